// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/matrix_check.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <mutex>

#include "measure/verification.h"

namespace warpbench {
namespace {

/// Independent +1/-1 vectors of Freivalds' test. Several wrong elements in a row escape each with probability at most
/// 1/2. The first vector also sums stretches of columns, to detect smaller errors of one element.
constexpr int kVectors = 8;

/// Scales the work per row so that inParallel() splits few rows.
constexpr std::int64_t kRowScale = 1 << 14;

double sign(int vector, std::int64_t index) {
  return randomElement<double>(1000 + static_cast<std::uint64_t>(vector), index) < 0 ? -1 : 1;
}

/// Lines to compare exactly, with room for `elements`: first, last, at borders of tiles of 16 and 32, and in between.
std::map<std::int64_t, std::vector<double>> exactLines(std::int64_t count, std::int64_t elements) {
  std::map<std::int64_t, std::vector<double>> lines;
  for (const std::int64_t line : {std::int64_t{0}, std::int64_t{15}, std::int64_t{16}, std::int64_t{31},
                                  std::int64_t{32}, count / 3, count / 2, count - 2, count - 1})
    if (line >= 0 && line < count) lines.try_emplace(line, static_cast<std::size_t>(elements));
  return lines;
}

/// Adds `factor` times each element of `from` to the sums, with rounding errors in `lost` (Knuth, "The Art of Computer
/// Programming", volume 2, 4.2.2, theorem B). Plain summation would be as inaccurate as the products of doubles to be
/// checked.
void addAll(double* sums, double* lost, double factor, const double* from, std::int64_t count) {
  for (std::int64_t i = 0; i < count; ++i) {
    const double term = factor * from[i];
    const double sum = sums[i] + term;
    const double added = sum - sums[i];
    lost[i] += (sums[i] - (sum - added)) + (term - added);
    sums[i] = sum;
  }
}

}  // namespace

template <typename T>
MatrixCheck<T>::MatrixCheck(const MatrixShape& shape, const T* m, const T* n, RoundedProduct rounded)
    : m_shape(shape), m_m(m), m_n(n), m_rounded(std::move(rounded)) {}

template <typename T>
double MatrixCheck<T>::tolerance() const {
  if (m_rounded.round) return 0;
  return 4.0 * std::numeric_limits<T>::epsilon() * static_cast<double>(m_shape.inner);
}

template <typename T>
void MatrixCheck<T>::addExact(std::int64_t row, std::int64_t column, std::span<double> sums) const {
  for (std::int64_t k = 0; k < m_shape.inner; ++k) {
    const double factor = static_cast<double>(m_m[row * m_shape.inner + k]);
    const T* const n = m_n + k * m_shape.columns + column;
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += factor * static_cast<double>(n[i]);
  }
}

template <typename T>
void MatrixCheck<T>::computeReference() {
  m_reference.assign(static_cast<std::size_t>(m_shape.rows * m_shape.columns), 0);
  // Scale the count, since inParallel() would not split a few rows.
  inParallel(m_shape.rows * kRowScale, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t row = begin / kRowScale; row < end / kRowScale; ++row) {
      double* const p = m_reference.data() + row * m_shape.columns;
      addExact(row, 0, {p, static_cast<std::size_t>(m_shape.columns)});
    }
  });
}

template <typename T>
Verification MatrixCheck<T>::verify(const Outputs& outputs, const Array& array) {
  const std::span<const std::byte> output = outputs.arrays[0];
  const std::int64_t columns = m_shape.columns;
  if (outputs.sampled) {
    // Columns of N have a cache line per element, and blocks own adjacent elements, so compute several at once.
    std::array<double, 64> sums{};
    std::int64_t first = 0;
    std::int64_t end = 0;
    auto expected = [=, this](std::int64_t i) mutable {
      if (i < first || i >= end) {
        first = i;
        end = std::min(i + std::ssize(sums), (i / columns + 1) * columns);
        sums = {};
        addExact(i / columns, i % columns, std::span(sums).first(static_cast<std::size_t>(end - first)));
      }
      return stored(sums[static_cast<std::size_t>(i - first)]);
    };
    return compareElements<T>(output, array, outputs, tolerance(), expected);
  }
  if (m_shape.flops() > kMaxReferenceFlops) return verifyByFreivalds(reinterpret_cast<const T*>(output.data()));
  if (m_reference.empty()) computeReference();
  return compareElements<T>(output, array, outputs, tolerance(),
                            [&](std::int64_t i) { return stored(m_reference[static_cast<std::size_t>(i)]); });
}

