// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sandbox/confinement.h"

namespace warpbench::sandbox {

/// Whether this kernel filters system calls (seccomp(2)), on this processor.
bool filtersCalls() noexcept;

/// Denies this process the calls that are outside its confinement.
void filterCalls(const Confinement& confinement) noexcept;

/// What a call that is denied would do, as "open a socket"; and what --allow would have to be given, empty for nothing.
struct DeniedCall {
  const char* what;
  const char* allowedBy;
};
DeniedCall deniedCall(int number) noexcept;

}  // namespace warpbench::sandbox
