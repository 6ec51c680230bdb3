// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "catalogue/problem.h"
#include "own/simulator_compiler.h"
#include "results/values/point.h"
#include "simulator/loaded_kernels.h"

namespace warpbench::own {

/// Compiles and loads a point's own kernels. Not thread-safe.
class OwnLaunch {
 public:
  /// The replacements for the catalogue's kernels when the point's variant is launched with these arguments; nullptr
  /// for a point without own kernels.
  /// @throws CompileError; RequestError, one line, without a compiler; DeviceError; Cancelled.
  std::shared_ptr<const simulator::LoadedKernels> kernelsOf(const Point& point, const Arguments& arguments,
                                                            int multiprocessors, const std::stop_token& stop);

 private:
  std::optional<SimulatorCompiler> m_compiler;  ///< created on first use
};

}  // namespace warpbench::own
