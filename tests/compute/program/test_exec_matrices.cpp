// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

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
// Whole numbers that do not fit stay at the ends, where that is asked for; floats lose what tensor cores do not take.
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
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecMatrices>(__FILE__);
#include "test_exec_matrices.moc"
