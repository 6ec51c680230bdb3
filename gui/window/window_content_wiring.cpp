// SPDX-License-Identifier: GPL-3.0-or-later
// Connects the panels to each other and to the controllers.
#include <QDockWidget>
#include <QMainWindow>
#include <algorithm>
#include <optional>
#include <utility>

#include "catalogue/catalogue.h"
#include "code/check_panel.h"
#include "code/kernel_editor.h"
#include "code/source_panel.h"
#include "core/text/error.h"
#include "device/several_gpus.h"
#include "engine/run/session_requests.h"
#include "experiment/experiment_panel.h"
#include "experiment/last_experiment.h"
#include "exporter/exporter.h"
#include "exporter/kernel_export.h"
#include "inspect/memory_point.h"
#include "lessons/lesson_mode.h"
#include "memory/memory_view.h"
#include "memory_panel/memory_panel.h"
#include "pictures/pictures_dialog.h"
#include "places/places_dialog.h"
#include "plots/plot_actions.h"
#include "plots/plot_editor.h"
#include "plots/plots_panel.h"
#include "recovery/recovery_bar.h"
#include "result_views/comparison_dialog.h"
#include "result_views/nothing_shown.h"
#include "result_views/results_panel.h"
#include "result_views/results_table.h"
#include "result_views/runs_list.h"
#include "result_views/why_panel.h"
#include "run/job_bar.h"
#include "run/point_follower.h"
#include "run/repeat_request.h"
#include "run/run_status.h"
#include "widgets/texts.h"
#include "window/own_wiring.h"
#include "window/window_content.h"
#include "workbench/workbench.h"

