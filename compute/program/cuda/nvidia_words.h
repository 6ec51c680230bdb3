// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Included before programs that use Thrust. NVIDIA's own headers are compiled for a plain C++ compiler, with Thrust's
/// C++ back end as the device.

#include <concepts>
#include <new>
#include <type_traits>

#include "program/cuda/runtime_functions.h"
#include "simulator/cuda/language/machine.h"

/// Inserted at the start of each Thrust algorithm (see program/rewriting/nvidia_headers.h). Notifies the runtime of algorithms
/// that a program calls, but not of those that they call in turn.
namespace warpbench::program {

/// Which memory an algorithm's plain pointers refer to: its policy decides; without one, the host's.
enum class PointersOf { Host, Device };

/// A pointer argument of an algorithm, or an iterator made from a pointer.
struct LibraryPlace {
  const volatile void* at;
  bool isPlain;  ///< not a Thrust type, which knows its memory itself
};

cudaError_t libraryCallBegins(const char* name, PointersOf pointers, const LibraryPlace* places, int count) noexcept;
void libraryCallEnds() noexcept;
void libraryUseBegins() noexcept;
void libraryUseEnds() noexcept;

template <typename T>
LibraryPlace libraryPlaceOf(const T& iterator) {
  if constexpr (std::is_convertible_v<T, const volatile void*>)
    return {iterator, true};
  else if constexpr (requires {
                       { iterator.get() } -> std::convertible_to<const volatile void*>;
                     })
    return {iterator.get(), false};
  else if constexpr (requires { libraryPlaceOf(iterator.base()); })
    return libraryPlaceOf(iterator.base());
  else
    return {nullptr, false};
}

// Specialized for Thrust's own types, which are declared later.
template <typename Policy>
PointersOf pointersOf(const Policy& policy);
[[noreturn]] void throwAsThrust(cudaError_t error);

class LibraryCall {
 public:
  template <typename Policy, typename... Arguments>
  LibraryCall(const char* name, const Policy& policy, const Arguments&... arguments) {
    if (simulator::runsLane()) return;
    const LibraryPlace places[] = {libraryPlaceOf(arguments)..., {nullptr, false}};
    const cudaError_t error = libraryCallBegins(name, pointersOf(policy), places, sizeof...(arguments));
    if (error != cudaSuccess) throwAsThrust(error);
  }
  ~LibraryCall() {
    if (!simulator::runsLane()) libraryCallEnds();
  }
  LibraryCall(const LibraryCall&) = delete;
  LibraryCall& operator=(const LibraryCall&) = delete;
};

/// The scope of an access to an element of the device's memory.
class LibraryUse {
 public:
  LibraryUse() { libraryUseBegins(); }
  ~LibraryUse() { libraryUseEnds(); }
  LibraryUse(const LibraryUse&) = delete;
  LibraryUse& operator=(const LibraryUse&) = delete;
};

}  // namespace warpbench::program

// Makes Thrust's headers detect a plain C++ compiler instead of nvcc.
#pragma push_macro("__CUDACC__")
#pragma push_macro("__NVCC__")
#pragma push_macro("__CUDA_ARCH__")
#undef __CUDACC__
#undef __NVCC__
#undef __CUDA_ARCH__
#undef THRUST_HOST_SYSTEM
#undef THRUST_DEVICE_SYSTEM
#define THRUST_HOST_SYSTEM 1    // THRUST_HOST_SYSTEM_CPP
#define THRUST_DEVICE_SYSTEM 4  // THRUST_DEVICE_SYSTEM_CPP
#define CCCL_DISABLE_FP16_SUPPORT
#define CCCL_DISABLE_BF16_SUPPORT
#define CCCL_DISABLE_NVTX
#define CCCL_IGNORE_DEPRECATED_CPP_DIALECT
#define CUB_DISABLE_NAMESPACE_MAGIC
#define CUB_IGNORE_NAMESPACE_MAGIC_ERROR
#include <nv/target>

#include <cuda/std/__cccl/ptx_isa.h>
#include <thrust/complex.h>
#include <thrust/detail/config.h>
#include <thrust/execution_policy.h>
#include <thrust/system_error.h>
#pragma pop_macro("__CUDA_ARCH__")
#pragma pop_macro("__NVCC__")
#pragma pop_macro("__CUDACC__")

