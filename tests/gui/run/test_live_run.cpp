// SPDX-License-Identifier: GPL-3.0-or-later
#include <qcustomplot.h>

#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QSlider>
#include <QTest>

#include "experiment/sweep_box.h"
#include "gui/live_fixture.h"
#include "plots/plots_panel.h"
#include "result_views/results_table.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::kPatienceMs;
using warpbench::test::LiveFixture;

using Tiles = std::vector<std::int64_t>;

class TestLiveRun : public QObject {
  Q_OBJECT

 private slots:
  void movingTheSliderMeasuresTheCheckedVariantsThere();
  void keysMoveItToo();
  void whatIsAtTheSlidersPlaceIsMarkedAndSelected();
  void onlyAHandMovesIt();
  void aNewerPositionTakesThePlaceOfTheOlder();
  void onAGpuTheHandHasToRest();
  void aRunByHandGoesFirstAndIsLeftAlone();
  void whatTheSessionHasIsNotMeasuredAgain();
  void aSweepOfAnotherParameterIsNoPartOfIt();
  void itCanBeSwitchedOffAndThatIsRemembered();
  void itEndsWhereItsBoxIsNotSeen();
  void resultsOfAnEarlierSessionAreDropped();
  void stopEndsAPositionInWork();
  void aDeviceThatCannotBeOpenedIsSaidInTheStatus();
};

void TestLiveRun::movingTheSliderMeasuresTheCheckedVariantsThere() {
  LiveFixture fixture;
  fixture.window.field<QCheckBox>("variant.naive")->click();
  fixture.moveTo(9);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.tilesMeasured(), (Tiles{9, 9}), kPatienceMs);
  QCOMPARE(fixture.window.session().results[0].variant, "naive");
  QCOMPARE(fixture.window.session().results[1].variant, "tiled");
  QVERIFY(!fixture.window.window.running());
  fixture.moveTo(12);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.tilesMeasured(), (Tiles{9, 9, 12, 12}), kPatienceMs);
  QTRY_COMPARE(fixture.window.window.statusText(), "New results: 2");
}

void TestLiveRun::whatIsAtTheSlidersPlaceIsMarkedAndSelected() {
  LiveFixture fixture;
  MainWindow& window = fixture.window.window;
  fixture.window.field<QCheckBox>("variant.naive")->click();
  fixture.moveTo(9);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.tilesMeasured(), (Tiles{9, 9}), kPatienceMs);
  QCOMPARE(window.table().selectedResults(), std::vector<std::size_t>{0});  // of the first available variant
  window.table().selectResult(1);
  fixture.moveTo(12);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.tilesMeasured(), (Tiles{9, 9, 12, 12}), kPatienceMs);
  QCOMPARE(window.table().selectedResults(), std::vector<std::size_t>{3});  // of the viewed one
  fixture.moveTo(9);
  QTRY_COMPARE(window.table().selectedResults(), std::vector<std::size_t>{1});  // measured before
  window.plots().refresh();
  const QCustomPlot& plot = *window.plots().view(plots::View::Time)->plot();
  QCOMPARE(window.plots().view(plots::View::Time)->data().along, std::string("tile"));
  int there = 0;
  for (int i = 0; i < plot.itemCount(); ++i)
    if (const auto* line = qobject_cast<QCPItemLine*>(plot.item(i)))
      there += line->start->coords().x() == 9 && line->end->coords().x() == 9;
  QCOMPARE(there, 1);
}

void TestLiveRun::keysMoveItToo() {
  LiveFixture fixture;
  fixture.slider()->setFocus();
  QTest::keyClick(fixture.slider(), Qt::Key_Right);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.tilesMeasured(), (Tiles{17}), kPatienceMs);
  QTest::keyClick(fixture.window.number("tile"), Qt::Key_Up);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.tilesMeasured(), (Tiles{17, 18}), kPatienceMs);
}

