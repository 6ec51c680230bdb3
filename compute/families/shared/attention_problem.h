// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "catalogue/problem.h"
#include "families/shared/launches.h"
#include "families/shared/short_numbers.h"
#include "measure/verification.h"

/// The inputs of attention, and the reference that its results are compared with.
namespace warpbench {
inline namespace WARPBENCH_TARGET {
namespace attention {

/// Sizes of a point. Each head of each sequence in the batch is a separate attention.
struct Sizes {
  explicit Sizes(const auto& parameters)
      : heads(parameters.integer("batch") * parameters.integer("heads")),
        length(parameters.integer("length")),
        headSize(parameters.text("head") == "64" ? 64 : 128),
        isCausal(parameters.text("causal") == "yes") {}

  std::int64_t keysOf(std::int64_t query) const { return isCausal ? query + 1 : length; }
  std::int64_t rows() const { return heads * length; }
  /// The number of (query, visible key) pairs, over all heads.
  double pairs() const {
    const auto n = static_cast<double>(length);
    return static_cast<double>(heads) * (isCausal ? n * (n + 1) / 2 : n * n);
  }

  std::int64_t heads;
  std::int64_t length;
  std::int64_t headSize;
  bool isCausal;
};

/// Queries are -8..8 and keys -1..1, so a score's standard deviation is 2.7. A few of thousands of keys then dominate
/// each query's result, and they differ between queries.
inline constexpr int kLargestOfQ = 8;

template <typename T>
class AttentionProblem final : public Problem {
 public:
  explicit AttentionProblem(const Parameters& parameters) : m_sizes(parameters) {
    const std::int64_t elements = m_sizes.rows() * m_sizes.headSize;
    const auto matrix = [&](const char* name, std::uint64_t seed, float largest) {
      return arrayOf<T>(name, Array::Role::Input, elements, m_sizes.headSize,
                        [=](std::int64_t i) { return T(largest * randomElement<float>(seed, i)); });
    };
    m_arrays = arraysFrom(matrix("q", 1, kLargestOfQ), matrix("k", 2, 1), matrix("v", 3, 1),
                          outputArray<T>("o", elements, m_sizes.headSize));
    m_work.bytesRead = 3 * static_cast<double>(m_arrays[0].bytes);
    m_work.bytesWritten = static_cast<double>(m_arrays[0].bytes);
    m_work.flops = 4 * m_sizes.pairs() * static_cast<double>(m_sizes.headSize);
  }

  // Compares the chosen rows with their reference; other elements must lie between the least and the largest of V.
  // Rounding the powers to T moves a mean of V's numbers, which are at most 1, by up to half a unit in the last place
  // of 1; rounding the result does the same. The other half of the tolerance is for scores, which are fp32 sums of as
  // many products as a row has elements, from tensor cores that may not round them. Subnormal powers of fp16 get a
  // tolerance of their own.
  std::optional<Verification> verify(const Outputs& outputs) override {
    computeRows(outputs);
    constexpr double kHalfUnit = std::is_same_v<T, Fp16> ? 0x1p-12 : 0x1p-9;
    const double subnormal = std::is_same_v<T, Fp16> ? 0x1p-25 * static_cast<double>(m_sizes.length) : 0;
    const double tolerance = 4 * kHalfUnit + subnormal;
    Verification verification = judgeElements<T>(
        outputs.arrays[0], m_arrays[3], outputs, tolerance,
        [this, row = std::int64_t{-1}, at = m_rows.begin()](std::int64_t i, T actual) mutable {
          if (i / m_sizes.headSize != row) {
            row = i / m_sizes.headSize;
            at = std::ranges::lower_bound(m_rows, row);
          }
          if (at == m_rows.end() || *at != row) {
            const double excess = std::abs(numberOf(actual)) - 1;
            return excess <= 0 ? 0 : excess;  // a NaN stays one
          }
          const std::int64_t reference = (at - m_rows.begin()) * m_sizes.headSize + i % m_sizes.headSize;
          return std::abs(numberOf(actual) - m_reference[static_cast<std::size_t>(reference)]);
        });
    if (m_every > 1)
      verification.method = {Message::text("%1 rows, and the range of all other elements"), m_rows.size()};
    return verification;
  }

 private:
  /// A poisoned element counts as NaN.
  static double numberOf(T value) {
    return value.bits() == 0xffff ? std::numeric_limits<double>::quiet_NaN() : static_cast<float>(value);
  }

  /// Chooses rows and computes their reference, unless they are those of the last call.
  void computeRows(const Outputs& outputs) {
    constexpr double kMostFlops = 0x1p31;
    const std::int64_t size = m_sizes.headSize;
    const double share =
        outputs.owed ? static_cast<double>(outputs.owed->size()) / static_cast<double>(m_sizes.rows() * size) : 1;
    m_every = static_cast<std::int64_t>(std::max(1.0, std::ceil(share * m_work.flops / kMostFlops)));
    std::vector<std::int64_t> rows;
    for (std::int64_t row = 0; row < m_sizes.rows(); ++row) {
      if (outputs.sampled && !(outputs.owed && outputs.owed->has(row * size))) continue;
      const bool isEdge = row == 0 || row == m_sizes.rows() - 1 || row == m_sizes.length - 1;
      const bool isChosen = (randomElement<double>(4, row) + 1) / 2 * static_cast<double>(m_every) < 1;
      if (isEdge || isChosen) rows.push_back(row);
    }
    if (rows == m_rows) return;
    m_rows = std::move(rows);
    m_reference.assign(m_rows.size() * static_cast<std::size_t>(size), 0);
    inParallel(static_cast<std::int64_t>(m_rows.size()), [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t i = begin; i < end; ++i)
        computeRow(m_rows[static_cast<std::size_t>(i)], &m_reference[static_cast<std::size_t>(i * size)]);
    });
  }

  void computeRow(std::int64_t row, double* o) const {
    const std::int64_t size = m_sizes.headSize;
    const std::int64_t first = row / m_sizes.length * m_sizes.length;
    const T* const q = valuesOf<T>(m_arrays[0]) + row * size;
    const T* const k = valuesOf<T>(m_arrays[1]) + first * size;
    const T* const v = valuesOf<T>(m_arrays[2]) + first * size;
    std::vector<double> powers(static_cast<std::size_t>(m_sizes.keysOf(row - first)));
    for (std::size_t key = 0; key < powers.size(); ++key) {
      double score = 0;
      for (std::int64_t i = 0; i < size; ++i)
        score += static_cast<double>(static_cast<float>(q[i])) *
                 static_cast<double>(static_cast<float>(k[static_cast<std::int64_t>(key) * size + i]));
      powers[key] = score / std::sqrt(static_cast<double>(size));
    }
    const double most = *std::ranges::max_element(powers);
    double sum = 0;
    for (double& power : powers) sum += power = std::exp(power - most);
    for (std::size_t key = 0; key < powers.size(); ++key)
      for (std::int64_t i = 0; i < size; ++i)
        o[i] +=
            powers[key] / sum * static_cast<double>(static_cast<float>(v[static_cast<std::int64_t>(key) * size + i]));
  }

  Sizes m_sizes;
  std::int64_t m_every = 1;          ///< one in this many rows is compared
  std::vector<std::int64_t> m_rows;  ///< the compared rows, ascending
  std::vector<double> m_reference;   ///< the results for those rows
};

}  // namespace attention
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