template <typename T>
std::int64_t MatrixCheck<T>::stretch() const {
  constexpr std::int64_t kShortest = 128;
  constexpr std::int64_t kMaxStretches = 64;
  return std::max(kShortest, (m_shape.columns + kMaxStretches - 1) / kMaxStretches);
}

template <typename T>
void MatrixCheck<T>::addProjected(const T* row, double* sums) const {
  const std::int64_t columns = m_shape.columns;
  for (std::int64_t first = 0; first < columns; first += stretch()) {
    const std::int64_t end = std::min(columns, first + stretch());
    std::array<double, kVectors> sum{};
    for (std::int64_t column = first; column < end; ++column)
      for (int v = 0; v < kVectors; ++v)
        sum[static_cast<std::size_t>(v)] +=
            static_cast<double>(row[column]) * m_signs[static_cast<std::size_t>(column * kVectors + v)];
    for (int v = 0; v < kVectors; ++v) sums[v] += sum[static_cast<std::size_t>(v)];
    sums[kVectors + first / stretch()] = sum[0];
  }
}

template <typename T>
void MatrixCheck<T>::project() {
  const std::int64_t columns = m_shape.columns;
  const std::int64_t inner = m_shape.inner;
  m_signs.resize(static_cast<std::size_t>(columns * kVectors));
  for (std::int64_t column = 0; column < columns; ++column)
    for (int v = 0; v < kVectors; ++v) m_signs[static_cast<std::size_t>(column * kVectors + v)] = sign(v, column);
  m_sums = kVectors + (columns + stretch() - 1) / stretch();
  // First N r, then M (N r).
  std::vector<double> nr(static_cast<std::size_t>(inner * m_sums));
  inParallel(inner * kRowScale, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t k = begin / kRowScale; k < end / kRowScale; ++k)
      addProjected(m_n + k * columns, nr.data() + k * m_sums);
  });
  m_projected.assign(static_cast<std::size_t>(m_shape.rows * m_sums), 0);
  inParallel(m_shape.rows * kRowScale, [&](std::int64_t begin, std::int64_t end) {
    std::vector<double> lost(static_cast<std::size_t>(m_sums));
    for (std::int64_t row = begin / kRowScale; row < end / kRowScale; ++row) {
      double* const sums = m_projected.data() + row * m_sums;
      std::ranges::fill(lost, 0);
      for (std::int64_t k = 0; k < inner; ++k) {
        const auto factor = static_cast<double>(m_m[row * inner + k]);
        addAll(sums, lost.data(), factor, nr.data() + k * m_sums, m_sums);
      }
      for (std::int64_t i = 0; i < m_sums; ++i) sums[i] += lost[static_cast<std::size_t>(i)];
    }
  });
}

