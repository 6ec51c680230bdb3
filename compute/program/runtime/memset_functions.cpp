// SPDX-License-Identifier: GPL-3.0-or-later
// cudaMemset() and its variants.
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "program/cuda/runtime_functions.h"
#include "program/runtime/copies.h"
#include "program/runtime/program_run.h"

using warpbench::program::Allocation;
using warpbench::program::ByteUse;
using warpbench::program::Caller;
using warpbench::program::fits;
using warpbench::program::isOnHost;
using warpbench::program::isReachable;
using warpbench::program::kOnDeviceMs;
using warpbench::program::run;
using warpbench::program::Timeline;
using warpbench::program::useOf;
using warpbench::program::WorkEvent;

namespace {

cudaError_t set(const Caller& caller, void* at, std::size_t pitch, int value, std::size_t width, std::size_t height,
                std::size_t depth, std::size_t rowsOfSlice, cudaStream_t stream, bool waits) {
  return run().call(caller, waits, [&] {
    if (!run().timeline().knows(stream)) return cudaErrorInvalidResourceHandle;
    if (CUgraph_st* const graph = run().timeline().capturing(stream)) {
      graph->nodes.push_back({cudaGraphNodeTypeMemset, [=](cudaStream_t now) {
                                return set(caller, at, pitch, value, width, height, depth, rowsOfSlice, now, false);
                              }});
      return cudaSuccess;
    }
    if (width == 0 || height == 0 || depth == 0) return cudaSuccess;
    if (height > 1 && width > pitch) return cudaErrorInvalidPitchValue;
    const std::size_t bytes = ((depth - 1) * rowsOfSlice + height - 1) * pitch + width;
    if (!isReachable(at) || !fits(at, bytes)) {
      run().errors().because("it sets " + std::to_string(bytes) + " bytes of " + run().describe(at));
      return cudaErrorInvalidValue;
    }
    std::vector<ByteUse> uses;
    for (std::size_t z = 0; z < depth; ++z)
      for (std::size_t row = 0; row < height; ++row) {
        char* const begin = static_cast<char*>(at) + (z * rowsOfSlice + row) * pitch;
        value == 0 ? run().memory().clear(begin, width) : static_cast<void>(std::memset(begin, value, width));
        run().written(begin, width);
        uses.push_back(useOf(begin, width, ByteUse::kStore));
      }
    run().does(caller, stream, std::move(uses));
    // Page-locked host memory is set when the call returns, and after cudaMemset() managed memory is too.
    const Allocation* const there = run().memory().find(at);
    const bool isPageLocked = there != nullptr && there->kind == Allocation::Kind::Host;
    if (isPageLocked || (waits && isOnHost(at))) run().timeline().hostKnows(stream);
    const std::size_t written = width * height * depth;
    run().work(
        caller, stream, Timeline::Engine::None, false,
        {.kind = WorkEvent::Kind::Set,
         .bytes = static_cast<std::int64_t>(written),
         .milliseconds = kOnDeviceMs + static_cast<double>(written) / (run().profile().writeBandwidthGbs * 1e6)});
    return cudaSuccess;
  });
}

}  // namespace

extern "C" {

cudaError_t cudaMemset(void* at, int value, std::size_t bytes) {
  return set(WARPBENCH_CALLER("cudaMemset"), at, 0, value, bytes, 1, 1, 0, nullptr, true);
}
cudaError_t cudaMemsetAsync(void* at, int value, std::size_t bytes, cudaStream_t stream) {
  return set(WARPBENCH_CALLER("cudaMemsetAsync"), at, 0, value, bytes, 1, 1, 0, stream, false);
}
cudaError_t cudaMemset2D(void* at, std::size_t pitch, int value, std::size_t width, std::size_t height) {
  return set(WARPBENCH_CALLER("cudaMemset2D"), at, pitch, value, width, height, 1, 0, nullptr, true);
}
cudaError_t cudaMemset2DAsync(void* at, std::size_t pitch, int value, std::size_t width, std::size_t height,
                              cudaStream_t stream) {
  return set(WARPBENCH_CALLER("cudaMemset2DAsync"), at, pitch, value, width, height, 1, 0, stream, false);
}
cudaError_t cudaMemset3D(cudaPitchedPtr at, int value, cudaExtent extent) {
  return set(WARPBENCH_CALLER("cudaMemset3D"), at.ptr, at.pitch, value, extent.width, extent.height, extent.depth,
             at.ysize, nullptr, true);
}
cudaError_t cudaMemset3DAsync(cudaPitchedPtr at, int value, cudaExtent extent, cudaStream_t stream) {
  return set(WARPBENCH_CALLER("cudaMemset3DAsync"), at.ptr, at.pitch, value, extent.width, extent.height, extent.depth,
             at.ysize, stream, false);
}

}  // extern "C"
