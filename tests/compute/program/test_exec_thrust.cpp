// SPDX-License-Identifier: GPL-3.0-or-later
// Programs with Thrust, using the CUDA Toolkit's headers.
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTemporaryDir>
#include <filesystem>
#include <iterator>

#include "compute/program/exec_fixture.h"
#include "program/rewriting/nvidia_headers.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

constexpr const char* kAlgorithms = R"(#include <algorithm>
#include <cstdio>
#include <numeric>
#include <vector>
#include <thrust/copy.h>
#include <thrust/device_malloc.h>
#include <thrust/device_free.h>
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/inner_product.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/sequence.h>
#include <thrust/sort.h>
#include <thrust/system/cuda/execution_policy.h>
#include <thrust/transform.h>
#ifndef __CUDACC__
#error it is a program for nvcc
#endif
struct Square { __host__ __device__ int operator()(int x) const { return x * x; } };
__global__ void addOne(int* a, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) a[i] += 1;
}
int wrong = 0;
template <typename T> void compare(const thrust::device_vector<T>& have, const std::vector<T>& want) {
  thrust::host_vector<T> copy = have;
  if (copy.size() != want.size() || !std::equal(want.begin(), want.end(), copy.begin())) ++wrong;
}
void test(int n, cudaStream_t stream) {
  std::vector<int> host(n);
  for (int i = 0; i < n; ++i) host[i] = (i * 7919 + 13) % 1009;
  thrust::device_vector<int> a(host.begin(), host.end());
  thrust::sort(thrust::cuda::par.on(stream), a.begin(), a.end());
  std::sort(host.begin(), host.end());
  compare(a, host);
  if (n > 0) addOne<<<(n + 127) / 128, 128>>>(thrust::raw_pointer_cast(a.data()), n);
  for (int& x : host) ++x;
  if (thrust::reduce(a.begin(), a.end()) != std::accumulate(host.begin(), host.end(), 0)) ++wrong;
  if (thrust::inner_product(a.begin(), a.end(), a.begin(), 0) != std::inner_product(host.begin(), host.end(), host.begin(), 0)) ++wrong;
  thrust::device_vector<int> b(n);
  thrust::transform(a.begin(), a.end(), thrust::counting_iterator<int>(5), b.begin(), thrust::plus<int>());
  std::vector<int> other(n);
  for (int i = 0; i < n; ++i) other[i] = host[i] + 5 + i;
  compare(b, other);
  thrust::exclusive_scan(thrust::device, b.begin(), b.end(), b.begin());
  std::exclusive_scan(other.begin(), other.end(), other.begin(), 0);
  compare(b, other);
  thrust::device_vector<int> odd(n);
  odd.resize(thrust::copy_if(a.begin(), a.end(), odd.begin(), [] __device__(int x) { return x % 2 == 1; }) - odd.begin());
  std::vector<int> odds;
  std::copy_if(host.begin(), host.end(), std::back_inserter(odds), [](int x) { return x % 2 == 1; });
  compare(odd, odds);
  const auto pairs = thrust::make_zip_iterator(thrust::make_tuple(a.begin(), b.begin()));
  for (int i = 0; i < n; i += 100)
    if (thrust::get<1>(pairs[i]) != other[i]) ++wrong;
  const auto squares = thrust::make_transform_iterator(a.begin(), Square());
  int sum = 0;
  for (int x : host) sum += x * x;
  if (thrust::reduce(squares, squares + n) != sum) ++wrong;
}
int main() {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  for (int n : {0, 1, 33, 1001}) test(n, stream);
  thrust::device_ptr<int> kept = thrust::device_malloc<int>(77);
  thrust::sequence(kept, kept + 77);
  addOne<<<1, 96>>>(kept.get(), 77);
  if (thrust::reduce(kept, kept + 77) != 77 * 39) ++wrong;
  thrust::device_free(kept);
  cudaPointerAttributes of;
  thrust::device_vector<int> v(3);
  cudaPointerGetAttributes(&of, thrust::raw_pointer_cast(v.data()));
  if (of.type != cudaMemoryTypeDevice) ++wrong;
  cudaStreamDestroy(stream);
  printf("wrong %d\n", wrong);
  return wrong;
}
)";

