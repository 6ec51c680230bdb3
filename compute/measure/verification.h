// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "catalogue/problem.h"
#include "core/machine/machine_limits.h"

namespace warpbench {

/// Calls `loop(begin, end)` on parts of 0..count-1 in all usable threads, untimed. @param bytesEach of each element, if
/// data are created: see DataProgress and SizesOnly. @throws Cancelled, see StopScope; exceptions of `loop`.
void inParallel(std::int64_t count, const std::function<void(std::int64_t begin, std::int64_t end)>& loop,
                std::size_t bytesEach = 0);

/// Pseudo-random number in [-1, 1), or a whole number in -100..100 for integers, as a function of the index.
template <typename T>
T randomElement(std::uint64_t seed, std::int64_t index) {
  std::uint64_t z = seed * 0x9e3779b97f4a7c15u + static_cast<std::uint64_t>(index) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 30) *
      0xbf58476d1ce4e5b9u;  // the mixer of Steele et al., "Fast Splittable Pseudorandom Number Generators"
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  z ^= z >> 31;
  if constexpr (std::is_integral_v<T>) return static_cast<T>(static_cast<std::int64_t>(z % 201) - 100);
  return static_cast<T>(static_cast<std::int64_t>(z) >> 40) / static_cast<T>(1 << 23);
}

/// An array of elements `element(i)`; for `columns` see ArrayShape. @throws DeviceError if the machine lacks memory.
template <typename T, typename Element>
Array arrayOf(std::string name, Array::Role role, std::int64_t count, std::int64_t columns, const Element& element) {
  Array array{.name = std::move(name),
              .role = role,
              .bytes = static_cast<std::size_t>(count) * sizeof(T),
              .initial = {},
              .shape = {sizeof(T), columns}};
  requireMemory(array.bytes, kArraysNeed);
  array.initial.resize(array.bytes);
  T* const values = reinterpret_cast<T*>(array.initial.data());
  inParallel(
      count,
      [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) values[i] = element(i);
      },
      sizeof(T));
  return array;
}

/// An array of random numbers. @throws DeviceError if the machine lacks memory.
template <typename T>
Array randomArray(std::string name, Array::Role role, std::int64_t count, std::uint64_t seed,
                  std::int64_t columns = 0) {
  return arrayOf<T>(std::move(name), role, count, columns, [=](std::int64_t i) { return randomElement<T>(seed, i); });
}

/// Element `index` of `count` nonnegative whole numbers with a sum of at most `most`, so that sums in any order are
/// exact. Values are as large as that allows, up to 100. If all ones exceed `most`, only the last element and one in
/// each stretch are 1.
template <typename T>
T wholeElement(std::uint64_t seed, std::int64_t index, std::int64_t count, double most) {
  const auto random = [=](std::int64_t at) { return std::int64_t{randomElement<std::int32_t>(seed, at)} + 100; };
  const double room = most / static_cast<double>(count);
  if (room >= 1) return static_cast<T>(random(index) % static_cast<std::int64_t>(std::min(room, 100.0)) + 1);
  const auto stretch = static_cast<std::int64_t>(1 / room) + 1;
  return index == count - 1 || index % stretch == random(index / stretch) % stretch ? T(1) : T(0);
}

/// The largest number up to which T represents all whole numbers.
template <typename T>
constexpr double mostWhole() {
  if constexpr (std::is_integral_v<T>) return static_cast<double>(std::numeric_limits<T>::max());
  return static_cast<double>(std::uint64_t{1} << std::numeric_limits<T>::digits);
}

/// An array of such numbers, see wholeElement.
template <typename T>
Array wholeArray(std::string name, Array::Role role, std::int64_t count, std::uint64_t seed, double most) {
  return arrayOf<T>(std::move(name), role, count, 0,
                    [=](std::int64_t i) { return wholeElement<T>(seed, i, count, most); });
}

/// `value` as bytes, for Array::neutral.
template <typename T>
std::vector<std::byte> bytesOf(T value) {
  const auto bytes = std::as_bytes(std::span(&value, 1));
  return {bytes.begin(), bytes.end()};
}

template <typename T>
Array outputArray(std::string name, std::int64_t count, std::int64_t columns = 0) {
  return {.name = std::move(name),
          .role = Array::Role::Output,
          .bytes = static_cast<std::size_t>(count) * sizeof(T),
          .initial = {},
          .shape = {sizeof(T), columns}};
}

template <typename T>
const T* valuesOf(const Array& array) {
  return reinterpret_cast<const T*>(array.initial.data());
}

