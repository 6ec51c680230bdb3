// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "catalogue/problem.h"

namespace warpbench::cpu {

/// Copies of a problem's arrays in one block of host memory, each aligned as by cudaMalloc (256 bytes; CUDA C++
/// Programming Guide, "Device Memory Accesses").
class HostMemory {
 public:
  /// @throws DeviceError with needed and free memory if the machine has too little.
  explicit HostMemory(const Problem& problem);
  ~HostMemory();
  HostMemory(const HostMemory&) = delete;
  HostMemory& operator=(const HostMemory&) = delete;

  /// Restores inputs and poisons outputs.
  void reset();

  /// For sampled launches: fills arrays with Array::neutral if they have it.
  void neutralise();

  Arguments arguments(const Parameters& parameters) const { return {m_buffers, parameters}; }
  std::vector<std::span<const std::byte>> written() const;

  std::span<std::byte> writable() { return {static_cast<std::byte*>(m_base), m_bytes}; }
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
