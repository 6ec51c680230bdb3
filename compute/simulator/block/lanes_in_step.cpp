// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/block/lanes_in_step.h"

#include <algorithm>
#include <bit>
#include <cstddef>

#include "simulator/memory_spaces.h"

namespace warpbench::simulator {
namespace {

/// Steps that a lane lets others go first. After that it goes on, because they may wait for it, as at a lock.
constexpr std::uint32_t kMaxWaits = 1 << 16;
/// The lane's patience is used up this many times faster while the others poll memory that another thread may change.
constexpr std::uint32_t kLooksAgain = 1 << 8;

/// Negative if `lane` is earlier in the code than `other`, 0 if both are at the same place.
int compare(const Lane& lane, const Lane& other) {
  const std::span calls(lane.calls, lane.call);
  const std::span others(other.calls, other.call);
  const auto [at, there] = std::ranges::mismatch(calls, others);
  const std::uint64_t here = at == calls.end() ? lane.where : *at;
  const std::uint64_t elsewhere = there == others.end() ? other.where : *there;
  if (here != elsewhere) return here < elsewhere ? -1 : 1;
  // A lane inside a call is earlier than the code after the call.
  return static_cast<int>(others.size() > calls.size()) - static_cast<int>(calls.size() > others.size());
}

}  // namespace

bool LanesInStep::stopsBefore(Event::Step step, const void* at, std::uint64_t place) {
  const MemorySpace space = spaceOf(at);
  if (space != MemorySpace::Global && space != MemorySpace::Shared) return false;
  m_turn.add(place);
  m_turn.add(reinterpret_cast<std::uint64_t>(at));
  const bool looksAgain = step == Event::Step::VolatileLoad || step == Event::Step::AtomicExchanges ||
                          step == Event::Step::AtomicComputes || step == Event::Step::AtomicAdds;
  m_waits = looksAgain ? kLooksAgain : 1;
  return true;
}

std::uint32_t LanesInStep::next(std::span<const Lane> ofWarp) {
  std::uint32_t group = 0;
  std::uint32_t waiting = 0;
  std::size_t first = 0;
  bool isImpatient = false;
  for (std::size_t i = 0; i < ofWarp.size(); ++i) {
    if (ofWarp[i].state != Lane::State::Running) continue;
    const std::uint32_t bit = 1u << i;
    waiting |= bit;
    const int order = group == 0 ? -1 : compare(ofWarp[i], ofWarp[first]);
    const bool impatient = m_waited[i] > kMaxWaits;
    if (order == 0) {
      group |= bit;
    } else if (impatient > isImpatient || (order < 0 && impatient == isImpatient)) {
      group = bit;
      first = i;
      isImpatient = impatient;
    }
  }
  for (std::uint32_t rest = waiting & ~group; rest != 0; rest &= rest - 1)
    m_waited[static_cast<std::size_t>(std::countr_zero(rest))] += m_waits;
  for (std::uint32_t rest = group; rest != 0; rest &= rest - 1)
    m_waited[static_cast<std::size_t>(std::countr_zero(rest))] = 0;
  m_waits = 1;
  m_areImpatient = isImpatient;
  return group;
}

}  // namespace warpbench::simulator
