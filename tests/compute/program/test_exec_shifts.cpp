// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

/// Shifts in kernels: a GPU's result for any amount, masked or not.
class TestExecShifts : public ExecTest {
  Q_OBJECT

 private slots:
  /// PTX ISA, "shl" and "shr": amounts above the register's width count as the width.
  void shiftsByTheWidthOrMoreAreThoseOfGpus() {
    constexpr const char* kShifts =
        "#include <cstdio>\n"
        "#include \"host.h\"\n"
        "__global__ void shift(long long* p, unsigned one, int minus, unsigned long long wide, long long low, int by) "
        "{\n"
        "  p[0] = one << by;\n"
        "  p[1] = one >> by;\n"
        "  p[2] = minus >> by;\n"
        "  p[3] = -minus >> by;\n"
        "  p[4] = wide << by;\n"
        "  p[5] = wide >> by;\n"
        "  p[6] = low >> by;\n"
        "}\n"
        "int main() {\n"
        "  long long* p;\n"
        "  cudaMallocManaged(&p, 7 * sizeof(long long));\n"
        "  for (int by : {1, 31, 32, 33, 63, 64, 65, 255, 256, -1}) {\n"
        "    shift<<<1, 1>>>(p, 0x80000001u, -9, 0x8000000000000001ull, -9ll << 40, by);\n"
        "    cudaDeviceSynchronize();\n"
        "    printf(\"%d: %llx %llx %lld %lld %llx %llx %lld\\n\", by, p[0], p[1], p[2], p[3], p[4], p[5], p[6]);\n"
        "  }\n"
        "  printf(\"host %x\\n\", hostShift(1, 33));\n"
        "}\n";
    program("host.h", "unsigned hostShift(unsigned one, int by);\n");
    const QString host = program("host.cpp", "unsigned hostShift(unsigned one, int by) { return one << by; }\n");
    const Outcome outcome = exec("shifts.cu", kShifts, {host});
    QVERIFY2(outcome.out.startsWith("1: 2 40000000 -5 4 2 4000000000000000 -4947802324992\n"
                                    "31: 80000000 1 -1 0 80000000 100000000 -4608\n"
                                    "32: 0 0 -1 0 100000000 80000000 -2304\n"
                                    "33: 0 0 -1 0 200000000 40000000 -1152\n"
                                    "63: 0 0 -1 0 8000000000000000 1 -1\n"
                                    "64: 0 0 -1 0 0 0 -1\n"
                                    "65: 0 0 -1 0 0 0 -1\n"
                                    "255: 0 0 -1 0 0 0 -1\n"
                                    "256: 0 0 -1 0 0 0 -1\n"
                                    "-1: 0 0 -1 0 0 0 -1\n"
                                    "host 2\n"),  // as the processor has it
             qPrintable(outcome.out + outcome.err));
  }

