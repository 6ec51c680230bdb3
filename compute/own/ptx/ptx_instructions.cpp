// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/ptx/ptx_instructions.h"

#include <algorithm>
#include <array>
#include <utility>

#include "own/ptx/asynchronous_instructions.h"
#include "own/ptx/instruction_parts.h"
#include "own/ptx/other_instructions.h"

namespace warpbench::own {
namespace {

/// Packs registers into `count` 64-bit words: two 32-bit registers per word or, if `wide`, one 64-bit register.
std::vector<std::string> wordsOf(const std::vector<std::string>& registers, bool wide, std::size_t count) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < registers.size(); i += wide ? 1 : 2)
    words.push_back(!wide && i + 1 < registers.size() ? "(" + registers[i] + " | " + registers[i + 1] + " << 32)"
                                                      : registers[i]);
  words.resize(count, "0");
  return words;
}

/// Assigns the words that a call returns to the registers.
std::string giving(const std::vector<std::string>& registers, bool wide, const std::string& call) {
  std::string text = "{ const auto warpbenchGiven = " + kFunctions + call + ";";
  for (std::size_t i = 0; i < registers.size(); ++i) {
    const std::string word = std::string("warpbenchGiven.") + (i / (wide ? 1 : 2) == 0 ? "first" : "second");
    text += " " + registers[i] + " = " + word + (wide ? "" : i % 2 == 0 ? " & 0xffffffffu" : " >> 32") + ";";
  }
  return text + " }";
}

struct MatrixType {
  std::string_view ptx;
  std::string_view cpp;
  int bits;
};
constexpr std::array<MatrixType, 8> kMatrixTypes{{{"f16", "Half", 16},
                                                  {"bf16", "Bfloat", 16},
                                                  {"f32", "Float", 32},
                                                  {"tf32", "TensorFloat", 32},
                                                  {"f64", "Double", 64},
                                                  {"s8", "Integer<signed char>", 8},
                                                  {"u8", "Integer<unsigned char>", 8},
                                                  {"s32", "Integer<int>", 32}}};

const MatrixType* matrixType(std::string_view ptx) {
  const auto* const found = std::ranges::find(kMatrixTypes, ptx, &MatrixType::ptx);
  return found == kMatrixTypes.end() ? nullptr : found;
}

/// Shapes of products and the types of their factors: PTX ISA, "Multiply-and-Accumulate Instruction: mma". Omits shapes
/// of compute capability 7.0, factors smaller than a byte, and fp64 beyond 8 x 8 x 4.
struct ProductShape {
  std::string_view ptx;
  int m, n, k;
  std::string_view factors;
};
constexpr std::array<ProductShape, 6> kProductShapes{{{"m8n8k4", 8, 8, 4, "f64"},
                                                      {"m16n8k4", 16, 8, 4, "tf32"},
                                                      {"m16n8k8", 16, 8, 8, "f16 bf16 tf32"},
                                                      {"m16n8k16", 16, 8, 16, "f16 bf16 s8 u8"},
                                                      {"m8n8k16", 8, 8, 16, "s8 u8"},
                                                      {"m16n8k32", 16, 8, 32, "s8 u8"}}};

/// mma.sync.aligned.SHAPE.row.col[.satfinite].D.A.B.C d, a, b, c
std::string product(std::vector<std::string_view> parts, const Operands& operands) {
  const bool saturates = parts.size() == 11 && parts[6] == "satfinite";
  if (saturates) parts.erase(parts.begin() + 6);
  if (parts.size() != 10 || parts[1] != "sync" || parts[2] != "aligned" || parts[4] != "row" || parts[5] != "col")
    return "";
  const auto* const shape = std::ranges::find(kProductShapes, parts[3], &ProductShape::ptx);
  const MatrixType* const d = matrixType(parts[6]);
  const MatrixType* const a = matrixType(parts[7]);
  const MatrixType* const b = matrixType(parts[8]);
  if (shape == kProductShapes.end() || d == nullptr || a == nullptr || b == nullptr || parts[9] != d->ptx) return "";
  const bool whole = a->bits == 8;
  const bool sums = a->ptx == "f64" ? d->ptx == "f64"
                    : whole         ? d->ptx == "s32"
                                    : d->ptx == "f32" || (d->ptx == "f16" && a->ptx == "f16");
  if (!isOneOf(a->ptx, shape->factors) || !isOneOf(b->ptx, shape->factors) || (a != b && !whole) || !sums ||
      (saturates && !whole))
    return "";
  const bool wide = d->bits == 64;
  // Each operand must have as many registers as its elements fill.
  const auto holds = [&](const PtxOperand& operand, int elements, int bits) {
    const int registers = elements * bits / 32 / (wide ? 64 : 32);
    return operand.kind != Kind::Address && static_cast<int>(operand.values.size()) == registers;
  };
  if (operands.size() != 4 || !holds(operands[0], shape->m * shape->n, d->bits) ||
      !holds(operands[1], shape->m * shape->k, a->bits) || !holds(operands[2], shape->k * shape->n, b->bits) ||
      !holds(operands[3], shape->m * shape->n, d->bits))
    return "";
  const std::vector<std::string> ofA = wordsOf(operands[1].values, wide, 2);
  const std::vector<std::string> ofC = wordsOf(operands[3].values, wide, 2);
  return giving(operands[0].values, wide,
                "mma<" + std::to_string(shape->m) + ", " + std::to_string(shape->n) + ", " + std::to_string(shape->k) +
                    ", " + kFunctions + std::string(d->cpp) + ", " + kFunctions + std::string(a->cpp) + ", " +
                    kFunctions + std::string(b->cpp) + ", " + kFunctions + std::string(d->cpp) + ">(" + ofA[0] + ", " +
                    ofA[1] + ", " + wordsOf(operands[2].values, wide, 1)[0] + ", " + ofC[0] + ", " + ofC[1] + ", " +
                    (saturates ? "true" : "false") + ")");
}

