// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <numeric>
#include <set>

#include "catalogue/catalogue.h"
#include "compute/one_point.h"
#include "core/text/error.h"
#include "device/device.h"
#include "engine/run/request.h"
#include "engine/run/runner.h"
#include "families/shared/kernel_words.h"
#include "test_registry.h"

using namespace warpbench;

namespace {
#include "kernels/load_patterns.cuh"
}

/// Families that show how memory is accessed. The counts are derived by hand from each kernel's addresses.
class TestAccessFamilies : public QObject {
  Q_OBJECT

 private slots:
  void aStrideSpreadsAWarpOverMoreSectors() {
    // Measured on an H200 with 16 times as many threads: 1 MiB is 2^18 elements.
    const auto at = [](std::int64_t stride, const char* type) {
      return countersOf("stride", "increment", {{"mib", 1}, {"stride", stride}, {"type", type}});
    };
    QCOMPARE(at(2, "fp32").globalLoad.requests, 16 * 512.0);
    QCOMPARE(at(2, "fp32").globalLoad.sectors, 16 * 4096.0);
    QCOMPARE(at(4, "fp32").globalLoad.sectors, 16 * 8192.0);
    QCOMPARE(at(8, "fp32").globalLoad.sectors, 16 * 16384.0);
    // Lane l reads element l s of its warp's part, which begins at a sector: sectors 0 to 31 s / (elements of a
    // sector), without gaps, until each lane has its own sector.
    for (const auto& [type, ofSector] : {std::pair{"fp32", 8}, {"int32", 8}, {"fp64", 4}})
      for (const std::int64_t stride : {1, 3, 4, 5, 7, 9, 16, 31, 32}) {
        const Counters counts = at(stride, type);
        const double sectors = stride < ofSector ? 31 * stride / ofSector + 1 : 32;
        QCOMPARE(counts.globalLoad.sectors, counts.globalLoad.requests * sectors);
        QCOMPARE(counts.globalStore.sectors, counts.globalLoad.sectors);
      }
  }

  void steppedTilesAreStoredInWholeSectors() {
    // 33 columns of 64 rows: the input's rows begin anywhere, the output's at a sector. A warp stores 16 bytes a lane
    // of four rows of the output, 8 x 4 of them; the 33rd alone.
    const auto of = [](const char* type) {
      return countersOf("transpose", "stepped", {{"width", 33}, {"height", 64}, {"type", type}});
    };
    QCOMPARE(of("fp32").globalStore.requests, 9 * 2.0);
    QCOMPARE(of("fp32").globalStore.sectors, 33 * 64 / 8.0);
    QCOMPARE(of("fp64").globalStore.requests, 9 * 4.0);
    QCOMPARE(of("fp64").globalStore.sectors, 33 * 64 / 4.0);
    for (const auto& [width, height] : {std::pair{1, 1}, {65, 63}, {63, 65}, {130, 127}, {7, 201}, {129, 1}})
      for (const char* type : {"fp32", "fp64"})
        resultOf("transpose", "stepped", {{"width", width}, {"height", height}, {"type", type}});
  }

  void thinMatricesAreReadAndWrittenInRuns() {
    // 301 x 3 elements: a tile of 256 and one of 45. Along the long side, a warp loads or stores 32 neighbours of a
    // row: 8 + 2 requests for each of three rows, whose first elements lie at bytes 0, 20 and 8 of a sector. Along the
    // other side it accesses 32 neighbours of the run: 24 requests, and 5 for 135 elements.
    const auto of = [](std::int64_t width, std::int64_t height) {
      return countersOf("transpose", "thin", {{"width", width}, {"height", height}, {"type", "fp32"}});
    };
    const Counters fewRows = of(301, 3);
    QCOMPARE(fewRows.globalLoad.requests, 3 * 10.0);
    QCOMPARE(fewRows.globalStore.requests, 24 + 5.0);
    QCOMPARE(fewRows.globalStore.sectors, 96 + 17.0);
    const Counters fewColumns = of(3, 301);
    QCOMPARE(fewColumns.globalLoad.requests, fewRows.globalStore.requests);
    QCOMPARE(fewColumns.globalLoad.sectors, fewRows.globalStore.sectors);
    QCOMPARE(fewColumns.globalStore.requests, fewRows.globalLoad.requests);
    QCOMPARE(fewColumns.globalStore.sectors, fewRows.globalLoad.sectors);
    QCOMPARE(fewRows.sharedLoad.conflicts + fewRows.sharedStore.conflicts, 0.0);
    for (const std::int64_t thin : {1, 2, 3, 4, 5, 6, 7, 8, 9, 19})
      for (const std::int64_t length : {1, 255, 256, 300})
        for (const char* type : {"fp32", "fp64"}) {
          resultOf("transpose", "thin", {{"width", thin}, {"height", length}, {"type", type}});
          resultOf("transpose", "thin", {{"width", length}, {"height", thin}, {"type", type}});
        }
  }

