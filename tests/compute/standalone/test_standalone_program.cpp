// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QTest>
#include <algorithm>
#include <iterator>
#include <utility>

#include "catalogue/catalogue.h"
#include "compute/cli/cli_fixture.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "engine/run/parameter_text.h"
#include "engine/run/request.h"
#include "engine/simulated/check.h"
#include "inspect/checked_points.h"
#include "standalone/standalone_program.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

constexpr int kMultiprocessors = 132;

/// A point of each variant with a kernel, at sizes that are odd and small.
std::vector<Point> pointsOf(const std::string& family, const std::vector<std::string>& parameters = {}) {
  Request request{.family = family};
  for (const std::string& text : parameters) {
    auto [id, value] = parseParameter(*findFamily(family), text);
    request.parameters.set(id, std::move(value));
  }
  std::vector<Point> points;
  for (Point& point : pointsToCheck(request))
    if (!findFamily(family)->find(point.variant)->kernel.empty()) points.push_back(std::move(point));
  return points;
}

QString nameOf(const Point& point) { return QString::fromStdString(point.family + '-' + point.variant); }

/// Combines programs, each in a namespace, so that their headers are compiled once. All use the same names, so each
/// includes what it needs. Each contains all kernels of its family's file; the compiler drops those that it does not
/// launch, because they are static.
struct Bundle {
  QStringList headers;
  std::vector<Point> points;
  QStringList bodies;

  QString program() const {
    QString text = headers.join('\n') + '\n';
    QString calls;
    for (qsizetype i = 0; i < bodies.size(); ++i) {
      const Point& point = points[static_cast<std::size_t>(i)];
      text += QString("#line 1 \"%1.cu\"\nnamespace program%2 {\n%3\n}\n").arg(nameOf(point)).arg(i).arg(bodies[i]);
      calls += QString("  std::puts(\"== %1\");\n  code |= program%2::main(count, words);\n").arg(nameOf(point)).arg(i);
    }
    text.replace("__global__", "static __global__");
    return text + "int main(int count, char** words) {\n  int code = 0;\n" + calls + "  return code;\n}\n";
  }
};

std::vector<Bundle> bundlesOf(const std::vector<Point>& points) {
  std::vector<Bundle> bundles;
  for (const Point& point : points) {
    QStringList headers;
    QStringList body = QString::fromStdString(standalone::programOf(point, kMultiprocessors)).split('\n');
    for (QString& line : body)
      if (line.startsWith("#include <")) headers << std::exchange(line, QString());
    headers.removeDuplicates();
    auto bundle = std::ranges::find(bundles, headers, &Bundle::headers);
    if (bundle == bundles.end()) bundle = bundles.insert(bundle, {.headers = headers, .points = {}, .bodies = {}});
    bundle->points.push_back(point);
    bundle->bodies << body.join('\n');
  }
  return bundles;
}

bool wrongOnPurpose(const Point& point) { return findFamily(point.family)->find(point.variant)->wrongOnPurpose; }

#if defined(STANDALONE_NVCC)
/// GPU-only programs use the sizes of the others.
std::vector<Point> withThoseOfGpus(std::vector<Point> points) {
  const Family& family = *findFamily(points.front().family);
  for (const Variant& variant : family.variants)
    if (variant.launch.kind == Launch::Kind::GpuOnly && standalone::whyNoProgram(family.id, variant.id).empty()) {
      Point point = points.front();
      point.variant = variant.id;
      for (const ParameterSpec& own : variant.parameters) point.parameters.set(own.id, own.initialValue(false));
      points.push_back(std::move(point));
    }
  return points;
}
#endif

}  // namespace

/// Programs that do not need this part.
class TestStandaloneProgram : public CliTest {
  Q_OBJECT

 private slots:
  void everyVariantsProgramVerifiesItselfInTheSimulator() {
    std::vector<Point> points;
    for (const Family& family : catalog()) std::ranges::move(pointsOf(family.id), std::back_inserter(points));
    verifyThemselves(points);
  }

