// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/launch/own_launch.h"

#include <algorithm>

#include "catalogue/catalogue.h"
#include "own/kernel_object.h"
#include "own/launch/launch_errors.h"
#include "own/launch/launched_kernels.h"
#include "own/process_guard.h"
#include "own/sliders.h"

namespace warpbench::own {
std::shared_ptr<const simulator::LoadedKernels> OwnLaunch::kernelsOf(const Point& point, const Arguments& arguments,
                                                                     int multiprocessors, const std::stop_token& stop) {
  if (!point.own) return nullptr;
  const Variant& variant = *findFamily(point.family)->find(point.variant);
  const auto launch = launchOf<simulator::SimulatedLauncher>(point.family, point.variant);
  OwnKernel own = *point.own;
  own.text = withSliders(own, point.parameters);
  const std::vector<LaunchedName> launched = launchedNames(launch, arguments, multiprocessors);
  const ObjectSource source = objectSource(own, takenBy(own, variant.kernel, launched));
  if (!m_compiler) m_compiler.emplace(stop);
  const SimulatorCompiler::Outcome outcome = m_compiler->compile(source.whole, stop);
  if (outcome.object.empty())
    throw explained(own, source.entries, outcome.output,
                    [&] { return m_compiler->errorsIn(source.text + "\n", stop); });
  guardProcess();
  const auto kernels = loadObject(outcome.object, source, own.file);
  const auto reshaped = std::ranges::find(launched, variant.kernel, &LaunchedName::name);
  kernels->block = own.block;
  kernels->reshaped = reshaped == launched.end() ? nullptr : reshaped->address;
  return kernels;
}

}  // namespace warpbench::own
