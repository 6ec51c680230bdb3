// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/model/explanation_fixture.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

Result transposeOf(const std::string& variant, double storeSectors, double milliseconds) {
  Counters counters;
  counters.globalLoad = wordsOf(131072, 4);
  counters.globalStore = wordsOf(131072, storeSectors / 131072);
  Result result = countedResult(counters);
  result.family = "transpose";
  result.variant = variant;
  result.parameters.set("width", std::int64_t{2048});
  result.time->median = milliseconds;
  return result;
}

Explanation against(const Result& result, const Result& other) {
  Session session;
  session.environment.add(simulatedDevice().info().record);
  session.results = {result, other};
  return explainAgainst(session, session.results[0], session.results[1]);
}

}  // namespace

/// One result compared with another that the user selected.
class TestAgainst : public QObject {
  Q_OBJECT

 private slots:
  void ofTwoVariantsTheTimeTheCountsAndTheCostsAreTold() {
    const Explanation explanation =
        against(transposeOf("coalesced", 524288, 0.01), transposeOf("naive", 4194304, 0.02));
    QCOMPARE(englishTexts(explanation),
             QStringList({"Compared with Naive: 10 us instead of 20 us, 2 times as fast.",
                          "Compared with Naive: global store sectors fall from 4,194,304 to 524,288, 8 times fewer.",
                          "Shared tile: The accesses waste almost nothing: sectors and wavefronts are as few as the "
                          "lanes' bytes allow.",
                          "Naive: On average a warp's store touches 32 sectors instead of 4: 8 times the traffic."}));
    QCOMPARE(explanation.beside, Explanation::Beside::Other);
    QStringList lines;
    for (const CounterBeside& each : explanation.counters)
      lines << QString("%1: %2 (%3)%4")
                   .arg(each.name.english().c_str(), englishText(each.value).c_str(), englishText(each.other).c_str(),
                        each.worse() ? " worse" : "");
    QCOMPARE(lines, QStringList({"global load sectors: 524,288 (524,288)", "global store sectors: 524,288 (4,194,304)",
                                 "Lanes per memory request: 32 (32)", "Lanes per basic block: 32 (32)",
                                 "Occupancy: 100 % (100 %)"}));
  }

  void theOtherWayRoundItIsWorse() {
    const Explanation explanation =
        against(transposeOf("naive", 4194304, 0.02), transposeOf("coalesced", 524288, 0.01));
    QCOMPARE(englishTexts(explanation).mid(0, 2),
             QStringList(
                 {"Compared with Shared tile: 20 us instead of 10 us, 2 times as long.",
                  "Compared with Shared tile: global store sectors rise from 524,288 to 4,194,304, 8 times as many."}));
    QVERIFY(explanation.counters[1].worse());
    QVERIFY(!explanation.counters[0].worse());
  }

  void moreThanTheKernelThatDiffersIsToldFirst() {
    Result other = transposeOf("naive", 4194304, 0.02);
    other.parameters.set("width", std::int64_t{64});
    other.mode = Mode::Hot;
    const Result here = transposeOf("naive", 4194304, 0.02);
    const QStringList texts = englishTexts(against(here, other));
    QCOMPARE(texts.mid(0, 3), QStringList({"More than the kernel differs: width=2048, cold here, width=64, hot there.",
                                           "Compared with Naive: the same time, 20 us.",
                                           "Compared with Naive: the counts are the same."}));
    QVERIFY(texts.value(3).startsWith("Here: On average"));
    QVERIFY(texts.value(4).startsWith("There: On average"));
    Result measured = here;
    measured.origin = Origin::Measured;
    QCOMPARE(englishTexts(against(measured, here)).front(),
             "One of the two times is modelled and the other is not: their ratio is a hint only.");
  }

  /// Not every variant has repetitions: one pass is the same experiment as in the others.
  void whatNeedsNoMentionIsNotTold() {
    Result repeats = transposeOf("coalesced", 524288, 0.01);
    const Result other = transposeOf("naive", 524288, 0.01);
    repeats.parameters.set("repetitions", std::int64_t{1});
    QVERIFY(englishTexts(against(repeats, other)).front().startsWith("Compared with Naive: "));
    QVERIFY(englishTexts(against(other, repeats)).front().startsWith("Compared with Shared tile: "));
    repeats.parameters.set("repetitions", std::int64_t{4});
    QCOMPARE(englishTexts(against(repeats, other)).front(),
             "More than the kernel differs: repetitions=4 here, - there.");
  }

