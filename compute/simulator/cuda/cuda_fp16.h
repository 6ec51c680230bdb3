// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/atomics.h"
#include "language/small_float.h"
#include "language/warp_functions.h"
#include "math_functions.h"

/// Half-precision numbers: 1 sign, 5 exponent and 10 fraction bits (CUDA Math API, "Half Precision Intrinsics").

struct __half_raw {
  unsigned short x;
};
struct alignas(4) __half2_raw {
  unsigned short x, y;
};

struct __nv_bfloat16;

struct alignas(2) __half {
  __half() = default;
  WARPBENCH_WORD explicit __half(__nv_bfloat16 x);  // defined in cuda_bf16.h
  WARPBENCH_WORD constexpr __half(__half_raw raw) : __x(raw.x) {}
  WARPBENCH_WORD __half(float x)
      : __x(warpbench::simulator::words::toSmall<warpbench::simulator::words::HalfFormat>(x)) {}
  WARPBENCH_WORD __half(double x)
      : __x(warpbench::simulator::words::toSmall<warpbench::simulator::words::HalfFormat>(x)) {}
  WARPBENCH_WORD constexpr operator __half_raw() const { return {__x}; }
  WARPBENCH_WORD operator float() const { return warpbench::simulator::words::halfToFloat(__x); }
  WARPBENCH_WORD constexpr operator bool() const { return (__x & 0x7fff) != 0; }

  // Conversions from integers (rounded) and to integers (toward zero). Includes all of CUDA's, so that expressions are
  // ambiguous exactly where they are for nvcc.
#define WARPBENCH_INTEGER(Integer)                                                                             \
  WARPBENCH_WORD __half(Integer x)                                                                             \
      : __x(warpbench::simulator::words::integerToSmall<warpbench::simulator::words::HalfFormat,               \
                                                        warpbench::simulator::words::Rounding::Nearest>(x)) {} \
  WARPBENCH_TO_INTEGER(Integer)
#define WARPBENCH_TO_INTEGER(Integer)                            \
  WARPBENCH_WORD operator Integer() const {                      \
    using namespace warpbench::simulator::words;                 \
    return toInteger<Integer, Rounding::Zero>(halfToFloat(__x)); \
  }
  WARPBENCH_INTEGER(short)
  WARPBENCH_INTEGER(unsigned short)
  WARPBENCH_INTEGER(int)
  WARPBENCH_INTEGER(unsigned)
  WARPBENCH_INTEGER(long)
  WARPBENCH_INTEGER(unsigned long)
  WARPBENCH_INTEGER(long long)
  WARPBENCH_INTEGER(unsigned long long)
  WARPBENCH_TO_INTEGER(char)
  WARPBENCH_TO_INTEGER(signed char)
  WARPBENCH_TO_INTEGER(unsigned char)
#undef WARPBENCH_TO_INTEGER
#undef WARPBENCH_INTEGER

 protected:
  unsigned short __x;
};

struct alignas(4) __half2 {
  __half x, y;
  __half2() = default;
  WARPBENCH_WORD __half2(__half a, __half b) : x(a), y(b) {}
  WARPBENCH_WORD constexpr __half2(__half2_raw raw) : x(__half_raw{raw.x}), y(__half_raw{raw.y}) {}
  WARPBENCH_WORD constexpr operator __half2_raw() const {
    return {static_cast<__half_raw>(x).x, static_cast<__half_raw>(y).x};
  }
};

using half = __half;
using half2 = __half2;
using nv_half = __half;
using nv_half2 = __half2;

namespace warpbench::simulator::words {
WARPBENCH_WORD unsigned short smallBits(__half x) { return static_cast<__half_raw>(x).x; }
template <>
WARPBENCH_WORD __half ofBits<__half>(unsigned short bits) {
  return __half_raw{bits};
}
template <>
WARPBENCH_WORD __half made<__half>(double x) {
  return __half_raw{toSmall<HalfFormat>(x)};
}
}  // namespace warpbench::simulator::words

#define WARPBENCH_SMALL __half
#define WARPBENCH_SMALL2 __half2
#include "language/small_float_words.h"

