// SPDX-License-Identifier: GPL-3.0-or-later
// Settings that the window keeps from one start to the next.
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTest>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "document/recent_sessions.h"
#include "format/session_file.h"
#include "gui/asked_device.h"
#include "gui/window_fixture.h"
#include "plots/plots_panel.h"
#include "result_views/results_table.h"
#include "run/request_text.h"
#include "test_registry.h"
#include "window/settings_dialog.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::askedWorker;
using warpbench::test::kPatienceMs;
using warpbench::test::WindowFixture;

class TestSavedSettings : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void settingsAreKeptAndSenselessOnesAreNot();
  void theDialogChangesWhatHoldsAtOnce();
  void measuringFollowsTheSettings();
  void textZoomsWithThePlots();
  void theThemeHoldsAtOnceAndSystemUndoesIt();
  void anExperimentSurvivesAsText();
  void brokenTextIsNoExperiment();
  void theLastExperimentIsThereAgain();
  void aStaleExperimentIsIgnored();
  void recentSessionsAreTheLastTen();
  void aMissingRecentSessionIsToldAndTakenOff();
  void resetPutsTheDocksBack();

 private:
  QString path(const QString& name) const { return m_folder->filePath(name); }
  std::unique_ptr<test::SettingsFolder> m_folder;
  test::Asked m_asked;
};

void TestSavedSettings::init() {
  m_folder = std::make_unique<test::SettingsFolder>();
  m_asked.points.clear();
}

void TestSavedSettings::settingsAreKeptAndSenselessOnesAreNot() {
  Settings settings;
  settings.theme = ThemeChoice::Dark;
  settings.textPercent = 130;
  settings.autosaveSeconds = 0;
  settings.medianWithin = 0.02;
  settings.minSamples = 33;
  settings.timeLimitSeconds = 7.5;
  settings.launchLimitSeconds = 7200;
  settings.hardwareCounts = true;
  settings.replaySpeed = 10;
  QSettings store;
  settings.write(store);
  QVERIFY(Settings::read(store) == settings);
  for (const QString& key : store.allKeys()) store.setValue(key, "nonsense");
  QVERIFY(Settings::read(store) == Settings());
  for (const QString& key : store.allKeys()) store.setValue(key, -1e9);
  QVERIFY(Settings::read(store) == Settings());
}

void TestSavedSettings::theDialogChangesWhatHoldsAtOnce() {
  {
    WindowFixture fixture(askedWorker(m_asked));
    fixture.window.rememberLayout();
    QTest::keyClick(&fixture.window, Qt::Key_Comma, Qt::ControlModifier);
    SettingsDialog& dialog = fixture.window.settingsDialog();
    QVERIFY(dialog.isVisible());
    dialog.findChild<QSpinBox*>("settings.samples")->setValue(44);
    QCOMPARE(fixture.window.settings().minSamples, 44);
    fixture.field<QComboBox>("settings.replay")->setCurrentIndex(1);
    QCOMPARE(fixture.window.experiment().replaySpeed(), 1.0);
    fixture.window.close();
  }
  WindowFixture again(askedWorker(m_asked));
  again.window.rememberLayout();
  QCOMPARE(again.window.settings().minSamples, 44);
  again.action("Settings...")->trigger();
  QCOMPARE(again.window.settingsDialog().settings().minSamples, 44);
  QTest::mouseClick(again.field<QPushButton>("settings.defaults"), Qt::LeftButton);
  QVERIFY(again.window.settings() == Settings());
}

void TestSavedSettings::measuringFollowsTheSettings() {
  WindowFixture fixture(askedWorker(m_asked));
  Settings settings;
  settings.medianWithin = 0.07;
  settings.minSamples = 3;
  settings.timeLimitSeconds = 1.5;
  fixture.window.setSettings(settings);
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  QCOMPARE(m_asked.options.medianWithin, 0.07);
  QCOMPARE(m_asked.options.minSamples, 3);
  QCOMPARE(m_asked.options.timeLimitSeconds, 1.5);
}

