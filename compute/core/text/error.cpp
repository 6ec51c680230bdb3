// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/error.h"

#include "core/text/text.h"

namespace warpbench {

Message messageOf(const std::exception& error) {
  const auto* const own = dynamic_cast<const Error*>(&error);
  return inOneLine(own ? own->message() : Message(error.what()));
}

std::string printable(std::string_view text) {
  constexpr std::size_t kLongest = 80;
  if (text.size() <= kLongest) return withoutControls(text, '?');
  std::size_t end = kLongest;  // do not split a character
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return withoutControls(text.substr(0, end), '?') + "...";
}

}  // namespace warpbench
