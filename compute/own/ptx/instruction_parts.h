// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "own/ptx/ptx_instructions.h"

/// How an instruction of PTX is taken apart.
namespace warpbench::own {

using Operands = std::vector<PtxOperand>;
using Kind = PtxOperand::Kind;

inline const std::string kFunctions = "::warpbench::simulator::ptx::";

inline std::vector<std::string_view> partsOf(std::string_view opcode) {
  std::vector<std::string_view> parts;
  while (!opcode.empty()) {
    const std::size_t end = std::min(opcode.find('.'), opcode.size());
    parts.push_back(opcode.substr(0, end));
    opcode.remove_prefix(std::min(end + 1, opcode.size()));
  }
  return parts;
}

inline bool areOf(const Operands& operands, std::initializer_list<Kind> kinds) {
  return std::ranges::equal(operands, kinds, {}, &PtxOperand::kind);
}
inline bool areSingle(const Operands& operands, std::size_t count) {
  return operands.size() == count &&
         std::ranges::all_of(operands, [](const PtxOperand& each) { return each.kind == Kind::Single; });
}

/// `words`: with a blank between two of them.
inline bool isOneOf(std::string_view word, std::string_view words) {
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find(' ', at), words.size());
    if (words.substr(at, end - at) == word) return true;
    at = end + 1;
  }
  return false;
}

}  // namespace warpbench::own
