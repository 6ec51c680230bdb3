// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "builtins.h"
#include "conversions.h"
#include "rounding.h"

/// 16-bit floating-point numbers: shared by half and bfloat16. Computes with doubles, which hold every sum and product
/// of two such numbers exactly, and rounds once.
namespace warpbench::simulator::words {

/// A format with that many exponent and fraction bits.
template <int exponentBits, int fractionBits>
struct SmallFormat {
  static constexpr int kFractionBits = fractionBits;
  static constexpr int kBias = (1 << (exponentBits - 1)) - 1;
  static constexpr unsigned kInfinity = ((1u << exponentBits) - 1) << fractionBits;
  static constexpr unsigned kGreatest = kInfinity - 1;
  static constexpr unsigned short kNaN = 0x7fff;  ///< the GPU's NaN
};
using HalfFormat = SmallFormat<5, 10>;
using BfloatFormat = SmallFormat<8, 7>;

/// The nearest number of the format, ties to even, or the next one to `x` in another direction. `const`, so that g++
/// unrolls loops with such calls, whose arrays would otherwise be in local memory.
template <typename Format, Rounding rounding = Rounding::Nearest>
[[gnu::const]] WARPBENCH_UNSEEN constexpr unsigned short toSmall(double x) noexcept {
  if (!std::is_constant_evaluated()) warpbench::simulator::unseen();
  if (x != x) return Format::kNaN;
  const std::uint64_t bits = __builtin_bit_cast(std::uint64_t, x);
  const unsigned sign = static_cast<unsigned>(bits >> 63) << 15;
  const bool negative = sign != 0;
  int exponent = static_cast<int>(bits >> 52 & 0x7ff) - 1023;
  std::uint64_t fraction = bits & ((std::uint64_t{1} << 52) - 1);
  if (exponent == 1024) return static_cast<unsigned short>(sign | Format::kInfinity);
  fraction |= static_cast<std::uint64_t>(exponent != -1023) << 52;
  // The unit in the last place is 2^(exponent - fractionBits); subnormal numbers have that of the least normal number.
  constexpr int kLeast = 1 - Format::kBias;
  const int scale = exponent > kLeast ? exponent : kLeast;
  const int dropped = 52 - Format::kFractionBits + (scale - exponent);
  std::uint64_t kept = dropped < 64 ? fraction >> dropped : 0;
  const std::uint64_t rest = dropped < 64 ? fraction & ((std::uint64_t{1} << dropped) - 1) : fraction;
  bool up = false;
  if constexpr (rounding == Rounding::Nearest) {
    const std::uint64_t middle = dropped < 64 ? std::uint64_t{1} << (dropped - 1) : ~std::uint64_t{0};
    up = rest > middle || (rest == middle && (kept & 1) != 0);
  } else if constexpr (rounding == Rounding::Up) {
    up = rest != 0 && !negative;
  } else if constexpr (rounding == Rounding::Down) {
    up = rest != 0 && negative;
  }
  // A carry out of the fraction correctly increments the exponent.
  const std::uint64_t biased = exponent >= kLeast ? static_cast<std::uint64_t>(exponent + Format::kBias - 1) : 0;
  std::uint64_t magnitude = (biased << Format::kFractionBits) + kept + static_cast<std::uint64_t>(up);
  if (magnitude >= Format::kInfinity) {
    const bool away = rounding == Rounding::Nearest || (rounding == Rounding::Up && !negative) ||
                      (rounding == Rounding::Down && negative);
    magnitude = away ? Format::kInfinity : Format::kGreatest;
  }
  return static_cast<unsigned short>(sign | static_cast<unsigned>(magnitude));
}

/// A 64-bit integer is first converted to a 53-bit double that preserves what decides the rounding: its last bit says
/// whether any bits follow.
template <typename Format, Rounding rounding, typename Integer>
WARPBENCH_UNSEEN unsigned short integerToSmall(Integer integer) noexcept {
  warpbench::simulator::unseen();
  const bool negative = integer < 0;
  std::uint64_t magnitude = static_cast<std::uint64_t>(integer);
  if (negative) magnitude = -magnitude;
  const int dropped = magnitude >> 53 != 0 ? 11 : 0;
  const std::uint64_t rest = magnitude & ((std::uint64_t{1} << dropped) - 1);
  magnitude = (magnitude >> dropped | static_cast<std::uint64_t>(rest != 0)) << dropped;
  const double x = static_cast<double>(magnitude);
  return toSmall<Format, rounding>(negative ? -x : x);
}

/// a * b + c for a later rounding: the error of the sum, if any, is recorded in its last bit ("round to odd": Boldo and
/// Melquiond, "Emulation of FMA and correctly rounded sums", 2008).
WARPBENCH_UNSEEN inline double multiplyAddToOdd(double a, double b, double c) noexcept {
  warpbench::simulator::unseen();
  const double product = a * b;  // exact, because each has at most 11 digits
  const double sum = product + c;
  if (!__builtin_isfinite(sum)) return sum;
  const double part = sum - product;
  const double error = (product - (sum - part)) + (c - part);
  std::int64_t bits = __builtin_bit_cast(std::int64_t, sum);
  if (error != 0 && (bits & 1) == 0) bits += (error > 0) == (sum > 0) ? 1 : -1;
  return __builtin_bit_cast(double, bits);
}

/// Converts to float, which represents each of them exactly.
WARPBENCH_WORD float halfToFloat(unsigned short bits) {
  // The fraction moves to a float's position; the exponent's bias differs by 112. Infinity and NaN keep an exponent of
  // ones.
  const float scaled = __builtin_bit_cast(float, (bits & 0x7fffu) << 13) * 0x1p112f;
  const unsigned special = -static_cast<unsigned>((bits & 0x7c00u) == 0x7c00u) & 0x7f800000u;
  return __builtin_bit_cast(float, __builtin_bit_cast(unsigned, scaled) | special | (bits & 0x8000u) << 16);
}
WARPBENCH_WORD float bfloatToFloat(unsigned short bits) {
  return __builtin_bit_cast(float, static_cast<unsigned>(bits) << 16);
}

/// The larger or smaller of two numbers, as bits; `a` and `b` are their values.
template <bool greater, bool keepsNaN>
WARPBENCH_UNSEEN unsigned short extreme(unsigned short aBits, unsigned short bBits, float a, float b) noexcept {
  warpbench::simulator::unseen();
  if (a != a || b != b) {
    if (keepsNaN || (a != a && b != b)) return HalfFormat::kNaN;
    return a != a ? bBits : aBits;
  }
  if (a == b) return (aBits & 0x8000) != 0 ? (greater ? bBits : aBits) : (greater ? aBits : bBits);
  return (a > b) == greater ? aBits : bBits;
}

/// Creates the type from its bits, or from a number by rounding. Defined by the type's header.
template <typename Small>
Small ofBits(unsigned short bits);
template <typename Small>
Small made(double x);

}  // namespace warpbench::simulator::words
