// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "own/gpu/nvrtc.h"
#include "own/launch/launched_kernels.h"
#include "own/own_kernel.h"

namespace warpbench::own {

/// What the driver loads, and the names in it of what was taken, in its order.
struct GpuCode {
  std::string machineCode;
  std::vector<std::string> symbols;
};

/// Kernels of the user's for a GPU, compiled by NVRTC; the lines of the text are in the machine code for profilers.
/// What came of a text is kept in the user's cache.
class GpuCompiler {
 public:
  /// For GPUs of that compute capability, 90 for 9.0. @throws RequestError, one line, without NVRTC.
  explicit GpuCompiler(int capability);

  /// @throws CompileError; DeviceError; RequestError where there is no place for files.
  GpuCode compile(const OwnKernel& own, const std::vector<TakenName>& taken) const;

 private:
  Nvrtc m_nvrtc;
  std::vector<Nvrtc::Header> m_headers;
  std::vector<std::string> m_options;
  std::string m_key;  ///< of all that a result depends on beside the text
};

/// What NVRTC says, "mine.cuh(3): error: ..." and the line with a mark below it, in the form of g++:
/// "mine.cuh:3:14: error: ...".
std::string inFormOfGcc(const std::string& log);

}  // namespace warpbench::own