  void otherTypesAndChoicesVerifyThemselves() {
    std::vector<Point> points;
    const auto add = [&](const char* family, const char* variant, const std::vector<std::string>& parameters) {
      const std::size_t before = points.size();
      for (Point& point : pointsOf(family, parameters))
        if (point.variant == variant) points.push_back(std::move(point));
      QCOMPARE(points.size(), before + 1);
    };
    add("transpose", "swizzled", {"type=fp64", "width=70", "height=45"});
    add("matmul", "sub-matrices", {"type=fp64", "tile=7"});
    add("matmul", "stream-k", {"rows=77", "inner=301", "columns=300"});
    add("tensor-matmul", "tiled", {"type=fp16", "tile=7"});
    add("reduction", "shuffle", {"type=int32", "operation=min"});
    add("reduction", "sequential", {"type=fp64", "values=cancelling"});
    add("reduction", "vectorised", {"values=fractions"});
    add("stride", "increment", {"stride=3", "type=int32"});
    add("load-patterns", "cached", {"pattern=scattered"});
    add("bank-stride", "read", {"word=16", "stride=5"});
    add("divergence", "by-warp", {"group=3"});
    add("scan", "look-back", {"type=int32", "elements=9001"});
    add("convolution", "separable-blocked", {"radius=2", "width=70", "height=45"});
    add("softmax", "shared", {"rows=5", "columns=1027"});
    add("softmax", "in-turn", {"rows=3", "columns=40003"});
    add("sort", "sweep", {"elements=10007", "keys=few"});
    add("sort", "merge", {"elements=8193", "keys=reversed"});
    add("attention", "naive", {"length=77", "causal=yes"});
    add("attention", "tiled", {"length=77", "head=64", "type=fp16"});
    add("attention", "mma", {"length=77", "causal=yes", "head=64"});
    add("n-body", "tiled", {"block=32", "bodies=77"});
    add("spmv", "csr-lanes", {"rows=301", "lengths=skewed", "type=fp64"});
    add("spmv", "ell", {"rows=77", "lengths=skewed"});
    add("histogram", "per-lane", {"values=skewed", "elements=70001"});
    verifyThemselves(points);
  }

