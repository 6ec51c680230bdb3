// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/simulated/trace.h"

namespace warpbench {

/// An array of a trace as rows of elements.
struct StoryArray {
  std::string name;  ///< as in the kernel's source: "m", "mTile"
  simulator::MemorySpace space = simulator::MemorySpace::Global;
  int elementBytes = 4;
  std::int64_t elements = 0;
  std::int64_t columns = 1;  ///< elements of a row
  bool matrix = false;       ///< its rows are the kernel's own; else it is one long row, wrapped for drawing

  std::int64_t rows() const { return (elements + columns - 1) / columns; }
};

/// An element of one of the arrays of a story.
struct ElementId {
  std::size_t array = 0;
  std::int64_t index = 0;
  auto operator<=>(const ElementId&) const = default;
};

/// One moment of a block: what its warps do at one occurrence of one line between two barriers, or such a barrier.
struct Moment {
  bool barrier = false;
  SourceLine where;
  int stretch = 0;                 ///< barriers that lie before it
  std::optional<int> phase;        ///< how often the block has been here, where its barriers are in a loop
  std::vector<std::size_t> steps;  ///< indices into BlockTrace::steps; of a barrier the barrier alone
};

/// A lane's access to some neighbouring elements, in one step.
struct LaneAccess {
  int warp = 0;
  int lane = 0;
  bool reads = false;
  bool writes = false;  ///< an atomic does both
  ElementId first;
  int elements = 1;
};

/// A warp at a barrier.
struct WarpAtBarrier {
  bool waits = false;     ///< false where all of its threads have returned
  int requests = 0;       ///< memory instructions since the barrier before
  std::int64_t work = 0;  ///< what they cost: sectors and wavefronts
};

/// Sectors of global memory in a moment: of all of its requests, each warp's by itself.
struct SectorUse {
  int requests = 0;
  std::int64_t sectors = 0;
  std::int64_t ideal = 0;      ///< sectors that the same bytes would fill side by side
  std::int64_t bytesUsed = 0;  ///< distinct bytes that lanes asked for
  std::int64_t bytesFetched() const { return sectors * simulator::kSectorBytes; }
};

/// Words that lanes reach in one bank while shared memory serves one part of a request.
struct BankWord {
  std::int64_t word = 0;  ///< counted from the array's beginning
  std::uint32_t lanes = 0;
};
struct BankPart {
  std::array<std::vector<BankWord>, simulator::kBanks> banks;
  int wavefronts() const;  ///< the most words in one bank
};

/// What the warps of one block did, told for people: arrays with rows and names, and moments in place of requests.
/// A warp can be told of alone.
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

  /// In the order of warps' steps and of lanes.
  std::vector<LaneAccess> accesses(const Moment& moment) const;
  std::vector<LaneAccess> accesses(const TraceStep& step) const;
  /// By warp: the lanes that take part.
  std::vector<std::uint32_t> activeLanes(const Moment& moment) const;
  std::vector<WarpAtBarrier> warpsAt(const Moment& barrier) const;
  /// Of the moment's loads and stores of global memory, atomics included.
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

/// How a request of shared memory falls into banks. Atomics, whose rule is another, come as one part.
std::vector<BankPart> bankParts(const TraceStep& step);

/// The text of a line of the kernels' source, the point's own or the catalogue's, without the space around it; empty
/// where it is not known. It is valid as long as the point is.
std::string_view lineText(const SourceLine& where, const Point& point);

}  // namespace warpbench
