// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/matrix_check.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <set>

#include "measure/verification.h"

namespace warpbench {
namespace {

/// Independent +1/-1 vectors of Freivalds' test, done at once. A wrong element escapes each with probability 1/2 at
/// most.
constexpr int kVectors = 8;

double sign(int vector, std::int64_t index) {
  return randomElement<double>(1000 + static_cast<std::uint64_t>(vector), index) < 0 ? -1 : 1;
}

/// Rows or columns that are compared element by element: first, last, those where tiles of 16 and 32 meet, and some in
/// between.
std::set<std::int64_t> exactLines(std::int64_t count) {
  std::set<std::int64_t> lines{0, count - 1};
  for (const std::int64_t line :
       {std::int64_t{15}, std::int64_t{16}, std::int64_t{31}, std::int64_t{32}, count / 3, count / 2, count - 2})
    if (line >= 0 && line < count) lines.insert(line);
  return lines;
}

}  // namespace

template <typename T>
MatrixCheck<T>::MatrixCheck(const MatrixShape& shape, const T* m, const T* n) : m_shape(shape), m_m(m), m_n(n) {}

template <typename T>
double MatrixCheck<T>::tolerance() const {
  return 4.0 * std::numeric_limits<T>::epsilon() * static_cast<double>(m_shape.inner);
}

template <typename T>
double MatrixCheck<T>::exactElement(std::int64_t row, std::int64_t column) const {
  double sum = 0;
  for (std::int64_t k = 0; k < m_shape.inner; ++k)
    sum += static_cast<double>(m_m[row * m_shape.inner + k]) * static_cast<double>(m_n[k * m_shape.columns + column]);
  return sum;
}

template <typename T>
void MatrixCheck<T>::computeReference() {
  m_reference.assign(static_cast<std::size_t>(m_shape.rows * m_shape.columns), 0);
  // Parts of about equal work; inParallel would take a few rows for too little.
  const std::int64_t scale = 1 << 14;
  inParallel(m_shape.rows * scale, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t row = begin / scale; row < end / scale; ++row) {
      double* const p = m_reference.data() + row * m_shape.columns;
      for (std::int64_t k = 0; k < m_shape.inner; ++k) {
        const double factor = static_cast<double>(m_m[row * m_shape.inner + k]);
        const T* const n = m_n + k * m_shape.columns;
        for (std::int64_t column = 0; column < m_shape.columns; ++column)
          p[column] += factor * static_cast<double>(n[column]);
      }
    }
  });
}

template <typename T>
Verification MatrixCheck<T>::verify(const Outputs& outputs, const Array& array) {
  const std::span<const std::byte> output = outputs.arrays[0];
  const std::int64_t columns = m_shape.columns;
  if (outputs.sampled)
    return compareElements<T>(output, array, outputs, tolerance(),
                              [&](std::int64_t i) { return exactElement(i / columns, i % columns); });
  if (m_shape.flops() > kMostReferenceFlops) return verifyByFreivalds(reinterpret_cast<const T*>(output.data()));
  if (m_reference.empty()) computeReference();
  return compareElements<T>(output, array, outputs, tolerance(),
                            [&](std::int64_t i) { return m_reference[static_cast<std::size_t>(i)]; });
}

template <typename T>
Verification MatrixCheck<T>::verifyByFreivalds(const T* p) const {
  const std::int64_t rows = m_shape.rows;
  const std::int64_t inner = m_shape.inner;
  const std::int64_t columns = m_shape.columns;
  // N r first, then M (N r) against P r, row by row.
  std::vector<std::array<double, kVectors>> r(static_cast<std::size_t>(columns));
  for (std::int64_t column = 0; column < columns; ++column)
    for (int v = 0; v < kVectors; ++v)
      r[static_cast<std::size_t>(column)][static_cast<std::size_t>(v)] = sign(v, column);
  const auto timesVectors = [](const T* row, const std::vector<std::array<double, kVectors>>& vectors) {
    std::array<double, kVectors> sum{};
    for (std::size_t i = 0; i < vectors.size(); ++i)
      for (std::size_t v = 0; v < kVectors; ++v) sum[v] += static_cast<double>(row[i]) * vectors[i][v];
    return sum;
  };
  std::vector<std::array<double, kVectors>> nr(static_cast<std::size_t>(inner));
  const std::int64_t scale = 1 << 14;
  inParallel(inner * scale, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t k = begin / scale; k < end / scale; ++k)
      nr[static_cast<std::size_t>(k)] = timesVectors(m_n + k * columns, r);
  });

  // Rounding errors of a row's elements are independent: with random signs they add up as their square root.
  const double rowTolerance = tolerance() * std::sqrt(static_cast<double>(columns));
  Differences freivalds;
  Differences exact;
  std::mutex mutex;
  inParallel(rows * scale, [&](std::int64_t begin, std::int64_t end) {
    Differences mine;
    for (std::int64_t row = begin / scale; row < end / scale; ++row) {
      const auto actual = timesVectors(p + row * columns, r);
      const auto expected = timesVectors(m_m + row * inner, nr);
      for (std::size_t v = 0; v < kVectors; ++v) mine.add(std::abs(actual[v] - expected[v]), rowTolerance);
    }
    const std::lock_guard lock(mutex);
    freivalds.add(mine);
  });

  const auto compare = [&](std::int64_t row, std::int64_t column, Differences& sum) {
    const double actual = static_cast<double>(p[row * columns + column]);
    sum.add(std::abs(actual - exactElement(row, column)), tolerance());
  };
  const std::set<std::int64_t> exactRows = exactLines(rows);
  const std::set<std::int64_t> exactColumns = exactLines(columns);
  inParallel(std::max(rows, columns) * scale, [&](std::int64_t begin, std::int64_t end) {
    Differences mine;
    for (std::int64_t i = begin / scale; i < end / scale; ++i) {
      if (i < columns)
        for (const std::int64_t row : exactRows) compare(row, i, mine);
      if (i < rows)
        for (const std::int64_t column : exactColumns) compare(i, column, mine);
    }
    const std::lock_guard lock(mutex);
    exact.add(mine);
  });

  return {
      .passed = freivalds.wrong == 0 && exact.wrong == 0,
      .method = {Message::text("Freivalds' test with %1 vectors on the whole, every element of %2 rows and %3 columns"),
                 kVectors, exactRows.size(), exactColumns.size()},
      .maxError = freivalds.wrong == 0 ? exact.largest : std::max(exact.largest, freivalds.largest),
      .tolerance = tolerance()};
}

template class MatrixCheck<float>;
template class MatrixCheck<double>;

}  // namespace warpbench
