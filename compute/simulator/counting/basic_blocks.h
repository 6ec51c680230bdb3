// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpbench::simulator {

/// The instructions per warp that nvcc generates for the integer divisions and remainders in the basic block that
/// begins at this address, because no GPU has an instruction for them. They are found in the host's machine code. The
/// count is thus valid for every kernel, and reflects what the compiler left of the source: a division by a constant is
/// not a division. A quotient and a remainder of the same numbers count as one division, as on a GPU.
///
/// Cached by address. Blocks begin after a call of the trace callback (-fsanitize-coverage=trace-pc). Other addresses,
/// and hosts other than x86-64, give 0.
int divisionInstructions(std::uint64_t basicBlock);

/// How often warps enter each basic block.
class BlockEntries {
 public:
  void add(std::uint64_t address, std::int64_t times = 1) {
    for (std::size_t at = address * kMix >> (64 - m_bits);; at = (at + 1) % m_entries.size()) {
      Entry& entry = m_entries[at];
      if (entry.address == address) {
        entry.times += times;
        return;
      }
      if (entry.address == 0) {
        entry = {address, times};
        if (++m_used > m_entries.size() / 2) grow();
        return;
      }
    }
  }
  void add(const BlockEntries& other, std::int64_t times = 1) {
    for (const Entry& entry : other.m_entries)
      if (entry.address != 0) add(entry.address, times * entry.times);
  }
  std::int64_t total() const;
  /// See simulator::divisionInstructions().
  std::int64_t divisionInstructions() const;

 private:
  struct Entry {
    std::uint64_t address = 0;  ///< 0: free
    std::int64_t times = 0;
  };

  void grow();

  static constexpr std::uint64_t kMix = 0x9e3779b97f4a7c15;  // 2^64 / the golden ratio: spreads neighbours
  static constexpr int kFirstBits = 8;
  int m_bits = kFirstBits;
  std::vector<Entry> m_entries = std::vector<Entry>(std::size_t{1} << kFirstBits);
  std::size_t m_used = 0;
};

}  // namespace warpbench::simulator
