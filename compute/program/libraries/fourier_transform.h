// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <complex>
#include <cstddef>
#include <vector>

namespace warpbench::program {

/// Discrete Fourier transforms of one size, which may be any, in double precision and without a factor.
class FourierTransform {
 public:
  explicit FourierTransform(std::size_t size);

  /// In place; elements lie `stride` apart. `sign` is that of the exponent: -1 is the forward transform.
  void transform(std::complex<double>* at, std::size_t stride, int sign) const;

 private:
  using Numbers = std::vector<std::complex<double>>;
  /// Of the first power of two elements, forward.
  void powerOfTwo(Numbers& x) const;

  std::size_t m_size;
  std::size_t m_padded;  ///< the power of two that is transformed
  Numbers m_roots;       ///< exp(-2 pi i k / m_padded)
  Numbers m_chirp;       ///< exp(-pi i k^2 / m_size); none where the size is a power of two
  Numbers m_filter;      ///< the transform of the chirp that convolves
};

}  // namespace warpbench::program
