// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compute/cuda/cuda_language_kernels.h"
#include "compute/device_buffer.h"
#include "simulator/block/block_runner.h"

/// Launches kernels of the tests of the language, and provides their memory.
namespace cuda_language {

using warpbench::test::Buffer;

/// All blocks, one after the other, traced.
inline const Launch launch = [](const Shape& shape, const std::function<void()>& thread) {
  using namespace warpbench::simulator;
  static BlockRunner runner(96 * 1024);
  const KernelCallOf<const std::function<void()>*> kernel(
      +[](const std::function<void()>* each) { (*each)(); }, &thread);
  const LaunchShape all{dim3(shape.blocks), dim3(shape.threads), shape.sharedBytes};
  SectorMap nowhere(nullptr, 0);
  Traffic traffic(&nowhere);
  for (std::int64_t block = 0; block < all.blocks(); ++block)
    runner.run(all, all.blockAt(block), kernel, {.traffic = &traffic});
};

}  // namespace cuda_language
