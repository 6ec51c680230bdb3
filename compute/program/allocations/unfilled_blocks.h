// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <vector>

#include "results/values/finding.h"
#include "simulator/host_accesses.h"
#include "simulator/loaded_kernels.h"

namespace warpbench::program {

/// The parts of the host's heap blocks that copies from the device have not filled. In a check, bytes of a fresh block
/// have one value; those that still have it count as unfilled.
class UnfilledBlocks {
 public:
  /// The block is part of what a copy has filled, and ends here.
  struct Part {
    std::uint64_t begin, end;
    std::size_t copied;  ///< bytes before it that the copy has filled
    std::size_t block;   ///< bytes of the whole block
    SourceLine copy;
  };

  /// Marks a block as fresh.
  static void begin(void* at, std::size_t bytes) {
    if (at != nullptr && bytes <= kLargest) std::memset(at, kFresh, bytes);
  }
  /// A copy from the device has filled `bytes` bytes at `to`, in this block.
  void copied(const simulator::AddressRange& block, const void* to, std::size_t bytes, const SourceLine& where) {
    const std::uint64_t end = reinterpret_cast<std::uint64_t>(to) + bytes;
    if (block.begin == block.end || end >= block.end || block.end - block.begin > kLargest || m_parts.size() >= kMost)
      return;
    if (!isFresh(end, block.end)) return;
    m_parts.push_back({end, block.end, bytes, block.end - block.begin, where});
    watch();
  }
  void forget(std::uint64_t begin, std::uint64_t end) {
    if (std::erase_if(m_parts, [&](const Part& part) { return part.begin < end && begin < part.end; }) > 0) watch();
  }
  /// The part that the host reads there without having filled it, which is forgotten; nothing if there is none.
  std::optional<Part> readAt(std::uint64_t at, std::size_t bytes) {
    const auto found =
        std::ranges::find_if(m_parts, [&](const Part& part) { return part.begin <= at && at + bytes <= part.end; });
    if (found == m_parts.end() || !isFresh(at, at + bytes)) return std::nullopt;
    const Part part = *found;
    m_parts.erase(found);
    watch();
    return part;
  }

 private:
  static constexpr unsigned char kFresh = 0xdb;
  static constexpr std::size_t kLargest = std::size_t{16} << 20;
  static constexpr std::size_t kMost = 64;

  static bool isFresh(std::uint64_t begin, std::uint64_t end) {
    const auto* const first = reinterpret_cast<const unsigned char*>(begin);
    return std::all_of(first, first + (end - begin), [](unsigned char byte) { return byte == kFresh; });
  }
  void watch() const {
    std::uint64_t begin = ~std::uint64_t{0}, end = 0;
    for (const Part& part : m_parts) {
      begin = std::min(begin, part.begin);
      end = std::max(end, part.end);
    }
    begin < end ? simulator::hostAccesses.watchFor(begin, end) : simulator::hostAccesses.watchFor(0, 0);
  }

  std::vector<Part> m_parts;
};

}  // namespace warpbench::program
