// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/window_content.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QEvent>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMainWindow>
#include <QProgressBar>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "code/check_panel.h"
#include "code/source_panel.h"
#include "experiment/experiment_panel.h"
#include "experiment/last_experiment.h"
#include "exporter/exporter.h"
#include "help/manual_window.h"
#include "lessons/lesson_mode.h"
#include "pictures/pictures_dialog.h"
#include "places/places_dialog.h"
#include "plots/plots_panel.h"
#include "presentation/presentation.h"
#include "recovery/recovery_bar.h"
#include "result_views/comparison_dialog.h"
#include "result_views/results_panel.h"
#include "result_views/results_table.h"
#include "result_views/why_panel.h"
#include "run/job_bar.h"
#include "run/queue_button.h"
#include "run/run_status.h"
#include "widgets/dock_title_style.h"
#include "window/settings_dialog.h"
#include "workbench/workbench.h"

namespace warpbench::gui {

namespace {

/// Leaves the names of the modes out in a narrow window, whose plots need the room.
class NarrowModes : public QObject {
 public:
  NarrowModes(QWidget& window, QToolBar& bar) : QObject(&bar), m_bar(bar) {
    window.installEventFilter(this);
    fit(window);
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange) fit(static_cast<QWidget&>(*watched));
    return QObject::eventFilter(watched, event);
  }

 private:
  void fit(const QWidget& window) {
    constexpr int kLetters = 190;
    const bool narrow = window.width() < kLetters * window.fontMetrics().averageCharWidth();
    m_bar.setToolButtonStyle(narrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextUnderIcon);
  }

  QToolBar& m_bar;
};

}  // namespace

WindowContent::WindowContent(QMainWindow& window, Workbench& workbench, LessonMode& lessons, Presentation& presentation)
    : m_window(window),
      m_workbench(workbench),
      m_lessons(lessons),
      m_model(workbench.sessions.document()),
      m_experiment(new ExperimentPanel(&window)),
      m_lastExperiment(nullptr),
      m_recovery(new RecoveryBar(workbench.sessions.recovery(), &window)),
      m_jobs(new JobBar(workbench.jobs, &window)),
      m_plots(new PlotsPanel(workbench.sessions.document(), &window)),
      m_programs(new ProgramsPage(workbench.dialogs, &window)),
      m_results(new ResultsPanel(m_model, workbench.sessions.document().runs(), &window)),
      m_table(&m_results->table()),
      m_why(new WhyPanel(workbench.sessions.document(), &window)),
      m_source(new SourcePanel(
          workbench.sessions.document(), workbench.sessions.own(),
          std::make_unique<MachineCode>(MachineCode::findTool(), QCoreApplication::applicationFilePath()), &window)),
      m_check(new CheckPanel(&window)),
      m_status(new RunStatus(&window)),
      m_exporter(new Exporter(*m_plots, *m_table, workbench, window)),
      m_pictures(new PicturesDialog(workbench.sessions.document(), workbench.dialogs, m_exporter->writer(), &window)),
      m_comparison(new ComparisonDialog(workbench.sessions.document(), &window)),
      m_settings(new SettingsDialog(&window)),
      m_places(new PlacesDialog(&window)),
      m_manual(new ManualWindow(&window)) {
  createCentre(presentation);
  createDocks();
  createToolBars();
  connectViews();
  connectDocument();
  connectControllers();
  m_plots->showFamily(m_experiment->family().id);
  m_plots->setCurrentView(plots::View::Figure);
}

WindowContent::~WindowContent() {
  // Destroying a panel commits a half-typed value and clears a selection; nobody may receive these signals.
  // disconnect() would be wrong: Qt's accessibility must receive destroyed().
  for (QObject* panel : std::initializer_list<QObject*>{m_experiment, m_table, m_plots, m_pictures, m_settings,
                                                        m_places, m_jobs, m_recovery, m_exporter})
    panel->blockSignals(true);
  delete m_lastExperiment;
  for (QDialog* dialog : std::initializer_list<QDialog*>{m_pictures, m_comparison, m_settings, m_places, m_manual})
    delete dialog;
  delete m_exporter;  // after the pictures, which write through it
  m_workspaces.reset();
  for (QDockWidget* dock : m_docks) delete dock;
  delete m_modeBar;
  delete m_toolBar;
  delete m_window.takeCentralWidget();
  delete m_window.statusBar();
}

