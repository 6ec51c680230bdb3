// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../language/builtins.h"

/// The operations of reductions and scans.
namespace cooperative_groups {

#define WARPBENCH_COMBINES(name, expression)                           \
  template <typename T>                                                \
  struct name {                                                        \
    WARPBENCH_WORD T operator()(T a, T b) const { return expression; } \
  };
WARPBENCH_COMBINES(plus, a + b)
WARPBENCH_COMBINES(less, b < a ? b : a)
WARPBENCH_COMBINES(greater, a < b ? b : a)
WARPBENCH_COMBINES(bit_and, a& b)
WARPBENCH_COMBINES(bit_or, a | b)
WARPBENCH_COMBINES(bit_xor, a ^ b)
#undef WARPBENCH_COMBINES

}  // namespace cooperative_groups
