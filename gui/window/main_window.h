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

/// The main window: creates and connects the controllers and the views. A change of language recreates the panels and
/// menus and keeps the controllers.
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
  /// Whether a run or a check is in progress.
  bool running() const { return m_workbench.runs.running(); }
  /// Whether anything runs or writes files, so that the language cannot change.
  bool busy() const;
  /// Whether the device list has arrived.
  bool devicesKnown() const { return m_workbench.places.known(); }

  /// Starts the experiment, or queues it if a run or check is in progress.
  void startRun();
  /// Replays the default experiment at once if the device is a recording and the session is empty, so that the first
  /// window on a machine without a GPU shows real measurements. The window can then close without a question. Call this
  /// when the devices are known.
  /// @returns whether the replay has begun.
  bool replayAtStart();
  /// Checks the chosen variants for mistakes.
  void startCheck();
  /// Measures this result's point again, or shows why it cannot.
  void repeat(std::size_t resultIndex);
  /// Runs the whole session again on the chosen device.
  void repeatSession();
  /// Submits the experiment to the cluster of its device, where it runs even after this window closes.
  void leaveToCluster();
  /// Opens a session, a lesson or a CUDA program, see isProgram().
  void open(const QString& path);
  /// Shows a whole CUDA program without running it.
  void openProgram(const QString& path);
  void askOpenProgram();
  /// newSession() and clearResults() ask about unsaved results first. clearResults() removes all results.
  void newSession();
  void clearResults();

  /// Applies the settings at once.
  void setSettings(const Settings& settings);
  /// Restores the window's layout, the settings, the last experiment and the recent sessions, and saves them when the
  /// window closes.
  void rememberLayout();

 signals:
  void devicesListed();
  /// A run or a check has ended. `complete` is false if it was stopped or could not start.
  void runEnded(bool complete);
  /// The window now uses the chosen language.
  void languageChanged();
  /// A file was opened, saved or exported, or this failed.
  void fileDone(bool success);
  /// The cluster has accepted the experiment and given it this job number.
  void jobLeft(const QString& job);

 protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  /// Creates everything that shows text.
  void createContent();
  void whenResultsMayGo(const std::function<void()>& clear);
  /// Recreates the content in the chosen language.
  void changeLanguage();
  void connectRuns();
  void connectSessions();
  void connectJobs();
  void connectLessons();
  void updateState();
  /// Shows what is waiting and for what.
  void showWaiting();
  void showRunEnd(const RunController::Ending& ending);
  /// Summary of the session's last `count` results.
  QString newResultsText(std::size_t count);
  void showFileDone(const QString& message);
  void showFileFailed(const QString& reason);
  bool writesFiles() const;
  void goOnAfterFiles();
  void askParameterFile(const std::string& id, const QString& title);
  void addJobResults();
  /// Shows whether an experiment is being submitted to a cluster.
  void showLeaving();
  void keepResults(const std::vector<Session>& sessions);
  /// Suppresses popups during lessons and presentations.
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
