// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/slurm.h"

#include <algorithm>
#include <sstream>

#include "core/child/run_to_end.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "remote/slurm_job.h"

namespace warpbench::jobs {
namespace {

constexpr std::chrono::seconds kTimeout(60);  // slurmctld may be busy

/// Adds the queue positions of waiting jobs.
void addPlaces(std::vector<QueueEntry>& jobs) {
  process::SlurmQueue waiting;
  try {
    std::istringstream lines(captureOutput(process::squeueOfWaiting("%A|%P"), kTimeout));
    for (std::string line; std::getline(lines, line);)
      if (const std::size_t end = line.find('|'); end != std::string::npos)
        waiting.add(line.substr(end + 1), line.substr(0, end));
  } catch (const DeviceError&) {
    // Positions are optional.
  }
  for (QueueEntry& job : jobs) job.place = waiting.placeOf(job.job);
}

bool isOneOf(const std::string& state, std::initializer_list<std::string_view> states) {
  return std::ranges::find(states, state) != states.end();
}

}  // namespace

std::string captureOutput(const std::vector<std::string>& words, std::chrono::seconds limit) {
  using process::RunOutcome;
  constexpr std::size_t kMost = std::size_t{16} << 20;
  const RunOutcome outcome = process::runToEnd({.words = words}, {.time = limit, .outputBytes = kMost});
  if (outcome.how == RunOutcome::How::TooLate) throw TimedOut(processFailure(words.at(0), outcome.end));
  if (outcome.how == RunOutcome::How::ByItself && outcome.code == 0) return outcome.output;
  throw DeviceError(processFailure(words.at(0), outcome.end, outcome.complaints));
}

std::vector<std::string> sbatchCommand(const process::Remote& place, const std::filesystem::path& folder,
                                       const std::vector<std::string>& words) {
  // sbatch, "filename pattern": expands %j and the like, %% is %, and a backslash disables expansion.
  std::string output;
  for (const char c : (folder / "output.txt").string()) {
    if (c == '\\')
      throw RequestError(Message::text("the folder '%1' has a backslash in its name"), printable(folder.string()));
    output += c == '%' ? "%%" : std::string(1, c);
  }
  std::vector<std::string> command{
      "sbatch",     "--parsable",         "--job-name=" + jobName(folder),
      "--ntasks=1", "--output=" + output, "--signal=B:INT@" + std::to_string(kSecondsToSave)};
  process::addJobOptions(command, place);
  command.push_back((folder / "job.sh").string());
  command.push_back(place.program);
  command.insert(command.end(), words.begin(), words.end());
  return command;
}

Submitted submit(const process::Remote& place, const std::filesystem::path& folder,
                 const std::vector<std::string>& words) {
  const std::string output = captureOutput(sbatchCommand(place, folder, words), kTimeout);
  // "NUMBER" or "NUMBER;CLUSTER".
  const std::string line = output.substr(0, output.find('\n'));
  const std::size_t end = line.find(';');
  Submitted submitted{.job = line.substr(0, end), .cluster = end == line.npos ? "" : printable(line.substr(end + 1))};
  if (!isJobNumber(submitted.job))
    throw DeviceError(Message::text("sbatch printed '%1' instead of a job number"), printable(output));
  return submitted;
}

std::string clusterName() {
  std::string config;
  try {
    config = captureOutput({"scontrol", "show", "config"}, kTimeout);
  } catch (const DeviceError& error) {
    // Without scontrol, jobs are identified by number and name only.
    if (!std::string_view(error.what()).starts_with("cannot start")) throw;
  }
  std::istringstream lines(config);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string name, is, value;
    if (words >> name >> is >> value && name == "ClusterName") return printable(value);
  }
  return "";
}

bool QueueEntry::isWaiting() const {
  return isOneOf(state, {"PENDING", "CONFIGURING", "REQUEUED", "REQUEUE_FED", "REQUEUE_HOLD", "RESV_DEL_HOLD",
                         "SPECIAL_EXIT", "REVOKED"});
}

bool QueueEntry::isRunning() const {
  return isOneOf(state, {"RUNNING", "COMPLETING", "SUSPENDED", "STOPPED", "SIGNALING", "STAGE_OUT", "RESIZING"});
}

Message QueueEntry::waiting() const {
  if (place.empty()) return reason;
  return reason.empty() ? place : Message(Message::text("%1 (%2)"), place, reason);
}

std::string jobName(const std::filesystem::path& folder) { return "warpbench-" + folder.filename().string(); }

std::vector<QueueEntry> queue() {
  std::istringstream lines(
      captureOutput({"squeue", "--me", "--states=all", "--noheader", "--format=%A|%T|%r|%j"}, kTimeout));
  std::vector<QueueEntry> jobs;
  for (std::string line; std::getline(lines, line);) {
    // The name comes last, since others' names may contain anything.
    const std::size_t first = line.find('|');
    const std::size_t second = line.find('|', first + 1);
    const std::size_t third = line.find('|', second + 1);
    if (first == line.npos || second == line.npos || third == line.npos) continue;
    const std::string reason = printable(line.substr(second + 1, third - second - 1));
    jobs.push_back({.job = line.substr(0, first),
                    .name = line.substr(third + 1),
                    .state = printable(line.substr(first + 1, second - first - 1)),
                    .reason = reason == "None" ? "" : reason,
                    .place = {}});
  }
  if (std::ranges::any_of(jobs, &QueueEntry::isWaiting)) addPlaces(jobs);
  return jobs;
}

void cancel(const std::string& job) { captureOutput({"scancel", job}, kTimeout); }

bool isJobNumber(std::string_view text) {
  constexpr std::size_t kLongest = 10;  // of a 32-bit number
  return !text.empty() && text.size() <= kLongest && text.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace warpbench::jobs
