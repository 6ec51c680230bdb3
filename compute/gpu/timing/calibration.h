// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/gpu_profile.h"

namespace warpbench::cuda {

/// All fields of a GPU's profile: its attributes, and what microbenchmarks measure on it, some seconds long. `onField`
/// hears of each as it is known.
/// @throws DeviceError where the GPU fails, or has not some hundred MiB of memory free.
std::vector<ProfileField> calibrate(int ordinal, const std::function<void(const ProfileField&)>& onField);

}  // namespace warpbench::cuda