/// The first lines of shortProgram().
constexpr const char* kShort = R"(#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/sort.h>
__global__ void fill(float* a, int n) { if (threadIdx.x <= n) a[threadIdx.x] = 1; }
void sortAll(thrust::device_vector<float>& a) { thrust::sort(a.begin(), a.end()); }
int makeMistake(const char* number); int main(int count, char** words) { if (count > 1) return makeMistake(words[1]);
  thrust::host_vector<float> host(99, 2.f);
  thrust::sort(host.begin(), host.end());
  thrust::device_vector<float> a = host;
  sortAll(a);
  fill<<<1, 128>>>(thrust::raw_pointer_cast(a.data()), 99);
  cudaDeviceSynchronize();
}
#include <cstdio>
#include <cstdlib>
#include <thrust/execution_policy.h>
#include <thrust/fill.h>
#include <thrust/system_error.h>
__global__ void touch(int* a) { *a = 1; }
int makeMistake(const char* number) {
  const int n = 99;
  int* a;
  cudaMalloc(&a, n * sizeof(int));
  int* host = static_cast<int*>(calloc(n, sizeof(int)));
  switch (atoi(number)) {
)";

struct Mistake {
  const char* name;
  const char* code;
  const char* said;
};
constexpr Mistake kCallMistakes[] = {
    {"no policy", "thrust::sort(a, a + n);", "thrust::sort takes a plain pointer as one to host memory, but the array"},
    {"policy of the host", "thrust::sort(thrust::host, a, a + n);", "is the device's: give it thrust::"},
    {"memory of the host", "thrust::fill(thrust::device, host, host + n, 1);",
     "thrust::fill gets thrust::device, but a pointer to host memory"},
    {"range", "thrust::fill(thrust::device, a, a + n + 3, 1);",
     "out-of-bounds: thrust::fill gets a range that ends 12 bytes behind the array allocated at "},
    {"freed", "cudaFree(a); thrust::fill(thrust::device, a, a + n, 1);",
     "use-after-free: thrust::fill gets memory that was freed"},
    {"leak", "thrust::fill(thrust::device, a, a + n, 1);", "leak: 396 bytes"},
    {"an error of before",
     "touch<<<1, 1>>>(nullptr); try { thrust::fill(thrust::device, a, a + n, 1); } catch (const thrust::system_error& "
     "e) { puts(e.what()); }",
     "host-pointer: touch"}};

/// A program that makes the mistake named by its first argument, or none: compiling Thrust takes longer than running
/// all mistakes.
QByteArray shortProgram() {
  QByteArray text = kShort;
  for (std::size_t i = 0; i < std::size(kCallMistakes); ++i)
    text += "    case " + QByteArray::number(qulonglong{i}) + ": { " + kCallMistakes[i].code + " } break;\n";
  return text + "  }\n  return 0;\n}\n";
}

bool isInstalled() {
  const QTemporaryDir folder;
  return program::nvidiaHeaders({}, folder.path().toStdString()).has_value();
}

}  // namespace

