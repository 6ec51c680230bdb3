// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/validation_report.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "cli/terminal/table.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "engine/run/session_requests.h"
#include "engine/simulated/simulated_device.h"
#include "model/time_model.h"
#include "results/values/statistics.h"
#include "validation/count_comparison.h"
#include "validation/time_comparison.h"

namespace warpbench::cli {
namespace {

using namespace validation;

std::string percent(double share) { return significant(share * 100, 2) + " %"; }

void printErrors(std::ostream& out, const std::string& what, const std::vector<ComparedTime>& times) {
  constexpr double kMedian = 0.5;
  constexpr double kMost = 0.9;
  out << what << ": " << times.size() << " points, median error " << percent(errorQuantile(times, kMedian))
      << ", 90th percentile " << percent(errorQuantile(times, kMost)) << '\n';
}

void printOrder(std::ostream& out, const std::vector<ComparedTime>& times) {
  const std::vector<ComparedOrder> orders = compareOrder(times);
  const auto wrong = std::ranges::count(orders, false, &ComparedOrder::same);
  out << "pairs of variants that measure over 15 % apart: " << orders.size()
      << ", in the same order by the model: " << static_cast<std::ptrdiff_t>(orders.size()) - wrong << '\n';
  for (const ComparedOrder& order : orders) {
    if (order.same) continue;
    const auto ratio = [&](Result ComparedTime::*which) {
      return significant((times[order.slower].*which).time->median / (times[order.faster].*which).time->median, 3);
    };
    const Result& faster = times[order.faster].measured;
    out << "  " << faster.family << ": " << faster.variant << " before " << times[order.slower].measured.variant
        << " by " << ratio(&ComparedTime::measured) << ", by the model " << ratio(&ComparedTime::modelled) << "; "
        << oneLine(toText(faster.parameters)) << '\n';
  }
}

using namespace validation;

std::string verdictText(const ComparedCount& count) {
  switch (count.verdict) {
    case ComparedCount::Verdict::Equal:
      return "equal";
    case ComparedCount::Verdict::Predicted:
      return "predicted: " + std::string(count.exception->instruction);
    case ComparedCount::Verdict::Different:
      break;
  }
  if (!count.exception) return "DIFFERENT";
  return "DIFFERENT: " + grouped(count.predicted) + " predicted for " + std::string(count.exception->instruction);
}

/// Active lanes at a family's points: the simulator's mean over basic blocks, and the hardware's over instructions.
struct Lanes {
  std::string family;
  std::vector<double> perBlock;
  std::vector<double> perInstruction;
  std::vector<double> differences;  ///< simulated minus measured

  void add(const CountedPoint& point, const Counters& counters) {
    const std::optional<double> measured = point.counts[indexOf("lanes_per_instruction")];
    if (!measured) return;
    perBlock.push_back(counters.activeLanesPerBasicBlock);
    perInstruction.push_back(*measured);
    differences.push_back(counters.activeLanesPerBasicBlock - *measured);
  }
};

void printLanes(std::ostream& out, const std::vector<Lanes>& all) {
  Table table({{"family"},
               {"points", true},
               {"lanes/block simulated", true},
               {"lanes/instruction measured", true},
               {"difference", true}});
  std::vector<double> differences;
  for (const Lanes& lanes : all) {
    if (lanes.differences.empty()) continue;
    table.add({lanes.family, std::to_string(lanes.differences.size()), significant(summarise(lanes.perBlock).median, 3),
               significant(summarise(lanes.perInstruction).median, 3),
               significant(summarise(lanes.differences).median, 2)});
    differences.insert(differences.end(), lanes.differences.begin(), lanes.differences.end());
  }
  if (table.empty()) return;
  out << "Active lanes, medians over the points, shown and not compared: the simulator's mean is over the basic "
         "blocks\n"
         "of the source, an estimate of the hardware's over instructions, which leaves out lanes whose predicate is "
         "off:\n\n";
  table.print(out);
  out << "\nmedian difference of all points: " << significant(summarise(differences).median, 2) << " lanes\n";
}

/// A counter of the data stage, which also counts turns delayed by other traffic, and the exact counter that it bounds.
struct Bound {
  const HardwareCounter* counter;
  const HardwareCounter* exact;
  int equal = 0;
  int above = 0;
  int below = 0;

