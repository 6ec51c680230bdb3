// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <cmath>
#include <random>

#include "results/values/statistics.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// Takes samples from `next` until the rule is satisfied, at most `limit`. Time passes with the samples.
template <typename Next>
int samplesTaken(const MeasureOptions& options, Next next, int limit = 100000) {
  StoppingRule rule(options);
  double seconds = 0;
  for (int count = 1; count <= limit; ++count) {
    const double sample = next();
    seconds += sample * 1e-3;
    rule.add(sample, seconds);
    if (rule.steady()) return count;
  }
  return limit;
}

/// 1, 2, ... `count`, shuffled.
Result sampled(int count) {
  std::vector<double> samples;
  for (int i = 1; i <= count; ++i) samples.push_back(i);
  std::mt19937 random(3);
  std::ranges::shuffle(samples, random);
  Result result;
  result.time = summarise(samples);
  result.sampling = Sampling{.kept = count};
  return result;
}

}  // namespace

class TestStatistics : public QObject {
  Q_OBJECT

 private slots:
  void knownSamplesHaveKnownQuartiles() {
    const TimeStatistics time = summarise({4, 1, 3, 2});
    QCOMPARE(time.median, 2.5);
    QCOMPARE(time.q1, 1.75);
    QCOMPARE(time.q3, 3.25);
    QCOMPARE(time.min, 1.0);
    QCOMPARE(time.max, 4.0);
    QCOMPARE(time.mean, 2.5);
    QCOMPARE(time.noise, std::sqrt(5.0 / 3) / 2.5);
    QCOMPARE(time.samples, (std::vector<double>{4, 1, 3, 2}));
  }

  void oneSampleIsItsOwnSummary() {
    const TimeStatistics time = summarise({7});
    QCOMPARE(time.median, 7.0);
    QCOMPARE(time.q1, 7.0);
    QCOMPARE(time.q3, 7.0);
    QCOMPARE(time.noise, 0.0);
  }

  void noSamplesAreAnError() { QVERIFY_EXCEPTION_THROWN(summarise({}), std::invalid_argument); }

  void oneOutlierDoesNotMoveTheMedian() {
    std::vector<double> samples(99, 2.0);
    samples.push_back(500);
    QCOMPARE(summarise(samples).median, 2.0);
    QCOMPARE(summarise(samples).q3, 2.0);
    QCOMPARE(summarise(samples).max, 500.0);
  }

  void constantSamplesStopAsSoonAsThereAreEnough() {
    MeasureOptions options;
    options.minSamples = 10;
    options.minTimeSeconds = 0.5;
    QCOMPARE(samplesTaken(options, [] { return 100.0; }), 10);
    QCOMPARE(samplesTaken(options, [] { return 1.0; }), 500);
  }

  void noisySamplesStopWhenTheMedianIsKnown() {
    std::mt19937 random(3);
    std::normal_distribution<double> noisy(10, 1);
    MeasureOptions options;
    options.minTimeSeconds = 0;
    std::vector<double> taken;
    const int count = samplesTaken(options, [&] { return taken.emplace_back(noisy(random)); });
    // The range is about 2 x 3.5 x 1.25 deviations / sqrt(count) wide and must be 1 % of 10.
    QVERIFY2(count > 5000 && count < 11000, qPrintable(QString::number(count)));
    const MedianRange range = *medianRange(taken);
    QVERIFY(range.high - range.low <= 0.01 * summarise(taken).median);
    QVERIFY(range.low <= 10 && range.high >= 10);
  }

  void aWiderRangeTakesFewerSamples() {
    const auto countFor = [](double within) {
      std::mt19937 random(3);
      std::normal_distribution<double> noisy(10, 1);
      MeasureOptions options;
      options.minTimeSeconds = 0;
      options.medianWithin = within;
      return samplesTaken(options, [&] { return noisy(random); });
    };
    const double ratio = countFor(0.005) / static_cast<double>(countFor(0.02));
    QVERIFY2(ratio > 10 && ratio < 24, qPrintable(QString::number(ratio)));  // 16, without rounding to checks
  }

