// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cuda_fp16.h"
#include "language/atomics.h"
#include "language/small_float.h"
#include "language/warp_functions.h"
#include "math_functions.h"

/// bfloat16 numbers: 1 sign, 8 exponent and 7 fraction bits (CUDA Math API, "Bfloat16 Precision Intrinsics").

struct __nv_bfloat16_raw {
  unsigned short x;
};
struct alignas(4) __nv_bfloat162_raw {
  unsigned short x, y;
};

struct alignas(2) __nv_bfloat16 {
  __nv_bfloat16() = default;
  WARPBENCH_WORD explicit __nv_bfloat16(__half x) : __nv_bfloat16(static_cast<float>(x)) {}
  WARPBENCH_WORD constexpr __nv_bfloat16(__nv_bfloat16_raw raw) : __x(raw.x) {}
  WARPBENCH_WORD __nv_bfloat16(float x)
      : __x(warpbench::simulator::words::toSmall<warpbench::simulator::words::BfloatFormat>(x)) {}
  WARPBENCH_WORD __nv_bfloat16(double x)
      : __x(warpbench::simulator::words::toSmall<warpbench::simulator::words::BfloatFormat>(x)) {}
  WARPBENCH_WORD constexpr operator __nv_bfloat16_raw() const { return {__x}; }
  WARPBENCH_WORD operator float() const { return warpbench::simulator::words::bfloatToFloat(__x); }
  WARPBENCH_WORD constexpr operator bool() const { return (__x & 0x7fff) != 0; }

  // Conversions from integers (rounded) and to integers (toward zero). Includes all of CUDA's, so that expressions are
  // ambiguous exactly where they are for nvcc.
#define WARPBENCH_INTEGER(Integer)                                                                             \
  WARPBENCH_WORD __nv_bfloat16(Integer x)                                                                      \
      : __x(warpbench::simulator::words::integerToSmall<warpbench::simulator::words::BfloatFormat,             \
                                                        warpbench::simulator::words::Rounding::Nearest>(x)) {} \
  WARPBENCH_TO_INTEGER(Integer)
#define WARPBENCH_TO_INTEGER(Integer)                              \
  WARPBENCH_WORD operator Integer() const {                        \
    using namespace warpbench::simulator::words;                   \
    return toInteger<Integer, Rounding::Zero>(bfloatToFloat(__x)); \
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

WARPBENCH_WORD __half::__half(__nv_bfloat16 x) : __half(static_cast<float>(x)) {}

struct alignas(4) __nv_bfloat162 {
  __nv_bfloat16 x, y;
  __nv_bfloat162() = default;
  WARPBENCH_WORD __nv_bfloat162(__nv_bfloat16 a, __nv_bfloat16 b) : x(a), y(b) {}
  WARPBENCH_WORD constexpr __nv_bfloat162(__nv_bfloat162_raw raw)
      : x(__nv_bfloat16_raw{raw.x}), y(__nv_bfloat16_raw{raw.y}) {}
  WARPBENCH_WORD constexpr operator __nv_bfloat162_raw() const {
    return {static_cast<__nv_bfloat16_raw>(x).x, static_cast<__nv_bfloat16_raw>(y).x};
  }
};

using nv_bfloat16 = __nv_bfloat16;
using nv_bfloat162 = __nv_bfloat162;

namespace warpbench::simulator::words {
WARPBENCH_WORD unsigned short smallBits(__nv_bfloat16 x) { return static_cast<__nv_bfloat16_raw>(x).x; }
template <>
WARPBENCH_WORD __nv_bfloat16 ofBits<__nv_bfloat16>(unsigned short bits) {
  return __nv_bfloat16_raw{bits};
}
template <>
WARPBENCH_WORD __nv_bfloat16 made<__nv_bfloat16>(double x) {
  return __nv_bfloat16_raw{toSmall<BfloatFormat>(x)};
}
}  // namespace warpbench::simulator::words

#define WARPBENCH_SMALL __nv_bfloat16
#define WARPBENCH_SMALL2 __nv_bfloat162
#include "language/small_float_words.h"

// Conversions, to the nearest unless a direction is named.
WARPBENCH_WORD float __bfloat162float(__nv_bfloat16 a) { return a; }
WARPBENCH_WORD __nv_bfloat16 __float2bfloat16(float x) { return x; }
WARPBENCH_WORD __nv_bfloat16 __double2bfloat16(double x) { return x; }
#define WARPBENCH_DIRECTIONS(Conversion, ...)                                                          \
  Conversion(_rn, Nearest __VA_OPT__(, ) __VA_ARGS__) Conversion(_rz, Zero __VA_OPT__(, ) __VA_ARGS__) \
      Conversion(_ru, Up __VA_OPT__(, ) __VA_ARGS__) Conversion(_rd, Down __VA_OPT__(, ) __VA_ARGS__)
#define WARPBENCH_FROM_FLOAT(suffix, rounding)                              \
  WARPBENCH_WORD __nv_bfloat16 __float2bfloat16##suffix(float x) {          \
    using namespace warpbench::simulator::words;                            \
    return __nv_bfloat16_raw{toSmall<BfloatFormat, Rounding::rounding>(x)}; \
  }
WARPBENCH_DIRECTIONS(WARPBENCH_FROM_FLOAT)
#undef WARPBENCH_FROM_FLOAT
#define WARPBENCH_WITH_INTEGER(suffix, rounding, name, Integer)                    \
  WARPBENCH_WORD __nv_bfloat16 __##name##2bfloat16##suffix(Integer x) {            \
    using namespace warpbench::simulator::words;                                   \
    return __nv_bfloat16_raw{integerToSmall<BfloatFormat, Rounding::rounding>(x)}; \
  }                                                                                \
  WARPBENCH_WORD Integer __bfloat162##name##suffix(__nv_bfloat16 a) {              \
    using namespace warpbench::simulator::words;                                   \
    return toInteger<Integer, Rounding::rounding>(static_cast<float>(a));          \
  }
