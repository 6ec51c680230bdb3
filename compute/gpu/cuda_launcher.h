// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>
#include <cuda_runtime_api.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/text/message.h"
#include "gpu/cuda_check.h"
#include "gpu/driver_module.h"
#include "gpu/libraries/cub_counting.h"
#include "gpu/libraries/cub_reduction.h"
#include "gpu/libraries/cub_sorting.h"
#include "gpu/libraries/cublas.h"
#include "gpu/timing/host_transfer.h"

namespace warpbench::cuda {

/// The libraries that variants are compared with, on one device. Each is set up on first use.
class Libraries {
 public:
  CuBlas& blas() {
    if (!m_blas) m_blas = std::make_unique<CuBlas>();
    return *m_blas;
  }
  CubReduction& reduction() { return m_reduction; }
  CubScan& scan() { return m_scan; }
  CubHistogram& histogram() { return m_histogram; }
  CubSort& sort() { return m_sort; }

 private:
  std::unique_ptr<CuBlas> m_blas;
  CubReduction m_reduction;
  CubScan m_scan;
  CubHistogram m_histogram;
  CubSort m_sort;
};

/// The part of a variant's launch that a call executes. Fills do not count as kernel time. They run before the rest of
/// the launch, so a variant must not fill anything after its first kernel.
enum class Part { All, OnlyFills, WithoutFills };

/// Launches kernels on a stream, asynchronously: the launcher of the `gpu` build.
class CudaLauncher {
 public:
  CudaLauncher(cudaStream_t stream, Libraries& libraries) : m_stream(stream), m_libraries(libraries) {}

  /// Selects the part that launches execute from now on.
  void only(Part part) { m_part = part; }

  /// From now on, launches these kernels instead of the program's own; nullptr: none. The module must outlive the
  /// launches.
  void use(DriverModule* loaded) { m_loaded = loaded; }
  DriverModule* loaded() const { return m_loaded; }

  /// @throws DeviceError if the launch is refused.
  template <typename... Parameters, typename... Arguments>
  void launch(void (*kernel)(Parameters...), const CudaLaunchShape& shape, const Arguments&... arguments) {
    launchPreparation(kernel, shape, arguments...);
    note(reinterpret_cast<const void*>(kernel), shape);
  }

  /// Launches a kernel that only prepares data for another one, so `launched` skips it.
  template <typename... Parameters, typename... Arguments>
  void launchPreparation(void (*kernel)(Parameters...), const CudaLaunchShape& shape, const Arguments&... arguments) {
    if (m_part == Part::OnlyFills) return;
    std::tuple<Parameters...> bound(arguments...);
    std::apply(
        [&](Parameters&... parameters) {
          std::array<void*, sizeof...(Parameters)> addresses{&parameters...};
          run(reinterpret_cast<const void*>(kernel), shape, addresses.data());
        },
        bound);
  }

  /// Like launch(): a GPU runs every block.
  template <typename... Parameters, typename... Arguments>
  void launchWhole(void (*kernel)(Parameters...), const CudaLaunchShape& shape, const Arguments&... arguments) {
    launch(kernel, shape, arguments...);
  }

  /// Like launch(): a GPU starts blocks in order.
  template <typename... Parameters, typename... Arguments>
  void launchInOrder(void (*kernel)(Parameters...), const CudaLaunchShape& shape, const Arguments&... arguments) {
    launch(kernel, shape, arguments...);
  }

  /// Like launch(): threads of a GPU race without help.
  template <typename... Parameters, typename... Arguments>
  void launchInLockstep(void (*kernel)(Parameters...), const CudaLaunchShape& shape, const Arguments&... arguments) {
    launch(kernel, shape, arguments...);
  }

  /// Sets `count` elements before the launch's first kernel runs; see Part.
  template <typename T>
  void fill(T* at, std::int64_t count, T value);

