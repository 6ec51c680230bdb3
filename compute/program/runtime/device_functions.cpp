// SPDX-License-Identifier: GPL-3.0-or-later
// The device that a program sees: the GPU of a profile, and the properties of its compute capability (CUDA C++
// Programming Guide, "Technical Specifications").
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>

#include "program/cuda/runtime_functions.h"
#include "program/runtime/program_run.h"

using warpbench::GpuProfile;
using warpbench::program::Caller;
using warpbench::program::run;

namespace {

constexpr int kRegisters = 65536;
constexpr std::size_t kMaxLocalBytes = std::size_t{512} << 10;  ///< per thread (CUDA Programming Guide)

int major() { return static_cast<int>(run().profile().computeCapability); }
int minor() { return static_cast<int>(std::lround(run().profile().computeCapability * 10)) % 10; }

std::optional<int> valueOf(cudaDeviceAttr attribute) {
  const GpuProfile& gpu = run().profile();
  switch (attribute) {
    case cudaDevAttrMaxThreadsPerBlock:
    case cudaDevAttrMaxBlockDimX:
    case cudaDevAttrMaxBlockDimY:
      return 1024;
    case cudaDevAttrMaxBlockDimZ:
      return 64;
    case cudaDevAttrMaxGridDimX:
      return 2147483647;
    case cudaDevAttrMaxGridDimY:
    case cudaDevAttrMaxGridDimZ:
      return 65535;
    case cudaDevAttrMaxSharedMemoryPerBlock:
      return 48 * 1024;
    case cudaDevAttrTotalConstantMemory:
      return 64 * 1024;
    case cudaDevAttrWarpSize:
      return 32;
    case cudaDevAttrMaxPitch:
      return 2147483647;
    case cudaDevAttrMaxRegistersPerBlock:
    case cudaDevAttrMaxRegistersPerMultiprocessor:
      return kRegisters;
    case cudaDevAttrClockRate:
      return static_cast<int>(gpu.smClockMhz * 1000);
    case cudaDevAttrTextureAlignment:
      return 512;
    case cudaDevAttrMultiProcessorCount:
      return gpu.multiprocessors;
    case cudaDevAttrMemoryClockRate:
      return static_cast<int>(gpu.memoryClockMhz * 1000);
    case cudaDevAttrGlobalMemoryBusWidth:
      return gpu.memoryBusBits;
    case cudaDevAttrL2CacheSize:
      return static_cast<int>(gpu.l2Bytes);
    case cudaDevAttrMaxThreadsPerMultiProcessor:
      return gpu.threadsPerMultiprocessor;
    case cudaDevAttrMaxBlocksPerMultiprocessor:
      return gpu.blocksPerMultiprocessor;
    case cudaDevAttrMaxSharedMemoryPerMultiprocessor:
      return static_cast<int>(gpu.sharedBytesPerMultiprocessor);
    case cudaDevAttrMaxSharedMemoryPerBlockOptin:
      return static_cast<int>(gpu.sharedBytesPerBlock);
    case cudaDevAttrComputeCapabilityMajor:
      return major();
    case cudaDevAttrComputeCapabilityMinor:
      return minor();
    case cudaDevAttrSingleToDoublePrecisionPerfRatio:
      return static_cast<int>(std::lround(gpu.fp32PerClock / std::max(1.0, gpu.fp64PerClock)));
    case cudaDevAttrAsyncEngineCount:
      return 2;
    case cudaDevAttrGpuOverlap:
    case cudaDevAttrCanMapHostMemory:
    case cudaDevAttrConcurrentKernels:
    case cudaDevAttrUnifiedAddressing:
    case cudaDevAttrStreamPrioritiesSupported:
    case cudaDevAttrGlobalL1CacheSupported:
    case cudaDevAttrLocalL1CacheSupported:
    case cudaDevAttrManagedMemory:
    case cudaDevAttrConcurrentManagedAccess:
    case cudaDevAttrComputePreemptionSupported:
    case cudaDevAttrCanUseHostPointerForRegisteredMem:
    case cudaDevAttrCooperativeLaunch:
    case cudaDevAttrHostRegisterSupported:
    case cudaDevAttrMemoryPoolsSupported:
      return 1;
    case cudaDevAttrPciBusId:
      return 1;
    case cudaDevAttrKernelExecTimeout:
    case cudaDevAttrIntegrated:
    case cudaDevAttrComputeMode:
    case cudaDevAttrEccEnabled:
    case cudaDevAttrPciDeviceId:
    case cudaDevAttrPciDomainId:
    case cudaDevAttrTccDriver:
    case cudaDevAttrIsMultiGpuBoard:
    case cudaDevAttrHostNativeAtomicSupported:
    case cudaDevAttrPageableMemoryAccess:
    case cudaDevAttrClusterLaunch:
      return 0;
  }
  return std::nullopt;
}

int value(cudaDeviceAttr attribute) { return valueOf(attribute).value_or(0); }

cudaError_t onDevice(const Caller& caller, int device, auto work) {
  return run().call(caller, false, [&] { return device == 0 ? work() : cudaErrorInvalidDevice; });
}

cudaError_t nothing(const Caller& caller) {
  return run().call(caller, false, [] { return cudaSuccess; });
}

}  // namespace

