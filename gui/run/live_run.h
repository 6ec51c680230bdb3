// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <deque>
#include <optional>

#include "run/run_queue.h"

namespace warpbench {
struct Result;
}

namespace warpbench::gui {

class ComputeWorker;
class SessionDocument;

/// Measures each position at which a slider stops, unless the session has it already. A newer position replaces an
/// unfinished older one. Runs that the user started with Run take precedence and are never interrupted.
class LiveRun : public QObject {
  Q_OBJECT

 public:
  LiveRun(ComputeWorker& worker, SessionDocument& document, QObject* parent = nullptr);

  /// The slider stands at `request`, whose points on `device` are `points`.
  void follow(const Request& request, const std::vector<Point>& points, const DeviceInfo& device);
  /// Stops the pending and current positions; results so far stay.
  void stop();
  /// Makes positions wait while a run or check that the user started is in progress.
  void setBlocked(bool blocked);
  /// Drops the pending and current positions.
  void drop();
  /// Whether a position is pending or in progress.
  bool active() const { return !m_inWork.empty() || m_next.has_value(); }

 signals:
  void activeChanged();
  /// The position's results have arrived, or `message` says why there are none.
  void ended(const QString& message);

 private:
  void start();
  void append(const Result& result);
  void finish(bool complete, const Message& problem);

  ComputeWorker& m_worker;
  SessionDocument& m_document;
  QTimer m_pause;
  std::optional<AskedRun> m_next;  ///< the newest position, until the worker gets it
  bool m_blocked = false;
  /// The names (see AskedRun) of positions that the worker has not finished; all but the last are superseded.
  std::deque<std::size_t> m_inWork;
  std::size_t m_dropped = 0;  ///< the number of oldest ones among these whose results are unwanted
  int m_results = 0;          ///< of the last position
};

}  // namespace warpbench::gui
