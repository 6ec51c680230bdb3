// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/text/message.h"
#include "program/runtime/program_run.h"

/// Shared code of NVIDIA library functions that run here as plain host loops.
namespace warpbench::program {

/// Runs a library function in the stream, at once, and adds it to the list of launches.
/// @returns cudaErrorIllegalAddress if `reached` finds that its arrays are not in device memory.
template <typename Reached, typename Compute>
cudaError_t libraryWork(const Caller& caller, cudaStream_t stream, Reached reached, Compute compute) {
  return run().call(caller, true, [&] {
    if (!run().timeline().knows(stream)) return cudaErrorInvalidResourceHandle;
    if (run().timeline().capturing(stream) != nullptr)
      run().refuse(caller, "is captured into a graph, which is not simulated");
    if (!reached()) {
      run().tellUnreached(caller);
      return cudaErrorIllegalAddress;
    }
    compute();
    run().launches().tellLibrary(caller, Message::text("computed by plain loops: neither counted nor timed"));
    return cudaSuccess;
  });
}

}  // namespace warpbench::program
