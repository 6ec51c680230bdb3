// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays: memory for textures and surfaces, without addresses in kernels.
#include <memory>

#include "program/cuda/runtime_functions.h"
#include "program/runtime/copies.h"
#include "program/runtime/program_run.h"
#include "program/textures/texture_objects.h"

using warpbench::program::Allocation;
using warpbench::program::Caller;
using warpbench::program::copyRows;
using warpbench::program::Rows;
using warpbench::program::run;

namespace {

cudaError_t makeArray(const Caller& caller, cudaArray_t* array, const cudaChannelFormatDesc* format,
                      const cudaExtent& extent, unsigned flags) {
  return run().call(caller, true, [&] {
    if (array == nullptr || format == nullptr || extent.width == 0) return cudaErrorInvalidValue;
    for (const int bits : {format->x, format->y, format->z, format->w})
      if (bits != 0 && bits != 8 && bits != 16 && bits != 32) return cudaErrorInvalidValue;
    // A cube's faces are squares, six per layer.
    if ((flags & cudaArrayCubemap) != 0 &&
        (extent.width != extent.height || extent.depth == 0 || extent.depth % 6 != 0 ||
         ((flags & cudaArrayLayered) == 0 && extent.depth != 6)))
      return cudaErrorInvalidValue;
    auto made = std::make_unique<cudaArray>(cudaArray{.format = *format, .extent = extent, .flags = flags});
    if (made->elementBytes() == 0) return cudaErrorInvalidValue;
    made->begin = run().allocate(made->bytes(), Allocation::Kind::Device, caller);
    if (made->begin == nullptr) return cudaErrorMemoryAllocation;
    *array = made.get();
    run().arrays().insert(made.release());
    return cudaSuccess;
  });
}

/// Copies rows of an array, beginning at a position.
cudaError_t copyArray(const Caller& caller, cudaArray_const_t array, bool toArray, std::size_t x, std::size_t y,
                      void* to, const void* from, std::size_t pitch, std::size_t width, std::size_t height,
                      cudaMemcpyKind kind, cudaStream_t stream, bool waits) {
  if (!run().arrays().contains(array) || x > array->rowBytes() || width > array->rowBytes() - x ||
      y > array->height() || height > array->height() - y)
    return run().call(caller, waits, [&] {
      run().errors().because("it copies outside of the array, or there is none");
      return cudaErrorInvalidValue;
    });
  std::byte* const there = array->begin + y * array->rowBytes() + x;
  return toArray ? copyRows(caller, there, from, {width, height, array->rowBytes(), pitch}, kind, stream, waits)
                 : copyRows(caller, to, there, {width, height, pitch, array->rowBytes()}, kind, stream, waits);
}

/// Copies consecutive bytes, which may begin and end within a row.
cudaError_t copyLinear(const Caller& caller, cudaArray_const_t array, bool toArray, std::size_t x, std::size_t y,
                       void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, cudaStream_t stream,
                       bool waits) {
  const std::size_t begin = run().arrays().contains(array) ? y * array->rowBytes() + x : 0;
  if (!run().arrays().contains(array) || begin > array->bytes() || bytes > array->bytes() - begin)
    return run().call(caller, waits, [&] {
      run().errors().because("it copies outside of the array, or there is none");
      return cudaErrorInvalidValue;
    });
  return toArray ? copyRows(caller, array->begin + begin, from, {.width = bytes}, kind, stream, waits)
                 : copyRows(caller, to, array->begin + begin, {.width = bytes}, kind, stream, waits);
}

}  // namespace

