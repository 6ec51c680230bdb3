// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "core/text/error.h"
#include "engine/simulated/check.h"
#include "inspect/checked_points.h"
#include "inspect/line_costs.h"
#include "refusal.h"
#include "simulator/simulated_launcher.h"
#include "test_registry.h"

using namespace warpbench;
using simulator::AccessKind;

namespace {

/// The variant with sizes up to `size`, within their limits.
Point pointOf(const Family& family, const Variant& variant, std::int64_t size) {
  Request request;
  request.family = family.id;
  request.variants = {variant.id};
  for (const ParameterSpec& spec : family.parameters)
    if (spec.editor == ParameterSpec::Editor::PowersOfTwo)
      request.parameters.set(spec.id, std::clamp(std::min(size, spec.initial), spec.minimum, spec.maximum));
  return pointsToCheck(request).at(0);
}

std::vector<LineCost> costsOf(const char* family, const char* variant, std::int64_t size) {
  const Family& known = *findFamily(family);
  return lineCosts(traceBlock(pointOf(known, *known.find(variant), size), defaultProfile(), {}));
}

std::string textOf(const LineCost& cost) {
  const KernelFile& file = *std::ranges::find(kernelFiles(), cost.where.file, &KernelFile::name);
  const KernelSource whole{&file, cost.where.line, cost.where.line};
  return std::string(whole.lines().front());
}

/// The function that contains the line, named by its declaration at the beginning of a line.
std::string functionAt(const SourceLine& where) {
  const KernelFile& file = *std::ranges::find(kernelFiles(), where.file, &KernelFile::name);
  const auto lines = KernelSource{&file, 1, where.line}.lines();
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    const std::size_t end = line->find('(');
    if (end == std::string_view::npos || line->starts_with(' ') || line->starts_with("//")) continue;
    return std::string(line->substr(line->rfind(' ', end) + 1, end - line->rfind(' ', end) - 1));
  }
  return "";
}

/// In the kernel itself, or in a function that its text calls.
bool isPartOf(const KernelSource& kernel, const SourceLine& where) {
  if (where.file == kernel.file->name && where.line >= kernel.firstLine && where.line <= kernel.lastLine) return true;
  const std::string function = functionAt(where);
  return !function.empty() && std::ranges::any_of(kernel.lines(), [&](std::string_view line) {
    return line.find(function + "(") != std::string_view::npos || line.find(function + "<") != std::string_view::npos;
  });
}

}  // namespace

class TestKernelSource : public QObject {
  Q_OBJECT

 private slots:
  void aKernelIsFoundFromItsCommentToItsBrace() {
    const auto naive = findKernel("transposeNaive");
    QVERIFY(naive);
    QCOMPARE(naive->file->name, std::string_view("kernels/transpose.cuh"));
    const auto lines = naive->lines();
    QVERIFY(lines.front().starts_with("// "));
    QCOMPARE(lines.back(), std::string_view("}"));
    QCOMPARE(std::ranges::count_if(lines, [](auto line) { return line.starts_with("__global__"); }), 1);
    // Its name on the line after its launch bounds, and the beginning of other names.
    QVERIFY(findKernel("matmulWarpTiled"));
    QVERIFY(findKernel("vectorAdd")->lastLine < findKernel("vectorAddGridStride")->firstLine);
    QVERIFY(!findKernel("transpose"));
    QVERIFY(!findKernel(""));
  }

  void everyVariantWithAKernelNamesTheOneThatItLaunches() {
    int kernels = 0;
    for (const Family& family : catalog()) {
      for (const Variant& variant : family.variants) {
        const std::string name = family.id + " " + variant.id;
        if (!variant.kernel.empty()) QVERIFY2(findKernel(variant.kernel), name.c_str());
        if (variant.launch.kind != Launch::Kind::Kernel) continue;
        ++kernels;
        QVERIFY2(!variant.kernel.empty(), name.c_str());
        const KernelSource source = *findKernel(variant.kernel);
        const BlockTrace trace = traceBlock(smallPointOf(pointOf(family, variant, 64)), defaultProfile(), {});
        QVERIFY2(std::ranges::any_of(trace.steps, [&](const TraceStep& step) { return isPartOf(source, step.where); }),
                 name.c_str());
      }
    }
    QVERIFY(kernels > 50);
  }

  void changesAreTheFewestLines() {
    using Kind = LineChange::Kind;
    const auto changes = changesOf({"a", "b", "c", "d"}, {"a", "x", "c", "d", "e"});
    const std::vector<LineChange> expected{{Kind::Kept, "a"}, {Kind::Removed, "b"}, {Kind::Added, "x"},
                                           {Kind::Kept, "c"}, {Kind::Kept, "d"},    {Kind::Added, "e"}};
    QVERIFY(changes == expected);
    QVERIFY(changesOf({}, {}).empty());
    QVERIFY((changesOf({}, {"a"}) == std::vector<LineChange>{{Kind::Added, "a"}}));
    QVERIFY((changesOf({"a"}, {}) == std::vector<LineChange>{{Kind::Removed, "a"}}));
  }

