// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/values/block_limits.h"

namespace warpbench::own {

Message whyNot(const OwnBlock& block) {
  const auto [x, y, z] = block.threads;
  if (1ull * x * y * z > kMostThreads)
    return {Message::text("a block of %1 x %2 x %3 threads has more than %4"), x, y, z, kMostThreads};
  if (z > kMostThreadsAlongZ)
    return {Message::text("a block has at most %1 threads along z, not %2"), kMostThreadsAlongZ, z};
  return {};
}

}  // namespace warpbench::own
