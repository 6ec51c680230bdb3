// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

// D = A B + C by one warp, for each instruction: block b has a single 1 in A, its element b, and the last block has
// many numbers. Each lane takes its registers from whole matrices by the formulas of the PTX ISA ("Matrix Fragments for
// mma.m16n8k16" and its like): register i of A has E neighbours of row lane / 4 + i % 2 * 8.
const char* const kEveryProduct = R"(
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#define FOUR_AND_TWO \
  : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3]) \
  : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3])
#define TWO_AND_ONE \
  : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3]) \
  : "r"(a[0]), "r"(a[1]), "r"(b[0]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3])
#define LARGE " {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
#define SMALL " {%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};\n"

template <int m, int n, int k, typename T, typename Sum, typename R = unsigned>
struct Shape {
  static const int M = m, N = n, K = k;
  typedef T Element;
  typedef Sum Result;
  typedef R Register;
};
struct Fp16 : Shape<16, 8, 16, half, float> {
  static __device__ void run(float* d, const unsigned* a, const unsigned* b, const float* c) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32" LARGE FOUR_AND_TWO);
  }
};
struct Bf16 : Shape<16, 8, 16, __nv_bfloat16, float> {
  static __device__ void run(float* d, const unsigned* a, const unsigned* b, const float* c) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32" LARGE FOUR_AND_TWO);
  }
};
struct SmallFp16 : Shape<16, 8, 8, half, float> {
  static __device__ void run(float* d, const unsigned* a, const unsigned* b, const float* c) {
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32" SMALL TWO_AND_ONE);
  }
};
struct SmallBf16 : Shape<16, 8, 8, __nv_bfloat16, float> {
  static __device__ void run(float* d, const unsigned* a, const unsigned* b, const float* c) {
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32" SMALL TWO_AND_ONE);
  }
};
struct Tf32 : Shape<16, 8, 8, float, float> {
  static __device__ void run(float* d, const unsigned* a, const unsigned* b, const float* c) {
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32" LARGE FOUR_AND_TWO);
  }
};
struct SmallTf32 : Shape<16, 8, 4, float, float> {
  static __device__ void run(float* d, const unsigned* a, const unsigned* b, const float* c) {
    asm volatile("mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32" SMALL TWO_AND_ONE);
  }
};
struct HalfSums : Shape<16, 8, 16, half, half> {
  static __device__ void run(half* d, const unsigned* a, const unsigned* b, const half* c) {
    unsigned sums[2];
    const __half2 c0 = __halves2half2(c[0], c[1]), c1 = __halves2half2(c[2], c[3]);
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};\n"
                 : "=r"(sums[0]), "=r"(sums[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]),
                   "r"(*reinterpret_cast<const unsigned*>(&c0)), "r"(*reinterpret_cast<const unsigned*>(&c1)));
    memcpy(d, sums, sizeof(sums));
  }
};
struct Fp64 : Shape<8, 8, 4, double, double, double> {
  static __device__ void run(double* d, const double* a, const double* b, const double* c) {
    asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%4, %5};\n"
                 : "=d"(d[0]), "=d"(d[1]) : "d"(a[0]), "d"(b[0]), "d"(c[0]), "d"(c[1]));
  }
};
struct Signed : Shape<16, 8, 32, signed char, int> {
  static __device__ void run(int* d, const unsigned* a, const unsigned* b, const int* c) {
    asm volatile("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32" LARGE
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(c[0]), "r"(c[1]), "r"(c[2]),
                   "r"(c[3]));
  }
};
struct SmallSigned : Shape<16, 8, 16, signed char, int> {
  static __device__ void run(int* d, const unsigned* a, const unsigned* b, const int* c) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32" SMALL
                 : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(c[0]), "r"(c[1]), "r"(c[2]), "r"(c[3]));
  }
};
struct SmallestSigned : Shape<8, 8, 16, signed char, int> {
  static __device__ void run(int* d, const unsigned* a, const unsigned* b, const int* c) {
    asm volatile("mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%0, %1}, {%2}, {%3}, {%4, %5};\n"
                 : "=r"(d[0]), "=r"(d[1]) : "r"(a[0]), "r"(b[0]), "r"(c[0]), "r"(c[1]));
  }
};

