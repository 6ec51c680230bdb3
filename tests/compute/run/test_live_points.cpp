// SPDX-License-Identifier: GPL-3.0-or-later
// Points measured while the user waits: which are missing, how long they may take, and how soon they stop.
#include <QTest>
#include <atomic>
#include <source_location>

#include "core/text/error.h"
#include "device/device.h"
#include "engine/devices/devices.h"
#include "engine/run/live_points.h"
#include "engine/run/runner.h"
#include "simulator/block/block_runner.h"
#include "simulator/block/lane.h"
#include "simulator/cuda/language/machine.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

Request tiledProduct(std::int64_t tile, double seconds) {
  Request request{.family = "matmul", .variants = {"tiled"}, .device = "simulated:nvidia-h200"};
  for (const char* extent : {"rows", "inner", "columns"}) request.parameters.set(extent, std::int64_t{96});
  request.parameters.set("tile", tile);
  request.options.simulationSeconds = seconds;
  return request;
}

Device& simulated() {
  static const std::unique_ptr<Device> device = openDevice("simulated:nvidia-h200");
  return *device;
}

Result resultOf(const Request& request) {
  std::vector<Result> results;
  run(simulated(), request, {}, {}, [&](Result result) { results.push_back(std::move(result)); });
  return results.at(0);
}

}  // namespace

class TestLivePoints : public QObject {
  Q_OBJECT

 private slots:
  void enoughTimeRunsEveryBlockAndChangesNothing() {
    const Result whole = resultOf(tiledProduct(8, 0));
    const Result inTime = resultOf(tiledProduct(8, 3600));
    QVERIFY(!inTime.counters->estimated());
    QCOMPARE(inTime.counters->totalBlocks, whole.counters->totalBlocks);
    QCOMPARE(inTime.counters->globalLoad.sectors, whole.counters->globalLoad.sectors);
    QCOMPARE(inTime.counters->sharedLoad.wavefronts, whole.counters->sharedLoad.wavefronts);
    QCOMPARE(inTime.time->median, whole.time->median);
    QVERIFY(inTime.warnings.empty());
  }

  void tooLittleTimeIsAnEstimateThatSaysSo() {
    const Result whole = resultOf(tiledProduct(4, 0));
    const Result cut = resultOf(tiledProduct(4, 1e-9));
    QCOMPARE(cut.status, Result::Status::Ok);
    QVERIFY(cut.counters->estimated());
    // The middle block and the fewest others, which may include it.
    QVERIFY(cut.counters->sampledBlocks == 8 || cut.counters->sampledBlocks == 9);
    QCOMPARE(cut.counters->totalBlocks, 576);
    // All blocks are equal if the tile divides the sizes.
    QCOMPARE(cut.counters->globalLoad.requests, whole.counters->globalLoad.requests);
    QCOMPARE(cut.counters->sharedLoad.wavefronts, whole.counters->sharedLoad.wavefronts);
    QVERIFY(cut.verification->passed);
    QVERIFY(QString::fromStdString(cut.verification->method).contains("sampled blocks"));
    QCOMPARE(cut.warnings.size(), std::size_t{1});
    QVERIFY(cut.warnings[0].english().starts_with("counts estimated from "));
  }

  void launchesThatDependOnCutOnesAreVerifiedForWhatTheyOwe() {
    Request request = tiledProduct(4, 1e-9);
    request.variants = {"padded-input"};
    const Result cut = resultOf(request);
    QCOMPARE(cut.status, Result::Status::Ok);
    QVERIFY(cut.counters->estimated());
    QVERIFY2(cut.verification && cut.verification->passed, cut.error.english().c_str());
  }

  void whatTheLastBlockWouldHaveWrittenIsNotVerified() {
    Request request{.family = "reduction", .variants = {"vectorised"}};
    request.options.simulationSeconds = 1e-9;
    request.parameters.set("elements", (1 << 20) + 1);
    const Result cut = resultOf(request);
    QCOMPARE(cut.status, Result::Status::Ok);
    QVERIFY(!cut.verification);
    QVERIFY(cut.warnings.back().english().starts_with("not verified: only some blocks ran"));
  }

  void aStopIsHeardInTheMidstOfABlock() {
    using namespace simulator;
    std::vector<std::byte> memory(256);
    SectorMap sectors(memory.data(), memory.size());
    BlockRunner runner(1024);
    const LaunchShape shape{dim3(1), dim3(64)};
    std::stop_source stop;
    runner.stopOn(stop.get_token());
    int begun = 0;
    int passed = 0;
    const KernelCallOf<int*, int*, std::stop_source*> kernel(
        +[](int* begins, int* passes, std::stop_source* source) {
          ++*begins;
          source->request_stop();
          blockBarrier();
          ++*passes;
        },
        &begun, &passed, &stop);
    Traffic traffic(&sectors);
    QVERIFY_EXCEPTION_THROWN(runner.run(shape, shape.blockAt(0), kernel, {.traffic = &traffic}), Cancelled);
    QVERIFY(begun > 0 && begun < 64);
    QCOMPARE(passed, 0);

    // The runner still works.
    runner.stopOn({});
    Traffic again(&sectors);
    begun = 0;
    runner.run(shape, shape.blockAt(0), kernel, {.traffic = &again});
    QCOMPARE(begun, 64);
    QCOMPARE(passed, 64);
  }