/// ldmatrix.sync.aligned.m8n8.NUMBER[.trans].shared[::cta].b16 d, [address]
std::string matrixLoad(std::vector<std::string_view> parts, const Operands& operands) {
  const bool turned = parts.size() == 8 && parts[5] == "trans";
  if (turned) parts.erase(parts.begin() + 5);
  if (parts.size() != 7 || parts[1] != "sync" || parts[2] != "aligned" || parts[3] != "m8n8" ||
      !isOneOf(parts[4], "x1 x2 x4") || !isOneOf(parts[5], "shared shared::cta") || parts[6] != "b16")
    return "";
  const std::string count(parts[4].substr(1));
  if (operands.size() != 2 || operands[0].kind == Kind::Address || operands[1].kind != Kind::Address ||
      std::to_string(operands[0].values.size()) != count)
    return "";
  return giving(operands[0].values, false,
                "loadMatrices<" + count + ", " + (turned ? "true" : "false") + ">(" + operands[1].values[0] + ")");
}

/// cvta[.to].SPACE.SIZE d, a: only shared memory addresses differ from generic ones.
std::string addressConversion(const std::vector<std::string_view>& parts, const Operands& operands) {
  const bool to = parts.size() == 4 && parts[1] == "to";
  if ((!to && parts.size() != 3) || !areSingle(operands, 2) || !isOneOf(parts.back(), "u32 u64")) return "";
  const std::string_view space = parts[to ? 2 : 1];
  const std::string& from = operands[1].values[0];
  std::string value;
  if (isOneOf(space, "global local const param"))
    value = from;
  else if (isOneOf(space, "shared shared::cta"))
    value = to ? "::warpbench::simulator::sharedAddressOf(reinterpret_cast<const void*>(" + from + "))"
               : "reinterpret_cast<unsigned long>(::warpbench::simulator::sharedMemoryAt(" + from + "))";
  return value.empty() ? "" : operands[0].values[0] + " = " + value + ";";
}

int bitsOfType(std::string_view type) {
  return isOneOf(type, "b16 u16 s16 f16")        ? 16
         : isOneOf(type, "b32 u32 s32 f32")      ? 32
         : isOneOf(type, "b64 u64 s64 f64 pred") ? 64
                                                 : 0;
}

/// mov.TYPE d, a; either operand may be the halves or quarters of the other.
std::string move(const std::vector<std::string_view>& parts, const Operands& operands) {
  const int bits = parts.size() == 2 ? bitsOfType(parts[1]) : 0;
  if (bits == 0 || operands.size() != 2) return "";
  for (const std::size_t vector : {0, 1}) {
    const std::vector<std::string>& pieces = operands[vector].values;
    if (operands[vector].kind != Kind::Vector || operands[1 - vector].kind != Kind::Single) continue;
    const int each = bits / static_cast<int>(pieces.size());
    if (parts[1][0] != 'b' || bits % static_cast<int>(pieces.size()) != 0 || each < 8) return "";
    const std::string mask = " & " + std::to_string((1ul << each) - 1) + "ul)";
    std::string text = vector == 0 ? "{ const unsigned long warpbenchWhole = " + operands[1].values[0] + ";" : "";
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      const std::string shift = std::to_string(static_cast<int>(i) * each);
      if (vector == 0 && pieces[i] != kNowhere) text += " " + pieces[i] + " = (warpbenchWhole >> " + shift + mask + ";";
      if (vector == 1) text += (i == 0 ? "" : " | ") + ("(" + pieces[i] + mask + " << " + shift);
    }
    return vector == 0 ? text + " }" : operands[0].values[0] + " = " + text + ";";
  }
  if (!areSingle(operands, 2)) return "";
  return operands[0].values[0] + " = " + operands[1].values[0] +
         (bits == 64   ? ""
          : bits == 32 ? " & 0xffffffffu"
                       : " & 0xffffu") +
         ";";
}

/// selp.TYPE d, a, b, p
std::string selection(const std::vector<std::string_view>& parts, const Operands& operands) {
  if (parts.size() != 2 || bitsOfType(parts[1]) == 0 || parts[1] == "pred" || !areSingle(operands, 4)) return "";
  return operands[0].values[0] + " = " + operands[3].values[0] + " ? " + operands[1].values[0] + " : " +
         operands[2].values[0] + ";";
}

