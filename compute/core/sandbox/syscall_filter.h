// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sandbox/confinement.h"

namespace warpbench::sandbox {

/// Whether this kernel and processor support seccomp(2) filters.
bool filtersCalls() noexcept;

/// Denies calls outside the confinement.
void filterCalls(const Confinement& confinement) noexcept;

/// What a denied call would do, such as "open a socket", and the --allow value that permits it, empty if none.
struct DeniedCall {
  const char* what;
  const char* allowedBy;
};
DeniedCall deniedCall(int number) noexcept;

}  // namespace warpbench::sandbox
