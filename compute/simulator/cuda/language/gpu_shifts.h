// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <type_traits>

#include "builtins.h"

/// Shifts as on a GPU, for any amount: shifts by the width or more leave 0, or copies of the sign bit (PTX ISA, "shl"
/// and "shr"). C++ leaves those undefined, and x86 takes the amount modulo the width. A kernel's text is changed to `x
/// << anyAmount << n` for `x << n` and `x <<= anyAmount <<= n` for `x <<= n`: see own/arithmetic/shift_text.h.
/// Branch-free, to add no basic block to a kernel; for a masked amount, `x << (n & 31)`, only the plain shift remains.
namespace warpbench::simulator {

enum class AnyAmount {};
inline constexpr AnyAmount anyAmount{};

/// As in PTX: the low 32 bits.
enum ShiftAmount : unsigned {};

template <typename T>
concept ShiftedNumber = std::integral<T> && sizeof(T) <= 8;

template <typename T>
WARPBENCH_WORD constexpr T shiftedLeft(T value, unsigned amount) {
  using Bits = std::make_unsigned_t<T>;
  constexpr unsigned kWidth = 8 * sizeof(T);
  return static_cast<T>(static_cast<Bits>(value) << (amount & (kWidth - 1)) & (Bits{0} - Bits{amount < kWidth}));
}

template <typename T>
WARPBENCH_WORD constexpr T shiftedRight(T value, unsigned amount) {
  constexpr unsigned kWidth = 8 * sizeof(T);
  if constexpr (std::is_signed_v<T>)
    return value >> (amount < kWidth ? amount : kWidth - 1);
  else
    return value >> (amount & (kWidth - 1)) & (T{0} - T{amount < kWidth});
}

/// The left operand of a shift. An enumeration, because g++ keeps a structure in memory (-fno-tree-sra).
#define WARPBENCH_SHIFTED(T, Name)                                                     \
  enum class Name : T {};                                                              \
  WARPBENCH_WORD constexpr Name operator<<(T value, AnyAmount) { return Name{value}; } \
  WARPBENCH_WORD constexpr Name operator>>(T value, AnyAmount) { return Name{value}; } \
  template <typename Amount>                                                           \
  WARPBENCH_WORD constexpr T operator<<(Name value, Amount amount) {                   \
    return shiftedLeft(static_cast<T>(value), static_cast<unsigned>(amount));          \
  }                                                                                    \
  template <typename Amount>                                                           \
  WARPBENCH_WORD constexpr T operator>>(Name value, Amount amount) {                   \
    return shiftedRight(static_cast<T>(value), static_cast<unsigned>(amount));         \
  }
WARPBENCH_SHIFTED(int, ShiftedInt)
WARPBENCH_SHIFTED(unsigned, ShiftedUnsigned)
WARPBENCH_SHIFTED(long, ShiftedLong)
WARPBENCH_SHIFTED(unsigned long, ShiftedUnsignedLong)
WARPBENCH_SHIFTED(long long, ShiftedLongLong)
WARPBENCH_SHIFTED(unsigned long long, ShiftedUnsignedLongLong)
#undef WARPBENCH_SHIFTED

template <typename Amount>
WARPBENCH_WORD constexpr ShiftAmount operator<<=(AnyAmount, Amount amount) {
  return static_cast<ShiftAmount>(amount);
}
template <typename Amount>
WARPBENCH_WORD constexpr ShiftAmount operator>>=(AnyAmount, Amount amount) {
  return static_cast<ShiftAmount>(amount);
}
template <ShiftedNumber T>
WARPBENCH_WORD constexpr T& operator<<=(T& value, ShiftAmount amount) {
  value = static_cast<T>(shiftedLeft(+value, amount));
  return value;
}
template <ShiftedNumber T>
WARPBENCH_WORD constexpr T& operator>>=(T& value, ShiftAmount amount) {
  value = static_cast<T>(shiftedRight(+value, amount));
  return value;
}

/// Everything else with `<<` and `>>`: objects with such operators, and 128-bit integers.
template <typename T>
struct OtherShifted {
  T&& object;
  template <typename Other>
  WARPBENCH_WORD constexpr decltype(auto) operator<<(Other&& other) {
    return static_cast<T&&>(object) << static_cast<Other&&>(other);
  }
  template <typename Other>
  WARPBENCH_WORD constexpr decltype(auto) operator>>(Other&& other) {
    return static_cast<T&&>(object) >> static_cast<Other&&>(other);
  }
};
template <typename T>
concept OtherOperand = std::is_class_v<std::remove_cvref_t<T>> || std::is_union_v<std::remove_cvref_t<T>> ||
                       (std::is_enum_v<std::remove_cvref_t<T>> && !std::is_convertible_v<T, int>) ||
                       (std::is_integral_v<std::remove_cvref_t<T>> && sizeof(T) > 8);
template <OtherOperand T>
WARPBENCH_WORD constexpr OtherShifted<T> operator<<(T&& object, AnyAmount) {
  return {static_cast<T&&>(object)};
}
template <OtherOperand T>
WARPBENCH_WORD constexpr OtherShifted<T> operator>>(T&& object, AnyAmount) {
  return {static_cast<T&&>(object)};
}

}  // namespace warpbench::simulator
