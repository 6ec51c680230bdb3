// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "core/text/message.h"
#include "engine/run/runner.h"

namespace warpbench {

enum class Division {
  Shared,  ///< the next free device gets a point; results in the order of points
  Each,    ///< each device gets every point; results in the order of points, then devices
};

/// A device that throws on this many points in a row gets no more if others succeed.
inline constexpr int kMaxConsecutiveFailures = 3;

/// Warning on the last result of such a device.
inline constexpr MessageId kGivenNoMorePoints =
    Message::text("the device fails points that another one completes, so it gets no more points of this run");

/// Like run(), on several devices at once; results and progress name the device. Each device has its own thread, which
/// calls the functions, one call at a time. @throws RequestError before the run if the request is invalid or differs
/// between devices; exceptions of the functions, once all devices have stopped.
bool runSpread(const std::vector<Device*>& devices, const Request& request, std::stop_token stop,
               const std::function<void(const RunProgress&)>& onProgress, const std::function<void(Result)>& onResult,
               Division division = Division::Shared);

/// The environment of results from all devices, dated now; fields for a single device come from the first.
Environment environmentOf(const std::vector<Device*>& devices);

}  // namespace warpbench
