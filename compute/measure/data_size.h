// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "catalogue/family.h"
#include "catalogue/problem.h"

namespace warpbench {

/// Host memory that a point's data need, in bytes.
struct DataSize {
  std::size_t content = 0;  ///< initial contents of the arrays, shared by all variants
  std::size_t arrays = 0;   ///< copies for a simulated or CPU variant

  std::size_t all() const { return content + arrays; }
};

DataSize dataSizeOf(const Problem& problem);

/// The size before any data are created. Excludes files named by parameters, which are not read. @throws RequestError;
/// DeviceError if one array alone exceeds the free memory.
DataSize dataSizeOf(const Family& family, const Parameters& parameters);

}  // namespace warpbench
