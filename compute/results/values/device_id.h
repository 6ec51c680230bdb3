// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// A device elsewhere is written "cuda:0@PLACE": its id there, and the name of the place.
namespace warpbench {

/// "cuda:0" of "cuda:0@ssh:server", and of "cuda:0".
inline std::string_view withoutPlace(std::string_view deviceId) { return deviceId.substr(0, deviceId.find('@')); }

/// "ssh:server" of "cuda:0@ssh:server"; empty for a device of this process.
inline std::string_view placeIn(std::string_view deviceId) {
  const std::size_t at = deviceId.find('@');
  return at == std::string_view::npos ? std::string_view() : deviceId.substr(at + 1);
}

/// `place` empty: this process.
inline std::string withPlace(std::string_view deviceId, std::string_view place) {
  return std::string(deviceId) + (place.empty() ? "" : "@" + std::string(place));
}

/// "server" of "server#2", where a session has another device whose id is the same there: see idIn.
inline std::string_view withoutNumber(std::string_view place) { return place.substr(0, place.find('#')); }

}  // namespace warpbench
