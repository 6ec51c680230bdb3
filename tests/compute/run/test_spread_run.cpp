// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/run/spread_fixture.h"
#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;
using std::chrono::milliseconds;

class TestSpreadRun : public QObject {
  Q_OBJECT

 private slots:
  void eachPointRunsOnceAndResultsComeInOrder() {
    // The first point takes as long as all others together.
    FakeGpu slow("cuda:0", [](std::int64_t width, const std::stop_token&) {
      std::this_thread::sleep_for(width == 1 ? milliseconds(200) : milliseconds(1));
    });
    FakeGpu other("cuda:1", takes(milliseconds(2)));
    const Outcome outcome = runOn({&slow, &other}, sweep());
    QVERIFY(outcome.finished);
    QCOMPARE(outcome.widths(), upTo(kPoints));
    QCOMPARE(slow.measured + other.measured, kPoints);
  }

  void eachResultNamesItsDevice() {
    std::atomic<int> begun = 0;
    FakeGpu one("cuda:0", meets(begun));
    FakeGpu two("cuda:1", meets(begun));
    const Outcome outcome = runOn({&one, &two}, sweep());
    QCOMPARE(outcome.of("cuda:0"), one.measured.load());
    QCOMPARE(outcome.of("cuda:1"), two.measured.load());
    QVERIFY(one.measured > 0 && two.measured > 0);
  }

  void whoeverIsFreeGetsTheNextPoint() {
    // One device is kept busy until the other has done the rest.
    std::atomic<bool> begun = false;
    FakeGpu fast("cuda:1", [&](std::int64_t, const std::stop_token&) {
      while (!begun) std::this_thread::sleep_for(milliseconds(1));
    });
    FakeGpu busy("cuda:0", [&](std::int64_t, const std::stop_token&) {
      begun = true;
      while (fast.measured < kPoints - 1) std::this_thread::sleep_for(milliseconds(1));
    });
    const Outcome outcome = runOn({&busy, &fast}, sweep());
    QCOMPARE(busy.measured.load(), 1);
    QCOMPARE(fast.measured.load(), kPoints - 1);
    QCOMPARE(outcome.widths(), upTo(kPoints));
  }

  void aDeviceIsUsedOnOneThread() {
    std::atomic<int> begun = 0;
    FakeGpu one("cuda:0", meets(begun));
    FakeGpu two("cuda:1", meets(begun));
    runOn({&one, &two}, sweep());
    QCOMPARE(one.threads.size(), std::size_t{1});
    QCOMPARE(two.threads.size(), std::size_t{1});
    QVERIFY(one.threads != two.threads);
  }

  void aPointThatFailsIsAResultAndTheRestGoesOn() {
    const auto fails = [](std::int64_t width, const std::stop_token&) {
      std::this_thread::sleep_for(milliseconds(1));
      if (width % 10 == 0) throw DeviceError("no tens");
    };
    FakeGpu one("cuda:0", fails);
    FakeGpu two("cuda:1", fails);
    const Outcome outcome = runOn({&one, &two}, sweep());
    QCOMPARE(outcome.widths(), upTo(kPoints));
    QCOMPARE(std::ranges::count(outcome.results, Message("no tens"), &Result::error), kPoints / 10);
  }

  void aDeviceThatIsGoneTakesNoPointsFromTheOthers() {
    // It fails immediately; the other one waits for each failure, so that it could get more points.
    std::atomic<int> failures = 0;
    FakeGpu gone("cuda:0", [&](std::int64_t, const std::stop_token&) {
      ++failures;
      throw DeviceError("no such device");
    });
    FakeGpu good("cuda:1", [&, points = 0](std::int64_t, const std::stop_token&) mutable {
      ++points;
      const int awaited = points == 1 ? kMaxConsecutiveFailures - 1 : points == 2 ? 0 : kMaxConsecutiveFailures;
      while (failures < awaited) std::this_thread::sleep_for(milliseconds(1));
    });
    const Outcome outcome = runOn({&gone, &good}, sweep());
    QVERIFY(outcome.finished);
    QCOMPARE(outcome.widths(), upTo(kPoints));
    QCOMPARE(failures.load(), kMaxConsecutiveFailures);
    QCOMPARE(std::ranges::count(outcome.results, Message("no such device"), &Result::error), kMaxConsecutiveFailures);
    QCOMPARE(outcome.of("cuda:1"), kPoints - kMaxConsecutiveFailures);
    // Its last result says why no more follow.
    std::vector<std::vector<Message>> warnings;
    for (const Result& result : outcome.results)
      if (result.device == "cuda:0") warnings.push_back(result.warnings);
    QCOMPARE(warnings, (std::vector<std::vector<Message>>{{}, {}, {kGivenNoMorePoints}}));
  }

