// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/libraries/cub_reduction.h"

#include <cub/device/device_reduce.cuh>

#include "gpu/libraries/cub_workspace.h"

namespace warpbench::cuda {

template <typename T>
void CubReduction::run(cudaStream_t stream, const T* in, T* out, std::int64_t elements, ReduceOperation operation) {
  callCub(m_workspace, "cub::DeviceReduce", [&](void* workspace, std::size_t& bytes) {
    switch (operation) {
      case ReduceOperation::Sum:
        return cub::DeviceReduce::Sum(workspace, bytes, in, out, elements, stream);
      case ReduceOperation::Min:
        return cub::DeviceReduce::Min(workspace, bytes, in, out, elements, stream);
      case ReduceOperation::Max:
        return cub::DeviceReduce::Max(workspace, bytes, in, out, elements, stream);
    }
    return cudaErrorInvalidValue;
  });
}

template void CubReduction::run(cudaStream_t, const float*, float*, std::int64_t, ReduceOperation);
template void CubReduction::run(cudaStream_t, const double*, double*, std::int64_t, ReduceOperation);
template void CubReduction::run(cudaStream_t, const std::int32_t*, std::int32_t*, std::int64_t, ReduceOperation);

}  // namespace warpbench::cuda
