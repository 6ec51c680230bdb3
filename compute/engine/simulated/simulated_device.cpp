// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulated/simulated_device.h"

#include <algorithm>
#include <optional>

#include "catalogue/catalogue.h"
#include "catalogue/family.h"
#include "core/text/error.h"
#include "engine/simulated/check.h"
#include "host/host_memory.h"
#include "measure/input_progress.h"
#include "measure/measure_point.h"
#include "measure/problem_cache.h"
#include "measure/stop_scope.h"
#include "model/kernel_registers.h"
#include "model/time_model.h"
#include "own/launch/launch_constants.h"
#include "own/launch/launched_kernels.h"
#include "own/launch/own_launch.h"
#include "results/values/statistics.h"
#include "simulator/counting/counting_launcher.h"

namespace warpbench::simulator {
namespace {

constexpr double kVerificationFrom = 0.9;  ///< share of the progress bar
constexpr SamplingRule kCoarseSampling{.maxAccesses = 2.5e8, .sampledAccesses = 1e7};

CountingLauncher::Clock::duration toDuration(double seconds) {
  constexpr double kYear = 31'536'000;  // avoids overflow
  return std::chrono::duration_cast<CountingLauncher::Clock::duration>(
      std::chrono::duration<double>(std::min(seconds, kYear)));
}

/// A catalogue kernel's name in the table of registers.
std::string tableName(const void* kernel) {
  const own::LaunchedName launched = own::nameAt(kernel);
  return launched.name + launched.arguments;
}

/// @param own for a user's kernels, whose registers are unknown until nvcc compiles them.
std::vector<LaunchCounts> countsOf(const CountingLauncher& launcher, const GpuProfile& profile, bool own) {
  std::vector<LaunchCounts> launches;
  for (const CountedLaunch& launch : launcher.launches()) {
    const std::string name = own ? "" : tableName(launch.kernel);
    launches.push_back({.counters = launch.counters,
                        .blocks = launch.shape.blocks(),
                        .threadsPerBlock = static_cast<int>(launch.shape.threadsPerBlock()),
                        .sharedBytes = static_cast<double>(launch.sharedBytes),
                        .registers = registersOf(name, profile.computeCapability).value_or(0),
                        .loop = longestLoopOf(name, profile.computeCapability),
                        .prepares = launch.prepares});
  }
  return launches;
}

/// The elements that the executed blocks must write if exactly one launch was sampled; nothing if unknown.
std::optional<Elements> owedAfter(const CountingLauncher& launcher, const Problem& problem, const Family& family,
                                  const Variant& variant, const Parameters& parameters) {
  const CountedLaunch* sampled = nullptr;
  for (const CountedLaunch& launch : launcher.launches()) {
    if (launch.ran.empty()) continue;
    if (sampled != nullptr) return std::nullopt;
    sampled = &launch;
  }
  const Owes owes = family.owesOf(variant);
  if (sampled == nullptr || !owes) return std::nullopt;
  Elements owed(problem.owedElements());
  for (const std::int64_t block : sampled->ran) {
    const uint3 at = sampled->shape.blockAt(block);
    owes(parameters,
         {.x = at.x,
          .y = at.y,
          .z = at.z,
          .columns = sampled->shape.grid.x,
          .layers = sampled->shape.grid.z,
          .threads = sampled->shape.threadsPerBlock()},
         owed);
  }
  return owed;
}

class SimulatedDevice final : public Device {
 public:
  explicit SimulatedDevice(const GpuProfile& profile)
      : m_profile(profile),
        m_info(describeSimulated(profile)),
        m_workers(static_cast<std::size_t>(profile.sharedBytesPerBlock)) {}

  const DeviceInfo& info() const override { return m_info; }
  void runEnds() override {
    m_memory.reset();
    m_problems.trim();
  }

