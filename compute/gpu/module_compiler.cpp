// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/module_compiler.h"

#include <algorithm>

#include "catalogue/catalogue.h"
#include "gpu/cuda_check.h"
#include "own/launch/recorded_launch.h"
#include "own/sliders.h"
#include "simulator/simulated_launcher.h"

namespace warpbench::cuda {
namespace {

int attribute(cudaDeviceAttr which) {
  int device = 0;
  int value = 0;
  check(cudaGetDevice(&device), "cudaGetDevice");
  check(cudaDeviceGetAttribute(&value, which, device), "cudaDeviceGetAttribute");
  return value;
}

}  // namespace

std::unique_ptr<DriverModule> ModuleCompiler::kernelsOf(const Point& point, const Problem& problem) {
  if (!point.own) return nullptr;
  if (!m_compiler)
    m_compiler.emplace(own::cudaCompiler(attribute(cudaDevAttrComputeCapabilityMajor) * 10 +
                                         attribute(cudaDevAttrComputeCapabilityMinor)));
  const Variant& variant = *findFamily(point.family)->find(point.variant);
  OwnKernel own = *point.own;
  own.text = own::withSliders(own, point.parameters);
  // The simulator launches the same kernels, and listens better.
  const own::ReservedArrays room(problem);
  const std::vector<own::LaunchedName> launched =
      own::launchedBy(launchOf<simulator::SimulatedLauncher>(point.family, point.variant),
                      room.arguments(point.parameters), attribute(cudaDevAttrMultiProcessorCount));
  const std::vector<own::TakenName> taken = own::takenBy(own, variant.kernel, launched);
  const own::GpuCode code = m_compiler->compile(own, taken);

  std::vector<DriverModule::Name> names;
  for (const own::LaunchedName& each : launched) {
    const auto found = std::ranges::find(taken, each.address, &own::TakenName::address);
    names.push_back({.isKernel = each.isKernel(),
                     .symbol = found == taken.end() ? std::string()
                                                    : code.symbols.at(static_cast<std::size_t>(found - taken.begin())),
                     .atLeast = each.isKernel() ? 0 : each.sizes,
                     .reshaped = each.name == variant.kernel});
  }
  return std::make_unique<DriverModule>(code.machineCode, names, own.block);
}

}  // namespace warpbench::cuda