template <typename Op>
__global__ void multiply(const typename Op::Element* all, const typename Op::Element* b, const typename Op::Result* c,
                         typename Op::Result* sums) {
  typedef typename Op::Element T;
  typedef typename Op::Register Register;
  const int M = Op::M, N = Op::N, K = Op::K, E = sizeof(Register) / sizeof(T);
  const T* const a = all + blockIdx.x * M * K;
  typename Op::Result* const d = sums + blockIdx.x * M * N;
  const int g = threadIdx.x / 4, t = threadIdx.x % 4;
  Register ofA[M * K / 32 / E], ofB[K * N / 32 / E];
  for (int i = 0; i < M * K / 32 / E; ++i) {
    T piece[E];
    for (int e = 0; e < E; ++e) piece[e] = a[(g + i % (M / 8) * 8) * K + t * E + i / (M / 8) * 4 * E + e];
    memcpy(&ofA[i], piece, sizeof(Register));
  }
  for (int i = 0; i < K * N / 32 / E; ++i) {
    T piece[E];
    for (int e = 0; e < E; ++e) piece[e] = b[(t * E + i * 4 * E + e) * N + g];
    memcpy(&ofB[i], piece, sizeof(Register));
  }
  typename Op::Result ofC[M * N / 32], ofD[M * N / 32];
  for (int i = 0; i < M * N / 32; ++i) ofC[i] = c[(g + i / 2 * 8) * N + t * 2 + i % 2];
  Op::run(ofD, ofA, ofB, ofC);
  for (int i = 0; i < M * N / 32; ++i) d[(g + i / 2 * 8) * N + t * 2 + i % 2] = ofD[i];
}

int tests = 0;
template <typename Op>
void check() {
  ++tests;
  const int M = Op::M, N = Op::N, K = Op::K, blocks = M * K + 1;
  typename Op::Element *a, *b;
  typename Op::Result *c, *d;
  cudaMallocManaged(&a, blocks * M * K * sizeof(*a)); cudaMallocManaged(&b, K * N * sizeof(*b));
  cudaMallocManaged(&c, M * N * sizeof(*c)); cudaMallocManaged(&d, blocks * M * N * sizeof(*d));
  const auto valueA = [=](int block, int i) { return block < M * K ? i == block : i * 7 % 11 - 5; };
  const auto valueB = [](int i) { return i * 5 % 127 - 60; };
  const auto valueC = [](int i) { return i % 9 - 4; };
  for (int block = 0; block < blocks; ++block)
    for (int i = 0; i < M * K; ++i) a[block * M * K + i] = static_cast<typename Op::Element>(valueA(block, i));
  for (int i = 0; i < K * N; ++i) b[i] = static_cast<typename Op::Element>(valueB(i));
  for (int i = 0; i < M * N; ++i) c[i] = static_cast<typename Op::Result>(valueC(i));
  multiply<Op><<<blocks, 32>>>(a, b, c, d);
  if (cudaDeviceSynchronize() != cudaSuccess) { printf("test %d does not run\n", tests); exit(1); }
  for (int block = 0; block < blocks; ++block)
    for (int i = 0; i < M; ++i)
      for (int j = 0; j < N; ++j) {
        int expected = valueC(i * N + j);
        for (int k = 0; k < K; ++k) expected += valueA(block, i * K + k) * valueB(k * N + j);
        const double got = static_cast<double>(static_cast<float>(d[block * M * N + i * N + j]));
        if (got != expected && std::abs(expected) <= 2048) {
          printf("test %d, block %d (%d, %d): %g, not %d\n", tests, block, i, j, got, expected);
          exit(2);
        }
      }
}

