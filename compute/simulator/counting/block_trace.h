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
  std::string name;  ///< as in the kernel's parameter list, or "shared array mTile of kernels/matmul/matmul.cuh:83"
  simulator::MemorySpace space = simulator::MemorySpace::Global;
  std::int64_t bytes = 0;
  ArrayShape shape = {};  ///< as far as the family or the kernel says
  bool operator==(const TracedMemory&) const = default;
};

/// One step of a block: a memory instruction of one of its warps, or a barrier that all of its threads have reached.
/// Where an instruction's lanes are in several arrays of global memory, each array has a step of its own: the first one
/// has the request.
struct TraceStep {
  bool barrier = false;
  SourceLine where;
  int column = 0;           ///< of an access: where in the line it stands, counted from 1; 0: not known
  std::uint64_t place = 0;  ///< of an access, in the kernel's code: tells those of one line apart
  int warp = 0;
  simulator::AccessKind kind = simulator::AccessKind::GlobalLoad;
  int bytesPerLane = 0;
  std::uint32_t active = 0;                                 ///< bit l: lane l takes part; of a barrier: warp l waits
  std::size_t memory = 0;                                   ///< index into BlockTrace::memories
  std::array<std::int64_t, simulator::kWarpSize> offset{};  ///< of active lanes, in bytes from the array's beginning
  std::array<std::uint8_t, simulator::kWarpSize> bank{};  ///< of active lanes in shared memory: that of the first word
  simulator::AccessCost cost;                             ///< as nvcc makes the access: see simulator::asCompiled
  bool operator==(const TraceStep&) const = default;

  /// The 32-byte sectors of the array that the lanes touch, counted from its beginning, in increasing order.
  std::vector<std::int64_t> sectors() const;
};

/// What the warps of one block did, in the order in which the simulator runs them: warp after warp from barrier to
/// barrier. The GPU may take turns between warps in another order.
struct BlockTrace {
  Point point;
  std::array<unsigned, 3> block{};
  std::array<unsigned, 3> grid{};
  std::array<unsigned, 3> threads{};  ///< of the block, in x, y, z
  std::vector<TracedMemory> memories;
  std::vector<TraceStep> steps;
  bool truncated = false;  ///< there were more steps than were asked for
};

}  // namespace warpbench
