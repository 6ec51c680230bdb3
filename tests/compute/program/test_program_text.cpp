// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "own/compile_error.h"
#include "program/rewriting/program_text.h"
#include "program/rewriting/refused_words.h"
#include "test_registry.h"

namespace warpbench::program {
namespace {

/// The preprocessed text of a file.
std::string preprocessed(const std::string& text) { return "# 1 \"mine.cu\"\n" + text; }

std::string cpp(const std::string& text) { return cppOf(preprocessed(text)); }

qsizetype linesOf(const std::string& text) { return std::ranges::count(text, '\n'); }

/// The launch of `name` with this configuration and these arguments, ignoring blanks.
bool launches(const std::string& result, const std::string& name, const std::string& configuration,
              const std::string& arguments) {
  const auto plain = [](const std::string& each) {
    return QString::fromStdString(each).remove(QRegularExpression("\\s"));
  };
  const QString text = plain(result);
  return text.contains("pointer(" + plain(name) + ",") && text.contains("\"mine.cu\",") &&
         text.contains(".configured(" + plain(configuration) + ")" + plain(arguments)) && !text.contains("<<<");
}

}  // namespace

class TestProgramText : public QObject {
  Q_OBJECT

 private slots:
  void launchesBecomeCalls_data();
  void launchesBecomeCalls();
  void textThatIsNoLaunchStays_data();
  void textThatIsNoLaunchStays();
  void linesStayWhereTheyAre();
  void headersOfTheSystemStay();
  void functionsInHeadersOfTheSystemLoseTheWordsOfCuda();
  void variablesOfTheDeviceHaveSections_data();
  void variablesOfTheDeviceHaveSections();
  void functionsOfTheGpuAloneAreUnrolled_data();
  void functionsOfTheGpuAloneAreUnrolled();
  void kernelsThatCanBeNamedAreMadeKnown();
  void brokenLaunchesAreRefused_data();
  void brokenLaunchesAreRefused();
  void whatIsNotSimulatedIsNamed();
  void callsWhoseValueIsDroppedAreMarked();
  void inlinePtxIsReadWhereverTheFileIs();
};

void TestProgramText::launchesBecomeCalls_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("configuration");
  QTest::addColumn<QString>("arguments");
  QTest::newRow("plain") << "int f() { k<<<1, 2>>>(a, b); }"
                         << "k"
                         << "1, 2"
                         << "(a, b);";
  QTest::newRow("template with commas") << "void f() { k<T, U<V, 3>><<<g, dim3(4, 5), n * sizeof(T), s>>>(a); }"
                                        << "k<T, U<V, 3>>"
                                        << "g, dim3(4, 5), n * sizeof(T), s"
                                        << "(a);";
  QTest::newRow("qualified") << "void f() { a::b<int>::k<<<g, b>>>(); }"
                             << "a::b<int>::k"
                             << "g, b"
                             << "();";
  QTest::newRow("global") << "void f() { if (x) ::k<<<g, b>>>(); }"
                          << "::k"
                          << "g, b"
                          << "();";
  QTest::newRow("pointer") << "void f() { (*p)<<<g, b>>>(1); }"
                           << "(*p)"
                           << "g, b"
                           << "(1);";
  QTest::newRow("member of an array") << "void f() { s.kernels[i]<<<g, b>>>(1); }"
                                      << "s.kernels[i]"
                                      << "g, b"
                                      << "(1);";
  QTest::newRow("behind else") << "void f() { if (x) k<<<1, 1>>>(); else l<<<2, 2>>>(); }"
                               << "l"
                               << "2, 2"
                               << "();";
  QTest::newRow("shift in it") << "void f() { k<<<n >> 1, 1 << 5>>>(x); }"
                               << "k"
                               << "n >> 1, 1 << 5"
                               << "(x);";
  QTest::newRow("in two lines") << "void f() {\n  k<int,\n    2>\n  <<<g,\n  b>>>(x,\n y); }"
                                << "k<int, 2>"
                                << "g, b"
                                << "(x, y);";
  QTest::newRow("with blanks") << "void f() { k << < 1, 2 >> > (x); }"
                               << "k"
                               << "1, 2"
                               << "(x);";
  QTest::newRow("in a macro's parentheses") << "void f() { CHECK((k<<<g, b>>>(x))); }"
                                            << "k"
                                            << "g, b"
                                            << "(x)));";
}

void TestProgramText::launchesBecomeCalls() {
  QFETCH(QString, text);
  QFETCH(QString, name);
  QFETCH(QString, configuration);
  QFETCH(QString, arguments);
  const std::string result = cpp(text.toStdString());
  QVERIFY2(launches(result, name.toStdString(), configuration.toStdString(), arguments.toStdString()), result.c_str());
}

