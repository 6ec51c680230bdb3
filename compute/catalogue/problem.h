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

/// Element layout of an array, for drawing it.
struct ArrayShape {
  std::size_t elementBytes = 0;  ///< 0: unknown
  std::int64_t columns = 0;      ///< of a row-major matrix; 0: a single row
  bool operator==(const ArrayShape&) const = default;
};

/// Leaves new elements uninitialised, since many threads will set them. Requests large pages for large blocks.
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

/// Bytes that resize() leaves uninitialised.
using Bytes = std::vector<std::byte, UnsetAllocator<std::byte>>;

struct Array {
  enum class Role {
    Input,
    Output,   ///< poisoned with 0xff bytes (NaN, or -1) before each check
    InOut,    ///< restored before each check
    Scratch,  ///< like InOut or Output, but never verified: partial sums
  };

  std::string name;  ///< parameter name in the kernel
  Role role = Role::Input;
  std::size_t bytes = 0;
  Bytes initial;  ///< `bytes` long; empty for outputs
  ArrayShape shape = {};
  /// A neutral element for arrays that a later launch reads entirely; blocks that did not run leave it.
  std::vector<std::byte> neutral = {};

  /// Whether its content after a launch is part of the answer.
  bool written() const { return role == Role::Output || role == Role::InOut; }
};

/// Moves the arrays into a list; an initializer list would copy them.
template <typename... Arrays>
std::vector<Array> arraysFrom(Arrays&&... arrays) {
  std::vector<Array> list;
  list.reserve(sizeof...(arrays));
  (list.push_back(std::forward<Arrays>(arrays)), ...);
  return list;
}

/// Minimum that the algorithm moves and computes, for every variant.
struct Work {
  double bytesRead = 0;
  double bytesWritten = 0;
  double flops = 0;  ///< 0 if the family does not count them
  double items = 0;  ///< 0 if the family does not count them
};

/// A subset of a problem's elements 0..count-1, for which blocks are responsible.
class Elements {
 public:
  static constexpr std::int64_t kStretch = 64;

  explicit Elements(std::int64_t count)
      : m_words(static_cast<std::size_t>((count + kStretch - 1) / kStretch)), m_count(count) {}

  /// Adds begin..end-1, clipped to the range.
  void add(std::int64_t begin, std::int64_t end);
  /// Adds a tile of a row-major matrix of `rows` x `columns`.
  void addTile(std::int64_t rows, std::int64_t columns, std::int64_t firstRow, std::int64_t firstColumn,
               std::int64_t height, std::int64_t width);

  bool has(std::int64_t element) const { return (wordOf(element) >> (element % kStretch) & 1) != 0; }
  /// Whether the element's stretch has any; stretches start at multiples of kStretch.
  bool hasAnyBeside(std::int64_t element) const { return wordOf(element) != 0; }
  std::int64_t count() const { return m_count; }
  /// Number of elements in the subset.
  std::int64_t size() const { return m_size; }

 private:
  std::uint64_t wordOf(std::int64_t element) const { return m_words[static_cast<std::size_t>(element / kStretch)]; }

  std::vector<std::uint64_t> m_words;  ///< one bit per element
  std::int64_t m_count;
  std::int64_t m_size = 0;
};

/// Contents of the written arrays after a launch, in the order of `Problem::arrays`.
struct Outputs {
  std::vector<std::span<const std::byte>> arrays;
  bool sampled = false;       ///< only some blocks ran; the rest of the output is unchanged
  std::string_view computes;  ///< Variant::computes
  /// If `sampled`: the subset of Problem::owedElements that the blocks which ran must write; nullptr: unknown.
  const Elements* owed = nullptr;
};

/// A point's data, work and reference on the host, shared by a family's variants.
class Problem {
 public:
  virtual ~Problem() = default;
  const std::vector<Array>& arrays() const { return m_arrays; }
  const Work& work() const { return m_work; }

  /// Number of elements that the blocks of a grid divide: the output's, or the input's if it is combined to one value.
  virtual std::int64_t owedElements() const;

  /// Compares outputs with a double-precision reference, computed on first call and cached. After a sampled launch,
  /// checks the elements of the blocks that ran. Nothing if they are unknown.
  virtual std::optional<Verification> verify(const Outputs& outputs) = 0;

  /// Further facts about the outputs, such as a counter's value or a sum's error.
  virtual std::vector<Fact> facts(const Outputs&) { return {}; }

  /// For families with pictures, unless too large to keep; otherwise nothing.
  virtual std::shared_ptr<const Pictures> pictures(const Outputs&) { return nullptr; }

 protected:
  std::vector<Array> m_arrays;
  Work m_work;
};

/// Arguments of a launch: the device's buffers and the point's parameters.
class Arguments {
 public:
  struct Buffer {
    std::string_view name;
    void* data = nullptr;
    std::size_t bytes = 0;
  };

  Arguments(std::vector<Buffer> buffers, const Parameters& parameters)
      : m_buffers(std::move(buffers)), m_parameters(parameters) {}

  /// @throws std::logic_error if there is no such array.
  const Buffer& buffer(std::string_view name) const;
  const std::vector<Buffer>& buffers() const { return m_buffers; }
  std::int64_t integer(std::string_view id) const { return m_parameters.integer(id); }
  const std::string& text(std::string_view id) const { return m_parameters.text(id); }

 private:
  std::vector<Buffer> m_buffers;
  const Parameters& m_parameters;
};

}  // namespace warpbench
