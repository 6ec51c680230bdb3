// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sandbox/confinement.h"

namespace warpbench::sandbox {

/// The version of Landlock's interface that this kernel has; 0: none.
int landlockVersion() noexcept;

/// From which version on signals to other processes are kept in.
inline constexpr int kLandlockScopes = 6;

/// Keeps this process to the files of the confinement, as far as the kernel can (landlock(7)).
void confineFiles(const Confinement& confinement) noexcept;

}  // namespace warpbench::sandbox
