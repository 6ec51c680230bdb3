// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <mutex>
#include <string>
#include <type_traits>
#include <vector>

#include "core/text/text.h"
#include "measure/stop_scope.h"
#include "measure/verification.h"

/// Ways to add floating-point numbers on the CPU, in their own type, to show how the order affects the error (Higham,
/// "The Accuracy of Floating Point Summation", SIAM J. Sci. Comput. 1993). Each adds `term(begin)` to `term(end - 1)`.
namespace warpbench {

/// Terms between two checks for a stop request: see StopScope.
inline constexpr std::int64_t kTermsBetweenLooks = 1 << 22;

/// Calls `add(i)` for each term.
template <typename Add>
void forEachTerm(std::int64_t begin, std::int64_t end, const Add& add) {
  for (std::int64_t first = begin; first < end; first += kTermsBetweenLooks) {
    StopScope::check();
    const std::int64_t last = std::min(end, first + kTermsBetweenLooks);
    for (std::int64_t i = first; i < last; ++i) add(i);
  }
}

template <typename T, typename Term>
T sumInOrder(std::int64_t begin, std::int64_t end, const Term& term) {
  T sum = 0;
  forEachTerm(begin, end, [&](std::int64_t i) { sum += term(i); });
  return sum;
}

/// Halves recursively and adds short runs in order.
template <typename T, typename Term>
T sumPairwise(std::int64_t begin, std::int64_t end, const Term& term) {
  constexpr std::int64_t kShort = 16;
  if (end - begin <= kShort) {
    T sum = 0;
    for (std::int64_t i = begin; i < end; ++i) sum += term(i);
    return sum;
  }
  if (end - begin > kTermsBetweenLooks) StopScope::check();
  const std::int64_t middle = begin + (end - begin) / 2;
  return sumPairwise<T>(begin, middle, term) + sumPairwise<T>(middle, end, term);
}

/// Carries the rounding error of each addition to the next (Kahan, "Further Remarks on Reducing Truncation Errors",
/// CACM 1965).
template <typename T, typename Term>
T sumKahan(std::int64_t begin, std::int64_t end, const Term& term) {
  T sum = 0;
  T lost = 0;
  forEachTerm(begin, end, [&](std::int64_t i) {
    const T corrected = term(i) - lost;
    const T next = sum + corrected;
    lost = (next - sum) - corrected;
    sum = next;
  });
  return sum;
}

/// Adds small magnitudes first.
template <typename T, typename Term>
T sumSorted(std::int64_t begin, std::int64_t end, const Term& term) {
  std::vector<T> terms;
  terms.reserve(static_cast<std::size_t>(end - begin));
  forEachTerm(begin, end, [&](std::int64_t i) { terms.push_back(term(i)); });
  std::int64_t compared = 0;
  std::ranges::stable_sort(terms, [&compared](T one, T other) {
    if (++compared % kTermsBetweenLooks == 0) StopScope::check();
    return std::abs(one) < std::abs(other);
  });
  return sumInOrder<T>(0, end - begin, [&](std::int64_t i) { return terms[static_cast<std::size_t>(i)]; });
}

struct ExactSum {
  long double sum = 0;
  long double magnitudes = 0;
};

/// The exact sum, except for the last digits of a long double: adds up the rounding errors separately (Neumaier,
/// "Rundungsfehleranalyse einiger Verfahren zur Summation endlicher Summen", ZAMM 1974). 32-bit integers add up exactly
/// in 64 bits, as long as there are fewer than 2^31 of them.
template <typename Term>
ExactSum exactSum(std::int64_t count, const Term& term) {
  ExactSum all;
  long double lost = 0;
  std::mutex mutex;
  const auto add = [](long double& sum, long double& rest, long double value) {
    const long double next = sum + value;
    rest += std::abs(sum) >= std::abs(value) ? (sum - next) + value : (value - next) + sum;
    sum = next;
  };
  inParallel(count, [&](std::int64_t begin, std::int64_t end) {
    using Sum = std::conditional_t<std::is_same_v<decltype(term(begin)), std::int32_t>, std::int64_t, long double>;
    Sum sum = 0;
    long double rest = 0;
    Sum magnitudes = 0;
    for (std::int64_t i = begin; i < end; ++i) {
      const auto value = static_cast<Sum>(term(i));
      if constexpr (std::is_integral_v<Sum>) {
        sum += value;
      } else {
        if (value == 0) continue;  // true of most terms if only some elements count
        add(sum, rest, value);
      }
      magnitudes += std::abs(value);
    }
    const std::lock_guard lock(mutex);
    add(all.sum, lost, static_cast<long double>(sum));
    lost += rest;
    all.magnitudes += static_cast<long double>(magnitudes);
  });
  all.sum += lost;
  return all;
}

/// The error that any order of summation may have: a few units in the last place of the sum of magnitudes. Integer sums
/// are exact.
template <typename T>
double sumTolerance(const ExactSum& exact) {
  constexpr double kUnits = 8;
  return kUnits * static_cast<double>(std::numeric_limits<T>::epsilon()) * static_cast<double>(exact.magnitudes);
}

/// Compares a sum with the exact one.
template <typename T>
std::vector<Fact> sumFacts(T result, long double exact) {
  const auto value = static_cast<long double>(result);
  return {{Message::text("result"), numberText(static_cast<double>(result))},
          {Message::text("exact"), numberText(static_cast<double>(exact))},
          {Message::text("error"), numberText(static_cast<double>(value - exact))}};
}

/// Parts of a sum that threads compute concurrently. Adds the parts in order, so that the sum does not depend on the
/// threads' timing.
template <typename T>
class SumOfParts {
 public:
  /// `part` is the sum of the terms from `begin` to the next part's begin. Thread-safe. Empty parts may share their
  /// begin with others.
  void add(std::int64_t begin, T part) {
    const std::lock_guard lock(m_mutex);
    m_parts[begin] += part;
  }
  /// Call after all parts are added.
  T sum() const {
    T sum = 0;
    for (const auto& [begin, part] : m_parts) sum += part;
    return sum;
  }

 private:
  std::mutex m_mutex;
  std::map<std::int64_t, T> m_parts;
};

}  // namespace warpbench
