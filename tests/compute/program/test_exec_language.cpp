// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

// Values that follow from the functions' definitions (ISO C, 7.12; CUDA Math API), called by their names in C. Each
// line of `out` that is not 1 is a line of the program.
const char* const kMath = R"(#include <cstdio>
#include <cmath>
#include <climits>
#define IS(condition) if (!(condition)) *out = __LINE__, ++out
__device__ bool near(double value, double expected, double error) { return fabs(value - expected) <= error * fabs(expected); }
__global__ void words(int* out) {
  int n = 0;
  float part, s, c;
  double whole, sine, cosine;
  IS(fmodf(-7.5f, 2.0f) == -1.5f && fmod(7.5, -2.0) == 1.5);
  IS(remainderf(7.0f, 4.0f) == -1.0f && remainder(6.0, 4.0) == -2.0);
  IS(remquof(7.0f, 2.0f, &n) == -1.0f && (n & 7) == 4);
  IS(remquo(-9.0, 4.0, &n) == -1.0 && n < 0 && (-n & 7) == 2);
  IS(frexpf(10.0f, &n) == 0.625f && n == 4);
  IS(frexp(-0.375, &n) == -0.75 && n == -1);
  IS(modff(-3.25f, &part) == -0.25f && part == -3.0f);
  IS(modf(1e15 + 0.5, &whole) == 0.5 && whole == 1e15);
  IS(ldexpf(0.75f, 4) == 12 && ldexp(1.0, -1074) > 0 && ldexp(1.0, -1075) == 0);
  IS(scalbnf(0.75f, 4) == 12 && scalbn(3.0, -1) == 1.5 && scalblnf(1.0f, 3L) == 8 && scalbln(1.0, -3L) == 0.125);
  IS(ilogbf(10.0f) == 3 && ilogb(0.2) == -3 && logbf(10.0f) == 3 && logb(0.2) == -3);
  IS(lroundf(2.5f) == 3 && lround(-2.5) == -3 && llroundf(0.49999997f) == 0 && llround(4503599627370495.5) == 4503599627370496LL);
  IS(lrintf(2.5f) == 2 && lrint(3.5) == 4 && llrintf(-2.5f) == -2 && llrint(-3.5) == -4);
  IS(rintf(0.5f) == 0 && rint(1.5) == 2 && nearbyintf(-1.5f) == -2 && signbit(nearbyint(-0.5)));
  IS(roundf(-2.5f) == -3 && round(0.49999999999999994) == 0 && truncf(-2.7f) == -2 && trunc(2.7) == 2);
  IS(ceilf(-0.5f) == 0 && signbit(ceilf(-0.5f)) && floor(-0.5) == -1 && ceil(1.0000000000000002) == 2);
  IS(copysignf(3.0f, -0.0f) == -3.0f && copysign(-2.0, 1.0) == 2.0);
  IS(fdimf(5.0f, 3.0f) == 2 && fdimf(3.0f, 5.0f) == 0 && fdim(-1.0, -3.0) == 2.0);
  IS(fminf(NAN, 1.0f) == 1.0f && fmaxf(1.0f, NAN) == 1.0f && fmin(-1.0, 2.0) == -1.0 && fmax(-1.0, 2.0) == 2.0);
  IS(fmaf(16777217.0f, 1.0f, -16777216.0f) == 0.0f && fma(1 + 0x1p-52, 1 - 0x1p-52, -1.0) == -0x1p-104);
  IS(sqrtf(2.25f) == 1.5f && sqrt(1e-300) == 1e-150 && isnan(sqrt(-1.0)) && cbrtf(-27.0f) == -3.0f && near(cbrt(2.0), 1.2599210498948732, 1e-15));
  IS(hypotf(3e30f, 4e30f) > 4.9e30f && near(hypot(3e200, 4e200), 5e200, 1e-15));
  IS(near(expf(1.0f), 2.718281828, 3e-7) && near(exp(-745.0), 4.94e-324, 0.1) && exp2f(-3.0f) == 0.125f && exp2(10.0) == 1024);
  IS(near(exp10f(3.0f), 1000, 3e-7) && near(exp10(-5.0), 1e-5, 1e-15) && expm1(1e-20) == 1e-20 && expm1f(0.0f) == 0);
  IS(logf(1.0f) == 0 && near(log(10.0), 2.302585092994046, 1e-15) && log2f(8.0f) == 3 && log2(0.25) == -2 && log10f(1000.0f) == 3 && log10(1e-5) == -5 && log1p(1e-20) == 1e-20);
  IS(powf(2.0f, -3.0f) == 0.125f && pow(-2.0, 3.0) == -8 && isnan(pow(-8.0, 0.5)) && pow(NAN, 0.0) == 1);
  IS(near(tgammaf(5.0f), 24, 1e-6) && near(tgamma(0.5), 1.7724538509055159, 1e-14) && near(lgammaf(10.0f), 12.801827, 1e-6) && near(lgamma(0.5), 0.5723649429247001, 1e-14));
  IS(near(erff(0.5f), 0.520499877, 1e-6) && near(erfc(2.0), 0.004677734981047266, 1e-13) && erf(0.0) == 0);
  IS(j0(0.0) == 1 && j1f(0.0f) == 0 && near(jn(2, 1.0), 0.1149034849319005, 1e-13) && near(y0(1.0), 0.08825696421567697, 1e-13) && isinf(y1(0.0)));
  sincosf(0.0f, &s, &c);
  IS(s == 0 && c == 1);
  sincos(1.5707963267948966, &sine, &cosine);
  IS(sine == 1 && near(cosine, 6.123233995736766e-17, 1e-12));
  IS(near(sinf(1.0f), 0.841470985, 3e-7) && near(cos(1.0), 0.5403023058681398, 1e-15) && near(tan(1.0), 1.5574077246549023, 1e-15));
  IS(near(asinf(1.0f), 1.570796327, 3e-7) && near(acos(-1.0), 3.141592653589793, 1e-15) && near(atan2(-1.0, -1.0), -2.356194490192345, 1e-15) && atanf(0.0f) == 0);
  IS(near(sinh(1.0), 1.1752011936438014, 1e-14) && near(coshf(1.0f), 1.543080635, 1e-6) && tanh(20.0) == 1 && near(asinh(1.0), 0.881373587019543, 1e-14) && acosh(1.0) == 0 && isinf(atanh(1.0)));
  IS(nextafterf(1.0f, 2.0f) == 1 + 0x1p-23f && nextafter(0.0, 1.0) == 0x1p-1074);
  IS(isinf(1.0f / 0.0f) && isnan(0.0 / 0.0) && isfinite(1e308) && !isfinite(-1.0 / 0.0) && signbit(-0.0f) && !signbit(0.0));
  IS(min(3, 2) == 2 && max(3u, 2u) == 3 && min(-1LL, 1LL) == -1 && max(1.5f, 2.5f) == 2.5f && min(1.5, 2.5f) == 1.5 && max(-1, 1u) == UINT_MAX);
  IS(abs(-3) == 3 && abs(-3.5f) == 3.5f && abs(-3.5) == 3.5 && labs(-3L) == 3 && llabs(LLONG_MIN + 1) == LLONG_MAX && abs(-3LL) == 3);
}
int main() {
  int *out, host[64] = {};
  cudaMalloc(&out, sizeof host);
  cudaMemset(out, 0, sizeof host);
  words<<<1, 1>>>(out);
  cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost);
  for (int i = 0; host[i] != 0; ++i) printf("line %d\n", host[i]);
  printf("%s\n", cudaGetErrorName(cudaGetLastError()));
  return 0;
}
)";

