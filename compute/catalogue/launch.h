// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "catalogue/problem.h"
#include "catalogue/target.h"
#include "results/values/parameter.h"

/// Launchers of the machines, which descriptions only name.
namespace warpbench::cuda {
class CudaLauncher;
}
namespace warpbench::simulator {
class SimulatedLauncher;
}
namespace warpbench::cpu {
class HostLauncher;
}

namespace warpbench {

/// Launches a variant once by a machine's `Launcher`; asynchronous if the machine is.
template <typename Launcher>
using LaunchFunction = std::function<void(Launcher&, const Arguments&)>;

/// A variant's launch on that machine; empty if none. Defined once per machine, in catalogue.cpp.
template <typename Launcher>
LaunchFunction<Launcher> launchOf(std::string_view family, std::string_view variant);

inline namespace WARPBENCH_TARGET {

#if defined(__CUDACC__)
using Launcher = cuda::CudaLauncher;
#elif defined(WARPBENCH_SIMULATE)
using Launcher = simulator::SimulatedLauncher;
#else
using Launcher = cpu::HostLauncher;
#endif

/// How and where a variant runs. Only builds that can run it compile `function`, see families/shared/launches.h.
struct Launch {
  enum class Kind {
    Kernel,   ///< on GPUs and in the simulator
    GpuOnly,  ///< library call, or instructions that the simulator lacks
    Cpu,      ///< loop on the host
  };

  Kind kind = Kind::Kernel;
  std::string why;  ///< for GpuOnly: why it cannot be simulated, in one line
  LaunchFunction<Launcher> function = {};
};

/// Creates a point's problem; only in the `host` build.
using ProblemFactory = std::function<std::unique_ptr<Problem>(const Parameters&)>;

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
