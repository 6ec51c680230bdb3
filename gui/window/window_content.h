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
#include "programs/programs_page.h"
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

/// Everything that the window shows in one language: panels in docks, bars above the plots, dialogs. The controllers
/// own the data, so a change of language recreates all of this.
class WindowContent : public QObject {
  Q_OBJECT

 public:
  /// Creates the content in `window`. The docks have no places yet.
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
  ProgramsPage& programs() const { return *m_programs; }
  /// In the order of the menu.
  const std::vector<QDockWidget*>& docks() const { return m_docks; }

  Workspaces& workspaces() const { return *m_workspaces; }
  void bringCheckToFront();
  /// Shows the family in the plots, and in the experiment if the catalogue contains it.
  void showFamily(const std::string& family);

  /// Adds further measurements to this result's run.
  void goOn(std::size_t resultIndex);

  /// State that the controllers do not hold, for panels in another language.
  struct Kept {
    Workspaces::Kept workspaces;
    ProgramsPage::Kept programs;
    QString focused;  ///< object name
    std::string family, device;
    QString experiment;    ///< see LastExperiment; empty if the experiment cannot run
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
    QString manualPage;                                   ///< empty if the manual is closed
    std::vector<std::pair<QString, QPoint>> openDialogs;  ///< object names and positions
  };
  Kept kept() const;
  void show(const Kept& kept);

 signals:
  /// The available actions may have changed.
  void changed();
  /// The user wants to choose the file for this parameter of the experiment.
  void fileRequested(const std::string& id, const QString& title);

 private:
  const Session& session() const;
  void createCentre(Presentation& presentation);
  void createDocks();
  void createToolBars();
  /// Shows the parts of the current mode.
  void showMode();
  /// Names the tab bars of docks that share an area.
  void nameTabBars();
  void connectViews();
  void bringSourceToFront();
  void editPlot();
  void connectDocument();
  void connectControllers();
  /// Enters the session's last experiment with that family, if an available device can run it.
  void enterLastOf(const std::string& family);
  /// Shows the table's selection in the other views.
  void showSelected();
  /// Shows this family in the plots, whatever the experiment's family is.
  void plot(const std::string& family);
  /// Call this when the user has shown or hidden a run: switches the plots to a family with visible results.
  void plotRun(std::size_t run);
  /// Points the memory view at the selected result, otherwise at the first variant of the experiment.
  void followMemory();
  void showOther();
  void showKeepProblem();
  void showCheckReports();

  QMainWindow& m_window;
  Workbench& m_workbench;
  LessonMode& m_lessons;
  ResultsModel m_model;
  ExperimentPanel* m_experiment;
  LastExperiment* m_lastExperiment;
  RecoveryBar* m_recovery;
  JobBar* m_jobs;
  PlotsPanel* m_plots;
  ProgramsPage* m_programs;
  ResultsPanel* m_results;
  ResultsTable* m_table;
  WhyPanel* m_why;
  SourcePanel* m_source;
  CheckPanel* m_check;
  RunStatus* m_status;
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
  QToolBar* m_modeBar = nullptr;
  QToolBar* m_toolBar = nullptr;
  QString m_comparedBy;  ///< the filter applied to the compared session
};

}  // namespace warpbench::gui
