// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <new>

#include "compute/cuda/cuda_language_kernels.h"
#include "device/simt/block_runner.h"

/// How tests of the language launch kernels, and the memory that they give them.
namespace cuda_language {

/// All blocks, one after the other, traced.
inline const Launch launch = [](const Shape& shape, const std::function<void()>& thread) {
  using namespace warpbench::simulator;
  static BlockRunner runner(96 * 1024);
  const KernelCallOf<const std::function<void()>*> kernel(+[](const std::function<void()>* each) { (*each)(); }, &thread);
  const LaunchShape all{dim3(shape.blocks), dim3(shape.threads), shape.sharedBytes};
  SectorMap nowhere(nullptr, 0);
  Traffic traffic(&nowhere);
  for (std::int64_t block = 0; block < all.blocks(); ++block)
    runner.run(all, all.blockAt(block), kernel, {.traffic = &traffic});
};

/// An array as a device has it: aligned to 256 bytes.
template <typename T>
class Buffer {
 public:
  explicit Buffer(std::size_t count, T value = T()) : m_values(new (std::align_val_t(256)) T[count]), m_count(count) {
    std::fill_n(m_values, count, value);
  }
  ~Buffer() { operator delete[](m_values, std::align_val_t(256)); }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  T& operator[](std::size_t i) { return m_values[i]; }
  T* data() { return m_values; }
  std::size_t size() const { return m_count; }

 private:
  T* m_values;
  std::size_t m_count;
};

}  // namespace cuda_language
