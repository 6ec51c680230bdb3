// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/counting/traffic.h"

#include <algorithm>
#include <bit>
#include <new>
#include <utility>

namespace warpbench::simulator {

SectorMap::Bits::Bits(std::size_t count)
    : m_touched(count / 64 / kWordsOfPage + 1),
      m_bits(static_cast<std::atomic<std::uint64_t>*>(
          std::calloc(m_touched.size() * kWordsOfPage, sizeof(std::atomic<std::uint64_t>)))) {
  if (m_bits == nullptr) throw std::bad_alloc();
}

void SectorMap::Bits::set(std::uint64_t index) {
  std::atomic<std::uint64_t>& word = m_bits[index / 64];
  const std::uint64_t bit = std::uint64_t{1} << index % 64;
  // Most sectors are touched many times, so a plain load first saves most of the locked instructions.
  if ((word.load(std::memory_order_relaxed) & bit) != 0) return;
  word.fetch_or(bit, std::memory_order_relaxed);
  m_touched[index / 64 / kWordsOfPage].store(true, std::memory_order_relaxed);
}

void SectorMap::Bits::clear() {
  visit([](std::atomic<std::uint64_t>& word) { word.store(0, std::memory_order_relaxed); });
}

std::int64_t SectorMap::Bits::count() const {
  std::int64_t sum = 0;
  visit([&](const std::atomic<std::uint64_t>& word) { sum += std::popcount(word.load(std::memory_order_relaxed)); });
  return sum;
}

bool SectorMap::Bits::any(std::uint64_t begin, std::uint64_t end) const {
  for (std::uint64_t at = begin; at < end;) {
    const std::uint64_t page = at / 64 / kWordsOfPage;
    if (!m_touched[page]) {
      at = (page + 1) * kWordsOfPage * 64;
      continue;
    }
    const std::uint64_t next = std::min(end, (at / 64 + 1) * 64);
    const std::uint64_t word = m_bits[at / 64].load(std::memory_order_relaxed) >> at % 64;
    if (word << (64 - (next - at)) != 0) return true;
    at = next;
  }
  return false;
}

std::int64_t SectorMap::Bits::countGroups(int size) const {
  // Move the other bits of each group down to its lowest bit, and keep that one.
  const std::uint64_t lowest = ~std::uint64_t{0} / ((std::uint64_t{1} << size) - 1);
  std::int64_t sum = 0;
  visit([&](const std::atomic<std::uint64_t>& each) {
    std::uint64_t word = each.load(std::memory_order_relaxed);
    for (int shift = 1; shift < size; shift *= 2) word |= word >> shift;
    sum += std::popcount(word & lowest);
  });
  return sum;
}

SectorMap::SectorMap(const void* base, std::size_t bytes, std::span<const std::byte* const> arrays)
    : m_first(reinterpret_cast<std::uint64_t>(base) / kSectorBytes / kSectorsOfLine * kSectorsOfLine),
      m_count(reinterpret_cast<std::uint64_t>(base) / kSectorBytes - m_first + bytes / kSectorBytes + 1),
      m_all{.loaded = Bits(m_count), .stored = Bits(m_count)},
      m_held{.loaded = Bits(m_count), .stored = Bits(m_count)} {
  m_arrays.push_back(0);
  for (const std::byte* const begin : arrays) {
    const std::uint64_t sector = reinterpret_cast<std::uint64_t>(begin) / kSectorBytes - m_first;
    if (sector > m_arrays.back() && sector < m_count) m_arrays.push_back(sector);
  }
  m_arrays.push_back(m_count);
}

std::vector<AddressRange> SectorMap::arrays() const {
  std::vector<AddressRange> ranges;
  for (std::size_t i = 1; i < m_arrays.size(); ++i)
    ranges.push_back({(m_first + m_arrays[i - 1]) * kSectorBytes, (m_first + m_arrays[i]) * kSectorBytes});
  return ranges;
}

std::int64_t SectorMap::sizeOfTouched(const Bits& touched) const {
  std::int64_t sum = 0;
  for (std::size_t i = 1; i < m_arrays.size(); ++i)
    if (touched.any(m_arrays[i - 1], m_arrays[i])) sum += static_cast<std::int64_t>(m_arrays[i] - m_arrays[i - 1]);
  return sum;
}

void SectorMap::blocksEnd(double most) {
  const std::int64_t lines = m_held.loaded.countGroups(kSectorsOfLine);
  const std::int64_t pairs = m_held.stored.countGroups(2);
  if (static_cast<double>(kSectorsOfLine * lines + 2 * pairs) <= most) return;
  m_lostLines += lines;
  m_lostPairs += pairs;
  m_held.loaded.clear();
  m_held.stored.clear();
  ++m_fills;
}

void SectorMap::mark(AccessKind kind, std::span<const std::uint64_t> sectors) {
  for (const std::uint64_t sector : sectors) {
    const std::uint64_t index = sector - m_first;
    if (index >= m_count) continue;
    for (Touched* const touched : {&m_all, &m_held}) {
      if (kind != AccessKind::GlobalStore) touched->loaded.set(index);
      if (kind != AccessKind::GlobalLoad) touched->stored.set(index);
    }
  }
}

BlockSectors::Page& BlockSectors::find(std::uint64_t number) {
  constexpr std::uint64_t kMix = 0x9e3779b97f4a7c15;  // 2^64 / the golden ratio: spreads strides
  std::size_t at = number * kMix >> (64 - m_bits);
  while (m_pages[at].block == m_block && m_pages[at].number != number) at = (at + 1) % m_pages.size();
  return m_pages[at];
}

BlockSectors::Page& BlockSectors::pageOf(std::uint64_t number) {
  if (m_pages.empty()) m_pages.resize(std::size_t{1} << m_bits);
  if (Page& page = find(number); page.block == m_block) return page;
  if (++m_used > m_pages.size() / 2) {
    const std::vector<Page> before = std::exchange(m_pages, std::vector<Page>(2 * m_pages.size()));
    ++m_bits;
    for (const Page& page : before)
      if (page.block == m_block) find(page.number) = page;
  }
  return find(number) = {.number = number, .block = m_block};
}

void Traffic::blockBegins(int warps) {
  m_blockSectors.blockBegins(warps);
  m_merger.blockBegins(warps);
  m_constantPlaces.clear();
  m_path.blockBegins();
}

namespace {

/// Counts the distinct words that the lanes access.
int wordsOf(const WarpAccess& access) {
  std::array<std::uint64_t, kWarpSize> words;
  std::size_t count = 0;
  for (std::uint32_t rest = access.active; rest != 0; rest &= rest - 1) {
    const std::uint64_t word = access.address[std::countr_zero(rest)] / kBankBytes;
    const auto end = words.begin() + static_cast<std::ptrdiff_t>(count);
    if (std::find(words.begin(), end, word) == end) words[count++] = word;
  }
  return static_cast<int>(count);
}

Counters::CriticalPath timesPath(const Counters::CriticalPath& path, double times) {
  return {.loads = times * path.loads,
          .cachedLoads = times * path.cachedLoads,
          .sharedLoads = times * path.sharedLoads,
          .atomics = times * path.atomics,
          .barriers = times * path.barriers,
          .conflicts = times * path.conflicts,
          .requestsAhead = times * path.requestsAhead};
}

}  // namespace

void Traffic::add(const WarpAccess& access) {
  if (access.combines)
    addCompiled(asCompiled(access));
  else
    addCompiled(access);
}

void Traffic::addCompiled(const WarpAccess& access) {
  AccessCost cost;
  if (isGlobal(access.kind)) {
    const SectorSet set(access);
    cost = globalCost(access, set);
    m_sectors->mark(access.kind, set.sectors());
    addSectors(access, set);
  } else if (isShared(access.kind)) {
    cost = sharedCost(access);
    m_merger.add(access, cost.units);
    m_path.accesses(access.kind, false, access.returns || !access.combines, cost.units - cost.ideal);
  } else if (isLocal(access.kind)) {
    cost = localCost(access);
    m_path.accesses(access.kind, false);
  } else {
    addConstant(access);
  }
  if (access.kind == AccessKind::GlobalRed && access.combines && access.bytesPerLane == 4)
    m_integerAtomics += std::popcount(access.active);
  if (isAtomic(access.kind)) m_maxLanesOnOneAddress = std::max(m_maxLanesOnOneAddress, addAtomic(access));
  Totals& totals = m_totals[static_cast<std::size_t>(access.kind)];
  totals.requests += cost.requests;
  totals.units += cost.units;
  totals.ideal += cost.ideal;
  totals.activeLanes += std::popcount(access.active);
  totals.bytes += std::int64_t{access.bytesPerLane} * std::popcount(access.active);
}

void Traffic::addConstant(const WarpAccess& access) {
  const int words = wordsOf(access);
  const std::uint64_t word = access.address[std::countr_zero(access.active)] / kBankBytes;
  ConstantPlace& place = m_constantPlaces.try_emplace(access.place, ConstantPlace{.word = word}).first->second;
  place.indexed = place.indexed || words > 1 || word != place.word;
  place.requests += 1;
  place.words += words;
  if (!place.indexed) return;
  m_constantRequests += std::exchange(place.requests, 0);
  m_constantWords += std::exchange(place.words, 0);
}

void Traffic::addSectors(const WarpAccess& access, const SectorSet& set) {
  const std::span<const std::uint64_t> sectors = set.sectors();
  std::uint64_t line = ~std::uint64_t{0};
  std::int64_t lines = 0;
  for (const std::uint64_t sector : sectors) {
    lines += sector / kSectorsOfLine != line;
    line = sector / kSectorsOfLine;
  }
  m_globalWavefronts += simulator::globalWavefronts(access, set);
  if (access.kind == AccessKind::GlobalLoad) m_loadLines += lines;
  if (access.kind == AccessKind::GlobalStore) m_storeLines += lines;
  bool first = false;
  if (!m_path.globalLoadsFollow()) m_blockSectors.endSequence();
  TouchedSectors::Ones* const touched = m_touched ? m_touched->ofRequest(sectors) : nullptr;
  if (access.kind == AccessKind::GlobalLoad)
    for (const std::uint64_t sector : sectors) {
      const bool isNew = m_blockSectors.add(sector);
      m_blockLoadSectors += isNew;
      first |= isNew;
      if (isNew && touched) touched->loaded.push_back(sector);
    }
  else if (touched)
    for (const std::uint64_t sector : sectors)
      if (m_blockSectors.addStored(sector)) touched->stored.push_back(sector);
  if (isAtomic(access.kind))
    for (const std::uint64_t sector : sectors)
      m_nearbyAtomics[sector * kSectorBytes / kNearbyBytes] += atomicTurns(access, sector);
  m_path.accesses(access.kind, first);
}

std::int64_t Traffic::addAtomic(const WarpAccess& access) {
  std::int64_t most = 0;
  for (std::uint32_t rest = access.active; rest != 0; rest &= rest - 1) {
    const std::uint64_t address = access.address[std::countr_zero(rest)];
    if (isGlobal(access.kind)) ++m_atomics[address];
    std::int64_t same = 0;
    for (std::uint32_t others = access.active; others != 0; others &= others - 1)
      same += access.address[std::countr_zero(others)] == address;
    most = std::max(most, same);
  }
  return most;
}

void Traffic::add(const Traffic& other, std::int64_t times) {
  for (int kind = 0; kind < kAccessKinds; ++kind) {
    m_totals[kind].requests += times * other.m_totals[kind].requests;
    m_totals[kind].units += times * other.m_totals[kind].units;
    m_totals[kind].ideal += times * other.m_totals[kind].ideal;
    m_totals[kind].activeLanes += times * other.m_totals[kind].activeLanes;
    m_totals[kind].bytes += times * other.m_totals[kind].bytes;
  }
  m_barriers += times * other.m_barriers;
  m_blockEntries.add(other.m_blockEntries, times);
  m_blockLanes += times * other.m_blockLanes;
  m_blockLoadSectors += times * other.m_blockLoadSectors;
  m_loadLines += times * other.m_loadLines;
  m_storeLines += times * other.m_storeLines;
  m_globalWavefronts += times * other.m_globalWavefronts;
  m_merger.add(other.m_merger, times);
  m_integerAtomics += times * other.m_integerAtomics;
  m_reloaded += times * other.reloadedSectors();
  m_between += times * other.sectorsBetweenReloads();
  m_constantRequests += times * other.m_constantRequests;
  m_constantWords += times * other.m_constantWords;
  m_criticalPath += timesPath(other.m_criticalPath, static_cast<double>(times));
  m_maxLanesOnOneAddress = std::max(m_maxLanesOnOneAddress, other.m_maxLanesOnOneAddress);
  for (const auto& [address, lanes] : other.m_atomics) m_atomics[address] += times * lanes;
  for (const auto& [place, turns] : other.m_nearbyAtomics) m_nearbyAtomics[place] += times * turns;
}

bool Traffic::hasAtomics() const {
  for (int kind = 0; kind < kAccessKinds; ++kind)
    if (isAtomic(static_cast<AccessKind>(kind)) && m_totals[kind].requests != 0) return true;
  return false;
}

std::int64_t Traffic::atomicsOnOneAddress() const { return most(m_atomics); }

std::int64_t Traffic::nearbyAtomics() const { return most(m_nearbyAtomics); }

std::int64_t Traffic::most(const std::unordered_map<std::uint64_t, std::int64_t>& counts) {
  std::int64_t most = 0;
  for (const auto& [place, count] : counts) most = std::max(most, count);
  return most;
}

std::int64_t Traffic::accesses() const {
  std::int64_t sum = 0;
  for (const Totals& totals : m_totals) sum += totals.activeLanes;
  return sum;
}

}  // namespace warpbench::simulator
