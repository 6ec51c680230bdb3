// SPDX-License-Identifier: GPL-3.0-or-later
#include "compute/program/random_expressions.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace warpbench::test {
namespace {

/// The low bits of a value, in an integer type.
std::uint64_t wrapped(Number type, std::uint64_t value) {
  if (type == Number::Int) return static_cast<std::uint64_t>(std::int64_t{static_cast<std::int32_t>(value)});
  return type == Number::Unsigned ? value & 0xffffffff : value;
}

template <typename Integer>
std::uint64_t saturated(double value) {
  using Limits = std::numeric_limits<Integer>;
  const long double whole = std::trunc(static_cast<long double>(value));  // has a significand of 64 bits
  if (whole > static_cast<long double>(Limits::max())) return static_cast<std::uint64_t>(Limits::max());
  if (whole < static_cast<long double>(Limits::min())) return static_cast<std::uint64_t>(Limits::min());
  return static_cast<std::uint64_t>(static_cast<Integer>(whole));
}

std::uint64_t wholeOf(Number to, Number from, double value) {
  if (std::isnan(value)) {
    if (isWide(to)) return std::uint64_t{1} << 63;
    return from == Number::Float ? 0 : wrapped(to, std::uint64_t{1} << 31);
  }
  switch (to) {
    case Number::Int:
      return saturated<std::int32_t>(value);
    case Number::Unsigned:
      return saturated<std::uint32_t>(value);
    case Number::LongLong:
      return saturated<std::int64_t>(value);
    default:
      return saturated<std::uint64_t>(value);
  }
}

/// The smaller or larger number; the other number if one is NaN. -0 is less than +0.
double extreme(bool smaller, double a, double b) {
  if (std::isnan(a)) return b;
  if (std::isnan(b)) return a;
  const bool less = a == b ? std::signbit(a) && !std::signbit(b) : a < b;
  return less == smaller ? a : b;
}

/// a * b + c, rounded once.
std::uint64_t fused(Number type, double a, double b, double c) {
  if (type == Number::Double) return bitsOf(type, std::fma(a, b, c));
  return bitsOf(type,
                static_cast<double>(std::fma(static_cast<float>(a), static_cast<float>(b), static_cast<float>(c))));
}

std::uint64_t floatingBinary(const Expression& e, const Scope& scope) {
  const Number type = e.of[0].type;
  const auto of = [&](const Expression& each) { return valueOf(type, valueOf(each, scope)); };
  const bool adds = e.sign == "+" || e.sign == "-";
  const double sign = e.sign == "-" ? -1 : 1;
  if (adds && e.of[0].isProduct()) return fused(type, of(e.of[0].of[0]), of(e.of[0].of[1]), sign * of(e.of[1]));
  if (adds && e.of[1].isProduct()) return fused(type, sign * of(e.of[1].of[0]), of(e.of[1].of[1]), of(e.of[0]));
  const double a = of(e.of[0]), b = of(e.of[1]);
  // A double result of floats, rounded to float, equals the float result for all of these operations.
  if (e.sign == "+") return bitsOf(type, a + b);
  if (e.sign == "-") return bitsOf(type, a - b);
  if (e.sign == "*" || e.sign == "mul_rn") return bitsOf(type, a * b);
  if (e.sign == "/") return bitsOf(type, a / b);
  if (e.sign == "<") return a < b;
  if (e.sign == "<=") return a <= b;
  if (e.sign == "==") return a == b;
  return bitsOf(type, extreme(e.sign == "min", a, b));
}

std::uint64_t binary(const Expression& e, std::uint64_t a, std::uint64_t b) {
  const auto less = [&](std::uint64_t x, std::uint64_t y) {
    return isSigned(e.of[0].type) ? static_cast<std::int64_t>(x) < static_cast<std::int64_t>(y) : x < y;
  };
  switch (e.sign[0]) {
    case '+':
      return wrapped(e.type, a + b);
    case '-':
      return wrapped(e.type, a - b);
    case '*':
      return wrapped(e.type, a * b);
    case '&':
      return a & b;
    case '|':
      return a | b;
    case '^':
      return a ^ b;
    case '/':
      return a / (b | 1);
    case '%':
      return a % (b | 1);
    case '<':
      return e.sign == "<=" ? !less(b, a) : less(a, b);
    case '=':
      return a == b;
    case 'm':
      return (e.sign == "min") == less(a, b) ? a : b;
    default:
      return 0;
  }
}

std::uint64_t unary(const Expression& e, std::uint64_t x) {
  if (isFloating(e.type)) {
    const double value = valueOf(e.type, x);
    return bitsOf(e.type, e.sign == "-" ? -value : e.sign == "sqrt" ? std::sqrt(value) : std::fabs(value));
  }
  if (e.sign == "~") return wrapped(e.type, ~x);
  if (e.sign == "-") return wrapped(e.type, 0 - x);
  if (e.sign == "__popc") return static_cast<std::uint64_t>(std::popcount(static_cast<std::uint32_t>(x)));
  return static_cast<std::uint64_t>(std::countl_zero(static_cast<std::uint32_t>(x)));
}

std::uint64_t called(const Expression& e, const Scope& scope) {
  Scope inner = scope;
  inner.arguments = {wrapped(e.type, valueOf(e.of[0], scope)), wrapped(e.type, valueOf(e.of[1], scope))};
  for (std::uint64_t n = valueOf(e.of[2], scope); n > 0; --n)
    inner.arguments[0] = wrapped(e.type, valueOf(scope.functions[e.value].step, inner));
  return inner.arguments[0];
}

}  // namespace

