// SPDX-License-Identifier: GPL-3.0-or-later
// What courses on CUDA teach, typed in as whole programs: products of matrices and reductions, from the slow kernel to
// the fast one. The programs check their results; the counts follow from the addresses, warp by warp.
#include <QtTest>
#include <functional>
#include <set>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

const char* const kProducts = R"(
#include <cstdio>
#include <cstdlib>
#include <vector>
#define TILE 16

// Right for one block only, as it knows nothing of others.
__global__ void productInOneBlock(const float* M, const float* N, float* P, int width) {
  int tx = threadIdx.x, ty = threadIdx.y;
  float sum = 0.0f;
  for (int k = 0; k < width; ++k) sum += M[ty * width + k] * N[k * width + tx];
  P[ty * width + tx] = sum;
}

__global__ void productInGlobal(const float* M, const float* N, float* P, int width) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= width || col >= width) return;
  P[row * width + col] = 0;
  for (int k = 0; k < width; ++k) P[row * width + col] += M[row * width + k] * N[k * width + col];
}

__global__ void productInRegister(const float* M, const float* N, float* P, int width) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < width && col < width) {
    float sum = 0;
    for (int k = 0; k < width; ++k) sum += M[row * width + k] * N[k * width + col];
    P[row * width + col] = sum;
  }
}

__global__ void productInTiles(const float* M, const float* N, float* P, int width) {
  __shared__ float tileM[TILE][TILE];
  __shared__ float tileN[TILE][TILE];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * TILE + ty, col = blockIdx.x * TILE + tx;
  float sum = 0;
  for (int phase = 0; phase < ceil(width / (float)TILE); ++phase) {
    if (row < width && phase * TILE + tx < width)
      tileM[ty][tx] = M[row * width + phase * TILE + tx];
    else
      tileM[ty][tx] = 0.0;
    if (phase * TILE + ty < width && col < width)
      tileN[ty][tx] = N[(phase * TILE + ty) * width + col];
    else
      tileN[ty][tx] = 0.0;
    __syncthreads();
    for (int k = 0; k < TILE; ++k) sum += tileM[ty][k] * tileN[k][tx];
    __syncthreads();
  }
  if (row < width && col < width) P[row * width + col] = sum;
}

// Both tiles in memory whose size the launch gives.
__global__ void productInDynamicTiles(const float* M, const float* N, float* P, int width, int tile) {
  extern __shared__ float both[];
  float *tileM = both, *tileN = both + tile * tile;
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * tile + ty, col = blockIdx.x * tile + tx;
  float sum = 0;
  for (int phase = 0; phase < (width + tile - 1) / tile; ++phase) {
    int across = phase * tile + tx, down = phase * tile + ty;
    tileM[ty * tile + tx] = row < width && across < width ? M[row * width + across] : 0;
    tileN[ty * tile + tx] = down < width && col < width ? N[down * width + col] : 0;
    __syncthreads();
    for (int k = 0; k < tile; ++k) sum += tileM[ty * tile + k] * tileN[k * tile + tx];
    __syncthreads();
  }
  if (row < width && col < width) P[row * width + col] = sum;
}

typedef struct { int width, height, stride; float* elements; } Matrix;
__device__ float getElement(const Matrix A, int row, int col) { return A.elements[row * A.stride + col]; }
__device__ void setElement(Matrix A, int row, int col, float value) { A.elements[row * A.stride + col] = value; }
__device__ Matrix getSubMatrix(Matrix A, int row, int col) {
  Matrix sub;
  sub.width = sub.height = TILE;
  sub.stride = A.stride;
  sub.elements = &A.elements[A.stride * TILE * row + TILE * col];
  return sub;
}
// For widths that are a multiple of the tile.
__global__ void productOfMatrices(const Matrix A, const Matrix B, Matrix C) {
  Matrix part = getSubMatrix(C, blockIdx.y, blockIdx.x);
  float sum = 0;
  for (int m = 0; m < A.width / TILE; ++m) {
    Matrix fromA = getSubMatrix(A, blockIdx.y, m), fromB = getSubMatrix(B, m, blockIdx.x);
    __shared__ float As[TILE][TILE];
    __shared__ float Bs[TILE][TILE];
    As[threadIdx.y][threadIdx.x] = getElement(fromA, threadIdx.y, threadIdx.x);
    Bs[threadIdx.y][threadIdx.x] = getElement(fromB, threadIdx.y, threadIdx.x);
    __syncthreads();
    for (int e = 0; e < TILE; ++e) sum += As[threadIdx.y][e] * Bs[e][threadIdx.x];
    __syncthreads();
  }
  setElement(part, threadIdx.y, threadIdx.x, sum);
}

