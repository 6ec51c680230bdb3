// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <QDirIterator>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <filesystem>
#include <utility>

#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "compute/one_point.h"
#include "engine/simulated/check.h"
#include "inspect/checked_points.h"
#include "own/compile_error.h"
#include "own/kernel_cache.h"
#include "results/values/own_kernel.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// The variant's kernel file as if it were the user's, with the first `before` replaced.
std::shared_ptr<const OwnKernel> copyOf(const std::string& family, const std::string& variant,
                                        const std::string& before = "", const std::string& after = "") {
  const KernelSource source = findKernel(findFamily(family)->find(variant)->kernel).value();
  std::string text(source.file->text);
  if (!before.empty()) {
    const std::size_t at = text.find(before, text.find(findFamily(family)->find(variant)->kernel));
    if (at == std::string::npos) throw std::logic_error("the kernel has no '" + before + "'");
    text.replace(at, before.size(), after);
  }
  return std::make_shared<const OwnKernel>(OwnKernel{.name = "mine", .file = "mine.cuh", .text = text});
}

/// On the simulated H200, with the user's or the catalogue's kernels.
Result resultWith(Point point, std::shared_ptr<const OwnKernel> own) {
  point.own = std::move(own);
  return simulatedDevice().measure(point, {}, {}, [](const Message&, double) {});
}

Point pointOf(const std::string& family, const std::string& variant, const Chosen& parameters) {
  Request request{.family = family, .variants = {variant}};
  for (const auto& [id, value] : parameters) request.parameters.set(id, value);
  return expand(request, simulatedDevice().info()).at(0);
}

std::string refusalOf(const std::shared_ptr<const OwnKernel>& own, const std::string& variant = "naive") {
  try {
    resultWith(pointOf("transpose", variant, {{"width", 64}, {"height", 64}}), own);
  } catch (const CompileError& error) {
    return error.what();
  }
  return "it compiles";
}

}  // namespace

