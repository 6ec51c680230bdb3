// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QSet>
#include <QTest>
#include <algorithm>
#include <map>
#include <set>

#include "catalogue/catalogue.h"
#include "device/device.h"
#include "test_registry.h"
#include "validation/count_comparison.h"
#include "validation/plan.h"

using namespace warpbench;
using namespace warpbench::validation;

namespace {

/// Saved by `warpbench-cli validate --out` on an H200.
const HardwareCounts& measured() {
  static const HardwareCounts counts = [] {
    QFile file(WARPBENCH_TESTS "/compute/h200-counts.csv");
    if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error("no h200-counts.csv");
    return hardwareCountsFromCsv(file.readAll().toStdString());
  }();
  return counts;
}

std::string nameOf(const Point& point) { return point.family + " " + point.variant + ", " + toText(point.parameters); }

}  // namespace

/// Compares the simulator with a GPU's counts, so that neither it nor a kernel drifts from the hardware unnoticed.
class TestHardwareCounts : public QObject {
  Q_OBJECT

 private slots:
  void everyCountIsTheHardwares() {
    const auto simulator = simulatorFor(measured());
    Verdicts all;
    std::set<const CountException*> needed;
    QSet<QString> withLocal;
    for (const CountedPoint& point : measured().points) {
      const Result simulated = simulate(*simulator, point.point);
      for (const ComparedCount& count : compareCounts(point, simulated)) {
        all.add(count);
        if (count.verdict == ComparedCount::Verdict::Predicted) needed.insert(count.exception);
        QVERIFY2(count.verdict != ComparedCount::Verdict::Different,
                 QString("%1, %2: simulated %3, measured %4, predicted %5")
                     .arg(QString::fromStdString(nameOf(point.point)), QString::fromUtf8(count.counter->id.data()))
                     .arg(count.simulated, 0, 'f', 0)
                     .arg(count.measured, 0, 'f', 0)
                     .arg(count.predicted, 0, 'f', 0)
                     .toUtf8());
        if (count.counter->id.starts_with("local"))
          withLocal.insert(QString::fromStdString(point.point.family + " " + point.point.variant));
        const bool global = count.counter->id.starts_with("global");
        QVERIFY2(!global || !count.exception, "global memory has no exceptions");
      }
    }
    QVERIFY(all.equal > 4000);
    QCOMPARE(withLocal, QSet<QString>{"memory-kinds local"});  // register tiles stay in registers
    QVERIFY(all.predicted > 0 && all.predicted < all.equal / 50);
    for (const CountException& exception : countExceptions()) {
      const auto given = [&](const CountedPoint& point) {
        return point.counts[indexOf(exception.counter)].has_value() &&
               exceptionFor(point.point.family, point.point.variant, exception.counter) == &exception;
      };
      const bool counted = std::ranges::any_of(measured().points, given);
      QVERIFY2(!counted || needed.contains(&exception), "an exception that nothing needs");
    }
  }

  /// A variant's declared arithmetic equals the executed arithmetic, apart from a few extra instructions.
  void instructionsThatComputeAreTheHardwares() {
    const auto executed = [](const std::string& family, const std::string& variant, const std::string& parameters) {
      const std::string name = family + " " + variant + ", " + parameters;
      const auto point =
          std::ranges::find_if(measured().points, [&](const CountedPoint& each) { return nameOf(each.point) == name; });
      return point == measured().points.end() ? 0 : point->counts[indexOf("instructions")].value_or(0);
    };
    const auto saidOf = [](const std::string& family, const std::string& variant, const Parameters& parameters) {
      return findFamily(family)->find(variant)->instructionsPerFlop(parameters);
    };
    constexpr double kWarp = 32;
    // Two groups of 512 bodies meet six tiles of 128. In pairs three groups of 256 meet, and each meets itself.
    for (const auto& [variant, instructions] : {std::pair("coarsened", 13.0 * 2 * 512 * 6 * 128),
                                                {"balanced", 13.0 * 2 * 512 * 6 * 128},
                                                {"pairs", (13 + 2 * 8.5) * 3 * 256 * 256}}) {
      const double all = executed("n-body", variant, "bodies=750 block=64");
      QVERIFY2(all > instructions / kWarp && all < 1.07 * instructions / kWarp, variant);
      QCOMPARE(saidOf("n-body", variant, {}) * 20, std::string(variant) == "pairs" ? 8.5 : 13);
    }
    // Whole wide tiles. Loads and stores are the same with either mask, except for a few of the halo's.
    for (const char* variant : {"blocked", "separable-blocked"}) {
      const auto difference = [&](const auto& ofRadius) { return ofRadius(4) - ofRadius(2); };
      const double all = difference([&](int radius) {
        return executed("convolution", variant, "width=384 height=384 radius=" + std::to_string(radius));
      });
      const double said = difference([&](int radius) {
        Parameters parameters;
        parameters.set("radius", std::int64_t{radius});
        return saidOf("convolution", variant, parameters) * 4 * (2 * radius + 1) * 384 * 384;
      });
      QVERIFY2(all > said / kWarp && all < 1.15 * said / kWarp, variant);
    }
  }

