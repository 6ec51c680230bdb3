// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "compute/one_point.h"
#include "core/text/error.h"
#include "families/shared/small_number.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

Chosen attentionOf(int heads, int length, const char* width, const char* causal, const char* type) {
  return {{"batch", 1}, {"heads", heads}, {"length", length}, {"head", width}, {"causal", causal}, {"type", type}};
}

/// Two heads of 37 queries of 64 numbers, in bf16.
struct TwoHeads {
  static constexpr std::size_t heads = 2, length = 37, width = 64;
  using Number = SmallNumber<7>;

  explicit TwoHeads(bool causal) : isCausal(causal) {
    Parameters parameters;
    for (const auto& [id, value] : attentionOf(heads, length, "64", causal ? "yes" : "no", "bf16"))
      parameters.set(id, value);
    problem = findFamily("attention")->problem(parameters);
  }

  float input(std::size_t array, std::size_t element) const {
    Number number;
    std::memcpy(&number, problem->arrays().at(array).initial.data() + element * sizeof number, sizeof number);
    return static_cast<float>(number);
  }

  /// O by the formula; a query sees `beyond` more keys if there are that many.
  std::vector<Number> attended(std::size_t beyond = 0) const {
    std::vector<Number> o(heads * length * width);
    for (std::size_t row = 0; row < heads * length; ++row) {
      const std::size_t first = row / length * length;
      const std::size_t keys = std::min(length, (isCausal ? row - first + 1 : length) + beyond);
      std::vector<double> sums(width);
      double all = 0;
      for (std::size_t key = first; key < first + keys; ++key) {
        double score = 0;
        for (std::size_t i = 0; i < width; ++i) score += input(0, row * width + i) * input(1, key * width + i);
        const double power = std::exp(score / 8);
        all += power;
        for (std::size_t i = 0; i < width; ++i) sums[i] += power * input(2, key * width + i);
      }
      for (std::size_t i = 0; i < width; ++i) o[row * width + i] = Number(sums[i] / all);
    }
    return o;
  }

  Verification verify(const std::vector<Number>& o) const {
    return problem->verify(Outputs{.arrays = {std::as_bytes(std::span(o))}}).value();
  }

  bool isCausal;
  std::unique_ptr<Problem> problem;
};

}  // namespace

class TestAttention : public QObject {
  Q_OBJECT

 private slots:
  // Less than a tile; whole tiles of 16, 64 and 128; and one element more.
  void everySimulatedKernelIsRightAtAnyLength() {
    for (const char* id : {"naive", "tiled", "mma"})
      for (const char* causal : {"no", "yes"}) {
        for (const int length : {1, 5, 64, 129})
          resultOf("attention", id, attentionOf(2, length, "64", causal, "bf16"));
        for (const int length : {3, 65, 128}) resultOf("attention", id, attentionOf(1, length, "128", causal, "fp16"));
      }
  }

  void aSingleKeyIsItsValue() {
    for (const char* id : {"naive", "tiled", "mma"})
      QCOMPARE(resultOf("attention", id, attentionOf(3, 1, "128", "yes", "bf16")).verification->maxError, 0.0);
  }

  void theFormulaIsRight() {
    for (const bool causal : {false, true}) {
      const TwoHeads two(causal);
      QVERIFY(two.verify(two.attended()).passed);
    }
  }

  // Rows of two heads, the first and the last; and a poisoned element.
  void anExchangedRowIsFound() {
    const TwoHeads two(false);
    const auto right = two.attended();
    for (const std::size_t row : {std::size_t{0}, TwoHeads::length - 1, TwoHeads::heads * TwoHeads::length - 2}) {
      auto wrong = right;
      std::swap_ranges(wrong.begin() + row * TwoHeads::width, wrong.begin() + (row + 1) * TwoHeads::width,
                       wrong.begin() + (row + 1) * TwoHeads::width);
      QVERIFY(!two.verify(wrong).passed);
    }
    auto unwritten = right;
    std::memset(static_cast<void*>(&unwritten.back()), 0xff, sizeof unwritten.back());
    const Verification verification = two.verify(unwritten);
    QVERIFY(!verification.passed);
    QCOMPARE(verification.unwritten, 1);
  }

