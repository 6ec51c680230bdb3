// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/libraries/cub_sorting.h"

#include <cub/device/device_radix_sort.cuh>

#include "gpu/libraries/cub_workspace.h"

namespace warpbench::cuda {

void CubSort::run(cudaStream_t stream, const std::uint32_t* in, std::uint32_t* out, std::int64_t elements) {
  callCub(m_workspace, "cub::DeviceRadixSort", [&](void* workspace, std::size_t& bytes) {
    return cub::DeviceRadixSort::SortKeys(workspace, bytes, in, out, static_cast<int>(elements), 0, 32, stream);
  });
}

}  // namespace warpbench::cuda
