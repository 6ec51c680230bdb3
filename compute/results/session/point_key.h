// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "results/values/result.h"

/// Texts that are equal exactly where what they stand for is: for finding results without looking at each.
namespace warpbench {

/// What results of one family must share to be of the same point: variant, mode and parameters. Files may list
/// parameters in any order.
std::string pointKey(const Result& result);

/// Adds another part, whatever it holds.
void addToKey(std::string& key, std::string_view part);
/// The same of a number or a text, told apart.
void addValueToKey(std::string& key, const Value& value);

}  // namespace warpbench
