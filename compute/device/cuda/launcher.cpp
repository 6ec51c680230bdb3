// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/cuda/launcher.h"

namespace warpbench::cuda {

void Launcher::run(const void* kernel, const LaunchShape& shape, void** arguments) {
  // More than this has to be asked for (CUDA C++ Programming Guide, compute capability 7.x and later, "Shared Memory").
  constexpr std::size_t kWithoutAsking = 48 * 1024;
  if (shape.dynamicSharedBytes > kWithoutAsking)
    check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize,
                               static_cast<int>(shape.dynamicSharedBytes)),
          "cudaFuncSetAttribute");
  check(cudaLaunchKernel(kernel, shape.grid, shape.block, arguments, shape.dynamicSharedBytes, m_stream),
        "cudaLaunchKernel");
  m_launched = {kernel, shape};
}

}  // namespace warpbench::cuda