void TestProgramText::textThatIsNoLaunchStays_data() {
  QTest::addColumn<QString>("text");
  QTest::newRow("comments") << "// k<<<1, 2>>>(a);\n/* k<<<1, 2>>>(a); */ int x;";
  QTest::newRow("strings") << "const char* s = \"k<<<1, 2>>>(a)\"; char c = '<'; int x;";
  QTest::newRow("raw strings") << "const char* s = R\"(\" k<<<1, 2>>>(a); )\"; int x;";
  QTest::newRow("operators") << "struct S {}; template <typename T> S& operator<<(S&, T); auto p = &operator<< <int>;";
  QTest::newRow("words in strings") << R"(const char* s = "__global__ __shared__ __device__";)";
}

void TestProgramText::textThatIsNoLaunchStays() {
  QFETCH(QString, text);
  QCOMPARE(cpp(text.toStdString()), preprocessed(text.toStdString()));
}

void TestProgramText::linesStayWhereTheyAre() {
  const std::string text =
      "__global__ void k(int* a)\n{\n  extern\n  __shared__ int s[];\n  __shared__ float\n t[3];\n}\n"
      "namespace n {\nint f() {\n  k\n  <<<1,\n     2>>>\n  (nullptr);\n  return __LINE__;\n}\n}\n";
  const std::string result = cpp(text);
  QCOMPARE(linesOf(result), linesOf(preprocessed(text)) + 3);  // and the table of kernels behind it
  QVERIFY(result.find("\"mine.cu\", 10)") != std::string::npos);
}

void TestProgramText::headersOfTheSystemStay() {
  const std::string text =
      "# 1 \"/usr/include/x.h\" 1 3 4\nint a = b<<<1, 2>>>(3); __shared__ int c;\n# 2 \"mine.cu\" 2\n";
  QCOMPARE(cpp(text), preprocessed(text));
}

void TestProgramText::functionsInHeadersOfTheSystemLoseTheWordsOfCuda() {
  const auto header = [](const std::string& words) {
    return "# 1 \"/usr/include/boost/x.hpp\" 1 3 4\ntemplate <class T>\n" + words +
           " T f(T a) { return a; }\n# 2 \"mine.cu\" 2\nint g();\n";
  };
  QCOMPARE(cpp(header("__host__ __device__ inline")), preprocessed(header("  inline")));
}

void TestProgramText::variablesOfTheDeviceHaveSections_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("section");
  QTest::newRow("function") << "__device__ int f(int a) { return a; }"
                            << "";
  QTest::newRow("operator") << "struct S { __device__ bool operator<(const S& o) const; };"
                            << "";
  QTest::newRow("lambda") << "auto f = [] __device__ (int i) { return i; };"
                          << "";
  QTest::newRow("aligned function") << "__device__ __attribute__((aligned(8))) int f(int);"
                                    << "";
  QTest::newRow("host and device") << "__host__ __device__ inline T<int> f() { return {}; }"
                                   << "";
  QTest::newRow("zero") << "__device__ int x;"
                        << "warpbench_zeroed";
  QTest::newRow("array") << "static __device__ float x[4][5];"
                         << "warpbench_zeroed";
  QTest::newRow("value") << "__device__ int x = f(3);"
                         << "warpbench_device";
  QTest::newRow("list") << "__device__ float3 x[] = {{1, 2, 3}};"
                        << "warpbench_device";
  QTest::newRow("managed") << "__device__ __managed__ int x = 0;"
                           << "warpbench_managed";
  QTest::newRow("constant") << "__constant__ float x[5];"
                            << "warpbench_constant";
  QTest::newRow("device and constant") << "__device__ __constant__ unsigned x[2] = {1, 2};"
                                       << "warpbench_constant";
  QTest::newRow("constant and device") << "static __constant__ const __device__ unsigned x[2] = {1, 2};"
                                       << "warpbench_constant";
  QTest::newRow("device, then constant") << "__device__ const float __constant__ x[3] = {};"
                                         << "warpbench_constant";
}

void TestProgramText::variablesOfTheDeviceHaveSections() {
  QFETCH(QString, text);
  QFETCH(QString, section);
  const QString result = QString::fromStdString(cpp(text.toStdString()));
  QCOMPARE(result.count("section(\""), section.isEmpty() ? 0 : 1);
  QCOMPARE(result.contains(section), true);
  QVERIFY(!result.contains("__device__") && !result.contains("__constant__"));
}

void TestProgramText::functionsOfTheGpuAloneAreUnrolled_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<bool>("unrolled");
  QTest::newRow("kernel") << "__global__ void k() {}" << true;
  QTest::newRow("function") << "static __device__ int f(int a) { return a; }" << true;
  QTest::newRow("operator") << "struct S { __device__ bool operator<(const S& o) const; };" << true;
  QTest::newRow("forced") << "__device__ __forceinline__ int f(int);" << true;
  QTest::newRow("host and device") << "__host__ __device__ int f(int);" << false;
  QTest::newRow("device and host") << "__device__ __host__ int f(int);" << false;
  QTest::newRow("host") << "int f(int);" << false;
  QTest::newRow("lambda") << "auto f = [] __device__ (int i) { return i; };" << false;
  QTest::newRow("lambda without parameters") << "auto f = [] __device__ { return 3; };" << false;
  QTest::newRow("variable") << "__device__ int x;" << false;
}

