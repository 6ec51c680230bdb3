// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "own/gpu/cuda_compiler.h"
#include "results/values/own_kernel.h"

namespace warpbench::own {

/// Code for the driver, and the symbols of the requested names, in the same order.
struct GpuCode {
  std::string machineCode;
  std::vector<std::string> symbols;
};

/// Compiles the user's kernels for a GPU, with line information for profilers. Keeps results in the user's cache.
class GpuCompiler {
 public:
  explicit GpuCompiler(std::unique_ptr<CudaCompiler> compiler);

  /// @throws CompileError; DeviceError; RequestError if there is no folder for files.
  GpuCode compile(const OwnKernel& own, const std::vector<ReplacedName>& taken) const;

 private:
  std::unique_ptr<CudaCompiler> m_compiler;
};

/// Converts messages of NVRTC and nvcc, "mine.cuh(3): error: ..." with a mark in the line below, into g++'s format:
/// "mine.cuh:3:14: error: ...".
std::string inFormOfGcc(const std::string& log);

}  // namespace warpbench::own
