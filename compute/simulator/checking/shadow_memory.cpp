// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/checking/shadow_memory.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>
#include <limits>

#include "core/machine/machine_limits.h"
#include "core/text/error.h"

namespace warpbench::simulator {
namespace {

/// Gap between arrays: an int index of 8-byte elements cannot cross it. It reserves addresses only, never memory.
constexpr std::size_t kGap = std::size_t{16} << 30;
/// The gap if very many arrays leave no room for the large one.
constexpr std::size_t kSmallGap = std::size_t{256} << 20;
constexpr std::size_t kManyArrays = 1024;
/// Poisons only this much of a larger array. The rest is zero, because writing all of it would commit its memory.
constexpr std::size_t kMostPoison = std::size_t{64} << 20;
/// Fewer bytes of cells are zeroed one by one.
constexpr std::size_t kManyBytes = std::size_t{4} << 20;
/// The alignment of cudaMalloc (CUDA C++ Programming Guide, "Device Memory Accesses").
constexpr std::size_t kAlignment = 256;

std::size_t rounded(std::size_t bytes, std::size_t to) { return (bytes + to - 1) / to * to; }

/// The most that cells can take: elements below 4 bytes end up with a cell for each byte.
std::size_t bytesOfCells(const Array& array) {
  const std::size_t coarse = array.bytes / 4;
  return sizeof(ShadowCell) * (array.shape.elementBytes < 4 ? coarse + array.bytes : coarse);
}

MessageId needOf(Remember remember) {
  if (remember != Remember::Accesses) return kArraysNeed;
  return Message::text("checking these arrays needs %1 MiB of memory, but %2 MiB are free: choose a smaller size");
}

}  // namespace

ShadowCells::ShadowCells(std::size_t count) : m_count(count) {
  if (count == 0) return;
  // MAP_SHARED, though nobody shares it: a private mapping would count against the process's limit, touched or not.
  void* const at = mmap(nullptr, count * sizeof(ShadowCell), PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (at == MAP_FAILED) throw DeviceError(Message::text("no address space is left for the arrays of a check"));
  m_begin = static_cast<ShadowCell*>(at);
}

ShadowCells::~ShadowCells() {
  if (m_begin != nullptr) munmap(m_begin, m_count * sizeof(ShadowCell));
}

void ShadowCells::forget() {
  if (m_count * sizeof(ShadowCell) < kManyBytes)
    std::fill_n(m_begin, m_count, ShadowCell());
  else
    forget(0, m_count);
}

void ShadowCells::forget(std::size_t first, std::size_t count) {
  madvise(m_begin + first, count * sizeof(ShadowCell), MADV_REMOVE);
}

ShadowArray::ShadowArray(Message name, std::byte* data, std::size_t bytes, Remember remember)
    : m_name(std::move(name)), m_data(data), m_bytes(bytes), m_remember(remember) {
  static_assert(kCellsOfPart * sizeof(ShadowCell) % 4096 == 0);
  if (!remembersAccesses()) return;
  m_cells = ShadowCells(rounded(bytes, granule()) >> m_granuleBits);
  m_parts.assign(partsOf(m_cells.size()), Part::Blank);
}

void ShadowArray::bring(std::size_t part) const {
  const std::size_t count = cellsIn(part);
  ShadowCell* const begin = m_cells.data() + part * kCellsOfPart;
  if (m_parts[part] == Part::Written)
    for (ShadowCell& cell : std::span(begin, count)) cell.initialised = true;
  const bool isNew = m_parts[part] != Part::InMemory;
  m_parts[part] = Part::LookedAt;
  if (!isNew) return;
  m_bytesInMemory += count * sizeof(ShadowCell);
}

void ShadowArray::refine() {
  const std::size_t cellsEach = granule();
  const ShadowCells coarse = std::exchange(m_cells, ShadowCells(m_bytes));
  const std::vector<Part> parts = std::exchange(m_parts, std::vector<Part>(partsOf(m_bytes), Part::Blank));
  m_granuleBits = 0;
  m_bytesInMemory = 0;
  for (std::size_t part = 0; part < parts.size(); ++part) {
    const std::size_t first = part * kCellsOfPart, end = std::min(first + kCellsOfPart, coarse.size());
    const std::size_t fineEnd = std::min(end * cellsEach, m_bytes);
    if (parts[part] == Part::Written) markInitialised(m_data + first * cellsEach, fineEnd - first * cellsEach);
    if (parts[part] < Part::InMemory) continue;
    lookAt(first * cellsEach, fineEnd - first * cellsEach);
    for (std::size_t i = first * cellsEach; i < fineEnd; ++i) m_cells.data()[i] = coarse.data()[i / cellsEach];
  }
}

void ShadowArray::markInitialised(const std::byte* at, std::size_t bytes) {
  if (!remembersAccesses() || bytes == 0) return;
  const auto offset = static_cast<std::size_t>(at - m_data);
  const std::size_t inCell = granule() - 1;
  if ((offset & inCell) != 0 || ((bytes & inCell) != 0 && offset + bytes != m_bytes)) refine();
  const std::size_t end = std::min(rounded(offset + bytes, granule()) >> m_granuleBits, m_cells.size());
  for (std::size_t cell = offset >> m_granuleBits; cell < end;) {
    const std::size_t part = cell / kCellsOfPart, first = part * kCellsOfPart;
    const std::size_t behind = std::min(first + cellsIn(part), end);
    if (m_parts[part] < Part::InMemory && cell == first && behind == first + cellsIn(part)) {
      m_parts[part] = Part::Written;
    } else {
      lookAt(cell, 1);
      for (std::size_t i = cell; i < behind; ++i) m_cells.data()[i].initialised = true;
    }
    cell = behind;
  }
}

void ShadowArray::forget() {
  m_cells.forget();
  std::ranges::fill(m_parts, Part::Blank);
  m_bytesInMemory = 0;
}

void ShadowArray::settle() {
  for (std::size_t part = 0; part < m_parts.size(); ++part) {
    if (m_parts[part] < Part::InMemory) continue;
    const std::span cells(m_cells.data() + part * kCellsOfPart, cellsIn(part));
    const auto initialised = static_cast<std::size_t>(std::ranges::count(cells, true, &ShadowCell::initialised));
    if (initialised != 0 && initialised != cells.size()) continue;
    m_cells.forget(part * kCellsOfPart, cells.size());
    m_parts[part] = initialised == 0 ? Part::Blank : Part::Written;
    m_bytesInMemory -= cells.size() * sizeof(ShadowCell);
  }
}

CheckedMemory::CheckedMemory(const Problem& problem, Remember remember) : m_problem(&problem), m_remember(remember) {
  const bool cells = remember == Remember::Accesses;
  std::size_t bytes = 0;
  for (const Array& array : problem.arrays()) bytes += array.bytes + (cells ? bytesOfCells(array) : 0);
  requireMemory(bytes, needOf(remember));
  for (const Array& array : problem.arrays()) {
    ShadowArray& added = add(array.name, array.bytes);
    added.setShape(array.shape);
    if (array.initial.empty()) continue;
    std::memcpy(added.data(), array.initial.data(), array.bytes);
    added.markInitialised(added.data(), array.bytes);
  }
}

CheckedMemory::~CheckedMemory() {
  for (const Reservation& reservation : m_reservations) munmap(reservation.address, reservation.bytes);
}

ShadowArray CheckedMemory::reserve(std::string name, std::size_t bytes, Fill fill) {
  const std::size_t usable = rounded(std::max<std::size_t>(bytes, 1), 4096);
  const std::size_t gap = m_reservations.size() < kManyArrays ? kGap : kSmallGap;
  const std::size_t reserved = usable + 2 * gap;
  void* const address = mmap(nullptr, reserved, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (address == MAP_FAILED) throw DeviceError(Message::text("no address space is left for the arrays of a check"));
  m_reservations.push_back({address, reserved});
  std::byte* const data = static_cast<std::byte*>(address) + gap;
  static_assert(kGap % kAlignment == 0 && kSmallGap % kAlignment == 0);
  if (mprotect(data, usable, PROT_READ | PROT_WRITE) != 0)
    throw DeviceError(Message::text("no memory for the arrays of a check"));
  if (fill == Fill::Poison) std::memset(data, 0xff, std::min(bytes, kMostPoison));
  return {std::move(name), data, bytes, m_remember};
}

ShadowArray& CheckedMemory::add(std::string name, std::size_t bytes, Fill fill) {
  requireMemory(bytes, kArraysNeed);
  return m_arrays.emplace_back(reserve(std::move(name), bytes, fill));
}

void CheckedMemory::free(ShadowArray& array) {
  array.forget();
  madvise(array.data(), rounded(array.bytes(), 4096), MADV_DONTNEED);
}

ShadowArray& CheckedMemory::replace(ShadowArray& freed, std::string name, std::size_t bytes, Fill fill) {
  Reservation* const reservation = reservationOf(freed.data());
  munmap(reservation->address, reservation->bytes);
  std::swap(*reservation, m_reservations.back());
  m_reservations.pop_back();
  return freed = reserve(std::move(name), bytes, fill);
}

CheckedMemory::Reservation* CheckedMemory::reservationOf(const std::byte* at) {
  const auto found = std::ranges::find_if(m_reservations, [&](const Reservation& reservation) {
    const auto* const begin = static_cast<const std::byte*>(reservation.address);
    return at >= begin && at < begin + reservation.bytes;
  });
  return found == m_reservations.end() ? nullptr : &*found;
}

ShadowArray* CheckedMemory::nearest(const std::byte* at) {
  ShadowArray* best = nullptr;
  std::ptrdiff_t least = std::numeric_limits<std::ptrdiff_t>::max();
  for (ShadowArray& array : m_arrays) {
    const std::ptrdiff_t before = array.data() - at;
    const std::ptrdiff_t behind = at + 1 - (array.data() + array.bytes());  // another array may begin there
    const std::ptrdiff_t distance = std::max<std::ptrdiff_t>({before, behind, 0});
    if (distance >= least) continue;
    least = distance;
    best = &array;
  }
  return best;
}

bool CheckedMemory::lend(const std::byte* at, std::size_t bytes) {
  constexpr std::uintptr_t kPage = 4096;
  const auto address = reinterpret_cast<std::uintptr_t>(at);
  const std::uintptr_t begin = address / kPage * kPage;
  const std::size_t length = rounded(address + bytes, kPage) - begin;
  return std::ranges::any_of(m_reservations, [&](const Reservation& reservation) {
    const auto first = reinterpret_cast<std::uintptr_t>(reservation.address);
    return begin >= first && begin + length <= first + reservation.bytes &&
           mprotect(reinterpret_cast<void*>(begin), length, PROT_READ | PROT_WRITE) == 0;
  });
}

bool CheckedMemory::reserves(const std::byte* at) const {
  return std::ranges::any_of(m_reservations, [&](const Reservation& reservation) {
    const auto* const begin = static_cast<const std::byte*>(reservation.address);
    return at >= begin && at < begin + reservation.bytes;
  });
}

Arguments CheckedMemory::arguments(const Parameters& parameters) const {
  std::vector<Arguments::Buffer> buffers;
  for (std::size_t i = 0; i < m_problem->arrays().size(); ++i)
    buffers.push_back({m_arrays[i].name().english(), m_arrays[i].data(), m_arrays[i].bytes()});
  return {std::move(buffers), parameters};
}

std::vector<std::span<const std::byte>> CheckedMemory::written() const {
  std::vector<std::span<const std::byte>> arrays;
  for (std::size_t i = 0; i < m_problem->arrays().size(); ++i)
    if (m_problem->arrays()[i].written()) arrays.emplace_back(m_arrays[i].data(), m_arrays[i].bytes());
  return arrays;
}

}  // namespace warpbench::simulator
