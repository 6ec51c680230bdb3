// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "core/text/message.h"
#include "core/text/text.h"

namespace warpbench {

/// The last lines of a program's output, up to 400 bytes, joined into one line.
inline std::string lastWords(std::string_view text) {
  constexpr std::size_t kMost = 400;
  while (text.ends_with('\n')) text.remove_suffix(1);
  if (text.size() > kMost) {
    text.remove_prefix(text.size() - kMost);
    text.remove_prefix(std::min(text.find('\n') + 1, text.size()));
  }
  return oneLine(text);
}

/// What a process did wrong, such as "did not end within 5 s", with the end of its error output.
inline Message processFailure(const std::string& process, Message what, std::string_view complaints = {}) {
  const std::string said = lastWords(complaints);
  if (said.empty()) return {Message::text("the process '%1' %2"), process, std::move(what)};
  return {Message::text("the process '%1' %2; it said: %3"), process, std::move(what), said};
}

}  // namespace warpbench
