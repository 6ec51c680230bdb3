// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "catalogue/family.h"
#include "catalogue/problem.h"
#include "engine/simulated/check.h"
#include "model/gpu_profile.h"
#include "simulator/checking/checked_launcher.h"
#include "simulator/checking/checker.h"

namespace warpbench::simulator {

/// How a variant runs on the simulator.
using SimulatedLaunch = LaunchFunction<SimulatedLauncher>;

/// One variant's launches on the GPU of a profile, with all of their accesses looked at.
class CheckedRun {
 public:
  /// @throws DeviceError where the machine has not enough memory.
  CheckedRun(Problem& problem, const GpuProfile& profile, Remember remember, std::int64_t mostSteps = kMostSteps);

  /// `listener`, where there is one, hears of blocks after the checker.
  /// @throws DeviceError where the kernel misbehaves beyond what the checker can report; Cancelled.
  void launch(const SimulatedLaunch& launch, const Parameters& parameters, std::stop_token stop,
              BlockObserver* listener = nullptr);

  /// From now on the kernels that the point has of its own run, where it has some.
  /// @throws as own::OwnLaunch::kernelsOf.
  void useKernelsOf(const Point& point, const std::stop_token& stop);

  /// What the problem says of the outputs of `variant`; where they are wrong, what is missing becomes a finding.
  std::optional<Verification> verify(const Variant& variant);

  Checker& checker() { return m_checker; }

 private:
  Problem& m_problem;
  int m_multiprocessors;
  CheckedMemory m_memory;
  BlockRunner m_runner;
  Checker m_checker;
  std::shared_ptr<const LoadedKernels> m_kernels;
};

/// The catalogue's. @throws RequestError saying why the variant cannot be simulated, or that there is none.
SimulatedLaunch checkedLaunchOf(const Point& point);

/// Checks a variant whose launch need not be the catalogue's.
CheckReport check(const Point& point, Problem& problem, const Variant& variant, const SimulatedLaunch& launch,
                  const GpuProfile& profile, std::stop_token stop = {}, std::int64_t mostSteps = kMostSteps);

}  // namespace warpbench::simulator
