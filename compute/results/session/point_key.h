// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "results/values/result.h"

/// Keys that are equal only for equal points, for fast lookup of results.
namespace warpbench {

/// The key of a result's point within its family: variant, mode and parameters, independent of the parameters' order.
std::string pointKey(const Result& result);

void addToKey(std::string& key, std::string_view part);
/// Likewise for a value; a number differs from its text.
void addValueToKey(std::string& key, const Value& value);

}  // namespace warpbench
