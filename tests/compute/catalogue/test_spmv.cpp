// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <array>

#include "catalogue/catalogue.h"
#include "compute/one_point.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

std::unique_ptr<Problem> spmvProblem(std::int64_t rows, std::int64_t columns, std::int64_t nonzeros,
                                     const std::string& lengths, const std::string& type = "fp32") {
  Parameters parameters;
  parameters.set("rows", rows);
  parameters.set("columns", columns);
  parameters.set("nonzeros", nonzeros);
  parameters.set("lengths", lengths);
  parameters.set("type", type);
  return findFamily("spmv")->problem(parameters);
}

template <typename T>
std::span<const T> valuesIn(const Problem& problem, std::string_view array) {
  const auto found = std::ranges::find(problem.arrays(), array, &Array::name);
  return {reinterpret_cast<const T*>(found->initial.data()), found->bytes / sizeof(T)};
}

/// At least a warp's worth of rows, each with one element, in a matrix of one column.
const Chosen kOneColumn{{"rows", 128}, {"columns", 1}, {"nonzeros", 2}};
/// All rows have the maximum length.
const Chosen kFull{{"rows", 32}, {"columns", 32}, {"nonzeros", 64}};

void compare(const char* variant, const Chosen& sizes, const std::array<double, 4>& expected) {
  const Counters counts = countersOf("spmv", variant, sizes);
  QCOMPARE(counts.globalLoad.requests, expected[0]);
  QCOMPARE(counts.globalLoad.sectors, expected[1]);
  QCOMPARE(counts.globalStore.requests, expected[2]);
  QCOMPARE(counts.globalStore.sectors, expected[3]);
}

}  // namespace

class TestSpmv : public QObject {
  Q_OBJECT

 private slots:
  void aThreadARowLoadsASectorALane() {
    // Where each row begins and ends: 4 sectors, and 5 as those are a word further. Then 128 bytes of columns and of
    // elements, and one element of x.
    compare("csr-thread", kOneColumn, {4 * 5, 4 * (4 + 5 + 4 + 4 + 1), 4, 16});
    // Rows of 128 bytes: each of 32 steps touches a sector per lane, twice, and one word of x.
    compare("csr-thread", kFull, {2 + 32 * 3, 4 + 5 + 32 * (32 + 32 + 1), 1, 4});
  }

  void aWarpARowLoadsRowsSideBySide() {
    compare("csr-warp", kOneColumn, {128 * 5, 128 * 5, 128, 128});
    compare("csr-warp", kFull, {32 * 5, 32 * (1 + 1 + 4 + 4 + 4), 32, 32});
  }

  void lanesShareARow() {
    // Four rows per warp: if an end is the last of one row and the first of the next, it lies in two sectors.
    compare("csr-lanes", kOneColumn, {32 * 5, 32 * 5 + 16, 32, 32});
    // Four rows' 32 bytes in each of four steps, and the same 32 bytes of x.
    compare("csr-lanes", kFull, {8 * (2 + 4 * 3), 8 * 2 + 4 + 8 * 4 * (4 + 4 + 1), 8, 8});
  }

  void ellLoadsColumnsSideBySide() {
    compare("ell", kOneColumn, {4 * 3, 4 * (4 + 4 + 1), 4, 16});
    compare("ell", kFull, {32 * 3, 32 * (4 + 4 + 1), 1, 4});
  }

  void bytesAndFlopsAreThoseOfCsr() {
    const std::unique_ptr<Problem> fp32 = spmvProblem(32, 32, 64, "uniform");
    QCOMPARE(fp32->work().flops, 2.0 * 1024);
    QCOMPARE(fp32->work().bytesRead, 1024 * 8.0 + 33 * 4 + 32 * 4);
    QCOMPARE(fp32->work().bytesWritten, 32 * 4.0);
    const std::unique_ptr<Problem> fp64 = spmvProblem(128, 1, 2, "uniform", "fp64");
    QCOMPARE(fp64->work().bytesRead, 128 * 12.0 + 129 * 4 + 8);
    QCOMPARE(fp64->work().bytesWritten, 128 * 8.0);
  }

