// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/message.h"
#include "results/values/own_kernel.h"

namespace warpbench::own {

/// Most threads of a block, and along z (CUDA C++ Programming Guide, "Technical Specifications"); elements likewise.
inline constexpr unsigned kMostThreads = 1024;
inline constexpr unsigned kMostThreadsAlongZ = 64;

/// Why a block is invalid on every GPU; empty if it is valid.
Message whyNot(const OwnBlock& block);

}  // namespace warpbench::own
