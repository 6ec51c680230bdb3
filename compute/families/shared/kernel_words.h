// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a file that includes kernels needs before them. Kernel files are plain CUDA, without a namespace; a family
/// includes its own inside of the namespace of the machine that it is compiled for, so that the machines' kernels never
/// meet. The standard library must not be in there: what kernel files include of it is included here.
#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

#if !defined(__CUDACC__)
#include "simulator/cuda/language/cuda_language.h"
#endif
