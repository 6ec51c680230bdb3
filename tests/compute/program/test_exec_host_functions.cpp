// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

/// nvcc compiles a file for the GPU, with __CUDA_ARCH__, and for the host, without.
class TestExecHostFunctions : public ExecTest {
  Q_OBJECT

 private slots:
  void hostsDoNotSeeTheArchitecture() {
    const Outcome outcome = exec("sides.cu", R"(#include <cstdio>
__host__ __device__ int where() {
#ifdef __CUDA_ARCH__
  return __CUDA_ARCH__;
#else
  return 0;
#endif
}
template <typename T>
__host__ __device__ inline T half(T x) {
#if defined(__CUDA_ARCH__)
  return x / 2;
#else
  return x / 2 + 1000;
#endif
}
struct Pair {
  int a, b;
#ifdef __CUDA_ARCH__
#define SIDE 1
#else
#define SIDE 2
#endif
  __host__ __device__ Pair(int x) : a{x}, b(1) { if (SIDE == 2) { a += 5; } }
  __host__ __device__ int sum() const { return a + b * SIDE; }
  __host__ __device__ bool operator==(int x) const { return x == SIDE; }
};
constexpr __host__ __device__ int constant() {
#ifdef __CUDA_ARCH__
  return 7;
#else
  return 8;
#endif
}
int ofHost() {
#ifndef __CUDA_ARCH__
  return 1;
#else
  return 2;
#endif
}
__device__ int ofGpu() {
#ifndef __CUDA_ARCH__
  return 1;
#else
  return 2;
#endif
}
static_assert(constant() == 8);
__global__ void k(int* o) {
  o[0] = where(); o[1] = half(10); o[2] = Pair(1).sum(); o[3] = Pair(1) == 1; o[4] = constant(); o[5] = ofGpu();
#if __CUDA_ARCH__ >= 800
  o[6] = __LINE__;
#endif
}
int main() {
  int* o;
  cudaMallocManaged(&o, 28);
  k<<<1, 1>>>(o);
  cudaDeviceSynchronize();
  for (int i = 0; i < 7; ++i) printf("%d ", o[i]);
  printf("| %d %d %d %d %d %d %d\n", where(), half(10), Pair(1).sum(), Pair(1) == 2, constant(), ofHost(), __LINE__);
}
)");
    QVERIFY2(outcome.out.startsWith("900 5 2 1 7 2 53 | 0 1005 8 1 8 1 62\n"), qPrintable(outcome.out + outcome.err));
    QVERIFY2(outcome.out.contains("sides.cu:59"), qPrintable(outcome.out));
  }

  void whatIsNoBodyIsRefused() {
    const Outcome outcome = exec("before.cu",
                                 "struct S {\n  int a;\n  __host__ __device__ S()\n#ifdef __CUDA_ARCH__\n    : a(1)\n"
                                 "#else\n    : a(2)\n#endif\n  {}\n};\nint main() {}\n");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("before.cu:9: error: __CUDA_ARCH__ changes what stands before the body of a function "
                                  "of the host"),
             qPrintable(outcome.err));
  }

  void errorsOfHostsHaveTheirLines() {
    const Outcome outcome = exec("wrong.cu",
                                 "int f() {\n#ifndef __CUDA_ARCH__\n  return missing;\n#endif\n}\n"
                                 "int main() {}\n");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("wrong.cu:3"), qPrintable(outcome.err));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecHostFunctions>(__FILE__);
#include "test_exec_host_functions.moc"