class TestExecThrust : public ExecTest {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (!isInstalled()) QSKIP("the CUDA Toolkit is not installed");
  }

  void algorithmsDoAsTheStandardLibrarys() {
    const Outcome outcome = exec("algorithms.cu", kAlgorithms);
    QVERIFY2(outcome.out.startsWith("wrong 0\n"), qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 0);
  }
  void aCheckFindsNothingWhereNothingIsWrong() {
    const Outcome outcome = exec("algorithms.cu", kAlgorithms, {"--check"});
    QVERIFY2(outcome.out.contains(", 0 findings\n"), qPrintable(outcome.out + outcome.err));
  }

  void aFolderWithTheHeadersIsTaken() {
    const QTemporaryDir folder;
    const auto links = program::nvidiaHeaders({}, folder.path().toStdString())->links;
    const auto root = std::filesystem::read_symlink(links / "thrust").parent_path();
    const Outcome outcome = exec("short.cu", shortProgram().constData(), {"-I", QString::fromStdString(root.string())});
    QVERIFY2(outcome.code == 0 && outcome.out.contains("thrust::sort"), qPrintable(outcome.out + outcome.err));
  }

  void whatADeviceWouldDoIsListed() {
    const QJsonObject program = document("short.cu", shortProgram().constData());
    QStringList listed;
    for (const QJsonValue& launch : program["launches"].toArray())
      listed << QStringLiteral("%1:%2").arg(launch["kernel"].toString()).arg(launch["line"].toInt());
    // Not what the host does with memory of its own.
    QCOMPARE(listed, QStringList({"thrust::copy:9", "thrust::sort:5", "fill:11"}));
    const QJsonValue sort = program["launches"][1];
    QCOMPARE(sort["warnings"][0].toString(), "computed by plain loops: neither counted nor timed");
    QVERIFY(!sort["counters"].isObject() && !sort["time_ms"].isObject());
  }
  void mistakesInKernelsAreFound() {
    const Outcome outcome = exec("short.cu", shortProgram().constData(), {"--check"});
    QVERIFY2(outcome.out.contains("short.cu:4: out-of-bounds: fill: block (0, 0), thread (99, 0): store of 4 bytes at "
                                  "byte 396 of the array allocated at "),
             qPrintable(outcome.out));
    QVERIFY2(outcome.out.contains("short.cu:9, which has 396 bytes"), qPrintable(outcome.out));
  }

  void mistakesInCallsAreSaid_data() {
    QTest::addColumn<int>("mistake");
    for (std::size_t i = 0; i < std::size(kCallMistakes); ++i)
      QTest::newRow(kCallMistakes[i].name) << static_cast<int>(i);
  }
  void mistakesInCallsAreSaid() {
    QFETCH(int, mistake);
    const Outcome outcome =
        exec("short.cu", shortProgram().constData(), QStringList{"--check", "--", QString::number(mistake)});
    QVERIFY2((outcome.out + outcome.err).contains(kCallMistakes[mistake].said), qPrintable(outcome.out + outcome.err));
    QVERIFY2((outcome.out + outcome.err).contains("short.cu:"), qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 1);
  }
  void anErrorOfAKernelIsThrown() {
    const auto last = QString::number(std::size(kCallMistakes) - 1);
    const Outcome outcome = exec("short.cu", shortProgram().constData(), QStringList{"--", last});
    QVERIFY2(outcome.out.startsWith("cudaErrorIllegalAddress: an illegal memory access was encountered\n"),
             qPrintable(outcome.out + outcome.err));
  }

  void whatIsNotThereIsRefusedByName() {
    Outcome outcome = exec("sum.cu", "#include <thrust/sort.h>\n#include <npp.h>\nint main() {}\n");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.endsWith("sum.cu:2: error: npp.h: No such file or directory (NPP is not simulated)\n"),
             qPrintable(outcome.err));
    outcome = exec("latch.cu", "#include <thrust/sort.h>\n\n#include <cuda/std/latch>\nint main() {}\n");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(
        outcome.err.endsWith("latch.cu:3: error: cuda/std/latch: this part of the CUDA C++ standard library is not "
                             "simulated\n"),
        qPrintable(outcome.err));
    // The toolkit's other headers stay out.
    outcome = exec("deep.cu", "#include <thrust/sort.h>\n#include <cudnn.h>\nint main() {}\n");
    QVERIFY2(outcome.err.endsWith("deep.cu:2: error: cudnn.h: No such file or directory (cuDNN is not simulated)\n"),
             qPrintable(outcome.err));
    outcome = exec("words.cu", "#include <thrust/sort.h>\nint main() {\n  thrust::sortt(1);\n}\n");
    QVERIFY2(outcome.err.endsWith("words.cu:3: error: ‘sortt’ is not a member of ‘thrust’; did you mean ‘sort’?\n"),
             qPrintable(outcome.err));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecThrust>(__FILE__);
#include "test_exec_thrust.moc"