// C++ features in device code (CUDA C++ Programming Guide, "C++ Language Support").
const char* const kLanguage = R"(#include <cstdio>
#include <new>
struct Vec {
  float x, y;
  __device__ Vec(float x_ = 0, float y_ = 0) : x(x_), y(y_) {}
  __device__ Vec operator+(const Vec& other) const { return Vec(x + other.x, y + other.y); }
  __device__ Vec& operator*=(float factor) { x *= factor, y *= factor; return *this; }
  __device__ ~Vec() { x = -1; }
};
struct Shape {
  __device__ virtual float area() const = 0;
  __device__ virtual ~Shape() {}
};
struct Square : Shape {
  float side;
  __device__ explicit Square(float s) : side(s) {}
  __device__ float area() const override { return side * side; }
};
struct Circle : Shape {
  float radius;
  __device__ explicit Circle(float r) : radius(r) {}
  __device__ float area() const override { return 3 * radius * radius; }
};
union Word { float real; unsigned bits; };
struct Packed { unsigned low : 4, high : 28; };
enum class Kind : short { Even, Odd };
template <typename T, int N> struct Ring {
  T values[N];
  __device__ T& operator[](int i) { return values[(i % N + N) % N]; }
};
template <typename... Args> __device__ int sumOf(Args... args) { return (0 + ... + args); }
template <typename F> __device__ int applied(F&& f, int x) { return f(x); }
__device__ int addOne(int x) { return x + 1; }
__device__ int (*const kPointer)(int) = addOne;
__device__ void swapThem(int& a, int& b) { const int c = a; a = b; b = c; }
__device__ void reverse(int* shared, int n) { swapThem(shared[threadIdx.x], shared[n - 1 - threadIdx.x]); }
__device__ unsigned ackermann(unsigned m, unsigned n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }
namespace deep { namespace er { __device__ constexpr int kSeven = 7; } }
using deep::er::kSeven;
__global__ void __launch_bounds__(64, 2) words(const float* __restrict__ in, int* out, int (*table)[4]) {
  __shared__ int backwards[64];
  extern __shared__ double wide[];
  const int i = threadIdx.x;
  backwards[i] = i;
  wide[i] = in[i];
  __syncthreads();
  if (i < 32) reverse(backwards, 64);
  __syncthreads();
  int* const own = out + 20 * i;
  Vec v = Vec(in[i], 1) + Vec(1, 2);
  v *= 2;
  own[0] = v.x + 10 * v.y;
  Shape* shape = i % 2 ? static_cast<Shape*>(new Square(i)) : new Circle(i);
  own[1] = shape->area();
  delete shape;
  Word word;
  word.real = 1;
  own[2] = word.bits;
  Packed packed = {5, 1000};
  packed.low += 12;
  own[3] = packed.low + packed.high;
  const Kind kind = i & 1 ? Kind::Odd : Kind::Even;
  switch (kind) {
    case Kind::Even: own[4] = 40; break;
    case Kind::Odd: own[4] = 41; [[fallthrough]];
    default: own[4] += 100;
  }
  Ring<short, 5> ring = {{1, 2, 3, 4, 5}};
  own[5] = ring[i] + ring[-1];
  own[6] = sumOf(1, i, 'a', 2.9f);
  int captured = 3;
  own[7] = applied([&captured, i](int x) { captured += x; return captured * i; }, 4) + captured;
  own[8] = kPointer(i);
  own[9] = ackermann(2, i % 3);
  own[10] = backwards[i];
  own[11] = static_cast<int>(wide[63 - i]);
  int* const heap = static_cast<int*>(malloc(3 * sizeof(int)));
  for (int k = 0; k < 3; ++k) heap[k] = k * i;
  own[12] = heap[0] + heap[1] + heap[2];
  free(heap);
  int sum = 0;
  for (int& each : table[i % 4]) sum += each;
  own[13] = sum;
  __builtin_assume(i < 64);
  __threadfence_block(); __threadfence(); __threadfence_system();
  auto pair = [](auto a, auto b) { struct { decltype(a) first; decltype(b) second; } made = {a, b}; return made; }(i, 2.5f);
  own[14] = pair.first * pair.second;
  own[15] = kSeven + warpSize + static_cast<int>(sizeof(float4)) + alignof(float4);
  int steps = 0;
  for (int n = i + 1;; n = n % 2 ? 3 * n + 1 : n / 2) { if (n == 1) break; if (++steps > 1000) goto done; }
done:
  own[16] = steps;
#pragma unroll 1
  for (int k = 0; k < 4; ++k) own[17] += k;
}
int main() {
  static int host[64 * 20], table[4][4];
  float values[64], *in;
  int *out, (*numbers)[4];
  for (int i = 0; i < 64; ++i) values[i] = i;
  for (int i = 0; i < 16; ++i) table[i / 4][i % 4] = i;
  cudaMalloc(&in, sizeof values), cudaMalloc(&out, sizeof host), cudaMalloc(&numbers, sizeof table);
  cudaMemcpy(in, values, sizeof values, cudaMemcpyHostToDevice);
  cudaMemcpy(numbers, table, sizeof table, cudaMemcpyHostToDevice);
  cudaMemset(out, 0, sizeof host);
  words<<<1, 64, 64 * sizeof(double)>>>(in, out, numbers);
  printf("%s\n", cudaGetErrorName(cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost)));
  for (int i = 0; i < 64; ++i) {
    int steps = 0;
    for (int n = i + 1; n != 1; n = n % 2 ? 3 * n + 1 : n / 2) ++steps;
    const int expected[] = {2 * (i + 1) + 60, i % 2 ? i * i : 3 * i * i, 0x3f800000, 1 + 1000, i % 2 ? 141 : 40,
                            i % 5 + 1 + 5, 1 + i + 97 + 2, 7 * i + 7, i + 1, 2 * (i % 3) + 3, 63 - i, 63 - i, 3 * i,
                            16 * (i % 4) + 6, static_cast<int>(2.5f * i), 7 + 32 + 32, steps, 6};
    for (int k = 0; k < 18; ++k)
      if (host[20 * i + k] != expected[k]) printf("thread %d, value %d: %d, not %d\n", i, k, host[20 * i + k], expected[k]);
  }
  return 0;
}
)";

