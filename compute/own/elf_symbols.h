// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

/// Names in an object in ELF, as the linker knows them.
namespace warpbench::own {

/// Functions and variables that it defines. @throws DeviceError of what is no such object.
std::vector<std::string> symbolsIn(const std::string& object);

/// What a shared object needs of others. @throws as symbolsIn().
std::vector<std::string> undefinedIn(const std::string& object);

}  // namespace warpbench::own
