// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/cuda_language.h"

/// The only parts of the driver API here: the value that programs compare runtime errors with, and a type that kernels
/// for GPUs take by value.
typedef enum cudaError_enum { CUDA_SUCCESS = 0 } CUresult;

/// What the copy engine knows of a matrix: its address, rows and columns, and those of the boxes it is fetched in.
/// `matrices`: the number of consecutive matrices, as a third dimension; 0: a single two-dimensional one. No simulated
/// kernel uses it.
struct CUtensorMap {
  const void* matrix;
  int size[2];
  int box[2];
  int matrices;
};
