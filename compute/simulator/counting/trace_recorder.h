// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "catalogue/kernel_source.h"
#include "simulator/block/block_observer.h"
#include "simulator/checking/checker.h"
#include "simulator/counting/block_trace.h"

namespace warpbench::simulator {

/// Records one block's steps. Among several launches, records the one with the most threads that runs `kernel`, if
/// given; among equals, the one in which the block does most.
class TraceRecorder final : public BlockObserver {
 public:
  /// `checker` knows the arrays and receives events before this object.
  TraceRecorder(Checker& checker, std::optional<KernelSource> kernel, std::array<unsigned, 3> block,
                std::size_t maxSteps)
      : m_checker(checker), m_kernel(kernel), m_block(block), m_maxSteps(maxSteps) {}

  void blockBegins(const uint3& block, const dim3& grid, const dim3& threads, std::size_t dynamicSharedBytes,
                   const MemorySpaces& spaces) override;
  void blockBarrier(std::span<const ThreadAtBarrier> threads) override;
  void access(int warp, const WarpAccess& access) override;

  /// Whether a launch had the block.
  bool found() const { return m_found; }
  BlockTrace take();

 private:
  void keepTheBetter();
  ShadowArray* arrayOf(const WarpAccess& access, int lane) const;
  /// An access to global memory whose lanes use several arrays becomes one step per array; `first` has the request.
  void addPart(int warp, const WarpAccess& access, const ShadowArray* array, bool first);
  void add(TraceStep step);
  std::size_t memoryOf(AccessKind kind, const ShadowArray* array);
  std::uint64_t constantsAt(std::uint64_t address);

  Checker& m_checker;
  std::optional<KernelSource> m_kernel;
  std::array<unsigned, 3> m_block;
  std::size_t m_maxSteps;
  bool m_recording = false;
  bool m_found = false;
  std::uint64_t m_constants = 0;
  BlockTrace m_trace;  ///< of the current launch
  BlockTrace m_best;
};

}  // namespace warpbench::simulator
