// SPDX-License-Identifier: GPL-3.0-or-later
// The window's menus, and the questions that its actions ask before they act.
#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>

#include "app/language.h"
#include "code/check_panel.h"
#include "document/recent_sessions.h"
#include "experiment/experiment_panel.h"
#include "export/exporter.h"
#include "help/manual_window.h"
#include "lessons/lesson_mode.h"
#include "memory/memory_panel.h"
#include "memory/memory_view.h"
#include "pictures/pictures_dialog.h"
#include "results/comparison_dialog.h"
#include "results/plots_panel.h"
#include "results/results_panel.h"
#include "results/results_table.h"
#include "run/live_run.h"
#include "window/main_window.h"
#include "window/presentation.h"
#include "window/settings_dialog.h"

namespace warpbench::gui {

namespace {

/// The desktop's keys for it, and `another` where that is none of them; the first is shown in the menu.
QList<QKeySequence> keysFor(QKeySequence::StandardKey key, const QString& another) {
  QList<QKeySequence> keys = QKeySequence::keyBindings(key);
  if (const QKeySequence own(another); !keys.contains(own)) keys << own;
  return keys;
}

}  // namespace

void MainWindow::createMenus() {
  const auto add = [this](QMenu* menu, const QString& text, const QKeySequence& shortcut, auto&& act) {
    QAction* action = menu->addAction(text);
    action->setShortcut(shortcut);
    connect(action, &QAction::triggered, this, act);
    return action;
  };

  QMenu* file = menuBar()->addMenu(tr("&File"));
  m_open = add(file, tr("&Open session..."), QKeySequence::Open, [this] { askOpen(); });
  file->addMenu(m_recent->menu());
  add(file, tr("Open C&UDA program..."), tr("Ctrl+Shift+O"), [this] {
    askOpenProgram();
  })->setToolTip(tr("Run a whole program, a .cu file, on a simulated GPU"));
  add(file, tr("&Save session"), QKeySequence::Save, [this] { askSave({}); });
  add(file, tr("Save session &as..."), tr("Ctrl+Shift+S"), [this] { askSaveAs({}); });
  file->addSeparator();
  add(file, tr("Compare &with session..."), tr("Ctrl+D"), [this] {
    askCompare();
  })->setToolTip(tr("Draw another session's results for comparison"));
  m_endComparison = add(file, tr("End co&mparison"), tr("Ctrl+Shift+D"), [this] {
    m_plots->endComparison();
    m_comparison->compareWith({}, {});
    updateState();
  });
  m_endComparison->setToolTip(tr("Draw only this session's results"));
  m_showComparison = add(file, tr("What chan&ged..."), tr("Ctrl+Alt+D"), [this] {
    m_comparison->show();
    m_comparison->raise();
    m_comparison->activateWindow();
  });
  m_showComparison->setToolTip(tr("List what differs between the two sessions"));
  file->setToolTipsVisible(true);
  file->addSeparator();
  file->addActions({m_exporter->exportPlot(), m_exporter->exportAll()});
  m_exportSteps = add(file, tr("Export all steps as &PDF..."), {}, [this] { askExportSteps(); });
  m_exportSteps->setToolTip(tr("Write every step of the memory view to a page of one file, as a handout"));
  m_exportCsv = add(file, tr("Export &data as CSV..."), tr("Ctrl+Shift+E"), [this] { askExportCsv(); });
  m_exportReport = add(file, tr("Export repor&t..."), tr("Ctrl+Alt+R"), [this] { askExportReport(); });
  m_exportReport->setToolTip(tr("Write the session as one document, with its plots, tables and explanations"));
  file->addSeparator();
  add(file, tr("&Quit"), tr("Ctrl+Q"), [this] { close(); })->setMenuRole(QAction::QuitRole);

  addEditActions(*menuBar()->addMenu(tr("&Edit")));

  QMenu* run = menuBar()->addMenu(tr("&Run"));
  run->setToolTipsVisible(true);
  m_run = add(run, tr("&Run"), tr("F5"), [this] { startRun(); });
  m_run->setToolTip(tr("Run the experiment"));
  addJobAction(*run);
  m_startCheck = add(run, tr("&Check for mistakes"), tr("Ctrl+K"), [this] { startCheck(); });
  m_startCheck->setToolTip(tr("Run the chosen variants in the simulator and check every access and barrier"));
  m_repeat = add(run, tr("Run the selected result a&gain"), tr("Ctrl+R"),
                 [this] { repeat(m_table->selectedResults().front()); });
  m_repeat->setToolTip(tr("Measure this point again, on its own device if it is here"));
  m_table->addAction(m_repeat);
  m_repeatSession = add(run, tr("Run this session &here"), tr("Ctrl+Shift+R"), [this] { repeatSession(); });
  m_repeatSession->setToolTip(tr("Run all points of the session once more, on the chosen device"));
  m_stop = add(run, tr("&Stop"), tr("Esc"), [this] { stopRun(); });
  m_stop->setToolTip(tr("Stop the run and keep the results so far"));
  m_stopAll = add(run, tr("Stop &all"), tr("Shift+Esc"), [this] { stopAll(); });
  m_stopAll->setToolTip(tr("Stop the run and remove the waiting experiments"));

  QMenu* view = menuBar()->addMenu(tr("&View"));
  view->addActions({m_plots->logarithmicX(), m_plots->logarithmicY()});
  view->addMenu(m_plots->seriesMenu());
  view->addSeparator();
  m_showPictures = add(view, tr("&Pictures..."), {}, [this] {
    m_pictures->show();
    m_pictures->raise();
    m_pictures->activateWindow();
  });
  view->addSeparator();
  view->addActions({m_experimentDock->toggleViewAction(), m_resultsDock->toggleViewAction(),
                    m_whyDock->toggleViewAction(), m_sourceDock->toggleViewAction(), m_checkDock->toggleViewAction()});
  addViewActions(*view);
  for (QAction* action : {m_exporter->exportPlot(), m_exporter->copyPicture(), m_exporter->copyData()})
    m_plots->addPlotAction(action);
  m_plots->memory().view()->addAction(m_exportSteps);

  menuBar()->addMenu(m_lessons->menu());

  addHelpActions(*menuBar()->addMenu(tr("&Help")));
}

void MainWindow::addEditActions(QMenu& menu) {
  QAction* undo = m_document.undoStack().createUndoAction(&menu, tr("&Undo"));
  undo->setShortcuts(QKeySequence::Undo);
  QAction* redo = m_document.undoStack().createRedoAction(&menu, tr("&Redo"));
  redo->setShortcuts(QKeySequence::Redo);
  menu.addActions({undo, redo});
  menu.addSeparator();
  menu.addAction(m_table->copyAction());
  menu.addActions(m_check->copyActions());
  menu.addActions({m_exporter->copyPicture(), m_exporter->copyData()});
  menu.addSeparator();
  menu.addAction(m_results->findAction());
  m_delete = menu.addAction(tr("&Delete selected results"));
  m_delete->setShortcut(QKeySequence::Delete);
  m_delete->setToolTip(tr("Remove the selected rows from the session; Undo restores them"));
  connect(m_delete, &QAction::triggered, this, [this] { m_document.remove(m_table->selectedResults()); });
  m_table->addRowAction(m_delete);
  m_clear = menu.addAction(tr("C&lear results"));
  connect(m_clear, &QAction::triggered, this, &MainWindow::askClear);
  menu.addSeparator();
  QAction* settings = menu.addAction(tr("&Settings..."));
  settings->setShortcuts(keysFor(QKeySequence::Preferences, tr("Ctrl+,")));
  settings->setMenuRole(QAction::PreferencesRole);
  connect(settings, &QAction::triggered, this, [this] {
    Settings now = m_settings;
    now.replaySpeed = m_experiment->replaySpeed();
    m_settingsDialog->setSettings(now);
    m_settingsDialog->show();
    m_settingsDialog->raise();
    m_settingsDialog->activateWindow();
  });
  addPlacesAction(menu);
}

void MainWindow::addViewActions(QMenu& menu) {
  menu.addSeparator();
  const auto zoom = [&](const QString& text, const QList<QKeySequence>& shortcuts, auto percent) {
    QAction* action = menu.addAction(text);
    action->setShortcuts(shortcuts);
    connect(action, &QAction::triggered, this, [this, percent] { zoomText(percent(m_settings.textPercent)); });
  };
  // The key with the plus sign often has it on its upper half only.
  zoom(tr("Text &larger"), keysFor(QKeySequence::ZoomIn, tr("Ctrl+=")),
       [](int now) { return now + Settings::kTextStep; });
  zoom(tr("Text s&maller"), {QKeySequence(QKeySequence::ZoomOut)}, [](int now) { return now - Settings::kTextStep; });
  zoom(tr("Text &usual size"), {QKeySequence(tr("Ctrl+0"))}, [](int) { return Settings().textPercent; });

  menu.addAction(m_presentation->action());
  m_themes.clear();
  QMenu* themes = menu.addMenu(tr("T&heme"));
  auto* group = new QActionGroup(themes);
  for (const QString& name : {tr("As the &system"), tr("&Light"), tr("&Dark")}) {  // by ThemeChoice
    QAction* action = themes->addAction(name);
    action->setCheckable(true);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, theme = static_cast<ThemeChoice>(m_themes.size())] {
      Settings settings = m_settings;
      settings.theme = theme;
      setSettings(settings);
    });
    m_themes.push_back(action);
  }
  m_themes.front()->setChecked(true);

  m_languages.clear();
  QMenu* languageMenu = menu.addMenu(tr("Lan&guage"));
  auto* languageGroup = new QActionGroup(languageMenu);
  const auto addLanguage = [&](const QString& name, const QString& code) {
    QAction* action = languageMenu->addAction(name);
    action->setCheckable(true);
    action->setData(code);
    languageGroup->addAction(action);
    connect(action, &QAction::triggered, this, [this, code] {
      Settings settings = m_settings;
      settings.language = code;
      setSettings(settings);
    });
    m_languages.push_back(action);
  };
  addLanguage(tr("As the &system"), {});
  for (const Language& language : languages()) addLanguage(language.name, language.code);
  m_languages.front()->setChecked(true);
  menu.addSeparator();
  QAction* reset = menu.addAction(tr("&Reset layout"));
  connect(reset, &QAction::triggered, this, &MainWindow::arrangeDocks);
}

