// SPDX-License-Identifier: GPL-3.0-or-later
#include "compute/program/random_kernels.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

namespace warpbench::test {
namespace {

constexpr std::array kVariables{Whole::Unsigned,         Whole::Unsigned,         Whole::Int,     Whole::Int,
                                Whole::UnsignedLongLong, Whole::UnsignedLongLong, Whole::LongLong};
constexpr std::array kAtomicWords{"atomicAdd", "atomicOr", "atomicXor", "atomicMax"};

bool isWide(Whole type) { return type == Whole::LongLong || type == Whole::UnsignedLongLong; }
bool isSigned(Whole type) { return type == Whole::Int || type == Whole::LongLong; }
std::string variable(std::size_t i) { return "v" + std::to_string(i); }

/// What a thread's variables are at first: of its index and their number.
std::uint64_t firstValue(std::size_t i, std::uint64_t thread) {
  return wrapped(kVariables[i], (thread + 1) * (0x9e3779b97f4a7c15u * (i + 1)));
}

std::uint64_t shifted(Whole type, std::uint64_t value, std::uint64_t amount, bool left) {
  const std::uint64_t width = isWide(type) ? 64 : 32;
  const std::uint64_t bits = isWide(type) ? value : value & 0xffffffff;
  amount &= 0xffffffff;
  if (left) return amount < width ? wrapped(type, bits << amount) : 0;
  if (!isSigned(type)) return amount < width ? wrapped(type, bits >> amount) : 0;
  std::uint64_t result = value;  // by halves, rounded down
  for (std::uint64_t i = 0; i < std::min(amount, width); ++i) result = result >> 1 | (result & std::uint64_t{1} << 63);
  return wrapped(type, result);
}

/// What an expression's names stand for.
struct Scope {
  std::uint64_t thread = 0;
  std::uint64_t counter = 0;
  std::span<const std::uint64_t> variables;
  std::array<std::uint64_t, 2> arguments{};
  std::span<const Function> functions;
};

std::uint64_t valueOf(const Expression& e, const Scope& scope);

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
  if (e.sign == "~") return wrapped(e.type, ~x);
  if (e.sign == "-") return wrapped(e.type, 0 - x);
  if (e.sign == "!") return x == 0;
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

std::uint64_t valueOf(const Expression& e, const Scope& scope) {
  const auto of = [&](std::size_t i) { return valueOf(e.of[i], scope); };
  switch (e.kind) {
    case Expression::Kind::Constant:
      return e.value;
    case Expression::Kind::Variable:
      return scope.variables[e.value];
    case Expression::Kind::Argument:
      return wrapped(Whole::Unsigned, scope.arguments[e.value]);
    case Expression::Kind::Thread:
      return scope.thread;
    case Expression::Kind::Counter:
      return scope.counter;
    case Expression::Kind::Cast:
      return wrapped(e.type, of(0));
    case Expression::Kind::Unary:
      return unary(e, of(0));
    case Expression::Kind::Binary:
      return binary(e, of(0), of(1));
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
      return isWide(e.type) ? cast + std::to_string(e.value) + "ull"
                            : cast + std::to_string(e.value & 0xffffffff) + "u";
    case Expression::Kind::Variable:
      return variable(e.value);
    case Expression::Kind::Argument:
      return e.value == 0 ? "(unsigned)a" : "(unsigned)b";
    case Expression::Kind::Thread:
      return "threadIdx.x";
    case Expression::Kind::Counter:
      return "k";
    case Expression::Kind::Cast:
      return cast + "(" + of(0) + ")";
    case Expression::Kind::Unary:
      return e.sign + (e.sign[0] == '_' ? "(" : " (") + of(0) + ")";
    case Expression::Kind::Binary:
      if (e.sign[0] == 'm') return e.sign + "(" + of(0) + ", " + of(1) + ")";
      if (e.sign[0] == '<' || e.sign[0] == '=') return "((int)(" + of(0) + " " + e.sign + " " + of(1) + "))";
      if (e.sign == "/" || e.sign == "%") return "(" + of(0) + " " + e.sign + " (" + of(1) + " | 1))";
      return "(" + of(0) + " " + e.sign + " " + of(1) + ")";
    case Expression::Kind::Shift:
      return "(" + of(0) + " " + e.sign + " " + of(1) + ")";
    case Expression::Kind::Choice:
      return "(" + of(0) + " ? " + of(1) + " : " + of(2) + ")";
    case Expression::Kind::Call:
      return "f@" + std::to_string(e.value) + "<" + nameOf(e.type) + ">(" + of(0) + ", " + of(1) + ", " + of(2) + ")";
  }
  return "";
}

std::string textOf(const std::vector<Statement>& statements);

std::string textOf(const Statement& s) {
  const std::string to = variable(s.variable);
  const std::string number = std::to_string(s.number);
  switch (s.kind) {
    case Statement::Kind::Assign:
      return to + " = " + textOf(s.of[0]) + ";\n";
    case Statement::Kind::ShiftAssign:
      return to + " " + s.word + " " + textOf(s.of[0]) + ";\n";
    case Statement::Kind::If:
      return "if (" + textOf(s.of[0]) + ") {\n" + textOf(s.body) + "} else {\n" + textOf(s.otherwise) + "}\n";
    case Statement::Kind::Loop:
      return "for (unsigned k = 0; k < (" + textOf(s.of[0]) + " & 7); ++k) {\n" + textOf(s.body) + "}\n";
    case Statement::Kind::Shuffle:
      return to + " = " + s.word + "(~0u, " + textOf(s.of[0]) + ", " + number + ");\n";
    case Statement::Kind::Ballot:
      return to + " = __ballot_sync(~0u, " + textOf(s.of[0]) + ");\n";
    case Statement::Kind::Exchange:
      return "shared[threadIdx.x] = " + textOf(s.of[0]) + ";\n__syncthreads();\n" + to + " = shared[(threadIdx.x + " +
             number + ") % 64];\n__syncthreads();\n";
    case Statement::Kind::Atomic:
      return s.word + "(&cells[" + std::to_string(s.number * RandomKernel::kCells) + " + (" + textOf(s.of[0]) +
             " & 7)], " + textOf(s.of[1]) + ");\n";
  }
  return "";
}

std::string textOf(const std::vector<Statement>& statements) {
  std::string text;
  for (const Statement& each : statements) text += textOf(each);
  return text;
}

/// All threads of the block, one statement after the other.
class Block {
 public:
  explicit Block(std::span<const Function> functions) : m_functions(functions) {
    for (std::size_t thread = 0; thread < RandomKernel::kThreads; ++thread)
      for (std::size_t i = 0; i < kVariables.size(); ++i) m_variables[thread][i] = firstValue(i, thread);
  }

