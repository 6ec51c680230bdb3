// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/validation_report.h"

#include <algorithm>
#include <iterator>
#include <ostream>
#include <string>
#include <vector>

#include "cli/table.h"

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

/// Of all points of a variant: how many lanes are active.
struct Lanes {
  std::string family;
  std::string variant;
  int points = 0;
  double perInstruction = 0;  ///< sums of the points' means
  double perBlock = 0;
  double simulated = 0;  ///< in requests to global and shared memory
  double measured = 0;   ///< in all memory instructions
  bool known = true;     ///< the measured ones

  void add(const CountedPoint& point, const Counters& counters) {
    ++points;
    perInstruction += point.counts[indexOf("lanes_per_instruction")].value_or(0);
    perBlock += counters.activeLanesPerBasicBlock;
    simulated += counters.global().lanes + counters.shared().lanes;
    const std::optional<double> lanes = point.counts[indexOf("memory_lanes")];
    known = known && lanes;
    measured += lanes.value_or(0);
  }
};

void printLanes(std::ostream& out, const std::vector<Lanes>& all) {
  Table table({{"family"},
               {"variant"},
               {"points", true},
               {"lanes/block simulated", true},
               {"lanes/instruction measured", true},
               {"memory lanes simulated", true},
               {"measured", true}});
  for (const Lanes& lanes : all)
    table.add({lanes.family, lanes.variant, std::to_string(lanes.points), significant(lanes.perBlock / lanes.points, 3),
               significant(lanes.perInstruction / lanes.points, 3), grouped(lanes.simulated),
               lanes.known ? grouped(lanes.measured) : "-"});
  out << "\nActive lanes, shown and not compared: the mean over basic blocks is an estimate of the hardware's over\n"
         "instructions, and the hardware's memory instructions include those to local and constant memory:\n\n";
  table.print(out);
}

void printExceptions(std::ostream& out, const std::vector<const CountException*>& used) {
  if (used.empty()) return;
  out << "\nWhere the compiler changed the access:\n";
  for (const CountException* each : used) {
    out << "  " << each->family;
    for (const std::string_view variant : each->variants) out << ' ' << variant;
    out << ", " << each->counter << ": " << each->instruction << "; " << each->reason << '\n';
  }
}

}  // namespace

Verdicts reportValidation(std::ostream& out, const HardwareCounts& measured, bool differencesOnly) {
  const std::unique_ptr<Device> simulator = simulatorFor(measured);
  Verdicts verdicts;
  std::vector<Lanes> lanes;
  std::vector<const CountException*> used;
  for (auto point = measured.points.begin(); point != measured.points.end();) {
    const std::string family = point->point.family;
    Table table({{"variant"}, {"parameters"}, {"counter"}, {"simulated", true}, {"measured", true}, {"verdict"}});
    for (; point != measured.points.end() && point->point.family == family; ++point) {
      const Result simulated = simulate(*simulator, point->point);
      for (const ComparedCount& count : compareCounts(*point, simulated)) {
        verdicts.add(count);
        if (count.verdict == ComparedCount::Verdict::Predicted && std::ranges::count(used, count.exception) == 0)
          used.push_back(count.exception);
        if (!differencesOnly || count.verdict != ComparedCount::Verdict::Equal)
          table.add({simulated.variant, toText(simulated.parameters), std::string(count.counter->id),
                     grouped(count.simulated), grouped(count.measured), verdictText(count)});
      }
      if (lanes.empty() || lanes.back().family != family || lanes.back().variant != simulated.variant)
        lanes.push_back({.family = family, .variant = simulated.variant});
      lanes.back().add(*point, *simulated.counters);
    }
    if (!table.empty()) {
      out << family << "\n";
      table.print(out, "  ");
      out << '\n' << std::flush;
    }
  }
  printLanes(out, lanes);
  printExceptions(out, used);
  out << '\n'
      << measured.points.size() << " points, " << measured.device << ", driver " << measured.driver << ", CUDA "
      << measured.toolkit << ", Nsight Compute " << measured.profiler << ", " << measured.date
      << "\n(variant, counter, size) triples with a nonzero count: " << verdicts.equal << " equal, "
      << verdicts.predicted << " predicted from a widened access, " << verdicts.different << " different\n";
  return verdicts;
}

}  // namespace warpbench::cli
