// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "model/gpu_profile.h"
#include "program/allocations/device_heap.h"
#include "program/allocations/device_memory.h"
#include "program/allocations/host_blocks.h"
#include "program/cuda/launch.h"
#include "program/report/program_events.h"
#include "program/report/reporter.h"
#include "program/runtime/counted_blocks.h"
#include "program/runtime/graphs.h"
#include "program/runtime/kernel_facts.h"
#include "program/runtime/program_check.h"
#include "program/runtime/program_trace.h"
#include "program/textures/texture_objects.h"
#include "program/timeline/timeline.h"
#include "simulator/host_accesses.h"
#include "simulator/loaded_kernels.h"

namespace warpbench::program {

/// The program's variables in device memory: `__device__`, `__constant__`.
struct DeviceVariables {
  simulator::AddressRange constants;
  simulator::AddressRange variables;
  simulator::AddressRange zeroed;
  simulator::AddressRange managed;  ///< also accessible to the host
  bool contain(const void* at) const {
    return isIn(constants, at) || isIn(variables, at) || isIn(zeroed, at) || isManaged(at);
  }
  bool isManaged(const void* at) const { return isIn(managed, at); }
  std::array<simulator::AddressRange, 4> all() const { return {constants, variables, zeroed, managed}; }

 private:
  static bool isIn(const simulator::AddressRange& range, const void* at) {
    const auto address = reinterpret_cast<std::uint64_t>(at);
    return address >= range.begin && address < range.end;
  }
};

/// The caller of a runtime function.
struct Caller {
  const char* function;
  const void* returnAddress;
};
#define WARPBENCH_CALLER(name) \
  warpbench::program::Caller { name, __builtin_return_address(0) }

/// The state of CUDA's runtime for the one program in this process. Runtime functions call it.
class ProgramRun final : public simulator::ReachableMemory, private simulator::HostListener {
 public:
  ProgramRun(const GpuProfile& profile, int reportDescriptor, const ProgramOrder& order);

  /// Call once the program is loaded.
  void loaded(const simulator::KernelModule& module, const DeviceVariables& variables);

  /// Runs a runtime function and keeps the error that it returns. With `synchronises`, it also returns the error of an
  /// earlier kernel.
  template <typename Work>
  cudaError_t call(const Caller& caller, bool synchronises, Work work) {
    refuseOnLane(caller.function);
    const std::lock_guard lock(m_mutex);
    tellUnseen();
    if (synchronises && m_pending != cudaSuccess) m_sticky = m_pending;
    if (m_sticky != cudaSuccess) return t_last = m_sticky;
    m_why.clear();
    const MemoryUse use(*this);
    return keep(work(), caller);
  }
  /// Runs a function of the program that the stream calls as host code. Other host code may learn from it that the
  /// stream's earlier work is done.
  template <typename Function>
  void callBack(cudaStream_t stream, Function function) {
    m_timeline.hostKnows(stream);
    const int uses = m_memoryUses.exchange(0);
    closeMemory();
    function();
    m_memoryUses = uses;
  }
  cudaError_t lastError(bool forget);
  /// The calling thread's next call is a statement of its own, so its result is ignored.
  static void valueIsDropped() { t_dropped = true; }
  /// Releases the program's device state, including errors: cudaDeviceReset().
  void reset();
  /// The program has checked an error.
  void errorSeen() { m_unseen.reset(); }

  /// Explains for a check why a function is about to fail.
  void because(std::string why) { m_why = std::move(why); }
  /// "the array allocated at a.cu:7, which has 400 bytes", "memory of the host".
  std::string describe(const void* at) const;
  /// "the array of 400 bytes that cudaMalloc has allocated at a.cu:7".
  std::string nameOf(const Allocation& allocation) const;

  /// While a MemoryUse exists, kernels and the runtime can access device memory. Otherwise it is inaccessible to host
  /// code. (Code of other host threads can access what is in use.)
  class MemoryUse {
   public:
    explicit MemoryUse(ProgramRun& run) : m_run(run) { run.useMemory(); }
    ~MemoryUse() { m_run.leaveMemory(); }
    MemoryUse(const MemoryUse&) = delete;
    MemoryUse& operator=(const MemoryUse&) = delete;

