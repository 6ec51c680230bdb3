// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "results/values/finding.h"
#include "simulator/counting/access_cost.h"

namespace warpbench::program {

/// Where the kernels of these files are defined, by name: "scale". A name that stands for several has no place, and
/// neither have kernels of headers. A file that cannot be read has none.
std::map<std::string, SourceLine> kernelPlaces(const std::vector<std::filesystem::path>& files);

/// "reduce" of "detail::reduce<int, 256>".
std::string plainName(const std::string& kernel);

}  // namespace warpbench::program
