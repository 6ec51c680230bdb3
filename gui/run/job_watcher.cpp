// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/job_watcher.h"

#include <algorithm>
#include <utility>

#include "widgets/background.h"

namespace warpbench::gui {

namespace {

namespace fs = std::filesystem;
using Kind = jobs::JobState::Kind;

/// The outcome of one look.
struct Found {
  std::vector<EndedJob> ended;
  std::set<fs::path> shortOnce;
};

/// Blocks while it queries Slurm. Skips jobs that this or another window holds, and jobs of other versions.
Found lookAt(const fs::path& folder, const std::set<fs::path>& shortBefore) {
  std::vector<jobs::DetachedJob> all = jobs::jobsIn(folder);
  std::erase_if(
      all, [](const jobs::DetachedJob& job) { return !job.problem.empty() || !jobs::JobLock::tryTake(job.folder); });
  const std::vector<jobs::JobState> states = jobs::statesOf(all);
  Found found;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Kind kind = states[i].kind;
    if (kind != Kind::Done && kind != Kind::Failed) continue;
    if (states[i].results < all[i].record.points && !shortBefore.contains(all[i].folder)) {
      found.shortOnce.insert(all[i].folder);
      continue;
    }
    auto lock = jobs::JobLock::tryTake(all[i].folder);
    if (!lock) continue;
    const auto session = kind == Kind::Done ? jobs::resultsOf(all[i]) : Session();
    if (!session) continue;  // retry at the next look
    EndedJob ended{.job = all[i], .state = states[i], .session = *session, .lock = nullptr};
    ended.lock = std::make_shared<jobs::JobLock>(std::move(*lock));
    found.ended.push_back(std::move(ended));
  }
  return found;
}

}  // namespace

JobWatcher::JobWatcher(QObject* parent) : QObject(parent) {
  connect(&m_timer, &QTimer::timeout, this, &JobWatcher::look);
}

QThreadPool& JobWatcher::pool() {
  static auto* const pool = newPool(1);
  return *pool;
}

void JobWatcher::watch(const fs::path& folder, std::chrono::milliseconds every) {
  m_folder = folder;
  m_timer.start(every);
  look();
}

void JobWatcher::look() {
  if (std::exchange(m_looking, true)) return;
  const auto work = [folder = m_folder, shortBefore = m_shortOnce] { return lookAt(folder, shortBefore); };
  inBackground(
      this, work,
      [this](const Outcome<Found>& outcome) {
        m_looking = false;
        const auto* found = std::get_if<Found>(&outcome);
        if (!found) return;  // retry at the next look
        m_shortOnce = found->shortOnce;
        if (found->ended.empty()) return;
        m_ended.insert(m_ended.end(), found->ended.begin(), found->ended.end());
        emit endedChanged();
      },
      pool());
}

void JobWatcher::leave(const process::NamedRemote& place, const Request& request) {
  const auto work = [folder = m_folder, place, request] {
    return jobs::leaveToCluster(folder.empty() ? jobs::jobsFolder() : folder, place, request).id();
  };
  m_leaving = true;
  inBackground(
      this, work,
      [this](const Outcome<std::string>& outcome) {
        m_leaving = false;
        if (const auto* reason = std::get_if<QString>(&outcome))
          emit failed(*reason);
        else
          emit left(QString::fromStdString(std::get<std::string>(outcome)));
      },
      pool());
}

void JobWatcher::markAdded(quint64 revision) {
  m_added.push_back({revision, std::move(m_ended.front())});
  m_ended.erase(m_ended.begin());
  emit endedChanged();
}

void JobWatcher::discard() {
  remove(m_ended.front());
  m_ended.erase(m_ended.begin());
  emit endedChanged();
}

void JobWatcher::setSafe(quint64 revision) {
  const auto safe = std::ranges::stable_partition(m_added, [&](const Added& each) { return each.revision > revision; });
  for (const Added& each : safe) remove(each.job);
  m_added.erase(safe.begin(), safe.end());
}

void JobWatcher::remove(const EndedJob& job) {
  const auto work = [folder = job.job.folder, lock = job.lock] {
    jobs::removeFolder(folder, std::move(*lock));
    return true;
  };
  inBackground(
      this, work,
      [this](const Outcome<bool>& outcome) {
        if (const auto* reason = std::get_if<QString>(&outcome)) emit failed(*reason);
      },
      pool());
}

}  // namespace warpbench::gui
