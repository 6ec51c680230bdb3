// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QTest>
#include <string>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

// main() returns the line of the first check that does not hold.
#define WARPBENCH_IS "#include <cstdio>\n#include <cstring>\n#define IS(a, b) if ((a) != (b)) return __LINE__\n"

const char* const kLimits = WARPBENCH_IS R"(
__global__ void plain(int* p) { if (p) p[0] = 1; }
template <int N> __global__ void __launch_bounds__(N / 2, 1) bounded(int* p) { p[0] = 2; }
__global__ void fixed(int* p) { __shared__ int s[12288]; s[threadIdx.x] = 1; __syncthreads(); p[0] = s[0]; }
__global__ void odd(int* p) { __shared__ char s[1000]; s[threadIdx.x] = 1; __syncthreads(); p[0] = s[0]; }
__global__ void dynamic(int* p) { extern __shared__ int q[]; q[threadIdx.x] = 4; __syncthreads(); p[0] = q[0]; }
int error() { int e = cudaGetLastError(); return e ? e : cudaDeviceSynchronize(); }
int main() {
  int* p;
  cudaMalloc(&p, 64);
  plain<<<1, 1025>>>(p); IS(error(), 1);
  plain<<<dim3(1, 65536), 1>>>(p); IS(error(), 1);
  bounded<128><<<1, 65>>>(p); IS(error(), 1);
  bounded<128><<<1, 64>>>(p); IS(error(), 0);
  bounded<256><<<1, 128>>>(p); IS(error(), 0);
  fixed<<<1, 32>>>(p); IS(error(), 0);
  fixed<<<1, 32, 4>>>(p); IS(error(), 1);
  dynamic<<<1, 32, 49153>>>(p); IS(error(), 1);
  dynamic<<<1, 32, 49152>>>(p); IS(error(), 0);
  IS(cudaFuncSetAttribute(dynamic, cudaFuncAttributeMaxDynamicSharedMemorySize, 227 * 1024), 0);
  IS(cudaFuncSetAttribute(dynamic, cudaFuncAttributeMaxDynamicSharedMemorySize, 228 * 1024), 1);
  cudaFuncAttributes a;
  IS(cudaFuncGetAttributes(&a, fixed), 0); IS(a.sharedSizeBytes, 49152u); IS(a.maxThreadsPerBlock, 1024);
  IS(cudaFuncGetAttributes(&a, bounded<128>), 0); IS(a.maxThreadsPerBlock, 64); IS(a.sharedSizeBytes, 0u);
  IS(cudaFuncGetAttributes(&a, odd), 0); IS(a.sharedSizeBytes, 1008u); IS(a.maxDynamicSharedSizeBytes, 48144);
  int blocks, grid, block;
  IS(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, fixed, 256, 0), 0); IS(blocks, 4);
  IS(cudaOccupancyMaxPotentialBlockSize(&grid, &block, bounded<128>), 0); IS(block, 64);
  return 0;
})";

