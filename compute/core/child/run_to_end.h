// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

#include "core/child/child_start.h"
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

namespace warpbench::process {

struct RunLimits {
  std::optional<std::chrono::seconds> time = {};   ///< wall time
  std::size_t outputBytes = std::size_t{1} << 20;  ///< the child is killed if it writes more
};

struct RunOutcome {
  enum class How : std::uint8_t { ByItself, TooLate, TooMuchOutput };
  How how = How::ByItself;
  std::optional<int> code;  ///< nothing if a signal ended it
  Message end;              ///< "ended with code 1", "was ended by signal 9 (Killed)", "did not end within 60 s"
  std::string output;
  std::string complaints;
};

/// Runs a child to its end. If given, `heard` receives each line of piped output instead of the result. @throws
/// DeviceError if it cannot be started; Cancelled soon after `stop` is requested, with the child already gone.
RunOutcome runToEnd(const ChildStart& start, const RunLimits& limits = {}, const std::stop_token& stop = {},
                    const std::function<void(std::string_view line)>& heard = {});

}  // namespace warpbench::process
