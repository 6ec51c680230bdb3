// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/simt/shared_memory.h"

#include <algorithm>
#include <cstring>
#include <string>

#include "error.h"

namespace warpbench::simulator {
namespace {

constexpr std::size_t kAlignment = 128;  // all banks once
/// Arrays that gaps are kept for; a kernel with more of them has no gaps behind the rest.
constexpr std::size_t kArraysWithGaps = 32;

bool same(const std::source_location& a, const std::source_location& b) {
  return a.line() == b.line() && a.column() == b.column() && std::strcmp(a.file_name(), b.file_name()) == 0;
}

}  // namespace

SharedMemory::SharedMemory(std::size_t limit, std::size_t gap)
    : m_limit(limit), m_gap(gap), m_bytes(limit + kArraysWithGaps * gap + kAlignment) {}

void SharedMemory::startBlock(std::size_t dynamicBytes) {
  m_arrays.clear();
  m_used = 0;
  m_dynamicBytes = dynamicBytes;
  check(0);
}

void* SharedMemory::array(std::size_t bytes, std::size_t alignment, const std::source_location& where) {
  const auto at = [&](std::size_t index) {
    return base() + m_arrays[index].offset + std::min(index, kArraysWithGaps - 1) * m_gap;
  };
  for (std::size_t i = 0; i < m_arrays.size(); ++i)
    if (m_arrays[i].bytes == bytes && same(m_arrays[i].where, where)) return at(i);
  const std::size_t offset = (m_used + alignment - 1) / alignment * alignment;
  check(offset + bytes);
  m_used = offset + bytes;
  m_arrays.push_back({where, bytes, offset});
  return at(m_arrays.size() - 1);
}

void* SharedMemory::dynamic() {
  return base() + (m_limit - m_dynamicBytes) / kAlignment * kAlignment + kArraysWithGaps * m_gap;
}

std::byte* SharedMemory::base() {
  const std::size_t address = reinterpret_cast<std::size_t>(m_bytes.data());
  return m_bytes.data() + (kAlignment - address % kAlignment) % kAlignment;
}

void SharedMemory::check(std::size_t staticBytes) const {
  if (staticBytes + m_dynamicBytes > m_limit)
    throw DeviceError("the block wants " + std::to_string(staticBytes + m_dynamicBytes) +
                      " bytes of shared memory; this device gives it " + std::to_string(m_limit));
}

}  // namespace warpbench::simulator
