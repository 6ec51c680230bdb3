// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

/// Names that GPU functions may use, and names that only look like the host's.
const char* const kAllowed = R"(
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <vector>
#define N 16
int n = 3, size, *pointer;
static float scale = 2;
const int kSize = 5;
static const float kHalf = 0.5f;
constexpr int kTable[] = {1, 2, 3};
enum { kMost = 7 };
int host(int x) { return x + n; }
int both(int x);
__host__ __device__ int both(int x) { return x + 1; }
constexpr int square(int x) { return x * x; }
inline float rand(float x) { return x; }
template <typename T> __device__ T twice(T x) { return x + x; }
template <typename T> T onHost(T x) { return x - x; }
struct Point {
  float x, y;
  Point() = default;
  __host__ __device__ Point(float a, float b) : x(a), y{b} {}
  __device__ float length() const { return sqrtf(x * x + y * y); }
  float hosts() const { return x + n; }
  static int count;
  int size = 4;
};
int Point::count = 0;
namespace inner {
int n = 9;
__device__ int value(int n) { return n; }
struct vector { int size; };
}
class Host {
 public:
  Host() : m_n{::n}, m_name("host") { ++::n; }
  int n() const { return m_n; }
 private:
  int m_n;
  std::string m_name;
};
__device__ int ofDevice, array[4];
__constant__ float constant;
__managed__ int managed;
__device__ int counts() { static int calls; return ++calls; }
__global__ void all(int* out, int n, float scale, int size) {
  int host = both(n) + square(2) + kSize + kTable[1] + kMost + N;
  float rand = kHalf + scale;
  Point point(1, 2), *pointer = &point;
  inner::vector vector{size};
  auto lambda = [=](int count) { return count + host; };
  for (int size = 0; size < 2; ++size) host += size;
  out[0] = host + int(rand) + int(point.length()) + point.size + pointer->size + vector.size + lambda(1) +
           twice(n) + inner::value(n) + counts() + int(constant) + ofDevice + array[1] + int(sizeof(::size));
}
int read(int ofDevice) { return ofDevice + 1; }
int main() {
  int* out;
  cudaMalloc(&out, 4);
  float value = 1;
  cudaMemcpyToSymbol(constant, &value, sizeof(constant));
  cudaMemcpyToSymbol(ofDevice, &n, sizeof ofDevice);
  int* address;
  if (cudaGetSymbolAddress((void**)&address, array)) return 1;
  managed = 4;
  all<<<1, n>>>(out, n, scale, size);
  all<<<1, n>>>(address, host(n), scale, sizeof(array));
  int ofDevice = 5;
  ofDevice = read(ofDevice);
  printf("%d\n", ofDevice);
  std::vector<int> v(3, onHost(n));
  std::sort(v.begin(), v.end());
  Host other;
  return cudaDeviceSynchronize() + managed - 4 + Point::count + int(Point(1, 2).hosts()) * 0;
})";

}  // namespace

class TestExecHostNames : public ExecTest {
  Q_OBJECT

 private slots:
  void allowedNamesAreNotRefused() {
    const Outcome outcome = exec("allowed.cu", kAllowed);
    QVERIFY2(outcome.code == 0, qPrintable(outcome.out + outcome.err));
  }

