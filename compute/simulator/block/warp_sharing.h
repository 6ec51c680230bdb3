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

/// How the lanes of a kernel's warps run: one after the other, which is quick; or in step, one access of all converged
/// lanes before the next, as on a GPU. What lanes hand to each other through memory without a barrier of their warp,
/// as in code from before 2018, is right in step only. Shared by all who run blocks of the kernel.
struct WarpOrder {
  std::atomic<bool> inStep = false;
  /// A block was found to need it when what it had done could not be taken back.
  std::atomic<bool> late = false;
  std::atomic<bool> fences = false;  ///< blocks tell others what they have stored
};

/// Finds a lane that loads what another lane of its warp has stored, or stores what another one has loaded, since the
/// warp's last barrier; and keeps what a block stores over, so that the block can be run again.
class WarpSharing {
 public:
  enum class Does : std::uint8_t { Load, Store, Atomic };

  /// `alone`: nobody else has seen what the block has done.
  void blockBegins(const MemorySpaces& spaces, bool alone);
  /// What follows, up to warpStops(), is of this lane. One warp runs at a time.
  void laneRuns(int thread) { m_thread = thread; }
  /// All lanes of the warp have stopped; `atBarrier`: and wait for each other, or have returned.
  void warpStops(int warp, bool atBarrier);
  void blockBarrier();

  /// An access of a warp's lanes; they come in the order in which a GPU makes them.
  void access(const WarpAccess& access);
  /// An access of the lane that runs, before it takes place.
  void access(Does does, const void* at, std::size_t bytes, std::uint64_t place) {
    const auto address = reinterpret_cast<std::uint64_t>(at);
    if (address - m_spaces.stacksBegin < m_spaces.stacksEnd - m_spaces.stacksBegin) return;
    if (does != Does::Load) storesOver(at, bytes, does == Does::Atomic);
    note(m_thread % kWarpSize, does, address, bytes, place);
  }
  /// Before an access that stores.
  void storesOver(const void* at, std::size_t bytes, bool atomic) {
    if (m_spaces.of(reinterpret_cast<std::uint64_t>(at)) == MemorySpace::Global) keep(at, bytes, atomic);
  }
  /// By a fence: others may have seen what the block has done.
  void publishes() { m_published = m_fenced = true; }
  bool fenced() const { return m_fenced; }

  /// Whether lanes have shared memory; told once.
  bool found() { return std::exchange(m_found, false); }
  bool canTakeBack() const { return !m_tooMany && (m_alone || !m_published); }
  /// Stores that can be taken back.
  std::size_t stored() const { return m_stored.size(); }
  /// What the block has stored.
  void takeBack();

 private:
  static constexpr std::uint8_t kNobody = 0xff;
  static constexpr std::uint8_t kSeveral = 0xfe;
  static constexpr std::uint8_t kAtomic = 0x40;
  static constexpr std::size_t kWords = std::size_t{1} << 16;

  struct Access {
    std::uint64_t address;
    std::uint32_t place;  ///< the lower half
    std::uint8_t lane;
    std::uint8_t bytes;
    Does does;
  };
  /// What lanes did with a word, or with a byte of it, since the last barrier of their warp.
  struct Word {
    std::uint64_t number = 0;
    std::uint32_t epoch = 0;
    std::uint16_t place = 0;        ///< of the last store
    std::uint8_t writer = kNobody;  ///< a lane, kSeveral by atomics; with kAtomic
    std::uint8_t reader = kNobody;
  };
  struct Stored {
    void* at;
    std::size_t bytes;
    std::array<std::byte, 16> before;
  };
  /// From the first address that was stored to, to the last.
  struct Box {
    std::uint64_t first = ~std::uint64_t{0};
    std::uint64_t last = 0;
    bool holds(std::uint64_t address, std::size_t bytes) const { return address <= last && address + bytes > first; }
  };
  static constexpr std::size_t kMostAccesses = std::size_t{1} << 15;
  /// Memory for those of a block.
  static constexpr std::size_t kMostStored = (std::size_t{256} << 20) / sizeof(Stored);

  /// Accesses are looked at once the warp has stopped: most have nothing to do with what it stores.
  void note(int lane, Does does, std::uint64_t address, std::size_t bytes, std::uint64_t place) {
    if (m_count == kMostAccesses) lookAtAll();
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
  ZeroArray<Word> m_words{kWords};  ///< of an epoch that was, at first
  ZeroArray<Access> m_accesses{kMostAccesses};
  std::size_t m_count = 0;                                                     ///< of those
  std::array<std::array<Box, 2>, kMostThreadsPerBlock / kWarpSize> m_boxes{};  ///< by warp: global, shared memory
  int m_thread = 0;
  std::array<std::uint32_t, kMostThreadsPerBlock / kWarpSize> m_epochs{};  ///< by warp; 0: a new one begins
  std::uint32_t m_epoch = 0;                                               ///< of the warp that runs
  std::uint32_t m_lastEpoch = 0;
  int m_bits = 2;  ///< of an address within a word; 0 once something narrower was accessed
  bool m_found = false;
  bool m_alone = false;
  bool m_published = false;
  bool m_fenced = false;
  bool m_tooMany = false;
  std::vector<Stored> m_stored;
};

/// That of the running lane's block; nullptr: nobody looks.
extern WARPBENCH_OF_LANE WarpSharing* t_sharing;

}  // namespace warpbench::simulator