// Conversions, to the nearest unless a direction is named.
WARPBENCH_WORD float __half2float(__half a) { return a; }
WARPBENCH_WORD __half __float2half(float x) { return x; }
WARPBENCH_WORD __half __double2half(double x) { return x; }
#define WARPBENCH_DIRECTIONS(Conversion, ...)                                                          \
  Conversion(_rn, Nearest __VA_OPT__(, ) __VA_ARGS__) Conversion(_rz, Zero __VA_OPT__(, ) __VA_ARGS__) \
      Conversion(_ru, Up __VA_OPT__(, ) __VA_ARGS__) Conversion(_rd, Down __VA_OPT__(, ) __VA_ARGS__)
#define WARPBENCH_FROM_FLOAT(suffix, rounding)                     \
  WARPBENCH_WORD __half __float2half##suffix(float x) {            \
    using namespace warpbench::simulator::words;                   \
    return __half_raw{toSmall<HalfFormat, Rounding::rounding>(x)}; \
  }
WARPBENCH_DIRECTIONS(WARPBENCH_FROM_FLOAT)
#undef WARPBENCH_FROM_FLOAT
#define WARPBENCH_WITH_INTEGER(suffix, rounding, name, Integer)           \
  WARPBENCH_WORD __half __##name##2half##suffix(Integer x) {              \
    using namespace warpbench::simulator::words;                          \
    return __half_raw{integerToSmall<HalfFormat, Rounding::rounding>(x)}; \
  }                                                                       \
  WARPBENCH_WORD Integer __half2##name##suffix(__half a) {                \
    using namespace warpbench::simulator::words;                          \
    return toInteger<Integer, Rounding::rounding>(static_cast<float>(a)); \
  }
WARPBENCH_DIRECTIONS(WARPBENCH_WITH_INTEGER, short, short)
WARPBENCH_DIRECTIONS(WARPBENCH_WITH_INTEGER, ushort, unsigned short)
WARPBENCH_DIRECTIONS(WARPBENCH_WITH_INTEGER, int, int)
WARPBENCH_DIRECTIONS(WARPBENCH_WITH_INTEGER, uint, unsigned)
WARPBENCH_DIRECTIONS(WARPBENCH_WITH_INTEGER, ll, long long)
WARPBENCH_DIRECTIONS(WARPBENCH_WITH_INTEGER, ull, unsigned long long)
#undef WARPBENCH_WITH_INTEGER
#undef WARPBENCH_DIRECTIONS
WARPBENCH_WORD signed char __half2char_rz(__half a) { return a; }
WARPBENCH_WORD unsigned char __half2uchar_rz(__half a) { return a; }

WARPBENCH_WORD short __half_as_short(__half a) { return __builtin_bit_cast(short, a); }
WARPBENCH_WORD unsigned short __half_as_ushort(__half a) { return __builtin_bit_cast(unsigned short, a); }
WARPBENCH_WORD __half __short_as_half(short bits) { return __builtin_bit_cast(__half, bits); }
WARPBENCH_WORD __half __ushort_as_half(unsigned short bits) { return __builtin_bit_cast(__half, bits); }

// Pairs: x is the low half.
WARPBENCH_WORD __half2 make_half2(__half x, __half y) { return __half2(x, y); }
WARPBENCH_WORD __half2 __halves2half2(__half x, __half y) { return __half2(x, y); }
WARPBENCH_WORD __half2 __half2half2(__half a) { return __half2(a, a); }
WARPBENCH_WORD __half2 __float2half2_rn(float x) { return __half2(x, x); }
WARPBENCH_WORD __half2 __floats2half2_rn(float x, float y) { return __half2(x, y); }
WARPBENCH_WORD __half2 __float22half2_rn(float2 a) { return __half2(a.x, a.y); }
WARPBENCH_WORD float2 __half22float2(__half2 a) { return {a.x, a.y}; }
WARPBENCH_WORD __half __low2half(__half2 a) { return a.x; }
WARPBENCH_WORD __half __high2half(__half2 a) { return a.y; }
WARPBENCH_WORD float __low2float(__half2 a) { return a.x; }
WARPBENCH_WORD float __high2float(__half2 a) { return a.y; }
WARPBENCH_WORD __half2 __low2half2(__half2 a) { return __half2(a.x, a.x); }
WARPBENCH_WORD __half2 __high2half2(__half2 a) { return __half2(a.y, a.y); }
WARPBENCH_WORD __half2 __lowhigh2highlow(__half2 a) { return __half2(a.y, a.x); }
WARPBENCH_WORD __half2 __lows2half2(__half2 a, __half2 b) { return __half2(a.x, b.x); }
WARPBENCH_WORD __half2 __highs2half2(__half2 a, __half2 b) { return __half2(a.y, b.y); }
