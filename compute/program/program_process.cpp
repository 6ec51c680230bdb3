// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/program_process.h"

#include <fcntl.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <iostream>

#include "core/child/run_to_end.h"
#include "program/loaded_program.h"

namespace warpbench::program {
namespace {

constexpr std::size_t kMostFileBytes = std::size_t{4} << 30;

/// A descriptor that programs are unlikely to use, and that what they start does not have.
int movedAway(int descriptor) {
  constexpr int kFarAway = 200;
  const int moved = ::fcntl(descriptor, F_DUPFD_CLOEXEC, kFarAway);
  return moved >= 0 ? moved : descriptor;
}

}  // namespace

ProgramEnd runProgram(const ProgramOrder& order, const GpuProfile& profile, const std::stop_token& stop,
                      const std::function<void(const ProgramEvent&)>& heard) {
  const auto body = [&](int report) -> int { std::exit(runLoaded(order, profile, movedAway(report))); };  // as main()
  std::optional<LaunchBegins> running;
  const auto listen = [&](std::string_view line) {
    if (const auto begins = launchThatBegins(line)) {
      running = begins;
      return;
    }
    const ProgramEvent event = eventFrom(line);
    if (std::holds_alternative<LaunchEvent>(event)) running.reset();
    heard(event);
  };
  ProgramEnd end = runInChild(order, body, stop, listen);
  if (!end.code && running)
    end.text += " in " + running->kernel + ", launched at " +
                warpbench::toText(SourceLine{running->file, running->line}).english();
  return end;
}

ProgramEnd runInChild(const ProgramOrder& order, const std::function<int(int report)>& body,
                      const std::stop_token& stop, const std::function<void(std::string_view line)>& heard) {
  using process::ChildStart;
  const auto whole = [&](int report) {
    if (order.outputToErrors) ::dup2(STDERR_FILENO, STDOUT_FILENO);
    return body(report);
  };
  const ChildStart start{.body = whole,
                         .input = ChildStart::Input::Inherited,
                         .errors = ChildStart::Errors::Inherited,
                         .limits = {.fileBytes = kMostFileBytes, .noCoreFile = true}};
  std::cout.flush();
  const process::RunOutcome outcome =
      process::runToEnd(start, {.time = std::chrono::seconds(order.seconds)}, stop, heard);
  return {.code = outcome.code, .text = outcome.end, .tooLate = outcome.how == process::RunOutcome::How::TooLate};
}

}  // namespace warpbench::program
