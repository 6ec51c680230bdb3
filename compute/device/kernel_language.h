// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a kernel file includes: the few words that plain CUDA lacks (`Global`, `Shared`, `DynamicShared`, `Constant`,
/// `asVector`), and for builds without nvcc the words of CUDA.
#if defined(__CUDACC__)
#include "device/cuda/words.cuh"
#elif defined(WARPBENCH_SIMULATE)
#include "device/simt/words.h"
#else
#include "device/host/words.h"
#endif