// 0x7fffffff + 32 * 127 * 127 stays at the end; a float loses 13 bits; a sum of fp16 is rounded once.
__global__ void ends(int* whole, float* taken, unsigned* rounded) {
  const unsigned many = 0x7f7f7f7fu;
  int d[4], last = 0x7fffffff;
  asm volatile("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32" LARGE
               : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
               : "r"(many), "r"(many), "r"(many), "r"(many), "r"(many), "r"(many), "r"(last), "r"(last), "r"(last), "r"(last));
  whole[threadIdx.x] = d[3];
  const unsigned one = __float_as_uint(1 + 0x1p-11f);
  float f[4];
  asm volatile("mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 {%0, %1, %2, %3}, {%4, %4}, {%4}, {%5, %5, %5, %5};\n"
               : "=f"(f[0]), "=f"(f[1]), "=f"(f[2]), "=f"(f[3]) : "r"(one), "f"(0.0f));
  taken[threadIdx.x] = f[0];
  // 2048 + 8 * (1 + 2^-10) is 2056.0078: 2056 in steps of 2.
  unsigned h[2];
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %2}, {%3}, {%4, %4};\n"
               : "=r"(h[0]), "=r"(h[1]) : "r"(0x3c003c00u), "r"(0x3c013c01u), "r"(0x68006800u));
  rounded[threadIdx.x] = h[1];
}

int main() {
  check<Fp16>(); check<Bf16>(); check<SmallFp16>(); check<SmallBf16>(); check<Tf32>(); check<SmallTf32>();
  check<HalfSums>(); check<Fp64>(); check<Signed>(); check<SmallSigned>(); check<SmallestSigned>();
  int* whole; float* taken; unsigned* rounded;
  cudaMallocManaged(&whole, 128); cudaMallocManaged(&taken, 128); cudaMallocManaged(&rounded, 128);
  ends<<<1, 32>>>(whole, taken, rounded);
  if (cudaDeviceSynchronize() != cudaSuccess) return 3;
  for (int i = 0; i < 32; ++i) if (whole[i] != 0x7fffffff || taken[i] != 4 || rounded[i] != 0x68046804u) return 4;
  printf("%d tests\n", tests);
})";

// Loads of 8 x 8 matrices: `step` numbers of 16 bits from a row to the next. What goes wrong is chosen by an argument.
const char* const kMatrixLoads = R"(
#include <cstdio>
#include <cstdlib>
typedef unsigned short number;

__device__ unsigned sharedAddress(const void* at) {
  unsigned address;
  asm("{ .reg .u64 wide; cvta.to.shared.u64 wide, %1; cvt.u32.u64 %0, wide; }" : "=r"(address) : "l"(at));
  return address;
}
__global__ void loads(unsigned* out, int step) {
  __shared__ __align__(128) number before[64], tile[32 * 72];
  before[threadIdx.x] = 0;
  for (int i = threadIdx.x; i < 32 * 72; i += 32) tile[i] = i / step * 100 + i % step;  // row and column
  __syncthreads();
  const unsigned row = sharedAddress(tile) + threadIdx.x * step * 2;
  unsigned r[11];
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(row));
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4 + 16];"
               : "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7]) : "r"(row));
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2];" : "=r"(r[8]), "=r"(r[9]) : "r"(row));
  // Only the first eight lanes' addresses are used.
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.trans.shared.b16 {%0}, [%1];" : "=r"(r[10]) : "r"(threadIdx.x < 8 ? row : 1));
  for (int i = 0; i < 11; ++i) out[i * 32 + threadIdx.x] = r[i];
}
__global__ void wrong(unsigned* out, int what) {
  __shared__ __align__(128) number tile[512];
  unsigned r = 0;
  const unsigned row = sharedAddress(tile) + threadIdx.x * 16;
  if (what == 1) asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(r) : "r"(row + 8 * (threadIdx.x == 5)));
  if (what == 2) asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(r) : "l"(out));
  if (what == 3 && threadIdx.x < 16) asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(r) : "r"(row));
  if (what == 4) {
    if (threadIdx.x < 16)
      asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(r) : "r"(row));
    else
      asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(r) : "r"(row));
  }
  if (what == 5) asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" :: "r"(row + 4), "l"(out));
  if (what == 6) asm volatile("fence.proxy.alias;" ::: "memory");
  if (what == 7) asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(r) : "r"(row));
  out[threadIdx.x] = r;
}
int main(int argc, char** argv) {
  unsigned* out;
  cudaMallocManaged(&out, 11 * 128);
  if (argc > 1) {
    const int what = atoi(argv[1]);
    wrong<<<1, what == 7 ? 24 : 32>>>(out, what);
    return cudaDeviceSynchronize() != cudaSuccess;
  }
  for (int step : {72, 64, 16}) {
    loads<<<1, 32>>>(out, step);
    if (cudaDeviceSynchronize() != cudaSuccess) return 1;
    for (int i = 0; i < 11; ++i)
      for (int lane = 0; lane < 32; ++lane)
        for (int half = 0; half < 2; ++half) {
          const bool turned = (i >= 4 && i < 8) || i == 10;
          const int across = lane / 4, along = lane % 4 * 2 + half;
          const int row = (i < 8 ? i % 4 : i - 8) % 4 * 8 * (i < 10) + (turned ? along : across);
          const int column = (turned ? across : along) + (i >= 4 && i < 8 ? 8 : 0);
          const unsigned got = out[i * 32 + lane] >> 16 * half & 0xffff;
          if (got != unsigned(row * 100 + column)) { printf("step %d, register %d, lane %d: %u\n", step, i, lane, got); return 2; }
        }
  }
})";

}  // namespace

