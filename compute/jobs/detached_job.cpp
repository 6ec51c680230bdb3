// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/detached_job.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <system_error>
#include <tuple>

#include "core/child/run_to_end.h"
#include "core/files/file_io.h"
#include "core/files/user_data.h"
#include "core/text/error.h"
#include "core/text/json_node.h"
#include "core/text/json_parser.h"
#include "core/text/text.h"
#include "engine/run/runner.h"
#include "format/session_file.h"
#include "jobs/run_arguments.h"
#include "jobs/slurm.h"
#include "results/values/device_id.h"

namespace warpbench::jobs {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kFormat = "warpbench-job";
constexpr int kVersion = 1;

template <typename Owner, typename Visit>
void visitTexts(Owner& record, Visit visit) {
  visit("job", record.job);
  visit("place", record.place);
  visit("place_name", record.placeName);
  visit("date", record.date);
  visit("family", record.family);
}

std::string toJson(const JobRecord& record) {
  Json json = {{"format", kFormat}, {"version", kVersion}};
  if (!record.cluster.empty()) json["cluster"] = record.cluster;
  visitTexts(record, [&](const char* name, const std::string& text) { json[name] = text; });
  json["points"] = record.points;
  json["words"] = record.words;
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

JobRecord recordFrom(std::string_view text) {
  constexpr std::int64_t kMaxPoints = 1'000'000;
  const Json json = parseJson(text);
  const Node document(json, "");
  if (const Node format = document.at("format"); format.text() != kFormat)
    format.fail(std::string("expected \"") + kFormat + "\"");
  const Node version = document.at("version");
  if (version.integer(1) != kVersion)
    version.fail("this program reads version " + std::to_string(kVersion) + ", found " +
                 std::to_string(version.integer(1)));
  JobRecord record;
  visitTexts(record, [&](const char* name, std::string& value) { value = oneLine(document.at(name).text()); });
  if (const auto cluster = document.find("cluster")) record.cluster = oneLine(cluster->text());
  // It is passed to squeue and scancel.
  if (!record.job.empty() && !isJobNumber(record.job)) document.at("job").fail("expected the number of a job");
  if (!process::isPlaceName(record.placeName)) document.at("place_name").fail("expected the name of a place");
  record.points = static_cast<std::size_t>(document.at("points").integer(0, kMaxPoints));
  document.at("words").visitElements([&](const Node& word) { record.words.push_back(word.text()); });
  return record;
}

namespace fs = std::filesystem;
using Kind = JobState::Kind;

constexpr const char* kRecord = "job.json";
constexpr const char* kSession = "session.json";
constexpr std::size_t kLargestRecord = std::size_t{8} << 20;
constexpr std::size_t kLargestSession = std::size_t{1} << 30;

/// Adds the last lines of the job's output.
Message withOutput(const Message& text, const DetachedJob& job) {
  const std::string said = lastWords(endOf(job.folder / "output.txt"));
  return said.empty() ? text : Message(Message::text("%1; it said: %2"), text, said);
}

/// State from the results so far; nothing without results.
std::optional<JobState> stateByResults(const DetachedJob& job) {
  try {
    const auto session = resultsOf(job);
    if (!session) return std::nullopt;
    const std::size_t results = session->results.size();
    const bool all = results >= job.record.points;
    return JobState{.kind = Kind::Done,
                    .text = all ? Message() : Message(Message::text("%1 of %2 points"), results, job.record.points),
                    .results = results};
  } catch (const std::exception& error) {
    return JobState{.kind = Kind::Failed, .text = {Message::text("its results cannot be read: %1"), messageOf(error)}};
  }
}

/// State of a job that Slurm no longer knows.
JobState endedState(const DetachedJob& job, const Message& reason) {
  if (const auto state = stateByResults(job)) return *state;
  return {.kind = Kind::Failed, .text = withOutput(reason, job)};
}

struct Cluster {
  std::string name;
  std::vector<QueueEntry> queue;
};

/// Queries the cluster of this machine. @throws DeviceError.
Cluster queryCluster(const std::vector<DetachedJob>& jobs) {
  const bool named = std::ranges::any_of(jobs, [](const DetachedJob& job) { return !job.record.cluster.empty(); });
  return {.name = named ? clusterName() : "", .queue = queue()};
}

/// Why this cluster's list does not cover the job; empty if it does. Clusters may share a home folder and job numbers.
Message clusterMismatch(const DetachedJob& job, const Cluster& cluster) {
  const JobRecord& record = job.record;
  if (!record.cluster.empty() && !cluster.name.empty() && record.cluster != cluster.name)
    return {Message::text("it went to cluster %1, but this machine belongs to %2"), record.cluster, cluster.name};
  const auto others = [&, name = jobName(job.folder)](const QueueEntry& entry) {
    return entry.job == record.job && entry.name != name;
  };
  if (!std::ranges::any_of(cluster.queue, others)) return {};
  return {Message::text("Slurm's number %1 now belongs to another job"), record.job};
}

/// Slurm's entry for the job, found by name if its number is unknown; nullptr if there is none.
const QueueEntry* entryOf(const DetachedJob& job, const std::vector<QueueEntry>& queue) {
  const std::string& number = job.record.job;
  const auto found = std::ranges::find_if(queue, [&, name = jobName(job.folder)](const QueueEntry& entry) {
    return entry.name == name && (number.empty() || entry.job == number);
  });
  return found == queue.end() ? nullptr : &*found;
}

JobState stateIn(const Cluster& cluster, const DetachedJob& job, std::size_t resultsSoFar) {
  if (Message why = clusterMismatch(job, cluster); !why.empty())
    return {.kind = Kind::Unknown, .text = std::move(why), .results = resultsSoFar};
  const QueueEntry* const entry = entryOf(job, cluster.queue);
  if (!entry)
    return endedState(job, job.record.job.empty() ? Message::text("Slurm gave it no job number")
                                                  : Message::text("Slurm no longer knows it"));
  if (entry->isWaiting()) return {.kind = Kind::Queued, .text = entry->waiting()};
  if (entry->isRunning()) return {.kind = Kind::Running, .text = "", .results = resultsSoFar};
  return endedState(job, {Message::text("Slurm says %1"), entry->state});
}

/// State from the job's files; Unknown if they do not tell yet.
JobState stateByFiles(const DetachedJob& job) {
  if (!job.problem.empty()) return {.kind = Kind::Unknown, .text = job.problem};
  if (const auto state = stateByResults(job)) return *state;
  // The submitting process locks the folder until Slurm has assigned a number.
  if (job.record.job.empty() && !JobLock::tryTake(job.folder))
    return {.kind = Kind::Queued, .text = Message::text("it is being submitted")};
  return {};
}

/// Whether only Slurm can tell the state.
bool isOpen(const DetachedJob& job, const JobState& state) {
  return state.kind == Kind::Done ? state.results < job.record.points
                                  : state.kind == Kind::Unknown && job.problem.empty();
}

/// Adds the place to device ids.
void addPlace(Session& session, const std::string& place) {
  for (Result& result : session.results) result.device = withPlace(withoutPlace(result.device), place);
  for (DeviceRecord& device : session.environment.devices) device.id = withPlace(withoutPlace(device.id), place);
}

void writeRecord(const DetachedJob& job) { writeFile(job.folder / kRecord, toJson(job.record)); }

}  // namespace

fs::path jobsFolder() {
  fs::path folder = userDataFolder("jobs");
  if (folder.empty()) throw RequestError(Message::text("there is no home folder to store the job in"));
  return folder;
}

DetachedJob leaveToCluster(const fs::path& jobs, const process::NamedRemote& place, const Request& request) {
  const process::Remote there = process::remoteFrom(place.text);
  if (there.kind != process::Remote::Kind::Slurm)
    throw RequestError(Message::text("only Slurm runs detached jobs: '%1' is another place"), printable(place.text));
  if (!there.host.empty())
    throw RequestError(
        Message::text(
            "a run can be submitted to a cluster only from one of its machines: start Warpbench on %1, without host="),
        printable(there.host));
  // The name is used in the job's record and its devices' ids.
  if (!process::isPlaceName(place.name))
    throw RequestError(Message::text("'%1' is not a valid place name: use up to 64 letters, digits and . - _ : [ ]"),
                       printable(place.name));
  DetachedJob job;
  job.record = {.job = "",
                .cluster = "",
                .place = place.text,
                .placeName = place.name,
                .date = makeProvenance(DeviceInfo()).date,
                .family = request.family,
                .points = pointsOf(request),
                .words = runArguments(request)};
  try {
    job.record.cluster = clusterName();
  } catch (const DeviceError&) {
    // The number and name then identify the job.
  }
  job.folder = makeFolder(jobs);
  job.record.words.insert(job.record.words.end(), {"--out", (job.folder / kSession).string()});

  std::optional<JobLock> lock = JobLock::tryTake(job.folder);
  const auto forget = [&] {
    std::error_code ignored;
    fs::remove_all(job.folder, ignored);
  };
  try {
    if (!lock) throw RequestError(Message::text("cannot write '%1'"), printable(job.folder.string()));
    writeFile(job.folder / "job.sh", kScript);
    writeRecord(job);
    Submitted submitted = submit(there, job.folder, job.record.words);
    job.record.job = std::move(submitted.job);
    if (!submitted.cluster.empty()) job.record.cluster = std::move(submitted.cluster);
  } catch (const TimedOut&) {
    throw;  // the job may still be accepted
  } catch (...) {
    forget();
    throw;
  }
  try {
    writeRecord(job);
  } catch (...) {
    // Without its number, Slurm cannot be asked about the job. If cancelling fails, its results still find the folder.
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
    DetachedJob job{.folder = folder, .record = {}, .problem = {}};
    try {
      const auto record = contentOf(folder / kRecord, kLargestRecord);
      if (!record) continue;
      job.record = recordFrom(*record);
    } catch (const std::exception& error) {
      job.problem = {Message::text("its record cannot be read: %1"), messageOf(error)};
    }
    found.push_back(std::move(job));
  }
  // Dates have a resolution of one second, so sort by job number too.
  std::ranges::sort(found, {}, [](const DetachedJob& job) {
    return std::tuple(job.record.date, job.record.job.size(), job.record.job, job.folder);
  });
  return found;
}

std::vector<JobState> statesOf(const std::vector<DetachedJob>& all) {
  std::vector<JobState> states;
  std::vector<std::size_t> asked;
  for (const DetachedJob& job : all) {
    states.push_back(stateByFiles(job));
    if (isOpen(job, states.back())) asked.push_back(states.size() - 1);
  }
  if (asked.empty()) return states;
  try {
    const Cluster here = queryCluster(all);
    for (const std::size_t i : asked) states[i] = stateIn(here, all[i], states[i].results);
  } catch (const DeviceError& error) {
    for (const std::size_t i : asked)
      states[i] = {.kind = Kind::Unknown, .text = error.message(), .results = states[i].results};
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
  if (!job.problem.empty()) throw RequestError(job.problem);
  std::optional<JobLock> lock = JobLock::tryTake(job.folder);
  if (!lock) throw RequestError(Message::text("another Warpbench is using job %1"), job.id());
  const auto keepResults = [&job](std::size_t least) {
    const auto state = stateByResults(job);
    if (state && state->kind == Kind::Done && state->results >= least)
      throw RequestError(Message::text("job %1 has %2 results: take them"), job.id(), state->results);
  };
  keepResults(job.record.points);
  const Cluster here = queryCluster({job});
  if (const Message why = clusterMismatch(job, here); !why.empty())
    throw RequestError(Message::text("job %1: %2; its files are in '%3'"), job.id(), why, oneLine(job.folder.string()));
  const QueueEntry* const entry = entryOf(job, here.queue);
  if (entry && (entry->isWaiting() || entry->isRunning())) {
    cancel(entry->job);
    if (entry->isRunning()) return false;
    // A waiting job may have started meanwhile.
    const std::vector<QueueEntry> after = queue();
    const QueueEntry* const now = entryOf(job, after);
    if (now && now->isRunning()) return false;
  }
  keepResults(1);
  removeFolder(job.folder, std::move(*lock));
  return true;
}

}  // namespace warpbench::jobs
