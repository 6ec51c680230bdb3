// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/session/annotations.h"

#include <algorithm>
#include <cctype>

namespace warpbench {

std::string toText(PlotMark::Kind kind) {
  switch (kind) {
    case PlotMark::Kind::Horizontal:
      return "horizontal";
    case PlotMark::Kind::Vertical:
      return "vertical";
    case PlotMark::Kind::Text:
      break;
  }
  return "text";
}

bool isColour(const std::string& text) {
  constexpr std::size_t kLength = 7;
  return text.size() == kLength && text[0] == '#' &&
         std::all_of(text.begin() + 1, text.end(), [](unsigned char c) { return std::isxdigit(c) != 0; });
}

}  // namespace warpbench
