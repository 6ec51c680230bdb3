// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Queries of NVML (NVIDIA Management Library API Reference). The simulated GPU has a name, memory and clocks. It has
/// neither temperature, power nor utilisation, which NVML calls "not supported".
#include "program/cuda/runtime_functions.h"

typedef enum nvmlReturn_enum {
  NVML_SUCCESS = 0,
  NVML_ERROR_UNINITIALIZED = 1,
  NVML_ERROR_INVALID_ARGUMENT = 2,
  NVML_ERROR_NOT_SUPPORTED = 3,
  NVML_ERROR_NO_PERMISSION = 4,
  NVML_ERROR_ALREADY_INITIALIZED = 5,
  NVML_ERROR_NOT_FOUND = 6,
  NVML_ERROR_INSUFFICIENT_SIZE = 7,
  NVML_ERROR_UNKNOWN = 999
} nvmlReturn_t;

typedef struct nvmlDevice_st* nvmlDevice_t;
typedef struct nvmlMemory_st {
  unsigned long long total, free, used;
} nvmlMemory_t;
typedef struct nvmlUtilization_st {
  unsigned gpu, memory;
} nvmlUtilization_t;
typedef enum nvmlTemperatureSensors_enum { NVML_TEMPERATURE_GPU = 0 } nvmlTemperatureSensors_t;
typedef enum nvmlClockType_enum {
  NVML_CLOCK_GRAPHICS = 0,
  NVML_CLOCK_SM = 1,
  NVML_CLOCK_MEM = 2,
  NVML_CLOCK_VIDEO = 3
} nvmlClockType_t;

#define NVML_DEVICE_NAME_BUFFER_SIZE 64
#define NVML_DEVICE_NAME_V2_BUFFER_SIZE 96
#define NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE 80
#define nvmlInit nvmlInit_v2
#define nvmlDeviceGetCount nvmlDeviceGetCount_v2
#define nvmlDeviceGetHandleByIndex nvmlDeviceGetHandleByIndex_v2

extern "C" {

nvmlReturn_t nvmlInit_v2() WARPBENCH_CUDA(nvmlInit_v2);
nvmlReturn_t nvmlShutdown() WARPBENCH_CUDA(nvmlShutdown);
const char* nvmlErrorString(nvmlReturn_t result) WARPBENCH_CUDA(nvmlErrorString);
nvmlReturn_t nvmlSystemGetDriverVersion(char* version, unsigned length) WARPBENCH_CUDA(nvmlSystemGetDriverVersion);
nvmlReturn_t nvmlSystemGetCudaDriverVersion(int* version) WARPBENCH_CUDA(nvmlSystemGetCudaDriverVersion);
nvmlReturn_t nvmlDeviceGetCount_v2(unsigned* count) WARPBENCH_CUDA(nvmlDeviceGetCount_v2);
nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned index, nvmlDevice_t* device)
    WARPBENCH_CUDA(nvmlDeviceGetHandleByIndex_v2);
nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned* index) WARPBENCH_CUDA(nvmlDeviceGetIndex);
nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char* name, unsigned length) WARPBENCH_CUDA(nvmlDeviceGetName);
nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t* memory) WARPBENCH_CUDA(nvmlDeviceGetMemoryInfo);
nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int* major, int* minor)
    WARPBENCH_CUDA(nvmlDeviceGetCudaComputeCapability);
nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned* mhz)
    WARPBENCH_CUDA(nvmlDeviceGetClockInfo);
nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned* mhz)
    WARPBENCH_CUDA(nvmlDeviceGetMaxClockInfo);
nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t* utilization)
    WARPBENCH_CUDA(nvmlDeviceGetUtilizationRates);
nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensor, unsigned* celsius)
    WARPBENCH_CUDA(nvmlDeviceGetTemperature);
nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned* milliwatts) WARPBENCH_CUDA(nvmlDeviceGetPowerUsage);
nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long* millijoules)
    WARPBENCH_CUDA(nvmlDeviceGetTotalEnergyConsumption);

}  // extern "C"
