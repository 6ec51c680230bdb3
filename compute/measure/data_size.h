// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "catalogue/family.h"
#include "catalogue/problem.h"

namespace warpbench {

/// What a point's data take in the host's memory, in bytes.
struct DataSize {
  std::size_t content = 0;  ///< of the arrays before a launch, which all variants share
  std::size_t arrays = 0;   ///< the copies that a variant works on where it is simulated or runs on the CPU

  std::size_t all() const { return content + arrays; }
};

DataSize dataSizeOf(const Problem& problem);

/// Before any of it is made. Of a file that a parameter names nothing is known: it is not read for this.
/// @throws RequestError; DeviceError where one array alone is larger than the free memory.
DataSize dataSizeOf(const Family& family, const Parameters& parameters);

}  // namespace warpbench
