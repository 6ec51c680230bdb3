// SPDX-License-Identifier: GPL-3.0-or-later
// Device memory, managed memory, and host memory that kernels reach.
#include <sys/mman.h>

#include "program/cuda/runtime_functions.h"
#include "program/runtime/program_run.h"

using warpbench::program::addAllocation;
using warpbench::program::addFree;
using warpbench::program::Allocation;
using warpbench::program::ByteUse;
using warpbench::program::Caller;
using warpbench::program::run;

namespace {

constexpr std::size_t kPitch = 512;  // on the GPUs of the profiles

cudaError_t take(const Caller& caller, void** at, std::size_t bytes, Allocation::Kind kind, bool synchronises) {
  return run().call(caller, synchronises, [&] {
    if (at == nullptr) return cudaErrorInvalidValue;
    *at = nullptr;
    if (bytes == 0) return cudaSuccess;
    *at = run().allocate(bytes, kind, caller);
    return *at != nullptr ? cudaSuccess : cudaErrorMemoryAllocation;
  });
}

/// `stream`: of a free that is done in its order.
cudaError_t giveBack(const Caller& caller, void* at, bool ofHost, bool synchronises, cudaStream_t stream = nullptr) {
  return run().call(caller, synchronises, [&] {
    if (at == nullptr) return cudaSuccess;
    const Allocation* const there = run().memory().find(at);
    if (there == nullptr || there->begin != at || (there->kind == Allocation::Kind::Host) != ofHost) {
      const bool wasFreed = there == nullptr && run().check() != nullptr && run().check()->wasFreed(at);
      if (wasFreed)
        run().tellOnce(caller, "double-free",
                       std::string(caller.function) + " frees " + run().describe(at) + " before");
      else
        run().errors().because("it frees " + run().describe(at) + ", which is not the start of an allocated array");
      return cudaErrorInvalidValue;
    }
    const auto begin = reinterpret_cast<std::uint64_t>(at);
    if (ofHost)
      run().hostUses({.who = caller.function,
                      .begin = begin,
                      .bytes = there->bytes,
                      .does = ByteUse::kStore,
                      .place = reinterpret_cast<std::uint64_t>(caller.returnAddress),
                      .verb = "frees"});
    else if (!synchronises)
      run().does(caller, stream, {{.begin = begin, .end = begin + there->bytes, .does = ByteUse::kStore}}, "frees");
    // Memory of graph nodes stays reserved, because they may use it again.
    if (!run().graphMemory.contains(at)) run().release(at);
    if (synchronises) run().timeline().synchroniseAll();
    return cudaSuccess;
  });
}

cudaError_t takeAsync(const Caller& caller, void** at, std::size_t bytes, cudaStream_t stream) {
  if (CUgraph_st* const graph = run().timeline().knows(stream) ? run().timeline().capturing(stream) : nullptr)
    return addAllocation(caller, *graph, at, bytes);
  const cudaError_t error = take(caller, at, bytes, Allocation::Kind::Device, false);
  if (error == cudaSuccess && *at != nullptr) {
    const auto begin = reinterpret_cast<std::uint64_t>(*at);
    run().does(caller, stream, {{.begin = begin, .end = begin + bytes, .does = ByteUse::kStore}}, "allocates");
  }
  return error;
}

cudaMemPool_t defaultPool() {
  static int pool;
  return reinterpret_cast<cudaMemPool_t>(&pool);
}

}  // namespace

