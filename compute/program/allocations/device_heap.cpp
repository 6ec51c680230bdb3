// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/allocations/device_heap.h"

namespace warpbench::program {
namespace {

/// An H200 allocates in steps of 80 bytes: one byte takes one step and 100 bytes take two. A heap of 8 MiB provides at
/// most 7,674,032 bytes, one of 64 MiB 61,392,944.
constexpr std::size_t kHeapStep = 80;
constexpr std::size_t kHeapHeader = 16;
constexpr double kHeapShare = 0.91483;

}  // namespace

void DeviceHeap::begin(std::byte* at, std::size_t bytes) {
  m_bytes = static_cast<std::size_t>(static_cast<double>(bytes) * kHeapShare) / kHeapStep * kHeapStep;
  m_free.add({at, m_bytes});
}

void* DeviceHeap::take(std::size_t bytes) {
  if (bytes > m_bytes) return nullptr;
  const std::size_t wanted = (bytes + kHeapHeader + kHeapStep - 1) / kHeapStep * kHeapStep;
  std::byte* const at = m_free.take(wanted);
  if (at != nullptr) m_taken.emplace(at, wanted);
  return at;
}

bool DeviceHeap::giveBack(void* at) {
  const std::lock_guard lock(m_mutex);
  const auto found = m_taken.find(static_cast<std::byte*>(at));
  if (found == m_taken.end()) return false;
  m_free.add({found->first, found->second});
  m_taken.erase(found);
  return true;
}

void DeviceHeap::forget() {
  const std::lock_guard lock(m_mutex);
  m_begun = false;
  m_bytes = 0;
  m_free.clear();
  m_taken.clear();
}

}  // namespace warpbench::program
