// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenu>
#include <QStatusBar>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "catalogue/catalogue.h"

#include "app/texts.h"
#include "base/error.h"
#include "code/check_panel.h"
#include "code/kernel_editor.h"
#include "code/kernel_export.h"
#include "code/own_wiring.h"
#include "code/source_panel.h"
#include "document/recent_sessions.h"
#include "document/recovery_bar.h"
#include "experiment/experiment_panel.h"
#include "export/exporter.h"
#include "help/manual_window.h"
#include "lessons/lesson_mode.h"
#include "pictures/picture_images.h"
#include "pictures/pictures_dialog.h"
#include "places/place_lister.h"
#include "places/places_dialog.h"
#include "results/comparison_dialog.h"
#include "results/plots_panel.h"
#include "results/results_panel.h"
#include "results/results_table.h"
#include "results/why_panel.h"
#include "run/job_bar.h"
#include "run/live_run.h"
#include "run/queue_button.h"
#include "run/repeat_request.h"
#include "run/run_status.h"
#include "text/shown_text.h"
#include "widgets/dock_title_style.h"
#include "window/presentation.h"
#include "window/settings_dialog.h"

namespace warpbench::gui {

namespace {

/// Of a session that is opened.
PlotsPanel::Front frontOf(const std::vector<Result>& results, const std::string& chosen, const std::string& shown) {
  PlotsPanel::Front front{shown, {}};
  if (results.empty()) return front;
  // Shows what there is: the family chosen, or the first that the session has results of.
  if (std::ranges::find(results, chosen, &Result::family) == results.end()) front.family = results.front().family;
  // Of other programs' results often nothing but the time is known.
  const auto hasFigure = [](const Result& result) {
    return result.bandwidthGbs || result.gflops || result.itemsPerSecond;
  };
  if (std::ranges::none_of(results, hasFigure)) front.view = plots::View::Time;
  return front;
}

}  // namespace

MainWindow::MainWindow(std::unique_ptr<ComputeWorker> worker, std::unique_ptr<Dialogs> dialogs)
    : m_dialogs(std::make_unique<QuietDialogs>(std::move(dialogs))),
      m_lister(std::make_unique<PlaceLister>()),
      m_worker(std::move(worker)),
      m_live(std::make_unique<LiveRun>(*m_worker, m_document)) {
  setObjectName(QStringLiteral("main"));
  addQtPictureReader();
  setAcceptDrops(true);
  createContent();
  arrangeDocks();
  connectWorker();
  connectLister();
  connectFiles();
  connectDocument();
  connectJobs();
  resize(1280, 800);
  m_worker->listDevices();
}

MainWindow::~MainWindow() {
  // The table outlives its model by a moment and then drops its selection, which is nobody's concern any more.
  m_table->disconnect(this);
}

void MainWindow::createContent() {
  m_experiment = new ExperimentPanel(this);
  m_plots = new PlotsPanel(m_document, this);
  m_results = new ResultsPanel(m_model, this);
  m_table = &m_results->table();
  m_pictures = new PicturesDialog(m_document, *m_dialogs, m_writer, this);
  m_comparison = new ComparisonDialog(m_document, this);
  m_exporter = new Exporter(
      *m_plots, m_document, *m_dialogs, m_writer, [this](const QString& ending) { return proposedPath(ending); },
      *this);
  m_why = new WhyPanel(m_document, this);
  m_source = new SourcePanel(
      m_document, m_own,
      std::make_unique<MachineCode>(MachineCode::findTool(), QCoreApplication::applicationFilePath()), this);
  m_check = new CheckPanel(this);
  m_status = new RunStatus(this);
  m_recovery = new RecoveryBar(this);
  m_jobBar = new JobBar(m_jobs, this);
  connect(m_jobBar, &JobBar::accepted, this, &MainWindow::addJobResults);
  m_recent = new RecentSessions(this);
  m_settingsDialog = new SettingsDialog(this);
  m_placesDialog = new PlacesDialog(this);
  m_manual = new ManualWindow(this);
  auto* centre = new QWidget(this);
  auto* column = new QVBoxLayout(centre);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_recovery);
  column->addWidget(m_jobBar);
  column->addWidget(m_plots, 1);
  createLessons(*column);
  keepQuiet();
  setCentralWidget(centre);
  statusBar()->addWidget(m_status, 1);
  m_status->addWidget(new QueueButton(m_queue, this));
  createDocks();
  createMenus();
  connectViews();
  connectSettings();
  connectPlaces();
  connectMemory();
  connectExporter();
  connectOwnKernels(m_own, *m_source, *m_experiment, m_plots->memory(), *m_worker);
  auto* kernels = new KernelExport(m_own, *m_experiment, *m_dialogs, m_writer, *this);
  connect(&m_source->editor(), &KernelEditor::fileRequested, kernels, &KernelExport::exportFile);
  connect(&m_source->editor(), &KernelEditor::programRequested, kernels, &KernelExport::exportProgram);
  m_plots->showFamily(m_experiment->family().id);
  m_plots->setCurrentView(plots::View::Figure);
  updateState();
}

