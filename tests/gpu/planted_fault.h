// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include "device/cuda/cuda_launcher.h"

/// Launches that go wrong, as a mistake in a kernel makes them.
namespace warpbench::test {

struct Fault {
  std::string_view name;
  void (*launch)(cuda::Launcher& device);
  std::string_view reason;  ///< a part of what is said of it
};

void launchIllegalAddress(cuda::Launcher& device);
void launchMisalignedAddress(cuda::Launcher& device);
void launchTrap(cuda::Launcher& device);
void launchStackOverflow(cuda::Launcher& device);
void launchTooManyThreads(cuda::Launcher& device);
void launchTooMuchShared(cuda::Launcher& device);
void allocateTooMuch(cuda::Launcher& device);
/// Fills the GPU with threads that spin.
void launchEndless(cuda::Launcher& device);

inline constexpr std::array kFaults{
    Fault{"illegal address", launchIllegalAddress, "(cudaErrorIllegalAddress)"},
    Fault{"misaligned address", launchMisalignedAddress, "(cudaErrorMisalignedAddress)"},
    Fault{"trap", launchTrap, "(cudaErrorLaunchFailure)"},
    Fault{"stack overflow", launchStackOverflow, "(cudaErrorIllegalAddress)"},
    Fault{"endless kernel", launchEndless, "the kernel did not end within 2 s"},
    Fault{"too many threads", launchTooManyThreads, "cudaLaunchKernel failed: invalid "},
    Fault{"too much shared memory", launchTooMuchShared, "bytes of shared memory, and this GPU gives it "},
    Fault{"out of memory", allocateTooMuch, "choose a smaller size"},
};

}  // namespace warpbench::test
