// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>
#include <vector>

#include "results/session/session.h"

namespace warpbench::gui {

class SessionDocument;

/// Which of a session's results came of which run, and which runs are shown: the last and those that are pinned, until
/// a person chooses others. A session that is opened is one run.
class SessionRuns : public QObject {
  Q_OBJECT

 public:
  struct Run {
    QString name;  ///< a person's; empty: its number and family are
    QString note;
    QDateTime begun;
    std::string family;   ///< of its first result
    std::string device;   ///< of the same
    bool byHand = false;  ///< the name is a person's, not a file's
    bool pinned = false;
    bool shown = true;
    std::size_t results = 0;
  };

  /// To be made before whatever else follows the document.
  explicit SessionRuns(SessionDocument& document);

  /// Those of a session that is opened from `path`, which the document has by then. Without any, all results are of one
  /// run, which has the file's name.
  void open(const std::vector<RunRecord>& runs, const QString& path);
  /// What there is to keep of them; none where there is one that nobody has named, noted or pinned.
  std::vector<RunRecord> records() const;

  /// Results that come from now on are another run's. So are those of another family than the run before had.
  void begin();
  /// Results that come from now on belong to that run, as where one of its points is measured again.
  void goOn(std::size_t run);

  const std::vector<Run>& runs() const { return m_runs; }
  /// Those that have results.
  std::size_t count() const;
  /// An index of `runs`.
  std::size_t runOf(std::size_t resultIndex) const { return m_runOf.at(resultIndex); }
  bool isShown(std::size_t resultIndex) const { return m_runs[runOf(resultIndex)].shown; }
  /// "Run 2: Matrix transpose", or the name; with the device where others of the family ran on another.
  QString title(std::size_t run) const;
  /// Its results alone.
  Session sessionOf(std::size_t run) const;
  /// The results that are shown.
  Session shownSession() const;

  void setShown(std::size_t run, bool shown);
  void showOnly(std::size_t run);
  void showAll();
  /// Shows the last run with results of that family, unless one with such results is shown.
  void showFamily(const std::string& family);
  /// Can be undone, as can the next two.
  void setPinned(std::size_t run, bool pinned);
  void setName(std::size_t run, const QString& name);
  void setNote(std::size_t run, const QString& note);

 signals:
  /// Which runs there are, what they are called, or which are shown.
  void changed();

 private:
  /// Puts a description in place of the run's own. Can be undone.
  void describe(std::size_t run, Run described);
  void takeInserted();
  void forget();

  SessionDocument& m_document;
  std::vector<Run> m_runs;
  std::vector<std::size_t> m_runOf;
  bool m_begins = true;
  std::size_t m_current = 0;   ///< the run of what comes, unless another begins
  bool m_changed = false;      ///< and nobody has been told
  bool m_renumbering = false;  ///< results go or come back
  std::size_t m_first = 0;     ///< of the results that come or go
  std::size_t m_last = 0;
  std::vector<std::vector<std::size_t>> m_removed;  ///< runs of each range that was taken; undoing takes the last first
};

}  // namespace warpbench::gui
