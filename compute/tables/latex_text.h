// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace warpbench {

/// Escapes UTF-8 text for LaTeX, so that no character acts as a command. Keeps letters of European languages, some of
/// which need fontenc's T1, and the signs that measurements need. Characters that pdflatex lacks are written as
/// [U+4E2D]; control characters become spaces.
std::string latexText(std::string_view text);

}  // namespace warpbench
