// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/timeline/work_order.h"

#include <algorithm>
#include <utility>

#include "simulator/debug_info.h"
#include "simulator/host_accesses.h"

namespace warpbench::program {
namespace {

/// The most operations in flight that one stream keeps. Beyond this, it forgets the oldest.
constexpr std::size_t kMostInFlight = 4096;
/// How many operations back to look for the previous turn of the same loop.
constexpr std::size_t kLongestRound = 32;
/// The widest access of the host's code. An access may begin this far before the bytes that it touches.
constexpr std::uint64_t kWidestAccess = 16;

bool conflict(unsigned one, unsigned other) {
  const auto are = [&](unsigned first, unsigned second) { return (one & first) != 0 && (other & second) != 0; };
  return ((one | other) & ByteUse::kStore) != 0 || are(ByteUse::kLoad, ByteUse::kAtomic) ||
         are(ByteUse::kAtomic, ByteUse::kLoad);
}

/// True if `later` covers each use.
bool areCovered(const std::vector<ByteUse>& uses, const std::vector<ByteUse>& later) {
  auto by = later.begin();
  for (const ByteUse& use : uses) {
    std::uint64_t covered = use.begin;
    while (by != later.end() && by->end <= covered) ++by;
    for (auto each = by; covered < use.end; ++each) {
      if (each == later.end() || each->begin > covered || (each->does | use.does) != each->does) return false;
      covered = each->end;
    }
  }
  return true;
}

const char* verbOf(unsigned does) { return (does & ~ByteUse::kLoad) != 0 ? "writes" : "reads"; }

}  // namespace

void WorkClock::join(const WorkClock& other) {
  for (const auto& [stream, count] : other.m_counts) {
    std::uint64_t& own = m_counts[stream];
    own = std::max(own, count);
  }
}

std::uint64_t WorkClock::of(int stream) const {
  const auto found = m_counts.find(stream);
  return found == m_counts.end() ? 0 : found->second;
}

void WorkOrder::setListener(Describe describe, Tell tell) {
  m_describe = std::move(describe);
  m_tell = std::move(tell);
}

void WorkOrder::streamBegins(int stream, bool waits) { m_streams[stream].waits = waits; }

WorkClock WorkOrder::reachedBy(int stream) const {
  WorkClock clock = m_host;
  const auto own = m_streams.find(stream);
  if (own != m_streams.end()) clock.join(own->second.clock);
  if (stream == kDefault) {
    for (const auto& [number, each] : m_streams)
      if (each.waits) clock.join(each.clock);
  } else if (own == m_streams.end() || own->second.waits) {
    clock.join(m_streams.at(kDefault).clock);
  }
  return clock;
}

std::vector<WorkOrder::Conflict> WorkOrder::conflictsOf(const std::vector<ByteUse>& uses,
                                                        const WorkClock& clock) const {
  std::vector<Conflict> all;
  if (uses.empty()) return all;
  for (const auto& [number, stream] : m_streams) {
    const std::uint64_t known = clock.of(number);
    for (auto past = stream.inFlight.rbegin(); past != stream.inFlight.rend() && past->number > known; ++past) {
      if (past->begin >= uses.back().end || past->end <= uses.front().begin) continue;
      auto use = uses.begin();
      for (auto other = past->operation.uses.begin(); other != past->operation.uses.end() && use != uses.end();) {
        if (other->begin < use->end && use->begin < other->end && conflict(use->does, other->does)) {
          all.push_back({&*past, number, &*use, std::max(other->begin, use->begin)});
          break;
        }
        if (other->end < use->end)
          ++other;
        else
          ++use;
      }
    }
  }
  return all;
}

std::string WorkOrder::nameOf(int stream) const {
  return stream == kDefault     ? "the default stream"
         : stream == kPerThread ? "the thread's default stream"
                                : "stream " + std::to_string(stream);
}

void WorkOrder::tell(const SourceLine& where, const std::string& who, unsigned does, const char* verb,
                     const Conflict& conflict, const std::string& missing) {
  const StreamOperation& past = conflict.past->operation;
  if (!m_told.emplace(where.file, where.line, past.where.file, past.where.line).second) return;
  const auto other = std::ranges::find_if(past.uses, [&](const ByteUse& use) { return conflict.at < use.end; });
  const bool frees = verb != nullptr || past.verb != nullptr;
  m_tell({.kind = frees ? "use-after-free" : "race",
          .file = where.file,
          .line = where.line,
          .text = who + " " + (verb != nullptr ? verb : verbOf(does)) + " " +
                  m_describe(reinterpret_cast<const void*>(conflict.at)) + ", and " + past.name + " (" +
                  toText(past.where).english() + ") in " + nameOf(conflict.stream) + " " +
                  (past.verb != nullptr ? past.verb : verbOf(other->does)) + " it, in no order: " + missing});
}

void WorkOrder::does(int stream, StreamOperation operation) {
  if (!m_tell) return;
  WorkClock clock = reachedBy(stream);
  for (const Conflict& each : conflictsOf(operation.uses, clock)) {
    const Stream& own = m_streams[stream];
    std::string missing = stream == kDefault || each.stream == kDefault
                              ? "stream " + std::to_string(std::max(stream, each.stream)) +
                                    " is non-blocking, and cudaStreamSynchronize() of it is missing between them"
                              : "cudaEventRecord() in " + nameOf(each.stream) + " and cudaStreamWaitEvent() in " +
                                    nameOf(stream) + " are missing between them";
    if (own.emptyWait)
      missing += "; the event that " + nameOf(stream) + " waits for at " + toText(*own.emptyWait).english() +
                 " was never recorded";
    tell(operation.where, operation.name + " in " + nameOf(stream), each.use->does, operation.verb, each, missing);
    clock.join(each.past->clock);
  }
  Stream& own = m_streams[stream];
  clock.set(stream, ++own.count);
  own.clock = clock;
  if (operation.uses.empty()) return;
  std::size_t looked = 0;
  for (auto past = own.inFlight.end(); past != own.inFlight.begin() && looked < kLongestRound; ++looked) {
    --past;
    const StreamOperation& other = past->operation;
    if (other.where == operation.where && other.name == operation.name && areCovered(other.uses, operation.uses))
      past = own.inFlight.erase(past);
  }
  InFlight added{.number = own.count, .operation = std::move(operation), .clock = std::move(clock)};
  added.begin = added.operation.uses.front().begin;
  for (const ByteUse& use : added.operation.uses) {
    added.end = std::max(added.end, use.end);
    if (!use.reachesHost) continue;
    added.hostBegin = std::min(added.hostBegin, use.begin);
    added.hostEnd = std::max(added.hostEnd, use.end);
  }
  own.inFlight.push_back(std::move(added));
  if (own.inFlight.size() > kMostInFlight) own.inFlight.pop_front();
  watchHost();
}

void WorkOrder::waits(int stream, const std::optional<WorkClock>& event, const SourceLine& where) {
  Stream& own = m_streams[stream];
  if (event) own.clock.join(*event);
  own.emptyWait = event ? std::nullopt : std::optional(where);
}

void WorkOrder::retire() {
  for (auto& [number, stream] : m_streams)
    while (!stream.inFlight.empty() && stream.inFlight.front().number <= m_host.of(number)) stream.inFlight.pop_front();
  watchHost();
}

void WorkOrder::hostWaits(const WorkClock& clock) {
  if (!m_tell) return;
  m_host.join(clock);
  retire();
}

void WorkOrder::hostWaitsForAll() {
  if (!m_tell) return;
  for (const auto& [number, stream] : m_streams) m_host.join(stream.clock);
  retire();
}

void WorkOrder::watchHost() const {
  std::uint64_t begin = ~std::uint64_t{0}, end = 0;
  for (const auto& [number, stream] : m_streams)
    for (const InFlight& each : stream.inFlight) {
      begin = std::min(begin, each.hostBegin);
      end = std::max(end, each.hostEnd);
    }
  if (begin < end)
    simulator::hostAccesses.listenTo(begin - kWidestAccess, end);
  else
    simulator::hostAccesses.listenTo(0, 0);
}

void WorkOrder::hostUses(const HostUse& use) {
  if (!m_tell || use.bytes == 0) return;
  const std::vector<ByteUse> uses{{.begin = use.begin, .end = use.begin + use.bytes, .does = use.does}};
  const std::vector<Conflict> conflicts = conflictsOf(uses, m_host);
  if (conflicts.empty()) return;
  const SourceLine where = simulator::lineOutsideLibraries(use.place);
  const Conflict& first = conflicts.front();
  tell(where, use.who, use.does, use.verb, first,
       (first.stream > 0 ? "cudaStreamSynchronize() of " + nameOf(first.stream) : "cudaDeviceSynchronize()") +
           std::string(" is missing between them"));
  // Treat the conflicting operations as waited for, so that one mistake is reported once.
  WorkClock known;
  for (const Conflict& each : conflicts) known.join(each.past->clock);
  hostWaits(known);
}

void WorkOrder::hostPolls(std::uint64_t at, std::size_t bytes) {
  if (!m_tell) return;
  const std::vector<ByteUse> uses{{.begin = at, .end = at + bytes, .does = ByteUse::kLoad}};
  WorkClock known;
  for (const Conflict& each : conflictsOf(uses, m_host)) known.join(each.past->clock);
  hostWaits(known);
}

void WorkOrder::forget(std::uint64_t begin, std::uint64_t end) {
  for (auto& [number, stream] : m_streams)
    for (InFlight& each : stream.inFlight)
      if (each.begin < end && begin < each.end)
        std::erase_if(each.operation.uses, [&](const ByteUse& use) { return use.begin < end && begin < use.end; });
}

}  // namespace warpbench::program