class TestExecPtx : public ExecTest {
  Q_OBJECT

 private slots:
  void everyElementOfAProductIsWhereTheManualHasIt() {
    const Outcome outcome = exec("products.cu", kEveryProduct);
    QVERIFY2(outcome.code == 0 && outcome.out.contains("11 tests"), qPrintable(outcome.out + outcome.err));
  }

  void matricesAreLoadedEightRowsAtATime() {
    const QJsonObject result = document("loads.cu", kMatrixLoads);
    // Rows at 144 bytes lie in all banks; of those at 128 bytes eight share theirs; of those at 32 bytes two do.
    for (const auto& [launch, ofEach] : {std::pair{0, 1}, std::pair{1, 8}, std::pair{2, 2}}) {
      const QJsonValue counters = result["launches"][launch]["counters"];
      QCOMPARE(counters["shared_load_requests"].toInt(), 4);
      QCOMPARE(counters["shared_load_wavefronts"].toInt(), (4 + 4 + 2 + 1) * ofEach);
      QCOMPARE(counters["local_load_requests"].toInt(), 0);
      QCOMPARE(counters["local_store_requests"].toInt(), 0);
    }
  }

  void whatIsWrongIsSaidWithItsPlace_data() {
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("reason");
    const QString lanes = "reaches an instruction of the whole warp without all 32 lanes";
    QTest::newRow("misaligned row") << "1" << 31 << "in shared memory, which is not a multiple of 16";
    QTest::newRow("row elsewhere") << "2" << 32 << "in shared memory, which is none there";
    QTest::newRow("half a warp") << "3" << 33 << lanes;
    QTest::newRow("two branches") << "4" << 36 << lanes;
    QTest::newRow("misaligned copy") << "5" << 40 << "in shared memory, which is not a multiple of 16";
    QTest::newRow("unknown") << "6" << 41 << "comes to inline PTX: fence.proxy.alias (";
    QTest::newRow("block of 24 threads") << "7" << 42 << lanes;
  }
  void whatIsWrongIsSaidWithItsPlace() {
    QFETCH(QString, what);
    QFETCH(int, line);
    QFETCH(QString, reason);
    const Outcome outcome = exec("loads.cu", kMatrixLoads, {"--", what});
    QCOMPARE(outcome.code, 1);
    const QString all = outcome.out + outcome.err;
    QVERIFY2(all.contains(reason) && all.contains(QString("loads.cu:%1)").arg(line)), qPrintable(all));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecPtx>(__FILE__);
#include "test_exec_ptx.moc"
