// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/launch/usual_launch.h"

#include "catalogue/catalogue.h"
#include "catalogue/family.h"
#include "model/gpu_profile.h"
#include "own/launch/recorded_launch.h"

namespace warpbench::own {

std::optional<simulator::LaunchShape> usualLaunch(const std::string& familyId, const std::string& variantId,
                                                  const Parameters& parameters) {
  const Family& family = *findFamily(familyId);
  const Variant& variant = *family.find(variantId);
  const std::unique_ptr<Problem> problem = family.problem(parameters);
  const ReservedArrays room(*problem);
  const Recording recording = recordLaunch(launchOf<simulator::SimulatedLauncher>(familyId, variantId),
                                           room.arguments(parameters), defaultProfile().multiprocessors);
  for (const auto& step : recording.steps)
    if (const auto* const kernel = std::get_if<RecordedKernel>(&step); kernel && kernel->name.name == variant.kernel)
      return kernel->shape;
  return {};
}

OwnBlock usualBlock(const std::string& familyId, const std::string& variantId) {
  const Family& family = *findFamily(familyId);
  Parameters parameters;
  for (const ParameterSpec& spec : specsOf(family, *family.find(variantId)))
    parameters.set(spec.id, spec.initialValue(true));
  const auto shape = usualLaunch(familyId, variantId, parameters);
  if (!shape) return {};
  return {.threads = {shape->block.x, shape->block.y, shape->block.z}};
}

}  // namespace warpbench::own