void MainWindow::createDocks() {
  auto* titles = new DockTitleStyle;
  titles->setParent(centralWidget());
  const auto dock = [this, titles](const QString& title, const QString& name, QWidget* content) {
    auto* widget = new QDockWidget(title, this);
    widget->setObjectName(name);
    widget->setStyle(titles);
    widget->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable);
    widget->setWidget(content);
    return widget;
  };
  // The experiment takes the window's full height: it is the taller of the two.
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  m_experimentDock = dock(tr("Experiment"), QStringLiteral("dock.experiment"), m_experiment);
  m_resultsDock = dock(tr("Results"), QStringLiteral("dock.results"), m_results);
  m_sourceDock = dock(tr("Source"), QStringLiteral("dock.source"), m_source);
  // Qt leaves a dock that another one covers visible, outside of the window: Tab would go to its editor.
  connect(m_sourceDock, &QDockWidget::visibilityChanged, m_source, &QWidget::setVisible);
  m_whyDock = dock(tr("Why"), QStringLiteral("dock.why"), m_why);
  m_checkDock = dock(tr("Check"), QStringLiteral("dock.check"), m_check);
}

void MainWindow::arrangeDocks() {
  addDockWidget(Qt::LeftDockWidgetArea, m_experimentDock);
  // Lines of code are long: there is more room below the plots than beside them.
  for (QDockWidget* dock : {m_resultsDock, m_sourceDock}) addDockWidget(Qt::BottomDockWidgetArea, dock);
  for (QDockWidget* dock : {m_whyDock, m_checkDock}) addDockWidget(Qt::RightDockWidgetArea, dock);
  for (QDockWidget* dock : {m_experimentDock, m_resultsDock, m_sourceDock, m_whyDock, m_checkDock})
    dock->setVisible(true);
  tabifyDockWidget(m_resultsDock, m_sourceDock);
  m_resultsDock->raise();
  tabifyDockWidget(m_whyDock, m_checkDock);
  m_whyDock->raise();
  const int rightWidth = std::max(m_why->sizeHint().width(), m_check->sizeHint().width());
  resizeDocks({m_experimentDock, m_whyDock}, {fontMetrics().averageCharWidth() * 52, rightWidth}, Qt::Horizontal);
  resizeDocks({m_resultsDock}, {fontMetrics().height() * 13}, Qt::Vertical);
  nameTabBars();
}

void MainWindow::nameTabBars() {
  for (QTabBar* bar : findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
    bar->setAccessibleName(tr("Panels"));
    bar->setToolTip(tr("Panels that share this area"));
    // The window keeps its bars for docks to come, and they keep what they were called in another language.
    if (auto* left = bar->findChild<QToolButton*>(QStringLiteral("ScrollLeftButton")))
      left->setAccessibleName(QTabBar::tr("Scroll Left"));
    if (auto* right = bar->findChild<QToolButton*>(QStringLiteral("ScrollRightButton")))
      right->setAccessibleName(QTabBar::tr("Scroll Right"));
  }
}

