// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <bit>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "engine/run/runner.h"
#include "engine/simulated/check.h"
#include "engine/simulated/checked_run.h"
#include "engine/simulated/simulated_device.h"
#include "inspect/checked_points.h"
#include "peak_memory.h"
#include "test_registry.h"

using namespace warpbench;
using simulator::AccessKind;

namespace {

Point pointOf(const std::string& family, const std::string& variant,
              const std::vector<std::pair<std::string, std::int64_t>>& parameters) {
  Request request;
  request.family = family;
  request.variants = {variant};
  for (const auto& [name, value] : parameters) request.parameters.set(name, value);
  return pointsToCheck(request).at(0);
}

BlockTrace traceOf(const Point& point, std::array<unsigned, 3> block = {}) {
  return traceBlock(point, defaultProfile(), block);
}

std::vector<std::int64_t> offsets(const TraceStep& step) {
  std::vector<std::int64_t> all;
  for (std::uint32_t rest = step.active; rest != 0; rest &= rest - 1)
    all.push_back(step.offset[static_cast<std::size_t>(std::countr_zero(rest))]);
  return all;
}

}  // namespace

class TestTrace : public QObject {
  Q_OBJECT

 private slots:
  // The courses' example: 4 x 4 matrices, 2 x 2 tiles. Block (1, 0) computes the upper right quarter of P: rows 0 and 1
  // of M from the left, columns 2 and 3 of N from above, two elements of the sum in each phase.
  void tiledMatmulGoesThroughItsPhases() {
    const Point point = pointOf("matmul", "tiled", {{"rows", 4}, {"inner", 4}, {"columns", 4}, {"tile", 2}});
    const BlockTrace trace = traceOf(point, {1, 0, 0});
    QCOMPARE(trace.grid, (std::array{2u, 2u, 1u}));
    QCOMPARE(trace.threads, (std::array{2u, 2u, 1u}));
    QVERIFY(!trace.truncated);
    using Offsets = std::vector<std::int64_t>;
    struct Expected {
      AccessKind kind;
      const char* memory;
      Offsets offsets;
    };
    const char* const mTile = "shared array mTile of kernels/matmul/matmul.cuh:70";
    const char* const nTile = "shared array nTile of kernels/matmul/matmul.cuh:71";
    std::vector<std::optional<Expected>> expected;
    for (const std::int64_t phase : {0, 1}) {
      const std::int64_t m = phase * 8;   // two elements to the right
      const std::int64_t n = phase * 32;  // two rows down
      expected.push_back({{AccessKind::GlobalLoad, "m", {m, m + 4, m + 16, m + 20}}});
      expected.push_back({{AccessKind::SharedStore, mTile, {0, 4, 8, 12}}});
      expected.push_back({{AccessKind::GlobalLoad, "n", {n + 8, n + 12, n + 24, n + 28}}});
      expected.push_back({{AccessKind::SharedStore, nTile, {0, 4, 8, 12}}});
      expected.push_back({});
      expected.push_back({{AccessKind::SharedLoad, mTile, {0, 0, 8, 8}}});
      expected.push_back({{AccessKind::SharedLoad, nTile, {0, 4, 0, 4}}});
      expected.push_back({{AccessKind::SharedLoad, mTile, {4, 4, 12, 12}}});
      expected.push_back({{AccessKind::SharedLoad, nTile, {8, 12, 8, 12}}});
      expected.push_back({});
    }
    expected.push_back({{AccessKind::GlobalStore, "p", {8, 12, 24, 28}}});
    QCOMPARE(trace.steps.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
      const TraceStep& step = trace.steps[i];
      QCOMPARE(step.barrier, !expected[i].has_value());
      if (step.barrier) continue;
      QCOMPARE(step.kind, expected[i]->kind);
      QCOMPARE(QString::fromStdString(trace.memories[step.memory].name).section('/', -1),
               QString(expected[i]->memory).section('/', -1));
      QCOMPARE(offsets(step), expected[i]->offsets);
      QCOMPARE(step.active, 0xfu);
      QCOMPARE(QString::fromStdString(step.where.file), "kernels/matmul/matmul.cuh");
    }
    // Each array begins in the first bank: nvcc's placement does not change the counts.
    const TraceStep& store = trace.steps[3];
    for (std::size_t lane = 0; lane < 4; ++lane) QCOMPARE(int{store.bank[lane]}, static_cast<int>(lane));
  }

  // A warp of the naive transpose reads a row of 32 elements and writes a column: 32 sectors, using 4 bytes of each.
  void sectorsAreThoseThatTheLanesTouch() {
    const BlockTrace trace = traceOf(pointOf("transpose", "naive", {{"width", 40}, {"height", 33}}));
    const TraceStep& load = trace.steps.at(0);
    QCOMPARE(load.sectors(), (std::vector<std::int64_t>{0, 1, 2, 3}));
    const TraceStep& store = trace.steps.at(1);
    QCOMPARE(store.cost.units, 32);
    std::vector<std::int64_t> sectors;
    for (std::int64_t row = 0; row < 32; ++row) sectors.push_back(row * 33 * 4 / 32);
    QCOMPARE(store.sectors(), sectors);
  }

  // At the lower right corner of 40 x 33 only eight threads in x and one in y are left.
  void onlyLanesInsideTheArrayTakePart() {
    const BlockTrace trace = traceOf(pointOf("transpose", "naive", {{"width", 40}, {"height", 33}}), {1, 1, 0});
    QCOMPARE(trace.steps.size(), std::size_t{2});
    QCOMPARE(trace.steps[0].active, 0xffu);
    QCOMPARE(offsets(trace.steps[0]).front(), std::int64_t{(32 * 40 + 32) * 4});
  }

