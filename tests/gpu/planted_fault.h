// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include "gpu/cuda_launcher.h"

/// Launches that fail like a mistake in a kernel.
namespace warpbench::test {

struct Fault {
  std::string_view name;
  void (*launch)(cuda::CudaLauncher& device);
  std::string_view reason;  ///< a part of the error message
};

void launchIllegalAddress(cuda::CudaLauncher& device);
void launchMisalignedAddress(cuda::CudaLauncher& device);
void launchTrap(cuda::CudaLauncher& device);
void launchStackOverflow(cuda::CudaLauncher& device);
void launchTooManyThreads(cuda::CudaLauncher& device);
void launchTooMuchShared(cuda::CudaLauncher& device);
void allocateTooMuch(cuda::CudaLauncher& device);
/// Fills the GPU with threads that spin.
void launchEndless(cuda::CudaLauncher& device);

inline constexpr std::array kFaults{
    Fault{"illegal address", launchIllegalAddress, "(cudaErrorIllegalAddress)"},
    Fault{"misaligned address", launchMisalignedAddress, "(cudaErrorMisalignedAddress)"},
    Fault{"trap", launchTrap, "(cudaErrorLaunchFailure)"},
    Fault{"stack overflow", launchStackOverflow, "(cudaErrorIllegalAddress)"},
    Fault{"endless kernel", launchEndless, "the kernel exceeded the launch limit of 2 s"},
    Fault{"too many threads", launchTooManyThreads, "cudaLaunchKernel failed: invalid "},
    Fault{"too much shared memory", launchTooMuchShared, "bytes of shared memory, and this GPU gives it "},
    Fault{"out of memory", allocateTooMuch, "choose a smaller size"},
};

}  // namespace warpbench::test