void WindowContent::createCentre(Presentation& presentation) {
  auto* centre = new QWidget(&m_window);
  auto* column = new QVBoxLayout(centre);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_recovery);
  column->addWidget(m_jobs);
  column->addWidget(m_plots, 1);
  column->addWidget(m_programs, 1);
  m_programs->hide();
  presentation.createContent(*m_plots, *m_experiment);
  m_lessons.createContent(*column, *m_experiment, *presentation.action());
  m_window.setCentralWidget(centre);
  m_window.statusBar()->addWidget(m_status, 1);
  m_status->addWidget(new QueueButton(m_workbench.runs.queue(), m_status));
}

void WindowContent::createDocks() {
  auto* titles = new DockTitleStyle;
  titles->setParent(m_window.centralWidget());
  const auto dock = [this, titles](const QString& title, const QString& name, QWidget* content) {
    auto* widget = new QDockWidget(title, &m_window);
    widget->setObjectName(name);
    widget->setStyle(titles);
    widget->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable);
    widget->setWidget(content);
    m_docks.push_back(widget);
    return widget;
  };
  // The experiment takes the window's full height, because it is taller than the results.
  m_window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  m_experimentDock = dock(tr("Experiment"), QStringLiteral("dock.experiment"), m_experiment);
  m_resultsDock = dock(tr("Results"), QStringLiteral("dock.results"), m_results);
  m_whyDock = dock(tr("Why"), QStringLiteral("dock.why"), m_why);
  // Qt keeps a covered dock visible outside the window, so Tab would reach its editor. A dock whose own widget is
  // hidden limits itself, and with it the whole area, to the height of its title. Hence the frame.
  auto* sourceFrame = new QWidget;
  auto* sourceColumn = new QVBoxLayout(sourceFrame);
  sourceColumn->setContentsMargins(0, 0, 0, 0);
  sourceColumn->addWidget(m_source);
  m_sourceDock = dock(tr("Source"), QStringLiteral("dock.source"), sourceFrame);
  m_checkDock = dock(tr("Check"), QStringLiteral("dock.check"), m_check);
  m_source->hide();  // until its dock is visible: the editor would make the shared dock area as high as itself
  connect(m_sourceDock, &QDockWidget::visibilityChanged, m_source, &QWidget::setVisible);
  m_resultsDock->setTitleBarWidget(m_results->title());
  m_resultsDock->toggleViewAction()->setShortcut(tr("Ctrl+T"));
  m_experimentDock->toggleViewAction()->setShortcut(tr("Ctrl+B"));
  m_workspaces = std::make_unique<Workspaces>(m_window, m_docks);
  connect(m_workspaces.get(), &Workspaces::arranged, this, &WindowContent::nameTabBars);
  connect(m_workspaces.get(), &Workspaces::arranged, this, &WindowContent::showMode);
}

void WindowContent::showMode() {
  const bool plot = m_workspaces->showsPlot();
  m_plots->setVisible(plot);
  m_modeBar->show();  // a layout of an earlier version lacks it
  m_toolBar->setVisible(plot);
  m_programs->setVisible(m_workspaces->current() == WindowMode::Program);
  m_lessons.setInFront(m_workspaces->current() == WindowMode::Teach);
  for (const QDockWidget* dock : m_docks) dock->toggleViewAction()->setEnabled(plot);
  emit changed();
}

void WindowContent::createToolBars() {
  const auto bar = [this](const QString& title, const QString& name, Qt::ToolBarArea area) {
    auto* created = new QToolBar(title, &m_window);
    created->setObjectName(name);
    created->setMovable(false);
    created->toggleViewAction()->setVisible(false);
    m_window.addToolBar(area, created);
    return created;
  };
  m_modeBar = bar(tr("Modes"), QStringLiteral("modes"), Qt::LeftToolBarArea);
  new NarrowModes(m_window, *m_modeBar);
  constexpr int kIcon = 24;
  m_modeBar->setIconSize({kIcon, kIcon});
  for (QAction* action : m_workspaces->actions()) {
    m_modeBar->addAction(action);
    m_modeBar->widgetForAction(action)->setFocusPolicy(Qt::StrongFocus);
  }
  // Keeps the choices for each run visible, whatever panels are open.
  m_toolBar = bar(tr("Run"), QStringLiteral("toolbar"), Qt::TopToolBarArea);
  auto* run = new QWidget;
  auto* row = new QHBoxLayout(run);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_experiment->bar(), 1);
  row->addWidget(m_status->bar());
  m_toolBar->addWidget(run);
}

