// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/own_profiles.h"

#include <algorithm>

#include "core/files/file_io.h"
#include "core/files/user_data.h"
#include "core/text/error.h"
#include "core/text/text.h"

namespace warpbench {
namespace {

std::vector<OwnProfile> readAll() {
  std::vector<OwnProfile> all;
  const auto taken = [&](const std::string& id) {
    return std::ranges::count(gpuProfiles(), id, &GpuProfile::id) > 0 ||
           std::ranges::any_of(all, [&](const OwnProfile& own) { return own.profile && own.profile->id == id; });
  };
  for (const auto& [name, path] : jsonFilesIn(profilesFolder())) {
    OwnProfile own{.file = name, .profile = {}, .whyNot = {}};
    try {
      GpuProfile profile = profileFromJson(path.filename().string(), readFile(path, kLargestProfile));
      if (taken(profile.id))
        own.whyNot = {Message::text("there is another profile with the id %1: change it in '%2'"), profile.id,
                      oneLine(path.string())};
      else
        own.profile = std::move(profile);
    } catch (const std::exception& error) {  // an invalid file must not hide the others
      own.whyNot = messageOf(error);
    }
    all.push_back(std::move(own));
  }
  return all;
}

}  // namespace

std::filesystem::path profilesFolder() { return userDataFolder("profiles"); }

const std::vector<OwnProfile>& ownProfiles() {
  static const std::vector<OwnProfile> profiles = readAll();
  return profiles;
}

}  // namespace warpbench
