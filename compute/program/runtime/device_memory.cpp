// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/runtime/device_memory.h"

#include <sys/mman.h>

#include <algorithm>
#include <iterator>
#include <new>

#include "core/machine/available_memory.h"

namespace warpbench::program {
namespace {

constexpr std::size_t kMost = std::size_t{64} << 30;
constexpr std::size_t kLeast = std::size_t{64} << 20;
/// Pieces of at least as much give their pages back at once.
constexpr std::size_t kManyPages = std::size_t{1} << 20;

}  // namespace

DeviceMemory::DeviceMemory() : m_bytes(std::clamp(freeMemory(), kLeast, kMost) >> 20 << 20) {
  void* const at = ::mmap(nullptr, m_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (at == MAP_FAILED) throw std::bad_alloc();
  m_begin = m_highest = static_cast<std::byte*>(at);
  m_free.emplace(m_begin, m_bytes);
}

DeviceMemory::~DeviceMemory() { ::munmap(m_begin, m_bytes); }

std::size_t DeviceMemory::takenBy(std::size_t bytes) {
  return std::max((bytes + kAlignment - 1) / kAlignment * kAlignment, kAlignment);
}

void DeviceMemory::adopt(std::byte* begin, std::size_t bytes, Allocation::Kind kind) {
  m_allocations.emplace(begin, Allocation{begin, bytes, kind});
  m_taken += takenBy(bytes);
}

std::byte* DeviceMemory::allocate(std::size_t bytes, Allocation::Kind kind) {
  if (bytes > m_bytes) return nullptr;
  const std::size_t wanted = takenBy(bytes);
  const auto found = std::ranges::find_if(m_free, [&](const auto& piece) { return piece.second >= wanted; });
  if (found == m_free.end()) return nullptr;
  std::byte* const begin = found->first;
  const std::size_t left = found->second - wanted;
  m_free.erase(found);
  if (left > 0) m_free.emplace(begin + wanted, left);
  m_allocations.emplace(begin, Allocation{begin, bytes, kind});
  m_highest = std::max(m_highest, begin + wanted);
  m_taken += wanted;
  return begin;
}

std::optional<Allocation> DeviceMemory::release(void* at) {
  const auto found = m_allocations.find(static_cast<std::byte*>(at));
  if (found == m_allocations.end()) return std::nullopt;
  const Allocation allocation = found->second;
  m_allocations.erase(found);
  std::byte* begin = allocation.begin;
  std::size_t bytes = takenBy(allocation.bytes);
  m_taken -= bytes;
  if (!contains(at)) return allocation;
  if (bytes >= kManyPages) ::madvise(begin, bytes, MADV_DONTNEED);
  auto next = m_free.lower_bound(begin);
  if (next != m_free.end() && next->first == begin + bytes) {
    bytes += next->second;
    next = m_free.erase(next);
  }
  if (next != m_free.begin()) {
    const auto before = std::prev(next);
    if (before->first + before->second == begin) {
      begin = before->first;
      bytes += before->second;
      m_free.erase(before);
    }
  }
  m_free.emplace(begin, bytes);
  return allocation;
}

const Allocation* DeviceMemory::find(const void* at) const {
  const auto* byte = static_cast<const std::byte*>(at);
  auto after = m_allocations.upper_bound(byte);
  if (after == m_allocations.begin()) return nullptr;
  const Allocation& allocation = std::prev(after)->second;
  return byte < allocation.end() ? &allocation : nullptr;
}

}  // namespace warpbench::program