  void everyVariantHasThreeSizesOneOfThemOdd() {
    std::map<std::string, std::set<std::string>> sizes;
    std::map<std::string, std::set<std::int64_t>> tiles;
    std::map<std::string, bool> odd;
    for (const CountedPoint& counted : measured().points) {
      const Point& point = counted.point;
      const std::string variant = point.family + " " + point.variant;
      std::string size;
      for (const ParameterSpec& spec : findFamily(point.family)->parameters)
        if (spec.editor == ParameterSpec::Editor::PowersOfTwo || spec.editor == ParameterSpec::Editor::Number)
          size += std::to_string(point.parameters.integer(spec.id)) + " ";
      sizes[variant].insert(size);
      if (point.parameters.contains("rows") && point.family == "matmul") {
        tiles[variant].insert(point.parameters.integer("tile"));
        const std::int64_t rows = point.parameters.integer("rows");
        odd[variant] |= rows % 2 == 1 && rows != point.parameters.integer("columns");
      }
    }
    QVERIFY(sizes.size() > 50);
    for (const auto& [variant, all] : sizes)
      if (variant != "counter atomic" && !variant.starts_with("grayscale"))
        QVERIFY2(all.size() == 3, (variant + ": " + std::to_string(all.size())).c_str());
    for (const auto& [variant, all] : tiles)
      if (all.size() > 1) QCOMPARE(all, (std::set<std::int64_t>{7, 13, 16, 32}));
    QVERIFY(tiles.at("matmul tiled").size() == 4);
    for (const auto& [variant, isOdd] : odd) QVERIFY2(isOdd, variant.c_str());
  }

  void aCountThatIsOneOffIsNoticed() {
    const auto simulator = simulatorFor(measured());
    const auto point = std::ranges::find_if(
        measured().points, [](const CountedPoint& each) { return nameOf(each.point).starts_with("transpose naive"); });
    QVERIFY(point != measured().points.end());
    const Result simulated = simulate(*simulator, point->point);
    CountedPoint wrong = *point;
    *wrong.counts[indexOf("global_store_sectors")] += 1;
    int different = 0;
    for (const ComparedCount& count : compareCounts(wrong, simulated)) {
      if (count.verdict == ComparedCount::Verdict::Equal) continue;
      ++different;
      QVERIFY(count.verdict == ComparedCount::Verdict::Different);
      QCOMPARE(count.counter->id, std::string_view("global_store_sectors"));
      QCOMPARE(count.measured, count.simulated + 1);
    }
    QCOMPARE(different, 1);
  }

  void anExceptionExcusesOnlyWhatItPredicts() {
    const auto simulator = simulatorFor(measured());
    const Point tiled = pointOf("matmul", "tiled", "rows=32 inner=32 columns=32 tile=32 type=fp32");
    const Result simulated = simulate(*simulator, tiled);
    const auto verdictAt = [&](double wavefronts) {
      CountedPoint point{.point = tiled, .kernels = 1, .counts = Counts(hardwareCounters().size())};
      point.counts[indexOf("shared_load_wavefronts")] = wavefronts;
      return compareCounts(point, simulated).at(0);
    };
    // Each of 32 warps reads 32 elements of M's tile and as many of N's: 2048 wavefronts by the source. Four elements
    // of M at a time, 16 bytes, take two wavefronts, though all lanes ask for the same.
    QCOMPARE(verdictAt(2048).verdict, ComparedCount::Verdict::Equal);
    const double predicted = 32 * (32 + 32 / 4 * 2);
    QCOMPARE(verdictAt(predicted).verdict, ComparedCount::Verdict::Predicted);
    QCOMPARE(verdictAt(predicted + 1).verdict, ComparedCount::Verdict::Different);
    QCOMPARE(verdictAt(predicted - 1).verdict, ComparedCount::Verdict::Different);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestHardwareCounts>(__FILE__);
#include "test_hardware_counts.moc"
