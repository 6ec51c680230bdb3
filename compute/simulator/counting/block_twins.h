// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <span>
#include <unordered_map>
#include <vector>

#include "simulator/block/block_digest.h"
#include "simulator/block/block_runner.h"
#include "simulator/counting/touched_sectors.h"
#include "simulator/counting/traffic.h"

namespace warpbench::simulator {

/// Counts one of each set of equal blocks in a launch. Every block runs and gets a digest of all that it does (see
/// BlockDigest). If the digest is new, the block is undone and runs again to form and count its requests. Otherwise,
/// the earlier block's counts are reused, and its sectors are shifted by the distance between the blocks' addresses. No
/// count depends on a guess about the kernel: if control flow or addresses depend on data, digests differ and each
/// block is counted itself.
class BlockTwins {
 public:
  /// `more`: arrays in addition to those of `sectors`.
  BlockTwins(SectorMap& sectors, std::span<const AddressRange> more, std::int64_t blocks);

  /// True while looking for equal blocks has paid off, or still may.
  bool arePlausible() const { return m_unlike <= m_alike + m_patience; }
  /// Each worker keeps one such digest for all its blocks.
  BlockDigest digest() const { return BlockDigest(m_arrays); }
  /// Thread-safe. `options` says how to count the block, without its traffic.
  void run(BlockRunner& runner, BlockDigest& digest, const LaunchShape& shape, const uint3& block,
           const KernelCall& kernel, BlockRunner::Options options);
  /// Adds the counts of all blocks.
  void addTo(Traffic& sum) const;
  /// The number of blocks that reused another's counts.
  std::int64_t alike() const { return m_alike; }

 private:
  struct Counted {
    Traffic traffic;
    std::vector<TouchedSectors::Ones> touched;  ///< for each array
    std::vector<std::uint64_t> firstAddresses;  ///< for each array
    std::int64_t times = 1;
  };
  /// The counted block with this digest, after counting it once more; nullptr if there is none.
  const Counted* findLike(std::uint64_t digest);
  void touch(const Counted& like, std::span<const std::uint64_t> firstAddresses);

  SectorMap& m_sectors;
  const std::vector<AddressRange> m_arrays;
  const std::int64_t m_patience;
  std::atomic<std::int64_t> m_alike = 0;
  std::atomic<std::int64_t> m_unlike = 0;
  std::mutex m_mutex;
  std::unordered_map<std::uint64_t, Counted> m_counted;  ///< by digest
  Traffic m_others;
};

}  // namespace warpbench::simulator
