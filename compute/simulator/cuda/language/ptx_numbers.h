// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <type_traits>

#include "builtins.h"
#include "machine.h"
#include "rounding.h"

/// The arithmetic of inline PTX instructions (PTX ISA, "Instruction Set"), called by code from
/// own/ptx/number_instructions.cpp. As in PTX, integers wrap and shifts take any amount.
namespace warpbench::simulator::ptx {

template <typename T>
using Bare = std::make_unsigned_t<T>;

template <typename T>
WARPBENCH_WORD T sum(T a, T b) {
  return static_cast<T>(static_cast<Bare<T>>(a) + static_cast<Bare<T>>(b));
}
template <typename T>
WARPBENCH_WORD T difference(T a, T b) {
  return static_cast<T>(static_cast<Bare<T>>(a) - static_cast<Bare<T>>(b));
}
template <typename T>
WARPBENCH_WORD T quotient(T a, T b) {
  return static_cast<T>(a / b);
}
template <typename T>
WARPBENCH_WORD T remainder(T a, T b) {
  return static_cast<T>(a % b);
}
template <typename T>
WARPBENCH_WORD T lowProduct(T a, T b) {
  return static_cast<T>(std::uint64_t{static_cast<Bare<T>>(a)} * static_cast<Bare<T>>(b));
}
template <typename T>
WARPBENCH_WORD T highProduct(T a, T b) {
  __extension__ typedef __int128 Wide;
  constexpr int kBits = 8 * sizeof(T);
  return static_cast<T>(static_cast<Wide>(a) * static_cast<Wide>(b) >> kBits);
}
template <typename T>
WARPBENCH_WORD auto wideProduct(T a, T b) {
  using Wide = std::conditional_t<sizeof(T) == 2, std::conditional_t<std::is_signed_v<T>, int, unsigned>,
                                  std::conditional_t<std::is_signed_v<T>, long long, unsigned long long>>;
  return static_cast<Wide>(static_cast<Wide>(a) * static_cast<Wide>(b));
}
/// A sum and its carry-out, optionally with the previous carry.
template <typename T>
WARPBENCH_WORD std::uint64_t addWithCarry(T a, T b, unsigned& carry, bool takes, bool gives) {
  T result;
  const bool first = __builtin_add_overflow(a, b, &result);
  const bool second = __builtin_add_overflow(result, static_cast<T>(takes ? carry : 0), &result);
  if (gives) carry = first || second;
  return result;
}
template <typename T>
WARPBENCH_WORD std::uint64_t subtractWithCarry(T a, T b, unsigned& carry, bool takes, bool gives) {
  T result;
  const bool first = __builtin_sub_overflow(a, b, &result);
  const bool second = __builtin_sub_overflow(result, static_cast<T>(takes ? carry : 0), &result);
  if (gives) carry = first || second;
  return result;
}
template <typename T>
WARPBENCH_WORD T saturatedSum(T a, T b) {
  T result;
  if (!__builtin_add_overflow(a, b, &result)) return result;
  return a < 0 ? std::numeric_limits<T>::min() : std::numeric_limits<T>::max();
}
template <typename T>
WARPBENCH_WORD T saturatedDifference(T a, T b) {
  T result;
  if (!__builtin_sub_overflow(a, b, &result)) return result;
  return a < 0 ? std::numeric_limits<T>::min() : std::numeric_limits<T>::max();
}
/// The nearest number in the narrower type's range.
template <typename T, typename From>
WARPBENCH_WORD T clamped(From x) {
  __extension__ typedef __int128 Wide;
  const Wide wide = x;
  if (wide < std::numeric_limits<T>::min()) return std::numeric_limits<T>::min();
  if (wide > std::numeric_limits<T>::max()) return std::numeric_limits<T>::max();
  return static_cast<T>(x);
}

/// If one float is NaN, returns the other; -0 is less than +0.
template <typename T>
WARPBENCH_WORD T minimum(T a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    if (a != a) return b;
    if (b != b) return a;
    if (a == b) return __builtin_signbit(a) ? a : b;
  }
  return b < a ? b : a;
}
template <typename T>
WARPBENCH_WORD T maximum(T a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    if (a != a) return b;
    if (b != b) return a;
    if (a == b) return __builtin_signbit(a) ? b : a;
  }
  return a < b ? b : a;
}
template <typename T>
WARPBENCH_WORD T negated(T a) {
  if constexpr (std::is_floating_point_v<T>)
    return -a;
  else
    return difference<T>(0, a);
}
template <typename T>
WARPBENCH_WORD T absolute(T a) {
  if constexpr (std::is_floating_point_v<T>)
    return __builtin_signbit(a) ? -a : a;
  else
    return a < 0 ? negated(a) : a;
}

