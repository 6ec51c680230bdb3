// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/in_child.h"

#include <unistd.h>

#include <ext/stdio_filebuf.h>
#include <iostream>

#include "base/error.h"
#include "child/run_to_end.h"
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
  using process::ChildStart;
  const auto body = [&](int) -> int {
    // What a kernel prints must not come between the words of a document.
    static __gnu_cxx::stdio_filebuf<char> output(::dup(STDOUT_FILENO), std::ios::out);
    std::cout.rdbuf(&output);
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    const ExitCode code = answered(work);
    std::cout.flush();
    return std::cout ? code : kBadRequest;
  };
  std::cout.flush();
  const process::RunOutcome outcome = process::runToEnd({.body = body,
                                                         .input = ChildStart::Input::Inherited,
                                                         .output = ChildStart::Stream::Inherited,
                                                         .errors = ChildStart::Errors::Inherited,
                                                         .ownGroup = false});
  own::removeAbandonedWork(own::kernelCacheFolder());
  if (outcome.code) return static_cast<ExitCode>(*outcome.code);
  say("the process with the kernels " + outcome.end.english());
  return kSomethingFailed;
}

}  // namespace warpbench::cli