const char* const kByAddress = WARPBENCH_IS R"(
#include <cooperative_groups.h>
template <typename T> __global__ void add(T* p, T by) { p[threadIdx.x] += by; }
template <typename T, int N> __global__ void meets(T* p) { cooperative_groups::this_grid().sync(); p[blockIdx.x] = N; }
namespace inner { __global__ void set(int* p) { p[0] = 9; } }
template <typename T> int launch(T* p) {
  T by = 3;
  void* arguments[] = {&p, &by};
  return cudaLaunchKernel((void*)add<T>, dim3(1), dim3(2), arguments);
}
int main() {
  int *p, host[2];
  cudaMalloc(&p, 8);
  cudaMemset(p, 0, 8);
  IS(launch(p), 0);
  void* arguments[] = {&p};
  IS(cudaMemcpy(host, p, 8, cudaMemcpyDeviceToHost), 0); IS(host[1], 3);
  IS(cudaLaunchCooperativeKernel((const void *)&meets<int, 7>, 2, 1, arguments, 0, 0), 0);
  IS(cudaMemcpy(host, p, 8, cudaMemcpyDeviceToHost), 0); IS(host[1], 7);
  const void* address = reinterpret_cast<const void*>(&inner::set);
  IS(cudaLaunchKernel(address, dim3(1), dim3(1), arguments), 0);
  cudaGraph_t graph; cudaGraphNode_t node; cudaGraphExec_t made;
  cudaGraphCreate(&graph, 0);
  int by = 5;
  void* two[] = {&p, &by};
  cudaKernelNodeParams params = {};
  params.func = (void*)add<int>; params.gridDim = dim3(1); params.blockDim = dim3(1); params.kernelParams = two;
  IS(cudaGraphAddKernelNode(&node, graph, nullptr, 0, &params), 0);
  IS(cudaGraphInstantiate(&made, graph, 0), 0);
  IS(cudaGraphLaunch(made, 0), 0);
  IS(cudaMemcpy(host, p, 8, cudaMemcpyDeviceToHost), 0); IS(host[0], 14);
  return 0;
})";

const char* const kErrors = WARPBENCH_IS R"(
#include <cassert>
#include <thread>
__global__ void asserts(int n) { assert(threadIdx.x < n); }
__constant__ int c[8];
__managed__ int m = 10;
__device__ __managed__ int n;
__global__ void uses() { m += 5; n = m; }
int main() {
  asserts<<<1, 5000>>>(1);
  int other = -1;
  std::thread([&] { other = cudaPeekAtLastError(); }).join();
  IS(other, 0); IS(cudaGetLastError(), 1); IS(cudaGetLastError(), 0);
  int values[8] = {}, *p;
  IS(cudaMemcpyToSymbol(c, values, sizeof values, 4), cudaErrorInvalidValue);
  IS(cudaMemcpyFromSymbol(values, c, 33), cudaErrorInvalidValue);
  IS(cudaMemcpyFromSymbol(values, c, 28, 4), 0);
  cudaPointerAttributes at;
  IS(cudaPointerGetAttributes(&at, &m), 0); IS(at.type, cudaMemoryTypeManaged);
  IS(cudaPointerGetAttributes(&at, &n), 0); IS(at.type, cudaMemoryTypeManaged);
  uses<<<1, 1>>>();
  cudaDeviceSynchronize(); IS(n, 15);
  cudaStream_t s; cudaGraph_t g;
  cudaStreamCreate(&s);
  IS(cudaStreamBeginCapture(s, cudaStreamCaptureModeRelaxed), 0);
  IS(cudaStreamSynchronize(s), cudaErrorStreamCaptureUnsupported);
  IS(cudaStreamEndCapture(s, &g), cudaErrorStreamCaptureInvalidated);
  cudaGetLastError();
  cudaEvent_t begin, end; float ms;
  cudaEventCreate(&begin); cudaEventCreate(&end);
  cudaEventRecord(begin); uses<<<1, 1>>>(); cudaEventRecord(end);
  IS(cudaEventElapsedTime(&ms, begin, end), cudaErrorNotReady);
  IS(cudaEventSynchronize(end), 0); IS(cudaEventElapsedTime(&ms, begin, end), 0);
  cudaEventRecord(end); while (cudaEventQuery(end) == cudaErrorNotReady) {}
  IS(cudaEventElapsedTime(&ms, begin, end), 0);
  asserts<<<1, 32>>>(31);
  IS(cudaDeviceSynchronize(), cudaErrorAssert);
  IS(cudaMalloc(&p, 4), cudaErrorAssert); IS(cudaGetLastError(), 710); IS(cudaGetLastError(), 0);
  asserts<<<1, 1>>>(2); IS(cudaGetLastError(), 710);
  IS(cudaDeviceReset(), 0); IS(cudaMalloc(&p, 4), cudaErrorDevicesUnavailable);
  return 0;
})";