  using Active = std::array<bool, RandomKernel::kThreads>;

  void run(const std::vector<Statement>& statements, const Active& active) {
    for (const Statement& each : statements) run(each, active);
  }

  std::uint64_t hash() const {
    std::uint64_t hash = 0;
    const auto add = [&](std::uint64_t value) { hash = hash * 1099511628211u + value; };
    for (const auto& thread : m_variables)
      for (const std::uint64_t value : thread) add(value);
    for (const std::uint32_t cell : m_cells) add(cell);
    return hash;
  }

 private:
  std::uint64_t value(const Expression& e, std::size_t thread) const {
    return valueOf(e, {.thread = thread,
                       .counter = m_counters[thread],
                       .variables = m_variables[thread],
                       .arguments = {},
                       .functions = m_functions});
  }
  void set(std::size_t thread, std::size_t i, std::uint64_t value) {
    m_variables[thread][i] = wrapped(kVariables[i], value);
  }

  void run(const Statement& s, const Active& active) {
    std::array<std::uint64_t, RandomKernel::kThreads> values{};
    for (std::size_t t = 0; t < active.size(); ++t)
      if (active[t]) values[t] = value(s.of[0], t);
    const auto isActiveBy = [&](bool wanted, auto condition) {
      Active part{};
      for (std::size_t t = 0; t < active.size(); ++t) part[t] = active[t] && condition(t) == wanted;
      return part;
    };
    const auto isTrue = [&](std::size_t t) { return values[t] != 0; };
    switch (s.kind) {
      case Statement::Kind::If:
        run(s.body, isActiveBy(true, isTrue));
        return run(s.otherwise, isActiveBy(false, isTrue));
      case Statement::Kind::Loop:
        return loop(s, active);
      default:
        for (std::size_t t = 0; t < active.size(); ++t)
          if (active[t]) finish(s, t, values);
    }
  }

