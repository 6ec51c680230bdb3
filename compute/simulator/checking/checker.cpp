// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/checking/checker.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "simulator/cuda/language/machine.h"

namespace warpbench::simulator {

namespace {

/// Represents the block's dynamic shared memory among the static arrays.
const SharedArray kDynamicShared;

std::array<unsigned, 3> placeIn(const dim3& size, std::uint32_t index) {
  return {index % size.x, index / size.x % size.y, index / size.x / size.y};
}

}  // namespace

void Checker::startLaunch() {
  m_firstLaunch = ++m_launch;
  m_releases.launchBegins();
  for (const ShadowArray& array : m_shared) collectUnread(array);
  m_shared.clear();
  m_shadows.clear();
  m_targets.clear();
  m_recent = {};
}

void Checker::blockBegins(const uint3& block, const dim3& grid, const dim3& threads, std::size_t dynamicSharedBytes,
                          const MemorySpaces& spaces) {
  m_spaces = spaces;
  m_dynamicBytes = dynamicSharedBytes;
  m_grid = grid;
  m_blockSize = threads;
  m_block = (block.z * grid.y + block.y) * grid.x + block.x;
  m_epoch = 1;
  m_barrier = 0;
  m_observed = {};
  for (ShadowArray& array : m_shared) {
    collectUnread(array);
    array.forget();
  }
  m_threads.assign(std::size_t{threads.x} * threads.y * threads.z, {});
  m_copies.assign(m_threads.size(), {});
  m_knowledge.blockBegins(m_threads.size());
  m_releases.blockBegins(m_threads.size());
  m_arrivals.clear();
  m_bulkLoads.clear();
  m_bulkStores.clear();
  m_bulkGroups.assign(m_threads.size(), 0);
  for (std::size_t i = 0; i < m_threads.size(); ++i) m_threads[i].clocks[i % kWarpSize] = 1;
}

void Checker::blockBarrier(std::span<const ThreadAtBarrier> threads) {
  settleStores();
  ++m_epoch;
  m_knowledge.blockBarrier();
  m_releases.blockBarrier(m_epoch);
  for (Thread& thread : m_threads) {
    if (thread.observed.store.launch != 0) m_observed = thread.observed;
    thread.observed = {};
  }
  for (std::size_t i = 0; i < threads.size(); ++i)
    if (!threads[i].returned) m_threads[i].last = threads[i].where;
  const auto first = std::ranges::find(threads, false, &ThreadAtBarrier::returned);
  m_barrier = first == threads.end() ? 0 : first->where;
  const auto elsewhere = std::ranges::find_if(threads, [&](const ThreadAtBarrier& thread) {
    return !thread.takenOut &&
           (thread.returned || (thread.where != first->where && lineOf(thread.where) != lineOf(first->where)));
  });
  if (elsewhere == threads.end()) return;
  Finding finding;
  finding.kind = Finding::Kind::DivergentBarrier;
  finding.access = "__syncthreads()";
  finding.where = lineOf(first->where);
  finding.who = idOf(m_block, static_cast<std::uint32_t>(first - threads.begin()));
  finding.other = idOf(m_block, static_cast<std::uint32_t>(elsewhere - threads.begin()));
  if (!elsewhere->returned) {
    finding.otherAccess = "__syncthreads()";
    finding.otherWhere = lineOf(elsewhere->where);
  }
  add(std::move(finding));
}

void Checker::warpBarrier(int warp, std::uint32_t lanes, std::span<const std::uint32_t> masks) {
  const std::size_t first = static_cast<std::size_t>(warp) * kWarpSize;
  const std::size_t count = std::min<std::size_t>(kWarpSize, m_threads.size() - first);
  const std::vector<Thread> before(m_threads.begin() + static_cast<std::ptrdiff_t>(first),
                                   m_threads.begin() + static_cast<std::ptrdiff_t>(first + count));
  std::uint32_t mask = 0;
  std::array<std::uint32_t, kWarpSize> latest{};  // of the lanes of `mask`; most lanes share this time
  const auto raise = [](std::array<std::uint32_t, kWarpSize>& clocks,
                        const std::array<std::uint32_t, kWarpSize>& others) {
    for (std::size_t i = 0; i < kWarpSize; ++i) clocks[i] = std::max(clocks[i], others[i]);
  };
  for (std::size_t lane = 0; lane < count; ++lane) {
    if (!(lanes >> lane & 1)) continue;
    if (masks[lane] != mask) {
      mask = masks[lane];
      latest = {};
      for (std::size_t other = 0; other < count; ++other)
        if (mask >> other & 1) raise(latest, before[other].clocks);
    }
    raise(m_threads[first + lane].clocks, latest);
  }
  for (std::size_t lane = 0; lane < count; ++lane)
    if (lanes >> lane & 1) m_threads[first + lane].since = ++m_threads[first + lane].clocks[lane];
  m_knowledge.warpBarrier(first, lanes, masks.first(count));
  m_releases.warpBarrier(first, lanes, masks.first(count));
}

void Checker::stuck(int thread, std::uint64_t where) {
  Finding finding;
  finding.kind = Finding::Kind::DivergentBarrier;
  finding.access = Message::text("a barrier of the warp");
  finding.where = lineOf(where);
  finding.who = idOf(m_block, static_cast<std::uint32_t>(thread));
  add(std::move(finding));
}

void Checker::neverEnds(int thread, std::uint64_t where) {
  Finding finding;
  finding.kind = Finding::Kind::NeverEnds;
  finding.where = lineOf(where);
  if (finding.where.file.empty()) finding.where = lineOf(m_threads[static_cast<std::size_t>(thread)].last);
  finding.who = idOf(m_block, static_cast<std::uint32_t>(thread));
  add(std::move(finding));
}

void Checker::constantArray(std::byte* data, std::size_t bytes, std::size_t bytesSet) {
  auto known = std::ranges::find(m_constants, data, &ShadowArray::data);
  if (known == m_constants.end())
    known = m_constants.insert(m_constants.end(), ShadowArray("constant memory", data, bytes, m_memory.remembers()));
  known->markInitialised(data, bytesSet);
}

ShadowArray* Checker::arrayOf(AccessKind kind, const std::byte* at, std::uint64_t place) {
  if (isShared(kind)) return sharedArrayOf(at, place);
  const auto distance = [&](const ShadowArray& array) {
    return std::max({array.data() - at, at - (array.data() + array.bytes()), std::ptrdiff_t{0}});
  };
  // An address just after the last constant array is no longer in constant memory, so the nearest array of either kind
  // counts.
  const auto constant = std::ranges::min_element(m_constants, {}, distance);
  ShadowArray* nearest = m_memory.nearest(at);
  if (kind == AccessKind::ConstantLoad) return constant == m_constants.end() ? nullptr : &*constant;
  if (constant != m_constants.end() && (nearest == nullptr || distance(*constant) < distance(*nearest)))
    nearest = &*constant;
  // If no such array is near and the code names shared arrays, it probably has an index far out of range of one.
  constexpr std::ptrdiff_t kNear = 1 << 20;
  if (!m_memory.reserves(at) && (nearest == nullptr || distance(*nearest) > kNear))
    if (ShadowArray* const shared = nearestSharedArray(at, place)) return shared;
  return nearest;
}

const std::vector<const SharedArray*>& Checker::sharedArraysNamedAt(Target& target, std::uint64_t place) {
  if (!target.known) doAside([&] { target.arrays = sharedArraysAt(place); });
  target.known = true;
  return target.arrays;
}

ShadowArray* Checker::nearestSharedArray(const std::byte* at, std::uint64_t place) {
  const auto distance = [&](const SharedArray* array) {
    const auto begin = static_cast<std::int64_t>(m_spaces.sharedAddress(array->offset));
    return std::abs(static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(at)) - begin);
  };
  const std::vector<const SharedArray*>& arrays = sharedArraysNamedAt(targetOf(place), place);
  const auto nearest = std::ranges::min_element(arrays, {}, distance);
  return nearest == arrays.end() ? nullptr : &shadowOf(**nearest);
}

