// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/in_child.h"

#include <signal.h>
#include <unistd.h>

#include <chrono>
#include <ext/stdio_filebuf.h>
#include <iostream>
#include <optional>

#include "cli/answered.h"
#include "cli/interrupt.h"
#include "core/child/child.h"
#include "core/child/run_to_end.h"
#include "own/kernel_cache.h"
#include "core/sandbox/confinement.h"

namespace warpbench::cli {

ExitCode inChild(const std::function<ExitCode()>& work) {
  using process::ChildStart;
  const sandbox::Confinement confinement = sandbox::ofKernels(own::kernelCacheFolder());
  const auto body = [&](int) -> int {
    sandbox::confine(confinement);
    // What a kernel prints must not come between the words of a document.
    const int output = ::dup(STDOUT_FILENO);
    static __gnu_cxx::stdio_filebuf<char> buffer(output, std::ios::out);
    std::cout.rdbuf(&buffer);
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    return answered(work, output);
  };
  std::cout.flush();
  const Interrupt interrupt;
  process::Child child(ChildStart{.body = body,
                                  .input = ChildStart::Input::Inherited,
                                  .output = ChildStart::Stream::Inherited,
                                  .errors = ChildStart::Errors::Inherited},
                       0);
  using Clock = process::Child::Clock;
  constexpr std::chrono::milliseconds kLook(20);
  constexpr std::chrono::seconds kGrace(5);  // to say what it has done
  std::optional<Clock::time_point> last;
  while (!child.awaitEnd(Clock::now() + kLook) && (!last || Clock::now() < *last))
    if (!last && interrupt.token().stop_requested()) {
      ::kill(child.pid(), SIGTERM);
      last = Clock::now() + kGrace;
    }
  const Message end = child.end();
  own::removeAbandonedWork(own::kernelCacheFolder());
  if (child.code()) return static_cast<ExitCode>(*child.code());
  if (last) {
    say("stopped");
    return kInterrupted;
  }
  say("the process with the kernels " + end.english());
  return kSomethingFailed;
}

}  // namespace warpbench::cli