void MainWindow::connectViews() {
  connect(m_experiment, &ExperimentPanel::familyChanged, this, [this] {
    // The plots are ahead where a session that is opened chooses the family.
    if (m_plots->family() != m_experiment->family().id) m_plots->showFamily(m_experiment->family().id);
  });
  m_plots->setChooser(
      [this] { return frontOf(m_document.session().results, m_experiment->family().id, m_plots->family()); });
  connect(m_experiment, &ExperimentPanel::readinessChanged, this, &MainWindow::updateState);
  connect(m_experiment, &ExperimentPanel::runRequested, this, &MainWindow::startRun);
  connect(m_experiment, &ExperimentPanel::stopRequested, this, &MainWindow::stopRun);
  // Queued: the field may be gone before the answer comes.
  connect(m_experiment, &ExperimentPanel::fileRequested, this, &MainWindow::askParameterFile, Qt::QueuedConnection);
  connect(m_experiment, &ExperimentPanel::liveRequested, this, [this](const Request& position) {
    if (const DeviceInfo* device = m_experiment->device()) m_live->follow(position, *device);
  });

  connect(m_table, &ResultsTable::selectedResultsChanged, this, &MainWindow::showSelected);
  connect(m_plots, &PlotsPanel::resultClicked, m_table, &ResultsTable::selectResult);
  m_why->setCanCount(
      [this](const Result& result) { return countingRequest(m_document.session(), result, m_devices).has_value(); });
  connect(m_why, &WhyPanel::countsRequested, this, [this](std::size_t resultIndex) {
    const Session& session = m_document.session();
    if (const auto request = countingRequest(session, session.results[resultIndex], m_devices)) startOrQueue(*request);
  });
  connect(m_pictures, &PicturesDialog::availableChanged, this, &MainWindow::updateState);
}

void MainWindow::connectFiles() {
  connect(&m_files, &SessionFiles::comparisonOpened, this, [this](const Session& session, const QString& path) {
    m_plots->compareWith(session, QFileInfo(path).fileName());
    m_comparison->compareWith(session, QFileInfo(path).fileName());
    updateState();
  });
  connect(&m_writer, &FileWriter::done, this, &MainWindow::showFileDone);
  connect(&m_writer, &FileWriter::failed, this, &MainWindow::showFileFailed);
  connect(&m_files, &SessionFiles::done, this, &MainWindow::showFileDone);
  connect(&m_files, &SessionFiles::failed, this, &MainWindow::showFileFailed);
  connect(&m_files, &SessionFiles::changedOnDisk, this, &MainWindow::askChanged);
  connect(&m_files, &SessionFiles::changedMeanwhile, this, &MainWindow::whenNothingIsLost);
}

void MainWindow::connectDocument() {
  // Results that go or come back change the indices of others: nothing is selected meanwhile.
  connect(&m_document, &SessionDocument::aboutToRenumber, this, [this] { m_table->clearSelection(); });
  connect(&m_document, &SessionDocument::renumbered, this, [this](const std::vector<std::size_t>& restored) {
    m_plots->refresh();
    m_table->selectResults(restored);
    showSelected();
  });
  connect(&m_document, &SessionDocument::stateChanged, this, &MainWindow::updateState);
  connect(&m_document, &SessionDocument::replaced, this, [this] { showFamily(m_plots->family()); });
}

void MainWindow::showFamily(const std::string& family) {
  if (findFamily(family)) m_experiment->chooseFamily(family);
  if (m_plots->family() != family) m_plots->showFamily(family);
}

void MainWindow::showSelected() {
  const std::vector<std::size_t> selected = m_table->selectedResults();
  if (!selected.empty()) showForeign(m_document.session().results[selected.front()].family);
  m_plots->highlight(selected);
  m_pictures->select(selected);
  m_why->select(selected);
  m_source->select(selected);
  updateState();
}

