// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "own/gpu/cuda_compiler.h"
#include "results/values/own_kernel.h"

namespace warpbench::own {

/// What the driver loads, and the names in it of what was taken, in its order.
struct GpuCode {
  std::string machineCode;
  std::vector<std::string> symbols;
};

/// Kernels of the user's for a GPU; the lines of the text are in the machine code for profilers. What came of a text is
/// kept in the user's cache.
class GpuCompiler {
 public:
  explicit GpuCompiler(std::unique_ptr<CudaCompiler> compiler);

  /// @throws CompileError; DeviceError; RequestError where there is no place for files.
  GpuCode compile(const OwnKernel& own, const std::vector<TakenName>& taken) const;

 private:
  std::unique_ptr<CudaCompiler> m_compiler;
};

/// What NVRTC and nvcc say, "mine.cuh(3): error: ..." and the line with a mark below it, in the form of g++:
/// "mine.cuh:3:14: error: ...".
std::string inFormOfGcc(const std::string& log);

}  // namespace warpbench::own
