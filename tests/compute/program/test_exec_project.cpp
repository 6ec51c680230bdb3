// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "program/project/project_files.h"
#include "test_registry.h"

namespace {

using namespace warpbench;
using namespace warpbench::test;

/// `exec` of one file takes missing files from its surroundings.
class TestExecProject : public ExecTest {
  Q_OBJECT

  QString write(const QString& name, const char* text) {
    QDir(path("")).mkpath(QFileInfo(path(name)).path());
    return program(name, text);
  }

 private slots:
  void frequentHeadersOfTheSamplesAreThere() {
    write("alone/helped.cu",
          "#include <helper_cuda.h>\n#include <helper_functions.h>\n__global__ void seven(int* p) { *p = 7; }\n"
          "int main(int argc, char** argv) {\n"
          "  findCudaDevice(argc, (const char**)argv);\n"
          "  StopWatchInterface* timer;\n  sdkCreateTimer(&timer);\n  sdkStartTimer(&timer);\n"
          "  int* p;\n  checkCudaErrors(cudaMallocManaged(&p, 4));\n  seven<<<1, 1>>>(p);\n"
          "  getLastCudaError(\"seven\");\n  checkCudaErrors(cudaDeviceSynchronize());\n  sdkStopTimer(&timer);\n"
          "  printf(\"%d %d %d %d\\n\", *p, sdkGetTimerValue(&timer) > 0, getCmdLineArgumentInt(argc, (const "
          "char**)argv, \"n\"), checkCmdLineFlag(argc, (const char**)argv, \"x\"));\n  sdkDeleteTimer(&timer);\n"
          "  checkCudaErrors(cudaMalloc(&p, (size_t)1 << 60));\n}\n");
    const Outcome outcome = cli({"exec", path("alone/helped.cu"), "--", "-n=5", "--x"});
    QVERIFY2(outcome.out.contains("\n7 1 5 1\n"), qPrintable(outcome.out + outcome.err));
    QVERIFY2(outcome.err.contains("code=2 \"cudaMalloc(&p, (size_t)1 << 60)\""), qPrintable(outcome.err));
    QCOMPARE(outcome.code, 1);
  }
  void headersAndFunctionsOfTheProjectAreTaken() {
    write("lesson/common/check.h",
          "#pragma once\n#define CHECK(x) do { if ((x) != cudaSuccess) return 9; } while (0)\n");
    write("lesson/common/scale.cuh", "template <typename T> __global__ void scale(T* at, T by, int n);\n");
    write("lesson/src/kernels.cu",
          "#include \"scale.cuh\"\n#include \"limits.inc\"\n"
          "int calls = 0;\n"
          "template <typename T> __global__ void scale(T* at, T by, int n) {\n"
          "  const int i = blockIdx.x * blockDim.x + threadIdx.x;\n  if (i < n) at[i] *= by * FACTOR;\n}\n"
          "void scaleAll(float* at, int n) { ++calls; scale<<<(n + 63) / 64, 64>>>(at, 2.0f, n); }\n");
    write("lesson/src/more/limits.inc", "#define FACTOR 3\n");
    write("lesson/src/more/host.c", "int answer(void) { return 42; }\n");
    write("lesson/src/other.cu", "void scaleAll(float*, int) {}\nint calls = 7;\nint main() { return 1; }\n");
    const QString main = write("lesson/src/main.cu",
                               "#include \"check.h\"\n#include <cstdio>\n"
                               "void scaleAll(float* at, int n);\nextern int calls;\nextern \"C\" int answer();\n"
                               "int main() {\n  float* at;\n  CHECK(cudaMallocManaged(&at, 400));\n"
                               "  for (int i = 0; i < 100; ++i) at[i] = i;\n  scaleAll(at, 100);\n"
                               "  CHECK(cudaDeviceSynchronize());\n"
                               "  std::printf(\"%g %d %d\\n\", at[99], calls, answer());\n}\n");
    for (int run = 0; run < 2; ++run) {  // compiled, and out of the cache
      const Outcome outcome = cli({"exec", main});
      QVERIFY2(outcome.out.startsWith("594 1 42\n"), qPrintable(outcome.out + outcome.err));
      QCOMPARE(outcome.code, 0);
      QCOMPARE(outcome.err.count('\n'), 1);
      for (const char* const word : {"taken from the project: -I ", "lesson/common, ", "lesson/src/kernels.cu, ",
                                     "lesson/src/more, ", "lesson/src/more/host.c"})
        QVERIFY2(outcome.err.contains(word), qPrintable(outcome.err));
    }
  }
  void aHeaderBesideItsFolderIsFound() {
    write("chapter/common/book.h", "#define SIZE 5\n");
    const QString main =
        write("chapter/first/deep/main.cu", "#include \"../common/book.h\"\nint main() { return SIZE - 5; }\n");
    QCOMPARE(cli({"exec", main}).code, 0);
  }
  void twoThatWouldDoAreAsked() {
    write("two/a.cu", "int twice(int a) { return 2 * a; }\n");
    write("two/b.cu", "int twice(int a) { return a + a; }\n");
    const QString main = write("two/main.cu", "int twice(int);\nint main() { return twice(2) - 4; }\n");
    const Outcome outcome = cli({"exec", main});
    QVERIFY2(outcome.err.contains("twice(int) is defined in ") && outcome.err.contains("two/a.cu and ") &&
                 outcome.err.endsWith("two/b.cu: name the file that belongs to the program\n"),
             qPrintable(outcome.err));
    QCOMPARE(outcome.code, 2);
    const Outcome named = cli({"exec", main, path("two/b.cu")});
    QCOMPARE(named.code, 0);
    QCOMPARE(named.err, QString());
  }
  void whatNobodyDefinesIsRefused() {
    write("some/where/none/a.cu", "int twice(int a);\n");
    const Outcome outcome =
        cli({"exec", write("some/where/none/main.cu", "int twice(int);\nint main() { return twice(2); }\n")});
    QVERIFY2(outcome.err.contains("twice(int) is declared, but nowhere defined"), qPrintable(outcome.err));
  }
  void definitionsAreToldFromUses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("defines");
    const auto row = [](const char* name, const char* text, bool defines) {
      QTest::newRow(name) << QByteArray(text) << defines;
    };
    row("function", "int f(int a) { return a; }", true);
    row("kernel", "__global__ void __launch_bounds__(64) f(int* a) {}", true);
    row("template", "template <typename T> T f(T a) { return a; }", true);
    row("method", "int Class::f() const noexcept { return 1; }", true);
    row("in namespaces", "namespace a { namespace b { int f() { return 1; } } }", true);
    row("in C", "extern \"C\" { int f() { return 1; } }", true);
    row("variable", "int f;", true);
    row("array", "__constant__ float f[4] = {1};", true);
    row("declaration", "int f(int a);\nextern int f(int);", false);
    row("extern", "extern float f;", false);
    row("call", "int g() { return f(1); }", false);
    row("local", "int g() { int f = 1; return f; }", false);
    row("parameter", "int g(int f, int h) { return f; }", false);
    row("comment", "// int f() {}\nconst char* g = \"int f() {}\";", false);
    row("macro", "#define f(a) { a }", false);
  }
  void definitionsAreToldFromUses() {
    QFETCH(QByteArray, text);
    QFETCH(bool, defines);
    QCOMPARE(program::defines(text.toStdString(), "f"), defines);
  }
};

}  // namespace

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecProject>(__FILE__);
#include "test_exec_project.moc"
