// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/simt/warp_replay.h"

#include <bit>

namespace warpbench::simulator {

void WarpReplay::replay(WarpTraces& lanes, std::uint32_t running) {
  for (;;) {
    std::uint64_t lowest = ~std::uint64_t{0};
    std::uint32_t group = 0;
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
    m_traffic.addBlockEntry(std::popcount(group));
    replayBlock(lanes, group);
  }
}

void WarpReplay::replayBlock(WarpTraces& lanes, std::uint32_t group) {
  for (std::uint32_t rest = group; rest != 0; rest &= rest - 1) ++lanes[std::countr_zero(rest)].at;

  WarpAccess access;
  while (group != 0) {
    // The lanes whose next event is the same instruction's; all of them, but for a block that some left half-way.
    std::uint64_t tag = Event::kBlock;
    access.active = 0;
    for (std::uint32_t rest = group; rest != 0; rest &= rest - 1) {
      const int index = std::countr_zero(rest);
      LaneTrace& lane = lanes[index];
      if (lane.empty() || lane.at->tag == Event::kBlock) {
        group &= ~(1u << index);
        continue;
      }
      if (access.active == 0) tag = lane.at->tag;
      if (lane.at->tag != tag) continue;
      access.active |= 1u << index;
      access.address[index] = lane.at->value;
      ++lane.at;
    }
    if (access.active == 0) break;
    const std::uint64_t first = access.address[std::countr_zero(access.active)];
    if (first >= m_privateBegin && first < m_privateEnd) continue;
    const Event event{.value = first, .tag = tag};
    access.kind = event.kind();
    access.bytesPerLane = event.bytes();
    access.site = event.site();
    m_traffic.add(access);
    for (BlockObserver* each : m_observers) each->access(m_warp, access);
  }
}

}  // namespace warpbench::simulator
