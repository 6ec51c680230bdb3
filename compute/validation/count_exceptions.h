// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "results/values/result.h"

namespace warpbench::validation {

/// A count that differs from the source's because the compiler changed the access, and what it must then be.
struct CountException {
  std::string_view family;
  std::vector<std::string_view> variants;
  std::string_view counter;      ///< id of a HardwareCounter
  std::string_view instruction;  ///< that causes it, as in the machine code
  std::string_view reason;       ///< what the compiler did, one sentence
  /// The hardware's exact count, from the same rules as every other and the access as it was compiled. Where it equals
  /// the simulated count there is nothing to except.
  double (*predicted)(const Result& simulated) = nullptr;
};

/// All of them, as nvcc of CUDA 13.0 compiles for compute capability 9.0.
const std::vector<CountException>& countExceptions();

/// nullptr where there is none.
const CountException* exceptionFor(std::string_view family, std::string_view variant, std::string_view counter);

}  // namespace warpbench::validation
