// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <source_location>
#include <vector>

namespace warpbench::simulator {

/// A block's shared memory. Arrays are told apart by where they are declared.
class SharedMemory {
 public:
  /// `limit`: bytes that a block may use. `gap`: bytes of nothing behind each array, a multiple of 128.
  SharedMemory(std::size_t limit, std::size_t gap);

  /// Nothing is declared yet; what arrays hold is what the last block left in them.
  /// @throws DeviceError where `dynamicBytes` are more than there are.
  void startBlock(std::size_t dynamicBytes);

  /// The array that is declared at `where`: the same memory each time in a block.
  /// @throws DeviceError where the block asks for more shared memory than there is.
  void* array(std::size_t bytes, std::size_t alignment, const std::source_location& where);

  /// At the end, so that a static array which is declared late does not move it.
  void* dynamic();
  std::size_t dynamicBytes() const { return m_dynamicBytes; }

  /// Static and dynamic, without gaps.
  std::size_t used() const { return m_used + m_dynamicBytes; }

 private:
  struct Array {
    std::source_location where;
    std::size_t bytes;
    std::size_t offset;
  };

  std::byte* base();
  void check(std::size_t staticBytes) const;

  std::size_t m_limit;
  std::size_t m_gap;
  std::vector<std::byte> m_bytes;
  std::vector<Array> m_arrays;
  std::size_t m_used = 0;
  std::size_t m_dynamicBytes = 0;
};

}  // namespace warpbench::simulator