const char* const kParameter = WARPBENCH_IS R"(
int made, ended;
struct Owner {
  int* p; int more[9];
  Owner(int* at) : p(at) { for (int i = 0; i < 9; ++i) more[i] = i; ++made; }
  __host__ __device__ Owner(const Owner& other) : p(other.p) { for (int i = 0; i < 9; ++i) more[i] = other.more[i]; ++made; }
  __host__ __device__ ~Owner() { ++ended; }
};
template <typename T> __global__ void k(int a, Owner o, T b) { o.p[threadIdx.x] = a + o.more[threadIdx.x] + b; }
int main() {
  int *p, host[9];
  cudaMalloc(&p, sizeof host);
  {
    Owner o(p);
    k<<<1, 9>>>(100, o, 1000);
  }
  IS(made, ended); IS(ended < 5, true);
  cudaMemcpy(host, p, sizeof host, cudaMemcpyDeviceToHost);
  for (int i = 0; i < 9; ++i) IS(host[i], 1100 + i);
  return 0;
})";

const char* const kFreedMemory = WARPBENCH_IS R"(
__global__ void k(float* a, int n) { int i = blockIdx.x * 256 + threadIdx.x; if (i < n) a[i] = i; }
int main() {
  for (int i = 0; i < 300; ++i) {
    float* a;
    IS(cudaMalloc(&a, 4 << 20), 0);
    if (i % 100 == 0) k<<<4, 256>>>(a, 1000);
    IS(cudaFree(a), 0);
  }
  // The memory reported as free can be allocated.
  size_t before, now, all;
  IS(cudaMemGetInfo(&before, &all), 0);
  if (before < (size_t{3} << 30)) return 0;
  char *first, *second;
  IS(cudaMalloc(&first, 1 << 30), 0);
  IS(cudaMalloc(&second, 1 << 30), 0);
  IS(cudaMemGetInfo(&now, &all), 0);
  IS(before - now, size_t{2} << 30);
  IS(cudaFree(first), 0);
  IS(cudaFree(second), 0);
  return 0;
})";

const char* const kManaged = WARPBENCH_IS R"(
__global__ void k(int* from, int* to) { to[threadIdx.x] = from[threadIdx.x]; }
int main() {
  int *a, *b, *c, *d;
  cudaMallocManaged(&a, 256);
  cudaMallocManaged(&b, 256);
  cudaMallocManaged(&c, 256);
  for (int i = 0; i < 64; ++i) a[i] = i;
  k<<<1, 64>>>(a, b);
  k<<<1, 64>>>(c, b);
  cudaDeviceSynchronize();
  IS(b[3], 0);
  if (cudaMalloc(&d, ~size_t{0} / 2) != cudaErrorMemoryAllocation) return 2;
  cudaFree(a);
  cudaFree(b);
  cudaFree(c);
  cudaFree(c);
  return 0;
})";

const char* const kWords = WARPBENCH_IS R"(
__global__ void k(long long* o) {
  o[0] = printf("%d and %d\n", 1, 2);
  long long a = clock64(), b = clock64();
  o[1] = b - a;
}
int main() {
  long long *p, host[2];
  cudaMalloc(&p, 16);
  k<<<1, 1>>>(p);
  cudaMemcpy(host, p, 16, cudaMemcpyDeviceToHost);
  IS(host[0], 2); IS(host[1] > 0, true);
  int length = printf("host\n");
  IS(length, 5);
  return 0;
})";

class TestExecRuntime : public ExecTest {
  Q_OBJECT

 private:
  void endsWell(const char* text, int code = 0) {
    const Outcome outcome = exec("program.cu", text);
    QVERIFY2(outcome.out.contains("program.cu ended with code 0\n"), qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, code);
  }

