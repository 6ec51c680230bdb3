// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "device/device.h"
#include "results/session/session.h"

/// Recordings are session files that devices replay: those of resources/recordings travel inside the program, others
/// lie in the user's data folder.
namespace warpbench::recorded {

/// A recording's text, as shipped.
struct RecordingText {
  std::string_view id;  ///< of the file's name
  std::string_view json;
};

/// The recordings of resources/recordings.
const std::vector<RecordingText>& shippedRecordings();

/// Where users put recordings; see userDataFolder.
std::filesystem::path recordingsFolder();

/// `recorded:ID` for each shipped recording, that of the defaultProfile()'s GPU first, and each .json file of
/// recordingsFolder(). One that cannot be replayed is not available and says why. Samples are not looked at, so that a
/// list comes at once.
std::vector<DeviceInfo> describeRecordings();

/// The device that replays `session`. @throws RequestError where nothing in it can be replayed.
std::unique_ptr<Device> replay(std::string_view id, Session session);

/// `id` as in describeRecordings(), after "recorded:", or the path of a file: with a '/' in it, or ending in ".json".
/// @throws RequestError where there is no such recording or nothing in it can be replayed; FormatError where the file
/// is no session.
std::unique_ptr<Device> openRecording(std::string_view id);

/// Whether openRecording() takes it for a path.
bool isPath(std::string_view id);

}  // namespace warpbench::recorded
