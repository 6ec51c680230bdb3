// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

// D = A B + 2 C by one warp, of every type, each shape, in rows and in columns, with rows longer than they need to be.
// All numbers are small and whole, so that every sum is exact.
const char* const kMatrixProducts = R"(
#include <mma.h>
#include <cstdio>
using namespace nvcuda;

template <int M, int N, int K, typename T, typename Stored, typename Sum, typename RowsA, typename RowsB>
__global__ void multiply(const Stored* a, const Stored* b, const Sum* c, Sum* d, unsigned lda, unsigned ldb,
                         unsigned ldc, wmma::layout_t layout) {
  wmma::fragment<wmma::matrix_a, M, N, K, T, RowsA> left;
  wmma::fragment<wmma::matrix_b, M, N, K, T, RowsB> right;
  wmma::fragment<wmma::accumulator, M, N, K, Sum> sum, more;
  wmma::fill_fragment(sum, static_cast<Sum>(0));
  wmma::load_matrix_sync(left, a, lda);
  wmma::load_matrix_sync(right, b, ldb);
  wmma::load_matrix_sync(more, c, ldc, layout);
  wmma::mma_sync(sum, left, right, sum);
  for (int i = 0; i < sum.num_elements; ++i)
    sum.x[i] = static_cast<Sum>(static_cast<float>(sum.x[i]) + 2 * static_cast<float>(more.x[i]));
  wmma::store_matrix_sync(d, sum, ldc, layout);
}

int tests = 0;

template <int M, int N, int K, typename T, typename Stored, typename Sum, typename RowsA, typename RowsB>
void check(bool rowsA, bool rowsB, bool rowsC) {
  ++tests;
  const int lda = (rowsA ? K : M) + 16, ldb = (rowsB ? N : K) + 32, ldc = (rowsC ? N : M) + 8;
  const int most = 64 * 64;
  Stored *a, *b;
  Sum *c, *d;
  cudaMallocManaged(&a, most * sizeof(Stored)); cudaMallocManaged(&b, most * sizeof(Stored));
  cudaMallocManaged(&c, most * sizeof(Sum)); cudaMallocManaged(&d, most * sizeof(Sum));
  const auto valueA = [](int i, int k) { return (3 * i + 7 * k) % 11 - (static_cast<Stored>(-1) < Stored(0) ? 5 : 0); };
  const auto valueB = [](int k, int j) { return (5 * k + 2 * j) % 7; };
  const auto valueC = [](int i, int j) { return (i + 4 * j) % 9; };
  for (int i = 0; i < most; ++i) { a[i] = b[i] = static_cast<Stored>(99); c[i] = d[i] = static_cast<Sum>(99); }
  for (int i = 0; i < M; ++i) for (int k = 0; k < K; ++k) a[rowsA ? i * lda + k : k * lda + i] = static_cast<Stored>(valueA(i, k));
  for (int k = 0; k < K; ++k) for (int j = 0; j < N; ++j) b[rowsB ? k * ldb + j : j * ldb + k] = static_cast<Stored>(valueB(k, j));
  for (int i = 0; i < M; ++i) for (int j = 0; j < N; ++j) c[rowsC ? i * ldc + j : j * ldc + i] = static_cast<Sum>(valueC(i, j));
  multiply<M, N, K, T, Stored, Sum, RowsA, RowsB><<<1, 32>>>(a, b, c, d, lda, ldb, ldc, rowsC ? wmma::mem_row_major : wmma::mem_col_major);
  if (cudaDeviceSynchronize() != cudaSuccess) { printf("test %d does not run\n", tests); exit(1); }
  int written = 0;
  for (int i = 0; i < most; ++i) written += static_cast<float>(d[i]) != 99;
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j) {
      int expected = 2 * valueC(i, j);
      for (int k = 0; k < K; ++k) expected += valueA(i, k) * valueB(k, j);
      const float got = static_cast<float>(d[rowsC ? i * ldc + j : j * ldc + i]);
      written += expected == 99;
      if (got != expected) { printf("test %d (%d, %d): %g, not %d\n", tests, i, j, got, expected); exit(2); }
    }
  if (written != M * N) { printf("test %d writes %d elements\n", tests, written); exit(3); }
}

