// SPDX-License-Identifier: GPL-3.0-or-later
// Starts and stops runs at random in a real window, with live mode, checks, exports, deletions and changes of language
// in between. Then checks that each run has one end, each result is in the session once, memory has not grown, and the
// event loop still turns. `soak_window 1000 [SEED]` is the full run; CTest runs a short one. The exit code says whether
// a result was lost or duplicated, or memory grew; times are only printed, because they depend on the machine.
#include <QSlider>
#include <QTemporaryDir>
#include <cstdlib>

#include "catalogue/catalogue.h"
#include "core/files/file_io.h"
#include "exporter/exporter.h"
#include "format/session_file.h"
#include "gui/benchmarks/event_loop_times.h"
#include "gui/benchmarks/memory_ledger.h"
#include "gui/benchmarks/soak_fixture.h"
#include "gui/window_fixture.h"
#include "result_views/results_table.h"
#include "settings/language.h"

namespace {

using namespace warpbench;
using namespace warpbench::test;

class Soak {
 public:
  Soak(TimedApplication& application, unsigned seed);

  /// One run, or one other user action.
  void step(int number);
  /// Checks the session, then empties it. @returns whether it is correct.
  void settleAccounts();

  bool good() const { return m_faults == 0; }
  void print() const;

 private:
  int below(int bound) { return static_cast<int>(m_random() % static_cast<unsigned>(bound)); }
  bool chance(int percent) { return below(100) < percent; }
  void fault(const QString& what);
  /// Performs it as an event of the window, which is timed like others.
  void act(const char* phase, const std::function<void()>& work);
  void pause(int mostMs);
  void chooseExperiment();
  Request randomRequest();
  void run();
  void stop();
  void moveSlider();
  void check();
  void exportSomething();
  void changeLanguage();
  void deleteAndBringBack();
  /// Waits until nothing is running or queued and all of the worker's messages have arrived.
  void settle();
  void waitForFile(const std::function<void()>& work);
  QAction* actionWith(const QKeySequence& shortcut) const;

