// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

// 77 elements: add, then multiply, so that the order shows.
const char* const kGraphs = R"(
#include <cstdio>
#define CHECK(call) do { cudaError_t e = (call); if (e != cudaSuccess) { printf("line %d: %s\n", __LINE__, cudaGetErrorName(e)); return 1; } } while (0)
#define REFUSED(call, code) do { if ((call) != code) { printf("line %d\n", __LINE__); return 2; } } while (0)
__global__ void add(int* a, int n, int value) { int i = blockIdx.x * 32 + threadIdx.x; if (i < n) a[i] += value; }
template <typename T> __global__ void times(T* a, int n, T factor) { int i = blockIdx.x * 32 + threadIdx.x; if (i < n) a[i] *= factor; }
__global__ void some(float*) {}
__global__ void some(int*, int = 3) {}
int calls = 0;
void count(void* by) { calls += *static_cast<int*>(by); }
int main() {
  const int n = 77, bytes = n * sizeof(int);
  int host[n], by = 10;
  cudaStream_t stream, other;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaStreamCreateWithFlags(&other, cudaStreamNonBlocking));
  cudaEvent_t fork, join;
  CHECK(cudaEventCreate(&fork));
  CHECK(cudaEventCreate(&join));

  // By capture, with a second stream that joins. Nothing runs before the graph's launch.
  cudaGraph_t graph, clone;
  cudaGraphExec_t made;
  int* a;
  CHECK(cudaMalloc(&a, bytes));
  CHECK(cudaMemset(a, 0, bytes));
  for (int i = 0; i < n; ++i) host[i] = -1;
  CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  for (int value = 1; value <= 2; ++value) add<<<3, 32, 0, stream>>>(a, n, value);
  CHECK(cudaEventRecord(fork, stream));
  CHECK(cudaStreamWaitEvent(other, fork, 0));
  times<int><<<3, 32, 0, other>>>(a, n, 5);
  CHECK(cudaEventRecord(join, other));
  CHECK(cudaStreamWaitEvent(stream, join, 0));
  CHECK(cudaLaunchHostFunc(stream, count, &by));
  CHECK(cudaMemcpyAsync(host, a, bytes, cudaMemcpyDeviceToHost, stream));
  CHECK(cudaStreamEndCapture(stream, &graph));
  CHECK(cudaStreamSynchronize(other));
  if (host[0] != -1 || calls != 0) return 3;
  size_t nodes = 0;
  CHECK(cudaGraphGetNodes(graph, nullptr, &nodes));
  if (nodes != 5) return 4;
  CHECK(cudaGraphClone(&clone, graph));
  CHECK(cudaGraphInstantiate(&made, clone, nullptr, nullptr, 0));
  CHECK(cudaGraphDestroy(graph));
  CHECK(cudaGraphDestroy(clone));
  REFUSED(cudaGraphDestroy(clone), cudaErrorInvalidValue);
  for (int i = 0; i < 2; ++i) CHECK(cudaGraphLaunch(made, stream));
  CHECK(cudaStreamSynchronize(stream));
  for (int each : host) if (each != ((0 + 3) * 5 + 3) * 5) return 5;
  if (calls != 20) return 6;
  CHECK(cudaGraphExecDestroy(made));
  REFUSED(cudaGraphLaunch(made, stream), cudaErrorInvalidValue);

  // Node by node, with its own memory: parameters keep the values of the node's creation.
  int* b = nullptr;
  cudaGraphNode_t allocates, sets, adds, copies, frees;
  CHECK(cudaGraphCreate(&graph, 0));
  cudaMemAllocNodeParams memory = {};
  memory.bytesize = bytes;
  CHECK(cudaGraphAddMemAllocNode(&allocates, graph, nullptr, 0, &memory));
  b = static_cast<int*>(memory.dptr);
  cudaMemsetParams set = {};
  set.dst = b; set.value = 0x01020304; set.elementSize = 4; set.width = n; set.height = 1;
  CHECK(cudaGraphAddMemsetNode(&sets, graph, &allocates, 1, &set));
  int count = n, value = 1;
  void* arguments[] = {&b, &count, &value};
  cudaKernelNodeParams kernel = {};
  kernel.func = (void*)add; kernel.gridDim = dim3(3); kernel.blockDim = dim3(32); kernel.kernelParams = arguments;
  CHECK(cudaGraphAddKernelNode(&adds, graph, &sets, 1, &kernel));
  value = 1000;
  CHECK(cudaGraphAddMemcpyNode1D(&copies, graph, &adds, 1, host, b, bytes, cudaMemcpyDeviceToHost));
  CHECK(cudaGraphAddMemFreeNode(&frees, graph, &copies, 1, b));
  cudaGraph_t empty;
  CHECK(cudaGraphCreate(&empty, 0));
  REFUSED(cudaGraphAddKernelNode(&adds, empty, &sets, 1, &kernel), cudaErrorInvalidValue);  // a node of another graph
  REFUSED(cudaGraphAddMemFreeNode(&frees, graph, nullptr, 0, a), cudaErrorInvalidValue);
  CHECK(cudaGraphInstantiate(&made, graph, 0));
  CHECK(cudaGraphLaunch(made, stream));
  CHECK(cudaStreamSynchronize(stream));
  for (int each : host) if (each != 0x01020305) return 7;
  CHECK(cudaGraphExecKernelNodeSetParams(made, adds, &kernel));
  REFUSED(cudaGraphExecKernelNodeSetParams(made, sets, &kernel), cudaErrorInvalidValue);
  CHECK(cudaGraphLaunch(made, stream));
  for (int each : host) if (each != 0x01020304 + 1000) return 8;
  cudaGraphExecUpdateResultInfo info;
  REFUSED(cudaGraphExecUpdate(made, empty, &info), cudaErrorGraphExecUpdateFailure);
  if (info.result != cudaGraphExecUpdateErrorTopologyChanged) return 9;
  CHECK(cudaGraphExecUpdate(made, graph, &info));
  CHECK(cudaGraphLaunch(made, stream));
  for (int each : host) if (each != 0x01020305) return 10;
  CHECK(cudaGraphExecDestroy(made));
  CHECK(cudaGraphDestroy(graph));
  CHECK(cudaGraphDestroy(empty));

  // Functions that cannot be captured report it.
  REFUSED(cudaStreamBeginCapture(0, cudaStreamCaptureModeGlobal), cudaErrorStreamCaptureUnsupported);
  REFUSED(cudaStreamEndCapture(stream, &graph), cudaErrorIllegalState);
  CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  some<<<1, 1, 0, stream>>>(a);
  REFUSED(cudaGetLastError(), cudaErrorStreamCaptureUnsupported);
  CHECK(cudaStreamEndCapture(stream, &graph));
  CHECK(cudaGraphDestroy(graph));
  cudaEventDestroy(fork); cudaEventDestroy(join); cudaStreamDestroy(other); cudaStreamDestroy(stream); cudaFree(a);
  printf("right\n");
})";

}  // namespace

