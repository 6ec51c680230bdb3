// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/report/launch_explanation.h"

#include "inspect/line_costs.h"
#include "model/explanation_texts.h"

namespace warpbench::program {
namespace {

/// The line with the highest cost for accesses of this kind in the kernel's first launch, in any file; nullptr if lines
/// are not counted.
const LineCost* costliestOf(const ProgramReport& report, const std::string& kernel, simulator::AccessKind kind) {
  const LineCost* most = nullptr;
  for (const LaunchEvent& launch : report.launches) {
    if (launch.result.variant != kernel) continue;
    for (const LineCost& each : launch.costs)
      if (const LineCost* const here = costliest(launch.costs, each.where.file, kind);
          here && (!most || here->units > most->units))
        most = here;
  }
  return most;
}

}  // namespace

Explanation explainLaunch(const ProgramReport& report, const LaunchEvent& launch, const GpuProfile* profile) {
  const Result& result = launch.result;
  Explanation explained = explain(result, {.profile = profile, .counted = result.counters ? &result : nullptr});
  if (!explained.access) return explained;
  if (const LineCost* const most = costliestOf(report, result.variant, *explained.access))
    explained.sentences.insert(explained.sentences.begin() + 1,
                               Message(explanation::kCostliestLine, {toText(most->where)}));
  return explained;
}

}  // namespace warpbench::program
