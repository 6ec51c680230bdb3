// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "base/error.h"
#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "inspect/check.h"
#include "model/gpu_profile.h"
#include "own/compile_error.h"
#include "own/gpu/gpu_compiler.h"
#include "own/launch/recorded_launch.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

constexpr int kHopper = 90;

std::string kernelOf(const Point& point) { return findFamily(point.family)->find(point.variant)->kernel; }

OwnKernel textOf(const Point& point) {
  return {.name = "mine", .file = "mine.cuh", .text = std::string(findKernel(kernelOf(point)).value().file->text)};
}

std::vector<own::TakenName> takenFrom(const OwnKernel& text, const Point& point) {
  const std::unique_ptr<Problem> problem = findFamily(point.family)->problem(point.parameters);
  const own::ReservedArrays room(*problem);
  return own::takenBy(text, kernelOf(point),
                      own::launchedBy(launchOf<simulator::SimulatedLauncher>(point.family, point.variant),
                                      room.arguments(point.parameters), defaultProfile().multiprocessors));
}

Point pointOf(const std::string& family, const std::string& variant) {
  return pointsToCheck({.family = family, .variants = {variant}}).at(0);
}

/// What NVRTC makes of the kernel with the first `before` replaced, or its first error.
std::string refusalOf(const std::string& before, const std::string& after) {
  const Point point = pointOf("transpose", "naive");
  OwnKernel text = textOf(point);
  const std::size_t at = text.text.find(before, text.text.find("void transposeNaive"));
  if (at == std::string::npos) throw std::logic_error("the kernel has no '" + before + "'");
  text.text.replace(at, before.size(), after);
  try {
    own::GpuCompiler(kHopper).compile(text, takenFrom(text, point));
  } catch (const CompileError& error) {
    return error.what();
  }
  return "it compiles";
}

}  // namespace

/// Kernels of the user's for a GPU. NVRTC needs none.
class TestGpuCompiler : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(m_cache.isValid());
    qputenv("XDG_CACHE_HOME", m_cache.path().toUtf8());
    try {
      own::Nvrtc();
    } catch (const RequestError& error) {
      QSKIP(error.what());
    }
  }

  void everyVariantAsTextIsMachineCodeWithItsKernels_data() {
    QTest::addColumn<QString>("family");
    for (const Family& family : catalog()) QTest::addRow("%s", family.id.c_str()) << QString::fromStdString(family.id);
  }
  void everyVariantAsTextIsMachineCodeWithItsKernels() {
    QFETCH(QString, family);
    const own::GpuCompiler compiler(kHopper);
    for (const Point& point : pointsToCheck({.family = family.toStdString()})) {
      if (kernelOf(point).empty()) continue;
      const OwnKernel text = textOf(point);
      const std::vector<own::TakenName> taken = takenFrom(text, point);
      const own::GpuCode code = compiler.compile(text, taken);
      QVERIFY2(code.machineCode.starts_with("\x7f"
                                            "ELF"),
               point.variant.c_str());
      QCOMPARE(code.symbols.size(), taken.size());
      for (std::size_t i = 0; i < taken.size(); ++i)
        QVERIFY2(code.symbols[i].find(taken[i].name) != std::string::npos, code.symbols[i].c_str());
      // From the cache, the same.
      QVERIFY(compiler.compile(text, taken).machineCode == code.machineCode);
    }
  }

  void errorsAreAtTheirLineInTheCompilersWords() {
    QCOMPARE(QString::fromStdString(refusalOf("out[x * height", "out[x * high")),
             QString("mine.cuh:44:42: error: identifier \"high\" is undefined"));
    QCOMPARE(QString::fromStdString(
                 refusalOf("int width, int height, int repetitions", "int width, int height, long repetitions")),
             QString("mine.cuh: error: no kernel fits the launch of transposeNaive<float, false>(float const*, "
                     "float*, int, int, int)"));
  }

  void whatNvrtcSaysIsReadAsGccsWords() {
    QCOMPARE(own::inFormOfGcc("a.cuh(3): error: expected a \";\"\n    int x\n       ^\n\n1 error detected in ...\n"),
             std::string("a.cuh:3:6: error: expected a \";\"\n"));
    QCOMPARE(own::inFormOfGcc("b.cuh(12): warning #177-D: variable \"x\" was declared\n"),
             std::string("b.cuh:12: warning: variable \"x\" was declared\n"));
    QCOMPARE(own::inFormOfGcc("nothing of the kind"), std::string());
  }

 private:
  QTemporaryDir m_cache;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestGpuCompiler>(__FILE__);
#include "test_gpu_compiler.moc"
