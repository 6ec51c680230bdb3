// SPDX-License-Identifier: GPL-3.0-or-later
#include "error.h"

namespace warpbench {

std::string printable(std::string_view text) {
  constexpr std::size_t kLongest = 80;
  std::string out;
  for (const char c : text.substr(0, kLongest)) out += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
  return text.size() > kLongest ? out + "..." : out;
}

}  // namespace warpbench