void TestLiveRun::onlyAHandMovesIt() {
  LiveFixture fixture;
  fixture.window.enter("tile", 5);  // typed: Run is near
  Request request;
  request.family = "matmul";
  request.variants = {"tiled"};
  request.parameters.set("tile", std::int64_t{7});
  fixture.window.window.experiment().enter(request);
  QCOMPARE(fixture.slider()->value(), 7);
  fixture.moveTo(8);  // and this is the first measured one
  QTRY_COMPARE_WITH_TIMEOUT(fixture.tilesMeasured(), (Tiles{8}), kPatienceMs);
}

void TestLiveRun::aNewerPositionTakesThePlaceOfTheOlder() {
  LiveFixture fixture;
  fixture.gate.close();
  fixture.moveTo(9);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.gate.begun(), 1, kPatienceMs);
  fixture.moveTo(10);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.gate.stopped(), 1, kPatienceMs);
  fixture.gate.open();
  QTRY_COMPARE_WITH_TIMEOUT(fixture.tilesMeasured(), (Tiles{10}), kPatienceMs);
  QVERIFY(fixture.window.script.errors.isEmpty());
}

void TestLiveRun::onAGpuTheHandHasToRest() {
  LiveFixture fixture;
  QVERIFY(fixture.window.window.experiment().chooseDevice("cuda:0"));
  fixture.keepTiled();
  for (int tile = 17; tile <= 24; ++tile) {
    fixture.moveTo(tile);
    QCoreApplication::processEvents();
  }
  QTRY_COMPARE_WITH_TIMEOUT(fixture.tilesMeasured(), (Tiles{24}), kPatienceMs);
  QCOMPARE(fixture.gate.begun(), 1);
}

void TestLiveRun::aRunByHandGoesFirstAndIsLeftAlone() {
  LiveFixture fixture;
  fixture.gate.close();
  fixture.moveTo(9);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.gate.begun(), 1, kPatienceMs);
  fixture.window.clickRun();  // stops the current position, and runs it itself
  QTRY_COMPARE_WITH_TIMEOUT(fixture.gate.begun(), 2, kPatienceMs);
  QCOMPARE(fixture.gate.stopped(), 1);

  fixture.moveTo(10);
  fixture.moveTo(11);
  QTest::qWait(20);
  QVERIFY(fixture.window.window.running());
  QCOMPARE(fixture.gate.stopped(), 1);
  fixture.gate.open();
  QTRY_COMPARE_WITH_TIMEOUT(fixture.tilesMeasured(), (Tiles{9, 11}), kPatienceMs);
}

void TestLiveRun::whatTheSessionHasIsNotMeasuredAgain() {
  LiveFixture fixture;
  for (const int tile : {9, 10, 9, 11}) {
    fixture.moveTo(tile);
    QTRY_COMPARE_WITH_TIMEOUT(std::ranges::count(fixture.tilesMeasured(), tile), 1, kPatienceMs);
  }
  QCOMPARE(fixture.tilesMeasured(), (Tiles{9, 10, 11}));
  QCOMPARE(fixture.gate.begun(), 3);
}

void TestLiveRun::aSweepOfAnotherParameterIsNoPartOfIt() {
  LiveFixture fixture;
  auto* sweep = fixture.window.field<SweepBox>("sweep");
  sweep->propose("rows", 64);
  fixture.moveTo(9);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.tilesMeasured(), (Tiles{9}), kPatienceMs);
  QCOMPARE(fixture.window.session().results[0].parameters.integer("rows"), 224);
}

