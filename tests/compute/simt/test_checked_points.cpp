// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "inspect/checked_points.h"
#include "test_registry.h"

using namespace warpbench;

/// The points of an experiment that a check runs.
class TestCheckedPoints : public QObject {
  Q_OBJECT

 private slots:
  void aCheckTakesChoicesFromAnExperimentButNoSizes() {
    Request experiment;
    experiment.family = "matmul";
    experiment.variants = {"tiled", "cublas"};
    experiment.device = "cuda:0";
    experiment.mode = Mode::Hot;
    experiment.parameters.set("rows", std::int64_t{4096});
    experiment.parameters.set("tile", std::int64_t{8});
    experiment.parameters.set("type", "fp64");
    experiment.sweeps = {{.parameter = "inner", .values = {std::int64_t{64}, std::int64_t{128}}}};
    const std::vector<Point> points = pointsToCheck(requestToCheck(experiment));
    QCOMPARE(points.size(), std::size_t(1));
    QCOMPARE(points.front().variant, std::string("tiled"));
    QCOMPARE(points.front().parameters.integer("tile"), std::int64_t{8});
    QCOMPARE(points.front().parameters.text("type"), std::string("fp64"));
    Request alone;
    alone.family = "matmul";
    alone.variants = {"tiled"};
    for (const char* size : {"rows", "inner", "columns"})
      QCOMPARE(points.front().parameters.integer(size), pointsToCheck(alone).front().parameters.integer(size));

    // A GPU takes 512 MiB of it.
    Request offset;
    offset.family = "offset";
    offset.parameters.set("mib", std::int64_t{512});
    offset.parameters.set("offset", std::int64_t{3});
    const Parameters chosen = pointsToCheck(requestToCheck(offset)).front().parameters;
    QCOMPARE(chosen.integer("mib"), std::int64_t{1});
    QCOMPARE(chosen.integer("offset"), std::int64_t{3});

    // A choice for an unchecked variant.
    Request transpose;
    transpose.family = "transpose";
    transpose.variants = {"naive"};
    transpose.parameters.set("padding", std::int64_t{2});
    QVERIFY(!pointsToCheck(requestToCheck(transpose)).front().parameters.contains("padding"));

    experiment.variants = {"cublas"};
    QVERIFY_EXCEPTION_THROWN(requestToCheck(experiment), RequestError);
    experiment.family = "nothing";
    QVERIFY_EXCEPTION_THROWN(requestToCheck(experiment), RequestError);
  }

  void anyExperimentAsItStartsIsCheckedAsItsFamilyIs() {
    const auto parametersOf = [](const Request& request) {
      QStringList texts;
      for (const Point& point : pointsToCheck(request))
        texts << QString::fromStdString(point.variant + " " + toText(point.parameters));
      return texts;
    };
    for (const Family& family : catalog()) {
      Request alone, experiment;
      alone.family = experiment.family = family.id;
      const auto setAll = [&](const std::vector<ParameterSpec>& specs) {
        for (const ParameterSpec& spec : specs) experiment.parameters.set(spec.id, spec.initialValue(false));
      };
      // Also variants that only a GPU or only the CPU can run.
      for (const Variant& variant : family.variants) {
        experiment.variants.push_back(variant.id);
        setAll(variant.parameters);
      }
      setAll(family.parameters);
      QCOMPARE(parametersOf(requestToCheck(experiment)), parametersOf(alone));
    }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCheckedPoints>(__FILE__);
#include "test_checked_points.moc"
