// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Floating-point numbers of eight bits: NVIDIA's own header. For GPUs before Ada it converts with integer arithmetic,
/// with the same results as the newer instructions.
#pragma push_macro("__CUDA_ARCH__")
#ifdef __CUDA_ARCH__
#undef __CUDA_ARCH__
#define __CUDA_ARCH__ 800
#endif
#include_next <cuda_fp8.h>
#pragma pop_macro("__CUDA_ARCH__")
