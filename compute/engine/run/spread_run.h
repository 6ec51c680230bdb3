// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "core/text/message.h"
#include "engine/run/runner.h"

namespace warpbench {

/// Which of several devices gets a point.
enum class Division {
  Shared,  ///< whichever is free next: results in the order of the points
  Each,    ///< all of them: results in the order of the points, for each in that of the devices
};

/// A device that throws on so many of its points in a row is given no more, where others measure theirs.
inline constexpr int kMostFailuresInARow = 3;

/// The warning of its last result.
inline constexpr MessageId kGivenNoMorePoints =
    Message::text("the device fails where another one does not: it is given no more points of this run");

/// As run(), on several devices at once, each of which names itself in its results and in the progress. Each device is
/// used on one thread of its own, from which the functions are called, one call at a time.
/// @throws RequestError before anything runs where the request makes no sense, or not the same on all devices; what
/// the functions throw, once all devices have stopped.
bool runSpread(const std::vector<Device*>& devices, const Request& request, std::stop_token stop,
               const std::function<void(const RunProgress&)>& onProgress, const std::function<void(Result)>& onResult,
               Division division = Division::Shared);

/// The environment of results that come from all of them, dated now; what only one can have is the first one's.
Environment environmentOf(const std::vector<Device*>& devices);

}  // namespace warpbench
