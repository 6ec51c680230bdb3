// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <numeric>

#include "compute/simt/counters_fixture.h"
#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "engine/run/request.h"
#include "test_registry.h"

using namespace warpbench;

/// Nsight Compute's counts of the same kernels on an H200.
class TestSimulatedDevice : public QObject {
  Q_OBJECT

 private slots:
  void copyIsCoalesced() {
    const Counters counts = countersOf("transpose", "copy", kSquare);
    QCOMPARE(counts.globalLoad.requests, 8192.0);
    QCOMPARE(counts.globalLoad.sectors, 32768.0);
    QCOMPARE(counts.globalStore.requests, 8192.0);
    QCOMPARE(counts.globalStore.sectors, 32768.0);
    QCOMPARE(counts.distinctLoadSectors, 32768.0);
    QCOMPARE(counts.distinctStoreSectors, 32768.0);
    QCOMPARE(counts.activeLanesPerRequest, 32.0);
    QCOMPARE(counts.sampledBlocks, 256);
    QCOMPARE(counts.totalBlocks, 256);
    QVERIFY(!counts.estimated());
  }

  void naiveTransposeStoresToASectorForEachLane() {
    const Counters counts = countersOf("transpose", "naive", kSquare);
    QCOMPARE(counts.globalStore.requests, 8192.0);
    QCOMPARE(counts.globalStore.sectors, 262144.0);
    QCOMPARE(counts.distinctStoreSectors, 32768.0);
  }

  void transposeTileHasConflictsAndThePaddedOneHasNot() {
    const Counters tile = countersOf("transpose", "coalesced", kSquare);
    QCOMPARE(tile.sharedLoad.wavefronts, 262144.0);
    QCOMPARE(tile.sharedStore.wavefronts, 8192.0);
    QCOMPARE(tile.globalStore.sectors, 32768.0);
    QCOMPARE(tile.barriers, 256.0);
    const Counters padded = countersOf("transpose", "conflict-free", kSquare);
    QCOMPARE(padded.sharedLoad.wavefronts, 8192.0);
    QCOMPARE(countersOf("transpose", "four-rows", kSquare).sharedLoad.wavefronts, 8192.0);
  }

  void conflictsFollowTheGreatestCommonDivisorOfRowAndBanks() {
    for (const std::int64_t padding : {0, 1, 2, 3, 4, 8, 12, 16, 31, 32}) {
      auto parameters = kSquare;
      parameters.emplace_back("padding", padding);
      const Counters counts = countersOf("transpose", "chosen-padding", parameters);
      QCOMPARE(counts.sharedLoad.wavefronts, 8192.0 * std::gcd(32 + padding, std::int64_t{32}));
      QCOMPARE(counts.sharedStore.wavefronts, 8192.0);
    }
  }

  void anOffsetOfOneCostsASectorMore() {
    const auto at = [](std::int64_t offset) {
      return countersOf("offset", "increment", {{"mib", 1}, {"offset", offset}, {"type", "fp32"}});
    };
    QCOMPARE(at(0).globalLoad.sectors, 32768.0);
    QCOMPARE(at(1).globalLoad.sectors, 40960.0);
    QCOMPARE(at(1).globalStore.sectors, 40960.0);
    QCOMPARE(at(7).globalLoad.sectors, 40960.0);
    QCOMPARE(at(8).globalLoad.sectors, 32768.0);
    QCOMPARE(at(32).globalLoad.sectors, 32768.0);
  }

  void naiveProductLoadsDependOnTheBlock() {
    const Counters narrow = countersOf("matmul", "naive", cube(128, 16));
    QCOMPARE(narrow.globalLoad.requests, 131072.0);
    QCOMPARE(narrow.globalLoad.sectors, 262144.0);
    const Counters wide = countersOf("matmul", "naive", cube(128, 32));
    QCOMPARE(wide.globalLoad.requests, 131072.0);
    QCOMPARE(wide.globalLoad.sectors, 327680.0);
  }

  void tilesHalveTheSectors() {
    QCOMPARE(countersOf("matmul", "tiled", cube(128, 8)).globalLoad.sectors, 65536.0);
    QCOMPARE(countersOf("matmul", "tiled", cube(128, 16)).globalLoad.sectors, 32768.0);
    const Counters counts = countersOf("matmul", "tiled", cube(128, 32));
    QCOMPARE(counts.globalLoad.sectors, 16384.0);
    // As in the source: nvcc merges loads of one operand into wider ones, and the GPU counts fewer.
    QCOMPARE(counts.sharedLoad.wavefronts, 131072.0);
    QCOMPARE(counts.sharedStore.wavefronts, 4096.0);
    QCOMPARE(counts.barriers, 16 * 4 * 2.0);
  }

  void aBlockThatIsNoWholeWarpHasIdleLanes() {
    const Counters counts = countersOf("matmul", "naive", cube(7, 7));
    // 49 threads: a warp of 32 and one of 17.
    QCOMPARE(counts.globalStore.requests, 2.0);
    QCOMPARE(counts.activeLanesPerRequest, 24.5);
  }

