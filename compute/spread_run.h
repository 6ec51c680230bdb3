// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "runner.h"

namespace warpbench {

/// As run(), on several devices at once: each is given the next point as soon as it is free. Results come in the order
/// of the points all the same, each naming its device. Each device is used on one thread of its own, from which the
/// functions are called, one call at a time.
/// @throws RequestError before anything runs where the request makes no sense, or not the same on all devices; what
/// the functions throw, once all devices have stopped.
bool runSpread(const std::vector<Device*>& devices, const Request& request, std::stop_token stop,
               const std::function<void(const RunProgress&)>& onProgress, const std::function<void(Result)>& onResult);

}  // namespace warpbench