class TestExecGraphs : public ExecTest {
  Q_OBJECT

 private slots:
  void graphsAreDoneWhenTheyAreLaunched() {
    const QJsonObject result = document("graphs.cu", kGraphs);
    // Twice three by capture, and three times one node.
    const QJsonArray launches = result["launches"].toArray();
    QCOMPARE(launches.size(), 9);
    QCOMPARE(launches[2]["kernel"].toString(), QString("times<int>"));
    QCOMPARE(launches[3]["line"].toInt(), 29);  // at its capture
    for (const QJsonValue& launch : launches) {
      // 77 elements of 4 bytes: two full warps and one of 13 lanes.
      QCOMPARE(launch["counters"]["global_load_requests"].toInt(), 3);
      QCOMPARE(launch["counters"]["global_load_sectors"].toInt(), 10);
    }
  }
  void nothingOfAGraphLeaks() {
    const Outcome outcome = exec("graphs.cu", kGraphs, {"--check"});
    QVERIFY2(!outcome.out.contains("never freed"), qPrintable(outcome.out));
  }
  void conditionalNodesAreRefusedByNameAndLine() {
    const Outcome outcome = exec("conditional.cu", "int main() {\n  cudaGraphConditionalHandle handle;\n}\n");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(
        outcome.err.contains(
            "conditional.cu:2: error: cudaGraphConditionalHandle: conditional nodes of CUDA graphs are not simulated"),
        qPrintable(outcome.err));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecGraphs>(__FILE__);
#include "test_exec_graphs.moc"
