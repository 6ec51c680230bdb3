// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <type_traits>

#include "builtins.h"

/// Operations on two halves or four bytes of a word at once (CUDA Math API, "SIMD Intrinsics").
namespace warpbench::simulator::words {

/// Applies `f` to each pair of fields, with `Field`'s size and sign, as ints; keeps the low bits of the results.
template <typename Field, typename F>
WARPBENCH_WORD auto eachField(unsigned a, unsigned b, F f) {
  constexpr int kBits = 8 * static_cast<int>(sizeof(Field));
  const auto field = [&](int i) __attribute__((always_inline)) {
    const int result = f(static_cast<int>(static_cast<Field>(a >> (i * kBits))),
                         static_cast<int>(static_cast<Field>(b >> (i * kBits))));
    return (static_cast<unsigned>(result) & ((1u << kBits) - 1)) << (i * kBits);
  };
  if constexpr (sizeof(Field) == 1)
    return field(0) | field(1) | field(2) | field(3);
  else
    return field(0) | field(1);
}
/// The sum of the results.
template <typename Field, typename F>
WARPBENCH_WORD auto sumOfFields(unsigned a, unsigned b, F f) {
  constexpr int kBits = 8 * static_cast<int>(sizeof(Field));
  const auto field = [&](int i) __attribute__((always_inline)) {
    return static_cast<unsigned>(f(static_cast<int>(static_cast<Field>(a >> (i * kBits))),
                                   static_cast<int>(static_cast<Field>(b >> (i * kBits)))));
  };
  if constexpr (sizeof(Field) == 1)
    return field(0) + field(1) + field(2) + field(3);
  else
    return field(0) + field(1);
}
/// The nearest value in a field's range.
template <typename Field>
WARPBENCH_WORD auto saturated(int x) {
  constexpr int kBits = 8 * static_cast<int>(sizeof(Field));
  constexpr int kMost = std::is_signed_v<Field> ? (1 << (kBits - 1)) - 1 : (1 << kBits) - 1;
  constexpr int kLeast = std::is_signed_v<Field> ? -(1 << (kBits - 1)) : 0;
  x = x > kMost ? kMost : x;
  return x < kLeast ? kLeast : x;
}

}  // namespace warpbench::simulator::words

#define WARPBENCH_FIELDS_(name, Field, expression)                                          \
  WARPBENCH_WORD unsigned name(unsigned a, unsigned b) {                                    \
    using namespace warpbench::simulator::words;                                            \
    return eachField<Field>(                                                                \
        a, b, [](int x, int y) __attribute__((always_inline))->int { return expression; }); \
  }
#define WARPBENCH_FIELDS_OF_ONE_(name, Field, expression)                                 \
  WARPBENCH_WORD unsigned name(unsigned a) {                                              \
    using namespace warpbench::simulator::words;                                          \
    return eachField<Field>(                                                              \
        a, 0, [](int x, int) __attribute__((always_inline))->int { return expression; }); \
  }
