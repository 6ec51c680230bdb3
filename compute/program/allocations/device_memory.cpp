// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/allocations/device_memory.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <new>
#include <utility>

namespace warpbench::program {
namespace {

/// Addresses for each byte of the GPU's memory: managed and page-locked memory lies there, too.
constexpr std::size_t kAddressesOfByte = 4;
/// The share of an H200's driver (580, CUDA 13.0) before a program allocates memory.
constexpr std::size_t kOfDriver = 552'402'944;
constexpr std::size_t kLeast = std::size_t{256} << 20;
/// Pieces of at least this size return their pages at once. Granules of smaller pieces stay with the device: an H200
/// also lets a kernel use such a freed piece.
constexpr std::size_t kManyPages = std::size_t{1} << 20;

std::size_t roundedUp(std::size_t bytes, std::size_t unit) { return (bytes + unit - 1) / unit * unit; }

}  // namespace

DeviceMemory::DeviceMemory(std::size_t bytes) : m_bytes(bytes) {
  const auto reserve = [&] {
    m_addresses = kAddressesOfByte * roundedUp(m_bytes, kGranule);
    return ::mmap(nullptr, m_addresses + 3 * kGranule, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  };
  m_mapped = reserve();
  for (; m_mapped == MAP_FAILED && m_bytes > kLeast; m_mapped = reserve()) m_bytes /= 2;
  if (m_mapped == MAP_FAILED) throw std::bad_alloc();
  const auto first = roundedUp(reinterpret_cast<std::uintptr_t>(m_mapped), kGranule);
  m_begin = m_highest = reinterpret_cast<std::byte*>(first + kGranule);
  m_unused.add({m_begin, m_addresses});
  m_taken = std::min(kOfDriver, m_bytes / 8);
  m_granules = std::make_unique<std::atomic<Granule>[]>(m_addresses / kGranule + 2);
}

DeviceMemory::~DeviceMemory() { ::munmap(m_mapped, m_addresses + 3 * kGranule); }

std::size_t DeviceMemory::takenBy(std::size_t bytes) { return std::max(roundedUp(bytes, kAlignment), kAlignment); }

void DeviceMemory::setGranules(const FreePieces::Piece& whole, Granule to) {
  for (std::size_t i = granuleOf(whole.begin); i < granuleOf(whole.end()); ++i) m_granules[i] = to;
}

void DeviceMemory::add(const Allocation& piece) {
  m_allocations.emplace(piece.begin, piece);
  m_takenInAll += takenBy(piece.bytes);
  if (piece.kind == Allocation::Kind::Device) m_taken += takenBy(piece.bytes);
}

void DeviceMemory::adopt(const Allocation& piece) { add(piece); }

bool DeviceMemory::takeGranules(Allocation::Kind kind, std::size_t bytes) {
  FreePieces& free = freeOf(kind);
  for (const auto& [begin, size] : m_unused.all()) {
    const FreePieces::Piece piece{begin, roundedUp(bytes - free.bytesBefore(begin), kGranule)};
    if (size < piece.bytes) continue;
    const bool isDevices = kind == Allocation::Kind::Device;
    if (!isDevices && ::mprotect(begin, piece.bytes, PROT_READ | PROT_WRITE) != 0) return false;
    setGranules(piece, isDevices ? Granule::Closed : Granule::Hosts);
    m_unused.cut(piece);
    free.add(piece);
    return true;
  }
  return false;
}

void DeviceMemory::leaveGranules(FreePieces& free, const FreePieces::Piece& piece) {
  std::byte* const first = m_begin + roundedUp(static_cast<std::size_t>(piece.begin - m_begin), kGranule);
  std::byte* const last = beginOf(granuleOf(piece.end()));
  if (first >= last) return;
  const FreePieces::Piece whole{first, static_cast<std::size_t>(last - first)};
  ::madvise(first, whole.bytes, MADV_DONTNEED);
  ::mprotect(first, whole.bytes, PROT_NONE);
  setGranules(whole, Granule::Nobodys);
  free.cut(whole);
  m_unused.add(whole);
}

std::byte* DeviceMemory::allocate(Allocation piece) {
  if (piece.bytes > m_addresses || (piece.kind == Allocation::Kind::Device && !hasRoom(piece.bytes))) return nullptr;
  const std::size_t wanted = takenBy(piece.bytes);
  FreePieces& free = freeOf(piece.kind);
  piece.begin = free.take(wanted);
  if (piece.begin == nullptr && takeGranules(piece.kind, wanted)) piece.begin = free.take(wanted);
  if (piece.begin == nullptr) return nullptr;
  add(piece);
  m_highest = std::max(m_highest, piece.begin + wanted);
  return piece.begin;
}

std::optional<Allocation> DeviceMemory::release(void* at) {
  const auto found = m_allocations.find(static_cast<std::byte*>(at));
  if (found == m_allocations.end()) return std::nullopt;
  const Allocation allocation = found->second;
  m_allocations.erase(found);
  const std::size_t bytes = takenBy(allocation.bytes);
  m_takenInAll -= bytes;
  if (allocation.kind == Allocation::Kind::Device) m_taken -= bytes;
  if (!contains(at)) return allocation;
  FreePieces& free = freeOf(allocation.kind);
  const FreePieces::Piece piece = free.add({allocation.begin, bytes});
  if (bytes < kManyPages) return allocation;
  ::madvise(allocation.begin, bytes, MADV_DONTNEED);
  leaveGranules(free, piece);
  return allocation;
}

bool DeviceMemory::open(const void* at) noexcept {
  const auto* const byte = static_cast<const std::byte*>(at);
  if (byte < m_begin - kGranule || byte >= end() + kGranule) return false;
  const std::size_t granule = granuleOf(at);
  const auto isDevices = [&](std::size_t i) {
    return m_granules[i] == Granule::Closed || m_granules[i] == Granule::Open;
  };
  const bool isBeside =
      (granule > 0 && isDevices(granule - 1)) || (granule + 1 < m_addresses / kGranule + 2 && isDevices(granule + 1));
  const bool isLent = m_granules[granule] == Granule::Lent || (m_granules[granule] == Granule::Nobodys && isBeside);
  if (!isLent && !isDevices(granule)) return false;
  if (::mprotect(beginOf(granule), kGranule, PROT_READ | PROT_WRITE) != 0) return false;
  m_granules[granule] = isLent ? Granule::Lent : Granule::Open;
  m_anyOpen = true;
  return true;
}

void DeviceMemory::clear(void* at, std::size_t bytes) {
  auto* const begin = static_cast<std::byte*>(at);
  constexpr std::uintptr_t kPage = 4096;
  auto* const first = reinterpret_cast<std::byte*>(roundedUp(reinterpret_cast<std::uintptr_t>(at), kPage));
  auto* const last = reinterpret_cast<std::byte*>(reinterpret_cast<std::uintptr_t>(begin + bytes) / kPage * kPage);
  if (bytes < kManyPages || !contains(at) ||
      ::madvise(first, static_cast<std::size_t>(last - first), MADV_DONTNEED) != 0) {
    std::memset(at, 0, bytes);
    return;
  }
  std::memset(begin, 0, static_cast<std::size_t>(first - begin));
  std::memset(last, 0, static_cast<std::size_t>(begin + bytes - last));
}

void DeviceMemory::close() {
  if (!m_anyOpen.exchange(false)) return;
  const std::size_t count = granuleOf(m_highest + kGranule - 1) + 1;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t first = i;
    while (i < count && (m_granules[i] == Granule::Open || m_granules[i] == Granule::Lent)) {
      if (m_granules[i] == Granule::Lent) ::madvise(beginOf(i), kGranule, MADV_DONTNEED);
      m_granules[i] = m_granules[i] == Granule::Lent ? Granule::Nobodys : Granule::Closed;
      ++i;
    }
    if (i > first) ::mprotect(beginOf(first), (i - first) * kGranule, PROT_NONE);
  }
}

bool DeviceMemory::isAllManaged() const {
  return std::ranges::all_of(m_allocations,
                             [](const auto& each) { return each.second.kind == Allocation::Kind::Managed; });
}

std::size_t DeviceMemory::moveToDevice() {
  std::size_t moved = 0;
  for (auto& [begin, piece] : m_allocations)
    if (piece.kind == Allocation::Kind::Managed && !std::exchange(piece.isOnDevice, true)) moved += piece.bytes;
  return moved;
}

void DeviceMemory::moveToDevice(const void* at) {
  if (const Allocation* const piece = find(at)) m_allocations.find(piece->begin)->second.isOnDevice = true;
}

const Allocation* DeviceMemory::find(const void* at) const {
  const auto* byte = static_cast<const std::byte*>(at);
  auto after = m_allocations.upper_bound(byte);
  if (after == m_allocations.begin()) return nullptr;
  const Allocation& allocation = std::prev(after)->second;
  return byte < allocation.end() ? &allocation : nullptr;
}

}  // namespace warpbench::program
