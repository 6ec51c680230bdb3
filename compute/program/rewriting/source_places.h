// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "own/cuda_tokens.h"

namespace warpbench::program {

/// The origin of a token in a preprocessed text.
struct SourcePlace {
  std::string file;
  int line = 0;
  bool system = false;  ///< in a system header
};

/// Reads a preprocessor's line markers (GCC, "The C Preprocessor", "Preprocessor Output"). Query tokens in order.
class SourcePlaces {
 public:
  SourcePlaces(std::string_view text, const std::vector<own::Token>& tokens) : m_text(text), m_next(tokens.begin()) {}

  const SourcePlace& at(std::vector<own::Token>::const_iterator token);

 private:
  void marker(std::vector<own::Token>::const_iterator sign);

  std::string_view m_text;
  std::vector<own::Token>::const_iterator m_next;
  std::size_t m_counted = 0;  ///< bytes of the text whose lines m_place includes
  SourcePlace m_place{.file = "", .line = 1, .system = false};
};

/// The file itself, and the files that its preprocessed text includes, without those of the simulator.
std::vector<std::string> sourceFiles(const std::string& file, std::string_view preprocessed);

}  // namespace warpbench::program
