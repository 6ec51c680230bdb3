// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "program/cuda/launch.h"
#include "program/cuda/runtime_types.h"

/// Launches with attributes (CUDA Runtime API, "Execution Control"). A cooperative launch is one. Priorities, policies
/// and the overlap with the kernel before change no result. Clusters of several blocks, and events of a launch, end the
/// program with a message.

enum cudaLaunchAttributeID {
  cudaLaunchAttributeIgnore = 0,
  cudaLaunchAttributeAccessPolicyWindow = 1,
  cudaLaunchAttributeCooperative = 2,
  cudaLaunchAttributeSynchronizationPolicy = 3,
  cudaLaunchAttributeClusterDimension = 4,
  cudaLaunchAttributeClusterSchedulingPolicyPreference = 5,
  cudaLaunchAttributeProgrammaticStreamSerialization = 6,
  cudaLaunchAttributeProgrammaticEvent = 7,
  cudaLaunchAttributePriority = 8,
  cudaLaunchAttributeMemSyncDomainMap = 9,
  cudaLaunchAttributeMemSyncDomain = 10,
  cudaLaunchAttributePreferredClusterDimension = 11,
  cudaLaunchAttributeLaunchCompletionEvent = 12,
  cudaLaunchAttributeDeviceUpdatableKernelNode = 13,
  cudaLaunchAttributePreferredSharedMemoryCarveout = 14,
};
enum cudaClusterSchedulingPolicy {
  cudaClusterSchedulingPolicyDefault = 0,
  cudaClusterSchedulingPolicySpread = 1,
  cudaClusterSchedulingPolicyLoadBalancing = 2,
};
union cudaLaunchAttributeValue {
  char pad[64];
  int cooperative;
  struct {
    unsigned x, y, z;
  } clusterDim;
  enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference;
  int programmaticStreamSerializationAllowed;
  struct {
    cudaEvent_t event;
    int flags, triggerAtBlockStart;
  } programmaticEvent;
  int priority;
  unsigned sharedMemCarveout;
};
struct cudaLaunchAttribute {
  enum cudaLaunchAttributeID id;
  char pad[8 - sizeof(enum cudaLaunchAttributeID)];
  union cudaLaunchAttributeValue val;
};
struct cudaLaunchConfig_t {
  dim3 gridDim, blockDim;
  std::size_t dynamicSmemBytes = 0;
  cudaStream_t stream = nullptr;
  struct cudaLaunchAttribute* attrs = nullptr;
  unsigned numAttrs = 0;
};

namespace warpbench::program {

/// A configuration, and where the program launches with it.
struct ConfiguredAt {
  // Not explicit: programs give a pointer.
  ConfiguredAt(const cudaLaunchConfig_t* given, const char* fileOfCall = __builtin_FILE(),
               int lineOfCall = __builtin_LINE())
      : config(given), place{nullptr, fileOfCall, lineOfCall} {}
  const cudaLaunchConfig_t* config;
  LaunchPlace place;
};

/// @returns cudaErrorInvalidValue if there is no configuration, or none for its attributes.
cudaError_t configurationOf(const ConfiguredAt& at, Configuration& configuration);

}  // namespace warpbench::program

template <typename... Parameters, typename... Arguments>
cudaError_t cudaLaunchKernelEx(warpbench::program::ConfiguredAt at, void (*kernel)(Parameters...),
                               Arguments&&... arguments) {
  warpbench::program::Configuration configuration;
  if (const cudaError_t error = warpbench::program::configurationOf(at, configuration); error != cudaSuccess)
    return error;
  const warpbench::program::Bound<Parameters...> bound{
      kernel, {{warpbench::program::asParameter<Parameters>(static_cast<Arguments&&>(arguments))}...}};
  return bound.launch(at.place, configuration);
}
template <typename... Parameters>
cudaError_t cudaLaunchKernelExC(warpbench::program::ConfiguredAt at, void (*kernel)(Parameters...), void** arguments) {
  warpbench::program::Configuration configuration;
  if (const cudaError_t error = warpbench::program::configurationOf(at, configuration); error != cudaSuccess)
    return error;
  return warpbench::program::Bound<Parameters...>::launchByAddresses(at.place, configuration,
                                                                     reinterpret_cast<const void*>(kernel), arguments);
}
inline cudaError_t cudaLaunchKernelExC(warpbench::program::ConfiguredAt at, const void* kernel, void** arguments) {
  warpbench::program::Configuration configuration;
  if (const cudaError_t error = warpbench::program::configurationOf(at, configuration); error != cudaSuccess)
    return error;
  return warpbench::program::runKnown(at.place, configuration, kernel, arguments);
}

// A kernel begins after the one before it has ended.
inline void cudaGridDependencySynchronize() {}
inline void cudaTriggerProgrammaticLaunchCompletion() {}
