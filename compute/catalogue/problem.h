// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalogue/target.h"
#include "core/machine/large_pages.h"
#include "results/values/parameter.h"
#include "results/values/result.h"

namespace warpbench {

/// How an array's bytes are elements, for those who draw it.
struct ArrayShape {
  std::size_t elementBytes = 0;  ///< 0: not known
  std::int64_t columns = 0;      ///< of a matrix that lies in memory row after row; 0: it is a single row
  bool operator==(const ArrayShape&) const = default;
};

/// Leaves elements as they are found instead of setting them to zero, for whoever sets them anyway, in many threads.
/// Large memory is of large pages.
template <typename T>
struct UnsetAllocator : std::allocator<T> {
  template <typename Other>
  struct rebind {
    using other = UnsetAllocator<Other>;
  };
  T* allocate(std::size_t count) {
    T* const memory = std::allocator<T>::allocate(count);
    preferLargePages(memory, count * sizeof(T));
    return memory;
  }
  template <typename U>
  void construct(U* at) noexcept {
    ::new (static_cast<void*>(at)) U;
  }
  template <typename U, typename... Values>
  void construct(U* at, Values&&... values) {
    ::new (static_cast<void*>(at)) U(std::forward<Values>(values)...);
  }
};

/// Bytes that resize() does not set.
using Bytes = std::vector<std::byte, UnsetAllocator<std::byte>>;

/// One array that a kernel works on.
struct Array {
  enum class Role {
    Input,
    Output,   ///< poisoned with 0xff bytes (a NaN, or -1) before each check
    InOut,    ///< set back to its initial content before each check
    Scratch,  ///< as InOut or Output, but nobody looks at it afterwards: partial sums
  };

  std::string name;  ///< as in the kernel's parameter list
  Role role = Role::Input;
  std::size_t bytes = 0;
  Bytes initial;  ///< `bytes` long; empty for an output
  ArrayShape shape = {};
  /// An element that changes no result, where a later launch reads the whole of it: what blocks that do not run leave.
  std::vector<std::byte> neutral = {};

  /// What a launch leaves in it is part of the answer.
  bool written() const { return role == Role::Output || role == Role::InOut; }
};

/// The arrays in one list, moved: an initializer list would copy them.
template <typename... Arrays>
std::vector<Array> arraysFrom(Arrays&&... arrays) {
  std::vector<Array> list;
  list.reserve(sizeof...(arrays));
  (list.push_back(std::forward<Arrays>(arrays)), ...);
  return list;
}

/// What the algorithm must move and do, whatever the variant.
struct Work {
  double bytesRead = 0;
  double bytesWritten = 0;
  double flops = 0;  ///< 0 where the family does not count them
  double items = 0;  ///< 0 where the family does not count them
};

/// Some of the elements 0..count-1 of a problem: those that blocks of a grid answer for.
class Elements {
 public:
  static constexpr std::int64_t kStretch = 64;

  explicit Elements(std::int64_t count)
      : m_words(static_cast<std::size_t>((count + kStretch - 1) / kStretch)), m_count(count) {}

  /// Elements begin..end-1, as far as there are such.
  void add(std::int64_t begin, std::int64_t end);
  /// Those of a tile of a matrix of `rows` x `columns` that lies in memory row after row.
  void addTile(std::int64_t rows, std::int64_t columns, std::int64_t firstRow, std::int64_t firstColumn,
               std::int64_t height, std::int64_t width);

  bool has(std::int64_t element) const { return (wordOf(element) >> (element % kStretch) & 1) != 0; }
  /// Any of a stretch, that of this element: stretches begin at multiples of kStretch.
  bool hasAnyBeside(std::int64_t element) const { return wordOf(element) != 0; }
  std::int64_t count() const { return m_count; }
  /// How many of them there are.
  std::int64_t size() const { return m_size; }

 private:
  std::uint64_t wordOf(std::int64_t element) const { return m_words[static_cast<std::size_t>(element / kStretch)]; }

  std::vector<std::uint64_t> m_words;  ///< a bit for each element
  std::int64_t m_count;
  std::int64_t m_size = 0;
};

/// The content of the written arrays after a launch, in the order of `Problem::arrays`.
struct Outputs {
  std::vector<std::span<const std::byte>> arrays;
  bool sampled = false;       ///< only some blocks ran: what they did not write is as it was before
  std::string_view computes;  ///< the variant's Variant::computes
  /// Where `sampled`: the elements of Problem::owedElements that the blocks which ran answer for; nullptr: not known.
  const Elements* owed = nullptr;
};

/// One point's data, its work and its reference, on the host. Variants of a family share it.
class Problem {
 public:
  virtual ~Problem() = default;
  const std::vector<Array>& arrays() const { return m_arrays; }
  const Work& work() const { return m_work; }

  /// How many elements the blocks of a grid share among them: those of the output, or, of families that make one value
  /// of all, those of the input.
  virtual std::int64_t owedElements() const;

  /// Compares with a reference in double precision, which is computed at the first call and kept. Where the launch was
  /// sampled, with what the blocks that ran owe: all of it has to be there. Nothing where that is not known.
  virtual std::optional<Verification> verify(const Outputs& outputs) = 0;

  /// What there is to know of these outputs besides: the counter's value, the sum's error.
  virtual std::vector<Fact> facts(const Outputs&) { return {}; }

  /// Of families that work on pictures, where they are not too large to keep; else nothing.
  virtual std::shared_ptr<const Pictures> pictures(const Outputs&) { return nullptr; }

 protected:
  std::vector<Array> m_arrays;
  Work m_work;
};

/// What a launch is given: the device's copies of the problem's arrays, and the point's parameters.
class Arguments {
 public:
  struct Buffer {
    std::string_view name;
    void* data = nullptr;
    std::size_t bytes = 0;
  };

  Arguments(std::vector<Buffer> buffers, const Parameters& parameters)
      : m_buffers(std::move(buffers)), m_parameters(parameters) {}

  /// @throws std::logic_error where the problem has no such array.
  const Buffer& buffer(std::string_view name) const;
  const std::vector<Buffer>& buffers() const { return m_buffers; }
  std::int64_t integer(std::string_view id) const { return m_parameters.integer(id); }
  const std::string& text(std::string_view id) const { return m_parameters.text(id); }

 private:
  std::vector<Buffer> m_buffers;
  const Parameters& m_parameters;
};

}  // namespace warpbench
