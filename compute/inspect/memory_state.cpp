// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/memory_state.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace warpbench {
namespace {

int threadOf(const LaneAccess& access) { return access.warp * simulator::kWarpSize + access.lane; }

/// The term that a line adds to a scalar variable, "a[i] * b[j]" in "sum += a[i] * b[j];"; empty if there is none.
std::string_view addendOf(std::string_view line) {
  const std::size_t plus = line.rfind("+=");
  if (plus == std::string_view::npos) return {};
  // Skip a loop head: "for (...) sum += ...".
  const std::size_t head = line.substr(0, plus).rfind(')');
  const std::string_view variable = line.substr(head == std::string_view::npos ? 0 : head + 1, plus - (head + 1));
  const bool element = variable.find('[') != std::string_view::npos || variable.find(']') != std::string_view::npos;
  return element ? std::string_view() : line.substr(plus + 2);
}

}  // namespace

MemoryState::MemoryState(const MemoryStory& story) : m_story(story) {
  m_sumStores.resize(static_cast<std::size_t>(story.threads()));
  for (const TraceStep& step : story.trace().steps)
    if (!step.barrier && !simulator::isStore(step.kind) && !simulator::isAtomic(step.kind))
      m_loadingLines.emplace(step.where.file, step.where.line);
  findSumStores();
  reset();
}

void MemoryState::reset() {
  m_moments = 0;
  m_written.clear();
  m_read.clear();
  m_sources.clear();
  for (const StoryArray& array : m_story.arrays()) {
    const auto elements = static_cast<std::size_t>(array.elements);
    m_written.emplace_back(elements);
    m_read.emplace_back(elements);
    m_sources.emplace_back(array.space == simulator::MemorySpace::Shared ? elements : 0);
  }
  m_threads.assign(static_cast<std::size_t>(m_story.threads()), {});
}

void MemoryState::findSumStores() {
  m_looksAhead = true;
  reset();
  for (const Moment& moment : m_story.moments()) apply(moment);
  m_looksAhead = false;
  // Counts so far are cumulative per thread; subtract the terms of sums for other elements.
  for (std::vector<SumStore>& stores : m_sumStores) {
    std::size_t before = 0;
    for (std::size_t first = 0; first < stores.size();) {
      std::size_t behind = first;
      while (behind < stores.size() && stores[behind].element == stores[first].element) ++behind;
      const std::size_t all = stores[behind - 1].terms;
      for (; first < behind; ++first) stores[first].terms = all - before;
      before = all;
    }
  }
}

void MemoryState::advanceTo(std::size_t moments) {
  if (moments < m_moments) reset();
  for (; m_moments < moments && m_moments < m_story.moments().size(); ++m_moments) apply(m_story.moments()[m_moments]);
}

void MemoryState::apply(const Moment& moment) {
  if (moment.barrier) return;
  std::map<int, std::vector<Load>> loads;  // of this moment, by thread
  const bool onlyStores = !m_loadingLines.contains({moment.where.file, moment.where.line});
  for (const std::size_t i : moment.steps) {
    const TraceStep& step = m_story.trace().steps[i];
    for (const LaneAccess& access : m_story.accesses(step)) {
      if (access.writes) {
        const auto own = loads.find(threadOf(access));
        store(access, own == loads.end() ? std::vector<Load>() : own->second, onlyStores);
        mark(m_written, access);
      }
      if (access.reads) {
        loads[threadOf(access)].push_back({step.column, access});
        mark(m_read, access);
      }
    }
  }
  const std::string_view line = lineText(moment.where, m_story.trace().point);
  for (const auto& [thread, own] : loads) {
    const std::vector<Term> terms = termsOf(line, own);
    if (!terms.empty()) {
      addTerms(thread, terms);
      continue;
    }
    for (const Load& load : own) m_threads[static_cast<std::size_t>(thread)].pending.add(load.access.first);
  }
}

void MemoryState::mark(std::vector<std::vector<bool>>& marks, const LaneAccess& access) {
  if (m_looksAhead) return;
  std::vector<bool>& array = marks[access.first.array];
  for (int i = 0; i < access.elements; ++i)
    if (at(access.first) + static_cast<std::size_t>(i) < array.size())
      array[at(access.first) + static_cast<std::size_t>(i)] = true;
}

