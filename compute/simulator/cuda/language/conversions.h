// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <type_traits>

#include "builtins.h"
#include "rounding.h"

/// Type casts (CUDA Math API, "Type Casting Intrinsics").
namespace warpbench::simulator::words {

/// Converts a float or double to an integer. Values out of range become the nearest integer in range. A NaN becomes 0
/// if a float is converted to 32 bits or fewer, otherwise the number with only the sign bit set (PTX ISA, "cvt").
template <typename Integer, Rounding rounding, typename Float>
WARPBENCH_UNSEEN auto toInteger(Float x) noexcept {
  warpbench::simulator::unseen();
  using Limits = std::numeric_limits<Integer>;
  if (x != x) {
    if (sizeof(Float) < 8 && sizeof(Integer) < 8) return Integer{0};
    return static_cast<Integer>(std::make_unsigned_t<Integer>{1} << (8 * sizeof(Integer) - 1));
  }
  double whole = static_cast<double>(x);
  if constexpr (rounding == Rounding::Nearest)
    whole = __builtin_nearbyint(whole);
  else if constexpr (rounding == Rounding::Zero)
    whole = __builtin_trunc(whole);
  else if constexpr (rounding == Rounding::Up)
    whole = __builtin_ceil(whole);
  else
    whole = __builtin_floor(whole);
  // As doubles, the limits are powers of two: the largest integer plus 1, and the least.
  constexpr double kBeyond = 2.0 * static_cast<double>(Integer{1} << (Limits::digits - 1));
  if (whole >= kBeyond) return Limits::max();
  if (whole < static_cast<double>(Limits::min())) return Limits::min();
  return static_cast<Integer>(whole);
}

/// A number as a Float with fewer digits.
template <typename Float, Rounding rounding, typename Number>
WARPBENCH_UNSEEN auto toFloat(Number number) noexcept {
  warpbench::simulator::unseen();
  volatile Number x = number;
  volatile Float result;
  const RoundingMode mode(rounding);
  result = static_cast<Float>(x);
  return result;
}

}  // namespace warpbench::simulator::words

WARPBENCH_WORD int __float_as_int(float x) { return __builtin_bit_cast(int, x); }
WARPBENCH_WORD unsigned __float_as_uint(float x) { return __builtin_bit_cast(unsigned, x); }
WARPBENCH_WORD float __int_as_float(int x) { return __builtin_bit_cast(float, x); }
WARPBENCH_WORD float __uint_as_float(unsigned x) { return __builtin_bit_cast(float, x); }
WARPBENCH_WORD long long __double_as_longlong(double x) { return __builtin_bit_cast(long long, x); }
WARPBENCH_WORD double __longlong_as_double(long long x) { return __builtin_bit_cast(double, x); }
WARPBENCH_WORD int __double2hiint(double x) { return static_cast<int>(__double_as_longlong(x) >> 32); }
WARPBENCH_WORD int __double2loint(double x) { return static_cast<int>(__double_as_longlong(x)); }
WARPBENCH_WORD double __hiloint2double(int high, int low) {
  return __longlong_as_double(static_cast<long long>(high) * (1LL << 32) | static_cast<unsigned>(low));
}

#define WARPBENCH_TO_INTEGER_(name, Float, Integer, rounding) \
  WARPBENCH_WORD Integer name(Float x) {                      \
    using namespace warpbench::simulator::words;              \
    return toInteger<Integer, Rounding::rounding>(x);         \
  }
#define WARPBENCH_TO_INTEGER(name, Float, Integer)          \
  WARPBENCH_TO_INTEGER_(name##_rn, Float, Integer, Nearest) \
  WARPBENCH_TO_INTEGER_(name##_rz, Float, Integer, Zero)    \
  WARPBENCH_TO_INTEGER_(name##_ru, Float, Integer, Up)      \
  WARPBENCH_TO_INTEGER_(name##_rd, Float, Integer, Down)
WARPBENCH_TO_INTEGER(__float2int, float, int)
WARPBENCH_TO_INTEGER(__float2uint, float, unsigned)
WARPBENCH_TO_INTEGER(__float2ll, float, long long)
WARPBENCH_TO_INTEGER(__float2ull, float, unsigned long long)
WARPBENCH_TO_INTEGER(__double2int, double, int)
WARPBENCH_TO_INTEGER(__double2uint, double, unsigned)
WARPBENCH_TO_INTEGER(__double2ll, double, long long)
WARPBENCH_TO_INTEGER(__double2ull, double, unsigned long long)
#undef WARPBENCH_TO_INTEGER
#undef WARPBENCH_TO_INTEGER_

#define WARPBENCH_TO_FLOAT_(name, Number, Float, rounding) \
  WARPBENCH_WORD Float name(Number x) {                    \
    using namespace warpbench::simulator::words;           \
    return toFloat<Float, Rounding::rounding>(x);          \
  }
#define WARPBENCH_TO_FLOAT(name, Number, Float)                              \
  WARPBENCH_WORD Float name##_rn(Number x) { return static_cast<Float>(x); } \
  WARPBENCH_TO_FLOAT_(name##_rz, Number, Float, Zero)                        \
  WARPBENCH_TO_FLOAT_(name##_ru, Number, Float, Up)                          \
  WARPBENCH_TO_FLOAT_(name##_rd, Number, Float, Down)
WARPBENCH_TO_FLOAT(__int2float, int, float)
WARPBENCH_TO_FLOAT(__uint2float, unsigned, float)
WARPBENCH_TO_FLOAT(__ll2float, long long, float)
WARPBENCH_TO_FLOAT(__ull2float, unsigned long long, float)
WARPBENCH_TO_FLOAT(__ll2double, long long, double)
WARPBENCH_TO_FLOAT(__ull2double, unsigned long long, double)
WARPBENCH_TO_FLOAT(__double2float, double, float)
#undef WARPBENCH_TO_FLOAT
#undef WARPBENCH_TO_FLOAT_
// A double represents all of these exactly.
WARPBENCH_WORD double __int2double_rn(int x) { return x; }
WARPBENCH_WORD double __uint2double_rn(unsigned x) { return x; }
