// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

#include "program/cuda/launch.h"
#include "program/cuda/runtime_functions.h"
#include "simulator/cuda/cuda.h"
#include "simulator/cuda/language/builtins.h"

/// The C++ additions of CUDA's headers to the runtime: typed pointers, symbols by name, kernels by name (CUDA Runtime
/// API, "C++ API Routines"). Casts pointers to pointers as CUDA does, because they may point to const.

template <typename T>
WARPBENCH_WORD cudaError_t cudaMalloc(T** at, std::size_t bytes) {
  return cudaMalloc((void**)(at), bytes);
}
template <typename T>
WARPBENCH_WORD cudaError_t cudaMallocPitch(T** at, std::size_t* pitch, std::size_t width, std::size_t height) {
  return cudaMallocPitch((void**)(at), pitch, width, height);
}
template <typename T>
WARPBENCH_WORD cudaError_t cudaMallocAsync(T** at, std::size_t bytes, cudaStream_t stream) {
  return cudaMallocAsync((void**)(at), bytes, stream);
}
template <typename T>
WARPBENCH_WORD cudaError_t cudaMallocAsync(T** at, std::size_t bytes, cudaMemPool_t pool, cudaStream_t stream) {
  return cudaMallocFromPoolAsync((void**)(at), bytes, pool, stream);
}
template <typename T>
WARPBENCH_WORD cudaError_t cudaMallocFromPoolAsync(T** at, std::size_t bytes, cudaMemPool_t pool, cudaStream_t stream) {
  return cudaMallocFromPoolAsync((void**)(at), bytes, pool, stream);
}
template <typename T>
WARPBENCH_WORD cudaError_t cudaMallocManaged(T** at, std::size_t bytes, unsigned flags = cudaMemAttachGlobal) {
  return cudaMallocManaged((void**)(at), bytes, flags);
}
WARPBENCH_WORD cudaError_t cudaMallocHost(void** at, std::size_t bytes, unsigned) { return cudaMallocHost(at, bytes); }
template <typename T>
WARPBENCH_WORD cudaError_t cudaMallocHost(T** at, std::size_t bytes, unsigned = cudaHostAllocDefault) {
  return cudaMallocHost((void**)(at), bytes);
}
template <typename T>
WARPBENCH_WORD cudaError_t cudaHostAlloc(T** at, std::size_t bytes, unsigned flags) {
  return cudaHostAlloc((void**)(at), bytes, flags);
}
template <typename T>
WARPBENCH_WORD cudaError_t cudaHostGetDevicePointer(T** device, void* host, unsigned flags) {
  return cudaHostGetDevicePointer((void**)(device), host, flags);
}
namespace warpbench::program {

/// An array of unknown bound has no size to check.
template <typename T>
WARPBENCH_WORD bool isOutside(const T& symbol, std::size_t bytes, std::size_t offset) {
  if constexpr (requires { sizeof(symbol); })
    return bytes > sizeof(T) || offset > sizeof(T) - bytes;
  else
    return false;
}
template <typename T>
constexpr std::size_t sizeOfSymbol(const T& symbol) {
  if constexpr (requires { sizeof(symbol); })
    return sizeof(T);
  else
    return 0;
}
template <typename T>
const void* addressOf(const T& symbol) {
  return const_cast<const void*>(reinterpret_cast<const volatile void*>(&symbol));
}

}  // namespace warpbench::program

