// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "own/launch/launched_kernels.h"

namespace warpbench::own {

/// A compiler that produces machine code for GPUs of one compute capability.
class CudaCompiler {
 public:
  virtual ~CudaCompiler() = default;

  /// Identifies everything that affects its output: its version and flags.
  virtual const std::string& key() const = 0;

  struct Outcome {
    std::string machineCode;           ///< empty if the text does not compile
    std::vector<std::string> symbols;  ///< of the requested names, in the machine code
    std::string log;
  };
  /// Compiles `text` as the file `name`, which may include the catalogue's kernel files.
  /// @throws DeviceError.
  virtual Outcome compile(const std::string& text, const std::string& name,
                          const std::vector<ReplacedName>& taken) const = 0;
};

/// "sm_90a" for 90: the code runs on the local GPU only and may use all of its features.
inline std::string architectureOf(int capability) {
  constexpr int kHopper = 90;
  return "sm_" + std::to_string(capability) + (capability == kHopper ? "a" : "");
}

/// nvcc or, if it is not installed, NVRTC. nvcc produces the same machine code for a catalogue text as the catalogue
/// has. NVRTC is three to five times as fast, but keeps shared memory addresses in 64 bits, so that kernel times differ
/// by up to 11 %.
/// @param capability 90 for 9.0.
/// @throws RequestError, one line, if neither is installed.
std::unique_ptr<CudaCompiler> cudaCompiler(int capability);

}  // namespace warpbench::own
