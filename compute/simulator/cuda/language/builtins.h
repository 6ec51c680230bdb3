// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../vector_types.h"
#include "machine.h"

/// CUDA's qualifiers and built-in variables (CUDA C++ Programming Guide, "C++ Language Extensions").
///
/// One pass compiles host and device code, so neither __CUDACC__ nor __CUDA_ARCH__ is defined. __CUDACC__ means nvcc to
/// this project's own code. __CUDA_ARCH__ tells nvcc's device pass from its host pass, and no single value is right for
/// both: defined, `#ifdef __CUDA_ARCH__` would drop the host's half of a __host__ __device__ function; undefined, such
/// a function takes its host branch, which is what a CPU can run.

// No part of the language. A word that kernels call: it leaves no function, and so no basic block, of its own.
// Templates that words call return `auto`: g++ instantiates those where they are called, so once, while this header is
// precompiled; others at the end of each text that includes it.
#define WARPBENCH_WORD [[gnu::always_inline]] inline

// A kernel takes in all functions that it calls, so that its control flow is in one piece.
#define __global__ __attribute__((flatten))
// A kernel that the compiler may leave out where nothing uses it: what own/cuda_tokens.h makes of __global__.
#define __kernel__ inline __global__
#define __device__
#define __host__
#define __managed__
#define __grid_constant__
// nvcc takes no second `inline` beside it either. Not always_inline, which would stop a recursive function.
#define __forceinline__ inline
// Nothing: libstdc++ writes __attribute__((__noinline__)), which has to stay an attribute.
#define __noinline__
#define __launch_bounds__(...)
#define __cluster_dims__(...)
#define __maxnreg__(...)
#define __align__(bytes) __attribute__((aligned(bytes)))

// One operating-system thread runs one block at a time. Aligned, so that banks and vectors do not depend on what else
// the program declares. constinit, because g++ gives an array of a class that has constructors (a __half, say) a guard
// even where the one that is used does nothing: a branch, a read and a write more.
#if defined(__clang__)  // takes a vector without an initialiser for no constant
#define __shared__ thread_local __attribute__((aligned(128)))
#else
#define __shared__ constinit thread_local __attribute__((aligned(128)))
#endif

// A section of its own, which tells the address of a constant from others. g++ asks of all that share a section that
// they be const or that none be: the number makes each section one by itself for g++, and is a comment for the
// assembler, as are the flags that g++ adds behind it.
#define WARPBENCH_STRING_(x) #x
#define WARPBENCH_STRING(x) WARPBENCH_STRING_(x)
#if defined(__aarch64__)
#define WARPBENCH_COMMENT "//"
#else
#define WARPBENCH_COMMENT "#"
#endif
#define __constant__ \
  __attribute__((section("warpbench_constant,\"aw\",%progbits" WARPBENCH_COMMENT WARPBENCH_STRING(__COUNTER__))))

// Defined, not const, by the simulator, which sets them when it switches lanes. const here: a lane's own never change,
// and g++ does not report reads of what is const. That holds for plain structures only, so that CUDA's dim3, which has
// constructors, is a uint3 here; either converts to the other. Thread-local, as an operating-system thread runs a lane.
extern const constinit thread_local uint3 threadIdx;
extern const constinit thread_local uint3 blockIdx;
extern const constinit thread_local uint3 blockDim;
extern const constinit thread_local uint3 gridDim;

inline constexpr int warpSize = 32;