ShadowArray* Checker::sharedArrayOf(const std::byte* at, std::uint64_t place) {
  Target& target = targetOf(place);
  if (target.array != nullptr && target.array->contains(at, 1)) return target.array;
  sharedArraysNamedAt(target, place);
  const std::uint64_t offset = m_spaces.sharedOffset(reinterpret_cast<std::uint64_t>(at));
  const SharedArray* const there = sharedArrayAt(offset);
  const std::byte* const dynamic = dynamicSharedBegin();
  const bool isDynamic = at >= dynamic && at < dynamic + kMostSharedBytes;
  if (isDynamic || (there != nullptr && std::ranges::find(target.arrays, there) != target.arrays.end()))
    return &shadowOf(isDynamic ? kDynamicShared : *there);
  // Out of bounds: the access probably means the last array that begins before it, among those the code names.
  const SharedArray* before = target.arrays.empty() ? there : target.arrays.front();
  for (const SharedArray* array : target.arrays)
    if (array->offset <= offset && (before->offset > offset || array->offset > before->offset)) before = array;
  if (before != nullptr) return &shadowOf(*before);
  return target.space == MemorySpace::Shared ? target.array : nullptr;
}

ShadowArray& Checker::shadowOf(const SharedArray& array) {
  ShadowArray*& shadow = m_shadows[&array];
  if (shadow != nullptr) return *shadow;
  if (&array == &kDynamicShared) {
    shadow =
        &m_shared.emplace_back("dynamic shared memory", dynamicSharedBegin(), m_dynamicBytes, m_memory.remembers());
    return *shadow;
  }
  SourceLine declaration;
  doAside([&] { declaration = declarationOf(array); });
  shadow = &m_shared.emplace_back(Message(Message::text("shared array %1 of %2"), array.name, toText(declaration)),
                                  reinterpret_cast<std::byte*>(m_spaces.sharedAddress(array.offset)), array.bytes,
                                  m_memory.remembers());
  shadow->setDeclaration(declaration);
  shadow->setShape(array.shape);
  return *shadow;
}

