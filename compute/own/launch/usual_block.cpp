// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/launch/usual_block.h"

#include "catalogue/catalogue.h"
#include "model/gpu_profile.h"
#include "own/launch/recorded_launch.h"
#include "run/request.h"

namespace warpbench::own {

OwnBlock usualBlock(const std::string& familyId, const std::string& variantId) {
  const Family& family = *findFamily(familyId);
  const Variant& variant = *family.find(variantId);
  Parameters parameters;
  for (const ParameterSpec& spec : specsOf(family, variant)) parameters.set(spec.id, spec.initialValue(true));
  const std::unique_ptr<Problem> problem = family.problem(parameters);
  const ReservedArrays room(*problem);
  const Recording recording = recordLaunch(launchOf<simulator::SimulatedLauncher>(familyId, variantId),
                                           room.arguments(parameters), defaultProfile().multiprocessors);
  for (const auto& step : recording.steps)
    if (const auto* const kernel = std::get_if<RecordedKernel>(&step); kernel && kernel->name.name == variant.kernel)
      return {.threads = {kernel->shape.block.x, kernel->shape.block.y, kernel->shape.block.z}};
  return {};
}

}  // namespace warpbench::own
