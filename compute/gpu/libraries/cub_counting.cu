// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/libraries/cub_counting.h"

#include <cub/device/device_histogram.cuh>
#include <cub/device/device_scan.cuh>

#include "gpu/libraries/cub_workspace.h"

namespace warpbench::cuda {

template <typename T>
void CubScan::run(cudaStream_t stream, const T* in, T* out, std::int64_t elements) {
  callCub(m_workspace, "cub::DeviceScan", [&](void* workspace, std::size_t& bytes) {
    return cub::DeviceScan::InclusiveSum(workspace, bytes, in, out, static_cast<int>(elements), stream);
  });
}

template void CubScan::run(cudaStream_t, const float*, float*, std::int64_t);
template void CubScan::run(cudaStream_t, const std::int32_t*, std::int32_t*, std::int64_t);

void CubHistogram::run(cudaStream_t stream, const unsigned char* in, int* counts, int bins, std::int64_t elements) {
  callCub(m_workspace, "cub::DeviceHistogram", [&](void* workspace, std::size_t& bytes) {
    return cub::DeviceHistogram::HistogramEven(workspace, bytes, in, counts, bins + 1, 0, bins,
                                               static_cast<int>(elements), stream);
  });
}

}  // namespace warpbench::cuda
