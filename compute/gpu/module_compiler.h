// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "catalogue/problem.h"
#include "device/device.h"
#include "gpu/driver_module.h"
#include "own/gpu/gpu_compiler.h"

namespace warpbench::cuda {

/// Compiles and loads, on the current device, the kernels that points have of their own.
class ModuleCompiler {
 public:
  /// What takes the place of the catalogue's kernels where the point's variant is launched; nullptr for a point without
  /// kernels of its own. @throws CompileError; RequestError, one line, without NVRTC and nvcc; DeviceError.
  std::unique_ptr<DriverModule> kernelsOf(const Point& point, const Problem& problem);

 private:
  std::optional<own::GpuCompiler> m_compiler;  ///< made at first use
};

}  // namespace warpbench::cuda