   private:
    ProgramRun& m_run;
  };
  void useMemory() { ++m_memoryUses; }
  void leaveMemory() {
    if (--m_memoryUses == 0) closeMemory();
  }
  /// Handles an access to inaccessible memory. @returns whether it is accessible now. If host code follows a pointer to
  /// device memory, which ends the program, this is reported. Called by a signal handler.
  bool memoryIsTouched(const void* at, const void* signalContext);

  /// nullptr if there is no room.
  std::byte* allocate(std::size_t bytes, Allocation::Kind kind, const Caller& caller);
  void release(void* at);
  /// The host has written these bytes through the runtime.
  void written(void* at, std::size_t bytes) {
    if (m_check) m_check->written(at, bytes);
  }
  /// nullptr without a check.
  const ProgramCheck* check() const { return m_check.get(); }
  /// Tells a check what the stream does next for the caller.
  void does(const Caller& caller, cudaStream_t stream, std::vector<ByteUse> uses, const char* verb = nullptr);
  /// Tells a check what the host does.
  void hostUses(const HostUse& use);
  /// Reports a named mistake in a call, whether or not the program checks its error.
  void tellOnce(const Caller& caller, const char* kind, const std::string& text);
  /// Reports that a library's function gets memory that kernels cannot reach. On a GPU the function succeeds, and its
  /// kernel fails later or reads another array.
  void tellUnreached(const Caller& caller);
  /// Ends the program: the function does not do this here.
  [[noreturn]] void refuse(const Caller& caller, const std::string& what);
  void tell(const ProgramFinding& finding) { m_reporter.send(lineOf(FindingEvent{.finding = finding})); }
  /// Reports what is due when the program exits by itself.
  void ends();

  cudaError_t launch(const LaunchPlace& place, const Configuration& configuration, const KernelClosure& kernel);
  cudaError_t launchKnown(const LaunchPlace& place, const Configuration& configuration, const void* kernel,
                          void** arguments);
  /// Adds the launch of a kernel with a registered address to the graph instead of running it.
  cudaError_t addLaunch(CUgraph_st& graph, const LaunchPlace& place, const Configuration& configuration,
                        const void* kernel, void** arguments);
  void makeKnown(const KnownKernel& kernel) {
    const std::lock_guard lock(m_mutex);
    m_known.emplace(kernel.address, kernel);
  }

  const GpuProfile& profile() const { return m_profile; }
  DeviceMemory& memory() { return m_memory; }
  Timeline& timeline() { return m_timeline; }
  KnownFacts& facts() { return m_facts; }
  /// A kernel that nvcc would reject ends the program.
  const KernelFacts& factsOf(const void* kernel);
  const DeviceVariables& variables() const { return m_variables; }
  TextureObjects& textures() { return m_textures; }
  std::set<cudaArray_const_t>& arrays() { return m_arrays; }

  /// The requested shared memory of kernels that asked for more than 48 KiB.
  std::map<const void*, std::size_t> dynamicShared;
  std::map<int, std::size_t> limits;
  HostBlocks hostBlocks;
  std::atomic<bool> kernelPrints = false;   ///< a kernel has printed
  std::set<void*> graphMemory;              ///< allocated by graph nodes, and theirs as long as they exist
  std::map<void*, std::size_t> registered;  ///< of the host: by cudaHostRegister()

  simulator::AddressRange device() const override;
  simulator::AddressRange around(std::uint64_t at) const override;
  /// Allocates from the kernels' heap; nullptr if it has no room.
  void* takeOfHeap(std::size_t bytes);
  DeviceHeap& heap() { return m_heap; }
  /// The limit set by cudaDeviceSetLimit(), or else the manual's default.
  std::size_t limitOf(int limit) const;
  /// True if kernels can access this host memory.
  bool hostReachable(const void* at) const;
  /// True if kernels can access this many bytes there.
  bool reaches(const void* at, std::size_t bytes) const;

