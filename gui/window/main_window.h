// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <functional>
#include <memory>

#include "document/session_document.h"
#include "run/run_controller.h"
#include "settings/settings.h"
#include "window/closing.h"
#include "window/language_change.h"
#include "window/quiet_dialogs.h"
#include "window/window_content.h"
#include "workbench/workbench.h"

namespace warpbench::gui {

class LessonMode;
class Menus;
class Presentation;

/// The window: it makes the controllers and what shows them, and connects these. In another language the panels and the
/// menus are made anew, and the controllers stay.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  explicit MainWindow(std::unique_ptr<ComputeWorker> worker = std::make_unique<ComputeWorker>(),
                      std::unique_ptr<Dialogs> dialogs = std::make_unique<Dialogs>());
  ~MainWindow() override;

  Workbench& workbench() { return m_workbench; }
  LessonMode& lessons() const { return *m_lessons; }
  Presentation& presentation() const { return *m_presentation; }
  WindowContent& content() const { return *m_content; }
  const SessionDocument& document() const { return m_workbench.sessions.document(); }
  const Settings& settings() const { return m_settings; }

  ExperimentPanel& experiment() const { return m_content->experiment(); }
  PlotsPanel& plots() const { return m_content->plots(); }
  ResultsTable& table() const { return m_content->table(); }
  RecoveryBar& recovery() const { return m_content->recovery(); }
  Exporter& exporter() const { return m_content->exporter(); }
  PicturesDialog& pictures() const { return m_content->pictures(); }
  ComparisonDialog& comparison() const { return m_content->comparison(); }
  SettingsDialog& settingsDialog() const { return m_content->settings(); }
  PlacesDialog& placesDialog() const { return m_content->places(); }
  QString statusText() const;
  /// A run or a check is in work.
  bool running() const { return m_workbench.runs.running(); }
  /// The device list has come.
  bool devicesKnown() const { return m_workbench.places.known(); }

  /// Where a run or a check is in work, the experiment waits for its turn.
  void startRun();
  /// The first window of a machine without a GPU is full of real measurements: where the device is a recording and the
  /// session is empty, its default experiment is replayed at once. Nothing is lost by closing the window afterwards.
  /// @returns whether that run has begun; to be called when the devices are known.
  bool replayAtStart();
  /// Looks for mistakes in the chosen variants.
  void startCheck();
  /// Measures this result's point once more; says why where it cannot.
  void repeat(std::size_t resultIndex);
  /// Runs all of the session once more, on the chosen device.
  void repeatSession();
  /// The experiment runs on the cluster that its device is at, whether this window lives or not.
  void leaveToCluster();
  /// A session, a lesson or a CUDA program.
  void open(const QString& path);
  /// A whole CUDA program, in a window of its own; nothing of it runs yet.
  void openProgram(const QString& path);
  void askOpenProgram();
  /// Removes all results, once nothing would be lost by it.
  /// Both once nothing would be lost by it.
  void newSession();
  void clearResults();

  /// What they say holds at once.
  void setSettings(const Settings& settings);
  /// From now on the window's layout, the settings, the last experiment and the recent sessions are as they were left,
  /// and are kept when it closes.
  void rememberLayout();

 signals:
  void devicesListed();
  /// Or a check. `complete` is false where it was stopped or could not start.
  void runEnded(bool complete);
  /// The window now speaks the language that was chosen.
  void languageChanged();
  /// A file was opened, saved or exported, or could not be.
  void fileDone(bool success);
  /// The cluster has taken the experiment, by that number.
  void jobLeft(const QString& job);

 protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  /// All that shows a text.
  void createContent();
  void whenResultsMayGo(const std::function<void()>& clear);
  /// The content in the language that was chosen.
  void changeLanguage();
  void connectRuns();
  void connectSessions();
  void connectJobs();
  void connectLessons();
  void updateState();
  /// Says what waits, and for what.
  void showWaiting();
  void showRunEnd(const RunController::Ending& ending);
  /// What the last `count` results of the session came to.
  QString newResultsText(std::size_t count);
  void showFileDone(const QString& message);
  void showFileFailed(const QString& reason);
  bool writesFiles() const;
  void goOnAfterFiles();
  void askParameterFile(const std::string& id, const QString& title);
  void addJobResults();
  /// Whether an experiment is on its way to a cluster.
  void showLeaving();
  void keepResults(const std::vector<Session>& sessions);
  /// In front of a class nothing pops up.
  void keepQuiet();
  void keepSettings();

  Settings m_settings;
  bool m_remembersLayout = false;
  std::unique_ptr<QuietDialogs> m_dialogs;
  Workbench m_workbench;
  LessonMode* m_lessons;
  Presentation* m_presentation;
  Closing m_closing;
  LanguageChange m_language;
  std::unique_ptr<WindowContent> m_content;
  std::unique_ptr<Menus> m_menus;  ///< uses the panels
};

}  // namespace warpbench::gui
