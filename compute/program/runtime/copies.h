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

/// Where a pointer leads. The host may have managed and page-locked memory too.
bool isOnDevice(const void* at);
bool isOnHost(const void* at);
/// Whether it leads to an allocation or a variable that the runtime knows.
bool isReachable(const void* at);
/// Whether that many bytes lie in one allocation, if they lie in any.
bool fits(const void* at, std::size_t bytes);
/// `does`: see ByteUse.
ByteUse useOf(const void* at, std::size_t bytes, unsigned does);

/// The time of a small copy or memset on the device, in milliseconds.
inline constexpr double kOnDeviceMs = 0.002;

/// Performs any copy: checked as in CUDA, executed at once, with its time on the GPU.
cudaError_t copyRows(const Caller& caller, void* to, const void* from, const Rows& rows, cudaMemcpyKind kind,
                     cudaStream_t stream, bool waits);

}  // namespace warpbench::program
