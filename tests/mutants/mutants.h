// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What generate.py puts into kernels: the change of one place, chosen when the program runs. Included before
/// everything else by the compiler's command line.
namespace warpbench::mutants {

// Not inline: what they read is not the kernel's. Both note that a kernel came by.
int shift(int place);
bool keeps(int place);

}  // namespace warpbench::mutants
