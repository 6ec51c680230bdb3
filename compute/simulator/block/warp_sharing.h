// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "simulator/block/zero_array.h"
#include "simulator/counting/access_cost.h"
#include "simulator/launch_shape.h"
#include "simulator/memory_spaces.h"

namespace warpbench::simulator {

/// How the lanes of a kernel's warps run. Running them one after the other is fast. Running them in step, with one
/// access of all converged lanes before the next, matches a GPU. Only that is right for lanes that exchange data
/// through memory without a warp barrier, as in code from before 2018. All runners of the kernel's blocks share this.
struct WarpOrder {
  std::atomic<bool> inStep = false;
  /// A block turned out to need lanes in step when it could no longer be undone.
  std::atomic<bool> late = false;
  std::atomic<bool> fences = false;  ///< blocks publish their stores to others
};

/// Finds lanes of a warp that access the same memory between two warp barriers: one loads what another has stored, or
/// stores what another has loaded. Also keeps the values that a block overwrites, so that the block can run again.
class WarpSharing {
 public:
  enum class Does : std::uint8_t { Load, Store, Atomic };

  /// `alone`: no other block has seen what this one does.
  void blockBegins(const MemorySpaces& spaces, bool alone);
  /// The calls that follow, up to warpStops(), belong to this lane. Only one warp runs at a time.
  void laneRuns(int thread) { m_thread = thread; }
  /// Call when all lanes of the warp have stopped; `atBarrier`: each waits for the others or has returned.
  void warpStops(int warp, bool atBarrier);
  void blockBarrier();

  /// Notes an access of a warp. Calls come in the order in which a GPU makes the accesses.
  void access(const WarpAccess& access);
  /// Notes an access of the running lane. Call before it takes place.
  void access(Does does, const void* at, std::size_t bytes, std::uint64_t place) {
    const auto address = reinterpret_cast<std::uint64_t>(at);
    if (address - m_spaces.stacksBegin < m_spaces.stacksEnd - m_spaces.stacksBegin) return;
    if (does != Does::Load) storesOver(at, bytes, does == Does::Atomic);
    note(m_thread % kWarpSize, does, address, bytes, place);
  }
  /// Call before an access that stores.
  void storesOver(const void* at, std::size_t bytes, bool atomic) {
    if (m_spaces.of(reinterpret_cast<std::uint64_t>(at)) == MemorySpace::Global) keep(at, bytes, atomic);
  }
  /// Call at a fence, after which other blocks may see what this one has done.
  void publishes() { m_published = m_fenced = true; }
  bool fenced() const { return m_fenced; }

  /// True if lanes have shared memory since the last call.
  bool found() { return std::exchange(m_found, false); }
  bool canTakeBack() const { return !m_tooMany && (m_alone || !m_published); }
  /// The number of stores that can be undone.
  std::size_t stored() const { return m_stored.size(); }
  /// Undoes the block's stores.
  void takeBack();

 private:
  static constexpr std::uint8_t kNobody = 0xff;
  static constexpr std::uint8_t kSeveral = 0xfe;
  static constexpr std::uint8_t kAtomic = 0x40;
  static constexpr std::size_t kWords = std::size_t{1} << 16;

  struct Access {
    std::uint64_t address;
    std::uint32_t place;  ///< its lower half
    std::uint8_t lane;
    std::uint8_t bytes;
    Does does;
  };
  /// What lanes have done with a word, or with one of its bytes, since their warp's last barrier.
  struct Word {
    std::uint64_t number = 0;
    std::uint32_t epoch = 0;
    std::uint16_t place = 0;        ///< of the last store
    std::uint8_t writer = kNobody;  ///< a lane, with kAtomic if by an atomic; kSeveral after atomics of several lanes
    std::uint8_t reader = kNobody;
  };
  struct Stored {
    void* at;
    std::size_t bytes;
    std::array<std::byte, 16> before;
  };
  /// The range from the first to the last address stored to.
  struct Box {
    std::uint64_t first = ~std::uint64_t{0};
    std::uint64_t last = 0;
    bool overlaps(std::uint64_t address, std::size_t bytes) const { return address <= last && address + bytes > first; }
  };
  static constexpr std::size_t kMaxAccesses = std::size_t{1} << 15;
  /// Limits the memory for the stores of a block.
  static constexpr std::size_t kMaxStored = (std::size_t{256} << 20) / sizeof(Stored);

  /// Accesses are examined once the warp has stopped, because most have nothing to do with its stores.
  void note(int lane, Does does, std::uint64_t address, std::size_t bytes, std::uint64_t place) {
    if (m_count == kMaxAccesses) lookAtAll();
    m_accesses[m_count++] = {address, static_cast<std::uint32_t>(place), static_cast<std::uint8_t>(lane),
                             static_cast<std::uint8_t>(bytes), does};
    if (does == Does::Load) return;
    Box& box = m_boxes[static_cast<std::size_t>(m_thread / kWarpSize)][isShared(address)];
    box.first = std::min(box.first, address);
    box.last = std::max(box.last, address + bytes - 1);
  }
  bool isShared(std::uint64_t address) const { return m_spaces.of(address) == MemorySpace::Shared; }
  void lookAtAll();
  void look(const Access& access);
  void keep(const void* at, std::size_t bytes, bool atomic);
  void beginEpoch();

  MemorySpaces m_spaces;
  ZeroArray<Word> m_words{kWords};  ///< initially of an epoch that never occurs
  ZeroArray<Access> m_accesses{kMaxAccesses};
  std::size_t m_count = 0;                                                     ///< number of m_accesses in use
  std::array<std::array<Box, 2>, kMostThreadsPerBlock / kWarpSize> m_boxes{};  ///< by warp: global, shared
  int m_thread = 0;
  std::array<std::uint32_t, kMostThreadsPerBlock / kWarpSize> m_epochs{};  ///< for each warp; 0: a new one begins
  std::uint32_t m_epoch = 0;                                               ///< of the running warp
  std::uint32_t m_lastEpoch = 0;
  int m_bits = 2;  ///< address bits within a word; 0 after a narrower access
  bool m_found = false;
  bool m_alone = false;
  bool m_published = false;
  bool m_fenced = false;
  bool m_tooMany = false;
  std::vector<Stored> m_stored;
};

/// The running lane's block; nullptr: nothing is watched.
extern WARPBENCH_OF_LANE WarpSharing* t_sharing;

}  // namespace warpbench::simulator
