// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/program_process.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <thread>

#include "core/child/descendants.h"
#include "core/child/run_to_end.h"
#include "core/files/file_io.h"
#include "core/files/temporary_file.h"
#include "core/text/system_message.h"
#include "program/loaded_program.h"
#include "program/program_compiler.h"
#include "program/run_order.h"
#include "program/runtime/program_run.h"

namespace warpbench::program {
namespace {

constexpr std::size_t kMostFileBytes = std::size_t{4} << 30;

/// A descriptor number that programs are unlikely to use. Closed in their child processes.
constexpr int kFarAway = 200;
int movedAway(int descriptor) {
  const int moved = ::fcntl(descriptor, F_DUPFD_CLOEXEC, kFarAway);
  return moved >= 0 ? moved : descriptor;
}

/// Closes this process's other descriptors, so that the program cannot use its sockets or files.
void closeAllBut(int report) {
  ::close_range(STDERR_FILENO + 1, static_cast<unsigned>(report) - 1, 0);
  ::close_range(static_cast<unsigned>(report) + 1, ~0U, 0);
}

/// Limits CPU time to what all processors provide in that wall time.
void limitProcessorTime(int seconds) {
  rlimit limits{};
  ::getrlimit(RLIMIT_CPU, &limits);
  limits.rlim_cur =
      std::min<rlim_t>(limits.rlim_cur, static_cast<rlim_t>(seconds) * std::max(1U, std::thread::hardware_concurrency()));
  ::setrlimit(RLIMIT_CPU, &limits);
}

/// Replaces this process by the program.
int becomeLinked(const ProgramOrder& order, const GpuProfile& profile, int report) {
  const int kept = ::fcntl(report, F_DUPFD, kFarAway);
  const LinkedRun run{.device = "simulated:" + profile.id, .report = kept, .order = order};
  ::setenv(kRunVariable, textOf(run).c_str(), 1);
  std::vector<std::string> words{order.name};
  words.insert(words.end(), order.arguments.begin(), order.arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  ::execv(order.object.c_str(), pointers.data());
  Reporter(kept).send(lineOf(RefusalEvent{"it cannot be started: " + systemMessage(errno).english()}));
  return kProgramCannotRun;
}

}  // namespace

bool isLinkedProgram(const std::filesystem::path& file) {
  constexpr std::size_t kMost = std::size_t{1} << 30;
  std::error_code error;
  if (!std::filesystem::is_regular_file(file, error) || ::access(file.c_str(), X_OK) != 0) return false;
  const std::string content = readFile(file, kMost);
  return content.starts_with("\x7f" "ELF") && content.find(kProgramLibrary) != std::string::npos;
}

ProgramEnd runProgram(const ProgramOrder& order, const GpuProfile& profile, const std::stop_token& stop,
                      const std::function<void(const ProgramEvent&)>& heard,
                      const std::function<void(const LaunchBegins&)>& atLaunch) {
  std::optional<TemporaryFolder> temporary;
  ProgramOrder confined = order;
  if (std::optional<sandbox::Confinement>& confinement = confined.confinement) {
    sandbox::addFolder(confinement->read, order.object.parent_path());
    confinement->write.push_back(temporary.emplace().path().string());
  }
  const auto body = [&](int pipe) -> int {
    const int report = movedAway(pipe);
    if (confined.confinement) {
      closeAllBut(report);
      ::setenv("TMPDIR", temporary->path().c_str(), 1);
      limitProcessorTime(order.seconds);
    }
    if (isLinkedProgram(order.object)) return becomeLinked(confined, profile, report);  // it confines itself
    if (confined.confinement) sandbox::confine(*confined.confinement);
    std::exit(runLoaded(order, profile, report));  // exits as main() would
  };
  std::optional<LaunchBegins> running;
  std::optional<HostFault> fault;
  const auto listen = [&](std::string_view line) {
    if (const auto faults = hostFaultIn(line)) {
      fault = faults;
      return;
    }
    if (const auto begins = launchThatBegins(line)) {
      running = begins;
      if (atLaunch) atLaunch(*begins);
      return;
    }
    const ProgramEvent event = eventFrom(line);
    if (std::holds_alternative<LaunchEvent>(event)) running.reset();
    heard(event);
  };
  ProgramEnd end = runInChild(order, body, stop, listen);
  if (!end.code && fault)
    end.text += ": " + fault->what;
  else if (!end.code && running)
    end.text +=
        " in " + running->kernel + ", launched at " +
        warpbench::toText(SourceLine{running->file, running->line}).english() +
        (running->blocks > 1 ? ", at block " + std::to_string(std::max<std::int64_t>(running->begun, 1)) + " of " +
                                   std::to_string(running->blocks)
                             : "");
  return end;
}

ProgramEnd runInChild(const ProgramOrder& order, const std::function<int(int report)>& body,
                      const std::stop_token& stop, const std::function<void(std::string_view line)>& heard) {
  using process::ChildStart;
  // In the sandbox the program cannot start processes.
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
