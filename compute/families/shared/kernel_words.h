// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Include this before kernel files. Kernel files are plain CUDA without a namespace. A family includes its kernel file
/// inside the namespace of its target, so that kernels of different targets never clash. The standard library must stay
/// outside, so the headers that kernel files need are included here.
#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

#if !defined(__CUDACC__)
#include "simulator/cuda/language/cuda_language.h"
#endif