int main(int argc, char** argv) {
  const int width = atoi(argv[1]), count = width * width;
  std::vector<float> m(count), n(count), p(count);
  for (int i = 0; i < count; ++i) m[i] = i % 7 - 3, n[i] = i % 5 - 2;  // small whole numbers: sums are exact
  float *M, *N, *P;
  for (float** each : {&M, &N, &P}) cudaMalloc(each, count * sizeof(float));
  cudaMemcpy(M, m.data(), count * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(N, n.data(), count * sizeof(float), cudaMemcpyHostToDevice);
  int wrong = 0;
  const auto check = [&](const char* name) {
    cudaMemcpy(p.data(), P, count * sizeof(float), cudaMemcpyDeviceToHost);
    cudaMemset(P, 0xff, count * sizeof(float));
    for (int row = 0; row < width; ++row)
      for (int col = 0; col < width; ++col) {
        float sum = 0;
        for (int k = 0; k < width; ++k) sum += m[row * width + k] * n[k * width + col];
        if (!(p[row * width + col] == sum)) {
          printf("%s: wrong at %d, %d\n", name, row, col);
          wrong = 1;
          return;
        }
      }
  };
  const dim3 block(TILE, TILE), grid((width + TILE - 1) / TILE, (width + TILE - 1) / TILE);
  if (width <= 32) {
    productInOneBlock<<<1, dim3(width, width)>>>(M, N, P, width);
    check("in one block");
  }
  productInGlobal<<<grid, block>>>(M, N, P, width);
  check("in global memory");
  productInRegister<<<grid, block>>>(M, N, P, width);
  check("in a register");
  productInTiles<<<grid, block>>>(M, N, P, width);
  check("in tiles");
  productInDynamicTiles<<<dim3((width + 7) / 8, (width + 7) / 8), dim3(8, 8), 2 * 8 * 8 * sizeof(float)>>>(M, N, P, width, 8);
  check("in dynamic tiles");
  if (width % TILE == 0) {
    const Matrix a{width, width, width, M}, b{width, width, width, N}, c{width, width, width, P};
    productOfMatrices<<<grid, block>>>(a, b, c);
    check("of matrices");
  }
  for (float* each : {M, N, P}) cudaFree(each);
  return wrong;
})";

const char* const kReductions = R"(
#include <cstdio>
#include <cstdlib>
#include <vector>
#define BLOCK 256

__global__ void sumAtomic(const int* in, int n, int* sum) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(sum, in[i]);
}
// Every second of the threads that are left waits.
__global__ void sumInterleaved(const int* in, int n, int* sums) {
  __shared__ int part[BLOCK];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  part[t] = i < n ? in[i] : 0;
  for (int stride = 1; stride < blockDim.x; stride *= 2) {
    __syncthreads();
    if (t % (2 * stride) == 0) part[t] += part[t + stride];
  }
  if (t == 0) sums[blockIdx.x] = part[0];
}
// The same with threads side by side, whose words lie apart.
__global__ void sumWithConflicts(const int* in, int n, int* sums) {
  __shared__ int part[BLOCK];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  part[t] = i < n ? in[i] : 0;
  for (int stride = 1; stride < blockDim.x; stride *= 2) {
    __syncthreads();
    int at = 2 * stride * t;
    if (at < blockDim.x) part[at] += part[at + stride];
  }
  if (t == 0) sums[blockIdx.x] = part[0];
}
// The upper half waits.
__global__ void sumSequential(const int* in, int n, int* sums) {
  __shared__ int part[BLOCK];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  part[t] = i < n ? in[i] : 0;
  for (int stride = blockDim.x / 2; stride > 0; stride /= 2) {
    __syncthreads();
    if (t < stride) part[t] += part[t + stride];
  }
  if (t == 0) sums[blockIdx.x] = part[0];
}

int main(int argc, char** argv) {
  const int n = atoi(argv[1]), blocks = (n + BLOCK - 1) / BLOCK;
  std::vector<int> in(n), sums(blocks);
  long wanted = 0;
  for (int i = 0; i < n; ++i) wanted += in[i] = i % 11 - 4;
  int *dIn, *dSums;
  cudaMalloc(&dIn, n * sizeof(int));
  cudaMalloc(&dSums, blocks * sizeof(int));
  cudaMemcpy(dIn, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  int wrong = 0;
  const auto check = [&](const char* name, int count) {
    cudaMemcpy(sums.data(), dSums, count * sizeof(int), cudaMemcpyDeviceToHost);
    long sum = 0;
    for (int i = 0; i < count; ++i) sum += sums[i];
    if (sum != wanted) printf("%s: %ld and not %ld\n", name, sum, wanted), wrong = 1;
  };
  cudaMemset(dSums, 0, sizeof(int));
  sumAtomic<<<blocks, BLOCK>>>(dIn, n, dSums);
  check("atomic", 1);
  sumInterleaved<<<blocks, BLOCK>>>(dIn, n, dSums);
  check("interleaved", blocks);
  sumWithConflicts<<<blocks, BLOCK>>>(dIn, n, dSums);
  check("with conflicts", blocks);
  sumSequential<<<blocks, BLOCK>>>(dIn, n, dSums);
  check("sequential", blocks);
  cudaFree(dIn);
  cudaFree(dSums);
  return wrong;
})";