  void theNaiveTransposeWastesItsStores() {
    const std::vector<LineCost> costs = costsOf("transpose", "naive", 64);
    QCOMPARE(costs.size(), std::size_t{2});
    const LineCost& load = costs[0];
    const LineCost& store = costs[1];
    QCOMPARE(load.kind, AccessKind::GlobalLoad);
    QCOMPARE(load.requests, std::int64_t{32});
    QCOMPARE(load.unitsPerRequest(), 4.0);
    QVERIFY(!load.wasteful());
    QCOMPARE(store.kind, AccessKind::GlobalStore);
    QCOMPARE(store.lanes, std::int64_t{1024});
    QCOMPARE(store.unitsPerRequest(), 32.0);
    QCOMPARE(store.idealPerRequest(), 4.0);
    QVERIFY(QString::fromStdString(textOf(store)).contains("out["));
  }

  void theUnpaddedTileHasItsConflictsWhereColumnsAreRead() {
    const std::vector<LineCost> costs = costsOf("transpose", "coalesced", 64);
    const auto wasteful = std::ranges::find_if(costs, &LineCost::wasteful);
    QVERIFY(wasteful != costs.end());
    QCOMPARE(wasteful->kind, AccessKind::SharedLoad);
    QCOMPARE(wasteful->unitsPerRequest(), 32.0);
    QCOMPARE(wasteful->idealPerRequest(), 1.0);
    QCOMPARE(std::ranges::count_if(costs, &LineCost::wasteful), 1);
  }

  void aSmallPointKeepsItsAlignment() {
    const Family& transpose = *findFamily("transpose");
    Point point = pointOf(transpose, *transpose.find("naive"), 64);
    QVERIFY(smallPointOf(point).parameters == point.parameters);
    point.parameters.set("width", 16387);
    point.parameters.set("height", 16384);
    const Point small = smallPointOf(point);
    QCOMPARE(small.parameters.integer("width") % 32, std::int64_t{16387 % 32});
    QCOMPARE(small.parameters.integer("height") % 32, std::int64_t{0});
    QVERIFY(small.parameters.integer("width") * small.parameters.integer("height") <= 1 << 18);
    QCOMPARE(small.parameters.text("type"), point.parameters.text("type"));
  }

  void aPictureBeyondTheLimitsOfGeneratedOnesIsMadeSmall() {
    Point point{.family = "grayscale", .variant = "naive", .parameters = {}};
    point.parameters.set("image", std::string("/a/wide/picture.png"));
    point.parameters.set("width", 100'003);
    point.parameters.set("height", 20);
    const Point small = smallPointOf(point);
    QCOMPARE(small.parameters.text("image"), std::string());
    QCOMPARE(small.parameters.integer("width"), std::int64_t{512 + 100'003 % 32});
    QCOMPARE(small.parameters.integer("height"), std::int64_t{20});
  }

  void onlyWhatIsDescribedIsMadeSmall() {
    const auto smallOf = [](const char* family, const std::vector<Parameters::Entry>& entries) {
      Point point{.family = family, .variant = "naive", .parameters = {}};
      for (const auto& [id, value] : entries) point.parameters.set(id, value);
      return smallPointOf(point);
    };
    const auto refused = [&](const char* family, const std::vector<Parameters::Entry>& entries) {
      return test::refusal<RequestError>([&] { smallOf(family, entries); });
    };
    QVERIFY(refused("vector-add", {{"elements", "x"}}).startsWith("parameter elements: 'x' is not a whole number"));
    QVERIFY(refused("vector-add", {{"elements", 0}}).startsWith("parameter elements: '0' is not"));
    QVERIFY(refused("vector-add", {{"elements", 1024}, {"block", 0}}).startsWith("parameter block: '0' is not"));
    QVERIFY(refused("matmul", {{"tile", 0}}).startsWith("parameter tile: '0' is not"));
    QVERIFY(refused("matmul", {{"type", 1}}).startsWith("parameter type: '1' is not one of"));
    QVERIFY(refused("transpose", {{"width", INT64_MIN}, {"height", INT64_MIN}}).startsWith("parameter width: "));
    // A parameter of another version is ignored.
    const Point point = smallOf("vector-add", {{"elements", 1000}, {"of-another-version", "x"}});
    QCOMPARE(toText(point.parameters), std::string("elements=1000 block=256 type=fp32"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestKernelSource>(__FILE__);
#include "test_kernel_source.moc"
