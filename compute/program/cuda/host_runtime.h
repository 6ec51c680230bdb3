// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// CUDA's runtime for a program's host files, which g++ compiles as C++11 or later: types, functions, and the templates
/// that a host calls. Keywords of kernels expand to nothing. __noinline__ is not defined, as in NVIDIA's headers,
/// because the standard library uses it as an attribute.
#include <cstdint>
#include <cstdlib>

#include "program/cuda/runtime_functions.h"

#define __global__
#define __device__
#define __host__
#define __constant__
#define __shared__
#define __managed__
#define __forceinline__ inline __attribute__((always_inline))
#define __launch_bounds__(...)
#define __align__(n) __attribute__((aligned(n)))

typedef enum cudaError_enum { CUDA_SUCCESS = 0 } CUresult;

template <typename T>
inline cudaError_t cudaMalloc(T** at, std::size_t bytes) {
  return cudaMalloc((void**)(at), bytes);
}
template <typename T>
inline cudaError_t cudaMallocPitch(T** at, std::size_t* pitch, std::size_t width, std::size_t height) {
  return cudaMallocPitch((void**)(at), pitch, width, height);
}
template <typename T>
inline cudaError_t cudaMallocAsync(T** at, std::size_t bytes, cudaStream_t stream) {
  return cudaMallocAsync((void**)(at), bytes, stream);
}
template <typename T>
inline cudaError_t cudaMallocManaged(T** at, std::size_t bytes, unsigned flags = cudaMemAttachGlobal) {
  return cudaMallocManaged((void**)(at), bytes, flags);
}
template <typename T>
inline cudaError_t cudaMallocHost(T** at, std::size_t bytes, unsigned = cudaHostAllocDefault) {
  return cudaMallocHost((void**)(at), bytes);
}
template <typename T>
inline cudaError_t cudaHostAlloc(T** at, std::size_t bytes, unsigned flags) {
  return cudaHostAlloc((void**)(at), bytes, flags);
}
template <typename T>
inline cudaError_t cudaHostGetDevicePointer(T** device, void* host, unsigned flags) {
  return cudaHostGetDevicePointer((void**)(device), host, flags);
}

inline cudaExtent make_cudaExtent(std::size_t width, std::size_t height, std::size_t depth) {
  cudaExtent extent = {width, height, depth};
  return extent;
}
inline cudaPos make_cudaPos(std::size_t x, std::size_t y, std::size_t z) {
  cudaPos position = {x, y, z};
  return position;
}
inline cudaPitchedPtr make_cudaPitchedPtr(void* at, std::size_t pitch, std::size_t width, std::size_t height) {
  cudaPitchedPtr pointer = {at, pitch, width, height};
  return pointer;
}
inline cudaError_t cudaEventCreate(cudaEvent_t* event, unsigned flags) {
  return cudaEventCreateWithFlags(event, flags);
}
inline cudaError_t cudaThreadSynchronize() { return cudaDeviceSynchronize(); }
inline cudaError_t cudaThreadExit() { return cudaDeviceReset(); }
inline cudaError_t cudaMemPrefetchAsync(const void*, std::size_t, int, cudaStream_t = 0) { return cudaSuccess; }
inline cudaError_t cudaMemAdvise(const void*, std::size_t, cudaMemoryAdvise, int) { return cudaSuccess; }
