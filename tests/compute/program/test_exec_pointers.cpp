// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <tuple>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

// main() returns the line of the first check that does not hold.
#define WARPBENCH_IS \
  "#include <cstdio>\n#include <cstdlib>\n#include <cstring>\n#define IS(a, b) if ((a) != (b)) return __LINE__\n"

/// Uses of memory by a program's host code after a kernel has used it.
const char* const kAllowed = WARPBENCH_IS R"(
#include <vector>
__device__ int ofDevice = 3;
__constant__ int ofConstant[2] = {4, 5};
__managed__ int managed = 6;
struct Shape { __device__ virtual int area() const { return 7; } };
struct Square : Shape { int side = 3; __device__ int area() const override { return side * side; } };
constexpr int kTable[] = {10, 20, 30};
const int kSize = 3;
__device__ int counts() { static int calls = 100; return atomicAdd(&calls, 1); }
__global__ void all(int* device, int* pinned, int* lent, int* registered, int index) {
  __shared__ int shared[4];
  int own[4] = {1, 2, 3, 4};
  shared[index] = own[index];
  const Square square;
  const Shape& shape = square;
  const char* const word = index > 0 ? "abc" : "def";
  device[0] = shared[index] + own[index] + kTable[index] + kSize;
  pinned[0] = shape.area() + word[index];
  lent[0] = ofDevice + ofConstant[index] + managed;
  registered[1] = counts() + counts();
  managed = 8;
}
int main() {
  int *device, *pinned, *lent, host[2];
  std::vector<int> registered(1000);
  IS(cudaMalloc(&device, 400), 0);
  IS(cudaHostAlloc(&pinned, 400, cudaHostAllocMapped), 0);
  IS(cudaMallocManaged(&lent, 400), 0);
  IS(cudaHostRegister(registered.data(), 4000, cudaHostRegisterMapped), 0);
  pinned[1] = lent[1] = 9;
  for (int i = 0; i < 3; ++i) {
    all<<<1, 1>>>(device, pinned, lent, registered.data(), 1);
    IS(cudaDeviceSynchronize(), 0);
    IS(pinned[0], 9 + 'b'); IS(lent[0], 3 + 5 + (i ? 8 : 6)); IS(managed, 8);
    IS(registered[1], 201 + 4 * i);
    IS(cudaMemcpy(host, device, 4, cudaMemcpyDeviceToHost), 0); IS(host[0], 27);
    IS(cudaMemset(device, 0, 400), 0);
  }
  IS(pinned[1], 9); IS(lent[1], 9);
  cudaFree(device); cudaFree(lent); cudaFreeHost(pinned);
  return 0;
})";

/// Kinds of memory that come and go: no two pieces of memory are one.
const char* const kComeAndGo = WARPBENCH_IS R"(
__global__ void fill(char* p, size_t n, char by) {
  for (size_t i = threadIdx.x; i < n; i += blockDim.x) p[i] = by;
}
int main() {
  char *device[40], *host[40];
  static char copy[5 << 20];
  size_t before, after, total;
  IS(cudaMemGetInfo(&before, &total), 0);
  for (int turn = 0; turn < 3; ++turn) {
    for (int i = 0; i < 40; ++i) {
      const size_t bytes = i % 7 == 0 ? (3 << 20) + 5 * i : 1000 * i + 1;
      IS(cudaMalloc(&device[i], bytes), 0);
      IS(i % 2 ? cudaMallocManaged(&host[i], bytes) : cudaMallocHost(&host[i], bytes), 0);
      memset(host[i], i, bytes);
      fill<<<1, 32>>>(device[i], i % 7 == 0 ? 700 : bytes, 64 + i);
    }
    IS(cudaDeviceSynchronize(), 0);
    for (int i = turn % 2; i < 40; i += 2) IS(cudaFree(device[i]), 0);
    for (int i = 1 - turn % 2; i < 40; i += 2) {
      IS(cudaMemcpy(copy, device[i], i % 7 == 0 ? 700 : 1000 * i + 1, cudaMemcpyDeviceToHost), 0);
      IS(copy[0], 64 + i); IS(copy[(i % 7 == 0 ? 700 : 1000 * i + 1) - 1], 64 + i);
      IS(cudaFree(device[i]), 0);
    }
    for (int i = 0; i < 40; ++i) {
      IS(host[i][0], i); IS(host[i][1000 * i / (i % 7 == 0 ? 1000 : 1)], i);
      IS(i % 2 ? cudaFree(host[i]) : cudaFreeHost(host[i]), 0);
    }
  }
  IS(cudaMemGetInfo(&after, &total), 0); IS(before, after);
  return 0;
})";

