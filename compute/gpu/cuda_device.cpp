// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda_device.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "catalogue/catalogue.h"
#include "catalogue/problem.h"
#include "core/text/error.h"
#include "device/device.h"
#include "gpu/cuda_check.h"
#include "gpu/cuda_devices.h"
#include "gpu/cuda_workload.h"
#include "gpu/driver_module.h"
#include "gpu/timing/cache_flush.h"
#include "measure/input_progress.h"
#include "measure/measure_point.h"
#include "measure/problem_cache.h"
#include "measure/stop_scope.h"
#include "own/gpu/gpu_compiler.h"
#include "own/launch/launch_constants.h"
#include "own/launch/recorded_launch.h"
#include "own/sliders.h"
#include "results/values/statistics.h"
#include "simulator/simulated_launcher.h"

namespace warpbench::cuda {
namespace {

/// Compiles the user's kernels of points, and loads them on the current device.
class ModuleCompiler {
 public:
  /// The kernels that replace the catalogue's when the point's variant is launched; nullptr if the point has no kernels
  /// of its own.
  /// @throws CompileError; RequestError, one line, without NVRTC and nvcc; DeviceError.
  std::unique_ptr<DriverModule> kernelsOf(const Point& point, const Problem& problem);

 private:
  std::optional<own::GpuCompiler> m_compiler;  ///< created on first use
};

int attribute(cudaDeviceAttr which) {
  int device = 0;
  int value = 0;
  check(cudaGetDevice(&device), "cudaGetDevice");
  check(cudaDeviceGetAttribute(&value, which, device), "cudaDeviceGetAttribute");
  return value;
}

std::unique_ptr<DriverModule> ModuleCompiler::kernelsOf(const Point& point, const Problem& problem) {
  if (!point.own) return nullptr;
  if (!m_compiler)
    m_compiler.emplace(own::cudaCompiler(attribute(cudaDevAttrComputeCapabilityMajor) * 10 +
                                         attribute(cudaDevAttrComputeCapabilityMinor)));
  const Variant& variant = *findFamily(point.family)->find(point.variant);
  OwnKernel own = *point.own;
  own.text = own::withSliders(own, point.parameters);
  // Find the kernels by launching the variant in the simulator, which launches the same ones and can list them.
  const own::ReservedArrays room(problem);
  const std::vector<own::LaunchedName> launched =
      own::launchedNames(launchOf<simulator::SimulatedLauncher>(point.family, point.variant),
                         room.arguments(point.parameters), attribute(cudaDevAttrMultiProcessorCount));
  const std::vector<own::ReplacedName> taken = own::takenBy(own, variant.kernel, launched);
  const own::GpuCode code = m_compiler->compile(own, taken);

  std::vector<DriverModule::Name> names;
  for (const own::LaunchedName& each : launched) {
    const auto found = std::ranges::find(taken, each.address, &own::ReplacedName::address);
    names.push_back({.isKernel = each.isKernel(),
                     .symbol = found == taken.end() ? std::string()
                                                    : code.symbols.at(static_cast<std::size_t>(found - taken.begin())),
                     .atLeast = each.isKernel() ? 0 : each.sizes,
                     .reshaped = each.name == variant.kernel});
  }
  return std::make_unique<DriverModule>(code.machineCode, names, own.block);
}

class CudaDevice final : public Device {
 public:
  CudaDevice(int ordinal, Launches launches) : m_ordinal(ordinal), m_launches(std::move(launches)) {
    m_info = describeCudaDevices().at(static_cast<std::size_t>(ordinal));
    check(cudaSetDevice(m_ordinal), "cudaSetDevice");
    m_info.record.copyBandwidthGbs = measureCopy();
    m_flush = std::make_unique<CacheFlush>();
    m_hold = std::make_unique<StreamHold>();
  }

  const DeviceInfo& info() const override { return m_info; }
  void runEnds() override { m_problems.trim(); }

  Result measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                 const PointProgress& progress) override {
    check(cudaSetDevice(m_ordinal), "cudaSetDevice");  // each thread has its own current device
    const StopScope scope(stop);
    const Family& family = *findFamily(point.family);
    const Variant& variant = *family.find(point.variant);
    // Progress counts only the content: the arrays themselves are on the GPU.
    std::optional<InputProgress> making(std::in_place, m_problems.sizeToMake(family, point.parameters).content,
                                        progress);
    Problem& problem = m_problems.get(family, point.parameters);
    const PointProgress rest = making->rest();
    making.reset();
    auto workload = std::make_unique<CudaWorkload>(problem, point, m_launches(point.family, point.variant), *m_flush,
                                                   *m_hold, m_libraries, options.launchLimitSeconds);
    if (point.own) rest(Message::text("compiling"), 0);
    workload->use(m_own.kernelsOf(point, problem));
    try {
      Result result = measurePoint(*workload, problem, point, variant, options, stop, rest);
      if (!options.profile) {
        if (!m_pinned) m_pinned = std::make_unique<PinnedTransfer>();
        workload->timePinnedTransfers(*m_pinned);
      }
      workload->describe(result);
      own::reportConstants(point, result);
      return result;
    } catch (const KernelDidNotEnd&) {
      static_cast<void>(workload.release());
      throw;
    }
  }

 private:
  /// The device's copy bandwidth in GB/s, for 1 GiB or what fits: bytes read plus written, divided by the median time
  /// of ten copies.
  double measureCopy() {
    std::size_t free = 0;
    std::size_t total = 0;
    check(cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
    const std::size_t bytes = std::min(std::size_t{1} << 30, free / 4);
    const DeviceBuffer from(bytes);
    const DeviceBuffer to(bytes);
    Stream stream;
    check(cudaMemsetAsync(from.data(), 0x3f, bytes, stream.get()), "cudaMemsetAsync");
    CudaEvent begin;
    CudaEvent end;
    std::vector<double> samples;
    constexpr int kWarmUp = 2;
    constexpr int kSamples = 10;
    constexpr double kLimitSeconds = 10;
    for (int i = 0; i < kWarmUp + kSamples; ++i) {
      begin.record(stream.get());
      check(cudaMemcpyAsync(to.data(), from.data(), bytes, cudaMemcpyDeviceToDevice, stream.get()), "cudaMemcpyAsync");
      end.record(stream.get());
      end.wait(kLimitSeconds);
      if (i >= kWarmUp) samples.push_back(end.since(begin));
    }
    return 2.0 * static_cast<double>(bytes) / summarise(samples).median * 1e-6;
  }

  int m_ordinal;
  Launches m_launches;
  DeviceInfo m_info;
  std::unique_ptr<CacheFlush> m_flush;
  std::unique_ptr<StreamHold> m_hold;
  std::unique_ptr<PinnedTransfer> m_pinned;
  Libraries m_libraries;
  ModuleCompiler m_own;
  ProblemCache m_problems;
};

}  // namespace

std::unique_ptr<Device> openCuda(int ordinal) { return openCuda(ordinal, launchOf<CudaLauncher>); }

std::unique_ptr<Device> openCuda(int ordinal, Launches launches) {
  return std::make_unique<CudaDevice>(ordinal, std::move(launches));
}

}  // namespace warpbench::cuda