template <typename T>
WARPBENCH_WORD T shiftedLeft(T a, unsigned amount) {
  return amount < 8 * sizeof(T) ? static_cast<T>(std::uint64_t{static_cast<Bare<T>>(a)} << amount) : T{0};
}
template <typename T>
WARPBENCH_WORD T shiftedRight(T a, unsigned amount) {
  constexpr unsigned kMost = 8 * sizeof(T) - 1;
  if (!std::is_signed_v<T> && amount > kMost) return T{0};
  return static_cast<T>(a >> (amount < kMost ? amount : kMost));
}

/// bfe: `length` bits from bit `start`; for signed types, sign-extended from the highest one.
template <typename T>
WARPBENCH_WORD T field(T a, unsigned start, unsigned length) {
  constexpr unsigned kBits = 8 * sizeof(T);
  start &= 0xff;
  length &= 0xff;
  if (length == 0) return T{0};
  const unsigned last = start + length - 1 < kBits - 1 ? start + length - 1 : kBits - 1;
  const std::uint64_t whole = static_cast<Bare<T>>(a);
  const bool isNegative = std::is_signed_v<T> && (whole >> last & 1) != 0;
  const std::uint64_t shifted = start < kBits ? whole >> start : 0;
  const std::uint64_t kept = length < 64 ? (std::uint64_t{1} << length) - 1 : ~std::uint64_t{0};
  const unsigned held = start < kBits ? (length < kBits - start ? length : kBits - start) : 0;
  const std::uint64_t sign = !isNegative ? 0 : held < 64 ? ~std::uint64_t{0} << held : 0;
  return static_cast<T>((shifted & kept) | sign);
}
/// bfi: b with the lowest `length` bits of a inserted at bit `start`.
template <typename T>
WARPBENCH_WORD T withField(T a, T b, unsigned start, unsigned length) {
  constexpr unsigned kBits = 8 * sizeof(T);
  start &= 0xff;
  length &= 0xff;
  if (start >= kBits || length == 0) return b;
  const std::uint64_t mask = (length < 64 ? (std::uint64_t{1} << length) - 1 : ~std::uint64_t{0}) << start;
  return static_cast<T>((b & ~mask) | (std::uint64_t{a} << start & mask));
}
/// bmsk: `length` ones from bit `start` on.
WARPBENCH_WORD unsigned bitMask(unsigned start, unsigned length, bool clamps) {
  if (clamps && start >= 32) return 0;
  const unsigned ones = ~0u << (start & 31);
  const unsigned end = (start & 31) + (length & 31);
  return end >= 32 || (clamps && length >= 32) ? ones : ones & ~(~0u << end);
}
/// bfind: the highest set bit, for a negative number the highest zero bit; all ones if there is none.
template <typename T>
WARPBENCH_WORD unsigned highestBit(T a) {
  const std::uint64_t bits = static_cast<Bare<T>>(a < 0 ? static_cast<T>(~a) : a);
  return bits == 0 ? ~0u : 63u - static_cast<unsigned>(__builtin_clzll(bits));
}
template <typename T>
WARPBENCH_WORD unsigned leftShiftOfHighest(T a) {
  const unsigned bit = highestBit(a);
  return bit == ~0u ? bit : 8 * static_cast<unsigned>(sizeof(T)) - 1 - bit;
}
/// lop3: bit 4a + 2b + c of the table, for each bit.
WARPBENCH_WORD unsigned anyLogic(unsigned a, unsigned b, unsigned c, unsigned table) {
  unsigned result = 0;
  if (table & 0x01) result |= ~a & ~b & ~c;
  if (table & 0x02) result |= ~a & ~b & c;
  if (table & 0x04) result |= ~a & b & ~c;
  if (table & 0x08) result |= ~a & b & c;
  if (table & 0x10) result |= a & ~b & ~c;
  if (table & 0x20) result |= a & ~b & c;
  if (table & 0x40) result |= a & b & ~c;
  if (table & 0x80) result |= a & b & c;
  return result;
}
/// prmt: selects bytes of a and b; bit 3 of a selector replicates the byte's sign.
WARPBENCH_WORD unsigned permuted(unsigned a, unsigned b, unsigned selector) {
  const std::uint64_t all = std::uint64_t{b} << 32 | a;
  unsigned result = 0;
  for (unsigned i = 0; i < 4; ++i) {
    const unsigned select = selector >> 4 * i & 0xf;
    const unsigned byte = static_cast<unsigned>(all >> 8 * (select & 7)) & 0xff;
    result |= ((select & 8) == 0 ? byte : byte >> 7 != 0 ? 0xffu : 0u) << 8 * i;
  }
  return result;
}

