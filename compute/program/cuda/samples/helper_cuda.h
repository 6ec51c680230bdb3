// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How the CUDA samples check errors and choose a GPU, for programs that come without the samples' own header.
#include "helper_string.h"

#include <cuda_runtime.h>

#ifndef MAX
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#endif
#ifndef MIN
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#endif

template <typename T>
void check(T result, const char* function, const char* file, int line) {
  if (!result) return;
  std::fprintf(stderr, "CUDA error at %s:%d code=%d \"%s\" \n", file, line, static_cast<int>(result), function);
  std::exit(EXIT_FAILURE);
}
#define checkCudaErrors(call) check((call), #call, __FILE__, __LINE__)

inline void __getLastCudaError(const char* message, const char* file, int line) {
  const cudaError_t error = cudaGetLastError();
  if (error == cudaSuccess) return;
  std::fprintf(stderr, "%s(%i) : getLastCudaError() CUDA error : %s : (%d) %s.\n", file, line, message,
               static_cast<int>(error), cudaGetErrorString(error));
  std::exit(EXIT_FAILURE);
}
#define getLastCudaError(message) __getLastCudaError(message, __FILE__, __LINE__)

/// CUDA C++ Programming Guide, "Arithmetic Instructions": fp32 results per clock and multiprocessor.
inline int _ConvertSMVer2Cores(int major, int minor) {
  return major == 6 && minor == 0 ? 64 : major == 7 ? 64 : major == 8 && minor == 0 ? 64 : 128;
}
inline int gpuGetMaxGflopsDeviceId() { return 0; }
inline int gpuDeviceInit(int device) {
  checkCudaErrors(cudaSetDevice(device));
  return device;
}
inline int findCudaDevice(int argc, const char** argv) {
  const int device = gpuDeviceInit(getCmdLineArgumentInt(argc, argv, "device"));
  cudaDeviceProp properties;
  checkCudaErrors(cudaGetDeviceProperties(&properties, device));
  std::printf("GPU Device %d: \"%s\" with compute capability %d.%d\n\n", device, properties.name, properties.major,
              properties.minor);
  return device;
}
inline bool checkCudaCapabilities(int major, int minor) {
  cudaDeviceProp properties;
  checkCudaErrors(cudaGetDeviceProperties(&properties, 0));
  return properties.major > major || (properties.major == major && properties.minor >= minor);
}
