// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "catalogue/problem.h"
#include "results/values/finding.h"
#include "results/values/point.h"
#include "simulator/counting/access_cost.h"

namespace warpbench {

/// An array that a traced block accesses.
struct TracedMemory {
  std::string name;  ///< from the kernel's parameter list, or "shared array mTile of kernels/matmul/matmul.cuh:83"
  simulator::MemorySpace space = simulator::MemorySpace::Global;
  std::int64_t bytes = 0;
  ArrayShape shape = {};  ///< as far as the family or kernel defines it
  bool operator==(const TracedMemory&) const = default;
};

/// One step of a block: a memory instruction of one warp, or a barrier that all threads have reached. If the lanes of
/// an instruction access several arrays in global memory, each array gets a step, and the first one has the request.
struct TraceStep {
  bool barrier = false;
  SourceLine where;
  int column = 0;           ///< of an access, counted from 1; 0: unknown
  std::uint64_t place = 0;  ///< address of an access in the kernel's code; distinguishes accesses on one line
  int warp = 0;
  simulator::AccessKind kind = simulator::AccessKind::GlobalLoad;
  int bytesPerLane = 0;
  std::uint32_t active = 0;                                 ///< bit l: lane l takes part; for a barrier: warp l waits
  std::size_t memory = 0;                                   ///< index into BlockTrace::memories
  std::array<std::int64_t, simulator::kWarpSize> offset{};  ///< of active lanes, in bytes from the array's start
  std::array<std::uint8_t, simulator::kWarpSize> bank{};  ///< of active lanes in shared memory: that of the first word
  simulator::AccessCost cost;                             ///< as nvcc compiles the access: see simulator::asCompiled
  bool operator==(const TraceStep&) const = default;

  /// The array's 32-byte sectors that the lanes access, counted from its start, ascending.
  std::vector<std::int64_t> sectors() const;
};

/// The steps of one block's warps in the order of simulation: one warp after the other between barriers. A GPU may
/// interleave warps differently.
struct BlockTrace {
  Point point;
  std::array<unsigned, 3> block{};
  std::array<unsigned, 3> grid{};
  std::array<unsigned, 3> threads{};  ///< of the block, in x, y, z
  std::vector<TracedMemory> memories;
  std::vector<TraceStep> steps;
  bool truncated = false;  ///< there were more steps than requested
};

}  // namespace warpbench
