// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalogue/problem.h"
#include "core/text/message.h"
#include "results/values/finding.h"

namespace warpbench::simulator {

struct ShadowCell;

/// The cells of an array. They start as zero, and their pages are allocated on first access.
class ShadowCells {
 public:
  /// @throws DeviceError if address space is short.
  explicit ShadowCells(std::size_t count);
  ShadowCells(ShadowCells&& other) noexcept
      : m_begin(std::exchange(other.m_begin, nullptr)), m_count(std::exchange(other.m_count, 0)) {}
  ShadowCells& operator=(ShadowCells&& other) noexcept {
    std::swap(m_begin, other.m_begin);
    std::swap(m_count, other.m_count);
    return *this;
  }
  ~ShadowCells();

  ShadowCell* data() const { return m_begin; }
  std::size_t size() const { return m_count; }
  /// Zeroes all cells.
  void forget();
  /// Zeroes these cells and frees their memory. They are whole pages, except for the last cell's.
  void forget(std::size_t first, std::size_t count);

 private:
  ShadowCell* m_begin = nullptr;
  std::size_t m_count = 0;
};

/// How an access can synchronize threads. Volatile accesses count as relaxed atomics of any scope (PTX ISA, "Memory
/// Consistency Model").
enum class Strength : std::uint8_t { Weak, Volatile, AtomicOfBlock, Atomic };
inline bool isAtomic(Strength strength) { return strength >= Strength::AtomicOfBlock; }

/// An access as remembered by memory. Its time consists of the launch, the number of barriers that its block had passed
/// (`epoch`) and its lane's clock, which advances at warp barriers, fences and atomics.
struct PastAccess {
  std::uint32_t launch = 0;  ///< counted from 1; 0: no access
  std::uint32_t block = 0;
  std::uint32_t epoch = 0;
  std::uint32_t clock = 0;
  std::uint64_t where : 48 = 0;  ///< its place in the kernel
  std::uint64_t thread : 10 = 0;
  std::uint64_t strong : 4 = 0;   ///< a Strength
  std::uint64_t guarded : 1 = 0;  ///< a store: see Checker::isGuarded()
  std::uint64_t wide : 1 = 0;    ///< a store of more than four bytes
  Strength strength() const { return static_cast<Strength>(strong); }
  bool atomic() const { return isAtomic(strength()); }
};

/// What is known of a few bytes that are always accessed together.
struct ShadowCell {
  PastAccess write;
  PastAccess reads[2];  ///< the last ones, by different threads
  bool initialised = false;
  bool unread = false;  ///< a thread wrote it and nobody has read it since
  bool blank = false;   ///< it was read before any store
  /// The group of its thread's asynchronous copies that `write` belongs to, counted from 1; 0: none, or it has landed.
  /// With kBulk: the block's bulk copy, counted from 0.
  std::uint32_t copy = 0;
  static constexpr std::uint32_t kBulk = std::uint32_t{1} << 31;
};

/// Whether to remember accesses, which takes 20 times the accessed memory (80 times for elements below 4 bytes), or
/// only the arrays' places. The latter suffices to find the array of an access, but not races.
enum class Remember { Accesses, Places };

/// An array in the memory of the device or of a block.
class ShadowArray {
 public:
  ShadowArray(Message name, std::byte* data, std::size_t bytes, Remember remember);

  const Message& name() const { return m_name; }
  std::byte* data() const { return m_data; }
  std::size_t bytes() const { return m_bytes; }
  const ArrayShape& shape() const { return m_shape; }
  void setShape(const ArrayShape& shape) { m_shape = shape; }
  /// The declaration of a static shared array; without a file if unknown.
  const SourceLine& declaration() const { return m_declaration; }
  void setDeclaration(const SourceLine& line) { m_declaration = line; }
  bool contains(const std::byte* at, std::size_t bytes) const { return at >= m_data && at + bytes <= m_data + m_bytes; }

  /// If false, there are no cells.
  bool remembersAccesses() const { return m_remember == Remember::Accesses; }
  /// The cells of an access inside the array.
  std::span<ShadowCell> cells(const std::byte* at, std::size_t bytes) {
    const auto offset = static_cast<std::size_t>(at - m_data);
    if (((offset | bytes) & (granule() - 1)) != 0) [[unlikely]]
      refine();
    const std::size_t first = offset >> m_granuleBits, count = bytes >> m_granuleBits;
    lookAt(first, count);
    return {m_cells.data() + first, count};
  }
  std::span<const ShadowCell> cells() const {
    lookAt(0, m_cells.size());
    return {m_cells.data(), m_cells.size()};
  }
  /// Bytes of a cell.
  std::size_t granule() const { return std::size_t{1} << m_granuleBits; }
  void markInitialised(const std::byte* at, std::size_t bytes);
  /// Calls `use(offset, bytes, what)` for each cell that has been used since the launch `first` began. `what` has bits
  /// for weak reads (1), volatile and atomic accesses (2) and weak stores (4).
  template <typename Use>
  void eachUsed(std::uint32_t first, Use use);
  /// Resets the array as if nothing had been accessed.
  void forget();
  /// Frees the memory of cells that say only whether they are initialised. Only between launches and for global memory,
  /// because earlier actions are then ordered before later ones.
  void settle();
  /// Bytes of the cells that are in memory.
  std::size_t bytesInMemory() const { return m_bytesInMemory; }

