// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <limits>

#include "comparison.h"

using namespace warpbench;

namespace {

TimeStatistics times(double q1, double median, double q3) { return {.median = median, .q1 = q1, .q3 = q3}; }

Result result(const char* variant, std::int64_t width, double median, const char* device = "cuda:0") {
  Result out{.family = "transpose", .variant = variant, .device = device};
  out.parameters.set("width", width);
  out.parameters.set("type", std::string("fp32"));
  out.time = times(median, median, median);
  return out;
}

Session session(std::vector<Result> results) { return {.environment = {}, .results = std::move(results)}; }

}  // namespace

class TestComparison : public QObject {
  Q_OBJECT

 private slots:
  void aDifferenceNeedsQuartilesApartAndMoreThanOnePercent() {
    const TimeStatistics before = times(0.99, 1.0, 1.01);
    QVERIFY(differenceOf(before, times(1.02, 1.03, 1.04)) == Difference::Slower);
    QVERIFY(differenceOf(before, times(0.96, 0.97, 0.98)) == Difference::Faster);
    // The ranges touch.
    QVERIFY(differenceOf(before, times(1.01, 1.03, 1.05)) == Difference::None);
    QVERIFY(differenceOf(before, times(0.95, 0.97, 0.99)) == Difference::None);
    // Apart, but by one percent only.
    QVERIFY(differenceOf(times(1, 1, 1), times(1.0099, 1.0099, 1.0099)) == Difference::None);
    QVERIFY(differenceOf(times(1, 1, 1), times(1.0101, 1.0101, 1.0101)) == Difference::Slower);
    QVERIFY(differenceOf(times(1, 1, 1), times(0.9899, 0.9899, 0.9899)) == Difference::Faster);
    QVERIFY(differenceOf(before, before) == Difference::None);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(differenceOf(before, times(nan, nan, nan)) == Difference::None);
  }

  void pointsArePairedWhateverTheirOrderAndDevice() {
    const Session before = session({result("naive", 1, 2.0), result("tiled", 1, 1.0), result("naive", 2, 4.0)});
    Result reordered = result("naive", 2, 2.0, "cuda:1");
    reordered.parameters = {};
    reordered.parameters.set("type", std::string("fp32"));
    reordered.parameters.set("width", std::int64_t{2});
    const Session after = session({reordered, result("naive", 1, 3.0), result("copy", 1, 1.0)});
    const SessionComparison comparison = compare(before, after);
    QCOMPARE(comparison.pairs.size(), 2u);
    QCOMPARE(comparison.pairs[0].before, 0u);
    QCOMPARE(comparison.pairs[0].after, 1u);
    QCOMPARE(comparison.pairs[0].ratio.value(), 1.5);
    QVERIFY(comparison.pairs[0].difference == Difference::Slower);
    QCOMPARE(comparison.pairs[1].before, 2u);
    QCOMPARE(comparison.pairs[1].after, 0u);
    QCOMPARE(comparison.pairs[1].ratio.value(), 0.5);
    QVERIFY(comparison.pairs[1].difference == Difference::Faster);
    QCOMPARE(comparison.onlyBefore, std::vector<std::size_t>{1});
    QCOMPARE(comparison.onlyAfter, std::vector<std::size_t>{2});
  }

  void theSameDeviceIsPreferred() {
    const Session before = session({result("naive", 1, 1.0, "cpu"), result("naive", 1, 2.0, "cuda:0")});
    const Session after = session({result("naive", 1, 3.0, "cuda:0"), result("naive", 1, 4.0, "cuda:1")});
    const SessionComparison comparison = compare(before, after);
    QCOMPARE(comparison.pairs.size(), 2u);
    QCOMPARE(comparison.pairs[0].after, 1u);
    QCOMPARE(comparison.pairs[1].after, 0u);
  }

  void theLastOfSeveralResultsCounts() {
    const SessionComparison comparison =
        compare(session({result("naive", 1, 1.0), result("naive", 1, 2.0)}), session({result("naive", 1, 3.0)}));
    QCOMPARE(comparison.pairs.size(), 1u);
    QCOMPARE(comparison.pairs[0].before, 1u);
    QVERIFY(comparison.onlyBefore.empty());
  }

  void modesAndKindsOfValuesAreToldApart() {
    Result hot = result("naive", 1, 1.0);
    hot.mode = Mode::Hot;
    QVERIFY(compare(session({result("naive", 1, 1.0)}), session({hot})).pairs.empty());
    Result text = result("naive", 1, 1.0);
    text.parameters.set("width", std::string("1"));
    QVERIFY(compare(session({result("naive", 1, 1.0)}), session({text})).pairs.empty());
  }

  void whatFailedOrHasNoTimeHasNoRatio() {
    Result failed = result("naive", 1, 1.0);
    failed.status = Result::Status::Failed;
    Result timeless = result("naive", 1, 1.0);
    timeless.time.reset();
    for (const Result& other : {failed, timeless, result("naive", 1, 0.0)}) {
      const SessionComparison comparison = compare(session({other}), session({result("naive", 1, 5.0)}));
      QCOMPARE(comparison.pairs.size(), 1u);
      QVERIFY(!comparison.pairs[0].ratio);
      QVERIFY(comparison.pairs[0].difference == Difference::None);
    }
  }
};

QTEST_GUILESS_MAIN(TestComparison)
#include "test_comparison.moc"
