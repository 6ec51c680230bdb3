// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sandbox/confinement.h"

namespace warpbench::sandbox {

/// From now on this process says on standard error what it is denied, a line for each thing, and each once.
void tellDenials(const Confinement& confinement) noexcept;

}  // namespace warpbench::sandbox
