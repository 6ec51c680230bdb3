// SPDX-License-Identifier: GPL-3.0-or-later
// Finds a thread's local variables that are read before they are written.
#include <algorithm>
#include <iterator>

#include "simulator/checking/checker.h"

namespace warpbench::simulator {

void Checker::beginsLocal(const void* at, std::size_t bytes, const char* name) {
  const auto begin = reinterpret_cast<std::uint64_t>(at);
  if (m_spaces.of(begin) != MemorySpace::Local) return;
  std::vector<BlankLocal>& blanks = m_threads[static_cast<std::size_t>(threadIndex())].blanks;
  std::erase_if(blanks, [&](const BlankLocal& each) { return each.begin < begin + bytes && begin < each.end; });
  blanks.push_back({begin, begin + bytes, begin, bytes, name});
}

void Checker::accessLocal(Event::Step step, std::uint64_t at, std::size_t bytes, std::uint64_t place) {
  std::vector<BlankLocal>& blanks = m_threads[static_cast<std::size_t>(threadIndex())].blanks;
  const std::uint64_t end = at + bytes;
  // The latest variables are the most likely.
  const auto found = std::find_if(blanks.rbegin(), blanks.rend(),
                                  [&](const BlankLocal& each) { return each.begin < end && at < each.end; });
  if (found == blanks.rend()) return;
  if (step == Event::Step::Load && at >= found->begin && end <= found->end) {
    m_thread = threadIndex();
    m_place = place;
    Finding finding = findingHere(Finding::Kind::Uninitialised, AccessKind::LocalLoad, nullptr, nullptr, bytes);
    finding.memory = {Message::text("the thread's own variable %1"), found->name};
    finding.offset = static_cast<std::int64_t>(at - found->variable);
    finding.memoryBytes = static_cast<std::int64_t>(found->bytes);
    add(std::move(finding));
    // Report each variable once.
    std::erase_if(blanks, [variable = found->variable](const BlankLocal& each) { return each.variable == variable; });
    return;
  }
  if (step == Event::Step::Load) return;
  const BlankLocal before = *found;
  blanks.erase(std::prev(found.base()));
  if (before.begin < at) blanks.push_back({before.begin, at, before.variable, before.bytes, before.name});
  if (end < before.end) blanks.push_back({end, before.end, before.variable, before.bytes, before.name});
}

}  // namespace warpbench::simulator
