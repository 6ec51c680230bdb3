// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/child/run_to_end.h"

#include <algorithm>
#include <limits>

#include "core/child/child.h"
#include "core/text/error.h"

namespace warpbench::process {

namespace {

using Clock = Child::Clock;
constexpr std::chrono::milliseconds kLookForStop(10);  // polling interval of `stop`

/// Waits for output, or for the exit of a child without output. @returns whether the child exited.
bool waitABit(Child& child, bool& open, Clock::time_point until) {
  if (!open) return child.awaitEnd(until);
  // Its descendants may keep the output open.
  if (child.ended()) return true;
  open = child.wait(until, -1) != Child::WaitResult::Ended;
  return false;
}

}  // namespace

RunOutcome runToEnd(const ChildStart& start, const RunLimits& limits, const std::stop_token& stop,
                    const std::function<void(std::string_view)>& heard) {
  if (stop.stop_requested()) throw Cancelled();
  RunOutcome outcome;
  Child child(start, heard ? std::numeric_limits<std::size_t>::max() : limits.outputBytes);
  const auto take = [&] {
    while (const auto line = child.nextLine()) {
      if (heard)
        heard(line->text);
      else
        (outcome.output += line->text) += '\n';
    }
    return heard || outcome.output.size() + child.rest().text.size() <= limits.outputBytes;
  };
  const auto until = limits.time ? Clock::now() + *limits.time : Clock::time_point::max();
  bool open = start.output == ChildStart::Stream::Piped;
  for (bool over = false; !over && outcome.how == RunOutcome::How::ByItself;) {
    if (stop.stop_requested()) throw Cancelled();  // the child's destructor also kills its descendants
    over = waitABit(child, open, std::min(until, Clock::now() + kLookForStop));
    if (!take() || child.rest().tooLong) outcome.how = RunOutcome::How::TooMuchOutput;
    if (!over && Clock::now() >= until) outcome.how = RunOutcome::How::TooLate;
  }
  // Read what it wrote before its exit.
  while (outcome.how == RunOutcome::How::ByItself && open && child.wait(Clock::now(), -1) == Child::WaitResult::Lines)
    if (!take()) outcome.how = RunOutcome::How::TooMuchOutput;
  if (!heard) outcome.output += child.rest().text;
  outcome.output.resize(std::min(outcome.output.size(), limits.outputBytes));
  outcome.end = child.end();
  outcome.complaints = child.complaints();
  if (outcome.how == RunOutcome::How::ByItself) outcome.code = child.code();
  if (outcome.how == RunOutcome::How::TooLate)
    outcome.end = {Message::text("did not end within %1 s"), limits.time->count()};
  if (outcome.how == RunOutcome::How::TooMuchOutput)
    outcome.end = {Message::text("wrote more than %1 MiB"), limits.outputBytes >> 20};
  return outcome;
}

}  // namespace warpbench::process
