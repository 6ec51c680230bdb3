// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/validation_report.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "cli/terminal/table.h"
#include "core/text/error.h"
#include "results/values/statistics.h"

namespace warpbench::cli {

namespace {

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

/// Active lanes at a family's points: the simulator's mean over basic blocks beside the hardware's over instructions.
struct Lanes {
  std::string family;
  std::vector<double> perBlock;
  std::vector<double> perInstruction;
  std::vector<double> differences;  ///< simulated less measured

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

/// A counter of the data stage, which also counts turns that other traffic delays, beside what it bounds.
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

namespace {

std::optional<Result> simulateUnlessStopped(Device& simulator, const Point& point, const std::stop_token& stop) {
  try {
    if (!stop.stop_requested()) return simulate(simulator, point, stop);
  } catch (const Cancelled&) {
    // Of this point nothing is known.
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
