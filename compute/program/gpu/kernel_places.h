// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "results/values/finding.h"
#include "simulator/counting/access_cost.h"

namespace warpbench::program {

/// The definitions of kernels in these files, by plain name: "scale". Ambiguous names, kernels in headers and
/// unreadable files are left out.
std::map<std::string, SourceLine> kernelPlaces(const std::vector<std::filesystem::path>& files);

/// "reduce" for "detail::reduce<int, 256>".
std::string plainName(const std::string& kernel);

}  // namespace warpbench::program
