// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "gui/live_fixture.h"
#include "run/queue_button.h"
#include "run/run_status.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::kPatienceMs;
using warpbench::test::LiveFixture;

using Tiles = std::vector<std::int64_t>;

namespace {

/// Runs of tile widths 1, 2 and 3: the first is held at the gate, and the others wait.
struct Queued : LiveFixture {
  Queued() {
    gate.close();
    for (const int tile : {1, 2, 3}) {
      window.enter("tile", tile);
      window.clickRun();
    }
    if (!QTest::qWaitFor([&] { return gate.begun() == 1; }, kPatienceMs)) qFatal("nothing runs");
  }

  QueueButton* button() const { return window.field<QueueButton>("queue"); }
  QStringList entries() const {
    emit button()->menu()->aboutToShow();
    QStringList texts;
    for (const QAction* action : button()->menu()->actions())
      if (!action->isSeparator()) texts << action->text();
    return texts;
  }
};

}  // namespace

class TestRunQueue : public QObject {
  Q_OBJECT

 private slots:
  void experimentsRunInTheOrderInWhichTheyWereAsked();
  void whatWaitsCanBeSeenAndTakenOut();
  void theMenuTakesOutWhatItNamesThoughTheFirstHasBegun();
  void stopEndsTheOneInWorkAndTheNextGoesOn();
  void stopAllTakesBackWhatWaits();
  void closingTakesBackWhatWaits();
  void whatRunsGoesOnWhereAPersonThinksBetterOfClosing();
  void nothingEndsBeforeAllQuestionsAreAnswered();
  void aRunThatFailsLetsTheNextGoOn();
  void theTimeLeftIsToldOnceAPointIsDone();
};

void TestRunQueue::experimentsRunInTheOrderInWhichTheyWereAsked() {
  Queued fixture;
  QCOMPARE(fixture.window.window.workbench().runs.queue().size(), 2);
  QVERIFY(fixture.button()->isVisible());
  QCOMPARE(fixture.button()->text(), "2 more waiting");
  QCOMPARE(fixture.window.field<QPushButton>("run")->text(), "Add to queue");
  QVERIFY(fixture.window.action("Add to queue")->isEnabled());
  if (const QString shot = qEnvironmentVariable("WARPBENCH_SHOT"); !shot.isEmpty()) {
    QTest::qWait(200);
    fixture.window.window.grab().save(shot);
  }
  fixture.window.enter("tile", 9);  // the request is unchanged
  fixture.gate.open();
  QVERIFY(fixture.window.waitForRun());
  QCOMPARE(fixture.tilesMeasured(), (Tiles{1, 2, 3}));
  QVERIFY(!fixture.button()->isVisible());
  QCOMPARE(fixture.window.field<QPushButton>("run")->text(), "Run");
}

void TestRunQueue::whatWaitsCanBeSeenAndTakenOut() {
  Queued fixture;
  const QStringList entries = fixture.entries();
  QCOMPARE(entries.size(), 3);
  QVERIFY2(entries[0].startsWith("Remove: Matrix product, variants: 1, ") && entries[0].contains("tile=2"),
           qPrintable(entries[0]));
  QVERIFY2(entries[1].contains("tile=3"), qPrintable(entries[1]));
  fixture.button()->menu()->actions()[0]->trigger();
  QCOMPARE(fixture.button()->text(), "1 more waiting");
  fixture.gate.open();
  QVERIFY(fixture.window.waitForRun());
  QCOMPARE(fixture.tilesMeasured(), (Tiles{1, 3}));
}

void TestRunQueue::theMenuTakesOutWhatItNamesThoughTheFirstHasBegun() {
  RunQueue queue;
  for (const char* family : {"matmul", "transpose", "offset"}) {
    Request request;
    request.family = family;
    queue.add({.request = request});
  }
  const QueueButton button(queue);
  emit button.menu()->aboutToShow();
  const QList<QAction*> entries = button.menu()->actions();
  QCOMPARE(queue.take()->request.family, std::string("matmul"));
  entries[1]->trigger();
  QCOMPARE(queue.size(), 1);
  QCOMPARE(queue.at(0).family, std::string("offset"));
  entries[0]->trigger();  // it runs, and no other is removed instead
  QCOMPARE(queue.size(), 1);
}