WARPBENCH_DIRECTIONS(WARPBENCH_WITH_INTEGER, short, short)
WARPBENCH_DIRECTIONS(WARPBENCH_WITH_INTEGER, ushort, unsigned short)
WARPBENCH_DIRECTIONS(WARPBENCH_WITH_INTEGER, int, int)
WARPBENCH_DIRECTIONS(WARPBENCH_WITH_INTEGER, uint, unsigned)
WARPBENCH_DIRECTIONS(WARPBENCH_WITH_INTEGER, ll, long long)
WARPBENCH_DIRECTIONS(WARPBENCH_WITH_INTEGER, ull, unsigned long long)
#undef WARPBENCH_WITH_INTEGER
#undef WARPBENCH_DIRECTIONS
WARPBENCH_WORD signed char __bfloat162char_rz(__nv_bfloat16 a) { return a; }
WARPBENCH_WORD unsigned char __bfloat162uchar_rz(__nv_bfloat16 a) { return a; }

WARPBENCH_WORD short __bfloat16_as_short(__nv_bfloat16 a) { return __builtin_bit_cast(short, a); }
WARPBENCH_WORD unsigned short __bfloat16_as_ushort(__nv_bfloat16 a) { return __builtin_bit_cast(unsigned short, a); }
WARPBENCH_WORD __nv_bfloat16 __short_as_bfloat16(short bits) { return __builtin_bit_cast(__nv_bfloat16, bits); }
WARPBENCH_WORD __nv_bfloat16 __ushort_as_bfloat16(unsigned short bits) {
  return __builtin_bit_cast(__nv_bfloat16, bits);
}

// Pairs: x is the low half.
WARPBENCH_WORD __nv_bfloat162 make_bfloat162(__nv_bfloat16 x, __nv_bfloat16 y) { return __nv_bfloat162(x, y); }
WARPBENCH_WORD __nv_bfloat162 __halves2bfloat162(__nv_bfloat16 x, __nv_bfloat16 y) { return __nv_bfloat162(x, y); }
WARPBENCH_WORD __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16 a) { return __nv_bfloat162(a, a); }
WARPBENCH_WORD __nv_bfloat162 __float2bfloat162_rn(float x) { return __nv_bfloat162(x, x); }
WARPBENCH_WORD __nv_bfloat162 __floats2bfloat162_rn(float x, float y) { return __nv_bfloat162(x, y); }
WARPBENCH_WORD __nv_bfloat162 __float22bfloat162_rn(float2 a) { return __nv_bfloat162(a.x, a.y); }
WARPBENCH_WORD float2 __bfloat1622float2(__nv_bfloat162 a) { return {a.x, a.y}; }
WARPBENCH_WORD __nv_bfloat16 __low2bfloat16(__nv_bfloat162 a) { return a.x; }
WARPBENCH_WORD __nv_bfloat16 __high2bfloat16(__nv_bfloat162 a) { return a.y; }
WARPBENCH_WORD float __low2float(__nv_bfloat162 a) { return a.x; }
WARPBENCH_WORD float __high2float(__nv_bfloat162 a) { return a.y; }
WARPBENCH_WORD __nv_bfloat162 __low2bfloat162(__nv_bfloat162 a) { return __nv_bfloat162(a.x, a.x); }
WARPBENCH_WORD __nv_bfloat162 __high2bfloat162(__nv_bfloat162 a) { return __nv_bfloat162(a.y, a.y); }
WARPBENCH_WORD __nv_bfloat162 __lowhigh2highlow(__nv_bfloat162 a) { return __nv_bfloat162(a.y, a.x); }
WARPBENCH_WORD __nv_bfloat162 __lows2bfloat162(__nv_bfloat162 a, __nv_bfloat162 b) { return __nv_bfloat162(a.x, b.x); }
WARPBENCH_WORD __nv_bfloat162 __highs2bfloat162(__nv_bfloat162 a, __nv_bfloat162 b) { return __nv_bfloat162(a.y, b.y); }
