// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/text/message.h"
#include "model/gpu_profile.h"

namespace warpbench {

/// A GPU profile added by the user, or why its file is invalid.
struct OwnProfile {
  std::string file;  ///< file name without ".json"
  std::optional<GpuProfile> profile;
  Message whyNot;  ///< one line; empty if valid
};

/// The folder for users' profiles, such as those that `warpbench-cli calibrate` writes; see userDataFolder.
std::filesystem::path profilesFolder();

/// The .json files of profilesFolder(), read on first call. Refuses ids that are shipped or in an earlier file.
const std::vector<OwnProfile>& ownProfiles();

}  // namespace warpbench
