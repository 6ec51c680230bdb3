// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/runtime/program_launches.h"

#include <signal.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "catalogue/bandwidth.h"
#include "core/text/error.h"
#include "core/text/symbol_name.h"
#include "model/time_model.h"
#include "program/cuda/runtime_functions.h"
#include "program/program_compiler.h"
#include "program/runtime/host_watch.h"
#include "program/runtime/program_run.h"
#include "results/values/statistics.h"
#include "simulator/block/block_runner_private.h"
#include "simulator/debug_info.h"

namespace warpbench::program {
namespace {

class ProgramKernel final : public simulator::KernelCall {
 public:
  ProgramKernel(const simulator::KernelModule& module, const KernelClosure& kernel)
      : KernelCall(&module), m_kernel(kernel) {}
  const void* function() const override { return m_kernel.function; }
  std::size_t parameterSizes() const override { return 0; }
  void tellArguments(simulator::ArgumentListener&) const override {}
  void operator()() const override { m_kernel.call(m_kernel.closure); }

 private:
  KernelClosure m_kernel;
};

/// Adds the launch's operations and its least bytes, counting each touched sector once. @returns the work for the
/// model, which knows a single type: the one with more operations.
ModelledWork addWork(Result& result, const ProgramLaunch& launch) {
  constexpr double kSectorBytes = 32;
  const Counters& counters = launch.counted.counters;
  result.flops = launch.flopsFp32 + launch.flopsFp64;
  result.bytes = (counters.distinctLoadSectors + counters.distinctStoreSectors) * kSectorBytes;
  return {.flops = result.flops, .type = launch.flopsFp64 > launch.flopsFp32 ? "fp64" : "fp32"};
}

constexpr std::chrono::seconds kBetweenBlocksTold(1);

/// The part of a launch's cost that CUPTI counts to the kernel: an empty one takes 0.7 to 0.9 us on an H200, and 1.5 us
/// between two events.
constexpr double kLaunchInKernel = 0.4;

/// The time in which the pages of managed memory that a kernel uses first migrate from the host: 60 us, and 140 us for
/// each MiB that it reads or 80 us for each that it only writes. Measured on an H200 (x86, CUDA 13.0), from 4 KiB to
/// 256 MiB within a quarter.
double migrationMs(double bytes, const Counters& counters) {
  if (bytes == 0) return 0;
  constexpr double kSectorBytes = 32;
  constexpr double kMebi = 1 << 20;
  const double read = std::min(bytes, counters.distinctLoadSectors * kSectorBytes);
  const double written = std::min(bytes - read, counters.distinctStoreSectors * kSectorBytes);
  return (60 + 140 * read / kMebi + 80 * written / kMebi) / 1000;
}

/// The error of a failed launch.
cudaError_t errorOf(const simulator::LaneFault& fault) {
  switch (fault.signal()) {
    case SIGABRT:
      return cudaErrorAssert;
    case SIGSEGV:
    case SIGBUS:
      return cudaErrorIllegalAddress;
    default:
      return cudaErrorLaunchFailure;
  }
}

}  // namespace

Launches::Launches(ProgramRun& run) : m_run(run), m_blocks(run.profile()) {}

void Launches::loaded(const simulator::KernelModule& module) {
  m_module = module;
  m_module->memory = &m_run;
}

void Launches::makeKnown(const KnownKernel& kernel) {
  const std::lock_guard lock(m_run.mutex());
  m_known.emplace(kernel.address, kernel);
}

Result Launches::resultOf(const std::string& kernel) const {
  Result result;
  result.family = kFamily;
  result.variant = kernel;
  result.device = "simulated:" + m_run.profile().id;
  result.origin = Origin::Modelled;
  return result;
}

std::int64_t Launches::tellLibrary(const Caller& caller, MessageId what, double milliseconds) {
  Result result = resultOf(caller.function);
  result.warnings.emplace_back(what);
  if (m_run.takesTimes() && milliseconds >= 0) result.time = modelledTime(milliseconds);
  const SourceLine where = m_run.lineOfCaller(caller);
  m_run.reporter().send(
      lineOf(LaunchEvent{.number = ++m_count, .file = where.file, .line = where.line, .result = result}));
  return m_count;
}

std::string Launches::nameOf(const LaunchPlace& place, const void* function) const {
  if (function != nullptr) {
    const auto known = m_known.find(function);
    const std::string symbol = simulator::functionAt(reinterpret_cast<std::uint64_t>(function));
    if (!symbol.empty()) {
      const std::string name = withoutParameters(symbol);
      // The types of CUB's kernels take lines and say nothing to its callers.
      return name.starts_with("cub::") ? name.substr(0, name.find('<')) : name;
    }
    if (known != m_known.end() && known->second.name != nullptr) return known->second.name;
  }
  return place.kernel != nullptr ? place.kernel : "kernel";
}

const KernelFacts& Launches::factsOf(const void* kernel) {
  const KernelFacts& facts = m_facts.of(kernel);
  if (facts.sharedBytes > kUsualShared) {
    m_run.reporter().send(lineOf(RefusalEvent{nameOf({}, kernel) + " has " + std::to_string(facts.sharedBytes) +
                                              " bytes of static shared memory, but ptxas allows " +
                                              std::to_string(kUsualShared) + ": use dynamic shared memory for more"}));
    std::exit(kProgramCannotRun);
  }
  return facts;
}

cudaError_t Launches::refusalOf(const Configuration& configuration, const void* function) {
  const dim3& grid = configuration.grid;
  const dim3& block = configuration.block;
  const auto refuse = [&](const std::string& why) {
    m_run.errors().because(why);
    return cudaErrorInvalidValue;  // as in CUDA 13; earlier versions return cudaErrorInvalidConfiguration
  };
  const auto sizeOf = [](const dim3& size) {
    return std::to_string(size.x) + " x " + std::to_string(size.y) + " x " + std::to_string(size.z);
  };
  const auto threads = std::uint64_t{block.x} * block.y * block.z;
  if (threads == 0 || threads > simulator::kMostThreadsPerBlock || block.z > 64)
    return refuse("a block has 1 to 1,024 threads, at most 64 along z, but this one has " + sizeOf(block));
  if (grid.x == 0 || grid.y == 0 || grid.z == 0 || grid.x > 2147483647u || grid.y > 65535 || grid.z > 65535)
    return refuse("a grid has 1 to 2,147,483,647 x 65,535 x 65,535 blocks, but this one has " + sizeOf(grid));
  const KernelFacts facts = factsOf(function);
  if (threads > static_cast<std::uint64_t>(facts.mostThreads))
    return refuse("its __launch_bounds__ allow " + std::to_string(facts.mostThreads) +
                  " threads per block, but this one has " + std::to_string(threads));
  const auto asked = dynamicShared.find(function);
  const std::size_t usual = kUsualShared - std::min(kUsualShared, facts.sharedBytes);
  const std::size_t most = asked == dynamicShared.end() ? usual : std::max(usual, asked->second);
  // A kernel known only by name may have requested more.
  if (configuration.sharedBytes >
      (function != nullptr ? most : static_cast<std::size_t>(m_run.profile().sharedBytesPerBlock)))
    return refuse("it asks for " + std::to_string(configuration.sharedBytes) +
                  " bytes of dynamic shared memory, but the limit is " + std::to_string(most) +
                  ": raise it with cudaFuncSetAttribute()");
  if (!m_run.timeline().knows(configuration.stream)) return cudaErrorInvalidResourceHandle;
  if (!configuration.cooperative) return cudaSuccess;
  const int resident = residentBlocks(m_run.profile(), static_cast<int>(threads),
                                      static_cast<double>(configuration.sharedBytes + facts.sharedBytes));
  const auto blocks = std::uint64_t{grid.x} * grid.y * grid.z;
  return blocks > static_cast<std::uint64_t>(resident) * static_cast<unsigned>(m_run.profile().multiprocessors)
             ? cudaErrorCooperativeLaunchTooLarge
             : cudaSuccess;
}

cudaError_t Launches::refuse(const LaunchPlace& place, Result result, cudaError_t error) {
  const std::string& why = m_run.errors().why();
  result.status = Result::Status::Failed;
  result.error = std::string("is refused with ") + cudaGetErrorName(error) + " (" + cudaGetErrorString(error) + ")" +
                 (why.empty() ? "" : ": " + why);
  m_run.reporter().send(
      lineOf(LaunchEvent{.number = ++m_count, .file = place.file, .line = place.line, .result = result}));
  Errors::valueIsDropped();  // a launch has no return value
  return m_run.errors().keep(error, {"a launch", nullptr}, place);
}

void Launches::count(Result& result, std::int64_t number, const LaunchPlace& place, const Configuration& configuration,
                     const simulator::KernelCall& kernel, LineCosts* costs) {
  const GpuProfile& profile = m_run.profile();
  ProgramCheck* const check = m_run.check();
  const auto threads = static_cast<int>(result.block[0] * result.block[1] * result.block[2]);
  const simulator::LaunchShape shape{configuration.grid, configuration.block, configuration.sharedBytes};
  const ProgramLaunch launch = check ? ProgramLaunch{.counted = check->run(shape, kernel, configuration.cooperative)}
                                     : m_blocks.run(shape, kernel, m_run.memory(), configuration.cooperative, costs);
  const simulator::CountedLaunch& counted = launch.counted;
  if (check)
    m_run.timeline().order().does(m_run.timeline().numberOf(configuration.stream),
                                  {.name = "the kernel " + result.variant,
                                   .where = {place.file, place.line},
                                   .uses = check->uses(m_run.timeline().order().hasStreams())});
  result.counters = counted.counters;
  const double printing = m_prints.addTo(*result.counters);
  result.sharedBytes = static_cast<std::int64_t>(counted.sharedBytes);
  const int resident = residentBlocks(profile, threads, static_cast<double>(counted.sharedBytes));
  result.occupancy = occupancy(profile, threads, resident);
  // A check does not count distinct sectors, without which there is no time.
  if (!check)
    result.model = timeModel(profile,
                             LaunchCounts{.counters = counted.counters,
                                          .blocks = counted.shape.blocks(),
                                          .threadsPerBlock = threads,
                                          .sharedBytes = static_cast<double>(counted.sharedBytes)},
                             addWork(result, launch));
  // In a program with other arrays, it is unknown which ones the kernel uses.
  const std::size_t migrated = m_run.memory().isAllManaged() ? m_run.memory().moveToDevice() : 0;
  double outside = 0;  // of the kernel, which a profiler shows alone
  if (result.model) {
    outside = result.model->launch * (1 - kLaunchInKernel);
    result.model->launch -= outside;
    const double waiting = printing + migrationMs(static_cast<double>(migrated), *result.counters);
    result.model->latency += waiting;
    result.model->total += waiting - outside;
    result.time = modelledTime(result.model->total);
    addBandwidth(result, {});
  }
  if (launch.sharesLate)
    result.warnings.emplace_back(
        "lanes of a warp share memory without __syncwarp(), in blocks that were too far advanced to run in step");
  if (m_run.textures().used.exchange(false))
    result.warnings.emplace_back("what it reads and writes through textures and surfaces is not counted");
  if (counted.counters.estimated()) result.warnings.push_back(counted.counters.estimateText());
  const bool fills = counted.shape.blocks() >= std::int64_t{profile.multiprocessors} * std::max(1, resident);
  m_run.work(configuration.stream, Timeline::Engine::Compute, fills,
             {.launch = number,
              .milliseconds = result.model ? result.model->total : 0,
              .file = place.file,
              .line = place.line});
  m_run.timeline().work(configuration.stream, outside, Timeline::Engine::None, false);
}

cudaError_t Launches::launch(const LaunchPlace& place, const Configuration& configuration,
                             const KernelClosure& kernel) {
  ProgramRun::refuseOnLane("a launch");
  const std::lock_guard lock(m_run.mutex());
  m_run.tellUnchecked();
  if (const cudaError_t error = m_run.errors().begin(false); error != cudaSuccess) return error;
  if (m_run.errors().kernelHasFailed()) return cudaSuccess;  // does not run after the failed one
  if (!m_module) {
    // Otherwise the block threads would wait for the loader, which waits for the constructor.
    m_run.reporter().send(lineOf(RefusalEvent{
        nameOf(place, kernel.function) + " is launched at " + place.file + ":" + std::to_string(place.line) +
        " before main(), by the constructor of a variable: that is not simulated"}));
    std::_Exit(kProgramCannotRun);
  }
  const cudaError_t refusal = refusalOf(configuration, kernel.function);
  CUgraph_st* const graph = refusal != cudaSuccess   ? nullptr
                            : m_recording != nullptr ? m_recording
                                                     : m_run.timeline().capturing(configuration.stream);
  if (graph != nullptr) return record(*graph, place, configuration, kernel);
  const ProgramRun::MemoryUse use(m_run);

  Result result = resultOf(nameOf(place, kernel.function));
  result.grid = {configuration.grid.x, configuration.grid.y, configuration.grid.z};
  result.block = {configuration.block.x, configuration.block.y, configuration.block.z};
  if (refusal != cudaSuccess) return refuse(place, std::move(result), refusal);
  const std::int64_t number = ++m_count;
  LaunchBegins begins{.number = number,
                      .kernel = result.variant,
                      .file = place.file,
                      .line = place.line,
                      .blocks = std::int64_t{configuration.grid.x} * configuration.grid.y * configuration.grid.z};
  m_run.reporter().send(lineOf(begins));
  std::mutex telling;
  auto next = std::chrono::steady_clock::now() + kBetweenBlocksTold;
  m_blocks.onBlock([&](std::int64_t begun) {
    const std::unique_lock alone(telling, std::try_to_lock);
    if (!alone || std::chrono::steady_clock::now() < next) return;
    next = std::chrono::steady_clock::now() + kBetweenBlocksTold;
    begins.begun = begun;
    m_run.reporter().send(lineOf(begins));
  });
  LineCosts costs;
  LineCosts* const wanted = m_costed.insert(result.variant).second ? &costs : nullptr;
  try {
    const ProgramKernel call(*m_module, kernel);
    ProgramTrace* const trace = m_run.trace();
    if (trace == nullptr)
      count(result, number, place, configuration, call, wanted);
    else if (const auto traced = trace->run(m_run, m_blocks, number, result.variant, configuration, call))
      m_run.reporter().send(lineOf(*traced));
  } catch (const DeviceError& error) {
    const auto* fault = dynamic_cast<const simulator::LaneFault*>(&error);
    result.status = Result::Status::Failed;
    result.error = error.what();
    m_run.errors().kernelFails(fault != nullptr ? errorOf(*fault) : cudaErrorLaunchFailure);
    if (dynamic_cast<const simulator::WaitsForEver*>(&error) != nullptr)
      watchHost([this] { return m_run.errors().calls(); },
                [this, kernel = result.variant] {
                  m_run.reporter().send(lineOf(RefusalEvent{
                      "the host waits for the kernel " + kernel +
                      ", which waits for ever: the simulator does not run the host and kernels at the same time"}));
                  std::_Exit(kProgramCannotRun);
                });
  }
  m_blocks.onBlock({});
  if (m_run.check() != nullptr)
    for (ProgramFinding& finding : m_run.check()->takeFindings()) {
      finding.kernel = result.variant;
      m_run.tell(finding);
    }
  m_run.reporter().send(lineOf(
      LaunchEvent{.number = number, .file = place.file, .line = place.line, .result = result, .costs = costs.all()}));
  return cudaSuccess;
}

cudaError_t Launches::record(CUgraph_st& graph, const LaunchPlace& place, const Configuration& configuration,
                             const KernelClosure& kernel) {
  if (kernel.copy == nullptr) {
    m_run.errors().because("the kernel that is launched into the graph is overloaded, or takes default arguments");
    return m_run.errors().keep(cudaErrorStreamCaptureUnsupported, {"a launch", nullptr});
  }
  const std::shared_ptr<const void> closure(kernel.copy(kernel.closure), kernel.destroy);
  const auto work = [place, configuration, kernel, closure](cudaStream_t stream) {
    Configuration now = configuration;
    now.stream = stream;
    return run().launches().launch(place, now,
                                   {kernel.call, closure.get(), kernel.function, kernel.copy, kernel.destroy});
  };
  graph.nodes.push_back({cudaGraphNodeTypeKernel, work});
  return cudaSuccess;
}

cudaError_t Launches::addToGraph(CUgraph_st& graph, const LaunchPlace& place, const Configuration& configuration,
                                 const void* kernel, void** arguments) {
  m_recording = &graph;
  const cudaError_t error = launchKnown(place, configuration, kernel, arguments);
  m_recording = nullptr;
  return error;
}

cudaError_t Launches::launchKnown(const LaunchPlace& place, const Configuration& configuration, const void* kernel,
                                  void** arguments) {
  ProgramRun::refuseOnLane("cudaLaunchKernel");
  const std::lock_guard lock(m_run.mutex());
  const auto known = m_known.find(kernel);
  return known == m_known.end() ? m_run.errors().keep(cudaErrorInvalidDeviceFunction, {"cudaLaunchKernel", nullptr})
                                : known->second.launch(place, configuration, kernel, arguments);
}

}  // namespace warpbench::program