const char* const kHeap = WARPBENCH_IS R"(
struct Node { int value; Node* next; };
__global__ void push(Node** list) {
  for (int i = 0; i < 3; ++i) *list = new Node{i, *list};
}
__global__ void sum(Node** list, int* out) {
  *out = 0;
  for (Node* node = *list; node;) { *out += node->value; Node* next = node->next; delete node; node = next; }
}
__global__ void large(int* out, size_t bytes) { void* p = malloc(bytes); *out = p != nullptr; free(p); }
__global__ void each(int* out) {
  int* p = (int*)malloc(100);
  out[threadIdx.x] = p != nullptr;
  if (p) { p[24] = 1; free(p); }
}
__global__ void many(int* out, int bytes) {
  char* last = nullptr;
  int n = 0;
  for (char* p; (p = (char*)malloc(bytes)); last = p, ++n) *(char**)p = last;
  for (char* p; last; last = p) { p = *(char**)last; free(last); }
  *out = n;
}
__global__ void arrays(int* out) { int* p = new int[1000]; p[999] = 5; *out = p[999]; delete[] p; }
int main() {
  Node** list; int *out, host[256];
  cudaMalloc(&list, 8); cudaMemset(list, 0, 8); cudaMalloc(&out, 1024);
  const auto result = [&] { cudaMemcpy(host, out, 1024, cudaMemcpyDeviceToHost); return host[0]; };
  if (LIMIT) IS(cudaDeviceSetLimit(cudaLimitMallocHeapSize, 64 << 20), 0);
  push<<<1, 1>>>(list); sum<<<1, 1>>>(list, out); IS(result(), 3);
  large<<<1, 1>>>(out, 9 << 20); IS(result(), LIMIT);
  large<<<1, 1>>>(out, 100 << 20); IS(result(), 0);
  large<<<1, 1>>>(out, 7674032); IS(result(), 1);
  large<<<1, 1>>>(out, 8000000); IS(result(), LIMIT);
  large<<<1, 1>>>(out, 0); IS(result(), 1);
  large<<<1, 1>>>(out, ~size_t{0}); IS(result(), 0);
  for (int i = 0; i < 400; ++i) each<<<1, 256>>>(out);
  IS(result(), 1); IS(host[255], 1);
  arrays<<<1, 1>>>(out); IS(result(), 5);
  if (!LIMIT) { many<<<1, 1>>>(out, 100000); IS(result(), 76); many<<<1, 1>>>(out, 10000); IS(result(), 761); }
  IS(cudaDeviceSetLimit(cudaLimitMallocHeapSize, 16 << 20), cudaErrorInvalidValue);
  int* mine = new int[10]; mine[9] = 1; delete[] mine;
  return cudaDeviceSynchronize();
})";

}  // namespace

class TestExecPointers : public ExecTest {
  Q_OBJECT

  /// A program of one kernel and a main() that begins on line 6.
  QByteArray withMain(const char* kernel, const char* body) {
    return QByteArray("#include <cstdio>\n#include <cstdlib>\n#include <cstring>\n#include <vector>\n") + kernel +
           "\nint main() {\n" + body + "\nreturn 0;\n}\n";
  }

 private slots:
  void hostCodeThatFollowsAPointerOfTheDeviceEndsAsOnAGpu_data() {
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("what");
    const char* const after = "int* d; cudaMalloc(&d, 400); k<<<1, 1>>>(d); cudaDeviceSynchronize();\n";
    QTest::newRow("write") << QByteArray(after) + "d[2] = 1;"
                           << "byte 8 of the array of 400 bytes that cudaMalloc has "
                              "allocated at f.cu:7, at f.cu:8";
    QTest::newRow("read") << QByteArray(after) + "printf(\"%d\\n\", d[99]);"
                          << "byte 396 of the array of 400 bytes that cudaMalloc has allocated at f.cu:7, at f.cu:8";
    QTest::newRow("library") << QByteArray(after) + "char h[400];\nmemcpy(h, d, 400); return h[3];"
                             << "of the array of 400 bytes that cudaMalloc has allocated at f.cu:7, at f.cu:9";
    QTest::newRow("before a kernel") << QByteArray(
                                            "float* d;\ncudaMallocManaged(&d, 64); cudaMalloc(&d, 4000000);\n"
                                            "for (int i = 0; i < 10; ++i) d[i] = i;")
                                     << "byte 0 of the array of 4000000 bytes that cudaMalloc has allocated at f.cu:8, "
                                        "at f.cu:9";
    QTest::newRow("pitch")
        << QByteArray("char* d; size_t p;\ncudaMallocPitch(&d, &p, 100, 10);\nd[513] = 1;")
        << "byte 513 of the array of 5120 bytes that cudaMallocPitch has allocated at f.cu:8, at f.cu:9";
    QTest::newRow("called back") << QByteArray(
                                        "int* d; cudaMalloc(&d, 4);\n"
                                        "cudaLaunchHostFunc(0, [](void* p) {\n*(int*)p = 1; }, d);")
                                 << "byte 0 of the array of 4 bytes that cudaMalloc has allocated at f.cu:7, at f.cu:9";
  }
  void hostCodeThatFollowsAPointerOfTheDeviceEndsAsOnAGpu() {
    QFETCH(QByteArray, body);
    QFETCH(QString, what);
    const QByteArray text = withMain("__global__ void k(int* p) { p[threadIdx.x] = 1; }", body.constData());
    const Outcome outcome = exec("f.cu", text.constData());
    QCOMPARE(outcome.code, 1);
    const QString folder = path("f.cu").chopped(4);
    const QString all = QString(outcome.out + outcome.err).remove(folder);
    QVERIFY2(all.contains("was ended by signal 11 (Segmentation fault): host code follows a pointer to device memory: "),
             qPrintable(all));
    QVERIFY2(all.contains(what), qPrintable(all));
    const Outcome checked = exec("f.cu", text.constData(), {"--check"});
    QCOMPARE(checked.code, 1);
    const QString found = QString(checked.out).remove(folder);
    QVERIFY2(found.contains("device-pointer") && found.contains(what.section(", at f.cu", 0, 0)), qPrintable(found));
  }

