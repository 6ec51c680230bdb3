// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <limits>
#include <numeric>
#include <random>

#include "results/session/comparison.h"
#include "results/values/statistics.h"
#include "test_registry.h"

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

Difference differenceOf(const TimeStatistics& before, const TimeStatistics& after) {
  return warpbench::differenceOf(Result{.time = before}, Result{.time = after});
}

Session session(Results results) { return {.environment = {}, .results = std::move(results)}; }

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
    // Apart, but by only one percent.
    QVERIFY(differenceOf(times(1, 1, 1), times(1.0099, 1.0099, 1.0099)) == Difference::Small);
    QVERIFY(differenceOf(times(1, 1, 1), times(0.9901, 0.9901, 0.9901)) == Difference::Small);
    QVERIFY(differenceOf(times(1, 1, 1.0099), times(1.0099, 1.0099, 1.0099)) == Difference::None);
    QVERIFY(differenceOf(times(1, 1, 1), times(1.0101, 1.0101, 1.0101)) == Difference::Slower);
    QVERIFY(differenceOf(times(1, 1, 1), times(0.9899, 0.9899, 0.9899)) == Difference::Faster);
    QVERIFY(differenceOf(before, before) == Difference::None);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(differenceOf(before, times(nan, nan, nan)) == Difference::None);
  }

  void theRangeOfQuantilesIsThatOfAllSamplesRoundedOutwards() {
    for (const std::size_t count : {202, 203, 1000, 4001, 12345}) {
      Result result;
      result.time = drawn(m_random, static_cast<int>(count), 1, 0.01);
      result.sampling = Sampling{.kept = static_cast<std::int64_t>(count)};
      std::vector<double> sorted = result.time->samples;
      std::ranges::sort(sorted);
      const MedianRange ofAll = *medianRange(sorted);
      keepQuantiles(result);
      const MedianRange range = *medianRange(result.time->samples, count);
      // By less than one step of the quantiles, count / 200 samples.
      const std::size_t rank = medianRangeRank(count), step = (count - 1) / 200 + 1;
      QVERIFY(range.low <= ofAll.low && range.low >= sorted[rank - step]);
      QVERIFY(range.high >= ofAll.high && range.high <= sorted[count - 1 - rank + step]);
    }
    // With 4001 whole numbers these are 0, 20, 40 and so on; ranks 1890 and 2110 lie between them.
    Result whole{.sampling = Sampling{.kept = 4001}};
    std::vector<double> numbers(4001);
    std::iota(numbers.begin(), numbers.end(), 0);
    whole.time = summarise(numbers);
    QCOMPARE(medianRangeRank(4001), std::size_t{1889});
    keepQuantiles(whole);
    QCOMPARE(medianRange(whole.time->samples, 4001)->low, 1880.0);
    QCOMPARE(medianRange(whole.time->samples, 4001)->high, 2120.0);
    QVERIFY(!medianRange({1, 2, 3}, 11));
    QVERIFY(!medianRange({}, 1000));
  }

  void quantilesAreComparedByTheSamplesThatThereWere() {
    // One and a half percent apart, with a deviation of four: 4000 samples show that, 201 do not.
    const auto kept = [&](int samples, double median) {
      Result result;
      result.time = drawn(m_random, samples, median, 0.04);
      result.sampling = Sampling{.kept = samples};
      keepQuantiles(result);
      return result;
    };
    const Result before = kept(4000, 1), after = kept(4000, 1.015);
    QCOMPARE(before.time->samples.size(), kQuantiles);
    QVERIFY(warpbench::differenceOf(before, after) == Difference::Slower);
    const SessionComparison both = compare(session({before}), session({after}));
    QVERIFY(both.pairs.at(0).ratioRange->low > 1 && both.pairs.at(0).ratioRange->high < 1.03);
    QVERIFY(warpbench::differenceOf(kept(201, 1), kept(201, 1.015)) == Difference::None);
  }

  void theRangeOfAMedianIsThatOfKnownRanks() {
    std::vector<double> samples;
    for (int i = 100; i > 0; --i) samples.push_back(i);
    QCOMPARE(medianRange(samples)->low, 33.0);
    QCOMPARE(medianRange(samples)->high, 68.0);
    samples.resize(12);
    QCOMPARE(medianRange(samples)->low, 89.0);
    QCOMPARE(medianRange(samples)->high, 100.0);
    samples.resize(11);
    QVERIFY(!medianRange(samples));
    QVERIFY(!medianRange({}));
    QVERIFY_EXCEPTION_THROWN(medianRangeRank(11), std::invalid_argument);
  }

  void aRangeMissesTheMedianNoMoreOftenThanItSays() {
    // Row n of Pascal's triangle over 2^n is how many of n samples are below the median.
    std::vector<double> row{1};
    for (std::size_t n = 1; n <= 1000; ++n) {
      row.push_back(0);
      for (std::size_t i = n; i > 0; --i) row[i] = (row[i] + row[i - 1]) / 2;
      row[0] /= 2;
      if (n < kFewestToCompare) continue;
      const std::size_t rank = medianRangeRank(n);
      const double missed = 2 * std::accumulate(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(rank + 1), 0.0);
      QVERIFY2(missed <= kMedianMiss && missed + 2 * row[rank + 1] > kMedianMiss, qPrintable(QString::number(n)));
    }
    // Here the normal distribution is as good: 3.4808 deviations of half the root.
    QCOMPARE(medianRangeRank(1'000'000), std::size_t{498'259});
  }

  /// The claim about a difference: chance causes at most one in a thousand of them, for any number of samples.
  void twoDrawsOfOneDistributionAreNotCalledDifferent() {
    constexpr int kDraws = 2000;
    std::mt19937 random(23);
    for (int samples = 1; samples <= 30; ++samples)
      for (const int others : {samples, 40}) {
        int wrong = 0, unsaid = 0;
        for (int i = 0; i < kDraws; ++i) {
          const TimeStatistics a = drawn(random, samples, 1, 0.05);
          const Difference difference = differenceOf(a, drawn(random, others, 1, 0.05));
          wrong += isDifference(difference);
          unsaid += difference == Difference::TooFewSamples;
        }
        QVERIFY2(wrong <= kDraws / 1000,
                 qPrintable(QString("%1 of %2 samples: %3 wrong").arg(samples).arg(others).arg(wrong)));
        QCOMPARE(unsaid, samples < static_cast<int>(kFewestToCompare) ? kDraws : 0);
      }
  }

  void aLargeDifferenceNeedsSamplesTooButNoMoreThanThat() {
    const auto times = [](std::size_t samples, double each) { return summarise(std::vector<double>(samples, each)); };
    QVERIFY(differenceOf(times(11, 1), times(1000, 9)) == Difference::TooFewSamples);
    QVERIFY(differenceOf(times(1000, 1), times(11, 9)) == Difference::TooFewSamples);
    QVERIFY(differenceOf(times(12, 1), times(12, 9)) == Difference::Slower);
    QVERIFY(MeasureOptions().minSamples >= static_cast<int>(kFewestToCompare));
    // Computed times have no samples and no noise.
    QVERIFY(differenceOf(modelledTime(1), modelledTime(2)) == Difference::Slower);
    QVERIFY(differenceOf(modelledTime(1), times(11, 2)) == Difference::TooFewSamples);
  }

  void identicalCodeIsNeverCalledDifferent_data() {
    QTest::addColumn<int>("samples");
    QTest::addColumn<double>("noise");
    for (const int samples : {12, 40, 400, 4000})
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
      QVERIFY(!isDifference(differenceOf(a, drawn(random, 2000, shift(random), 0.005))));
      found += differenceOf(a, drawn(random, 2000, 1.02 * shift(random), 0.005)) == Difference::Slower;
    }
    QVERIFY2(found >= 19, qPrintable(QString::number(found)));
  }

  /// The median of such a run is randomly at one mode or the other.
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
    QVERIFY(differenceOf(constant(0.02), constant(0.0201)) == Difference::None);
    QVERIFY(differenceOf(constant(0.02), constant(0.02015)) == Difference::Small);
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

  void whatDoesNotCountIsNoPartner() {
    const Session before = session({result("naive", 1, 2.0)});
    const Session after = session({result("naive", 1, 3.0, "cuda:1"), result("naive", 1, 5.0), result("copy", 1, 1.0)});
    QCOMPARE(compare(before, after).pairs.at(0).after, 1u);
    const SessionComparison first = compare(before, after, [](std::size_t index) { return index == 0; });
    QCOMPARE(first.pairs.size(), 1u);
    QCOMPARE(first.pairs[0].after, 0u);
    QCOMPARE(first.pairs[0].ratio.value(), 1.5);
    QVERIFY(first.onlyAfter.empty());
    const SessionComparison last = compare(before, after, [](std::size_t index) { return index == 2; });
    QVERIFY(last.pairs.empty());
    QCOMPARE(last.onlyBefore, std::vector<std::size_t>{0});
    QCOMPARE(last.onlyAfter, std::vector<std::size_t>{2});
  }

  void aRatiosRangeIsThatOfBothMedians() {
    Result slow = result("naive", 1, 0);
    slow.time = times(1.8, 2.0, 2.5);
    Result fast = result("naive", 1, 0);
    fast.time = times(0.9, 1.0, 1.2);
    const ComparedPair pair = compare(session({slow}), session({fast})).pairs.at(0);
    QCOMPARE(pair.ratio.value(), 0.5);
    QVERIFY(!pair.ratioRange);
    // With samples on both sides it is the medians' ranges, of twelve samples all of them.
    const auto around = [](double low, double median, double high) {
      std::vector<double> samples(10, median);
      samples.push_back(low);
      samples.push_back(high);
      return summarise(samples);
    };
    slow.time = around(1.9, 2.0, 2.1);
    fast.time = around(0.95, 1.0, 1.1);
    const ComparedPair sampled = compare(session({slow}), session({fast})).pairs.at(0);
    QCOMPARE(sampled.ratioRange.value().low, 0.95 / 2.1);
    QCOMPARE(sampled.ratioRange.value().high, 1.1 / 1.9);
    fast.time = summarise({1});
    const ComparedPair few = compare(session({slow}), session({fast})).pairs.at(0);
    QVERIFY(few.difference == Difference::TooFewSamples);
    QVERIFY(!few.ratioRange);
  }

  void whatChangedBetweenTheMachinesIsListed() {
    Session before;
    before.environment = {
        .appVersion = "1.0.0", .device = "NVIDIA H200", .driver = "570.10", .host = "A", .date = "2026"};
    Session after = before;
    after.environment.date = "2027";
    QVERIFY(changesOf(before, after).empty());
    after.environment.driver = "580.65";
    after.environment.toolkit = "13.0";
    QCOMPARE(changesOf(before, after),
             (std::vector<EnvironmentChange>{{"driver", "570.10", "580.65"}, {"toolkit", "", "13.0"}}));
    QCOMPARE(changesOf(after, before).front(), (EnvironmentChange{"driver", "580.65", "570.10"}));
  }

  void whatChangedIsSaidByTheResults() {
    // Two runs of one session have its environment in common.
    Session first = session({result("naive", 1, 1.0, "simulated:nvidia-h200")});
    first.environment.add({.id = "simulated:nvidia-h200", .name = "NVIDIA H200"});
    first.environment.add({.id = "simulated:nvidia-a100", .name = "NVIDIA A100"});
    first.environment.add({.id = "cuda:0", .name = "NVIDIA H200"});
    first.environment.driver = "570.10";
    Session second = first;
    QVERIFY(changesOf(first, second).empty());
    second.results = {};
    second.results.push_back(result("naive", 1, 1.0, "simulated:nvidia-a100"));
    QCOMPARE(changesOf(first, second), (std::vector<EnvironmentChange>{{"device", "NVIDIA H200", "NVIDIA A100"}}));
    second.results = {};
    second.results.push_back(result("naive", 1, 1.0, "cuda:0"));
    QCOMPARE(changesOf(first, second),
             (std::vector<EnvironmentChange>{{"device", "NVIDIA H200 simulated:nvidia-h200", "NVIDIA H200 cuda:0"}}));
    second = first;
    Result newer = result("naive", 1, 1.0, "simulated:nvidia-h200");
    newer.provenance.driver = "580.65";
    second.results = {};
    second.results.push_back(newer);
    QCOMPARE(changesOf(first, second), (std::vector<EnvironmentChange>{{"driver", "570.10", "580.65"}}));
    second.results.push_back(result("naive", 2, 1.0, "cuda:3"));  // that the session does not describe
    QCOMPARE(changesOf(first, second).front(), (EnvironmentChange{"device", "NVIDIA H200", "NVIDIA H200, cuda:3"}));
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

 private:
  std::mt19937 m_random{5};
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestComparison>(__FILE__);
#include "test_comparison.moc"
