// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Precompiled and included before the first line of a program, as nvcc does with its headers.
// C++20 adds lerp(), which <math.h> makes global. Programs for nvcc, which uses C++17, may define their own.
#define lerp warpbenchLerp

#include <cassert>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <limits>
#include <new>
#include <type_traits>
#include <utility>

#include <math.h>
#include <stdlib.h>

#undef lerp

#include "program/cuda/graph_functions.h"
#include "program/cuda/kernel_heap.h"
#include "program/cuda/launch.h"
#include "program/cuda/launch_attributes.h"
#include "program/cuda/library_types.h"
#include "program/cuda/runtime_functions.h"
#include "program/cuda/runtime_templates.h"
#include "program/cuda/runtime_types.h"
#include "program/cuda/textures.h"
#include "simulator/cuda/language/cuda_language.h"
#include "simulator/cuda/language/gpu_conversions.h"
#include "simulator/cuda/language/gpu_shifts.h"

namespace warpbench {
inline namespace simt {
extern __shared__ unsigned char dynamicShared[];
}
}  // namespace warpbench

namespace warpbench::program {
/// Marks a local variable of device code that begins without a value (local_variables.h).
template <typename T>
[[gnu::always_inline]] constexpr void beginsLocal(T& variable, const char* name) {
  using Element = std::remove_all_extents_t<T>;
  if constexpr (std::is_trivially_default_constructible_v<Element> && !std::is_empty_v<Element>)
    if (!std::is_constant_evaluated()) localBegins(&variable, sizeof variable, name);
}
}  // namespace warpbench::program

// From here on the keywords stay in the text for program_text.h, which must see what follows a __device__.
#undef __global__
#undef __device__
#undef __host__
#undef __managed__
#undef __shared__
#undef __constant__
#undef __launch_bounds__

// Programs test these macros to detect nvcc and the GPU architecture. One pass compiles host and device code, and the
// device version of conditional code is used, because kernels are what matters here.
#define __CUDACC__ 1
#define __NV_SILENCE_DEPRECATION_BEGIN
#define __NV_SILENCE_DEPRECATION_END
#define __NVCC__ 1