const char* const kPrints = R"(#include <cstdio>
#include <cassert>
__global__ void prints(const char* name) {
  if (threadIdx.x == 33) printf("%s %d of block %d: %5.2f %c %llu %#x %%\n", name, threadIdx.x, blockIdx.x, 2.5, 'x', 1ull << 40, 255);
}
__global__ void asserts(int limit) {
  assert(threadIdx.x < 64);
  assert(static_cast<int>(threadIdx.x) < limit);
}
__global__ void traps() {
  if (threadIdx.x == 2) __trap();
}
int main(int argc, char**) {
  prints<<<2, 64>>>("thread");
  asserts<<<1, 64>>>(64);
  printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
  if (argc > 1) traps<<<1, 32>>>();
  else asserts<<<1, 64>>>(40);
  const cudaError_t error = cudaDeviceSynchronize();
  printf("%s: %s\n", cudaGetErrorName(error), cudaGetErrorString(error));
  return 0;
}
)";

}  // namespace

/// Device functions of programs, each compared with its definition in the CUDA C++ Programming Guide.
class TestExecLanguage : public ExecTest {
  Q_OBJECT

 private slots:
  // CUDA's printf() knows no %zu: an H200 prints it as it stands.
  void kernelsPrintSizesAsAGpuDoes() {
    const Outcome outcome = exec("sizes.cu", R"(#include <cstdio>
__global__ void k(int n) { printf("%d %5zu %% %%zu|\n", n, sizeof(n)); }
int main() { k<<<1, 1>>>(7); cudaDeviceSynchronize(); printf("%zu\n", sizeof(int)); }
)");
    QVERIFY2(outcome.out.startsWith("7 %5zu % %zu|\n4\n"), qPrintable(outcome.out + outcome.err));
  }

