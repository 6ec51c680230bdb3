// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/text/error.h"

namespace warpbench {

/// A compiler's message about a place in a text.
struct Diagnostic {
  enum class Severity { Error, Warning, Note };
  Severity severity = Severity::Error;
  std::string file;
  int line = 0;      ///< counted from 1; 0: the text as a whole
  int column = 0;    ///< counted from 1, in bytes; 0: unknown
  std::string text;  ///< in the compiler's words, one line
  bool operator==(const Diagnostic&) const = default;
};

/// "error", "warning", "note".
std::string toText(Diagnostic::Severity severity);

/// "mine.cuh:3:14: error: ...", the format of compilers.
std::string toText(const Diagnostic& diagnostic);

/// A user's text does not compile. The message is its first error, on one line.
class CompileError : public RequestError {
 public:
  explicit CompileError(std::vector<Diagnostic> diagnostics);
  const std::vector<Diagnostic>& diagnostics() const { return m_diagnostics; }

 private:
  std::vector<Diagnostic> m_diagnostics;
};

}  // namespace warpbench