namespace warpbench::gui {

namespace {

/// What to show first for an opened session.
PlotsPanel::Front frontOf(const Results& results, const std::string& chosen, const std::string& shown) {
  PlotsPanel::Front front{shown, {}};
  if (results.empty()) return front;
  // The chosen family if it has results, otherwise the family of the session's first result.
  if (std::ranges::find(results, chosen, &Result::family) == results.end()) front.family = results.front().family;
  // Results of other programs often contain only the time.
  const auto hasFigure = [](const Result& result) {
    return result.bandwidthGbs || result.gflops || result.itemsPerSecond;
  };
  if (std::ranges::none_of(results, hasFigure)) front.view = plots::View::Time;
  return front;
}

}  // namespace

const Session& WindowContent::session() const { return m_workbench.sessions.document().session(); }

void WindowContent::connectViews() {
  connect(m_experiment, &ExperimentPanel::familyChanged, this, [this] {
    // First, because the table may select new rows.
    m_workbench.sessions.document().runs().showFamily(m_experiment->family().id);
    // The plots already show the family if opening a session chose it.
    plot(m_experiment->family().id);
    m_table->selectAsBefore();
  });
  connect(m_plots, &PlotsPanel::familyChanged, m_table, [this] { m_table->setFamily(m_plots->family()); });
  const auto whyEmpty = [this] {
    return whyNothingIsShown(m_workbench.sessions.document(), m_plots->family(),
                             [this](std::size_t result) { return m_table->accepts(result); });
  };
  m_plots->setWhyEmpty(whyEmpty);
  m_table->setWhyEmpty(whyEmpty);
  m_why->setWhyEmpty(whyEmpty);
  m_plots->setChooser([this] {
    return frontOf(m_workbench.sessions.document().runs().shownSession().results, m_experiment->family().id,
                   m_plots->family());
  });
  connect(m_experiment, &ExperimentPanel::readinessChanged, this, &WindowContent::changed);
  // Queued: the field may be gone before the user answers.
  connect(m_experiment, &ExperimentPanel::fileRequested, this, &WindowContent::fileRequested, Qt::QueuedConnection);

  connect(m_table, &ResultsTable::selectedResultsChanged, this, &WindowContent::showSelected);
  // The plots mark the experiment's position, and the table selects results there.
  const auto showPosition = [this] { m_plots->setPosition(m_experiment->family().id, m_experiment->position()); };
  connect(m_experiment, &ExperimentPanel::readinessChanged, m_plots, showPosition);
  showPosition();
  auto* follower = new PointFollower(m_workbench.sessions.document(), m_plots);
  connect(m_experiment, &ExperimentPanel::moved, follower, &PointFollower::follow);
  connect(m_table, &ResultsTable::selectedResultsChanged, follower,
          [this, follower] { follower->look(m_table->selectedResults()); });
  connect(follower, &PointFollower::found, m_table, &ResultsTable::selectResult);
  // The plots omit results that the table's filter hides.
  connect(m_table, &ResultsTable::filterChanged, this, [this] {
    if (m_table->selectedResults().empty()) m_why->select({});
    if (m_table->filter().isEmpty())
      m_plots->setFilter({});
    else
      m_plots->setFilter([this](std::size_t result) { return m_table->accepts(result); });
    const SessionController::Other& other = m_workbench.sessions.other();
    if (std::exchange(m_comparedBy, m_table->filter()) != m_table->filter() && !other.name.isEmpty())
      m_plots->compareWith(m_table->filtered(other.session), other.name);
  });
  connect(&m_results->runs(), &RunsList::comparisonRequested, this, [this](std::size_t run) {
    SessionRuns& runs = m_workbench.sessions.document().runs();
    runs.setShown(run, false);
    m_workbench.sessions.compareWith(runs.sessionOf(run), runs.title(run));
  });
  connect(&m_results->runs(), &RunsList::chosen, this, &WindowContent::plotRun);
  connect(m_why, &WhyPanel::turned, m_source, &SourcePanel::select);
  connect(m_why, &WhyPanel::lineRequested, this, [this](simulator::AccessKind access) {
    bringSourceToFront();
    m_source->showAccess(access);
  });
  connect(m_check, &CheckPanel::lineRequested, this, [this](const CheckReport& report, const SourceLine& line) {
    bringSourceToFront();
    m_source->showFinding(report, line);
  });
  connect(m_plots, &PlotsPanel::resultClicked, m_table, [this](std::size_t result, bool further) {
    further ? m_table->toggleResult(result) : m_table->selectResult(result);
  });
  connect(m_plots, &QTabWidget::currentChanged, this, &WindowContent::changed);
  m_plots->actions().setEditable(true);
  connect(m_plots, &PlotsPanel::editRequested, this, &WindowContent::editPlot);
  connect(m_plots, &PlotsPanel::axesChosen, &m_workbench.sessions.document(), &SessionDocument::setAxes);
  connect(m_pictures, &PicturesDialog::availableChanged, this, &WindowContent::changed);
  connect(m_programs, &ProgramsPage::changed, this, &WindowContent::changed);

  MemoryPanel& memory = m_plots->memory();
  memory.view()->setContextMenuPolicy(Qt::ActionsContextMenu);
  connect(&memory, &MemoryPanel::shown, this, &WindowContent::changed);
  connect(m_experiment, &ExperimentPanel::familyChanged, this, &WindowContent::followMemory);
  connect(m_experiment, &ExperimentPanel::readinessChanged, this, &WindowContent::followMemory);
  connect(m_table, &ResultsTable::selectedResultsChanged, this, &WindowContent::followMemory);
}

void WindowContent::connectDocument() {
  SessionDocument& document = m_workbench.sessions.document();
  connect(m_programs, &ProgramsPage::launchesKept, &document, &SessionDocument::add);
  // Removed or restored results renumber the others, so nothing is selected meanwhile.
  connect(&document, &SessionDocument::aboutToRenumber, this, [this] { m_table->clearSelection(); });
  connect(&document, &SessionDocument::renumbered, this, [this](const std::vector<std::size_t>& restored) {
    m_plots->refresh();
    // The plots choose another family if theirs has no results left, and the experiment follows.
    const std::string& family = restored.empty() ? m_plots->family() : session().results[restored.front()].family;
    if (family != m_experiment->family().id) showFamily(family);
    m_table->selectResults(restored);
    showSelected();
  });
  connect(&document, &SessionDocument::relabelled, this, [this] {
    // The view identifies hidden legend rows by text, which has changed; their positions have not.
    const PlotsPanel::Choices before = m_plots->choices();
    m_plots->refresh();
    m_plots->setChoices(before);
    showSelected();
  });
  connect(&document, &SessionDocument::replaced, this, [this] {
    showFamily(m_plots->family());
    enterLastOf(m_plots->family());
    m_table->setFilter({});  // the filter belonged to the replaced results
    m_table->clearSelection();
  });
}

void WindowContent::connectControllers() {
  SessionController& sessions = m_workbench.sessions;
  connect(&sessions, &SessionController::otherChanged, this, &WindowContent::showOther);
  connect(&sessions, &SessionController::keepProblemChanged, this, &WindowContent::showKeepProblem);
  connect(m_recovery, &RecoveryBar::accepted, &sessions, &SessionController::recover);
  showOther();
  showKeepProblem();

  RunController& runs = m_workbench.runs;
  connect(m_experiment, &ExperimentPanel::stopRequested, &runs, &RunController::stop);
  connect(m_experiment, &ExperimentPanel::liveRequested, &runs,
          [this, &runs](const Request& position, const std::vector<Point>& points) {
            runs.live().follow(position, points, *m_experiment->device());
          });
  connect(m_experiment, &ExperimentPanel::liveEnded, &runs.live(), &LiveRun::stop);
  m_why->setCanCount([this](const Result& result) {
    return countingRequest(session(), result, m_workbench.places.devices()).has_value();
  });
  connect(m_why, &WhyPanel::countsRequested, &runs, [this, &runs](std::size_t index, bool withNext) {
    const std::vector<DeviceInfo>& devices = m_workbench.places.devices();
    if (const auto request = countingRequest(session(), session().results[index], devices, withNext)) {
      if (!runs.running()) goOn(index);
      runs.run(*request, true);
    }
  });
  connect(&runs, &RunController::progressed, m_status, &RunStatus::showProgress);
  connect(&runs, &RunController::stopping, m_status, &RunStatus::showStopping);
  connect(&runs, &RunController::checked, m_check, &CheckPanel::append);
  connect(&runs.live(), &LiveRun::ended, m_status, [this, &runs](const QString& message) {
    if (!runs.running()) m_status->showEnd(message);
  });
  showCheckReports();

  PlacesController& places = m_workbench.places;
  const auto showDevices = [this, &places] {
    m_experiment->setDevices(withAllGpus(places.devices()));
    m_programs->setGpus(usableGpus(places.devices(), ""));
  };
  connect(&places, &PlacesController::devicesChanged, m_experiment, showDevices);
  if (places.known())
    showDevices();
  else  // a session opened meanwhile could not enter its experiment
    connect(&places, &PlacesController::listed, this, [this] { enterLastOf(m_plots->family()); });
  m_lastExperiment = new LastExperiment(*m_experiment, places);  // after the panel knows the devices
  connect(&places, &PlacesController::stateChanged, m_places, &PlacesDialog::setState);
  connect(m_places, &PlacesDialog::testRequested, &places, &PlacesController::test);
  connectOwnKernels(sessions.own(), *m_source, *m_experiment, *m_plots, runs.worker());
  auto* kernels = new KernelExport(sessions.own(), *m_experiment, m_workbench.dialogs, m_exporter->writer(), m_window);
  kernels->setParent(m_source);  // uses the panels, so it is deleted with them
  connect(&m_source->editor(), &KernelEditor::fileRequested, kernels, &KernelExport::exportFile);
  connect(&m_source->editor(), &KernelEditor::programRequested, kernels, &KernelExport::exportProgram);
}

void WindowContent::editPlot() {
  const plots::View view = m_plots->currentView();
  SessionDocument& document = m_workbench.sessions.document();
  PlotEditor editor(*m_plots->view(view), view, m_plots->family(), document.session().annotations, m_workbench.dialogs,
                    &m_window);
  if (editor.exec() == QDialog::Accepted) document.setAnnotations(editor.annotations());
}

void WindowContent::goOn(std::size_t resultIndex) {
  SessionRuns& runs = m_workbench.sessions.document().runs();
  runs.goOn(runs.runOf(resultIndex));
}

void WindowContent::showFamily(const std::string& family) {
  if (findFamily(family)) m_experiment->chooseFamily(family);
  plot(family);
}

void WindowContent::enterLastOf(const std::string& family) {
  const SessionDocument& document = m_workbench.sessions.document();
  const Results& results = session().results;
  std::size_t last = results.size();
  while (last > 0 && results[last - 1].family != family) --last;
  if (last == 0) return;
  const DeviceInfo* device = m_experiment->offered(results[last - 1].device);
  if (!device || !device->available) device = m_experiment->device();
  if (!device) return;
  Session run = document.runs().sessionOf(document.runs().runOf(last - 1));
  run.results.removeIf([&](const Result& result) { return result.family != family; });
  try {
    const SessionRequests again = requestsOf(run, *device, m_workbench.sessions.own().allowed());
    if (!again.requests.empty()) m_experiment->enter(again.requests.back());
  } catch (const RequestError&) {
    // The panel cannot hold it, for example sizes that this device has no recording of. Keep the present experiment.
  }
}

void WindowContent::showSelected() {
  const std::vector<std::size_t> selected = m_table->selectedResults();
  if (!selected.empty()) plot(session().results[selected.front()].family);
  m_plots->highlight(selected);
  m_pictures->select(selected);
  m_why->select(selected);
  m_source->select(selected);
  emit changed();
}

void WindowContent::plot(const std::string& family) {
  if (m_plots->family() != family) m_plots->showFamily(family);
}

void WindowContent::plotRun(std::size_t run) {
  const SessionRuns& runs = m_workbench.sessions.document().runs();
  const Results& results = session().results;
  const bool appeared = runs.runs()[run].shown;
  std::optional<std::string> first;
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (appeared ? runs.runOf(i) != run : !runs.isShown(i)) continue;
    if (results[i].family == m_plots->family()) return;
    if (!first) first = results[i].family;
  }
  if (!first) return;
  m_plots->showFamily(*first);
  m_table->selectNewest();
}

