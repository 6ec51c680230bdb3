// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstddef>
#include <memory>
#include <vector>

#include "run/compute_worker.h"
#include "run/live_run.h"
#include "run/run_queue.h"

namespace warpbench::gui {

class SessionDocument;
struct Settings;

/// Runs and checks: one is in work, others wait, and a slider is followed in between. Results go into the document, but
/// for those of a lesson.
class RunController : public QObject {
  Q_OBJECT

 public:
  /// Replay: the recording that the first window shows at its start.
  enum class Work { None, Run, Check, Lesson, Replay };

  struct Ending {
    Work work = Work::None;
    bool complete = false;  ///< it was neither stopped nor failed
    QString reason;         ///< why it failed; empty where it did not
    std::size_t newResults = 0;
  };

  /// `settings` say how runs measure.
  RunController(std::unique_ptr<ComputeWorker> worker, SessionDocument& document, const Settings& settings);

  ComputeWorker& worker() { return *m_worker; }
  LiveRun& live() { return m_live; }
  RunQueue& queue() { return m_queue; }
  const RunQueue& queue() const { return m_queue; }
  /// What the last check found so far.
  const std::vector<CheckReport>& reports() const { return m_reports; }

  Work work() const { return m_work; }
  bool running() const { return m_work != Work::None; }
  bool canStop() const { return (running() && !m_stopping) || m_live.active(); }
  bool canStopAll() const { return running() && (!m_stopping || m_queue.size() > 0); }

  /// Now, or after what is in work and what waits. `joins`: its results belong to the run of those before.
  void run(const Request& request, bool joins = false);
  /// At once; nothing may be in work. Neither for the other kinds.
  void begin(Work work, const Request& request);
  /// Stops what is in work; what waits goes on.
  void stop();
  /// Stops what is in work, and nothing that waits will run.
  void stopAll();

 signals:
  /// What is in work, what waits, or what is followed.
  void changed();
  void begun(warpbench::gui::RunController::Work work);
  void progressed(const warpbench::RunProgress& progress);
  void stopping();
  void checked(const warpbench::CheckReport& report);
  void lessonOpened(const warpbench::Environment& environment);
  void lessonMeasured(const warpbench::Result& result);
  void lessonFailed(const QString& reason);
  void ended(const warpbench::gui::RunController::Ending& ending);
  /// One has ended and no other waits.
  void idle();
  /// A run of a person's could not be carried out: one line. Comes after its end.
  void failed(const QString& reason);

 private:
  void begin(Work work, AskedRun asked);
  void end(bool complete, const QString& reason = {});

  SessionDocument& m_document;
  const Settings& m_settings;
  RunQueue m_queue;
  Work m_work = Work::None;
  bool m_stopping = false;
  std::size_t m_names = 0;       ///< of the run in work, see AskedRun
  std::size_t m_newResults = 0;  ///< of the run in work
  std::vector<CheckReport> m_reports;
  std::unique_ptr<ComputeWorker> m_worker;  ///< after what its signals change, so that it is gone before
  LiveRun m_live;                           ///< uses the worker
};

}  // namespace warpbench::gui