void TestSavedSettings::textZoomsWithThePlots() {
  WindowFixture fixture(askedWorker(m_asked));
  const auto* view = fixture.window.plots().view(plots::View::Time);
  const int before = QFontInfo(fixture.window.table().font()).pixelSize();
  const int plotBefore = QFontInfo(view->font()).pixelSize();
  const int rowBefore = fixture.window.table().verticalHeader()->defaultSectionSize();
  for (int i = 0; i < 5; ++i) QTest::keyClick(&fixture.window, Qt::Key_Plus, Qt::ControlModifier);
  QCOMPARE(fixture.window.settings().textPercent, 150);
  QTRY_VERIFY(QFontInfo(fixture.window.table().font()).pixelSize() >= before * 1.4);
  QTRY_VERIFY(QFontInfo(view->font()).pixelSize() >= plotBefore * 1.4);
  QTRY_VERIFY(fixture.window.table().verticalHeader()->defaultSectionSize() > rowBefore);
  QTest::keyClick(&fixture.window, Qt::Key_Minus, Qt::ControlModifier);
  QCOMPARE(fixture.window.settings().textPercent, 140);
  QTest::keyClick(&fixture.window, Qt::Key_0, Qt::ControlModifier);
  QCOMPARE(fixture.window.settings().textPercent, 100);
  QTRY_COMPARE(QFontInfo(fixture.window.table().font()).pixelSize(), before);
  for (int i = 0; i < 9; ++i) QTest::keyClick(&fixture.window, Qt::Key_Minus, Qt::ControlModifier);
  QCOMPARE(fixture.window.settings().textPercent, Settings::kLeastText);
  fixture.action("Text normal size")->trigger();
}

void TestSavedSettings::theThemeHoldsAtOnceAndSystemUndoesIt() {
  WindowFixture fixture(askedWorker(m_asked));
  const QColor before = fixture.window.palette().color(QPalette::Window);
  fixture.action("Dark")->trigger();
  QTRY_VERIFY(plots::themeOf(fixture.window.palette()) == plots::Theme::Dark);
  QTRY_VERIFY(plots::themeOf(fixture.window.plots().palette()) == plots::Theme::Dark);
  fixture.action("Light")->trigger();
  QTRY_VERIFY(plots::themeOf(fixture.window.palette()) == plots::Theme::Light);
  fixture.action("Dark")->trigger();
  fixture.action("Like the system")->trigger();
  QTRY_COMPARE(fixture.window.palette().color(QPalette::Window), before);
}

void TestSavedSettings::anExperimentSurvivesAsText() {
  Request request;
  request.family = "matmul";
  request.variants = {"naive", "tiled"};
  request.device = "simulated:fake";
  request.mode = Mode::Hot;
  request.parameters.set("rows", std::int64_t{9007199254740991});
  request.parameters.set("type", std::string("fp64"));
  request.sweeps = {{"tile", {std::int64_t{1}, std::int64_t{32}}},
                    {"columns", {std::int64_t{64}, std::int64_t{128}}, {"inner", "depth"}}};
  const auto read = requestFromText(requestToText(request));
  QVERIFY(read);
  QCOMPARE(read->family, request.family);
  QCOMPARE(read->variants, request.variants);
  QCOMPARE(read->device, request.device);
  QVERIFY(read->mode == request.mode);
  QVERIFY(read->parameters == request.parameters);
  // In any order: they come from a JSON object.
  QCOMPARE(read->sweeps.size(), request.sweeps.size());
  for (const Sweep& sweep : request.sweeps) {
    const auto same = std::ranges::find(read->sweeps, sweep.parameter, &Sweep::parameter);
    QVERIFY(same != read->sweeps.end());
    QVERIFY(same->values == sweep.values);
    QCOMPARE(same->along, sweep.along);
  }
}

void TestSavedSettings::brokenTextIsNoExperiment() {
  Request request;
  request.family = "matmul";
  const QString whole = requestToText(request);
  QVERIFY(requestFromText(whole));
  for (qsizetype length = 0; length < whole.size(); ++length) QVERIFY(!requestFromText(whole.left(length)));
  for (const char* broken : {"[]", "7", R"({"family":7})", R"({"family":"matmul","mode":"tepid"})",
                             R"({"family":"matmul","mode":"cold","parameters":{"rows":[]}})",
                             R"({"family":"matmul","mode":"cold","sweeps":{"rows":[1]},"along":{"rows":[2]}})"})
    QVERIFY2(!requestFromText(broken), broken);
}

