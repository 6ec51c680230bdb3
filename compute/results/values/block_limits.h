// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/message.h"
#include "results/values/own_block.h"

namespace warpbench::own {

/// Of a block, and along z (CUDA C++ Programming Guide, "Technical Specifications"). A thread takes no more elements.
inline constexpr unsigned kMostThreads = 1024;
inline constexpr unsigned kMostThreadsAlongZ = 64;

/// Why no GPU has such blocks; empty where they have.
Message whyNot(const OwnBlock& block);

}  // namespace warpbench::own
