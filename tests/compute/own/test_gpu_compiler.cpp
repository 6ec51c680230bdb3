// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "core/text/error.h"
#include "engine/simulated/check.h"
#include "inspect/checked_points.h"
#include "model/gpu_profile.h"
#include "own/compile_error.h"
#include "own/elf_symbols.h"
#include "own/gpu/gpu_compiler.h"
#include "own/gpu/nvcc.h"
#include "own/gpu/nvrtc.h"
#include "own/launch/recorded_launch.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

constexpr int kHopper = 90;

const QString kNoneFits =
    "mine.cuh: error: no kernel fits the launch of transposeNaive<float, false>(float const*, float*, int, int, int)";

std::string kernelOf(const Point& point) { return findFamily(point.family)->find(point.variant)->kernel; }

OwnKernel textOf(const Point& point) {
  return {.name = "mine", .file = "mine.cuh", .text = std::string(findKernel(kernelOf(point)).value().file->text)};
}

std::vector<own::ReplacedName> takenFrom(const OwnKernel& text, const Point& point) {
  const std::unique_ptr<Problem> problem = findFamily(point.family)->problem(point.parameters);
  const own::ReservedArrays room(*problem);
  return own::takenBy(text, kernelOf(point),
                      own::launchedNames(launchOf<simulator::SimulatedLauncher>(point.family, point.variant),
                                         room.arguments(point.parameters), defaultProfile().multiprocessors));
}

/// A kernel file as the user's text, with the launches of its variants. Compiling takes as long for the file as for
/// each kernel, so it is compiled once for all of them.
struct LaunchedText {
  OwnKernel text;
  std::vector<own::ReplacedName> taken;  ///< each once
};

/// `ending` is appended to each text.
std::vector<LaunchedText> textsOf(const std::vector<Point>& points, const std::string& ending = "") {
  std::vector<LaunchedText> texts;
  for (const Point& point : points) {
    OwnKernel text = textOf(point);
    text.text += ending;
    auto known = std::ranges::find(texts, text.text, [](const LaunchedText& each) { return each.text.text; });
    if (known == texts.end()) known = texts.insert(known, {.text = text, .taken = {}});
    for (own::ReplacedName& name : takenFrom(text, point))
      if (std::ranges::find(known->taken, name.words, &own::ReplacedName::words) == known->taken.end())
        known->taken.push_back(std::move(name));
  }
  return texts;
}

Point gpuPoint(const std::string& family, const std::string& variant) {
  return pointsToCheck({.family = family, .variants = {variant}}).at(0);
}

/// The compiled kernel with the first `before` replaced, or the compiler's first error.
std::string gpuRefusal(std::unique_ptr<own::CudaCompiler> compiler, const std::string& before,
                       const std::string& after) {
  const Point point = gpuPoint("transpose", "naive");
  OwnKernel text = textOf(point);
  const std::size_t at = text.text.find(before, text.text.find("void transposeNaive"));
  if (at == std::string::npos) throw std::logic_error("the kernel has no '" + before + "'");
  text.text.replace(at, before.size(), after);
  try {
    own::GpuCompiler(std::move(compiler)).compile(text, takenFrom(text, point));
  } catch (const CompileError& error) {
    return error.what();
  }
  return "it compiles";
}

}  // namespace

