// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "program/cuda/runtime_types.h"
#include "program/runtime/program_run.h"

namespace warpbench::program {

/// Rows of a picture, or all bytes as one row.
struct Rows {
  std::size_t width;  ///< bytes
  std::size_t height = 1;
  std::size_t toPitch = 0;
  std::size_t fromPitch = 0;
};

/// Performs any copy: checked as in CUDA, executed at once, with its time on the GPU.
cudaError_t copyRows(const Caller& caller, void* to, const void* from, const Rows& rows, cudaMemcpyKind kind,
                     cudaStream_t stream, bool waits);

}  // namespace warpbench::program
