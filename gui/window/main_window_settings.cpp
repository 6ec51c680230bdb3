// SPDX-License-Identifier: GPL-3.0-or-later
// What the window keeps from one start to the next, and files that come from elsewhere than its own menus.
#include <QAction>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QSettings>
#include <algorithm>

#include "base/error.h"
#include "device/device_id.h"
#include "device/several_gpus.h"
#include "document/autosave.h"
#include "document/recent_sessions.h"
#include "document/recovery_bar.h"
#include "experiment/experiment_panel.h"
#include "export/exporter.h"
#include "run/request_text.h"
#include "run/run_status.h"
#include "widgets/text_zoom.h"
#include "window/dropped_file.h"
#include "window/main_window.h"
#include "window/settings_dialog.h"

namespace warpbench::gui {

namespace {

constexpr QLatin1String kGeometry("window/geometry");
constexpr QLatin1String kState("window/state");
constexpr QLatin1String kLive("live/on");
constexpr QLatin1String kExperiment("experiment/last");

/// Where its devices are; empty for this machine.
std::string placeOf(const Request& request) {
  const std::string first = devicesIn(request.device).front();
  return std::string(placeIn(first));
}

}  // namespace

void MainWindow::connectSettings() {
  connect(&m_files, &SessionFiles::used, m_recent, &RecentSessions::add);
  connect(m_recent, &RecentSessions::chosen, this,
          [this](const QString& path) { whenNothingIsLost([this, path] { openSession(path); }); });
  connect(m_recent, &RecentSessions::missing, this, [this](const QString& path) {
    m_dialogs->showError(this,
                         tr("'%1' no longer exists. It is removed from the list.").arg(QDir::toNativeSeparators(path)));
  });
  connect(m_settingsDialog, &SettingsDialog::changed, this, &MainWindow::setSettings);
  connect(m_recovery, &RecoveryBar::recoverRequested, this, &MainWindow::recover);
}

void MainWindow::setSettings(const Settings& settings) {
  const Settings before = m_settings;
  m_settings = settings;
  if (settings.theme != before.theme) applyTheme(settings.theme);
  if (settings.textPercent != before.textPercent) applyTextSize(settings.textPercent);
  if (settings.language != before.language) changeLanguage();
  m_experiment->setReplaySpeed(settings.replaySpeed);
  m_exporter->setChoices(settings.exporting);
  if (m_autosave) m_autosave->setInterval(std::chrono::seconds(settings.autosaveSeconds));
  showChoices();
  takePlaces(before.places);
  if (m_settingsDialog->settings() != settings) m_settingsDialog->setSettings(settings);
  if (!m_remembersLayout) return;
  QSettings store;
  settings.write(store);
}

void MainWindow::showChoices() {
  m_themes[static_cast<std::size_t>(m_settings.theme)]->setChecked(true);
  for (QAction* action : m_languages) action->setChecked(action->data().toString() == m_settings.language);
}

void MainWindow::zoomText(int percent) {
  Settings settings = m_settings;
  settings.textPercent = std::clamp(percent, Settings::kLeastText, Settings::kMostText);
  setSettings(settings);
}

void MainWindow::rememberLayout() {
  const QSettings store;
  const Settings settings = Settings::read(store);
  m_settings.language = settings.language;  // which whoever made this window has set
  setSettings(settings);
  m_remembersLayout = true;
  restoreGeometry(store.value(kGeometry).toByteArray());
  restoreState(store.value(kState).toByteArray());
  m_experiment->setLive(store.value(kLive, true).toBool());
  m_recent->remember();
  m_restoresExperiment = true;
  if (m_devicesKnown) restoreExperiment();
}

void MainWindow::restoreExperiment() {
  if (!std::exchange(m_restoresExperiment, false)) return;
  std::optional<Request> last = requestFromText(QSettings().value(kExperiment).toString());
  if (!last) return;
  const Request asItWas = *last;
  const DeviceInfo* device = m_experiment->offered(last->device);
  const bool there = device && device->available;
  if (!there) {
    device = m_experiment->device();
    if (!device) return;
    last->device = device->record.id;
  }
  try {
    expand(*last, *device);
    m_experiment->enter(*last);
  } catch (const RequestError&) {
    // An experiment of another version or machine: the proposed one is as good.
  }
  if (!there && std::ranges::count(m_settings.places, placeOf(asItWas), &process::NamedPlace::name) > 0)
    m_awaited = {asItWas, experimentText()};
}

void MainWindow::enterAwaited(const std::string& place) {
  if (!m_awaited || placeOf(m_awaited->experiment) != place) return;
  const DeviceInfo* device = m_experiment->offered(m_awaited->experiment.device);
  if (!device || !device->available) return;  // it may be there at the next answer
  const Awaited awaited = *std::exchange(m_awaited, std::nullopt);
  if (experimentText() != awaited.standIn) return;
  try {
    expand(awaited.experiment, *device);
    m_experiment->enter(awaited.experiment);
  } catch (const RequestError&) {
    // As above.
  }
}

QString MainWindow::experimentText() const {
  try {
    return requestToText(m_experiment->request());
  } catch (const RequestError&) {
    return {};
  }
}

void MainWindow::keepSettings() {
  if (!m_remembersLayout) return;
  QSettings store;
  store.setValue(kGeometry, saveGeometry());
  store.setValue(kState, saveState());
  store.setValue(kLive, m_experiment->live());
  m_settings.replaySpeed = m_experiment->replaySpeed();
  m_settings.write(store);
  const QString experiment = experimentText();
  // Closed before the place has answered: it is what was wanted all the same.
  if (m_awaited && experiment == m_awaited->standIn)
    store.setValue(kExperiment, requestToText(m_awaited->experiment));
  else if (!experiment.isEmpty())  // what cannot run is nothing to begin with next time
    store.setValue(kExperiment, experiment);
}

void MainWindow::keepUnsaved(const QString& folder) {
  m_autosave = new Autosave(m_document, folder, this);
  m_autosave->setInterval(std::chrono::seconds(m_settings.autosaveSeconds));
  connect(m_autosave, &Autosave::failed, this, [this](const QString& reason) {
    showKeeping(reason);
    if (!m_running) m_status->showEnd(reason);
  });
  connect(m_autosave, &Autosave::kept, this, [this] { m_jobs.setSafe(m_autosave->keptRevision()); });
  connect(m_autosave, &Autosave::mended, this, [this] { showKeeping({}); });
  m_recovery->lookIn(folder);
}

void MainWindow::showKeeping(const QString& problem) {
  m_keepProblem = problem;
  m_status->showWarning(problem.isEmpty() ? QString() : tr("No copy of unsaved results is kept: save them"), problem);
}

void MainWindow::recover(const Session& session, const QString& path) {
  whenNothingIsLost([this, session, path] {
    std::unique_ptr<RecoveryFile> file = m_recovery->take(path);
    if (!file) return;  // while the document was being saved, a person discarded it
    m_document.recover(session);
    if (m_autosave) m_autosave->adopt(std::move(file));
    m_status->showEnd(tr("Recovered. Unsaved results: %1").arg(session.results.size()));
  });
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  const auto file = DroppedFile::of(*event->mimeData());
  if (file && (file->image || !m_running)) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const auto file = DroppedFile::of(*event->mimeData());
  if (!file) return;
  event->acceptProposedAction();
  if (isProgram(file->path)) {
    openProgram(file->path);
    return;
  }
  if (!file->image) {
    // Queued: a question must not hold up the program that the file comes from.
    QMetaObject::invokeMethod(
        this, [this, path = file->path] { whenNothingIsLost([this, path] { openSession(path); }); },
        Qt::QueuedConnection);
    return;
  }
  const FileParameter image = imageParameter();
  m_experiment->chooseFamily(image.family);
  m_experiment->enterParameter(image.parameter, file->path.toStdString());
}

}  // namespace warpbench::gui