  /// The compiler omits the mask because the processor masks as well.
  void maskedAmountsWrap() {
    const Outcome outcome = exec("masks.cu", R"(#include <bitset>
#include <cstdio>
#include <vector>
__host__ __device__ void forms(unsigned* p, unsigned x, unsigned n) {
  p[0] = x << (n & 31);
  p[1] = x >> (n & 31);
  p[2] = (int)x >> (n & 31);
  p[3] = 1u << (n % 32);
  p[4] = x >> (n & 31) & 1;
  p[5] = (x << (n & 31)) | (x >> (-n & 31));
  p[6] = (unsigned)((0x8000000100000000ull | x) >> (n & 63));
  p[7] = (x & 1u << (n & 31)) != 0;
  p[8] = ~0u << (n & 31);
}
__global__ void kernel(unsigned* p, unsigned n) { forms(p, 0x80000005u, n); }
__global__ void sieve(unsigned* primes, int n) {
  __shared__ unsigned bits[32];
  if (threadIdx.x < 32) bits[threadIdx.x] = 0;
  __syncthreads();
  int i = threadIdx.x + 2;
  if (i * i < n)
    for (int j = i * i; j < n; j += i) atomicOr(&bits[j >> 5], 1u << (j & 31));
  __syncthreads();
  if (threadIdx.x == 0)
    for (int j = 2; j < n; j++) *primes += !(bits[j >> 5] >> (j & 31) & 1);
}
int main() {
  unsigned *p, host[9];
  cudaMallocManaged(&p, sizeof host);
  for (unsigned n : {0u, 31u, 33u, 4000000000u}) {
    kernel<<<1, 1>>>(p, n);
    cudaDeviceSynchronize();
    forms(host, 0x80000005u, n);
    int same = 0;
    for (int i = 0; i < 9; ++i) same += host[i] == p[i];
    printf("%u: %x %x %x %x %x %x %x %x %x, %d\n", n, p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], same);
  }
  *p = 0;
  sieve<<<1, 64>>>(p, 1000);
  cudaDeviceSynchronize();
  volatile unsigned bit = 130;
  std::bitset<256> bits;
  bits.set(bit);
  std::vector<bool> flags(300);
  flags[bit] = true;
  printf("%u primes, %zu bit, %d %d\n", *p, bits.count(), int(bits.test(130)), int(flags[130]) + flags[2]);
}
)");
    QVERIFY2(outcome.out.startsWith("0: 80000005 80000005 80000005 1 1 80000005 80000005 1 ffffffff, 9\n"
                                    "31: 80000000 1 ffffffff 80000000 1 c0000002 3 1 80000000, 9\n"
                                    "33: a 40000002 c0000002 2 0 b 40000000 0 fffffffe, 9\n"
                                    "4000000000: 80000005 80000005 80000005 1 1 80000005 80000005 1 ffffffff, 9\n"
                                    "168 primes, 1 bit, 1 1\n"),
             qPrintable(outcome.out + outcome.err));
  }

  void everyFormTakesAnyAmount() {
    const Outcome outcome = exec("forms.cu", R"(#include <cstdio>
#define ROTATED(x, n) (((x) << (n)) | ((x) >> (32 - (n))))
enum Color { kRed = 3 };
enum class Mode { kFirst };
__device__ int operator<<(Mode, int n) { return 100 + n; }
struct Stream {
  int sum;
  __device__ Stream& operator<<(int n) { sum += n; return *this; }
  __device__ Stream& operator>>=(long long n) { sum -= n; return *this; }
};
struct Fields { unsigned low : 5, high : 27; };
template <int bits> struct Table { static constexpr int kSize = 1 << bits; int at[1 << bits]; };
template <typename T, typename U> __device__ T templated(T x, U n) { return (x << n) + (x >> n); }
__global__ void kernel(unsigned* p, int n, long long wide, short narrow, Fields fields) {
  int i = 0;
  p[i++] = 0xffffffffu >> (32 - (n - 40));
  p[i++] = ROTATED(0x80000001u, n - 40);
  p[i++] = 7u << 32;
  p[i++] = 7u >> 256 + n - 40;
  p[i++] = 7u << -1;
  p[i++] = 1u << 300 - n;
  unsigned x = 0xf0;
  x <<= n;
  p[i++] = x;
  volatile int negative = -256;
  negative >>= n;
  p[i++] = negative;
  p[i++] = narrow << n;
  p[i++] = narrow >> n;
  narrow <<= 24;
  p[i++] = narrow;
  p[i++] = (wide << n) >> 32;
  p[i++] = kRed << n - 38;
  p[i++] = Mode::kFirst << n;
  Stream stream{0};
  stream << n << 2;
  stream >>= n - 1;
  p[i++] = stream.sum;
  p[i++] = fields.high << fields.low;
  p[i++] = Table<3>::kSize + sizeof(Table<2>);
  p[i++] = templated(4u, 40ull) + templated((unsigned char)3, 1);
  p[i++] = (1u << n) - 1;
  auto shifts = [=](unsigned y) { return y << n; };
  p[i++] = shifts(5);
  p[i++] = true << n;
}
int main() {
  unsigned* p;
  cudaMallocManaged(&p, 21 * 4);
  kernel<<<1, 1>>>(p, 40, 3, -3, Fields{31, 3});
  printf("%s:", cudaGetErrorName(cudaDeviceSynchronize()));
  for (int i = 0; i < 21; ++i) printf(" %x", p[i]);
  printf("\n");
}
)");
    QVERIFY2(outcome.out.startsWith("cudaSuccess: 0 80000001 0 0 0 0 0 ffffffff 0 ffffffff 0 300 c 8c 3 80000000 18 7 "
                                    "ffffffff 0 0\n"),
             qPrintable(outcome.out + outcome.err));
  }

  /// Unknown in template arguments, and in functions not marked for the GPU.
  void otherShiftsByTheWidthEndTheLaunch() {
    const Outcome outcome = exec("others.cu", R"(#include <cstdio>
constexpr unsigned plain(unsigned x, int n) { return x << n; }
__global__ void function(unsigned* p, int n) { *p = plain(3, n); }
__global__ void compared(bool* p, long long x, int n) {
  *p = n < 99 && n < x >> n;
}
int main(int argc, char**) {
  unsigned* p;
  cudaMallocManaged(&p, 4);
  function<<<1, 1>>>(p, 31);
  cudaDeviceSynchronize();
  printf("%u %u\n", *p, plain(1, argc + 31));
  compared<<<1, 1>>>((bool*)p, 200, 2);
  cudaDeviceSynchronize();
  printf("%d\n", *(bool*)p);
  compared<<<1, 1>>>((bool*)p, 200, argc == 1 ? -5 : 64);
  printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
}
)");
    QVERIFY2(outcome.out.startsWith("2147483648 1\n1\ncudaErrorLaunchFailure\n"),
             qPrintable(outcome.out + outcome.err));
    const QString report = outcome.out + outcome.err;
    QVERIFY2(report.contains("shifts a number of 64 bits by -5, in an expression where that is not simulated (block "
                             "(0, 0, 0), ") &&
                 report.contains("others.cu:5)"),
             qPrintable(report));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecShifts>(__FILE__);
#include "test_exec_shifts.moc"
