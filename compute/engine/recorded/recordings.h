// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "device/device.h"
#include "results/session/session.h"

/// Recordings are session files that devices replay: shipped ones from resources/recordings, and the user's.
namespace warpbench::recorded {

struct RecordingText {
  std::string_view id;  ///< from the file's name
  std::string_view json;
};

/// The files in resources/recordings.
const std::vector<RecordingText>& shippedRecordings();

/// The folder for users' recordings; see userDataFolder.
std::filesystem::path recordingsFolder();

/// Lists `recorded:ID` for each shipped recording, the defaultProfile()'s GPU first, and for each .json file of
/// recordingsFolder(). Invalid ones are unavailable and state the reason. Skips samples, for speed.
std::vector<DeviceInfo> describeRecordings();

/// A device that replays `session`. @throws RequestError if it has nothing to replay.
std::unique_ptr<Device> replay(std::string_view id, Session session);

/// Opens a recording by its `id` without "recorded:", or a file whose path contains '/' or ends in ".json". @throws
/// RequestError if it does not exist or has nothing to replay; FormatError if the file is not a session.
std::unique_ptr<Device> openRecording(std::string_view id);

/// Whether openRecording() treats the id as a path.
bool isPath(std::string_view id);

}  // namespace warpbench::recorded
