// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "gpu/cuda_check.h"

namespace warpbench::cuda {

/// Calls a function of CUB twice, as CUB requires: `call(nullptr, bytes)` sets the workspace size, and `call(workspace,
/// bytes)` does the work. The workspace grows as needed.
/// @throws DeviceError naming `what` if CUDA refuses.
template <typename Call>
void callCub(DeviceBuffer& workspace, const char* what, const Call& call) {
  std::size_t bytes = 0;
  check(call(nullptr, bytes), what);
  if (bytes > workspace.bytes()) workspace = DeviceBuffer(bytes);
  bytes = workspace.bytes();
  check(call(workspace.data(), bytes), what);
}

}  // namespace warpbench::cuda