/// Verification::method if all required elements of `count` are compared.
inline Message methodOf(const Outputs& outputs, std::int64_t count) {
  if (!outputs.sampled) return Message::text("every element");
  return {Message::text("every element that the sampled blocks write (%1 of %2)"),
          outputs.owed ? outputs.owed->size() : 0, count};
}

/// Whether a floating-point output element is still poisoned. Unknown for integers, whose poison is a valid value.
template <typename T>
bool isUnwritten(const T& element) {
  if constexpr (std::is_integral_v<T>) return false;
  T poison;
  std::memset(static_cast<void*>(&poison), 0xff, sizeof(T));
  return std::memcmp(&element, &poison, sizeof(T)) == 0;  // NOLINT(bugprone-suspicious-memory-comparison): bits
}

/// Collects differences from a reference. NaN counts as wrong, since the test is `!(difference <= tolerance)`.
struct Differences {
  double largest = 0;
  std::int64_t compared = 0;
  std::int64_t wrong = 0;
  std::int64_t unwritten = 0;

  void add(double difference, double tolerance) {
    ++compared;
    if (!(difference <= tolerance)) ++wrong;
    takeLargest(difference);
  }
  void add(const Differences& other) {
    compared += other.compared;
    wrong += other.wrong;
    unwritten += other.unwritten;
    takeLargest(other.largest);
  }

 private:
  /// NaN counts as largest and stays.
  void takeLargest(double difference) {
    if (!std::isnan(largest) && !(difference <= largest)) largest = difference;
  }
};

/// Verifies output elements by `difference(i, actual)`, a double. After a sampled launch, checks the elements of the
/// blocks that ran and all others that have changed. Each part of the array has its own copy of `difference`, called in
/// order.
template <typename T, typename Difference>
Verification judgeElements(std::span<const std::byte> output, const Array& array, const Outputs& outputs,
                           double tolerance, const Difference& difference) {
  const T* const actual = reinterpret_cast<const T*>(output.data());
  const std::int64_t count = static_cast<std::int64_t>(output.size() / sizeof(T));
  constexpr std::int64_t kStretch = Elements::kStretch;
  std::array<std::byte, kStretch * sizeof(T)> poison;
  poison.fill(std::byte{0xff});
  const auto untouched = [&](std::int64_t i, std::int64_t elements) {
    const void* const before = array.initial.empty() ? static_cast<const void*>(poison.data()) : valuesOf<T>(array) + i;
    return std::memcmp(actual + i, before, static_cast<std::size_t>(elements) * sizeof(T)) == 0;
  };

  Differences all;
  std::mutex mutex;
  inParallel(count, [&](std::int64_t begin, std::int64_t end) {
    Differences mine;
    Difference differenceOf = difference;
    while (begin < end) {
      const std::int64_t stretchEnd = std::min(end, (begin / kStretch + 1) * kStretch);
      // After a sampled launch most stretches are unchanged.
      const bool skips = outputs.sampled && !(outputs.owed && outputs.owed->hasAnyBeside(begin)) &&
                         untouched(begin, stretchEnd - begin);
      for (std::int64_t i = begin; i < stretchEnd && !skips; ++i)
        if (!outputs.sampled || (outputs.owed && outputs.owed->has(i)) || !untouched(i, 1)) {
          mine.add(differenceOf(i, actual[i]), tolerance);
          if (isUnwritten(actual[i])) ++mine.unwritten;
        }
      begin = stretchEnd;
    }
    const std::lock_guard lock(mutex);
    all.add(mine);
  });
  return {.passed = all.wrong == 0 && all.compared > 0,
          .method = methodOf(outputs, count),
          .maxError = all.largest,
          .unwritten = all.unwritten,
          .tolerance = tolerance};
}

/// Compares output elements with `expected(i)`, a double; see judgeElements.
template <typename T, typename Expected>
Verification compareElements(std::span<const std::byte> output, const Array& array, const Outputs& outputs,
                             double tolerance, const Expected& expected) {
  return judgeElements<T>(output, array, outputs, tolerance, [expectedOf = expected](std::int64_t i, T actual) mutable {
    return std::abs(static_cast<double>(actual) - expectedOf(i));
  });
}

/// Compares the value combined from all elements or, after a sampled launch, from those of the blocks that ran.
template <typename T>
Verification compareValue(const Outputs& outputs, double tolerance, double expected) {
  const T actual = *reinterpret_cast<const T*>(outputs.arrays[0].data());
  const double difference = std::abs(static_cast<double>(actual) - expected);
  return {.passed = difference <= tolerance,
          .method = methodOf(outputs, outputs.owed ? outputs.owed->count() : 0),
          .maxError = difference,
          .unwritten = isUnwritten(actual) ? 1 : 0,
          .tolerance = tolerance};
}

}  // namespace warpbench
