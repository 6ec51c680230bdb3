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

/// Controls runs and checks: one runs, others are queued, and live runs follow the slider in between. Results go to the
/// document, except those of a lesson.
class RunController : public QObject {
  Q_OBJECT

 public:
  /// Replay: the recording that the first window shows at startup.
  enum class Work { None, Run, Check, Lesson, Replay };

  struct Ending {
    Work work = Work::None;
    bool complete = false;  ///< neither stopped nor failed
    QString reason;         ///< why it failed; otherwise empty
    std::size_t newResults = 0;
  };

  /// `settings` define how runs measure.
  RunController(std::unique_ptr<ComputeWorker> worker, SessionDocument& document, const Settings& settings);

  ComputeWorker& worker() { return *m_worker; }
  LiveRun& live() { return m_live; }
  RunQueue& queue() { return m_queue; }
  const RunQueue& queue() const { return m_queue; }
  /// The findings of the last check so far.
  const std::vector<CheckReport>& reports() const { return m_reports; }

  Work work() const { return m_work; }
  bool running() const { return m_work != Work::None; }
  bool canStop() const { return (running() && !m_stopping) || m_live.active(); }
  bool canStopAll() const { return running() && (!m_stopping || m_queue.size() > 0); }

  /// Runs now or after the queued runs. `joins`: the results belong to the previous run.
  void run(const Request& request, bool joins = false);
  /// Begins work of any kind immediately; nothing may be running.
  void begin(Work work, const Request& request);
  /// Stops the current run; queued ones continue.
  void stop();
  /// Stops the current run and clears the queue.
  void stopAll();

 signals:
  /// The current run, the queue or the live run changed.
  void changed();
  void begun(warpbench::gui::RunController::Work work);
  void progressed(const warpbench::RunProgress& progress);
  void stopping();
  void checked(const warpbench::CheckReport& report);
  void lessonOpened(const warpbench::Environment& environment);
  void lessonMeasured(const warpbench::Result& result);
  void lessonFailed(const QString& reason);
  void ended(const warpbench::gui::RunController::Ending& ending);
  /// A run ended and the queue is empty.
  void idle();
  /// A run that the user started could not be executed; `reason` is one line. Emitted after its end.
  void failed(const QString& reason);

 private:
  void begin(Work work, AskedRun asked);
  void end(bool complete, const QString& reason = {});

  SessionDocument& m_document;
  const Settings& m_settings;
  RunQueue m_queue;
  Work m_work = Work::None;
  bool m_stopping = false;
  std::size_t m_names = 0;       ///< of the current run, see AskedRun
  std::size_t m_newResults = 0;  ///< of the current run
  std::vector<CheckReport> m_reports;
  std::unique_ptr<ComputeWorker> m_worker;  ///< declared after what its signals change, so that it is destroyed first
  LiveRun m_live;                           ///< uses the worker
};

}  // namespace warpbench::gui
