// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

const char* const kBegin = R"(#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>
__global__ void add(int* a, int n, int v) { const int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) a[i] += v; }
__global__ void sum(const int* a, int n, int* out) { int s = 0; for (int i = 0; i < n; ++i) s += a[i]; *out = s; }
__global__ void count(int* a) { atomicAdd(a, 1); }
__global__ void raise(volatile int* flag, int* data) { *data = 5; __threadfence_system(); *flag = 1; }
__managed__ int total;
const int n = 100;
size_t bytes = n * sizeof(int);  // not known when compiling: memset() is called
struct Setup {
  cudaStream_t s, t, free;
  cudaEvent_t e;
  int *d, *b, *managed, *pinned;
  Setup() {
    cudaStreamCreate(&s); cudaStreamCreate(&t); cudaStreamCreateWithFlags(&free, cudaStreamNonBlocking);
    cudaEventCreate(&e);
    cudaMalloc(&d, bytes); cudaMalloc(&b, bytes); cudaMallocManaged(&managed, bytes); cudaMallocHost(&pinned, bytes);
    for (int i = 0; i < n; ++i) managed[i] = pinned[i] = i;
    cudaMemset(d, 0, bytes); cudaMemset(b, 0, bytes);
    cudaDeviceSynchronize();
  }
  ~Setup() {
    cudaDeviceSynchronize();
    cudaFree(d); cudaFree(b); cudaFree(managed); cudaFreeHost(pinned);
    cudaStreamDestroy(s); cudaStreamDestroy(t); cudaStreamDestroy(free); cudaEventDestroy(e);
  }
};
)";

// Each mistake leaves the device idle, so that the next one is independent.
const char* const kMistakes = R"(
void idle() { cudaDeviceSynchronize(); }
int main() {
  Setup my;
  int pageable[n];
#line 1000
  add<<<1, 128>>>(my.managed, n, 1);
  int got = my.managed[n - 1];
  idle();
  count<<<1, 32, 0, my.s>>>(&total);
  got += total;
  idle();
  cudaMemcpyAsync(my.pinned, my.d, bytes, cudaMemcpyDeviceToHost, my.s);
  got += my.pinned[7];
  idle();
  cudaMemcpyAsync(my.d, my.pinned, bytes, cudaMemcpyHostToDevice, my.s);
  memset(my.pinned, 0, bytes);
  idle();
  add<<<1, 128, 0, my.free>>>(my.d, n, 1);
  cudaMemcpy(pageable, my.d, bytes, cudaMemcpyDeviceToHost);
  idle();
  add<<<1, 128, 0, my.s>>>(my.d, n, 1);
  cudaStreamWaitEvent(my.t, my.e);
  sum<<<1, 1, 0, my.t>>>(my.d, n, my.b);
  idle();
  cudaEventRecord(my.e, my.s);
  add<<<1, 128, 0, my.s>>>(my.d, n, 1);
  cudaStreamWaitEvent(my.t, my.e);
  cudaMemcpyAsync(pageable, my.d, bytes, cudaMemcpyDeviceToHost, my.t);
  idle();
  int* lent = static_cast<int*>(malloc(bytes));
  memset(lent, 0, bytes);
  cudaHostRegister(lent, bytes, 0);
  cudaMemcpyAsync(my.d, lent, bytes, cudaMemcpyHostToDevice, my.s);
  free(lent);
  idle();
  int* early;
  cudaMallocHost(&early, bytes);
  memset(early, 0, bytes);
  cudaMemcpyAsync(my.d, early, bytes, cudaMemcpyHostToDevice, my.s);
  cudaFreeHost(early);
  idle();
  int* pool;
  cudaMallocAsync(&pool, bytes, my.s);
  cudaMemsetAsync(pool, 0, bytes, my.t);
  cudaFreeAsync(pool, my.t);
  idle();
  cudaMemsetAsync(my.managed, 0, bytes);
  my.managed[0] = 1;
  idle();
  cudaMemsetAsync(my.d, 0, bytes, my.s);
  cudaMemcpy2DAsync(my.d + 4, 40, my.pinned, 40, 8, 3, cudaMemcpyHostToDevice, my.free);
  return got == 12345678;
}
)";