// CUB's kernels are those of the GPU. Only they, and no code of the host, ask which GPU it is.
#if defined(__CUDA_ARCH__)
#define __CUDA_ARCH_LIST__ __CUDA_ARCH__
#define CUB_PTX_ARCH __CUDA_ARCH__
#undef __cccl_ptx_isa
#define __cccl_ptx_isa 870ULL
#undef _NV_TARGET_BOOL___NV_PROVIDES_SM_53
#undef _NV_TARGET_BOOL___NV_PROVIDES_SM_60
#undef _NV_TARGET_BOOL___NV_PROVIDES_SM_70
#define _NV_TARGET_BOOL___NV_PROVIDES_SM_53 1
#define _NV_TARGET_BOOL___NV_PROVIDES_SM_60 1
#define _NV_TARGET_BOOL___NV_PROVIDES_SM_70 1
#if __CUDA_ARCH__ >= 800
#undef _NV_TARGET_BOOL___NV_PROVIDES_SM_80
#define _NV_TARGET_BOOL___NV_PROVIDES_SM_80 1
#endif
#if __CUDA_ARCH__ >= 900
#undef _NV_TARGET_BOOL___NV_PROVIDES_SM_90
#define _NV_TARGET_BOOL___NV_PROVIDES_SM_90 1
#endif
#endif

THRUST_NAMESPACE_BEGIN
namespace system {

namespace cpp::detail {
// Allocates for thrust::device_malloc() and thrust::malloc(); temporary storage of algorithms is the host's.
template <typename Policy>
void* malloc(execution_policy<Policy>&, std::size_t bytes) {
  void* at = nullptr;
  return cudaMalloc(&at, bytes) == cudaSuccess ? at : nullptr;
}
template <typename Policy, typename Pointer>
void free(execution_policy<Policy>&, Pointer at) {
  cudaFree(thrust::raw_pointer_cast(at));
}
template <typename T, typename Policy>
thrust::pair<T*, std::ptrdiff_t> get_temporary_buffer(execution_policy<Policy>&, std::ptrdiff_t count) {
  T* const at = static_cast<T*>(std::malloc(static_cast<std::size_t>(count) * sizeof(T)));
  return {at, at != nullptr ? count : 0};
}
template <typename Policy, typename Pointer>
void return_temporary_buffer(execution_policy<Policy>&, Pointer at, std::ptrdiff_t) {
  std::free(thrust::raw_pointer_cast(at));
}
}  // namespace cpp::detail

namespace cuda {
struct Policy : cpp::detail::par_t {
  const cpp::detail::par_t& on(cudaStream_t) const { return *this; }
};
inline const Policy par;
inline const Policy par_nosync;
}  // namespace cuda

class CudaCategory final : public error_category {
 public:
  const char* name() const override { return "cuda"; }
  std::string message(int code) const override {
    const auto error = static_cast<cudaError_t>(code);
    return std::string(cudaGetErrorName(error)) + ": " + cudaGetErrorString(error);
  }
};
inline const error_category& cuda_category() {
  static const CudaCategory category;
  return category;
}

}  // namespace system
using thrust::system::cuda_category;
namespace cuda {
using thrust::system::cuda::par;
using thrust::system::cuda::par_nosync;
}  // namespace cuda
THRUST_NAMESPACE_END

namespace warpbench::program {

template <typename Policy>
PointersOf pointersOf(const Policy& policy) {
  using Given = thrust::detail::execution_policy_base<thrust::system::cpp::detail::par_t>;  // same for both sides
  if constexpr (std::is_same_v<Policy, Given>)
    return &policy == &static_cast<const Given&>(thrust::host) ? PointersOf::Host : PointersOf::Device;
  else
    return std::is_base_of_v<thrust::detail::execution_policy_base<thrust::system::cpp::tag>, Policy> ||
                   std::is_base_of_v<thrust::detail::execution_policy_base<thrust::detail::seq_t>, Policy>
               ? PointersOf::Host
               : PointersOf::Device;
}

inline void throwAsThrust(cudaError_t error) { throw thrust::system_error(error, thrust::cuda_category()); }

}  // namespace warpbench::program