  void aWrongKernelIsToldByItsProgram() {
    Point point = pointsOf("transpose").front();
    point.variant = "naive";
    point.parameters.set("width", std::int64_t{70});
    point.parameters.set("height", std::int64_t{45});
    const std::string text = standalone::programOf(point, kMultiprocessors);
    const std::string before = "out[x * height + y] = in[y * width + x];";
    const std::size_t at = text.find(before, text.find("void transposeNaive"));
    QVERIFY(at != std::string::npos);
    std::string damaged = text;
    damaged.replace(at, before.size(), "out[x * height + y] = in[y * width + x] + (x == 69 && y == 44);");
    const Outcome outcome = runText("damaged.cu", damaged);
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.out.startsWith("WRONG: 1 of 3150 elements compared, the first at 3149: "),
             qPrintable(outcome.out));
  }

  void itTimesItselfAndVerifiesTwice() {
    Point point = pointsOf("counter").front();
    point.variant = "atomic";
    const Outcome outcome = runText("counter.cu", standalone::programOf(point, kMultiprocessors), {"0.001"});
    QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
    QVERIFY2(outcome.out.contains(QRegularExpression("^right: 1 of 1 elements compared\n"
                                                     "time: [0-9.e-]+ ms \\(median of \\d+, L2 empty\\)\n"
                                                     "increments: [0-9.e+]+ per second\n"
                                                     "right: 1 of 1 elements compared\n")),
             qPrintable(outcome.out));
  }

  void aCopysProgramHasItsTextItsSlidersAndItsBlock() {
    Point point = pointsOf("transpose", {"width=70", "height=45"}).front();
    point.variant = "naive";
    point.own = std::make_shared<const OwnKernel>(
        OwnKernel{.name = "mine",
                  .file = "mine.cuh",
                  .text = "constexpr int kRows = 2;  // slider 1..8\n"
                          "__global__ void transposeNaive(const float* in, float* out, int width, int height, int) {\n"
                          "  const int x = blockIdx.x * 16 + threadIdx.x;\n"
                          "  const int y = blockIdx.y * 8 * kRows + threadIdx.y;\n"
                          "  for (int row = y; row < y + 8 * kRows; row += 8)\n"
                          "    if (x < width && row < height) out[x * height + row] = in[row * width + x];\n"
                          "}\n",
                  .block = OwnBlock{.threads = {16, 8, 1}, .elements = {1, 4, 1}}});
    point.parameters.set("kRows", std::int64_t{4});
    const std::string text = standalone::programOf(point, kMultiprocessors);
    QVERIFY(text.find("constexpr int kRows = 4;") != std::string::npos);
    QVERIFY(text.find("  transposeNaive<<<dim3(6, 2), dim3(16, 8)>>>(gpu_in, gpu_out, 70, 45, 1);\n") !=
            std::string::npos);
    const Outcome outcome = runText("mine.cu", text);
    QVERIFY2(outcome.out.startsWith("right: 3150 of 3150 elements compared\n"), qPrintable(outcome.err + outcome.out));
  }

  void aProgramOfWarpGroupsMakesItsTensorMapsAndSaysWhatItNeeds() {
    const auto linesOf = [](const char* variant, const QStringList& sizes, const char* family = "tensor-matmul") {
      const Outcome outcome = cli(QStringList{"source", family, variant, "--program"} + sizes);
      QStringList lines = outcome.out.split('\n');
      QTest::qVerify(outcome.code == 0, "rc", qPrintable(outcome.err), __FILE__, __LINE__);
      return lines;
    };
    const QStringList whole{"-p", "rows=384", "-p", "inner=200", "-p", "columns=520"};
    const QStringList groups = linesOf("groups", whole);
    QVERIFY(
        groups.contains("//   nvcc -O3 -std=c++20 --expt-relaxed-constexpr -gencode arch=compute_90a,code=sm_90a "
                        "tensor-matmul-groups.cu -o tensor-matmul-groups && ./tensor-matmul-groups [SECONDS]"));
    QVERIFY(groups.filter("warpbench-cli exec").isEmpty());  // the simulator has no tensor maps
    QVERIFY(linesOf("pipeline", whole).contains("//   warpbench-cli exec tensor-matmul-pipeline.cu -- 0"));
    QVERIFY(groups.contains("void allocateArrays() {"));
    QCOMPARE(groups.at(groups.indexOf("void allocateArrays() {") + 1), "  requireWarpGroups();");
    QVERIFY(groups.contains("__nv_bfloat16* gpu_m;"));
    QVERIFY(
        groups.contains("  matmulTensorGroups<__nv_bfloat16><<<dim3(3, 3), 256, 230464>>>(tensorMap(gpu_m, {384, "
                        "200}, {128, 64}, 0), tensorMap(gpu_n, {200, 520}, {64, 64}, 0), gpu_p, 384, 200, 520);"));
    // 132 multiprocessors hold 66 clusters of two blocks.
    // Each block of a cluster asks for half of the inner dimension.
    for (const char* variant : {"roles", "clusters"}) {
      const bool alone = QLatin1String(variant) == "roles";
      const QStringList lines = linesOf(variant, whole);
      QVERIFY(lines.contains(
          QString(
              "  matmulTensor%1<__nv_bfloat16><<<132, 384, 230464>>>(tensorMap(gpu_m, {384, 200}, {128, 64}, 0), "
              "tensorMap(gpu_n, {200, 520}, {%2, 64}, 0), tensorMap(gpu_p, {384, 520}, {64, 64}, 0), gpu_p, 384, 200, "
              "520, 1);")
              .arg(alone ? "Roles" : "Clusters", alone ? "64" : "32")));
    }
    // Small tiles have boxes of their own.
    QVERIFY(
        linesOf("small-tiles", whole)
            .contains(
                "  matmulTensorSmallTiles<__nv_bfloat16><<<132, 256, 214144>>>(tensorMap(gpu_m, {384, 200}, "
                "{64, 64}, 0), tensorMap(gpu_n, {200, 520}, {64, 64}, 0), tensorMap(gpu_p, {384, 520}, {64, 64}, 0), "
                "gpu_p, 384, 200, 520, 1);"));
    // The rule takes tiles of 64 x 64 here: 6 x 9 of them.
    QVERIFY(linesOf("shapes", whole)
                .contains(
                    "  matmulTensorShapes<__nv_bfloat16, 1, 64, 1, 1><<<54, 256, 148608>>>(tensorMap(gpu_m, {384, "
                    "200}, {64, 64}, 0), tensorMap(gpu_n, {200, 520}, {64, 64}, 0), tensorMap(gpu_p, {384, 520}, {64, "
                    "64}, 0), gpu_p, 384, 200, 520, 1, gpu_m, gpu_n, 153600, 208000);"));
    // Rows that are no multiples of 16 bytes are copied first, and P is stored without the copy engine.
    const QStringList odd =
        linesOf("roles", {"-p", "type=fp16", "-p", "rows=77", "-p", "inner=45", "-p", "columns=131"});
    QVERIFY(
        odd.contains("  matmulTensorAlign<__half><<<8, 256>>>(gpu_m, 77, 45, gpu_mPadded, 64, gpu_n, 45, 131, "
                     "gpu_nPadded, 192, 3);"));
    QVERIFY(
        odd.contains("  matmulTensorRoles<__half><<<132, 384, 230464>>>(tensorMap(gpu_mPadded, {77, 64}, {128, "
                     "64}, 0), tensorMap(gpu_nPadded, {45, 192}, {64, 64}, 0), tensorMap(gpu_nPadded, {45, 192}, "
                     "{64, 64}, 0), gpu_p, 77, 45, 131, 0);"));
    // 16 bytes are four numbers of fp32, or two of fp64.
    const QStringList tf32 =
        linesOf("turned", {"-p", "type=tf32", "-p", "rows=77", "-p", "inner=45", "-p", "columns=132"}, "tensor-wide");
    QVERIFY(tf32.contains("float* gpu_m;"));
    QVERIFY(
        tf32.contains("  matmulTensorAlign<float><<<5, 256>>>(gpu_m, 77, 45, gpu_mPadded, 64, gpu_n, 45, 132, gpu_mPadded, "
                      "132, 5);"));
    QVERIFY(
        tf32.contains("  matmulTensorTurned<float, 64><<<132, 384, 197760>>>(tensorMap(gpu_mPadded, {77, 64}, "
                      "{64, 32}, 0), tensorMap(gpu_n, {45, 132}, {32, 32}, 0), gpu_p, 77, 45, 132);"));
    const QStringList fp64 = linesOf("turned", QStringList{"-p", "type=fp64"} + whole, "tensor-wide");
    QVERIFY(fp64.contains("double* gpu_m;"));
    QVERIFY(fp64.contains(
        "  matmulTensorTurned<double, 64><<<132, 384, 197760>>>(tensorMap(gpu_m, {384, 200}, {64, 16}, 0), "
        "tensorMap(gpu_n, {200, 520}, {16, 16}, 0), gpu_p, 384, 200, 520);"));
  }

  void whatIsNoKernelIsRefused() {
    compareRefusal({"source", "transpose", "memcpy", "--program"},
                   "variant memcpy is a library call: it has no kernel to export as a program");
    compareRefusal({"source", "transpose", "cpu-one-thread", "--program"},
                   "variant cpu-one-thread is a loop on the host: it has no kernel to export as a program");
    compareRefusal({"source", "transpose", "naive", "--program", "-p", "width=0"},
                   "parameter width: '0' is not a whole number from 1 to 32768");
    QCOMPARE(cli({"source", "transpose", "naive", "-p", "width=64"}).code, 2);
  }

