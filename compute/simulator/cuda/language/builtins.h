// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../vector_types.h"
#include "machine.h"

/// CUDA's qualifiers and built-in variables (CUDA C++ Programming Guide, "C++ Language Extensions").
///
/// One pass compiles host and device code, so neither __CUDACC__ nor __CUDA_ARCH__ is defined. To this project's own
/// code, __CUDACC__ means nvcc. __CUDA_ARCH__ distinguishes nvcc's device pass from its host pass, and no single
/// setting suits both: if it were defined, `#ifdef __CUDA_ARCH__` would drop the host's half of a __host__ __device__
/// function. Undefined, such a function takes its host branch, which a CPU can run.

// Not part of the language: a function that kernels call, which leaves no function and so no basic block of its own.
// Templates called by such functions return `auto`, because g++ instantiates those where they are called, which happens
// once while this header is precompiled; other templates would be instantiated at the end of each text that includes
// it.
#define WARPBENCH_WORD [[gnu::always_inline]] inline

// Inlines all called functions into a kernel, so that its control flow is in one piece.
#define __global__ __attribute__((flatten))
// A kernel that the compiler may drop if it is unused: own/cuda_tokens.h replaces __global__ by it.
#define __kernel__ inline __global__
#define __device__
#define __host__
#define __managed__
#define __grid_constant__
// nvcc rejects a second `inline` with it as well. Not always_inline, which would forbid recursive functions.
#define __forceinline__ inline
// Expands to nothing: libstdc++ uses __attribute__((__noinline__)), which must stay an attribute.
#define __noinline__
#define __launch_bounds__(...)
#define __cluster_dims__(...)
#define __maxnreg__(...)
#define __align__(bytes) __attribute__((aligned(bytes)))

// An operating-system thread runs one block at a time. Aligned, so that banks and vectors do not depend on other
// declarations of the program. constinit, because g++ gives an array of a class with constructors (such as __half) a
// guard even if the constructor used does nothing: an additional branch, read and write.
#if defined(__clang__)  // it does not treat a vector without initialiser as constant
#define __shared__ thread_local __attribute__((aligned(128)))
#else
#define __shared__ constinit thread_local __attribute__((aligned(128)))
#endif

// Puts constants into a section of their own, which identifies their addresses. g++ requires that either all or no
// variables in a section be const, so a number makes each section name unique for g++. To the assembler the number is a
// comment, as are the flags that g++ appends.
#define WARPBENCH_STRING_(x) #x
#define WARPBENCH_STRING(x) WARPBENCH_STRING_(x)
#if defined(__aarch64__)
#define WARPBENCH_COMMENT "//"
#else
#define WARPBENCH_COMMENT "#"
#endif
#define __constant__ \
  __attribute__((section("warpbench_constant,\"aw\",%progbits" WARPBENCH_COMMENT WARPBENCH_STRING(__COUNTER__))))

// Defined without const by the simulator, which sets them when it switches lanes. Const here, because a lane's values
// never change and g++ does not report reads of const objects. That holds for plain structures only, so blockDim and
// gridDim are uint3 instead of CUDA's dim3, which has constructors; the two convert to each other. Thread-local,
// because an operating-system thread runs a lane.
extern const constinit thread_local uint3 threadIdx;
extern const constinit thread_local uint3 blockIdx;
extern const constinit thread_local uint3 blockDim;
extern const constinit thread_local uint3 gridDim;

inline constexpr int warpSize = 32;