void MainWindow::addHelpActions(QMenu& menu) {
  menu.setToolTipsVisible(true);
  QAction* manual = menu.addAction(tr("&Manual"));
  manual->setShortcut(QKeySequence::HelpContents);
  manual->setToolTip(tr("Open the manual, which is in English"));
  connect(manual, &QAction::triggered, this, [this] { m_manual->showPage({}); });
  QAction* keys = menu.addAction(tr("&Keyboard shortcuts"));
  keys->setToolTip(tr("Open the manual at its sheet of keyboard shortcuts"));
  connect(keys, &QAction::triggered, this, [this] { m_manual->showPage(QStringLiteral("shortcuts.md")); });
  menu.addSeparator();
  QAction* about = menu.addAction(tr("&About Warpbench"));
  about->setMenuRole(QAction::AboutRole);
  connect(about, &QAction::triggered, this, [this] { m_dialogs->showAbout(this); });
  QAction* aboutQt = menu.addAction(tr("About &Qt"));
  aboutQt->setMenuRole(QAction::AboutQtRole);
  connect(aboutQt, &QAction::triggered, this, [this] { m_dialogs->showAboutQt(this); });
}

void MainWindow::askOpen() {
  whenNothingIsLost([this] {
    const QString path = m_dialogs->askOpenPath(
        this, tr("Open session"), tr("Sessions, Nsight Compute's and nvbench's tables (*.json *.csv);;All files (*)"));
    if (!path.isEmpty()) openSession(path);
  });
}

