// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "own/ptx/ptx_instructions.h"

/// Parses PTX instructions.
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

inline bool haveKinds(const Operands& operands, std::initializer_list<Kind> kinds) {
  return std::ranges::equal(operands, kinds, {}, &PtxOperand::kind);
}
inline bool areSingle(const Operands& operands, std::size_t count) {
  return operands.size() == count &&
         std::ranges::all_of(operands, [](const PtxOperand& each) { return each.kind == Kind::Single; });
}

/// `words` are separated by blanks.
inline bool isOneOf(std::string_view word, std::string_view words) {
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find(' ', at), words.size());
    if (words.substr(at, end - at) == word) return true;
    at = end + 1;
  }
  return false;
}

/// The modifiers between an instruction's name and its type. Each is taken once.
class Modifiers {
 public:
  explicit Modifiers(const std::vector<std::string_view>& parts)
      : m_words(parts.begin() + std::min<std::ptrdiff_t>(1, std::ssize(parts)), parts.end()) {
    if (!m_words.empty()) m_words.pop_back();
  }
  /// Takes and returns one of `words`; empty if there is none.
  std::string_view takeOneOf(std::string_view words) {
    const auto found = std::ranges::find_if(m_words, [&](std::string_view each) { return isOneOf(each, words); });
    if (found == m_words.end()) return {};
    const std::string_view word = *found;
    m_words.erase(found);
    return word;
  }
  bool take(std::string_view word) { return !takeOneOf(word).empty(); }
  /// Whether all have been taken.
  bool areDone() const { return m_words.empty(); }

 private:
  std::vector<std::string_view> m_words;
};

/// A PTX number type and its C++ equivalent.
struct NumberType {
  std::string_view ptx;
  std::string_view cpp;
  int bits;
  bool isFloat() const { return ptx[0] == 'f'; }
  bool isSigned() const { return ptx[0] == 's'; }
};

/// nullptr if it does not exist or is not simulated.
const NumberType* numberType(std::string_view ptx);

/// The operand converted to the type.
inline std::string numberOf(const PtxOperand& operand, const NumberType& type) {
  return kFunctions + "value<" + std::string(type.cpp) + ">(" + operand.values[0] + ")";
}
/// Assigns an expression to the first operand.
inline std::string assigned(const Operands& operands, const std::string& value) {
  return operands[0].values[0] + " = " + kFunctions + "bits(" + value + ");";
}

}  // namespace warpbench::own