  void theArrayEndsWithTheLastElement() {
    for (const auto& [name, step, more] : {std::tuple{"stride", 1, 0}, {"stride", 7, 6 * 131071}, {"offset", 9, 9}}) {
      const Family& family = *findFamily(name);
      Parameters parameters;
      parameters.set("mib", 1);
      parameters.set(name, step);
      parameters.set("type", "fp64");
      QCOMPARE(family.problem(parameters)->arrays().at(0).bytes,
               std::size_t{8} * static_cast<std::size_t>(131072 + more));
    }
  }

  void lanesMeetOnABankAsOftenAsTheDivisorSays() {
    for (const auto& [word, parts] : {std::pair{"4", 1}, {"8", 2}, {"16", 4}})
      for (std::int64_t stride = 1; stride <= 33; ++stride) {
        const Result result =
            resultOf("bank-stride", "read", {{"elements", 256}, {"stride", stride}, {"word", word}, {"reads", 3}});
        const Counters& counts = *result.counters;
        // 8 warps read 3 times. Shared memory serves the warp in `parts` parts, each of which has 32 / parts words in a
        // cycle of banks. The number of lanes that conflict is the greatest common divisor of that and the stride.
        const double ways = static_cast<double>(std::gcd(stride, std::int64_t{32 / parts}));
        QCOMPARE(counts.sharedLoad.requests, 8 * 3.0);
        QCOMPARE(counts.sharedLoad.wavefronts, 8 * 3.0 * parts * ways);
        QCOMPARE(factOf(result, "bank conflict"), ways == 1 ? "none" : std::to_string(static_cast<int>(ways)) + "-way");
        // 2048 words are written in order.
        QCOMPARE(counts.sharedStore.wavefronts, 2048 / 32.0 * parts);
        QCOMPARE(counts.globalLoad.requests, 0.0);
      }
  }

  void theLongestSweepOfABankStaysInTheTile() {
    for (const char* word : {"4", "8", "16"})
      resultOf("bank-stride", "read", {{"elements", 77}, {"stride", 33}, {"word", word}, {"reads", 1024}});
  }

  void aSplitWarpGoesBothPaths() {
    constexpr int kElements = 512, kWork = 5, kWarps = kElements / 32;
    for (std::int64_t group = 1; group <= 32; ++group) {
      const Chosen chosen{{"elements", kElements}, {"work", kWork}, {"group", group}};
      const Result byLane = resultOf("divergence", "by-lane", chosen);
      std::set<std::tuple<int, int, std::int64_t>> paths;  // block, warp, path
      for (int i = 0; i < kElements; ++i) paths.emplace(i / 256, i / 32, i % 256 / group % 2);
      // One load of x per warp, a load of each factor per path that a warp takes, one store.
      const double loads = kWarps + kWork * static_cast<double>(paths.size());
      QCOMPARE(byLane.counters->globalLoad.requests, loads);
      QCOMPARE(byLane.counters->globalStore.requests, double{kWarps});
      QCOMPARE(byLane.counters->activeLanesPerRequest, kElements * (kWork + 2.0) / (loads + kWarps));
      QCOMPARE(factOf(byLane, "paths per warp").substr(0, 1), std::to_string(paths.size() / kWarps));

      const Result byWarp = resultOf("divergence", "by-warp", chosen);
      QCOMPARE(byWarp.counters->globalLoad.requests, kWarps * (kWork + 1.0));
      QCOMPARE(byWarp.counters->activeLanesPerRequest, 32.0);
    }
    const Result halves = resultOf("divergence", "by-lane", {{"elements", kElements}, {"work", 1}, {"group", 16}});
    QCOMPARE(factOf(halves, "paths per warp"), std::string("2"));
    QCOMPARE(factOf(halves, "active lanes on a path"), std::string("16"));
  }

