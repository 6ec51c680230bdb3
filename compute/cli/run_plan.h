// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <stop_token>
#include <vector>

#include "cli/command.h"
#include "device/device.h"
#include "engine/run/request.h"

namespace warpbench::cli {

/// Runs requests one after the other, each on the device that `deviceOf` opens for it, and prints which one runs.
/// Writes the session to `path` after each request, and now and then in between. `shorten` may remove what the session
/// need not keep.
struct PlanOutcome {
  Session session;
  bool finished = true;  ///< false if `stop` was requested first
  ExitCode code() const;
};
PlanOutcome runPlan(
    const std::vector<Request>& plan, const std::function<Device&(const Request&)>& deviceOf,
    const std::filesystem::path& path, const std::stop_token& stop,
    const std::function<void(Result&)>& shorten = [](Result&) {});

/// Prints the number of results, how many failed or are not verified, and where they are; `use` says what to do with
/// them.
void sayOutcome(const PlanOutcome& outcome, const std::filesystem::path& path, const std::string& use);

}  // namespace warpbench::cli