void TestProgramText::functionsOfTheGpuAloneAreUnrolled() {
  QFETCH(QString, text);
  QFETCH(bool, unrolled);
  QCOMPARE(QString::fromStdString(cpp(text.toStdString())).count("optimize(\"peel-loops\", "), unrolled ? 1 : 0);
}

void TestProgramText::kernelsThatCanBeNamedAreMadeKnown() {
  const std::string result =
      cpp("__global__ void a(int) {}\n__global__ void declared(int);\ntemplate <typename T> __global__ void b(T) {}\n"
          "__global__ void twice(int) {}\n__global__ void twice(float) {}\nnamespace n { __global__ void c() {} }\n"
          "__launch_bounds__(64) __global__ void d() {}\n");
  QCOMPARE(QString::fromStdString(result).count("knownKernel(::"), 2);
  QVERIFY(result.find("knownKernel(::a,") != std::string::npos);
  QVERIFY(result.find("knownKernel(::d,") != std::string::npos);
}

void TestProgramText::callsWhoseValueIsDroppedAreMarked() {
  const std::string result =
      cpp("struct cudaTimer { int a; cudaTimer(); };\nint f(int* p) {\n  int e = (int)cudaFree(p);\n  cudaFree(p);\n"
          "  if (p) cudaFree(p);\n  e = cudaFree(p); return cudaFree(p);\n}\n");
  QCOMPARE(QString::fromStdString(result).count("valueIsDropped(), cudaFree(p);"), 2);
  QCOMPARE(QString::fromStdString(result).count("valueIsDropped()"), 2);
}

void TestProgramText::inlinePtxIsReadWhereverTheFileIs() {
  const std::string text =
      "# 1 \"/home/me/warpbench/mine.cu\"\nvoid f(int& x) {\n  asm(\"mov.u32 %0, 5;\" : \"=r\"(x));\n"
      "  asm volatile(\"bar.red.popc.u32 %0, 0, p;\");\n}\n";
  const std::string result = cppOf(text);
  QVERIFY2(result.find("asm") == std::string::npos, result.c_str());
  QVERIFY2(
      result.find("refused(\"inline PTX: bar.red.popc.u32\", \"/home/me/warpbench/mine.cu\", 3)") != std::string::npos,
      result.c_str());
}

void TestProgramText::brokenLaunchesAreRefused_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("why");
  QTest::newRow("no end") << "void f() {\n  k<<<1, 2(a);\n}"
                          << "mine.cu:2: error: '<<<' without '>>>': a launch is kernel<<<grid, block>>>(arguments)";
  QTest::newRow("no arguments")
      << "void f() { k<<<1, 2>>>; }"
      << "mine.cu:1: error: a launch without arguments: it is kernel<<<grid, block>>>(arguments)";
  QTest::newRow("no kernel") << "void f() {\n\n <<<1, 2>>>(a); }"
                             << "mine.cu:3: error: '<<<' without the name of a kernel before it";
}

void TestProgramText::brokenLaunchesAreRefused() {
  QFETCH(QString, text);
  QFETCH(QString, why);
  try {
    cpp(text.toStdString());
    QFAIL("it was taken");
  } catch (const CompileError& error) {
    QCOMPARE(QString(error.what()), why);
  }
}

void TestProgramText::whatIsNotSimulatedIsNamed() {
  const std::vector<Diagnostic> found =
      refusedWords(preprocessed("int f(cudaMipmappedArray_t a) {\ncudaMallocMipmappedArray(&a, 0, {}, 3); }\n// "
                                "cuInit(0)\nint f() { return cuInit(0); }\ncuComplex c = cuCmulf(a, b);\n"));
  QCOMPARE(found.size(), std::size_t{2});
  QCOMPARE(found[0].line, 2);
  QCOMPARE(QString::fromStdString(found[0].text), QString("cudaMallocMipmappedArray: mipmaps are not simulated"));
  QCOMPARE(found[1].line, 4);
  QCOMPARE(QString::fromStdString(found[1].text), QString("cuInit: the driver's functions are not simulated"));
  QCOMPARE(QString::fromStdString(whyNoHeader("thrust/sort.h")),
           QString("its headers are NVIDIA's: install the CUDA Toolkit, or give a copy of CCCL by -I"));
  QCOMPARE(QString::fromStdString(whyNoHeader("cub/cub.cuh")),
           QString("its headers are NVIDIA's: install the CUDA Toolkit, or give a copy of CCCL by -I"));
  QCOMPARE(QString::fromStdString(whyNoHeader("nppi.h")), QString("NPP is not simulated"));
  QCOMPARE(QString::fromStdString(whyNoHeader("vector")), QString());
  QCOMPARE(QString::fromStdString(whyNoWord("cusparseSpGEMM_compute")),
           QString("this part of cuSPARSE is not simulated"));
  QCOMPARE(QString::fromStdString(whyNoWord("cublas")), QString());
  QCOMPARE(QString::fromStdString(whyNoWord("cublass")), QString());
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestProgramText>(__FILE__);

}  // namespace warpbench::program

#include "test_program_text.moc"
