// SPDX-License-Identifier: GPL-3.0-or-later
#include "compute/program/random_statements.h"

#include <algorithm>
#include <cmath>

namespace warpbench::test {
namespace {

std::uint64_t factorOf(std::size_t i) { return 0x9e3779b97f4a7c15u * (i + 1); }

/// Integers use all bits. Floats are integers too, with as many bits as they can represent. (A division by a power of
/// two would make them products.)
std::uint64_t firstValue(std::size_t i, std::uint64_t thread) {
  const std::uint64_t bits = (thread + 1) * factorOf(i);
  const Number type = kVariables[i].type;
  if (!isFloating(type)) return converted(type, Number::UnsignedLongLong, bits);
  const Number whole = type == Number::Float ? Number::Int : Number::LongLong;
  return converted(type, whole, shifted(whole, converted(whole, Number::UnsignedLongLong, bits), 8, false));
}

/// nvcc may compute the product here and its sum later, after a branch, and then it does not fuse them. Storing the
/// value at once prevents this.
std::string textOfStores(const Statement& s) {
  std::string text;
  for (std::size_t i = 0; i < s.of.size(); ++i)
    if (s.of[i].hasProduct())
      text += "stored[" + std::to_string(s.variable + i) + "] = bits(" + kVariables[s.variable + i].name + ");\n";
  return text;
}

std::string textOf(const Statement& s) {
  const std::string to = kVariables[s.variable].name;
  const std::string number = std::to_string(s.number);
  switch (s.kind) {
    case Statement::Kind::Assign:
      return to + " = " + textOf(s.of[0]) + ";\n" + textOfStores(s);
    case Statement::Kind::Construct: {
      std::string values;
      for (const Expression& each : s.of) values += (values.empty() ? "" : ", ") + textOf(each);
      return (s.word == "object" ? "object = S@{" + values + "};\n"
              : s.word == "quad" ? "quad = make_float4(" + values + ");\n"
                                 : "pair = make_int2(" + values + ");\n") +
             textOfStores(s);
    }
    case Statement::Kind::ShiftAssign:
      if (mayExceed(kVariables[s.variable].type, s.of[0]))
        return to + " ^= nothing;\n" + to + " " + s.word + " (" + textOf(s.of[0]) + " + nothing);\n";
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
      return s.word + "(&cells[" + std::to_string(s.number * RandomBlock::kCells) + " + (" + textOf(s.of[0]) +
             " & 7)], " + textOf(s.of[1]) + ");\n";
  }
  return "";
}

}  // namespace

std::string textOf(const std::vector<Statement>& statements) {
  std::string text;
  for (const Statement& each : statements) text += textOf(each);
  return text;
}

std::string textOfVariables() {
  std::string text = "int2 pair;\nfloat4 quad;\nS@ object;\n";
  for (std::size_t i = 0; i < kVariables.size(); ++i) {
    const std::string name = kVariables[i].name;
    const bool isMember = name.find('.') != std::string::npos;
    const std::string bits = "(threadIdx.x + 1ull) * " + std::to_string(factorOf(i)) + "ull";
    text += (isMember ? "" : std::string(nameOf(kVariables[i].type)) + " ") + name + " = " +
            (kVariables[i].type == Number::Float    ? "(int)(" + bits + ") >> 8"
             : kVariables[i].type == Number::Double ? "(long long)(" + bits + ") >> 8"
                                                    : bits) +
            ";\n";
  }
  return text;
}

RandomBlock::RandomBlock(std::span<const Function> functions) : m_functions(functions) {
  for (std::size_t thread = 0; thread < kThreads; ++thread)
    for (std::size_t i = 0; i < kVariables.size(); ++i) m_variables[thread][i] = firstValue(i, thread);
}

void RandomBlock::run(const std::vector<Statement>& statements) {
  Active all;
  all.fill(true);
  run(statements, all);
}

void RandomBlock::run(const std::vector<Statement>& statements, const Active& active) {
  for (const Statement& each : statements) run(each, active);
}

std::uint64_t RandomBlock::hash() const {
  std::uint64_t hash = 0;
  const auto add = [&](std::uint64_t value) { hash = hash * 1099511628211u + value; };
  for (const auto& thread : m_variables)
    for (std::size_t i = 0; i < kVariables.size(); ++i) {
      const Number type = kVariables[i].type;
      add(isFloating(type) && std::isnan(valueOf(type, thread[i])) ? 0 : thread[i]);
    }
  for (const std::uint32_t cell : m_cells) add(cell);
  return hash;
}

std::uint64_t RandomBlock::value(const Expression& e, std::size_t thread) const {
  return valueOf(e, {.thread = thread,
                     .counter = m_counters[thread],
                     .variables = m_variables[thread],
                     .arguments = {},
                     .functions = m_functions});
}

void RandomBlock::set(std::size_t thread, std::size_t i, Number from, std::uint64_t value) {
  m_variables[thread][i] = converted(kVariables[i].type, from, value);
}

void RandomBlock::run(const Statement& s, const Active& active) {
  Values values{};
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

/// Evaluates the bound before each iteration.
void RandomBlock::loop(const Statement& s, const Active& active) {
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

void RandomBlock::finish(const Statement& s, std::size_t t, const Values& values) {
  const std::size_t lane = t % 32, warp = t - lane;
  const Number type = s.of[0].type;
  switch (s.kind) {
    case Statement::Kind::Assign:
      return set(t, s.variable, type, values[t]);
    case Statement::Kind::Construct: {
      std::vector<std::uint64_t> members;
      for (const Expression& each : s.of) members.push_back(value(each, t));
      for (std::size_t i = 0; i < members.size(); ++i) set(t, s.variable + i, s.of[i].type, members[i]);
      return;
    }
    case Statement::Kind::ShiftAssign:
      return set(t, s.variable, kVariables[s.variable].type,
                 shifted(kVariables[s.variable].type, m_variables[t][s.variable], values[t], s.word == "<<="));
    case Statement::Kind::Shuffle: {
      std::size_t from = lane;
      if (s.word == "__shfl_xor_sync") from = lane ^ s.number;
      if (s.word == "__shfl_down_sync") from = lane + s.number < 32 ? lane + s.number : lane;
      if (s.word == "__shfl_up_sync") from = lane >= s.number ? lane - s.number : lane;
      if (s.word == "__shfl_sync") from = s.number;
      return set(t, s.variable, type, values[warp + from]);
    }
    case Statement::Kind::Ballot: {
      std::uint64_t votes = 0;
      for (std::size_t i = 0; i < 32; ++i) votes |= static_cast<std::uint64_t>(values[warp + i] != 0) << i;
      return set(t, s.variable, Number::Unsigned, votes);
    }
    case Statement::Kind::Exchange:
      return set(t, s.variable, Number::UnsignedLongLong, values[(t + s.number) % kThreads]);
    default: {
      std::uint32_t& cell = m_cells[s.number * kCells + (values[t] & 7)];
      const auto operand = static_cast<std::uint32_t>(value(s.of[1], t));
      cell = s.number == 0   ? cell + operand
             : s.number == 1 ? cell | operand
             : s.number == 2 ? cell ^ operand
                             : std::max(cell, operand);
    }
  }
}

}  // namespace warpbench::test
