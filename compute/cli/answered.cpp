// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/answered.h"

#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <ext/stdio_filebuf.h>
#include <iostream>
#include <new>
#include <optional>
#include <system_error>

#include "cli/interrupt.h"
#include "cli/own_kernel_file.h"
#include "core/child/child.h"
#include "core/child/run_to_end.h"
#include "core/files/file_io.h"
#include "core/sandbox/confinement.h"
#include "core/text/error.h"
#include "core/text/system_message.h"
#include "own/kernel_cache.h"

namespace warpbench::cli {
namespace {

bool hasReader(int output) {
  pollfd end{.fd = output, .events = 0, .revents = 0};
  return ::poll(&end, 1, 0) <= 0 || (end.revents & (POLLERR | POLLHUP)) == 0;
}

}  // namespace

ExitCode codeOf(const std::exception& error) {
  if (dynamic_cast<const Cancelled*>(&error)) return kInterrupted;
  if (dynamic_cast<const CompileError*>(&error) || dynamic_cast<const WriteError*>(&error)) return kFailure;
  if (dynamic_cast<const RequestError*>(&error) || dynamic_cast<const FormatError*>(&error)) return kBadRequest;
  return kFailure;
}

ExitCode answered(const std::function<ExitCode()>& work, int output) {
  try {
    const ExitCode code = work();
    std::cout.flush();
    if (std::cout || !hasReader(output)) return code;
    say("cannot write to standard output");
    return kFailure;
  } catch (const CompileError& error) {
    printDiagnostics(std::cerr, error);
    return codeOf(error);
  } catch (const std::bad_alloc&) {
    // Not by std::cerr, which might allocate memory.
    std::fputs("warpbench-cli: out of memory: there is no more of it for this program\n", stderr);
  } catch (const std::system_error& error) {
    const bool threads = error.code() == std::errc::resource_unavailable_try_again;
    say(threads ? "cannot start more threads: " + systemMessage(error.code()).english() : error.what());
  } catch (const std::exception& error) {
    say(error.what());
    return codeOf(error);
  }
  return kFailure;
}

ExitCode inChild(const std::function<ExitCode()>& work) {
  using process::ChildStart;
  const sandbox::Confinement confinement = sandbox::ofKernels(own::kernelCacheFolder());
  const auto body = [&](int) -> int {
    sandbox::confine(confinement);
    // The output of a kernel must not end up inside a document.
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
  constexpr std::chrono::seconds kGrace(5);  // for the child to report what it has done
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
  return kFailure;
}

}  // namespace warpbench::cli
