// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/answered.h"

#include <poll.h>

#include <cstdio>
#include <iostream>
#include <new>
#include <system_error>

#include "cli/own_kernel_file.h"
#include "core/files/write_error.h"
#include "core/text/error.h"
#include "core/text/system_message.h"

namespace warpbench::cli {
namespace {

bool hasReader(int output) {
  pollfd end{.fd = output, .events = 0, .revents = 0};
  return ::poll(&end, 1, 0) <= 0 || (end.revents & (POLLERR | POLLHUP)) == 0;
}

}  // namespace

ExitCode codeOf(const std::exception& error) {
  if (dynamic_cast<const Cancelled*>(&error)) return kInterrupted;
  if (dynamic_cast<const CompileError*>(&error) || dynamic_cast<const WriteError*>(&error)) return kSomethingFailed;
  if (dynamic_cast<const RequestError*>(&error) || dynamic_cast<const FormatError*>(&error)) return kBadRequest;
  return kSomethingFailed;
}

ExitCode answered(const std::function<ExitCode()>& work, int output) {
  try {
    const ExitCode code = work();
    std::cout.flush();
    if (std::cout || !hasReader(output)) return code;
    say("cannot write to standard output");
    return kSomethingFailed;
  } catch (const CompileError& error) {
    printDiagnostics(std::cerr, error);
    return codeOf(error);
  } catch (const std::bad_alloc&) {
    // Without std::cerr's help, which may want some.
    std::fputs("warpbench-cli: out of memory: there is no more of it for this program\n", stderr);
  } catch (const std::system_error& error) {
    const bool threads = error.code() == std::errc::resource_unavailable_try_again;
    say(threads ? "cannot start more threads: " + systemMessage(error.code()).english() : error.what());
  } catch (const std::exception& error) {
    say(error.what());
    return codeOf(error);
  }
  return kSomethingFailed;
}

}  // namespace warpbench::cli
