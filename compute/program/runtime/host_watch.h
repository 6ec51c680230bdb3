// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

namespace warpbench::program {

/// Watches host code after a kernel that waits for ever, because the host may wait for that kernel. Calls `spins`, on a
/// thread of its own, once the process has taken that much processor time without a call of CUDA's runtime.
/// @param calls the number of such calls so far; thread-safe.
void watchHost(std::function<std::int64_t()> calls, std::function<void()> spins,
               std::chrono::milliseconds most = std::chrono::seconds(5));

}  // namespace warpbench::program
