// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <utility>

#include "own/ptx/other_instructions.h"

namespace warpbench::own {
namespace {

using Parts = std::vector<std::string_view>;

constexpr std::string_view kScopes = "cta cluster gpu sys";
/// Cache hints, which change no values.
constexpr std::string_view kCaching =
    "ca cg cs lu cv wb wt L1::evict_normal L1::evict_unchanged L1::evict_first L1::evict_last L1::no_allocate "
    "L2::evict_normal L2::evict_first L2::evict_last L2::64B L2::128B L2::256B nc";

std::string fenceOf(std::string_view scope) {
  return scope == "cta" ? "::__threadfence_block();" : "::__threadfence();";
}

/// The address and ordering of an access.
struct Place {
  std::string address;  ///< a pointer to void
  std::string before;   ///< fences
  std::string after;
  bool isVolatile = false;
};

/// Takes the modifiers that loads, stores and atomics share. The address is empty if the operand is not an address.
Place placeOf(Modifiers& modifiers, const PtxOperand& address, int bytes) {
  Place place;
  const std::string_view order = modifiers.takeOneOf("weak volatile relaxed acquire release acq_rel");
  const std::string fence = fenceOf(modifiers.takeOneOf(kScopes));
  const std::string_view space = modifiers.takeOneOf("global shared shared::cta local const");
  while (!modifiers.takeOneOf(kCaching).empty()) continue;
  place.isVolatile = !order.empty() && order != "weak";
  if (isOneOf(order, "release acq_rel")) place.before = fence + " ";
  if (isOneOf(order, "acquire acq_rel")) place.after = " " + fence;
  if (address.kind != Kind::Address) return place;
  place.address = space.starts_with("shared") ? "::warpbench::simulator::usedSharedMemoryAt(" + address.values[0] +
                                                    ", " + std::to_string(bytes) + ")"
                                              : "reinterpret_cast<void*>(" + address.values[0] + ")";
  return place;
}

/// The unsigned C++ type with `bits` bits.
std::string bareType(int bits) {
  return bits == 8 ? "unsigned char" : bits == 16 ? "unsigned short" : bits == 32 ? "unsigned" : "unsigned long";
}

/// ld and st, of one register or a vector of two or four.
std::string access(const Parts& parts, const Operands& operands) {
  const bool loads = parts[0] == "ld" || parts[0] == "ldu";
  const NumberType* const type = numberType(parts.back());
  if (type == nullptr || operands.size() != 2) return "";
  const PtxOperand& address = operands[loads ? 1 : 0];
  const PtxOperand& value = operands[loads ? 0 : 1];
  Modifiers modifiers(parts);
  const std::string_view vector = modifiers.takeOneOf("v2 v4");
  const std::size_t count = vector.empty() ? 1 : vector == "v2" ? 2 : 4;
  const int bytes = type->bits / 8 * static_cast<int>(count);
  const Place place = placeOf(modifiers, address, bytes);
  if (place.address.empty() || !modifiers.areDone() || bytes > 16 || value.values.size() != count ||
      value.kind != (count == 1 ? Kind::Single : Kind::Vector))
    return "";
  const std::string bare = bareType(type->bits);
  const std::string whole = count == 1 ? bare : "WarpbenchVector";
  std::string text = "{ ";
  if (count > 1)
    text += "typedef " + bare + " WarpbenchVector __attribute__((vector_size(" + std::to_string(bytes) + "))); ";
  text += place.before;
  const std::string pointer = std::string("static_cast<") + (loads ? "const " : "") +
                              (place.isVolatile ? "volatile " : "") + whole + "*>(" + place.address + ")";
  if (loads) {
    text += "const " + whole + " warpbenchLoaded = *" + pointer + ";" + place.after;
    for (std::size_t i = 0; i < count; ++i) {
      std::string loaded = count == 1 ? "warpbenchLoaded" : "warpbenchLoaded[" + std::to_string(i) + "]";
      // A register may be wider, so sign-extend.
      if (type->isSigned())
        loaded = "static_cast<unsigned long>(static_cast<long>(static_cast<" + std::string(type->cpp) + ">(" + loaded +
                 ")))";
      if (value.values[i] != kNowhere) text += " " + value.values[i] + " = " + loaded + ";";
    }
    return text + " }";
  }
  std::string stored;
  for (const std::string& each : value.values)
    stored += (stored.empty() ? "" : ", ") + ("static_cast<" + bare + ">(" + each + ")");
  return text + "*" + pointer + " = " + (count == 1 ? stored : "WarpbenchVector{" + stored + "}") + "; }";
}

/// atom.OPERATION d, [a], b[, c], and red.OPERATION [a], b
std::string atomic(const Parts& parts, const Operands& operands) {
  struct Function {
    std::string_view operation;
    std::string_view name;
    std::string_view types;
  };
  static constexpr std::array<Function, 10> kFunctionsOf{{{"add", "atomicAdd", "u32 s32 u64 s64 f32 f64"},
                                                          {"min", "atomicMin", "u32 s32 u64 s64"},
                                                          {"max", "atomicMax", "u32 s32 u64 s64"},
                                                          {"and", "atomicAnd", "b32 b64"},
                                                          {"or", "atomicOr", "b32 b64"},
                                                          {"xor", "atomicXor", "b32 b64"},
                                                          {"exch", "atomicExch", "b32 b64"},
                                                          {"cas", "atomicCAS", "b16 b32 b64"},
                                                          {"inc", "atomicInc", "u32"},
                                                          {"dec", "atomicDec", "u32"}}};
  const bool reduces = parts[0] == "red";
  const NumberType* const type = numberType(parts.back());
  const std::size_t first = reduces ? 0 : 1;
  if (type == nullptr || operands.size() <= first) return "";
  Modifiers modifiers(parts);
  const std::string_view operation = modifiers.takeOneOf("add min max and or xor exch cas inc dec");
  const auto* const function = std::ranges::find(kFunctionsOf, operation, &Function::operation);
  modifiers.take("async");
  const Place place = placeOf(modifiers, operands[first], type->bits / 8);
  const std::size_t count = operation == "cas" ? 2 : 1;
  if (function == kFunctionsOf.end() || !isOneOf(type->ptx, function->types) || place.address.empty() ||
      !modifiers.areDone() || (reduces && isOneOf(operation, "exch cas")) || operands.size() != first + 1 + count)
    return "";
  // Signed and unsigned sums have the same bits.
  const NumberType& number = operation == "add" && type->ptx == "s64" ? *numberType("u64") : *type;
  std::string call =
      "::" + std::string(function->name) + "(static_cast<" + std::string(number.cpp) + "*>(" + place.address + ")";
  for (std::size_t i = first + 1; i < operands.size(); ++i) {
    if (operands[i].kind != Kind::Single) return "";
    call += ", " + numberOf(operands[i], number);
  }
  call += ")";
  const bool keeps = !reduces && operands[0].values[0] != kNowhere;
  if (!reduces && operands[0].kind != Kind::Single) return "";
  return "{ " + place.before + (keeps ? assigned(operands, call) : "static_cast<void>(" + call + ");") + place.after +
         " }";
}

}  // namespace

std::string memoryInstruction(const Parts& parts, const Operands& operands) {
  const std::string_view name = parts[0];
  if (isOneOf(name, "ld st ldu")) return access(parts, operands);
  if (isOneOf(name, "atom red")) return atomic(parts, operands);
  const std::string_view last = parts.back();
  if (name == "membar" && parts.size() == 2 && isOneOf(last, "cta gl sys") && operands.empty()) return fenceOf(last);
  if (name == "fence" && operands.empty()) {
    Modifiers modifiers(parts);
    modifiers.takeOneOf("sc acq_rel acquire release");
    return modifiers.areDone() && isOneOf(last, kScopes) ? fenceOf(last) : "";
  }
  // Performance hints only.
  if (isOneOf(name, "prefetch prefetchu applypriority discard")) return kFunctions + "fenceOfNothing();";
  if (name == "isspacep" && parts.size() == 2 && areSingle(operands, 2)) {
    const std::string_view space = parts[1];
    const std::string_view function = isOneOf(space, "shared shared::cta") ? "isSharedMemory("
                                      : space == "const"                   ? "isConstantMemory("
                                      : space == "local"                   ? "isLocalMemory("
                                                                           : "";
    return function.empty() ? ""
                            : operands[0].values[0] + " = ::warpbench::simulator::" + std::string(function) +
                                  "reinterpret_cast<const void*>(" + operands[1].values[0] + "));";
  }
  return "";
}

}  // namespace warpbench::own