struct Traffic {
  int requests = 0;
  int sectors = 0;
};

/// Elements of 4 bytes of arrays that begin at a sector, one a lane; less than 0: the lane takes no part.
using LaneElement = std::function<int(int tx, int ty)>;

/// A request of each warp of a block of `size` x `size` threads.
void add(Traffic& traffic, int size, const LaneElement& element) {
  for (int first = 0; first < size * size; first += 32) {
    std::set<int> sectors;
    for (int thread = first; thread < std::min(first + 32, size * size); ++thread)
      if (const int at = element(thread % size, thread / size); at >= 0) sectors.insert(at / 8);
    if (sectors.empty()) continue;
    ++traffic.requests;
    traffic.sectors += static_cast<int>(sectors.size());
  }
}

/// Loads of the product with its sum in a register.
Traffic loadsInRegister(int width) {
  constexpr int kTile = 16;
  Traffic traffic;
  const int blocks = (width + kTile - 1) / kTile;
  for (int block = 0; block < blocks * blocks; ++block)
    for (int k = 0; k < width; ++k) {
      const int row = block / blocks * kTile, col = block % blocks * kTile;
      const auto inside = [&](int tx, int ty) { return row + ty < width && col + tx < width; };
      add(traffic, kTile, [&](int tx, int ty) { return inside(tx, ty) ? (row + ty) * width + k : -1; });
      add(traffic, kTile, [&](int tx, int ty) { return inside(tx, ty) ? k * width + col + tx : -1; });
    }
  return traffic;
}

/// Loads of a product in tiles.
Traffic loadsInTiles(int width, int tile) {
  Traffic traffic;
  const int blocks = (width + tile - 1) / tile;
  for (int block = 0; block < blocks * blocks; ++block)
    for (int phase = 0; phase < blocks; ++phase) {
      const int row = block / blocks * tile, col = block % blocks * tile, at = phase * tile;
      add(traffic, tile,
          [&](int tx, int ty) { return row + ty < width && at + tx < width ? (row + ty) * width + at + tx : -1; });
      add(traffic, tile,
          [&](int tx, int ty) { return at + ty < width && col + tx < width ? (at + ty) * width + col + tx : -1; });
    }
  return traffic;
}

/// Each element of the result once.
Traffic storesOf(int width, int tile) {
  Traffic traffic;
  const int blocks = (width + tile - 1) / tile;
  for (int block = 0; block < blocks * blocks; ++block)
    add(traffic, tile, [&](int tx, int ty) {
      const int row = block / blocks * tile + ty, col = block % blocks * tile + tx;
      return row < width && col < width ? row * width + col : -1;
    });
  return traffic;
}

}  // namespace

class TestExecCourses : public ExecTest {
  Q_OBJECT

  /// The counters of each kernel, which is launched once.
  QMap<QString, QJsonObject> counters(const QString& name, const char* text, int size) {
    const Outcome outcome = exec(name, text, {"--json", "--", QString::number(size)});
    if (outcome.code != 0) QTest::qFail(qPrintable(outcome.err + outcome.out), __FILE__, __LINE__);
    QMap<QString, QJsonObject> found;
    for (const QJsonValue& launch : onlyDocument(outcome.out)["launches"].toArray())
      found[launch["kernel"].toString()] = launch["counters"].toObject();
    return found;
  }

