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

/// Lets the results follow a slider: each position that it stops at is measured without a press of Run, if the session
/// does not have it yet. A newer position takes the place of an older one that is not finished. What a person started
/// by Run goes first, and is left alone.
class LiveRun : public QObject {
  Q_OBJECT

 public:
  LiveRun(ComputeWorker& worker, SessionDocument& document, QObject* parent = nullptr);

  /// The slider stands at what `request` says, which makes those points on `device`.
  void follow(const Request& request, const std::vector<Point>& points, const DeviceInfo& device);
  /// Ends what waits and what is in work; results so far stay.
  void stop();
  /// While a run or a check that a person started is in work, the position waits.
  void setBlocked(bool blocked);
  /// Drops what waits and what is in work.
  void drop();
  /// A position waits or is in work.
  bool active() const { return !m_inWork.empty() || m_next.has_value(); }

 signals:
  void activeChanged();
  /// The position's results are there, or why there are none.
  void ended(const QString& message);

 private:
  void start();
  void append(const Result& result);
  void finish(bool complete, const Message& problem);

  ComputeWorker& m_worker;
  SessionDocument& m_document;
  QTimer m_pause;
  std::optional<AskedRun> m_next;  ///< the newest position, until it is given to the worker
  bool m_blocked = false;
  /// The names of those given to the worker and not ended, see AskedRun; all but the last are superseded.
  std::deque<std::size_t> m_inWork;
  std::size_t m_dropped = 0;  ///< of these, the oldest, whose results nobody wants any more
  int m_results = 0;          ///< of the last position
};

}  // namespace warpbench::gui