void TestSavedSettings::theLastExperimentIsThereAgain() {
  Request kept;
  {
    WindowFixture fixture(askedWorker(m_asked, {"simulated:one", "simulated:two"}));
    fixture.window.rememberLayout();
    kept.family = "matmul";
    kept.variants = {"tiled"};
    kept.device = "simulated:two";
    kept.mode = Mode::Hot;
    kept.parameters.set("rows", std::int64_t{77});
    kept.sweeps = {{"tile", {std::int64_t{2}, std::int64_t{7}}}};
    fixture.window.experiment().enter(kept);
    kept = fixture.window.experiment().request();
    fixture.window.close();
  }
  WindowFixture again(askedWorker(m_asked, {"simulated:one", "simulated:two"}));
  again.window.rememberLayout();
  QCOMPARE(requestToText(again.window.experiment().request()), requestToText(kept));
  QCOMPARE(again.window.plots().family(), kept.family);
  again.window.close();

  // If its device is missing, the window proposes the experiment on an available one.
  WindowFixture elsewhere(askedWorker(m_asked, {"simulated:one"}));
  elsewhere.window.rememberLayout();
  QCOMPARE(elsewhere.window.experiment().family().id, std::string("matmul"));
  QCOMPARE(elsewhere.window.experiment().request().device, std::string("simulated:one"));
}

void TestSavedSettings::aStaleExperimentIsIgnored() {
  Request stale;
  stale.family = "matmul";
  stale.variants = {"no-longer-there"};
  stale.device = "simulated:fake";
  for (const QString& text : {requestToText(stale), QString("{"), QString("{\"family\":\"gone\",\"mode\":\"cold\"}")}) {
    QSettings().setValue("experiment/last", text);
    WindowFixture fixture(askedWorker(m_asked));
    const QString proposed = requestToText(fixture.window.experiment().request());
    fixture.window.rememberLayout();
    QCOMPARE(requestToText(fixture.window.experiment().request()), proposed);
    QVERIFY(fixture.script.errors.isEmpty());
  }
}

void TestSavedSettings::recentSessionsAreTheLastTen() {
  const std::string session = toJson(Session());
  {
    WindowFixture fixture(askedWorker(m_asked));
    fixture.window.rememberLayout();
    for (int i = 0; i < 12; ++i) {
      const QString file = path(QString("s%1.json").arg(i));
      writeFile(file.toStdString(), session);
      QVERIFY(fixture.fileWork([&] { fixture.window.open(file); }));
    }
    QVERIFY(fixture.fileWork([&] { fixture.window.workbench().sessions.save(path("s5.json")); }));
    const QStringList paths = fixture.window.workbench().sessions.recent().paths();
    QCOMPARE(paths.size(), 10);
    QCOMPARE(paths[0], path("s5.json"));
    QCOMPARE(paths[1], path("s11.json"));
    QCOMPARE(paths.count(path("s5.json")), 1);
    QVERIFY(!paths.contains(path("s1.json")));
  }
  WindowFixture again(askedWorker(m_asked));
  again.window.rememberLayout();
  QCOMPARE(again.window.workbench().sessions.recent().paths().size(), 10);
  const QList<QAction*> actions = again.window.workbench().sessions.recent().menu()->actions();
  QVERIFY(actions[1]->text().contains("s11.json"));
  QVERIFY(again.fileWork([&] { actions[1]->trigger(); }));
  QCOMPARE(again.window.document().path(), path("s11.json"));
  QCOMPARE(again.window.workbench().sessions.recent().paths()[0], path("s11.json"));
  again.action("Clear the list")->trigger();
  QTRY_VERIFY(again.window.workbench().sessions.recent().paths().isEmpty());
  QVERIFY(QSettings().value("recent/sessions").toStringList().isEmpty());
}

void TestSavedSettings::aMissingRecentSessionIsToldAndTakenOff() {
  WindowFixture fixture(askedWorker(m_asked));
  fixture.window.workbench().sessions.recent().add(path("gone.json"));
  fixture.window.workbench().sessions.recent().menu()->actions().front()->trigger();
  QTRY_COMPARE(fixture.script.errors.size(), 1);
  QVERIFY(fixture.script.errors[0].contains("gone.json"));
  QVERIFY(fixture.window.workbench().sessions.recent().paths().isEmpty());
}

void TestSavedSettings::resetPutsTheDocksBack() {
  WindowFixture fixture(askedWorker(m_asked));
  auto* results = fixture.field<QDockWidget>("dock.results");
  results->hide();
  fixture.window.addDockWidget(Qt::LeftDockWidgetArea, fixture.field<QDockWidget>("dock.why"));
  QTest::qWait(50);
  QCOMPARE(fixture.window.dockWidgetArea(fixture.field<QDockWidget>("dock.why")), Qt::LeftDockWidgetArea);
  fixture.action("Reset layout")->trigger();
  QVERIFY(results->isVisible());
  QTRY_COMPARE(fixture.window.dockWidgetArea(fixture.field<QDockWidget>("dock.why")), Qt::RightDockWidgetArea);
  QVERIFY(!fixture.field<QDockWidget>("dock.why")->isVisible());
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSavedSettings>(__FILE__);
#include "test_saved_settings.moc"
