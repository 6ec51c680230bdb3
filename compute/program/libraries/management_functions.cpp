// SPDX-License-Identifier: GPL-3.0-or-later
// NVML's queries: see program/cuda/libraries/nvml.h.
#include <cstring>
#include <string>

#include "program/cuda/libraries/nvml.h"
#include "program/runtime/program_run.h"

using warpbench::program::run;

struct nvmlDevice_st {};

namespace {

int g_users = 0;  ///< nvmlInit() calls without their nvmlShutdown()
nvmlDevice_st g_device;

/// NVML_SUCCESS if a query of the device is valid.
nvmlReturn_t asked(nvmlDevice_t device, const void* answer) {
  if (g_users == 0) return NVML_ERROR_UNINITIALIZED;
  return device == &g_device && answer != nullptr ? NVML_SUCCESS : NVML_ERROR_INVALID_ARGUMENT;
}

nvmlReturn_t unsupported(nvmlDevice_t device, const void* answer) {
  const nvmlReturn_t result = asked(device, answer);
  return result == NVML_SUCCESS ? NVML_ERROR_NOT_SUPPORTED : result;
}

nvmlReturn_t copyText(const std::string& text, char* to, unsigned length) {
  if (text.size() >= length) return NVML_ERROR_INSUFFICIENT_SIZE;
  std::memcpy(to, text.c_str(), text.size() + 1);
  return NVML_SUCCESS;
}

}  // namespace

extern "C" {

nvmlReturn_t nvmlInit_v2() {
  ++g_users;
  return NVML_SUCCESS;
}
nvmlReturn_t nvmlShutdown() {
  if (g_users == 0) return NVML_ERROR_UNINITIALIZED;
  --g_users;
  return NVML_SUCCESS;
}
const char* nvmlErrorString(nvmlReturn_t result) {
  switch (result) {
    case NVML_SUCCESS:
      return "Success";
    case NVML_ERROR_UNINITIALIZED:
      return "Uninitialized";
    case NVML_ERROR_INVALID_ARGUMENT:
      return "Invalid Argument";
    case NVML_ERROR_NOT_SUPPORTED:
      return "Not Supported";
    case NVML_ERROR_INSUFFICIENT_SIZE:
      return "Insufficient Size";
    default:
      return "Unknown Error";
  }
}
nvmlReturn_t nvmlSystemGetDriverVersion(char* version, unsigned length) {
  if (g_users == 0) return NVML_ERROR_UNINITIALIZED;
  return version == nullptr ? NVML_ERROR_INVALID_ARGUMENT : copyText("580", version, length);
}
nvmlReturn_t nvmlSystemGetCudaDriverVersion(int* version) {
  if (version == nullptr) return NVML_ERROR_INVALID_ARGUMENT;
  *version = CUDA_VERSION;
  return NVML_SUCCESS;
}
nvmlReturn_t nvmlDeviceGetCount_v2(unsigned* count) {
  if (g_users == 0) return NVML_ERROR_UNINITIALIZED;
  if (count == nullptr) return NVML_ERROR_INVALID_ARGUMENT;
  *count = 1;
  return NVML_SUCCESS;
}
nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned index, nvmlDevice_t* device) {
  if (g_users == 0) return NVML_ERROR_UNINITIALIZED;
  if (index != 0 || device == nullptr) return NVML_ERROR_INVALID_ARGUMENT;
  *device = &g_device;
  return NVML_SUCCESS;
}
nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned* index) {
  const nvmlReturn_t result = asked(device, index);
  if (result == NVML_SUCCESS) *index = 0;
  return result;
}
nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char* name, unsigned length) {
  const nvmlReturn_t result = asked(device, name);
  return result == NVML_SUCCESS ? copyText(run().profile().name, name, length) : result;
}
nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t* memory) {
  const nvmlReturn_t result = asked(device, memory);
  if (result != NVML_SUCCESS) return result;
  memory->total = run().memory().bytes();
  memory->used = run().memory().taken();
  memory->free = memory->total - memory->used;
  return NVML_SUCCESS;
}
nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int* major, int* minor) {
  const nvmlReturn_t result = asked(device, major != nullptr ? minor : nullptr);
  if (result != NVML_SUCCESS) return result;
  const int tenths = static_cast<int>(run().profile().computeCapability * 10 + 0.5);
  *major = tenths / 10;
  *minor = tenths % 10;
  return NVML_SUCCESS;
}
nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned* mhz) {
  const nvmlReturn_t result = asked(device, mhz);
  if (result != NVML_SUCCESS) return result;
  if (type == NVML_CLOCK_VIDEO) return NVML_ERROR_NOT_SUPPORTED;
  const auto& gpu = run().profile();
  *mhz = static_cast<unsigned>(type == NVML_CLOCK_MEM ? gpu.memoryClockMhz : gpu.smClockMhz);
  return NVML_SUCCESS;
}
nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned* mhz) {
  return nvmlDeviceGetMaxClockInfo(device, type, mhz);
}
nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t* utilization) {
  return unsupported(device, utilization);
}
nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t, unsigned* celsius) {
  return unsupported(device, celsius);
}
nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned* milliwatts) {
  return unsupported(device, milliwatts);
}
nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long* millijoules) {
  return unsupported(device, millijoules);
}

}  // extern "C"
