// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The same polynomial at each element of an array, by Horner's rule, with the coefficients in each kind of memory in
// the tables of the courses at CINECA, Bologna, and ELTE Budapest. coefficients[k] belongs to x^k. A thread computes
// kElementsPerThread elements, a block's width apart, so that a copy made once per thread or block pays off. In all
// kernels each warp reads and writes 32 consecutive elements at a time.

inline constexpr int kMostCoefficients = 64;
inline constexpr int kElementsPerThread = 8;

// Constant memory: written by the host, cached in each multiprocessor.
__constant__ float constantCoefficients[kMostCoefficients];

// Coefficients in global memory: all lanes request the same word, one sector per request, again for every element.
__global__ void polynomialGlobal(const float* in, const float* coefficients, float* out, int elements, int count) {
  const int first = blockIdx.x * blockDim.x * kElementsPerThread + threadIdx.x;
  for (int j = 0; j < kElementsPerThread; ++j) {
    const int i = first + j * blockDim.x;
    if (i < elements) {
      const float x = in[i];
      float sum = 0;
      for (int k = count - 1; k >= 0; --k) sum = sum * x + coefficients[k];
      out[i] = sum;
    }
  }
}

// Coefficients in constant memory: all lanes use one address, and the constant cache broadcasts it to the whole warp.
// The only loads from global memory are those of x.
__global__ void polynomialConstant(const float* in, float* out, int elements, int count) {
  const int first = blockIdx.x * blockDim.x * kElementsPerThread + threadIdx.x;
  for (int j = 0; j < kElementsPerThread; ++j) {
    const int i = first + j * blockDim.x;
    if (i < elements) {
      const float x = in[i];
      float sum = 0;
      for (int k = count - 1; k >= 0; --k) sum = sum * x + constantCoefficients[k];
      out[i] = sum;
    }
  }
}

// Each lane begins with a different coefficient, so a warp uses up to 32 addresses of constant memory at a time, which
// the cache serves one after the other. A lane goes down from its coefficient c to the 0th, which gives low = c_0 + ...
// + c_c x^c, then from the highest to c + 1, which gives sum. The polynomial is low + x^(c+1) sum.
__global__ void polynomialConstantPerLane(const float* in, float* out, int elements, int count) {
  const int first = blockIdx.x * blockDim.x * kElementsPerThread + threadIdx.x;
  const int start = threadIdx.x % warpSize % count;
  for (int j = 0; j < kElementsPerThread; ++j) {
    const int i = first + j * blockDim.x;
    if (i < elements) {
      const float x = in[i];
      float sum = 0;
      float low = 0;
      float power = 1;
      for (int step = 0; step < count; ++step) {
        const int k = step <= start ? start - step : count + start - step;
        sum = sum * x + constantCoefficients[k];
        power = step <= start ? power * x : power;
        low = step == start ? sum : low;
        sum = step == start ? 0.0f : sum;
      }
      out[i] = low + power * sum;
    }
  }
}

// The block copies the coefficients to shared memory once. All lanes then read the same word: one wavefront.
__global__ void polynomialShared(const float* in, const float* coefficients, float* out, int elements, int count) {
  __shared__ float shared[kMostCoefficients];
  const int thread = threadIdx.x;
  if (thread < count) shared[thread] = coefficients[thread];
  __syncthreads();

  const int first = blockIdx.x * blockDim.x * kElementsPerThread + threadIdx.x;
  for (int j = 0; j < kElementsPerThread; ++j) {
    const int i = first + j * blockDim.x;
    if (i < elements) {
      const float x = in[i];
      float sum = 0;
      for (int k = count - 1; k >= 0; --k) sum = sum * x + shared[k];
      out[i] = sum;
    }
  }
}

// Each thread reads the coefficients once into its own array. The compiler knows their number and unrolls the loops:
// every index is a constant, and each element of the array is a register.
template <int count>
__global__ void polynomialRegisters(const float* in, const float* coefficients, float* out, int elements) {
  float own[count];
  for (int k = 0; k < count; ++k) own[k] = coefficients[k];

  const int first = blockIdx.x * blockDim.x * kElementsPerThread + threadIdx.x;
  for (int j = 0; j < kElementsPerThread; ++j) {
    const int i = first + j * blockDim.x;
    if (i < elements) {
      const float x = in[i];
      float sum = 0;
      for (int k = count - 1; k >= 0; --k) sum = sum * x + own[k];
      out[i] = sum;
    }
  }
}

// The same array with a number of coefficients that the compiler does not know. Registers cannot be indexed, so the
// array is in local memory: global memory cached by L1 and L2. It is interleaved so that a warp's 32 copies of one
// coefficient are adjacent: 4 sectors per request, compared with one in `polynomialGlobal`.
__global__ void polynomialLocal(const float* in, const float* coefficients, float* out, int elements, int count) {
  float own[kMostCoefficients];
  for (int k = 0; k < count; ++k) own[k] = coefficients[k];

  const int first = blockIdx.x * blockDim.x * kElementsPerThread + threadIdx.x;
  for (int j = 0; j < kElementsPerThread; ++j) {
    const int i = first + j * blockDim.x;
    if (i < elements) {
      const float x = in[i];
      float sum = 0;
      for (int k = count - 1; k >= 0; --k) sum = sum * x + own[k];
      out[i] = sum;
    }
  }
}