bool Expression::hasProduct() const {
  return isProduct() || std::ranges::any_of(of, [](const Expression& each) { return each.hasProduct(); });
}

bool Expression::branches() const {
  return sign == "/" || sign == "%" || sign == "sqrt" || kind == Kind::Choice || kind == Kind::Call ||
         std::ranges::any_of(of, [](const Expression& each) { return each.branches(); });
}

bool mayExceed(Number type, const Expression& amount) {
  const std::uint64_t width = isWide(type) ? 64 : 32;
  const bool isMasked = amount.kind == Expression::Kind::Binary && amount.sign == "&";
  const Expression& most = isMasked ? amount.of[1] : amount;
  return most.kind != Expression::Kind::Constant || most.value >= width;
}

const char* nameOf(Number type) {
  constexpr std::array kNames{"int", "unsigned", "long long", "unsigned long long", "float", "double"};
  return kNames[static_cast<std::size_t>(type)];
}

std::uint64_t bitsOf(Number type, double value) {
  return type == Number::Double ? std::bit_cast<std::uint64_t>(value)
                                : std::bit_cast<std::uint32_t>(static_cast<float>(value));
}

double valueOf(Number type, std::uint64_t bits) {
  return type == Number::Double ? std::bit_cast<double>(bits)
                                : static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
}

std::uint64_t converted(Number to, Number from, std::uint64_t bits) {
  if (isFloating(from) && isFloating(to)) return bitsOf(to, valueOf(from, bits));
  if (isFloating(from)) return wholeOf(to, from, valueOf(from, bits));
  if (!isFloating(to)) return wrapped(to, bits);
  const auto signedBits = static_cast<std::int64_t>(bits);
  if (to == Number::Double)
    return bitsOf(to, isSigned(from) ? static_cast<double>(signedBits) : static_cast<double>(bits));
  return std::bit_cast<std::uint32_t>(isSigned(from) ? static_cast<float>(signedBits) : static_cast<float>(bits));
}

std::uint64_t shifted(Number type, std::uint64_t value, std::uint64_t amount, bool left) {
  const std::uint64_t width = isWide(type) ? 64 : 32;
  const std::uint64_t bits = isWide(type) ? value : value & 0xffffffff;
  amount &= 0xffffffff;
  if (left) return amount < width ? wrapped(type, bits << amount) : 0;
  if (!isSigned(type)) return amount < width ? wrapped(type, bits >> amount) : 0;
  std::uint64_t result = value;  // by halves, rounded down
  for (std::uint64_t i = 0; i < std::min(amount, width); ++i) result = result >> 1 | (result & std::uint64_t{1} << 63);
  return wrapped(type, result);
}