  /// The bound is looked at before each turn.
  void loop(const Statement& s, const Active& active) {
    const auto before = m_counters;
    Active still = active;
    for (std::uint64_t k = 0;; ++k) {
      bool any = false;
      for (std::size_t t = 0; t < still.size(); ++t) {
        m_counters[t] = k;
        still[t] = still[t] && k < (value(s.of[0], t) & 7);
        any |= still[t];
      }
      if (!any) break;
      run(s.body, still);
    }
    m_counters = before;
  }

  void finish(const Statement& s, std::size_t t, const std::array<std::uint64_t, RandomKernel::kThreads>& values) {
    const std::size_t lane = t % 32, warp = t - lane;
    switch (s.kind) {
      case Statement::Kind::Assign:
        return set(t, s.variable, values[t]);
      case Statement::Kind::ShiftAssign:
        return set(t, s.variable,
                   shifted(kVariables[s.variable], m_variables[t][s.variable], values[t], s.word == "<<="));
      case Statement::Kind::Shuffle: {
        std::size_t from = lane;
        if (s.word == "__shfl_xor_sync") from = lane ^ s.number;
        if (s.word == "__shfl_down_sync") from = lane + s.number < 32 ? lane + s.number : lane;
        if (s.word == "__shfl_up_sync") from = lane >= s.number ? lane - s.number : lane;
        if (s.word == "__shfl_sync") from = s.number;
        return set(t, s.variable, values[warp + from]);
      }
      case Statement::Kind::Ballot: {
        std::uint64_t votes = 0;
        for (std::size_t i = 0; i < 32; ++i) votes |= static_cast<std::uint64_t>(values[warp + i] != 0) << i;
        return set(t, s.variable, votes);
      }
      case Statement::Kind::Exchange:
        return set(t, s.variable, values[(t + s.number) % RandomKernel::kThreads]);
      default: {
        std::uint32_t& cell = m_cells[s.number * RandomKernel::kCells + (values[t] & 7)];
        const auto operand = static_cast<std::uint32_t>(value(s.of[1], t));
        cell = s.number == 0   ? cell + operand
               : s.number == 1 ? cell | operand
               : s.number == 2 ? cell ^ operand
                               : std::max(cell, operand);
      }
    }
  }

