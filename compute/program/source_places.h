// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "own/cuda_tokens.h"

namespace warpbench::program {

/// Where a word of a preprocessed text came from.
struct SourcePlace {
  std::string file;
  int line = 0;
  bool system = false;  ///< of the compiler's own headers
};

/// Reads the lines that a preprocessor leaves of what it has included (GCC, "The C Preprocessor", "Preprocessor
/// Output"). To be asked for one token after the other.
class SourcePlaces {
 public:
  SourcePlaces(std::string_view text, const std::vector<own::Token>& tokens) : m_text(text), m_next(tokens.begin()) {}

  const SourcePlace& at(std::vector<own::Token>::const_iterator token);

 private:
  void marker(std::vector<own::Token>::const_iterator sign);

  std::string_view m_text;
  std::vector<own::Token>::const_iterator m_next;
  std::size_t m_counted = 0;  ///< bytes of the text whose lines are in m_place
  SourcePlace m_place{.file = "", .line = 1, .system = false};
};

}  // namespace warpbench::program
