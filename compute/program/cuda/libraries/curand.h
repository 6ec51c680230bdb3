// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// cuRAND's host functions (cuRAND Library, "Host API Overview") for XORWOW, MRG32k3a and Philox. The sequences and
/// their order are an H200's. NVIDIA's own headers, which include this name, find the types that they need.
#ifndef CURAND_H_
#define CURAND_H_

#include "program/cuda/library_types.h"
#include "program/cuda/runtime_functions.h"

#define CURANDAPI
#define CURAND_VER_MAJOR 10
#define CURAND_VER_MINOR 4
#define CURAND_VER_PATCH 0
#define CURAND_VERSION 10400

enum curandStatus {
  CURAND_STATUS_SUCCESS = 0,
  CURAND_STATUS_VERSION_MISMATCH = 100,
  CURAND_STATUS_NOT_INITIALIZED = 101,
  CURAND_STATUS_ALLOCATION_FAILED = 102,
  CURAND_STATUS_TYPE_ERROR = 103,
  CURAND_STATUS_OUT_OF_RANGE = 104,
  CURAND_STATUS_LENGTH_NOT_MULTIPLE = 105,
  CURAND_STATUS_DOUBLE_PRECISION_REQUIRED = 106,
  CURAND_STATUS_LAUNCH_FAILURE = 201,
  CURAND_STATUS_PREEXISTING_FAILURE = 202,
  CURAND_STATUS_INITIALIZATION_FAILED = 203,
  CURAND_STATUS_ARCH_MISMATCH = 204,
  CURAND_STATUS_INTERNAL_ERROR = 999
};
typedef enum curandStatus curandStatus_t;

enum curandRngType {
  CURAND_RNG_TEST = 0,
  CURAND_RNG_PSEUDO_DEFAULT = 100,
  CURAND_RNG_PSEUDO_XORWOW = 101,
  CURAND_RNG_PSEUDO_MRG32K3A = 121,
  CURAND_RNG_PSEUDO_MTGP32 = 141,
  CURAND_RNG_PSEUDO_MT19937 = 142,
  CURAND_RNG_PSEUDO_PHILOX4_32_10 = 161,
  CURAND_RNG_QUASI_DEFAULT = 200,
  CURAND_RNG_QUASI_SOBOL32 = 201,
  CURAND_RNG_QUASI_SCRAMBLED_SOBOL32 = 202,
  CURAND_RNG_QUASI_SOBOL64 = 203,
  CURAND_RNG_QUASI_SCRAMBLED_SOBOL64 = 204
};
typedef enum curandRngType curandRngType_t;

enum curandOrdering {
  CURAND_ORDERING_PSEUDO_BEST = 100,
  CURAND_ORDERING_PSEUDO_DEFAULT = 101,
  CURAND_ORDERING_PSEUDO_SEEDED = 102,
  CURAND_ORDERING_PSEUDO_LEGACY = 103,
  CURAND_ORDERING_PSEUDO_DYNAMIC = 104,
  CURAND_ORDERING_QUASI_DEFAULT = 201
};
typedef enum curandOrdering curandOrdering_t;

typedef struct curandGenerator_st* curandGenerator_t;

// For GPU functions, which NVIDIA's headers define.
enum curandMethod {
  CURAND_CHOOSE_BEST = 0,
  CURAND_ITR = 1,
  CURAND_KNUTH = 2,
  CURAND_HITR = 3,
  CURAND_M1 = 4,
  CURAND_M2 = 5,
  CURAND_BINARY_SEARCH = 6,
  CURAND_DISCRETE_GAUSS = 7,
  CURAND_REJECTION = 8,
  CURAND_DEVICE_API = 9,
  CURAND_FAST_REJECTION = 10,
  CURAND_3RD = 11,
  CURAND_DEFINITION = 12,
  CURAND_POISSON = 13
};
typedef enum curandMethod curandMethod_t;
typedef unsigned int curandDirectionVectors32_t[32];
typedef unsigned long long curandDirectionVectors64_t[64];
typedef double curandDistribution_st;
typedef curandDistribution_st* curandDistribution_t;
typedef struct curandDistributionShift_st* curandDistributionShift_t;
typedef struct curandDistributionM2Shift_st* curandDistributionM2Shift_t;
typedef struct curandHistogramM2_st* curandHistogramM2_t;
typedef unsigned int curandHistogramM2K_st;
typedef curandHistogramM2K_st* curandHistogramM2K_t;
typedef curandDistribution_st curandHistogramM2V_st;
typedef curandHistogramM2V_st* curandHistogramM2V_t;
typedef struct curandDiscreteDistribution_st* curandDiscreteDistribution_t;

