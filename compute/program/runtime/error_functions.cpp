// SPDX-License-Identifier: GPL-3.0-or-later
// Error functions of CUDA's runtime.
#include "program/cuda/runtime_functions.h"
#include "program/runtime/program_run.h"

using warpbench::program::run;

extern "C" {

cudaError_t cudaGetLastError() { return run().lastError(true); }
cudaError_t cudaPeekAtLastError() { return run().lastError(false); }

const char* cudaGetErrorString(cudaError_t error) {
  run().errorSeen();
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
  run().errorSeen();
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