  void hostsNamesInFunctionsOfTheGpuAreRefused_data() {
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<QByteArray>("use");
    QTest::addColumn<QString>("what");
    const auto variable = [](const char* name) {
      return QString("identifier \"%1\" is undefined in device code: it is a variable of the host").arg(name);
    };
    const auto function = [](const char* name, const char* from) {
      return QString("calling a __host__ function(\"%1\") from %2 is not allowed").arg(name, from);
    };
    QTest::newRow("variable") << QByteArray("int n = 5;") << QByteArray("p[0] = n;") << variable("n");
    QTest::newRow("static") << QByteArray("static float f;") << QByteArray("p[0] = f;") << variable("f");
    QTest::newRow("array") << QByteArray("int a[4];") << QByteArray("p[0] = a[1];") << variable("a");
    QTest::newRow("second of a declaration")
        << QByteArray("int m = 1, n = 5;") << QByteArray("p[0] = n;") << variable("n");
    QTest::newRow("namespace") << QByteArray("namespace my { int n; }") << QByteArray("p[0] = my::n;")
                               << variable("my::n");
    QTest::newRow("member") << QByteArray("struct S { static int n; }; int S::n = 4;") << QByteArray("p[0] = S::n;")
                            << variable("S::n");
    QTest::newRow("class") << QByteArray("struct S { int n; }; S s;") << QByteArray("p[0] = s.n;") << variable("s");
    QTest::newRow("const array") << QByteArray("const int a[2] = {1, 2};") << QByteArray("p[0] = a[p[1]];")
                                 << variable("a");
    QTest::newRow("function") << QByteArray("int f(int x) { return x; }") << QByteArray("p[0] = f(1);")
                              << function("int f(int)", "a function of the GPU");
    QTest::newRow("prototype") << QByteArray("int f(int x);") << QByteArray("p[0] = f(1); } int f(int x) { return x;")
                               << function("int f(int)", "a function of the GPU");
    QTest::newRow("method") << QByteArray("struct S { int x; int get() { return x; } };")
                            << QByteArray("S s{1}; p[0] = s.get();")
                            << function("int S::get()", "a function of the GPU");
    QTest::newRow("template") << QByteArray("template <typename T> T f(T x) { return x; }")
                              << QByteArray("p[0] = f(1);") << QString("from a function of the GPU is not allowed");
    QTest::newRow("vector") << QByteArray("#include <vector>") << QByteArray("std::vector<int> v(3); p[0] = v[0];")
                            << function("std::vector", "a __global__ function(\"k\")");
    QTest::newRow("cout") << QByteArray("#include <iostream>") << QByteArray("std::cout << 1;")
                          << function("std::cout", "a __global__ function(\"k\")");
    QTest::newRow("rand") << QByteArray("#include <cstdlib>") << QByteArray("p[0] = rand();")
                          << function("rand", "a __global__ function(\"k\")");
  }
  void hostsNamesInFunctionsOfTheGpuAreRefused() {
    QFETCH(QByteArray, host);
    QFETCH(QByteArray, use);
    QFETCH(QString, what);
    const QByteArray text = host + "\n__global__ void k(int* p) {\n" + use +
                            "\n}\nint main() { int* p; "
                            "cudaMalloc(&p, 4); k<<<1, 1>>>(p); return cudaDeviceSynchronize(); }\n";
    const Outcome outcome = exec("h.cu", text.constData());
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("h.cu:3: error: ") && outcome.err.contains(what), qPrintable(outcome.err));
  }
  void textThatHasNoEndIsForTheCompilerToTell() {
    for (const char* text :
         {"int n; __global__ void k(int* p) { p[0] = n;", "int n; __global__ void k(int* p) { p[0] = (n;\n",
          "__global__", "template <typename T __device__ int f(", "struct S {", "int f() { return 1; }}\n"}) {
      const Outcome outcome = exec("end.cu", text);
      QCOMPARE(outcome.code, 1);
      QVERIFY2(outcome.err.contains("end.cu:") && outcome.err.contains("error: "), qPrintable(outcome.err));
    }
  }
  void functionsOfTheDeviceAreLookedAtToo() {
    const Outcome outcome = exec("d.cu",
                                 "int n; template <int i> __device__ int f() { return n; }\n"
                                 "__global__ void k(int* p) { p[0] = f<1>(); } int main() {}\n");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("d.cu:1: error: identifier \"n\" is undefined"), qPrintable(outcome.err));
  }

  void directUsesOfTheDevicesVariablesAreRefused_data() {
    QTest::addColumn<QByteArray>("use");
    QTest::addColumn<QString>("what");
    const auto say = [](const char* kind, const char* how) {
      return QString("a %1 variable \"%2\" cannot be directly %3 in a host function")
          .arg(kind, QString(kind) == "__device__" ? "d" : "c", how);
    };
    QTest::newRow("assigned") << QByteArray("d = 7;") << say("__device__", "written");
    QTest::newRow("added") << QByteArray("d += 7;") << say("__device__", "written");
    QTest::newRow("counted") << QByteArray("++d;") << say("__device__", "written");
    QTest::newRow("element") << QByteArray("c[1] = 7;") << say("__constant__", "written");
    QTest::newRow("printed") << QByteArray("printf(\"%d\", d);") << say("__device__", "read");
    QTest::newRow("streamed") << QByteArray("std::cout << d << 1;") << say("__device__", "read");
    QTest::newRow("copied") << QByteArray("int h = d; h = 1;") << say("__device__", "read");
    QTest::newRow("returned") << QByteArray("return c[0];") << say("__constant__", "read");
    QTest::newRow("launch") << QByteArray("k<<<1, 1>>>(c);") << say("__constant__", "read");
  }
  void directUsesOfTheDevicesVariablesAreRefused() {
    QFETCH(QByteArray, use);
    QFETCH(QString, what);
    const QByteArray text =
        "#include <cstdio>\n#include <iostream>\n__device__ int d = 5;\n__constant__ int c[4];\n"
        "__global__ void k(int* p) { d = p[0]; }\nint main() {\n" +
        use + "\n}\n";
    const Outcome outcome = exec("v.cu", text.constData());
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("v.cu:7: error: ") && outcome.err.contains(what), qPrintable(outcome.err));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecHostNames>(__FILE__);
#include "test_exec_host_names.moc"