// A in rows and B in columns, or the other way round.
template <int M, int N, int K, typename T, typename Stored, typename Sum, bool rowsA>
void checkBoth() {
  using R = wmma::row_major;
  using C = wmma::col_major;
  for (const bool rowsC : {true, false})
    if constexpr (rowsA)
      check<M, N, K, T, Stored, Sum, R, C>(true, false, rowsC);
    else
      check<M, N, K, T, Stored, Sum, C, R>(false, true, rowsC);
}

int main() {
  checkBoth<16, 16, 16, half, half, float, false>();
  checkBoth<32, 8, 16, half, half, half, true>();
  checkBoth<8, 32, 16, __nv_bfloat16, __nv_bfloat16, float, true>();
  checkBoth<16, 16, 16, signed char, signed char, int, false>();
  checkBoth<32, 8, 16, unsigned char, unsigned char, int, true>();
  checkBoth<16, 16, 8, wmma::precision::tf32, float, float, true>();
  checkBoth<8, 8, 4, double, double, double, false>();
  printf("%d tests\n", tests);
})";

// The tensor-core product of a textbook: each warp makes a tile of 16 x 16 from global memory.
const char* const kLarge = R"(
#include <mma.h>
#include <cstdio>
using namespace nvcuda;
const int kSize = 64;
__global__ void product(const half* a, const half* b, float* c) {
  const int tile = blockIdx.x * (blockDim.x / warpSize) + threadIdx.x / warpSize;
  const int row = tile / (kSize / 16) * 16, column = tile % (kSize / 16) * 16;
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> left;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> right;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
  wmma::fill_fragment(sum, 0.0f);
  for (int k = 0; k < kSize; k += 16) {
    wmma::load_matrix_sync(left, a + row * kSize + k, kSize);
    wmma::load_matrix_sync(right, b + column * kSize + k, kSize);
    wmma::mma_sync(sum, left, right, sum);
  }
  wmma::store_matrix_sync(c + row * kSize + column, sum, kSize, wmma::mem_row_major);
}
// Whole numbers out of range saturate if requested; floats lose the bits that tensor cores ignore.
__global__ void ends(int* sums, float* taken) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, unsigned char, wmma::row_major> a;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, unsigned char, wmma::col_major> b;
  wmma::fragment<wmma::accumulator, 16, 16, 16, int> sum;
  wmma::fill_fragment(a, 255);
  wmma::fill_fragment(b, 255);
  wmma::fill_fragment(sum, 0x7fffffff - 10);
  wmma::mma_sync(sum, a, b, sum, true);
  wmma::store_matrix_sync(sums, sum, 16, wmma::mem_row_major);
  wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> one;
  wmma::fragment<wmma::matrix_b, 16, 16, 8, wmma::precision::tf32, wmma::col_major> other;
  wmma::fragment<wmma::accumulator, 16, 16, 8, float> floats;
  wmma::fill_fragment(one, 1 + 0x1p-11f);
  wmma::fill_fragment(other, wmma::__float_to_tf32(1 + 0x1p-11f));
  wmma::fill_fragment(floats, 0.5f);
  wmma::mma_sync(floats, one, other, floats);
  wmma::store_matrix_sync(taken, floats, 16, wmma::mem_col_major);
}
int main() {
  half *a, *b;
  float* c;
  int* sums;
  cudaMallocManaged(&a, kSize * kSize * sizeof(half)); cudaMallocManaged(&b, kSize * kSize * sizeof(half));
  cudaMallocManaged(&c, kSize * kSize * sizeof(float)); cudaMallocManaged(&sums, 256 * sizeof(int));
  for (int i = 0; i < kSize; ++i) for (int k = 0; k < kSize; ++k) a[i * kSize + k] = b[i * kSize + k] = (i + k) % 5;
  product<<<4, 128>>>(a, b, c);
  if (cudaDeviceSynchronize() != cudaSuccess) return 1;
  for (int i = 0; i < kSize; ++i)
    for (int j = 0; j < kSize; ++j) {
      int expected = 0;
      for (int k = 0; k < kSize; ++k) expected += (i + k) % 5 * ((j + k) % 5);
      if (c[i * kSize + j] != expected) return 2;
    }
  ends<<<1, 32>>>(sums, c);
  if (cudaDeviceSynchronize() != cudaSuccess) return 3;
  for (int i = 0; i < 256; ++i) if (sums[i] != 0x7fffffff || c[i] != 0.5f + 8 * (1 + 0x1p-10f)) return 4;
})";

