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

/// Requests, one after the other, each on the device that `deviceOf` opens for it; says which one it is at, and writes
/// the session to `path` after each, and now and then before. `shorten` may drop what the session is not to keep.
struct PlanOutcome {
  Session session;
  bool finished = true;  ///< false where `stop` was requested first
  ExitCode code() const;
};
PlanOutcome runPlan(
    const std::vector<Request>& plan, const std::function<Device&(const Request&)>& deviceOf,
    const std::filesystem::path& path, const std::stop_token& stop,
    const std::function<void(Result&)>& shorten = [](Result&) {});

/// Says how many results there are, how many of them are not good, and where they lie; `use` says what to do with them.
void sayOutcome(const PlanOutcome& outcome, const std::filesystem::path& path, const std::string& use);

}  // namespace warpbench::cli
