// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/counting/block_twins.h"

#include <algorithm>
#include <utility>

namespace warpbench::simulator {
namespace {

/// Sorts the arrays by address, and joins an array that does not begin on its own page to the one before it.
std::vector<AddressRange> onPages(std::vector<AddressRange> arrays) {
  std::ranges::sort(arrays, {}, &AddressRange::begin);
  std::vector<AddressRange> apart;
  for (const AddressRange& array : arrays)
    if (!apart.empty() && array.begin % BlockDigest::kPage != 0)
      apart.back().end = array.end;
    else
      apart.push_back(array);
  return apart;
}

std::vector<AddressRange> arraysOf(const SectorMap& sectors, std::span<const AddressRange> more) {
  std::vector<AddressRange> arrays = sectors.arrays();
  arrays.insert(arrays.end(), more.begin(), more.end());
  return onPages(std::move(arrays));
}

/// Failed attempts before the remaining blocks are counted without one. Blocks at a matrix's edges differ, and so do
/// blocks whose rows begin at another place in a page.
std::int64_t patienceFor(std::int64_t blocks) {
  constexpr std::int64_t kMost = 256;
  return std::min(blocks / 4, kMost);
}

}  // namespace

BlockTwins::BlockTwins(SectorMap& sectors, std::span<const AddressRange> more, std::int64_t blocks)
    : m_sectors(sectors), m_arrays(arraysOf(sectors, more)), m_patience(patienceFor(blocks)), m_others(&sectors) {}

const BlockTwins::Counted* BlockTwins::findLike(std::uint64_t digest) {
  const std::lock_guard lock(m_mutex);
  const auto like = m_counted.find(digest);
  if (like == m_counted.end()) return nullptr;
  ++like->second.times;
  return &like->second;
}

void BlockTwins::run(BlockRunner& runner, BlockDigest& digest, const LaunchShape& shape, const uint3& block,
                     const KernelCall& kernel, BlockRunner::Options options) {
  runner.run(shape, block, kernel, {.digest = &digest});
  const bool isWhole = digest.isWhole();
  const std::uint64_t value = digest.value();
  if (isWhole) {
    if (const Counted* const like = findLike(value)) {
      ++m_alike;
      return touch(*like, digest.firstAddresses());
    }
    runner.takeBack();
  }
  TouchedSectors touched(m_arrays);
  Traffic traffic(&m_sectors, &touched);
  options.traffic = &traffic;
  options.tracedDigest = &digest;
  runner.run(shape, block, kernel, options);
  // What the block found in shared memory, or other blocks' stores, may have led it elsewhere this time.
  const bool isRepeated = isWhole && digest.value() == value;
  const std::lock_guard lock(m_mutex);
  const bool isKnown = m_counted.contains(value);  // another thread was quicker
  m_unlike += !isKnown;
  if (isKnown || !isRepeated || !touched.inOneArray()) return m_others.add(traffic);
  Traffic sums(&m_sectors);  // without the table of sectors, which takes 80 KiB
  sums.add(traffic);
  m_counted.emplace(value, Counted{.traffic = std::move(sums),
                                   .touched = std::move(touched).ofArrays(),
                                   .firstAddresses = digest.firstAddresses()});
}

void BlockTwins::touch(const Counted& like, std::span<const std::uint64_t> firstAddresses) {
  std::vector<std::uint64_t> moved;
  for (std::size_t i = 0; i < m_arrays.size(); ++i) {
    const std::uint64_t by = firstAddresses[i] / kSectorBytes - like.firstAddresses[i] / kSectorBytes;
    const auto mark = [&](AccessKind kind, const std::vector<std::uint64_t>& sectors) {
      moved.clear();
      for (const std::uint64_t sector : sectors) moved.push_back(sector + by);
      m_sectors.mark(kind, moved);
    };
    mark(AccessKind::GlobalLoad, like.touched[i].loaded);
    mark(AccessKind::GlobalStore, like.touched[i].stored);
  }
}

void BlockTwins::addTo(Traffic& sum) const {
  sum.add(m_others);
  for (const auto& [digest, counted] : m_counted) sum.add(counted.traffic, counted.times);
}

}  // namespace warpbench::simulator
