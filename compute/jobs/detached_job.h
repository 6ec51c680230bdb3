// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/text/message.h"
#include "core/text/text.h"
#include "engine/run/request.h"
#include "jobs/job_folder.h"
#include "remote/place.h"
#include "results/session/session.h"

/// Requests that are left to a cluster: the submitting process may end meanwhile, and a later start picks up what came of
/// them. Each has a folder of its own, which the login node and the others share: its record, the script, and in time
/// Slurm's output and the session. Nothing that stands in there is ever run or gone to.
namespace warpbench::jobs {

/// What is written down when a job is submitted.
struct JobRecord {
  std::string job;                 ///< Slurm's number; empty until Slurm has given it
  std::string cluster;             ///< Slurm's name of it; empty where it said none
  std::string place;               ///< as placeFrom() reads it
  std::string placeName;           ///< what its devices bear
  std::string date;                ///< ISO 8601, UTC
  std::string family;              ///< of the request
  std::size_t points = 0;          ///< that the request comes to
  std::vector<std::string> words;  ///< what runs there, for people to read
};

struct DetachedJob {
  std::filesystem::path folder;
  JobRecord record;
  Message problem;  ///< why the record cannot be read: it may be of another version; else empty

  /// How people name it: Slurm's number, or the folder's name.
  std::string id() const { return record.job.empty() ? oneLine(folder.filename().string()) : record.job; }
};

/// How it stands with a job.
struct JobState {
  enum class Kind {
    Queued,
    Running,
    Done,     ///< it has ended, with results; with fewer than points, `text` says so
    Failed,   ///< it has ended without any
    Unknown,  ///< Slurm cannot be asked, or is another cluster's, or the record cannot be read
  };

  Kind kind = Kind::Unknown;
  Message text;             ///< one line: why it waits or failed; empty where there is nothing to say
  std::size_t results = 0;  ///< that can be read; of a job that runs, those so far
};

/// Where this user's jobs are: $XDG_DATA_HOME/warpbench/jobs. @throws RequestError where there is no home folder.
std::filesystem::path jobsFolder();

/// Leaves the request to the cluster that this machine is of.
/// @throws RequestError where it makes no sense, or the place is none of Slurm's here, or its files cannot be written;
/// DeviceError where it cannot be submitted. Nothing is left of it then, unless Slurm may have taken it all the same.
DetachedJob leaveToCluster(const std::filesystem::path& jobs, const process::NamedPlace& place, const Request& request);

/// All that are there, the latest last. Folders without a record, and links, are left out.
std::vector<DetachedJob> jobsIn(const std::filesystem::path& jobs);

/// How it stands with each of them. Slurm is asked once, and only about what has not all its results. Blocks meanwhile.
std::vector<JobState> statesOf(const std::vector<DetachedJob>& all);

/// What the job has measured by now, on devices that bear the place's name; nothing where it has not.
/// @throws RequestError, FormatError.
std::optional<Session> resultsOf(const DetachedJob& job);

/// Ends a job that waits or runs: of one that runs, what it has measured until now will be there in a moment. One that
/// has not begun, or has failed, is forgotten. @returns whether it is forgotten.
/// @throws RequestError where it has results, which are to be taken, or where its record cannot be read; DeviceError.
bool endJob(const DetachedJob& job);

}  // namespace warpbench::jobs