bool Checker::isHarmless(AccessKind kind, const std::byte* at, std::size_t bytes) {
  if (kind == AccessKind::ConstantLoad) return true;
  if (!isShared(kind)) return m_memory.lend(at, bytes);
  const std::byte* const dynamic = dynamicSharedBegin();
  return sharedArrayAt(m_spaces.sharedOffset(reinterpret_cast<std::uint64_t>(at))) != nullptr ||
         (at >= dynamic && at < dynamic + kMostSharedBytes);
}

AccessWatcher::Then Checker::access(Event::Step step, void* address, std::size_t bytes, std::uint64_t place) {
  const auto* const at = static_cast<const std::byte*>(address);
  Target& target = targetOf(place);
  // A place nearly always accesses the same array as before.
  const bool again = target.array != nullptr && target.array->contains(at, bytes);
  const MemorySpace space = again ? target.space : m_spaces.of(reinterpret_cast<std::uint64_t>(address));
  std::optional<WrongIndex> index;
  if (m_wrongIndex && m_wrongIndex->thread == threadIndex()) [[unlikely]]
    index = std::exchange(m_wrongIndex, std::nullopt);
  if (space == MemorySpace::Local) {
    if (index) add(std::move(index->finding));
    accessLocal(step, reinterpret_cast<std::uint64_t>(address), bytes, place);
    return Then::Access;
  }
  settleStores();
  AccessKind kind = kindOf(step, false, space);
  m_thread = threadIndex();
  Thread& thread = m_threads[static_cast<std::size_t>(m_thread)];
  const bool copying = isStore(kind) && std::exchange(thread.copies, false) && isShared(kind);
  thread.last = m_place = place;
  if (!again) {
    ShadowArray* const array = arrayOf(kind, at, place);
    if (array == nullptr && kind == AccessKind::ConstantLoad) return Then::Access;  // the host has not set it
    if (array == nullptr || !array->contains(at, bytes)) {
      add(findingHere(Finding::Kind::OutOfBounds, kind, array, at, bytes));
      return isHarmless(kind, at, bytes) ? Then::Access : Then::LeaveKernel;
    }
    target.array = array;
    target.space = space;
  }
  ShadowArray& array = *target.array;
  if (index) add(std::move(index->finding));
  if ((reinterpret_cast<std::uintptr_t>(address) & (bytes - 1)) != 0 && address != m_misaligned)
    add(findingHere(Finding::Kind::Misaligned, kind, &array, at, bytes));
  if (!array.remembersAccesses()) return Then::Access;
  const std::span<ShadowCell> cells = array.cells(at, bytes);
  if (isRead(kind) && !areWritten(array, at, cells))
    add(findingHere(Finding::Kind::Uninitialised, kind, &array, at, bytes));
  if (std::ranges::any_of(cells, [](const ShadowCell& cell) { return cell.copy != 0; })) [[unlikely]]
    if (!copiesHaveLanded(array, cells, at, kind)) return Then::Access;
  if (!m_bulkStores.empty() && isWrite(kind) && !copiesHaveRead(array, at, bytes, kind)) return Then::Access;
  const Strength strength = strengthOf(step, kind);
  if (std::exchange(thread.readsOnly, false) && !isWrite(kind)) [[unlikely]]
    tellWrittenReadOnly(array, cells, at, kind);
  if (isAtomic(kind) && onlyLooks(at, bytes)) kind = isGlobal(kind) ? AccessKind::GlobalLoad : AccessKind::SharedLoad;
  if (strength != Strength::Weak && isRead(kind)) observes(cells, at, strength, step == Event::Step::AtomicExchanges);
  checkRaces(array, cells, at, kind, strength);
  if (copying)
    for (ShadowCell& cell : cells) cell.copy = m_copies[static_cast<std::size_t>(m_thread)].groups + 1;
  if (strength != Strength::Weak && isWrite(kind)) releases(at, strength);
  if (kind == AccessKind::GlobalStore) m_releases.stores(static_cast<std::uint32_t>(m_thread));
  if (strength == Strength::Weak && isRead(kind)) {
    thread.loaded = thread.guard = address;
    thread.loadPlace = place;
    thread.loadBlocks = blocksOfLane();
  }
  if (isWrite(kind)) thread.guard = nullptr;
  if (strength != Strength::Weak) {
    if (isWrite(kind)) endsPolling(address);
    if (isRead(kind)) {
      polls();
      thread.polls = thread.polled == address ? thread.polls + 1 : 1;
      thread.polled = address;
      thread.pollPlace = place;
    }
  }
  return Then::Access;
}

