// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "results/values/result.h"

namespace warpbench::validation {

/// A count that differs from the source's because the compiler changed the access, with the expected value.
struct CountException {
  std::string_view family;
  std::vector<std::string_view> variants;
  std::string_view counter;      ///< id of a HardwareCounter
  std::string_view instruction;  ///< machine instruction that causes it
  std::string_view reason;       ///< what the compiler did, in one sentence
  /// The exact hardware count, by the usual rules for the access as compiled. May equal the simulated count.
  double (*predicted)(const Result& simulated) = nullptr;
};

/// All exceptions for nvcc of CUDA 13.0 and compute capability 9.0.
const std::vector<CountException>& countExceptions();

/// nullptr if there is none.
const CountException* exceptionFor(std::string_view family, std::string_view variant, std::string_view counter);

}  // namespace warpbench::validation
