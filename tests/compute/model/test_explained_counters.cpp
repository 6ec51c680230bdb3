// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/model/explanation_fixture.h"
#include "model/explanation_parts.h"
#include "test_registry.h"

using namespace warpbench;

/// Counters of any size, and counters with an ideal value.
class TestExplainedCounters : public QObject {
  Q_OBJECT

 private slots:
  void countersThatContradictEachOtherGiveNumbersAllTheSame() {
    // A file may contain any non-negative number.
    Counters counters;
    counters.globalLoad.sectors = counters.globalRed.sectors = counters.sharedAtomic.wavefronts = 1e18;
    counters.sharedLoad = {0, 5, 0, 50};
    counters.sharedStore = {1, 5, 0, 50};
    counters.atomicsOnOneAddress = 1e18;
    for (const double lanes : {0.0, 1e-9, 20.0, 1e18})
      for (const std::int64_t size : {0l, 1l, std::int64_t{1} << 62})
        for (const double median : {0.0, 1e-9, 1.0})
          for (const Origin origin : {Origin::Modelled, Origin::Measured}) {
            Result result = countedResult(counters);
            result.counters->activeLanesPerRequest = result.counters->activeLanesPerBasicBlock = lanes;
            result.grid = result.block = {size, size, size};
            result.sharedBytes = size;
            result.occupancy = 0;
            result.origin = origin;
            result.time->median = median;
            for (const QString& text : explained({result}))
              QVERIFY2(!text.contains("nan") && !text.contains("inf ") && !text.contains("inf."), qPrintable(text));
          }
  }

  void theCountersBesideTheirIdealAreThoseThatThereAre() {
    Counters counters;
    counters.globalStore = wordsOf(10, 32);
    counters.sharedLoad = {10, 320, 320, 310};
    Session session;
    session.results = {countedResult(counters)};
    const Explanation explanation = explain(session, session.results.front());
    QStringList lines;
    for (const CounterBeside& each : explanation.counters)
      lines << QString("%1: %2 (%3)")
                   .arg(each.name.english().c_str(), englishText(each.value).c_str(), englishText(each.other).c_str());
    QCOMPARE(lines, QStringList({"Sectors per store: 32 (4)", "Wavefronts per shared load: 32 (1)",
                                 "Lanes per memory request: 32 (32)", "Lanes per basic block: 32 (32)",
                                 "Occupancy: 100 % (100 %)"}));
    QVERIFY(!explanation.estimated);
    session.results.front().counters->sampledBlocks = 8;
    QVERIFY(explain(session, session.results.front()).estimated);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExplainedCounters>(__FILE__);
#include "test_explained_counters.moc"
