// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/child/child_start.h"
#include "core/text/message.h"

namespace warpbench::process {

struct RunLimits {
  std::optional<std::chrono::seconds> time = {};   ///< of wall time
  std::size_t outputBytes = std::size_t{1} << 20;  ///< it is ended where it writes more
};

/// How a child that was run to its end came to it.
struct RunOutcome {
  enum class How : std::uint8_t { ByItself, TooLate, TooMuchOutput };
  How how = How::ByItself;
  std::optional<int> code;  ///< where it ended by itself; nothing where a signal ended it
  Message end;              ///< "ended with code 1", "was ended by signal 9 (Killed)", "did not end within 60 s"
  std::string output;
  std::string complaints;
};

/// Starts a child and waits for its end. @param heard is called for each line of a piped output as it comes, in place
/// of keeping it. @throws DeviceError where it cannot be started; Cancelled soon after `stop` is requested: it is gone
/// then.
RunOutcome runToEnd(const ChildStart& start, const RunLimits& limits = {}, const std::stop_token& stop = {},
                    const std::function<void(std::string_view line)>& heard = {});

}  // namespace warpbench::process