std::uint64_t valueOf(const Expression& e, const Scope& scope) {
  const auto of = [&](std::size_t i) { return valueOf(e.of[i], scope); };
  switch (e.kind) {
    case Expression::Kind::Constant:
      return e.value;
    case Expression::Kind::Variable:
      return scope.variables[e.value];
    case Expression::Kind::Argument:
      return wrapped(Number::Unsigned, scope.arguments[e.value]);
    case Expression::Kind::Thread:
      return scope.thread;
    case Expression::Kind::Counter:
      return scope.counter;
    case Expression::Kind::Cast:
      return converted(e.type, e.of[0].type, of(0));
    case Expression::Kind::Unary:
      return unary(e, of(0));
    case Expression::Kind::Binary:
      return isFloating(e.of[0].type) ? floatingBinary(e, scope) : binary(e, of(0), of(1));
    case Expression::Kind::Fused:
      return fused(e.type, valueOf(e.type, of(0)), valueOf(e.type, of(1)), valueOf(e.type, of(2)));
    case Expression::Kind::Shift:
      return shifted(e.type, of(0), of(1), e.sign == "<<");
    case Expression::Kind::Choice:
      return of(0) != 0 ? of(1) : of(2);
    case Expression::Kind::Call:
      return called(e, scope);
  }
  return 0;
}

std::string textOf(const Expression& e) {
  const auto of = [&](std::size_t i) { return textOf(e.of[i]); };
  const std::string cast = std::string("(") + nameOf(e.type) + ")";
  switch (e.kind) {
    case Expression::Kind::Constant:
      if (isFloating(e.type)) return cast + std::to_string(valueOf(e.type, e.value));
      return isWide(e.type) ? cast + std::to_string(e.value) + "ull"
                            : cast + std::to_string(e.value & 0xffffffff) + "u";
    case Expression::Kind::Variable:
      return kVariables[e.value].name;
    case Expression::Kind::Argument:
      return e.value == 0 ? "(unsigned)a" : "(unsigned)b";
    case Expression::Kind::Thread:
      return "threadIdx.x";
    case Expression::Kind::Counter:
      return "k";
    case Expression::Kind::Cast:
      return e.value == 0 ? cast + "(" + of(0) + ")"
                          : std::string("static_cast<") + nameOf(e.type) + ">(" + of(0) + ")";
    case Expression::Kind::Unary:
      return e.sign + (e.sign.size() > 1 ? "(" : " (") + of(0) + ")";
    case Expression::Kind::Binary:
      if (e.sign == "mul_rn")
        return (e.type == Number::Float ? "__fmul_rn(" : "__dmul_rn(") + of(0) + ", " + of(1) + ")";
      if (e.sign[0] == 'm') return e.sign + "(" + of(0) + ", " + of(1) + ")";
      if (e.sign[0] == '<' || e.sign[0] == '=') return "((int)(" + of(0) + " " + e.sign + " " + of(1) + "))";
      if (!isFloating(e.type) && (e.sign == "/" || e.sign == "%"))
        return "(" + of(0) + " " + e.sign + " (" + of(1) + " | 1))";
      return "(" + of(0) + " " + e.sign + " " + of(1) + ")";
    case Expression::Kind::Fused:
      return "fma(" + of(0) + ", " + of(1) + ", " + of(2) + ")";
    case Expression::Kind::Shift:
      if (mayExceed(e.type, e.of[1]))
        return "(" + cast + "(" + of(0) + " ^ nothing) " + e.sign + " (" + of(1) + " + nothing))";
      return "(" + of(0) + " " + e.sign + " " + of(1) + ")";
    case Expression::Kind::Choice:
      return "(" + of(0) + " ? " + of(1) + " : " + of(2) + ")";
    case Expression::Kind::Call:
      return "f@" + std::to_string(e.value) + "<" + nameOf(e.type) + ">(" + of(0) + ", " + of(1) + ", " + of(2) + ")";
  }
  return "";
}

}  // namespace warpbench::test