  void coefficientsCostWhatTheirMemoryCosts() {
    // 2^14 elements, 8 for each thread: 512 times 32 elements, 64 warps, 8 blocks. 16 coefficients.
    const auto of = [](const char* variant) {
      return countersOf("memory-kinds", variant, {{"elements", 1 << 14}, {"coefficients", 16}});
    };
    const Counters global = of("global");
    QCOMPARE(global.globalLoad.requests, 512 * (1 + 16.0));
    QCOMPARE(global.globalLoad.sectors, 512 * (4 + 16.0));
    for (const char* variant : {"constant", "constant-per-lane"}) {
      QCOMPARE(of(variant).globalLoad.requests, 512.0);
      QCOMPARE(of(variant).globalLoad.sectors, 512 * 4.0);
    }
    const Counters shared = of("shared");
    QCOMPARE(shared.globalLoad.requests, 512 + 8.0);
    QCOMPARE(shared.globalLoad.sectors, 512 * 4 + 8 * 2.0);  // 16 coefficients are 64 bytes
    QCOMPARE(shared.sharedLoad.wavefronts, 512 * 16.0);
    QCOMPARE(shared.sharedStore.wavefronts, 8.0);
    QCOMPARE(shared.barriers, 8.0);
    for (const char* variant : {"registers", "local"}) {
      QCOMPARE(of(variant).globalLoad.requests, 512 + 64 * 16.0);
      QCOMPARE(of(variant).globalLoad.sectors, 512 * 4 + 64 * 16.0);
    }
    const Counters local = of("local");
    QCOMPARE(local.localStore.requests, 64 * 16.0);
    QCOMPARE(local.localStore.sectors, 64 * 16 * 4.0);
    QCOMPARE(local.localLoad.requests, 512 * 16.0);
    QCOMPARE(local.localLoad.sectors, 512 * 16 * 4.0);
    QCOMPARE(of("registers").local().requests, 0.0);
  }

  void everyMemoryKindAgreesForEveryNumberOfCoefficients() {
    Request request;
    request.family = "memory-kinds";
    request.parameters.set("elements", 2049 + 77);
    Sweep sweep{"coefficients", {}};
    for (std::int64_t count = 1; count <= 64; ++count) sweep.values.push_back(count);
    request.sweeps = {sweep};
    int right = 0;
    run(simulatedDevice(), request, {}, {},
        [&](const Result& result) { right += result.verification && result.verification->passed; });
    QCOMPARE(right, 6 * 64);
  }

  void theConstantCacheServesOneAddressAtATime() {
    const auto served = [](const char* variant, std::int64_t count) {
      return factOf(resultOf("memory-kinds", variant, {{"elements", 64}, {"coefficients", count}}),
                    "addresses that the constant cache serves per load");
    };
    QCOMPARE(served("constant", 64), std::string("1"));
    QCOMPARE(served("constant-per-lane", 7), std::string("7"));
    QCOMPARE(served("constant-per-lane", 64), std::string("32"));
  }

