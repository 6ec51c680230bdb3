// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/line_costs.h"

#include <algorithm>
#include <bit>

#include "catalogue/catalogue.h"
#include "engine/run/request.h"
#include "engine/simulated/simulated_device.h"
#include "own/sliders.h"

namespace warpbench {
namespace {

using simulator::AccessKind;

/// Sectors needed if the lanes' bytes were contiguous.
std::int64_t idealSectors(std::uint32_t active, int bytesPerLane) {
  const std::int64_t bytes = std::int64_t{std::popcount(active)} * bytesPerLane;
  return std::max<std::int64_t>(1, (bytes + simulator::kSectorBytes - 1) / simulator::kSectorBytes);
}

std::int64_t idealOf(AccessKind kind, std::uint32_t active, int bytesPerLane, const simulator::AccessCost& cost) {
  if (kind == AccessKind::GlobalLoad || kind == AccessKind::GlobalStore)
    return std::min<std::int64_t>(cost.units, idealSectors(active, bytesPerLane));
  if (kind == AccessKind::ConstantLoad) return cost.requests;
  return simulator::isAtomic(kind) ? cost.units : cost.ideal;
}

/// Keeps exactly the described parameters, checked, since kernels rely on their limits.
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

void LineCosts::add(const SourceLine& where, AccessKind kind, std::uint32_t active, int bytesPerLane,
                    const simulator::AccessCost& access) {
  if (where.file.empty()) return;
  LineCost& cost = m_costs[{where.file, where.line, kind}];
  cost.where = where;
  cost.kind = kind;
  cost.requests += access.requests;
  cost.lanes += std::popcount(active);
  cost.units += access.units;
  cost.ideal += idealOf(kind, active, bytesPerLane, access);
}

std::vector<LineCost> LineCosts::all() const {
  std::vector<LineCost> all;
  all.reserve(m_costs.size());
  for (const auto& [place, cost] : m_costs) all.push_back(cost);
  return all;
}

std::vector<LineCost> lineCosts(const BlockTrace& trace) {
  LineCosts costs;
  for (const TraceStep& step : trace.steps)
    if (!step.barrier) costs.add(step.where, step.kind, step.active, step.bytesPerLane, step.cost);
  return costs.all();
}

const LineCost* costliest(const std::vector<LineCost>& costs, const std::string& file, AccessKind kind) {
  const auto alike = [kind](AccessKind other) {
    return other == kind || (simulator::isAtomic(other) && simulator::isAtomic(kind) &&
                             simulator::spaceOf(other) == simulator::spaceOf(kind));
  };
  const LineCost* most = nullptr;
  for (const LineCost& cost : costs)
    if (cost.where.file == file && alike(cost.kind) && (!most || cost.units > most->units)) most = &cost;
  return most;
}

Point smallPointOf(const Point& point) {
  constexpr std::int64_t kMostElements = 1 << 18;
  constexpr std::int64_t kAlignment = 32;
  Point small = point;
  using Role = ParameterSpec::Role;
  std::vector<const ParameterSpec*> sizes;
  const auto valueOf = [&](const ParameterSpec* spec) { return small.parameters.integer(spec->id); };
  for (const ParameterSpec& spec : findFamily(point.family)->parameters) {
    if (spec.editor == ParameterSpec::Editor::File) small.parameters.set(spec.id, std::string());
    const bool scales = spec.isSize() || spec.role == Role::Mebibytes || spec.role == Role::Repeats;
    if (!scales || !std::get_if<std::int64_t>(small.parameters.find(spec.id))) continue;
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
