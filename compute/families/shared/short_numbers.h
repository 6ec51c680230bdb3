// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <string_view>

#include "catalogue/family.h"
#include "families/shared/element_type.h"
#include "families/shared/kernel_words.h"
#include "families/shared/small_number.h"

/// The 16-bit number types, and the instructions that their kernels need.
namespace warpbench {

// The 16-bit types of CUDA or the simulator; descriptions and CPU loops have their own.
#if defined(__CUDACC__) || defined(WARPBENCH_SIMULATE)
using Bf16 = __nv_bfloat16;
using Fp16 = __half;
#else
using Bf16 = SmallNumber<7>;
using Fp16 = SmallNumber<10>;
#endif

template <>
constexpr std::string_view elementTypeName<Bf16>() {
  return "bf16";
}
template <>
constexpr std::string_view elementTypeName<Fp16>() {
  return "fp16";
}

inline namespace WARPBENCH_TARGET {

/// Required hardware.
inline constexpr Instructions kTensorCoresOf16Bits{Message::text("tensor cores for numbers of 16 bits"), 8};
inline constexpr Instructions kWarpGroups{Message::text("products of warp groups (wgmma)"), 9, true};

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
