// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

/// a * b + c is 2^-45 as one operation, and 0 if the product is rounded first; 2^-103 for doubles.
const char* const kContraction = R"(#include <cstdio>
__host__ __device__ float both(float a, float b, float c) { return a * b + c; }
__device__ float device(float a, float b, float c) { return a * b - c; }
template <typename T> __device__ T templated(T a, T b, T c) { T sum = c; sum += a * b; return sum; }
__global__ void kernel(float* p, double* wide, float a, float b, float c, double d, double e, double f) {
  auto lambda = [=](float x) { return c + x * b; };
  p[0] = a * b + c;
  p[1] = both(a, b, c);
  p[2] = device(a, b, -c);
  p[3] = templated(a, b, c);
  p[4] = lambda(a);
  p[5] = __fadd_rn(__fmul_rn(a, b), c);
  p[6] = __fmul_rn(a, b) + c;
  p[7] = fmaf(a, b, c);
  p[8] = c - a * -b;
  wide[0] = d * e + f;
  wide[1] = templated(d, e, f);
}
int main() {
  float *p, a = 0x1.000002p0f, b = 0x1.000004p0f, c = -0x1.000006p0f;
  double* wide;
  cudaMallocManaged(&p, 9 * sizeof(float));
  cudaMallocManaged(&wide, 2 * sizeof(double));
  kernel<<<1, 1>>>(p, wide, a, b, c, 1 + 0x1p-52, 1 + 0x2p-52, -1 - 0x3p-52);
  cudaDeviceSynchronize();
  for (int i = 0; i < 9; ++i) printf("%g ", p[i]);
  volatile float product = a;
  printf("%a %a %g\n", wide[0], wide[1], both(product, b, c));
}
)";

}  // namespace

/// Behaviour that C++ leaves undefined or to the processor follows the GPU.
class TestExecArithmetic : public ExecTest {
  Q_OBJECT

 private slots:
  void productsAndSumsAreOneOperation() {
    if (!__builtin_cpu_supports("fma")) QSKIP("this processor has no fused multiply-add");
    const Outcome outcome = exec("contraction.cu", kContraction);
    QVERIFY2(outcome.out.startsWith("2.84217e-14 2.84217e-14 2.84217e-14 2.84217e-14 2.84217e-14 0 0 2.84217e-14 "
                                    "2.84217e-14 0x1p-103 0x1p-103 0\n"),
             qPrintable(outcome.out + outcome.err));
  }

  void productsAndSumsAreTwoWhereThatIsAskedFor() {
    const Outcome outcome = exec("contraction.cu", kContraction, {"--fmad", "false"});
    QVERIFY2(outcome.out.startsWith("0 0 0 0 0 0 0 2.84217e-14 0 0x0p+0 0x0p+0 0\n"),
             qPrintable(outcome.out + outcome.err));
  }

  void contractedOperationsCountAsTwo() {
    if (!__builtin_cpu_supports("fma")) QSKIP("this processor has no fused multiply-add");
    for (const char* contracts : {"true", "false"}) {
      const Outcome outcome = exec("flops.cu",
                                   "__global__ void k(float* p, double* q) { p[0] = p[1] * p[2] + p[3];\n"
                                   "  q[0] = (q[1] * q[2] - q[3]) / q[4]; }\n"
                                   "int main() { void* p; cudaMalloc(&p, 256); k<<<1, 1>>>((float*)p, (double*)p); }\n",
                                   {"--json", "--fmad", contracts});
      const QJsonObject launch = onlyDocument(outcome.out)["launches"][0].toObject();
      QCOMPARE(launch["flops"].toDouble(), 5.0);
    }
  }