  void kernelsAndTheHostReachWhatTheyReachOnAGpu() {
    for (const QStringList& more : {QStringList(), QStringList{"--check"}}) {
      const Outcome outcome = exec("allowed.cu", kAllowed, more);
      QVERIFY2(outcome.code == 0, qPrintable(outcome.out + outcome.err));
    }
  }
  void memoryThatComesAndGoesKeepsItsContents() {
    const Outcome outcome = exec("come.cu", kComeAndGo);
    QVERIFY2(outcome.code == 0, qPrintable(outcome.out + outcome.err));
  }

  void kernelThatFollowsAPointerOfTheHostFails_data() {
    QTest::addColumn<QByteArray>("get");
    QTest::newRow("heap") << QByteArray("int* p = (int*)malloc(4096);");
    QTest::newRow("new") << QByteArray("int* p = new int[1000];");
    QTest::newRow("vector") << QByteArray("std::vector<int> v(1000); int* p = v.data();");
    QTest::newRow("large") << QByteArray("int* p = (int*)malloc(4000000);");
    QTest::newRow("stack") << QByteArray("int own[1000]; int* p = own;");
    QTest::newRow("global") << QByteArray("extern int global[]; int* p = global;");
    QTest::newRow("static") << QByteArray("static int own[1000]; int* p = own;");
    QTest::newRow("const") << QByteArray("const int size = 1000; static int own[size]; int* p = own;");
  }
  void kernelThatFollowsAPointerOfTheHostFails() {
    QFETCH(QByteArray, get);
    for (const char* use : {"p[threadIdx.x + 1] = 5;", "out[0] = p[threadIdx.x + 1];", "atomicAdd(p + 1, 5);"}) {
      const QByteArray kernel = QByteArray("__global__ void k(int* p, int* out) { ") + use + " } int global[1000];";
      const QByteArray body =
          get +
          " p[1] = 3; int* out; cudaMalloc(&out, 4); k<<<1, 32>>>(p, out);\n"
          "printf(\"%d \", cudaDeviceSynchronize()); printf(\"%d \", cudaMalloc(&out, 4)); printf(\"%d;\", p[1]);";
      const Outcome outcome = exec("k.cu", withMain(kernel.constData(), body.constData()).constData());
      QCOMPARE(outcome.code, 1);
      QVERIFY2(outcome.out.contains("700 700 3;"), qPrintable(outcome.out + outcome.err));
      QVERIFY2(outcome.out.contains("accesses host memory at ") && outcome.out.contains("k.cu:5"),
               qPrintable(outcome.out));
    }
  }

  void nullAndWildPointersFailAsOnAGpu() {
    const char* const text = R"(
#include <cstdio>
__global__ void k(char* p, long long at) { p[at] = 1; }
int error(char* p, long long at) { k<<<1, 1>>>(p, at); int e = cudaDeviceSynchronize(); cudaDeviceReset(); return e; }
int main() {
  char* p;
  for (long long at : {AT}) {
    cudaMalloc(&p, 64);
    printf("%d ", error(FROM, at));
  }
})";
    // A kernel that faults makes the device unusable, so each of these is a separate program.
    const std::tuple<const char*, const char*, const char*> cases[] = {
        {"p", "63, 64, 1000000, 2097151, 2097152, -1, -512", "0 0 0 0 0 0 0 "},
        {"p", "1LL << 32", "700 "},
        {"p", "-(1LL << 40)", "700 "},
        {"nullptr", "0", "700 "},
        {"nullptr", "64", "700 "}};
    for (const auto& [from, at, errors] : cases) {
      const QByteArray program = QByteArray(text).replace("{AT}", QByteArray("{") + at + "}").replace("FROM", from);
      const Outcome outcome = exec("wild.cu", program.constData());
      QVERIFY2(outcome.out.startsWith(errors), qPrintable(outcome.out + outcome.err));
    }
  }

  void heapOfKernelsHasItsLimit() {
    for (const QByteArray limit : {"0", "1"}) {
      const Outcome outcome = exec("heap.cu", ("#define LIMIT " + limit + "\n" + kHeap).constData());
      QVERIFY2(outcome.code == 0, qPrintable(outcome.out + outcome.err));
    }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecPointers>(__FILE__);
#include "test_exec_pointers.moc"