AccessWatcher::Then Checker::misaddresses(void* address, std::size_t alignment, bool stores, std::uint64_t place) {
  const auto* const at = static_cast<const std::byte*>(address);
  const MemorySpace space = m_spaces.of(reinterpret_cast<std::uint64_t>(address));
  const AccessKind kind = kindOf(stores ? Event::Step::Store : Event::Step::Load, false, space);
  m_thread = threadIndex();
  m_place = place;
  if (space == MemorySpace::Local && alignment == 0) {
    Finding finding = findingHere(Finding::Kind::OutOfBounds, kind, nullptr, at, 0);
    finding.memory = Message::text("a thread's private array");
    add(std::move(finding));
    m_wrongIndex.reset();
    return Then::LeaveKernel;
  }
  if (space == MemorySpace::Local || alignment == 0) return Then::Access;
  ShadowArray* const array = arrayOf(kind, at, place);
  if (array != nullptr && array->contains(at, 1)) {
    add(findingHere(Finding::Kind::Misaligned, kind, array, at, alignment));
    m_misaligned = address;
  }
  return Then::Access;
}

void Checker::misindexes(const std::string& index, const std::string& type, std::uint64_t place) {
  m_thread = threadIndex();
  m_place = place;
  Finding finding = findingHere(Finding::Kind::OutOfBounds, AccessKind::LocalLoad, nullptr, nullptr, 0);
  finding.access = {Message::text("index %1"), index};
  finding.memory = {Message::text("an array of type %1"), type};
  m_wrongIndex = WrongIndex{std::move(finding), m_thread};
}

