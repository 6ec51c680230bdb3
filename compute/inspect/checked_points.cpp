// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/checked_points.h"

#include <algorithm>
#include <array>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "engine/simulated/simulated_device.h"
#include "own/sliders.h"

/// Chooses the points of a check; does not run them.
namespace warpbench {
namespace {

/// Sizes for one to three dimensions: no multiples of widths of vectors, warps or tiles, and several blocks each.
std::int64_t checkedSize(std::size_t sizes, std::size_t index) {
  if (sizes == 1) return 5003;
  if (sizes == 2) return std::array{197, 165}.at(index);
  return std::array{133, 150, 139}.at(index % 3);
}

/// The description of a parameter in the family or the variants; null if there is none.
const ParameterSpec* descriptionOf(const std::string& parameter, const Family& family,
                                   const std::vector<std::string>& variants) {
  const auto in = [&](const std::vector<ParameterSpec>& specs) -> const ParameterSpec* {
    const auto found = std::ranges::find(specs, parameter, &ParameterSpec::id);
    return found == specs.end() ? nullptr : &*found;
  };
  const ParameterSpec* spec = in(family.parameters);
  for (const std::string& id : variants)
    if (!spec) spec = in(family.find(id)->parameters);
  return spec;
}

DeviceInfo checkingDevice() { return simulator::describeSimulated(defaultProfile()); }

}  // namespace

Request requestToCheck(const Request& experiment) {
  const Family* family = findFamily(experiment.family);
  if (!family) throw RequestError(Message::text("there is no family '%1'"), printable(experiment.family));
  const DeviceInfo device = checkingDevice();
  Request request;
  request.family = family->id;
  request.copies = experiment.copies;
  const Family all = own::familyWith(*family, experiment.copies);
  for (const Variant& variant : all.variants) {
    const bool wanted = experiment.variants.empty() || std::ranges::count(experiment.variants, variant.id) > 0;
    if (wanted && whyNotOn(all, variant, device).empty()) request.variants.push_back(variant.id);
  }
  if (request.variants.empty())
    throw RequestError(
        Message::text("the simulator can run none of the chosen variants: choose a kernel"));
  for (const auto& [id, value] : experiment.parameters.entries()) {
    const ParameterSpec* spec = descriptionOf(id, all, request.variants);
    // Parameters with a smaller initial value for simulation only keep a GPU busy.
    const bool choice =
        spec && spec->editor != ParameterSpec::Editor::File && !spec->isSize() && spec->initialSimulated == 0;
    if (choice) request.parameters.set(id, value);
  }
  return request;
}

std::vector<Point> pointsToCheck(Request request) {
  const DeviceInfo device = checkingDevice();
  request.device = device.record.id;
  if (const Family* family = findFamily(request.family)) {
    const auto sizes = static_cast<std::size_t>(std::ranges::count_if(family->parameters, &ParameterSpec::isSize));
    std::size_t index = 0;
    for (const ParameterSpec& spec : family->parameters) {
      if (!spec.isSize()) continue;
      const std::int64_t size = std::min(std::get<std::int64_t>(spec.initialValue(true)), checkedSize(sizes, index++));
      const bool swept = std::ranges::any_of(request.sweeps, [&](const Sweep& sweep) { return sweep.sets(spec.id); });
      if (!request.parameters.contains(spec.id) && !swept) request.parameters.set(spec.id, size);
    }
  }
  return expand(request, device);
}

}  // namespace warpbench
