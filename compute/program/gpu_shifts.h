// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace warpbench::program {

/// The assembly text of a program's file, as g++ makes it for x86-64, with shifts that take any amount up to 255 as a
/// GPU does: one of the operand's width or more leaves 0, or the sign's bit in each place (PTX ISA, "shl" and "shr").
/// x86 takes the amount modulo the width. C++ defines neither, but programs rely on what a GPU makes of it. Other
/// machines' texts come back as they are.
std::string withGpuShifts(std::string_view assembly);

}  // namespace warpbench::program
