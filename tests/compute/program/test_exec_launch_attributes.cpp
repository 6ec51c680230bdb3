// SPDX-License-Identifier: GPL-3.0-or-later
// Launches with attributes, and questions about peers.
#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

constexpr const char* kAttributes = R"(#include <cooperative_groups.h>
#include <cstdio>
__global__ void add(int* a, long b) { a[threadIdx.x + blockIdx.x * blockDim.x] += b; }
__global__ void after(int* a) {
  cudaGridDependencySynchronize();
  a[threadIdx.x] *= 2;
  cudaTriggerProgrammaticLaunchCompletion();
}
__global__ void meet(int* a) {
  cooperative_groups::grid_group grid = cooperative_groups::this_grid();
  if (threadIdx.x == 0) atomicAdd(a, 1);
  grid.sync();
  if (threadIdx.x == 0) atomicAdd(a + 1, *a);
}
int main() {
  int* a;
  cudaMallocManaged(&a, 96 * 4);
  for (int i = 0; i < 96; ++i) a[i] = i;
  cudaLaunchAttribute attributes[3] = {};
  attributes[0].id = cudaLaunchAttributeProgrammaticStreamSerialization;
  attributes[0].val.programmaticStreamSerializationAllowed = 1;
  attributes[1].id = cudaLaunchAttributeClusterDimension;
  attributes[1].val.clusterDim = {1, 1, 1};
  attributes[2].id = cudaLaunchAttributePriority;
  cudaLaunchConfig_t config = {};
  config.gridDim = 3;
  config.blockDim = 32;
  config.attrs = attributes;
  config.numAttrs = 3;
  printf("%d ", cudaLaunchKernelEx(&config, add, a, 5));
  config.gridDim = dim3(1);
  printf("%d ", cudaLaunchKernelEx(&config, after, a));
  cudaDeviceSynchronize();
  printf("%d %d %d ", a[0], a[31], a[95]);
  void* arguments[] = {&a};
  printf("%d ", cudaLaunchKernelExC(&config, (const void*)after, arguments));
  cudaDeviceSynchronize();
  a[1] = a[0] = 0;
  attributes[0].id = cudaLaunchAttributeCooperative;
  attributes[0].val.cooperative = 1;
  config.gridDim = 7;
  printf("%d ", cudaLaunchKernelEx(&config, meet, a));
  cudaDeviceSynchronize();
  printf("%d %d ", a[0], a[1]);
  config.blockDim = 2000;
  printf("%d ", cudaLaunchKernelEx(&config, add, a, 1));
  config.attrs = nullptr;
  printf("%d %d\n", cudaLaunchKernelEx(&config, add, a, 1), cudaLaunchKernelEx(nullptr, add, a, 1));
  int value = 7;
  printf("%d ", cudaDeviceGetP2PAttribute(&value, cudaDevP2PAttrAccessSupported, 0, 1));
  printf("%d ", cudaDeviceGetP2PAttribute(&value, cudaDevP2PAttrNativeAtomicSupported, 0, 0));
  printf("%d %d\n", cudaDeviceGetP2PAttribute(nullptr, cudaDevP2PAttrPerformanceRank, 0, 1), value);
})";

class TestExecLaunchAttributes : public ExecTest {
  Q_OBJECT
 private slots:
  void attributesThatChangeNoResult() {
    const Outcome outcome = exec("attributes.cu", kAttributes);
    QVERIFY2(outcome.out.startsWith("0 0 10 72 100 0 0 7 49 1 1 1\n101 101 1 7\n"),
             qPrintable(outcome.out + outcome.err));
    QVERIFY(outcome.out.contains("attributes.cu:30"));
  }
  void clustersAreRefusedByName() {
    const Outcome outcome =
        exec("cluster.cu",
             "__global__ void k() {}\nint main() {\n  cudaLaunchAttribute a = {};\n"
             "  a.id = cudaLaunchAttributeClusterDimension;\n  a.val.clusterDim.x = 2;\n  a.val.clusterDim.y = 1;\n"
             "  a.val.clusterDim.z = 1;\n  cudaLaunchConfig_t c = {};\n  c.gridDim = 4;\n  c.blockDim = 32;\n"
             "  c.attrs = &a;\n  c.numAttrs = 1;\n  return cudaLaunchKernelEx(&c, k);\n}\n");
    QVERIFY2(outcome.err.contains("cluster.cu:13: a cluster of several blocks is not simulated"),
             qPrintable(outcome.err));
    QCOMPARE(outcome.code, 1);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecLaunchAttributes>(__FILE__);

}  // namespace

#include "test_exec_launch_attributes.moc"
