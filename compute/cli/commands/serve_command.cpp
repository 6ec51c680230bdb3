// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>

#include "core/text/error.h"
#include "core/text/system_message.h"
#include "engine/devices/devices.h"
#include "own/kernel_cache.h"
#include "remote/server.h"
#include "core/sandbox/confinement.h"
#include "validation/profiled_points.h"

namespace warpbench::cli {

ExitCode serveCommand(bool confined) {
  if (confined) sandbox::confine(sandbox::ofKernels(own::kernelCacheFolder()));
  // Other output, such as a driver's or a kernel's printf, must not get in between the answers.
  const int output = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (output < 0 || ::dup2(STDERR_FILENO, STDOUT_FILENO) < 0)
    throw RequestError("cannot use standard output: " + systemMessage(errno).english());
  switch (process::serve(STDIN_FILENO, output,
                         {.open = openDevice, .list = listDevices, .count = validation::addHardwareCounters})) {
    case process::ServeEnd::Done:
      return kSuccess;
    case process::ServeEnd::Refused:
      return kBadRequest;
    case process::ServeEnd::Stuck:
      break;
  }
  std::_Exit(kFailure);
}

}  // namespace warpbench::cli
