// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "document/session_document.h"
#include "lesson/lesson_run.h"

namespace warpbench::gui {

class ExperimentPanel;
struct Workbench;

/// Keeps the results of a lesson's experiments. Each runs once, on the chosen device or its substitute. If the device
/// counts nothing, the simulator counts the results that a step explains. Problems appear as a note, never in a dialog.
class LessonRuns : public QObject {
  Q_OBJECT

 public:
  explicit LessonRuns(Workbench& workbench);

  /// Uses this experiment's selected device from now on.
  void setExperiment(const ExperimentPanel& experiment) { m_experiment = &experiment; }
  void setLesson(const Lesson& lesson);
  /// Stops the current run and discards all results.
  void clear();
  /// Shows the results of the step's experiment in the document, at once or as they arrive.
  void show(std::size_t step);
  /// Whether the shown results are complete, or will not arrive.
  bool settled() const { return !m_wanted; }
  /// One line in the window's language; empty if there is nothing to report.
  QString note() const { return m_note ? m_note() : QString(); }

  SessionDocument& document() { return m_document; }
  /// The results of the step's experiment; nullptr if it has not run.
  const Session* resultsOf(std::size_t step) const;
  /// The results of all experiments as their devices returned them, without simulated counts for explanations.
  std::vector<Session> all() const;

  /// Any run has ended, the lesson's or another.
  void ended(bool complete);

 signals:
  /// Results are complete, or the note has changed.
  void changed();
  /// The user stopped the run.
  void stopped();

 private:
  /// An experiment: the index of its step, and the device that it runs on first.
  using Key = std::pair<std::size_t, std::string>;
  /// Builds the text on each call, because the window's language may change.
  using Note = std::function<QString()>;
  /// Hardware counts of results that simulated counts replace, by result index.
  using HardwareCounts = std::map<std::size_t, Counters>;
  struct Kept {
    Session session;
    HardwareCounts hardware;
    Note note;
    bool whole = false;  ///< no counts are outstanding
  };

  std::optional<std::size_t> experimentOf(std::size_t step) const;
  std::vector<LessonRun> runsOf(std::size_t step) const;
  /// Leads to opened(), append() for each result, failed() if it cannot run, and ended().
  void run(Request request);
  void opened(const Environment& environment);
  void append(const Result& result);
  /// The request could not be executed.
  void failed(const QString& reason);
  std::optional<Key> keyOf(std::size_t step) const;
  void begin();
  void tryNext(const QString& why);
  void keep();
  /// One request for each result that a step explains and that has no simulated counts.
  std::vector<Request> countsToMake() const;
  void countNext();
  /// Copies the counts to the results of the same points.
  void takeCounts();
  void finish();
  QString deviceName(const std::string& id) const;
  QString introduction(const LessonRun& run) const;
  void introduce(const LessonRun& run);
  void setNote(const Note& note);

  Workbench& m_workbench;
  const ExperimentPanel* m_experiment = nullptr;
  SessionDocument m_document;
  Lesson m_lesson;
  std::map<Key, Kept> m_kept;
  std::optional<Key> m_wanted;    ///< the shown experiment while it is incomplete
  std::vector<LessonRun> m_runs;  ///< the ways to run it
  std::size_t m_attempt = 0;      ///< index into m_runs
  bool m_inWork = false;          ///< the window's current run belongs to this lesson
  bool m_abandoned = false;       ///< the current run is no longer wanted
  bool m_counting = false;        ///< the current run is one of m_toCount, not an attempt
  std::vector<Request> m_toCount;
  Results m_counted;
  HardwareCounts m_hardware;
  QString m_failure;  ///< of the current run
  Note m_note;
};

}  // namespace warpbench::gui
