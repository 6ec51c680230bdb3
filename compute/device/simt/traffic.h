// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <unordered_map>

#include "device/simt/access_cost.h"
#include "result.h"

namespace warpbench::simulator {

/// Which 32-byte sectors of the device's memory were read and written. Shared by all workers.
class SectorMap {
 public:
  /// Covers `bytes` bytes from `base`, which is a multiple of 32.
  SectorMap(const void* base, std::size_t bytes);

  /// Accesses outside of the memory are left out.
  void mark(AccessKind kind, std::span<const std::uint64_t> sectors);

  /// Of the whole memory.
  std::int64_t size() const { return static_cast<std::int64_t>(m_count); }
  std::int64_t loaded() const { return m_loaded.count(); }
  std::int64_t stored() const { return m_stored.count(); }

 private:
  class Bits {
   public:
    explicit Bits(std::size_t count);
    void set(std::uint64_t index);
    std::int64_t count() const;

   private:
    std::size_t m_words;
    std::unique_ptr<std::atomic<std::uint64_t>[]> m_bits;
  };

  std::uint64_t m_first;
  std::uint64_t m_count;
  Bits m_loaded;
  Bits m_stored;
};

/// What one worker's blocks asked of memory.
class Traffic {
 public:
  struct Totals {
    std::int64_t requests = 0;
    std::int64_t units = 0;  ///< sectors or wavefronts
    std::int64_t ideal = 0;
    std::int64_t activeLanes = 0;
    std::int64_t bytes = 0;  ///< that the active lanes ask for
  };

  explicit Traffic(SectorMap* sectors) : m_sectors(sectors) {}

  /// Counts the access as nvcc makes it.
  void add(const WarpAccess& access);
  void addBarrier() { ++m_barriers; }
  /// A warp enters a basic block with so many of its lanes.
  void addBlockEntry(int lanes) {
    ++m_blockEntries;
    m_blockLanes += lanes;
  }
  void add(const Traffic& other);

  const Totals& operator[](AccessKind kind) const { return m_totals[static_cast<std::size_t>(kind)]; }
  std::int64_t barriers() const { return m_barriers; }
  std::int64_t blockEntries() const { return m_blockEntries; }
  std::int64_t blockLanes() const { return m_blockLanes; }
  /// Global atomics of single lanes on the address that has most.
  std::int64_t atomicsOnOneAddress() const;
  /// Of one atomic request, to global or shared memory.
  std::int64_t mostLanesOnOneAddress() const { return m_mostLanesOnOneAddress; }
  /// Of all lanes, all kinds.
  std::int64_t accesses() const;

 private:
  void addCompiled(const WarpAccess& access);
  /// @returns the most lanes of the request that name one address.
  std::int64_t addAtomic(const WarpAccess& access);

  SectorMap* m_sectors;
  std::array<Totals, kAccessKinds> m_totals{};
  std::int64_t m_barriers = 0;
  std::int64_t m_blockEntries = 0;
  std::int64_t m_blockLanes = 0;
  std::int64_t m_mostLanesOnOneAddress = 0;
  std::unordered_map<std::uint64_t, std::int64_t> m_atomics;  ///< lanes by address
};

}  // namespace warpbench::simulator
