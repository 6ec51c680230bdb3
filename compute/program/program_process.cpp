// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/program_process.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <thread>

#include "child/descendants.h"
#include "child/run_to_end.h"
#include "files/temporary_folder.h"
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

/// What this process has open is not the program's: no socket, no file that it could not open itself.
void closeAllBut(int report) {
  ::close_range(STDERR_FILENO + 1, static_cast<unsigned>(report) - 1, 0);
  ::close_range(static_cast<unsigned>(report) + 1, ~0U, 0);
}

/// As much as all processors have in that time.
void limitProcessorTime(int seconds) {
  rlimit limits{};
  ::getrlimit(RLIMIT_CPU, &limits);
  limits.rlim_cur =
      std::min<rlim_t>(limits.rlim_cur, static_cast<rlim_t>(seconds) * std::max(1U, std::thread::hardware_concurrency()));
  ::setrlimit(RLIMIT_CPU, &limits);
}

}  // namespace

ProgramEnd runProgram(const ProgramOrder& order, const GpuProfile& profile, const std::stop_token& stop,
                      const std::function<void(const ProgramEvent&)>& heard) {
  std::optional<TemporaryFolder> temporary;
  std::optional<sandbox::Confinement> confinement = order.confinement;
  if (confinement) {
    sandbox::addFolder(confinement->read, order.object.parent_path());
    confinement->write.push_back(temporary.emplace().path().string());
  }
  const auto body = [&](int pipe) -> int {
    const int report = movedAway(pipe);
    if (confinement) {
      closeAllBut(report);
      ::setenv("TMPDIR", temporary->path().c_str(), 1);
      limitProcessorTime(order.seconds);
      sandbox::confine(*confinement);
    }
    std::exit(runLoaded(order, profile, report));  // as main()
  };
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
  // In the sandbox it starts nothing.
  const bool starts = !order.confinement || order.confinement->processes;
  std::optional<process::Orphans> orphans;
  if (starts) orphans.emplace();
  const auto whole = [&](int report) {
    if (starts) process::standGuard();
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
