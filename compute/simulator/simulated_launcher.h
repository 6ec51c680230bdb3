// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "simulator/kernel_call.h"
#include "simulator/launch_shape.h"

namespace warpbench::simulator {

/// What families use to run kernels on the simulated GPU: the launcher of the `simt` build. Counting and checking are
/// two ways to run the same kernels.
class SimulatedLauncher {
 public:
  /// `multiprocessors`: number on the GPU.
  explicit SimulatedLauncher(int multiprocessors) : m_multiprocessors(multiprocessors) {}
  virtual ~SimulatedLauncher() = default;

  /// From now on, launches these kernels instead of the program's own; nullptr: none. They must outlive the launches.
  void use(const LoadedKernels* loaded) { m_loaded = loaded; }
  SimulatedLauncher(const SimulatedLauncher&) = delete;
  SimulatedLauncher& operator=(const SimulatedLauncher&) = delete;

  /// Runs the kernel. @throws DeviceError if the shape is impossible or the kernel misbehaves; Cancelled.
  template <typename... Parameters, typename... Arguments>
  void launch(void (*kernel)(Parameters...), const LaunchShape& shape, const Arguments&... arguments) {
    run(shapeOf(kernel, shape), KernelCallOf<Parameters...>(m_loaded, kernel, arguments...));
  }

  /// Like launch(), for a kernel with a race. Makes the result as wrong as possible: all threads of all blocks load
  /// before any of them stores. No thread may load what it has stored itself.
  template <typename... Parameters, typename... Arguments>
  void launchInLockstep(void (*kernel)(Parameters...), const LaunchShape& shape, const Arguments&... arguments) {
    runInLockstep(shapeOf(kernel, shape), KernelCallOf<Parameters...>(m_loaded, kernel, arguments...));
  }

  /// Like launch(), for a kernel whose blocks wait for earlier blocks. Blocks run one after the other, so that none
  /// waits and counts are reproducible. A sample consists of the first blocks.
  template <typename... Parameters, typename... Arguments>
  void launchInOrder(void (*kernel)(Parameters...), const LaunchShape& shape, const Arguments&... arguments) {
    runInOrder(shapeOf(kernel, shape), KernelCallOf<Parameters...>(m_loaded, kernel, arguments...));
  }

  /// Like launch(), but runs every block, counted or not, because other launches need all results.
  template <typename... Parameters, typename... Arguments>
  void launchWhole(void (*kernel)(Parameters...), const LaunchShape& shape, const Arguments&... arguments) {
    runWhole(shape, KernelCallOf<Parameters...>(kernel, arguments...));
  }

  /// Like launch(), for a kernel that only prepares data for another one.
  template <typename... Parameters, typename... Arguments>
  void launchPreparation(void (*kernel)(Parameters...), const LaunchShape& shape, const Arguments&... arguments) {
    runPreparation(shape, KernelCallOf<Parameters...>(kernel, arguments...));
  }

  /// Sets `count` elements before a kernel runs, as cudaMemset does.
  template <typename T>
  void fill(T* at, std::int64_t count, T value) {
    std::fill_n(at, count, value);
    filled(std::as_writable_bytes(std::span(at, static_cast<std::size_t>(count))));
  }

  /// Copies values to the first elements of a `__constant__` array of a kernel file.
  template <typename T, std::size_t size>
  void setConstant(T (&symbol)[size], const T* values, std::size_t count) {
    void* const loaded = m_loaded ? m_loaded->of(symbol) : nullptr;
    T* const at = loaded ? static_cast<T*>(loaded) : symbol;
    std::copy_n(values, count, at);
    constantSet(std::as_writable_bytes(std::span(at, size)), count * sizeof(T));
  }

  /// Memory that persists between launches, one piece per name, initially with arbitrary content.
  template <typename T>
  T* workspace(const std::string& name, std::int64_t count) {
    return static_cast<T*>(workspaceBytes(name, static_cast<std::size_t>(count) * sizeof(T), sizeof(T)));
  }

  /// The distance in bytes between rows of a pitched allocation. cudaMallocPitch uses multiples of 512 bytes on the
  /// GPUs of the profiles.
  std::size_t rowPitch(std::size_t rowBytes) const { return (rowBytes + 511) / 512 * 512; }

  /// `Map`: the CUtensorMap of cuda/cuda.h, which is incompatible with the driver's.
  template <typename Map>
  void setTensorMap(Map& map, const void* matrix, int rows, int columns, int boxRows, int boxColumns,
                    int matrices = 0) const {
    map = {matrix, {rows, columns}, {boxRows, boxColumns}, matrices};
  }

  /// The number of clusters that run at a time, if each block fills a multiprocessor.
  int residentClusters(const void*, int blocks, int, int) const { return m_multiprocessors / blocks; }

  /// The number of multiprocessors of the simulated GPU.
  int multiprocessors() const { return m_multiprocessors; }

 protected:
  virtual void run(const LaunchShape& shape, const KernelCall& kernel) = 0;
  virtual void runInLockstep(const LaunchShape& shape, const KernelCall& kernel) { run(shape, kernel); }
  virtual void runInOrder(const LaunchShape& shape, const KernelCall& kernel) { run(shape, kernel); }
  virtual void runWhole(const LaunchShape& shape, const KernelCall& kernel) { run(shape, kernel); }
  virtual void runPreparation(const LaunchShape& shape, const KernelCall& kernel) { runWhole(shape, kernel); }
  virtual void filled(std::span<std::byte> bytes) = 0;
  /// The first `bytesSet` bytes of an array in constant memory now have values.
  virtual void constantSet(std::span<std::byte> array, std::size_t bytesSet) = 0;
  virtual void* workspaceBytes(const std::string& name, std::size_t bytes, std::size_t elementBytes) = 0;

 private:
  template <typename... Parameters>
  LaunchShape shapeOf(void (*kernel)(Parameters...), const LaunchShape& shape) const {
    return m_loaded ? m_loaded->shapeOf(reinterpret_cast<const void*>(kernel), shape) : shape;
  }

  const LoadedKernels* m_loaded = nullptr;
  int m_multiprocessors;
};

}  // namespace warpbench::simulator
