// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace warpbench {

/// "void scale<float>(float*, int)" for "_Z5scaleIfEvPT_i" (Itanium C++ ABI); other text is returned unchanged.
std::string demangled(const std::string& symbol);

/// "scale<float>" for "void scale<float>(float*, int)".
std::string withoutParameters(std::string function);

}  // namespace warpbench
