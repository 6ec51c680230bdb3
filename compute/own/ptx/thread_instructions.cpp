// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/ptx/other_instructions.h"

namespace warpbench::own {
namespace {

using Parts = std::vector<std::string_view>;

const std::string kMachine = "::warpbench::simulator::";

std::string word(const PtxOperand& operand) { return "static_cast<unsigned>(" + operand.values[0] + ")"; }

/// shfl.sync.MODE.b32 d[|p], a, b, c, mask
std::string shuffle(const Parts& parts, const Operands& operands) {
  if (parts.size() != 4 || parts[1] != "sync" || !isOneOf(parts[2], "idx up down bfly") || parts[3] != "b32" ||
      operands.size() != 5 || operands[0].kind == Kind::Vector || operands[0].kind == Kind::Address)
    return "";
  const char* const mode = parts[2] == "idx"    ? "Indexed"
                           : parts[2] == "up"   ? "Up"
                           : parts[2] == "down" ? "Down"
                                                : "Xor";
  std::string text = "{ const std::uint64_t* const warpbenchAll = " + kMachine + "warpGather(" + word(operands[4]) +
                     ", " + word(operands[1]) + "); const auto warpbenchGiven = " + kFunctions + "shuffled<" +
                     kFunctions + "Shuffle::" + mode + ">(warpbenchAll, " + word(operands[2]) + ", " +
                     word(operands[3]) + ");";
  if (operands[0].values[0] != kNowhere) text += " " + operands[0].values[0] + " = warpbenchGiven.first;";
  if (operands[0].kind == Kind::Pair && operands[0].values[1] != kNowhere)
    text += " " + operands[0].values[1] + " = warpbenchGiven.second;";
  return text + " }";
}

/// bar.sync, bar.arrive, bar.red and their barrier.… forms, a[, b]
std::string barrier(const Parts& parts, const Operands& operands) {
  Modifiers modifiers(parts);
  modifiers.take("cta");
  modifiers.take("aligned");
  if (parts.size() < 2) return "";
  // .aligned may come last.
  const std::string_view last = parts.back() == "aligned" ? parts[parts.size() - 2] : parts.back();
  modifiers.take(last);
  if (last == "sync" && modifiers.areDone()) {
    if (areSingle(operands, 1)) return kMachine + "namedBarrier(" + word(operands[0]) + ", 0, true);";
    if (areSingle(operands, 2))
      return kMachine + "namedBarrier(" + word(operands[0]) + ", " + word(operands[1]) + ", true);";
  }
  if (last == "arrive" && modifiers.areDone() && areSingle(operands, 2))
    return kMachine + "namedBarrier(" + word(operands[0]) + ", " + word(operands[1]) + ", false);";
  return "";
}

}  // namespace

std::string threadInstruction(const Parts& parts, const Operands& operands) {
  const std::string_view name = parts[0];
  if (name == "shfl") return shuffle(parts, operands);
  if (isOneOf(name, "bar barrier")) {
    if (parts.size() == 3 && parts[1] == "warp" && parts[2] == "sync" && areSingle(operands, 1))
      return kMachine + "warpBarrier(" + word(operands[0]) + ");";
    return barrier(parts, operands);
  }
  const std::string target = operands.empty() ? "" : operands[0].values[0];
  if (name == "vote" && parts.size() == 4 && parts[1] == "sync" && areSingle(operands, 3)) {
    const std::string arguments = "(" + word(operands[2]) + ", " + operands[1].values[0] + " != 0);";
    if (parts[2] == "ballot" && parts[3] == "b32") return target + " = ::__ballot_sync" + arguments;
    if (isOneOf(parts[2], "all any uni") && parts[3] == "pred")
      return target + " = ::__" + std::string(parts[2]) + "_sync" + arguments;
  }
  if (name == "match" && parts.size() == 4 && parts[1] == "any" && parts[2] == "sync" && isOneOf(parts[3], "b32 b64") &&
      areSingle(operands, 3))
    return target + " = ::__match_any_sync(" + word(operands[2]) + ", " + numberOf(operands[1], *numberType(parts[3])) +
           ");";
  if (name == "redux" && parts.size() == 4 && parts[1] == "sync" && isOneOf(parts[2], "add min max and or xor") &&
      isOneOf(parts[3], "u32 s32 b32") && areSingle(operands, 3))
    return assigned(operands, "::__reduce_" + std::string(parts[2]) + "_sync(" + word(operands[2]) + ", " +
                                  numberOf(operands[1], *numberType(parts[3])) + ")");
  if (name == "activemask" && parts.size() == 2 && areSingle(operands, 1))
    return target + " = " + kMachine + "activeLanes();";
  if (name == "exit" && parts.size() == 1 && operands.empty()) return kMachine + "laneExits();";
  if (name == "trap" && parts.size() == 1 && operands.empty()) return "::__trap();";
  if (name == "nanosleep" && parts.size() == 2 && areSingle(operands, 1))
    return "::__nanosleep(" + word(operands[0]) + ");";
  // Here the launches of a stream always run one after the other.
  if (name == "griddepcontrol" && parts.size() == 2 && isOneOf(parts[1], "wait launch_dependents") && operands.empty())
    return kFunctions + "fenceOfNothing();";
  return "";
}

}  // namespace warpbench::own
