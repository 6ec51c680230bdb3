// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/gpu_profile.h"

namespace warpbench::cuda {

/// All fields of a GPU's profile: its attributes, and what microbenchmarks measure in some seconds. `onField` receives
/// each field once it is known.
/// @throws DeviceError if the GPU fails, or lacks some hundred MiB of free memory.
std::vector<ProfileField> calibrate(int ordinal, const std::function<void(const ProfileField&)>& onField);

}  // namespace warpbench::cuda
