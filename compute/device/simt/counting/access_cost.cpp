// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/simt/counting/access_cost.h"

#include <algorithm>
#include <bit>
#include <iterator>

namespace warpbench::simulator {
namespace {

/// Calls `visit(lane)` for each lane of the mask.
template <typename Visit>
void forEachLane(std::uint32_t mask, Visit&& visit) {
  for (; mask != 0; mask &= mask - 1) visit(std::countr_zero(mask));
}

/// Distinct words in each bank.
class BankTable {
 public:
  void add(std::uint64_t word) {
    const int bank = static_cast<int>(word % kBanks);
    auto& words = m_words[bank];
    const auto end = words.begin() + m_count[bank];
    if (std::find(words.begin(), end, word) != end) return;
    *end = word;
    m_most = std::max(m_most, ++m_count[bank]);
  }
  int mostInOneBank() const { return m_most; }

 private:
  // Written before read, up to m_count: left uninitialised because it is 8 KiB and one is made for each request.
  std::array<std::array<std::uint64_t, kWarpSize>, kBanks> m_words;
  std::array<int, kBanks> m_count{};
  int m_most = 0;
};

/// A whole warp reads or writes consecutive words, or the same word: what conflictFree() finds too, but slower.
bool evidentlyConflictFree(const WarpAccess& access) {
  if (access.active != ~0u) return false;
  const std::uint64_t first = access.address[0] / kBankBytes;
  std::uint64_t fromSame = 0;
  std::uint64_t fromConsecutive = 0;
  for (std::uint64_t lane = 0; lane < kWarpSize; ++lane) {
    const std::uint64_t word = access.address[lane] / kBankBytes;
    fromSame |= word ^ first;
    fromConsecutive |= word ^ (first + lane);
  }
  return fromSame == 0 || fromConsecutive == 0;
}

/// No bank holds two of the lanes' words: one wavefront.
bool conflictFree(const WarpAccess& access, std::uint32_t mask) {
  std::array<std::uint64_t, kBanks> wordInBank;
  std::uint32_t banks = 0;
  bool free = true;
  forEachLane(mask, [&](int lane) {
    const std::uint64_t word = access.address[lane] / kBankBytes;
    const auto bank = static_cast<std::size_t>(word % kBanks);
    if (!(banks >> bank & 1)) wordInBank[bank] = word;
    banks |= 1u << bank;
    free = free && wordInBank[bank] == word;
  });
  return free;
}

/// The lanes have one address, or each the one behind its neighbour's, and together no more words than there are banks.
bool sideBySide(const WarpAccess& access, std::uint32_t mask) {
  const int first = std::countr_zero(mask);
  if ((std::bit_width(mask) - first) * access.bytesPerLane > kBanks * kBankBytes) return false;
  const std::uint64_t start = access.address[first];
  std::uint64_t fromSame = 0;
  std::uint64_t fromNext = 0;
  forEachLane(mask, [&](int lane) {
    fromSame |= access.address[lane] ^ start;
    fromNext |= access.address[lane] ^ (start + static_cast<std::uint64_t>(lane - first) * access.bytesPerLane);
  });
  return fromSame == 0 || fromNext == 0;
}

int wavefrontsOfPart(const WarpAccess& access, std::uint32_t mask) {
  if (mask == 0) return 0;
  const int wordsPerLane = std::max(1, access.bytesPerLane / kBankBytes);
  if (wordsPerLane == 1 ? evidentlyConflictFree(access) || conflictFree(access, mask) : sideBySide(access, mask))
    return 1;
  BankTable banks;
  forEachLane(mask, [&](int lane) {
    const std::uint64_t word = access.address[lane] / kBankBytes;
    for (int i = 0; i < wordsPerLane; ++i) banks.add(word + i);
  });
  return banks.mostInOneBank();
}

/// Every active lane has the address of its neighbour at this distance, or that neighbour is inactive.
bool agreesWithNeighbour(const WarpAccess& access, int distance) {
  bool agrees = true;
  forEachLane(access.active, [&](int lane) {
    const int other = lane ^ distance;
    if (access.active >> other & 1) agrees = agrees && access.address[lane] == access.address[other];
  });
  return agrees;
}

}  // namespace

ServedParts servedParts(const WarpAccess& access) {
  int parts = std::max(1, access.bytesPerLane / kBankBytes);  // 8 bytes in half-warps, 16 in quarter-warps
  const bool merges = access.kind == AccessKind::SharedLoad && parts > 1 &&
                      (agreesWithNeighbour(access, 1) || agreesWithNeighbour(access, 2));
  if (merges) parts /= 2;
  const int lanes = kWarpSize / parts;
  const std::uint32_t partMask = lanes == kWarpSize ? ~0u : (1u << lanes) - 1;
  ServedParts served{.count = parts};
  for (int part = 0; part < parts; ++part)
    served.lanes[static_cast<std::size_t>(part)] = access.active & partMask << part * lanes;
  return served;
}

namespace {

AccessCost transferCost(const WarpAccess& access) {
  const ServedParts served = servedParts(access);
  AccessCost cost;
  for (int part = 0; part < served.count; ++part) {
    const std::uint32_t mask = served.lanes[static_cast<std::size_t>(part)];
    cost.units += wavefrontsOfPart(access, mask);
    cost.ideal += mask != 0;
  }
  return cost;
}

int mostLanesOnOneBank(const WarpAccess& access) {
  std::array<int, kBanks> lanes{};
  forEachLane(access.active, [&](int lane) { ++lanes[access.address[lane] / kBankBytes % kBanks]; });
  return *std::ranges::max_element(lanes);
}

}  // namespace

MessageId verbOf(AccessKind kind) {
  if (isAtomic(kind)) return Message::text("atomic");
  return isStore(kind) ? Message::text("store") : Message::text("load");
}

SectorSet::SectorSet(const WarpAccess& access) {
  forEachLane(access.active, [&](int lane) {
    const std::uint64_t first = access.address[lane] / kSectorBytes;
    const std::uint64_t last = (access.address[lane] + access.bytesPerLane - 1) / kSectorBytes;
    add(first);
    if (last != first) add(last);
  });
}

void SectorSet::add(std::uint64_t sector) {
  // Neighbours often share a sector, and most accesses go upwards: what is beyond the largest is new without a search.
  if (m_count != 0 && m_sectors[m_count - 1] == sector) return;
  const bool isNew = m_count == 0 || sector > m_largest ||
                     std::find(m_sectors.begin(), m_sectors.begin() + m_count, sector) == m_sectors.begin() + m_count;
  if (!isNew) return;
  m_sectors[m_count++] = sector;
  m_largest = std::max(m_largest, sector);
}

WarpAccess asCompiled(const WarpAccess& access) {
  WarpAccess compiled = access;
  bool agree = access.combines && !access.scattered;
  const std::uint64_t first = access.address[std::countr_zero(access.active)];
  forEachLane(access.active, [&](int lane) { agree = agree && access.address[lane] == first; });
  if (agree) compiled.active = access.active & (~access.active + 1);  // the lowest
  return compiled;
}

int atomicTurns(const WarpAccess& access, std::uint64_t sector) {
  int most = 0;
  forEachLane(access.active, [&](int lane) {
    if (access.address[lane] / kSectorBytes != sector) return;
    int same = 0;
    forEachLane(access.active, [&](int other) { same += access.address[other] == access.address[lane]; });
    most = std::max(most, same);
  });
  return most;
}

AccessCost globalCost(const WarpAccess& access, const SectorSet& sectors) {
  AccessCost cost;
  if (isAtomic(access.kind))
    for (const std::uint64_t sector : sectors.sectors()) cost.units += atomicTurns(access, sector);
  else
    cost.units = static_cast<int>(sectors.sectors().size());
  cost.ideal = cost.units;
  return cost;
}

int globalWavefronts(const WarpAccess& access, const SectorSet& sectors) {
  // Two lines at most, side by side.
  if (access.bytesPerLane <= kBankBytes && evidentlyConflictFree(access)) return 1;
  constexpr std::uint64_t kSets = 4;
  std::array<std::uint64_t, std::size_t{2} * kWarpSize> lines;
  auto end = lines.begin();
  std::array<int, kSets> ofSet{};
  for (const std::uint64_t sector : sectors.sectors()) {
    const std::uint64_t line = sector / kSectorsOfLine;
    if (std::find(std::reverse_iterator(end), lines.rend(), line) != lines.rend()) continue;
    *end++ = line;
    ++ofSet[line % kSets];
  }
  return std::max(*std::ranges::max_element(ofSet), transferCost(access).units);
}

AccessCost sharedCost(const WarpAccess& access) {
  if (access.kind == AccessKind::SharedAtomicInteger) {
    // Where each lane adds a constant 1, those of one word are served at once (ATOMS.POPC.INC).
    const int turns = access.addsOne ? wavefrontsOfPart(access, access.active) : mostLanesOnOneBank(access);
    return {.requests = 1, .units = turns, .ideal = 1};
  }
  if (access.kind == AccessKind::SharedAtomicFloat) {
    // A compare-and-swap loop: as many rounds as lanes meet on one bank, a load and a store each.
    const int rounds = mostLanesOnOneBank(access);
    return {.requests = rounds, .units = 2 * rounds, .ideal = 2};
  }
  return transferCost(access);
}

AccessCost localCost(const WarpAccess& access) {
  constexpr std::uint64_t kWordsOfSector = kSectorBytes / kBankBytes;
  std::array<std::uint64_t, std::size_t{4} * kWarpSize> sectors;  // 16 bytes are 4 words
  auto end = sectors.begin();
  forEachLane(access.active, [&](int lane) {
    const std::uint64_t first = access.address[lane] / kBankBytes;
    const std::uint64_t last = (access.address[lane] + access.bytesPerLane - 1) / kBankBytes;
    for (std::uint64_t word = first; word <= last; ++word) {
      const std::uint64_t sector = (word * kWarpSize + lane) / kWordsOfSector;
      if (std::find(sectors.begin(), end, sector) == end) *end++ = sector;
    }
  });
  const auto units = static_cast<int>(end - sectors.begin());
  return {.requests = 1, .units = units, .ideal = units};
}

AccessCost costOf(const WarpAccess& access) {
  if (isShared(access.kind)) return sharedCost(access);
  if (isLocal(access.kind)) return localCost(access);
  return globalCost(access, SectorSet(access));
}

}  // namespace warpbench::simulator
