// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "program/rewriting/nvidia_headers.h"
#include "test_registry.h"

namespace {

using namespace warpbench;
using namespace warpbench::test;

const char* const kDraws = R"(#include <cstdio>
#include <curand_kernel.h>
const int kThreads = 128, kEach = 16;
template <typename S> __global__ void draw(unsigned* words, float* floats, double* doubles, float* normals) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  S state;
  curand_init(1234ULL + blockIdx.x % 3, threadIdx.x, 5 * blockIdx.x, &state);
  for (int k = 0; k < kEach; ++k) words[i * kEach + k] = curand(&state);
  for (int k = 0; k < kEach; ++k) floats[i * kEach + k] = curand_uniform(&state);
  for (int k = 0; k < kEach; ++k) doubles[i * kEach + k] = curand_uniform_double(&state);
  for (int k = 0; k < kEach; ++k) normals[i * kEach + k] = curand_normal(&state);
}
template <typename T> unsigned long long digest(const T* at) {
  unsigned long long sum = 0xcbf29ce484222325ull;
  for (int i = 0; i < kThreads * kEach * sizeof(T); ++i) sum = (sum ^ ((const unsigned char*)at)[i]) * 0x100000001b3ull;
  return sum;
}
template <typename S> void test(const char* name) {
  unsigned* words; float *floats, *normals; double* doubles;
  cudaMallocManaged(&words, kThreads * kEach * 4); cudaMallocManaged(&floats, kThreads * kEach * 4);
  cudaMallocManaged(&doubles, kThreads * kEach * 8); cudaMallocManaged(&normals, kThreads * kEach * 4);
  draw<S><<<4, kThreads / 4>>>(words, floats, doubles, normals);
  if (cudaDeviceSynchronize()) std::printf("%s\n", cudaGetErrorString(cudaGetLastError()));
  std::printf("%s %016llx %016llx %016llx %.4f %.4f\n", name, digest(words), digest(floats), digest(doubles), normals[77], normals[2047]);
}
int main() {
  test<curandStateXORWOW_t>("xorwow");
  test<curandStatePhilox4_32_10_t>("philox");
  test<curandStateMRG32k3a_t>("mrg");
}
)";

/// cuRAND's functions in kernels, by NVIDIA's own header.
class TestExecCurand : public ExecTest {
  Q_OBJECT

 private slots:
  void initTestCase() {
    const QTemporaryDir folder;
    const auto headers = program::nvidiaHeaders({}, folder.path().toStdString());
    if (!headers || headers->files.empty()) QSKIP("the CUDA Toolkit is not installed");
  }

  void numbersAreThoseOfAGpu() {
    const Outcome outcome = exec("draws.cu", kDraws);
    // An H200's.
    QVERIFY2(outcome.out.startsWith("xorwow 81a443e57bbce427 0ff08a40eb14651c 82cd13e20fe909e6 -0.3582 -1.5088\n"
                                    "philox 110092df46503d9c 68dc4517cab2af87 3addbd6c901c712e -0.3502 0.5545\n"
                                    "mrg 58ec9c3a6e1f9893 49420a4048b75164 bce30e064d8fef2b 0.1001 -0.5314\n"),
             qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 0);
  }
};

}  // namespace

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecCurand>(__FILE__);
#include "test_exec_curand.moc"
