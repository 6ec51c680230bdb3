// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/text/message.h"
#include "program/runtime/program_run.h"

/// What functions of NVIDIA's libraries have in common that compute by plain loops of the host's.
namespace warpbench::program {

/// A function of a library's works in the stream: at once, and the list of launches has it. @returns
/// cudaErrorIllegalAddress where `reached` says that its arrays are not the device's.
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
    run().tellLibrary(caller, Message::text("computed by plain loops: neither counted nor timed"));
    return cudaSuccess;
  });
}

}  // namespace warpbench::program