void MainWindow::showForeign(const std::string& family) {
  if (!findFamily(family) || !findFamily(m_plots->family())) showFamily(family);
}

QString MainWindow::statusText() const { return m_status->text(); }

void MainWindow::openSession(const QString& path) {
  if (!m_lessons->openFile(path)) {
    m_files.open(path);
    return;
  }
  // As after a session, which is read in the background: later.
  QMetaObject::invokeMethod(
      this, [this] { emit fileDone(m_lessons->player().isOpen()); }, Qt::QueuedConnection);
}

void MainWindow::saveSession(const QString& path) { m_files.save(path); }

void MainWindow::compareWith(const QString& path) { m_files.openForComparison(path); }

void MainWindow::updateState() {
  const bool any = !m_document.session().results.empty();
  m_run->setText(m_running && !m_checking ? tr("Add to queue") : tr("&Run"));
  m_run->setEnabled(m_experiment->ready());
  m_leave->setEnabled(cluster() && m_experiment->problem().isEmpty() && !m_jobs.leaving());
  m_startCheck->setEnabled(!m_running);
  m_stop->setEnabled((m_running && !m_stopping) || m_live->active());
  m_stopAll->setEnabled(m_running && (!m_stopping || m_queue.size() > 0));
  m_open->setEnabled(!m_running);
  for (QAction* action : {m_endComparison, m_showComparison}) action->setEnabled(!m_plots->comparedWith().isEmpty());
  m_clear->setEnabled(any && !m_running);
  const std::size_t selected = m_table->selectedResults().size();
  m_delete->setEnabled(selected > 0);
  m_repeat->setEnabled(selected == 1 && !m_running);
  m_repeatSession->setEnabled(any && m_experiment->device() && !m_running);
  m_recent->menu()->setEnabled(!m_running);
  m_recovery->setAcceptEnabled(!m_running);
  m_exporter->updateActions();
  updateMemory();
  m_exportCsv->setEnabled(any);
  m_exportReport->setEnabled(any);
  m_showPictures->setEnabled(m_pictures->available());
  const QString name = m_document.path().isEmpty() ? tr("New session") : QFileInfo(m_document.path()).fileName();
  setWindowTitle(tr("%1[*] - Warpbench").arg(name));
  setWindowModified(m_document.modified());
}

void MainWindow::closeEvent(QCloseEvent* event) {
  const bool confirmed = std::exchange(m_closeConfirmed, false) || m_closeAfterFiles == m_document.revision();
  // A handout that is prepared is a file that is written, and what it runs is not stopped. Whoever closes the window
  // again gives it up.
  if (m_lessons->preparesHandout()) {
    if (!std::exchange(m_closeAfterHandout, true)) {
      showWaiting();
      event->ignore();
      return;
    }
    m_closeAfterHandout = false;
    m_lessons->giveUpHandout();
  }
  if (m_running) {
    // The run ends within moments; the window closes then, having waited for nothing.
    m_closeAfterRun = true;
    stopAll();
    event->ignore();
    return;
  }
  m_closeAfterRun = false;
  if (m_document.modified() && !confirmed) {
    event->ignore();
    m_closeAfterFiles.reset();  // until the question is answered nothing is decided
    showWaiting();
    whenNothingIsLost([this] {
      m_closeConfirmed = true;
      QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
    });
    return;
  }
  // A folder that hangs must not keep the window open for ever: whoever closes it again while it waits gives up what is
  // not written yet.
  if (writesFiles() && !m_closeAfterFiles) {
    m_closeAfterFiles = m_document.revision();
    showWaiting();
    event->ignore();
    return;
  }
  m_closeAfterFiles.reset();
  m_presentation->action()->setChecked(false);
  m_lessons->close();  // it has hidden the panels, which are to be there next time
  keepSettings();
  m_jobs.setSafe(m_document.revision());  // in a file, or given up
  event->accept();
}

}  // namespace warpbench::gui