extern "C" {

cudaError_t cudaGetDeviceCount(int* count) {
  *count = 1;
  return nothing(WARPBENCH_CALLER("cudaGetDeviceCount"));
}
cudaError_t cudaGetDevice(int* device) {
  *device = 0;
  return nothing(WARPBENCH_CALLER("cudaGetDevice"));
}
cudaError_t cudaSetDevice(int device) {
  return onDevice(WARPBENCH_CALLER("cudaSetDevice"), device, [] { return cudaSuccess; });
}
cudaError_t cudaInitDevice(int device, unsigned, unsigned) { return cudaSetDevice(device); }
cudaError_t cudaChooseDevice(int* device, const cudaDeviceProp*) { return cudaGetDevice(device); }
cudaError_t cudaSetValidDevices(int*, int) { return nothing(WARPBENCH_CALLER("cudaSetValidDevices")); }
cudaError_t cudaSetDeviceFlags(unsigned) { return nothing(WARPBENCH_CALLER("cudaSetDeviceFlags")); }
cudaError_t cudaGetDeviceFlags(unsigned* flags) {
  *flags = cudaDeviceMapHost;
  return nothing(WARPBENCH_CALLER("cudaGetDeviceFlags"));
}

cudaError_t cudaDeviceGetAttribute(int* result, cudaDeviceAttr attribute, int device) {
  return onDevice(WARPBENCH_CALLER("cudaDeviceGetAttribute"), device, [&] {
    const std::optional<int> known = valueOf(attribute);
    if (result == nullptr || !known) return cudaErrorInvalidValue;
    *result = *known;
    return cudaSuccess;
  });
}

cudaError_t cudaGetDeviceProperties(cudaDeviceProp* properties, int device) {
  return onDevice(WARPBENCH_CALLER("cudaGetDeviceProperties"), device, [&] {
    if (properties == nullptr) return cudaErrorInvalidValue;
    cudaDeviceProp& p = *properties;
    std::memset(static_cast<void*>(&p), 0, sizeof p);
    std::snprintf(p.name, sizeof p.name, "%s", run().profile().name.c_str());
    p.totalGlobalMem = run().memory().bytes();
    p.sharedMemPerBlock = static_cast<std::size_t>(value(cudaDevAttrMaxSharedMemoryPerBlock));
    p.sharedMemPerBlockOptin = static_cast<std::size_t>(value(cudaDevAttrMaxSharedMemoryPerBlockOptin));
    p.sharedMemPerMultiprocessor = static_cast<std::size_t>(value(cudaDevAttrMaxSharedMemoryPerMultiprocessor));
    p.reservedSharedMemPerBlock = 1024;
    p.regsPerBlock = p.regsPerMultiprocessor = kRegisters;
    p.warpSize = 32;
    p.memPitch = static_cast<std::size_t>(value(cudaDevAttrMaxPitch));
    p.maxThreadsPerBlock = 1024;
    const int threads[] = {1024, 1024, 64};
    const int grid[] = {2147483647, 65535, 65535};
    std::copy_n(threads, 3, p.maxThreadsDim);
    std::copy_n(grid, 3, p.maxGridSize);
    p.clockRate = value(cudaDevAttrClockRate);
    p.totalConstMem = static_cast<std::size_t>(value(cudaDevAttrTotalConstantMemory));
    p.major = major();
    p.minor = minor();
    p.textureAlignment = p.surfaceAlignment = 512;
    p.texturePitchAlignment = 32;
    p.deviceOverlap = p.canMapHostMemory = p.concurrentKernels = p.unifiedAddressing = 1;
    p.multiProcessorCount = value(cudaDevAttrMultiProcessorCount);
    p.asyncEngineCount = value(cudaDevAttrAsyncEngineCount);
    p.memoryClockRate = value(cudaDevAttrMemoryClockRate);
    p.memoryBusWidth = value(cudaDevAttrGlobalMemoryBusWidth);
    p.l2CacheSize = value(cudaDevAttrL2CacheSize);
    // Three quarters of L2 since compute capability 8.0 (CUDA C++ Best Practices Guide, "L2 Cache Access Window").
    if (p.major >= 8) {
      p.persistingL2CacheMaxSize = p.l2CacheSize / 4 * 3;
      p.accessPolicyMaxWindowSize = 128 << 20;
    }
    p.maxThreadsPerMultiProcessor = value(cudaDevAttrMaxThreadsPerMultiProcessor);
    p.maxBlocksPerMultiProcessor = value(cudaDevAttrMaxBlocksPerMultiprocessor);
    p.singleToDoublePrecisionPerfRatio = value(cudaDevAttrSingleToDoublePrecisionPerfRatio);
    p.streamPrioritiesSupported = p.globalL1CacheSupported = p.localL1CacheSupported = p.managedMemory =
        p.concurrentManagedAccess = p.computePreemptionSupported = p.canUseHostPointerForRegisteredMem =
            p.cooperativeLaunch = p.hostRegisterSupported = p.memoryPoolsSupported = 1;
    p.pciBusID = value(cudaDevAttrPciBusId);
    return cudaSuccess;
  });
}

cudaError_t cudaDeviceReset() {
  run().reset();
  return cudaSuccess;
}
cudaError_t cudaDeviceSynchronize() {
  return run().call(WARPBENCH_CALLER("cudaDeviceSynchronize"), true, [] {
    run().timeline().synchroniseAll();
    return cudaSuccess;
  });
}
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache) { return nothing(WARPBENCH_CALLER("cudaDeviceSetCacheConfig")); }
cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache* config) {
  *config = cudaFuncCachePreferNone;
  return nothing(WARPBENCH_CALLER("cudaDeviceGetCacheConfig"));
}
cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig) {
  return nothing(WARPBENCH_CALLER("cudaDeviceSetSharedMemConfig"));
}
cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig* config) {
  *config = cudaSharedMemBankSizeFourByte;
  return nothing(WARPBENCH_CALLER("cudaDeviceGetSharedMemConfig"));
}
cudaError_t cudaDeviceSetLimit(cudaLimit limit, std::size_t amount) {
  return run().call(WARPBENCH_CALLER("cudaDeviceSetLimit"), false, [&] {
    if (limit == cudaLimitMallocHeapSize && run().heap().begun()) {
      run().errors().because("kernels have used the heap, so its size is fixed");
      return cudaErrorInvalidValue;
    }
    // "Must be performed before launching any kernel that uses printf()": CUDA Runtime API, cudaDeviceSetLimit().
    if (limit == cudaLimitPrintfFifoSize && run().kernelPrints) {
      run().errors().because("a kernel has already printed");
      return cudaErrorInvalidValue;
    }
    if (limit == cudaLimitStackSize && amount > kMaxLocalBytes) {
      run().errors().because("a thread has at most 512 KiB of local memory");
      return cudaErrorInvalidValue;
    }
    run().limits[limit] = amount;
    return cudaSuccess;
  });
}
cudaError_t cudaDeviceGetLimit(std::size_t* amount, cudaLimit limit) {
  return run().call(WARPBENCH_CALLER("cudaDeviceGetLimit"), false, [&] {
    *amount = run().limitOf(limit);
    return cudaSuccess;
  });
}
cudaError_t cudaDeviceGetStreamPriorityRange(int* least, int* greatest) {
  if (least != nullptr) *least = 0;
  if (greatest != nullptr) *greatest = -5;
  return nothing(WARPBENCH_CALLER("cudaDeviceGetStreamPriorityRange"));
}
cudaError_t cudaDeviceGetPCIBusId(char* id, int length, int device) {
  return onDevice(WARPBENCH_CALLER("cudaDeviceGetPCIBusId"), device, [&] {
    std::snprintf(id, static_cast<std::size_t>(length), "0000:01:00.0");
    return cudaSuccess;
  });
}
cudaError_t cudaDeviceCanAccessPeer(int* can, int, int) {
  *can = 0;
  return nothing(WARPBENCH_CALLER("cudaDeviceCanAccessPeer"));
}
cudaError_t cudaDeviceEnablePeerAccess(int, unsigned) {
  return run().call(WARPBENCH_CALLER("cudaDeviceEnablePeerAccess"), false, [] { return cudaErrorInvalidDevice; });
}
cudaError_t cudaDeviceDisablePeerAccess(int) {
  return run().call(WARPBENCH_CALLER("cudaDeviceDisablePeerAccess"), false, [] { return cudaErrorInvalidDevice; });
}
// There is one device, and the question is about two.
cudaError_t cudaDeviceGetP2PAttribute(int* value, cudaDeviceP2PAttr, int, int) {
  return run().call(WARPBENCH_CALLER("cudaDeviceGetP2PAttribute"), false,
                    [&] { return value == nullptr ? cudaErrorInvalidValue : cudaErrorInvalidDevice; });
}
cudaError_t cudaDriverGetVersion(int* version) {
  *version = CUDART_VERSION;
  return nothing(WARPBENCH_CALLER("cudaDriverGetVersion"));
}
cudaError_t cudaRuntimeGetVersion(int* version) { return cudaDriverGetVersion(version); }
cudaError_t cudaProfilerStart() { return nothing(WARPBENCH_CALLER("cudaProfilerStart")); }
cudaError_t cudaProfilerStop() { return nothing(WARPBENCH_CALLER("cudaProfilerStop")); }

