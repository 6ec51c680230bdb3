// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <elfutils/libdw.h>

#include <cstdint>
#include <optional>

#include "catalogue/problem.h"

/// Reads attributes and types of variables from debug information (DWARF 5, "Type Entries").
namespace warpbench::simulator::dwarf {

/// A constant attribute, also of the entry's origin.
std::optional<Dwarf_Word> number(Dwarf_Die* die, unsigned name);

/// A variable's or array element's type, without qualifiers and type names.
std::optional<Dwarf_Die> typeOf(Dwarf_Die* die);

/// A variable's offset in thread-local storage; nothing for other variables.
std::optional<std::uint64_t> threadLocalOffset(Dwarf_Die* die);

/// The element's size in bytes and the row's length, from the array's dimensions.
ArrayShape shapeOf(Dwarf_Die type);

}  // namespace warpbench::simulator::dwarf
