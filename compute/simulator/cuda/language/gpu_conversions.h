// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <type_traits>

#include "builtins.h"
#include "conversions.h"

/// Float-to-integer conversions as on a GPU. C++ leaves values out of range undefined, and x86 converts them to the
/// least integer. A kernel's text is changed to wholeOf<int>(x) for `(int)x` and similar: see
/// own/arithmetic/conversion_text.h. Branch-free, to add no basic block to a kernel.
namespace warpbench::simulator {

template <typename T>
concept WholeNumber = std::integral<T> && !std::same_as<std::remove_cv_t<T>, bool> && sizeof(T) <= 8;

#if defined(__x86_64__)
// The processor returns only the sign bit for values out of range. Not a builtin, because g++ would end a basic block
// with it.
#define WARPBENCH_CUT(name, Float, instruction, Integer)     \
  WARPBENCH_WORD Integer name(Float x) {                     \
    Integer whole;                                           \
    __asm__(instruction "\t%1, %0" : "=r"(whole) : "xm"(x)); \
    return whole;                                            \
  }
WARPBENCH_CUT(cut32, float, "cvttss2si", unsigned)
WARPBENCH_CUT(cut32, double, "cvttsd2si", unsigned)
WARPBENCH_CUT(cut64, float, "cvttss2si", unsigned long)
WARPBENCH_CUT(cut64, double, "cvttsd2si", unsigned long)
#undef WARPBENCH_CUT
template <typename Bits>
WARPBENCH_WORD Bits allBits(bool is) {
  return Bits{0} - Bits{is};
}
#endif

/// 32 and 64 bits: the nearest integer in range. A NaN gives 0 if a float is converted to 32 bits, otherwise the sign
/// bit alone (measured on an H200).
template <typename Integer, typename Float>
WARPBENCH_WORD Integer nearestWhole(Float x) {
#if defined(__x86_64__)
  using Bits = std::make_unsigned_t<Integer>;
  constexpr Bits kSign = Bits{1} << (8 * sizeof(Integer) - 1);
  if constexpr (std::is_signed_v<Integer> && sizeof(Integer) == 4) {
    const Bits whole = cut32(x) - Bits{x >= Float{0x1p31}};
    return static_cast<Integer>(sizeof(Float) == 4 ? whole & allBits<Bits>(x == x) : whole);
  } else if constexpr (std::is_signed_v<Integer>) {
    return static_cast<Integer>(cut64(x) - Bits{x >= Float{0x1p63}});
  } else if constexpr (sizeof(Integer) == 4) {
    const Bits whole = (static_cast<Bits>(cut64(x)) & allBits<Bits>(x > 0)) | allBits<Bits>(x >= Float{0x1p32});
    return sizeof(Float) == 4 ? whole : whole | (kSign & allBits<Bits>(x != x));
  } else {
    // From 2^63 on, a double's fraction is 11 bits below its position in the integer.
    const Bits large = __builtin_bit_cast(unsigned long, static_cast<double>(x)) << 11 | kSign;
    const Bits below = allBits<Bits>(x < Float{0x1p63});
    return (cut64(x) & allBits<Bits>(x > 0) & below) | (large & allBits<Bits>(x >= Float{0x1p63})) |
           allBits<Bits>(x >= Float{0x1p64}) | (kSign & allBits<Bits>(x != x));
  }
#else
  using namespace warpbench::simulator::words;
  return toInteger<Integer, Rounding::Zero>(x);
#endif
}

/// Narrower integers get the low bits of the 32-bit result. GPUs have no float wider than a double.
template <WholeNumber Integer, std::floating_point Float>
WARPBENCH_WORD constexpr Integer wholeOf(Float number) {
  using Narrow = std::conditional_t<sizeof(Float) == 4, float, double>;
  using Sign = std::conditional_t<std::is_signed_v<Integer>, int, unsigned>;
  using Wide = std::conditional_t<sizeof(Integer) >= 4, std::remove_cv_t<Integer>, Sign>;
  return std::is_constant_evaluated() ? static_cast<Integer>(number)
                                      : static_cast<Integer>(nearestWhole<Wide>(static_cast<Narrow>(number)));
}

/// All other conversions stay C++'s.
template <typename T, typename Number>
requires(!std::is_class_v<Number> && !(WholeNumber<T> && std::floating_point<Number>)) WARPBENCH_WORD constexpr T
    wholeOf(Number number) {
  return T(number);
}
template <typename T, typename Object>
requires(std::is_class_v<std::remove_cvref_t<Object>>) WARPBENCH_WORD constexpr T wholeOf(Object&& object) {
  return T(static_cast<Object&&>(object));
}

/// The value to assign to a T: unchanged, except for a float that becomes an integer.
template <typename T, typename Number>
requires(!std::is_class_v<Number>) WARPBENCH_WORD constexpr auto assigned(Number number) {
  using To = std::remove_cvref_t<T>;
  if constexpr (WholeNumber<To> && std::floating_point<Number>)
    return wholeOf<To>(number);
  else
    return number;
}
template <typename T, typename Object>
requires(std::is_class_v<std::remove_cvref_t<Object>>) WARPBENCH_WORD constexpr Object&& assigned(Object&& object) {
  return static_cast<Object&&>(object);
}

}  // namespace warpbench::simulator