// The known attributes of a kernel. The number of registers is unknown; 32 are assumed, so that no launch fails for
// lack of them.
cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* attributes, const void* kernel) {
  return run().call(WARPBENCH_CALLER("cudaFuncGetAttributes"), false, [&] {
    if (attributes == nullptr) return cudaErrorInvalidValue;
    if (kernel == nullptr) return cudaErrorInvalidDeviceFunction;
    const int version = major() * 10 + minor();
    const auto asked = run().launches().dynamicShared.find(kernel);
    const warpbench::program::KernelFacts& facts = run().launches().factsOf(kernel);
    *attributes = {
        .sharedSizeBytes = facts.sharedBytes,
        .constSizeBytes = 0,
        .localSizeBytes = 0,
        .maxThreadsPerBlock = facts.mostThreads,
        .numRegs = 32,
        .ptxVersion = version,
        .binaryVersion = version,
        .cacheModeCA = 0,
        .maxDynamicSharedSizeBytes = static_cast<int>(asked == run().launches().dynamicShared.end()
                                                          ? warpbench::program::kUsualShared - facts.sharedBytes
                                                          : asked->second),
        .preferredShmemCarveout = -1};
    return cudaSuccess;
  });
}
cudaError_t cudaFuncSetAttribute(const void* kernel, cudaFuncAttribute attribute, int amount) {
  return run().call(WARPBENCH_CALLER("cudaFuncSetAttribute"), false, [&] {
    if (kernel == nullptr) return cudaErrorInvalidDeviceFunction;
    if (attribute != cudaFuncAttributeMaxDynamicSharedMemorySize) return cudaSuccess;
    const auto fixed = static_cast<int>(run().launches().factsOf(kernel).sharedBytes);
    if (amount < 0 || amount > value(cudaDevAttrMaxSharedMemoryPerBlockOptin) - fixed) return cudaErrorInvalidValue;
    run().launches().dynamicShared[kernel] = static_cast<std::size_t>(amount);
    return cudaSuccess;
  });
}
cudaError_t cudaFuncSetCacheConfig(const void*, cudaFuncCache) {
  return nothing(WARPBENCH_CALLER("cudaFuncSetCacheConfig"));
}
cudaError_t cudaFuncSetSharedMemConfig(const void*, cudaSharedMemConfig) {
  return nothing(WARPBENCH_CALLER("cudaFuncSetSharedMemConfig"));
}

cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, const void* kernel, int threads,
                                                                   std::size_t sharedBytes, unsigned) {
  return run().call(WARPBENCH_CALLER("cudaOccupancyMaxActiveBlocksPerMultiprocessor"), false, [&] {
    if (blocks == nullptr || threads <= 0) return cudaErrorInvalidValue;
    if (kernel == nullptr) return cudaErrorInvalidDeviceFunction;
    const warpbench::program::KernelFacts& facts = run().launches().factsOf(kernel);
    *blocks = threads > facts.mostThreads
                  ? 0
                  : residentBlocks(run().profile(), threads, static_cast<double>(sharedBytes + facts.sharedBytes));
    return cudaSuccess;
  });
}
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void* kernel, int threads,
                                                          std::size_t sharedBytes) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(blocks, kernel, threads, sharedBytes, 0);
}
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(std::size_t* bytes, const void*, int blocks, int) {
  return run().call(WARPBENCH_CALLER("cudaOccupancyAvailableDynamicSMemPerBlock"), false, [&] {
    if (bytes == nullptr || blocks <= 0) return cudaErrorInvalidValue;
    constexpr double kOfSystem = 1024;  // of each block
    const double share = run().profile().sharedBytesPerMultiprocessor / blocks - kOfSystem;
    *bytes = static_cast<std::size_t>(std::max(0.0, std::min(share, run().profile().sharedBytesPerBlock)));
    return cudaSuccess;
  });
}

}  // extern "C"
