// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <limits>
#include <random>

#include "comparison.h"
#include "measure/statistics.h"

using namespace warpbench;

namespace {

TimeStatistics times(double q1, double median, double q3) { return {.median = median, .q1 = q1, .q3 = q3}; }

Result result(const char* variant, std::int64_t width, double median, const char* device = "cuda:0") {
  Result out{.family = "transpose", .variant = variant, .device = device};
  out.parameters.set("width", width);
  out.parameters.set("type", std::string("fp32"));
  out.time = times(median, median, median);
  return out;
}

/// A run of so many samples, normally distributed about `median` with a deviation of `noise` of it.
TimeStatistics drawn(std::mt19937& random, int samples, double median, double noise) {
  std::normal_distribution<double> distribution(median, noise * median);
  std::vector<double> times;
  for (int i = 0; i < samples; ++i) times.push_back(distribution(random));
  return summarise(std::move(times));
}

Session session(std::vector<Result> results) { return {.environment = {}, .results = std::move(results)}; }

}  // namespace

class TestComparison : public QObject {
  Q_OBJECT

 private slots:
  void aDifferenceNeedsQuartilesApartAndMoreThanOnePercent() {
    const TimeStatistics before = times(0.99, 1.0, 1.01);
    QVERIFY(differenceOf(before, times(1.02, 1.03, 1.04)) == Difference::Slower);
    QVERIFY(differenceOf(before, times(0.96, 0.97, 0.98)) == Difference::Faster);
    // The ranges touch.
    QVERIFY(differenceOf(before, times(1.01, 1.03, 1.05)) == Difference::None);
    QVERIFY(differenceOf(before, times(0.95, 0.97, 0.99)) == Difference::None);
    // Apart, but by one percent only.
    QVERIFY(differenceOf(times(1, 1, 1), times(1.0099, 1.0099, 1.0099)) == Difference::None);
    QVERIFY(differenceOf(times(1, 1, 1), times(1.0101, 1.0101, 1.0101)) == Difference::Slower);
    QVERIFY(differenceOf(times(1, 1, 1), times(0.9899, 0.9899, 0.9899)) == Difference::Faster);
    QVERIFY(differenceOf(before, before) == Difference::None);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(differenceOf(before, times(nan, nan, nan)) == Difference::None);
  }

  void theRangeOfAMedianIsThatOfKnownRanks() {
    std::vector<double> samples;
    for (int i = 100; i > 0; --i) samples.push_back(i);
    // 50 - 16.45 and 50 + 16.45, counted from 0: the 34th and the 68th.
    QCOMPARE(medianRange(samples).low, 34.0);
    QCOMPARE(medianRange(samples).high, 68.0);
    QCOMPARE(medianRange({3, 1, 2}).low, 1.0);
    QCOMPARE(medianRange({3, 1, 2}).high, 3.0);
    QVERIFY_EXCEPTION_THROWN(medianRange({}), std::invalid_argument);
  }

  void identicalCodeIsNeverCalledDifferent_data() {
    QTest::addColumn<int>("samples");
    QTest::addColumn<double>("noise");
    for (const int samples : {10, 40, 400, 4000})
      for (const double noise : {0.001, 0.01, 0.05, 0.2})
        QTest::addRow("%d samples, noise %g", samples, noise) << samples << noise;
  }
  void identicalCodeIsNeverCalledDifferent() {
    QFETCH(int, samples);
    QFETCH(double, noise);
    std::mt19937 random(7);
    for (int i = 0; i < 20; ++i) {
      const TimeStatistics a = drawn(random, samples, 1, noise);
      QVERIFY(differenceOf(a, drawn(random, samples, 1, noise)) == Difference::None);
    }
  }

  void aDelayOfTwoPercentIsFoundThroughNoiseOfTwoPercent() {
    std::mt19937 random(11);
    int found = 0;
    int foundByQuartiles = 0;
    for (int i = 0; i < 20; ++i) {
      TimeStatistics a = drawn(random, 400, 1, 0.02);
      TimeStatistics b = drawn(random, 400, 1.02, 0.02);
      found += differenceOf(a, b) == Difference::Slower && differenceOf(b, a) == Difference::Faster;
      a.samples.clear();
      b.samples.clear();
      foundByQuartiles += differenceOf(a, b) != Difference::None;
    }
    QCOMPARE(found, 20);
    QCOMPARE(foundByQuartiles, 0);
  }

  void runsThatShiftByAThirdOfAPercentAreTheSameAndTwoPercentStillFound() {
    std::mt19937 random(13);
    std::normal_distribution<double> shift(1, 0.003);
    int found = 0;
    for (int i = 0; i < 20; ++i) {
      const TimeStatistics a = drawn(random, 2000, shift(random), 0.005);
      QVERIFY(differenceOf(a, drawn(random, 2000, shift(random), 0.005)) == Difference::None);
      found += differenceOf(a, drawn(random, 2000, 1.02 * shift(random), 0.005)) == Difference::Slower;
    }
    QVERIFY2(found >= 19, qPrintable(QString::number(found)));
  }

  /// The median of such a run is at one mode or at the other by chance.
  void twoKindsOfSamplesAreNoDifference() {
    std::mt19937 random(17);
    const auto mixed = [&] {
      std::vector<double> samples;
      for (int i = 0; i < 200; ++i) samples.push_back(random() % 2 ? 1.0 : 1.5);
      return summarise(samples);
    };
    for (int i = 0; i < 20; ++i) QVERIFY(differenceOf(mixed(), mixed()) == Difference::None);
  }

