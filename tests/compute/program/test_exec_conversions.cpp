// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>
#include <bit>
#include <cmath>
#include <limits>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kValues[] = {0,
                              -0.5,
                              1.5,
                              -1.5,
                              127.9,
                              128,
                              -129,
                              255.9,
                              256,
                              300.75,
                              -300.75,
                              32768,
                              -32769,
                              65536,
                              70000.5,
                              2147483520,
                              2147483648.0,
                              -2147483648.0,
                              -2147483904.0,
                              3e9,
                              4294967040.0,
                              4294967296.0,
                              0x1p50,
                              -0x1p50,
                              9223371487098961920.0,
                              9223372036854775808.0,
                              -9223372036854775808.0,
                              0x1.6p63,
                              18446742974197923840.0,
                              18446744073709551616.0,
                              1e30,
                              -1e30,
                              kNaN,
                              -kNaN,
                              kInfinity,
                              -kInfinity};

/// The number of a type that is nearest to a float, cut toward zero, by comparisons of numbers of 80 bits.
template <typename Integer>
Integer nearest(double x) {
  using Limits = std::numeric_limits<Integer>;
  const long double whole = std::trunc(static_cast<long double>(x));
  if (whole > static_cast<long double>(Limits::max())) return Limits::max();
  if (whole < static_cast<long double>(Limits::min())) return Limits::min();
  return static_cast<Integer>(whole);
}

enum class From { Float, Double, Half, Bfloat };

template <typename Integer>
QString gpus(double x, From from) {
  constexpr bool kIsSigned = std::numeric_limits<Integer>::is_signed;
  using Wide = std::conditional_t<kIsSigned, std::int64_t, std::uint64_t>;
  using Word = std::conditional_t<kIsSigned, std::int32_t, std::uint32_t>;
  Wide result = 0;
  if (std::isnan(x)) {
    const bool isSignBit = sizeof(Integer) == 8 || (from == From::Double && sizeof(Integer) == 4);
    result = isSignBit ? static_cast<Wide>(static_cast<Integer>(std::uint64_t{1} << (8 * sizeof(Integer) - 1))) : 0;
  } else if (sizeof(Integer) >= 4 || from == From::Half || from == From::Bfloat) {
    result = static_cast<Wide>(nearest<Integer>(x));
  } else {
    result = static_cast<Wide>(static_cast<Integer>(nearest<Word>(x)));
  }
  return QString::number(result);
}

QString rowOf(double x, From from) {
  return QStringList{gpus<std::int8_t>(x, from),   gpus<std::uint8_t>(x, from), gpus<std::int16_t>(x, from),
                     gpus<std::uint16_t>(x, from), gpus<std::int32_t>(x, from), gpus<std::uint32_t>(x, from),
                     gpus<std::int64_t>(x, from),  gpus<std::uint64_t>(x, from)}
      .join(' ');
}

/// Converts to a number with fewer digits, to nearest; the test's values are exact or far from a tie.
double rounded(double x, int digits, double greatest) {
  if (!std::isfinite(x) || x == 0) return x;
  int exponent = 0;
  const double fraction = std::frexp(x, &exponent);
  const double result = std::ldexp(std::nearbyint(std::ldexp(fraction, digits)), exponent - digits);
  return std::abs(result) > greatest ? std::copysign(kInfinity, x) : result;
}

const char* const kPairs = R"(#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cmath>
#include <cstdio>
struct Out {
  signed char a; unsigned char b; short c; unsigned short d;
  int e; unsigned f; long long g; unsigned long long h;
};
template <typename F> __device__ void explicitly(Out& o, F x) {
  o.a = (signed char)x; o.b = static_cast<unsigned char>(x); o.c = short(x); o.d = (unsigned short)x; o.e = (int)x;
  o.f = (unsigned)x; o.g = (long long)x; o.h = (unsigned long long)x;
}
template <typename F> __device__ void implicitly(Out& o, F x) {
  signed char a = x; unsigned char b = x; short c = x; unsigned short d = x; int e = x; unsigned f = x;
  o.a = a; o.b = b; o.c = c; o.d = d; o.e = e; o.f = f; o.g = x; o.h = x;
}
template <typename F, typename G> __global__ void kernel(Out* o, const G* values, int n) {
  const int i = threadIdx.x;
  if (i >= n) return;
  const F x = (F)values[i];
  explicitly(o[i], x);
  implicitly(o[n + i], x);
}
template <typename F, typename G> void run(const G* values, int n) {
  Out* o; G* given;
  cudaMallocManaged(&o, 2 * n * sizeof(Out));
  cudaMallocManaged(&given, n * sizeof(G));
  for (int i = 0; i < n; ++i) given[i] = values[i];
  kernel<F><<<1, 64>>>(o, given, n);
  cudaDeviceSynchronize();
  for (int i = 0; i < 2 * n; ++i)
    printf("%d %u %d %u %d %u %lld %llu\n", o[i].a, o[i].b, o[i].c, o[i].d, o[i].e, o[i].f, o[i].g, o[i].h);
}
)";

const char* const kRuns = R"(  const int n = sizeof(wide) / sizeof(*wide);
  float narrow[n];
  for (int i = 0; i < n; ++i) narrow[i] = (float)wide[i];
  run<float>(narrow, n);
  run<double>(wide, n);
  run<__half>(narrow, n);
  run<__nv_bfloat16>(narrow, n);
}
)";

}  // namespace

/// Floats become integers as on an H200, in and out of range.
class TestExecConversions : public ExecTest {
  Q_OBJECT