const char* const kRight = R"(
#include <thread>
int main() {
  Setup my;
  int pageable[n], got = 0;
  add<<<1, 128>>>(my.managed, n, 1);
  cudaDeviceSynchronize();
  got += my.managed[n - 1];
  add<<<1, 50, 0, my.s>>>(my.managed, 50, 1);  // the other half is the host's
  for (int i = 50; i < n; ++i) my.managed[i] = got;
  add<<<1, 50, 0, my.t>>>(my.managed + 50, 50, 1);
  cudaStreamSynchronize(my.s);
  got += my.managed[49];
  cudaEventRecord(my.e, my.t);
  cudaEventSynchronize(my.e);
  got += my.managed[50];
  sum<<<1, 1, 0, my.s>>>(my.managed, n, my.d);  // all of them read
  sum<<<1, 1, 0, my.t>>>(my.managed, n, my.b);
  got += my.managed[3];
  cudaDeviceSynchronize();
  count<<<1, 32, 0, my.s>>>(&total);  // all of them atomic
  count<<<1, 32, 0, my.t>>>(&total);
  while (cudaStreamQuery(my.s) != cudaSuccess || cudaStreamQuery(my.t) != cudaSuccess) {}
  got += total;
  // Pageable memory: read before the call returns, and written before.
  for (int i = 0; i < n; ++i) pageable[i] = i;
  cudaMemcpyAsync(my.d, pageable, bytes, cudaMemcpyHostToDevice, my.s);
  pageable[5] = 1;
  add<<<1, 128, 0, my.s>>>(my.d, n, 1);
  cudaMemcpyAsync(pageable, my.d, bytes, cudaMemcpyDeviceToHost, my.s);
  got += pageable[6];
  // Two buffers; the host refills each after its event.
  cudaEvent_t done[2];
  int *halves[2] = {my.pinned, my.pinned + 50}, *onDevice[2] = {my.d, my.b};
  for (cudaEvent_t& each : done) cudaEventCreate(&each);
  for (int round = 0; round < 6; ++round) {
    const int half = round % 2;
    if (round > 1) cudaEventSynchronize(done[half]);
    for (int i = 0; i < 50; ++i) halves[half][i] = round;
    cudaMemcpyAsync(onDevice[half], halves[half], bytes / 2, cudaMemcpyHostToDevice, half == 0 ? my.s : my.t);
    cudaEventRecord(done[half], half == 0 ? my.s : my.t);
    add<<<1, 50, 0, half == 0 ? my.s : my.t>>>(onDevice[half], 50, 1);
  }
  // The default stream waits for blocking streams, and they wait for it.
  cudaMemcpy(pageable, my.d, bytes, cudaMemcpyDeviceToHost);
  cudaMemset(my.d, 0, bytes);
  add<<<1, 128, 0, my.s>>>(my.d, n, 1);
  sum<<<1, 1>>>(my.d, n, my.b);
  cudaEventRecord(my.e);
  cudaStreamWaitEvent(my.free, my.e);
  add<<<1, 128, 0, my.free>>>(my.d, n, 1);
  cudaStreamSynchronize(my.free);
  cudaMemcpy(pageable, my.d, bytes, cudaMemcpyDeviceToHost);
  // Managed and page-locked memory are set when cudaMemset() returns.
  cudaMemset(my.managed, 0, bytes);
  cudaMemset(&total, 0, sizeof total);
  cudaMemset(my.pinned, 0, bytes);
  my.managed[3] = my.pinned[3] = ++total;
  // Memory in the order of streams.
  int* pool;
  cudaMallocAsync(&pool, bytes, my.s);
  cudaMemsetAsync(pool, 0, bytes, my.s);
  cudaEventRecord(my.e, my.s);
  cudaStreamWaitEvent(my.t, my.e);
  add<<<1, 128, 0, my.t>>>(pool, n, 1);
  cudaFreeAsync(pool, my.t);
  // A host function in a stream sees earlier work, and so does a thread that waits for it.
  static std::atomic<int> called{0};
  cudaMemcpyAsync(my.pinned, my.d, bytes, cudaMemcpyDeviceToHost, my.s);
  cudaLaunchHostFunc(my.s, [](void* at) { called = 1 + static_cast<int*>(at)[3]; }, my.pinned);
  while (called == 0) std::this_thread::yield();
  got += my.pinned[4];
  cudaStreamSynchronize(my.s);
  // A flag that the host polls.
  static_cast<volatile int*>(my.pinned)[0] = 0;
  raise<<<1, 1, 0, my.s>>>(my.pinned, my.pinned + 1);
  while (static_cast<volatile int*>(my.pinned)[0] == 0) {}
  got += my.pinned[1];
  // A graph follows its earlier launches, whatever their streams.
  cudaGraph_t graph;
  cudaGraphExec_t made;
  cudaStreamSynchronize(my.t);
  cudaStreamBeginCapture(my.s, cudaStreamCaptureModeGlobal);
  add<<<1, 128, 0, my.s>>>(my.d, n, 1);
  cudaStreamEndCapture(my.s, &graph);
  cudaGraphInstantiate(&made, graph, 0);
  for (cudaStream_t each : {my.s, my.free, my.t}) cudaGraphLaunch(made, each);
  cudaStreamSynchronize(my.t);
  cudaGraphExecDestroy(made);
  cudaGraphDestroy(graph);
  // Memory that the host has never shared.
  int* lent = static_cast<int*>(malloc(bytes));
  std::vector<int> own(n, 3);
  memset(lent, 0, bytes);
  cudaHostRegister(lent, bytes, 0);
  cudaMemcpyAsync(my.d, lent, bytes, cudaMemcpyHostToDevice, my.s);
  cudaStreamSynchronize(my.s);
  cudaHostUnregister(lent);
  free(lent);
  for (cudaEvent_t& each : done) cudaEventDestroy(each);
  return got == 12345678;
}
)";

