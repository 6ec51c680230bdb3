// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/report/program_changes.h"

#include <algorithm>
#include <cmath>

#include "model/quantity.h"
#include "program/report/launch_rows.h"

namespace warpbench::program {
namespace {

/// Modelled times with a smaller difference count as equal, because some counts may be estimated.
constexpr double kSameTime = 1e-6;

constexpr MessageId kNew = Message::text("%1: new");
constexpr MessageId kGone = Message::text("%1: gone");
constexpr MessageId kLaunches = Message::text("%1: launches: %2 before, now %3");
constexpr MessageId kRequests = Message::text("%1: requests to global memory: %2 before, now %3");
constexpr MessageId kSectors = Message::text("%1: sectors of global memory: %2 before, now %3");
constexpr MessageId kWavefronts = Message::text("%1: wavefronts of shared memory: %2 before, now %3");
constexpr MessageId kConflicts = Message::text("%1: bank conflicts: %2 before, now %3");
constexpr MessageId kFlops = Message::text("%1: floating-point operations: %2 before, now %3");
constexpr MessageId kTime = Message::text("%1: modelled time: %2 before, now %3");
constexpr MessageId kEnd = Message::text("the program's end: %1 before, now %2");

void compareKernel(std::vector<Message>& lines, const LaunchRow& before, const LaunchRow& after) {
  const auto compare = [&](MessageId text, double was, double is) {
    if (was != is) lines.emplace_back(text, after.kernel, Number{was}, Number{is});
  };
  compare(kLaunches, static_cast<double>(before.launches.size()), static_cast<double>(after.launches.size()));
  if (before.counters && after.counters) {
    compare(kRequests, before.counters->global().requests, after.counters->global().requests);
    compare(kSectors, before.counters->global().sectors, after.counters->global().sectors);
    compare(kWavefronts, before.counters->shared().wavefronts, after.counters->shared().wavefronts);
    compare(kConflicts, before.counters->shared().conflicts, after.counters->shared().conflicts);
  }
  compare(kFlops, before.flops, after.flops);
  if (!before.milliseconds || !after.milliseconds) return;
  if (std::abs(*after.milliseconds - *before.milliseconds) > kSameTime * *before.milliseconds)
    lines.emplace_back(kTime, after.kernel, durationNumber(*before.milliseconds), durationNumber(*after.milliseconds));
}

}  // namespace

std::vector<Message> changes(const ProgramReport& before, const ProgramReport& after) {
  std::vector<Message> lines;
  const std::vector<LaunchRow> then = rowsOf(before, Grouping::ByKernel);
  const std::vector<LaunchRow> now = rowsOf(after, Grouping::ByKernel);
  for (const LaunchRow& kernel : now) {
    const auto known = std::ranges::find(then, kernel.kernel, &LaunchRow::kernel);
    if (known == then.end())
      lines.emplace_back(kNew, kernel.kernel);
    else
      compareKernel(lines, *known, kernel);
  }
  for (const LaunchRow& kernel : then)
    if (std::ranges::find(now, kernel.kernel, &LaunchRow::kernel) == now.end())
      lines.emplace_back(kGone, kernel.kernel);
  if (before.end && after.end && before.end->text != after.end->text)
    lines.emplace_back(kEnd, before.end->text, after.end->text);
  return lines;
}

}  // namespace warpbench::program