  void mathFunctionsHaveTheirNamesInC() {
    const Outcome outcome = exec("math.cu", kMath);
    QVERIFY2(outcome.out.startsWith("cudaSuccess\n"), qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 0);
  }

  void classesLambdasAndPointersAreThoseOfCpp() {
    const Outcome outcome = exec("language.cu", kLanguage);
    QVERIFY2(outcome.out.startsWith("cudaSuccess\n\n"), qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 0);
  }

  void kernelsPrint() {
    const Outcome outcome = exec("prints.cu", kPrints);
    for (int block = 0; block < 2; ++block)
      QVERIFY2(
          outcome.out.contains("thread 33 of block " + QString::number(block) + ":  2.50 x 1099511627776 0xff %\n"),
          qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.out.count("thread 33 of block"), 2);
  }

  void anAssertionThatDoesNotHoldIsNamed() {
    const Outcome outcome = exec("asserts.cu", kPrints);
    QVERIFY2(outcome.out.contains("\ncudaSuccess\ncudaErrorAssert: device-side assert triggered\n"),
             qPrintable(outcome.out + outcome.err));
    // Each thread of the warp prints it, as on a GPU.
    QString said;
    for (int thread = 40; thread < 64; ++thread)
      said += path("asserts.cu") + ":8: void asserts(int): block: [0,0,0], thread: [" + QString::number(thread) +
              ",0,0] Assertion `static_cast<int>(threadIdx.x) < limit` failed.\n";
    QCOMPARE(outcome.err, said);
    QVERIFY2(outcome.out.contains("thread (40, 0, 0) finds that `static_cast<int>(threadIdx.x) < limit` does not hold "
                                  "(block (0, 0, 0), ") &&
                 outcome.out.contains("asserts.cu:8)"),
             qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 1);
  }
  void aHostsAssertionEndsTheProgram() {
    const Outcome outcome = exec("host.cu", "#include <assert.h>\nint main(int argc, char**) { assert(argc > 1); }\n");
    QVERIFY2(outcome.err.contains("host.cu:2: int main(int, char**): Assertion `argc > 1' failed."),
             qPrintable(outcome.err));
    QVERIFY(outcome.code != 0);
  }

