// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/memory_spaces.h"

#include <link.h>

#include <algorithm>
#include <string>

#include "simulator/debug_info.h"

extern "C" {
// The linker defines these for a section whose name is an identifier.
[[gnu::weak]] extern const char __start_warpbench_constant[];
[[gnu::weak]] extern const char __stop_warpbench_constant[];
}

// Space after the program's last shared array, wherever the linker puts it, for an out-of-range index.
asm(".pushsection .tcommon, \"awT\", @nobits; .balign 128; .zero 65536; .popsection");

namespace warpbench {
inline namespace simt {
/// `extern __shared__ unsigned char dynamicShared[]` for kernels in this namespace, followed by space for an
/// out-of-range index.
extern constinit thread_local unsigned char dynamicShared[];
alignas(128) constinit thread_local unsigned char dynamicShared[simulator::kMostSharedBytes + 64 * 1024];
}  // namespace simt

namespace simulator {
namespace {

/// The running thread's thread-local storage, of the simulator or of another module with kernels.
struct ThreadStorage {
  std::size_t module = 0;  ///< dlpi_tls_modid; 0: the simulator's, whatever file it is in
  AddressRange range;
};

int findStorage(dl_phdr_info* info, std::size_t, void* data) {
  auto& storage = *static_cast<ThreadStorage*>(data);
  const auto simulators = reinterpret_cast<std::uint64_t>(dynamicShared);
  const auto begin = reinterpret_cast<std::uint64_t>(info->dlpi_tls_data);
  for (int i = 0; i < info->dlpi_phnum; ++i) {
    if (info->dlpi_phdr[i].p_type != PT_TLS) continue;
    const AddressRange range{begin, begin + info->dlpi_phdr[i].p_memsz};
    if (storage.module == 0 ? simulators < range.begin || simulators >= range.end
                            : info->dlpi_tls_modid != storage.module)
      continue;
    storage.range = range;
    return 1;
  }
  return 0;
}

const AddressRange& ofProgram() {
  static thread_local const AddressRange range = [] {
    ThreadStorage found;
    dl_iterate_phdr(findStorage, &found);
    return found.range;
  }();
  return range;
}

/// Caches the last module's range.
const AddressRange& ofModule(const KernelModule& module) {
  static thread_local ThreadStorage last;
  if (last.module == module.threadStorage) return last.range;
  module.touchShared();
  last = {module.threadStorage, {}};
  dl_iterate_phdr(findStorage, &last);
  return last.range;
}

}  // namespace

MemorySpaces MemorySpaces::ofThisThread(const LaneStacks& stacks, const std::uint64_t& kernelDepth,
                                        const KernelModule* module) {
  return {.sharedBegin = ofProgram().begin,
          .sharedEnd = ofProgram().end,
          .constantBegin = reinterpret_cast<std::uint64_t>(__start_warpbench_constant),
          .constantEnd = reinterpret_cast<std::uint64_t>(__stop_warpbench_constant),
          .stacksBegin = stacks.begin(),
          .stacksEnd = stacks.end(),
          .kernelDepth = &kernelDepth,
          .ownShared = module ? ofModule(*module) : AddressRange(),
          .ownConstants = module ? module->constants : AddressRange(),
          .module = module ? module->number : 0};
}

namespace {

constexpr std::uint64_t kFirstDynamic = 1024;
constexpr std::uint64_t kFirstOwn = 1u << 30;
std::uint64_t ownBase(std::uint64_t ownBegin) { return ownBegin / 1024 * 1024; }
std::uint64_t dynamicBase() { return reinterpret_cast<std::uint64_t>(dynamicSharedBegin()) - kFirstDynamic; }

}  // namespace

std::uint64_t MemorySpaces::narrowShared(std::uint64_t address) const {
  if (of(address) != MemorySpace::Shared) return address;
  if (address - ownShared.begin < ownShared.end - ownShared.begin)
    return kFirstOwn + (address - ownBase(ownShared.begin));
  return static_cast<std::uint32_t>(address - dynamicBase());
}

std::uint64_t MemorySpaces::wideShared(std::uint64_t address) const {
  if (address > ~std::uint32_t{0}) return address;
  const std::uint64_t own = address - kFirstOwn + ownBase(ownShared.begin);
  if (own - ownShared.begin < ownShared.end - ownShared.begin) return own;
  // The program's arrays may lie before its dynamic shared memory, so the distance may be negative.
  return dynamicBase() + static_cast<std::uint64_t>(static_cast<std::int32_t>(address));
}

std::byte* dynamicSharedBegin() { return reinterpret_cast<std::byte*>(dynamicShared); }

void SharedUse::clear() {
  m_arrays.clear();
  m_bytes = 0;
}

void SharedUse::add(std::uint64_t offset) {
  const SharedArray* const array = sharedArrayAt(offset);
  // An address outside every array is dynamic shared memory, or out of bounds. One lookup serves 128 bytes, a line of
  // all banks.
  constexpr std::uint64_t kLine = 128;
  m_arrays.push_back(array ? Range{array->offset, array->bytes} : Range{offset / kLine * kLine, kLine});
  if (array == nullptr) return;
  const std::size_t alignment = std::max<std::size_t>(1, array->shape.elementBytes);
  m_bytes = (m_bytes + alignment - 1) / alignment * alignment + array->bytes;
}

DeviceError tooMuchSharedMemory(std::size_t wanted, std::size_t limit) {
  return {Message::text("the block needs %1 bytes of shared memory, but this device has %2"), wanted, limit};
}

}  // namespace simulator
}  // namespace warpbench
