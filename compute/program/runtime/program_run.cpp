// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/runtime/program_run.h"

#include <link.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <stdexcept>

#include "catalogue/bandwidth.h"
#include "core/machine/machine_limits.h"
#include "core/text/error.h"
#include "core/text/symbol_name.h"
#include "core/text/text.h"
#include "model/time_model.h"
#include "own/process_guard.h"
#include "program/cuda/runtime_functions.h"
#include "program/program_compiler.h"
#include "program/report/program_events.h"
#include "results/values/statistics.h"
#include "simulator/block/block_runner_private.h"
#include "simulator/debug_info.h"

namespace warpbench::program {
namespace {

/// Never destroyed, because destructors of the program's objects call the runtime as well.
ProgramRun* g_run = nullptr;
void (*g_begin)() = nullptr;

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

/// Adds memory that is read-only once the program is loaded: tables, literals and similar data.
int addConstantData(dl_phdr_info* info, std::size_t, void* data) {
  auto& ranges = *static_cast<std::vector<simulator::AddressRange>*>(data);
  for (int i = 0; i < info->dlpi_phnum; ++i) {
    const auto& segment = info->dlpi_phdr[i];
    if (segment.p_type != PT_GNU_RELRO && (segment.p_type != PT_LOAD || (segment.p_flags & PF_W) != 0)) continue;
    const std::uint64_t begin = info->dlpi_addr + segment.p_vaddr;
    ranges.push_back({begin, begin + segment.p_memsz});
  }
  return 0;
}

constexpr std::chrono::seconds kBetweenBlocksTold(1);

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

thread_local cudaError_t ProgramRun::t_last = cudaSuccess;
thread_local bool ProgramRun::t_dropped = false;

ProgramRun& run() {
  if (g_run == nullptr && g_begin != nullptr) std::exchange(g_begin, nullptr)();
  if (g_run == nullptr) throw std::logic_error("a function of CUDA's runtime is called where no program runs");
  return *g_run;
}

void beginRun(const GpuProfile& profile, int reportDescriptor, const ProgramOrder& order) {
  g_run = new ProgramRun(profile, reportDescriptor, order);
}

void beginRunAtFirst(void (*begin)()) { g_begin = begin; }

ProgramRun::ProgramRun(const GpuProfile& profile, int reportDescriptor, const ProgramOrder& order)
    : m_profile(profile),
      m_reporter(reportDescriptor),
      m_memory(static_cast<std::size_t>(profile.memoryBytes)),
      m_blocks(profile) {
  if (order.checks) {
    m_check = std::make_unique<ProgramCheck>(profile);
    m_timeline.order().setListener([this](const void* at) { return describe(at); },
                                   [this](const ProgramFinding& finding) { tell(finding); });
    simulator::hostAccesses.setListener(this);
  }
  if (order.trace) m_trace.emplace(*order.trace);
}

void ProgramRun::loaded(const simulator::KernelModule& module, const DeviceVariables& variables) {
  m_isLoaded = true;
  m_freeMemory = freeMemory();
  own::reserveMemory(m_freeMemory);  // the device's memory comes on top of the host's
  m_module = module;
  m_variables = variables;
  ::dl_iterate_phdr(addConstantData, &m_constantData);
  m_module.memory = this;
  if (m_check) m_check->addVariables(variables);
}

void ProgramRun::refuseOnLane(const char* name) {
  if (simulator::t_runner == nullptr) return;
  const std::string function = name;
  simulator::t_runner->trap("calls " + function + " in a kernel: dynamic parallelism is not simulated");
}

simulator::AddressRange ProgramRun::device() const {
  const auto begin = reinterpret_cast<std::uint64_t>(m_memory.begin());
  return {begin - DeviceMemory::kGranule, reinterpret_cast<std::uint64_t>(m_memory.end()) + DeviceMemory::kGranule};
}

simulator::AddressRange ProgramRun::around(std::uint64_t at) const {
  const auto isIn = [at](const simulator::AddressRange& range) { return at - range.begin < range.end - range.begin; };
  for (const simulator::AddressRange& range : m_variables.all())
    if (isIn(range)) return range;
  for (const simulator::AddressRange& range : m_constantData)
    if (isIn(range)) return range;
  for (const auto& [begin, bytes] : registered) {
    const auto first = reinterpret_cast<std::uint64_t>(begin);
    if (isIn({first, first + bytes})) return {first, first + bytes};
  }
  return {};
}

std::size_t ProgramRun::limitOf(int limit) const {
  const auto known = limits.find(limit);
  if (known != limits.end()) return known->second;
  // The manual's defaults, except that for printf(), which is CUDA 13's.
  return limit == cudaLimitStackSize        ? 1024
         : limit == cudaLimitPrintfFifoSize ? 8448 << 10
         : limit == cudaLimitMallocHeapSize ? 8 << 20
                                            : 0;
}

void* ProgramRun::takeOfHeap(std::size_t bytes) {
  return m_heap.take(bytes, limitOf(cudaLimitMallocHeapSize), [&](std::size_t all) -> std::byte* {
    const Allocation heap{.begin = nullptr, .bytes = all, .function = "the heap of kernels"};
    if (!m_check) return m_memory.allocate(heap);
    std::byte* const begin = m_check->allocate(all, Allocation::Kind::Host, {});
    m_memory.adopt({begin, all, Allocation::Kind::Host, heap.function});
    return begin;
  });
}

bool ProgramRun::hostReachable(const void* at) const {
  const Allocation* const there = m_memory.find(at);
  if (there != nullptr) return there->kind != Allocation::Kind::Device;
  const auto after = registered.upper_bound(const_cast<void*>(at));
  if (after == registered.begin()) return false;
  const auto& [begin, bytes] = *std::prev(after);
  return static_cast<const char*>(at) < static_cast<const char*>(begin) + bytes;
}

bool ProgramRun::reaches(const void* at, std::size_t bytes) const {
  const Allocation* const there = m_memory.find(at);
  if (there == nullptr) return hostReachable(at) || m_variables.contain(at);
  return static_cast<std::size_t>(there->end() - static_cast<const std::byte*>(at)) >= bytes;
}

cudaError_t ProgramRun::keep(cudaError_t error, const Caller& caller) {
  const bool dropped = std::exchange(t_dropped, false) && !m_told;
  m_told = false;
  if (error == cudaSuccess || (error == cudaErrorNotReady && m_why.empty())) return error;
  t_last = error;
  if (m_check && dropped) m_unseen = {.error = error, .caller = caller, .launch = {}, .why = m_why};
  return error;
}

void ProgramRun::tellOnce(const Caller& caller, const char* kind, const std::string& text) {
  const SourceLine where = lineOfCaller(caller);
  tell({.kind = kind, .file = where.file, .line = where.line, .text = text});
  m_told = true;
}

void ProgramRun::tellUnreached(const Caller& caller) {
  if (!m_check) return;
  const SourceLine where = lineOfCaller(caller);
  tell({.kind = "out-of-bounds",
        .file = where.file,
        .line = where.line,
        .text = std::string(caller.function) + " gets host memory, or less device memory than it reads or writes",
        .kernel = {}});
}

void ProgramRun::refuse(const Caller& caller, const std::string& what) {
  const SourceLine where = lineOfCaller(caller);
  std::fprintf(stderr, "warpbench-cli: %s: %s %s\n", toText(where).english().c_str(), caller.function, what.c_str());
  std::exit(1);
}

std::string ProgramRun::describe(const void* at) const {
  const Allocation* const there = m_memory.find(at);
  if (there == nullptr && m_check && m_check->wasFreed(at))
    return "the array allocated at " + toText(m_check->placeOf(at)).english() + ", which was freed";
  if (there == nullptr) return m_variables.contain(at) ? "a variable of the device" : "memory of the host";
  const SourceLine where = m_check ? m_check->placeOf(at) : SourceLine();
  return "the array" + (where.file.empty() ? "" : " allocated at " + toText(where).english()) + ", which has " +
         std::to_string(there->bytes) + " bytes" +
         (there->begin == at ? "" : ", at byte " + std::to_string(static_cast<const std::byte*>(at) - there->begin));
}

std::string ProgramRun::nameOf(const Allocation& allocation) const {
  const SourceLine where = lineOfCaller({allocation.function, allocation.returnAddress});
  return "the array of " + std::to_string(allocation.bytes) + " bytes that " + allocation.function + " has allocated" +
         (where.file.empty() ? "" : " at " + toText(where).english());
}

bool ProgramRun::memoryIsTouched(const void* at, const void* signalContext) {
  if (m_memoryUses > 0) return m_check ? m_check->open(at) : m_memory.open(at);
  // free() reads memory directly before its argument.
  constexpr std::size_t kBefore = 16;
  const Allocation* there = m_memory.find(at);
  if (there == nullptr) there = m_memory.find(static_cast<const std::byte*>(at) + kBefore);
  if (there == nullptr || there->kind != Allocation::Kind::Device) return false;
  const SourceLine where = simulator::lineOutsideLibraries(simulator::interruptedCode(signalContext) + 1);
  const std::string what = "host code follows a pointer to device memory: byte " +
                           std::to_string(static_cast<const std::byte*>(at) - there->begin) + " of " + nameOf(*there);
  if (m_check) tell({.kind = "device-pointer", .file = where.file, .line = where.line, .text = what, .kernel = {}});
  m_reporter.send(lineOf(HostFault{what + (where.file.empty() ? "" : ", at " + toText(where).english())}));
  return false;
}

SourceLine ProgramRun::lineOfCaller(const Caller& caller) const {
  return simulator::lineOutsideLibraries(reinterpret_cast<std::uint64_t>(caller.returnAddress));
}

void ProgramRun::work(cudaStream_t stream, Timeline::Engine engine, bool fills, WorkEvent what) {
  what.begin = m_timeline.work(stream, what.milliseconds, engine, fills);
  what.stream = m_timeline.numberOf(stream);
  if (takesTimes()) m_reporter.send(lineOf(what));
}

void ProgramRun::work(const Caller& caller, cudaStream_t stream, Timeline::Engine engine, bool fills, WorkEvent what) {
  const SourceLine where = takesTimes() ? lineOfCaller(caller) : SourceLine();
  what.file = where.file;
  what.line = where.line;
  work(stream, engine, fills, std::move(what));
}

std::int64_t ProgramRun::tellLibrary(const Caller& caller, MessageId what, double milliseconds) {
  Result result;
  result.family = kFamily;
  result.variant = caller.function;
  result.device = "simulated:" + m_profile.id;
  result.origin = Origin::Modelled;
  result.warnings.emplace_back(what);
  if (takesTimes() && milliseconds >= 0) result.time = modelledTime(milliseconds);
  const SourceLine where = lineOfCaller(caller);
  m_reporter.send(
      lineOf(LaunchEvent{.number = ++m_launches, .file = where.file, .line = where.line, .result = result}));
  return m_launches;
}

void ProgramRun::tellUnseen() {
  if (!m_unseen) return;
  const Unseen unseen = *std::exchange(m_unseen, std::nullopt);
  const SourceLine where =
      unseen.launch.file != nullptr ? SourceLine{unseen.launch.file, unseen.launch.line} : lineOfCaller(unseen.caller);
  tell({.kind = "unchecked-error",
        .file = where.file,
        .line = where.line,
        .text = std::string(unseen.caller.function) + " fails with " + cudaGetErrorName(unseen.error) + " (" +
                cudaGetErrorString(unseen.error) + (unseen.why.empty() ? ")" : "): " + unseen.why) +
                "; the program does not check the error"});
}

void ProgramRun::watchMemory() {
  m_watchesMemory = true;
  own::watchMemory(m_freeMemory / 16, [this] {
    m_reporter.send(lineOf(RefusalEvent{"it uses more memory than this machine has: of " +
                                        std::to_string(m_memory.takenInAll() >> 20) + " MiB that it has allocated, " +
                                        std::to_string(m_freeMemory >> 20) +
                                        " MiB were free when it began, and no more are left"}));
    ::_exit(kProgramCannotRun);
  });
}

std::byte* ProgramRun::allocate(std::size_t bytes, Allocation::Kind kind, const Caller& caller) {
  if (!m_check) {
    if (!m_watchesMemory && m_freeMemory > 0 && m_memory.takenInAll() + bytes > m_freeMemory / 4) watchMemory();
    std::byte* const begin = m_memory.allocate({nullptr, bytes, kind, caller.function, caller.returnAddress});
    if (m_trace && begin != nullptr) m_trace->allocated(begin, caller.function, lineOfCaller(caller));
    return begin;
  }
  if (kind == Allocation::Kind::Device && !m_memory.hasRoom(bytes)) return nullptr;
  if (m_freeMemory > 0 && bytes > freeMemory()) {
    because("a check fills arrays, and this machine has " + std::to_string(freeMemory() >> 20) + " MiB of memory left");
    return nullptr;
  }
  try {
    std::byte* const begin = m_check->allocate(bytes, kind, lineOfCaller(caller));
    m_memory.adopt({begin, bytes, kind, caller.function, caller.returnAddress});
    const auto address = reinterpret_cast<std::uint64_t>(begin);
    m_timeline.order().forget(address, address + bytes);
    return begin;
  } catch (const DeviceError&) {
    return nullptr;
  }
}

void ProgramRun::release(void* at) {
  const std::optional<Allocation> allocation = m_memory.release(at);
  if (m_check && allocation) m_check->release(*allocation);
}

void ProgramRun::does(const Caller& caller, cudaStream_t stream, std::vector<ByteUse> uses, const char* verb) {
  if (!m_check || !m_timeline.knows(stream)) return;
  const std::lock_guard lock(m_mutex);
  std::ranges::sort(uses, {}, &ByteUse::begin);
  m_timeline.order().does(
      m_timeline.numberOf(stream),
      {.name = caller.function, .where = lineOfCaller(caller), .uses = std::move(uses), .verb = verb});
}

void ProgramRun::hostUses(const HostUse& use) {
  const std::lock_guard lock(m_mutex);
  m_timeline.order().hostUses(use);
}

void ProgramRun::hostAccesses(simulator::Event::Step step, const void* at, std::size_t bytes, std::uint64_t place) {
  using Step = simulator::Event::Step;
  const std::lock_guard lock(m_mutex);
  const auto address = reinterpret_cast<std::uint64_t>(at);
  if (step == Step::Load || step == Step::Store)
    m_timeline.order().hostUses({.who = "the host",
                                 .begin = address,
                                 .bytes = bytes,
                                 .does = step == Step::Load ? ByteUse::kLoad : ByteUse::kStore,
                                 .place = place});
  else
    m_timeline.order().hostPolls(address, bytes);
}

void ProgramRun::ends() {
  const std::lock_guard lock(m_mutex);
  if (!m_check) return;
  tellUnseen();
  tellLeaks();
}

void ProgramRun::reset() {
  const std::lock_guard lock(m_mutex);
  if (m_check) tellLeaks();
  while (!m_memory.all().empty()) release(m_memory.all().begin()->second.begin);
  m_heap.forget();
  graphMemory.clear();
  dynamicShared.clear();
  limits.clear();
  kernelPrints = false;
  m_timeline.synchroniseAll();
  // After a failed kernel, the process has no device: an H200 (driver 580) resets but provides no memory afterwards.
  const bool failed = m_sticky != cudaSuccess || m_pending != cudaSuccess;
  t_last = m_pending = cudaSuccess;
  m_sticky = failed ? cudaErrorDevicesUnavailable : cudaSuccess;
}

void ProgramRun::tellLeaks() {
  for (const auto& [begin, allocation] : m_memory.all()) {
    if (allocation.kind == Allocation::Kind::Host) continue;
    const SourceLine where = m_check->placeOf(begin);
    tell({.kind = "leak",
          .file = where.file,
          .line = where.line,
          .text = std::to_string(allocation.bytes) + " bytes of the device's memory are never freed"});
  }
}

cudaError_t ProgramRun::lastError(bool forget) {
  const std::lock_guard lock(m_mutex);
  errorSeen();
  t_dropped = false;
  return forget ? std::exchange(t_last, cudaSuccess) : t_last;
}

std::string ProgramRun::nameOf(const LaunchPlace& place, const void* function) const {
  if (function != nullptr) {
    const auto known = m_known.find(function);
    const std::string symbol = simulator::functionAt(reinterpret_cast<std::uint64_t>(function));
    if (!symbol.empty()) return withoutParameters(symbol);
    if (known != m_known.end() && known->second.name != nullptr) return known->second.name;
  }
  return place.kernel != nullptr ? place.kernel : "kernel";
}

const KernelFacts& ProgramRun::factsOf(const void* kernel) {
  const KernelFacts& facts = m_facts.of(kernel);
  if (facts.sharedBytes > kUsualShared) {
    m_reporter.send(lineOf(RefusalEvent{nameOf({}, kernel) + " has " + std::to_string(facts.sharedBytes) +
                                        " bytes of static shared memory, but ptxas allows " +
                                        std::to_string(kUsualShared) + ": use dynamic shared memory for more"}));
    std::exit(kProgramCannotRun);
  }
  return facts;
}

cudaError_t ProgramRun::refusedLaunch(const Configuration& configuration, const void* function) {
  const dim3& grid = configuration.grid;
  const dim3& block = configuration.block;
  const auto refuse = [&](const std::string& why) {
    because(why);
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
      (function != nullptr ? most : static_cast<std::size_t>(m_profile.sharedBytesPerBlock)))
    return refuse("it asks for " + std::to_string(configuration.sharedBytes) +
                  " bytes of dynamic shared memory, but the limit is " + std::to_string(most) +
                  ": raise it with cudaFuncSetAttribute()");
  if (!m_timeline.knows(configuration.stream)) return cudaErrorInvalidResourceHandle;
  if (!configuration.cooperative) return cudaSuccess;
  const int resident = residentBlocks(m_profile, static_cast<int>(threads),
                                      static_cast<double>(configuration.sharedBytes + facts.sharedBytes));
  const auto blocks = std::uint64_t{grid.x} * grid.y * grid.z;
  return blocks > static_cast<std::uint64_t>(resident) * static_cast<unsigned>(m_profile.multiprocessors)
             ? cudaErrorCooperativeLaunchTooLarge
             : cudaSuccess;
}

void ProgramRun::tellRefused(const LaunchPlace& place, Result result, cudaError_t error) {
  result.status = Result::Status::Failed;
  result.error = std::string("is refused with ") + cudaGetErrorName(error) + " (" + cudaGetErrorString(error) + ")" +
                 (m_why.empty() ? "" : ": " + m_why);
  m_reporter.send(
      lineOf(LaunchEvent{.number = ++m_launches, .file = place.file, .line = place.line, .result = result}));
}

void ProgramRun::count(Result& result, std::int64_t number, const LaunchPlace& place,
                       const Configuration& configuration, const simulator::KernelCall& kernel, LineCosts* costs) {
  const auto threads = static_cast<int>(result.block[0] * result.block[1] * result.block[2]);
  const simulator::LaunchShape shape{configuration.grid, configuration.block, configuration.sharedBytes};
  const ProgramLaunch launch = m_check && !configuration.cooperative
                                   ? ProgramLaunch{.counted = m_check->run(shape, kernel)}
                                   : m_blocks.run(shape, kernel, m_memory, configuration.cooperative, costs);
  const simulator::CountedLaunch& counted = launch.counted;
  if (m_check)
    m_timeline.order().does(
        m_timeline.numberOf(configuration.stream),
        {.name = "the kernel " + result.variant,
         .where = {place.file, place.line},
         .uses = configuration.cooperative ? std::vector<ByteUse>() : m_check->uses(m_timeline.order().hasStreams())});
  result.counters = counted.counters;
  result.sharedBytes = static_cast<std::int64_t>(counted.sharedBytes);
  const int resident = residentBlocks(m_profile, threads, static_cast<double>(counted.sharedBytes));
  result.occupancy = occupancy(m_profile, threads, resident);
  // A check does not count distinct sectors, without which there is no time.
  if (!m_check)
    result.model = timeModel(m_profile,
                             LaunchCounts{.counters = counted.counters,
                                          .blocks = counted.shape.blocks(),
                                          .threadsPerBlock = threads,
                                          .sharedBytes = static_cast<double>(counted.sharedBytes)},
                             addWork(result, launch));
  if (result.model) {
    result.time = modelledTime(result.model->total);
    addBandwidth(result, {});
  }
  if (launch.sharesLate)
    result.warnings.emplace_back(
        "lanes of a warp share memory without __syncwarp(), in blocks that were too far advanced to run in step");
  if (m_textures.used.exchange(false))
    result.warnings.emplace_back("what it reads and writes through textures and surfaces is not counted");
  if (counted.counters.estimated()) result.warnings.push_back(counted.counters.estimateText());
  const bool fills = counted.shape.blocks() >= std::int64_t{m_profile.multiprocessors} * std::max(1, resident);
  work(configuration.stream, Timeline::Engine::Compute, fills,
       {.launch = number,
        .milliseconds = result.model ? result.model->total : 0,
        .file = place.file,
        .line = place.line});
}

cudaError_t ProgramRun::launch(const LaunchPlace& place, const Configuration& configuration,
                               const KernelClosure& kernel) {
  refuseOnLane("a launch");
  const std::lock_guard lock(m_mutex);
  tellUnseen();
  if (m_sticky != cudaSuccess) return t_last = m_sticky;
  if (m_pending != cudaSuccess) return cudaSuccess;  // does not run after the failed one
  if (!m_isLoaded) {
    // Otherwise the block threads would wait for the loader, which waits for the constructor.
    m_reporter.send(lineOf(RefusalEvent{nameOf(place, kernel.function) + " is launched at " + place.file + ":" +
                                        std::to_string(place.line) +
                                        " before main(), by the constructor of a variable: that is not simulated"}));
    std::_Exit(kProgramCannotRun);
  }
  m_why.clear();
  const cudaError_t refusal = refusedLaunch(configuration, kernel.function);
  CUgraph_st* const graph = refusal != cudaSuccess   ? nullptr
                            : m_recording != nullptr ? m_recording
                                                     : m_timeline.capturing(configuration.stream);
  if (graph != nullptr) return record(*graph, place, configuration, kernel);
  const MemoryUse use(*this);

  Result result;
  result.family = kFamily;
  result.variant = nameOf(place, kernel.function);
  result.device = "simulated:" + m_profile.id;
  result.origin = Origin::Modelled;
  result.grid = {configuration.grid.x, configuration.grid.y, configuration.grid.z};
  result.block = {configuration.block.x, configuration.block.y, configuration.block.z};
  if (refusal != cudaSuccess) {
    tellRefused(place, std::move(result), refusal);
    valueIsDropped();  // a launch has no return value
    keep(refusal, {"a launch", nullptr});
    if (m_unseen) m_unseen->launch = place;
    return refusal;
  }
  const std::int64_t number = ++m_launches;
  LaunchBegins begins{.number = number,
                      .kernel = result.variant,
                      .file = place.file,
                      .line = place.line,
                      .blocks = std::int64_t{configuration.grid.x} * configuration.grid.y * configuration.grid.z};
  m_reporter.send(lineOf(begins));
  std::mutex telling;
  auto next = std::chrono::steady_clock::now() + kBetweenBlocksTold;
  m_blocks.onBlock([&](std::int64_t begun) {
    const std::unique_lock alone(telling, std::try_to_lock);
    if (!alone || std::chrono::steady_clock::now() < next) return;
    next = std::chrono::steady_clock::now() + kBetweenBlocksTold;
    begins.begun = begun;
    m_reporter.send(lineOf(begins));
  });
  LineCosts costs;
  LineCosts* const wanted = m_costed.insert(result.variant).second ? &costs : nullptr;
  try {
    const ProgramKernel call(m_module, kernel);
    if (!m_trace)
      count(result, number, place, configuration, call, wanted);
    else if (const auto traced = m_trace->run(*this, m_blocks, number, result.variant, configuration, call))
      m_reporter.send(lineOf(*traced));
  } catch (const DeviceError& error) {
    const auto* fault = dynamic_cast<const simulator::LaneFault*>(&error);
    result.status = Result::Status::Failed;
    result.error = error.what();
    m_pending = fault != nullptr ? errorOf(*fault) : cudaErrorLaunchFailure;
  }
  m_blocks.onBlock({});
  if (m_check)
    for (ProgramFinding& finding : m_check->takeFindings()) {
      finding.kernel = result.variant;
      tell(finding);
    }
  m_reporter.send(lineOf(
      LaunchEvent{.number = number, .file = place.file, .line = place.line, .result = result, .costs = costs.all()}));
  return cudaSuccess;
}

cudaError_t ProgramRun::record(CUgraph_st& graph, const LaunchPlace& place, const Configuration& configuration,
                               const KernelClosure& kernel) {
  if (kernel.copy == nullptr) {
    because("the kernel that is launched into the graph is overloaded, or takes default arguments");
    return keep(cudaErrorStreamCaptureUnsupported, {"a launch", nullptr});
  }
  const std::shared_ptr<const void> closure(kernel.copy(kernel.closure), kernel.destroy);
  const auto work = [place, configuration, kernel, closure](cudaStream_t stream) {
    Configuration now = configuration;
    now.stream = stream;
    return run().launch(place, now, {kernel.call, closure.get(), kernel.function, kernel.copy, kernel.destroy});
  };
  graph.nodes.push_back({cudaGraphNodeTypeKernel, work});
  return cudaSuccess;
}

cudaError_t ProgramRun::addLaunch(CUgraph_st& graph, const LaunchPlace& place, const Configuration& configuration,
                                  const void* kernel, void** arguments) {
  m_recording = &graph;
  const cudaError_t error = launchKnown(place, configuration, kernel, arguments);
  m_recording = nullptr;
  return error;
}

cudaError_t ProgramRun::launchKnown(const LaunchPlace& place, const Configuration& configuration, const void* kernel,
                                    void** arguments) {
  refuseOnLane("cudaLaunchKernel");
  const std::lock_guard lock(m_mutex);
  const auto known = m_known.find(kernel);
  return known == m_known.end() ? keep(cudaErrorInvalidDeviceFunction, {"cudaLaunchKernel", nullptr})
                                : known->second.launch(place, configuration, kernel, arguments);
}

}  // namespace warpbench::program
