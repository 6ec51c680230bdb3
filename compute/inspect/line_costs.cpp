// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/line_costs.h"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>

#include "catalogue/catalogue.h"
#include "device/simt/simulated_device.h"
#include "own/sliders.h"
#include "run/request.h"

namespace warpbench {
namespace {

using simulator::AccessKind;

/// Sectors that the lanes' bytes fill where they lie side by side.
std::int64_t idealSectors(const TraceStep& step) {
  const std::int64_t bytes = std::int64_t{std::popcount(step.active)} * step.bytesPerLane;
  return std::max<std::int64_t>(1, (bytes + simulator::kSectorBytes - 1) / simulator::kSectorBytes);
}

std::int64_t idealOf(const TraceStep& step) {
  if (step.kind == AccessKind::GlobalLoad || step.kind == AccessKind::GlobalStore)
    return std::min<std::int64_t>(step.cost.units, idealSectors(step));
  if (step.kind == AccessKind::ConstantLoad) return step.cost.requests;
  return simulator::isAtomic(step.kind) ? step.cost.units : step.cost.ideal;
}

/// With all parameters as they are described, in whose limits kernels may trust, and no others.
Point checked(const Point& point) {
  const Family family =
      point.own ? own::familyWith(*findFamily(point.family), point.variant, *point.own) : *findFamily(point.family);
  Request request{.family = point.family, .variants = {point.variant}, .mode = point.mode};
  request.own = point.own;
  for (const ParameterSpec& spec : specsOf(family, *family.find(point.variant)))
    if (const Value* value = point.parameters.find(spec.id)) request.parameters.set(spec.id, *value);
  return expand(request, simulator::describeSimulated(defaultProfile())).at(0);
}

}  // namespace

std::vector<LineCost> lineCosts(const BlockTrace& trace) {
  std::map<std::tuple<std::string, int, AccessKind>, LineCost> costs;
  for (const TraceStep& step : trace.steps) {
    if (step.barrier || step.where.file.empty()) continue;
    LineCost& cost = costs[{step.where.file, step.where.line, step.kind}];
    cost.where = step.where;
    cost.kind = step.kind;
    cost.requests += step.cost.requests;
    cost.lanes += std::popcount(step.active);
    cost.units += step.cost.units;
    cost.ideal += idealOf(step);
  }
  std::vector<LineCost> all;
  all.reserve(costs.size());
  for (const auto& [place, cost] : costs) all.push_back(cost);
  return all;
}

Point smallPointOf(const Point& point) {
  constexpr std::int64_t kMostElements = 1 << 18;
  constexpr std::int64_t kAlignment = 32;
  Point small = point;
  std::vector<const ParameterSpec*> sizes;
  const auto valueOf = [&](const ParameterSpec* spec) { return small.parameters.integer(spec->id); };
  for (const ParameterSpec& spec : findFamily(point.family)->parameters) {
    if (spec.editor == ParameterSpec::Editor::File) small.parameters.set(spec.id, std::string());
    const bool isNumber = std::get_if<std::int64_t>(small.parameters.find(spec.id)) != nullptr;
    if (spec.editor != ParameterSpec::Editor::PowersOfTwo || !spec.shapesData || !isNumber) continue;
    if (spec.initialSimulated > 0 && valueOf(&spec) > spec.initialSimulated)
      small.parameters.set(spec.id, spec.initialSimulated + valueOf(&spec) % kAlignment);
    sizes.push_back(&spec);
  }
  while (true) {
    double elements = 1;
    for (const ParameterSpec* spec : sizes) elements *= static_cast<double>(valueOf(spec));
    const auto largest = std::ranges::max_element(sizes, {}, valueOf);
    if (elements <= kMostElements || largest == sizes.end()) return checked(small);
    const std::int64_t value = valueOf(*largest);
    const std::int64_t half = std::max((*largest)->minimum, value / 2 / kAlignment * kAlignment + value % kAlignment);
    if (half >= value) return checked(small);
    small.parameters.set((*largest)->id, half);
  }
}

}  // namespace warpbench
