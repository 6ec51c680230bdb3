// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>

#include "app/file_writer.h"
#include "app/settings.h"
#include "code/own_kernels.h"
#include "document/session_document.h"
#include "document/session_files.h"
#include "export/report_dialog.h"
#include "results/results_model.h"
#include "run/compute_worker.h"
#include "run/job_watcher.h"
#include "run/run_queue.h"
#include "window/quiet_dialogs.h"

class QAction;
class QDockWidget;
class QMenu;
class QVBoxLayout;

namespace warpbench::gui {

class Autosave;
class CheckPanel;
class ExperimentPanel;
class Exporter;
class JobBar;
class LessonMode;
class LiveRun;
class ManualWindow;
class ComparisonDialog;
class PicturesDialog;
class PlaceLister;
class PlacesDialog;
class PlotsPanel;
class Presentation;
class RecentSessions;
class RecoveryBar;
class ResultsPanel;
class ResultsTable;
class RunStatus;
class SettingsDialog;
class SourcePanel;
class WhyPanel;

/// The window: it connects the experiment, the worker, the session and its views, and does no more than that.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  explicit MainWindow(std::unique_ptr<ComputeWorker> worker = std::make_unique<ComputeWorker>(),
                      std::unique_ptr<Dialogs> dialogs = std::make_unique<Dialogs>());
  ~MainWindow() override;

  ExperimentPanel& experiment() const { return *m_experiment; }
  PlotsPanel& plots() const { return *m_plots; }
  ResultsTable& table() const { return *m_table; }
  RecentSessions& recentSessions() const { return *m_recent; }
  SettingsDialog& settingsDialog() const { return *m_settingsDialog; }
  PlacesDialog& placesDialog() const { return *m_placesDialog; }
  RecoveryBar& recovery() const { return *m_recovery; }
  PicturesDialog& pictures() const { return *m_pictures; }
  ComparisonDialog& comparison() const { return *m_comparison; }
  Exporter& exporter() const { return *m_exporter; }
  LessonMode& lessons() const { return *m_lessons; }
  Presentation& presentation() const { return *m_presentation; }
  const SessionDocument& document() const { return m_document; }
  const Settings& settings() const { return m_settings; }
  QString statusText() const;
  /// A run or a check is in work.
  bool running() const { return m_running; }
  /// The device list has come.
  bool devicesKnown() const { return m_devicesKnown; }

  /// Where a run or a check is in work, the experiment waits for its turn.
  void startRun();
  /// The first window of a machine without a GPU is full of real measurements: where the device is a recording and the
  /// session is empty, its default experiment is replayed at once. Nothing is lost by closing the window afterwards.
  /// @returns whether that run has begun; to be called when the devices are known.
  bool replayAtStart();
  /// Looks for mistakes in the chosen variants.
  void startCheck();
  /// Stops the run or the check in work; what waits goes on.
  void stopRun();
  /// Measures this result's point once more; says why where it cannot.
  void repeat(std::size_t resultIndex);
  /// Runs all of the session once more, on the chosen device.
  void repeatSession();
  /// Stops what is in work, and nothing that waits will run.
  void stopAll();
  const RunQueue& queue() const { return m_queue; }
  void openSession(const QString& path);
  /// A whole CUDA program, in a window of its own; nothing of it runs yet.
  void openProgram(const QString& path);
  void saveSession(const QString& path);
  void exportPlot(const QString& path);
  void exportCsv(const QString& path);
  /// Writes a report of the session as it is now, while the window goes on; .pdf or .html.
  void exportReport(const QString& path);
  /// Writes all steps of the memory view to one .pdf, off the GUI thread.
  void exportSteps(const QString& path);
  /// Draws the results of another session beside those of this one, which stays as it is.
  void compareWith(const QString& path);

  /// What they say holds at once.
  void setSettings(const Settings& settings);
  /// From now on the window's layout, the settings, the last experiment and the recent sessions are as they were left,
  /// and are kept when it closes.
  void rememberLayout();
  /// From now on a copy of unsaved results is kept in `folder`, and those that a crash left there are offered.
  void keepUnsaved(const QString& folder);
  /// From now on what came of jobs in `folder`, which were left to a cluster, is offered.
  void watchJobs(const std::filesystem::path& folder, std::chrono::milliseconds every = std::chrono::seconds(30));
  /// The experiment runs on the cluster that its device is at, whether this window lives or not.
  void leaveToCluster();

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
  void startOrQueue(const Request& request);
  void start(Request request);
  /// In the plots, and in the experiment where it is of the catalogue.
  void showFamily(const std::string& family);
  /// Shows a family that no choice in the experiment leads to, as of other programs' results, and leads back from it.
  void showForeign(const std::string& family);
  /// All that shows a text: the panels, the dialogs, the menus. The docks have no place yet.
  void createContent();
  void createDocks();
  /// Puts the docks where they are at the first start.
  void arrangeDocks();
  /// Below the plots in `centre`, which give way to an open lesson.
  void createLessons(QVBoxLayout& centre);
  void connectLessons();
  void keepQuiet();
  void startForLesson(const Request& request);
  void keepResults(const std::vector<Session>& sessions);
  /// Those of docks that share a place.
  void nameTabBars();
  void createMenus();
  void addEditActions(QMenu& menu);
  void addViewActions(QMenu& menu);
  void addHelpActions(QMenu& menu);
  void connectWorker();
  void connectViews();
  void connectFiles();
  void connectDocument();
  void connectSettings();
  void connectLister();
  void connectPlaces();
  void addPlacesAction(QMenu& menu);
  void connectJobs();
  void addJobAction(QMenu& menu);
  /// The place by Slurm that the chosen device is at; nullptr where it is elsewhere.
  const process::NamedPlace* cluster() const;
  void addJobResults();
  /// Whether an experiment is on its way to a cluster.
  void showLeaving();
  /// The settings' places are in use; `before` were those until now.
  void takePlaces(const std::vector<process::NamedPlace>& before);
  /// Those of this machine, then those of the places that have answered.
  void showDevices();
  void connectMemory();
  void connectExporter();
  /// The memory view follows the selected result, or the first variant of the experiment.
  void followMemory();
  void updateMemory();
  void askExportSteps();
  void askExportReport();
  /// What is selected in the table is shown in the other views.
  void showSelected();
  void showFileDone(const QString& message);
  void showFileFailed(const QString& reason);
  /// Files are in work: the window neither goes nor changes its language meanwhile.
  bool writesFiles() const;
  /// What waited for the last of them comes now.
  void goOnAfterFiles();
  /// Says what waits, and for what.
  void showWaiting();
  void restoreExperiment();
  /// The experiment as text; empty where it cannot run.
  QString experimentText() const;
  /// The place has answered: an experiment of last time that waits for its devices is entered, unless a person has
  /// changed or run something since.
  void enterAwaited(const std::string& place);
  void keepSettings();
  /// At once, or when what is in work has ended.
  void changeLanguage();
  /// Makes the content anew, in the language now in use, and shows in it what this one shows. Where a part of it is at
  /// work, as one that waits for an answer: later.
  void rebuild();
  /// Checks the theme and the language in the menus.
  void showChoices();
  void zoomText(int percent);
  /// What is on offer, from the file of that path.
  void recover(const Session& session, const QString& path);
  /// Why no copy of unsaved results is kept; empty where one is.
  void showKeeping(const QString& problem);
  void begin(bool check);
  void endRun(bool complete, const QString& message);
  void updateState();
  void askOpen();
  void askOpenProgram();
  void askParameterFile(const std::string& id, const QString& title);
  void askCompare();
  void askSave(std::function<void()> next);
  void askSaveAs(std::function<void()> next);
  /// The document's file is not what it was: nothing is written over it unasked.
  void askChanged(const FileConflict& conflict, std::function<void()> next);
  void askExportCsv();
  void askClear();
  /// Calls `proceed` once nothing would be lost by it: nothing is unsaved, or it was saved or given up.
  void whenNothingIsLost(const std::function<void()>& proceed);
  QString proposedPath(const QString& suffix) const;

  std::unique_ptr<QuietDialogs> m_dialogs;
  SessionDocument m_document;
  OwnKernels m_own{m_document};
  SessionFiles m_files{m_document};
  FileWriter m_writer;
  ResultsModel m_model{m_document};
  RunQueue m_queue;
  JobWatcher m_jobs;
  bool m_running = false;
  bool m_checking = false;  ///< what runs is a check
  bool m_stopping = false;
  bool m_forLesson = false;       ///< the results of the run in work are a lesson's
  bool m_replaysAtStart = false;  ///< the run in work is that of replayAtStart()
  std::size_t m_newResults = 0;   ///< of the run in work
  bool m_devicesKnown = false;
  bool m_closeAfterRun = false;
  bool m_closeConfirmed = false;             ///< once: by whoever was asked just before
  bool m_languageWaits = false;              ///< for the run in work to end, or the files
  bool m_closeAfterHandout = false;          ///< once it is there, or given up
  std::optional<quint64> m_closeAfterFiles;  ///< the revision at which that was decided
  bool m_remembersLayout = false;
  bool m_restoresExperiment = false;  ///< once the devices are known
  struct Awaited {
    Request experiment;  ///< of last time, on devices of a place that has not answered yet
    QString standIn;     ///< what was entered in its place, as text
  };
  std::optional<Awaited> m_awaited;
  std::vector<DeviceInfo> m_devices;
  std::vector<DeviceInfo> m_ownDevices;                           ///< of this machine
  std::map<std::string, std::vector<DeviceInfo>> m_placeDevices;  ///< by the place's name
  Settings m_settings;
  ReportOptions m_reportOptions;  ///< as last chosen

  ExperimentPanel* m_experiment = nullptr;
  PlotsPanel* m_plots = nullptr;
  ResultsPanel* m_results = nullptr;
  ResultsTable* m_table = nullptr;
  PicturesDialog* m_pictures = nullptr;
  ComparisonDialog* m_comparison = nullptr;
  Exporter* m_exporter = nullptr;
  WhyPanel* m_why = nullptr;
  SourcePanel* m_source = nullptr;
  CheckPanel* m_check = nullptr;
  RunStatus* m_status = nullptr;
  RecoveryBar* m_recovery = nullptr;
  JobBar* m_jobBar = nullptr;
  RecentSessions* m_recent = nullptr;
  SettingsDialog* m_settingsDialog = nullptr;
  ManualWindow* m_manual = nullptr;
  PlacesDialog* m_placesDialog = nullptr;
  LessonMode* m_lessons = nullptr;
  Presentation* m_presentation = nullptr;
  Autosave* m_autosave = nullptr;  ///< nullptr: no copy is kept
  QString m_keepProblem;           ///< why none is; empty where one is
  QDockWidget* m_experimentDock = nullptr;
  QDockWidget* m_resultsDock = nullptr;
  QDockWidget* m_whyDock = nullptr;
  QDockWidget* m_sourceDock = nullptr;
  QDockWidget* m_checkDock = nullptr;
  QAction* m_open = nullptr;
  QAction* m_endComparison = nullptr;
  QAction* m_showComparison = nullptr;
  QAction* m_exportCsv = nullptr;
  QAction* m_exportSteps = nullptr;
  QAction* m_exportReport = nullptr;
  QAction* m_clear = nullptr;
  QAction* m_delete = nullptr;
  QAction* m_repeat = nullptr;
  QAction* m_repeatSession = nullptr;
  QAction* m_showPictures = nullptr;
  QAction* m_run = nullptr;
  QAction* m_leave = nullptr;
  QAction* m_startCheck = nullptr;
  QAction* m_stop = nullptr;
  std::vector<QAction*> m_themes;     ///< by ThemeChoice
  std::vector<QAction*> m_languages;  ///< as the system, then languages()
  QAction* m_stopAll = nullptr;

  std::unique_ptr<PlaceLister> m_lister;
  std::unique_ptr<ComputeWorker> m_worker;  ///< after what its signals go to, so that it is gone before
  std::unique_ptr<LiveRun> m_live;          ///< uses the worker
};

}  // namespace warpbench::gui
