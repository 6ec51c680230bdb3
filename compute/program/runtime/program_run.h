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
#include "program/cuda/launch.h"
#include "program/report/program_events.h"
#include "program/report/reporter.h"
#include "program/runtime/counted_blocks.h"
#include "program/runtime/device_heap.h"
#include "program/runtime/device_memory.h"
#include "program/runtime/graphs.h"
#include "program/runtime/host_blocks.h"
#include "program/runtime/kernel_facts.h"
#include "program/runtime/program_check.h"
#include "program/runtime/program_trace.h"
#include "program/runtime/timeline.h"
#include "program/textures/texture_objects.h"
#include "simulator/host_accesses.h"
#include "simulator/loaded_kernels.h"

namespace warpbench::program {

/// Variables of the program in the device's memory: `__device__`, `__constant__`.
struct DeviceVariables {
  simulator::AddressRange constants;
  simulator::AddressRange variables;
  simulator::AddressRange zeroed;
  simulator::AddressRange managed;  ///< which the host uses, too
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

/// Who calls a function of the runtime.
struct Caller {
  const char* function;
  const void* returnAddress;
};
#define WARPBENCH_CALLER(name) \
  warpbench::program::Caller { name, __builtin_return_address(0) }

/// The one program that this process runs: what CUDA's runtime keeps of it. Functions of the runtime are calls of it.
class ProgramRun final : public simulator::ReachableMemory, private simulator::HostListener {
 public:
  ProgramRun(const GpuProfile& profile, int reportDescriptor, const ProgramOrder& order);

  /// Once the program is loaded.
  void loaded(const simulator::KernelModule& module, const DeviceVariables& variables);

  /// Runs a function of the runtime's, and keeps the error that it returns. `synchronises`: what kernels did wrong
  /// before is told by it.
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
  /// A function of the program's, which the stream calls, runs as the host's code. Other code of the host may hear of
  /// it, and so of all that came before it.
  template <typename Function>
  void callBack(cudaStream_t stream, Function function) {
    m_timeline.hostKnows(stream);
    const int uses = m_memoryUses.exchange(0);
    closeMemory();
    function();
    m_memoryUses = uses;
  }
  cudaError_t lastError(bool forget);
  /// The calling thread's next call stands alone, so that nobody looks at what it returns.
  static void valueIsDropped() { t_dropped = true; }
  /// All that the program has of the device is gone, errors too: cudaDeviceReset().
  void reset();
  /// The program looks at an error.
  void errorSeen() { m_unseen.reset(); }

  /// Why a function is about to fail, in words, for a check.
  void because(std::string why) { m_why = std::move(why); }
  /// "the array allocated at a.cu:7, which has 400 bytes", "memory of the host".
  std::string describe(const void* at) const;
  /// "the array of 400 bytes that cudaMalloc has allocated at a.cu:7".
  std::string nameOf(const Allocation& allocation) const;

  /// While there is one, the device's memory can be used, by kernels and by the runtime: the host's own code finds it
  /// closed. (That of other threads finds what is in use open.)
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
  /// Somebody has touched memory that is closed. @returns whether it is there now. Where it is the host's code that
  /// follows a pointer to the device's memory, which ends the program, that is told. To be called by a signal handler.
  bool memoryIsTouched(const void* at, const void* signalContext);

  /// nullptr where there is no room.
  std::byte* allocate(std::size_t bytes, Allocation::Kind kind, const Caller& caller);
  void release(void* at);
  /// The host has written them, through the runtime.
  void written(void* at, std::size_t bytes) {
    if (m_check) m_check->written(at, bytes);
  }
  /// nullptr where nothing is checked.
  const ProgramCheck* check() const { return m_check.get(); }
  /// Where there is a check, the stream does so next, for the caller.
  void does(const Caller& caller, cudaStream_t stream, std::vector<ByteUse> uses, const char* verb = nullptr);
  /// Where there is a check, the host does so.
  void hostUses(const HostUse& use);
  /// The call is wrong in a way that has a name of its own, whether the program looks at its error or not.
  void tellOnce(const Caller& caller, const char* kind, const std::string& text);
  void tell(const ProgramFinding& finding) { m_reporter.send(lineOf(FindingEvent{.finding = finding})); }
  /// What is to be said when the program has ended by itself.
  void ends();

  cudaError_t launch(const LaunchPlace& place, const Configuration& configuration, const KernelClosure& kernel);
  cudaError_t launchKnown(const LaunchPlace& place, const Configuration& configuration, const void* kernel,
                          void** arguments);
  /// Adds the launch to the graph instead: of a kernel that is known by its address.
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
  /// A kernel that nvcc refuses ends the program.
  const KernelFacts& factsOf(const void* kernel);
  const DeviceVariables& variables() const { return m_variables; }
  TextureObjects& textures() { return m_textures; }
  std::set<cudaArray_const_t>& arrays() { return m_arrays; }