extern "C" {

cudaError_t cudaMallocArray(cudaArray_t* array, const cudaChannelFormatDesc* format, std::size_t width,
                            std::size_t height, unsigned flags) {
  return makeArray(WARPBENCH_CALLER("cudaMallocArray"), array, format, {width, height, 0}, flags);
}
cudaError_t cudaMalloc3DArray(cudaArray_t* array, const cudaChannelFormatDesc* format, cudaExtent extent,
                              unsigned flags) {
  return makeArray(WARPBENCH_CALLER("cudaMalloc3DArray"), array, format, extent, flags);
}
cudaError_t cudaFreeArray(cudaArray_t array) {
  return run().call(WARPBENCH_CALLER("cudaFreeArray"), true, [&] {
    if (array == nullptr) return cudaSuccess;
    if (run().arrays().erase(array) == 0) {
      run().errors().because("there is no such array");
      return cudaErrorInvalidValue;
    }
    run().release(array->begin);
    delete array;
    return cudaSuccess;
  });
}
cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc* format, cudaArray_const_t array) {
  return run().call(WARPBENCH_CALLER("cudaGetChannelDesc"), false, [&] {
    if (format == nullptr || !run().arrays().contains(array)) return cudaErrorInvalidValue;
    *format = array->format;
    return cudaSuccess;
  });
}
cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc* format, cudaExtent* extent, unsigned* flags, cudaArray_t array) {
  return run().call(WARPBENCH_CALLER("cudaArrayGetInfo"), false, [&] {
    if (!run().arrays().contains(array)) return cudaErrorInvalidValue;
    if (format != nullptr) *format = array->format;
    if (extent != nullptr) *extent = array->extent;
    if (flags != nullptr) *flags = array->flags;
    return cudaSuccess;
  });
}

cudaError_t cudaMemcpyToArray(cudaArray_t to, std::size_t x, std::size_t y, const void* from, std::size_t bytes,
                              cudaMemcpyKind kind) {
  return copyLinear(WARPBENCH_CALLER("cudaMemcpyToArray"), to, true, x, y, nullptr, from, bytes, kind, nullptr, true);
}
cudaError_t cudaMemcpyFromArray(void* to, cudaArray_const_t from, std::size_t x, std::size_t y, std::size_t bytes,
                                cudaMemcpyKind kind) {
  return copyLinear(WARPBENCH_CALLER("cudaMemcpyFromArray"), from, false, x, y, to, nullptr, bytes, kind, nullptr,
                    true);
}
cudaError_t cudaMemcpyToArrayAsync(cudaArray_t to, std::size_t x, std::size_t y, const void* from, std::size_t bytes,
                                   cudaMemcpyKind kind, cudaStream_t stream) {
  return copyLinear(WARPBENCH_CALLER("cudaMemcpyToArrayAsync"), to, true, x, y, nullptr, from, bytes, kind, stream,
                    false);
}
cudaError_t cudaMemcpyFromArrayAsync(void* to, cudaArray_const_t from, std::size_t x, std::size_t y, std::size_t bytes,
                                     cudaMemcpyKind kind, cudaStream_t stream) {
  return copyLinear(WARPBENCH_CALLER("cudaMemcpyFromArrayAsync"), from, false, x, y, to, nullptr, bytes, kind, stream,
                    false);
}
cudaError_t cudaMemcpy2DToArray(cudaArray_t to, std::size_t x, std::size_t y, const void* from, std::size_t pitch,
                                std::size_t width, std::size_t height, cudaMemcpyKind kind) {
  return copyArray(WARPBENCH_CALLER("cudaMemcpy2DToArray"), to, true, x, y, nullptr, from, pitch, width, height, kind,
                   nullptr, true);
}
cudaError_t cudaMemcpy2DFromArray(void* to, std::size_t pitch, cudaArray_const_t from, std::size_t x, std::size_t y,
                                  std::size_t width, std::size_t height, cudaMemcpyKind kind) {
  return copyArray(WARPBENCH_CALLER("cudaMemcpy2DFromArray"), from, false, x, y, to, nullptr, pitch, width, height,
                   kind, nullptr, true);
}
cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t to, std::size_t x, std::size_t y, const void* from, std::size_t pitch,
                                     std::size_t width, std::size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
  return copyArray(WARPBENCH_CALLER("cudaMemcpy2DToArrayAsync"), to, true, x, y, nullptr, from, pitch, width, height,
                   kind, stream, false);
}
cudaError_t cudaMemcpy2DFromArrayAsync(void* to, std::size_t pitch, cudaArray_const_t from, std::size_t x,
                                       std::size_t y, std::size_t width, std::size_t height, cudaMemcpyKind kind,
                                       cudaStream_t stream) {
  return copyArray(WARPBENCH_CALLER("cudaMemcpy2DFromArrayAsync"), from, false, x, y, to, nullptr, pitch, width, height,
                   kind, stream, false);
}

}  // extern "C"
