// SPDX-License-Identifier: GPL-3.0-or-later
#include "compute/jobs/loopback_slurm.h"
#include "gui/run/places_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

const QString kClusterPlace = QString("slurm:program=%1").arg(WARPBENCH_CLI);

bool noJobIsLeft() {
  return QTest::qWaitFor([] { return LoopbackSlurm::jobs("%j").filter("warpbench").isEmpty(); }, kPatienceMs);
}

}  // namespace

class TestPlacesSlurm : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (const QString whyNot = m_cluster.start(); !whyNot.isEmpty()) QSKIP(qPrintable(whyNot));
  }

  void cleanup() {
    LoopbackSlurm::cancelAll();
    QVERIFY(QTest::qWaitFor([] { return LoopbackSlurm::jobs().isEmpty(); }, kPatienceMs));
  }

  void aRunOnTheClusterGivesTheSameCounters() {
    PlacesFixture fixture;
    fixture.add("cluster", kClusterPlace);
    compareWithOwn(fixture, "cluster");
  }

  void theDialogSaysWhereTheJobStands() {
    const QString filler = LoopbackSlurm::fill();
    QVERIFY(!filler.isEmpty());
    const QString other = LoopbackSlurm::submit();
    PlacesFixture fixture;
    fixture.add("cluster", kClusterPlace);
    QVERIFY(QTest::qWaitFor(
        [&] { return fixture.row(0).startsWith("cluster: waiting for Slurm, number 2 of 2 in the queue of cpu ("); },
        kPatienceMs));
    LoopbackSlurm::cancel(other);
    LoopbackSlurm::cancel(filler);
    QVERIFY(fixture.lists("cpu@cluster"));
    QVERIFY(fixture.row(0).contains("Usable devices: "));
  }

  void aPlaceThatIsRemovedWaitsForNothing() {
    QVERIFY(!LoopbackSlurm::fill().isEmpty());
    PlacesFixture fixture;
    fixture.add("cluster", kClusterPlace);
    QVERIFY(QTest::qWaitFor([&] { return fixture.row(0).contains("number 1 of 1"); }, kPatienceMs));
    fixture.button("remove")->click();
    QVERIFY(noJobIsLeft());
  }

  void theStatusSaysWhereTheRunStands() {
    PlacesFixture fixture;
    fixture.add("cluster", kClusterPlace);
    fixture.window.experiment().chooseFamily("transpose");
    QVERIFY(fixture.lists(kSimulated + "@cluster"));
    fixture.enter("width", 96);
    fixture.enter("height", 64);
    QVERIFY(noJobIsLeft());
    const QString filler = LoopbackSlurm::fill();
    QVERIFY(!filler.isEmpty());
    const auto status = [&] { return fixture.field<QLabel>("status")->toolTip(); };
    const auto waits = [&] {
      return QTest::qWaitFor(
          [&] { return status().contains("waiting for Slurm, number 1 of 1 in the queue of cpu ("); }, kPatienceMs);
    };
    // After a stop, the queue contains no job.
    fixture.clickRun();
    QVERIFY2(waits(), qPrintable(status()));
    fixture.clickStop();
    QVERIFY(fixture.waitForRun());
    QCOMPARE(LoopbackSlurm::jobs(), QStringList("filler RUNNING"));
    QVERIFY(fixture.session().results.empty());
    // Without a stop, it runs.
    fixture.clickRun();
    QVERIFY2(waits(), qPrintable(status()));
    LoopbackSlurm::cancel(filler);
    QVERIFY(fixture.waitForRun());
    QVERIFY(fixture.session().results.size() > 1);
    QCOMPARE(fixture.session().results[0].error, std::string());
  }

 private:
  LoopbackSlurm m_cluster;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPlacesSlurm>(__FILE__);
#include "test_places_slurm.moc"
