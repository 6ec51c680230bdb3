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

/// The cells of an array. They are zero, and pages come to be where they are looked at.
class ShadowCells {
 public:
  /// @throws DeviceError where there are no addresses for them.
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
  /// All of them are zero again.
  void forget();
  /// So many of them, which are whole pages but for the last one's, give their memory back.
  void forget(std::size_t first, std::size_t count);

 private:
  ShadowCell* m_begin = nullptr;
  std::size_t m_count = 0;
};

/// How an access makes its way between threads: volatile ones are as good as relaxed atomic ones of all scopes (PTX
/// ISA, "Memory Consistency Model").
enum class Strength : std::uint8_t { Weak, Volatile, AtomicOfBlock, Atomic };
inline bool isAtomic(Strength strength) { return strength >= Strength::AtomicOfBlock; }

/// An access as memory remembers it. When it was is told by the launch, by the barriers that its block had passed
/// (`epoch`) and by its lane's clock, which goes on at barriers of the warp, fences and atomics.
struct PastAccess {
  std::uint32_t launch = 0;  ///< counted from 1; 0: there was none
  std::uint32_t block = 0;
  std::uint32_t epoch = 0;
  std::uint32_t clock = 0;
  std::uint64_t where : 48 = 0;  ///< its place in the kernel
  std::uint64_t thread : 10 = 0;
  std::uint64_t strong : 6 = 0;  ///< a Strength
  Strength strength() const { return static_cast<Strength>(strong); }
  bool atomic() const { return isAtomic(strength()); }
};

/// What is known of a few bytes that are always accessed together.
struct ShadowCell {
  PastAccess write;
  PastAccess reads[2];  ///< the last ones, of different threads
  bool initialised = false;
  bool unread = false;  ///< nobody has read it since a thread wrote it
  bool blank = false;   ///< it was read, and no store came before
  /// Of which group of its thread's asynchronous copies `write` is, counted from 1; 0: of none, or it has landed. With
  /// kBulk, of which bulk copy of the block, counted from 0.
  std::uint32_t copy = 0;
  static constexpr std::uint32_t kBulk = std::uint32_t{1} << 31;
};

/// Whether what was accessed is remembered, which takes 20 times the memory that is accessed (with elements of less
/// than 4 bytes 80 times), or only where they lie: enough to say what an access touches, but not whether it races.
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
  /// Of a static shared array; no file: not known.
  const SourceLine& declaration() const { return m_declaration; }
  void setDeclaration(const SourceLine& line) { m_declaration = line; }
  bool contains(const std::byte* at, std::size_t bytes) const { return at >= m_data && at + bytes <= m_data + m_bytes; }

  /// Without it there are no cells.
  bool remembersAccesses() const { return m_remember == Remember::Accesses; }
  /// Those of an access that lies inside.
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
  /// Calls `use(offset, bytes, what)` for each cell that the launch, which is the last one, has used: `what` has a bit
  /// for weak reads (1), for volatile and atomic accesses (2), for weak stores (4).
  template <typename Use>
  void eachUsed(std::uint32_t launch, Use use);
  /// As if nothing had been accessed.
  void forget();
  /// Gives back the memory of cells that say no more than whether they are initialised. Only between launches, and of
  /// global memory: what threads did before is ordered before what comes.
  void settle();
  /// Bytes of the cells that are in memory.
  std::size_t bytesInMemory() const { return m_bytesInMemory; }

 private:
  /// Cells come to be in memory so many at a time: 320 KiB, whole pages.
  static constexpr std::size_t kCellsOfPart = 4096;
  /// What is known of the cells of a part: nothing; that the host has written all of them; what they say themselves;
  /// the same, and somebody has looked at them since eachUsed() did.
  enum class Part : std::uint8_t { Blank, Written, InMemory, LookedAt };

  std::size_t partsOf(std::size_t cells) const { return (cells + kCellsOfPart - 1) / kCellsOfPart; }
  std::size_t cellsIn(std::size_t part) const { return std::min(kCellsOfPart, m_cells.size() - part * kCellsOfPart); }
  /// A cell for each byte.
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
  int m_granuleBits = 2;  // until a narrower access comes
  ShadowCells m_cells{0};
  // A part comes to be where it is looked at.
  mutable std::vector<Part> m_parts;
  mutable std::size_t m_bytesInMemory = 0;
};

