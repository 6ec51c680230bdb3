// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Replaces Thrust's header: device vectors allocate device memory, and universal ones managed memory.

#include <new>

#include <thrust/mr/fancy_pointer_resource.h>
#include <thrust/mr/memory_resource.h>
#include <thrust/system/cpp/pointer.h>

#include "program/cuda/runtime_functions.h"

THRUST_NAMESPACE_BEGIN
namespace system {
namespace cpp {
namespace detail {

template <cudaError_t (*take)(void**, std::size_t)>
class DeviceResource final : public thrust::mr::memory_resource<> {
 public:
  void* do_allocate(std::size_t bytes, std::size_t) override {
    void* at = nullptr;
    if (take(&at, bytes) != cudaSuccess) throw std::bad_alloc();
    return at;
  }
  void do_deallocate(void* at, std::size_t, std::size_t) override { cudaFree(at); }
};

inline cudaError_t allocateManaged(void** at, std::size_t bytes) {
  return cudaMallocManaged(at, bytes, cudaMemAttachGlobal);
}
inline cudaError_t allocateDevice(void** at, std::size_t bytes) { return cudaMalloc(at, bytes); }

}  // namespace detail

using memory_resource =
    thrust::mr::fancy_pointer_resource<detail::DeviceResource<detail::allocateDevice>, thrust::cpp::pointer<void>>;
using universal_memory_resource = thrust::mr::fancy_pointer_resource<detail::DeviceResource<detail::allocateManaged>,
                                                                     thrust::cpp::universal_pointer<void>>;
using universal_host_pinned_memory_resource = universal_memory_resource;

}  // namespace cpp
}  // namespace system
THRUST_NAMESPACE_END
