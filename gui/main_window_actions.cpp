// SPDX-License-Identifier: GPL-3.0-or-later
// The window's menus, and the questions that its actions ask before they act.
#include <QAction>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>

#include "check_panel.h"
#include "main_window.h"
#include "pictures_dialog.h"
#include "plots_panel.h"
#include "results_table.h"

namespace warpbench::gui {

void MainWindow::createMenus() {
  const auto add = [this](QMenu* menu, const QString& text, const QKeySequence& shortcut, auto&& act) {
    QAction* action = menu->addAction(text);
    action->setShortcut(shortcut);
    connect(action, &QAction::triggered, this, act);
    return action;
  };

  QMenu* file = menuBar()->addMenu(tr("&File"));
  m_open = add(file, tr("&Open session..."), QKeySequence::Open, [this] { askOpen(); });
  add(file, tr("&Save session"), QKeySequence::Save, [this] { askSave({}); });
  add(file, tr("Save session &as..."), QKeySequence::SaveAs, [this] { askSaveAs({}); });
  file->addSeparator();
  m_exportPlot = add(file, tr("&Export plot..."), tr("Ctrl+E"), [this] { askExportPlot(); });
  m_exportCsv = add(file, tr("Export &data as CSV..."), tr("Ctrl+Shift+E"), [this] { askExportCsv(); });
  file->addSeparator();
  add(file, tr("&Quit"), QKeySequence::Quit, [this] { close(); })->setMenuRole(QAction::QuitRole);

  QMenu* edit = menuBar()->addMenu(tr("&Edit"));
  edit->addAction(m_table->copyAction());
  edit->addActions(m_check->copyActions());
  m_clear = add(edit, tr("C&lear results"), {}, [this] { askClear(); });

  QMenu* run = menuBar()->addMenu(tr("&Run"));
  run->setToolTipsVisible(true);
  m_run = add(run, tr("&Run"), tr("F5"), [this] { startRun(); });
  m_run->setToolTip(tr("Run the experiment"));
  m_startCheck = add(run, tr("&Check for mistakes"), tr("Ctrl+K"), [this] { startCheck(); });
  m_startCheck->setToolTip(
      tr("Run the chosen variants in the simulator and look at each access and each barrier of theirs"));
  m_stop = add(run, tr("&Stop"), tr("Esc"), [this] { stopRun(); });
  m_stop->setToolTip(tr("Stop what runs, and keep what is there so far"));
  m_stopAll = add(run, tr("Stop &all"), tr("Shift+Esc"), [this] { stopAll(); });
  m_stopAll->setToolTip(tr("Stop what runs, and take back what waits"));

  QMenu* view = menuBar()->addMenu(tr("&View"));
  view->addActions({m_plots->logarithmicX(), m_plots->logarithmicY()});
  view->addSeparator();
  m_showPictures = add(view, tr("&Pictures..."), {}, [this] {
    m_pictures->show();
    m_pictures->raise();
    m_pictures->activateWindow();
  });
  view->addSeparator();
  view->addActions({m_experimentDock->toggleViewAction(), m_resultsDock->toggleViewAction(),
                    m_whyDock->toggleViewAction(), m_checkDock->toggleViewAction()});
  m_plots->addPlotAction(m_exportPlot);

  QMenu* help = menuBar()->addMenu(tr("&Help"));
  add(help, tr("&About Warpbench"), {}, [this] { m_dialogs->showAbout(this); })->setMenuRole(QAction::AboutRole);
}

void MainWindow::askOpen() {
  whenNothingIsLost([this] {
    const QString path = m_dialogs->askOpenPath(
        this, tr("Open session"), tr("Sessions, Nsight Compute's and nvbench's tables (*.json *.csv);;All files (*)"));
    if (!path.isEmpty()) openSession(path);
  });
}

void MainWindow::askSave(std::function<void()> next) {
  if (m_document.path().isEmpty())
    askSaveAs(std::move(next));
  else
    m_files.save(m_document.path(), std::move(next));
}

void MainWindow::askSaveAs(std::function<void()> next) {
  const QString path = m_dialogs->askSavePath(this, tr("Save session"), proposedPath(QStringLiteral("json")),
                                              tr("Sessions (*.json);;All files (*)"));
  if (!path.isEmpty()) m_files.save(path, std::move(next));
}

void MainWindow::askExportPlot() {
  const QString path = m_dialogs->askSavePath(this, tr("Export plot"), proposedPath(QStringLiteral("pdf")),
                                              tr("Plots (*.pdf *.svg *.png)"));
  if (!path.isEmpty()) exportPlot(path);
}

void MainWindow::askExportCsv() {
  const QString path = m_dialogs->askSavePath(this, tr("Export data"), proposedPath(QStringLiteral("csv")),
                                              tr("Comma-separated values (*.csv);;All files (*)"));
  if (!path.isEmpty()) exportCsv(path);
}

void MainWindow::askClear() {
  whenNothingIsLost([this] { m_document.clear(); });
}

void MainWindow::whenNothingIsLost(std::function<void()> proceed) {
  if (!m_document.modified()) {
    proceed();
    return;
  }
  switch (m_dialogs->askUnsaved(this, tr("This session has results that no file holds. Save them?"))) {
    case Dialogs::Answer::Save:
      askSave(std::move(proceed));
      break;
    case Dialogs::Answer::Discard:
      proceed();
      break;
    case Dialogs::Answer::Cancel:
      break;
  }
}

QString MainWindow::proposedPath(const QString& suffix) const {
  const QFileInfo file(m_document.path());
  const QString name = m_document.path().isEmpty() ? QString::fromStdString(m_plots->family())
                                                   : file.path() + QLatin1Char('/') + file.completeBaseName();
  return name + QLatin1Char('.') + suffix;
}

}  // namespace warpbench::gui
