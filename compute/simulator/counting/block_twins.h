// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <unordered_map>
#include <vector>

#include "simulator/block/block_digest.h"
#include "simulator/block/block_runner.h"
#include "simulator/counting/touched_sectors.h"
#include "simulator/counting/traffic.h"

namespace warpbench::simulator {

/// Counts blocks of one launch, those that do the same by one of them. Every block runs, and a digest is made of all
/// that it does (see BlockDigest). Where no block before it had that digest, it is taken back and runs again, and its
/// requests are formed and counted. Where one had, its counts are the block's too, and what it touched is moved by as
/// much as the block's addresses are. So no count depends on a guess about the kernel: one whose control flow or
/// addresses come from data has other digests from block to block, and each block is counted by itself.
class BlockTwins {
 public:
  /// `more`: arrays beside those of the sectors.
  BlockTwins(SectorMap& sectors, std::span<const AddressRange> more, std::int64_t blocks);

  /// So far it has paid to look for them, or it may yet.
  bool arePlausible() const { return m_unlike <= m_alike + m_patience; }
  /// Whoever runs blocks has one, from block to block.
  BlockDigest digest() const { return BlockDigest(m_arrays); }
  /// Of several threads at the same time. `look` is what the block is counted with, but for its traffic.
  void run(BlockRunner& runner, BlockDigest& digest, const LaunchShape& shape, const uint3& block,
           const KernelCall& kernel, BlockRunner::Look look);
  /// Adds what all of them asked of memory.
  void addTo(Traffic& sum) const;
  /// Blocks that were counted by another.
  std::int64_t alike() const { return m_alike; }

 private:
  struct Counted {
    Traffic traffic;
    TouchedSectors touched;
    std::vector<std::uint64_t> firstAddresses;  ///< by array
    std::int64_t times = 1;
  };
  /// The block with that digest, which counts once more; nullptr: there is none.
  const Counted* findLike(std::uint64_t digest);
  void touch(const Counted& like, std::span<const std::uint64_t> firstAddresses);

  SectorMap& m_sectors;
  const std::vector<AddressRange> m_arrays;
  const std::int64_t m_patience;
  std::atomic<std::int64_t> m_alike = 0;
  std::atomic<std::int64_t> m_unlike = 0;
  std::mutex m_mutex;
  std::unordered_map<std::uint64_t, std::unique_ptr<Counted>> m_counted;  ///< by digest
  Traffic m_others;
};

}  // namespace warpbench::simulator
