// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/checking/release_order.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace warpbench::simulator {
namespace {

constexpr std::size_t kBlock = static_cast<std::size_t>(ThreadScope::Block);
constexpr std::size_t kDevice = static_cast<std::size_t>(ThreadScope::Device);

}  // namespace

void ReleaseOrder::launchBegins() {
  m_logs.clear();
  m_known.clear();
}

void ReleaseOrder::blockBegins(std::size_t threads) {
  m_threads.assign(threads, {});
  m_known.clear();
  m_fencedEpoch = 0;
  m_anyKnows = m_anyHolds = false;
  m_fenced = {};
}

void ReleaseOrder::exchangeBlock(ReleaseOrder& other) {
  std::swap(m_threads, other.m_threads);
  std::swap(m_known, other.m_known);
  std::swap(m_fencedEpoch, other.m_fencedEpoch);
  std::swap(m_anyKnows, other.m_anyKnows);
  std::swap(m_anyHolds, other.m_anyHolds);
  std::swap(m_fenced, other.m_fenced);
}

void ReleaseOrder::fences(const Now& now, ThreadScope scope, bool wholeEpoch) {
  Thread& thread = m_threads[now.thread];
  std::vector<std::uint32_t> clocks;
  if (std::ranges::count(now.clocks, 0u) < std::ptrdiff_t{kWarpSize} - 1)
    clocks.assign(now.clocks.begin(), now.clocks.end());
  for (std::size_t i = kBlock; i <= static_cast<std::size_t>(scope); ++i) {
    thread.fenced[i] = {now.epoch + (wholeEpoch ? 1 : 0), now.clock(), clocks};
    thread.dirty[i] = false;
    m_fenced[i] = true;
    if (thread.hold.at != nullptr && thread.hold.guarded[i] == 0) thread.hold.guarded[i] = now.clock() + 1;
  }
}

void ReleaseOrder::stores(std::uint32_t thread) { m_threads[thread].dirty = {true, true}; }

void ReleaseOrder::blockBarrier(std::uint32_t next) {
  if (m_fenced[kDevice] && std::ranges::none_of(m_threads, [](const Thread& each) { return each.dirty[kDevice]; }))
    m_fencedEpoch = next;
  if (m_anyKnows)
    for (Thread& thread : m_threads) {
      raise(m_known, thread.known);
      thread.known.clear();
    }
  if (m_anyHolds)
    for (Thread& thread : m_threads) thread.hold = {};
  m_anyKnows = m_anyHolds = false;
}

void ReleaseOrder::warpBarrier(std::size_t first, std::uint32_t lanes, std::span<const std::uint32_t> masks) {
  if (!m_anyKnows) return;
  const auto of = [&](std::size_t lane) -> Thread& { return m_threads[first + lane]; };
  if (std::ranges::none_of(std::views::iota(std::size_t{0}, masks.size()),
                           [&](std::size_t lane) { return !of(lane).known.empty(); }))
    return;
  std::vector<Knowledge> before;
  for (std::size_t lane = 0; lane < masks.size(); ++lane) before.push_back(of(lane).known);
  for (std::size_t lane = 0; lane < masks.size(); ++lane)
    for (std::size_t other = 0; other < masks.size() && (lanes >> lane & 1) != 0; ++other)
      if (masks[lane] >> other & 1) raise(of(lane).known, before[other]);
}

void ReleaseOrder::observes(const Now& now, const void* at, ThreadScope scope) {
  if (m_logs.empty()) return;
  const auto found = m_logs.find(at);
  if (found == m_logs.end()) return;
  Seen seen{&found->second, {found->second.turns, 0}};
  if (scope == ThreadScope::Device) seen.turns[kDevice] = found->second.turns;
  raise(m_threads[now.thread].known, seen);
  m_anyKnows = true;
}

void ReleaseOrder::takes(const Now& now, const void* at, std::uint64_t place) {
  m_threads[now.thread].hold = {at, place, now.clock(), {}};
  m_anyHolds = true;
}

