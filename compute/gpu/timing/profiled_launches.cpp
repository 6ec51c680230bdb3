// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/timing/profiled_launches.h"

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "gpu/cuda_workload.h"
#include "gpu/timing/cache_flush.h"
#include "measure/problem_cache.h"

namespace warpbench::cuda {
namespace {

/// Long, because a profiler runs each kernel many times.
constexpr double kLimitSeconds = 60;

std::string nameOf([[maybe_unused]] const void* kernel) {
  const char* name = "";
#if CUDART_VERSION >= 12030
  check(cudaFuncGetName(&name, kernel), "cudaFuncGetName");
#endif
  return name;
}

std::string textOf(const dim3& size) {
  return "(" + std::to_string(size.x) + ", " + std::to_string(size.y) + ", " + std::to_string(size.z) + ")";
}

}  // namespace

void launchForProfiler(int ordinal, const std::vector<Point>& points,
                       const std::function<void(std::size_t, const ProfiledKernel&)>& onKernel) {
  check(cudaSetDevice(ordinal), "cudaSetDevice");
  CacheFlush flush;
  StreamHold hold;
  Libraries libraries;
  ProblemCache problems;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Point& point = points[i];
    try {
      CudaWorkload workload(problems.get(*findFamily(point.family), point.parameters), point,
                            launchOf<CudaLauncher>(point.family, point.variant), flush, hold, libraries, kLimitSeconds);
      workload.profile([&](const void* kernel, const CudaLaunchShape& shape) {
        onKernel(i, {.name = nameOf(kernel), .grid = textOf(shape.grid), .block = textOf(shape.block)});
      });
      workload.reset();
      workload.launch();
    } catch (const DeviceError& error) {
      throw DeviceError(point.family + " " + point.variant + ", " + toText(point.parameters) + ": " + error.what());
    }
  }
}

int multiprocessorsOf(int ordinal) {
  int count = 0;
  check(cudaDeviceGetAttribute(&count, cudaDevAttrMultiProcessorCount, ordinal), "cudaDeviceGetAttribute");
  return count;
}

}  // namespace warpbench::cuda