void WindowContent::nameTabBars() {
  for (QTabBar* bar : m_window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
    bar->setAccessibleName(tr("Panels"));
    bar->setToolTip(tr("Panels that share this area"));
    bar->setElideMode(Qt::ElideNone);  // the bar scrolls with arrows if its titles do not fit
    // The window reuses its tab bars, so they would keep their names in the previous language.
    if (auto* left = bar->findChild<QToolButton*>(QStringLiteral("ScrollLeftButton")))
      left->setAccessibleName(QTabBar::tr("Scroll Left"));
    if (auto* right = bar->findChild<QToolButton*>(QStringLiteral("ScrollRightButton")))
      right->setAccessibleName(QTabBar::tr("Scroll Right"));
  }
}

void WindowContent::bringCheckToFront() {
  m_checkDock->show();
  m_checkDock->raise();
}

void WindowContent::bringSourceToFront() {
  m_sourceDock->show();
  m_sourceDock->raise();
}

WindowContent::Kept WindowContent::kept() const {
  Kept kept;
  kept.workspaces = m_workspaces->kept();
  kept.programs = m_programs->kept();
  if (const QWidget* focused = m_window.focusWidget()) kept.focused = focused->objectName();
  kept.family = m_experiment->family().id;
  if (const DeviceInfo* device = m_experiment->device()) kept.device = device->record.id;
  kept.experiment = m_lastExperiment->text();
  kept.variants = m_experiment->variantChoices();
  kept.live = m_experiment->live();
  kept.replaySpeed = m_experiment->replaySpeed();
  kept.plotted = m_plots->family();
  kept.view = m_plots->currentView();
  kept.plots = m_plots->choices();
  kept.memory = m_plots->memoryInFront();
  kept.selected = m_table->selectedResults();
  kept.filter = m_table->filter();
  kept.columnWidths = m_table->widthsByHand();
  kept.sortedBy = m_table->horizontalHeader()->sortIndicatorSection();
  kept.order = m_table->horizontalHeader()->sortIndicatorOrder();
  kept.manualPage = m_manual->page();
  for (const QDialog* dialog : std::initializer_list<QDialog*>{m_pictures, m_comparison, m_settings})
    if (dialog->isVisible()) kept.openDialogs.emplace_back(dialog->objectName(), dialog->pos());
  return kept;
}

void WindowContent::show(const Kept& kept) {
  m_experiment->chooseFamily(kept.family);
  m_experiment->chooseDevice(kept.device);
  m_experiment->setVariantChoices(kept.variants);
  m_lastExperiment->enter(kept.experiment);
  m_experiment->setLive(kept.live);
  m_experiment->setReplaySpeed(kept.replaySpeed);
  m_plots->showFamily(kept.plotted);
  m_plots->setCurrentView(kept.view);
  m_plots->setChoices(kept.plots);
  if (kept.memory) m_plots->bringMemoryToFront();
  m_table->horizontalHeader()->setSortIndicator(kept.sortedBy, kept.order);
  m_table->setFilter(kept.filter);
  m_table->setWidthsByHand(kept.columnWidths);
  m_table->clearSelection();
  m_table->selectResults(kept.selected);
  m_window.centralWidget()->show();  // Qt would do so later and give all space to the docks until then
  m_programs->restore(kept.programs);
  m_workspaces->restore(kept.workspaces);
  if (!kept.manualPage.isEmpty()) m_manual->showPage(kept.manualPage);
  for (const auto& [name, place] : kept.openDialogs) {
    auto* dialog = m_window.findChild<QDialog*>(name);
    dialog->move(place);
    dialog->show();
  }
  if (QWidget* const again = kept.focused.isEmpty() ? nullptr : m_window.findChild<QWidget*>(kept.focused))
    again->setFocus();
}

}  // namespace warpbench::gui
