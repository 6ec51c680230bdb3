// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/counting/warp_replay.h"

#include <algorithm>
#include <bit>

#include "simulator/block/warp_sharing.h"

namespace warpbench::simulator {
namespace {

/// The most basic blocks of other lanes that a lane waits for before it goes on alone. No kernel of the catalogue has
/// as many between divergence and reconvergence.
constexpr std::uint32_t kMaxWaits = 1 << 20;

/// The lanes in `lanes` that are at the same place as `lane`.
std::uint32_t together(const WarpTraces& traces, int lane, std::uint32_t lanes) {
  std::uint32_t group = 0;
  for (std::uint32_t rest = lanes; rest != 0; rest &= rest - 1) {
    const int other = std::countr_zero(rest);
    if (traces.standTogether(lane, other)) group |= 1u << other;
  }
  return group;
}

/// True if nvcc lets one lane act for all that access one address, as nvcc 13.0 does for compute capability 9.0.
bool combines(const Event& event, std::uint32_t active) {
  if (event.step() == Event::Step::AtomicComputes) return !event.returns();
  if (event.step() != Event::Step::AtomicAdds) return false;
  if (event.addsConstant()) return true;
  // nvcc adds up the warp's values. If results are used, it also needs the sums up to each lane, which take a whole
  // warp.
  return event.bytes() == 4 && (!event.returns() || active == ~0u);
}

}  // namespace

void WarpTraces::clear() {
  m_at = m_end = {};
  m_path = {};
  m_depth = {};
  m_ahead = {};
}

void WarpTraces::take(int lane, Event* begin, Event* end) {
  m_at[lane] = begin;
  m_end[lane] = end;
  m_ahead[lane] = {};
  arrive(lane);
}

bool WarpTraces::allAtOneBlock() const {
  std::uint64_t others = 0;
  bool empty = false;
  for (std::size_t lane = 0; lane < kWarpSize; ++lane) {
    if (m_at[lane] == nullptr) return false;
    others |= (m_at[lane]->value ^ m_at[0]->value) | (m_path[lane] ^ m_path[0]);
    empty |= m_at[lane] == m_end[lane];
  }
  return others == 0 && !empty;
}

void WarpTraces::followCalls(int lane) {
  Call* const calls = &m_calls[static_cast<std::size_t>(lane) * kMaxCalls];
  std::size_t& depth = m_depth[lane];
  std::uint64_t& path = m_path[lane];
  for (Event*& at = m_at[lane]; at != m_end[lane]; ++at) {
    const Event::Step step = at->step();
    if (step == Event::Step::Block) return;
    if (step == Event::Step::Call) {
      calls[depth++] = {at->value, path};
      path = (path ^ at->value) * 0x9e3779b97f4a7c15 + 1;
      continue;
    }
    if (depth != 0) path = calls[--depth].path;  // otherwise its call was before the last barrier
    at->tag = Event::tagOf(Event::Step::Block);
    // Without a following access, the place after the return is not a block.
    if (at + 1 != m_end[lane] && at[1].isAccess()) return;
  }
}

bool WarpTraces::standsBefore(int lane, int other) const {
  const Call* const calls = &m_calls[static_cast<std::size_t>(lane) * kMaxCalls];
  const Call* const others = &m_calls[static_cast<std::size_t>(other) * kMaxCalls];
  const std::size_t depth = std::min(m_depth[lane], m_depth[other]);
  for (std::size_t i = 0; i < depth; ++i)
    if (calls[i].returnAddress != others[i].returnAddress) return calls[i].returnAddress < others[i].returnAddress;
  if (m_depth[lane] == m_depth[other]) return block(lane) < block(other);
  const bool isDeeper = m_depth[lane] > depth;
  const std::uint64_t here = isDeeper ? calls[depth].returnAddress : block(lane);
  const std::uint64_t there = isDeeper ? block(other) : others[depth].returnAddress;
  return here != there ? here < there : isDeeper;
}

WarpTraces::LookAhead WarpTraces::lookAhead(int lane, std::size_t depth, std::uint64_t limit) const {
  LookAhead ahead{.at = m_at[lane], .lowest = ~std::uint64_t{0}, .depth = depth};
  std::size_t inside = m_depth[lane] - depth;  // number of calls
  for (; ahead.at != m_end[lane]; ++ahead.at) {
    const Event::Step step = ahead.at->step();
    if (ahead.at->isAccess()) continue;
    if (step == Event::Step::Call) {
      ++inside;
      continue;
    }
    if (step == Event::Step::Return) {
      if (inside == 0) return ahead;
      --inside;
      // As in followCalls().
      if (ahead.at + 1 == m_end[lane] || !ahead.at[1].isAccess()) continue;
    }
    if (inside != 0) continue;
    if (ahead.at->value <= limit) {
      ahead.block = ahead.at->value;
      return ahead;
    }
    ahead.lowest = std::min(ahead.lowest, ahead.at->value);
  }
  return ahead;
}

bool WarpTraces::reachesFirst(int lane, int other) {
  const std::size_t depth = m_depth[other];
  if (m_depth[lane] < depth) return false;
  const Call* const calls = &m_calls[static_cast<std::size_t>(lane) * kMaxCalls];
  // The path before a call is a digest of all calls around it.
  if ((m_depth[lane] == depth ? m_path[lane] : calls[depth].path) != m_path[other]) return false;
  LookAhead& ahead = m_ahead[lane];
  const std::uint64_t place = block(other);
  const bool isKnown = ahead.at >= m_at[lane] && ahead.depth == depth && ahead.block <= place && place < ahead.lowest;
  if (!isKnown) ahead = lookAhead(lane, depth, place);
  return ahead.block == place;
}

void WarpReplay::replay(WarpTraces& lanes, std::uint32_t running) {
  for (;;) {
    const std::uint32_t group = lanes.allAtOneBlock() ? ~0u : nextGroup(lanes, running);
    if (group == 0) return;
    const int first = std::countr_zero(group);
    m_traffic.addBlockEntry(std::popcount(group), lanes.block(first), lanes.calls(first));
    replayBlock(lanes, group);
  }
}

std::uint32_t WarpReplay::nextGroup(WarpTraces& lanes, std::uint32_t running) {
  std::uint32_t waiting = 0;
  std::uint32_t impatient = 0;
  int first = 0;
  for (int lane = 0; lane < kWarpSize; ++lane) {
    const std::uint32_t bit = 1u << lane;
    if (lanes.empty(lane)) {
      m_waited[lane] = 0;
      if (running & bit) return 0;
      continue;
    }
    if (waiting == 0 || lanes.standsBefore(lane, first)) first = lane;
    waiting |= bit;
    if (m_waited[lane] > kMaxWaits) impatient |= bit;
  }
  if (waiting == 0) return 0;
  if (impatient != 0) return together(lanes, std::countr_zero(impatient), waiting);
  for (int before = -1; before != first;) {
    before = first;
    for (std::uint32_t rest = waiting; rest != 0; rest &= rest - 1) {
      const int lane = std::countr_zero(rest);
      const bool isNearer = first == before || lanes.standsBefore(lane, first);
      if (isNearer && lanes.standsBefore(before, lane) && lanes.reachesFirst(lane, before)) first = lane;
    }
  }
  const std::uint32_t group = together(lanes, first, waiting);
  for (std::uint32_t rest = waiting & ~group; rest != 0; rest &= rest - 1) ++m_waited[std::countr_zero(rest)];
  for (std::uint32_t rest = group; rest != 0; rest &= rest - 1) m_waited[std::countr_zero(rest)] = 0;
  return group;
}

void WarpReplay::replayBlock(WarpTraces& lanes, std::uint32_t group) {
  if (group == ~0u)
    lanes.skipAll();
  else
    for (std::uint32_t rest = group; rest != 0; rest &= rest - 1) lanes.skip(std::countr_zero(rest));
  while (group != 0) {
    takeAccess(lanes, group);
    if (m_access.active != 0) count();
  }
}

void WarpReplay::count() {
  const std::uint64_t first = m_access.address[std::countr_zero(m_access.active)];
  std::uint64_t lowest = first;
  std::uint64_t highest = first;
  for (std::size_t lane = 0; lane < kWarpSize; ++lane) {
    const std::uint64_t address = m_access.active >> lane & 1 ? m_access.address[lane] : first;
    lowest = std::min(lowest, address);
    highest = std::max(highest, address);
  }
  if (m_spaces.isOneSpace(lowest, highest)) {
    const MemorySpace space = m_spaces.of(lowest);
    if (space == MemorySpace::Shared) {
      m_sharedUse.touch(m_spaces.sharedOffset(lowest));
      m_sharedUse.touch(m_spaces.sharedOffset(highest));
    }
    count(space);
    return;
  }
  for (std::uint32_t rest = m_access.active; rest != 0;) {
    const MemorySpace space = m_spaces.of(m_access.address[std::countr_zero(rest)]);
    std::uint32_t there = 0;
    for (std::uint32_t lanes = rest; lanes != 0; lanes &= lanes - 1) {
      const int lane = std::countr_zero(lanes);
      if (m_spaces.of(m_access.address[lane]) != space) continue;
      there |= 1u << lane;
      if (space == MemorySpace::Shared) m_sharedUse.touch(m_spaces.sharedOffset(m_access.address[lane]));
    }
    rest &= ~there;
    m_access.active = there;
    count(space);
  }
}

void WarpReplay::count(MemorySpace space) {
  if (space == MemorySpace::Local) {
    for (std::uint32_t rest = m_access.active; rest != 0; rest &= rest - 1) {
      std::uint64_t& address = m_access.address[std::countr_zero(rest)];
      const auto local = m_spaces.localAddress(address);
      address = local.value_or(0);
      if (!local) m_access.active &= ~(rest & ~(rest - 1));
    }
    if (m_access.active == 0) return;
  }
  m_access.kind = kindOf(m_event.step(), m_event.returns() || m_event.ordered(), space);
  m_access.returns = m_event.returns();
  m_access.combines = combines(m_event, m_access.active);
  m_access.scattered = m_event.scattered();
  m_access.addsOne = m_event.addsOne();
  if (m_sharing) m_sharing->access(m_access);
  m_traffic.add(m_access);
  for (BlockObserver* each : m_observers) each->access(m_warp, m_access);
}

void WarpReplay::takeAccess(WarpTraces& lanes, std::uint32_t& group) {
  m_event = lanes.next(std::countr_zero(group));
  m_access.active = 0;
  // Nearly always the whole warp takes the same path.
  if (group == ~0u) {
    std::uint64_t others = 0;
    for (int lane = 0; lane < kWarpSize; ++lane) {
      others |= lanes.next(lane).tag ^ m_event.tag;
      m_access.address[static_cast<std::size_t>(lane)] = lanes.next(lane).value;
    }
    if (others == 0) {
      if (!m_event.isAccess()) {
        // Only a call or a return needs this, not the entry of a block.
        if (m_event.step() != Event::Step::Block)
          for (int lane = 0; lane < kWarpSize; ++lane) lanes.arrive(lane);
        group = 0;
        return;
      }
      lanes.skipAll();
      m_access.active = group;
    }
  }
  if (m_access.active == 0) {
    for (std::uint32_t rest = group; rest != 0; rest &= rest - 1) {
      const int lane = std::countr_zero(rest);
      const Event& next = lanes.next(lane);
      if (!next.isAccess()) {
        group &= ~(1u << lane);
        lanes.arrive(lane);
        continue;
      }
      if (m_access.active == 0) m_event = next;
      if (next.tag != m_event.tag) continue;
      m_access.active |= 1u << lane;
      m_access.address[static_cast<std::size_t>(lane)] = next.value;
      lanes.skip(lane);
    }
  }
  m_access.bytesPerLane = m_event.bytes();
  m_access.place = m_event.place();
}

}  // namespace warpbench::simulator
