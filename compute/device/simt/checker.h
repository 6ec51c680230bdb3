// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <source_location>
#include <span>
#include <unordered_map>
#include <vector>

#include "device/simt/access_cost.h"
#include "device/simt/block_observer.h"
#include "device/simt/block_runner.h"
#include "device/simt/shadow_memory.h"
#include "finding.h"

namespace warpbench::simulator {

/// Looks at every access of a kernel and remembers what threads did, to tell which accesses no barrier orders. Blocks
/// run one after the other, lanes one after the other between barriers; what is found does not depend on that order,
/// but where the kernel's own path does.
///
/// Two accesses are ordered where the same thread makes them, where a barrier of the block lies between them, where
/// both threads waited at one barrier of their warp in between (told by vector clocks of its lanes), or where a block
/// publishes what it wrote with a fence and an atomic, and another one has seen that by an atomic on the same address.
class Checker final : public BlockObserver {
 public:
  /// `runner` runs the blocks: its lanes' stacks are their own.
  Checker(CheckedMemory& memory, const BlockRunner& runner) : m_memory(memory), m_runner(runner) {}

  /// What came before is ordered before it.
  void startLaunch();

  /// The running thread accesses memory at t_where. @returns where it may: elsewhere, if it is out of bounds.
  void* access(AccessKind kind, const void* address, std::size_t bytes);
  void fence();

  void blockBegins(const uint3& block, const dim3& grid, const dim3& threads) override;
  void sharedArray(std::byte* data, std::size_t bytes, const std::source_location& where) override;
  void dynamicSharedMemory(std::byte* data, std::size_t bytes) override;
  /// What the kernel takes the shared array at `data` for.
  void shapeShared(const void* data, const ArrayShape& shape);
  void blockBarrier(std::span<const ThreadAtBarrier> threads) override;
  void warpBarrier(int warp, std::uint32_t lanes, std::span<const std::uint32_t> masks) override;
  void stuck(int thread, const std::source_location& where) override;
  void neverEnds(int thread) override;

  /// The host has set the first bytes of an array in constant memory.
  void constantArray(std::byte* data, std::size_t bytes, std::size_t bytesSet);

  /// Of a wrong result: what no thread wrote or read of the problem's arrays and of constant memory, and what threads
  /// stored for others, in shared or scratch memory, and nobody read.
  void lookForWhatIsMissing(const Problem& problem);

  const std::vector<Finding>& findings() const { return m_findings; }

  /// The array that an access is to, or the closest; nullptr where there is none.
  ShadowArray* arrayOf(AccessKind kind, const std::byte* at);

  /// The number of a source line; 0 is none.
  std::uint32_t siteOf(const std::source_location& where);
  SourceLine lineOf(std::uint32_t site) const;
  /// Where in its line, counted from 1; 0: not known.
  int columnOf(std::uint32_t site) const;
  static SourceLine lineOf(const std::source_location& where);

 private:
  struct Thread {
    std::array<std::uint32_t, kWarpSize> clocks{};  ///< of the lanes of its warp, as far as it has waited for them
    bool fenced = false;                            ///< it has written nothing since its last fence
    std::source_location last;                      ///< access or barrier of the block
  };
  /// Blocks that published what they wrote, by an atomic on one address: when, and up to which epoch.
  struct Publication {
    std::size_t turn;
    std::uint32_t epoch;
  };
  using Publications = std::unordered_map<std::uint32_t, Publication>;

  bool ordered(const PastAccess& past) const;
  void checkRaces(ShadowArray& array, const std::byte* at, std::size_t bytes, AccessKind kind);
  void publish(const void* address);
  PastAccess now(bool atomic) const;
  ThreadId idOf(std::uint32_t block, std::uint32_t thread) const;
  Finding findingHere(Finding::Kind kind, AccessKind access, const ShadowArray* array, const std::byte* at,
                      std::size_t bytes) const;
  void add(Finding finding);
  static void addTo(std::vector<Finding>& findings, Finding finding);
  void addMissing(Finding::Kind kind, const ShadowArray& array, bool (*isMissing)(const ShadowCell& cell));
  /// Keeps, for a result that turns out wrong, which stores to an array nobody has read.
  void collectUnread(const ShadowArray& array);
  Finding findingAt(Finding::Kind kind, const ShadowArray& array, const ShadowCell& cell) const;

  CheckedMemory& m_memory;
  const BlockRunner& m_runner;
  std::deque<ShadowArray> m_shared;
  std::deque<ShadowArray> m_constants;
  std::vector<Finding> m_findings;
  std::vector<Finding> m_unread;
  std::uint32_t m_launch = 0;
  std::uint32_t m_block = 0;
  std::uint32_t m_epoch = 0;
  dim3 m_grid{};
  dim3 m_blockSize{};
  std::vector<Thread> m_threads;
  std::unordered_map<const void*, Publications> m_publications;
  std::map<const void*, std::size_t> m_seen;  ///< how many of an address's publications the running block has seen
  std::array<std::byte, 16> m_elsewhere{};
  std::unordered_map<const void*, std::uint32_t> m_sites;
  std::vector<std::source_location> m_siteLocations;
};

/// The checker of the launch that runs on this operating-system thread.
extern constinit thread_local Checker* t_checker;
/// The line of the access that comes next.
extern thread_local std::source_location t_where;

// Called by the views of kernels that are built for checking.

/// Leaves an event that knows its line, and checks the access. @returns where it may take place.
void* checkedAccess(AccessKind kind, const void* address, std::size_t bytes) noexcept;
void checkedFence() noexcept;
void checkedShape(const void* data, const ArrayShape& shape) noexcept;

}  // namespace warpbench::simulator
