// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace warpbench {

/// UTF-8 text as LaTeX sets it: no character of it is a command. Letters of European languages stay as they are, which
/// needs fontenc's T1 for some; of signs there are those that measurements need, and what pdflatex has no letter for is
/// written as [U+4E2D]. Control characters become spaces.
std::string latexText(std::string_view text);

}  // namespace warpbench
