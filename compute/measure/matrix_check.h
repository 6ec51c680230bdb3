// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <vector>

#include "catalogue/problem.h"
#include "results/values/result.h"

namespace warpbench {

/// M is rows x inner, N is inner x columns, P is rows x columns; all in rows.
struct MatrixShape {
  std::int64_t rows = 0;
  std::int64_t inner = 0;
  std::int64_t columns = 0;
  double flops() const {
    return 2.0 * static_cast<double>(rows) * static_cast<double>(inner) * static_cast<double>(columns);
  }
};

/// Up to this many operations the reference is computed whole.
inline constexpr double kMostReferenceFlops = 8589934592.0;  // 2^33

/// Of products that are exact until P is stored, in a type of fewer digits.
struct RoundedProduct {
  std::function<double(double)> round;  ///< to that type; empty: P is not rounded so
  double tolerance = 0;                 ///< of 128 rounded elements, added up with random signs: for Freivalds' test
};

/// Checks matrix products P = M N against double precision. Beyond kMostReferenceFlops by Freivalds' test (R.
/// Freivalds, "Probabilistic Machines Can Use Less Running Time", IFIP 1977) on the whole, and exactly on some rows and
/// columns, the edges among them.
template <typename T>
class MatrixCheck {
 public:
  /// `m` and `n` have to outlive it.
  MatrixCheck(const MatrixShape& shape, const T* m, const T* n, RoundedProduct rounded = {});

  /// The first of the outputs, described by `array`.
  Verification verify(const Outputs& outputs, const Array& array);

  /// The largest difference that rounding explains: none where P is rounded once. Otherwise that of rounding in T, for
  /// inputs from [-1, 1): a sum of `inner` products in order has a rounding error of about inner/8 units in the last
  /// place of 1, its largest over a matrix some times that.
  double tolerance() const;

 private:
  /// Elements of a row, from `column` on, to `sums`.
  void addExact(std::int64_t row, std::int64_t column, std::span<double> sums) const;
  /// As P has it.
  double stored(double exact) const { return m_rounded.round ? m_rounded.round(exact) : exact; }
  void computeReference();
  Verification verifyByFreivalds(const T* p);
  /// Freivalds' sums of M N, made once: of whole rows, and of stretches of them.
  void project();
  /// What is compared element by element, made once.
  void computeExactLines();
  /// Columns of a stretch.
  std::int64_t stretch() const;
  /// Adds the sums of a row of N or P to `sums`, which are 0.
  void addProjected(const T* row, double* sums) const;

  MatrixShape m_shape;
  const T* m_m;
  const T* m_n;
  RoundedProduct m_rounded;
  std::vector<double> m_reference;
  std::vector<double> m_signs;      ///< of each column, one of each vector
  std::int64_t m_sums = 0;          ///< of a row
  std::vector<double> m_projected;  ///< rows x m_sums
  std::map<std::int64_t, std::vector<double>> m_exactRows;
  std::map<std::int64_t, std::vector<double>> m_exactColumns;
};

extern template class MatrixCheck<float>;
extern template class MatrixCheck<double>;

}  // namespace warpbench
