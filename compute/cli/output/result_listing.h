// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "catalogue/family.h"
#include "device/device.h"
#include "model/explanation.h"
#include "results/session/session.h"

/// What warpbench-cli says, for people and as JSON documents.

namespace warpbench::cli {

void printDevices(std::ostream& out, const std::vector<DeviceInfo>& devices);
/// Of those that can be used, one a line.
void printIds(std::ostream& out, const std::vector<DeviceInfo>& devices);
std::string devicesJson(const std::vector<DeviceInfo>& devices);

/// Families with their parameters and variants, where each variant runs and why not elsewhere.
void printCatalog(std::ostream& out, const std::vector<Family>& families);
std::string catalogJson(const std::vector<Family>& families);

/// A table of times and figures for each family, one of counters where there are any, then warnings and failures.
/// Every time stands beside its origin.
void printResults(std::ostream& out, const Session& session);

/// Where and with what the session was made, one line each.
void printEnvironment(std::ostream& out, const Environment& environment);

/// The medians of both sessions side by side.
/// @throws RequestError where they have no point in common.
void printComparison(std::ostream& out, const Session& before, const Session& after);

/// A paragraph of it, under a line that says what is explained.
void printExplanation(std::ostream& out, const std::string& what, const Explanation& explanation);

/// A paragraph for each result: what limits it, and what the next variant changes.
void printExplanations(std::ostream& out, const Session& session);

}  // namespace warpbench::cli