// A product as users write it: tiles of 64 x 64 x 32 by four warps, brought by cp.async while the warps multiply those
// before, in rows whose pieces of 16 bytes are exchanged. Of any size, with rows of multiples of 16 bytes.
const char* const kTilesOfHalves = R"(
#include <cuda_fp16.h>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

__device__ __forceinline__ uint32_t smem_u32(const void* p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }
__device__ __forceinline__ void cp_async16(uint32_t dst, const void* src, int bytes) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;\n" :: "r"(dst), "l"(src), "r"(bytes));
}
#define CP_ASYNC_COMMIT() asm volatile("cp.async.commit_group;\n" ::)
#define CP_ASYNC_WAIT(n) asm volatile("cp.async.wait_group %0;\n" :: "n"(n))

const int TM = 64, TN = 64, TK = 32;

__global__ void gemm(const half* A, const half* B, float* C, int M, int N, int K, int lda, int ldb) {
  extern __shared__ __align__(128) half smem[];
  half* const As = smem;                  // [2][TM][TK]
  half* const Bs = smem + 2 * TM * TK;    // [2][TK][TN]
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const int wm = warp / 2 * 32, wn = warp % 2 * 32;
  const int row0 = blockIdx.y * TM, col0 = blockIdx.x * TN;

  auto fetch = [&](int stage, int k0) {
    for (int i = threadIdx.x; i < TM * TK / 8; i += blockDim.x) {
      const int r = i / 4, c = i % 4, k = k0 + c * 8;
      const int valid = row0 + r < M ? max(0, min(8, K - k)) : 0;
      cp_async16(smem_u32(As + stage * TM * TK + r * TK + (c ^ (r / 2 % 4)) * 8), valid ? A + (row0 + r) * lda + k : A, valid * 2);
    }
    for (int i = threadIdx.x; i < TK * TN / 8; i += blockDim.x) {
      const int r = i / 8, c = i % 8, n = col0 + c * 8;
      const int valid = k0 + r < K ? max(0, min(8, N - n)) : 0;
      cp_async16(smem_u32(Bs + stage * TK * TN + r * TN + (c ^ (r % 8)) * 8), valid ? B + (k0 + r) * ldb + n : B, valid * 2);
    }
    CP_ASYNC_COMMIT();
  };

  float acc[2][4][4] = {};
  fetch(0, 0);
  for (int k0 = 0, stage = 0; k0 < K; k0 += TK, stage ^= 1) {
    if (k0 + TK < K) {
      fetch(stage ^ 1, k0 + TK);
      CP_ASYNC_WAIT(1);
    } else {
      CP_ASYNC_WAIT(0);
    }
    __syncthreads();
#pragma unroll
    for (int kk = 0; kk < TK; kk += 16) {
      uint32_t a[2][4], b[4][2];
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        const int r = wm + i * 16 + lane % 16, c = kk / 8 + lane / 16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                     : "=r"(a[i][0]), "=r"(a[i][1]), "=r"(a[i][2]), "=r"(a[i][3])
                     : "r"(smem_u32(As + stage * TM * TK + r * TK + (c ^ (r / 2 % 4)) * 8)));
      }
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        const int r = kk + lane % 16, c = (wn + j * 8) / 8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];\n"
                     : "=r"(b[j][0]), "=r"(b[j][1])
                     : "r"(smem_u32(Bs + stage * TK * TN + r * TN + (c ^ (r % 8)) * 8)));
      }
#pragma unroll
      for (int i = 0; i < 2; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};\n"
                       : "+f"(acc[i][j][0]), "+f"(acc[i][j][1]), "+f"(acc[i][j][2]), "+f"(acc[i][j][3])
                       : "r"(a[i][0]), "r"(a[i][1]), "r"(a[i][2]), "r"(a[i][3]), "r"(b[j][0]), "r"(b[j][1]));
    }
    __syncthreads();
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 4; ++j)
      for (int e = 0; e < 4; ++e) {
        const int row = row0 + wm + i * 16 + lane / 4 + e / 2 * 8, col = col0 + wn + j * 8 + lane % 4 * 2 + e % 2;
        if (row < M && col < N) C[row * N + col] = acc[i][j][e];
      }
}

