// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/trace_command.h"

#include <bit>
#include <charconv>
#include <iostream>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/text.h"
#include "catalogue/catalogue.h"
#include "cli/in_child.h"
#include "cli/output/table.h"
#include "cli/own_kernel_file.h"
#include "inspect/check.h"
#include "inspect/trace.h"
#include "run/parameter_text.h"

namespace warpbench::cli {

namespace {

using Json = nlohmann::ordered_json;

/// "3", "3,1" or "3,1,0".
std::array<unsigned, 3> blockOf(const std::string& text) {
  std::array<unsigned, 3> block{};
  const char* at = text.data();
  const char* const end = at + text.size();
  for (unsigned& index : block) {
    const auto [next, error] = std::from_chars(at, end, index);
    if (error != std::errc()) break;
    if (next == end) return block;
    if (*next != ',') break;
    at = next + 1;
  }
  throw RequestError("--block '" + printable(text) + "': expected the block's index in x, or in x,y or x,y,z");
}

Point pointOf(const CliArguments& arguments) {
  Request request;
  request.family = arguments.family;
  request.variants = arguments.variants;
  if (arguments.kernelFile) request.own = readOwnKernel(*arguments.kernelFile);
  if (const auto family = familyOf(request))
    for (const std::string& text : arguments.parameters) {
      auto [name, value] = parseParameter(*family, text);
      request.parameters.set(name, std::move(value));
    }
  const std::vector<Point> points = pointsToCheck(std::move(request));
  if (points.size() != 1) throw RequestError("a trace is of one variant: name it");
  return points.front();
}

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

void printJson(const BlockTrace& trace) {
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
  std::cout << json.dump(1) << '\n';
}

/// "0, 4, 8 ... 124": where the lanes are, in bytes.
std::string offsetsText(const TraceStep& step) {
  std::vector<std::string> texts;
  for (std::uint32_t rest = step.active; rest != 0; rest &= rest - 1)
    texts.push_back(std::to_string(step.offset[static_cast<std::size_t>(std::countr_zero(rest))]));
  constexpr std::size_t kShown = 4;
  if (texts.size() <= kShown) return joined(texts);
  return joined({texts.begin(), texts.begin() + kShown - 1}) + " ... " + texts.back();
}

void printTable(const BlockTrace& trace) {
  std::cout << trace.point.family << ' ' << nameOf(trace.point) << ", " << toText(trace.point.parameters) << "\n\n";
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
  table.print(std::cout);
  if (trace.truncated) std::cout << "\nThere are more steps than are shown.\n";
}

ExitCode traceHere(const CliArguments& arguments) {
  const BlockTrace trace = traceBlock(pointOf(arguments), defaultProfile(), blockOf(arguments.block));
  if (arguments.json)
    printJson(trace);
  else
    printTable(trace);
  return kAllWell;
}

}  // namespace

ExitCode traceCommand(const CliArguments& arguments) {
  if (arguments.kernelFile) return inChild([&] { return traceHere(arguments); });
  return traceHere(arguments);
}

}  // namespace warpbench::cli