  void patternsMoveSectorsAsTheCourseCountsThem() {
    struct Pattern {
      const char* name;
      double sectors;
      const char* inSectors;
      const char* inLines;
    };
    // Bus utilisation as in the course at CINECA: 128 bytes requested, or the 4 of the same word.
    for (const Pattern& pattern :
         {Pattern{"aligned", 4, "100 %", "100 %"}, Pattern{"permuted", 4, "100 %", "100 %"},
          Pattern{"misaligned", 5, "80 %", "50 %"}, Pattern{"same-word", 1, "12.5 %", "3.125 %"}}) {
      const Chosen chosen{{"elements", 1 << 14}, {"pattern", pattern.name}};
      const Result cached = resultOf("load-patterns", "cached", chosen);
      const Result uncached = resultOf("load-patterns", "uncached", chosen);
      for (const Result* result : {&cached, &uncached}) {
        QCOMPARE(result->counters->globalLoad.requests, 512.0);
        QCOMPARE(result->counters->globalLoad.sectors, 512 * pattern.sectors);
        QCOMPARE(result->counters->globalStore.sectors, 512 * 4.0);
      }
      QCOMPARE(factOf(uncached, "bus utilisation in sectors of 32 bytes"), std::string(pattern.inSectors));
      QCOMPARE(factOf(cached, "bus utilisation in lines of 128 bytes"), std::string(pattern.inLines));
    }
  }

  void scatteredLoadsTouchASectorForEachLane() {
    const Result result = resultOf("load-patterns", "uncached", {{"elements", 1 << 14}, {"pattern", "scattered"}});
    const double perRequest = result.counters->globalLoad.sectors / 512;
    QVERIFY2(perRequest > 31 && perRequest <= 32, QByteArray::number(perRequest));
    // Every element is read once, and so is every sector of the array's 2^14 elements.
    QCOMPARE(result.counters->distinctLoadSectors, (1 << 14) / 8.0);
    const QString utilisation = QString::fromStdString(factOf(result, "bus utilisation in sectors of 32 bytes"));
    QVERIFY(std::abs(utilisation.chopped(2).toDouble() - 100 * 128 / (perRequest * 32)) < 0.001);
  }

  void scatteredIsAPermutation() {
    for (int bits = 0; bits <= 16; ++bits) {
      std::set<int> seen;
      for (int i = 0; i < 1 << bits; ++i) {
        const int index = loadIndex<LoadPattern::Scattered>(i, bits);
        QVERIFY(index >= 0 && index < 1 << bits);
        seen.insert(index);
      }
      QCOMPARE(seen.size(), std::size_t{1} << bits);
    }
  }

  void warpsPerMultiprocessorMakeTheGrid() {
    const auto shape = [](std::int64_t warps) {
      const Result result = resultOf("latency", "one-load", {{"elements", 5000}, {"warps", warps}});
      return std::pair(result.grid[0], result.block[0]);
    };
    // The H200 has 132 multiprocessors.
    QCOMPARE(shape(1), std::pair(std::int64_t{132}, std::int64_t{32}));
    QCOMPARE(shape(32), std::pair(std::int64_t{132}, std::int64_t{1024}));
    QCOMPARE(shape(33), std::pair(std::int64_t{264}, std::int64_t{17 * 32}));
    QCOMPARE(shape(64), std::pair(std::int64_t{264}, std::int64_t{1024}));
    const Result result = resultOf("latency", "eight-loads", {{"elements", 5000}, {"warps", 33}});
    QCOMPARE(factOf(result, "launched warps per multiprocessor"), std::string("34"));
    QCOMPARE(factOf(result, "bytes in flight per multiprocessor, all warps resident"), std::to_string(34 * 32 * 8 * 4));
  }

  void everyNumberOfLoadsCopiesTheSameSectors() {
    for (const char* variant : {"one-load", "two-loads", "four-loads", "eight-loads"}) {
      for (const std::int64_t warps : {1, 3, 16, 63}) {
        const Counters counts = countersOf("latency", variant, {{"elements", 100001}, {"warps", warps}});
        // 3125 times 32 elements, and one more.
        QCOMPARE(counts.globalLoad.requests, 3126.0);
        QCOMPARE(counts.globalLoad.sectors, 3125 * 4 + 1.0);
        QCOMPARE(counts.globalStore.requests, 3126.0);
        QCOMPARE(counts.globalStore.sectors, 3125 * 4 + 1.0);
      }
    }
  }

