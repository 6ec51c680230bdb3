// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <chrono>
#include <filesystem>
#include <memory>
#include <set>
#include <vector>

#include "jobs/detached_job.h"

namespace warpbench::gui {

/// The outcome of a job that was left to a cluster. This object keeps other windows from taking the job.
struct EndedJob {
  jobs::DetachedJob job;
  jobs::JobState state;  ///< Done or Failed
  Session session;       ///< empty if it failed
  std::shared_ptr<jobs::JobLock> lock;
};

/// Submits experiments to clusters and periodically checks the jobs submitted by any window, all in the background, one
/// after the other. A job is kept until its results are safe or discarded.
class JobWatcher : public QObject {
  Q_OBJECT

 public:
  explicit JobWatcher(QObject* parent = nullptr);

  /// Checks the folder at this interval.
  void watch(const std::filesystem::path& folder, std::chrono::milliseconds every = std::chrono::seconds(30));
  /// Answered by `left` or `failed`; leaving() is true until then.
  void leave(const process::NamedRemote& place, const Request& request);
  bool leaving() const { return m_leaving; }

  /// The first job that has ended; nullptr if there is none.
  const EndedJob* ended() const { return m_ended.empty() ? nullptr : &m_ended.front(); }
  /// The first job's results are in the document as of that revision; continues with the next job.
  void markAdded(quint64 revision);
  /// Discards the first job and removes it.
  void discard();
  /// The results that were added up to that revision are safe: saved in a file, kept in a copy, or given up by the
  /// user.
  void setSafe(quint64 revision);

  /// A single thread for all watchers, so that nothing else waits for Slurm.
  static QThreadPool& pool();

 signals:
  void endedChanged();
  /// Slurm accepted the job under that number.
  void left(const QString& job);
  /// `reason` is one line.
  void failed(const QString& reason);

 private:
  struct Added {
    quint64 revision;
    EndedJob job;
  };
  void look();
  void remove(const EndedJob& job);

  std::filesystem::path m_folder;
  QTimer m_timer;
  bool m_looking = false;
  bool m_leaving = false;
  std::vector<EndedJob> m_ended;
  std::vector<Added> m_added;
  /// Jobs with missing results at the last look: results from another machine may take a while to appear in a shared
  /// folder.
  std::set<std::filesystem::path> m_shortOnce;
};

}  // namespace warpbench::gui
