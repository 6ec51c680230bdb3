// SPDX-License-Identifier: GPL-3.0-or-later
#include "compute/simt/local_memory_kernels.h"

#include "catalogue/target.h"
#include "simulator/cuda/language/cuda_language.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {
namespace {

struct ThreeFloats {
  float x, y, z;
};
struct alignas(16) FourDoubles {
  double of[4];
};

__global__ void wideKernel(const ThreeFloats* a, ThreeFloats* out, const FourDoubles* b, FourDoubles* wideOut) {
  out[threadIdx.x] = a[threadIdx.x];
  wideOut[threadIdx.x] = b[threadIdx.x];
}

template <typename T>
__global__ void ownArrayKernel(const T* in, const int* index, T* out, int count) {
  T own[16];
  for (int k = 0; k < count; ++k) own[k] = in[k];
  out[threadIdx.x] = own[index[threadIdx.x]];
}

__global__ void ownMatrixKernel(const float* m, float* out, int turns) {
  float own[4][4];
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j) own[i][j] = m[4 * i + j];
  float sum = 0;
  for (int turn = 0; turn < turns; ++turn)
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 4; ++j) sum += own[i][j] * own[j][i];
  out[threadIdx.x] = sum;
}

__global__ void ownTileKernel(const float* m, float* out, int rows, int columns) {
  float own[8][8] = {};
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j) own[i][j] += m[8 * i + j];
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j)
      if (i < rows && j < columns) out[8 * i + j] = own[i][j];
}

struct Table {
  int of[8];
};

__global__ void argumentKernel(Table table, const int* index, int* out) {
  out[threadIdx.x] = table.of[index[threadIdx.x]];
}

__global__ void copiedKernel(const int* in, int* out) {
  const int i = threadIdx.x;
  memcpy(out + 16 * i, in + 16 * i, 48);
  memset(out + 16 * i + 12, 7, 12);
}

__global__ void copiedBytesKernel(const char* in, char* out, int bytes) {
  memcpy(out + 8 * threadIdx.x, in + 8 * threadIdx.x, bytes);
}

__global__ void copiedBitsKernel(const float* a, unsigned* out) {
  const float value = a[threadIdx.x];
  unsigned bits;
  memcpy(&bits, &value, sizeof bits);
  out[threadIdx.x] = bits;
}

}  // namespace
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench

namespace local_memory_kernels {

using namespace warpbench;

namespace {
const simulator::LaunchShape kWarp{dim3(1), dim3(32)};
}  // namespace

void wideCopies(Launcher& device, const float* a, float* out, const double* b, double* wideOut) {
  device.launch(wideKernel, kWarp, reinterpret_cast<const ThreeFloats*>(a), reinterpret_cast<ThreeFloats*>(out),
                reinterpret_cast<const FourDoubles*>(b), reinterpret_cast<FourDoubles*>(wideOut));
}
void ownArray(Launcher& device, const float* in, const int* index, float* out, int count, int threads) {
  device.launch(ownArrayKernel<float>, {dim3(1), dim3(threads)}, in, index, out, count);
}
void ownArray(Launcher& device, const double* in, const int* index, double* out, int count, int threads) {
  device.launch(ownArrayKernel<double>, {dim3(1), dim3(threads)}, in, index, out, count);
}
void ownArray(Launcher& device, const char* in, const int* index, char* out, int count, int threads) {
  device.launch(ownArrayKernel<char>, {dim3(1), dim3(threads)}, in, index, out, count);
}
void ownMatrix(Launcher& device, const float* m, float* out, int turns) {
  device.launch(ownMatrixKernel, kWarp, m, out, turns);
}
void ownTile(Launcher& device, const float* m, float* out, int rows, int columns) {
  device.launch(ownTileKernel, {dim3(1), dim3(1)}, m, out, rows, columns);
}
void indexedArgument(Launcher& device, const int* index, int* out) {
  device.launch(argumentKernel, kWarp, Table{{0, 10, 20, 30, 40, 50, 60, 70}}, index, out);
}
void copiedBytes(Launcher& device, const int* in, int* out) { device.launch(copiedKernel, kWarp, in, out); }
void copiedBytes(Launcher& device, const char* in, char* out, int bytes) {
  device.launch(copiedBytesKernel, kWarp, in, out, bytes);
}
void copiedBits(Launcher& device, const float* a, unsigned* out) { device.launch(copiedBitsKernel, kWarp, a, out); }

}  // namespace local_memory_kernels
