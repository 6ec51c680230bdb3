// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QFileInfo>
#include <QSettings>
#include <algorithm>
#include <chrono>
#include <utility>

#include "code/check_panel.h"
#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "engine/run/session_requests.h"
#include "experiment/experiment_panel.h"
#include "experiment/last_experiment.h"
#include "exporter/exporter.h"
#include "lessons/lesson_mode.h"
#include "pictures/picture_images.h"
#include "places/places_dialog.h"
#include "plots/plots_panel.h"
#include "presentation/presentation.h"
#include "programs/program_files.h"
#include "recovery/recovery_bar.h"
#include "result_views/results_table.h"
#include "run/job_bar.h"
#include "run/repeat_request.h"
#include "run/run_status.h"
#include "settings/language.h"
#include "text/shown_text.h"
#include "widgets/text_zoom.h"
#include "widgets/texts.h"
#include "window/dropped_file.h"
#include "window/menus.h"
#include "window/settings_dialog.h"

namespace warpbench::gui {

namespace {

constexpr QLatin1String kGeometry("window/geometry");
constexpr QLatin1String kWorkspace("window/workspace");
constexpr QLatin1String kLayouts("window/layouts");
constexpr QLatin1String kLive("live/on");
constexpr QLatin1String kVariants("experiment/unwanted");
constexpr QLatin1String kExperiment("experiment/last");

}  // namespace

MainWindow::MainWindow(std::unique_ptr<ComputeWorker> worker, std::unique_ptr<Dialogs> dialogs)
    : m_dialogs(std::make_unique<QuietDialogs>(std::move(dialogs))),
      m_workbench(*this, *m_dialogs, m_settings, std::move(worker),
                  [this] { return QString::fromStdString(plots().family()); }),
      m_lessons(new LessonMode(*this, m_workbench)),
      m_presentation(new Presentation(*this, *m_lessons)),
      m_closing(
          *this, m_workbench, *m_lessons, [this] { return m_content->programs().running(); },
          [this] { return writesFiles(); }),
      m_language([this] { return busy(); }, [this] { changeLanguage(); }) {
  setObjectName(QStringLiteral("main"));
  addQtPictureReader();
  setAcceptDrops(true);
  m_workbench.sessions.setAutosave(std::chrono::seconds(m_settings.autosaveSeconds));
  createContent();
  m_content->workspaces().arrange();
  connectRuns();
  connectSessions();
  connect(&m_workbench.places, &PlacesController::listed, this, &MainWindow::devicesListed);
  connectJobs();
  connectLessons();
  connect(&m_closing, &Closing::changed, this, &MainWindow::showWaiting);
  connect(&m_language, &LanguageChange::changed, this, &MainWindow::showWaiting);
  resize(1280, 800);
  m_workbench.runs.worker().listDevices();
}

MainWindow::~MainWindow() = default;

void MainWindow::createContent() {
  m_content = std::make_unique<WindowContent>(*this, m_workbench, *m_lessons, *m_presentation);
  m_menus = std::make_unique<Menus>(*this);
  connect(m_content.get(), &WindowContent::changed, this, &MainWindow::updateState);
  connect(&m_content->programs(), &ProgramsPage::openRequested, this, &MainWindow::askOpenProgram);
  connect(&m_content->programs(), &ProgramsPage::changed, &m_language, &LanguageChange::goOn);
  connect(m_content.get(), &WindowContent::fileRequested, this, &MainWindow::askParameterFile);
  connect(&experiment(), &ExperimentPanel::runRequested, this, &MainWindow::startRun);
  connect(&exporter(), &Exporter::done, this, &MainWindow::showFileDone);
  connect(&exporter(), &Exporter::failed, this, &MainWindow::showFileFailed);
  connect(&exporter(), &Exporter::choicesChanged, this, [this](const ExportChoices& choices) {
    Settings settings = m_settings;
    settings.exporting = choices;
    setSettings(settings);
  });
  connect(&settingsDialog(), &SettingsDialog::changed, this, &MainWindow::setSettings);
  connect(&placesDialog(), &PlacesDialog::changed, this, [this](const std::vector<process::NamedRemote>& places) {
    Settings settings = m_settings;
    settings.places = places;
    setSettings(settings);
  });
  connect(&m_content->jobs(), &OfferBar::accepted, this, &MainWindow::addJobResults);
  connect(m_presentation->action(), &QAction::toggled, this, &MainWindow::keepQuiet);
  exporter().setChoices(m_settings.exporting);
  settingsDialog().setSettings(m_settings);
  placesDialog().setPlaces(m_settings.places);
  keepQuiet();
  showLeaving();
}

void MainWindow::changeLanguage() {
  m_workbench.runs.live().drop();
  applyLanguage(m_settings.language);
  m_workbench.sessions.document().nameCommands();
  unsetLocale();
  m_presentation->action()->setChecked(false);
  const WindowContent::Kept kept = m_content->kept();
  m_menus.reset();
  m_content.reset();
  createContent();
  m_content->show(kept);
  m_lessons->showStep();
  emit languageChanged();
}

void MainWindow::connectRuns() {
  connect(&m_workbench.runs, &RunController::changed, this, &MainWindow::updateState);
  connect(&m_workbench.runs, &RunController::begun, this, [this](RunController::Work work) {
    const bool check = work == RunController::Work::Check;
    if (work != RunController::Work::Replay) m_content->lastExperiment().forget();
    experiment().setRunning(true, !check);
    m_content->status().showStart(check ? tr("Checking...") : tr("Opening the device..."));
  });
  connect(&m_workbench.runs, &RunController::ended, this, &MainWindow::showRunEnd);
  connect(&m_workbench.runs, &RunController::idle, &m_language, &LanguageChange::goOn);
  connect(&m_workbench.runs, &RunController::failed, this,
          [this](const QString& reason) { m_dialogs->showError(this, reason); });
}

void MainWindow::showRunEnd(const RunController::Ending& ending) {
  const bool check = ending.work == RunController::Work::Check;
  CheckPanel& findings = m_content->check();
  QString message = ending.reason;
  if (message.isEmpty() && check)
    message = ending.complete ? tr("Checked. %1").arg(findings.summary()) : tr("Stopped; the findings so far are kept");
  else if (message.isEmpty() && ending.work != RunController::Work::Lesson)  // a lesson's results are not the session's
    message = ending.complete ? newResultsText(ending.newResults) : tr("Stopped; the results so far are kept");
  // Keep the selection if the run only repeated or counted existing points.
  const SessionRuns& all = document().runs();
  const bool isNew = ending.work == RunController::Work::Run && ending.newResults > 0 &&
                     all.runs().back().results == ending.newResults;
  if (isNew) table().selectResult(document().session().results.size() - 1);
  plots().refresh();
  if (!m_workbench.jobs.leaving()) m_content->status().showJob({});
  if (check) findings.finish(ending.complete ? findings.summary() : message);
  experiment().setRunning(false);
  m_content->status().showEnd(message);
  emit runEnded(ending.complete);
  m_closing.runEnded();
}

QString MainWindow::newResultsText(std::size_t count) {
  const Results& all = document().session().results;
  const auto first = all.end() - static_cast<std::ptrdiff_t>(std::min(count, all.size()));
  const auto bad = std::count_if(first, all.end(), [](const Result& result) {
    return result.status != Result::Status::Ok || (result.verification && !result.verification->asExpected());
  });
  const QString text = tr("Done. New results: %1").arg(count);
  return bad == 0 ? text : tr("%1. Failed, or with a wrong result: %2").arg(text).arg(bad);
}

void MainWindow::startRun() {
  if (experiment().ready()) m_workbench.runs.run(experiment().request());
}

bool MainWindow::replayAtStart() {
  const DeviceInfo* device = experiment().device();
  const bool recording = device && device->traits().replays;
  if (!recording || !experiment().ready() || !document().session().results.empty()) return false;
  Request request = experiment().request();
  request.options.replaySpeed = 0;
  m_workbench.runs.begin(RunController::Work::Replay, request);
  return true;
}

void MainWindow::startCheck() {
  if (running()) return;
  try {
    const Request request = experiment().checkRequest();
    m_content->check().start(familyTitle(request.family));
    m_content->bringCheckToFront();
    m_workbench.runs.begin(RunController::Work::Check, request);
  } catch (const RequestError& error) {
    m_dialogs->showError(this, plots::shownText(messageOf(error)));
  }
}

void MainWindow::repeat(std::size_t resultIndex) {
  if (running()) return;
  try {
    const Session& session = document().session();
    Request request = repeatRequest(session, session.results[resultIndex], m_workbench.places.devices(),
                                    experiment().firstDevice(), m_workbench.sessions.own().allowed());
    request.options.replaySpeed = experiment().replaySpeed();
    // The repeated point belongs to its original run.
    m_workbench.sessions.document().runs().goOn(document().runs().runOf(resultIndex));
    m_workbench.runs.run(request, true);
  } catch (const RequestError& error) {
    m_dialogs->showError(this, plots::shownText(messageOf(error)));
  }
}

void MainWindow::repeatSession() {
  const DeviceInfo* device = experiment().device();
  if (!device || running()) return;
  const SessionRequests again = requestsOf(document().session(), *device, m_workbench.sessions.own().allowed());
  const Message refusals = refusalText(document().session(), again, *device);
  if (!refusals.empty()) m_dialogs->showError(this, plots::shownText(refusals));
  bool joins = false;
  for (Request request : again.requests) {
    request.options.replaySpeed = experiment().replaySpeed();
    request.each = experiment().onEach();
    m_workbench.runs.run(request, joins);
    joins = true;
  }
}

void MainWindow::askParameterFile(const std::string& id, const QString& title) {
  const QString path = m_dialogs->askOpenPath(this, title, imageFilter());
  if (!path.isEmpty()) experiment().enterParameter(id, path.toStdString());
}

QString MainWindow::statusText() const { return m_content->status().text(); }

void MainWindow::updateState() {
  if (!m_menus) return;  // after a change of language, the panels are created first
  m_menus->update();
  recovery().setAcceptEnabled(!running());
  const QString path = document().path();
  setWindowTitle(tr("%1[*] - Warpbench").arg(path.isEmpty() ? tr("New session") : QFileInfo(path).fileName()));
  setWindowModified(document().modified());
}

void MainWindow::showWaiting() {
  QString note;
  if (m_closing.waitsForFiles())
    note = tr("The window closes when all files are written. Close again to abandon them.");
  else if (m_language.waits() && writesFiles())
    note = tr("The language changes when all files are written.");
  else if (m_language.waits())
    note = tr("The language changes when the run ends.");
  m_content->status().showNote(note);
}

void MainWindow::setSettings(const Settings& settings) {
  const Settings before = std::exchange(m_settings, settings);
  if (settings.theme != before.theme) applyTheme(settings.theme);
  if (settings.textPercent != before.textPercent) applyTextSize(settings.textPercent);
  if (settings.language != before.language) m_language.request();
  experiment().setReplaySpeed(settings.replaySpeed);
  exporter().setChoices(settings.exporting);
  m_workbench.sessions.setAutosave(std::chrono::seconds(settings.autosaveSeconds));
  m_menus->showChoices();
  placesDialog().setPlaces(settings.places);
  m_workbench.places.setPlaces(settings.places);
  if (settingsDialog().settings() != settings) settingsDialog().setSettings(settings);
  if (!m_remembersLayout) return;
  QSettings store;
  settings.write(store);
}

void MainWindow::rememberLayout() {
  const QSettings store;
  const Settings settings = Settings::read(store);
  m_settings.language = settings.language;  // the language was set before this window was created
  setSettings(settings);
  m_remembersLayout = true;
  restoreGeometry(store.value(kGeometry).toByteArray());
  Workspaces::Kept workspaces{store.value(kWorkspace).toInt(), {}, {}};
  const QVariantMap layouts = store.value(kLayouts).toMap();
  for (auto each = layouts.begin(); each != layouts.end(); ++each) workspaces.layouts[each.key()] = each->toByteArray();
  m_content->workspaces().restore(workspaces);
  experiment().setLive(store.value(kLive, true).toBool());
  experiment().setVariantChoices(store.value(kVariants).toStringList());
  m_workbench.sessions.recent().remember();
  m_lessons->exercises().remember();
  m_content->lastExperiment().enter(store.value(kExperiment).toString());
}

void MainWindow::keepSettings() {
  if (!m_remembersLayout) return;
  QSettings store;
  store.setValue(kGeometry, saveGeometry());
  const Workspaces::Kept workspaces = m_content->workspaces().kept();
  QVariantMap layouts;
  for (const auto& [id, layout] : workspaces.layouts) layouts[id] = layout;
  store.setValue(kWorkspace, workspaces.current);
  store.setValue(kLayouts, layouts);
  store.setValue(kLive, experiment().live());
  store.setValue(kVariants, experiment().variantChoices());
  m_settings.replaySpeed = experiment().replaySpeed();
  m_settings.write(store);
  const QString last = m_content->lastExperiment().text();
  if (!last.isEmpty()) store.setValue(kExperiment, last);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!m_closing.mayClose()) {
    event->ignore();
    return;
  }
  m_presentation->action()->setChecked(false);
  keepSettings();
  m_workbench.jobs.setSafe(document().revision());  // saved or discarded
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  const auto file = DroppedFile::of(*event->mimeData());
  if (file && (file->image || !running())) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const auto file = DroppedFile::of(*event->mimeData());
  if (!file) return;
  event->acceptProposedAction();
  if (!file->image) {
    // Queued: a question must not block the program from which the file is dragged.
    QMetaObject::invokeMethod(
        this,
        [this, path = file->path] {
          if (isProgram(path))
            openProgram(path);
          else
            m_workbench.sessions.requestOpen(path);
        },
        Qt::QueuedConnection);
    return;
  }
  const FileParameter image = imageParameter();
  experiment().chooseFamily(image.family);
  experiment().enterParameter(image.parameter, file->path.toStdString());
}

}  // namespace warpbench::gui
