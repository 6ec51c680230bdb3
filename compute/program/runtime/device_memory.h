// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>

#include "program/runtime/free_pieces.h"

namespace warpbench::program {

/// What a program has taken of the memory that kernels reach.
struct Allocation {
  enum class Kind { Device, Managed, Host };
  std::byte* begin = nullptr;
  std::size_t bytes = 0;
  Kind kind = Kind::Device;
  const char* function = nullptr;       ///< of the runtime, that took it
  const void* returnAddress = nullptr;  ///< of the call of that function
  std::byte* end() const { return begin + bytes; }
};

/// One stretch of addresses of which a program takes pieces: those of the device, managed ones and page-locked ones of
/// the host. The device's pieces fit in the GPU's memory; managed ones may exceed it, as on a GPU. Pages come to be
/// when they are touched. A granule is the device's or the host's as well, or nobody's. The device's granules are
/// closed, so that the host's code faults where it follows a pointer to one. open() lets one be used, until close().
class DeviceMemory {
 public:
  /// As cudaMalloc() does on the GPUs that the profiles describe.
  static constexpr std::size_t kAlignment = 512;
  /// So much of the device's memory is mapped at once: a wrong index that stays in it does not fault.
  static constexpr std::size_t kGranule = std::size_t{2} << 20;

  /// @param bytes of the GPU. Less where this process may not reserve the addresses (`ulimit -v`).
  explicit DeviceMemory(std::size_t bytes);
  ~DeviceMemory();
  DeviceMemory(const DeviceMemory&) = delete;
  DeviceMemory& operator=(const DeviceMemory&) = delete;

  /// A piece of this size and kind, for who takes it. nullptr where there is no room. The lowest place that is free, so
  /// that runs are alike.
  std::byte* allocate(Allocation piece);
  /// Memory from elsewhere becomes a piece.
  void adopt(const Allocation& piece);
  /// The GPU has room for so many bytes more.
  bool hasRoom(std::size_t bytes) const { return bytes <= m_bytes && takenBy(bytes) <= m_bytes - m_taken; }
  /// @returns what was taken there; nothing where nothing was.
  std::optional<Allocation> release(void* at);

  /// The one that the byte is in; nullptr where none is.
  const Allocation* find(const void* at) const;
  bool contains(const void* at) const {
    const auto* byte = static_cast<const std::byte*>(at);
    return byte >= m_begin && byte < end();
  }
  const std::map<const std::byte*, Allocation>& all() const { return m_allocations; }

  /// Somebody who may has touched the byte and found it closed. @returns whether it can be used now. Safe in a signal
  /// handler.
  bool open(const void* at) noexcept;
  /// Closes what was opened.
  void close();

  std::byte* begin() const { return m_begin; }
  std::byte* end() const { return m_begin + m_addresses; }
  /// Of the GPU.
  std::size_t bytes() const { return m_bytes; }
  /// Of those, what the driver and the program have.
  std::size_t taken() const { return m_taken; }
  /// What it has of the device's, managed and page-locked memory.
  std::size_t takenInAll() const { return m_takenInAll; }
  /// Fills a range with zeros: whole pages go back to the system.
  void clear(void* at, std::size_t bytes);

 private:
  /// Lent: open, and nobody's. Beside what a program has of the device lies what the driver has of it: an H200 faults
  /// beyond that, and so do kernels here.
  enum class Granule : std::uint8_t { Nobodys, Closed, Open, Hosts, Lent };

  static std::size_t takenBy(std::size_t bytes);
  void add(const Allocation& piece);
  FreePieces& freeOf(Allocation::Kind kind) { return m_free[kind == Allocation::Kind::Device ? 0 : 1]; }
  /// Makes granules the device's or the host's, so many that there is a free piece of this size. @returns whether there
  /// were enough.
  bool takeGranules(Allocation::Kind kind, std::size_t bytes);
  /// Those that lie in the free piece become nobody's.
  void leaveGranules(FreePieces& free, const FreePieces::Piece& piece);
  void setGranules(const FreePieces::Piece& whole, Granule to);
  std::size_t granuleOf(const void* at) const {
    return static_cast<std::size_t>(static_cast<const std::byte*>(at) - m_begin + kGranule) / kGranule;
  }
  std::byte* beginOf(std::size_t granule) const { return m_begin + granule * kGranule - kGranule; }

  void* m_mapped = nullptr;
  std::byte* m_begin = nullptr;
  std::byte* m_highest = nullptr;  ///< behind the last piece that was ever taken
  std::size_t m_bytes;
  std::size_t m_addresses = 0;  ///< reserved
  std::size_t m_taken = 0;
  std::size_t m_takenInAll = 0;
  std::map<const std::byte*, Allocation> m_allocations;  ///< by their first byte
  std::array<FreePieces, 2> m_free;                      ///< of the device's granules and of the host's
  FreePieces m_unused;                                   ///< whole granules
  std::unique_ptr<std::atomic<Granule>[]> m_granules;    ///< one more before all that can be taken, and behind it
  std::atomic<bool> m_anyOpen = false;
};

}  // namespace warpbench::program
