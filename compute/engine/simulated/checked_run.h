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

using SimulatedLaunch = LaunchFunction<SimulatedLauncher>;

/// Launches of a variant on a profile's GPU with every access checked.
class CheckedRun {
 public:
  /// @throws DeviceError if the machine lacks memory.
  CheckedRun(Problem& problem, const GpuProfile& profile, Remember remember, std::int64_t maxSteps = kMostSteps);

  /// `listener` receives blocks after the checker. @throws DeviceError for faults that cannot be reported; Cancelled.
  void launch(const SimulatedLaunch& launch, const Parameters& parameters, std::stop_token stop,
              BlockObserver* listener = nullptr);

  /// Runs the point's own kernels from now on, if it has any. @throws as own::OwnLaunch::kernelsOf.
  void useKernelsOf(const Point& point, const std::stop_token& stop);

  /// Verifies the outputs of `variant`; if wrong, adds findings for missing writes and reads.
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

/// The catalogue's launch. @throws RequestError with the reason if the variant cannot be simulated or does not exist.
SimulatedLaunch checkedLaunchOf(const Point& point);

/// Checks a variant with a launch of any origin.
CheckReport check(const Point& point, Problem& problem, const Variant& variant, const SimulatedLaunch& launch,
                  const GpuProfile& profile, std::stop_token stop = {}, std::int64_t maxSteps = kMostSteps);

}  // namespace warpbench::simulator