  void belowTheTimersResolutionNothingCounts() {
    const auto constant = [](double value) { return summarise(std::vector<double>(100, value)); };
    QVERIFY(differenceOf(constant(0.002), constant(0.00205)) == Difference::None);
    QVERIFY(differenceOf(constant(0.002), constant(0.0022)) == Difference::Slower);
  }

  void pointsArePairedWhateverTheirOrderAndDevice() {
    const Session before = session({result("naive", 1, 2.0), result("tiled", 1, 1.0), result("naive", 2, 4.0)});
    Result reordered = result("naive", 2, 2.0, "cuda:1");
    reordered.parameters = {};
    reordered.parameters.set("type", std::string("fp32"));
    reordered.parameters.set("width", std::int64_t{2});
    const Session after = session({reordered, result("naive", 1, 3.0), result("copy", 1, 1.0)});
    const SessionComparison comparison = compare(before, after);
    QCOMPARE(comparison.pairs.size(), 2u);
    QCOMPARE(comparison.pairs[0].before, 0u);
    QCOMPARE(comparison.pairs[0].after, 1u);
    QCOMPARE(comparison.pairs[0].ratio.value(), 1.5);
    QVERIFY(comparison.pairs[0].difference == Difference::Slower);
    QCOMPARE(comparison.pairs[1].before, 2u);
    QCOMPARE(comparison.pairs[1].after, 0u);
    QCOMPARE(comparison.pairs[1].ratio.value(), 0.5);
    QVERIFY(comparison.pairs[1].difference == Difference::Faster);
    QCOMPARE(comparison.onlyBefore, std::vector<std::size_t>{1});
    QCOMPARE(comparison.onlyAfter, std::vector<std::size_t>{2});
  }

  void aRatiosRangeIsThatOfBothMedians() {
    Result slow = result("naive", 1, 0);
    slow.time = times(1.8, 2.0, 2.5);
    Result fast = result("naive", 1, 0);
    fast.time = times(0.9, 1.0, 1.2);
    const Comparison pair = compare(session({slow}), session({fast})).pairs.at(0);
    QCOMPARE(pair.ratio.value(), 0.5);
    QCOMPARE(pair.ratioRange.low, 0.9 / 2.5);
    QCOMPARE(pair.ratioRange.high, 1.2 / 1.8);
    // With samples on both sides it is the medians' ranges, of three samples all of them.
    slow.time = summarise({1.9, 2.0, 2.1});
    fast.time = summarise({0.95, 1.0, 1.1});
    const Comparison sampled = compare(session({slow}), session({fast})).pairs.at(0);
    QCOMPARE(sampled.ratioRange.low, 0.95 / 2.1);
    QCOMPARE(sampled.ratioRange.high, 1.1 / 1.9);
  }

  void whatChangedBetweenTheMachinesIsListed() {
    Environment before{.appVersion = "1.0.0", .device = "NVIDIA H200", .driver = "570.10", .host = "A", .date = "2026"};
    Environment after = before;
    after.date = "2027";
    QVERIFY(changesOf(before, after).empty());
    after.driver = "580.65";
    after.toolkit = "13.0";
    QCOMPARE(changesOf(before, after),
             (std::vector<EnvironmentChange>{{"driver", "570.10", "580.65"}, {"toolkit", "", "13.0"}}));
    QCOMPARE(changesOf(after, before).front(), (EnvironmentChange{"driver", "580.65", "570.10"}));
  }

  void theSameDeviceIsPreferred() {
    const Session before = session({result("naive", 1, 1.0, "cpu"), result("naive", 1, 2.0, "cuda:0")});
    const Session after = session({result("naive", 1, 3.0, "cuda:0"), result("naive", 1, 4.0, "cuda:1")});
    const SessionComparison comparison = compare(before, after);
    QCOMPARE(comparison.pairs.size(), 2u);
    QCOMPARE(comparison.pairs[0].after, 1u);
    QCOMPARE(comparison.pairs[1].after, 0u);
  }

  void theLastOfSeveralResultsCounts() {
    const SessionComparison comparison =
        compare(session({result("naive", 1, 1.0), result("naive", 1, 2.0)}), session({result("naive", 1, 3.0)}));
    QCOMPARE(comparison.pairs.size(), 1u);
    QCOMPARE(comparison.pairs[0].before, 1u);
    QVERIFY(comparison.onlyBefore.empty());
  }

  void modesAndKindsOfValuesAreToldApart() {
    Result hot = result("naive", 1, 1.0);
    hot.mode = Mode::Hot;
    QVERIFY(compare(session({result("naive", 1, 1.0)}), session({hot})).pairs.empty());
    Result text = result("naive", 1, 1.0);
    text.parameters.set("width", std::string("1"));
    QVERIFY(compare(session({result("naive", 1, 1.0)}), session({text})).pairs.empty());
  }

  void whatFailedOrHasNoTimeHasNoRatio() {
    Result failed = result("naive", 1, 1.0);
    failed.status = Result::Status::Failed;
    Result timeless = result("naive", 1, 1.0);
    timeless.time.reset();
    for (const Result& other : {failed, timeless, result("naive", 1, 0.0)}) {
      const SessionComparison comparison = compare(session({other}), session({result("naive", 1, 5.0)}));
      QCOMPARE(comparison.pairs.size(), 1u);
      QVERIFY(!comparison.pairs[0].ratio);
      QVERIFY(comparison.pairs[0].difference == Difference::None);
    }
  }
};

QTEST_GUILESS_MAIN(TestComparison)
#include "test_comparison.moc"