/// .ftz: flushes subnormal numbers to a zero of the same sign.
WARPBENCH_WORD float flushed(float x) {
  const unsigned bits = __builtin_bit_cast(unsigned, x);
  return (bits & 0x7f800000u) == 0 ? __builtin_bit_cast(float, bits & 0x80000000u) : x;
}
/// .sat: clamps to 0..1; NaN becomes 0.
WARPBENCH_WORD float saturated(float x) { return !(x > 0) ? 0.f : x > 1 ? 1.f : x; }
/// An integer as a float.
template <words::Rounding rounding, typename Float>
WARPBENCH_WORD Float whole(Float x) {
  if constexpr (rounding == words::Rounding::Nearest)
    return static_cast<Float>(__builtin_nearbyint(x));
  else if constexpr (rounding == words::Rounding::Zero)
    return static_cast<Float>(__builtin_trunc(x));
  else if constexpr (rounding == words::Rounding::Up)
    return static_cast<Float>(__builtin_ceil(x));
  else
    return static_cast<Float>(__builtin_floor(x));
}
// Computes the exact functions for .approx instructions.
#define WARPBENCH_NEAR(name, function)                           \
  WARPBENCH_UNSEEN inline float name(float x) noexcept {         \
    unseen();                                                    \
    return static_cast<float>(function(static_cast<double>(x))); \
  }
WARPBENCH_NEAR(sine, __builtin_sin)
WARPBENCH_NEAR(cosine, __builtin_cos)
WARPBENCH_NEAR(powerOfTwo, __builtin_exp2)
WARPBENCH_NEAR(logarithm, __builtin_log2)
WARPBENCH_NEAR(tangent, __builtin_tanh)
#undef WARPBENCH_NEAR

enum class Shuffle : std::uint8_t { Indexed, Up, Down, Xor };
struct Shuffled {
  std::uint64_t first;  ///< the value
  bool second;          ///< the source lane is within reach
};
/// shfl.sync as PTX defines it: `limits` contains the last lane within reach and, from bit 8 on, the mask of the lane
/// bits that identify a group.
template <Shuffle mode>
WARPBENCH_UNSEEN Shuffled shuffled(const std::uint64_t* all, unsigned from, unsigned limits) noexcept {
  unseen();
  const int lane = laneIndex();
  const int by = static_cast<int>(from & 31);
  const int clamp = static_cast<int>(limits & 31);
  const int segment = static_cast<int>(limits >> 8 & 31);
  const int most = (lane & segment) | (clamp & ~segment);
  const int least = lane & segment;
  int source;
  if constexpr (mode == Shuffle::Up)
    source = lane - by;
  else if constexpr (mode == Shuffle::Down)
    source = lane + by;
  else if constexpr (mode == Shuffle::Xor)
    source = lane ^ by;
  else
    source = least | (by & ~segment);
  const bool reached = mode == Shuffle::Up ? source >= most : source <= most;
  return {all[reached ? source : lane], reached};
}

/// %smid: a value that a GPU could return for any block.
WARPBENCH_WORD unsigned multiprocessor() { return 0; }
/// %lanemask_eq and similar registers.
WARPBENCH_WORD unsigned lanesBelow() { return (1u << laneIndex()) - 1; }

}  // namespace warpbench::simulator::ptx