  std::span<const Function> m_functions;
  std::array<std::array<std::uint64_t, kVariables.size()>, RandomKernel::kThreads> m_variables{};
  std::array<std::uint64_t, RandomKernel::kThreads> m_counters{};
  std::array<std::uint32_t, RandomKernel::kCells * RandomKernel::kAtomics> m_cells{};
};

Expression cast(Whole type, Expression of) {
  return of.type == type ? of : Expression{.kind = Expression::Kind::Cast, .type = type, .of = {std::move(of)}};
}

}  // namespace

const char* nameOf(Whole type) {
  constexpr std::array kNames{"int", "unsigned", "long long", "unsigned long long"};
  return kNames[static_cast<std::size_t>(type)];
}

std::uint64_t wrapped(Whole type, std::uint64_t value) {
  if (type == Whole::Int) return static_cast<std::uint64_t>(std::int64_t{static_cast<std::int32_t>(value)});
  return type == Whole::Unsigned ? value & 0xffffffff : value;
}

RandomKernel::RandomKernel(std::uint64_t seed) : m_random(seed) {
  m_inFunction = true;
  for (std::uint64_t i = 1 + below(2); i > 0; --i) m_functions.push_back({expression(Whole::Unsigned, 3)});
  m_inFunction = false;
  m_statements = statements(10, 2);
}

Expression RandomKernel::leaf(Whole type) {
  using Kind = Expression::Kind;
  if (m_inFunction) return cast(type, {.kind = Kind::Argument, .value = below(2)});
  switch (below(8)) {
    case 0:
      return {.kind = Kind::Constant, .type = type, .value = wrapped(type, below(2) == 0 ? below(64) : m_random())};
    case 1:
      return cast(type, {.kind = Kind::Thread});
    case 2:
      if (m_inLoop) return cast(type, {.kind = Kind::Counter});
      [[fallthrough]];
    default: {
      const std::uint64_t i = below(kVariables.size());
      return cast(type, {.kind = Kind::Variable, .type = kVariables[i], .value = i});
    }
  }
}

/// Masked as programs do it, bare, or a number.
Expression RandomKernel::amount(int width, int depth) {
  using Kind = Expression::Kind;
  Expression bare = expression(below(3) == 0 ? Whole::Int : Whole::Unsigned, depth);
  const auto number = [&](std::uint64_t value) {
    return Expression{.kind = Kind::Constant, .type = bare.type, .value = value};
  };
  const auto masked = [&](std::uint64_t mask) {
    return Expression{.kind = Kind::Binary, .type = bare.type, .sign = "&", .of = {bare, number(mask)}};
  };
  const auto bits = static_cast<std::uint64_t>(width);
  switch (below(6)) {
    case 0:
      return number(below(bits));  // of a larger number nvcc makes anything
    case 1:
      return masked(127);
    case 2:
      return bare;
    case 3:
      bare = cast(Whole::Unsigned, bare);  // whose negative is defined
      return {.kind = Kind::Binary,
              .type = bare.type,
              .sign = "&",
              .of = {{.kind = Kind::Unary, .type = bare.type, .sign = "-", .of = {bare}}, number(bits - 1)}};
    default:
      return masked(bits - 1);
  }
}

Expression RandomKernel::expression(Whole type, int depth) {
  using Kind = Expression::Kind;
  if (depth == 0) return leaf(type);
  const Whole unsignedType = isWide(type) ? Whole::UnsignedLongLong : Whole::Unsigned;
  const auto operation = [&](Whole of, std::string sign) {  // of what does not overflow
    return cast(type, {.kind = Kind::Binary,
                       .type = of,
                       .sign = std::move(sign),
                       .of = {expression(of, depth - 1), expression(of, depth - 1)}});
  };
  constexpr std::array kArithmetic{"+", "-", "*", "/", "%"};
  constexpr std::array kBitwise{"&", "|", "^", "min", "max"};
  constexpr std::array kUnary{"~", "-", "__popc", "__clz"};
  switch (below(10)) {
    case 0:
      return operation(unsignedType, kArithmetic[below(kArithmetic.size())]);
    case 1:
      return operation(type, kBitwise[below(kBitwise.size())]);
    case 2: {
      constexpr std::array kComparisons{"<", "<=", "=="};
      Expression compared = operation(type, kComparisons[below(kComparisons.size())]);
      while (compared.kind == Kind::Cast) compared = Expression(compared.of[0]);
      compared.type = Whole::Int;
      return cast(type, compared);
    }
    case 3: {
      const std::uint64_t i = below(kUnary.size());
      const Whole of = i < 2 ? unsignedType : i == 2 ? Whole::Unsigned : Whole::Int;
      return cast(
          type,
          {.kind = Kind::Unary, .type = i < 2 ? of : Whole::Int, .sign = kUnary[i], .of = {expression(of, depth - 1)}});
    }
    case 4:
      return {.kind = Kind::Choice,
              .type = type,
              .of = {expression(Whole::Unsigned, depth - 1), expression(type, depth - 1), expression(type, depth - 1)}};
    case 5:
      if (m_inFunction) return leaf(type);
      return {
          .kind = Kind::Call,
          .type = type,
          .value = below(m_functions.size()),
          .of = {
              expression(type, depth - 1), expression(type, depth - 1), {.kind = Kind::Constant, .value = below(4)}}};
    default: {
      const Whole of = below(4) == 0 ? static_cast<Whole>(below(4)) : type;
      Expression left = expression(of, depth - 1);
      Expression by = amount(isWide(of) ? 64 : 32, depth - 1);
      return cast(type, {.kind = Kind::Shift,
                         .type = of,
                         .sign = below(2) == 0 ? "<<" : ">>",
                         .of = {std::move(left), std::move(by)}});
    }
  }
}

Statement RandomKernel::statement(int depth) {
  using Kind = Statement::Kind;
  constexpr int kOutermost = 2;
  const std::uint64_t to = below(kVariables.size());
  // Barriers, and what a whole warp does together, outside of branches.
  switch (below(depth == 0 ? 5 : depth < kOutermost ? 7 : 10)) {
    case 0:
    case 1:
    case 2:
      return {.kind = Kind::Assign, .variable = to, .of = {expression(kVariables[to], 3)}};
    case 3:
      return {.kind = Kind::ShiftAssign,
              .variable = to,
              .word = below(2) == 0 ? "<<=" : ">>=",
              .of = {amount(isWide(kVariables[to]) ? 64 : 32, 2)}};
    case 4: {
      const std::uint64_t i = below(kAtomics);
      return {.kind = Kind::Atomic,
              .word = kAtomicWords[i],
              .number = i,
              .of = {expression(Whole::Unsigned, 2), expression(Whole::Unsigned, 2)}};
    }
    case 5: {
      Expression condition = expression(Whole::Int, 2);
      return {.kind = Kind::If,
              .of = {std::move(condition)},
              .body = statements(2, depth - 1),
              .otherwise = statements(1, depth - 1)};
    }
    case 6: {
      const bool wasInLoop = m_inLoop;
      // The bound does not name the counter of its own loop.
      Expression bound = expression(Whole::Unsigned, 1);
      if (wasInLoop) return {.kind = Kind::Assign, .variable = to, .of = {cast(kVariables[to], bound)}};
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
              .of = {expression(kVariables[to], 2)}};
    }
    case 8:
      return {.kind = Kind::Ballot, .variable = to, .of = {expression(Whole::Int, 2)}};
    default:
      return {.kind = Kind::Exchange,
              .variable = to,
              .number = below(kThreads),
              .of = {expression(Whole::UnsignedLongLong, 2)}};
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
  text += "__global__ void @(unsigned long long* out, unsigned* cells) {\n__shared__ unsigned long long shared[64];\n";
  for (std::size_t i = 0; i < kVariables.size(); ++i)
    text += std::string(nameOf(kVariables[i])) + " " + variable(i) + " = (threadIdx.x + 1ull) * " +
            std::to_string(0x9e3779b97f4a7c15u * (i + 1)) + "ull;\n";
  text += textOf(m_statements);
  for (std::size_t i = 0; i < kVariables.size(); ++i)
    text += "out[threadIdx.x * " + std::to_string(kVariables.size()) + " + " + std::to_string(i) +
            "] = " + variable(i) + ";\n";
  text += "}\n";
  for (std::size_t at = 0; (at = text.find('@', at)) != std::string::npos;) text.replace(at, 1, name);
  return text;
}

std::uint64_t RandomKernel::result() const {
  Block block(m_functions);
  Block::Active all;
  all.fill(true);
  block.run(m_statements, all);
  return block.hash();
}

std::string randomProgram(std::uint64_t first, std::size_t count) {
  const std::size_t values = RandomKernel::kThreads * kVariables.size();
  const std::size_t cells = RandomKernel::kCells * RandomKernel::kAtomics;
  std::string text = "#include <cstdio>\n";
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