 private slots:
  void productsAreRightAndCounted_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("kernels");
    QTest::newRow("one block") << 16 << 6;
    QTest::newRow("odd") << 37 << 4;
    QTest::newRow("whole tiles") << 64 << 5;
  }
  void productsAreRightAndCounted() {
    QFETCH(int, width);
    QFETCH(int, kernels);
    const auto found = counters("products.cu", kProducts, width);
    QCOMPARE(found.size(), kernels);
    const auto compare = [&](const QString& kernel, const QString& kind, const Traffic& traffic) {
      QCOMPARE(found[kernel][kind + "_requests"].toInt(-1), traffic.requests);
      QCOMPARE(found[kernel][kind + "_sectors"].toInt(-1), traffic.sectors);
    };
    compare("productInRegister", "global_load", loadsInRegister(width));
    compare("productInRegister", "global_store", storesOf(width, 16));
    compare("productInTiles", "global_load", loadsInTiles(width, 16));
    compare("productInTiles", "global_store", storesOf(width, 16));
    compare("productInDynamicTiles", "global_load", loadsInTiles(width, 8));
    compare("productInDynamicTiles", "global_store", storesOf(width, 8));
    if (width % 16 == 0) compare("productOfMatrices", "global_load", loadsInTiles(width, 16));
    // The sum in global memory is loaded and stored in each round, and stored once before.
    const Traffic stores = storesOf(width, 16);
    compare("productInGlobal", "global_store", {stores.requests * (width + 1), stores.sectors * (width + 1)});
  }

  void reductionsAreRightAndCounted_data() {
    QTest::addColumn<int>("elements");
    for (const int elements : {256, 1003, 4096}) QTest::addRow("%d", elements) << elements;
  }
  void reductionsAreRightAndCounted() {
    QFETCH(int, elements);
    const auto found = counters("reductions.cu", kReductions, elements);
    QCOMPARE(found.size(), 4);
    const int blocks = (elements + 255) / 256, warps = (elements + 31) / 32;
    for (const QJsonObject& kernel : found) {
      QCOMPARE(kernel["global_load_requests"].toInt(-1), warps);
      QCOMPARE(kernel["global_load_sectors"].toInt(-1), (elements + 7) / 8);
    }
    // One lane of each warp adds what all of them have.
    QCOMPARE(found["sumAtomic"]["global_red_requests"].toInt(-1), warps);
    // Per block: 8 warps fill the array, and load it twice and store it once while they have a thread at work.
    const auto shared = [&](const char* kernel, const char* counter) { return found[kernel][counter].toInt(-1); };
    QCOMPARE(shared("sumInterleaved", "shared_store_requests"), blocks * (8 + 5 * 8 + 4 + 2 + 1));
    QCOMPARE(shared("sumSequential", "shared_store_requests"), blocks * (8 + 4 + 2 + 1 + 5));
    QCOMPARE(shared("sumWithConflicts", "shared_store_requests"), blocks * (8 + 4 + 2 + 1 + 5));
    QCOMPARE(shared("sumInterleaved", "shared_store_conflicts"), 0);
    QCOMPARE(shared("sumSequential", "shared_store_conflicts"), 0);
    // 4 warps with words 2 apart, 2 with 4, one with 8, one of 16 lanes with 16; beyond that all lanes are on one bank.
    QCOMPARE(shared("sumWithConflicts", "shared_store_wavefronts"),
             blocks * (8 + 4 * 2 + 2 * 4 + 8 + 8 + 8 + 4 + 2 + 1));
    for (const char* kernel : {"sumInterleaved", "sumSequential", "sumWithConflicts"})
      QCOMPARE(found[kernel]["barriers"].toInt(-1), blocks * 8);
  }

  void countsAreThoseOfAnH200_data() {
    QTest::addColumn<QString>("program");
    QTest::addColumn<int>("size");
    for (const int size : {37, 93, 160}) QTest::addRow("products %d", size) << "products" << size;
    for (const int size : {1003, 65536, 200003}) QTest::addRow("reductions %d", size) << "reductions" << size;
  }
  /// As Nsight Compute counted them for the same programs, in h200-courses.csv.
  void countsAreThoseOfAnH200() {
    QFETCH(QString, program);
    QFETCH(int, size);
    QFile file(WARPBENCH_TESTS "/compute/program/h200-courses.csv");
    QVERIFY(file.open(QFile::ReadOnly));
    file.readLine();  // of what it was counted with
    const QList<QByteArray> header = file.readLine().trimmed().split(',');
    const auto found = counters(program + ".cu", program == "products" ? kProducts : kReductions, size);
    int launches = 0;
    while (!file.atEnd()) {
      const QList<QByteArray> cells = file.readLine().trimmed().split(',');
      if (cells[0] != program.toUtf8() || cells[1].toInt() != size) continue;
      ++launches;
      const QString kernel = cells[2];
      QVERIFY2(found.contains(kernel), qPrintable(kernel));
      for (int column = 3; column < header.size(); ++column) {
        const QString counter = header[column];
        const double simulated = found[kernel][counter].toDouble(-1);
        const double counted = cells[column].toDouble();
        // nvcc goes on with the sum that it has just stored, and does not load it again.
        if (kernel == "productInGlobal" && counter.startsWith("global_load")) {
          QVERIFY2(simulated > counted, qPrintable(kernel + " " + counter));
          continue;
        }
        // nvcc loads four neighbours of the first tile's row at once, in half as many wavefronts.
        const bool widened =
            (kernel == "productInTiles" || kernel == "productOfMatrices") && counter == "shared_load_wavefronts";
        QVERIFY2(simulated * (widened ? 0.75 : 1) == counted,
                 qPrintable(QString("%1 %2: %3, counted %4").arg(kernel, counter).arg(simulated).arg(counted)));
      }
    }
    QCOMPARE(launches, found.size());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecCourses>(__FILE__);
#include "test_exec_courses.moc"
