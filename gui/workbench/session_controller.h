// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <chrono>
#include <functional>
#include <memory>

#include "document/own_kernels.h"
#include "document/recent_sessions.h"
#include "document/session_document.h"
#include "document/session_files.h"
#include "recovery/autosave.h"
#include "recovery/recovery_offers.h"

class QWidget;

namespace warpbench::gui {

class Dialogs;

/// The session that is worked on, its files, and what a person is asked before any of it is lost.
class SessionController : public QObject {
  Q_OBJECT

 public:
  /// Another session whose results are drawn beside.
  struct Other {
    Session session;
    QString name;  ///< empty: there is none
  };

  /// Questions belong to `window`. `untitled` names a session that has no file.
  SessionController(QWidget& window, Dialogs& dialogs, std::function<QString()> untitled);

  SessionDocument& document() { return m_document; }
  const SessionDocument& document() const { return m_document; }
  const Session& session() const { return m_document.session(); }
  OwnKernels& own() { return m_own; }
  RecentSessions& recent() { return m_recent; }
  RecoveryOffers& recovery() { return m_recovery; }
  const Other& other() const { return m_other; }

  void open(const QString& path) { m_files.open(path); }
  void save(const QString& path, std::function<void()> next = {}) { m_files.save(path, std::move(next)); }
  void compareWith(const QString& path) { m_files.openForComparison(path); }
  /// With results that are there already.
  void compareWith(Session session, const QString& name);
  void endComparison();
  /// Opens that file once nothing would be lost by it; see `openRequested`.
  void requestOpen(const QString& path);

  void askOpen();
  void askSave(std::function<void()> next = {});
  void askSaveAs(std::function<void()> next = {});
  void askCompare();
  /// Calls `proceed` once nothing would be lost by it: nothing is unsaved, or it was saved or given up.
  void whenNothingIsLost(const std::function<void()>& proceed);
  static QString unsavedQuestion();
  /// Puts the unsaved results that are on offer in the document's place.
  void recover();
  /// Beside the session's file.
  QString proposedPath(const QString& suffix) const;

  /// From now on a copy of unsaved results is kept in `folder`, and those that a crash left there are offered.
  void keepUnsaved(const QString& folder);
  /// 0: no copy is kept. Holds also for later.
  void setAutosave(std::chrono::seconds interval);
  /// Why no copy is kept, in one line; empty where one is.
  const QString& keepProblem() const { return m_keepProblem; }

 signals:
  /// A person has chosen a file to open: a session or a lesson.
  void openRequested(const QString& path);
  void otherChanged();
  void done(const QString& message);
  /// One line.
  void failed(const QString& reason);
  /// A person thought better of saving.
  void cancelled();
  void recovered(std::size_t results);
  void keepProblemChanged();
  /// The copy has the document as of that revision.
  void kept(quint64 revision);

 private:
  /// The document's file is not what it was: nothing is written over it unasked.
  void askChanged(const FileConflict& conflict, std::function<void()> next);
  void setKeepProblem(const QString& problem);

  QWidget& m_window;
  Dialogs& m_dialogs;
  std::function<QString()> m_untitled;
  SessionDocument m_document;
  OwnKernels m_own{m_document};
  SessionFiles m_files{m_document};
  RecentSessions m_recent;
  RecoveryOffers m_recovery;
  std::unique_ptr<Autosave> m_autosave;  ///< nullptr: no copy is kept
  std::chrono::seconds m_interval{0};
  QString m_keepProblem;
  Other m_other;
};

}  // namespace warpbench::gui
