// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/terminal/table.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "format/session_file.h"
#include "format/session_json.h"
#include "jobs/detached_job.h"
#include "tables/result_table.h"

namespace warpbench::cli {

namespace {

namespace fs = std::filesystem;
using jobs::DetachedJob;
using jobs::JobState;
using Kind = JobState::Kind;

std::string wordOf(Kind kind) {
  switch (kind) {
    case Kind::Queued:
      return "queued";
    case Kind::Running:
      return "running";
    case Kind::Done:
      return "done";
    case Kind::Failed:
      return "failed";
    case Kind::Unknown:
      break;
  }
  return "unknown";
}

std::string jsonOf(const std::vector<DetachedJob>& all, const std::vector<JobState>& states) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < all.size(); ++i)
    list.push_back({{"id", all[i].id()},
                    {"state", wordOf(states[i].kind)},
                    {"text", states[i].text},
                    {"results", states[i].results},
                    {"family", all[i].record.family},
                    {"points", all[i].record.points},
                    {"place", all[i].record.place},
                    {"date", all[i].record.date},
                    {"folder", all[i].folder.string()}});
  return toLine({{"jobs", list}}) + "\n";
}

void print(const std::vector<DetachedJob>& all, const std::vector<JobState>& states) {
  Table table({{"job"}, {"submitted"}, {"family"}, {"points", true}, {"place"}, {"state"}, {"results", true}});
  for (std::size_t i = 0; i < all.size(); ++i) {
    const jobs::JobRecord& record = all[i].record;
    const bool known = all[i].problem.empty();
    table.add({all[i].id(), record.date, record.family, known ? std::to_string(record.points) : "", record.place,
               wordOf(states[i].kind),
               states[i].kind == Kind::Done || states[i].results > 0 ? std::to_string(states[i].results) : ""});
  }
  if (table.empty())
    std::cout << "there are no jobs: none was submitted, or all results were taken\n";
  else
    table.print(std::cout);
  for (std::size_t i = 0; i < all.size(); ++i)
    if (!states[i].text.empty()) std::cout << all[i].id() << ": " << oneLine(states[i].text.english()) << '\n';
}

/// The latest job with that id.
DetachedJob jobOf(const std::vector<DetachedJob>& all, const std::string& id) {
  const auto found = std::ranges::find(all.rbegin(), all.rend(), id, &DetachedJob::id);
  if (found != all.rend()) return *found;
  std::vector<std::string> known;
  for (const DetachedJob& job : all) known.push_back(job.id());
  throw RequestError("there is no job '" + printable(id) + "'; there is " + (known.empty() ? "none" : joined(known)));
}

/// The file to write. Without --out it must not exist yet.
fs::path fileFor(const CliArguments& arguments, const DetachedJob& job) {
  fs::path path = arguments.outFile ? fs::path(*arguments.outFile)
                                    : fs::path(job.record.family + "-" + job.id() + ".json").filename();
  if (!arguments.outFile && fs::exists(path))
    throw RequestError("'" + oneLine(path.string()) + "' already exists: name another file with --out");
  std::error_code unknown;  // such a path cannot be written either
  const fs::path inFolder = fs::weakly_canonical(fs::absolute(path, unknown), unknown)
                                .lexically_relative(fs::weakly_canonical(job.folder, unknown));
  if (!inFolder.empty() && *inFolder.begin() != "..")
    throw RequestError("'" + oneLine(path.string()) +
                       "' is in the job's folder, which will be deleted: name a file elsewhere with --out");
  return path;
}

ExitCode take(const DetachedJob& job, const CliArguments& arguments) {
  const JobState state = jobs::statesOf({job}).front();
  std::optional<jobs::JobLock> lock = jobs::JobLock::tryTake(job.folder);
  if (!lock) throw RequestError("job " + job.id() + " is in use by another Warpbench");
  const std::optional<Session> session = state.kind == Kind::Done ? jobs::resultsOf(job) : std::nullopt;
  if (!session)
    throw RequestError("job " + job.id() + " has " +
                       (state.results == 0 ? "no results"
                                           : "only " + std::to_string(state.results) + " of " +
                                                 std::to_string(job.record.points) + " results yet") +
                       ": it is " + wordOf(state.kind) + (state.text.empty() ? "" : ", " + state.text.english()));
  const fs::path path = fileFor(arguments, job);
  writeFile(path, toJson(*session));
  jobs::removeFolder(job.folder, std::move(*lock));
  const std::size_t results = session->results.size();
  const auto good = static_cast<std::size_t>(std::ranges::count_if(session->results, ranAndVerified));
  if (good < results)
    say(std::to_string(results - good) + " of " + std::to_string(results) + " results failed or are not verified");
  if (results < job.record.points)
    say(std::to_string(results) + " of " + std::to_string(job.record.points) + " points are done");
  std::cout << results << " results are in '" << oneLine(path.string()) << "'\n";
  return good == results && results >= job.record.points ? kSuccess : kFailure;
}

}  // namespace

ExitCode detachCommand(const CliArguments& arguments) {
  if (!arguments.place) throw RequestError("--detach leaves the run to a cluster: name the cluster with --on slurm");
  const std::pair<const char*, bool> forWhoeverWaits[] = {{"--out", arguments.outFile.has_value()},
                                                          {"--csv", arguments.csvFile.has_value()},
                                                          {"--picture", arguments.pictureFile.has_value()},
                                                          {"--append", arguments.append},
                                                          {"--json", arguments.json},
                                                          {"--why", arguments.why}};
  for (const auto& [option, given] : forWhoeverWaits)
    if (given)
      throw RequestError(std::string(option) +
                         ": with --detach there are no results yet; take them later with jobs --take ID --out FILE");
  Request request = requestOf(arguments);
  request.device = arguments.device.empty() ? "cuda:0" : arguments.device;
  const process::NamedRemote place{.name = process::nameOf(process::remoteFrom(*arguments.place)),
                                   .text = *arguments.place};
  const DetachedJob job = jobs::leaveToCluster(jobs::jobsFolder(), place, request);
  std::cout << "job " << job.id() << ": " << job.record.points << " points of " << job.record.family
            << "; results will be in '" << oneLine((job.folder / "session.json").string())
            << "', take them with: warpbench-cli jobs --take " << job.id() << '\n';
  return kSuccess;
}

ExitCode jobsCommand(const CliArguments& arguments) {
  const std::vector<DetachedJob> all = jobs::jobsIn(jobs::jobsFolder());
  if (arguments.takenJob) return take(jobOf(all, *arguments.takenJob), arguments);
  if (arguments.cancelledJob) {
    const DetachedJob job = jobOf(all, *arguments.cancelledJob);
    std::cout << (jobs::endJob(job) ? "job " + job.id() + " is forgotten\n"
                                    : "job " + job.id() + " ends; you can take its results in a moment\n");
    return kSuccess;
  }
  const std::vector<JobState> states = jobs::statesOf(all);
  if (arguments.json)
    std::cout << jsonOf(all, states);
  else
    print(all, states);
  return kSuccess;
}

}  // namespace warpbench::cli
