// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/simt/checker.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <string_view>

#include "device/simt/lane.h"

namespace warpbench::simulator {

constinit thread_local Checker* t_checker = nullptr;
thread_local std::source_location t_where;

namespace {

bool writes(AccessKind kind) { return isAtomic(kind) || verbOf(kind) == "store"; }
bool reads(AccessKind kind) { return isAtomic(kind) || verbOf(kind) == "load"; }

/// From the folder of the sources on: "kernels/matmul.cuh".
SourceLine sourceLine(const std::source_location& where) {
  std::string file = where.file_name();
  const std::size_t folder = file.rfind("/kernels/");
  if (folder != std::string::npos) file.erase(0, folder + 1);
  return {std::move(file), static_cast<int>(where.line())};
}

std::array<unsigned, 3> toArray(const uint3& at) { return {at.x, at.y, at.z}; }

/// By one thread, with no barrier in between.
bool isSameInstant(const PastAccess& a, const PastAccess& b) {
  return a.launch == b.launch && a.block == b.block && a.thread == b.thread && a.epoch == b.epoch && a.clock == b.clock;
}

uint3 placeIn(const dim3& size, std::uint32_t index) {
  return {index % size.x, index / size.x % size.y, index / size.x / size.y};
}

}  // namespace

void Checker::startLaunch() {
  ++m_launch;
  m_publications.clear();
}

void Checker::blockBegins(const uint3& block, const dim3& grid, const dim3& threads) {
  m_grid = grid;
  m_blockSize = threads;
  m_block = (block.z * grid.y + block.y) * grid.x + block.x;
  m_epoch = 1;
  m_seen.clear();
  for (const ShadowArray& array : m_shared) collectUnread(array);
  m_shared.clear();
  m_threads.assign(std::size_t{threads.x} * threads.y * threads.z, {});
  for (std::size_t i = 0; i < m_threads.size(); ++i) m_threads[i].clocks[i % kWarpSize] = 1;
}

void Checker::blockBarrier(std::span<const ThreadAtBarrier> threads) {
  ++m_epoch;
  for (std::size_t i = 0; i < threads.size(); ++i)
    if (!threads[i].returned) m_threads[i].last = threads[i].where;
  const auto first = std::ranges::find(threads, false, &ThreadAtBarrier::returned);
  const auto elsewhere = std::ranges::find_if(threads, [&](const ThreadAtBarrier& thread) {
    return thread.returned || sourceLine(thread.where) != sourceLine(first->where);
  });
  if (elsewhere == threads.end()) return;
  Finding finding;
  finding.kind = Finding::Kind::DivergentBarrier;
  finding.access = "__syncthreads()";
  finding.where = sourceLine(first->where);
  finding.who = idOf(m_block, static_cast<std::uint32_t>(first - threads.begin()));
  finding.other = idOf(m_block, static_cast<std::uint32_t>(elsewhere - threads.begin()));
  if (!elsewhere->returned) {
    finding.otherAccess = "__syncthreads()";
    finding.otherWhere = sourceLine(elsewhere->where);
  }
  add(std::move(finding));
}

void Checker::warpBarrier(int warp, std::uint32_t lanes, std::span<const std::uint32_t> masks) {
  const std::size_t first = static_cast<std::size_t>(warp) * kWarpSize;
  const std::size_t count = std::min<std::size_t>(kWarpSize, m_threads.size() - first);
  const std::vector<Thread> before(m_threads.begin() + static_cast<std::ptrdiff_t>(first),
                                   m_threads.begin() + static_cast<std::ptrdiff_t>(first + count));
  for (std::size_t lane = 0; lane < count; ++lane) {
    if (!(lanes >> lane & 1)) continue;
    std::array<std::uint32_t, kWarpSize>& clocks = m_threads[first + lane].clocks;
    for (std::size_t other = 0; other < count; ++other)
      if (masks[lane] >> other & 1)
        for (std::size_t i = 0; i < kWarpSize; ++i) clocks[i] = std::max(clocks[i], before[other].clocks[i]);
  }
  for (std::size_t lane = 0; lane < count; ++lane)
    if (lanes >> lane & 1) ++m_threads[first + lane].clocks[lane];
}

void Checker::stuck(int thread, const std::source_location& where) {
  Finding finding;
  finding.kind = Finding::Kind::DivergentBarrier;
  finding.access = "a barrier of the warp";
  finding.where = sourceLine(where);
  finding.who = idOf(m_block, static_cast<std::uint32_t>(thread));
  add(std::move(finding));
}

void Checker::neverEnds(int thread) {
  Finding finding;
  finding.kind = Finding::Kind::NeverEnds;
  finding.where = sourceLine(m_threads[static_cast<std::size_t>(thread)].last);
  finding.who = idOf(m_block, static_cast<std::uint32_t>(thread));
  add(std::move(finding));
}

void Checker::sharedArray(std::byte* data, std::size_t bytes, const std::source_location& where) {
  if (std::ranges::find(m_shared, data, &ShadowArray::data) != m_shared.end()) return;
  m_shared.emplace_back("shared array of " + toText(sourceLine(where)), data, bytes, m_memory.remembers());
}

void Checker::dynamicSharedMemory(std::byte* data, std::size_t bytes) {
  if (std::ranges::find(m_shared, data, &ShadowArray::data) != m_shared.end()) return;
  m_shared.emplace_back("dynamic shared memory", data, bytes, m_memory.remembers());
}

void Checker::shapeShared(const void* data, const ArrayShape& shape) {
  const auto array = std::ranges::find(m_shared, data, &ShadowArray::data);
  if (array != m_shared.end()) array->setShape(shape);
}

void Checker::constantArray(std::byte* data, std::size_t bytes, std::size_t bytesSet) {
  auto known = std::ranges::find(m_constants, data, &ShadowArray::data);
  if (known == m_constants.end())
    known = m_constants.insert(m_constants.end(), ShadowArray("constant memory", data, bytes, m_memory.remembers()));
  known->markInitialised(data, bytesSet);
}

ShadowArray* Checker::arrayOf(AccessKind kind, const std::byte* at) {
  if (isGlobal(kind)) return m_memory.nearest(at);
  ShadowArray* best = nullptr;
  if (kind == AccessKind::ConstantLoad) {
    const auto distance = [&](const ShadowArray& array) { return std::abs(at - array.data()); };
    const auto nearest = std::ranges::min_element(m_constants, {}, distance);
    return nearest == m_constants.end() ? nullptr : &*nearest;
  }
  for (ShadowArray& array : m_shared)
    if (array.data() <= at && (best == nullptr || array.data() > best->data())) best = &array;
  return best != nullptr || m_shared.empty() ? best : &m_shared.front();
}

void* Checker::access(AccessKind kind, const void* address, std::size_t bytes) {
  if (m_runner.isPrivate(address)) return const_cast<void*>(address);
  Thread& thread = m_threads[static_cast<std::size_t>(threadIndex())];
  thread.last = t_where;
  const auto* const at = static_cast<const std::byte*>(address);
  ShadowArray* const array = arrayOf(kind, at);
  if (array == nullptr && kind == AccessKind::ConstantLoad) return const_cast<void*>(address);  // nobody has set it
  if (array == nullptr || !array->contains(at, bytes)) {
    add(findingHere(Finding::Kind::OutOfBounds, kind, array, at, bytes));
    m_elsewhere = {};
    return m_elsewhere.data();
  }
  if (reinterpret_cast<std::uintptr_t>(address) % bytes != 0)
    add(findingHere(Finding::Kind::Misaligned, kind, array, at, bytes));
  if (!array->remembersAccesses()) return const_cast<void*>(address);
  if (reads(kind)) {
    const auto cells = array->cells(at, bytes);
    if (!std::ranges::all_of(cells, &ShadowCell::initialised))
      add(findingHere(Finding::Kind::Uninitialised, kind, array, at, bytes));
  }
  checkRaces(*array, at, bytes, kind);
  if (isGlobal(kind)) {
    if (isAtomic(kind))
      publish(address);
    else if (writes(kind))
      thread.fenced = false;
  }
  return const_cast<void*>(address);
}

void Checker::checkRaces(ShadowArray& array, const std::byte* at, std::size_t bytes, AccessKind kind) {
  const bool atomic = isAtomic(kind);
  const PastAccess here = now(atomic);
  const PastAccess* conflict = nullptr;
  std::string_view conflicting;
  for (ShadowCell& cell : array.cells(at, bytes)) {
    const auto meets = [&](const PastAccess& past, std::string_view name) {
      if (past.launch != m_launch || ordered(past) || (past.atomic && atomic) || conflict != nullptr) return;
      conflict = &past;
      conflicting = past.atomic ? "atomic" : name;
    };
    meets(cell.write, "store");
    if (writes(kind)) {
      meets(cell.reads[0], "load");
      meets(cell.reads[1], "load");
    }
    if (conflict != nullptr) {
      Finding finding = findingHere(Finding::Kind::Race, kind, &array, at, bytes);
      finding.otherAccess = conflicting;
      finding.otherWhere = sourceLine(conflict->where);
      finding.other = idOf(conflict->block, conflict->thread);
      add(std::move(finding));
    }
    if (writes(kind)) {
      // A store says more than an atomic of the same thread right behind it: it meets the atomics of others too.
      if (!(atomic && isSameInstant(cell.write, here))) cell.write = here;
      cell.initialised = true;
      cell.unread = true;
    } else {
      cell.unread = false;
      // A read that all later ones are ordered behind need not be kept; of several others two will do.
      const auto outdated = [&](const PastAccess& past) { return past.launch != m_launch || ordered(past); };
      if (outdated(cell.reads[0]))
        cell.reads[0] = here;
      else if (outdated(cell.reads[1]))
        cell.reads[1] = here;
    }
    if (conflict != nullptr) return;
  }
}

PastAccess Checker::now(bool atomic) const {
  const int thread = threadIndex();
  return {.launch = m_launch,
          .block = m_block,
          .epoch = m_epoch,
          .clock = m_threads[static_cast<std::size_t>(thread)].clocks[static_cast<std::size_t>(thread % kWarpSize)],
          .thread = static_cast<std::uint16_t>(thread),
          .atomic = atomic,
          .where = t_where};
}

bool Checker::ordered(const PastAccess& past) const {
  const int thread = threadIndex();
  if (past.block != m_block)
    return std::ranges::any_of(m_seen, [&](const auto& seen) {
      const Publications& publications = m_publications.at(seen.first);
      const auto published = publications.find(past.block);
      return published != publications.end() && published->second.turn < seen.second &&
             past.epoch <= published->second.epoch;
    });
  if (past.thread == thread || past.epoch != m_epoch) return true;
  if (past.thread / kWarpSize != thread / kWarpSize) return false;
  return m_threads[static_cast<std::size_t>(thread)].clocks[past.thread % kWarpSize] >= past.clock;
}

void Checker::fence() { m_threads[static_cast<std::size_t>(threadIndex())].fenced = true; }

void Checker::publish(const void* address) {
  const bool fenced = m_threads[static_cast<std::size_t>(threadIndex())].fenced;
  const auto known = m_publications.find(address);
  if (known != m_publications.end()) m_seen[address] = known->second.size();
  if (!fenced) return;
  Publications& publications = m_publications[address];
  publications.insert_or_assign(m_block, Publication{publications.size(), m_epoch});
}

ThreadId Checker::idOf(std::uint32_t block, std::uint32_t thread) const {
  return {toArray(placeIn(m_grid, block)), toArray(placeIn(m_blockSize, thread))};
}

Finding Checker::findingHere(Finding::Kind kind, AccessKind access, const ShadowArray* array, const std::byte* at,
                             std::size_t bytes) const {
  Finding finding;
  finding.kind = kind;
  finding.access = verbOf(access);
  finding.where = sourceLine(t_where);
  finding.who = idOf(m_block, static_cast<std::uint32_t>(threadIndex()));
  finding.bytes = static_cast<int>(bytes);
  finding.memory = isShared(access) ? "shared memory" : "global memory";
  if (array == nullptr) return finding;
  finding.memory = array->name();
  finding.offset = at - array->data();
  finding.memoryBytes = static_cast<std::int64_t>(array->bytes());
  return finding;
}

void Checker::add(Finding finding) { addTo(m_findings, std::move(finding)); }

void Checker::addTo(std::vector<Finding>& findings, Finding finding) {
  const auto same = std::ranges::find_if(findings, [&](const Finding& known) {
    return known.kind == finding.kind && known.where == finding.where && known.otherWhere == finding.otherWhere &&
           known.memory == finding.memory && known.access == finding.access;
  });
  if (same == findings.end())
    findings.push_back(std::move(finding));
  else
    ++same->times;
}

void Checker::lookForWhatIsMissing(const Problem& problem) {
  const auto unwritten = [](const ShadowCell& cell) { return cell.write.launch == 0; };
  const auto unread = [](const ShadowCell& cell) { return cell.initialised && cell.reads[0].launch == 0; };
  std::size_t i = 0;
  for (const ShadowArray& array : m_memory.arrays()) {
    // Those behind the problem's own are scratch memory too.
    const auto role = i < problem.arrays().size() ? problem.arrays()[i].role : Array::Role::Scratch;
    ++i;
    if (role == Array::Role::Scratch)
      collectUnread(array);
    else if (role == Array::Role::Input)
      addMissing(Finding::Kind::NeverRead, array, unread);
    else
      addMissing(Finding::Kind::NeverWritten, array, unwritten);
  }
  for (const ShadowArray& array : m_constants) addMissing(Finding::Kind::NeverRead, array, unread);
  for (const ShadowArray& array : m_shared) collectUnread(array);
  m_findings.insert(m_findings.end(), m_unread.begin(), m_unread.end());
  m_unread.clear();
}

void Checker::addMissing(Finding::Kind kind, const ShadowArray& array, bool (*isMissing)(const ShadowCell& cell)) {
  // The first element that was passed over, and the closest one that was not.
  const auto accessOf = [&](const ShadowCell& cell) {
    return kind == Finding::Kind::NeverWritten ? cell.write : cell.reads[0];
  };
  const auto isThere = [&](const ShadowCell& cell) { return accessOf(cell).launch != 0; };
  const auto cells = array.cells();
  const auto missing = std::ranges::find_if(cells, isMissing);
  if (missing == cells.end()) return;
  const auto before = std::find_if(std::make_reverse_iterator(missing), cells.rend(), isThere);
  const auto behind = std::find_if(missing, cells.end(), isThere);
  if (before == cells.rend() && behind == cells.end()) return;
  const PastAccess past = accessOf(before != cells.rend() ? *before : *behind);
  Finding finding = findingAt(kind, array, *missing);
  finding.access = kind == Finding::Kind::NeverWritten ? "store" : "load";
  finding.where = sourceLine(past.where);
  finding.who = idOf(past.block, past.thread);
  finding.times = std::ranges::count_if(cells, isMissing);
  m_findings.push_back(std::move(finding));
}

void Checker::collectUnread(const ShadowArray& array) {
  const auto isRead = [](const ShadowCell& cell) { return !cell.unread && cell.reads[0].launch != 0; };
  const auto cells = array.cells();
  const auto firstRead = std::ranges::find_if(cells, isRead);
  const ShadowCell* neighbour = firstRead == cells.end() ? nullptr : &*firstRead;
  for (const ShadowCell& cell : cells) {
    if (isRead(cell)) neighbour = &cell;
    if (!cell.unread) continue;
    Finding finding = findingAt(Finding::Kind::NeverRead, array, cell);
    finding.access = cell.write.atomic ? "atomic" : "store";
    finding.where = sourceLine(cell.write.where);
    finding.who = idOf(cell.write.block, cell.write.thread);
    if (neighbour != nullptr) {
      finding.otherAccess = "load";
      finding.otherWhere = sourceLine(neighbour->reads[0].where);
      finding.other = idOf(neighbour->reads[0].block, neighbour->reads[0].thread);
    }
    addTo(m_unread, std::move(finding));
  }
}

Finding Checker::findingAt(Finding::Kind kind, const ShadowArray& array, const ShadowCell& cell) const {
  Finding finding;
  finding.kind = kind;
  finding.memory = array.name();
  finding.offset = (&cell - array.cells().data()) * static_cast<std::int64_t>(array.granule());
  finding.bytes = static_cast<int>(array.granule());
  finding.memoryBytes = static_cast<std::int64_t>(array.bytes());
  return finding;
}

std::uint32_t Checker::siteOf(const std::source_location& where) {
  static_assert(sizeof(std::source_location) == sizeof(const void*));
  const auto [site, isNew] =
      m_sites.try_emplace(std::bit_cast<const void*>(where), static_cast<std::uint32_t>(m_sites.size() + 1));
  if (isNew) m_siteLocations.push_back(where);
  return site->second;
}

SourceLine Checker::lineOf(std::uint32_t site) const {
  return site == 0 ? SourceLine() : sourceLine(m_siteLocations.at(site - 1));
}

int Checker::columnOf(std::uint32_t site) const {
  return site == 0 ? 0 : static_cast<int>(m_siteLocations.at(site - 1).column());
}

SourceLine Checker::lineOf(const std::source_location& where) { return sourceLine(where); }

void* checkedAccess(AccessKind kind, const void* address, std::size_t bytes) noexcept {
  record(kind, address, bytes)->tag = Event::accessTag(kind, bytes, t_checker->siteOf(t_where));
  return t_checker->access(kind, address, bytes);
}

void checkedFence() noexcept { t_checker->fence(); }

void checkedShape(const void* data, const ArrayShape& shape) noexcept { t_checker->shapeShared(data, shape); }

}  // namespace warpbench::simulator
