// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "catalogue/problem.h"
#include "catalogue/target.h"
#include "results/values/parameter.h"

/// What runs launches on each machine. A description names them, and knows no more of them.
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

/// What runs a variant on the machine that `Launcher` stands for: one launch, asynchronous where the machine is.
template <typename Launcher>
using LaunchFunction = std::function<void(Launcher&, const Arguments&)>;

/// The launch of a variant on that machine; empty where it has none. Defined once per machine, in catalogue.cpp.
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

/// How a variant runs, and where. Only the machine that can run it compiles the launch itself, see
/// families/shared/launches.h.
struct Launch {
  enum class Kind {
    Kernel,   ///< on a GPU and in the simulator
    GpuOnly,  ///< a library call, or instructions that the simulator lacks
    Cpu,      ///< a loop on the host
  };

  Kind kind = Kind::Kernel;
  std::string why;  ///< for GpuOnly: why it cannot be simulated, one line
  LaunchFunction<Launcher> function = {};
};

/// Makes a point's problem; empty but in the `host` build.
using ProblemFactory = std::function<std::unique_ptr<Problem>(const Parameters&)>;

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
