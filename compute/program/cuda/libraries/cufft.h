// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// cuFFT's functions (cuFFT API Reference) for one GPU: any size, one to three dimensions, batches, strided and padded
/// layouts. What is not declared here (callbacks, several GPUs, half precision) is not simulated.
#include "program/cuda/library_types.h"
#include "program/cuda/runtime_functions.h"
#if defined(WARPBENCH_SIMULATE)
#include <cuComplex.h>
#endif

#define CUFFT_VER_MAJOR 12
#define CUFFT_VER_MINOR 0
#define CUFFT_VER_PATCH 0
#define CUFFT_VERSION 12000
#define CUFFT_FORWARD -1
#define CUFFT_INVERSE 1
#define CUFFT_PLAN_NULL -1

typedef enum cufftResult_t {
  CUFFT_SUCCESS = 0x0,
  CUFFT_INVALID_PLAN = 0x1,
  CUFFT_ALLOC_FAILED = 0x2,
  CUFFT_INVALID_TYPE = 0x3,
  CUFFT_INVALID_VALUE = 0x4,
  CUFFT_INTERNAL_ERROR = 0x5,
  CUFFT_EXEC_FAILED = 0x6,
  CUFFT_SETUP_FAILED = 0x7,
  CUFFT_INVALID_SIZE = 0x8,
  CUFFT_UNALIGNED_DATA = 0x9,
  CUFFT_INVALID_DEVICE = 0xB,
  CUFFT_NO_WORKSPACE = 0xD,
  CUFFT_NOT_IMPLEMENTED = 0xE,
  CUFFT_NOT_SUPPORTED = 0x10,
  CUFFT_MISSING_DEPENDENCY = 0x11,
  CUFFT_NVRTC_FAILURE = 0x12,
  CUFFT_NVJITLINK_FAILURE = 0x13,
  CUFFT_NVSHMEM_FAILURE = 0x14
} cufftResult;

typedef enum cufftType_t {
  CUFFT_R2C = 0x2a,
  CUFFT_C2R = 0x2c,
  CUFFT_C2C = 0x29,
  CUFFT_D2Z = 0x6a,
  CUFFT_Z2D = 0x6c,
  CUFFT_Z2Z = 0x69
} cufftType;

typedef int cufftHandle;
typedef float cufftReal;
typedef double cufftDoubleReal;
typedef float2 cufftComplex;
typedef double2 cufftDoubleComplex;

extern "C" {

cufftResult cufftCreate(cufftHandle* plan) WARPBENCH_CUDA(cufftCreate);
cufftResult cufftDestroy(cufftHandle plan) WARPBENCH_CUDA(cufftDestroy);
cufftResult cufftGetVersion(int* version) WARPBENCH_CUDA(cufftGetVersion);
cufftResult cufftGetProperty(libraryPropertyType type, int* value) WARPBENCH_CUDA(cufftGetProperty);
cufftResult cufftSetStream(cufftHandle plan, cudaStream_t stream) WARPBENCH_CUDA(cufftSetStream);
cufftResult cufftSetWorkArea(cufftHandle plan, void* area) WARPBENCH_CUDA(cufftSetWorkArea);
cufftResult cufftSetAutoAllocation(cufftHandle plan, int automatic) WARPBENCH_CUDA(cufftSetAutoAllocation);
cufftResult cufftGetSize(cufftHandle plan, size_t* bytes) WARPBENCH_CUDA(cufftGetSize);

cufftResult cufftPlan1d(cufftHandle* plan, int x, cufftType type, int batch) WARPBENCH_CUDA(cufftPlan1d);
cufftResult cufftPlan2d(cufftHandle* plan, int x, int y, cufftType type) WARPBENCH_CUDA(cufftPlan2d);
cufftResult cufftPlan3d(cufftHandle* plan, int x, int y, int z, cufftType type) WARPBENCH_CUDA(cufftPlan3d);
cufftResult cufftPlanMany(cufftHandle* plan, int rank, int* n, int* fromSizes, int fromStride, int fromDistance,
                          int* toSizes, int toStride, int toDistance, cufftType type, int batch)
    WARPBENCH_CUDA(cufftPlanMany);
cufftResult cufftMakePlan1d(cufftHandle plan, int x, cufftType type, int batch, size_t* bytes)
    WARPBENCH_CUDA(cufftMakePlan1d);
cufftResult cufftMakePlan2d(cufftHandle plan, int x, int y, cufftType type, size_t* bytes)
    WARPBENCH_CUDA(cufftMakePlan2d);
cufftResult cufftMakePlan3d(cufftHandle plan, int x, int y, int z, cufftType type, size_t* bytes)
    WARPBENCH_CUDA(cufftMakePlan3d);
cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int* n, int* fromSizes, int fromStride, int fromDistance,
                              int* toSizes, int toStride, int toDistance, cufftType type, int batch, size_t* bytes)
    WARPBENCH_CUDA(cufftMakePlanMany);
cufftResult cufftEstimate1d(int x, cufftType type, int batch, size_t* bytes) WARPBENCH_CUDA(cufftEstimate1d);
cufftResult cufftEstimate2d(int x, int y, cufftType type, size_t* bytes) WARPBENCH_CUDA(cufftEstimate2d);
cufftResult cufftEstimate3d(int x, int y, int z, cufftType type, size_t* bytes) WARPBENCH_CUDA(cufftEstimate3d);

cufftResult cufftExecC2C(cufftHandle plan, cufftComplex* from, cufftComplex* to, int direction)
    WARPBENCH_CUDA(cufftExecC2C);
cufftResult cufftExecR2C(cufftHandle plan, cufftReal* from, cufftComplex* to) WARPBENCH_CUDA(cufftExecR2C);
cufftResult cufftExecC2R(cufftHandle plan, cufftComplex* from, cufftReal* to) WARPBENCH_CUDA(cufftExecC2R);
cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex* from, cufftDoubleComplex* to, int direction)
    WARPBENCH_CUDA(cufftExecZ2Z);
cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal* from, cufftDoubleComplex* to) WARPBENCH_CUDA(cufftExecD2Z);
cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex* from, cufftDoubleReal* to) WARPBENCH_CUDA(cufftExecZ2D);

}  // extern "C"