  // All blocks' traces together equal the counting build's counts, although that build has no line information.
  void tracesAgreeWithTheCountersOfEveryVariant() {
    // Each trace runs the whole launch: few multiprocessors, and few rows of softmax, keep launches small.
    GpuProfile profile = defaultProfile();
    profile.multiprocessors = 5;
    const auto device = simulator::openSimulated(profile);
    int compared = 0;
    for (const Family& family : catalog()) {
      Request request;
      request.family = family.id;
      const std::vector<Point> points = pointsToCheck(request);
      for (Point point : points) {
        // Small enough to trace every block.
        for (const char* size : {"elements", "points", "blocks", "rows", "inner", "columns", "width", "height"})
          if (point.parameters.contains(size)) point.parameters.set(size, std::int64_t{size[0] == 'e' ? 301 : 45});
        if (family.id == "softmax") point.parameters.set("rows", std::int64_t{13});
        if (point.parameters.contains("mib")) continue;  // at least 2^20 bytes
        const Result result = device->measure(point, {}, {}, [](const Message&, double) {});
        const Counters& counters = *result.counters;
        const std::int64_t blocks = result.grid[0] * result.grid[1] * result.grid[2];
        if (counters.totalBlocks != blocks) continue;  // several launches
        std::array<double, simulator::kAccessKinds> requests{};
        std::array<double, simulator::kAccessKinds> units{};
        double barriers = 0;
        for (unsigned y = 0; y < result.grid[1]; ++y)
          for (unsigned x = 0; x < result.grid[0]; ++x)
            for (const TraceStep& step : traceBlock(point, profile, {x, y, 0}).steps) {
              barriers += step.barrier;
              if (step.barrier) continue;
              requests[static_cast<std::size_t>(step.kind)] += step.cost.requests;
              units[static_cast<std::size_t>(step.kind)] += step.cost.units;
            }
        const auto compare = [&](AccessKind kind, double counted, double cost) {
          const auto i = static_cast<std::size_t>(kind);
          const std::string what = family.id + " " + point.variant + " kind " + std::to_string(i);
          QVERIFY2(requests[i] == counted && units[i] == cost,
                   (what + ": traced " + std::to_string(requests[i]) + " / " + std::to_string(units[i]) + ", counted " +
                    std::to_string(counted) + " / " + std::to_string(cost))
                       .c_str());
        };
        compare(AccessKind::GlobalLoad, counters.globalLoad.requests, counters.globalLoad.sectors);
        compare(AccessKind::GlobalStore, counters.globalStore.requests, counters.globalStore.sectors);
        compare(AccessKind::GlobalRed, counters.globalRed.requests, counters.globalRed.sectors);
        compare(AccessKind::GlobalAtom, counters.globalAtom.requests, counters.globalAtom.sectors);
        compare(AccessKind::SharedLoad, counters.sharedLoad.requests, counters.sharedLoad.wavefronts);
        compare(AccessKind::SharedStore, counters.sharedStore.requests, counters.sharedStore.wavefronts);
        QCOMPARE(barriers, counters.barriers);
        ++compared;
      }
    }
    QVERIFY2(compared > 40, qPrintable(QString::number(compared)));
  }

  void aLongTraceIsCutAndSaysSo() {
    const Point point = pointOf("matmul", "tiled", {{"rows", 4}, {"inner", 4}, {"columns", 4}, {"tile", 2}});
    const BlockTrace trace = traceBlock(point, defaultProfile(), {}, 5);
    QCOMPARE(trace.steps.size(), std::size_t{5});
    QVERIFY(trace.truncated);
  }

  void aStopIsHeardInsideABlock() {
    struct StopAtOnce final : simulator::BlockObserver {
      void access(int, const simulator::WarpAccess&) override {
        ++accesses;
        stop.request_stop();
      }
      std::stop_source stop;
      std::size_t accesses = 0;
    } listener;
    const Point point = pointOf("matmul", "naive", {{"rows", 32}, {"inner", 512}, {"columns", 32}, {"tile", 32}});
    const auto problem = findFamily(point.family)->problem(point.parameters);
    simulator::CheckedRun run(*problem, defaultProfile(), simulator::Remember::Places);
    QVERIFY_EXCEPTION_THROWN(
        run.launch(simulator::checkedLaunchOf(point), point.parameters, listener.stop.get_token(), &listener),
        Cancelled);
    // The block's 32 warps would have come to 1,025 each.
    QVERIFY2(listener.accesses < 32 * 512, qPrintable(QString::number(listener.accesses)));
  }

  /// A check records who accessed what, 20 times the memory of the arrays. A trace need not.
  void aTraceTakesNoMoreThanCopiesOfTheArrays() {
    const Point point = pointOf("stride", "increment", {{"mib", 2}, {"stride", 32}});
    std::size_t mebibytes = 0;
    const auto problem = findFamily(point.family)->problem(point.parameters);
    for (const Array& array : problem->arrays()) mebibytes += array.bytes >> 20;
    QVERIFY(mebibytes >= 60);
    BlockTrace trace;
    const double peak = test::peakOf([&] { trace = traceOf(point); });
    QVERIFY(!trace.steps.empty());
    QVERIFY2(peak < 4 * test::kPeakFactor * static_cast<double>(mebibytes), qPrintable(QString::number(peak) + " MiB"));
  }

  void aBlockBeyondTheGridIsRefused() {
    const Point point = pointOf("transpose", "copy", {{"width", 40}, {"height", 33}});
    QVERIFY_EXCEPTION_THROWN(traceOf(point, {2, 0, 0}), RequestError);
    QVERIFY_EXCEPTION_THROWN(traceOf({.family = "transpose", .variant = "memcpy"}), RequestError);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestTrace>(__FILE__);
#include "test_trace.moc"
