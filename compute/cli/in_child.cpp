// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/in_child.h"

#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <ext/stdio_filebuf.h>
#include <iostream>

#include "base/error.h"
#include "base/system_message.h"
#include "cli/own_kernel_file.h"
#include "own/kernel_cache.h"

namespace warpbench::cli {
namespace {

/// What main() would make of it.
ExitCode answered(const std::function<ExitCode()>& work) {
  try {
    return work();
  } catch (const CompileError& error) {
    printDiagnostics(std::cerr, error);
    return kBadRequest;
  } catch (const RequestError& error) {
    say(error.what());
    return kBadRequest;
  } catch (const std::exception& error) {
    say(error.what());
    return kSomethingFailed;
  }
}

}  // namespace

ExitCode inChild(const std::function<ExitCode()>& work) {
  std::cout.flush();
  const pid_t child = ::fork();
  if (child < 0) throw RequestError("cannot start a process: " + systemMessage(errno).english());
  if (child == 0) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    // What a kernel prints must not come between the words of a document.
    static __gnu_cxx::stdio_filebuf<char> output(::dup(STDOUT_FILENO), std::ios::out);
    std::cout.rdbuf(&output);
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    const ExitCode code = answered(work);
    std::cout.flush();
    std::_Exit(std::cout ? code : kBadRequest);  // memory may be damaged: nothing is cleaned up
  }
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  own::removeAbandonedWork(own::kernelCacheFolder());
  if (WIFEXITED(status)) return static_cast<ExitCode>(WEXITSTATUS(status));
  say("the process with the kernels was ended by signal " + std::to_string(WTERMSIG(status)) + " (" +
      signalName(WTERMSIG(status)) + ")");
  return kSomethingFailed;
}

}  // namespace warpbench::cli