void Checker::takesFromAbsent(int source, std::uint64_t place) { addAbsent(source, {}, place); }

void Checker::meetsWithout(int lane, std::uint64_t place) { addAbsent(lane, Message::text("the mask"), place); }

void Checker::addAbsent(int lane, Message memory, std::uint64_t place) {
  m_thread = threadIndex();
  m_place = place;
  Finding finding = findingHere(Finding::Kind::AbsentLane, AccessKind::LocalLoad, nullptr, nullptr, 0);
  finding.access = std::to_string(lane);
  finding.memory = std::move(memory);
  add(std::move(finding));
}

PastAccess Checker::now(Strength strength) const {
  const int thread = m_thread;
  return {.launch = m_launch,
          .block = m_block,
          .epoch = m_epoch,
          .clock = m_threads[static_cast<std::size_t>(thread)].clocks[static_cast<std::size_t>(thread % kWarpSize)],
          .where = m_place,
          .thread = static_cast<unsigned>(thread),
          .strong = static_cast<unsigned>(strength)};
}

ThreadId Checker::idOf(std::uint32_t block, std::uint32_t thread) const {
  return {placeIn(m_grid, block), placeIn(m_blockSize, thread)};
}

Finding Checker::findingHere(Finding::Kind kind, AccessKind access, const ShadowArray* array, const std::byte* at,
                             std::size_t bytes) const {
  Finding finding;
  finding.kind = kind;
  finding.access = verbOf(access);
  finding.where = lineOf(m_place);
  finding.who = idOf(m_block, static_cast<std::uint32_t>(m_thread));
  finding.bytes = static_cast<int>(bytes);
  finding.memory = isShared(access) ? Message::text("shared memory") : Message::text("global memory");
  if (array == nullptr) return finding;
  finding.memory = array->name();
  finding.offset = at - array->data();
  finding.memoryBytes = static_cast<std::int64_t>(array->bytes());
  return finding;
}

const SourceLine& Checker::lineOf(std::uint64_t place) const {
  const auto known = m_lines.try_emplace(place);
  SourceLine& line = known.first->second;
  if (known.second) doAside([&] { line = placeOf(place).line; });
  return line;
}

void Checker::add(Finding finding) { addTo(m_findings, std::move(finding)); }

void Checker::addTo(std::vector<Finding>& findings, Finding finding) {
  // A race between the same two lines is one finding, whichever access comes first.
  const auto mirrors = [&](const Finding& known) {
    return finding.kind == Finding::Kind::Race && known.where == finding.otherWhere &&
           known.otherWhere == finding.where && known.access == finding.otherAccess &&
           known.otherAccess == finding.access;
  };
  const auto same = std::ranges::find_if(findings, [&](const Finding& known) {
    if (known.kind != finding.kind || known.memory != finding.memory) return false;
    return mirrors(known) ||
           (known.where == finding.where && known.otherWhere == finding.otherWhere && known.access == finding.access);
  });
  if (same != findings.end()) {
    same->times += finding.times;
    if (!same->lacks.empty() || finding.lacks.empty()) return;
    // Keep the finding that says more.
    finding.times = same->times;
    *same = std::move(finding);
    return;
  }
  finding.times = std::max<std::int64_t>(1, finding.times);
  findings.push_back(std::move(finding));
}

}  // namespace warpbench::simulator