 private:
  /// Cells are allocated in parts of this many: 320 KiB, which are whole pages.
  static constexpr std::size_t kCellsOfPart = 4096;
  /// What is known of a part's cells: nothing; the host has written them all; they say themselves; the same, and they
  /// have been accessed since the last eachUsed().
  enum class Part : std::uint8_t { Blank, Written, InMemory, LookedAt };

  std::size_t partsOf(std::size_t cells) const { return (cells + kCellsOfPart - 1) / kCellsOfPart; }
  std::size_t cellsIn(std::size_t part) const { return std::min(kCellsOfPart, m_cells.size() - part * kCellsOfPart); }
  /// Switches to a cell for each byte.
  void refine();
  void lookAt(std::size_t first, std::size_t count) const {
    if (count == 0) return;
    for (std::size_t part = first / kCellsOfPart; part <= (first + count - 1) / kCellsOfPart; ++part)
      if (m_parts[part] != Part::LookedAt) [[unlikely]]
        bring(part);
  }
  void bring(std::size_t part) const;

  Message m_name;
  std::byte* m_data;
  std::size_t m_bytes;
  Remember m_remember;
  ArrayShape m_shape;
  SourceLine m_declaration;
  int m_granuleBits = 2;  // until the first narrower access
  ShadowCells m_cells{0};
  // Parts are allocated on first access.
  mutable std::vector<Part> m_parts;
  mutable std::size_t m_bytesInMemory = 0;
};

template <typename Use>
void ShadowArray::eachUsed(std::uint32_t first, Use use) {
  for (std::size_t part = 0; part < m_parts.size(); ++part) {
    if (m_parts[part] != Part::LookedAt) continue;
    m_parts[part] = Part::InMemory;
    const std::size_t begin = part * kCellsOfPart;
    for (std::size_t i = begin; i < begin + cellsIn(part); ++i) {
      const ShadowCell& cell = m_cells.data()[i];
      unsigned what = 0;
      for (const PastAccess& read : cell.reads)
        if (read.launch >= first) what |= read.strength() == Strength::Weak ? 1 : 2;
      if (cell.write.launch >= first) what |= cell.write.strength() == Strength::Weak ? 4 : 2;
      if (what != 0) use(i << m_granuleBits, std::min(granule(), m_bytes - (i << m_granuleBits)), what);
    }
  }
}

/// The device's memory in a check. Arrays are far apart with nothing in between, so a wrong index cannot hit another
/// array.
class CheckedMemory {
 public:
  /// Copies the problem's arrays. Outputs are poisoned with 0xff bytes and count as never written.
  /// @throws DeviceError if the machine lacks memory.
  CheckedMemory(const Problem& problem, Remember remember);
  /// Begins without arrays.
  explicit CheckedMemory(Remember remember) : m_remember(remember) {}
  ~CheckedMemory();
  CheckedMemory(const CheckedMemory&) = delete;
  CheckedMemory& operator=(const CheckedMemory&) = delete;

  enum class Fill { Poison, Zero };
  /// Adds an uninitialised array.
  ShadowArray& add(std::string name, std::size_t bytes, Fill fill = Fill::Poison);
  /// Frees the array's memory but keeps its addresses reserved, so that an access there cannot hit another array.
  void free(ShadowArray& array);
  /// Puts a new array in the place of a freed one, whose addresses other arrays may reuse from now on.
  ShadowArray& replace(ShadowArray& freed, std::string name, std::size_t bytes, Fill fill);

  /// Adds an array in memory that someone else owns.
  ShadowArray& adopt(std::string name, std::byte* data, std::size_t bytes) {
    return m_arrays.emplace_back(std::move(name), data, bytes, m_remember);
  }
  /// True if the byte is in an added array, or so near to one that no other array can be meant.
  bool reserves(const std::byte* at) const;

  Remember remembers() const { return m_remember; }

  /// The array that contains `at`, or the nearest one; nullptr if there are no arrays.
  ShadowArray* nearest(const std::byte* at);

  /// Allocates a page between the arrays for an out-of-bounds access. @returns true on success.
  bool lend(const std::byte* at, std::size_t bytes);

  Arguments arguments(const Parameters& parameters) const;
  /// The problem's arrays that kernels write, in the problem's order.
  std::vector<std::span<const std::byte>> written() const;
  /// The problem's arrays, in the problem's order.
  const std::deque<ShadowArray>& arrays() const { return m_arrays; }

 private:
  struct Reservation {
    void* address;
    std::size_t bytes;
  };
  /// Reserves addresses for an array, with memory in the middle.
  ShadowArray reserve(std::string name, std::size_t bytes, Fill fill);
  Reservation* reservationOf(const std::byte* at);

  const Problem* m_problem = nullptr;
  Remember m_remember;
  std::vector<Reservation> m_reservations;
  std::deque<ShadowArray> m_arrays;  // the problem's come first; references to them stay valid
};

}  // namespace warpbench::simulator