#define WARPBENCH_SIGNED(name, expression)             \
  WARPBENCH_FIELDS_(name##2, std::int16_t, expression) \
  WARPBENCH_FIELDS_(name##4, std::int8_t, expression)
#define WARPBENCH_UNSIGNED(name, expression)            \
  WARPBENCH_FIELDS_(name##2, std::uint16_t, expression) \
  WARPBENCH_FIELDS_(name##4, std::uint8_t, expression)
#define WARPBENCH_OF_ONE(name, expression)                    \
  WARPBENCH_FIELDS_OF_ONE_(name##2, std::int16_t, expression) \
  WARPBENCH_FIELDS_OF_ONE_(name##4, std::int8_t, expression)
#define WARPBENCH_SATURATED(name, suffix, Sign, expression)                                   \
  WARPBENCH_FIELDS_(name##suffix##2, std::Sign##16_t, saturated<std::Sign##16_t>(expression)) \
  WARPBENCH_FIELDS_(name##suffix##4, std::Sign##8_t, saturated<std::Sign##8_t>(expression))
// As a mask of all the field's bits, and as a 1.
#define WARPBENCH_COMPARISON(suffix, Signs, expression) \
  Signs(__vcmp##suffix, -static_cast<int>(expression)) Signs(__vset##suffix, static_cast<int>(expression))

WARPBENCH_UNSIGNED(__vadd, x + y)
WARPBENCH_UNSIGNED(__vsub, x - y)
WARPBENCH_SATURATED(__vadd, ss, int, x + y)
WARPBENCH_SATURATED(__vadd, us, uint, x + y)
WARPBENCH_SATURATED(__vsub, ss, int, x - y)
WARPBENCH_SATURATED(__vsub, us, uint, x - y)
WARPBENCH_OF_ONE(__vabs, x < 0 ? -x : x)
WARPBENCH_OF_ONE(__vneg, -x)
WARPBENCH_FIELDS_OF_ONE_(__vabsss2, std::int16_t, saturated<std::int16_t>(x < 0 ? -x : x))
WARPBENCH_FIELDS_OF_ONE_(__vabsss4, std::int8_t, saturated<std::int8_t>(x < 0 ? -x : x))
WARPBENCH_FIELDS_OF_ONE_(__vnegss2, std::int16_t, saturated<std::int16_t>(-x))
WARPBENCH_FIELDS_OF_ONE_(__vnegss4, std::int8_t, saturated<std::int8_t>(-x))
WARPBENCH_SIGNED(__vavgs, (x + y + (x + y >= 0)) >> 1)
WARPBENCH_UNSIGNED(__vavgu, (x + y + 1) >> 1)
WARPBENCH_UNSIGNED(__vhaddu, (x + y) >> 1)
WARPBENCH_SIGNED(__vmaxs, x > y ? x : y)
WARPBENCH_UNSIGNED(__vmaxu, x > y ? x : y)
WARPBENCH_SIGNED(__vmins, x < y ? x : y)
WARPBENCH_UNSIGNED(__vminu, x < y ? x : y)
WARPBENCH_SIGNED(__vabsdiffs, __builtin_abs(x - y))
WARPBENCH_UNSIGNED(__vabsdiffu, __builtin_abs(x - y))
WARPBENCH_COMPARISON(eq, WARPBENCH_UNSIGNED, x == y)
WARPBENCH_COMPARISON(ne, WARPBENCH_UNSIGNED, x != y)
WARPBENCH_COMPARISON(ges, WARPBENCH_SIGNED, x >= y)
WARPBENCH_COMPARISON(geu, WARPBENCH_UNSIGNED, x >= y)
WARPBENCH_COMPARISON(gts, WARPBENCH_SIGNED, x > y)
WARPBENCH_COMPARISON(gtu, WARPBENCH_UNSIGNED, x > y)
WARPBENCH_COMPARISON(les, WARPBENCH_SIGNED, x <= y)
WARPBENCH_COMPARISON(leu, WARPBENCH_UNSIGNED, x <= y)
WARPBENCH_COMPARISON(lts, WARPBENCH_SIGNED, x < y)
WARPBENCH_COMPARISON(ltu, WARPBENCH_UNSIGNED, x < y)

#define WARPBENCH_SUM_OF_DIFFERENCES(name, Field)                                                \
  WARPBENCH_WORD unsigned name(unsigned a, unsigned b) {                                         \
    return warpbench::simulator::words::sumOfFields<Field>(                                      \
        a, b, [](int x, int y) __attribute__((always_inline)) { return __builtin_abs(x - y); }); \
  }
WARPBENCH_SUM_OF_DIFFERENCES(__vsads2, std::int16_t)
WARPBENCH_SUM_OF_DIFFERENCES(__vsadu2, std::uint16_t)
WARPBENCH_SUM_OF_DIFFERENCES(__vsads4, std::int8_t)
WARPBENCH_SUM_OF_DIFFERENCES(__vsadu4, std::uint8_t)

#undef WARPBENCH_SUM_OF_DIFFERENCES
#undef WARPBENCH_COMPARISON
#undef WARPBENCH_SATURATED
#undef WARPBENCH_OF_ONE
#undef WARPBENCH_UNSIGNED
#undef WARPBENCH_SIGNED
#undef WARPBENCH_FIELDS_OF_ONE_
#undef WARPBENCH_FIELDS_
