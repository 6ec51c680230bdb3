// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/block_option.h"

#include <charconv>

#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench::cli {

std::array<unsigned, 3> blockOf(const std::string& text) {
  std::array<unsigned, 3> block{};
  const char* at = text.data();
  const char* const end = at + text.size();
  for (unsigned& index : block) {
    const auto [next, error] = std::from_chars(at, end, index);
    if (error != std::errc()) break;
    if (next == end) return block;
    if (*next != ',') break;
    at = next + 1;
  }
  throw RequestError("--block '" + printable(text) + "': expected the block's index in x, or in x,y or x,y,z");
}

}  // namespace warpbench::cli