template <typename Use>
void ShadowArray::eachUsed(std::uint32_t launch, Use use) {
  for (std::size_t part = 0; part < m_parts.size(); ++part) {
    if (m_parts[part] != Part::LookedAt) continue;
    m_parts[part] = Part::InMemory;
    const std::size_t first = part * kCellsOfPart;
    for (std::size_t i = first; i < first + cellsIn(part); ++i) {
      const ShadowCell& cell = m_cells.data()[i];
      unsigned what = 0;
      for (const PastAccess& read : cell.reads)
        if (read.launch == launch) what |= read.strength() == Strength::Weak ? 1 : 2;
      if (cell.write.launch == launch) what |= cell.write.strength() == Strength::Weak ? 4 : 2;
      if (what != 0) use(i << m_granuleBits, std::min(granule(), m_bytes - (i << m_granuleBits)), what);
    }
  }
}

/// The device's memory in a check: each array far away from the others, with nothing in between, so that a wrong index
/// cannot hit another array.
class CheckedMemory {
 public:
  /// Copies of the problem's arrays; outputs are poisoned with 0xff bytes and count as never written.
  /// @throws DeviceError where the machine has not enough memory.
  CheckedMemory(const Problem& problem, Remember remember);
  /// Without arrays.
  explicit CheckedMemory(Remember remember) : m_remember(remember) {}
  ~CheckedMemory();
  CheckedMemory(const CheckedMemory&) = delete;
  CheckedMemory& operator=(const CheckedMemory&) = delete;

  enum class Fill { Poison, Zero };
  /// One more array, uninitialised.
  ShadowArray& add(std::string name, std::size_t bytes, Fill fill = Fill::Poison);
  /// The array is there no more, but its addresses stay taken: an access to them is no other array's.
  void free(ShadowArray& array);
  /// A new array in the place of one that was freed; addresses of that one may be others' from now on.
  ShadowArray& replace(ShadowArray& freed, std::string name, std::size_t bytes, Fill fill);

  /// Memory of somebody else's.
  ShadowArray& adopt(std::string name, std::byte* data, std::size_t bytes) {
    return m_arrays.emplace_back(std::move(name), data, bytes, m_remember);
  }
  /// Whether the byte is one of an array that was added, or so near to one that no other is meant.
  bool reserves(const std::byte* at) const;

  Remember remembers() const { return m_remember; }

  /// The array that `at` lies in or is closest to; nullptr where there is none at all.
  ShadowArray* nearest(const std::byte* at);

  /// Makes memory of a page between the arrays, for an access that is out of bounds. @returns whether it could.
  bool lend(const std::byte* at, std::size_t bytes);

  Arguments arguments(const Parameters& parameters) const;
  /// The problem's arrays that kernels write, in its order.
  std::vector<std::span<const std::byte>> written() const;
  /// The problem's arrays, in its order.
  const std::deque<ShadowArray>& arrays() const { return m_arrays; }

 private:
  struct Reservation {
    void* address;
    std::size_t bytes;
  };
  /// Addresses for an array, with memory in the middle.
  ShadowArray reserve(std::string name, std::size_t bytes, Fill fill);
  Reservation* reservationOf(const std::byte* at);

  const Problem* m_problem = nullptr;
  Remember m_remember;
  std::vector<Reservation> m_reservations;
  std::deque<ShadowArray> m_arrays;  // those of the problem first; references to them stay valid
};

}  // namespace warpbench::simulator
