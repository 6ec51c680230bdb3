// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/checking/shadow_memory.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>
#include <limits>

#include "core/machine/available_memory.h"
#include "core/text/error.h"

namespace warpbench::simulator {
namespace {

/// More than an int index of 8-byte elements reaches. Addresses only: nothing is ever there.
constexpr std::size_t kGap = std::size_t{16} << 30;
/// As cudaMalloc aligns (CUDA C++ Programming Guide, "Device Memory Accesses").
constexpr std::size_t kAlignment = 256;

std::size_t rounded(std::size_t bytes, std::size_t to) { return (bytes + to - 1) / to * to; }

/// At most: elements of less than 4 bytes come to have a cell for each byte.
std::size_t bytesOfCells(const Array& array) {
  const std::size_t coarse = array.bytes / 4;
  return sizeof(ShadowCell) * (array.shape.elementBytes < 4 ? coarse + array.bytes : coarse);
}

MessageId needOf(Remember remember) {
  if (remember != Remember::Accesses) return kArraysNeed;
  return Message::text("checking these arrays needs %1 MiB of memory, and %2 MiB are free: choose a smaller size");
}

}  // namespace

ShadowArray::ShadowArray(Message name, std::byte* data, std::size_t bytes, Remember remember)
    : m_name(std::move(name)), m_data(data), m_bytes(bytes), m_remember(remember) {
  if (remembersAccesses()) m_cells.resize(rounded(bytes, granule()) >> m_granuleBits);
}

void ShadowArray::refine() {
  std::vector<ShadowCell> fine(m_bytes);
  for (std::size_t i = 0; i < m_bytes; ++i) fine[i] = m_cells[i >> m_granuleBits];
  m_cells = std::move(fine);
  m_granuleBits = 0;
}

void ShadowArray::markInitialised(const std::byte* at, std::size_t bytes) {
  if (!remembersAccesses()) return;
  for (ShadowCell& cell : cells(at, bytes)) cell.initialised = true;
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

ShadowArray& CheckedMemory::add(std::string name, std::size_t bytes) {
  requireMemory(bytes + (m_remember == Remember::Accesses ? sizeof(ShadowCell) * (bytes / 4) : 0), needOf(m_remember));
  const std::size_t usable = rounded(std::max<std::size_t>(bytes, 1), 4096);
  const std::size_t reserved = usable + 2 * kGap;
  void* const address = mmap(nullptr, reserved, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (address == MAP_FAILED) throw DeviceError(Message::text("no address space is left for the arrays of a check"));
  m_reservations.push_back({address, reserved});
  std::byte* const data = static_cast<std::byte*>(address) + kGap;
  static_assert(kGap % kAlignment == 0);
  if (mprotect(data, usable, PROT_READ | PROT_WRITE) != 0)
    throw DeviceError(Message::text("no memory for the arrays of a check"));
  std::memset(data, 0xff, bytes);
  return m_arrays.emplace_back(std::move(name), data, bytes, m_remember);
}

ShadowArray* CheckedMemory::nearest(const std::byte* at) {
  ShadowArray* best = nullptr;
  std::ptrdiff_t least = std::numeric_limits<std::ptrdiff_t>::max();
  for (ShadowArray& array : m_arrays) {
    const std::ptrdiff_t before = array.data() - at;
    const std::ptrdiff_t behind = at + 1 - (array.data() + array.bytes());  // there another one may begin
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
