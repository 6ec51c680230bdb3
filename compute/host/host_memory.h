// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "catalogue/problem.h"

namespace warpbench::cpu {

/// Copies of a problem's arrays in the host's memory, one after the other, each aligned as cudaMalloc aligns (256
/// bytes; CUDA C++ Programming Guide, "Device Memory Accesses").
class HostMemory {
 public:
  /// @throws DeviceError naming what is needed and what there is, where the machine's free memory is less.
  explicit HostMemory(const Problem& problem);
  ~HostMemory();
  HostMemory(const HostMemory&) = delete;
  HostMemory& operator=(const HostMemory&) = delete;

  /// Inputs as they were, outputs poisoned.
  void reset();

  /// For launches of which only some blocks may run: Array::neutral wherever there is one.
  void neutralise();

  Arguments arguments(const Parameters& parameters) const { return {m_buffers, parameters}; }
  /// The arrays that kernels write.
  std::vector<std::span<const std::byte>> written() const;

  std::span<std::byte> writable() { return {static_cast<std::byte*>(m_base), m_bytes}; }
  /// Where each array begins.
  std::vector<const std::byte*> begins() const;
  const void* base() const { return m_base; }
  std::size_t bytes() const { return m_bytes; }

 private:
  const Problem& m_problem;
  std::size_t m_bytes = 0;
  void* m_base = nullptr;
  std::vector<Arguments::Buffer> m_buffers;
};

}  // namespace warpbench::cpu