  TimedApplication& m_application;
  QTemporaryDir m_folder;
  std::mt19937 m_random;
  gui::ComputeWorker* m_worker;
  WindowFixture m_fixture;
  int m_starts = 0, m_ends = 0, m_runEnds = 0, m_faults = 0;
  int m_runs = 0, m_stops = 0, m_checks = 0, m_moves = 0, m_exports = 0, m_languages = 0, m_deletions = 0;
  std::size_t m_results = 0, m_live = 0, m_failed = 0;
  std::map<long, int> m_ready, m_liveReady;  ///< results since the last check, by number; 0: failed ones
};

Soak::Soak(TimedApplication& application, unsigned seed)
    : m_application(application),
      m_random(seed),
      m_worker(soakWorker().release()),
      m_fixture(std::unique_ptr<gui::ComputeWorker>(m_worker)) {
  writeFile(m_folder.filePath("empty.json").toStdString(), toJson(Session()));
  gui::MainWindow* window = &m_fixture.window;
  QObject::connect(m_worker, &gui::ComputeWorker::resultReady, window, [this](const Result& result) {
    ++m_results;
    if (result.status == Result::Status::Failed) ++m_failed;
    ++m_ready[numberOf(result)];
  });
  QObject::connect(m_worker, &gui::ComputeWorker::liveResultReady, window, [this](const Result& result) {
    ++m_live;
    ++m_liveReady[numberOf(result)];
  });
  QObject::connect(m_worker, &gui::ComputeWorker::finished, window, [this] { ++m_ends; });
  QObject::connect(m_worker, &gui::ComputeWorker::failed, window, [this] { ++m_ends; });
  QObject::connect(window, &gui::MainWindow::runEnded, window, [this] { ++m_runEnds; });
  window->workbench().sessions.keepUnsaved(m_folder.filePath("recovery"));
}

void Soak::fault(const QString& what) {
  ++m_faults;
  std::printf("FAULT %s\n", qPrintable(what));
}

void Soak::act(const char* phase, const std::function<void()>& work) {
  bool done = false;
  m_application.phase = QString("[%1] ").arg(phase);
  QMetaObject::invokeMethod(
      &m_fixture.window,
      [&] {
        work();
        done = true;
      },
      Qt::QueuedConnection);
  while (!done) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void Soak::pause(int mostMs) {
  if (const int time = below(mostMs + 1); time > 0) QTest::qWait(time);
}

Request Soak::randomRequest() {
  const Family& family = catalog()[static_cast<std::size_t>(below(static_cast<int>(catalog().size())))];
  Request request;
  request.family = family.id;
  request.device = kSoakDevices[static_cast<std::size_t>(below(static_cast<int>(kSoakDevices.size())))];
  for (const ParameterSpec& spec : family.parameters) {
    if (!spec.isNumber() || !spec.offered.empty()) continue;
    const bool slider = spec.editor == ParameterSpec::Editor::Slider;
    const int size = spec.unit == "MiB" ? 4 : 1 << (4 + below(4));  // a check takes more than a hundred times as much
    const std::int64_t most = slider ? spec.maximum : std::min<std::int64_t>(spec.maximum, size);
    const std::int64_t value = std::max<std::int64_t>(spec.minimum, 1 + below(static_cast<int>(most)));
    if (slider && request.sweeps.empty() && chance(20))
      request.sweeps.push_back({spec.id, {spec.minimum, (spec.minimum + spec.maximum) / 2, spec.maximum}});
    else
      request.parameters.set(spec.id, value);
  }
  if (chance(70)) {
    const auto& variants = family.variants;
    request.variants = {variants[static_cast<std::size_t>(below(static_cast<int>(variants.size())))].id};
  }
  return request;
}

void Soak::chooseExperiment() {
  constexpr int kTries = 20;
  for (int i = 0; i < kTries; ++i) {
    bool taken = true;
    const Request request = randomRequest();
    act("experiment", [&] {
      try {
        m_fixture.window.experiment().enter(request);
      } catch (const RequestError&) {
        taken = false;  // a variant that this device cannot run
      }
    });
    if (taken && m_fixture.window.experiment().ready()) return;
  }
}

void Soak::run() {
  act("run", [&] {
    if (!m_fixture.window.experiment().ready()) return;
    ++m_starts;
    ++m_runs;
    m_fixture.window.startRun();
  });
}

void Soak::stop() {
  ++m_stops;
  act("stop", [&] {
    if (chance(50)) {
      m_fixture.window.workbench().runs.stop();
    } else {
      m_starts -= static_cast<int>(m_fixture.window.workbench().runs.queue().size());
      m_runs -= static_cast<int>(m_fixture.window.workbench().runs.queue().size());
      m_fixture.window.workbench().runs.stopAll();
    }
  });
}

void Soak::moveSlider() {
  act("live", [&] {
    for (const auto* editor : m_fixture.window.findChildren<gui::ParameterEditor*>()) {
      auto* slider = editor->isVisible() ? editor->findChild<QSlider*>() : nullptr;
      if (!slider || !slider->isEnabled()) continue;
      // Sizes stay small.
      const bool size = editor->spec().editor != ParameterSpec::Editor::Slider;
      const int range = (slider->maximum() - slider->minimum()) / (size ? 3 : 1);
      m_fixture.window.experiment().setLive(true);
      slider->setSliderPosition(slider->minimum() + below(range + 1));
      ++m_moves;
      return;
    }
  });
  pause(100);
}

void Soak::check() {
  act("check", [&] {
    if (m_fixture.window.running()) return;
    m_fixture.window.startCheck();
    if (!m_fixture.window.running()) return;
    ++m_checks;
    ++m_starts;
  });
}

void Soak::waitForFile(const std::function<void()>& work) {
  bool done = false;
  const auto connection =
      QObject::connect(&m_fixture.window, &gui::MainWindow::fileDone, &m_fixture.window, [&] { done = true; });
  work();
  if (!QTest::qWaitFor([&] { return done; }, kPatienceMs))
    fault(m_application.phase + "a file was neither written nor refused");
  QObject::disconnect(connection);
}

void Soak::exportSomething() {
  const int kind = below(5);
  const char* const names[] = {"plot.png", "plot.pdf", "plot.svg", "table.csv", "report.html"};
  const QString path = m_folder.filePath(names[kind]);
  if (m_fixture.session().results.empty()) return;
  if (kind == 3) waitForFile([&] { act(names[kind], [&] { m_fixture.window.exporter().writeCsv(path); }); });
  if (kind == 4) waitForFile([&] { act(names[kind], [&] { m_fixture.window.exporter().writeReport(path); }); });
  if (kind < 3) {  // through the dialog, like a user
    m_fixture.script.savePath = path;
    act("export dialog", [&] { actionWith(QKeySequence(Qt::CTRL | Qt::Key_E))->trigger(); });
    pause(50);
    auto* save = m_fixture.field<QPushButton>("export.save");
    if (!save->isVisible()) return;  // there is nothing to plot
    if (!save->isEnabled()) {        // and there is none now either
      act("export dialog", [&] { save->window()->close(); });
      return;
    }
    waitForFile([&] { act(names[kind], [&] { QTest::mouseClick(save, Qt::LeftButton); }); });
  }
  ++m_exports;
}

void Soak::changeLanguage() {
  ++m_languages;
  settle();
  act("language", [&] {
    gui::Settings settings = m_fixture.window.settings();
    const auto& languages = gui::languages();
    settings.language = QString(languages[static_cast<std::size_t>(below(static_cast<int>(languages.size())))].code);
    m_fixture.window.setSettings(settings);
  });
  pause(20);
}

QAction* Soak::actionWith(const QKeySequence& shortcut) const {
  for (QAction* action : m_fixture.window.findChildren<QAction*>())
    if (action->shortcuts().contains(shortcut)) return action;
  return nullptr;
}

void Soak::deleteAndBringBack() {
  settle();
  if (m_fixture.session().results.empty()) return;
  ++m_deletions;
  const std::string before = toJson(m_fixture.session());
  act("delete", [&] {
    m_fixture.window.table().selectResults(
        {static_cast<std::size_t>(below(static_cast<int>(m_fixture.session().results.size())))});
    actionWith(QKeySequence::Delete)->trigger();
  });
  act("undo", [&] { actionWith(QKeySequence::Undo)->trigger(); });
  if (toJson(m_fixture.session()) != before) fault("an undone deletion did not restore the result exactly");
}

void Soak::settle() {
  if (!QTest::qWaitFor(
          [&] { return !m_fixture.window.running() && m_fixture.window.workbench().runs.queue().size() == 0; },
          kPatienceMs))
    fault("a run does not end");
  bool through = false;
  QMetaObject::invokeMethod(
      m_worker,
      [this, &through] {
        QMetaObject::invokeMethod(
            &m_fixture.window, [&through] { through = true; }, Qt::QueuedConnection);
      },
      Qt::QueuedConnection);
  if (!QTest::qWaitFor([&] { return through; }, kPatienceMs)) fault("the worker is stuck");
}

void Soak::step(int number) {
  chooseExperiment();
  if (chance(30)) {
    moveSlider();
    chooseExperiment();  // the slider may have been moved to a size that takes minutes
  }
  run();
  if (chance(10)) run();  // waits in the queue
  if (chance(50)) {
    pause(30);
    stop();
  }
  if (chance(5)) exportSomething();  // while it runs
  settle();
  if (chance(5)) {
    check();
    pause(100);
    stop();
    settle();
  }
  if (chance(10)) exportSomething();
  if (chance(5)) deleteAndBringBack();
  if (number % 25 == 0) changeLanguage();
}

void Soak::settleAccounts() {
  act("stop", [&] { m_fixture.window.workbench().runs.stop(); });
  settle();
  // The device keeps the last point's data: always the same, so that memory is comparable.
  Request small{.family = "transpose", .variants = {"copy"}, .device = kSoakDevices[0]};
  small.parameters.set("width", std::int64_t{64});
  small.parameters.set("height", std::int64_t{64});
  act("experiment", [&] { m_fixture.window.experiment().enter(small); });
  run();
  settle();
  if (m_starts != m_ends || m_starts != m_runEnds)
    fault(QString("%1 starts, %2 ends of the worker, %3 of the window").arg(m_starts).arg(m_ends).arg(m_runEnds));
  std::map<long, int> there;
  for (const Result& result : m_fixture.session().results) ++there[numberOf(result)];
  for (const auto& [number, count] : there) {
    if (number != 0 && count > 1) fault(QString("the session has result %1 %2 times").arg(number).arg(count));
    if (count > m_ready[number] + m_liveReady[number]) fault(QString("result %1 has no origin").arg(number));
  }
  for (const auto& [number, count] : m_ready) {
    if (number != 0 && count > 1) fault(QString("result %1 was sent %2 times").arg(number).arg(count));
    if (there[number] < count) fault(QString("result %1 is lost").arg(number));
  }
  const QString path = m_folder.filePath("session.json");
  waitForFile([&] { act("save", [&] { m_fixture.window.workbench().sessions.save(path); }); });
  // Compares as text, because a NaN (from a variant that is wrong on purpose) does not equal itself.
  if (toJson(readSession(path.toStdString())) != toJson(*m_fixture.window.document().snapshot()))
    fault("the saved session is different");
  waitForFile([&] { act("open", [&] { m_fixture.window.open(m_folder.filePath("empty.json")); }); });
  if (!m_fixture.session().results.empty()) fault("the session is not empty");
  m_ready.clear();
  m_liveReady.clear();
  m_fixture.script.errors.clear();
}

void Soak::print() const {
  std::printf("%d runs (%d stopped); %zu results of runs (%zu failed points), %zu live results after %d moves\n",
              m_runs, m_stops, m_results, m_failed, m_live, m_moves);
  std::printf("%d checks, %d exports, %d changes of language, %d undone deletions\n", m_checks, m_exports,
              m_languages, m_deletions);
}

}  // namespace

int main(int argc, char** argv) {
  TimedApplication application(argc, argv);
  const SettingsFolder settings;
  const int runs = argc > 1 ? std::max(1, std::atoi(argv[1])) : 60;
  const auto seed = argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : std::random_device()() % 1'000'000;
  std::printf("seed %u\n", seed);
  std::fflush(stdout);  // however this program ends
  Soak soak(application, seed);
  QTest::qWait(500);  // the window has settled
  Heart heart;
  heart.recording = application.recording = true;

  constexpr int kBetween = 20;  // runs
  MemoryLedger memory;
  for (int number = 1; number <= runs; ++number) {
    soak.step(number);
    if (number % kBetween != 0 && number != runs) continue;
    soak.settleAccounts();
    memory.note(number);
    std::fflush(stdout);
  }
  heart.recording = application.recording = false;
  soak.print();
  print("an event's wait", heart.waits);
  print("an event's own time", application.times);
  print("an event's processor time", application.processorTimes);
  printSlowest(application);
  printStalls(application);

  return soak.good() && memory.steady() ? 0 : 1;
}
