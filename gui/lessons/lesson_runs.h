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

/// The results of a lesson's experiments: each runs once, on the device chosen or on what stands in for it, and is then
/// kept. What a step explains is counted by the simulator as well, where that device counts nothing. What went wrong is
/// said in a note, never in a dialog.
class LessonRuns : public QObject {
  Q_OBJECT

 public:
  explicit LessonRuns(Workbench& workbench);

  /// From now on its device is the one that is chosen.
  void setExperiment(const ExperimentPanel& experiment) { m_experiment = &experiment; }
  void setLesson(const Lesson& lesson);
  /// Ends what runs and lets all results go.
  void clear();
  /// The document shows the results of the step's experiment, at once or as they come.
  void show(std::size_t step);
  /// What is shown is there as a whole, or will not come.
  bool settled() const { return !m_wanted; }
  /// One line in the window's language; empty where all is as expected.
  QString note() const { return m_note ? m_note() : QString(); }

  SessionDocument& document() { return m_document; }
  /// The results of the step's experiment, where it has run; nullptr otherwise.
  const Session* resultsOf(std::size_t step) const;
  /// Of all experiments that have run, as their devices gave them: without what was counted for explanations.
  std::vector<Session> all() const;

  /// A run has ended, that of the lesson or another.
  void ended(bool complete);

 signals:
  /// Results are whole, or the note is another.
  void changed();
  /// A person stopped the run.
  void stopped();

 private:
  /// An experiment by the index of its step, and the device that it runs on first.
  using Key = std::pair<std::size_t, std::string>;
  /// Says it anew each time: the window may speak another language by then.
  using Note = std::function<QString()>;
  /// What the hardware counted of results, by their indices, where a simulation's counts stand in its place.
  using HardwareCounts = std::map<std::size_t, Counters>;
  struct Kept {
    Session session;
    HardwareCounts hardware;
    Note note;
    bool whole = false;  ///< nothing is still to be counted
  };

  std::optional<std::size_t> experimentOf(std::size_t step) const;
  std::vector<LessonRun> runsOf(std::size_t step) const;
  /// Answered by opened(), append() for each result, failed() where it cannot be, and ended().
  void run(Request request);
  void opened(const Environment& environment);
  void append(const Result& result);
  /// The request could not be carried out.
  void failed(const QString& reason);
  std::optional<Key> keyOf(std::size_t step) const;
  void begin();
  void tryNext(const QString& why);
  void keep();
  /// One for each result that a step explains and of which no simulation has counted anything.
  std::vector<Request> countsToMake() const;
  void countNext();
  /// Gives what was counted to the results of the same points.
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
  std::optional<Key> m_wanted;    ///< what is shown and not yet whole
  std::vector<LessonRun> m_runs;  ///< the ways to get it
  std::size_t m_attempt = 0;      ///< among m_runs
  bool m_inWork = false;          ///< the window's run is this one's
  bool m_abandoned = false;       ///< the run in work is no longer wanted
  bool m_counting = false;        ///< the run in work is one of m_toCount, which is no attempt
  std::vector<Request> m_toCount;
  Results m_counted;
  HardwareCounts m_hardware;
  QString m_failure;  ///< of the run in work
  Note m_note;
};

}  // namespace warpbench::gui