int main() {
  const int M = 75, N = 69, K = 37, lda = 40, ldb = 72;
  half *A, *B;
  float* C;
  cudaMallocManaged(&A, M * lda * sizeof(half)); cudaMallocManaged(&B, K * ldb * sizeof(half));
  cudaMallocManaged(&C, M * N * sizeof(float));
  for (int i = 0; i < M * lda; ++i) A[i] = __float2half(i % lda < K ? i * 7 % 11 - 5 : 1000);
  for (int i = 0; i < K * ldb; ++i) B[i] = __float2half(i % ldb < N ? i * 5 % 13 - 6 : 1000);
  gemm<<<dim3((N + TN - 1) / TN, (M + TM - 1) / TM), 128, 2 * (TM * TK + TK * TN) * sizeof(half)>>>(A, B, C, M, N, K, lda, ldb);
  if (cudaDeviceSynchronize() != cudaSuccess) return 1;
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j) {
      float sum = 0;
      for (int k = 0; k < K; ++k) sum += __half2float(A[i * lda + k]) * __half2float(B[k * ldb + j]);
      if (C[i * N + j] != sum) { printf("(%d, %d): %g, not %g\n", i, j, C[i * N + j], sum); return 2; }
    }
})";

}  // namespace

class TestExecMatrices : public ExecTest {
  Q_OBJECT

 private slots:
  void warpsMultiplyMatricesOfEveryType() {
    const Outcome outcome = exec("products.cu", kMatrixProducts);
    QVERIFY2(outcome.code == 0 && outcome.out.contains("14 tests"), qPrintable(outcome.out + outcome.err));
  }
  void matricesAreReadByTheLanesThatHoldThem() {
    const QJsonObject result = document("large.cu", kLarge);
    const QJsonValue counters = result["launches"][0]["counters"];
    // 16 warps, 4 steps: of either matrix 4 requests of 4 bytes a lane, each of 8 rows with 16 bytes side by side.
    QCOMPARE(counters["global_load_requests"].toInt(), 16 * 4 * 8);
    QCOMPARE(counters["global_load_sectors"].toInt(), 16 * 4 * 8 * 8);
    // 8 bytes a lane: 8 rows with 32 bytes.
    QCOMPARE(counters["global_store_requests"].toInt(), 16 * 4);
    QCOMPARE(counters["global_store_sectors"].toInt(), 16 * 4 * 8);
    QCOMPARE(counters["local_load_requests"].toInt(), 0);
    QCOMPARE(counters["local_store_requests"].toInt(), 0);
  }

  void aProductOfTilesIsRightAtAnySize() {
    const QJsonObject result = document("tiles.cu", kTilesOfHalves);
    const QJsonValue counters = result["launches"][0]["counters"];
    // 4 blocks of 4 warps, 2 steps with 2 halves each: 2 loads of four matrices, and 4 of two; none conflicts.
    QCOMPARE(counters["shared_load_requests"].toInt(), 4 * 4 * 2 * 2 * (2 + 4));
    QCOMPARE(counters["shared_load_wavefronts"].toInt(), 4 * 4 * 2 * 2 * (2 * 4 + 4 * 2));
    QCOMPARE(counters["local_load_requests"].toInt(), 0);
    QCOMPARE(counters["local_store_requests"].toInt(), 0);
  }

  // Lanes of a warp share a row of `a`, of which nvcc loads four elements at once.
  void sharedLoadsAreAlsoToldAsNvccMergesThem() {
    const QJsonObject result = document("merged.cu", R"(
__global__ void k(float* p) {
  __shared__ float a[32][32], b[32][32];
  a[threadIdx.y][threadIdx.x] = b[threadIdx.y][threadIdx.x] = p[threadIdx.x];
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < 32; ++i) sum += a[threadIdx.y][i] * b[i][threadIdx.x];
  p[threadIdx.y * 32 + threadIdx.x] = sum;
}
int main() { float* p; cudaMalloc(&p, 4096); k<<<1, dim3(32, 32)>>>(p); }
)");
    const QJsonValue counters = result["launches"][0]["counters"];
    QCOMPARE(counters["shared_load_requests"].toInt(), 32 * 64);
    QCOMPARE(counters["nvcc_shared_load_requests"].toInt(), 32 * (32 + 8));
    QCOMPARE(counters["nvcc_shared_load_wavefronts"].toInt(), 32 * (32 + 8 * 2));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecMatrices>(__FILE__);
#include "test_exec_matrices.moc"
