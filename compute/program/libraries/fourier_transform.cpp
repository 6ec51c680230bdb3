// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes other than powers of two use Bluestein, "A linear filtering approach to the computation of discrete Fourier
// transform", 1970.
#include "program/libraries/fourier_transform.h"

#include <bit>
#include <cmath>
#include <numbers>
#include <utility>

namespace warpbench::program {
namespace {

std::complex<double> onCircle(double turns) {
  return {std::cos(2 * std::numbers::pi * turns), std::sin(2 * std::numbers::pi * turns)};
}

}  // namespace

FourierTransform::FourierTransform(std::size_t size)
    : m_size(size), m_padded(std::has_single_bit(size) ? size : std::bit_ceil(2 * size - 1)), m_roots(m_padded / 2) {
  for (std::size_t k = 0; k < m_roots.size(); ++k)
    m_roots[k] = onCircle(-static_cast<double>(k) / static_cast<double>(m_padded));
  if (m_padded == m_size) return;
  m_chirp.resize(m_size);
  m_filter.resize(m_padded);
  for (std::size_t k = 0; k < m_size; ++k) {
    // k^2 / (2 size) in turns. Whole turns are dropped while the numbers are still exact integers.
    m_chirp[k] = onCircle(-static_cast<double>(k * k % (2 * m_size)) / static_cast<double>(2 * m_size));
    m_filter[k] = m_filter[(m_padded - k) % m_padded] = std::conj(m_chirp[k]);
  }
  powerOfTwo(m_filter);
}

void FourierTransform::powerOfTwo(Numbers& x) const {
  for (std::size_t i = 1, j = 0; i < m_padded; ++i) {
    std::size_t bit = m_padded / 2;
    for (; (j & bit) != 0; bit /= 2) j ^= bit;
    j ^= bit;
    if (i < j) std::swap(x[i], x[j]);
  }
  for (std::size_t half = 1; half < m_padded; half *= 2)
    for (std::size_t begin = 0; begin < m_padded; begin += 2 * half)
      for (std::size_t k = 0; k < half; ++k) {
        const std::complex<double> odd = x[begin + k + half] * m_roots[k * (m_padded / (2 * half))];
        x[begin + k + half] = x[begin + k] - odd;
        x[begin + k] += odd;
      }
}

void FourierTransform::transform(std::complex<double>* at, std::size_t stride, int sign) const {
  // The inverse transform is the forward one between two conjugations.
  const auto turned = [sign](const std::complex<double>& z) { return sign < 0 ? z : std::conj(z); };
  Numbers x(m_padded);
  for (std::size_t k = 0; k < m_size; ++k) x[k] = turned(at[k * stride]) * (m_chirp.empty() ? 1.0 : m_chirp[k]);
  powerOfTwo(x);
  if (!m_chirp.empty()) {
    for (std::size_t k = 0; k < m_padded; ++k) x[k] = std::conj(x[k] * m_filter[k]);
    powerOfTwo(x);
    for (std::size_t k = 0; k < m_size; ++k) x[k] = std::conj(x[k]) * m_chirp[k] / static_cast<double>(m_padded);
  }
  for (std::size_t k = 0; k < m_size; ++k) at[k * stride] = turned(x[k]);
}

}  // namespace warpbench::program
