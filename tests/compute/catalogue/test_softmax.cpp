// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cmath>
#include <cstring>

#include "catalogue/catalogue.h"
#include "compute/one_point.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

const std::vector<std::string> kSoftmaxKernels{"naive",  "three-passes", "online",  "warp",
                                               "shared", "registers",    "vectors", "in-turn"};

std::unique_ptr<Problem> softmaxProblem(std::int64_t rows, std::int64_t columns) {
  Parameters point;
  point.set("rows", rows);
  point.set("columns", columns);
  return findFamily("softmax")->problem(point);
}

/// By the definition, without subtracting the largest element: elements below 8 do not need it.
std::vector<float> softmaxOf(const Problem& problem, std::int64_t columns) {
  const Bytes& bytes = problem.arrays().at(0).initial;
  std::vector<float> values(bytes.size() / sizeof(float));
  std::memcpy(values.data(), bytes.data(), bytes.size());
  for (std::size_t first = 0; first < values.size(); first += static_cast<std::size_t>(columns)) {
    const auto end = first + static_cast<std::size_t>(columns);
    double sum = 0;
    for (std::size_t i = first; i < end; ++i) sum += std::exp(static_cast<double>(values[i]));
    for (std::size_t i = first; i < end; ++i)
      values[i] = static_cast<float>(std::exp(static_cast<double>(values[i])) / sum);
  }
  return values;
}

Verification verified(Problem& problem, const std::vector<float>& values) {
  return problem.verify({.arrays = {std::as_bytes(std::span(values))}}).value();
}

}  // namespace

class TestSoftmax : public QObject {
  Q_OBJECT

 private slots:
  void everyLengthIsRight() {
    // A warp takes 128 elements of an aligned row at a time, a block of 256 threads up to 1024, 2048, 4096 and 8192 in
    // registers, one of 1024 threads more.
    for (const std::string& variant : kSoftmaxKernels)
      for (const auto& [rows, columns] : {std::pair{1, 1},
                                          {3, 2},
                                          {9, 31},
                                          {8, 128},
                                          {5, 129},
                                          {2, 1025},
                                          {2, 2052},
                                          {1, 4097},
                                          {1, 8192},
                                          {1, 8193},
                                          {1, 16388},
                                          {3, 16391},
                                          {5, 517},
                                          {257, 4}}) {
        const Counters counts = countersOf("softmax", variant, {{"rows", rows}, {"columns", columns}});
        // Private arrays of a thread are in registers.
        QCOMPARE(counts.localLoad.requests, 0.0);
        QCOMPARE(counts.localStore.requests, 0.0);
      }
  }

  // Chunks have 8192 elements.
  void rowsMayBeLongerThanABlocksRegisters() {
    for (const auto& [rows, columns] : {std::pair{1, 32769}, {3, 40003}, {2, 98304}})
      resultOf("softmax", "in-turn", {{"rows", rows}, {"columns", columns}});
    for (const std::string variant : {"registers", "vectors"}) {
      std::string error;
      try {
        resultOf("softmax", variant, {{"rows", 1}, {"columns", 40003}});
      } catch (const std::runtime_error& thrown) {
        error = thrown.what();
      }
      QCOMPARE(error, "softmax " + variant + ": a row of 40003 elements does not fit into a block's registers");
    }
  }

  void matricesThatIndicesCannotReachAreRefused() {
    QVERIFY_EXCEPTION_THROWN(resultOf("softmax", "naive", {{"rows", 1 << 20}, {"columns", 1025}}), std::exception);
  }

  void theToleranceFollowsFromTheRowsLength() {
    const auto problem = softmaxProblem(7, 32);
    const std::vector<float> right = softmaxOf(*problem, 32);
    // In units of 2^-24: 41 for a power, 32 + 41 + 5 x (1 + 10) + 16 for the sum, and 2 for the quotient.
    const double tolerance = verified(*problem, right).tolerance;
    QCOMPARE(tolerance, std::ldexp(41 + 32 + 41 + 55 + 16 + 2.0, -24));
    QVERIFY(verified(*problem, right).passed);
    for (const std::size_t i : {std::size_t{0}, std::size_t{100}, right.size() - 1})
      for (const double factor : {-2.0, -0.5, 0.5, 2.0}) {
        std::vector<float> values = right;
        values[i] = static_cast<float>(values[i] * (1 + factor * tolerance));
        QCOMPARE(verified(*problem, values).passed, std::abs(factor) < 1);
      }
    for (const float wrong : {0.0f, -right[5], NAN, INFINITY}) {
      std::vector<float> values = right;
      values[5] = wrong;
      QVERIFY(!verified(*problem, values).passed);
    }
  }

