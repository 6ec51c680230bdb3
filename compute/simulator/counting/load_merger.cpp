// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/counting/load_merger.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "simulator/memory_spaces.h"

namespace warpbench::simulator {
namespace {

constexpr int kWidestLoad = 16;  // bytes

bool isDynamic(std::uint64_t address) {
  return address - reinterpret_cast<std::uint64_t>(dynamicSharedBegin()) < kMostSharedBytes;
}

/// Elements of the widest aligned load that can begin at this access.
int widthFrom(const WarpAccess& access) {
  std::uint64_t all = 0;
  for (std::uint32_t rest = access.active; rest != 0; rest &= rest - 1)
    all |= access.address[static_cast<std::size_t>(std::countr_zero(rest))];
  const int aligned = std::min(std::countr_zero(all), std::countr_zero(unsigned{kWidestLoad}));
  return std::max(1, (1 << aligned) / access.bytesPerLane);
}

/// Some lanes load the same element. If instead each lane has its own row, the row pitch is often a launch argument
/// that nvcc does not know.
bool sharesRows(const WarpAccess& access) {
  if (std::has_single_bit(access.active)) return true;
  for (std::size_t lane = 0; lane + 1 < kWarpSize; ++lane)
    for (const std::size_t other : {lane + 1, lane ^ (kWarpSize / 2)})
      if ((access.active >> lane & access.active >> other & 1) != 0 && access.address[lane] == access.address[other])
        return true;
  return false;
}

bool isUniform(const WarpAccess& access) {
  const std::uint64_t first = access.address[static_cast<std::size_t>(std::countr_zero(access.active))];
  for (std::uint32_t rest = access.active; rest != 0; rest &= rest - 1)
    if (access.address[static_cast<std::size_t>(std::countr_zero(rest))] != first) return false;
  return true;
}

/// The same lanes access the addresses `bytes` further on.
bool follows(const WarpAccess& access, const WarpAccess& first, std::uint64_t bytes) {
  if (access.active != first.active || access.bytesPerLane != first.bytesPerLane) return false;
  if (std::has_single_bit(access.active) && access.place != first.place) return false;
  for (std::uint32_t rest = access.active; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
    if (access.address[lane] != first.address[lane] + bytes) return false;
  }
  return true;
}

}  // namespace

std::size_t LoadMerger::dynamicPlaceOf(const WarpAccess& access) {
  if (m_warps == 1 || !isUniform(access)) return kNone;
  const std::uint64_t address = access.address[static_cast<std::size_t>(std::countr_zero(access.active))] -
                                reinterpret_cast<std::uint64_t>(dynamicSharedBegin());
  const auto known = std::ranges::find(m_dynamicPlaces, access.place, &DynamicPlace::place);
  const auto index = static_cast<std::size_t>(known - m_dynamicPlaces.begin());
  if (known == m_dynamicPlaces.end()) {
    m_dynamicPlaces.push_back({.place = access.place, .first = address});
  } else if (std::exchange(known->isNew, false)) {
    known->varies |= known->first != address;
  }
  return index;
}

LoadMerger::Saved LoadMerger::saved() const {
  Saved all = m_saved;
  for (const DynamicPlace& each : m_dynamicPlaces) {
    if (each.varies) continue;
    all.loads += each.saved.loads;
    all.wavefronts += each.saved.wavefronts;
  }
  return all;
}

void LoadMerger::add(const WarpAccess& access, int wavefronts) {
  if (access.kind != AccessKind::SharedLoad) return endRuns();
  if (access.bytesPerLane < kBankBytes || access.bytesPerLane >= kWidestLoad) return;
  for (Run& run : m_runs) {
    const auto bytes = static_cast<std::uint64_t>(run.count * access.bytesPerLane);
    if (run.width == 0 || !follows(access, run.first, bytes)) continue;
    run.wavefronts += wavefronts;
    if (++run.count < run.width) return;
    WarpAccess wide = run.first;
    wide.bytesPerLane *= run.width;
    Saved& saved = run.dynamicPlace == kNone ? m_saved : m_dynamicPlaces[run.dynamicPlace].saved;
    saved.loads += run.width - 1;
    saved.wavefronts += run.wavefronts - sharedCost(wide).units;
    run.width = 0;
    return;
  }
  const int width = widthFrom(access);
  if (width == 1 || !sharesRows(access)) return;
  const bool inDynamic = isDynamic(access.address[static_cast<std::size_t>(std::countr_zero(access.active))]);
  const std::size_t dynamicPlace = inDynamic ? dynamicPlaceOf(access) : kNone;
  if (inDynamic && dynamicPlace == kNone) return;
  m_runs[m_next] = {
      .first = access, .width = width, .count = 1, .wavefronts = wavefronts, .dynamicPlace = dynamicPlace};
  m_next = (m_next + 1) % m_runs.size();
}

void LoadMerger::add(const LoadMerger& other, std::int64_t times) {
  const Saved saved = other.saved();
  m_saved.loads += times * saved.loads;
  m_saved.wavefronts += times * saved.wavefronts;
}

}  // namespace warpbench::simulator
