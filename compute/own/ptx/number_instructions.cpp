// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <utility>

#include "own/ptx/other_instructions.h"

namespace warpbench::own {
namespace {

constexpr std::array<NumberType, 14> kNumberTypes{{{"u8", "unsigned char", 8},
                                                   {"s8", "signed char", 8},
                                                   {"u16", "unsigned short", 16},
                                                   {"s16", "short", 16},
                                                   {"u32", "unsigned", 32},
                                                   {"s32", "int", 32},
                                                   {"u64", "unsigned long long", 64},
                                                   {"s64", "long long", 64},
                                                   {"b8", "unsigned char", 8},
                                                   {"b16", "unsigned short", 16},
                                                   {"b32", "unsigned", 32},
                                                   {"b64", "unsigned long long", 64},
                                                   {"f32", "float", 32},
                                                   {"f64", "double", 64}}};

using Parts = std::vector<std::string_view>;
using Pair = std::pair<std::string_view, std::string_view>;

template <std::size_t kCount>
std::string_view named(const std::array<Pair, kCount>& list, std::string_view key) {
  const auto* const found = std::ranges::find(list, key, &Pair::first);
  return found == list.end() ? std::string_view() : found->second;
}

/// Calls a function of ptx_numbers.h for the type, with `count` operands after the first.
std::string call(std::string_view function, const NumberType& type, const Operands& operands, std::size_t count) {
  std::string text = kFunctions + std::string(function) + "<" + std::string(type.cpp) + ">(";
  for (std::size_t i = 1; i <= count; ++i) text += (i > 1 ? ", " : "") + numberOf(operands[i], type);
  return text + ")";
}

std::string wordOf(const PtxOperand& operand) { return "static_cast<unsigned>(" + operand.values[0] + ")"; }

std::string_view roundingOf(std::string_view modifier) {
  static constexpr std::array<Pair, 4> kRoundings{{{"rz", "Zero"}, {"rm", "Down"}, {"rp", "Up"}, {"rn", "Nearest"}}};
  const std::string_view rounding = named(kRoundings, modifier);
  return rounding.empty() ? "Nearest" : rounding;
}

/// add, sub, mul, fma and other float operations: NAME[.rounding][.approx|.full][.ftz][.sat].TYPE
std::string floatArithmetic(const Parts& parts, const Operands& operands, const NumberType& type) {
  static constexpr std::array<Pair, 8> kRounded{{{"add", "Add"},
                                                 {"sub", "Subtract"},
                                                 {"mul", "Multiply"},
                                                 {"div", "Divide"},
                                                 {"fma", "MultiplyAdd"},
                                                 {"mad", "MultiplyAdd"},
                                                 {"rcp", "Divide"},
                                                 {"sqrt", "SquareRoot"}}};
  static constexpr std::array<Pair, 9> kOthers{{{"min", "minimum"},
                                                {"max", "maximum"},
                                                {"abs", "absolute"},
                                                {"neg", "negated"},
                                                {"sin", "sine"},
                                                {"cos", "cosine"},
                                                {"ex2", "powerOfTwo"},
                                                {"lg2", "logarithm"},
                                                {"tanh", "tangent"}}};
  Modifiers modifiers(parts);
  const std::string_view rounding = modifiers.takeOneOf("rn rz rm rp");
  const bool approximates = !modifiers.takeOneOf("approx full").empty();
  const bool flushes = modifiers.take("ftz");
  const bool saturates = modifiers.take("sat");
  if (!modifiers.areDone() || (type.bits != 32 && (flushes || saturates || approximates))) return "";
  const std::string_view arithmetic = named(kRounded, parts[0]);
  const std::string_view function = named(kOthers, parts[0]);
  const bool isTernary = isOneOf(parts[0], "fma mad");
  const bool isUnary = isOneOf(parts[0], "rcp sqrt abs neg sin cos ex2 lg2 tanh");
  const std::size_t count = isTernary ? 3 : isUnary ? 1 : 2;
  if ((arithmetic.empty() && function.empty()) || !areSingle(operands, count + 1)) return "";
  if (!function.empty() && (!rounding.empty() || saturates)) return "";
  if (isOneOf(parts[0], "sin cos ex2 lg2 tanh") != (approximates && !function.empty())) return "";
  std::array<std::string, 3> values{"0", "0", "0"};
  const std::size_t first = parts[0] == "rcp" ? 1 : 0;
  if (first == 1) values[0] = "1";
  for (std::size_t i = 0; i < count; ++i) {
    const std::string value = numberOf(operands[i + 1], type);
    values[first + i] = flushes ? kFunctions + "flushed(" + value + ")" : value;
  }
  std::string value;
  if (arithmetic.empty()) {
    value = kFunctions + std::string(function) + "(" + values[0] + (count > 1 ? ", " + values[1] : "") + ")";
  } else {
    const std::string words = "::warpbench::simulator::words::";
    value = words + "rounded<" + words + "Arithmetic::" + std::string(arithmetic) + ", " + words +
            "Rounding::" + std::string(roundingOf(rounding)) + ", " + std::string(type.cpp) + ">(" + values[0] + ", " +
            values[1] + ", " + values[2] + ")";
  }
  if (flushes) value = kFunctions + "flushed(" + value + ")";
  if (saturates) value = kFunctions + "saturated(" + value + ")";
  return assigned(operands, value);
}

/// add, sub, mul, mad, div and other integer operations.
std::string wholeArithmetic(const Parts& parts, const Operands& operands, const NumberType& type) {
  static constexpr std::array<Pair, 8> kBinary{{{"add", "sum"},
                                                {"sub", "difference"},
                                                {"div", "quotient"},
                                                {"rem", "remainder"},
                                                {"min", "minimum"},
                                                {"max", "maximum"},
                                                {"abs", "absolute"},
                                                {"neg", "negated"}}};
  Modifiers modifiers(parts);
  const std::string_view name = parts[0];
  if (isOneOf(name, "mul mad mul24 mad24")) {
    const std::string_view half = modifiers.takeOneOf(name.ends_with("24") ? "lo" : "lo hi wide");
    const bool adds = name.starts_with("mad");
    if (half.empty() || !modifiers.areDone() || !areSingle(operands, adds ? 4 : 3) || type.bits < 16) return "";
    if (name.ends_with("24")) {
      if (type.bits != 32) return "";
      const std::string product = std::string(type.isSigned() ? "::__mul24(" : "::__umul24(") +
                                  numberOf(operands[1], type) + ", " + numberOf(operands[2], type) + ")";
      return assigned(operands, adds ? kFunctions + "sum<" + std::string(type.cpp) + ">(" + product + ", " +
                                           numberOf(operands[3], type) + ")"
                                     : product);
    }
    if (half == "wide" && type.bits == 64) return "";
    const std::string product = call(half == "lo"   ? "lowProduct"
                                     : half == "hi" ? "highProduct"
                                                    : "wideProduct",
                                     type, operands, 2);
    if (!adds) return assigned(operands, product);
    const NumberType& third = half != "wide" ? type
                                             : *numberType(type.isSigned()   ? type.bits == 16 ? "s32" : "s64"
                                                           : type.bits == 16 ? "u32"
                                                                             : "u64");
    return assigned(operands, kFunctions + "sum<" + std::string(third.cpp) + ">(" + product + ", " +
                                  numberOf(operands[3], third) + ")");
  }
  if (isOneOf(name, "add sub addc subc")) {
    const bool saturates = modifiers.take("sat");
    const bool carries = modifiers.take("cc");
    const bool takesCarry = name.ends_with("c");
    if (!modifiers.areDone() || !areSingle(operands, 3) || type.bits < 16) return "";
    if (saturates)
      return type.ptx != "s32" || carries || takesCarry
                 ? ""
                 : assigned(operands, call(name == "add" ? "saturatedSum" : "saturatedDifference", type, operands, 2));
    if (carries || takesCarry) {
      if (type.bits < 32) return "";
      const NumberType& bare = *numberType(type.bits == 32 ? "u32" : "u64");
      return operands[0].values[0] + " = " + kFunctions +
             (name.starts_with("add") ? "addWithCarry<" : "subtractWithCarry<") + std::string(bare.cpp) + ">(" +
             numberOf(operands[1], bare) + ", " + numberOf(operands[2], bare) + ", " + std::string(kCarry) + ", " +
             (takesCarry ? "true" : "false") + ", " + (carries ? "true" : "false") + ");";
    }
  }
  const std::string_view function = named(kBinary, name);
  const std::size_t count = isOneOf(name, "abs neg") ? 1 : 2;
  if (function.empty() || !modifiers.areDone() || !areSingle(operands, count + 1) || type.bits < 16) return "";
  return assigned(operands, call(function, type, operands, count));
}

/// and, or, xor, not, cnot and shifts.
std::string logic(const Parts& parts, const Operands& operands) {
  static constexpr std::array<Pair, 3> kSigns{{{"and", "&"}, {"or", "|"}, {"xor", "^"}}};
  if (parts.size() != 2) return "";
  if (const std::string_view sign = named(kSigns, parts[0]); !sign.empty())
    return areSingle(operands, 3) && isOneOf(parts[1], "b16 b32 b64 pred")
               ? operands[0].values[0] + " = " + operands[1].values[0] + " " + std::string(sign) + " " +
                     operands[2].values[0] + ";"
               : "";
  if (parts[0] == "not" && parts[1] == "pred")
    return areSingle(operands, 2) ? operands[0].values[0] + " = !" + operands[1].values[0] + ";" : "";
  const NumberType* const type = numberType(parts[1]);
  if (type == nullptr || type->bits < 16 || type->isFloat()) return "";
  if (isOneOf(parts[0], "not cnot"))
    return areSingle(operands, 2)
               ? assigned(operands, std::string("static_cast<") + std::string(type->cpp) + ">(" +
                                        (parts[0] == "not" ? "~" : "!") + numberOf(operands[1], *type) + ")")
               : "";
  if (!areSingle(operands, 3)) return "";
  return assigned(operands, kFunctions + (parts[0] == "shl" ? "shiftedLeft<" : "shiftedRight<") +
                                std::string(type->cpp) + ">(" + numberOf(operands[1], *type) + ", " +
                                wordOf(operands[2]) + ")");
}

/// Bit manipulation instructions.
std::string bitInstruction(const Parts& parts, const Operands& operands) {
  const NumberType* const type = numberType(parts.back());
  if (type == nullptr || type->isFloat() || type->bits < 32) return "";
  const std::string_view name = parts[0];
  const bool is32 = type->bits == 32;
  const bool plain = parts.size() == 2;
  if (isOneOf(name, "popc clz brev") && plain && areSingle(operands, 2)) {
    const std::string function = std::string(name == "popc" ? "::__popc" : name == "clz" ? "::__clz" : "::__brev");
    return assigned(operands, function + (is32 ? "(" : "ll(") + numberOf(operands[1], *type) + ")");
  }
  if (name == "bfind") {
    Modifiers modifiers(parts);
    const bool shift = modifiers.take("shiftamt");
    return modifiers.areDone() && areSingle(operands, 2)
               ? assigned(operands, call(shift ? "leftShiftOfHighest" : "highestBit", *type, operands, 1))
               : "";
  }
  if (name == "bfe" && plain && areSingle(operands, 4))
    return assigned(operands, kFunctions + "field<" + std::string(type->cpp) + ">(" + numberOf(operands[1], *type) +
                                  ", " + wordOf(operands[2]) + ", " + wordOf(operands[3]) + ")");
  if (name == "bfi" && plain && areSingle(operands, 5))
    return assigned(operands, kFunctions + "withField<" + std::string(type->cpp) + ">(" + numberOf(operands[1], *type) +
                                  ", " + numberOf(operands[2], *type) + ", " + wordOf(operands[3]) + ", " +
                                  wordOf(operands[4]) + ")");
  if (name == "bmsk" && is32 && parts.size() == 3 && isOneOf(parts[1], "clamp wrap") && areSingle(operands, 3))
    return assigned(operands, kFunctions + "bitMask(" + wordOf(operands[1]) + ", " + wordOf(operands[2]) +
                                  (parts[1] == "clamp" ? ", true)" : ", false)"));
  if (name == "lop3" && plain && is32 && areSingle(operands, 5))
    return assigned(operands, kFunctions + "anyLogic(" + wordOf(operands[1]) + ", " + wordOf(operands[2]) + ", " +
                                  wordOf(operands[3]) + ", " + wordOf(operands[4]) + ")");
  if (name == "prmt" && plain && is32 && areSingle(operands, 4))
    return assigned(operands, kFunctions + "permuted(" + wordOf(operands[1]) + ", " + wordOf(operands[2]) + ", " +
                                  wordOf(operands[3]) + ")");
  if (name == "shf" && is32 && parts.size() == 4 && isOneOf(parts[1], "l r") && isOneOf(parts[2], "clamp wrap") &&
      areSingle(operands, 4))
    return assigned(operands, std::string("::__funnelshift_") + std::string(parts[1]) +
                                  (parts[2] == "clamp" ? "c(" : "(") + wordOf(operands[1]) + ", " +
                                  wordOf(operands[2]) + ", " + wordOf(operands[3]) + ")");
  return "";
}

/// cvt[.rounding][.ftz][.sat].TO.FROM
std::string conversion(Parts parts, const Operands& operands) {
  if (parts.size() < 3 || !areSingle(operands, 2)) return "";
  const std::string_view source = parts.back();
  parts.pop_back();
  const std::string_view target = parts.back();
  Modifiers modifiers(parts);
  const std::string_view whole = modifiers.takeOneOf("rni rzi rmi rpi");
  const std::string_view rounding = whole.empty() ? modifiers.takeOneOf("rn rz rm rp") : whole.substr(0, 2);
  const bool flushes = modifiers.take("ftz");
  const bool saturates = modifiers.take("sat");
  if (!modifiers.areDone()) return "";
  const std::string words = "::warpbench::simulator::words::";
  // Half precision occupies 16 bits.
  if (source == "f16" && target == "f32" && rounding.empty() && !saturates)
    return assigned(operands, words + "halfToFloat(static_cast<unsigned short>(" + operands[1].values[0] + "))");
  if (source == "f32" && target == "f16" && rounding == "rn" && !saturates && !flushes)
    return operands[0].values[0] + " = " + words + "toSmall<" + words + "HalfFormat>(" + kFunctions + "value<float>(" +
           operands[1].values[0] + "));";
  const NumberType* const from = numberType(source);
  const NumberType* const to = numberType(target);
  if (from == nullptr || to == nullptr || source[0] == 'b' || target[0] == 'b') return "";
  std::string value = numberOf(operands[1], *from);
  if (flushes) {
    if (source != "f32") return "";
    value = kFunctions + "flushed(" + value + ")";
  }
  const std::string mode = words + "Rounding::" + std::string(roundingOf(rounding));
  const std::string type(to->cpp);
  std::string result;
  if (!from->isFloat() && !to->isFloat()) {
    if (!rounding.empty()) return "";
    result =
        saturates ? kFunctions + "clamped<" + type + ">(" + value + ")" : "static_cast<" + type + ">(" + value + ")";
    // A register is at least as wide as the type, so sign-extend.
    return operands[0].values[0] + " = static_cast<unsigned long>(static_cast<" +
           (to->isSigned() ? "long>(" : "unsigned long>(") + result + "));";
  }
  if (from->isFloat() && !to->isFloat()) {
    if (whole.empty()) return "";
    const NumberType& register32 = *numberType(to->isSigned() ? "s32" : "u32");
    result =
        words + "toInteger<" + (to->bits < 32 ? std::string(register32.cpp) : type) + ", " + mode + ">(" + value + ")";
    if (to->bits < 32)
      result = saturates ? kFunctions + "clamped<" + type + ">(" + result + ")"
                         : "static_cast<" + type + ">(" + result + ")";
    return operands[0].values[0] + " = static_cast<unsigned long>(static_cast<" +
           (to->isSigned() ? "long>(" : "unsigned long>(") + result + "));";
  }
  if (!whole.empty())
    result = from == to ? kFunctions + "whole<" + mode + ">(" + value + ")" : "";
  else if (from == to || (source == "f32" && target == "f64"))
    result = rounding.empty() ? "static_cast<" + type + ">(" + value + ")" : "";
  else
    result = rounding.empty() ? "" : words + "toFloat<" + type + ", " + mode + ">(" + value + ")";
  if (result.empty()) return "";
  if (saturates) result = target == "f32" ? kFunctions + "saturated(" + result + ")" : "";
  return result.empty() ? "" : assigned(operands, result);
}

/// setp.CONDITION[.BOOL][.ftz].TYPE p[|q], a, b[, c]; set.CONDITION[.BOOL][.ftz].DTYPE.TYPE d, a, b[, c]
std::string comparison(Parts parts, const Operands& operands) {
  const bool sets = parts[0] == "set";
  if (parts.size() < (sets ? 4 : 3)) return "";
  const NumberType* const type = numberType(parts.back());
  std::string_view result;
  if (sets) {
    parts.pop_back();
    result = parts.back();
    if (!isOneOf(result, "u32 s32 f32")) return "";
  }
  Modifiers modifiers(parts);
  const std::string_view condition =
      modifiers.takeOneOf("eq ne lt le gt ge lo ls hi hs equ neu ltu leu gtu geu num nan");
  const std::string_view combination = modifiers.takeOneOf("and or xor");
  const bool flushes = modifiers.take("ftz");
  const std::size_t count = combination.empty() ? 3 : 4;
  if (type == nullptr || condition.empty() || !modifiers.areDone() || operands.size() != count || type->bits < 16)
    return "";
  const bool unsignedOnes = isOneOf(condition, "lo ls hi hs");
  const bool floatOnes = isOneOf(condition, "equ neu ltu leu gtu geu num nan");
  if ((unsignedOnes && type->ptx[0] != 'u') || (floatOnes && !type->isFloat()) || (flushes && type->ptx != "f32"))
    return "";
  const bool two = operands[0].kind == Kind::Pair;
  if ((!two && operands[0].kind != Kind::Single) || (two && sets) ||
      std::ranges::any_of(operands.begin() + 1, operands.end(),
                          [](const PtxOperand& each) { return each.kind != Kind::Single; }))
    return "";
  const auto value = [&](const PtxOperand& operand) {
    return flushes ? kFunctions + "flushed(" + numberOf(operand, *type) + ")" : numberOf(operand, *type);
  };
  const std::string a = value(operands[1]);
  const std::string b = value(operands[2]);
  static constexpr std::array<Pair, 16> kSigns{{{"eq", "=="},
                                                {"ne", "!="},
                                                {"lt", "<"},
                                                {"le", "<="},
                                                {"gt", ">"},
                                                {"ge", ">="},
                                                {"lo", "<"},
                                                {"ls", "<="},
                                                {"hi", ">"},
                                                {"hs", ">="},
                                                {"equ", "!="},
                                                {"neu", "=="},
                                                {"ltu", ">="},
                                                {"leu", ">"},
                                                {"gtu", "<="},
                                                {"geu", "<"}}};
  const std::string nan = "__builtin_isunordered(" + a + ", " + b + ")";
  std::string holds;
  if (condition == "nan" || condition == "num")
    holds = (condition == "num" ? "!" : "") + nan;
  else if (condition == "ne" && type->isFloat())
    holds = "__builtin_islessgreater(" + a + ", " + b + ")";
  else if (condition == "equ")
    holds = "!__builtin_islessgreater(" + a + ", " + b + ")";
  else if (condition == "neu")
    holds = "!(" + a + " == " + b + ")";
  else if (floatOnes)
    holds = "!(" + a + " " + std::string(named(kSigns, condition)) + " " + b + ")";
  else
    holds = "(" + a + " " + std::string(named(kSigns, condition)) + " " + b + ")";
  const auto combined = [&](const std::string& first) {
    if (combination.empty()) return first;
    const std::string_view sign = combination == "and" ? " & " : combination == "or" ? " | " : " ^ ";
    return "(static_cast<unsigned long>(" + first + ")" + std::string(sign) + operands[3].values[0] + ")";
  };
  if (sets)
    return operands[0].values[0] + " = " + combined(holds) + " ? " +
           (result == "f32" ? "0x3f800000ul" : "0xfffffffful") + " : 0ul;";
  if (!two) return operands[0].values[0] + " = " + combined(holds) + ";";
  std::string text = "{ const bool warpbenchHolds = " + holds + "; ";
  if (operands[0].values[0] != kNowhere) text += operands[0].values[0] + " = " + combined("warpbenchHolds") + "; ";
  if (operands[0].values[1] != kNowhere) text += operands[0].values[1] + " = " + combined("!warpbenchHolds") + "; ";
  return text + "}";
}

}  // namespace

const NumberType* numberType(std::string_view ptx) {
  const auto* const found = std::ranges::find(kNumberTypes, ptx, &NumberType::ptx);
  return found == kNumberTypes.end() ? nullptr : found;
}

std::string numberInstruction(const Parts& parts, const Operands& operands) {
  const std::string_view name = parts[0];
  if (isOneOf(name, "setp set")) return comparison(parts, operands);
  if (name == "cvt") return conversion(parts, operands);
  if (isOneOf(name, "and or xor not cnot shl shr")) return logic(parts, operands);
  if (isOneOf(name, "popc clz brev bfind bfe bfi bmsk lop3 prmt shf")) return bitInstruction(parts, operands);
  // slct.TYPE.WHICH d, a, b, c: selects a if c >= 0.
  if (name == "slct" && parts.size() == 3 && isOneOf(parts[2], "s32 f32") && numberType(parts[1]) != nullptr &&
      areSingle(operands, 4))
    return operands[0].values[0] + " = " + numberOf(operands[3], *numberType(parts[2])) + " >= 0 ? " +
           operands[1].values[0] + " : " + operands[2].values[0] + ";";
  const NumberType* const type = numberType(parts.back());
  if (name == "sad" && parts.size() == 2 && type != nullptr && type->bits == 32 && !type->isFloat() &&
      areSingle(operands, 4))
    return assigned(operands, std::string(type->isSigned() ? "::__sad(" : "::__usad(") + numberOf(operands[1], *type) +
                                  ", " + numberOf(operands[2], *type) + ", " + wordOf(operands[3]) + ")");
  if (name == "dp4a" && parts.size() == 3 && parts[1] == parts[2] && isOneOf(parts[2], "u32 s32") &&
      areSingle(operands, 4))
    return assigned(operands, "::__dp4a(" + numberOf(operands[1], *type) + ", " + numberOf(operands[2], *type) + ", " +
                                  numberOf(operands[3], *type) + ")");
  if (type == nullptr || type->ptx[0] == 'b') return "";
  return type->isFloat() ? floatArithmetic(parts, operands, *type) : wholeArithmetic(parts, operands, *type);
}

}  // namespace warpbench::own
