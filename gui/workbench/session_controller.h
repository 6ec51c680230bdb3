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

/// The current session and its files, and the questions to the user before anything is lost.
class SessionController : public QObject {
  Q_OBJECT

 public:
  /// Another session whose results are drawn for comparison.
  struct Other {
    Session session;
    QString name;  ///< empty: none
  };

  /// `window` is the parent of questions. `untitled` names a session without a file.
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
  /// Compares with a session that has been read already.
  void compareWith(Session session, const QString& name);
  void endComparison();
  /// Opens that file once nothing would be lost; see `openRequested`.
  void requestOpen(const QString& path);

  void askOpen();
  void askSave(std::function<void()> next = {});
  void askSaveAs(std::function<void()> next = {});
  void askCompare();
  /// Calls `proceed` once nothing would be lost: everything is saved, or the user gave it up.
  void whenNothingIsLost(const std::function<void()>& proceed);
  static QString unsavedQuestion();
  /// Replaces the document by the unsaved results on offer.
  void recover();
  /// A path next to the session's file.
  QString proposedPath(const QString& suffix) const;

  /// Keeps a copy of unsaved results in `folder` from now on, and offers those that a crash left there.
  void keepUnsaved(const QString& folder);
  /// 0: keep no copy. Also applies to later sessions.
  void setAutosave(std::chrono::seconds interval);
  /// Why no copy is kept, on one line; empty if one is.
  const QString& keepProblem() const { return m_keepProblem; }

 signals:
  /// The user chose a file to open: a session or a lesson.
  void openRequested(const QString& path);
  void otherChanged();
  void done(const QString& message);
  /// `reason` is one line.
  void failed(const QString& reason);
  /// The user cancelled saving.
  void cancelled();
  void recovered(std::size_t results);
  void keepProblemChanged();
  /// The copy contains the document as of that revision.
  void kept(quint64 revision);

 private:
  /// The document's file has changed, so ask before overwriting it.
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
