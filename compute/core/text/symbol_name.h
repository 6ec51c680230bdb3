// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace warpbench {

/// "void scale<float>(float*, int)" of "_Z5scaleIfEvPT_i" (Itanium C++ ABI); what is no such symbol as it is.
std::string demangled(const std::string& symbol);

/// "scale<float>" of "void scale<float>(float*, int)".
std::string withoutParameters(std::string function);

}  // namespace warpbench
