// SPDX-License-Identifier: GPL-3.0-or-later
// Error functions of CUDA's runtime.
#include <mutex>

#include "program/cuda/runtime_functions.h"
#include "program/runtime/program_run.h"

using warpbench::program::run;

namespace {

cudaError_t lastError(bool forget) {
  const std::lock_guard lock(run().mutex());
  return run().errors().last(forget);
}

}  // namespace

extern "C" {

cudaError_t cudaGetLastError() { return lastError(true); }
cudaError_t cudaPeekAtLastError() { return lastError(false); }

const char* cudaGetErrorString(cudaError_t error) {
  run().errors().seen();
  switch (error) {
#define WARPBENCH_CUDA_ERROR(name, number, text) \
  case name:                                     \
    return text;
#include "program/cuda/error_list.h"
#undef WARPBENCH_CUDA_ERROR
  }
  return "unrecognized error code";
}

const char* cudaGetErrorName(cudaError_t error) {
  run().errors().seen();
  switch (error) {
#define WARPBENCH_CUDA_ERROR(name, number, text) \
  case name:                                     \
    return #name;
#include "program/cuda/error_list.h"
#undef WARPBENCH_CUDA_ERROR
  }
  return "unrecognized error code";
}

}  // extern "C"
