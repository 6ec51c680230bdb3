// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "own/launch/launched_kernels.h"

namespace warpbench::own {

/// A compiler that makes machine code for GPUs of one compute capability.
class CudaCompiler {
 public:
  virtual ~CudaCompiler() = default;

  /// Its version and its flags: of all that it makes.
  virtual const std::string& key() const = 0;

  struct Outcome {
    std::string machineCode;           ///< empty where the text does not compile
    std::vector<std::string> symbols;  ///< in the machine code, of what was taken
    std::string log;
  };
  /// `text` as the file `name`; it may include the catalogue's kernel files. @throws DeviceError.
  virtual Outcome compile(const std::string& text, const std::string& name,
                          const std::vector<TakenName>& taken) const = 0;
};

/// "sm_90a" of 90: what is compiled runs on the GPU that is here, and may use all that it has.
inline std::string architectureOf(int capability) {
  constexpr int kHopper = 90;
  return "sm_" + std::to_string(capability) + (capability == kHopper ? "a" : "");
}

/// nvcc, or else NVRTC. nvcc makes of a catalogue's text the machine code that the catalogue has. NVRTC is three to five
/// times as quick, but keeps addresses in shared memory in 64 bits, so that kernels take up to 11 % more or less time.
/// @param capability 90 for 9.0. @throws RequestError, one line, where neither is installed.
std::unique_ptr<CudaCompiler> cudaCompiler(int capability);

}  // namespace warpbench::own
