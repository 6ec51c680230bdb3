// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sandbox/confinement.h"

namespace warpbench::sandbox {

/// From now on, reports each denied action once on standard error, one line each.
void reportDenials(const Confinement& confinement) noexcept;

}  // namespace warpbench::sandbox
