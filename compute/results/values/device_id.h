// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// Ids of remote devices: "cuda:0@PLACE" is device "cuda:0" at the place of that name.
namespace warpbench {

/// "cuda:0" for "cuda:0@ssh:server" and for "cuda:0".
inline std::string_view withoutPlace(std::string_view deviceId) { return deviceId.substr(0, deviceId.find('@')); }

/// "ssh:server" for "cuda:0@ssh:server"; empty for a local device.
inline std::string_view placeIn(std::string_view deviceId) {
  const std::size_t at = deviceId.find('@');
  return at == std::string_view::npos ? std::string_view() : deviceId.substr(at + 1);
}

/// An empty `place` means this process.
inline std::string withPlace(std::string_view deviceId, std::string_view place) {
  return std::string(deviceId) + (place.empty() ? "" : "@" + std::string(place));
}

/// "server" for "server#2", by which a session names another device with the same id: see idIn.
inline std::string_view withoutNumber(std::string_view place) { return place.substr(0, place.find('#')); }

}  // namespace warpbench