void TestLiveRun::itCanBeSwitchedOffAndThatIsRemembered() {
  const test::SettingsFolder folder;
  {
    LiveFixture fixture;
    fixture.window.window.rememberLayout();
    auto* live = fixture.window.field<QCheckBox>("live");
    QVERIFY(live->isChecked());
    QVERIFY(live->isVisible() && !live->toolTip().isEmpty());
    fixture.window.window.experiment().chooseFamily("counter");
    QVERIFY(live->isVisible());  // there is no slider, but fields with steps
    fixture.window.window.experiment().chooseFamily("matmul");
    live->click();
    fixture.moveTo(9);
    live->click();
    fixture.moveTo(10);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.tilesMeasured(), (Tiles{10}), kPatienceMs);
    live->click();
    fixture.window.window.close();  // asks for the results first
    QTRY_VERIFY(!fixture.window.window.isVisible());
  }
  LiveFixture fixture;
  QVERIFY(fixture.window.field<QCheckBox>("live")->isChecked());
  fixture.window.window.rememberLayout();
  QVERIFY(!fixture.window.field<QCheckBox>("live")->isChecked());
  QVERIFY(!fixture.window.window.experiment().live());
}

void TestLiveRun::itEndsWhereItsBoxIsNotSeen() {
  LiveFixture fixture;
  auto* live = fixture.window.field<QCheckBox>("live");
  fixture.gate.close();
  fixture.moveTo(9);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.gate.begun(), 1, kPatienceMs);
  live->click();
  QTRY_COMPARE_WITH_TIMEOUT(fixture.gate.stopped(), 1, kPatienceMs);
  live->click();
  fixture.moveTo(10);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.gate.begun(), 2, kPatienceMs);
  auto* dock = fixture.window.field<QDockWidget>("dock.experiment");
  dock->hide();
  QTRY_COMPARE_WITH_TIMEOUT(fixture.gate.stopped(), 2, kPatienceMs);
  QTRY_VERIFY(!fixture.window.window.workbench().runs.live().active());
  fixture.gate.open();
  fixture.moveTo(11);  // as another action might, such as typing a kernel
  QCoreApplication::processEvents();
  QVERIFY(!fixture.window.window.workbench().runs.live().active());
  dock->show();
  fixture.moveTo(12);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.tilesMeasured(), (Tiles{12}), kPatienceMs);
}

void TestLiveRun::resultsOfAnEarlierSessionAreDropped() {
  LiveFixture fixture;
  fixture.gate.close();
  fixture.moveTo(9);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.gate.begun(), 1, kPatienceMs);
  fixture.gate.open();
  fixture.window.action("Clear results")->setEnabled(true);
  fixture.window.action("Clear results")->trigger();  // the result may be on its way
  fixture.moveTo(10);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.tilesMeasured(), (Tiles{10}), kPatienceMs);
}

void TestLiveRun::stopEndsAPositionInWork() {
  LiveFixture fixture;
  fixture.gate.close();
  fixture.moveTo(9);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.gate.begun(), 1, kPatienceMs);
  QAction* stop = fixture.window.action("Stop");
  QVERIFY(stop->isEnabled());
  QTest::keyClick(&fixture.window.window, Qt::Key_Escape);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.gate.stopped(), 1, kPatienceMs);
  QTRY_VERIFY_WITH_TIMEOUT(!stop->isEnabled(), kPatienceMs);
  fixture.gate.open();
  fixture.moveTo(10);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.tilesMeasured(), (Tiles{10}), kPatienceMs);
}

void TestLiveRun::aDeviceThatCannotBeOpenedIsSaidInTheStatus() {
  test::WindowFixture fixture(std::make_unique<ComputeWorker>(
      [](std::string_view) -> std::unique_ptr<Device> { throw DeviceError("it fell off the bus"); },
      [] { return std::vector{test::fakeInfo()}; }));
  fixture.window.experiment().chooseFamily("matmul");
  fixture.field<ParameterEditor>("parameter.tile")->findChild<QSlider*>()->setSliderPosition(3);
  QTRY_COMPARE_WITH_TIMEOUT(fixture.window.statusText(), "it fell off the bus", kPatienceMs);
  QVERIFY(fixture.script.errors.isEmpty());
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLiveRun>(__FILE__);
#include "test_live_run.moc"
