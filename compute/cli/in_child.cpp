// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/in_child.h"

#include <unistd.h>

#include <ext/stdio_filebuf.h>
#include <iostream>

#include "cli/answered.h"
#include "core/child/run_to_end.h"
#include "own/kernel_cache.h"

namespace warpbench::cli {

ExitCode inChild(const std::function<ExitCode()>& work) {
  using process::ChildStart;
  const auto body = [&](int) -> int {
    // What a kernel prints must not come between the words of a document.
    const int output = ::dup(STDOUT_FILENO);
    static __gnu_cxx::stdio_filebuf<char> buffer(output, std::ios::out);
    std::cout.rdbuf(&buffer);
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    return answered(work, output);
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
