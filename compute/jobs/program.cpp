// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/program.h"

#include "core/child/last_words.h"
#include "core/child/run_to_end.h"

namespace warpbench::jobs {

std::string outputOf(const std::vector<std::string>& words, std::chrono::seconds limit) {
  using process::RunOutcome;
  constexpr std::size_t kMost = std::size_t{16} << 20;
  const RunOutcome outcome = process::runToEnd({.words = words}, {.time = limit, .outputBytes = kMost});
  if (outcome.how == RunOutcome::How::TooLate) throw TimedOut(processFailure(words.at(0), outcome.end));
  if (outcome.how == RunOutcome::How::ByItself && outcome.code == 0) return outcome.output;
  throw DeviceError(processFailure(words.at(0), outcome.end, outcome.complaints));
}

}  // namespace warpbench::jobs