 private slots:
  // Failed launches are reported, so the command exits with code 1.
  void launchesHaveTheirLimits() { endsWell(kLimits, 1); }
  void kernelsAreLaunchedByAnyAddress() { endsWell(kByAddress); }
  void errorsAreThoseOfAGpu() { endsWell(kErrors, 1); }
  void aParameterEndsOnce() { endsWell(kParameter); }
  void printfCountsItsArgumentsAndClocksGoOn() { endsWell(kWords); }
  void aCheckUsesMemoryAgain() {
    const Outcome outcome = exec("freed.cu", kFreedMemory, {"--check"});
    QVERIFY2(outcome.out.endsWith("3 launches checked, 0 findings\nfreed.cu ended with code 0\n"),
             qPrintable(outcome.out));
  }
  void aCheckFollowsManagedMemory() {
    const Outcome outcome = exec("managed.cu", kManaged, {"--check", "--json"});
    const QJsonArray findings = onlyDocument(outcome.out)["findings"].toArray();
    const QString array = "the array allocated at " + path("managed.cu") + ":10";
    QCOMPARE(findings.size(), 2);
    QCOMPARE(findings[0]["kind"].toString(), QString("uninitialised"));
    QVERIFY(findings[0]["text"].toString().contains("load of 4 bytes at byte 0 of " + array));
    QCOMPARE(findings[1]["kind"].toString(), QString("double-free"));
    QCOMPARE(findings[1]["line"].toInt(), 20);
    QVERIFY(findings[1]["text"].toString().contains("cudaFree frees " + array + ", which was freed before"));
  }
  void whatIsFreedTwiceIsCalledSo() {
    const Outcome outcome = exec("twice.cu", R"(int main() {
  int *p, *m, *h, *s;
  cudaMalloc(&p, 64); cudaMallocManaged(&m, 64); cudaMallocHost(&h, 64); cudaMallocAsync(&s, 64, 0);
  cudaFree(p); cudaFree(m); cudaFreeHost(h); cudaFreeAsync(s, 0);
  cudaFree(p);
  if (cudaFree(m) != cudaErrorInvalidValue) return 1;
  cudaFreeHost(h);
  return cudaFreeAsync(s, 0) != cudaErrorInvalidValue;
})",
                                 {"--check"});
    for (const char* line :
         {"twice.cu:5: double-free: cudaFree frees the array allocated at ", "twice.cu:6: double-free: cudaFree frees ",
          "twice.cu:7: double-free: cudaFreeHost frees ", "twice.cu:8: double-free: cudaFreeAsync frees "})
      QVERIFY2(outcome.out.contains(line), qPrintable(outcome.out));
    QVERIFY2(outcome.out.contains("0 launches checked, 4 findings\n"), qPrintable(outcome.out));
  }
  void theRoomForWhatKernelsPrintIsFixedOnceOneHas() {
    endsWell(WARPBENCH_IS R"(
__global__ void prints() { printf("%d\n", 7); }
int main() {
  IS(cudaDeviceSetLimit(cudaLimitPrintfFifoSize, 1 << 20), 0);
  prints<<<1, 1>>>();
  IS(cudaDeviceSynchronize(), 0);
  IS(cudaDeviceSetLimit(cudaLimitPrintfFifoSize, 1 << 22), 1);
  std::size_t size;
  IS(cudaDeviceGetLimit(&size, cudaLimitPrintfFifoSize), 0); IS(size, 1 << 20);
  IS(cudaDeviceSetLimit(cudaLimitMallocHeapSize, 1 << 24), 0);
  IS(cudaDeviceReset(), 0); IS(cudaDeviceSetLimit(cudaLimitPrintfFifoSize, 1 << 22), 0);
  return 0;
})");
  }
  void aStackIsAtMostTheLocalMemoryOfAThread() {
    endsWell(WARPBENCH_IS R"(
int main() {
  std::size_t size;
  IS(cudaDeviceSetLimit(cudaLimitStackSize, 512 << 10), 0);
  IS(cudaDeviceSetLimit(cudaLimitStackSize, 1 << 30), 1);
  IS(cudaDeviceGetLimit(&size, cudaLimitStackSize), 0); IS(size, 512 << 10);
  return 0;
})");
  }
  // Figures of an H200 (driver 580).
  void afterAKernelThatFailedAResetGivesNoDevice() {
    endsWell(WARPBENCH_IS R"(
__global__ void follows(int* p) { *p = 1; }
int main() {
  int* p;
  IS(cudaDeviceReset(), 0); IS(cudaMalloc(&p, 4), 0);
  follows<<<1, 1>>>(reinterpret_cast<int*>(0x10));
  IS(cudaDeviceSynchronize(), 700); IS(cudaGetLastError(), 700); IS(cudaGetLastError(), 0);
  IS(cudaDeviceReset(), 0); IS(cudaGetLastError(), 0);
  IS(cudaMalloc(&p, 4), 46); IS(cudaMemset(p, 0, 4), 46); IS(cudaGetLastError(), 46);
  IS(cudaDeviceReset(), 0); IS(cudaMalloc(&p, 4), 46);
  return 0;
})",
             1);
  }
  void aRefusedLaunchIsTold() {
    const Outcome outcome = exec("refused.cu", "__global__ void k() {}\nint main() { k<<<1, 1025>>>(); }\n");
    QVERIFY2(outcome.out.contains("launch 1 of k (" + path("refused.cu") +
                                  ":2) failed: is refused with cudaErrorInvalidValue (invalid argument): a block has 1 "
                                  "to 1,024 threads, at most 64 along z, but this one has 1025 x 1 x 1\n"),
             qPrintable(outcome.out));
    QCOMPARE(outcome.code, 1);
  }
  void whatPtxasRefusesIsRefused() {
    const Outcome constants = exec("constant.cu",
                                   "__constant__ double c[9000];\n__global__ void k(double* p) { *p = "
                                   "c[3]; }\nint main() { k<<<1, 1>>>(nullptr); }\n");
    QVERIFY2(constants.err.contains("its __constant__ variables take 72000 bytes, but ptxas allows 65536"),
             qPrintable(constants.err));
    QCOMPARE(constants.code, 1);
    const Outcome shared = exec("shared.cu",
                                "__global__ void k(int* p) { __shared__ int s[16384]; s[threadIdx.x] = 1; "
                                "__syncthreads(); *p = s[3]; }\nint main() { k<<<1, 32>>>(nullptr); }\n");
    QVERIFY2(shared.err.contains("k has 65536 bytes of static shared memory, but ptxas allows 49152"),
             qPrintable(shared.err));
    QCOMPARE(shared.code, 1);
  }
  void aLaunchBeforeMainIsRefusedByName() {
    const Outcome outcome = exec("early.cu",
                                 "__global__ void k(int* p) { *p = 1; }\n"
                                 "struct Early { Early() { int* p; cudaMalloc(&p, 4); k<<<1, 1>>>(p); } } early;\n"
                                 "int main() {}\n");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("k is launched at ") &&
                 outcome.err.contains("early.cu:2 before main(), by the "
                                      "constructor of a variable: that is not simulated"),
             qPrintable(outcome.err + outcome.out));
  }
  void headersOfLibrariesAreThere() {
    endsWell(WARPBENCH_IS
             "#include <driver_functions.h>\n#include <library_types.h>\n#include <nvToolsExt.h>\n"
             "int main() { nvtxRangePushA(\"x\"); nvtxRangePop(); IS(CUDA_R_16BF, 14); return 0; }\n");
  }
  void librariesOfTheHostAreLinked() {
    program("twice.c", "int twice(int a) { return 2 * a; }\n");
    QProcess compiler;
    compiler.start("cc", {"-shared", "-fPIC", "-o", path("libtwice.so"), path("twice.c")});
    QVERIFY(compiler.waitForFinished());
    QFile::remove(path("twice.c"));
    const QString file = program("linked.cu", "extern \"C\" int twice(int);\nint main() { return twice(21) - 42; }\n");
    QVERIFY(cli({"exec", file}).err.contains("twice is declared, but nowhere defined"));
    QCOMPARE(cli({"exec", file, "-L", path(""), "-l", "twice"}).code, 0);
    QVERIFY(cli({"exec", file, "-l", "none"}).err.contains("name the folder of a library with -L DIR"));
  }
  void namesOfTheStandardLibraryAreFreeUnlessTheProgramIncludesThem() {
    const char* const text =
        // The library of newer g++ declares std::array in <utility>, which nvcc's own headers include.
        "#if __GNUC__ > 12\n#define array numbers\n#endif\n"
        "using namespace std;\nfloat* array;\nint count, size = 3, data, plus, left;\n"
        "__global__ void fill(float* at) { at[threadIdx.x] = 1; }\n"
        "int main() {\n  cudaMallocManaged(&array, 4 * size);\n  fill<<<1, 3>>>(array);\n"
        "  cudaDeviceSynchronize();\n  count = left + plus + data;\n  return array[2] == 1 && count == 0 ? 0 : 1;\n}\n";
    const Outcome outcome = exec("names.cu", text);
    QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
    const Outcome given = exec("given.cu", (std::string("#include <algorithm>\n") + text).c_str());
    QVERIFY2(given.err.contains("reference to ‘count’ is ambiguous") && !given.err.contains("array"),
             qPrintable(given.err));
  }
  void carveoutsHaveTheirWords() {
    const Outcome outcome = exec("carveout.cu",
                                 "__global__ void k() {}\nint main() {\n"
                                 "  return cudaFuncSetAttribute(k, cudaFuncAttributePreferredSharedMemoryCarveout,\n"
                                 "                              cudaSharedmemCarveoutMaxShared) +\n"
                                 "         cudaSharedmemCarveoutMaxShared + cudaSharedmemCarveoutMaxL1 +\n"
                                 "         cudaSharedmemCarveoutDefault - 99;\n}\n");
    QVERIFY2(outcome.code == 0, qPrintable(outcome.err + outcome.out));
  }
  void volatileVariablesAreCopied() {
    const Outcome outcome =
        exec("volatile.cu",
             "__device__ volatile int flag;\n__device__ volatile float parts[4];\n"
             "__global__ void set() { flag += 7; parts[2] = 1.5f; }\n"
             "int main() {\n  int value = 3;\n  float host[4];\n  void* at;\n"
             "  cudaMemcpyToSymbol(flag, &value, sizeof value);\n  set<<<1, 1>>>();\n"
             "  cudaMemcpyFromSymbol(&value, flag, sizeof value);\n"
             "  cudaMemcpyFromSymbol(host, parts, sizeof host);\n  cudaGetSymbolAddress(&at, flag);\n"
             "  return value == 10 && host[2] == 1.5f && at ? 0 : 1;\n}\n");
    QVERIFY2(outcome.code == 0, qPrintable(outcome.err + outcome.out));
  }
  void duplicatesAreNamedWithBothFiles() {
    const char* const text = "int twice(int a) { return 2 * a; }\nint seven = 7;\nint eight() { return 8; }\n";
    const QString first = program("first.cu", (std::string(text) + "int main() { return 0; }\n").c_str());
    const QString second = program("second.cu", text);
    const Outcome outcome = cli({"exec", first, second});
    for (const char* const name : {"twice(int)", "eight()", "seven"})
      QVERIFY2(
          outcome.err.contains("multiple definition of `" + QString(name) + "': in " + second + ", and in " + first),
          qPrintable(outcome.err));
    QCOMPARE(outcome.err.count("multiple definition"), 3);
  }
};

}  // namespace

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecRuntime>(__FILE__);
#include "test_exec_runtime.moc"
