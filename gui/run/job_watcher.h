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

/// What came of a job that was left to a cluster. No other window has it while this object lives.
struct EndedJob {
  jobs::DetachedJob job;
  jobs::JobState state;  ///< Done or Failed
  Session session;       ///< empty where it failed
  std::shared_ptr<jobs::JobLock> lock;
};

/// Leaves experiments to clusters, and looks now and then what came of those that any window has left: all in the
/// background, one after the other. A job stays where it is until what it measured is safe, or nobody wants it.
class JobWatcher : public QObject {
  Q_OBJECT

 public:
  explicit JobWatcher(QObject* parent = nullptr);

  /// Looks there, now and then `every` so often.
  void watch(const std::filesystem::path& folder, std::chrono::milliseconds every = std::chrono::seconds(30));
  /// Answered by `left` or `failed`; `leaving` until then.
  void leave(const process::NamedRemote& place, const Request& request);
  bool leaving() const { return m_leaving; }

  /// The first that has ended; nullptr where there is none.
  const EndedJob* ended() const { return m_ended.empty() ? nullptr : &m_ended.front(); }
  /// Its results are in a document, as of that revision, and go on to the next.
  void markAdded(quint64 revision);
  /// Nobody wants the first, which is removed.
  void discard();
  /// What was added to the document up to that revision is safe: in a file, in a copy, or given up by a person.
  void setSafe(quint64 revision);

  /// Of one thread, on which all watchers' work is done: nothing else waits behind Slurm.
  static QThreadPool& pool();

 signals:
  void endedChanged();
  /// Slurm has taken it, by that number.
  void left(const QString& job);
  /// One line.
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
  /// Without all their results at the last look: another machine's may take a while to show in a shared folder.
  std::set<std::filesystem::path> m_shortOnce;
};

}  // namespace warpbench::gui