extern "C" {

cudaError_t cudaMalloc(void** at, std::size_t bytes) {
  return take(WARPBENCH_CALLER("cudaMalloc"), at, bytes, Allocation::Kind::Device, true);
}
cudaError_t cudaMallocAsync(void** at, std::size_t bytes, cudaStream_t stream) {
  return takeAsync(WARPBENCH_CALLER("cudaMallocAsync"), at, bytes, stream);
}
cudaError_t cudaMallocFromPoolAsync(void** at, std::size_t bytes, cudaMemPool_t, cudaStream_t stream) {
  return takeAsync(WARPBENCH_CALLER("cudaMallocFromPoolAsync"), at, bytes, stream);
}
cudaError_t cudaMallocManaged(void** at, std::size_t bytes, unsigned) {
  return take(WARPBENCH_CALLER("cudaMallocManaged"), at, bytes, Allocation::Kind::Managed, true);
}
cudaError_t cudaMallocHost(void** at, std::size_t bytes) {
  return take(WARPBENCH_CALLER("cudaMallocHost"), at, bytes, Allocation::Kind::Host, true);
}
cudaError_t cudaHostAlloc(void** at, std::size_t bytes, unsigned) {
  return take(WARPBENCH_CALLER("cudaHostAlloc"), at, bytes, Allocation::Kind::Host, true);
}

cudaError_t cudaMallocPitch(void** at, std::size_t* pitch, std::size_t width, std::size_t height) {
  if (pitch == nullptr)
    return run().call(WARPBENCH_CALLER("cudaMallocPitch"), true, [] { return cudaErrorInvalidValue; });
  *pitch = (width + kPitch - 1) / kPitch * kPitch;
  return take(WARPBENCH_CALLER("cudaMallocPitch"), at, *pitch * height, Allocation::Kind::Device, true);
}
cudaError_t cudaMalloc3D(cudaPitchedPtr* at, cudaExtent extent) {
  if (at == nullptr) return run().call(WARPBENCH_CALLER("cudaMalloc3D"), true, [] { return cudaErrorInvalidValue; });
  at->pitch = (extent.width + kPitch - 1) / kPitch * kPitch;
  at->xsize = extent.width;
  at->ysize = extent.height;
  return take(WARPBENCH_CALLER("cudaMalloc3D"), &at->ptr, at->pitch * extent.height * extent.depth,
              Allocation::Kind::Device, true);
}

cudaError_t cudaFree(void* at) { return giveBack(WARPBENCH_CALLER("cudaFree"), at, false, true); }
cudaError_t cudaFreeAsync(void* at, cudaStream_t stream) {
  if (CUgraph_st* const graph = run().timeline().knows(stream) ? run().timeline().capturing(stream) : nullptr)
    return addFree(WARPBENCH_CALLER("cudaFreeAsync"), *graph, at);
  return giveBack(WARPBENCH_CALLER("cudaFreeAsync"), at, false, false, stream);
}
cudaError_t cudaFreeHost(void* at) { return giveBack(WARPBENCH_CALLER("cudaFreeHost"), at, true, true); }

cudaError_t cudaHostGetDevicePointer(void** device, void* host, unsigned) {
  return run().call(WARPBENCH_CALLER("cudaHostGetDevicePointer"), false, [&] {
    if (device == nullptr) return cudaErrorInvalidValue;
    *device = host;
    return run().hostReachable(host) ? cudaSuccess : cudaErrorInvalidValue;
  });
}
cudaError_t cudaHostGetFlags(unsigned* flags, void* host) {
  return run().call(WARPBENCH_CALLER("cudaHostGetFlags"), false, [&] {
    if (flags == nullptr || !run().hostReachable(host)) return cudaErrorInvalidValue;
    *flags = cudaHostAllocMapped;
    return cudaSuccess;
  });
}
cudaError_t cudaHostRegister(void* at, std::size_t bytes, unsigned) {
  return run().call(WARPBENCH_CALLER("cudaHostRegister"), true, [&] {
    if (at == nullptr || bytes == 0) return cudaErrorInvalidValue;
    if (run().hostReachable(at)) return cudaErrorHostMemoryAlreadyRegistered;
    run().registered[at] = bytes;
    return cudaSuccess;
  });
}
cudaError_t cudaHostUnregister(void* at) {
  return run().call(WARPBENCH_CALLER("cudaHostUnregister"), true,
                    [&] { return run().registered.erase(at) == 1 ? cudaSuccess : cudaErrorHostMemoryNotRegistered; });
}

cudaError_t cudaMemGetInfo(std::size_t* free, std::size_t* total) {
  return run().call(WARPBENCH_CALLER("cudaMemGetInfo"), false, [&] {
    if (total != nullptr) *total = run().memory().bytes();
    if (free != nullptr) *free = run().memory().bytes() - run().memory().taken();
    return cudaSuccess;
  });
}

cudaError_t cudaPointerGetAttributes(cudaPointerAttributes* attributes, const void* at) {
  return run().call(WARPBENCH_CALLER("cudaPointerGetAttributes"), false, [&] {
    if (attributes == nullptr) return cudaErrorInvalidValue;
    void* const address = const_cast<void*>(at);
    *attributes = {.type = cudaMemoryTypeUnregistered,
                   .device = cudaInvalidDeviceId,
                   .devicePointer = nullptr,
                   .hostPointer = address};
    if (const Allocation* there = run().memory().find(at); there != nullptr) {
      const bool ofDevice = there->kind == Allocation::Kind::Device;
      *attributes = {.type = ofDevice                                   ? cudaMemoryTypeDevice
                             : there->kind == Allocation::Kind::Managed ? cudaMemoryTypeManaged
                                                                        : cudaMemoryTypeHost,
                     .device = 0,
                     .devicePointer = address,
                     .hostPointer = ofDevice ? nullptr : address};
    } else if (run().hostReachable(at)) {
      *attributes = {.type = cudaMemoryTypeHost, .device = 0, .devicePointer = address, .hostPointer = address};
    } else if (run().variables().isManaged(at)) {
      *attributes = {.type = cudaMemoryTypeManaged, .device = 0, .devicePointer = address, .hostPointer = address};
    } else if (run().variables().contain(at)) {
      *attributes = {.type = cudaMemoryTypeDevice, .device = 0, .devicePointer = address, .hostPointer = nullptr};
    }
    return cudaSuccess;
  });
}

cudaError_t cudaStreamAttachMemAsync(cudaStream_t, void*, std::size_t, unsigned) {
  return run().call(WARPBENCH_CALLER("cudaStreamAttachMemAsync"), false, [] { return cudaSuccess; });
}

cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t* pool, int) {
  *pool = defaultPool();
  return cudaSuccess;
}
cudaError_t cudaDeviceGetMemPool(cudaMemPool_t* pool, int) {
  *pool = defaultPool();
  return cudaSuccess;
}
cudaError_t cudaDeviceSetMemPool(int, cudaMemPool_t) { return cudaSuccess; }
// All pools share the same free memory.
cudaError_t cudaMemPoolCreate(cudaMemPool_t* pool, const cudaMemPoolProps*) {
  *pool = defaultPool();
  return cudaSuccess;
}
cudaError_t cudaMemPoolDestroy(cudaMemPool_t) { return cudaSuccess; }
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t, cudaMemPoolAttr, void*) { return cudaSuccess; }
cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t, cudaMemPoolAttr attribute, void* value) {
  if (attribute < cudaMemPoolAttrReleaseThreshold)
    *static_cast<int*>(value) = 1;
  else
    *static_cast<std::uint64_t*>(value) =
        attribute == cudaMemPoolAttrReleaseThreshold ? 0 : run().memory().takenInAll();
  return cudaSuccess;
}
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t, std::size_t) { return cudaSuccess; }

}  // extern "C"
