// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "catalogue/family.h"
#include "device/device.h"
#include "model/explanation.h"
#include "results/session/session.h"

/// The output of warpbench-cli, for people and as JSON documents.

namespace warpbench::cli {

void printDevices(std::ostream& out, const std::vector<DeviceInfo>& devices);
/// Lists the ids of usable devices, one per line.
void printIds(std::ostream& out, const std::vector<DeviceInfo>& devices);
std::string devicesJson(const std::vector<DeviceInfo>& devices);

/// Lists families with their parameters and variants, where each variant runs, and why not elsewhere.
void printCatalog(std::ostream& out, const std::vector<Family>& families);
std::string catalogJson(const std::vector<Family>& families);

/// For each family, a table of times and figures, and one of counters if there are any; then warnings and failures.
/// Each time has its origin next to it.
void printResults(std::ostream& out, const Session& session);

/// Where and with what the session was made, one line per fact.
void printEnvironment(std::ostream& out, const Environment& environment);

/// Compares the medians of both sessions. @throws RequestError if they have no point in common.
void printComparison(std::ostream& out, const Session& before, const Session& after);

/// Prints an explanation as a paragraph, after a line with its subject.
void printExplanation(std::ostream& out, const std::string& what, const Explanation& explanation);

/// A paragraph for each result: what limits it, and what the next variant changes.
void printExplanations(std::ostream& out, const Session& session);

}  // namespace warpbench::cli
