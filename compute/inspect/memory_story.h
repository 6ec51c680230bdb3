// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/simulated/check.h"

namespace warpbench {

/// An array of a trace, divided into rows for drawing.
struct StoryArray {
  std::string name;  ///< source name: "m", "mTile"
  simulator::MemorySpace space = simulator::MemorySpace::Global;
  int elementBytes = 4;
  std::int64_t elements = 0;
  std::int64_t columns = 1;  ///< elements per row
  /// Rows are the kernel's own; otherwise a single row is wrapped for drawing, at the stride of its accesses if they
  /// have one.
  bool matrix = false;

  std::int64_t rows() const { return (elements + columns - 1) / columns; }
};

struct ElementId {
  std::size_t array = 0;
  std::int64_t index = 0;
  auto operator<=>(const ElementId&) const = default;
};

/// A moment of a block: what its warps do at one execution of a line between two barriers, or a barrier.
struct Moment {
  bool barrier = false;
  SourceLine where;
  int stretch = 0;                 ///< number of preceding barriers
  std::optional<int> phase;        ///< iteration, if the block's barriers are in a loop
  std::vector<std::size_t> steps;  ///< indices into BlockTrace::steps; for a barrier only its own
};

/// A lane's access to adjacent elements in one step.
struct LaneAccess {
  int warp = 0;
  int lane = 0;
  bool reads = false;
  bool writes = false;  ///< atomics read and write
  ElementId first;
  int elements = 1;
};

struct WarpAtBarrier {
  bool waits = false;     ///< false if all its threads have returned
  int requests = 0;       ///< memory instructions since the previous barrier
  std::int64_t work = 0;  ///< their cost in sectors and wavefronts
};

/// Global memory sectors of a moment, summed over all requests.
struct SectorUse {
  int requests = 0;
  std::int64_t sectors = 0;
  std::int64_t ideal = 0;      ///< if the same bytes were contiguous
  std::int64_t bytesUsed = 0;  ///< distinct bytes requested by lanes
  std::int64_t bytesFetched() const { return sectors * simulator::kSectorBytes; }
};

/// A word accessed in one bank during one pass over shared memory.
struct BankWord {
  std::int64_t word = 0;  ///< index from the array's start
  std::uint32_t lanes = 0;
};
struct BankPart {
  std::array<std::vector<BankWord>, simulator::kBanks> banks;
  int wavefronts() const;  ///< the most words in one bank
};

/// A block's trace for display: named arrays with rows, and moments instead of requests, optionally of one warp.
class MemoryStory {
 public:
  explicit MemoryStory(BlockTrace trace, std::optional<int> warp = {});

  const BlockTrace& trace() const { return m_trace; }
  std::optional<int> warp() const { return m_warp; }
  const std::vector<StoryArray>& arrays() const { return m_arrays; }
  const std::vector<Moment>& moments() const { return m_moments; }
  int stretches() const;
  int threads() const;  ///< of the block
  int warps() const;    ///< of the block

  /// In the order of the warps' steps, then lanes.
  std::vector<LaneAccess> accesses(const Moment& moment) const;
  std::vector<LaneAccess> accesses(const TraceStep& step) const;
  /// Active lanes, by warp.
  std::vector<std::uint32_t> activeLanes(const Moment& moment) const;
  std::vector<WarpAtBarrier> warpsAt(const Moment& barrier) const;
  /// For the moment's global loads, stores and atomics.
  SectorUse sectors(const Moment& moment) const;

  /// "m[0][2]", "in[5]".
  std::string nameOf(const ElementId& element) const;

 private:
  void describeArrays();
  void findMoments();
  void findPhases();

  BlockTrace m_trace;
  std::optional<int> m_warp;
  std::vector<StoryArray> m_arrays;
  std::vector<Moment> m_moments;
};

/// Divides a shared memory request by bank. Atomics follow another rule and form one part.
std::vector<BankPart> bankParts(const TraceStep& step);

/// The trimmed source line from the point's own kernel or the catalogue; empty if unknown. Valid while `point` lives.
std::string_view lineText(const SourceLine& where, const Point& point);

}  // namespace warpbench