template <typename T>
requires(!std::is_pointer_v<T>) cudaError_t
    cudaMemcpyToSymbol(const T& symbol, const void* from, std::size_t bytes, std::size_t offset = 0,
                       cudaMemcpyKind kind = cudaMemcpyHostToDevice) {
  if (warpbench::program::isOutside(symbol, bytes, offset))
    return warpbench::program::outsideSymbol(bytes, offset, warpbench::program::sizeOfSymbol(symbol));
  return cudaMemcpyToSymbol(warpbench::program::addressOf(symbol), from, bytes, offset, kind);
}
template <typename T>
requires(!std::is_pointer_v<T>) cudaError_t
    cudaMemcpyFromSymbol(void* to, const T& symbol, std::size_t bytes, std::size_t offset = 0,
                         cudaMemcpyKind kind = cudaMemcpyDeviceToHost) {
  if (warpbench::program::isOutside(symbol, bytes, offset))
    return warpbench::program::outsideSymbol(bytes, offset, warpbench::program::sizeOfSymbol(symbol));
  return cudaMemcpyFromSymbol(to, warpbench::program::addressOf(symbol), bytes, offset, kind);
}
// A symbol may itself be a pointer: `__device__ float* table`. If it is a device variable, the copy goes to the
// variable, not to what it points to.
template <typename T>
WARPBENCH_WORD cudaError_t cudaMemcpyToSymbol(T* const& symbol, const void* from, std::size_t bytes,
                                              std::size_t offset = 0, cudaMemcpyKind kind = cudaMemcpyHostToDevice) {
  if (warpbench::program::isOutside(symbol, bytes, offset))
    return warpbench::program::outsideSymbol(bytes, offset, warpbench::program::sizeOfSymbol(symbol));
  return cudaMemcpyToSymbol(warpbench::program::addressOf(symbol), from, bytes, offset, kind);
}
template <typename T>
WARPBENCH_WORD cudaError_t cudaMemcpyFromSymbol(void* to, T* const& symbol, std::size_t bytes, std::size_t offset = 0,
                                                cudaMemcpyKind kind = cudaMemcpyDeviceToHost) {
  if (warpbench::program::isOutside(symbol, bytes, offset))
    return warpbench::program::outsideSymbol(bytes, offset, warpbench::program::sizeOfSymbol(symbol));
  return cudaMemcpyFromSymbol(to, warpbench::program::addressOf(symbol), bytes, offset, kind);
}
template <typename T>
WARPBENCH_WORD cudaError_t cudaMemcpyToSymbolAsync(const T& symbol, const void* from, std::size_t bytes,
                                                   std::size_t offset = 0, cudaMemcpyKind kind = cudaMemcpyHostToDevice,
                                                   cudaStream_t stream = nullptr) {
  if (warpbench::program::isOutside(symbol, bytes, offset))
    return warpbench::program::outsideSymbol(bytes, offset, warpbench::program::sizeOfSymbol(symbol));
  return cudaMemcpyToSymbolAsync(warpbench::program::addressOf(symbol), from, bytes, offset, kind, stream);
}
template <typename T>
WARPBENCH_WORD cudaError_t cudaMemcpyFromSymbolAsync(void* to, const T& symbol, std::size_t bytes,
                                                     std::size_t offset = 0,
                                                     cudaMemcpyKind kind = cudaMemcpyDeviceToHost,
                                                     cudaStream_t stream = nullptr) {
  if (warpbench::program::isOutside(symbol, bytes, offset))
    return warpbench::program::outsideSymbol(bytes, offset, warpbench::program::sizeOfSymbol(symbol));
  return cudaMemcpyFromSymbolAsync(to, warpbench::program::addressOf(symbol), bytes, offset, kind, stream);
}
template <typename T>
WARPBENCH_WORD cudaError_t cudaGetSymbolAddress(void** at, const T& symbol) {
  return cudaGetSymbolAddress(at, warpbench::program::addressOf(symbol));
}
template <typename T, typename U>
requires(!std::is_same_v<T, void>) cudaError_t cudaGetSymbolAddress(T** at, const U& symbol) {
  return cudaGetSymbolAddress((void**)(at), warpbench::program::addressOf(symbol));
}
template <typename T>
WARPBENCH_WORD cudaError_t cudaGetSymbolSize(std::size_t* bytes, const T&) {
  *bytes = sizeof(T);
  return cudaSuccess;
}

inline cudaExtent make_cudaExtent(std::size_t width, std::size_t height, std::size_t depth) {
  return {width, height, depth};
}
inline cudaPos make_cudaPos(std::size_t x, std::size_t y, std::size_t z) { return {x, y, z}; }
inline cudaPitchedPtr make_cudaPitchedPtr(void* at, std::size_t pitch, std::size_t width, std::size_t height) {
  return {at, pitch, width, height};
}

WARPBENCH_WORD cudaError_t cudaEventCreate(cudaEvent_t* event, unsigned flags) {
  return cudaEventCreateWithFlags(event, flags);
}
WARPBENCH_WORD cudaError_t cudaThreadSynchronize() { return cudaDeviceSynchronize(); }
WARPBENCH_WORD cudaError_t cudaThreadExit() { return cudaDeviceReset(); }
WARPBENCH_WORD cudaError_t cudaThreadSetLimit(cudaLimit limit, std::size_t value) {
  return cudaDeviceSetLimit(limit, value);
}

namespace warpbench::program {
/// The pages of this managed memory are on the device now.
void prefetched(const void* at) noexcept;
}  // namespace warpbench::program

// The one driver function that programs for the runtime call.
inline CUresult cuMemGetInfo(std::size_t* free, std::size_t* total) {
  return static_cast<CUresult>(cudaMemGetInfo(free, total));
}

// The location of managed memory does not affect its content, but times.
inline cudaError_t cudaMemPrefetchAsync(const void* at, std::size_t, int, cudaStream_t = nullptr) {
  warpbench::program::prefetched(at);
  return cudaSuccess;
}
inline cudaError_t cudaMemPrefetchAsync(const void* at, std::size_t, cudaMemLocation, unsigned,
                                        cudaStream_t = nullptr) {
  warpbench::program::prefetched(at);
  return cudaSuccess;
}
inline cudaError_t cudaMemAdvise(const void*, std::size_t, cudaMemoryAdvise, int) { return cudaSuccess; }
inline cudaError_t cudaMemAdvise(const void*, std::size_t, cudaMemoryAdvise, cudaMemLocation) { return cudaSuccess; }

