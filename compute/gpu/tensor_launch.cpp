// SPDX-License-Identifier: GPL-3.0-or-later
#include <cuda.h>
#include <cuda_runtime_api.h>

#include "core/text/error.h"
#include "gpu/cuda_launcher.h"

namespace warpbench::cuda {
namespace {

/// The driver's function, found through the runtime because the program does not link the driver. nullptr if the driver
/// is too old.
decltype(cuTensorMapEncodeTiled)* encoder() {
  void* function = nullptr;
  cudaDriverEntryPointQueryResult found = cudaDriverEntryPointSymbolNotFound;
#if CUDART_VERSION >= 12050
  constexpr unsigned kSinceCuda12 = 12000;
  check(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &function, kSinceCuda12, cudaEnableDefault, &found),
        "cudaGetDriverEntryPointByVersion");
#else
  check(cudaGetDriverEntryPoint("cuTensorMapEncodeTiled", &function, cudaEnableDefault, &found),
        "cudaGetDriverEntryPoint");
#endif
  return found == cudaDriverEntryPointSuccess ? reinterpret_cast<decltype(cuTensorMapEncodeTiled)*>(function) : nullptr;
}

}  // namespace

void CudaLauncher::encodeTensorMap(CUtensorMap& map, const void* matrix, int elementBytes, int rows, int columns,
                                   int boxRows, int boxColumns, int matrices) {
  static decltype(cuTensorMapEncodeTiled)* const encode = encoder();
  if (!encode) throw DeviceError(Message::text("this driver has no tensor maps: install CUDA 12 or newer"));
  constexpr int kMaxDimensions = 3;
  const CUtensorMapDataType type = elementBytes == 2   ? CU_TENSOR_MAP_DATA_TYPE_UINT16
                                   : elementBytes == 4 ? CU_TENSOR_MAP_DATA_TYPE_UINT32
                                                       : CU_TENSOR_MAP_DATA_TYPE_UINT64;
  const cuuint64_t size[kMaxDimensions] = {static_cast<cuuint64_t>(columns), static_cast<cuuint64_t>(rows),
                                           static_cast<cuuint64_t>(matrices)};
  const cuuint64_t rowBytes = size[0] * static_cast<cuuint64_t>(elementBytes);
  const cuuint64_t strides[kMaxDimensions - 1] = {rowBytes, rowBytes * size[1]};
  const cuuint32_t box[kMaxDimensions] = {static_cast<cuuint32_t>(boxColumns), static_cast<cuuint32_t>(boxRows), 1};
  const cuuint32_t step[kMaxDimensions] = {1, 1, 1};
  const cuuint32_t dimensions = matrices == 0 ? kMaxDimensions - 1 : kMaxDimensions;
  // L2 loads 256 bytes from memory at a time for 16-bit products, whose rows continue in the next step: 1024 x 1024 x
  // 1024 takes 9.3 us instead of 9.6. Other kernels were not measured with it.
  const CUtensorMapL2promotion promotion =
      elementBytes == 2 && matrices == 0 ? CU_TENSOR_MAP_L2_PROMOTION_L2_256B : CU_TENSOR_MAP_L2_PROMOTION_L2_128B;
  const CUresult result =
      encode(&map, type, dimensions, const_cast<void*>(matrix), size, strides, box, step, CU_TENSOR_MAP_INTERLEAVE_NONE,
             CU_TENSOR_MAP_SWIZZLE_128B, promotion, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
  if (result != CUDA_SUCCESS)
    throw DeviceError(Message::text("%1 failed with status %2 (CUDA driver, CUresult)"), "cuTensorMapEncodeTiled",
                      static_cast<int>(result));
}

int CudaLauncher::residentClusters(const void* kernel, int blocks, int threads, int sharedBytes) const {
  check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, sharedBytes), "cudaFuncSetAttribute");
  cudaLaunchAttribute cluster{};
  cluster.id = cudaLaunchAttributeClusterDimension;
  cluster.val.clusterDim.x = static_cast<unsigned>(blocks);
  cluster.val.clusterDim.y = cluster.val.clusterDim.z = 1;
  cudaLaunchConfig_t shape{};
  shape.gridDim = dim3(static_cast<unsigned>(blocks));
  shape.blockDim = dim3(static_cast<unsigned>(threads));
  shape.dynamicSmemBytes = static_cast<std::size_t>(sharedBytes);
  shape.attrs = &cluster;
  shape.numAttrs = 1;
  int clusters = 0;
  check(cudaOccupancyMaxActiveClusters(&clusters, kernel, &shape), "cudaOccupancyMaxActiveClusters");
  return clusters;
}

}  // namespace warpbench::cuda
