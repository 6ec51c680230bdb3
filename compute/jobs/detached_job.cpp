// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/detached_job.h"

#include <algorithm>
#include <map>
#include <system_error>
#include <tuple>

#include "device_id.h"
#include "error.h"
#include "jobs/job_record.h"
#include "jobs/program.h"
#include "jobs/run_arguments.h"
#include "jobs/slurm.h"
#include "last_words.h"
#include "runner.h"
#include "text.h"
#include "user_data.h"

namespace warpbench::jobs {

namespace {

namespace fs = std::filesystem;
using Kind = JobState::Kind;

constexpr const char* kRecord = "job.json";
constexpr const char* kSession = "session.json";
constexpr std::size_t kLargestRecord = std::size_t{8} << 20;
constexpr std::size_t kLargestSession = std::size_t{1} << 30;

/// What it may have said before it ended.
std::string withOutput(const std::string& text, const DetachedJob& job) {
  const std::string said = lastWords(endOf(job.folder / "output.txt"));
  return text + (said.empty() ? "" : "; it said: " + said);
}

JobState doneState(const DetachedJob& job, const Session& session) {
  const std::size_t results = session.results.size();
  const bool all = results >= job.record.points;
  return {
      .kind = Kind::Done,
      .text = all ? ""
                  : "stopped after " + std::to_string(results) + " of " + std::to_string(job.record.points) + " points",
      .results = results};
}

/// What the files say; nothing where they say nothing yet.
std::optional<JobState> stateByFiles(const DetachedJob& job) {
  if (!job.problem.empty()) return JobState{.kind = Kind::Unknown, .text = job.problem};
  try {
    if (const auto session = resultsOf(job)) return doneState(job, *session);
  } catch (const std::exception& error) {
    return JobState{.kind = Kind::Failed, .text = std::string("its results cannot be read: ") + error.what()};
  }
  if (!job.record.job.empty()) return std::nullopt;
  // Whoever submits a job has its folder until Slurm has given it a number.
  if (!JobLock::tryTake(job.folder)) return JobState{.kind = Kind::Queued, .text = "it is being submitted"};
  return JobState{.kind = Kind::Failed, .text = withOutput("Slurm gave it no number", job)};
}

JobState stateByQueue(const DetachedJob& job, const std::map<std::string, QueueEntry>& known) {
  const auto found = known.find(job.record.job);
  if (found == known.end()) return {.kind = Kind::Failed, .text = withOutput("Slurm does not know it any more", job)};
  const QueueEntry& entry = found->second;
  if (entry.waits()) return {.kind = Kind::Queued, .text = entry.waiting()};
  if (entry.runs()) return {.kind = Kind::Running, .text = ""};
  return {.kind = Kind::Failed, .text = withOutput("Slurm says " + entry.state, job)};
}

/// As the job's devices are called here.
void addPlace(Session& session, const std::string& place) {
  for (Result& result : session.results) result.device = withPlace(withoutPlace(result.device), place);
  for (DeviceRecord& device : session.environment.devices) device.id = withPlace(withoutPlace(device.id), place);
}

void writeRecord(const DetachedJob& job) { writeFile(job.folder / kRecord, toJson(job.record)); }

}  // namespace

fs::path jobsFolder() {
  fs::path folder = userDataFolder("jobs");
  if (folder.empty()) throw RequestError("there is no home folder to keep the job in");
  return folder;
}

DetachedJob leaveToCluster(const fs::path& jobs, const process::NamedPlace& place, const Request& request) {
  const process::Place there = process::placeFrom(place.text);
  if (there.kind != process::Place::Kind::Slurm)
    throw RequestError("only Slurm takes jobs that nobody waits for: '" + printable(place.text) + "' is another place");
  DetachedJob job;
  job.record = {.job = "",
                .place = place.text,
                .placeName = place.name,
                .date = provenanceOf(DeviceInfo()).date,
                .family = request.family,
                .points = pointsOf(request),
                .words = runArguments(request)};
  job.folder = makeFolder(jobs);
  job.record.words.insert(job.record.words.end(), {"--out", (job.folder / kSession).string()});

  std::optional<JobLock> lock = JobLock::tryTake(job.folder);
  const auto forget = [&] {
    std::error_code ignored;
    fs::remove_all(job.folder, ignored);
  };
  try {
    if (!lock) throw RequestError("cannot write '" + printable(job.folder.string()) + "'");
    writeFile(job.folder / "job.sh", kScript);
    writeRecord(job);
    job.record.job = submit(there, job.folder, job.record.words);
  } catch (const TimedOut&) {
    throw;  // the job may come yet
  } catch (...) {
    forget();
    throw;
  }
  try {
    writeRecord(job);
  } catch (...) {
    // Nobody would ever ask Slurm about it. Where it cannot be cancelled, what it measures still finds its folder.
    try {
      cancel(job.record.job);
      forget();
    } catch (const DeviceError&) {
    }
    throw;
  }
  return job;
}

std::vector<DetachedJob> jobsIn(const fs::path& jobs) {
  std::vector<DetachedJob> found;
  std::error_code ignored;
  for (fs::directory_iterator each(jobs, ignored), end; !ignored && each != end; each.increment(ignored)) {
    std::error_code unreadable;
    const fs::path& folder = each->path();
    if (folder.filename().string().starts_with('.') || !fs::is_directory(each->symlink_status(unreadable))) continue;
    DetachedJob job{.folder = folder, .record = {}, .problem = ""};
    try {
      const auto record = contentOf(folder / kRecord, kLargestRecord);
      if (!record) continue;
      job.record = recordFrom(*record);
    } catch (const std::exception& error) {
      job.problem = std::string("its record cannot be read: ") + error.what();
    }
    found.push_back(std::move(job));
  }
  std::ranges::sort(found, {}, [](const DetachedJob& job) { return std::tuple(job.record.date, job.folder); });
  return found;
}

std::vector<JobState> statesOf(const std::vector<DetachedJob>& all) {
  std::vector<JobState> states(all.size());
  std::vector<std::size_t> asked;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (const auto state = stateByFiles(all[i]))
      states[i] = *state;
    else
      asked.push_back(i);
  }
  if (asked.empty()) return states;
  try {
    const std::map<std::string, QueueEntry> known = queue();
    for (const std::size_t i : asked) {
      states[i] = stateByQueue(all[i], known);
      // It may have ended after the files were looked at.
      if (states[i].kind == Kind::Failed)
        if (const auto now = stateByFiles(all[i])) states[i] = *now;
    }
  } catch (const DeviceError& error) {
    for (const std::size_t i : asked) states[i].text = error.what();
  }
  return states;
}

std::optional<Session> resultsOf(const DetachedJob& job) {
  const auto content = contentOf(job.folder / kSession, kLargestSession);
  if (!content) return std::nullopt;
  Session session = sessionFromJson(*content);
  addPlace(session, job.record.placeName);
  return session;
}

bool endJob(const DetachedJob& job) {
  const JobState state = statesOf({job}).front();
  if (!job.problem.empty()) throw RequestError(job.problem);
  if (state.kind == Kind::Unknown) throw DeviceError(state.text);
  if (state.kind == Kind::Done)
    throw RequestError("job " + job.id() + " has " + std::to_string(state.results) + " results: take them");
  std::optional<JobLock> lock = JobLock::tryTake(job.folder);
  if (!lock) throw RequestError("job " + job.id() + " is in the hands of another Warpbench");
  if (state.kind == Kind::Queued || state.kind == Kind::Running) cancel(job.record.job);
  if (state.kind == Kind::Running) return false;
  removeFolder(job.folder, std::move(*lock));
  return true;
}

}  // namespace warpbench::jobs
