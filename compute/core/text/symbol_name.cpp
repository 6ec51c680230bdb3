// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/symbol_name.h"

#include <cxxabi.h>

#include <cstdlib>
#include <memory>

namespace warpbench {

std::string demangled(const std::string& symbol) {
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> text(abi::__cxa_demangle(symbol.c_str(), nullptr, nullptr, &status),
                                                         &std::free);
  return status == 0 ? text.get() : symbol;
}

std::string withoutParameters(std::string function) {
  if (function.starts_with("void ")) function.erase(0, 5);
  int depth = 0;
  for (std::size_t i = 0; i < function.size(); ++i) {
    depth += function[i] == '<' ? 1 : function[i] == '>' ? -1 : 0;
    if (function[i] == '(' && depth == 0 && i > 0 && !function.substr(i).starts_with("(anonymous"))
      return function.substr(0, i);
  }
  return function;
}

}  // namespace warpbench