void MainWindow::askParameterFile(const std::string& id, const QString& title) {
  const QString path = m_dialogs->askOpenPath(this, title, {});
  if (!path.isEmpty()) m_experiment->enterParameter(id, path.toStdString());
}

void MainWindow::askCompare() {
  const QString path =
      m_dialogs->askOpenPath(this, tr("Compare with session"),
                             tr("Sessions, Nsight Compute's and nvbench's tables (*.json *.csv);;All files (*)"));
  if (!path.isEmpty()) compareWith(path);
}

void MainWindow::askSave(std::function<void()> next) {
  if (m_document.path().isEmpty())
    askSaveAs(std::move(next));
  else
    m_files.save(m_document.path(), std::move(next));
}

void MainWindow::askSaveAs(std::function<void()> next) {
  const QString path = m_dialogs->askSavePath(this, tr("Save session"), proposedPath(QStringLiteral("warpbench.json")),
                                              tr("Sessions (*.json);;All files (*)"));
  if (!path.isEmpty()) m_files.save(path, std::move(next));
}

void MainWindow::askChanged(const FileConflict& conflict, std::function<void()> next) {
  const std::optional<std::size_t> missing =
      conflict.others ? std::optional(conflict.others->results.size()) : std::nullopt;
  const auto shown = [&] { return conflict.document == m_document.identity(); };
  const Dialogs::Changed answer =
      shown() ? m_dialogs->askChanged(this, conflict.path, missing) : Dialogs::Changed::Cancel;
  if (!shown()) {
    showFileFailed(Dialogs::changedText(conflict.path));
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
      emit fileDone(false);
      break;
  }
}

void MainWindow::askExportCsv() {
  const QString path = m_dialogs->askSavePath(this, tr("Export data"), proposedPath(QStringLiteral("csv")),
                                              tr("Comma-separated values (*.csv);;All files (*)"));
  if (!path.isEmpty()) exportCsv(path);
}

void MainWindow::askClear() {
  whenNothingIsLost([this] {
    m_live->drop();  // what it is about to bring belongs to what is cleared
    m_document.clear();
  });
}

void MainWindow::whenNothingIsLost(const std::function<void()>& proceed) {
  if (!m_document.modified()) {
    proceed();
    return;
  }
  switch (m_dialogs->askUnsaved(this, tr("This session has unsaved changes. Save them?"))) {
    case Dialogs::Answer::Save:
      askSave([this, proceed] { whenNothingIsLost(proceed); });  // more may have come while it was written
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
