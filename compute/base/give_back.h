// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace warpbench {

/// To be called before `bytes` from `at` on are freed: the system takes back what nobody will read, in all threads
/// where it is much, as one alone takes a second for some gigabytes.
void giveBack(void* at, std::size_t bytes) noexcept;

}  // namespace warpbench