  void fewBlocksBeginAfterAStop() {
    std::stop_source stop;
    std::atomic<int> after = 0;
    const bool complete = run(
        simulated(), tiledProduct(2, 0), stop.get_token(),
        [&](const RunProgress& now) {
          if (now.what.english().find("simulating") == std::string::npos) return;
          if (stop.stop_requested()) ++after;
          stop.request_stop();
        },
        [](Result) {});
    QVERIFY(!complete);
    QCOMPARE(after.load(), 0);
  }

  void whatASessionHasIsLeftOut() {
    Request request{.family = "transpose", .variants = {"copy", "naive"}, .device = "simulated:nvidia-h200"};
    request.parameters.set("width", std::int64_t{64});
    const DeviceInfo& device = simulated().info();
    Session session;
    QCOMPARE(variantsUnknown(expand(request, device), {}, device, session),
             (std::vector<std::string>{"copy", "naive"}));

    const Point copy = expand(request, device).at(0);
    Result known{.family = copy.family, .variant = copy.variant, .device = device.record.id};
    known.parameters = copy.parameters;
    session.results = {known};
    QCOMPARE(variantsUnknown(expand(request, device), {}, device, session), (std::vector<std::string>{"naive"}));
    const auto with = [&](auto change) {
      Result other = known;
      change(other);
      session.results = {other};
      return variantsUnknown(expand(request, device), {}, device, session).size();
    };
    QCOMPARE(with([](Result& other) { other.status = Result::Status::Failed; }), std::size_t{2});
    QCOMPARE(with([](Result& other) { other.mode = Mode::Hot; }), std::size_t{2});
    QCOMPARE(with([](Result& other) { other.device = "simulated:nvidia-a100"; }), std::size_t{2});
    QCOMPARE(with([](Result& other) { other.parameters.set("width", std::int64_t{65}); }), std::size_t{2});
  }

  void pointsShareTheTimeThatAHandWaits() {
    const double one = liveOptions(1).simulationSeconds;
    QVERIFY(one > 0 && one < 0.15);
    QCOMPARE(liveOptions(2).simulationSeconds, one / 2);
    QVERIFY(liveOptions(1000).simulationSeconds > 0);
  }

  void theTimeLeftFollowsFromThePointsDone() {
    RemainingTime time;
    QVERIFY(!time.at(3, 0, 10, 0.5));
    QCOMPARE(time.at(4, 1, 10, 0), std::optional(36.0));
    QCOMPARE(time.at(6, 1, 10, 0.2), std::optional(34.0));   // two seconds of the second point have passed
    QCOMPARE(time.at(20, 1, 10, 0.9), std::optional(32.0));  // a long point counts as one like the others
    QCOMPARE(time.at(24, 2, 10, 0), std::optional(96.0));
    QCOMPARE(time.at(40, 10, 10, 0), std::optional(0.0));
  }

  void theTimeLeftFollowsTheLastPoints() {
    // A sweep from narrow tiles, which take ten seconds, to wide ones, which take one.
    RemainingTime time;
    double now = 0;
    for (int done = 1; done <= 20; ++done)
      QCOMPARE(time.at(now += 10, done, 100, 0), std::optional(10.0 * (100 - done)));
    for (int done = 21; done <= 60; ++done) time.at(now += 1, done, 100, 0);
    const double left = time.at(now, 60, 100, 0).value();
    QVERIFY2(left > 40 && left < 80, qPrintable(QString::number(left)));  // as all points so far went, it would be 160
    // Points that end together share the time.
    QCOMPARE(RemainingTime().at(12, 3, 9, 0), std::optional(24.0));
  }

  void manyResultsAreLookedAtOnceAndNotForEachPoint() {
    Session session;
    for (std::int64_t i = 0; i < 100'000; ++i) {
      Result result{.family = "transpose", .variant = "naive", .device = "simulated:nvidia-h200"};
      result.parameters.set("width", i);
      session.results.push_back(std::move(result));
    }
    Request request{.family = "transpose", .variants = {"naive"}, .device = "simulated:nvidia-h200"};
    Sweep widths{.parameter = "width", .values = {}};
    for (std::int64_t width = 1; width <= 2000; ++width) widths.values.emplace_back(width);
    request.sweeps = {widths};
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(variantsUnknown(expand(request, simulated().info()), {}, simulated().info(), session),
             std::vector<std::string>{"naive"});
    QVERIFY2(clock.elapsed() < 5000 * WARPBENCH_PATIENCE, qPrintable(QString::number(clock.elapsed())));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLivePoints>(__FILE__);
#include "test_live_points.moc"
