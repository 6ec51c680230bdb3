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

/// M is rows x inner, N is inner x columns, P is rows x columns, all row-major.
struct MatrixShape {
  std::int64_t rows = 0;
  std::int64_t inner = 0;
  std::int64_t columns = 0;
  double flops() const {
    return 2.0 * static_cast<double>(rows) * static_cast<double>(inner) * static_cast<double>(columns);
  }
};

/// Up to this many operations, the whole reference is computed.
inline constexpr double kMaxReferenceFlops = 8589934592.0;  // 2^33

/// For products that are exact until P is stored in a shorter type.
struct RoundedProduct {
  std::function<double(double)> round;  ///< to that type; empty: P is not rounded
  double tolerance = 0;                 ///< for Freivalds' test: of the sum of 128 rounded elements with random signs
};

/// Verifies P = M N in double precision. Above kMaxReferenceFlops, uses Freivalds' test (R. Freivalds, "Probabilistic
/// Machines Can Use Less Running Time", IFIP 1977) on the whole product, and exact comparison of some rows and columns,
/// including the edges.
template <typename T>
class MatrixCheck {
 public:
  /// `m` and `n` must outlive it.
  MatrixCheck(const MatrixShape& shape, const T* m, const T* n, RoundedProduct rounded = {});

  /// Verifies the first output, described by `array`.
  Verification verify(const Outputs& outputs, const Array& array);

  /// The largest difference explained by rounding: 0 if P is rounded once. Otherwise for rounding in T and inputs from
  /// [-1, 1): an in-order sum of `inner` products has an error of about inner/8 units in the last place of 1, and the
  /// largest of a matrix a few times that.
  double tolerance() const;

 private:
  /// Adds elements of a row of the product, from `column` on, to `sums`.
  void addExact(std::int64_t row, std::int64_t column, std::span<double> sums) const;
  /// Rounds as P does.
  double stored(double exact) const { return m_rounded.round ? m_rounded.round(exact) : exact; }
  void computeReference();
  Verification verifyByFreivalds(const T* p);
  /// Computes Freivalds' sums of M N, for whole rows and stretches, once.
  void project();
  /// Computes the reference lines once.
  void computeExactLines();
  /// Number of columns in a stretch.
  std::int64_t stretch() const;
  /// Adds the projections of a row of N or P to `sums`.
  void addProjected(const T* row, double* sums) const;

  MatrixShape m_shape;
  const T* m_m;
  const T* m_n;
  RoundedProduct m_rounded;
  std::vector<double> m_reference;
  std::vector<double> m_signs;      ///< per column, one per vector
  std::int64_t m_sums = 0;          ///< per row
  std::vector<double> m_projected;  ///< rows x m_sums
  std::map<std::int64_t, std::vector<double>> m_exactRows;
  std::map<std::int64_t, std::vector<double>> m_exactColumns;
};

extern template class MatrixCheck<float>;
extern template class MatrixCheck<double>;

}  // namespace warpbench
