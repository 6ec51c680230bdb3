// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <complex>
#include <cstddef>
#include <vector>

namespace warpbench::program {

/// Discrete Fourier transforms of one size, which is arbitrary, in double precision and without scaling.
class FourierTransform {
 public:
  explicit FourierTransform(std::size_t size);

  /// Transforms elements that are `stride` apart, in place. `sign` is the exponent's: -1 is the forward transform.
  void transform(std::complex<double>* at, std::size_t stride, int sign) const;

 private:
  using Numbers = std::vector<std::complex<double>>;
  /// The forward transform of m_padded elements.
  void powerOfTwo(Numbers& x) const;

  std::size_t m_size;
  std::size_t m_padded;  ///< the size of the internal transform, a power of two
  Numbers m_roots;       ///< exp(-2 pi i k / m_padded)
  Numbers m_chirp;       ///< exp(-pi i k^2 / m_size); empty if the size is a power of two
  Numbers m_filter;      ///< the transform of the chirp that Bluestein convolves with
};

}  // namespace warpbench::program