  void aSlowStartIsOutlived() {
    MeasureOptions options;
    options.minSamples = 10;
    options.minTimeSeconds = 0;
    int i = 0;
    // Ten slow, uneven samples, then steady ones: the middle of the samples is soon steady.
    const int count = samplesTaken(options, [&] { return ++i > 10 ? 10.0 : i % 2 ? 10.3 : 10.9; });
    QVERIFY2(count > 20 && count < 60, qPrintable(QString::number(count)));
  }

  void twoKindsOfSamplesAreNeverSteady() {
    MeasureOptions options;
    options.minTimeSeconds = 0;
    int i = 0;
    QCOMPARE(samplesTaken(
                 options, [&] { return ++i % 2 ? 1.0 : 2.0; }, 2000),
             2000);
  }

  void fewSamplesAreSteadyWhereAllAreWithinTheLimit() {
    MeasureOptions options;
    options.minSamples = 3;
    options.minTimeSeconds = 0;
    QCOMPARE(samplesTaken(options, [] { return 7.0; }), 3);
    int i = 0;
    QVERIFY(samplesTaken(options, [&] { return ++i == 1 ? 7.5 : 7.0; }) > 3);
  }

  void aModelledTimeHasNoSamples() {
    const TimeStatistics time = modelledTime(1.5);
    QCOMPARE(time.median, 1.5);
    QCOMPARE(time.q1, 1.5);
    QCOMPARE(time.max, 1.5);
    QVERIFY(time.samples.empty());
  }

  void manySamplesBecomeQuantilesAndTheStatisticsStay() {
    const Result all = sampled(4001);
    Result kept = all;
    keepQuantiles(kept);
    std::vector<double> expected;
    for (int i = 0; i <= 200; ++i) expected.push_back(1 + 20 * i);
    QCOMPARE(kept.time->samples, expected);
    QVERIFY(hasQuantiles(kept) && !hasQuantiles(all));
    QCOMPARE(sampleCount(kept), std::size_t{4001});
    QCOMPARE(sampleCount(all), std::size_t{4001});
    kept.time->samples = all.time->samples;
    QVERIFY(kept == all);
  }

  void medianQuartilesAndExtremesAreAmongThem() {
    for (const int count : {202, 203, 204, 205, 1000, 5856}) {
      Result kept = sampled(count);
      const TimeStatistics all = *kept.time;
      keepQuantiles(kept);
      const TimeStatistics found = summarise(kept.time->samples);
      QCOMPARE(found.median, all.median);
      QCOMPARE(found.q1, all.q1);
      QCOMPARE(found.q3, all.q3);
      QCOMPARE(found.min, all.min);
      QCOMPARE(found.max, all.max);
      QVERIFY(std::ranges::is_sorted(kept.time->samples));
      // Repeating it changes nothing: there are no others.
      Result again = kept;
      keepQuantiles(again);
      QVERIFY(again == kept);
    }
  }

  void fewSamplesAndThoseOfUnknownSamplingStayAsTheyWereTaken() {
    Result few = sampled(201);
    Result unknown = sampled(300);
    unknown.sampling.reset();
    Result modelled{.time = modelledTime(1)};
    Result failed;
    for (Result* result : {&few, &unknown, &modelled, &failed}) {
      const Result before = *result;
      keepQuantiles(*result);
      QVERIFY(*result == before);
      QVERIFY(!hasQuantiles(*result));
    }
    QCOMPARE(sampleCount(few), std::size_t{201});
    QCOMPARE(sampleCount(unknown), std::size_t{300});
    QCOMPARE(sampleCount(modelled), std::size_t{0});
    QCOMPARE(sampleCount(failed), std::size_t{0});
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestStatistics>(__FILE__);
#include "test_statistics.moc"