void WindowContent::followMemory() {
  Request chosen{.family = m_experiment->family().id, .variants = {}};
  if (const auto selected = m_table->selectedResults(); !selected.empty()) {
    const Result& result = session().results[selected.back()];
    chosen = {.family = result.family, .variants = {result.variant}};
  } else {
    try {
      chosen = m_experiment->checkRequest();
    } catch (const RequestError&) {
      // No chosen variant can be traced.
    }
  }
  chosen.copies = m_workbench.sessions.own().allowed();
  m_plots->memory().follow(chosen.family, variantToTrace(chosen));
}

void WindowContent::showOther() {
  const SessionController::Other& other = m_workbench.sessions.other();
  if (other.name == m_plots->comparedWith() && other.name.isEmpty()) return;
  m_plots->compareWith(m_table->filtered(other.session), other.name);
  m_comparison->compareWith(other.session, other.name);
  if (other.name.isEmpty() && !m_workbench.runs.running()) m_status->showEnd({});  // it may mention the comparison
  emit changed();
}

void WindowContent::showKeepProblem() {
  const QString& problem = m_workbench.sessions.keepProblem();
  m_status->showWarning(problem.isEmpty() ? QString() : tr("Unsaved results are not backed up: save them"), problem);
  if (!problem.isEmpty() && !m_workbench.runs.running()) m_status->showEnd(problem);
}

void WindowContent::showCheckReports() {
  const std::vector<CheckReport>& reports = m_workbench.runs.reports();
  if (reports.empty()) return;
  m_check->start(familyTitle(reports.front().point.family));
  for (const CheckReport& report : reports) m_check->append(report);
  m_check->finish(m_check->summary());
}

}  // namespace warpbench::gui