  Result measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                 const PointProgress& progress) override {
    const auto began = CountingLauncher::Clock::now();
    const StopScope scope(stop);
    const Family& family = *findFamily(point.family);
    const Variant& variant = *family.find(point.variant);
    std::optional<InputProgress> making(std::in_place, m_problems.sizeToMake(family, point.parameters).all(), progress);
    Problem& problem = problemOf(family, point.parameters);
    cpu::HostMemory& memory = *m_memory;
    const PointProgress rest = making->rest();
    making.reset();
    if (options.counts) memory.neutralise();
    SectorMap sectors(memory.base(), memory.bytes(), memory.begins());
    const auto own = m_own.kernelsOf(point, memory.arguments(point.parameters), m_profile.multiprocessors, stop);
    CountingLauncher launcher(
        own ? limitedWorkers() : m_workers, sectors, m_profile.multiprocessors, stop,
        [&](double share) { rest(Message::text("simulating"), share * kVerificationFrom); }, options.counts,
        options.simulationSeconds > 0 ? began + toDuration(options.simulationSeconds)
                                      : CountingLauncher::Clock::time_point::max(),
        m_profile.l2Bytes, options.timesOnly ? kCoarseSampling : SamplingRule());
    launcher.use(own.get());
    launchOf<SimulatedLauncher>(point.family, point.variant)(launcher, memory.arguments(point.parameters));

    Result result = resultOf(problem, point, variant);
    result.origin = Origin::Modelled;
    const Counters counters = launcher.counters();
    if (options.counts) result.counters = counters;
    if (counters.estimated()) result.warnings.push_back(counters.estimateText());
    if (const auto& shape = launcher.shape()) {
      result.grid = {shape->grid.x, shape->grid.y, shape->grid.z};
      result.block = {shape->block.x, shape->block.y, shape->block.z};
      result.sharedBytes = static_cast<std::int64_t>(launcher.sharedBytes());
      const int threads = static_cast<int>(shape->block.x * shape->block.y * shape->block.z);
      if (!own) result.registers = registersOf(tableName(launcher.kernel()), m_profile.computeCapability);
      const int blocks =
          residentBlocks(m_profile, threads, static_cast<double>(launcher.sharedBytes()), result.registers.value_or(0));
      if (blocks == 0)
        throw DeviceError(
            Message::text(
                "a block of %1 threads with %2 bytes of shared memory does not fit the %3: choose smaller blocks"),
            threads, launcher.sharedBytes(), m_profile.name);
      result.occupancy = occupancy(m_profile, threads, blocks);
      result.facts.push_back({kBlocksPerMultiprocessor, std::to_string(blocks)});
    }
    const std::string type = elementTypeOf(point.parameters);
    if (options.counts) {
      result.model = timeModel(m_profile, countsOf(launcher, m_profile, own != nullptr),
                               {.flops = result.flops,
                                .type = type,
                                .instructionsPerFlop = variant.instructionsPerFlop(point.parameters),
                                .hot = point.mode == Mode::Hot,
                                .tensorCores = variant.tensorCores});
      result.time = modelledTime(result.model->total);
    }

    if (options.timesOnly) return result;

    rest(Message::text("verifying"), kVerificationFrom);
    const bool sampled =
        std::ranges::any_of(launcher.launches(), [](const CountedLaunch& l) { return !l.ran.empty(); });
    const std::optional<Elements> owed =
        sampled ? owedAfter(launcher, problem, family, variant, point.parameters) : std::nullopt;
    addOutcome(result, problem, variant,
               {.arrays = memory.written(),
                .sampled = sampled,
                .computes = variant.computes,
                .owed = owed ? &*owed : nullptr});
    own::reportConstants(point, result);
    return result;
  }

 private:
  /// Prepares m_memory for a launch. Reuses the memory while the problem is the same, since allocating pages is slow.
  Problem& problemOf(const Family& family, const Parameters& parameters) {
    if (!m_problems.has(family, parameters)) m_memory.reset();  // free first: it may take most of the memory
    Problem& problem = m_problems.get(family, parameters);
    if (m_memory)
      m_memory->reset();
    else
      m_memory.emplace(problem);
    return problem;
  }

  /// For kernels that may not terminate.
  Workers& limitedWorkers() {
    if (!m_limitedWorkers)
      m_limitedWorkers.emplace(static_cast<std::size_t>(m_profile.sharedBytesPerBlock), usableThreads(), kMostSteps);
    return *m_limitedWorkers;
  }

  GpuProfile m_profile;
  DeviceInfo m_info;
  Workers m_workers;
  std::optional<Workers> m_limitedWorkers;
  own::OwnLaunch m_own;
  ProblemCache m_problems;
  std::optional<cpu::HostMemory> m_memory;  ///< belongs to the problem in m_problems
};

}  // namespace

std::unique_ptr<Device> openSimulated(const GpuProfile& profile) { return std::make_unique<SimulatedDevice>(profile); }

}  // namespace warpbench::simulator
