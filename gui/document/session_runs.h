// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>
#include <vector>

#include "results/session/session.h"

namespace warpbench::gui {

class SessionDocument;

/// Assigns a session's results to runs, and tracks which runs are visible: the last and the pinned ones, until the user
/// chooses others. An opened session is one run.
class SessionRuns : public QObject {
  Q_OBJECT

 public:
  struct Run {
    QString name;  ///< the user's; empty: named by its number and family
    QString note;
    QDateTime begun;
    std::string family;   ///< of its first result
    std::string device;   ///< of its first result
    bool byHand = false;  ///< the user set the name, not a file
    bool pinned = false;
    bool shown = true;
    std::size_t results = 0;
  };

  /// Create this before all other listeners of the document.
  explicit SessionRuns(SessionDocument& document);

  /// The runs of a session opened from `path`, which the document already shows. Without records, all results form one
  /// run named after the file.
  void open(const std::vector<RunRecord>& runs, const QString& path);
  /// The runs to save; empty if there is only one without a name, notes or pin.
  std::vector<RunRecord> records() const;

  /// New results belong to a new run. So do results of another family than the previous run's.
  void begin();
  /// New results belong to that run, for example when one of its points is measured again.
  void goOn(std::size_t run);

  const std::vector<Run>& runs() const { return m_runs; }
  /// The number of runs with results.
  std::size_t count() const;
  /// An index of `runs`.
  std::size_t runOf(std::size_t resultIndex) const { return m_runOf.at(resultIndex); }
  bool isShown(std::size_t resultIndex) const { return m_runs[runOf(resultIndex)].shown; }
  /// "Run 2: Matrix transpose", or its name; with the device if other runs of the family used another one.
  QString title(std::size_t run) const;
  /// The run's results only.
  Session sessionOf(std::size_t run) const;
  /// The visible results.
  Session shownSession() const;

  void setShown(std::size_t run, bool shown);
  void showOnly(std::size_t run);
  void showAll();
  /// Shows the last run with results of that family, unless such a run is visible.
  void showFamily(const std::string& family);
  /// Undoable, as are the next two.
  void setPinned(std::size_t run, bool pinned);
  void setName(std::size_t run, const QString& name);
  void setNote(std::size_t run, const QString& note);

 signals:
  /// The list of runs, their names or their visibility changed.
  void changed();

 private:
  /// Replaces the run's description. Undoable.
  void describe(std::size_t run, Run described);
  void takeInserted();
  void forget();

  SessionDocument& m_document;
  std::vector<Run> m_runs;
  std::vector<std::size_t> m_runOf;
  bool m_begins = true;
  std::size_t m_current = 0;   ///< the run for new results, unless another begins
  bool m_changed = false;      ///< and listeners have not been notified
  bool m_renumbering = false;  ///< results are being removed or restored
  std::size_t m_first = 0;     ///< of the results being inserted or removed
  std::size_t m_last = 0;
  std::vector<std::vector<std::size_t>> m_removed;  ///< the runs of each removed range; undo restores the last first
};

}  // namespace warpbench::gui