  /// Device memory for `count` elements that persists between launches, one piece per name. The first launch, which is
  /// not timed, allocates it.
  /// @throws DeviceError if memory is short.
  template <typename T>
  T* workspace(const std::string& name, std::int64_t count) {
    const std::size_t bytes = static_cast<std::size_t>(count) * sizeof(T);
    DeviceBuffer& buffer = m_workspaces[name];
    if (buffer.bytes() < bytes) buffer = DeviceBuffer(bytes);
    return static_cast<T*>(buffer.data());
  }

  /// Describes a matrix in device memory to the copy engine of compute capability 9.0. The matrix has `rows` rows of
  /// `columns` elements, which have 2, 4 or 8 bytes; a row is a multiple of 16 bytes. The engine fetches and stores
  /// boxes of `boxRows` x `boxColumns` elements, and permutes the 16-byte pieces of a box's 128-byte rows (CUDA Driver
  /// API, "Tensor Map Object Management"). `matrices`: number of consecutive matrices, each of which contains whole
  /// boxes; 0: a single matrix, which kernels do not index.
  /// @throws DeviceError if the driver refuses, or is too old for tensor maps.
  template <typename T>
  void setTensorMap(CUtensorMap& map, const T* matrix, int rows, int columns, int boxRows, int boxColumns,
                    int matrices = 0) const {
    encodeTensorMap(map, matrix, sizeof(T), rows, columns, boxRows, boxColumns, matrices);
  }

  /// The number of clusters of `blocks` such blocks that can be resident on the current device.
  int residentClusters(const void* kernel, int blocks, int threads, int sharedBytes) const;

  /// The distance in bytes between rows of a cudaMallocPitch allocation.
  std::size_t rowPitch(std::size_t rowBytes);

  /// The number of multiprocessors of the current device.
  int multiprocessors();

  /// cuBLAS's product p = m n in fp32 or fp64, never in TF32; all matrices are row-major.
  /// @throws DeviceError without cuBLAS.
  template <typename T>
  void multiply(const T* m, const T* n, T* p, int rows, int inner, int columns) {
    if (m_part != Part::OnlyFills) m_libraries.blas().multiply(m_stream, m, n, p, rows, inner, columns);
  }

  /// The same for fp32 as TF32, on tensor cores. @throws DeviceError without cuBLAS.
  void multiplyAsTf32(const float* m, const float* n, float* p, int rows, int inner, int columns) {
    if (m_part != Part::OnlyFills) m_libraries.blas().multiplyAsTf32(m_stream, m, n, p, rows, inner, columns);
  }

  /// cuBLAS's dot product of fp32 or fp64 vectors. @throws DeviceError without cuBLAS.
  template <typename T>
  void dot(const T* x, const T* y, T* result, int elements) {
    if (m_part != Part::OnlyFills) m_libraries.blas().dot(m_stream, x, y, result, elements);
  }

  /// CUB's reduction for fp32, fp64 or int32.
  template <typename T>
  void reduce(const T* in, T* out, std::int64_t elements, ReduceOperation operation) {
    if (m_part != Part::OnlyFills) m_libraries.reduction().run(m_stream, in, out, elements, operation);
  }

  /// CUB's inclusive sums for fp32 or int32.
  template <typename T>
  void scan(const T* in, T* out, std::int64_t elements) {
    if (m_part != Part::OnlyFills) m_libraries.scan().run(m_stream, in, out, elements);
  }

  /// CUB's histogram of bytes.
  void histogram(const unsigned char* in, int* counts, int bins, std::int64_t elements) {
    if (m_part != Part::OnlyFills) m_libraries.histogram().run(m_stream, in, counts, bins, elements);
  }

  /// CUB's radix sort.
  void sort(const std::uint32_t* in, std::uint32_t* out, std::int64_t elements) {
    if (m_part != Part::OnlyFills) m_libraries.sort().run(m_stream, in, out, elements);
  }

  /// The CUDA runtime's copy of `count` elements within device memory.
  template <typename T>
  void copy(const T* from, T* to, std::int64_t count) {
    if (m_part == Part::OnlyFills) return;
    check(cudaMemcpyAsync(to, from, static_cast<std::size_t>(count) * sizeof(T), cudaMemcpyDeviceToDevice, m_stream),
          "cudaMemcpyAsync");
  }