const char* const kOverrun = R"(#include <cstdlib>
#include <vector>
int main() {
  int* d;
  cudaMalloc(&d, 256);
  cudaMemset(d, 0, 256);
  int* h = static_cast<int*>(malloc(64)); if (realloc(h, size_t(-1) / 4) != nullptr) return 1;
  cudaMemcpy(h + 4, d, 48, cudaMemcpyDeviceToHost);
  cudaMemcpy(h + 4, d, 49, cudaMemcpyDeviceToHost);
  std::vector<int> v(10);
  cudaMemcpy(d, v.data(), 40, cudaMemcpyHostToDevice);
  cudaMemcpy(d, v.data(), 10 * sizeof(double), cudaMemcpyHostToDevice);
  free(h);
  cudaFree(d);
}
)";

}  // namespace

class TestExecOrder : public ExecTest {
  Q_OBJECT

  QStringList findings(const QString& name, const QByteArray& text) {
    QStringList all;
    const QString file = program(name, text.constData());
    for (const QJsonValue& each : onlyDocument(cli({"exec", file, "--check", "--json"}).out)["findings"].toArray())
      all += QString::number(each["line"].toInt()) + " " + each["kind"].toString() + ": " +
             each["text"].toString().replace(file, "F").replace(name, "F");
    return all;
  }