extern "C" {

curandStatus_t curandCreateGenerator(curandGenerator_t* generator, curandRngType_t type)
    WARPBENCH_CUDA(curandCreateGenerator);
curandStatus_t curandCreateGeneratorHost(curandGenerator_t* generator, curandRngType_t type)
    WARPBENCH_CUDA(curandCreateGeneratorHost);
curandStatus_t curandDestroyGenerator(curandGenerator_t generator) WARPBENCH_CUDA(curandDestroyGenerator);
curandStatus_t curandGetVersion(int* version) WARPBENCH_CUDA(curandGetVersion);
curandStatus_t curandGetProperty(libraryPropertyType type, int* value) WARPBENCH_CUDA(curandGetProperty);
curandStatus_t curandSetStream(curandGenerator_t generator, cudaStream_t stream) WARPBENCH_CUDA(curandSetStream);
curandStatus_t curandSetPseudoRandomGeneratorSeed(curandGenerator_t generator, unsigned long long seed)
    WARPBENCH_CUDA(curandSetPseudoRandomGeneratorSeed);
curandStatus_t curandSetGeneratorOffset(curandGenerator_t generator, unsigned long long offset)
    WARPBENCH_CUDA(curandSetGeneratorOffset);
curandStatus_t curandSetGeneratorOrdering(curandGenerator_t generator, curandOrdering_t ordering)
    WARPBENCH_CUDA(curandSetGeneratorOrdering);
curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t generator, unsigned dimensions)
    WARPBENCH_CUDA(curandSetQuasiRandomGeneratorDimensions);
curandStatus_t curandGenerateSeeds(curandGenerator_t generator) WARPBENCH_CUDA(curandGenerateSeeds);

curandStatus_t curandGenerate(curandGenerator_t generator, unsigned* to, size_t count) WARPBENCH_CUDA(curandGenerate);
curandStatus_t curandGenerateLongLong(curandGenerator_t generator, unsigned long long* to, size_t count)
    WARPBENCH_CUDA(curandGenerateLongLong);
curandStatus_t curandGenerateUniform(curandGenerator_t generator, float* to, size_t count)
    WARPBENCH_CUDA(curandGenerateUniform);
curandStatus_t curandGenerateUniformDouble(curandGenerator_t generator, double* to, size_t count)
    WARPBENCH_CUDA(curandGenerateUniformDouble);
curandStatus_t curandGenerateNormal(curandGenerator_t generator, float* to, size_t count, float mean, float deviation)
    WARPBENCH_CUDA(curandGenerateNormal);
curandStatus_t curandGenerateNormalDouble(curandGenerator_t generator, double* to, size_t count, double mean,
                                          double deviation) WARPBENCH_CUDA(curandGenerateNormalDouble);
curandStatus_t curandGenerateLogNormal(curandGenerator_t generator, float* to, size_t count, float mean,
                                       float deviation) WARPBENCH_CUDA(curandGenerateLogNormal);
curandStatus_t curandGenerateLogNormalDouble(curandGenerator_t generator, double* to, size_t count, double mean,
                                             double deviation) WARPBENCH_CUDA(curandGenerateLogNormalDouble);
curandStatus_t curandGeneratePoisson(curandGenerator_t generator, unsigned* to, size_t count, double lambda)
    WARPBENCH_CUDA(curandGeneratePoisson);

}  // extern "C"

#endif
