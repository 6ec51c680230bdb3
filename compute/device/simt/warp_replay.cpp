// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/simt/warp_replay.h"

#include <algorithm>
#include <bit>

namespace warpbench::simulator {
namespace {

/// All lanes have events left and stand before the same basic block, as they nearly always do.
bool allAtOneBlock(const WarpTraces& lanes) {
  std::uint64_t others = 0;
  bool empty = false;
  for (const LaneTrace& lane : lanes) {
    others |= lane.at->value ^ lanes[0].at->value;
    empty |= lane.empty();
  }
  return others == 0 && !empty;
}

}  // namespace

void WarpReplay::replay(WarpTraces& lanes, std::uint32_t running) {
  const bool whole = std::ranges::none_of(lanes, [](const LaneTrace& lane) { return lane.at == nullptr; });
  for (;;) {
    std::uint32_t group = whole && allAtOneBlock(lanes) ? ~0u : 0;
    if (group == 0) {
      std::uint64_t lowest = ~std::uint64_t{0};
      for (int lane = 0; lane < kWarpSize; ++lane) {
        const std::uint32_t bit = 1u << lane;
        if (lanes[lane].empty()) {
          if (running & bit) return;
          continue;
        }
        const std::uint64_t block = lanes[lane].at->value;
        if (block > lowest) continue;
        group = block < lowest ? bit : group | bit;
        lowest = block;
      }
      if (group == 0) return;
    }
    m_traffic.addBlockEntry(std::popcount(group), lanes[std::countr_zero(group)].at->value);
    replayBlock(lanes, group);
  }
}

void WarpReplay::replayBlock(WarpTraces& lanes, std::uint32_t group) {
  for (std::uint32_t rest = group; rest != 0; rest &= rest - 1) ++lanes[std::countr_zero(rest)].at;

  WarpAccess access;
  while (group != 0) {
    takeAccess(lanes, group, access);
    if (access.active == 0) break;
    const std::uint64_t first = access.address[std::countr_zero(access.active)];
    if (first >= m_privateBegin && first < m_privateEnd) continue;
    m_traffic.add(access);
    for (BlockObserver* each : m_observers) each->access(m_warp, access);
  }
}

void WarpReplay::takeAccess(WarpTraces& lanes, std::uint32_t& group, WarpAccess& access) {
  Event event = *lanes[std::countr_zero(group)].at;
  access.active = 0;
  // Nearly always the whole warp goes the same way.
  if (group == ~0u) {
    std::uint64_t others = 0;
    for (std::size_t i = 0; i < kWarpSize; ++i) {
      others |= lanes[i].at->tag ^ event.tag;
      access.address[i] = lanes[i].at->value;
    }
    if (others == 0) {
      if (event.tag == Event::kBlock) {
        group = 0;
        return;
      }
      for (LaneTrace& lane : lanes) ++lane.at;
      access.active = group;
    }
  }
  if (access.active == 0) {
    event.tag = Event::kBlock;
    for (std::uint32_t rest = group; rest != 0; rest &= rest - 1) {
      const auto index = static_cast<std::size_t>(std::countr_zero(rest));
      LaneTrace& lane = lanes[index];
      if (lane.at->tag == Event::kBlock) {
        group &= ~(1u << index);
        continue;
      }
      if (access.active == 0) event = *lane.at;
      if (lane.at->tag != event.tag) continue;
      access.active |= 1u << index;
      access.address[index] = lane.at->value;
      ++lane.at;
    }
    if (access.active == 0) return;
  }
  access.kind = event.kind();
  access.bytesPerLane = event.bytes();
  access.site = event.site();
  access.combines = event.combines();
}

}  // namespace warpbench::simulator
