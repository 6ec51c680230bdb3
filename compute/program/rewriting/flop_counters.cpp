// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/rewriting/flop_counters.h"

#include <algorithm>
#include <array>
#include <optional>

extern "C" {
thread_local long long warpbench_flops[2];
}

namespace warpbench::program {
namespace {

constexpr std::string_view kBlockBegins = "__sanitizer_cov_trace_pc";
/// Called by functions that stand for a GPU instruction, whose own operations are not counted.
constexpr std::string_view kUnseen = "_ZN9warpbench9simulator6unseenEv";
/// Functions with a requested rounding, such as __fadd_rn(), are counted nevertheless.
constexpr std::string_view kRounded = "5words7rounded";

struct Flops {
  long long ofType[2] = {0, 0};  ///< as warpbench_flops
};

/// An instruction and its operands: "mulss", "(%r12), %xmm1".
struct Instruction {
  std::string_view name;
  std::string_view operands;
};

/// Nothing for labels and directives.
std::optional<Instruction> instructionOf(std::string_view line) {
  if (line.size() < 2 || line[0] != '\t' || line[1] == '.' || line[1] == '#') return std::nullopt;
  line.remove_prefix(1);
  const std::size_t end = std::min(line.find_first_of("\t "), line.size());
  return Instruction{line.substr(0, end), line.substr(std::min(end + 1, line.size()))};
}

/// g++ appends suffixes to calls of C library functions: "fmaf@PLT".
bool calls(const Instruction& instruction, std::string_view function) {
  return instruction.name == "call" && instruction.operands.substr(0, instruction.operands.find('@')) == function;
}

/// Removes the prefix of AVX encodings: "vaddss".
std::string_view plainName(const Instruction& instruction) {
  return instruction.name.substr(instruction.name.starts_with('v') ? 1 : 0);
}

void add(Flops& flops, const Instruction& instruction) {
  if (calls(instruction, "fmaf")) flops.ofType[0] += 2;
  if (calls(instruction, "fma")) flops.ofType[1] += 2;
  const std::string_view operation = plainName(instruction);
  for (const std::string_view name : {"fmadd", "fmsub", "fnmadd", "fnmsub"}) {
    constexpr std::size_t kOrder = 3;  // length of the operand order: "fmadd213ss"
    if (!operation.starts_with(name) || operation.size() < name.size() + kOrder) continue;
    const std::string_view kind = operation.substr(name.size() + kOrder);
    if (kind == "ss") flops.ofType[0] += 2;
    if (kind == "sd") flops.ofType[1] += 2;
  }
  for (const std::string_view name : {"add", "sub", "mul", "div", "sqrt"}) {
    if (!operation.starts_with(name)) continue;
    const std::string_view kind = operation.substr(name.size());
    if (kind == "ss") flops.ofType[0] += 1;
    if (kind == "sd") flops.ofType[1] += 1;
    if (kind == "ps") flops.ofType[0] += 4;
    if (kind == "pd") flops.ofType[1] += 2;
  }
}

/// Detects the conversion of an unsigned 64-bit integer to float, which halves the integer, keeping its last bit, and
/// doubles the float.
bool isConversion(const std::array<Instruction, 4>& last) {  // orq, pxor (not for AVX), cvtsi2ssq, addss
  return (last[0].name == "orq" || last[1].name == "orq") && plainName(last[2]).starts_with("cvtsi2s") &&
         plainName(last[3]).starts_with("adds") &&
         last[3].operands.substr(0, last[3].operands.find(',')) ==
             last[2].operands.substr(std::min(last[2].operands.rfind('%'), last[2].operands.size()));
}

/// Inserted after a call, where flags and %rax are free.
std::string counting(const Flops& flops) {
  if (flops.ofType[0] == 0 && flops.ofType[1] == 0) return {};
  std::string text = "\tmovq\twarpbench_flops@gottpoff(%rip), %rax\n";
  for (const int type : {0, 1})
    if (flops.ofType[type] > 0)
      text += "\taddq\t$" + std::to_string(flops.ofType[type]) + ", %fs:" + std::to_string(8 * type) + "(%rax)\n";
  return text;
}

/// Processes a function's lines.
std::string withCounters(std::string_view function) {
  std::string text;
  std::size_t copied = 0;
  std::optional<std::size_t> begin;  // of the block, after the call
  Flops flops;
  std::array<Instruction, 4> last;
  const auto endBlock = [&](std::size_t at) {
    if (begin) (text += function.substr(copied, *begin - copied)) += counting(flops);
    if (begin) copied = *begin;
    begin = at;
    flops = {};
  };
  for (std::size_t at = 0; at < function.size();) {
    const std::size_t end = std::min(function.find('\n', at), function.size() - 1) + 1;
    const auto instruction = instructionOf(function.substr(at, end - 1 - at));
    at = end;
    if (!instruction) continue;
    last = {last[1], last[2], last[3], *instruction};
    if (calls(*instruction, kBlockBegins))
      endBlock(end);
    else if (!isConversion(last))
      add(flops, *instruction);
  }
  endBlock(function.size());
  return text += function.substr(copied);
}

}  // namespace

std::string withFlopCounters(std::string_view assembly) {
#if defined(__x86_64__)
  std::string text;
  text.reserve(assembly.size() + assembly.size() / 8);
  while (!assembly.empty()) {
    constexpr std::string_view kEnds = "\t.cfi_endproc\n";
    const std::size_t found = assembly.find(kEnds);
    const std::size_t end = found == assembly.npos ? assembly.size() : found + kEnds.size();
    const std::string_view function = assembly.substr(0, end);
    const std::size_t name = std::min(function.rfind("@function\n"), function.size());
    const std::string_view named = function.substr(0, name);
    const bool counts = function.find(kUnseen) == function.npos ||
                        named.substr(named.find_last_of('\n') + 1).find(kRounded) != named.npos;
    text += counts ? withCounters(function) : std::string(function);
    assembly.remove_prefix(end);
  }
  return text;
#else
  return std::string(assembly);
#endif
}

}  // namespace warpbench::program
