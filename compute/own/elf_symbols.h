// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

/// Linker symbols in an ELF object.
namespace warpbench::own {

/// The functions and variables that it defines.
/// @throws DeviceError if it is not such an object.
std::vector<std::string> symbolsIn(const std::string& object);

/// The symbols that a shared object needs from others.
/// @throws DeviceError as symbolsIn() does.
std::vector<std::string> undefinedIn(const std::string& object);

}  // namespace warpbench::own