  /// What a launch of the kernel may use of shared memory beyond 48 KiB, where it was asked for.
  std::map<const void*, std::size_t> dynamicShared;
  std::map<int, std::size_t> limits;
  HostBlocks hostBlocks;
  std::atomic<bool> kernelPrints = false;   ///< a kernel has printed
  std::set<void*> graphMemory;              ///< allocated by nodes of graphs, and theirs as long as they are there
  std::map<void*, std::size_t> registered;  ///< of the host: by cudaHostRegister()

  simulator::AddressRange device() const override;
  simulator::AddressRange around(std::uint64_t at) const override;
  /// Of the heap of kernels; nullptr where that has no room.
  void* takeOfHeap(std::size_t bytes);
  DeviceHeap& heap() { return m_heap; }
  /// As cudaDeviceSetLimit() has set it, or the manual's default.
  std::size_t limitOf(int limit) const;
  /// Memory of the host that kernels reach.
  bool hostReachable(const void* at) const;
  /// Kernels reach so many bytes there.
  bool reaches(const void* at, std::size_t bytes) const;

  /// Work of so many milliseconds in the stream, as Timeline::work() has it; whoever started this process is told.
  void work(cudaStream_t stream, Timeline::Engine engine, bool fills, WorkEvent what);
  /// The same of what a function of the runtime asks for.
  void work(const Caller& caller, cudaStream_t stream, Timeline::Engine engine, bool fills, WorkEvent what);

  SourceLine lineOfCaller(const Caller& caller) const;
  /// Tells of a library's function as of a launch, of no grid, and with what is to be known of it; less than 0
  /// milliseconds: it has no time. @returns the launch's number.
  std::int64_t tellLibrary(const Caller& caller, MessageId what, double milliseconds = -1);

 private:
  void hostAccesses(simulator::Event::Step step, const void* at, std::size_t bytes, std::uint64_t place) override;
  static void refuseOnLane(const char* name);
  void closeMemory() { m_check ? m_check->close() : m_memory.close(); }
  /// A check and a trace take none.
  bool takesTimes() const { return !m_check && !m_trace; }
  /// Runs the launch for what its result tells: its counts and its time.
  void count(Result& result, std::int64_t number, const LaunchPlace& place, const Configuration& configuration,
             const simulator::KernelCall& kernel, LineCosts* costs);
  cudaError_t keep(cudaError_t error, const Caller& caller);
  /// A check tells of an error that the program has not looked at before it went on.
  void tellUnseen();
  void tellLeaks();
  cudaError_t record(CUgraph_st& graph, const LaunchPlace& place, const Configuration& configuration,
                     const KernelClosure& kernel);
  cudaError_t refusedLaunch(const Configuration& configuration, const void* function);
  /// Tells of a launch that did not come to be.
  void tellRefused(const LaunchPlace& place, Result result, cudaError_t error);
  std::string nameOf(const LaunchPlace& place, const void* function) const;

  GpuProfile m_profile;
  Reporter m_reporter;
  DeviceMemory m_memory;
  std::atomic<int> m_memoryUses = 0;
  DeviceHeap m_heap;
  Timeline m_timeline;
  CountedBlocks m_blocks;
  bool m_isLoaded = false;
  simulator::KernelModule m_module;
  DeviceVariables m_variables;
  std::vector<simulator::AddressRange> m_constantData;  ///< what compilers put in memory that nobody writes
  KnownFacts m_facts;
  TextureObjects m_textures;
  std::set<cudaArray_const_t> m_arrays;
  CUgraph_st* m_recording = nullptr;  ///< where the launch goes that is being made
  std::map<const void*, KnownKernel> m_known;
  std::recursive_mutex m_mutex;
  static thread_local cudaError_t t_last;  ///< each thread of the host has its own
  static thread_local bool t_dropped;
  cudaError_t m_sticky = cudaSuccess;
  cudaError_t m_pending = cudaSuccess;  ///< of a kernel; nobody has waited for it yet
  std::int64_t m_launches = 0;
  std::set<std::string> m_costed;         ///< kernels whose lines' costs have been told
  std::unique_ptr<ProgramCheck> m_check;  ///< nullptr where nothing is checked
  std::optional<ProgramTrace> m_trace;    ///< where a block is to be traced
  struct Unseen {
    cudaError_t error;
    Caller caller;
    LaunchPlace launch;  ///< where it was one
    std::string why;
  };
  std::optional<Unseen> m_unseen;
  std::string m_why;    ///< of the call that is made
  bool m_told = false;  ///< what is wrong with it
};

/// @throws std::logic_error before beginRun().
ProgramRun& run();
void beginRun(const GpuProfile& profile, int reportDescriptor, const ProgramOrder& order);
/// The first use of run() calls it, and it beginRun().
void beginRunAtFirst(void (*begin)());

}  // namespace warpbench::program