  /// Copies `count` elements from host memory to `to`. The host memory holds a copy of `content`, which is in device
  /// memory.
  template <typename T>
  void copyToDevice(const T* content, T* to, std::int64_t count, HostPages pages) {
    if (m_part == Part::OnlyFills) return;
    m_transfer.toDevice(m_stream, content, to, static_cast<std::size_t>(count) * sizeof(T), pages);
  }

  /// Copies `count` elements to host memory. deliver() then copies them to `answer`, where they are verified.
  template <typename T>
  void copyToHost(const T* from, T* answer, std::int64_t count, HostPages pages) {
    if (m_part == Part::OnlyFills) return;
    m_transfer.toHost(m_stream, from, answer, static_cast<std::size_t>(count) * sizeof(T), pages);
  }

  /// Call after a launch, outside its time: see HostTransfer::deliver.
  void deliver() { m_transfer.deliver(m_stream); }

  /// True if the launch is known to wait for earlier work, so that the stream must not be held.
  bool waitsForStream() const { return m_transfer.waitsForStream(); }

  /// Copies values to a `Constant` of a kernel file if they have changed. The copy does not count as kernel time.
  template <typename Symbol, typename T>
  void setConstant(Symbol& symbol, const T* values, std::size_t count) {
    const auto* const bytes = reinterpret_cast<const std::byte*>(values);
    std::vector<std::byte>& known = m_constants[&symbol];
    if (std::ranges::equal(known, std::span(bytes, count * sizeof(T)))) return;
    known.assign(bytes, bytes + count * sizeof(T));
    if (void* const own = m_loaded ? m_loaded->constant(&symbol) : nullptr)
      return check(cudaMemcpyAsync(own, values, count * sizeof(T), cudaMemcpyHostToDevice, m_stream),
                   "cudaMemcpyAsync");
    check(cudaMemcpyToSymbolAsync(reinterpret_cast<const void*>(&symbol), values, count * sizeof(T), 0,
                                  cudaMemcpyHostToDevice, m_stream),
          "cudaMemcpyToSymbolAsync");
  }

  /// The launch with the most threads; nothing if there were only library calls.
  struct Launched {
    const void* kernel = nullptr;
    CudaLaunchShape shape;
  };
  const std::optional<Launched>& launched() const { return m_launched; }

  /// From now on, each kernel of a family runs between cudaProfilerStart and cudaProfilerStop, after a call of
  /// `onKernel`. Fills and library calls stay outside.
  void profile(std::function<void(const void* kernel, const CudaLaunchShape&)> onKernel) {
    m_onProfiled = std::move(onKernel);
  }

 private:
  static void encodeTensorMap(CUtensorMap& map, const void* matrix, int elementBytes, int rows, int columns,
                              int boxRows, int boxColumns, int matrices);
  void run(const void* kernel, const CudaLaunchShape& ofCatalogue, void** arguments);
  void note(const void* kernel, const CudaLaunchShape& ofCatalogue);

  cudaStream_t m_stream;
  DriverModule* m_loaded = nullptr;
  Part m_part = Part::All;
  Libraries& m_libraries;
  std::map<const void*, std::vector<std::byte>> m_constants;
  std::map<std::size_t, std::size_t> m_pitches;
  std::map<std::string, DeviceBuffer> m_workspaces;
  HostTransfer m_transfer;
  int m_multiprocessors = 0;
  std::optional<Launched> m_launched;
  std::function<void(const void*, const CudaLaunchShape&)> m_onProfiled;
};

#if defined(__CUDACC__)
template <typename T>
__global__ void fillElements(T* at, std::int64_t count, T value) {
  const std::int64_t i = std::int64_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < count) at[i] = value;
}

template <typename T>
void CudaLauncher::fill(T* at, std::int64_t count, T value) {
  if (m_part == Part::WithoutFills) return;
  constexpr int kThreads = 256;
  fillElements<<<static_cast<unsigned>((count + kThreads - 1) / kThreads), kThreads, 0, m_stream>>>(at, count, value);
  check(cudaGetLastError(), "fillElements");
}
#endif

}  // namespace warpbench::cuda
