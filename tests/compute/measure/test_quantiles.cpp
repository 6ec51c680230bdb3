// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <random>

#include "results/values/statistics.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

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

class TestQuantiles : public QObject {
  Q_OBJECT

 private slots:
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
      // Once more changes nothing: there are no more than that.
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

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestQuantiles>(__FILE__);
#include "test_quantiles.moc"
