// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

namespace warpbench {

/// A number of 16 bits on the host, where there is neither CUDA's nor the simulator's: a sign, an exponent and so many
/// bits of fraction (IEEE 754-2019, "Binary interchange format encodings"; bfloat16 has the exponent of fp32).
template <int fractionBits>
class SmallNumber {
 public:
  SmallNumber() = default;
  /// The nearest, ties to even; what is too large becomes an infinity.
  explicit SmallNumber(double value) : m_bits(bitsOf(value)) {}

  /// Its value. Infinities and NaN come out as numbers that are larger than all others.
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
  /// From an exponent that is biased as here to one as in fp32.
  static constexpr float kScale = std::bit_cast<float>(static_cast<std::uint32_t>(254 - kBias) << kFloatFraction);

  static std::uint16_t bitsOf(double value) {
    const double magnitude = std::abs(value);
    const auto sign = static_cast<std::uint16_t>(std::signbit(value) ? 0x8000 : 0);
    if (std::isnan(value)) return kMagnitude;
    if (magnitude == 0) return sign;
    if (std::isinf(value)) return sign | kInfinity;
    // The last bit is worth 2^(exponent - fractionBits), in subnormal numbers that of the least normal one.
    const int exponent = std::max(std::ilogb(magnitude), 1 - kBias);
    const double units = std::nearbyint(std::ldexp(magnitude, fractionBits - exponent));
    // A carry out of the fraction raises the exponent, as it should.
    const double bits = units + std::ldexp(exponent + kBias - 1, fractionBits);
    return sign | (bits < kInfinity ? static_cast<std::uint16_t>(bits) : kInfinity);
  }

  std::uint16_t m_bits;
};

}  // namespace warpbench