  void timesAreModelledAndSaySo() {
    const Result result = results("transpose", kSquare, {"copy"}).at(0);
    QCOMPARE(result.origin, Origin::Modelled);
    QVERIFY(result.time->samples.empty());
    QCOMPARE(result.time->noise, 0.0);
    QCOMPARE(result.device, std::string("simulated:nvidia-h200"));
    QCOMPARE(*result.bandwidthGbs, 2.0 * 512 * 512 * 4 / (result.time->median * 1e-3) * 1e-9);
    QCOMPARE(result.grid, (std::array<std::int64_t, 3>{16, 16, 1}));
    QCOMPARE(result.block, (std::array<std::int64_t, 3>{32, 32, 1}));
    QCOMPARE(*result.sharedBytes, 0);
    QCOMPARE(*result.occupancy, 1.0);
    QCOMPARE(result.registers, std::optional(10));
  }

  void manyAccessesAreSampledAndMarked() {
    const Chosen big{{"rows", 1024}, {"inner", 1024}, {"columns", 1024}, {"tile", 32}, {"type", "fp32"}};
    const Result result = results("matmul", big, {"tiled"}).at(0);
    QCOMPARE(result.status, Result::Status::Ok);
    const Counters& counts = *result.counters;
    QVERIFY(counts.estimated());
    QVERIFY(counts.sampledBlocks < 1024 / 4);
    QCOMPARE(counts.totalBlocks, 1024);
    // All blocks of this launch are equal, so the estimate is exact.
    QCOMPARE(counts.globalLoad.requests, 2.0 * 1024 * 1024 * 1024 / 32 / 32);
    QCOMPARE(counts.sharedLoad.wavefronts, 2.0 * 1024 * 1024 * 1024 / 32);
    QVERIFY(result.verification->passed);
    QVERIFY(QString::fromStdString(result.verification->method).startsWith("every element that the sampled blocks"));
    QVERIFY(QString::fromStdString(result.warnings.at(0)).startsWith("counts estimated from "));
    // Blocks share what they read: at most the two matrices, without the product.
    QCOMPARE(counts.distinctLoadSectors, 2.0 * 1024 * 1024 / 8);
    QCOMPARE(counts.distinctStoreSectors, 1024.0 * 1024 / 8);
  }

  void forTimesAloneMoreIsSampledAndNothingVerified() {
    // 2 x 512^3 loads from shared memory.
    const Result whole = results("matmul", cube(512, 32), {"tiled"}).at(0);
    QVERIFY(!whole.counters->estimated());
    QVERIFY(whole.verification->passed);
    const Result sampled = results("matmul", cube(512, 32), {"tiled"}, {.timesOnly = true}).at(0);
    QVERIFY(sampled.counters->estimated());
    QVERIFY(!sampled.verification);
    // All blocks are equal.
    QVERIFY(sampled.counters->sharedLoad == whole.counters->sharedLoad);
    QVERIFY(sampled.counters->criticalPath == whole.counters->criticalPath);
    QCOMPARE(sampled.model->shared, whole.model->shared);
  }

  void aVariantFindsNothingOfTheOneBefore() {
    // Results of one run, so that they share the problem and its memory.
    const auto given = results("matmul", cube(70, 16), {"tiled", "one-block", "tiled-dynamic"});
    QCOMPARE(given.size(), std::size_t{3});
    QVERIFY(given[0].verification->passed);
    QVERIFY(!given[1].verification->passed);
    QCOMPARE(given[1].verification->unwritten, std::int64_t{70 * 70 - 16 * 16});
    QVERIFY(given[2].verification->passed);
  }

  void aStopIsNoticedInsideALaunch() {
    std::stop_source stop;
    Request request;
    request.family = "transpose";
    request.parameters.set("width", 2051);
    request.parameters.set("height", 1023);
    int given = 0;
    double share = 0;  // of the point that is stopped
    const bool complete = run(
        simulatedDevice(), request, stop.get_token(),
        [&](const RunProgress& progress) {
          if (progress.pointsDone != 1) return;
          share = progress.pointShare;
          if (share > 0) stop.request_stop();
        },
        [&](const Result&) { ++given; });
    QVERIFY(!complete);
    QCOMPARE(given, 1);
    QVERIFY2(share > 0 && share < 0.5, qPrintable(QString::number(share)));
  }

  void aProfileLimitsTheThreadsOfABlock() {
    const std::unique_ptr<Device> old = openDevice("simulated:nvidia-tesla-c1060");
    Request request{.family = "transpose", .variants = {"naive", "four-rows"}};
    request.parameters.set("width", 77);
    request.parameters.set("height", 45);
    std::vector<Result> given;
    run(*old, request, {}, {}, [&](Result result) { given.push_back(std::move(result)); });
    QCOMPARE(given.size(), std::size_t{2});
    QCOMPARE(given[0].status, Result::Status::Failed);
    QVERIFY2(QString::fromStdString(given[0].error).startsWith("a block of 1024 threads with 0 bytes of shared memory"),
             given[0].error.english().c_str());
    QCOMPARE(given[1].status, Result::Status::Ok);
  }

  void aLibraryCallIsRefusedWithItsReason() {
    Request request;
    request.family = "transpose";
    request.variants = {"memcpy"};
    try {
      expand(request, simulatedDevice().info());
      QFAIL("expected a RequestError");
    } catch (const RequestError& error) {
      QVERIFY(QString(error.what()).contains("cudaMemcpy is a library call"));
    }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSimulatedDevice>(__FILE__);
#include "test_simulated_device.moc"
