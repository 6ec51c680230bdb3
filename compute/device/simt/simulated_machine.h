// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>

namespace warpbench::simulator {

/// What launches ask of the GPU that is simulated, whatever the simulator looks at.
class SimulatedMachine {
 public:
  /// `multiprocessors`: as many as the GPU has.
  explicit SimulatedMachine(int multiprocessors) : m_multiprocessors(multiprocessors) {}

  /// Bytes from one row of a pitched allocation to the next: cudaMallocPitch gives multiples of 512 bytes on the GPUs
  /// that the profiles describe.
  std::size_t rowPitch(std::size_t rowBytes) const { return (rowBytes + 511) / 512 * 512; }

  /// Of the GPU that is simulated.
  int multiprocessors() const { return m_multiprocessors; }

  /// Copies values to a `Constant` of a kernel file.
  template <typename Symbol, typename T>
  void setConstant(Symbol& symbol, const T* values, std::size_t count) {
    std::copy_n(values, count, symbol.hostAddress());
  }

 private:
  int m_multiprocessors;
};

}  // namespace warpbench::simulator
