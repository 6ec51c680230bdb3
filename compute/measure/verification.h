// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "base/available_memory.h"
#include "catalogue/problem.h"

namespace warpbench {

/// Calls `loop(begin, end)` on parts of 0..count-1 in as many threads as the machine has; for references and checks,
/// whose time nobody measures.
void inParallel(std::int64_t count, const std::function<void(std::int64_t begin, std::int64_t end)>& loop);

/// Pseudo-random number of [-1, 1), or a whole number of -100..100 for integers, from the element's index alone.
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

/// An array of `count` such numbers; `columns` of a matrix, see ArrayShape.
/// @throws DeviceError where the machine has not enough memory.
template <typename T>
Array randomArray(std::string name, Array::Role role, std::int64_t count, std::uint64_t seed,
                  std::int64_t columns = 0) {
  Array array{.name = std::move(name),
              .role = role,
              .bytes = static_cast<std::size_t>(count) * sizeof(T),
              .initial = {},
              .shape = {sizeof(T), columns}};
  requireMemory(array.bytes, "the arrays need");
  array.initial.resize(array.bytes);
  T* const values = reinterpret_cast<T*>(array.initial.data());
  inParallel(count, [=](std::int64_t begin, std::int64_t end) {
    for (std::int64_t i = begin; i < end; ++i) values[i] = randomElement<T>(seed, i);
  });
  return array;
}

template <typename T>
Array outputArray(std::string name, std::int64_t count, std::int64_t columns = 0) {
  return {.name = std::move(name),
          .role = Array::Role::Output,
          .bytes = static_cast<std::size_t>(count) * sizeof(T),
          .initial = {},
          .shape = {sizeof(T), columns}};
}

/// An input's values.
template <typename T>
const T* valuesOf(const Array& array) {
  return reinterpret_cast<const T*>(array.initial.data());
}

/// Collects differences from a reference. NaN counts as a difference: the test is `!(difference <= tolerance)`.
struct Differences {
  double largest = 0;
  std::int64_t compared = 0;
  std::int64_t wrong = 0;

  void add(double difference, double tolerance) {
    ++compared;
    if (!(difference <= tolerance)) ++wrong;
    if (!(difference <= largest)) largest = difference;
  }
  void add(const Differences& other) {
    compared += other.compared;
    wrong += other.wrong;
    if (!(other.largest <= largest)) largest = other.largest;
  }
};

/// Compares every element i of an output with `expected(i)`, a double. After a sampled launch it passes over elements
/// that still are as before, and says how many it compared; there has to be one at least.
template <typename T, typename Expected>
Verification compareElements(std::span<const std::byte> output, const Array& array, bool sampled, double tolerance,
                             const Expected& expected) {
  const T* const actual = reinterpret_cast<const T*>(output.data());
  const std::int64_t count = static_cast<std::int64_t>(output.size() / sizeof(T));
  T poison;
  std::memset(&poison, 0xff, sizeof(T));
  const auto untouched = [&](std::int64_t i) {
    const T& before = array.initial.empty() ? poison : valuesOf<T>(array)[i];
    return std::memcmp(&actual[i], &before, sizeof(T)) == 0;  // NOLINT(bugprone-suspicious-memory-comparison): bits
  };

  Differences all;
  std::mutex mutex;
  inParallel(count, [&](std::int64_t begin, std::int64_t end) {
    Differences mine;
    for (std::int64_t i = begin; i < end; ++i)
      if (!sampled || !untouched(i)) mine.add(std::abs(static_cast<double>(actual[i]) - expected(i)), tolerance);
    const std::lock_guard lock(mutex);
    all.add(mine);
  });
  return {.passed = all.wrong == 0 && all.compared > 0,
          .method = sampled ? "every element that the sampled blocks wrote (" + std::to_string(all.compared) + " of " +
                                  std::to_string(count) + ")"
                            : "every element",
          .maxError = all.largest,
          .tolerance = tolerance};
}

}  // namespace warpbench