  void whatFailsOnAllDevicesStopsNone() {
    // Sizes that no device has memory for; smaller ones follow.
    Request request = sweep();
    std::ranges::rotate(request.sweeps[0].values, request.sweeps[0].values.begin() + kPoints / 2);
    const auto fails = [](std::int64_t width, const std::stop_token&) {
      if (width > kPoints / 2) throw DeviceError("too large");
      std::this_thread::sleep_for(milliseconds(1));
    };
    FakeGpu one("cuda:0", fails);
    FakeGpu two("cuda:1", fails);
    FakeGpu three("cuda:2", fails);
    const Outcome outcome = runOn({&one, &two, &three}, request);
    QVERIFY(outcome.finished);
    QCOMPARE(outcome.results.size(), std::size_t{kPoints});
    QCOMPARE(std::ranges::count(outcome.results, Message("too large"), &Result::error), kPoints / 2);
    QCOMPARE(one.measured + two.measured + three.measured, kPoints / 2);
    for (const Result& result : outcome.results) QVERIFY(result.warnings.empty());
  }

  void whatOthersMeasureBeforeTheFirstFailureProvesNothing() {
    // One is still at the smallest size while the other one fails at larger ones, at which both fail.
    std::atomic<int> failures = 0;
    const auto fails = [&](std::int64_t width, const std::stop_token&) {
      while (width == 1 && failures < kMaxConsecutiveFailures - 1) std::this_thread::sleep_for(milliseconds(1));
      if (width == 1) return;
      ++failures;
      throw DeviceError("too large");
    };
    FakeGpu one("cuda:0", fails);
    FakeGpu two("cuda:1", fails);
    const Outcome outcome = runOn({&one, &two}, sweep());
    QCOMPARE(outcome.widths(), upTo(kPoints));
    for (const Result& result : outcome.results) QVERIFY(result.warnings.empty());
  }

  void aDeviceOnItsOwnIsNotGivenUp() {
    FakeGpu gone("cuda:0", [](std::int64_t, const std::stop_token&) { throw DeviceError("gone"); });
    const Outcome outcome = runOn({&gone}, sweep());
    QVERIFY(outcome.finished);
    QCOMPARE(outcome.widths(), upTo(kPoints));
  }

  void stoppingWakesADeviceThatWaitsForTheOthersVerdict() {
    std::stop_source stop;
    std::atomic<int> failures = 0;
    FakeGpu gone("cuda:0", [&](std::int64_t, const std::stop_token&) {
      ++failures;
      throw DeviceError("gone");
    });
    FakeGpu stuck("cuda:1", [&](std::int64_t, const std::stop_token& token) {
      while (failures < kMaxConsecutiveFailures - 1) std::this_thread::sleep_for(milliseconds(1));
      stop.request_stop();
      while (!token.stop_requested()) std::this_thread::sleep_for(milliseconds(1));
    });
    const Outcome outcome = runOn({&gone, &stuck}, sweep(), stop.get_token());
    QVERIFY(!outcome.finished);
    QCOMPARE(outcome.results.size(), std::size_t{kMaxConsecutiveFailures - 1});
  }

  void stoppingKeepsWhatIsDoneInOrder() {
    std::stop_source stop;
    // A point that does not end by itself; meanwhile the following ones finish.
    FakeGpu stuck("cuda:0", [](std::int64_t, const std::stop_token& token) {
      while (!token.stop_requested()) std::this_thread::sleep_for(milliseconds(1));
    });
    FakeGpu other("cuda:1", [&](std::int64_t width, const std::stop_token&) {
      if (width >= 10) stop.request_stop();
    });
    const Outcome outcome = runOn({&stuck, &other}, sweep(), stop.get_token());
    QVERIFY(!outcome.finished);
    QCOMPARE(static_cast<int>(outcome.results.size()), other.measured.load());
    const std::vector<std::int64_t> widths = outcome.widths();
    QVERIFY(std::ranges::is_sorted(widths));
    QVERIFY(std::ranges::adjacent_find(widths) == widths.end());
  }

  void progressNamesTheDeviceAndCountsWhatIsDone() {
    FakeGpu one("cuda:0", takes(milliseconds(0)));
    const Outcome outcome = runOn({&one}, sweep(3));
    QCOMPARE(outcome.progress.size(), std::size_t{3});
    QCOMPARE(outcome.progress[1].pointsDone, 1);
    QCOMPARE(outcome.progress[1].pointsTotal, 3);
    QVERIFY(outcome.progress[1].what.english().starts_with("cuda:0, naive, width=2"));
    QVERIFY(outcome.progress[1].what.english().ends_with(": sample 1"));
  }

  void whatTheReceiverThrowsComesOut() {
    FakeGpu one("cuda:0", takes(milliseconds(1)));
    FakeGpu two("cuda:1", takes(milliseconds(1)));
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, runSpread({&one, &two}, sweep(), {}, {},
                                                           [](const Result&) { throw std::runtime_error("full"); }));
    QVERIFY(one.measured + two.measured < kPoints);
  }

  void anExperimentThatIsNotTheSameOnAllIsRefused() {
    FakeGpu gpu("cuda:0", takes(milliseconds(0)));
    const auto simulated = openDevice("simulated:nvidia-h200");
    Request request{.family = "transpose", .variants = {"naive"}};
    // A simulated device starts at smaller sizes.
    QVERIFY_THROWS_EXCEPTION(RequestError, runOn({&gpu, simulated.get()}, request));
    QCOMPARE(gpu.measured.load(), 0);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSpreadRun>(__FILE__);
#include "test_spread_run.moc"
