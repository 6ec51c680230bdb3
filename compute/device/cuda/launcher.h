// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime_api.h>

#include <array>
#include <cstdint>
#include <optional>
#include <tuple>

#include "device/cuda/cuda_check.h"

namespace warpbench::cuda {

/// One launch: how many blocks of how many threads.
struct LaunchShape {
  dim3 grid;
  dim3 block;
  std::size_t dynamicSharedBytes = 0;
};

/// Launches kernels on a stream, asynchronously: the launcher of the `gpu` build.
class Launcher {
 public:
  explicit Launcher(cudaStream_t stream) : m_stream(stream) {}

  /// @throws DeviceError where the launch is refused.
  template <typename... Parameters, typename... Arguments>
  void launch(void (*kernel)(Parameters...), const LaunchShape& shape, const Arguments&... arguments) {
    std::tuple<Parameters...> bound(arguments...);
    std::apply(
        [&](Parameters&... parameters) {
          std::array<void*, sizeof...(Parameters)> addresses{&parameters...};
          run(reinterpret_cast<const void*>(kernel), shape, addresses.data());
        },
        bound);
  }

  /// The library's copy of `count` elements within device memory.
  template <typename T>
  void copy(const T* from, T* to, std::int64_t count) {
    check(cudaMemcpyAsync(to, from, static_cast<std::size_t>(count) * sizeof(T), cudaMemcpyDeviceToDevice, m_stream),
          "cudaMemcpyAsync");
  }

  /// Copies values to a `Constant` of a kernel file.
  template <typename Symbol, typename T>
  void setConstant(Symbol& symbol, const T* values, std::size_t count) {
    check(cudaMemcpyToSymbolAsync(reinterpret_cast<const void*>(&symbol), values, count * sizeof(T), 0,
                                  cudaMemcpyHostToDevice, m_stream),
          "cudaMemcpyToSymbolAsync");
  }

  /// What was launched last; nothing where it was a library call.
  struct Launched {
    const void* kernel = nullptr;
    LaunchShape shape;
  };
  const std::optional<Launched>& launched() const { return m_launched; }

 private:
  void run(const void* kernel, const LaunchShape& shape, void** arguments);

  cudaStream_t m_stream;
  std::optional<Launched> m_launched;
};

}  // namespace warpbench::cuda
