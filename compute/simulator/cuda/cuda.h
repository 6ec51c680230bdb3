// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/cuda_language.h"

/// Of the driver's interface only the value that programs compare the runtime's errors with, and what kernels of GPUs
/// take by value.
typedef enum cudaError_enum { CUDA_SUCCESS = 0 } CUresult;

/// What the copy engine knows of a matrix: its address, its rows and columns, and those of the boxes that it is fetched
/// in. `matrices`: how many lie one after the other as a third dimension; 0: it is a single matrix of two. No simulated
/// kernel uses it.
struct CUtensorMap {
  const void* matrix;
  int size[2];
  int box[2];
  int matrices;
};