  // 2^40 operations, about 2^31 of which are repeated: one random row in 512, plus the first and the last row.
  void fewRowsOfALongHeadAreCompared() {
    constexpr int kLength = 65536;
    Parameters parameters;
    for (const auto& [id, value] : attentionOf(1, kLength, "64", "no", "bf16")) parameters.set(id, value);
    const std::vector<std::byte> zeros(std::size_t{kLength} * 64 * 2);
    const auto verification = findFamily("attention")->problem(parameters)->verify(Outputs{.arrays = {zeros}});
    QCOMPARE(QString::fromStdString(verification->method.english()), "129 rows, and the range of all other elements");
  }

  void aKeyTooManyIsFound() {
    const TwoHeads two(true);
    QVERIFY(!two.verify(two.attended(1)).passed);
    QVERIFY(!TwoHeads(false).verify(two.attended()).passed);
  }

  // 4 x 64 operations for each pair, and four matrices of 16-bit numbers.
  void workIsThatOfThePairsThatAreSeen() {
    constexpr double kPairs = 2 * 37 * 37;
    constexpr double kSeen = 2 * 37 * 38 / 2;
    QCOMPARE(TwoHeads(false).problem->work().flops, 4 * 64 * kPairs);
    QCOMPARE(TwoHeads(true).problem->work().flops, 4 * 64 * kSeen);
    QCOMPARE(TwoHeads(true).problem->work().bytesRead, 3.0 * 2 * 37 * 64 * 2);
    QCOMPARE(TwoHeads(true).problem->work().bytesWritten, 2.0 * 37 * 64 * 2);
  }

  // One head of 128 queries of 64 numbers: two blocks of 64 queries, 8 tiles of 16 keys each.
  void whatTilesAskOfMemory() {
    const Counters counts = countersOf("attention", "tiled", attentionOf(1, 128, "64", "no", "bf16"));
    // Q takes two loads of 16 bytes by each of 8 warps, 8 rows of 64 bytes. Half of the threads load 16 rows of 128
    // bytes of each tile of K and of V.
    QCOMPARE(counts.globalLoad.requests, 2 * (8 * 2.0 + 8 * 4 * 2));
    QCOMPARE(counts.globalLoad.sectors, 2 * (8 * 2 * 16.0 + 8 * 4 * 2 * 16));
    QCOMPARE(counts.globalStore.sectors, 2 * 8 * 2 * 16.0);
    // For each key, each of 8 warps makes two loads of the key, two of its value, and one of the score.
    QCOMPARE(counts.sharedLoad.requests, 2 * 8 * 8 * 16 * 5.0);
    QCOMPARE(counts.sharedStore.requests, 2 * 8 * (8 * 2 / 2 + 8 * 16.0));
    QCOMPARE(counts.localLoad.requests, 0.0);
  }

  // One head of 128 queries: two blocks of 64 queries, each with two tiles of 64 keys and 64 values.
  void whatTensorCoresAskOfMemory() {
    const Counters counts = countersOf("attention", "mma", attentionOf(1, 128, "64", "no", "bf16"));
    // Each of 8 warps loads 4 parts of 16 columns of Q, in 4 loads of 8 rows of 16 bytes. It copies 16 rows of 128
    // bytes of each tile of K and of V, 4 rows at a time.
    QCOMPARE(counts.globalLoad.requests, 8 * 16.0 + 2 * 2 * 4 * 8);
    QCOMPARE(counts.globalLoad.sectors, 8 * 16 * 8.0 + 2 * 2 * 4 * 8 * 16);
    // Swizzling avoids conflicts for both copies and loads: 128 bytes per wavefront.
    QCOMPARE(counts.sharedStore.wavefronts, 2 * 2 * 4 * 8 * 4.0);
    QCOMPARE(counts.sharedLoad.requests, 8 * 2 * 2 * 16.0);
    QCOMPARE(counts.sharedLoad.wavefronts, 8 * 2 * 2 * 16 * 4.0);
    QCOMPARE(counts.globalStore.sectors, 8 * 2 * 8 * 8.0);
    QCOMPARE(counts.localLoad.requests, 0.0);
    QCOMPARE(counts.localStore.requests, 0.0);
  }

  void warpGroupsAreForGpusOnly() {
    for (const char* id : {"groups", "turns"}) {
      QVERIFY(findFamily("attention")->find(id)->launch.kind == Launch::Kind::GpuOnly);
      QVERIFY_EXCEPTION_THROWN(resultOf("attention", id, attentionOf(1, 64, "64", "no", "bf16")), RequestError);
    }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestAttention>(__FILE__);
#include "test_attention.moc"
