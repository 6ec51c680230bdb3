// SPDX-License-Identifier: GPL-3.0-or-later
#include "workbench/session_controller.h"

#include <QDir>
#include <QFileInfo>
#include <optional>
#include <utility>

#include "widgets/dialogs.h"

namespace warpbench::gui {

namespace {

QString sessionFilter() {
  return SessionController::tr("Sessions, Nsight Compute's and nvbench's tables (*.json *.csv);;All files (*)");
}

}  // namespace

SessionController::SessionController(QWidget& window, Dialogs& dialogs, std::function<QString()> untitled)
    : m_window(window), m_dialogs(dialogs), m_untitled(std::move(untitled)) {
  connect(&m_files, &SessionFiles::comparisonOpened, this, [this](const Session& session, const QString& path) {
    m_other = {session, QFileInfo(path).fileName()};
    emit otherChanged();
  });
  connect(&m_files, &SessionFiles::done, this, &SessionController::done);
  connect(&m_files, &SessionFiles::failed, this, &SessionController::failed);
  connect(&m_files, &SessionFiles::changedOnDisk, this, &SessionController::askChanged);
  connect(&m_files, &SessionFiles::changedMeanwhile, this, &SessionController::whenNothingIsLost);
  connect(&m_files, &SessionFiles::used, &m_recent, &RecentSessions::add);
  connect(&m_recent, &RecentSessions::chosen, this, &SessionController::requestOpen);
  connect(&m_recent, &RecentSessions::missing, this, [this](const QString& path) {
    m_dialogs.showError(&m_window,
                        tr("'%1' no longer exists. It is removed from the list.").arg(QDir::toNativeSeparators(path)));
  });
}

void SessionController::compareWith(Session session, const QString& name) {
  m_other = {std::move(session), name};
  emit otherChanged();
}

void SessionController::endComparison() {
  m_other = {};
  emit otherChanged();
}

void SessionController::requestOpen(const QString& path) {
  whenNothingIsLost([this, path] { emit openRequested(path); });
}

void SessionController::askOpen() {
  whenNothingIsLost([this] {
    const QString path = m_dialogs.askOpenPath(&m_window, tr("Open session"), sessionFilter());
    if (!path.isEmpty()) emit openRequested(path);
  });
}

void SessionController::askCompare() {
  const QString path = m_dialogs.askOpenPath(&m_window, tr("Compare with session"), sessionFilter());
  if (!path.isEmpty()) compareWith(path);
}

void SessionController::askSave(std::function<void()> next) {
  if (m_document.path().isEmpty())
    askSaveAs(std::move(next));
  else
    save(m_document.path(), std::move(next));
}

void SessionController::askSaveAs(std::function<void()> next) {
  const QString path =
      m_dialogs.askSavePath(&m_window, tr("Save session"), proposedPath(QStringLiteral("warpbench.json")),
                            tr("Sessions (*.json);;All files (*)"));
  if (!path.isEmpty()) save(path, std::move(next));
}

void SessionController::askChanged(const FileConflict& conflict, std::function<void()> next) {
  const std::optional<std::size_t> missing =
      conflict.others ? std::optional(conflict.others->results.size()) : std::nullopt;
  const auto shown = [&] { return conflict.document == m_document.identity(); };
  const Dialogs::Changed answer =
      shown() ? m_dialogs.askChanged(&m_window, conflict.path, missing) : Dialogs::Changed::Cancel;
  if (!shown()) {
    emit failed(Dialogs::changedText(conflict.path));
    return;
  }
  switch (answer) {
    case Dialogs::Changed::Add:
      m_document.add(*conflict.others);
      m_files.saveOver(conflict, std::move(next));
      break;
    case Dialogs::Changed::SaveAs:
      askSaveAs(std::move(next));
      break;
    case Dialogs::Changed::Replace:
      m_files.saveOver(conflict, std::move(next));
      break;
    case Dialogs::Changed::Cancel:
      emit cancelled();
      break;
  }
}

void SessionController::whenNothingIsLost(const std::function<void()>& proceed) {
  if (!m_document.modified()) {
    proceed();
    return;
  }
  switch (m_dialogs.askUnsaved(&m_window, unsavedQuestion())) {
    case Dialogs::Answer::Save:
      askSave([this, proceed] { whenNothingIsLost(proceed); });  // more may have changed during the write
      break;
    case Dialogs::Answer::Discard:
      proceed();
      break;
    case Dialogs::Answer::Cancel:
      break;
  }
}

QString SessionController::unsavedQuestion() { return tr("This session has unsaved changes. Save them?"); }

void SessionController::recover() {
  if (!m_recovery.offer()) return;
  whenNothingIsLost([this, path = m_recovery.offer()->path, session = m_recovery.offer()->session] {
    std::unique_ptr<RecoveryFile> file = m_recovery.take(path);
    if (!file) return;  // the user discarded it while the document was being saved
    m_document.recover(session);
    if (m_autosave) m_autosave->adopt(std::move(file));
    emit recovered(session.results.size());
  });
}

QString SessionController::proposedPath(const QString& suffix) const {
  const QFileInfo file(m_document.path());
  const QString name =
      m_document.path().isEmpty() ? m_untitled() : file.path() + QLatin1Char('/') + file.completeBaseName();
  return name + QLatin1Char('.') + suffix;
}

void SessionController::keepUnsaved(const QString& folder) {
  m_autosave = std::make_unique<Autosave>(m_document, folder, this);
  m_autosave->setInterval(m_interval);
  connect(m_autosave.get(), &Autosave::failed, this, &SessionController::setKeepProblem);
  connect(m_autosave.get(), &Autosave::mended, this, [this] { setKeepProblem({}); });
  connect(m_autosave.get(), &Autosave::kept, this, [this] { emit kept(m_autosave->keptRevision()); });
  m_recovery.lookIn(folder);
}

void SessionController::setAutosave(std::chrono::seconds interval) {
  m_interval = interval;
  if (m_autosave) m_autosave->setInterval(interval);
}

void SessionController::setKeepProblem(const QString& problem) {
  m_keepProblem = problem;
  emit keepProblemChanged();
}

}  // namespace warpbench::gui