  void kernelsStayFarBelowTheTolerance() {
    for (const std::string& variant : kSoftmaxKernels) {
      const Result result = resultOf("softmax", variant, {{"rows", 3}, {"columns", 4097}});
      QVERIFY2(result.verification->maxError < result.verification->tolerance / 4, variant.c_str());
    }
  }

  void passesReadTheRowAgain() {
    // 4 rows of 32 sectors. 4 lanes that are a row apart ask for 4 sectors at a time.
    const Chosen sizes{{"rows", 4}, {"columns", 256}};
    const Counters naive = countersOf("softmax", "naive", sizes);
    QCOMPARE(naive.globalLoad.requests, 3 * 256.0);
    QCOMPARE(naive.globalLoad.sectors, 3 * 256 * 4.0);
    QCOMPARE(naive.globalStore.sectors, 256 * 4.0);
    for (const auto& [variant, passes, barriers] :
         {std::tuple{"three-passes", 3.0, 3.0}, {"online", 2.0, 1.0}, {"shared", 1.0, 1.0}}) {
      const Counters counts = countersOf("softmax", variant, sizes);
      QCOMPARE(counts.globalLoad.requests, passes * 4 * 8);
      QCOMPARE(counts.globalLoad.sectors, passes * 4 * 32);
      QCOMPARE(counts.globalStore.requests, 4 * 8.0);
      QCOMPARE(counts.globalStore.sectors, 4 * 32.0);
      QCOMPARE(counts.barriers, barriers * 4);
    }
    // Four elements per lane: two requests of 16 sectors per row.
    const Counters warp = countersOf("softmax", "warp", sizes);
    QCOMPARE(warp.globalLoad.requests, 2 * 4 * 2.0);
    QCOMPARE(warp.globalLoad.sectors, 2 * 4 * 32.0);
    QCOMPARE(warp.globalStore.requests, 4 * 2.0);
    QCOMPARE(warp.barriers, 0.0);
    const Counters registers = countersOf("softmax", "registers", sizes);
    QCOMPARE(registers.globalLoad.requests, 4 * 2.0);
    QCOMPARE(registers.globalLoad.sectors, 4 * 32.0);
    QCOMPARE(registers.globalStore.requests, 4 * 2.0);
    QCOMPARE(registers.globalStore.sectors, 4 * 32.0);
    QCOMPARE(registers.barriers, 4.0);
  }

  void rowsThatAreNotAlignedAreStillReadInOrder() {
    // 255 elements are 8 warps, the last of 31 lanes. The first row is 32 sectors; the others begin within one, at byte
    // 28, 24 and 20 of it, so that each warp meets 5.
    const Counters counts = countersOf("softmax", "registers", {{"rows", 4}, {"columns", 255}});
    QCOMPARE(counts.globalLoad.requests, 4 * 8.0);
    QCOMPARE(counts.globalLoad.sectors, 32 + 3 * 40.0);
    QCOMPARE(counts.globalStore.sectors, 32 + 3 * 40.0);
  }

  void vectorsBeginWhereSectorsAllow() {
    // 255 elements are a warp's own: 63 vectors, and before and behind them 0 and 3 elements, 1 and 2, 2 and 1, and 3
    // and 0. A row's vectors begin at a sector: 16 sectors, and 16 more for 31 lanes. Those elements are in one sector
    // of the first row and of the last, and in two of each between.
    const Counters counts = countersOf("softmax", "vectors", {{"rows", 4}, {"columns", 255}});
    QCOMPARE(counts.globalLoad.requests, 4 * 3.0);
    QCOMPARE(counts.globalStore.requests, 4 * 3.0);
    QCOMPARE(counts.barriers, 0.0);
    QCOMPARE(counts.globalLoad.sectors, 4 * 32 + 1 + 2 + 2 + 1.0);
    QCOMPARE(counts.globalStore.sectors, counts.globalLoad.sectors);
  }

  void bytesAreThoseOfOneReadAndOneWrite() {
    QCOMPARE(resultOf("softmax", "online", {{"rows", 5}, {"columns", 67}}).bytes, 2 * 5 * 67 * 4.0);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSoftmax>(__FILE__);
#include "test_softmax.moc"