#if defined(STANDALONE_NVCC)
  void nvccCompilesEveryVariantsProgram() {
    std::vector<Point> points;
    for (const Family& family : catalog())
      for (Point& point : withThoseOfGpus(pointsOf(family.id))) points.push_back(std::move(point));
    for (const Bundle& bundle : bundlesOf(points)) compileByNvcc(bundle);
  }
#endif

 private:
#if defined(STANDALONE_NVCC)
  void compileByNvcc(const Bundle& bundle) {
    const QString text = bundle.program();
    const bool warpGroups = bundle.headers.contains("#include <cuda.h>");
    const char* const architecture = warpGroups ? "90a" : "90";
    QFile file(path("all.cu"));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(text.toUtf8());
    file.close();
    QProcess nvcc;
    nvcc.setProcessChannelMode(QProcess::MergedChannels);
    QStringList words{"-std=c++20", "--expt-relaxed-constexpr", "-diag-suppress=177"};  // 177: unused functions
    words << "-gencode" << QString("arch=compute_%1,code=sm_%1").arg(architecture);
    // Only reads the host code: the simulator's test compiles and runs it.
    words << QStringList{"-Xcompiler", "-fsyntax-only"};
    words << "-c" << file.fileName() << "-o" << path("all.o");
#if defined(STANDALONE_NVCC_FAST)
    // The build compiles the same kernels optimised, with warnings as errors. Kernels of warp groups need that: nvcc
    // warns about them without optimisation.
    if (!warpGroups) words << STANDALONE_NVCC_FAST;
#endif
    nvcc.start(STANDALONE_NVCC, words);
    const Outcome outcome = outcomeOf(nvcc);
    QVERIFY2(outcome.code == 0, qPrintable(outcome.out));
    QCOMPARE(outcome.out, QString());
  }
#endif

  void verifyThemselves(const std::vector<Point>& points) {
    for (const Bundle& bundle : bundlesOf(points)) {
      const Outcome outcome = runText("bundle.cu", bundle.program().toStdString());
      QVERIFY2(outcome.code == 0, qPrintable(outcome.err + outcome.out));
      const QStringList outputs = outcome.out.split("== ");
      QCOMPARE(outputs.size(), static_cast<qsizetype>(bundle.points.size()) + 1);
      for (std::size_t i = 0; i < bundle.points.size(); ++i) {
        const Point& point = bundle.points[i];
        const QString output = outputs[static_cast<qsizetype>(i) + 1];
        const QRegularExpression right(QString("^%1\nright: \\d+ of \\d+ elements compared\n").arg(nameOf(point)));
        // A race fails on a GPU, but perhaps not when lanes take turns.
        QVERIFY2(output.contains(right) || wrongOnPurpose(point), qPrintable(output));
      }
    }
  }
  Outcome runText(const QString& name, const std::string& text, const QStringList& arguments = {"0"}) {
    writeFile(path(name).toStdString(), text);
    return cli(QStringList{"exec", path(name), "--"} + arguments);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestStandaloneProgram>(__FILE__);
#include "test_standalone_program.moc"