 private slots:
  void allPairsAreAGpus() {
    QString text = kPairs;
    QString list;
    for (const double x : kValues)
      list += QString("__builtin_bit_cast(double, 0x%1ull), ").arg(std::bit_cast<quint64>(x), 0, 16);
    text += "int main() {\n  const double wide[] = {" + list + "};\n" + kRuns;
    const Outcome outcome = exec("pairs.cu", qPrintable(text));
    const QStringList lines = outcome.out.split('\n');
    qsizetype line = 0;
    for (const From from : {From::Float, From::Double, From::Half, From::Bfloat})
      for ([[maybe_unused]] const char* form : {"explicit", "implicit"})
        for (const double value : kValues) {
          const double x = from == From::Double  ? value
                           : from == From::Float ? static_cast<double>(static_cast<float>(value))
                           : from == From::Half  ? rounded(value, 11, 65504)
                                                 : rounded(value, 8, 3.3895313892515355e38);
          QVERIFY2(lines.value(line) == rowOf(x, from),
                   qPrintable(QString("%1 of %2 (%3): %4, expected %5\n%6")
                                  .arg(value)
                                  .arg(static_cast<int>(from))
                                  .arg(form, lines.value(line), rowOf(x, from), outcome.err)));
          ++line;
        }
  }

  // What replaces the cast begins with a colon.
  void castsFollowAnyOperator() {
    const Outcome outcome = exec("operators.cu", R"(#include <cstdio>
template <int n> __device__ int is() { return n; }
__global__ void k(int* p, float x, int i) {
  p[0] = x > 0?(int)x:(unsigned)x;
  p[1] = i%(int)x + i<(int)x;
  p[2] = is<(int)3>() + (x < 0?int(x):int(-x));
}
int main() {
  int* p;
  cudaMallocManaged(&p, 12);
  k<<<1, 1>>>(p, 7.5f, 12);
  cudaDeviceSynchronize();
  printf("%d %d %d\n", p[0], p[1], p[2]);
}
)");
    QVERIFY2(outcome.out.startsWith("7 0 -4\n"), qPrintable(outcome.out + outcome.err));
  }

  void implicitConversionsAreAGpus() {
    const Outcome outcome = exec("implicit.cu", R"(#include <cstdio>
__device__ unsigned gives(float x) { if (x < -100) { return x; } return x * 2; }
struct S { int i; unsigned char c[3]; };
__global__ void k(S* s, float x, double d, int* o) {
  int i = x * 1e20f, j = d;
  s->i = d; s->c[1] = x;
  *o = x;
  o[1] = gives(x); o[2] = gives(x * 1000); o[3] = (int)(unsigned)x; o[4] = i; o[5] = j;
  unsigned u;
  u = x;
  o[6] = u; o[7] = (short)d; o[8] = unsigned(x);
}
int main() {
  S* s; int* o;
  cudaMallocManaged(&s, sizeof *s);
  cudaMallocManaged(&o, 48);
  k<<<1, 1>>>(s, -1.5f, 1e15, o);
  printf("%s %d %d", cudaGetErrorName(cudaDeviceSynchronize()), s->i, s->c[1]);
  for (int i = 0; i < 9; ++i) printf(" %d", o[i]);
  puts("");
})");
    QVERIFY2(outcome.out.startsWith("cudaSuccess 2147483647 0 -1 0 0 0 -2147483648 2147483647 0 -1 0\n"),
             qPrintable(outcome.out + outcome.err));
  }

  /// Replaced conversions are neither branches nor divisions, nor too long for those counts.
  void conversionsCostNoDivisions() {
    const QJsonObject all = document("costs.cu", R"(
__global__ void with(const float* x, int* h, int n) {
  int sum = 0;
  for (int j = 0; j < 128; ++j) sum += (int)x[(threadIdx.x + j) % n] * j;
  h[threadIdx.x] = sum;
}
__global__ void without(const int* x, int* h, int n) {
  int sum = 0;
  for (int j = 0; j < 128; ++j) sum += x[(threadIdx.x + j) % n] * j;
  h[threadIdx.x] = sum;
}
int main() {
  void* p;
  cudaMallocManaged(&p, 4096);
  with<<<1, 32>>>((float*)p, (int*)p + 512, 200);
  without<<<1, 32>>>((int*)p, (int*)p + 512, 200);
  cudaDeviceSynchronize();
})");
    const QJsonArray launches = all["launches"].toArray();
    const double divisions = launches[1].toObject()["counters"].toObject()["division_instructions"].toDouble();
    QVERIFY(divisions > 0);
    QCOMPARE(launches[0].toObject()["counters"].toObject()["division_instructions"].toDouble(), divisions);
  }

  /// If the text shows no conversion, a number that a GPU would convert differently ends the launch by name.
  void othersAreRefusedWhereTheyDiffer() {
    const Outcome outcome = exec("argument.cu", R"(#include <cstdio>
__device__ int takes(unsigned i) { return i; }
__global__ void k(float x, int* o) {
  *o = takes(x);
}
int main(int n, char**) {
  int* o;
  cudaMallocManaged(&o, 4);
  for (float x : {5.5f, 0.5f - n, 0.5f - 2 * n}) {
    k<<<1, 1>>>(x, o);
    const char* error = cudaGetErrorName(cudaDeviceSynchronize());
    printf("%s %d\n", error, *o);
  }
})");
    QVERIFY2(outcome.out.startsWith("cudaSuccess 5\ncudaSuccess 0\ncudaErrorLaunchFailure 0\n"),
             qPrintable(outcome.out + outcome.err));
    QVERIFY2((outcome.out + outcome.err)
                 .contains("converts -1.5 to 'unsigned int', which cannot hold it, in an expression where that is not "
                           "simulated (an explicit cast is)"),
             qPrintable(outcome.out + outcome.err));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecConversions>(__FILE__);
#include "test_exec_conversions.moc"
