// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "device/device.h"

/// Kernels of this process that were given up as they did not end: only the end of the process stops them, and whatever
/// else runs on their GPU shares it with them.
namespace warpbench::process {

/// The warning of each result beside one.
inline constexpr const char* kBesideEndlessKernel =
    "a kernel that did not end in time may still run on this GPU and make times longer: start the program again";

/// On the GPU of that id.
void noteEndlessKernel(const std::string& gpu);

/// A device that runs on this machine's GPU of that id: its results bear the warning where there is one to give.
std::unique_ptr<Device> besideEndlessKernels(std::unique_ptr<Device> device, const std::string& gpu);

}  // namespace warpbench::process