  void whatWasNotCountedOrTimedIsNotCompared() {
    Result measured = transposeOf("naive", 4194304, 0.02);
    measured.origin = Origin::Measured;
    measured.counters.reset();
    Result other = measured;
    other.variant = "coalesced";
    const Explanation explanation = against(measured, other);
    QVERIFY(explanation.counters.empty());
    QCOMPARE(englishTexts(explanation),
             QStringList({"Compared with Shared tile: the same time, 20 us.",
                          "A run on the NVIDIA H200 (modelled) shows why, because it counts each access."}));
    other.time.reset();
    other.status = Result::Status::Failed;
    other.error = "no memory";
    QCOMPARE(englishTexts(against(measured, other)),
             QStringList("Shared tile: This run failed, so there is nothing to explain: no memory"));
  }

  void whatTheHardwareCountedIsCompared() {
    const auto countedByHardware = [](Result result) {
      result.origin = Origin::Measured;
      result.counters->origin = Counters::Origin::Hardware;
      for (Counters::Traffic* traffic : {&result.counters->globalLoad, &result.counters->globalStore})
        traffic->bytes = traffic->lanes = 0;
      result.counters->activeLanesPerRequest = result.counters->activeLanesPerBasicBlock = 0;
      return result;
    };
    const Result measured = countedByHardware(transposeOf("coalesced", 524288, 0.01));
    const Result other = countedByHardware(transposeOf("naive", 4194304, 0.02));
    const QString missing =
        "The hardware's counts do not show waste, such as bytes that no lane requests: a run on the NVIDIA H200 "
        "(modelled) does.";
    const Explanation explanation = against(measured, other);
    QCOMPARE(englishTexts(explanation),
             QStringList({"Compared with Naive: 10 us instead of 20 us, 2 times as fast.",
                          "Compared with Naive: global store sectors fall from 4,194,304 to 524,288, 8 times fewer.",
                          missing}));
    QCOMPARE(explanation.counters.size(), std::size_t{3});
    QCOMPARE(explanation.counters[1].value.value, 524288.0);
    QCOMPARE(explanation.counters[1].other.value, 4194304.0);

    // For a single result, the same counters are listed.
    QCOMPARE(explained({measured}).mid(1, 2),
             QStringList({"By the hardware's counters: global load sectors (524,288), global store sectors (524,288).",
                          missing}));

    // Also lists measured values: the longest stalls above a twentieth.
    Result profiled = measured;
    Activity& activity = profiled.activity.emplace();
    activity = {.dramReadBytes = 40 << 20, .dramWriteBytes = 20 << 20, .l2Hits = 0.495, .occupancy = 0.87};
    activity.states = {0.1, 0.7, 0.04, 0.16};
    QCOMPARE(explained({profiled}).mid(2, 3),
             QStringList({"Measured by Nsight Compute: the kernel read 40 MiB from DRAM and wrote 20 MiB, at 6,291 GB/s; "
                          "the hit rate was 49.5 % in L2 and 0 % in L1.",
                          "On average 87 % of a multiprocessor's warp slots were in use. Its warps spent their time "
                          "waiting for global or local memory (70 %), waiting at barriers (16 %), issuing instructions "
                          "(10 %).",
                          missing}));
    profiled.activity = Activity{};
    QCOMPARE(explained({profiled}), explained({measured}));

    // A result simulated at another point has more counts than the hardware: the two are not compared.
    Result simulated = transposeOf("naive", 4194304, 0.02);
    simulated.parameters.set("width", std::int64_t{64});
    const Explanation mixed = against(measured, simulated);
    QVERIFY(mixed.counters.empty());
    QCOMPARE(englishTexts(mixed).filter("fall from").size(), 0);
    QCOMPARE(englishTexts(mixed).filter(missing), QStringList(missing));
  }

  void whereOccupancyDiffersItsLimitsAreNamed() {
    Result low = transposeOf("coalesced", 524288, 0.01);
    low.occupancy = 0.5;
    low.registers = 64;
    QVERIFY(englishTexts(against(low, transposeOf("naive", 524288, 0.01)))
                .contains("Shared tile: Occupancy is 50 %: with 64 registers per thread no more blocks fit a "
                          "multiprocessor."));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestAgainst>(__FILE__);
#include "test_against.moc"
