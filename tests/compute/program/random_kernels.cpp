// SPDX-License-Identifier: GPL-3.0-or-later
#include "compute/program/random_kernels.h"

#include <array>
#include <string_view>
#include <utility>

namespace warpbench::test {
namespace {

constexpr std::array kAtomicWords{"atomicAdd", "atomicOr", "atomicXor", "atomicMax"};

std::size_t numberOf(std::string_view name) {
  for (std::size_t i = 0; i < kVariables.size(); ++i)
    if (kVariables[i].name == name) return i;
  return 0;
}

}  // namespace

RandomKernel::RandomKernel(std::uint64_t seed) : m_random(seed) {
  m_inFunction = true;
  for (std::uint64_t i = 1 + below(2); i > 0; --i) m_functions.push_back({expression(Number::Unsigned, 3)});
  m_inFunction = false;
  m_statements = statements(10, 2);
}

Expression RandomKernel::cast(Number type, Expression of) {
  if (of.type == type) return of;
  return {.kind = Expression::Kind::Cast, .type = type, .value = below(4) == 0, .of = {std::move(of)}};
}

std::uint64_t RandomKernel::variable(bool isFloat) {
  for (;;)
    if (const std::uint64_t i = below(kVariables.size()); isFloating(kVariables[i].type) == isFloat) return i;
}

Expression RandomKernel::leaf(Number type) {
  using Kind = Expression::Kind;
  if (m_inFunction) return cast(type, {.kind = Kind::Argument, .value = below(2)});
  switch (below(8)) {
    case 0:
      return {.kind = Kind::Constant,
              .type = type,
              .value = converted(type, Number::UnsignedLongLong, below(2) == 0 ? below(64) : m_random())};
    case 1:
      return cast(type, {.kind = Kind::Thread});
    case 2:
      if (m_inLoop) return cast(type, {.kind = Kind::Counter});
      [[fallthrough]];
    default: {
      const std::uint64_t i = variable(below(8) == 0);
      return cast(type, {.kind = Kind::Variable, .type = kVariables[i].type, .value = i});
    }
  }
}

Expression RandomKernel::floatingLeaf(Number type) {
  const std::uint64_t i = variable(below(6) != 0);
  return cast(type, {.kind = Expression::Kind::Variable, .type = kVariables[i].type, .value = i});
}

/// Has a factor that no other product has, because nvcc may leave a product with a second use unfused.
Expression RandomKernel::product(Number type, int depth) {
  using Kind = Expression::Kind;
  const auto operation = [&](const char* sign, Expression a, Expression b) {
    return Expression{.kind = Kind::Binary, .type = type, .sign = sign, .of = {std::move(a), std::move(b)}};
  };
  Expression own{.kind = Kind::Constant, .type = type, .value = bitsOf(type, static_cast<double>(++m_products) / 8)};
  Expression factor = operation("+", rounded(floating(type, depth)), std::move(own));
  return operation(m_joins ? "*" : "mul_rn", std::move(factor), floating(type, depth));
}

Expression RandomKernel::sum(Expression a, Expression b) {
  if (a.isProduct()) b = rounded(std::move(b));
  if (a.isProduct() && b.branches()) a.sign = "mul_rn";
  if (b.isProduct() && a.branches()) b.sign = "mul_rn";
  const Number type = a.type;
  return {.kind = Expression::Kind::Binary,
          .type = type,
          .sign = below(2) == 0 ? "+" : "-",
          .of = {std::move(a), std::move(b)}};
}

/// Not in loops: nvcc computes unchanging products before the loop, without their sums.
Expression RandomKernel::joined(Number type, int depth) {
  m_joins = isFloating(type) && !m_inLoop;
  Expression made = rounded(expression(type, depth));
  m_joins = false;
  return made;
}

Expression RandomKernel::rounded(Expression value) {
  if (!value.isProduct()) return value;
  Expression leaf = floatingLeaf(value.type);
  return sum(std::move(value), std::move(leaf));
}

Expression RandomKernel::floating(Number type, int depth) {
  using Kind = Expression::Kind;
  if (depth == 0) return floatingLeaf(type);
  const auto binary = [&](std::string sign, Expression a, Expression b) {
    return Expression{.kind = Kind::Binary, .type = type, .sign = std::move(sign), .of = {std::move(a), std::move(b)}};
  };
  const auto of = [&] { return floating(type, depth - 1); };
  switch (below(11)) {
    case 0:
    case 1: {
      Expression a = of();
      return sum(std::move(a), of());
    }
    case 2:
    case 3: {
      Expression a = product(type, depth - 1);
      return sum(std::move(a), of());
    }
    case 4: {
      Expression a = of();
      return sum(std::move(a), product(type, depth - 1));
    }
    case 5:
      return product(type, depth - 1);
    case 6:
      return binary("/", of(), of());
    case 7:
      return {.kind = Kind::Unary, .type = type, .sign = below(2) == 0 ? "sqrt" : "fabs", .of = {of()}};
    case 8:
      return binary(below(2) == 0 ? "min" : "max", of(), of());
    case 9:
      return {.kind = Kind::Fused, .type = type, .of = {of(), of(), of()}};
    default:
      return cast(type, expression(static_cast<Number>(below(6)), depth - 1));
  }
}

/// A shift's amount: masked as in programs, unmasked, or a number.
Expression RandomKernel::amount(int width, int depth) {
  using Kind = Expression::Kind;
  Expression bare = expression(below(3) == 0 ? Number::Int : Number::Unsigned, depth);
  const auto number = [&](std::uint64_t value) {
    return Expression{.kind = Kind::Constant, .type = bare.type, .value = value};
  };
  const auto masked = [&](std::uint64_t mask) {
    return Expression{.kind = Kind::Binary, .type = bare.type, .sign = "&", .of = {bare, number(mask)}};
  };
  const auto bits = static_cast<std::uint64_t>(width);
  switch (below(6)) {
    case 0:
      return number(below(bits));  // nvcc's result for a larger number is undefined
    case 1:
      return masked(127);
    case 2:
      return bare;
    case 3:
      bare = cast(Number::Unsigned, bare);  // its negative is defined
      return {.kind = Kind::Binary,
              .type = bare.type,
              .sign = "&",
              .of = {{.kind = Kind::Unary, .type = bare.type, .sign = "-", .of = {bare}}, number(bits - 1)}};
    default:
      return masked(bits - 1);
  }
}

Expression RandomKernel::expression(Number type, int depth) {
  using Kind = Expression::Kind;
  if (isFloating(type)) return floating(type, depth);
  if (depth == 0) return leaf(type);
  const Number unsignedType = isWide(type) ? Number::UnsignedLongLong : Number::Unsigned;
  const auto operation = [&](Number of, std::string sign) {  // in a type that does not overflow
    return cast(type, {.kind = Kind::Binary,
                       .type = of,
                       .sign = std::move(sign),
                       .of = {expression(of, depth - 1), expression(of, depth - 1)}});
  };
  constexpr std::array kArithmetic{"+", "-", "*", "/", "%"};
  constexpr std::array kBitwise{"&", "|", "^", "min", "max"};
  constexpr std::array kUnary{"~", "-", "__popc", "__clz"};
  switch (below(12)) {
    case 0:
      return operation(unsignedType, kArithmetic[below(kArithmetic.size())]);
    case 1:
      return operation(type, kBitwise[below(kBitwise.size())]);
    case 2: {
      constexpr std::array kComparisons{"<", "<=", "=="};
      const Number of = m_inFunction || below(3) != 0 ? type : below(2) == 0 ? Number::Float : Number::Double;
      return cast(type, {.kind = Kind::Binary,
                         .type = Number::Int,
                         .sign = kComparisons[below(kComparisons.size())],
                         .of = {expression(of, depth - 1), expression(of, depth - 1)}});
    }
    case 3: {
      const std::uint64_t i = below(kUnary.size());
      const Number of = i < 2 ? unsignedType : i == 2 ? Number::Unsigned : Number::Int;
      return cast(type, {.kind = Kind::Unary,
                         .type = i < 2 ? of : Number::Int,
                         .sign = kUnary[i],
                         .of = {expression(of, depth - 1)}});
    }
    case 4:
      if (m_joins) return leaf(type);
      return {
          .kind = Kind::Choice,
          .type = type,
          .of = {expression(Number::Unsigned, depth - 1), expression(type, depth - 1), expression(type, depth - 1)}};
    case 5:
      if (m_inFunction || m_joins) return leaf(type);
      return {
          .kind = Kind::Call,
          .type = type,
          .value = below(m_functions.size()),
          .of = {
              expression(type, depth - 1), expression(type, depth - 1), {.kind = Kind::Constant, .value = below(4)}}};
    case 6:
      if (m_inFunction) return leaf(type);
      return cast(type, expression(below(2) == 0 ? Number::Float : Number::Double, depth - 1));
    default: {
      const Number of = below(4) == 0 ? static_cast<Number>(below(4)) : type;
      Expression left = expression(of, depth - 1);
      Expression by = amount(isWide(of) ? 64 : 32, depth - 1);
      return cast(type, {.kind = Kind::Shift,
                         .type = of,
                         .sign = below(2) == 0 ? "<<" : ">>",
                         .of = {std::move(left), std::move(by)}});
    }
  }
}

Statement RandomKernel::assignment(std::size_t to) {
  if (isFloating(kVariables[to].type) && below(6) == 0)
    return {.kind = Statement::Kind::Assign,
            .variable = to,
            .of = {{.kind = Expression::Kind::Choice,
                    .type = kVariables[to].type,
                    .of = {expression(Number::Int, 2), expression(kVariables[to].type, 2),
                           expression(kVariables[to].type, 2)}}}};
  // Also assigns another type, without a cast.
  const Number type = below(5) == 0 ? static_cast<Number>(below(6)) : kVariables[to].type;
  return {.kind = Statement::Kind::Assign, .variable = to, .of = {joined(type, 3)}};
}

/// `quad = make_float4(...)`, `pair = make_int2(...)`, `object = S{...}`
Statement RandomKernel::construction() {
  constexpr std::array<std::pair<const char*, std::size_t>, 3> kObjects{{{"quad", 4}, {"pair", 2}, {"object", 3}}};
  const auto& [name, members] = kObjects[below(kObjects.size())];
  const std::size_t first = numberOf(std::string(name) + (std::string_view(name) == "object" ? ".f" : ".x"));
  Statement made{.kind = Statement::Kind::Construct, .variable = first, .word = name};
  const bool floats = std::string_view(name) == "quad";
  for (std::size_t i = 0; i < members; ++i) {
    const Number type = kVariables[first + i].type;
    made.of.push_back(floats ? joined(type, 2) : expression(type, 2));
  }
  return made;
}

Statement RandomKernel::statement(int depth) {
  using Kind = Statement::Kind;
  constexpr int kOutermost = 2;
  const std::uint64_t to = below(kVariables.size());
  // Barriers and functions of whole warps, outside of branches.
  switch (below(depth == 0 ? 5 : depth < kOutermost ? 7 : 10)) {
    case 0:
    case 1:
      return assignment(to);
    case 2:
      return construction();
    case 3: {
      const std::uint64_t whole = variable(false);
      return {.kind = Kind::ShiftAssign,
              .variable = whole,
              .word = below(2) == 0 ? "<<=" : ">>=",
              .of = {amount(isWide(kVariables[whole].type) ? 64 : 32, 2)}};
    }
    case 4: {
      const std::uint64_t i = below(RandomBlock::kAtomics);
      return {.kind = Kind::Atomic,
              .word = kAtomicWords[i],
              .number = i,
              .of = {expression(Number::Unsigned, 2), expression(Number::Unsigned, 2)}};
    }
    case 5: {
      Expression condition = expression(Number::Int, 2);
      return {.kind = Kind::If,
              .of = {std::move(condition)},
              .body = statements(2, depth - 1),
              .otherwise = statements(1, depth - 1)};
    }
    case 6: {
      const bool wasInLoop = m_inLoop;
      // The bound does not name the counter of its own loop.
      Expression bound = expression(Number::Unsigned, 1);
      if (wasInLoop) return {.kind = Kind::Assign, .variable = to, .of = {cast(kVariables[to].type, bound)}};
      m_inLoop = true;
      Statement loop{.kind = Kind::Loop, .of = {std::move(bound)}, .body = statements(2, depth - 1)};
      m_inLoop = wasInLoop;
      return loop;
    }
    case 7: {
      constexpr std::array kWords{"__shfl_xor_sync", "__shfl_down_sync", "__shfl_up_sync", "__shfl_sync"};
      return {.kind = Kind::Shuffle,
              .variable = to,
              .word = kWords[below(kWords.size())],
              .number = below(32),
              .of = {joined(kVariables[to].type, 2)}};
    }
    case 8:
      return {.kind = Kind::Ballot, .variable = to, .of = {expression(Number::Int, 2)}};
    default:
      return {.kind = Kind::Exchange,
              .variable = to,
              .number = below(RandomBlock::kThreads),
              .of = {expression(Number::UnsignedLongLong, 2)}};
  }
}

std::vector<Statement> RandomKernel::statements(std::size_t count, int depth) {
  std::vector<Statement> made;
  while (made.size() < count) made.push_back(statement(depth));
  return made;
}

std::string RandomKernel::text(const std::string& name) const {
  std::string text;
  for (std::size_t i = 0; i < m_functions.size(); ++i)
    text += "template <typename T> __device__ T f@" + std::to_string(i) +
            "(T a, T b, unsigned n) {\n  return n == 0 ? a : f@" + std::to_string(i) + "<T>((T)" +
            textOf(m_functions[i].step) + ", b, n - 1);\n}\n";
  text +=
      "struct S@ { float f; unsigned u; double d; };\n"
      "__global__ void @(unsigned long long* out, unsigned* cells) {\n__shared__ unsigned long long shared[64];\n"
      "volatile unsigned long long* stored = out + threadIdx.x * " +
      std::to_string(kVariables.size()) + ";\n" + textOfVariables() + textOf(m_statements);
  for (std::size_t i = 0; i < kVariables.size(); ++i)
    text += "out[threadIdx.x * " + std::to_string(kVariables.size()) + " + " + std::to_string(i) + "] = bits(" +
            kVariables[i].name + ");\n";
  text += "}\n";
  for (std::size_t at = 0; (at = text.find('@', at)) != std::string::npos;) text.replace(at, 1, name);
  return text;
}

std::uint64_t RandomKernel::result() const {
  RandomBlock block(m_functions);
  block.run(m_statements);
  return block.hash();
}

std::string randomProgram(std::uint64_t first, std::size_t count) {
  const std::size_t values = RandomBlock::kThreads * kVariables.size();
  const std::size_t cells = RandomBlock::kCells * RandomBlock::kAtomics;
  std::string text =
      "#include <cstdio>\n"
      "__device__ unsigned nothing;\n"
      "template <typename T> __device__ unsigned long long bits(T x) { return x; }\n"
      "__device__ unsigned long long bits(float x) { return x != x ? 0 : __float_as_uint(x); }\n"
      "__device__ unsigned long long bits(double x) { return x != x ? 0 : __double_as_longlong(x); }\n";
  std::string calls;
  for (std::uint64_t seed = first; seed < first + count; ++seed) {
    const std::string name = "k" + std::to_string(seed);
    text += RandomKernel(seed).text(name);
    calls += "  run(" + name + ", " + std::to_string(seed) + ");\n";
  }
  return text +
         "void run(void (*kernel)(unsigned long long*, unsigned*), int seed) {\n"
         "  static unsigned long long* out;\n  static unsigned* cells;\n"
         "  if (!out) cudaMallocManaged(&out, " +
         std::to_string(values) + " * 8), cudaMallocManaged(&cells, " + std::to_string(cells) +
         " * 4);\n"
         "  for (int i = 0; i < " +
         std::to_string(cells) +
         "; ++i) cells[i] = 0;\n"
         "  kernel<<<1, 64>>>(out, cells);\n"
         "  const char* error = cudaGetErrorName(cudaDeviceSynchronize());\n"
         "  unsigned long long hash = 0;\n"
         "  for (int i = 0; i < " +
         std::to_string(values) +
         "; ++i) hash = hash * 1099511628211ull + out[i];\n"
         "  for (int i = 0; i < " +
         std::to_string(cells) +
         "; ++i) hash = hash * 1099511628211ull + cells[i];\n"
         "  printf(\"%d %llx %s\\n\", seed, hash, error);\n}\n"
         "int main() {\n" +
         calls + "}\n";
}

}  // namespace warpbench::test