 private slots:
  void accessesThatNothingOrdersAreRaces() {
    const QStringList expected{
        "1001 race: the host reads the array allocated at F:20, which has 400 bytes, at byte 396, and the kernel add "
        "(F:1000) in the default stream writes it, in no order: cudaDeviceSynchronize() is missing between them",
        "1004 race: the host reads a variable of the device, and the kernel count (F:1003) in stream 1 writes it, in "
        "no order: cudaStreamSynchronize() of stream 1 is missing between them",
        "1007 race: the host reads the array allocated at F:20, which has 400 bytes, at byte 28, and cudaMemcpyAsync "
        "(F:1006) in stream 1 writes it, in no order: cudaStreamSynchronize() of stream 1 is missing between them",
        "1010 race: memset writes the array allocated at F:20, which has 400 bytes, and cudaMemcpyAsync (F:1009) in "
        "stream 1 reads it, in no order: cudaStreamSynchronize() of stream 1 is missing between them",
        "1013 race: cudaMemcpy in the default stream reads the array allocated at F:20, which has 400 bytes, and the "
        "kernel add (F:1012) in stream 3 writes it, in no order: stream 3 is non-blocking, and cudaStreamSynchronize() "
        "of it is missing between them",
        "1017 race: the kernel sum in stream 2 reads the array allocated at F:20, which has 400 bytes, and the kernel "
        "add (F:1015) in stream 1 writes it, in no order: cudaEventRecord() in stream 1 and cudaStreamWaitEvent() in "
        "stream 2 are missing between them; the event that stream 2 waits for at F:1016 was never recorded",
        "1022 race: cudaMemcpyAsync in stream 2 reads the array allocated at F:20, which has 400 bytes, and the kernel "
        "add (F:1020) in stream 1 writes it, in no order: cudaEventRecord() in stream 1 and cudaStreamWaitEvent() in "
        "stream 2 are missing between them",
        "1028 use-after-free: free frees memory of the host, and cudaMemcpyAsync (F:1027) in stream 1 reads it, in no "
        "order: cudaStreamSynchronize() of stream 1 is missing between them",
        "1034 use-after-free: cudaFreeHost frees the array allocated at F:1031, which has 400 bytes, and "
        "cudaMemcpyAsync (F:1033) in stream 1 reads it, in no order: cudaStreamSynchronize() of stream 1 is missing "
        "between them",
        "1038 use-after-free: cudaMemsetAsync in stream 2 writes the array allocated at F:1037, which has 400 bytes, "
        "and cudaMallocAsync (F:1037) in stream 1 allocates it, in no order: cudaEventRecord() in stream 1 and "
        "cudaStreamWaitEvent() in stream 2 are missing between them",
        "1042 race: the host writes the array allocated at F:20, which has 400 bytes, and cudaMemsetAsync (F:1041) "
        "in the default stream writes it, in no order: cudaDeviceSynchronize() is missing between them",
        "1045 race: cudaMemcpy2DAsync in stream 3 writes the array allocated at F:20, which has 400 bytes, at byte 16, "
        "and cudaMemsetAsync (F:1044) in stream 1 writes it, in no order: cudaEventRecord() in stream 1 and "
        "cudaStreamWaitEvent() in stream 3 are missing between them"};
    QCOMPARE(findings("mistakes.cu", QByteArray(kBegin) + kMistakes).join("\n"), expected.join("\n"));
  }

  void whatStreamsEventsAndTheHostWaitForIsInOrder() {
    QCOMPARE(findings("right.cu", QByteArray(kBegin) + kRight), QStringList());
  }

  void copiesBeyondABlockOfTheHostsHeapAreTold() {
    const QStringList expected{
        "9 out-of-bounds: cudaMemcpy writes 49 bytes of the host's memory, in a block of 64 bytes of which 48 are left "
        "there",
        "12 out-of-bounds: cudaMemcpy reads 80 bytes of the host's memory, in a block of 40 bytes of which 40 are left "
        "there"};
    QCOMPARE(findings("overrun.cu", kOverrun).join("\n"), expected.join("\n"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecOrder>(__FILE__);
#include "test_exec_order.moc"
