// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/runtime/program_run.h"

#include <link.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>
#include <stdexcept>
#include <tuple>

#include "core/machine/machine_limits.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "own/process_guard.h"
#include "program/cuda/runtime_functions.h"
#include "program/program_compiler.h"
#include "program/report/program_events.h"
#include "simulator/block/block_runner_private.h"
#include "simulator/debug_info.h"

namespace warpbench::program {
namespace {

/// Never destroyed, because destructors of the program's objects call the runtime as well.
ProgramRun* g_run = nullptr;
void (*g_begin)() = nullptr;

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

}  // namespace

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
      m_errors(order.checks),
      m_launches(*this) {
  if (order.checks) {
    m_check = std::make_unique<ProgramCheck>(profile);
    m_timeline.order().setListener([this](const void* at) { return describe(at); },
                                   [this](const ProgramFinding& finding) { tell(finding); });
    simulator::hostAccesses.setListener(this);
  }
  if (order.trace) m_trace.emplace(*order.trace);
}

void ProgramRun::loaded(const simulator::KernelModule& module, const DeviceVariables& variables) {
  m_freeMemory = freeMemory();
  own::reserveMemory(m_freeMemory);  // the device's memory comes on top of the host's
  m_variables = variables;
  ::dl_iterate_phdr(addConstantData, &m_constantData);
  m_launches.loaded(module);
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

void ProgramRun::tellOnce(const Caller& caller, const char* kind, const std::string& text) {
  const SourceLine where = lineOfCaller(caller);
  tell({.kind = kind, .file = where.file, .line = where.line, .text = text});
  m_errors.mistakeIsReported();
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
  // The compiler may have moved the load to a later line.
  const auto distance = static_cast<const std::byte*>(at) - static_cast<const std::byte*>(simulator::t_hostAccess.at);
  const bool isKnown = distance >= 0 && distance < 16;
  const SourceLine where =
      simulator::lineOutsideLibraries(isKnown ? reinterpret_cast<std::uint64_t>(simulator::t_hostAccess.place)
                                              : simulator::interruptedCode(signalContext) + 1);
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

void ProgramRun::tellUnchecked() {
  const auto unchecked = m_errors.takeUnchecked();
  if (!unchecked) return;
  const LaunchPlace& launch = unchecked->launch;
  const SourceLine where =
      launch.file != nullptr ? SourceLine{launch.file, launch.line} : lineOfCaller(unchecked->caller);
  tell({.kind = "unchecked-error",
        .file = where.file,
        .line = where.line,
        .text = std::string(unchecked->caller.function) + " fails with " + cudaGetErrorName(unchecked->error) + " (" +
                cudaGetErrorString(unchecked->error) + (unchecked->why.empty() ? ")" : "): " + unchecked->why) +
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
    m_errors.because("a check fills arrays, and this machine has " + std::to_string(freeMemory() >> 20) +
                     " MiB of memory left");
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
  if (step == Step::Load)
    if (const auto part = unfilledBlocks.readAt(address, bytes)) {
      const SourceLine where = simulator::lineOutsideLibraries(place);
      tell({.kind = "uninitialised",
            .file = where.file,
            .line = where.line,
            .text = "the host reads bytes that nothing has written: the copy at " + toText(part->copy).english() +
                    " fills " + std::to_string(part->copied) + " bytes of a block of " + std::to_string(part->block)});
    }
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
  tellUnchecked();
  tellLeaks();
}

void ProgramRun::reset() {
  const std::lock_guard lock(m_mutex);
  if (m_check) tellLeaks();
  while (!m_memory.all().empty()) release(m_memory.all().begin()->second.begin);
  m_heap.forget();
  graphMemory.clear();
  m_launches.dynamicShared.clear();
  limits.clear();
  kernelPrints = false;
  m_timeline.synchroniseAll();
  m_errors.reset();
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
  std::map<std::tuple<std::string, int, std::string>, int> handles;  // by line
  for (const auto& [handle, owned] : m_owned) {
    const SourceLine where = lineOfCaller(owned.by);
    ++handles[{where.file, where.line, owned.what}];
  }
  for (const auto& [place, count] : handles) {
    const auto& [file, line, what] = place;
    const std::string text = count == 1 ? "the " + what + " is never destroyed"
                                        : std::to_string(count) + " " + what + "s are never destroyed";
    tell({.kind = "leak", .file = file, .line = line, .text = text});
  }
  m_owned.clear();
}

}  // namespace warpbench::program
