// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cmath>
#include <random>

#include "catalogue/catalogue.h"
#include "measure/measure_point.h"
#include "measure/sampler.h"
#include "results/values/statistics.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

using Criterion = Sampling::Criterion;

constexpr double kClockMhz = 2000;

/// Takes samples of `next` milliseconds until the sampler has enough. Time passes with the samples.
template <typename Next>
Sampled sampled(Next next, const MeasureOptions& options = {}) {
  Sampler sampler(options, kClockMhz);
  double seconds = 0;
  while (!sampler.done()) {
    const Sample sample = next();
    seconds += sample.milliseconds * sample.launches * 1e-3;
    sampler.add(sample, seconds);
  }
  return sampler.result();
}

Sample sampleOf(double milliseconds, double clockMhz = kClockMhz) {
  return {.milliseconds = milliseconds, .clockMhz = clockMhz};
}

QStringList textsOf(const std::vector<Message>& warnings) {
  QStringList texts;
  for (const Message& warning : warnings) texts << QString::fromStdString(warning);
  return texts;
}

/// A machine that copies instantly and returns scripted times.
class CopyWorkload final : public Workload {
 public:
  CopyWorkload(const Problem& problem, Machine machine) : m_input(problem.arrays()[0].initial), m_machine(machine) {}

  void reset() override { m_output.assign(m_input.size(), std::byte{0xff}); }
  void launch() override { m_output = m_input; }
  std::vector<std::span<const std::byte>> read() override { return {m_output}; }
  Sample sample(Mode, Flush) override { return sampleOf(10); }
  Machine machine() const override { return m_machine; }

 private:
  const Bytes& m_input;
  Bytes m_output;
  Machine m_machine;
};

/// For a copy of 1 MiB, with 2 MiB of arrays.
Result copyOn(const Machine& machine, Mode mode) {
  const MeasureOptions options{.minTimeSeconds = 0};
  const Family& family = *findFamily("transfer");
  Point point{.family = family.id, .variant = "cpu-one-thread", .parameters = {}, .mode = mode};
  point.parameters.set("mib", std::int64_t{1});
  const std::unique_ptr<Problem> problem = family.problem(point.parameters);
  CopyWorkload workload(*problem, machine);
  return measurePoint(workload, *problem, point, *family.find(point.variant), options, {},
                      [](const Message&, double) {});
}

}  // namespace

class TestSampler : public QObject {
  Q_OBJECT

 private slots:
  void constantSamplesEndWhenTheyLastedHalfASecond() {
    const Sampled result = sampled([] { return sampleOf(10); });
    QCOMPARE(result.sampling.criterion, Criterion::Steady);
    QCOMPARE(result.sampling.kept, 50);
    QCOMPARE(result.sampling.discarded, 0);
    QCOMPARE(result.time.median, 10.0);
    QCOMPARE(result.time.noise, 0.0);
    QCOMPARE(result.time.samples.size(), 50u);
    QVERIFY(result.warnings.empty());
  }

  void thereAreAtLeastAsManySamplesAsCanBeCompared() {
    QCOMPARE(sampled([] { return sampleOf(400); }).sampling.kept, static_cast<int>(kFewestToCompare));
  }

  void quietNormalSamplesAreSteadyAtTheLeastTime() {
    std::mt19937 random(1);
    std::normal_distribution<double> normal(10, 0.02);
    const Sampled result = sampled([&] { return sampleOf(normal(random)); });
    QCOMPARE(result.sampling.criterion, Criterion::Steady);
    QCOMPARE(result.sampling.kept, 51);  // the first 50 last a little less than half a second
    QVERIFY(std::abs(result.time.noise - 0.002) < 0.0005);
    QVERIFY(std::abs(result.time.median - 10) < 0.01);
  }

  void noisyNormalSamplesEndWhenTheMedianIsKnown() {
    std::mt19937 random(2);
    std::normal_distribution<double> normal(10, 0.2);
    MeasureOptions options;
    options.timeLimitSeconds = 60;
    const Sampled result = sampled([&] { return sampleOf(normal(random)); }, options);
    QCOMPARE(result.sampling.criterion, Criterion::Steady);
    QVERIFY(std::abs(result.time.noise - 0.02) < 0.003);
    const MedianRange range = *medianRange(result.time.samples);
    QVERIFY(range.high - range.low <= 0.01 * result.time.median);
    QVERIFY(result.warnings.empty());
  }

  void twoKindsOfSamplesEndAtTheTimeLimitAndAreCalledNoisy() {
    std::mt19937 random(3);
    const Sampled result = sampled([&] { return sampleOf(random() % 2 ? 10 : 15); });
    QCOMPARE(result.sampling.criterion, Criterion::TimeLimit);
    QCOMPARE(textsOf(result.warnings),
             QStringList({"still noisy at the time limit: raise the limit, or choose a larger size"}));
  }

  void oneOutlierCostsNothing() {
    int i = 0;
    const Sampled result = sampled([&] { return sampleOf(++i == 7 ? 11 : 10); });
    QCOMPARE(result.sampling.criterion, Criterion::Steady);
    QCOMPARE(result.sampling.kept, 50);
    QCOMPARE(result.time.median, 10.0);
    QCOMPARE(result.time.max, 11.0);
  }

  void whatEventsTakeByThemselvesIsTakenOffAndTold() {
    int i = 0;
    const Sampled result = sampled([&] {
      return Sample{.milliseconds = 10, .clockMhz = kClockMhz, .launches = 4, .emptyInterval = ++i % 10 ? 0.002 : 0.05};
    });
    QCOMPARE(result.sampling.emptyIntervalUs, 2.0);
    QCOMPARE(result.time.median, 10 - 0.002 / 4);
    QCOMPARE(result.time.max, result.time.min);  // the same is taken off each: the raw times can be had back
  }

