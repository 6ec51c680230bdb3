// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <mutex>

#include "simulator/loaded_kernels.h"

namespace warpbench::program {

/// The heap blocks that a program's host code has allocated during a check.
class HostBlocks {
 public:
  void add(const void* at, std::size_t bytes) {
    const std::lock_guard lock(m_mutex);
    if (at != nullptr) m_blocks[reinterpret_cast<std::uint64_t>(at)] = bytes;
  }
  void remove(const void* at) {
    const std::lock_guard lock(m_mutex);
    m_blocks.erase(reinterpret_cast<std::uint64_t>(at));
  }
  /// The block that contains the byte; empty if there is none.
  simulator::AddressRange around(const void* at) {
    const std::lock_guard lock(m_mutex);
    const auto address = reinterpret_cast<std::uint64_t>(at);
    const auto behind = m_blocks.upper_bound(address);
    if (behind == m_blocks.begin()) return {};
    const auto& [begin, bytes] = *std::prev(behind);
    return address < begin + bytes ? simulator::AddressRange{begin, begin + bytes} : simulator::AddressRange{};
  }

 private:
  std::mutex m_mutex;
  std::map<std::uint64_t, std::size_t> m_blocks;
};

}  // namespace warpbench::program