template <typename T>
void MatrixCheck<T>::computeExactLines() {
  m_exactRows = exactLines(m_shape.rows, m_shape.columns);
  m_exactColumns = exactLines(m_shape.columns, m_shape.rows);
  for (auto& [row, elements] : m_exactRows)
    inParallel(
        m_shape.columns * kRowScale, [&, row = row, p = std::span(elements)](std::int64_t begin, std::int64_t end) {
          begin /= kRowScale;
          end /= kRowScale;
          addExact(row, begin, p.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin)));
        });
  // Copy a column of N to contiguous memory for the cache.
  std::vector<double> n(static_cast<std::size_t>(m_shape.inner));
  for (auto& [column, elements] : m_exactColumns) {
    for (std::int64_t k = 0; k < m_shape.inner; ++k)
      n[static_cast<std::size_t>(k)] = static_cast<double>(m_n[k * m_shape.columns + column]);
    inParallel(m_shape.rows * kRowScale, [&, p = std::span(elements)](std::int64_t begin, std::int64_t end) {
      for (std::int64_t row = begin / kRowScale; row < end / kRowScale; ++row) {
        const T* const m = m_m + row * m_shape.inner;
        double sum = 0;
        for (std::size_t k = 0; k < n.size(); ++k) sum += static_cast<double>(m[k]) * n[k];
        p[static_cast<std::size_t>(row)] = sum;
      }
    });
  }
}

template <typename T>
Verification MatrixCheck<T>::verifyByFreivalds(const T* p) {
  if (m_projected.empty()) {
    project();
    computeExactLines();
  }
  const std::int64_t rows = m_shape.rows;
  const std::int64_t columns = m_shape.columns;
  // Rounding errors in a row are independent, so their sum grows with the square root. An element's tolerance is 80
  // standard deviations of its own error, enough for a stretch of 128 too.
  constexpr double kElementsPerTolerance = 128;
  const double ofElements = m_rounded.round ? m_rounded.tolerance : tolerance();
  const double rowTolerance = ofElements * std::sqrt(static_cast<double>(columns));
  const double stretchTolerance =
      ofElements * std::sqrt(std::max(1.0, static_cast<double>(stretch()) / kElementsPerTolerance));
  Differences freivalds;
  Differences exact;
  std::mutex mutex;
  inParallel(rows * kRowScale, [&](std::int64_t begin, std::int64_t end) {
    Differences mine;
    std::vector<double> actual(static_cast<std::size_t>(m_sums));
    for (std::int64_t row = begin / kRowScale; row < end / kRowScale; ++row) {
      std::ranges::fill(actual, 0);
      addProjected(p + row * columns, actual.data());
      if (std::isnan(actual[0]))
        mine.unwritten += std::count_if(p + row * columns, p + (row + 1) * columns, isUnwritten<T>);
      const double* const expected = m_projected.data() + row * m_sums;
      for (std::int64_t i = 0; i < m_sums; ++i)
        mine.add(std::abs(actual[static_cast<std::size_t>(i)] - expected[i]),
                 i < kVectors ? rowTolerance : stretchTolerance);
    }
    const std::lock_guard lock(mutex);
    freivalds.add(mine);
  });

  const auto compare = [&](std::int64_t row, std::int64_t column, double element, Differences& sum) {
    const double actual = static_cast<double>(p[row * columns + column]);
    sum.add(std::abs(actual - stored(element)), tolerance());
  };
  inParallel(std::max(rows, columns) * kRowScale, [&](std::int64_t begin, std::int64_t end) {
    Differences mine;
    for (std::int64_t i = begin / kRowScale; i < end / kRowScale; ++i) {
      if (i < columns)
        for (const auto& [row, elements] : m_exactRows) compare(row, i, elements[static_cast<std::size_t>(i)], mine);
      if (i < rows)
        for (const auto& [column, elements] : m_exactColumns)
          compare(i, column, elements[static_cast<std::size_t>(i)], mine);
    }
    const std::lock_guard lock(mutex);
    exact.add(mine);
  });

  return {
      .passed = freivalds.wrong == 0 && exact.wrong == 0,
      .method = {Message::text("Freivalds' test with %1 vectors on the whole, every element of %2 rows and %3 columns"),
                 kVectors, m_exactRows.size(), m_exactColumns.size()},
      .maxError = freivalds.wrong == 0 ? exact.largest : std::max(exact.largest, freivalds.largest),
      .unwritten = freivalds.unwritten,
      .tolerance = tolerance()};
}

template class MatrixCheck<float>;
template class MatrixCheck<double>;

}  // namespace warpbench
