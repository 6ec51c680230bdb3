// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/memory_point.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "engine/simulated/check.h"
#include "inspect/checked_points.h"
#include "own/sliders.h"

namespace warpbench {
namespace {

using Editor = ParameterSpec::Editor;
using Role = ParameterSpec::Role;

/// Sizes for a family with one, two or three dimensions.
struct Extent {
  std::int64_t initial;
  std::int64_t most;
};
constexpr std::array kExtents{Extent{64, 1 << 14}, Extent{32, 256}, Extent{4, 96}};

/// More repetitions show nothing new.
constexpr std::int64_t kFewTimes = 4;

/// Moves the smallest number that is at least `least` to the front of the choices, as the initial value.
void preferNumber(std::vector<std::string>& choices, std::int64_t least) {
  const auto numberOf = [](const std::string& choice) { return std::atoll(choice.c_str()); };
  auto best = choices.end();
  for (auto each = choices.begin(); each != choices.end(); ++each) {
    if (numberOf(*each) == 0) return;  // names, not numbers
    if (numberOf(*each) >= least && (best == choices.end() || numberOf(*each) < numberOf(*best))) best = each;
  }
  if (best != choices.end()) std::rotate(choices.begin(), best, best + 1);
}

}  // namespace

std::vector<ParameterSpec> memorySpecs(const Family& family, const Variant& variant) {
  std::vector<ParameterSpec> specs = specsOf(family, variant);
  std::erase_if(specs, [](const ParameterSpec& spec) { return spec.editor == Editor::File; });
  const auto sizes = std::ranges::count_if(specs, &ParameterSpec::isSize);
  const Extent extent = kExtents[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(sizes, 1, 3)) - 1];
  for (ParameterSpec& spec : specs) {
    const std::int64_t usual = spec.initialSimulated > 0 ? spec.initialSimulated : spec.initial;
    if (spec.isSize()) {
      spec.maximum = std::max(spec.minimum, extent.most);
      spec.initial = std::clamp(extent.initial, spec.minimum, spec.maximum);
    } else if (spec.role == Role::Mebibytes) {
      spec.maximum = spec.initial = spec.minimum;
    } else if (spec.role == Role::Repeats) {
      spec.initial = std::min(usual, std::max(spec.minimum, kFewTimes));
    } else if (spec.role == Role::Tuning && spec.isNumber()) {
      spec.initial = std::min(usual, std::max(spec.minimum, extent.initial / 2));
    } else if (spec.isNumber()) {
      spec.initial = usual;
    } else if (spec.role == Role::Tuning) {
      preferNumber(spec.choices, extent.initial);
    }
    spec.initialSimulated = 0;
  }
  return specs;
}

Point memoryPoint(const std::string& familyId, const std::string& variantId, const Parameters& parameters,
                  std::shared_ptr<const OwnKernel> own) {
  const Family* const known = findFamily(familyId);
  if (!known) throw RequestError(Message::text("there is no family '%1'"), printable(familyId));
  const Family withOwn = own ? own::familyWith(*known, variantId, *own) : *known;
  const Family* const family = &withOwn;
  const Variant* variant = family->find(variantId);
  if (!variant) throw RequestError(family->id + " has no variant '" + printable(variantId) + "'");
  Request request;
  request.family = family->id;
  request.variants = {variant->id};
  request.own = std::move(own);
  const std::vector<ParameterSpec> specs = memorySpecs(*family, *variant);
  for (const auto& [id, value] : parameters.entries())
    if (std::ranges::find(specs, id, &ParameterSpec::id) == specs.end())
      throw RequestError(family->id + " " + variant->id + " has no parameter '" + printable(id) + "'");
  for (const ParameterSpec& spec : specs) {
    const Value* given = parameters.find(spec.id);
    if (given) spec.check(*given);
    request.parameters.set(spec.id, given ? *given : spec.initialValue(true));
  }
  return pointsToCheck(request).at(0);
}

std::string variantToTrace(const Request& experiment) {
  Request all = experiment;
  all.variants.clear();
  for (const Request& request : {experiment, all}) {
    try {
      return requestToCheck(request).variants.front();
    } catch (const RequestError&) {
      continue;
    }
  }
  return experiment.variants.empty() ? findFamily(experiment.family)->variants.front().id : experiment.variants.front();
}

}  // namespace warpbench
