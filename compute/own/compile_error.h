// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/text/error.h"

namespace warpbench {

/// What a compiler says of a place in a text.
struct Diagnostic {
  enum class Severity { Error, Warning, Note };
  Severity severity = Severity::Error;
  std::string file;
  int line = 0;      ///< counted from 1; 0: of the text as a whole
  int column = 0;    ///< counted from 1, in bytes; 0: not known
  std::string text;  ///< in the compiler's words, one line
  bool operator==(const Diagnostic&) const = default;
};

/// "error", "warning", "note".
std::string toText(Diagnostic::Severity severity);

/// "mine.cuh:3:14: error: ...", as compilers write it.
std::string toText(const Diagnostic& diagnostic);

/// A text of the user's that does not compile. The message is its first error, one line.
class CompileError : public RequestError {
 public:
  explicit CompileError(std::vector<Diagnostic> diagnostics);
  const std::vector<Diagnostic>& diagnostics() const { return m_diagnostics; }

 private:
  std::vector<Diagnostic> m_diagnostics;
};

}  // namespace warpbench
