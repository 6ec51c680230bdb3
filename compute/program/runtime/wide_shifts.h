// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "inspect/finding.h"

/// Shifts by as many bits as the number has, or more: C++ leaves the result open. A GPU gives 0, or -1 of a negative
/// number (PTX ISA, "shl", "shr": amounts are clamped to the register's width); the processor that simulates it shifts
/// by the rest.
namespace warpbench::program {

/// The place of one that kernels did since the last call; nothing where none did.
std::optional<SourceLine> takeWideShift();

}  // namespace warpbench::program