  /// Performs work in the stream, as Timeline::work() does, and reports it to the parent process.
  void work(cudaStream_t stream, Timeline::Engine engine, bool fills, WorkEvent what);
  /// The same for a runtime function.
  void work(const Caller& caller, cudaStream_t stream, Timeline::Engine engine, bool fills, WorkEvent what);

  SourceLine lineOfCaller(const Caller& caller) const;
  /// Reports a library function as a launch without a grid, with a note `what`. Negative milliseconds: no time.
  /// @returns the launch's number.
  std::int64_t tellLibrary(const Caller& caller, MessageId what, double milliseconds = -1);

 private:
  void hostAccesses(simulator::Event::Step step, const void* at, std::size_t bytes, std::uint64_t place) override;
  static void refuseOnLane(const char* name);
  /// From now on, the process ends with a reason before the machine runs out of memory.
  void watchMemory();
  void closeMemory() { m_check ? m_check->close() : m_memory.close(); }
  /// Checks and traces measure no times.
  bool takesTimes() const { return !m_check && !m_trace; }
  /// Runs the launch and adds counts and time to its result.
  void count(Result& result, std::int64_t number, const LaunchPlace& place, const Configuration& configuration,
             const simulator::KernelCall& kernel, LineCosts* costs);
  cudaError_t keep(cudaError_t error, const Caller& caller);
  /// A check reports an error that the program has not checked before it continues.
  void tellUnseen();
  void tellLeaks();
  cudaError_t record(CUgraph_st& graph, const LaunchPlace& place, const Configuration& configuration,
                     const KernelClosure& kernel);
  cudaError_t refusedLaunch(const Configuration& configuration, const void* function);
  /// Reports a launch that was refused.
  void tellRefused(const LaunchPlace& place, Result result, cudaError_t error);
  std::string nameOf(const LaunchPlace& place, const void* function) const;

  GpuProfile m_profile;
  Reporter m_reporter;
  DeviceMemory m_memory;
  std::atomic<int> m_memoryUses = 0;
  std::size_t m_freeMemory = 0;  ///< of this machine, when the program began
  bool m_watchesMemory = false;
  DeviceHeap m_heap;
  Timeline m_timeline;
  CountedBlocks m_blocks;
  bool m_isLoaded = false;
  simulator::KernelModule m_module;
  DeviceVariables m_variables;
  std::vector<simulator::AddressRange> m_constantData;  ///< read-only memory created by compilers
  KnownFacts m_facts;
  TextureObjects m_textures;
  std::set<cudaArray_const_t> m_arrays;
  CUgraph_st* m_recording = nullptr;  ///< the graph that receives the current launch
  std::map<const void*, KnownKernel> m_known;
  std::recursive_mutex m_mutex;
  static thread_local cudaError_t t_last;  ///< per host thread
  static thread_local bool t_dropped;
  cudaError_t m_sticky = cudaSuccess;
  cudaError_t m_pending = cudaSuccess;  ///< of a kernel that has not been waited for
  std::int64_t m_launches = 0;
  std::set<std::string> m_costed;         ///< kernels whose line costs have been reported
  std::unique_ptr<ProgramCheck> m_check;  ///< nullptr without a check
  std::optional<ProgramTrace> m_trace;    ///< if a block is to be traced
  struct Unseen {
    cudaError_t error;
    Caller caller;
    LaunchPlace launch;  ///< if it was a launch
    std::string why;
  };
  std::optional<Unseen> m_unseen;
  std::string m_why;    ///< why the current call fails
  bool m_told = false;  ///< whether its mistake was reported
};

/// @throws std::logic_error before beginRun().
ProgramRun& run();
void beginRun(const GpuProfile& profile, int reportDescriptor, const ProgramOrder& order);
/// Sets a function for the first use of run() to call, which must call beginRun().
void beginRunAtFirst(void (*begin)());

}  // namespace warpbench::program