void TestRunQueue::stopEndsTheOneInWorkAndTheNextGoesOn() {
  Queued fixture;
  QSignalSpy ends(&fixture.window.window, &MainWindow::runEnded);
  fixture.window.clickStop();
  QTRY_COMPARE_WITH_TIMEOUT(fixture.gate.begun(), 2, kPatienceMs);
  QCOMPARE(fixture.gate.stopped(), 1);
  fixture.gate.open();
  QVERIFY(fixture.window.waitForRun());
  QCOMPARE(fixture.tilesMeasured(), (Tiles{2, 3}));
  QCOMPARE(ends.size(), 3);
  QVERIFY(!ends[0][0].toBool());
  QVERIFY(ends[1][0].toBool());
}

void TestRunQueue::stopAllTakesBackWhatWaits() {
  Queued fixture;
  QTest::keyClick(&fixture.window.window, Qt::Key_Escape, Qt::ShiftModifier);
  QVERIFY(fixture.window.waitForRun());
  QCOMPARE(fixture.gate.begun(), 1);
  QCOMPARE(fixture.tilesMeasured(), Tiles());
  QCOMPARE(fixture.window.window.workbench().runs.queue().size(), 0);
  QVERIFY(!fixture.window.action("Stop all")->isEnabled());
}

void TestRunQueue::closingTakesBackWhatWaits() {
  Queued fixture;
  fixture.window.window.close();
  QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.window.isVisible(), kPatienceMs);
  QCOMPARE(fixture.gate.begun(), 1);
  QCOMPARE(fixture.window.script.stops, QList<int>{2});
}

void TestRunQueue::whatRunsGoesOnWhereAPersonThinksBetterOfClosing() {
  Queued fixture;
  fixture.window.script.stop = false;
  QVERIFY(!fixture.window.window.close());
  QCOMPARE(fixture.window.script.stops, QList<int>{2});
  QCOMPARE(fixture.window.script.questions, 0);
  QVERIFY(fixture.window.window.running());
  QCOMPARE(fixture.window.window.workbench().runs.queue().size(), 2);
  fixture.gate.open();
  QVERIFY(fixture.window.waitForRun());
  QVERIFY(fixture.window.window.isVisible());
  QCOMPARE(fixture.tilesMeasured(), (Tiles{1, 2, 3}));
}

void TestRunQueue::nothingEndsBeforeAllQuestionsAreAnswered() {
  Queued fixture;
  auto& window = fixture.window.window;
  window.workbench().sessions.document().append(test::fakeResult());
  fixture.window.script.unsaved = Dialogs::Answer::Cancel;
  QVERIFY(!window.close());
  QCOMPARE(fixture.window.script.stops, QList<int>{2});
  QCOMPARE(fixture.window.script.questions, 1);
  QVERIFY(window.running());
  QCOMPARE(window.workbench().runs.queue().size(), 2);
  QCOMPARE(fixture.gate.stopped(), 0);

  fixture.window.script.unsaved = Dialogs::Answer::Discard;
  QVERIFY(!window.close());
  QTRY_VERIFY_WITH_TIMEOUT(!window.isVisible(), kPatienceMs);
  QCOMPARE(fixture.window.script.questions, 2);  // and not once more when the run has ended
  QCOMPARE(fixture.gate.stopped(), 1);
}

void TestRunQueue::aRunThatFailsLetsTheNextGoOn() {
  int opened = 0;  // on the worker's thread only
  test::WindowFixture fixture(std::make_unique<ComputeWorker>(
      [&](std::string_view id) -> std::unique_ptr<Device> {
        if (++opened == 1) throw DeviceError("it is busy");
        return std::make_unique<test::FakeDevice>(
            test::fakeInfo(std::string(id)),
            [](const Point&, const std::stop_token&, const PointProgress&) { return test::fakeResult(); });
      },
      [] { return std::vector{test::fakeInfo()}; }));
  fixture.clickRun();
  fixture.clickRun();  // before the first one's end arrives
  QVERIFY(fixture.waitForRun());
  QCOMPARE(fixture.script.errors, QStringList{"it is busy"});
  QVERIFY(!fixture.session().results.empty());
}

void TestRunQueue::theTimeLeftIsToldOnceAPointIsDone() {
  RunStatus status;
  status.showStart("Opening the device...");
  status.showProgress({.pointsDone = 0, .pointsTotal = 12, .what = "naive, width=8"});
  QCOMPARE(status.text(), "0 of 12: naive, width=8");
  QTest::qWait(250);
  status.showProgress({.pointsDone = 1, .pointsTotal = 12, .what = "tiled, width=8"});
  // Eleven more of a quarter of a second or longer.
  const auto match = QRegularExpression("^1 of 12, (\\d+) s left: tiled, width=8$").match(status.text());
  QVERIFY2(match.hasMatch() && match.captured(1).toInt() >= 3, qPrintable(status.text()));
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestRunQueue>(__FILE__);
#include "test_run_queue.moc"