  void pitchedRowsStraddleNoSector() {
    for (const auto& [type, size] : {std::pair{"fp32", 4}, {"fp64", 8}})
      for (const std::int64_t width : {1, 33, 77, 256, 511}) {
        constexpr std::int64_t kRows = 37;
        const Chosen chosen{{"width", width}, {"rows", kRows}, {"type", type}};
        // Sectors from the first to the last byte of each warp's part of a row, which begins `pitch` bytes after the
        // one before.
        const auto sectors = [&](std::int64_t pitch) {
          std::int64_t sum = 0;
          for (std::int64_t row = 0; row < kRows; ++row)
            for (std::int64_t column = 0; column < width; column += 32) {
              const std::int64_t first = row * pitch + column * size;
              const std::int64_t last = row * pitch + std::min(column + 32, width) * size - 1;
              sum += last / 32 - first / 32 + 1;
            }
          return static_cast<double>(sum);
        };
        const Counters plain = countersOf("pitch", "plain", chosen);
        const Counters pitched = countersOf("pitch", "pitched", chosen);
        QCOMPARE(plain.globalLoad.requests, static_cast<double>((width + 31) / 32 * kRows));
        QCOMPARE(plain.globalLoad.sectors, sectors(width * size));
        QCOMPARE(plain.globalStore.sectors, sectors(width * size));
        QCOMPARE(pitched.globalLoad.requests, plain.globalLoad.requests);
        QCOMPARE(pitched.globalLoad.sectors, sectors((width * size + 511) / 512 * 512));
        QCOMPARE(pitched.globalStore.sectors, pitched.globalLoad.sectors);
      }
    // 2044 bytes are 64 sectors, the last one not quite full.
    QCOMPARE(countersOf("pitch", "pitched", {{"width", 511}, {"rows", 256}, {"type", "fp32"}}).globalLoad.sectors,
             256 * 64.0);
  }

  void whatLiesBetweenPitchedRowsMustNotChange() {
    Parameters parameters;
    parameters.set("width", 100);
    parameters.set("rows", 3);
    parameters.set("type", "fp32");
    const std::unique_ptr<Problem> problem = findFamily("pitch")->problem(parameters);
    // 400 bytes in rows of 512: 128 elements.
    QCOMPARE(problem->arrays().at(0).bytes, std::size_t{3 * 512});
    Bytes output = problem->arrays()[0].initial;
    float* const values = reinterpret_cast<float*>(output.data());
    for (int row = 0; row < 3; ++row)
      for (int column = 0; column < 100; ++column) values[row * 128 + column] += 1;
    const auto passes = [&](std::string_view computes) {
      return problem->verify({.arrays = {output}, .sampled = false, .computes = computes})->passed;
    };
    QVERIFY(passes("pitched"));
    QVERIFY(!passes(""));
    values[2 * 128 + 100] += 1;
    QVERIFY(!passes("pitched"));
  }

  void sizesBeyondTheLimitsAreRefused() {
    const auto refused = [](const std::string& family, const std::string& id, std::int64_t value) {
      Request request;
      request.family = family;
      request.parameters.set(id, value);
      try {
        expand(request, simulatedDevice().info());
      } catch (const RequestError& error) {
        return QString(error.what()).contains(QString::fromStdString(id));
      }
      return false;
    };
    QVERIFY(refused("stride", "mib", 257));
    QVERIFY(refused("stride", "stride", 33));
    QVERIFY(refused("bank-stride", "stride", 34));
    QVERIFY(refused("bank-stride", "reads", 1025));
    QVERIFY(refused("divergence", "group", 0));
    QVERIFY(refused("latency", "warps", 65));
    QVERIFY(refused("pitch", "rows", 32769));
    for (const char* family : {"memory-kinds", "load-patterns", "bank-stride", "divergence", "latency"})
      QVERIFY(refused(family, "elements", (1 << 30) + 1));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestAccessFamilies>(__FILE__);
#include "test_access_families.moc"
