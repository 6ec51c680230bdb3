// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sandbox/confinement.h"

namespace warpbench::sandbox {

/// Landlock's ABI version in this kernel; 0 if unsupported.
int landlockVersion() noexcept;

/// First ABI version that restricts signals to other processes.
inline constexpr int kLandlockScopes = 6;

/// Restricts this process to the confinement's files, as far as the kernel can (landlock(7)).
void confineFiles(const Confinement& confinement) noexcept;

}  // namespace warpbench::sandbox
