// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/text/message.h"
#include "model/gpu_profile.h"

namespace warpbench {

/// A GPU profile that the user has added, or why its file is none.
struct OwnProfile {
  std::string file;  ///< its name without ".json"
  std::optional<GpuProfile> profile;
  Message whyNot;  ///< one line; empty where there is a profile
};

/// Where users put profiles, such as those that `warpbench-cli calibrate` writes; see userDataFolder.
std::filesystem::path profilesFolder();

/// The .json files of profilesFolder(), as they were when this was first called. Each id is there once: one that
/// comes with the program, or in a file before, is refused.
const std::vector<OwnProfile>& ownProfiles();

}  // namespace warpbench