  void divisionsByZeroDoNotFault() {
    const Outcome outcome = exec("divisions.cu", R"(#include <climits>
#include <cstdio>
template <typename T> __global__ void quotients(T* p, T zero) {
  p[0] = p[3] / zero;
  p[1] = p[4] / T(zero - 1);
  p[2] = p[4] % T(zero - 1);
  p[5] = p[5 + zero] / p[6];
}
template <typename T> __global__ void remainders(T* p, T zero) { p[0] = p[3] % zero; }
template <typename T> void run(T value, T least) {
  T* p;
  cudaMallocManaged(&p, 7 * sizeof(T));
  p[3] = value, p[4] = least, p[5] = value, p[6] = 0;
  quotients<<<1, 1>>>(p, T(0));
  const char* error = cudaGetErrorName(cudaDeviceSynchronize());
  printf("%s %llx %llx %llx %llx", error, p[0], p[1], p[2], p[5]);
  remainders<<<1, 1>>>(p, T(0));
  cudaDeviceSynchronize();
  printf(" %llx\n", p[0]);
}
int main() {
  run<long long>(7, LLONG_MIN);
  run<long long>(-7, LLONG_MIN);
  run<unsigned long long>(1ull << 40, 7);
  int* p;
  cudaMallocManaged(&p, 28);
  p[3] = -7, p[4] = INT_MIN, p[5] = 1, p[6] = 0;
  quotients<<<1, 1>>>(p, 0);
  cudaDeviceSynchronize();
  printf("%x %x %x %x\n", p[0], p[1], p[2], p[5]);
  p[3] = 9;
  quotients<<<1, 1>>>((unsigned*)p, 0u);
  cudaDeviceSynchronize();
  printf("%x %x\n", p[0], p[5]);
}
)");
    QVERIFY2(outcome.out.startsWith("cudaSuccess ffffffff 8000000000000000 0 ffffffff ffffffff\n"
                                    "cudaSuccess ffffffffffffffff 8000000000000000 0 ffffffffffffffff "
                                    "ffffffffffffffff\n"
                                    "cudaSuccess ffffffffffffffff 0 7 ffffffffffffffff ffffffffffffffff\n"
                                    "ffffffff 80000000 0 ffffffff\n"
                                    "ffffffff ffffffff\n"),
             qPrintable(outcome.out + outcome.err));
  }

  void zerosAreOrderedByTheirSign() {
    const Outcome outcome = exec("zeros.cu", R"(#include <cmath>
#include <cstdio>
__global__ void k(float* p, float a, float b, double c, double d) {
  p[0] = max(a, b), p[1] = min(a, b), p[2] = fmaxf(a, b), p[3] = fminf(a, b), p[4] = max(c, d), p[5] = min(c, d);
  p[6] = fmax(c, d), p[7] = fmin(c, d), p[8] = fmax(a, b), p[9] = std::fmin(a, b), p[10] = fmaxf(a, NAN);
}
int main() {
  float* p;
  cudaMallocManaged(&p, 44);
  for (float zero : {0.0f, -0.0f}) {
    k<<<1, 1>>>(p, zero, -zero, zero, -zero);
    cudaDeviceSynchronize();
    for (int i = 0; i < 10; ++i) printf("%g ", p[i]);
    printf("%d\n", p[10] == 0);
  }
}
)");
    QVERIFY2(outcome.out.startsWith("0 -0 0 -0 0 -0 0 -0 0 -0 1\n0 -0 0 -0 0 -0 0 -0 0 -0 1\n"),
             qPrintable(outcome.out + outcome.err));
  }

  void launchesStandBehindLabels() {
    const Outcome outcome = exec("labels.cu",
                                 "#include <cstdio>\n"
                                 "template <int n> __global__ void k(int* p) { *p += n; }\n"
                                 "int main(int c, char**) {\n"
                                 "  int* p;\n  cudaMallocManaged(&p, 4);\n  *p = 0;\n"
                                 "  switch (c) { case 1:k<5><<<1, 1>>>(p); break; default:k<7><<<1, 1>>>(p); }\n"
                                 "  c ? void() : void();\n"
                                 "  cudaDeviceSynchronize();\n  printf(\"%d\\n\", *p);\n}\n");
    QVERIFY2(outcome.out.startsWith("5\n"), qPrintable(outcome.out + outcome.err));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecArithmetic>(__FILE__);
#include "test_exec_arithmetic.moc"
