// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda_launcher.h"

#include <cuda_profiler_api.h>

#include <string>

#include "core/text/error.h"
#include "device/shared_memory.h"

namespace warpbench::cuda {

void CudaLauncher::run(const void* kernel, const CudaLaunchShape& ofCatalogue, void** arguments) {
  CUfunc_st* const own = m_loaded ? m_loaded->kernel(kernel) : nullptr;
  const CudaLaunchShape shape = m_loaded ? m_loaded->shapeOf(kernel, ofCatalogue) : ofCatalogue;
  if (shape.dynamicSharedBytes > kSharedWithoutAsking) {
    int device = 0;
    int most = 0;
    check(cudaGetDevice(&device), "cudaGetDevice");
    check(cudaDeviceGetAttribute(&most, cudaDevAttrMaxSharedMemoryPerBlockOptin, device), "cudaDeviceGetAttribute");
    requireShared(shape.dynamicSharedBytes, static_cast<std::size_t>(most));
    if (!own)
      check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize,
                                 static_cast<int>(shape.dynamicSharedBytes)),
            "cudaFuncSetAttribute");
  }
  if (m_onProfiled) {
    m_onProfiled(kernel, shape);
    check(cudaProfilerStart(), "cudaProfilerStart");
  }
  if (own)
    m_loaded->launch(own, shape, arguments, m_stream);
  else
    check(cudaLaunchKernel(kernel, shape.grid, shape.block, arguments, shape.dynamicSharedBytes, m_stream),
          "cudaLaunchKernel");
  if (m_onProfiled) {
    check(cudaStreamSynchronize(m_stream), "cudaStreamSynchronize");
    check(cudaProfilerStop(), "cudaProfilerStop");
  }
}

void CudaLauncher::note(const void* kernel, const CudaLaunchShape& ofCatalogue) {
  const CudaLaunchShape shape = m_loaded ? m_loaded->shapeOf(kernel, ofCatalogue) : ofCatalogue;
  const auto threads = [](const CudaLaunchShape& s) {
    return std::uint64_t{s.grid.x} * s.grid.y * s.grid.z * s.block.x * s.block.y * s.block.z;
  };
  if (!m_launched || threads(shape) > threads(m_launched->shape)) m_launched = {kernel, shape};
}

std::size_t CudaLauncher::rowPitch(std::size_t rowBytes) {
  std::size_t& pitch = m_pitches[rowBytes];
  if (pitch == 0) {
    void* row = nullptr;
    check(cudaMallocPitch(&row, &pitch, rowBytes, 1), "cudaMallocPitch");
    cudaFree(row);
  }
  return pitch;
}

int CudaLauncher::multiprocessors() {
  if (m_multiprocessors == 0) {
    int device = 0;
    check(cudaGetDevice(&device), "cudaGetDevice");
    check(cudaDeviceGetAttribute(&m_multiprocessors, cudaDevAttrMultiProcessorCount, device), "cudaDeviceGetAttribute");
  }
  return m_multiprocessors;
}

}  // namespace warpbench::cuda