  void theTimeLimitLeavesWhatThereIs() {
    int i = 0;
    const Sampled result = sampled([&] { return sampleOf(++i == 1 ? 3000 : 2500); });
    QCOMPARE(result.sampling.criterion, Criterion::TimeLimit);
    QCOMPARE(result.sampling.kept, 2);
    QCOMPARE(result.time.median, 2750.0);
    QCOMPARE(
        textsOf(result.warnings),
        QStringList({"only 2 samples", "still noisy at the time limit: raise the limit, or choose a larger size"}));
  }

  void someNoiseAtTheTimeLimitIsNoWarning() {
    std::mt19937 random(4);
    std::normal_distribution<double> normal(10, 0.2);
    MeasureOptions options;
    options.timeLimitSeconds = 0.6;
    const Sampled result = sampled([&] { return sampleOf(normal(random)); }, options);
    QCOMPARE(result.sampling.criterion, Criterion::TimeLimit);
    QVERIFY(result.time.noise > 0.01);
    QVERIFY(result.warnings.empty());
  }

  void withoutASampleThereIsNoResult() {
    QVERIFY_EXCEPTION_THROWN(Sampler({}, kClockMhz).result(), std::invalid_argument);
  }

  void samplesOfASlowClockAreDiscardedAndCounted() {
    int i = 0;
    const Sampled result = sampled([&] { return ++i % 4 == 0 ? sampleOf(20, 1499) : sampleOf(10, 1500); });
    QCOMPARE(result.sampling.criterion, Criterion::Steady);
    QCOMPARE(result.sampling.kept, 31);
    QCOMPARE(result.sampling.discarded, 10);
    QCOMPARE(result.time.max, 10.0);
    QCOMPARE(textsOf(result.warnings),
             QStringList({"throttled: 10 of 41 samples discarded, because they ran below 75 % of 2000 MHz"}));
  }

  void whereEverySampleIsSlowAllAreKeptAndItIsSaid() {
    const Sampled result = sampled([] { return sampleOf(10, 1000); });
    QCOMPARE(result.sampling.criterion, Criterion::Steady);
    QCOMPARE(result.sampling.kept, 50);
    QCOMPARE(result.sampling.discarded, 0);
    QCOMPARE(result.time.median, 10.0);
    QCOMPARE(textsOf(result.warnings),
             QStringList({"throttled: 50 of 50 samples ran below 75 % of 2000 MHz; the figures include them"}));
  }

  /// If a GPU throttles two of three samples, the third is not representative.
  void whereMostSamplesAreSlowAllAreKept() {
    int i = 0;
    const Sampled result = sampled([&] { return ++i % 3 == 0 ? sampleOf(10, 2000) : sampleOf(20, 1000); });
    QCOMPARE(result.sampling.discarded, 0);
    QCOMPARE(result.time.median, 20.0);
    QCOMPARE(result.sampling.kept, i);
    QVERIFY(result.warnings[0].english().starts_with("throttled: "));
  }

  void anUnknownClockDiscardsNothing() {
    QCOMPARE(sampled([] { return sampleOf(10, 0); }).sampling.discarded, 0);
    Sampler sampler({}, 0);
    sampler.add(sampleOf(10, 100), 6);
    QCOMPARE(sampler.result().sampling.kept, 1);
    QCOMPARE(sampler.result().sampling.discarded, 0);
  }

  void theClocksOfTheFirstAndOfTheLastSampleAreKept() {
    int i = 0;
    const Sampled result = sampled([&] { return sampleOf(10, 2000 - i++); });
    QCOMPARE(result.sampling.smClockStartMhz, 2000.0);
    QCOMPARE(result.sampling.smClockEndMhz, 1951.0);
  }

  void launchesInARowCountTowardsTheTimeWithAllTheyTake() {
    const Sampled result = sampled([] { return Sample{.milliseconds = 0.5, .launches = 50}; });
    QCOMPARE(result.sampling.kept, 20);
    QCOMPARE(result.sampling.launchesPerSample, 50);
    QCOMPARE(result.time.median, 0.5);
  }

  void aLaunchThatWaitsForTheStreamIsTold() {
    int i = 0;
    const Sampled result =
        sampled([&] { return Sample{.milliseconds = 10, .clockMhz = kClockMhz, .undisturbed = ++i != 3}; });
    QCOMPARE(textsOf(result.warnings), QStringList({"the launch waits for the GPU, so the samples include host time"}));
  }

  void aWorkingSetThatFitsTheCacheIsToldWhereTheCacheIsNotFlushed() {
    const QString warning = "the working set fits the last-level cache: this is cache bandwidth, not memory bandwidth";
    constexpr double kArrays = 2 << 20;
    QCOMPARE(textsOf(copyOn({.cacheBytes = kArrays + 1}, Mode::Hot).warnings), QStringList({warning}));
    QCOMPARE(textsOf(copyOn({.cacheBytes = kArrays}, Mode::Hot).warnings), QStringList());
    QCOMPARE(textsOf(copyOn({.cacheBytes = kArrays + 1}, Mode::Cold).warnings), QStringList());
  }

  void aPointSaysHowItWasSampled() {
    const Result result = copyOn({.smClockMhz = 4000}, Mode::Cold);
    QVERIFY(result.sampling.has_value());
    QCOMPARE(result.sampling->kept, 12);
    QVERIFY(result.warnings[0].english().starts_with("throttled: 12 of 12 samples ran below 75 % of 4000 MHz"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSampler>(__FILE__);
#include "test_sampler.moc"
