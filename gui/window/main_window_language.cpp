// SPDX-License-Identifier: GPL-3.0-or-later
// The window's language. Texts are set where widgets are made, so another language takes other widgets: the content is
// made anew, and nothing that stays in the old language can be forgotten.
#include <QApplication>
#include <QDockWidget>
#include <QMenuBar>
#include <QStatusBar>
#include <QTimer>
#include <chrono>
#include <initializer_list>

#include "app/language.h"
#include "code/check_panel.h"
#include "code/source_panel.h"
#include "document/recent_sessions.h"
#include "document/recovery_bar.h"
#include "experiment/experiment_panel.h"
#include "export/exporter.h"
#include "help/manual_window.h"
#include "pictures/pictures_dialog.h"
#include "places/places_dialog.h"
#include "results/comparison_dialog.h"
#include "results/plots_panel.h"
#include "results/results_panel.h"
#include "results/results_table.h"
#include "results/why_panel.h"
#include "run/live_run.h"
#include "window/main_window.h"
#include "window/settings_dialog.h"

namespace warpbench::gui {

void MainWindow::changeLanguage() {
  m_languageWaits = m_running || writesFiles();
  showWaiting();
  if (m_languageWaits) return;
  // Later: the menu or the dialog in which it was chosen is part of the content.
  QMetaObject::invokeMethod(this, &MainWindow::rebuild, Qt::QueuedConnection);
}

void MainWindow::rebuild() {
  if (m_running || writesFiles()) {
    changeLanguage();  // and thereby wait
    return;
  }
  // A question, a menu: what it is asked by goes on when it is answered, and must be there then.
  if (QApplication::activeModalWidget() || QApplication::activePopupWidget()) {
    constexpr std::chrono::milliseconds kLater(100);
    QTimer::singleShot(kLater, this, &MainWindow::rebuild);
    return;
  }
  m_live->drop();
  applyLanguage(m_settings.language);
  m_document.nameCommands();
  unsetLocale();

  const QByteArray layout = saveState();
  const QString focused = focusWidget() ? focusWidget()->objectName() : QString();
  QDockWidget* const docks[] = {m_experimentDock, m_resultsDock, m_whyDock, m_sourceDock, m_checkDock};
  ExperimentPanel* const experiment = m_experiment;
  PlotsPanel* const plots = m_plots;
  ResultsTable* const table = m_table;
  PicturesDialog* const pictures = m_pictures;
  ComparisonDialog* const comparison = m_comparison;
  Exporter* const exporter = m_exporter;
  SourcePanel* const source = m_source;
  CheckPanel* const check = m_check;
  RecoveryBar* const recovery = m_recovery;
  RecentSessions* const recent = m_recent;
  SettingsDialog* const settingsDialog = m_settingsDialog;
  PlacesDialog* const placesDialog = m_placesDialog;
  ManualWindow* const manual = m_manual;
  const bool showsPictures = pictures->isVisible();
  const bool showsSettings = settingsDialog->isVisible();
  const QPoint settingsPosition = settingsDialog->pos();
  for (QDockWidget* dock : docks) {
    removeDockWidget(dock);
    dock->setObjectName({});  // by which restoreState() would find it in place of the new one
  }
  QWidget* const centre = takeCentralWidget();
  QStatusBar* const bar = statusBar();
  setStatusBar(new QStatusBar(this));
  setMenuBar(new QMenuBar(this));

  createContent();
  m_experiment->takeOver(*experiment);
  m_plots->takeOver(*plots);
  m_source->takeOver(*source);
  m_check->takeOver(*check);
  m_recovery->takeOver(*recovery);
  m_recent->takeOver(*recent);
  m_table->takeOver(*table);
  m_comparison->takeOver(*comparison);
  m_manual->takeOver(*manual);
  restoreState(layout);
  nameTabBars();

  table->disconnect(this);
  for (QObject* old : std::initializer_list<QObject*>{exporter, pictures, comparison, recent, settingsDialog,
                                                      placesDialog, manual, bar, centre})
    delete old;
  for (QDockWidget* dock : docks) delete dock;
  showChoices();
  m_settingsDialog->setSettings(m_settings);
  m_placesDialog->setPlaces(m_settings.places);
  showKeeping(m_keepProblem);
  showLeaving();
  if (showsPictures) m_pictures->show();
  if (showsSettings) {
    m_settingsDialog->move(settingsPosition);
    m_settingsDialog->show();
  }
  if (QWidget* const again = focused.isEmpty() ? nullptr : findChild<QWidget*>(focused)) again->setFocus();
  emit languageChanged();
}

}  // namespace warpbench::gui
