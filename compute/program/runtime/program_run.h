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
#include "program/allocations/unfilled_blocks.h"
#include "program/cuda/launch.h"
#include "program/report/program_events.h"
#include "program/report/reporter.h"
#include "program/runtime/errors.h"
#include "program/runtime/graphs.h"
#include "program/runtime/program_check.h"
#include "program/runtime/program_launches.h"
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
    tellUnchecked();
    if (const cudaError_t error = m_errors.begin(synchronises); error != cudaSuccess) return error;
    const MemoryUse use(*this);
    return m_errors.keep(work(), caller);
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
  /// Releases the program's device state, including errors: cudaDeviceReset().
  void reset();
  /// A kernel cannot call the runtime: ends the lane that does.
  static void refuseOnLane(const char* function);

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
  ProgramCheck* check() const { return m_check.get(); }
  /// nullptr unless a block is traced.
  ProgramTrace* trace() { return m_trace ? &*m_trace : nullptr; }
  /// Checks and traces measure no times.
  bool takesTimes() const { return !m_check && !m_trace; }
  /// Tells a check what the stream does next for the caller.
  void does(const Caller& caller, cudaStream_t stream, std::vector<ByteUse> uses, const char* verb = nullptr);
  /// Tells a check what the host does.
  void hostUses(const HostUse& use);
  /// Reports a named mistake in a call, whether or not the program checks its error.
  void tellOnce(const Caller& caller, const char* kind, const std::string& text);
  /// Reports that a library's function gets memory that kernels cannot reach. On a GPU the function succeeds, and its
  /// kernel fails later or reads another array.
  void tellUnreached(const Caller& caller);
  /// The program has to destroy this stream or event.
  void owns(const Caller& caller, const void* handle, const char* what) {
    if (m_check) m_owned[handle] = {what, caller};
  }
  void disowns(const void* handle) { m_owned.erase(handle); }
  /// Ends the program: the function does not do this here.
  [[noreturn]] void refuse(const Caller& caller, const std::string& what);
  void tell(const ProgramFinding& finding) { m_reporter.send(lineOf(FindingEvent{.finding = finding})); }
  /// Reports what is due when the program exits by itself.
  void ends();

  /// A check reports an error that the program has not checked before it continues.
  void tellUnchecked();

  const GpuProfile& profile() const { return m_profile; }
  DeviceMemory& memory() { return m_memory; }
  Timeline& timeline() { return m_timeline; }
  Errors& errors() { return m_errors; }
  Launches& launches() { return m_launches; }
  Reporter& reporter() { return m_reporter; }
  std::recursive_mutex& mutex() { return m_mutex; }
  const DeviceVariables& variables() const { return m_variables; }
  TextureObjects& textures() { return m_textures; }
  std::set<cudaArray_const_t>& arrays() { return m_arrays; }

  std::map<int, std::size_t> limits;
  HostBlocks hostBlocks;
  UnfilledBlocks unfilledBlocks;
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

 private:
  void hostAccesses(simulator::Event::Step step, const void* at, std::size_t bytes, std::uint64_t place) override;
  /// From now on, the process ends with a reason before the machine runs out of memory.
  void watchMemory();
  void closeMemory() { m_check ? m_check->close() : m_memory.close(); }
  void tellLeaks();

  GpuProfile m_profile;
  Reporter m_reporter;
  DeviceMemory m_memory;
  std::atomic<int> m_memoryUses = 0;
  std::size_t m_freeMemory = 0;  ///< of this machine, when the program began
  bool m_watchesMemory = false;
  DeviceHeap m_heap;
  Timeline m_timeline;
  DeviceVariables m_variables;
  std::vector<simulator::AddressRange> m_constantData;  ///< read-only memory created by compilers
  TextureObjects m_textures;
  std::set<cudaArray_const_t> m_arrays;
  std::recursive_mutex m_mutex;
  std::unique_ptr<ProgramCheck> m_check;  ///< nullptr without a check
  std::optional<ProgramTrace> m_trace;    ///< if a block is to be traced
  struct Owned {
    const char* what;  ///< "stream"
    Caller by;
  };
  std::map<const void*, Owned> m_owned;  ///< in a check
  Errors m_errors;
  Launches m_launches;
};

/// @throws std::logic_error before beginRun().
ProgramRun& run();
void beginRun(const GpuProfile& profile, int reportDescriptor, const ProgramOrder& order);
/// Sets a function for the first use of run() to call, which must call beginRun().
void beginRunAtFirst(void (*begin)());

}  // namespace warpbench::program
