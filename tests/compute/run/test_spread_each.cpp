// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/run/spread_fixture.h"
#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;
using std::chrono::milliseconds;

namespace {

/// "1 cuda:0", "1 cuda:1": the point and the device of each result.
std::vector<std::string> placesOf(const Outcome& outcome) {
  std::vector<std::string> places;
  for (const Result& result : outcome.results)
    places.push_back(std::to_string(result.parameters.integer("width")) + " " + result.device);
  return places;
}

std::vector<std::string> onEach(int points, const std::vector<std::string>& devices) {
  std::vector<std::string> places;
  for (int width = 1; width <= points; ++width)
    for (const std::string& device : devices) places.push_back(std::to_string(width) + " " + device);
  return places;
}

}  // namespace

/// Every point on every device.
class TestSpreadEach : public QObject {
  Q_OBJECT

 private slots:
  void resultsComeInTheOrderOfThePointsAndThenOfTheDevices() {
    // The first device is slow at first, the third one later.
    FakeGpu one("cuda:0", [](std::int64_t width, const std::stop_token&) {
      std::this_thread::sleep_for(milliseconds(width == 1 ? 100 : 0));
    });
    FakeGpu two("cuda:1", takes(milliseconds(1)));
    FakeGpu three("cuda:2", takes(milliseconds(3)));
    const Outcome outcome = runOn({&one, &two, &three}, sweep(10), {}, Division::Each);
    QVERIFY(outcome.finished);
    QCOMPARE(placesOf(outcome), onEach(10, {"cuda:0", "cuda:1", "cuda:2"}));
  }

  void theDevicesWorkAtTheSameTime() {
    // Each waits at its first point until the other has begun: one after the other, they would wait for ever.
    std::atomic<int> begun = 0;
    FakeGpu one("cuda:0", meets(begun));
    FakeGpu two("cuda:1", meets(begun));
    QVERIFY(runOn({&one, &two}, sweep(3), {}, Division::Each).finished);
    QCOMPARE(one.measured.load(), 3);
    QCOMPARE(two.measured.load(), 3);
    QVERIFY(one.threads != two.threads);
  }

  void progressCountsThePointsOfAllDevices() {
    FakeGpu one("cuda:0", takes(milliseconds(0)));
    FakeGpu two("cuda:1", takes(milliseconds(0)));
    const Outcome outcome = runOn({&one, &two}, sweep(3), {}, Division::Each);
    QCOMPARE(outcome.progress.size(), std::size_t{6});
    std::multiset<std::string> devices;
    for (const RunProgress& now : outcome.progress) {
      QCOMPARE(now.pointsTotal, 6);
      devices.insert(now.what.english().substr(0, now.what.english().find(',')));
    }
    QCOMPARE(devices.count("cuda:0"), std::size_t{3});
    QCOMPARE(devices.count("cuda:1"), std::size_t{3});
    QVERIFY(std::ranges::is_sorted(outcome.progress, {}, &RunProgress::pointsDone));
  }

  void stoppingKeepsWhatIsDoneInOrder() {
    std::stop_source stop;
    FakeGpu stuck("cuda:0", [](std::int64_t width, const std::stop_token& token) {
      while (width == 3 && !token.stop_requested()) std::this_thread::sleep_for(milliseconds(1));
    });
    FakeGpu other("cuda:1", [&](std::int64_t width, const std::stop_token&) {
      while (stuck.measured < 2) std::this_thread::sleep_for(milliseconds(1));
      if (width == 6) stop.request_stop();
    });
    const Outcome outcome = runOn({&stuck, &other}, sweep(), stop.get_token(), Division::Each);
    QVERIFY(!outcome.finished);
    QCOMPARE(outcome.of("cuda:0"), 2);
    QCOMPARE(placesOf(outcome), (std::vector<std::string>{"1 cuda:0", "1 cuda:1", "2 cuda:0", "2 cuda:1", "3 cuda:1",
                                                          "4 cuda:1", "5 cuda:1"}));
  }

  void aPointThatFailsOnOneDeviceIsAResultAndTheRestGoesOn() {
    FakeGpu one("cuda:0", [](std::int64_t width, const std::stop_token&) {
      if (width == 2) throw DeviceError("no twos");
    });
    FakeGpu two("cuda:1", takes(milliseconds(0)));
    const Outcome outcome = runOn({&one, &two}, sweep(4), {}, Division::Each);
    QVERIFY(outcome.finished);
    QCOMPARE(placesOf(outcome), onEach(4, {"cuda:0", "cuda:1"}));
    QCOMPARE(outcome.results[2].error, std::string("no twos"));
    QCOMPARE(std::ranges::count(outcome.results, Result::Status::Failed, &Result::status), 1);
  }

  void aDeviceThatIsGoneHoldsUpNoneOfTheOthersResults() {
    FakeGpu gone("cuda:0", [](std::int64_t, const std::stop_token&) { throw DeviceError("gone"); });
    FakeGpu good("cuda:1", takes(milliseconds(1)));
    const Outcome outcome = runOn({&gone, &good}, sweep(10), {}, Division::Each);
    QVERIFY(outcome.finished);
    QCOMPARE(outcome.of("cuda:0"), kMaxConsecutiveFailures);
    QCOMPARE(outcome.of("cuda:1"), 10);
    std::vector<std::string> expected = onEach(3, {"cuda:0", "cuda:1"});
    for (int width = 4; width <= 10; ++width) expected.push_back(std::to_string(width) + " cuda:1");
    QCOMPARE(placesOf(outcome), expected);
    QCOMPARE(outcome.results[4].warnings, std::vector<Message>{kGivenNoMorePoints});
    // Does not wait for results that cannot arrive.
    QCOMPARE(outcome.progress.back().pointsTotal, 13);
  }

  void anExperimentThatIsNotTheSameOnAllIsRefused() {
    FakeGpu gpu("cuda:0", takes(milliseconds(0)));
    const auto simulated = openDevice("simulated:nvidia-h200");
    QVERIFY_THROWS_EXCEPTION(RequestError, runOn({&gpu, simulated.get()},
                                                 {.family = "transpose", .variants = {"naive"}}, {}, Division::Each));
    QCOMPARE(gpu.measured.load(), 0);
  }

  void whatTheReceiverThrowsComesOut() {
    FakeGpu one("cuda:0", takes(milliseconds(1)));
    FakeGpu two("cuda:1", takes(milliseconds(1)));
    QVERIFY_THROWS_EXCEPTION(
        std::runtime_error,
        runSpread(
            {&one, &two}, sweep(), {}, {}, [](const Result&) { throw std::runtime_error("full"); }, Division::Each));
    QVERIFY(one.measured + two.measured < 2 * kPoints);
  }

  void theEnvironmentKnowsAllDevices() {
    FakeGpu one("cuda:0", takes(milliseconds(0)));
    FakeGpu two("cuda:1", takes(milliseconds(0)));
    const Environment environment = environmentOf({&one, &two});
    QCOMPARE(environment.devices.size(), std::size_t{2});
    QVERIFY(environment.find("cuda:0") && environment.find("cuda:1"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSpreadEach>(__FILE__);
#include "test_spread_each.moc"