  void smallFloatsConvertToEachOther() {
    const Outcome outcome = exec("small.cu",
                                 "#include <cstdio>\n#include <cuda_bf16.h>\n"
                                 "template <typename To, typename From>\n"
                                 "__global__ void convert(To* to, const From* from) {\n"
                                 "  to[threadIdx.x] = static_cast<To>(from[threadIdx.x]);\n}\n"
                                 "int main() {\n"
                                 "  __nv_bfloat16* b;\n  __half* h;\n"
                                 "  cudaMallocManaged(&b, 6);\n  cudaMallocManaged(&h, 6);\n"
                                 "  b[0] = 3.140625f, b[1] = 1e5f, b[2] = 1e-9f;\n"
                                 "  convert<<<1, 3>>>(h, b);\n  cudaDeviceSynchronize();\n"
                                 "  printf(\"%g %g %g\\n\", (float)h[0], (float)h[1], (float)h[2]);\n"
                                 "  h[0] = 0.1f, h[1] = 65504.0f, h[2] = -2.0f;\n"
                                 "  convert<<<1, 3>>>(b, h);\n  cudaDeviceSynchronize();\n"
                                 "  printf(\"%.12g %g %g\\n\", (float)b[0], (float)b[1], (float)b[2]);\n}\n");
    QVERIFY2(outcome.out.startsWith("3.14062 inf 0\n0.10009765625 65536 -2\n"), qPrintable(outcome.out + outcome.err));
  }

  void complexNumbersAreThoseOfCuda() {
    const Outcome outcome =
        exec("complex.cu",
             "#include <cstdio>\n#include <cuComplex.h>\n"
             "__global__ void k(const cuFloatComplex* a, cuFloatComplex* b, cuDoubleComplex* c) {\n"
             "  const int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
             "  if (i >= 1003) return;\n"
             "  const cuComplex z = a[i];\n"
             "  b[i] = cuCsubf(cuCmulf(z, cuConjf(z)), cuCaddf(z, make_cuComplex(1, -2)));\n"
             "  c[i] = cuCdiv(cuComplexFloatToDouble(z), make_cuDoubleComplex(3, 4));\n"
             "}\n"
             "int main() {\n"
             "  cuFloatComplex *a, *b;\n  cuDoubleComplex* c;\n"
             "  cudaMallocManaged(&a, 1003 * sizeof *a);\n"
             "  cudaMallocManaged(&b, 1003 * sizeof *b);\n"
             "  cudaMallocManaged(&c, 1003 * sizeof *c);\n"
             "  for (int i = 0; i < 1003; ++i) a[i] = make_cuFloatComplex(i, 2 * i);\n"
             "  k<<<4, 256>>>(a, b, c);\n  cudaDeviceSynchronize();\n"
             "  printf(\"%g %g %g %g\\n\", cuCrealf(b[10]), cuCimagf(b[10]), cuCreal(c[10]), "
             "cuCimag(c[10]));\n"
             "  printf(\"%g %g\\n\", cuCabsf(make_cuFloatComplex(3e30f, 4e30f)), "
             "cuCabs(make_cuDoubleComplex(0, -2)));\n"
             "  const cuComplex f = cuCfmaf(a[1], a[2], make_cuComplex(0.5f, 0));\n"
             "  const cuComplex q = cuCdivf(make_cuComplex(1e30f, 0), make_cuComplex(1e30f, 1e30f));\n"
             "  printf(\"%g %g %g %g\\n\", f.x, f.y, q.x, cuComplexDoubleToFloat(c[10]).y);\n"
             "}\n",
             {"--json"});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.startsWith("489 -18 4.4 0.8\n5e+30 2\n-5.5 8 0.5 0.8\n"), qPrintable(outcome.err));
    const QJsonObject counters = onlyDocument(outcome.out)["launches"][0]["counters"].toObject();
    QCOMPARE(counters["global_load_requests"].toInt(), 32);  // of 8 bytes a lane
    QCOMPARE(counters["global_load_sectors"].toInt(), 251);
    QCOMPARE(counters["global_store_requests"].toInt(), 64);
    QCOMPARE(counters["global_store_sectors"].toInt(), 251 + 502);
  }

  void aTrapEndsTheLaunch() {
    const Outcome outcome = exec("traps.cu", kPrints, {"--", "trap"});
    QVERIFY2(outcome.out.contains("\ncudaSuccess\ncudaErrorLaunchFailure: "), qPrintable(outcome.out + outcome.err));
    QVERIFY2(outcome.out.contains("thread (2, 0, 0) calls __trap() (block (0, 0, 0), ") &&
                 outcome.out.contains("traps.cu:11)"),
             qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 1);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecLanguage>(__FILE__);
#include "test_exec_language.moc"
