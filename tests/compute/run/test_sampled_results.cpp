// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "catalogue/catalogue.h"
#include "catalogue/family.h"
#include "compute/simt/counters_fixture.h"
#include "simulator/simulated_launcher.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// A launch with an expired deadline, so that only a few blocks of any grid run.
MeasureOptions fewBlocks() {
  MeasureOptions options;
  options.simulationSeconds = 1e-9;
  return options;
}

/// Values for which every kernel has a grid larger than the minimum, with partial tiles at all edges.
Chosen manyBlocks(const Family& family) {
  Chosen chosen;
  for (const ParameterSpec& spec : family.parameters) {
    if (spec.id == "elements" || spec.id == "points") chosen.emplace_back(spec.id, std::int64_t{200003});
    if (spec.id == "width") chosen.emplace_back(spec.id, std::int64_t{517});
    if (spec.id == "height" || spec.id == "rows") chosen.emplace_back(spec.id, std::int64_t{1031});
    if (spec.id == "columns") chosen.emplace_back(spec.id, std::int64_t{1100});
    if (spec.id == "inner") chosen.emplace_back(spec.id, std::int64_t{7});
    if (spec.id == "work" || spec.id == "reads") chosen.emplace_back(spec.id, std::int64_t{4});
  }
  return chosen;
}

}  // namespace

/// Remarks on results for which only some blocks ran.
class TestSampledResults : public QObject {
  Q_OBJECT

 private slots:
  void whatTheBlocksThatRanOweIsVerifiedForEveryKernel() {
    int sampled = 0;
    for (const Family& family : catalog()) {
      std::vector<std::string> types{""};
      for (const ParameterSpec& spec : family.parameters)
        if (spec.id == "type") types = spec.choices;
      for (const std::string& type : types)
        for (const Variant& variant : family.variants) {
          if (variant.launch.kind != Launch::Kind::Kernel) continue;
          Chosen chosen = manyBlocks(family);
          if (!type.empty()) chosen.emplace_back("type", type);
          const Result result = results(family.id, chosen, {variant.id}, fewBlocks()).at(0);
          const std::string what = family.id + " " + variant.id + " " + type;
          QVERIFY2(result.counters, what.c_str());
          if (!result.counters->estimated()) continue;
          if (variant.lastBlockEnds) {
            QVERIFY2(!result.verification, what.c_str());
            continue;
          }
          ++sampled;
          QVERIFY2(result.verification, (what + ": not verified").c_str());
          if (variant.wrongOnPurpose) continue;
          QVERIFY2(result.verification->passed, (what + ": " + result.error.english()).c_str());
          QVERIFY2(result.verification->method.english().starts_with("every element that the sampled blocks write ("),
                   what.c_str());
        }
    }
    QVERIFY2(sampled > 80, std::to_string(sampled).c_str());
  }

  void aKernelThatWritesTooLittleFails() {
    // Every block writes the first tile, so the others' elements are missing.
    const Chosen sizes{{"rows", 1024}, {"inner", 1024}, {"columns", 1024}, {"tile", 16}, {"type", "fp32"}};
    const Result result = results("matmul", sizes, {"one-block"}).at(0);
    QVERIFY(result.counters->estimated());
    QVERIFY(result.verification);
    QVERIFY(result.verification->expectedToFail);
    QVERIFY(!result.verification->passed);
    QVERIFY(!result.gflops);  // it did not do its work
  }

  void launchesThatFollowEachOtherAreVerifiedToo() {
    const Chosen product{{"rows", 1024}, {"inner", 1024}, {"columns", 1024}, {"tile", 32}, {"type", "fp32"}};
    const Result padded = results("matmul", product, {"padded-input"}).at(0);
    QVERIFY(padded.counters->estimated());
    QVERIFY2(padded.verification && padded.verification->passed, padded.error.english().c_str());
  }

  void sizesThatAreSampledByThemselvesAreVerified() {
    // More than 10^9 accesses: five for each element.
    const Result result = results("reduction", {{"elements", 210'000'003}}, {"sequential"}).at(0);
    QVERIFY(result.counters->estimated());
    QVERIFY2(result.verification && result.verification->passed, result.error.english().c_str());
    QCOMPARE(result.status, Result::Status::Ok);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSampledResults>(__FILE__);
#include "test_sampled_results.moc"