/// rsqrt.approx[.ftz].f32 d, a: as rsqrtf(); .ftz flushes inputs below 2^-126 to a zero of the same sign.
std::string inverseRoot(std::string_view opcode, const Operands& operands) {
  const bool flushes = opcode == "rsqrt.approx.ftz.f32";
  if ((!flushes && opcode != "rsqrt.approx.f32") || !areSingle(operands, 2)) return "";
  const std::string& from = operands[1].values[0];
  const std::string bits =
      flushes ? "(" + from + " & 0x7f800000u) == 0 ? " + from + " & 0x80000000u : " + from : from;
  return operands[0].values[0] + " = __builtin_bit_cast(unsigned, ::rsqrtf(__builtin_bit_cast(float, " +
         "static_cast<unsigned>(" + bits + "))));";
}

}  // namespace

std::string cppOfInstruction(std::string_view opcode, const Operands& operands) {
  const std::vector<std::string_view> parts = partsOf(opcode);
  if (parts.empty()) return "";
  if (parts[0] == "mbarrier") return barrierInstruction(parts, operands);
  // Unneeded results may go to _.
  if (parts[0] == "ld" || parts[0] == "atom") return memoryInstruction(parts, operands);
  if (parts[0] == "setp" || parts[0] == "mov") {
    if (operands.empty() || operands[0].values.size() == 1) {
      if (std::ranges::any_of(operands, [](const PtxOperand& each) { return each.values[0] == kNowhere; })) return "";
    }
    return parts[0] == "setp" ? numberInstruction(parts, operands) : move(parts, operands);
  }
  if (std::ranges::any_of(operands, [](const PtxOperand& each) { return each.values[0] == kNowhere; })) return "";
  if (parts[0] == "mma") return product(parts, operands);
  if (parts[0] == "ldmatrix") return matrixLoad(parts, operands);
  if (parts[0] == "cp") return asynchronousCopy(parts, operands);
  if (parts[0] == "fence")
    if (std::string fence = fenceInstruction(opcode, operands); !fence.empty()) return fence;
  if (parts[0] == "cvta") return addressConversion(parts, operands);
  if (parts[0] == "selp") return selection(parts, operands);
  if (parts[0] == "rsqrt") return inverseRoot(opcode, operands);
  // PTX ISA, "Video Instructions".
  if (opcode == "vabsdiff4.u32.u32.u32.add" && areSingle(operands, 4)) {
    const auto value = [&](std::size_t i) { return "static_cast<unsigned>(" + operands[i].values[0] + ")"; };
    return operands[0].values[0] + " = ::__vsadu4(" + value(1) + ", " + value(2) + ") + " + value(3) + ";";
  }
  for (const auto instruction : {numberInstruction, memoryInstruction, threadInstruction})
    if (std::string text = instruction(parts, operands); !text.empty()) return text;
  return "";
}

std::string cppOfSpecialRegister(std::string_view name) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kIndices{
      {{"%tid", "threadIdx"}, {"%ctaid", "blockIdx"}, {"%ntid", "blockDim"}, {"%nctaid", "gridDim"}}};
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kOthers{
      {{"%laneid", "laneIndex()"},
       {"%warpid", "threadIndex() / 32"},
       {"%smid", "ptx::multiprocessor()"},
       {"%clock", "laneClock()"},
       {"%clock64", "laneClock()"},
       {"%clock_hi", "laneClock() >> 32"},
       {"%globaltimer", "wallNanoseconds()"},
       {"%globaltimer_lo", "wallNanoseconds()"},
       {"%lanemask_eq", "ptx::lanesBelow() + 1"},
       {"%lanemask_lt", "ptx::lanesBelow()"},
       {"%lanemask_le", "ptx::lanesBelow() * 2 + 1"},
       {"%lanemask_gt", "~(ptx::lanesBelow() * 2 + 1)"},
       {"%lanemask_ge", "~ptx::lanesBelow()"},
       {"%dynamic_smem_size", "dynamicSharedBytes()"}}};
  const auto* const other = std::ranges::find(kOthers, name, &std::pair<std::string_view, std::string_view>::first);
  if (other != kOthers.end()) {
    const std::string type = name == "%clock64" || name == "%globaltimer" ? "unsigned long" : "unsigned";
    std::string value(other->second);
    const std::size_t at = value.find("ptx::");
    value.insert(at != value.npos ? at : 0, "::warpbench::simulator::");
    return "static_cast<unsigned long>(static_cast<" + type + ">(" + value + "))";
  }
  const std::size_t point = name.find('.');
  const auto* const index =
      std::ranges::find(kIndices, name.substr(0, point), &std::pair<std::string_view, std::string_view>::first);
  if (index == kIndices.end() || point == name.npos || !isOneOf(name.substr(point + 1), "x y z")) return "";
  return "::" + std::string(index->second) + std::string(name.substr(point));
}

}  // namespace warpbench::own