/// The user's kernels, compiled on this machine. They are correct, so they need no separate process.
class TestOwnKernels : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(m_cache.isValid());
    qputenv("XDG_CACHE_HOME", m_cache.path().toUtf8());
  }

  void everyVariantAsTextCountsAsTheBuiltInOne_data() {
    QTest::addColumn<QString>("family");
    for (const Family& family : catalog()) QTest::addRow("%s", family.id.c_str()) << QString::fromStdString(family.id);
  }

  void everyVariantAsTextCountsAsTheBuiltInOne() {
    QFETCH(QString, family);
    Request request{.family = family.toStdString()};
    int compared = 0;
    for (const Point& point : pointsToCheck(request)) {
      if (findFamily(point.family)->find(point.variant)->kernel.empty()) continue;
      const Result builtIn = resultWith(point, nullptr);
      const Result own = resultWith(point, copyOf(point.family, point.variant));
      QVERIFY2(own.counters && own.counters->totalBlocks > 0, (point.variant + ": " + own.error.english()).c_str());
      if (point.variant == "without-barrier") {  // as text it runs in step: the same accesses, in another order
        const auto figures = [](const Counters& of) {
          return std::vector{of.globalLoad.requests,  of.globalLoad.sectors,      of.globalStore.requests,
                             of.globalStore.sectors,  of.sharedLoad.requests,     of.sharedLoad.wavefronts,
                             of.sharedStore.requests, of.sharedStore.wavefronts};
        };
        QCOMPARE(figures(*own.counters), figures(*builtIn.counters));
      } else if (point.variant == "sweep") {  // its blocks poll for earlier ones, so the number of loads depends on timing
        const auto stores = [](const Counters& of) {
          return std::vector{of.globalStore.requests, of.globalStore.sectors, of.sharedStore.requests,
                             of.sharedStore.wavefronts};
        };
        QCOMPARE(stores(*own.counters), stores(*builtIn.counters));
      } else {
        // Text is compiled with fused multiply-adds, which may join two basic blocks.
        Counters counters = *own.counters;
        const double blocks = std::exchange(counters.basicBlocks, builtIn.counters->basicBlocks);
        counters.activeLanesPerBasicBlock = builtIn.counters->activeLanesPerBasicBlock;
        QVERIFY2(counters == *builtIn.counters, point.variant.c_str());
        QVERIFY2(std::abs(blocks / counters.basicBlocks - 1) < 0.15, point.variant.c_str());
      }
      QCOMPARE(own.grid, builtIn.grid);
      QCOMPARE(own.block, builtIn.block);
      QCOMPARE(own.sharedBytes, builtIn.sharedBytes);
      QCOMPARE(own.verification->passed, builtIn.verification->passed);
      ++compared;
    }
    QVERIFY(compared > 0 || family == "transfer");
  }

  void aLoopThatIsNotUnrolledKeepsItsArrayInLocalMemory() {
    const Point point = pointOf("memory-kinds", "registers", {{"elements", 16384}, {"coefficients", 16}});
    const char* const loop = "for (int k = 0; k < count; ++k) own[k]";
    const auto with = [&](const std::string& pragma) {
      return *resultWith(point, copyOf("memory-kinds", "registers", loop, "\n" + pragma + "\n" + loop)).counters;
    };
    QCOMPARE(with("#pragma unroll").local().requests, 0.0);
    QCOMPARE(with("#pragma unroll 16").local().requests, 0.0);
    for (const char* pragma : {"#pragma unroll 1", "#pragma unroll 4"}) {
      const Counters counters = with(pragma);
      QCOMPARE(counters.localStore.requests, 64 * 16.0);
      QCOMPARE(counters.localStore.sectors, 64 * 16 * 4.0);
      QVERIFY(counters.localLoad.requests > 0);
    }
  }

  void withoutItsPaddingConflictFreeIsAsSlowAsCoalesced() {
    const Chosen size{{"width", 512}, {"height", 512}};
    const Result padded = resultWith(pointOf("transpose", "conflict-free", size), nullptr);
    const Result coalesced = resultWith(pointOf("transpose", "coalesced", size), nullptr);
    const Result own = resultWith(pointOf("transpose", "conflict-free", size),
                                  copyOf("transpose", "conflict-free", "[kTransposeTile + 1]", "[kTransposeTile]"));
    QVERIFY(own.verification->passed);
    QCOMPARE(own.counters->sharedLoad.wavefronts, 32 * padded.counters->sharedLoad.wavefronts);
    QCOMPARE(own.counters->sharedLoad.wavefronts, coalesced.counters->sharedLoad.wavefronts);
    QCOMPARE(own.sharedBytes, coalesced.sharedBytes);
  }

  void aChangedConstantIsToldWithTheResult() {
    const Point point = pointOf("transpose", "naive", {{"width", 64}, {"height", 64}});
    auto own = *copyOf("transpose", "naive");
    QVERIFY(resultWith(point, std::make_shared<const OwnKernel>(own)).warnings.empty());
    const std::string line = "inline constexpr int kTransposeTile = 32;";
    own.text.replace(own.text.find(line), line.size(), "inline constexpr int kTransposeTile = 16;");
    const Result result = resultWith(point, std::make_shared<const OwnKernel>(own));
    QCOMPARE(result.warnings.size(), std::size_t{1});
    QCOMPARE(result.warnings.front(),
             std::string("kTransposeTile is 16 in mine.cuh; the launch keeps the catalogue's 32"));
  }

  void aKernelNeedNotBeATemplateAnyMore() {
    const auto own = std::make_shared<const OwnKernel>(OwnKernel{
        .name = "mine",
        .file = "mine.cuh",
        .text = "__global__ void transposeChosenPadding(const float* in, float* out, int width, int height, int) {\n"
                "  extern __shared__ float any[];\n"
                "  const int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;\n"
                "  any[threadIdx.y * 32 + threadIdx.x] = x < width && y < height ? in[y * width + x] : 0;\n"
                "  __syncthreads();\n"
                "  if (x < width && y < height) out[x * height + y] = any[threadIdx.y * 32 + threadIdx.x];\n"
                "}\n"});
    const Result result = resultWith(pointOf("transpose", "chosen-padding", {{"width", 70}, {"height", 45}}), own);
    QVERIFY(result.verification->passed);
    QVERIFY(result.counters->sharedLoad.requests > 0);
    QCOMPARE(result.sharedBytes, std::int64_t{32 * 33 * 4});
  }

  void whatDoesNotCompileIsToldInTheCompilersWords() {
    QCOMPARE(refusalOf(copyOf("transpose", "naive", "const int y", "const int z")),
             std::string("mine.cuh:43:22: error: \u2018y\u2019 was not declared in this scope"));
  }

  void whatDoesNotFitTheLaunchIsToldWithoutOurOwnText() {
    for (const auto& [before, after, expected] :
         {std::tuple("int height", "float height", "no kernel fits the launch of transposeNaive<float, false>("),
          std::tuple("transposeNaive", "transposeNone",
                     "it has no kernel transposeNaive, which is launched; there is "),
          std::tuple("int height, int repetitions) {", "int height, int repetitions) {{",
                     "a template declaration cannot appear at block scope"),
          std::tuple("const int x", "elsewhere(); const int x", "elsewhere")}) {
      const std::string refusal = refusalOf(copyOf("transpose", "naive", before, after));
      QVERIFY2(refusal.find(expected) != std::string::npos, refusal.c_str());
      QVERIFY2(refusal.starts_with("mine.cuh:"), refusal.c_str());
      QVERIFY2(refusal.find("warpbench-launch") == std::string::npos, refusal.c_str());
    }
  }

  void whatIsNowhereDefinedIsNamed() {
    std::string text = copyOf("transpose", "naive", "const int x", "elsewhere(1); const int x")->text;
    text.insert(text.find("template"), "void elsewhere(int); ");
    const auto own = std::make_shared<const OwnKernel>(OwnKernel{.name = "mine", .file = "mine.cuh", .text = text});
    QCOMPARE(refusalOf(own), std::string("mine.cuh: error: elsewhere(int) is declared, but nowhere defined"));
  }

  void aCheckNamesTheUsersLines() {
    Point point = pointOf("transpose", "conflict-free", {{"width", 40}, {"height", 33}});
    point.own = copyOf("transpose", "conflict-free", "outX < height && ", "");
    const CheckReport report = check(point, defaultProfile());
    QVERIFY(!report.findings.empty());
    QCOMPARE(report.findings.front().where.file, std::string("mine.cuh"));
    QVERIFY(report.findings.front().where.line > 0);
    point.own = copyOf("transpose", "conflict-free", "    __syncthreads();\n    if (outX", "    if (outX");
    const CheckReport race = check(point, defaultProfile());
    QVERIFY(!race.findings.empty());
    QVERIFY2(race.findings.front().memory.english().starts_with("shared array tile of mine.cuh:"),
             race.findings.front().memory.english().c_str());
  }

  /// tensor_mma.cuh includes "../copy_async.cuh", which the user's text finds through the search folders.
  void aTraceNamesTheUsersLinesAndThoseOfIncludedFiles() {
    const std::string kernelsFile(findKernel("matmulTensorPipeline").value().file->name);
    Point point = pointsToCheck({.family = "tensor-matmul", .variants = {"pipeline"}}).at(0);
    const BlockTrace builtIn = traceBlock(point, defaultProfile(), {});
    OwnKernel own = *copyOf("tensor-matmul", "pipeline");
    own.text.insert(0, "// A line more than the catalogue's.\n");
    point.own = std::make_shared<const OwnKernel>(own);
    const BlockTrace edited = traceBlock(point, defaultProfile(), {});
    QCOMPARE(edited.steps.size(), builtIn.steps.size());
    bool isUsersLineThere = false;
    for (std::size_t i = 0; i < edited.steps.size(); ++i) {
      SourceLine expected = builtIn.steps[i].where;
      if (expected.file == kernelsFile) expected = {"mine.cuh", expected.line + 1};
      QCOMPARE(edited.steps[i].where.file, expected.file);
      QCOMPARE(edited.steps[i].where.line, expected.line);
      isUsersLineThere |= expected.file == "mine.cuh";
    }
    QVERIFY(isUsersLineThere);
    QCOMPARE(edited.steps.at(0).where.file, std::string("kernels/copy_async.cuh"));
    QCOMPARE(edited.steps.at(0).where.line, 10);
  }

  void anIndexOutsideTheOnlySharedArrayIsOne() {
    Point point = pointOf("transpose", "coalesced", {{"width", 40}, {"height", 33}});
    for (const auto& [row, offset] : {std::pair("threadIdx.y + 20", 4096), std::pair("(int)threadIdx.y - 3", -384)}) {
      point.own = copyOf("transpose", "coalesced", "tile[threadIdx.y][threadIdx.x] = in",
                         std::string("tile[") + row + "][threadIdx.x] = in");
      const CheckReport report = check(point, defaultProfile());
      std::vector<Finding> found;
      std::ranges::copy_if(report.findings, std::back_inserter(found),
                           [](const Finding& each) { return each.kind == Finding::Kind::OutOfBounds; });
      QCOMPARE(found.size(), std::size_t{1});
      QVERIFY2(found[0].memory.english().starts_with("shared array tile of mine.cuh:"),
               found[0].memory.english().c_str());
      QCOMPARE(found[0].offset, std::int64_t{offset});
    }
  }

  void whereTheCacheCannotBeAFolderForTemporaryFilesTakesItsPlace() {
    const auto known = qgetenv("XDG_CACHE_HOME"), home = qgetenv("HOME"), temporary = qgetenv("TMPDIR");
    const auto back = qScopeGuard([&] {
      qputenv("XDG_CACHE_HOME", known);
      qputenv("HOME", home);
      temporary.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", temporary);
    });
    QTemporaryDir place;
    const std::filesystem::path folder = place.path().toStdString();
    qputenv("TMPDIR", place.path().toUtf8());
    // Nobody can create a folder below a device.
    qputenv("XDG_CACHE_HOME", "/dev/null/cache");
    const std::filesystem::path mine = folder / ("warpbench-" + std::to_string(::geteuid()));
    QCOMPARE(own::kernelCacheFolder(), mine / "compiled");
    QVERIFY(std::filesystem::status(mine).permissions() == std::filesystem::perms::owner_all);
    qunsetenv("XDG_CACHE_HOME");
    qputenv("HOME", "/dev/null");
    QCOMPARE(own::kernelCacheFolder(), mine / "compiled");
    // Other users could place code there.
    std::filesystem::permissions(mine, std::filesystem::perms::all);
    QCOMPARE(own::kernelCacheFolder(), std::filesystem::path());
    qputenv("HOME", place.path().toUtf8());
    QCOMPARE(own::kernelCacheFolder(), folder / ".cache/warpbench/compiled");
  }

  void nothingIsLeftBehind() {
    QDirIterator files(m_cache.path(), QDir::Dirs, QDirIterator::Subdirectories);
    while (files.hasNext()) QVERIFY2(!QFileInfo(files.next()).fileName().startsWith("work-"), "a work folder");
  }

 private:
  QTemporaryDir m_cache;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestOwnKernels>(__FILE__);
#include "test_own_kernels.moc"
