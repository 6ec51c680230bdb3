// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <cmath>
#include <random>

#include "measure/statistics.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// Samples taken until the rule says enough, of those that `next` gives; at most `limit`.
template <typename Next>
std::pair<int, StoppingRule::Verdict> samplesTaken(const MeasureOptions& options, Next next, int limit = 100000) {
  StoppingRule rule(options);
  for (int count = 1; count <= limit; ++count) {
    const StoppingRule::Verdict verdict = rule.add(next());
    if (verdict != StoppingRule::Verdict::Continue) return {count, verdict};
  }
  return {limit, StoppingRule::Verdict::Continue};
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
    QCOMPARE(samplesTaken(options, [] { return 100.0; }), std::pair(10, StoppingRule::Verdict::Steady));
    QCOMPARE(samplesTaken(options, [] { return 1.0; }), std::pair(500, StoppingRule::Verdict::Steady));
  }

  void noiseThatDoesNotImproveEndsTheSampling() {
    std::mt19937 random(3);
    std::normal_distribution<double> noisy(10, 1);
    MeasureOptions options;
    options.minSamples = 10;
    options.minTimeSeconds = 0.1;
    const auto [count, verdict] = samplesTaken(options, [&] { return noisy(random); });
    QCOMPARE(verdict, StoppingRule::Verdict::NotImproving);
    QVERIFY(count >= 40 && count <= 320);
  }

  void aSlowStartIsOutlived() {
    MeasureOptions options;
    options.minSamples = 10;
    options.minTimeSeconds = 0;
    int i = 0;
    // Ten slow, uneven samples, then steady ones: the noise keeps falling, and sampling goes on until it is low.
    const auto [count, verdict] = samplesTaken(options, [&] { return ++i > 10 ? 10.0 : i % 2 ? 10.3 : 10.9; });
    QCOMPARE(verdict, StoppingRule::Verdict::Steady);
    QVERIFY(count > 1000 && count < 3000);
  }

  void twoKindsOfSamplesEndToo() {
    MeasureOptions options;
    options.minTimeSeconds = 0;
    int i = 0;
    const auto [count, verdict] = samplesTaken(options, [&] { return ++i % 2 ? 1.0 : 2.0; });
    QCOMPARE(verdict, StoppingRule::Verdict::NotImproving);
    QCOMPARE(count, 48);
  }

  void aModelledTimeHasNoSamples() {
    const TimeStatistics time = modelledTime(1.5);
    QCOMPARE(time.median, 1.5);
    QCOMPARE(time.q1, 1.5);
    QCOMPARE(time.max, 1.5);
    QVERIFY(time.samples.empty());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestStatistics>(__FILE__);
#include "test_statistics.moc"
