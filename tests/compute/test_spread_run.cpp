// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <atomic>
#include <chrono>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

#include "error.h"
#include "spread_run.h"

using namespace warpbench;

namespace {

using std::chrono::milliseconds;

/// A GPU that takes its time for each point and measures nothing.
class FakeGpu final : public Device {
 public:
  using Measure = std::function<void(std::int64_t width, const std::stop_token& stop)>;

  FakeGpu(const std::string& id, Measure measure) : m_measure(std::move(measure)) {
    m_info.kind = DeviceInfo::Kind::Cuda;
    m_info.record = {.id = id, .name = "Fake"};
  }

  const DeviceInfo& info() const override { return m_info; }
  Result measure(const Point& point, const MeasureOptions&, std::stop_token stop,
                 const PointProgress& progress) override {
    threads.insert(std::this_thread::get_id());
    progress("sample 1", 0.5);
    m_measure(point.parameters.integer("width"), stop);
    if (stop.stop_requested()) throw Cancelled();
    ++measured;
    Result result;
    result.verification = Verification{.passed = true};
    return result;
  }

  std::atomic<int> measured = 0;
  std::set<std::thread::id> threads;

 private:
  DeviceInfo m_info;
  Measure m_measure;
};

FakeGpu::Measure takes(milliseconds time) {
  return [time](std::int64_t, const std::stop_token&) { std::this_thread::sleep_for(time); };
}

/// Its first point waits until the other's has begun, so that both have some.
FakeGpu::Measure meets(std::atomic<int>& begun) {
  return [&begun, first = true](std::int64_t, const std::stop_token&) mutable {
    if (std::exchange(first, false)) ++begun;
    while (begun < 2) std::this_thread::sleep_for(milliseconds(1));
  };
}

constexpr int kPoints = 40;

Request sweep(int points = kPoints) {
  Request request{.family = "transpose", .variants = {"naive"}};
  Sweep widths{.parameter = "width", .values = {}};
  for (std::int64_t i = 1; i <= points; ++i) widths.values.emplace_back(i);
  request.sweeps.push_back(widths);
  return request;
}

struct Outcome {
  bool finished = false;
  std::vector<Result> results;
  std::vector<RunProgress> progress;

  std::vector<std::int64_t> widths() const {
    std::vector<std::int64_t> all;
    for (const Result& result : results) all.push_back(result.parameters.integer("width"));
    return all;
  }
};

Outcome runOn(const std::vector<Device*>& devices, const Request& request, std::stop_token stop = {}) {
  Outcome outcome;
  outcome.finished = runSpread(
      devices, request, stop, [&](const RunProgress& now) { outcome.progress.push_back(now); },
      [&](Result result) { outcome.results.push_back(std::move(result)); });
  return outcome;
}

std::vector<std::int64_t> upTo(std::int64_t last) {
  std::vector<std::int64_t> all;
  for (std::int64_t i = 1; i <= last; ++i) all.push_back(i);
  return all;
}

}  // namespace

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
    const auto of = [&](const std::string& id) {
      return static_cast<int>(std::ranges::count(outcome.results, id, &Result::device));
    };
    QCOMPARE(of("cuda:0"), one.measured.load());
    QCOMPARE(of("cuda:1"), two.measured.load());
    QVERIFY(one.measured > 0 && two.measured > 0);
  }

  void whoeverIsFreeGetsTheNextPoint() {
    // One is kept busy until the other has done all the rest.
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
    QCOMPARE(std::ranges::count(outcome.results, std::string("no tens"), &Result::error), kPoints / 10);
  }

  void stoppingKeepsWhatIsDoneInOrder() {
    std::stop_source stop;
    // A point that does not end by itself; those behind it are done meanwhile.
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
    QVERIFY(outcome.progress[1].what.starts_with("cuda:0, naive, width=2"));
    QVERIFY(outcome.progress[1].what.ends_with(": sample 1"));
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

QTEST_GUILESS_MAIN(TestSpreadRun)
#include "test_spread_run.moc"