namespace warpbench::program {

/// A kernel's address in any form.
template <typename T>
const void* addressOf(T* kernel) {
  return reinterpret_cast<const void*>(kernel);
}

}  // namespace warpbench::program

template <typename T>
requires std::is_function_v<T> cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* attributes, T* kernel) {
  return cudaFuncGetAttributes(attributes, warpbench::program::addressOf(kernel));
}
template <typename T>
requires std::is_function_v<T> cudaError_t cudaFuncSetAttribute(T* kernel, cudaFuncAttribute attribute, int value) {
  return cudaFuncSetAttribute(warpbench::program::addressOf(kernel), attribute, value);
}
template <typename T>
requires std::is_function_v<T> cudaError_t cudaFuncSetCacheConfig(T* kernel, cudaFuncCache config) {
  return cudaFuncSetCacheConfig(warpbench::program::addressOf(kernel), config);
}
template <typename T>
requires std::is_function_v<T> cudaError_t cudaFuncSetSharedMemConfig(T* kernel, cudaSharedMemConfig config) {
  return cudaFuncSetSharedMemConfig(warpbench::program::addressOf(kernel), config);
}
template <typename T>
requires std::is_function_v<T> cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, T* kernel,
                                                                                         int threads,
                                                                                         std::size_t shared) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessor(blocks, warpbench::program::addressOf(kernel), threads, shared);
}
template <typename T>
requires std::is_function_v<T> cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int* blocks, T* kernel, int threads, std::size_t shared, unsigned flags) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(blocks, warpbench::program::addressOf(kernel), threads,
                                                                shared, flags);
}
template <typename T>
requires std::is_function_v<T> cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(std::size_t* bytes, T* kernel,
                                                                                     int blocks, int threads) {
  return cudaOccupancyAvailableDynamicSMemPerBlock(bytes, warpbench::program::addressOf(kernel), blocks, threads);
}

/// The block size with the most resident threads (the largest such size), and the number of blocks that fill the GPU.
template <typename T, typename SharedOf>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int* grid, int* block, T kernel, SharedOf sharedOf,
                                                           int limit = 0) {
  constexpr int kMost = 1024;
  int best = 0, multiprocessors = 0;
  cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, 0);
  *grid = *block = 0;
  for (int threads = limit > 0 && limit < kMost ? (limit + 31) / 32 * 32 : kMost; threads > 0; threads -= 32) {
    int blocks = 0;
    const int shown = limit > 0 && limit < threads ? limit : threads;
    const cudaError_t error = cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, shown,
                                                                            static_cast<std::size_t>(sharedOf(shown)));
    if (error != cudaSuccess) return error;
    if (blocks * shown <= best) continue;
    best = blocks * shown;
    *block = shown;
    *grid = blocks * multiprocessors;
  }
  return cudaSuccess;
}
template <typename T>
cudaError_t cudaOccupancyMaxPotentialBlockSize(int* grid, int* block, T kernel, std::size_t shared = 0, int limit = 0) {
  return cudaOccupancyMaxPotentialBlockSizeVariableSMem(
      grid, block, kernel, [=](int) { return shared; }, limit);
}

// Launches by type if the kernel has one, otherwise by address.
template <typename... Parameters>
cudaError_t cudaLaunchKernel(void (*kernel)(Parameters...), dim3 grid, dim3 block, void** arguments,
                             std::size_t shared = 0, cudaStream_t stream = nullptr, const char* file = __builtin_FILE(),
                             int line = __builtin_LINE()) {
  return warpbench::program::Bound<Parameters...>::launchByAddresses(
      {nullptr, file, line}, {grid, block, shared, stream}, reinterpret_cast<const void*>(kernel), arguments);
}
inline cudaError_t cudaLaunchKernel(const void* kernel, dim3 grid, dim3 block, void** arguments, std::size_t shared = 0,
                                    cudaStream_t stream = nullptr, const char* file = __builtin_FILE(),
                                    int line = __builtin_LINE()) {
  return warpbench::program::runKnown({nullptr, file, line}, {grid, block, shared, stream}, kernel, arguments);
}
template <typename... Parameters>
cudaError_t cudaLaunchCooperativeKernel(void (*kernel)(Parameters...), dim3 grid, dim3 block, void** arguments,
                                        std::size_t shared = 0, cudaStream_t stream = nullptr,
                                        const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  return warpbench::program::Bound<Parameters...>::launchByAddresses(
      {nullptr, file, line}, {grid, block, shared, stream, true}, reinterpret_cast<const void*>(kernel), arguments);
}
inline cudaError_t cudaLaunchCooperativeKernel(const void* kernel, dim3 grid, dim3 block, void** arguments,
                                               std::size_t shared = 0, cudaStream_t stream = nullptr,
                                               const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  return warpbench::program::runKnown({nullptr, file, line}, {grid, block, shared, stream, true}, kernel, arguments);
}