void ReleaseOrder::releases(const Now& now, const void* at, ThreadScope scope, bool swaps) {
  Thread& thread = m_threads[now.thread];
  if (thread.fenced[kBlock].epoch == 0 && m_fencedEpoch == 0) {
    if (!swaps && thread.hold.at == at) thread.hold = {};
    return;
  }
  Release release{0, now.thread, thread.fenced, {}};
  Moment& toOthers = release.before[kDevice];
  if (scope == ThreadScope::Block)
    toOthers = {};
  else if (m_fencedEpoch > toOthers.epoch)
    toOthers = {m_fencedEpoch, 0, {}};
  Log& log = m_logs[at];
  log.at = at;
  if (!swaps && thread.hold.at == at) release.hold = std::exchange(thread.hold, {});
  std::vector<Release>& ofBlock = log.byBlock[now.block];
  const auto isSame = [&](const Release& other) {
    return other.thread == release.thread && other.before[kBlock].clock == release.before[kBlock].clock &&
           other.before[kDevice].clock == toOthers.clock && other.before[kDevice].epoch == toOthers.epoch;
  };
  // A polling thread releases the same again and again.
  constexpr std::size_t kRecent = 64;
  const std::span recent = std::span(ofBlock).last(std::min(kRecent, ofBlock.size()));
  if (log.imports.empty() && std::ranges::any_of(recent, isSame)) return;
  release.turn = log.turns++;
  log.withinBlock |= toOthers.epoch == 0;
  for (const Knowledge* known : {&thread.known, &m_known})
    for (const Seen& seen : *known) {
      if (seen.log == &log && !log.withinBlock) continue;
      const bool isOld = std::ranges::any_of(std::views::reverse(log.imports), [&](const Import& import) {
        return import.seen.log == seen.log && import.block == now.block && import.toOthers >= (toOthers.epoch != 0) &&
               import.seen.turns[kBlock] >= seen.turns[kBlock] && import.seen.turns[kDevice] >= seen.turns[kDevice];
      });
      if (!isOld) log.imports.push_back({release.turn, now.block, toOthers.epoch != 0, seen});
    }
  ofBlock.push_back(std::move(release));
}

void ReleaseOrder::raise(Knowledge& known, const Seen& by) {
  const auto same = std::ranges::find(known, by.log, &Seen::log);
  if (same == known.end()) {
    known.push_back(by);
    return;
  }
  for (std::size_t i = 0; i < kScopes; ++i) same->turns[i] = std::max(same->turns[i], by.turns[i]);
}

void ReleaseOrder::raise(Knowledge& known, const Knowledge& by) {
  for (const Seen& seen : by) raise(known, seen);
}

bool ReleaseOrder::isKnown(const Now& now, const PastAccess& past, Unguarded& unguarded) const {
  Explored explored;
  for (const Knowledge* known : {&m_threads[now.thread].known, &m_known})
    for (const Seen& seen : std::views::reverse(*known))
      if (tells(seen, now.block, now, past, unguarded, explored)) return true;
  return false;
}

bool ReleaseOrder::lacksFence(const Release& release, const Log& log, std::size_t scope, const Now& now,
                              const PastAccess& past, Unguarded& unguarded) const {
  if (release.hold.at == nullptr) return false;
  const std::uint32_t guarded = release.hold.guarded[scope];
  if (past.thread == release.thread && past.clock > release.hold.clock && (guarded == 0 || past.clock < guarded)) {
    unguarded = {release.hold.place, true};
    return true;
  }
  const Hold& own = m_threads[now.thread].hold;
  if (own.at != log.at || own.guarded[scope] != 0) return false;
  unguarded = {own.place, false};
  return true;
}

bool ReleaseOrder::tells(const Seen& seen, std::uint32_t block, const Now& now, const PastAccess& past,
                         Unguarded& unguarded, Explored& explored) const {
  const std::size_t scope = past.block == block ? kBlock : kDevice;
  for (auto& [viewer, before] : explored)
    if (viewer == block && before.log == seen.log && before.turns[kBlock] >= seen.turns[kBlock] &&
        before.turns[kDevice] >= seen.turns[kDevice])
      return false;
  explored.emplace_back(block, seen);
  const Log& log = *seen.log;
  if (const auto found = log.byBlock.find(past.block); found != log.byBlock.end())
    for (const Release& release : std::views::reverse(found->second))
      if (release.turn < seen.turns[scope] && release.before[scope].epoch != 0 &&
          release.before[scope].covers(past, release.thread) &&
          !(block == now.block && lacksFence(release, log, scope, now, past, unguarded)))
        return true;
  for (const Import& import : std::views::reverse(log.imports)) {
    const bool within = import.block == block;
    if (import.turn < seen.turns[within ? kBlock : kDevice] && (within || import.toOthers) &&
        tells(import.seen, import.block, now, past, unguarded, explored))
      return true;
  }
  return false;
}

}  // namespace warpbench::simulator
