// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/cuda_language.h"

/// Of the driver's interface only the value that programs compare the runtime's errors with, and what kernels of GPUs
/// take by value.
typedef enum cudaError_enum { CUDA_SUCCESS = 0 } CUresult;

/// A matrix as the copy engine is told of it: where it begins, its rows and columns, and those of the boxes that it is
/// fetched in. No kernel here has a use for it.
struct CUtensorMap {
  const void* matrix;
  int size[2];
  int box[2];
};
