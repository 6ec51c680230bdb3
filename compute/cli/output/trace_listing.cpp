// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/trace_listing.h"

#include <bit>
#include <nlohmann/json.hpp>
#include <ostream>
#include <stdexcept>
#include <vector>

#include "cli/own_kernel_file.h"
#include "cli/terminal/table.h"
#include "core/text/text.h"
#include "engine/run/parameter_text.h"

namespace warpbench::cli {
namespace {

using Json = nlohmann::ordered_json;

std::string spaceText(simulator::MemorySpace space) {
  switch (space) {
    case simulator::MemorySpace::Global:
      return "global";
    case simulator::MemorySpace::Shared:
      return "shared";
    case simulator::MemorySpace::Constant:
      return "constant";
    case simulator::MemorySpace::Local:
      return "local";
  }
  throw std::logic_error("a memory without a word");
}

Json toJson(const TraceStep& step) {
  if (step.barrier) return {{"barrier", true}};
  Json lanes = Json::array();
  const bool shared = isShared(step.kind);
  for (std::uint32_t rest = step.active; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
    Json entry = {{"lane", lane}, {"offset", step.offset[lane]}};
    if (shared) entry["bank"] = step.bank[lane];
    lanes.push_back(std::move(entry));
  }
  Json json = {{"warp", step.warp},
               {"file", step.where.file},
               {"line", step.where.line},
               {"access", verbOf(step.kind).english},
               {"memory", step.memory},
               {"bytes_per_lane", step.bytesPerLane},
               {"lanes", std::move(lanes)},
               {"requests", step.cost.requests},
               {shared ? "wavefronts" : "sectors", step.cost.units}};
  if (!shared) json["sectors_touched"] = step.sectors();
  return json;
}

/// The lanes' offsets in bytes, such as "0, 4, 8 ... 124".
std::string offsetsText(const TraceStep& step) {
  std::vector<std::string> texts;
  for (std::uint32_t rest = step.active; rest != 0; rest &= rest - 1)
    texts.push_back(std::to_string(step.offset[static_cast<std::size_t>(std::countr_zero(rest))]));
  constexpr std::size_t kShown = 4;
  if (texts.size() <= kShown) return joined(texts);
  return joined({texts.begin(), texts.begin() + kShown - 1}) + " ... " + texts.back();
}

}  // namespace

void printTraceAsJson(std::ostream& out, const BlockTrace& trace) {
  Json json = {{"format", "warpbench-trace"},
               {"version", 1},
               {"family", trace.point.family},
               {"variant", nameOf(trace.point)},
               {"parameters", toText(trace.point.parameters)},
               {"block", trace.block},
               {"grid", trace.grid},
               {"threads", trace.threads},
               {"truncated", trace.truncated},
               {"memories", Json::array()},
               {"steps", Json::array()}};
  for (const TracedMemory& memory : trace.memories)
    json["memories"].push_back({{"name", memory.name}, {"space", spaceText(memory.space)}, {"bytes", memory.bytes}});
  for (const TraceStep& step : trace.steps) json["steps"].push_back(toJson(step));
  out << json.dump(1, ' ', false, Json::error_handler_t::replace) << '\n';
}

void printTrace(std::ostream& out, const BlockTrace& trace) {
  out << trace.point.family << ' ' << nameOf(trace.point) << ", " << toText(trace.point.parameters) << "\n\n";
  Table table({{"step", true}, {"warp", true}, {"line"}, {"access"}, {"memory"}, {"lanes", true}, {"cost"}, {"bytes"}});
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    const TraceStep& step = trace.steps[i];
    if (step.barrier) {
      table.add({std::to_string(i), "", "", "barrier", "", "", "", ""});
      continue;
    }
    const std::string unit =
        (isShared(step.kind) ? " wavefront" : " sector") + std::string(step.cost.units == 1 ? "" : "s");
    table.add({std::to_string(i), std::to_string(step.warp), toText(step.where),
               std::string(verbOf(step.kind).english) + " " + std::to_string(step.bytesPerLane),
               trace.memories[step.memory].name, std::to_string(std::popcount(step.active)),
               std::to_string(step.cost.units) + unit, offsetsText(step)});
  }
  if (trace.steps.empty())
    out << "This block accesses no memory.\n";
  else
    table.print(out);
  if (trace.truncated)
    out << "\n"
           "There are more steps than shown here.\n";
}

}  // namespace warpbench::cli