  void add(const CountedPoint& point, const Result& simulated) {
    const std::optional<double> measured = point.counts[indexOf(counter->id)];
    const double expected = expectedCount(*exact, simulated);
    if (!measured || (*measured == 0 && expected == 0)) return;
    equal += *measured == expected;
    above += *measured > expected;
    below += *measured < expected;
  }
};

std::vector<Bound> allBounds() {
  std::vector<Bound> bounds;
  for (const HardwareCounter& counter : hardwareCounters())
    if (!counter.boundOf.empty())
      bounds.push_back({.counter = &counter, .exact = &hardwareCounters()[indexOf(counter.boundOf)]});
  return bounds;
}

void printBounds(std::ostream& out, const std::vector<Bound>& bounds) {
  for (const auto& [counter, exact, equal, above, below] : bounds)
    if (equal + above + below > 0)
      out << counter->metric << ", which counts delays too, shown and not compared: equal to " << exact->id << " at "
          << equal << " points, above at " << above << ", below at " << below << '\n';
}

void printNotGiven(std::ostream& out, const HardwareCounts& measured) {
  for (const HardwareCounter* counter : countersNotGiven(measured))
    out << "not given by this GPU, so not compared: " << counter->id << " (" << counter->metric << ")\n";
}

void printExceptions(std::ostream& out, const std::vector<const CountException*>& used) {
  if (used.empty()) return;
  out << "\nWhere compiler or hardware count otherwise:\n";
  for (const CountException* each : used) {
    out << "  " << each->family;
    for (const std::string_view variant : each->variants) out << ' ' << variant;
    out << ", " << each->counter << ": " << each->instruction << "; " << each->reason << '\n';
  }
}

}  // namespace

ExitCode reportTimes(std::ostream& out, const Session& session, const std::vector<std::string>& families,
                     const std::stop_token& stop) {
  std::vector<Result> measured = comparableResults(session);
  if (!families.empty())
    std::erase_if(measured, [&](const Result& each) { return std::ranges::count(families, each.family) == 0; });
  if (measured.empty()) throw RequestError("the session has no measured results that can be simulated");
  std::map<const GpuProfile*, std::unique_ptr<Device>> simulators;
  std::map<std::string, std::vector<ComparedTime>> byFamily;
  std::map<std::string, std::vector<ComparedTime>> byTerm;
  std::vector<ComparedTime> all;
  bool failed = false;
  bool stopped = false;
  for (const Result& each : measured) {
    const std::string name = each.family + " " + each.variant + ", " + toText(each.parameters);
    say(std::to_string(all.size() + 1) + " of " + std::to_string(measured.size()) + ": " + name);
    const DeviceRecord* const record = session.environment.find(each.device);
    const GpuProfile* const profile = findProfile(each.device, record ? record->name : "");
    if (!profile) {
      say(name + ": there is no profile of its GPU");
      failed = true;
      continue;
    }
    std::unique_ptr<Device>& simulator = simulators[profile];
    if (!simulator) simulator = simulator::openSimulated(*profile);
    try {
      // The file may have been edited. Parameters that it omits had their initial values on a GPU.
      const Point point = expand(requestOf(each, each.device), {.kind = DeviceKind::Cuda}).at(0);
      Result modelled = simulator->measure(point, {.timesOnly = true}, stop, [](const Message&, double) {});
      all.push_back({each, std::move(modelled)});
      byFamily[each.family].push_back(all.back());
      byTerm["largest term " + std::string(limiter(*all.back().modelled.model))].push_back(all.back());
    } catch (const Cancelled&) {
      say("stopped; " + std::to_string(all.size()) + " of " + std::to_string(measured.size()) + " points are compared");
      stopped = true;
      break;
    } catch (const std::exception& error) {
      say(name + ": " + oneLine(error.what()));
      failed = true;
    }
  }
  for (const auto& [family, times] : byFamily) {
    out << family << '\n';
    Table table(
        {{"variant"}, {"parameters"}, {"measured ms", true}, {"modelled ms", true}, {"error", true}, {"largest term"}});
    for (const ComparedTime& time : times)
      table.add({time.measured.variant, toText(time.measured.parameters), significant(time.measured.time->median, 4),
                 significant(time.modelled.time->median, 4), percent(time.error()),
                 std::string(limiter(*time.modelled.model))});
    table.print(out, "  ");
    out << '\n';
  }
  if (all.empty()) return stopped ? kInterrupted : kFailure;
  for (const auto& groups : {byFamily, byTerm})
    for (const auto& [name, times] : groups) printErrors(out, name, times);
  printErrors(out, "all", all);
  printOrder(out, all);
  if (stopped) return kInterrupted;
  return failed ? kFailure : kSuccess;
}

namespace {

std::optional<Result> simulateUnlessStopped(Device& simulator, const Point& point, const std::stop_token& stop) {
  try {
    if (!stop.stop_requested()) return simulate(simulator, point, stop);
  } catch (const Cancelled&) {
    // A stopped point has no result.
  }
  return std::nullopt;
}

}  // namespace

Validated reportValidation(std::ostream& out, const HardwareCounts& measured, bool differencesOnly,
                           const std::stop_token& stop) {
  const std::unique_ptr<Device> simulator = simulatorFor(measured);
  Validated done;
  Verdicts& verdicts = done.verdicts;
  std::vector<Lanes> lanes;
  std::vector<Bound> bounds = allBounds();
  std::vector<const CountException*> used;
  bool stopped = false;
  for (auto point = measured.points.begin(); point != measured.points.end() && !stopped;) {
    const std::string family = point->point.family;
    Table table({{"variant"}, {"parameters"}, {"counter"}, {"simulated", true}, {"measured", true}, {"verdict"}});
    for (; point != measured.points.end() && point->point.family == family; ++point) {
      const std::optional<Result> result = simulateUnlessStopped(*simulator, point->point, stop);
      stopped = !result;
      if (stopped) break;
      const Result& simulated = *result;
      ++done.points;
      for (const ComparedCount& count : compareCounts(*point, simulated)) {
        verdicts.add(count);
        if (count.verdict == ComparedCount::Verdict::Predicted && std::ranges::count(used, count.exception) == 0)
          used.push_back(count.exception);
        if (!differencesOnly || count.verdict != ComparedCount::Verdict::Equal)
          table.add({simulated.variant, toText(simulated.parameters), std::string(count.counter->id),
                     grouped(count.simulated), grouped(count.measured), verdictText(count)});
      }
      if (lanes.empty() || lanes.back().family != family) lanes.push_back({.family = family});
      lanes.back().add(*point, *simulated.counters);
      for (Bound& bound : bounds) bound.add(*point, simulated);
    }
    if (!table.empty()) {
      out << family << "\n";
      table.print(out, "  ");
      out << '\n' << std::flush;
    }
  }
  printLanes(out, lanes);
  printExceptions(out, used);
  out << '\n';
  printBounds(out, bounds);
  printNotGiven(out, measured);
  out << done.points << " points, " << measured.device << ", driver " << measured.driver << ", CUDA "
      << measured.toolkit << ", Nsight Compute " << measured.profiler << ", " << measured.date
      << "\n(variant, counter, size) triples with a nonzero count: " << verdicts.equal << " equal, "
      << verdicts.predicted << " predicted from a widened access, " << verdicts.different << " different\n";
  return done;
}

}  // namespace warpbench::cli
