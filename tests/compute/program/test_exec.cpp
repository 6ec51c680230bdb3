// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "compute/program/sample_programs.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

/// Sums over all launches of a kernel.
double sumOf(const QJsonObject& document, const QString& kernel, const QString& counter) {
  double sum = 0;
  for (const QJsonValue& launch : document["launches"].toArray())
    if (launch["kernel"] == kernel) sum += launch["counters"][counter].toDouble();
  return sum;
}

/// So many requests and what they cost, of one kind of access of a kernel.
void compareTraffic(const QJsonObject& document, const QString& kernel, const QString& kind, const QString& unit,
                    double requests, double units) {
  QCOMPARE(sumOf(document, kernel, kind + "_requests"), requests);
  QCOMPARE(sumOf(document, kernel, kind + "_" + unit), units);
}

}  // namespace

class TestExec : public ExecTest {
  Q_OBJECT

 private slots:
  void vectorAddIsCountedAsOnAGpu() {
    const QJsonObject result = document("add.cu", kVectorAdd);
    QCOMPARE(result["exit_code"].toInt(-1), 0);
    QCOMPARE(result["launches"].toArray().size(), 1);
    const QJsonValue launch = result["launches"][0];
    QCOMPARE(launch["kernel"].toString(), QString("add"));
    QCOMPARE(launch["line"].toInt(), 17);
    QCOMPARE(launch["grid"], QJsonArray({196, 1, 1}));
    QCOMPARE(launch["origin"].toString(), QString("modelled"));
    compareTraffic(result, "add", "global_load", "sectors", 3126, 12500);
    compareTraffic(result, "add", "global_store", "sectors", 1563, 6250);
  }
  void matrixMulIsCountedAsOnAGpu() {
    const QJsonObject result = document("multiply.cu", kMatrixMul);
    compareTraffic(result, "multiply<32>", "global_load", "sectors", 8000, 32000);
    compareTraffic(result, "multiply<32>", "global_store", "sectors", 800, 3200);
    compareTraffic(result, "multiply<32>", "shared_load", "wavefronts", 256000, 256000);
  }
  void transposeIsCountedAsOnAGpu() {
    const QJsonObject result = document("transpose.cu", kTransposeProgram);
    compareTraffic(result, "transposeNaive", "global_store", "sectors", 2048, 65536);
    compareTraffic(result, "transposeCoalesced", "shared_load", "wavefronts", 2048, 65536);
    compareTraffic(result, "transposeCoalesced", "global_store", "sectors", 2048, 8192);
  }
  void theSlowestLaunchOfEachKernelIsExplained() {
    const Outcome outcome = exec("transpose.cu", kTransposeProgram, {"--why"});
    QCOMPARE(outcome.code, 0);
    const QString out = QString(outcome.out).simplified();
    QVERIFY2(
        out.contains(QRegularExpression(
            "why launch 1 of transposeNaive: On average a warp's store touches 32 sectors instead of 4: 8 times "
            "the traffic\\. The most expensive line: \\S*transpose\\.cu:6\\. \\w[^:]* limits? this kernel on the NVIDIA H200 ")),
        qPrintable(out));
    QVERIFY2(out.contains(QRegularExpression("why launch 2 of transposeCoalesced: Bank conflicts: [^:]* The most "
                                             "expensive line: \\S*transpose\\.cu:14\\. ")),
             qPrintable(out));
    QVERIFY(!exec("transpose.cu", kTransposeProgram).out.contains("why "));
    for (const QStringList& other : {QStringList{"--json"}, {"--check"}, {"--trace", "1"}, {"--events"}})
      QCOMPARE(exec("transpose.cu", kTransposeProgram, QStringList{"--why"} + other).code, 2);
  }
  void aScatteredAtomicIsExplained() {
    const Outcome outcome = exec("bins.cu", kScatteredAtomics, {"--why"});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(QString(outcome.out)
                 .simplified()
                 .contains("On average a warp's atomic touches 32 sectors instead of 4: 8 times the traffic."),
             qPrintable(outcome.out));
  }
  void localMemoryIsNamed() {
    const Outcome outcome = exec("local.cu", R"(__global__ void k(float* o, int n) {
  float a[64];
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = 0; i < 64; ++i) a[i] = i * t;
  float s = 0;
  for (int i = 0; i < n; ++i) s += a[(i * 7 + t) % 64];
  o[t] = s;
}
int main() {
  float* o;
  cudaMalloc(&o, 64 * 128 * sizeof(float));
  k<<<64, 128>>>(o, 300);
  return cudaDeviceSynchronize();
})",
                                 {"--why"});
    // In each warp, 64 stores and 300 loads are local and one store is global.
    const QString flat = outcome.out.simplified();
    QVERIFY2(flat.contains("Local memory: 99.7 % of the memory requests access private values"),
             qPrintable(flat));
    // A store of 128 bytes is one wavefront; 64 + 300 local ones of 32 sectors or fewer each make the rest.
    QVERIFY2(flat.contains("The L1 cache limits this kernel"), qPrintable(flat));
  }
  void streamsSymbolsAndOverloadsWork() {
    const Outcome outcome = exec("reduction.cu", kReduction);
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.out.startsWith("6000 1\n"), qPrintable(outcome.out));
    QVERIFY2(outcome.out.contains("reduce<int, 256>"), qPrintable(outcome.out));
    QVERIFY2(outcome.out.endsWith("\nreduction.cu ended with code 0\n"), qPrintable(outcome.out));
  }
  void blocksOfACooperativeLaunchMeet() {
    const Outcome outcome = exec("cooperative.cu", kCooperative);
    QVERIFY2(outcome.out.contains("ended with code 0\n"), qPrintable(outcome.out + outcome.err));
    QVERIFY2(outcome.out.contains("is refused with cudaErrorCooperativeLaunchTooLarge"), qPrintable(outcome.out));
    QCOMPARE(outcome.code, 1);
  }
  void errorsAreCudas() {
    const Outcome outcome = exec("errors.cu", kErrors, {"--device", "simulated:nvidia-t4", "--", "one", "-two"});
    QVERIFY2(outcome.out.startsWith("Tesla T4 7.5 40 -two\n"), qPrintable(outcome.out));
    QVERIFY2(outcome.out.contains("ended with code 3"), qPrintable(outcome.out));
    QCOMPARE(outcome.code, 1);
  }
  void aWildPointerIsNamedAndSticks() {
    const Outcome outcome = exec("wild.cu", kWildPointer);
    QVERIFY2(outcome.out.startsWith("cudaSuccess, cudaErrorIllegalAddress, cudaErrorIllegalAddress\n"),
             qPrintable(outcome.out));
    QVERIFY2(outcome.out.contains("thread (5, 0, 0) accesses memory at 0x24, which is not mapped (block (0, 0, 0), ") &&
                 outcome.out.contains("wild.cu:5)"),
             qPrintable(outcome.out));
    QCOMPARE(outcome.code, 1);
  }
  void whatTheCompilerRefusesIsSaidAtItsLine() {
    const Outcome outcome = exec("bad.cu", "int main() {\n  kernel<<<1, 2>>>();\n}\n");
    QVERIFY2(outcome.err.endsWith("bad.cu:2: error: ‘kernel’ was not declared in this scope\n") &&
                 outcome.err.count('\n') == 1,
             qPrintable(outcome.err));
    QCOMPARE(outcome.code, 1);
    const Outcome header = exec("bad.cu", "#include <helper_image.h>\nint main() {}\n");
    QVERIFY2(header.err.endsWith("bad.cu:1: error: helper_image.h: No such file or directory\n"
                                 "warpbench-cli: name the folder of a header with -I DIR\n"),
             qPrintable(header.err));
    QCOMPARE(header.code, 1);
    const Outcome words = exec("bad.cu", "const char* why = \"Cannot allocate memory\";\n#include <absent.h>\n");
    QVERIFY2(words.err.contains("bad.cu:2: error: absent.h: No such file or directory\n"), qPrintable(words.err));
    compareRefusal({"exec", path("none.cu")}, "cannot read '" + path("none.cu") + "': No such file or directory");
    QVERIFY(exec("nomain.cu", "__global__ void k() {}\n").err.endsWith("nomain.cu': it has no main()\n"));
  }
  void cFilesCallTheRuntimeWithoutAHeader() {
    const QString kernels = program("kernels.cu",
                                    "__global__ void fill(int* p, int n) { if (threadIdx.x < n) p[threadIdx.x] = 7; }\n"
                                    "extern \"C\" void fillAll(int* p, int n) { fill<<<1, 64>>>(p, n); }\n");
    const QString main = program("main.c",
                                 "int cudaMalloc(void**, unsigned long); void fillAll(int*, int);\n"
                                 "int cudaMemcpy(void*, const void*, unsigned long, int);\n"
                                 "int main() {\n  int* p; int host[50];\n  if (cudaSetDevice(0) || cudaSetDevice(3) != "
                                 "101) return 1;\n  cudaMalloc((void**)&p, sizeof host);\n  fillAll(p, 50);\n  "
                                 "cudaMemcpy(host, p, sizeof host, 2);\n  return host[49] == 7 ? 0 : 2;\n}\n");
    const Outcome outcome = cli({"exec", main, kernels, "--json"});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QCOMPARE(onlyDocument(outcome.out)["launches"].toArray().size(), 1);
  }
  void mistakesAreFound_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("words");
    QTest::newRow("index") << "out-of-bounds" << 3
                           << "thread (64, 0): store of 4 bytes at byte 256 of the array allocated at mistakes.cu:17";
    QTest::newRow("uninitialised") << "uninitialised" << 5 << "of the array allocated at mistakes.cu:18, which no";
    QTest::newRow("race") << "race" << 5
                          << "store of 4 bytes at byte 0 of the array allocated at mistakes.cu:18 without";
    QTest::newRow("barrier") << "race" << 10 << "shared array s of mistakes.cu:8 without a barrier";
    QTest::newRow("host pointer") << "host-pointer" << 13 << "to the host's";
    QTest::newRow("use after free") << "use-after-free" << 13 << "the array allocated at mistakes.cu:18";
    QTest::newRow("size") << "unchecked-error" << 26
                          << "it copies 260 bytes to the array allocated at mistakes.cu:17, which has 256 bytes";
    QTest::newRow("kind") << "unchecked-error" << 27
                          << "it copies to the device, but its first argument is memory of the host";
    QTest::newRow("launch") << "unchecked-error" << 31 << "cudaErrorInvalidValue";
    QTest::newRow("leak") << "leak" << 19 << "100 bytes of the device's memory are never freed";
  }
  void mistakesAreFound() {
    QFETCH(QString, kind);
    QFETCH(int, line);
    QFETCH(QString, words);
    static const QJsonObject result = [this] {
      program("mistakes.cu", kMistakes);
      QProcess process;
      process.setWorkingDirectory(path(""));
      process.start(WARPBENCH_CLI, {"exec", "mistakes.cu", "--check", "--json", "--junit", "mistakes.xml"});
      const Outcome outcome = outcomeOf(process);
      if (outcome.code != 1) QTest::qFail(qPrintable(outcome.err), __FILE__, __LINE__);
      return onlyDocument(outcome.out);
    }();
    const QJsonArray findings = result["findings"].toArray();
    QVERIFY(std::ranges::any_of(findings, [&](const QJsonValue& finding) {
      return finding["kind"] == kind && finding["line"] == line && finding["file"] == "mistakes.cu" &&
             finding["text"].toString().contains(words);
    }));
    QFile junit(path("mistakes.xml"));
    QVERIFY(junit.open(QFile::ReadOnly));
    const QString text = QString::fromUtf8(junit.readAll());
    QVERIFY(text.contains("tests=\"5\" failures=\"5\""));
    QVERIFY(text.contains("mistakes.cu:" + QString::number(line) + ": " + kind));
  }
  void aRightProgramHasNoFindings() {
    for (const char* text : {kVectorAdd, kMatrixMul, kReduction}) {
      const Outcome outcome = exec("right.cu", text, {"--check"});
      QVERIFY2(outcome.out.endsWith(" checked, 0 findings\nright.cu ended with code 0\n"), qPrintable(outcome.out));
      QCOMPARE(outcome.code, 0);
    }
  }
  void anIndexFarBehindSharedArraysIsOne() {
    const QString file = program("far.cu",
                                 "__global__ void k(float* a) {\n  __shared__ float tile[64];\n"
                                 "  tile[threadIdx.x] = 0;\n  __syncthreads();\n"
                                 "  tile[threadIdx.x + 200000] = 1;\n  a[threadIdx.x] = tile[threadIdx.x];\n}\n"
                                 "int main() {\n  float* a;\n  cudaMalloc(&a, 256);\n  k<<<1, 64>>>(a);\n"
                                 "  return cudaDeviceSynchronize() + cudaFree(a);\n}\n");
    const QJsonArray findings = onlyDocument(cli({"exec", file, "--check", "--json"}).out)["findings"].toArray();
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings[0]["kind"].toString(), QString("out-of-bounds"));
    QCOMPARE(findings[0]["line"].toInt(), 5);
    const QString text = findings[0]["text"].toString();
    QVERIFY2(text.startsWith("block (0, 0), thread (0, 0): store of 4 bytes at byte 800000 of shared array tile of "),
             qPrintable(text));
  }
  void anIndexOutsideTheOnlySharedArrayIsOne() {
    const QString file = program("beside.cu",
                                 "__global__ void k(float* a) {\n  __shared__ float tile[64];\n"
                                 "  tile[threadIdx.x + 37] = 1;\n  __syncthreads();\n"
                                 "  tile[(int)threadIdx.x - 5] += 1;\n  if (threadIdx.x >= 37) a[threadIdx.x] = "
                                 "tile[threadIdx.x];\n}\nint main() {\n  float* a;\n  cudaMalloc(&a, 256);\n"
                                 "  k<<<1, 64>>>(a);\n  return cudaDeviceSynchronize() + cudaFree(a);\n}\n");
    const QJsonObject checked = onlyDocument(cli({"exec", file, "--check", "--json"}).out);
    QStringList found;
    for (const QJsonValue& finding : checked["findings"].toArray())
      found << finding["kind"].toString() + ' ' + finding["text"].toString().section(" of shared array", 0, 0);
    const QStringList expected{"out-of-bounds block (0, 0), thread (27, 0): store of 4 bytes at byte 256",
                               "out-of-bounds block (0, 0), thread (0, 0): load of 4 bytes at byte -20",
                               "uninitialised block (0, 0), thread (5, 0): load of 4 bytes at byte 0"};
    QCOMPARE(found, expected);
    const QJsonObject counted = onlyDocument(cli({"exec", file, "--json"}).out);
    QCOMPARE(counted["exit_code"].toInt(-1), 0);
    compareTraffic(counted, "k", "shared_store", "wavefronts", 4, 4);
    compareTraffic(counted, "k", "global_store", "sectors", 1, 4);
  }
  void aLoopThatDoesNothingEndsItsLaunch() {
    // In it g++ leaves no basic block that would report itself.
    const QString empty = program("waits.cu",
                                  "__global__ void waits(int*) {\n  while (true) {\n  }\n}\nint main() {\n"
                                  "  int* p;\n  cudaMalloc(&p, 4);\n  cudaMemset(p, 0, 4);\n  waits<<<1, 1>>>(p);\n"
                                  "  return cudaDeviceSynchronize() == cudaErrorLaunchFailure ? 3 : 0;\n}\n");
    for (const QStringList& options : {QStringList{}, QStringList{"--check"}}) {
      const Outcome outcome = cli(QStringList{"exec", empty} + options);
      QVERIFY2(outcome.out.contains(
                   "thread (0, 0, 0) is in a loop that does nothing and never ends (block (0, 0, 0), " + empty + ":2)"),
               qPrintable(outcome.out + outcome.err));
      QVERIFY2(outcome.out.contains("waits.cu ended with code 3"), qPrintable(outcome.out));
      QCOMPARE(outcome.code, 1);
    }
  }
  void nothingIsLeftOfAProgramThatNeverEnds() {
    QElapsedTimer timer;
    timer.start();
    const Outcome outcome = exec("endless.cu",
                                 "__global__ void k(volatile int* p) { while (*p == 0) {} }\nint main() { int* p; "
                                 "cudaMalloc(&p, 4); cudaMemset(p, 0, 4); k<<<1, 1>>>(p); cudaDeviceSynchronize(); }\n",
                                 {"--seconds", "1"});
    QCOMPARE(outcome.code, 1);
    static const QRegularExpression last("endless\\.cu did not end within 1 s in k, launched at \\S*endless\\.cu:2\n$");
    QVERIFY2(outcome.out.contains(last), qPrintable(outcome.out));
    QCOMPARE(outcome.err,
             QString("warpbench-cli: launches that have run: 0; give it less work, or more time with --seconds N\n"));
  }
  void theBlockIsToldWhereTimeIsUp() {
    const Outcome outcome =
        exec("long.cu",
             "__global__ void k(float* p) { for (int i = 0; i < 5000; ++i) p[threadIdx.x] += i; }\nint main() {\n"
             "  float* p; cudaMalloc(&p, 4096); k<<<1000000, 1024>>>(p); cudaDeviceSynchronize(); }\n",
             {"--seconds", "4"});
    static const QRegularExpression last(
        "long\\.cu did not end within 4 s in k, launched at \\S*long\\.cu:3, at block \\d+ of 1000000\n$");
    QVERIFY2(outcome.out.contains(last), qPrintable(outcome.out));
  }
  void whatItPrintedIsKeptWhereItIsEnded() {
    const Outcome outcome = exec("late.cu",
                                 "#include <cstdio>\n__global__ void k(volatile int* p) { while (*p == 0) {} }\nint "
                                 "main() { puts(\"begins\"); int* p; cudaMalloc(&p, 4); cudaMemset(p, 0, 4); "
                                 "k<<<1, 1>>>(p); cudaDeviceSynchronize(); }\n",
                                 {"--seconds", "1"});
    QVERIFY2(outcome.out.startsWith("begins\n"), qPrintable(outcome.out));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExec>(__FILE__);
#include "test_exec.moc"
