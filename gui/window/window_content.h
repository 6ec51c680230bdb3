// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QPoint>
#include <QString>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "plots/plots_panel.h"
#include "result_views/results_model.h"
#include "window/workspaces.h"

class QDockWidget;
class QMainWindow;
class QToolBar;

namespace warpbench {
struct Session;
}

namespace warpbench::gui {

class CheckPanel;
class ComparisonDialog;
class ExperimentPanel;
class Exporter;
class JobBar;
class LastExperiment;
class LessonMode;
class ManualWindow;
class PicturesDialog;
class PlacesDialog;
class Presentation;
class RecoveryBar;
class ResultsPanel;
class ResultsTable;
class RunStatus;
class SettingsDialog;
class SourcePanel;
class WhyPanel;
struct Workbench;

/// What the window shows, in one language: the panels in their docks, the bars above the plots, the dialogs. What they
/// show is the controllers': in another language all of it is made anew.
class WindowContent : public QObject {
  Q_OBJECT

 public:
  /// In `window`. The docks have no place yet.
  WindowContent(QMainWindow& window, Workbench& workbench, LessonMode& lessons, Presentation& presentation);
  ~WindowContent() override;

  ExperimentPanel& experiment() const { return *m_experiment; }
  LastExperiment& lastExperiment() const { return *m_lastExperiment; }
  PlotsPanel& plots() const { return *m_plots; }
  ResultsPanel& results() const { return *m_results; }
  ResultsTable& table() const { return *m_table; }
  CheckPanel& check() const { return *m_check; }
  RunStatus& status() const { return *m_status; }
  RecoveryBar& recovery() const { return *m_recovery; }
  JobBar& jobs() const { return *m_jobs; }
  Exporter& exporter() const { return *m_exporter; }
  PicturesDialog& pictures() const { return *m_pictures; }
  ComparisonDialog& comparison() const { return *m_comparison; }
  SettingsDialog& settings() const { return *m_settings; }
  PlacesDialog& places() const { return *m_places; }
  ManualWindow& manual() const { return *m_manual; }
  /// In the order of the menu.
  const std::vector<QDockWidget*>& docks() const { return m_docks; }

  Workspaces& workspaces() const { return *m_workspaces; }
  void bringCheckToFront();
  /// In the plots, and in the experiment where it is of the catalogue.
  void showFamily(const std::string& family);

  /// What is measured from now on belongs to this result's run.
  void goOn(std::size_t resultIndex);

  /// What is not the controllers', to be shown by other panels.
  struct Kept {
    Workspaces::Kept workspaces;
    QString focused;  ///< the object's name
    std::string family, device;
    QString experiment;    ///< see LastExperiment; empty where it cannot run
    QStringList variants;  ///< see VariantList::choices
    bool live = true;
    double replaySpeed = 0;
    std::string plotted;
    plots::View view = plots::View::Figure;
    PlotsPanel::Choices plots;
    bool memory = false;
    std::map<int, int> columnWidths;
    std::vector<std::size_t> selected;
    QString filter;
    int sortedBy = 0;
    Qt::SortOrder order = Qt::AscendingOrder;
    QString manualPage;                                   ///< empty where the manual is not open
    std::vector<std::pair<QString, QPoint>> openDialogs;  ///< object names and places
  };
  Kept kept() const;
  void show(const Kept& kept);

 signals:
  /// What can be done now may be something else.
  void changed();
  /// The experiment's file of that parameter is to be chosen.
  void fileRequested(const std::string& id, const QString& title);

 private:
  const Session& session() const;
  void createCentre(LessonMode& lessons, Presentation& presentation);
  void createDocks();
  void createToolBar();
  /// The bars of docks that share a place.
  void nameTabBars();
  void connectViews();
  void bringSourceToFront();
  void editPlot();
  void connectDocument();
  void connectControllers();
  /// The session's last experiment of that family, as far as it can run on a device that is here.
  void enterLastOf(const std::string& family);
  /// What is selected in the table is shown in the other views.
  void showSelected();
  /// The plots show this family, whatever the experiment is of.
  void plot(const std::string& family);
  /// Of a run that a person has shown or hidden: the plots show something that is shown.
  void plotRun(std::size_t run);
  /// The memory view follows the selected result, or the first variant of the experiment.
  void followMemory();
  void showOther();
  void showKeepProblem();
  void showCheckReports();

  QMainWindow& m_window;
  Workbench& m_workbench;
  ResultsModel m_model;
  ExperimentPanel* m_experiment;
  LastExperiment* m_lastExperiment;
  PlotsPanel* m_plots;
  ResultsPanel* m_results;
  ResultsTable* m_table;
  WhyPanel* m_why;
  SourcePanel* m_source;
  CheckPanel* m_check;
  RunStatus* m_status;
  RecoveryBar* m_recovery;
  JobBar* m_jobs;
  Exporter* m_exporter;
  PicturesDialog* m_pictures;
  ComparisonDialog* m_comparison;
  SettingsDialog* m_settings;
  PlacesDialog* m_places;
  ManualWindow* m_manual;
  QDockWidget* m_experimentDock = nullptr;
  QDockWidget* m_resultsDock = nullptr;
  QDockWidget* m_whyDock = nullptr;
  QDockWidget* m_sourceDock = nullptr;
  QDockWidget* m_checkDock = nullptr;
  std::vector<QDockWidget*> m_docks;
  std::unique_ptr<Workspaces> m_workspaces;
  QToolBar* m_toolBar = nullptr;
  QString m_comparedBy;  ///< the filter of the session that is compared with
};

}  // namespace warpbench::gui
