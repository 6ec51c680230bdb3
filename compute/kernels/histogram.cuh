// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Histogram of bytes: how often each of the 256 values occurs. The ladder is that of Kirk and Hwu, "Programming
// Massively Parallel Processors", chapter "Parallel histogram": atomics, privatisation, coarsening, aggregation.

inline constexpr int kHistogramBins = 256;

// Each thread adds its element to a counter in global memory: a warp's atomics fall on as many addresses as it has
// values, and the whole grid's on 256. All equal, they queue at one.
__global__ void histogramGlobal(const unsigned char* in, int* bins, int elements) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < elements) atomicAdd(&bins[in[i]], 1);
}

// A block's counters in shared memory, from zero, and their addition to those in global memory.
__device__ void histogramClear(int* ofBlock, int counters) {
  for (int i = threadIdx.x; i < counters; i += blockDim.x) ofBlock[i] = 0;
  __syncthreads();
}
__device__ void histogramAdd(const int* ofBlock, int* bins) {
  __syncthreads();
  for (int bin = threadIdx.x; bin < kHistogramBins; bin += blockDim.x) {
    const int count = ofBlock[bin];
    if (count > 0) atomicAdd(&bins[bin], count);
  }
}

// Privatised: each block counts in its own shared memory, where atomics are near, and adds what it has at the end. With
// one element a thread a block of 256 adds about as many counters as it has elements.
__global__ void histogramShared(const unsigned char* in, int* bins, int elements) {
  __shared__ int ofBlock[kHistogramBins];
  histogramClear(ofBlock, kHistogramBins);
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < elements) atomicAdd(&ofBlock[in[i]], 1);
  histogramAdd(ofBlock, bins);
}

// Coarsened: as many blocks as the GPU holds go through the array, a grid's width at a time, so that neighbouring lanes
// load neighbouring bytes. The additions at the end are a few for many elements.
__global__ void histogramCoarsened(const unsigned char* in, int* bins, int elements) {
  __shared__ int ofBlock[kHistogramBins];
  histogramClear(ofBlock, kHistogramBins);
  const int stride = gridDim.x * blockDim.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < elements; i += stride) atomicAdd(&ofBlock[in[i]], 1);
  histogramAdd(ofBlock, bins);
}

// Aggregated: a thread remembers the value it saw last and how often, and counts a run of equal values at once. It
// helps where values repeat, as in a picture of the sky, and costs a branch where they do not.
__global__ void histogramAggregated(const unsigned char* in, int* bins, int elements) {
  __shared__ int ofBlock[kHistogramBins];
  histogramClear(ofBlock, kHistogramBins);
  const int stride = gridDim.x * blockDim.x;
  int last = -1;
  int count = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < elements; i += stride) {
    const int value = in[i];
    if (value != last) {
      if (count > 0) atomicAdd(&ofBlock[last], count);
      last = value;
      count = 0;
    }
    ++count;
  }
  if (count > 0) atomicAdd(&ofBlock[last], count);
  histogramAdd(ofBlock, bins);
}

// A copy of the counters for each lane, all copies' counters of a value side by side: a lane has a bank for itself, and
// no two lanes of a warp ever meet, whatever the values. 16 bytes a load. 2^28 bytes, on one H200 (driver 580, CUDA
// 13.0, cold): 3657 GB/s where all values are as frequent and 3679 where all are equal, from 710 with one copy a block;
// CUB 2071 and 3406.
inline constexpr int kHistogramThreads = 1024;
inline constexpr int kHistogramBlocksPerMultiprocessor = 1;
inline constexpr int kHistogramLoads = 2;
__device__ void histogramCountWord(int* ofLane, unsigned word) {
#pragma unroll
  for (int byte = 0; byte < 4; ++byte) atomicAdd(&ofLane[(word >> 8 * byte & 0xff) * 32], 1);
}
__global__ void __launch_bounds__(kHistogramThreads)
    histogramPerLane(const unsigned char* in, int* bins, int elements) {
  __shared__ int copies[kHistogramBins * 32];
  histogramClear(copies, kHistogramBins * 32);
  const int lane = threadIdx.x % 32;
  int* const ofLane = copies + lane;
  const int vectors = elements / 16;
  const int threads = blockDim.x;
  const int stride = gridDim.x * threads * kHistogramLoads;
  for (int i = blockIdx.x * threads * kHistogramLoads + threadIdx.x; i < vectors; i += stride) {
    uint4 loaded[kHistogramLoads];
#pragma unroll
    for (int load = 0; load < kHistogramLoads; ++load)
      if (i + load * threads < vectors) loaded[load] = reinterpret_cast<const uint4*>(in)[i + load * threads];
#pragma unroll
    for (int load = 0; load < kHistogramLoads; ++load)
      if (i + load * threads < vectors) {
        histogramCountWord(ofLane, loaded[load].x);
        histogramCountWord(ofLane, loaded[load].y);
        histogramCountWord(ofLane, loaded[load].z);
        histogramCountWord(ofLane, loaded[load].w);
      }
  }
  const int rest = vectors * 16 + blockIdx.x * threads + threadIdx.x;
  if (rest < elements) atomicAdd(&ofLane[in[rest] * 32], 1);
  __syncthreads();
  for (int bin = threadIdx.x; bin < kHistogramBins; bin += threads) {
    int count = 0;
#pragma unroll
    for (int copy = 0; copy < 32; ++copy) count += copies[bin * 32 + (copy + lane) % 32];
    if (count > 0) atomicAdd(&bins[bin], count);
  }
}
