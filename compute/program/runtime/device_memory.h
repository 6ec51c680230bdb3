// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <optional>

namespace warpbench::program {

/// What a program has taken of the memory that kernels reach.
struct Allocation {
  enum class Kind { Device, Managed, Host };
  std::byte* begin = nullptr;
  std::size_t bytes = 0;
  Kind kind = Kind::Device;
  std::byte* end() const { return begin + bytes; }
};

/// One stretch of addresses of which a program takes pieces: those of the device, managed ones and page-locked ones of
/// the host. Pages come to be when they are touched.
class DeviceMemory {
 public:
  /// As cudaMalloc() does on the GPUs that the profiles describe.
  static constexpr std::size_t kAlignment = 512;

  /// So much that this machine can give it.
  DeviceMemory();
  ~DeviceMemory();
  DeviceMemory(const DeviceMemory&) = delete;
  DeviceMemory& operator=(const DeviceMemory&) = delete;

  /// nullptr where there is no room. The lowest place that is free, so that runs are alike.
  std::byte* allocate(std::size_t bytes, Allocation::Kind kind);
  /// Memory from elsewhere becomes a piece.
  void adopt(std::byte* begin, std::size_t bytes, Allocation::Kind kind);
  /// There is room for so many bytes, together with what is taken.
  bool hasRoom(std::size_t bytes) const { return bytes <= m_bytes && takenBy(bytes) <= m_bytes - m_taken; }
  /// @returns what was taken there; nothing where nothing was.
  std::optional<Allocation> release(void* at);

  /// The one that the byte is in; nullptr where none is.
  const Allocation* find(const void* at) const;
  bool contains(const void* at) const {
    const auto* byte = static_cast<const std::byte*>(at);
    return byte >= m_begin && byte < m_begin + m_bytes;
  }
  const std::map<const std::byte*, Allocation>& all() const { return m_allocations; }

  std::byte* begin() const { return m_begin; }
  /// Behind the last piece that was ever taken.
  std::byte* highest() const { return m_highest; }
  std::size_t bytes() const { return m_bytes; }
  std::size_t taken() const { return m_taken; }

 private:
  static std::size_t takenBy(std::size_t bytes);

  std::byte* m_begin = nullptr;
  std::byte* m_highest = nullptr;
  std::size_t m_bytes = 0;
  std::size_t m_taken = 0;
  std::map<const std::byte*, Allocation> m_allocations;  ///< by their first byte
  std::map<std::byte*, std::size_t> m_free;              ///< neighbours are one
};

}  // namespace warpbench::program
