// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/block/warp_sharing.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <ranges>

namespace warpbench::simulator {

void WarpSharing::blockBegins(const MemorySpaces& spaces, bool alone) {
  m_spaces = spaces;
  m_count = 0;
  m_boxes = {};
  m_epochs = {};
  m_epoch = 0;
  m_found = m_published = m_fenced = m_tooMany = false;
  m_alone = alone;
  m_stored.clear();
}

void WarpSharing::warpStops(int warp, bool atBarrier) {
  if (m_count != 0) {
    m_epoch = m_epochs[static_cast<std::size_t>(warp)];
    const std::array<Box, 2>& boxes = m_boxes[static_cast<std::size_t>(warp)];
    // Before a barrier, a load needs a look only if its warp has stored there: no later store can follow.
    const auto isLookedAt = [&](const Access& access) {
      return !atBarrier || access.does != Does::Load ||
             boxes[isShared(access.address)].overlaps(access.address, access.bytes);
    };
    const bool stores = !atBarrier || boxes[0].last != 0 || boxes[1].last != 0;
    for (std::size_t i = 0; stores && i < m_count; ++i)
      if (isLookedAt(m_accesses[i])) look(m_accesses[i]);
    m_count = 0;
    m_epochs[static_cast<std::size_t>(warp)] = m_epoch;
  }
  if (!atBarrier) return;
  m_epochs[static_cast<std::size_t>(warp)] = 0;
  m_boxes[static_cast<std::size_t>(warp)] = {};
}

void WarpSharing::blockBarrier() { m_epochs = {}; }

void WarpSharing::lookAtAll() {
  m_epoch = m_epochs[static_cast<std::size_t>(m_thread / kWarpSize)];
  for (std::size_t i = 0; i < m_count; ++i) look(m_accesses[i]);
  m_count = 0;
  m_epochs[static_cast<std::size_t>(m_thread / kWarpSize)] = m_epoch;
}

void WarpSharing::access(const WarpAccess& access) {
  if (!isGlobal(access.kind) && !simulator::isShared(access.kind)) return;
  const Does does = isAtomic(access.kind) ? Does::Atomic : isStore(access.kind) ? Does::Store : Does::Load;
  for (std::uint32_t rest = access.active; rest != 0; rest &= rest - 1) {
    const int lane = std::countr_zero(rest);
    note(lane, does, access.address[static_cast<std::size_t>(lane)], static_cast<std::size_t>(access.bytesPerLane),
         access.place);
  }
}

void WarpSharing::beginEpoch() {
  if (++m_lastEpoch == 0) {
    std::fill_n(m_words.data(), kWords, Word());
    m_lastEpoch = 1;
  }
  m_epoch = m_lastEpoch;
}

void WarpSharing::look(const Access& access) {
  if (m_epoch == 0) beginEpoch();
  if (access.bytes < 1u << m_bits) m_bits = 0;
  const auto place = static_cast<std::uint16_t>(access.place);
  const bool shared = isShared(access.address);
  const std::uint64_t end = (access.address + access.bytes - 1) >> m_bits;
  for (std::uint64_t number = access.address >> m_bits; number <= end; ++number) {
    Word& word = m_words[(number ^ number >> 16) % kWords];
    if (word.number != number || word.epoch != m_epoch) word = {.number = number, .epoch = m_epoch};
    const bool byOther = word.writer != kNobody && (word.writer & ~kAtomic) != access.lane;
    const bool readByOther = word.reader != kNobody && word.reader != access.lane;
    if (access.does == Does::Atomic) {
      m_found |= readByOther || (byOther && !(word.writer & kAtomic));
      word.writer = byOther ? kSeveral : static_cast<std::uint8_t>(access.lane | kAtomic);
    } else if (access.does == Does::Store) {
      // If lanes only store, the last store wins. Lanes often set one flag for all.
      m_found |= readByOther || (byOther && shared && word.place != place);
      word.writer = access.lane;
      word.place = place;
    } else {
      m_found |= byOther;
      word.reader = readByOther ? kSeveral : access.lane;
    }
  }
}

void WarpSharing::keep(const void* at, std::size_t bytes, bool atomic) {
  m_published |= atomic;
  if (m_tooMany) return;
  if (m_stored.size() == kMaxStored) {
    m_tooMany = true;
    return;
  }
  Stored stored{.at = const_cast<void*>(at), .bytes = bytes, .before = {}};
  // Copy without a call: if the address is wild, the fault must be the lane's own access.
  std::byte* const before = stored.before.data();
  switch (bytes) {
    case 1:
      std::memcpy(before, at, 1);
      break;
    case 2:
      std::memcpy(before, at, 2);
      break;
    case 4:
      std::memcpy(before, at, 4);
      break;
    case 8:
      std::memcpy(before, at, 8);
      break;
    default:
      std::memcpy(before, at, 16);
  }
  m_stored.push_back(stored);
}

void WarpSharing::takeBack() {
  for (const Stored& stored : std::views::reverse(m_stored)) std::memcpy(stored.at, stored.before.data(), stored.bytes);
  m_stored.clear();
}

}  // namespace warpbench::simulator
