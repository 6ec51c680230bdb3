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

/// Requests handed to a cluster: the submitting process may exit, and a later start collects the results. Each job has
/// a folder, shared by the login and compute nodes, with its record, the script, and later Slurm's output and the
/// session. Nothing read from the folder is executed or connected to.
namespace warpbench::jobs {

/// Written when a job is submitted.
struct JobRecord {
  std::string job;        ///< Slurm's job number; empty until assigned
  std::string cluster;    ///< Slurm's name of the cluster; empty if unknown
  std::string place;      ///< in the form of remoteFrom()
  std::string placeName;  ///< the place in its devices' ids
  std::string date;       ///< ISO 8601, UTC
  std::string family;
  std::size_t points = 0;          ///< number of points of the request
  std::vector<std::string> words;  ///< the command, for display
};

struct DetachedJob {
  std::filesystem::path folder;
  JobRecord record;
  Message problem;  ///< why the record cannot be read, for example another version; otherwise empty

  /// The id shown to users: Slurm's number, or the folder's name.
  std::string id() const { return record.job.empty() ? oneLine(folder.filename().string()) : record.job; }
};

/// The state of a job.
struct JobState {
  enum class Kind {
    Queued,
    Running,
    Done,     ///< ended with results; `text` says whether points are missing
    Failed,   ///< ended without results
    Unknown,  ///< Slurm cannot be asked or is another cluster's, or the record cannot be read
  };

  Kind kind = Kind::Unknown;
  Message text;             ///< one line: why it waits or failed; may be empty
  std::size_t results = 0;  ///< number of readable results, so far
};

/// The folder of this user's jobs: $XDG_DATA_HOME/warpbench/jobs. @throws RequestError without a home folder.
std::filesystem::path jobsFolder();

/// Submits the request to this machine's cluster. @throws RequestError if the request is invalid, the place is not a
/// local Slurm, or files cannot be written; DeviceError if submitting fails. On failure nothing remains, unless Slurm
/// may have accepted the job anyway.
DetachedJob leaveToCluster(const std::filesystem::path& jobs, const process::NamedRemote& place,
                           const Request& request);

/// All jobs, latest last. Ignores links and folders without a record.
std::vector<DetachedJob> jobsIn(const std::filesystem::path& jobs);

/// The state of each job. Queries Slurm once, and only if results are missing. Blocks meanwhile.
std::vector<JobState> statesOf(const std::vector<DetachedJob>& all);

/// The job's results so far, with the place in device ids; nothing if none. @throws RequestError, FormatError.
std::optional<Session> resultsOf(const DetachedJob& job);

/// Ends a waiting or running job. A running one saves its results so far, which takes a moment. One that has not
/// started or has failed is removed. @returns whether it was removed. @throws RequestError if it has results, which
/// must be collected, or an unreadable record; DeviceError.
bool endJob(const DetachedJob& job);

}  // namespace warpbench::jobs
