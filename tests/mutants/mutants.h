// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Inserted into kernels by generate.py: a change at one place, chosen when the program runs. The compiler's command
/// line includes it first.
namespace warpbench::mutants {

// Not inline, so that their accesses are not the kernel's. Both note that a kernel has reached the place.
int shift(int place);
bool keeps(int place);

}  // namespace warpbench::mutants
