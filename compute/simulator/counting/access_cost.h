// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "results/values/access_kind.h"

/// The cost of one memory instruction of one warp. Each rule is exact for 1,371 single-warp accesses that Nsight
/// Compute counted on an H200 (tests/compute/h200-access-costs.csv).
namespace warpbench::simulator {

/// One memory instruction of one warp.
struct WarpAccess {
  AccessKind kind = AccessKind::GlobalLoad;
  int bytesPerLane = 4;                            ///< 1, 2, 4, 8 or 16; every address is a multiple of it
  std::uint32_t active = 0;                        ///< bit l: lane l takes part; at least one does
  std::array<std::uint64_t, kWarpSize> address{};  ///< in bytes, of active lanes; for local memory, the lane's own
  std::uint64_t place = 0;                         ///< in the kernel's code: see debug_info.h
  bool returns = false;                            ///< an atomic whose result is used
  bool combines = false;                           ///< an atomic that one lane can perform for others: see asCompiled()
  bool scattered = false;                          ///< an atomic whose address depends on the lane according to nvcc
  bool addsOne = false;                            ///< an atomic that adds the constant 1 to a 32-bit integer
};

struct AccessCost {
  int requests = 1;
  int units = 0;  ///< sectors of 32 bytes for global and local memory, wavefronts for shared memory, distinct words for
                  ///< constant
  int ideal = 0;  ///< wavefronts of the same lanes without bank conflicts; for sectors, equal to `units`
  bool operator==(const AccessCost&) const = default;
};

/// The distinct 32-byte sectors (address / 32) that the active lanes access, in no particular order.
class SectorSet {
 public:
  explicit SectorSet(const WarpAccess& access);
  std::span<const std::uint64_t> sectors() const { return {m_sectors.data(), static_cast<std::size_t>(m_count)}; }

 private:
  void add(std::uint64_t sector);

  std::array<std::uint64_t, std::size_t{2} * kWarpSize> m_sectors;
  int m_count = 0;
  std::uint64_t m_largest = 0;
};

/// The access as nvcc compiles it. An integer atomic with one address for all lanes becomes a vote and a population
/// count (for a constant) or a REDUX (for a value), and one lane acts for all. Floating-point and 64-bit atomics stay
/// unchanged. nvcc does this if it can prove that all lanes use the same address; here the lanes' actual addresses
/// decide.
WarpAccess asCompiled(const WarpAccess& access);

/// The lanes that shared memory serves together, in order. A wide access is served in parts.
struct ServedParts {
  int count = 1;
  std::array<std::uint32_t, 4> lanes{};  ///< masks of `count` parts, active lanes only
};
ServedParts servedParts(const WarpAccess& access);

/// How often an atomic accesses a sector: the most lanes with one address in it.
int atomicTurns(const WarpAccess& access, std::uint64_t sector);
/// Sectors or wavefronts of one access. `sectors` is the set of the same access; only global kinds use it.
AccessCost globalCost(const WarpAccess& access, const SectorSet& sectors);
AccessCost sharedCost(const WarpAccess& access);
/// The passes of a global request through L1, which stores data in the banks of shared memory: the larger of two
/// numbers. A pass looks up one 128-byte line in each of four sets (NVIDIA's developer forum, thread 273699: "the L1TEX
/// tag stage can resolve 4 sets x 4 sectors per cycle"), and moves as much data as a wavefront of shared memory.
int globalWavefronts(const WarpAccess& access, const SectorSet& sectors);
/// Local memory is interleaved: the lanes' first 4-byte words are adjacent, followed by their second words, and so on
/// (CUDA C++ Programming Guide, "Local Memory"). A word that all lanes access takes 4 sectors.
AccessCost localCost(const WarpAccess& access);

/// One of the above, depending on the kind.
AccessCost costOf(const WarpAccess& access);

}  // namespace warpbench::simulator