void MemoryState::store(const LaneAccess& access, const std::vector<Load>& loads, bool onlyStores) {
  Thread& thread = m_threads[static_cast<std::size_t>(threadOf(access))];
  Sources sources;
  for (const Load& load : loads) sources.add(load.access.first);
  if (onlyStores && thread.pending.count == 1) sources = thread.pending;
  thread.pending = {};
  if (sources.count == 1) sources.origin = originOf(sources.first[0]);
  if (onlyStores && !thread.sum.empty()) {
    std::vector<SumStore>& stores = m_sumStores[static_cast<std::size_t>(threadOf(access))];
    if (m_looksAhead) stores.push_back({access.first, thread.sum.size()});
    ++thread.stores;
    thread.stored = true;
  }
  std::vector<Sources>& array = m_sources[access.first.array];
  for (int i = 0; i < access.elements && at(access.first) + static_cast<std::size_t>(i) < array.size(); ++i) {
    Sources& target = array[at(access.first) + static_cast<std::size_t>(i)];
    target = sources;
    for (ElementId& each : target.first) each.index += i;
    target.origin.index += i;
  }
}

std::vector<Term> MemoryState::termsOf(const Moment& moment, int thread) const {
  if (moment.barrier) return {};
  std::vector<Load> loads;
  for (const std::size_t i : moment.steps) {
    const TraceStep& step = m_story.trace().steps[i];
    if (step.warp != thread / simulator::kWarpSize) continue;
    for (const LaneAccess& access : m_story.accesses(step))
      if (access.reads && threadOf(access) == thread) loads.push_back({step.column, access});
  }
  return termsOf(lineText(moment.where, m_story.trace().point), std::move(loads));
}

std::vector<Term> MemoryState::termsOf(std::string_view line, std::vector<Load> loads) {
  const std::string_view addend = addendOf(line);
  if (addend.empty()) return {};
  std::ranges::stable_sort(loads, {}, &Load::column);
  const bool product = addend.find('*') != std::string_view::npos;
  if (product && loads.size() == 2) return {{loads[0].access.first, loads[1].access.first}};
  std::vector<Term> terms;
  if (!product)
    for (const Load& load : loads) terms.push_back({load.access.first, std::nullopt});
  return terms;
}

void MemoryState::addTerms(int index, const std::vector<Term>& terms) {
  Thread& thread = m_threads[static_cast<std::size_t>(index)];
  if (thread.stored && !m_looksAhead) {
    // If the next store goes to another element, a new sum begins.
    const std::vector<SumStore>& stores = m_sumStores[static_cast<std::size_t>(index)];
    const bool another =
        thread.stores < stores.size() && stores[thread.stores].element != stores[thread.stores - 1].element;
    if (another) thread.sum.clear();
  }
  thread.stored = false;
  // Record terms by their elements in global memory, if known.
  for (const Term& term : terms)
    thread.sum.push_back({originOf(term.left), term.right ? std::optional(originOf(*term.right)) : std::nullopt});
}

std::vector<ElementId> MemoryState::sourcesOf(const ElementId& element) const {
  if (at(element) >= m_sources[element.array].size()) return {};
  const Sources& sources = m_sources[element.array][at(element)];
  return {sources.first.begin(), sources.first.begin() + std::min(sources.count, 2)};
}

ElementId MemoryState::originOf(const ElementId& element) const {
  if (at(element) >= m_sources[element.array].size()) return element;
  const Sources& sources = m_sources[element.array][at(element)];
  return sources.count == 1 ? sources.origin : element;
}

std::optional<ElementId> MemoryState::targetOf(int thread) const {
  const std::vector<SumStore>& stores = m_sumStores[static_cast<std::size_t>(thread)];
  if (stores.empty()) return std::nullopt;
  const Thread& now = m_threads[static_cast<std::size_t>(thread)];
  return stores[std::min(now.stores - (now.stored ? 1 : 0), stores.size() - 1)].element;
}

std::size_t MemoryState::termsInTheEnd(int thread) const {
  const std::vector<SumStore>& stores = m_sumStores[static_cast<std::size_t>(thread)];
  if (stores.empty()) return 0;
  const Thread& now = m_threads[static_cast<std::size_t>(thread)];
  return stores[std::min(now.stores - (now.stored ? 1 : 0), stores.size() - 1)].terms;
}

}  // namespace warpbench
