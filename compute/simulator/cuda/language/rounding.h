// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cfenv>
#include <cstdint>

#include "builtins.h"

/// Arithmetic with explicit rounding (CUDA Math API, intrinsics that end in _rn, _rz, _ru, _rd).
namespace warpbench::simulator::words {

enum class Rounding : std::uint8_t { Nearest, Zero, Up, Down };

/// Sets the processor's rounding mode during its lifetime. Computations meanwhile must use volatile variables, which
/// g++ does not move across calls.
class RoundingMode {
 public:
  WARPBENCH_WORD explicit RoundingMode(Rounding rounding) {
    std::fesetround(rounding == Rounding::Zero   ? FE_TOWARDZERO
                    : rounding == Rounding::Up   ? FE_UPWARD
                    : rounding == Rounding::Down ? FE_DOWNWARD
                                                 : FE_TONEAREST);
  }
  WARPBENCH_WORD ~RoundingMode() { std::fesetround(FE_TONEAREST); }
  RoundingMode(const RoundingMode&) = delete;
  RoundingMode& operator=(const RoundingMode&) = delete;
};

enum class Arithmetic : std::uint8_t { Add, Subtract, Multiply, Divide, MultiplyAdd, SquareRoot };

/// a + b, a * b + c and so on, with a single rounding.
template <Arithmetic arithmetic, Rounding rounding, typename Float>
WARPBENCH_UNSEEN auto rounded(Float first, Float second, Float third) noexcept {
  warpbench::simulator::unseen();
  volatile Float a = first;
  volatile Float b = second;
  volatile Float c = third;
  volatile Float result;
  const RoundingMode mode(rounding);
  if constexpr (arithmetic == Arithmetic::Add)
    result = a + b;
  else if constexpr (arithmetic == Arithmetic::Subtract)
    result = a - b;
  else if constexpr (arithmetic == Arithmetic::Multiply)
    result = a * b;
  else if constexpr (arithmetic == Arithmetic::Divide)
    result = a / b;
  else if constexpr (arithmetic == Arithmetic::MultiplyAdd && sizeof(Float) == 4)
    result = __builtin_fmaf(a, b, c);
  else if constexpr (arithmetic == Arithmetic::MultiplyAdd)
    result = __builtin_fma(a, b, c);
  else if constexpr (sizeof(Float) == 4)
    result = __builtin_sqrtf(a);
  else
    result = __builtin_sqrt(a);
  return result;
}

/// 1 / sqrt(x), rounded to nearest. Rounding the double result again is harmless: no float's inverse square root is
/// that close to the middle of two floats.
WARPBENCH_UNSEEN inline float inverseSquareRoot(float x) noexcept {
  warpbench::simulator::unseen();
  return static_cast<float>(1.0 / __builtin_sqrt(static_cast<double>(x)));
}

}  // namespace warpbench::simulator::words

#define WARPBENCH_ROUNDED_(name, Float, parameters, arithmetic, rounding, a, b, c) \
  WARPBENCH_WORD Float name parameters {                                           \
    using namespace warpbench::simulator::words;                                   \
    return rounded<Arithmetic::arithmetic, Rounding::rounding, Float>(a, b, c);    \
  }
#define WARPBENCH_ROUNDED(name, Float, parameters, arithmetic, a, b, c)          \
  WARPBENCH_ROUNDED_(name##_rn, Float, parameters, arithmetic, Nearest, a, b, c) \
  WARPBENCH_ROUNDED_(name##_rz, Float, parameters, arithmetic, Zero, a, b, c)    \
  WARPBENCH_ROUNDED_(name##_ru, Float, parameters, arithmetic, Up, a, b, c)      \
  WARPBENCH_ROUNDED_(name##_rd, Float, parameters, arithmetic, Down, a, b, c)

WARPBENCH_ROUNDED(__fadd, float, (float a, float b), Add, a, b, 0)
WARPBENCH_ROUNDED(__fsub, float, (float a, float b), Subtract, a, b, 0)
WARPBENCH_ROUNDED(__fmul, float, (float a, float b), Multiply, a, b, 0)
WARPBENCH_ROUNDED(__fdiv, float, (float a, float b), Divide, a, b, 0)
WARPBENCH_ROUNDED(__fmaf, float, (float a, float b, float c), MultiplyAdd, a, b, c)
WARPBENCH_ROUNDED(__frcp, float, (float a), Divide, 1, a, 0)
WARPBENCH_ROUNDED(__fsqrt, float, (float a), SquareRoot, a, 0, 0)
WARPBENCH_ROUNDED(__dadd, double, (double a, double b), Add, a, b, 0)
WARPBENCH_ROUNDED(__dsub, double, (double a, double b), Subtract, a, b, 0)
WARPBENCH_ROUNDED(__dmul, double, (double a, double b), Multiply, a, b, 0)
WARPBENCH_ROUNDED(__ddiv, double, (double a, double b), Divide, a, b, 0)
WARPBENCH_ROUNDED(__fma, double, (double a, double b, double c), MultiplyAdd, a, b, c)
WARPBENCH_ROUNDED(__drcp, double, (double a), Divide, 1, a, 0)
WARPBENCH_ROUNDED(__dsqrt, double, (double a), SquareRoot, a, 0, 0)
#undef WARPBENCH_ROUNDED
#undef WARPBENCH_ROUNDED_

WARPBENCH_WORD float __frsqrt_rn(float x) { return warpbench::simulator::words::inverseSquareRoot(x); }
