// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/cuda_language.h"

/// Of the driver's interface only the value that programs compare the runtime's errors with.
typedef enum cudaError_enum { CUDA_SUCCESS = 0 } CUresult;
