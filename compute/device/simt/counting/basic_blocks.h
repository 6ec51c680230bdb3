// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpbench::simulator {

/// What nvcc makes of a basic block, by the host's machine code of it: that holds for every kernel, and for what the
/// compiler left of the source.
struct BlockCode {
  /// Of integer divisions and remainders, for which no GPU has an instruction. What is divided by a constant is not
  /// divided; a quotient and a remainder of the same numbers are one division.
  int divisionInstructions = 0;
  /// Of floating-point arithmetic, a multiplication and an addition being one, and of calls, as of each access: most of
  /// what an unrolled loop has.
  int instructions = 0;
};

/// Of the basic block whose first instruction has this address. Remembered for each address. Blocks begin behind a call
/// of the trace callback (-fsanitize-coverage=trace-pc); other addresses, and hosts other than x86-64, have none.
BlockCode codeOf(std::uint64_t basicBlock);

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
  void add(const BlockEntries& other) {
    for (const Entry& entry : other.m_entries)
      if (entry.address != 0) add(entry.address, entry.times);
  }
  std::int64_t total() const;
  /// See BlockCode.
  std::int64_t divisionInstructions() const;
  /// See Counters::codeInstructions: between two entries of a block lie those that are entered as often or more often.
  double codeInstructions() const;

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