/// The user's kernels for a GPU. The compilers need no GPU.
class TestGpuCompiler : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(m_cache.isValid());
    qputenv("XDG_CACHE_HOME", m_cache.path().toUtf8());
    try {
      own::Nvrtc nvrtc(kHopper);
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
    const own::GpuCompiler compiler(std::make_unique<own::Nvrtc>(kHopper));
    std::vector<Point> points = pointsToCheck({.family = family.toStdString()});
    std::erase_if(points, [](const Point& point) { return kernelOf(point).empty(); });
    for (const auto& [text, taken] : textsOf(points)) {
      QVERIFY(!taken.empty());
      const own::GpuCode code = compiler.compile(text, taken);
      QVERIFY2(code.machineCode.starts_with("\x7f"
                                            "ELF"),
               taken[0].words.c_str());
      QCOMPARE(code.symbols.size(), taken.size());
      for (std::size_t i = 0; i < taken.size(); ++i)
        QVERIFY2(code.symbols[i].find(taken[i].name) != std::string::npos, code.symbols[i].c_str());
      // From the cache, the same.
      QVERIFY(compiler.compile(text, taken).machineCode == code.machineCode);
    }
  }

  void errorsAreAtTheirLineInTheCompilersWords() {
    QCOMPARE(
        QString::fromStdString(gpuRefusal(std::make_unique<own::Nvrtc>(kHopper), "out[x * height", "out[x * high")),
        QString("mine.cuh:43:42: error: identifier \"high\" is undefined"));
    QCOMPARE(QString::fromStdString(gpuRefusal(std::make_unique<own::Nvrtc>(kHopper),
                                               "int width, int height, int repetitions",
                                               "int width, int height, long repetitions")),
             kNoneFits);
  }

  /// It compiles a text to the catalogue's code. NVRTC replaces nvcc if that or g++ is missing, because nvcc needs g++.
  void nvccComesFirst() {
    if (!own::Nvcc::find()) QSKIP("nvcc is not installed");
    QVERIFY(own::cudaCompiler(kHopper)->key().find("nvcc: NVIDIA") != std::string::npos);
    const QTemporaryDir empty;
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", empty.path().toUtf8());
    const auto restore = qScopeGuard([&] { qputenv("PATH", path); });
    QCOMPARE(own::cudaCompiler(kHopper)->key(), own::Nvrtc(kHopper).key());
  }

  void nvccMakesTheSameKernels_data() {
    QTest::addColumn<QString>("family");
    QTest::addColumn<QString>("variant");
    const auto row = [](const char* family, const char* variant) { QTest::addRow("%s", family) << family << variant; };
    row("transpose", "conflict-free");  // a template
    row("counter", "atomic");           // none
    row("memory-kinds", "constant");    // with a constant array
    row("scan", "look-back");           // several kernels
  }
  void nvccMakesTheSameKernels() {
    QFETCH(QString, family);
    QFETCH(QString, variant);
    const auto nvcc = own::Nvcc::find();
    if (!nvcc) QSKIP("nvcc is not installed");
    const Point point = gpuPoint(family.toStdString(), variant.toStdString());
    const OwnKernel text = textOf(point);
    const std::vector<own::ReplacedName> taken = takenFrom(text, point);
    const own::GpuCode byNvrtc = own::GpuCompiler(std::make_unique<own::Nvrtc>(kHopper)).compile(text, taken);
    const own::GpuCompiler compiler(std::make_unique<own::Nvcc>(*nvcc, kHopper));
    const own::GpuCode byNvcc = compiler.compile(text, taken);
    QVERIFY(!byNvcc.symbols.empty());
    QVERIFY(byNvcc.symbols == byNvrtc.symbols);
    QVERIFY(byNvcc.machineCode != byNvrtc.machineCode);
    QVERIFY(compiler.compile(text, taken).machineCode == byNvcc.machineCode);  // from the cache
  }

  /// tensor_mma.cuh, in its own folder, includes a file from the folder above.
  void filesOfEveryFolderOfKernelsCanBeIncluded() {
    const auto nvcc = own::Nvcc::find();
    if (!nvcc) QSKIP("nvcc is not installed");
    const Point point = gpuPoint("transpose", "naive");
    OwnKernel text = textOf(point);
    text.text = "#include \"tensor_mma.cuh\"\n" + text.text;
    const std::vector<own::ReplacedName> taken = takenFrom(text, point);
    const auto symbols = [&](std::unique_ptr<own::CudaCompiler> compiler) {
      return own::GpuCompiler(std::move(compiler)).compile(text, taken).symbols;
    };
    QCOMPARE(symbols(std::make_unique<own::Nvrtc>(kHopper)).size(), std::size_t{1});
    QCOMPARE(symbols(std::make_unique<own::Nvcc>(*nvcc, kHopper)).size(), std::size_t{1});
  }

  /// Their instructions exist only in code for sm_90a: elsewhere the kernels are empty.
  void warpGroupsAsTextAreThere() {
    using Kernel = std::pair<const char*, const char*>;
    std::vector<Point> points;
    for (const auto& [family, variant] :
         {Kernel{"tensor-matmul", "groups"}, Kernel{"tensor-matmul", "roles"}, Kernel{"tensor-matmul", "clusters"},
          Kernel{"tensor-matmul", "small-tiles"}, Kernel{"tensor-matmul", "shapes"}, Kernel{"tensor-wide", "turned"},
          Kernel{"attention", "groups"}, Kernel{"attention", "turns"}}) {
      points.push_back(gpuPoint(family, "naive"));
      points.back().variant = variant;
    }
    const char* const notEmpty =
        "\n#if defined(__CUDA_ARCH__) && !defined(__CUDA_ARCH_FEAT_SM90_ALL)\n#error empty\n#endif\n";
    for (const auto& [text, taken] : textsOf(points, notEmpty)) {
      QVERIFY(!taken.empty());
      QCOMPARE(own::GpuCompiler(std::make_unique<own::Nvrtc>(kHopper)).compile(text, taken).symbols.size(),
               taken.size());
      const auto nvcc = own::Nvcc::find();
      if (!nvcc) continue;
      QCOMPARE(own::GpuCompiler(std::make_unique<own::Nvcc>(*nvcc, kHopper)).compile(text, taken).symbols.size(),
               taken.size());
    }
  }

  void nvccsErrorsAreAtTheirLineToo() {
    const auto nvcc = own::Nvcc::find();
    if (!nvcc) QSKIP("nvcc is not installed");
    const auto compiler = [&] { return std::make_unique<own::Nvcc>(*nvcc, kHopper); };
    QCOMPARE(QString::fromStdString(gpuRefusal(compiler(), "out[x * height", "out[x * high")),
             QString("mine.cuh:43:42: error: identifier \"high\" is undefined"));
    QCOMPARE(QString::fromStdString(gpuRefusal(compiler(), "int width, int height, int repetitions",
                                               "int width, int height, long repetitions")),
             kNoneFits);
  }

  void whatIsNoObjectHasNoSymbols() {
    QVERIFY_EXCEPTION_THROWN(own::symbolsIn(""), DeviceError);
    QVERIFY_EXCEPTION_THROWN(own::symbolsIn(std::string(4000, 'x')), DeviceError);
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