  void rowsAreAsLongAsTheirDistributionSays() {
    const auto lengthsOf = [](const std::string& lengths) {
      const std::unique_ptr<Problem> problem = spmvProblem(4096, 100000, 32, lengths);
      const std::span<const int> offsets = valuesIn<int>(*problem, "offsets");
      std::map<int, int> rows;
      for (std::size_t row = 0; row + 1 < offsets.size(); ++row) ++rows[offsets[row + 1] - offsets[row]];
      return rows;
    };
    const std::map<int, int> uniform = lengthsOf("uniform");
    QCOMPARE(uniform.begin()->first, 16);
    QCOMPARE(uniform.rbegin()->first, 48);
    QCOMPARE(uniform.size(), std::size_t{33});
    std::map<int, int> skewed = lengthsOf("skewed");
    QCOMPARE(skewed.size(), std::size_t{6});
    QVERIFY(std::abs(skewed[8] - 2048) < 5 * 32);   // standard deviation: 32
    QVERIFY(std::abs(skewed[256] - 128) < 5 * 12);  // 11.1
  }

  void columnsOfARowAscend() {
    const std::unique_ptr<Problem> problem = spmvProblem(500, 37, 20, "skewed");
    const std::span<const int> offsets = valuesIn<int>(*problem, "offsets");
    const std::span<const int> indices = valuesIn<int>(*problem, "indices");
    for (std::size_t row = 0; row < 500; ++row)
      for (int k = offsets[row]; k < offsets[row + 1]; ++k) {
        const int column = indices[static_cast<std::size_t>(k)];
        QVERIFY(column >= 0 && column < 37);
        QVERIFY(k == offsets[row] || column > indices[static_cast<std::size_t>(k - 1)]);
      }
  }

  void oneThatIsOffByOneIsFound() {
    const std::unique_ptr<Problem> problem = spmvProblem(3, 5, 4, "uniform");
    const std::span<const int> offsets = valuesIn<int>(*problem, "offsets");
    const std::span<const int> indices = valuesIn<int>(*problem, "indices");
    const std::span<const float> values = valuesIn<float>(*problem, "values");
    const std::span<const float> x = valuesIn<float>(*problem, "x");
    std::array<float, 3> y{};
    for (std::size_t row = 0; row < 3; ++row)
      for (auto k = static_cast<std::size_t>(offsets[row]); k < static_cast<std::size_t>(offsets[row + 1]); ++k)
        y[row] += values[k] * x[static_cast<std::size_t>(indices[k])];
    const auto passes = [&] {
      return problem->verify(Outputs{.arrays = {std::as_bytes(std::span(y))}}).value().passed;
    };
    QVERIFY(passes());
    ++y[1];
    QVERIFY(!passes());
  }

  void everyVariantIsRightAtEverySize() {
    for (const char* variant : {"csr-thread", "csr-warp", "csr-lanes", "ell"})
      for (const char* lengths : {"uniform", "skewed"}) {
        for (const auto& [rows, columns] : {std::pair{1, 1}, {1, 1000}, {31, 7}, {257, 100}, {1001, 333}})
          for (const int nonzeros : {1, 3, 64})
            resultOf("spmv", variant,
                     {{"rows", rows}, {"columns", columns}, {"nonzeros", nonzeros}, {"lengths", lengths}});
        resultOf("spmv", variant, {{"rows", 333}, {"columns", 77}, {"lengths", lengths}, {"type", "fp64"}});
      }
    for (const char* lanes : {"2", "4", "16"})
      resultOf("spmv", "csr-lanes", {{"rows", 301}, {"lengths", "skewed"}, {"lanes", lanes}});
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSpmv>(__FILE__);
#include "test_spmv.moc"
