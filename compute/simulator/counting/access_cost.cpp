// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/counting/access_cost.h"

#include <algorithm>
#include <bit>

namespace warpbench::simulator {
namespace {

template <typename Visit>
void forEachLane(std::uint32_t mask, Visit&& visit) {
  for (; mask != 0; mask &= mask - 1) visit(std::countr_zero(mask));
}

/// Counts distinct words in each bank.
class BankTable {
 public:
  void add(std::uint64_t word, std::uint64_t bank) {
    auto& words = m_words[bank];
    const auto end = words.begin() + m_count[bank];
    // Most addresses rise, so a word above the largest is new without a search.
    if (word <= m_largest[bank] && std::find(words.begin(), end, word) != end) return;
    m_largest[bank] = std::max(m_largest[bank], word);
    *end = word;
    m_most = std::max(m_most, ++m_count[bank]);
  }
  int maxInOneBank() const { return m_most; }

 private:
  // Entries below m_count are written before they are read. The array stays uninitialised because it is 8 KiB and each
  // request makes one.
  std::array<std::array<std::uint64_t, kWarpSize>, kBanks> m_words;
  std::array<std::uint64_t, kBanks> m_largest{};
  std::array<int, kBanks> m_count{};
  int m_most = 0;
};

/// Words of shared memory have 4 bytes. A wide access has words of its own width: a lane's 4-byte words are aligned and
/// served together, so they act as one word in fewer, wider banks.
struct Words {
  explicit Words(const WarpAccess& access)
      : shift(std::countr_zero(static_cast<unsigned>(std::max(kBankBytes, access.bytesPerLane)))) {}
  std::uint64_t wordOf(std::uint64_t address) const { return address >> shift; }
  std::uint64_t bankOf(std::uint64_t word) const { return word & ((kBanks * kBankBytes >> shift) - 1); }

  int shift;
};

/// A whole warp accesses consecutive words or the same word. conflictFree() finds this too, but more slowly.
bool evidentlyConflictFree(const WarpAccess& access) {
  if (access.active != ~0u) return false;
  const Words words(access);
  const std::uint64_t first = words.wordOf(access.address[0]);
  std::uint64_t fromSame = 0;
  std::uint64_t fromConsecutive = 0;
  for (std::uint64_t lane = 0; lane < kWarpSize; ++lane) {
    const std::uint64_t word = words.wordOf(access.address[lane]);
    fromSame |= word ^ first;
    fromConsecutive |= word ^ (first + lane);
  }
  return fromSame == 0 || fromConsecutive == 0;
}

/// No bank holds two of the lanes' words, so the access is one wavefront.
bool conflictFree(const WarpAccess& access, std::uint32_t mask) {
  const Words words(access);
  std::array<std::uint64_t, kBanks> wordInBank;
  std::uint32_t banks = 0;
  for (; mask != 0; mask &= mask - 1) {
    const std::uint64_t word = words.wordOf(access.address[std::countr_zero(mask)]);
    const std::uint64_t bank = words.bankOf(word);
    if (!(banks >> bank & 1))
      wordInBank[bank] = word;
    else if (wordInBank[bank] != word)
      return false;
    banks |= 1u << bank;
  }
  return true;
}

int wavefrontsOfPart(const WarpAccess& access, std::uint32_t mask) {
  if (mask == 0) return 0;
  if (conflictFree(access, mask)) return 1;
  const Words words(access);
  BankTable banks;
  forEachLane(mask, [&](int lane) {
    const std::uint64_t word = words.wordOf(access.address[lane]);
    banks.add(word, words.bankOf(word));
  });
  return banks.maxInOneBank();
}

/// Every active lane has the same address as its neighbour at this distance, or that neighbour is inactive.
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
  int parts = std::max(1, access.bytesPerLane / kBankBytes);  // 8 bytes go in half-warps, 16 in quarter-warps
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
  const bool free = evidentlyConflictFree(access);
  AccessCost cost;
  for (int part = 0; part < served.count; ++part) {
    const std::uint32_t mask = served.lanes[static_cast<std::size_t>(part)];
    cost.ideal += mask != 0;
    if (!free) cost.units += wavefrontsOfPart(access, mask);
  }
  if (free) cost.units = cost.ideal;
  return cost;
}

int maxLanesOnOneBank(const WarpAccess& access) {
  std::array<int, kBanks> lanes{};
  forEachLane(access.active, [&](int lane) { ++lanes[access.address[lane] / kBankBytes % kBanks]; });
  return *std::ranges::max_element(lanes);
}

}  // namespace

SectorSet::SectorSet(const WarpAccess& access) {
  forEachLane(access.active, [&](int lane) {
    const std::uint64_t first = access.address[lane] / kSectorBytes;
    const std::uint64_t last = (access.address[lane] + access.bytesPerLane - 1) / kSectorBytes;
    add(first);
    if (last != first) add(last);
  });
}

void SectorSet::add(std::uint64_t sector) {
  // Neighbours often share a sector, and most addresses rise: a sector above the largest is new without a search.
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
  if (agree) compiled.active = access.active & (~access.active + 1);  // the lowest active lane
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
  // Such an access touches at most two adjacent lines.
  if (access.bytesPerLane <= kBankBytes && evidentlyConflictFree(access)) return 1;
  constexpr std::uint64_t kSets = 4;
  std::array<std::uint64_t, std::size_t{2} * kWarpSize> lines;
  auto end = lines.begin();
  std::uint64_t largest = 0;  // see BankTable::add()
  std::array<int, kSets> ofSet{};
  for (const std::uint64_t sector : sectors.sectors()) {
    const std::uint64_t line = sector / kSectorsOfLine;
    if (line <= largest && std::find(lines.begin(), end, line) != end) continue;
    largest = std::max(largest, line);
    *end++ = line;
    ++ofSet[line % kSets];
  }
  return std::max(*std::ranges::max_element(ofSet), transferCost(access).units);
}

AccessCost sharedCost(const WarpAccess& access) {
  if (access.kind == AccessKind::SharedAtomicInteger) {
    // If each lane adds a constant 1, lanes on one word are served at once (ATOMS.POPC.INC).
    const int turns = access.addsOne ? wavefrontsOfPart(access, access.active) : maxLanesOnOneBank(access);
    return {.requests = 1, .units = turns, .ideal = 1};
  }
  if (access.kind == AccessKind::SharedAtomicFloat) {
    // A compare-and-swap loop. It takes as many rounds as lanes meet on one bank, and each round loads and stores.
    const int rounds = maxLanesOnOneBank(access);
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
