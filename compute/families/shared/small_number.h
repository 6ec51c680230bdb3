// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

namespace warpbench {

/// A 16-bit floating-point number on the host without CUDA's or the simulator's types: a sign, an exponent and
/// `fractionBits` bits of fraction (IEEE 754-2019, "Binary interchange format encodings"; bfloat16 has fp32's
/// exponent).
template <int fractionBits>
class SmallNumber {
 public:
  SmallNumber() = default;
  /// Rounds to nearest, ties to even. Values that are too large become infinities.
  explicit SmallNumber(double value) : m_bits(bitsOf(value)) {}

  /// The value. Infinities and NaN become numbers larger than all others.
  explicit operator float() const {
    const auto magnitude =
        std::bit_cast<float>(static_cast<std::uint32_t>(m_bits & kMagnitude) << (kFloatFraction - fractionBits));
    const float value = magnitude * kScale;
    return (m_bits & ~kMagnitude) != 0 ? -value : value;
  }

  std::uint16_t bits() const { return m_bits; }

 private:
  static constexpr std::uint16_t kMagnitude = 0x7fff;
  static constexpr int kFloatFraction = 23;
  static constexpr int kBias = (1 << (14 - fractionBits)) - 1;
  static constexpr std::uint16_t kInfinity = kMagnitude >> fractionBits << fractionBits;
  /// Converts this format's exponent bias to fp32's.
  static constexpr float kScale = std::bit_cast<float>(static_cast<std::uint32_t>(254 - kBias) << kFloatFraction);

  static std::uint16_t bitsOf(double value) {
    const double magnitude = std::abs(value);
    const auto sign = static_cast<std::uint16_t>(std::signbit(value) ? 0x8000 : 0);
    if (std::isnan(value)) return kMagnitude;
    if (magnitude == 0) return sign;
    if (std::isinf(value)) return sign | kInfinity;
    // The unit in the last place is 2^(exponent - fractionBits); subnormal numbers have that of the least normal
    // number.
    const int exponent = std::max(std::ilogb(magnitude), 1 - kBias);
    const double units = std::nearbyint(std::ldexp(magnitude, fractionBits - exponent));
    // A carry out of the fraction correctly increments the exponent.
    const double bits = units + std::ldexp(exponent + kBias - 1, fractionBits);
    return sign | (bits < kInfinity ? static_cast<std::uint16_t>(bits) : kInfinity);
  }

  std::uint16_t m_bits;
};

}  // namespace warpbench
