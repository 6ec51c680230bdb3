// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>

#include "program/allocations/free_pieces.h"

namespace warpbench::program {

/// A piece that a program has allocated in memory that kernels reach.
struct Allocation {
  enum class Kind { Device, Managed, Host };
  std::byte* begin = nullptr;
  std::size_t bytes = 0;
  Kind kind = Kind::Device;
  const char* function = nullptr;       ///< of the runtime that allocated it
  const void* returnAddress = nullptr;  ///< of the call of that function
  bool isOnDevice = false;              ///< pages of managed memory have migrated there
  std::byte* end() const { return begin + bytes; }
};

/// An address range from which a program allocates device, managed and page-locked host memory. Device memory is limited
/// to the GPU's; managed memory may exceed it, as on a GPU. Pages are allocated when touched. Each granule belongs to the
/// device, to the host as well, or to nobody. The device's granules are inaccessible, so that host code faults if it
/// follows a pointer into them; open() makes one accessible until close().
class DeviceMemory {
 public:
  /// The alignment of cudaMalloc() on the GPUs of the profiles.
  static constexpr std::size_t kAlignment = 512;
  /// The unit in which device memory is mapped: a wrong index within it does not fault.
  static constexpr std::size_t kGranule = std::size_t{2} << 20;

  /// @param bytes the GPU's memory. Provides less if this process cannot reserve the addresses (`ulimit -v`).
  explicit DeviceMemory(std::size_t bytes);
  ~DeviceMemory();
  DeviceMemory(const DeviceMemory&) = delete;
  DeviceMemory& operator=(const DeviceMemory&) = delete;

  /// Allocates a piece of this size and kind; nullptr if there is no room. Takes the lowest free address, so that runs
  /// are reproducible.
  std::byte* allocate(Allocation piece);
  /// Registers memory from elsewhere as a piece.
  void adopt(const Allocation& piece);
  /// Whether that many more bytes fit into the GPU's memory.
  bool hasRoom(std::size_t bytes) const { return bytes <= m_bytes && takenBy(bytes) <= m_bytes - m_taken; }
  /// @returns the piece that began there; nothing if there was none.
  std::optional<Allocation> release(void* at);

  /// The piece that contains the byte; nullptr if there is none.
  const Allocation* find(const void* at) const;
  bool contains(const void* at) const {
    const auto* byte = static_cast<const std::byte*>(at);
    return byte >= m_begin && byte < end();
  }
  const std::map<const std::byte*, Allocation>& all() const { return m_allocations; }
  bool isAllManaged() const;
  /// Moves all managed memory to the device. @returns how many bytes were not there yet.
  std::size_t moveToDevice();
  /// Moves the piece that contains the byte.
  void moveToDevice(const void* at);

  /// Handles an access to an inaccessible byte by code that may access it. @returns whether it is accessible now.
  /// Async-signal-safe.
  bool open(const void* at) noexcept;
  /// Makes opened granules inaccessible again.
  void close();

  std::byte* begin() const { return m_begin; }
  std::byte* end() const { return m_begin + m_addresses; }
  /// The GPU's memory.
  std::size_t bytes() const { return m_bytes; }
  /// The part of the GPU's memory that the driver and the program use.
  std::size_t taken() const { return m_taken; }
  /// Device, managed and page-locked memory together.
  std::size_t takenInAll() const { return m_takenInAll; }
  /// Fills a range with zeros: whole pages go back to the system.
  void clear(void* at, std::size_t bytes);

 private:
  /// Lent: accessible but not the program's. The driver's memory lies next to the program's: an H200 faults only beyond
  /// it, and so do kernels here.
  enum class Granule : std::uint8_t { Nobodys, Closed, Open, Hosts, Lent };

  static std::size_t takenBy(std::size_t bytes);
  void add(const Allocation& piece);
  FreePieces& freeOf(Allocation::Kind kind) { return m_free[kind == Allocation::Kind::Device ? 0 : 1]; }
  /// Gives the device or the host enough granules for a free piece of this size. @returns whether there were enough.
  bool takeGranules(Allocation::Kind kind, std::size_t bytes);
  /// Releases granules inside the free piece, so that neither the device nor the host owns them.
  void leaveGranules(FreePieces& free, const FreePieces::Piece& piece);
  void setGranules(const FreePieces::Piece& whole, Granule to);
  std::size_t granuleOf(const void* at) const {
    return static_cast<std::size_t>(static_cast<const std::byte*>(at) - m_begin + kGranule) / kGranule;
  }
  std::byte* beginOf(std::size_t granule) const { return m_begin + granule * kGranule - kGranule; }

  void* m_mapped = nullptr;
  std::byte* m_begin = nullptr;
  std::byte* m_highest = nullptr;  ///< the end of the highest piece ever allocated
  std::size_t m_bytes;
  std::size_t m_addresses = 0;  ///< reserved
  std::size_t m_taken = 0;
  std::size_t m_takenInAll = 0;
  std::map<const std::byte*, Allocation> m_allocations;  ///< by their first byte
  std::array<FreePieces, 2> m_free;                      ///< of the device's granules and of the host's
  FreePieces m_unused;                                   ///< whole granules
  std::unique_ptr<std::atomic<Granule>[]> m_granules;    ///< including one before and one after the usable range
  std::atomic<bool> m_anyOpen = false;
};

}  // namespace warpbench::program
