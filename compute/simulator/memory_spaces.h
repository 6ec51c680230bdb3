// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/text/error.h"
#include "simulator/block/lane.h"
#include "simulator/block/lane_stacks.h"
#include "simulator/counting/access_cost.h"
#include "simulator/loaded_kernels.h"

/// Maps addresses to a GPU's memory spaces. Shared memory of the block that an operating-system thread runs is that
/// thread's thread-local storage, because the simulator makes `__shared__` thread-local. Constant memory is a section
/// of the program, a lane's stack is its local memory, and everything else is global memory.
namespace warpbench::simulator {

/// The most dynamic shared memory of a block: the limit of compute capability 9.0 (CUDA C++ Programming Guide,
/// "Technical Specifications").
inline constexpr std::size_t kMostSharedBytes = 227 * 1024;

struct MemorySpaces {
  std::uint64_t sharedBegin = 0, sharedEnd = 0;
  std::uint64_t constantBegin = 0, constantEnd = 0;
  std::uint64_t stacksBegin = 0, stacksEnd = 0;  ///< of the lanes
  const std::uint64_t* kernelDepth = nullptr;    ///< bytes of a lane's stack above the kernel's part
  AddressRange ownShared;                        ///< of kernels loaded at run time
  AddressRange ownConstants;
  std::uint64_t module = 0;  ///< its number

  /// The view of the running operating-system thread, in a kernel of the module (nullptr: of the program).
  static MemorySpaces ofThisThread(const LaneStacks& stacks, const std::uint64_t& kernelDepth,
                                   const KernelModule* module);

  MemorySpace of(std::uint64_t address) const {
    if (address - sharedBegin < sharedEnd - sharedBegin) return MemorySpace::Shared;
    if (address - stacksBegin < stacksEnd - stacksBegin) return MemorySpace::Local;
    if (address - constantBegin < constantEnd - constantBegin) return MemorySpace::Constant;
    if (address - ownShared.begin < ownShared.end - ownShared.begin) return MemorySpace::Shared;
    if (address - ownConstants.begin < ownConstants.end - ownConstants.begin) return MemorySpace::Constant;
    return MemorySpace::Global;
  }
  /// The offset of an address in shared memory: as in SharedArray.
  std::uint64_t sharedOffset(std::uint64_t address) const {
    if (address - ownShared.begin < ownShared.end - ownShared.begin)
      return firstOffsetOf(module) + (address - ownShared.begin);
    return address - sharedBegin;
  }
  /// The inverse of sharedOffset().
  std::uint64_t sharedAddress(std::uint64_t offset) const {
    return moduleOf(offset) != 0 ? offset - firstOffsetOf(module) + ownShared.begin : offset + sharedBegin;
  }
  /// The 32-bit PTX form of an address in shared memory, with the same remainder modulo 128; other addresses stay
  /// unchanged. Dynamic shared memory begins after the first KiB, as on a GPU; arrays of loaded modules follow all
  /// others.
  std::uint64_t narrowShared(std::uint64_t address) const;
  /// The inverse of narrowShared().
  std::uint64_t wideShared(std::uint64_t address) const;
  /// Converts an address on a lane's stack, so that all lanes get the same for the same variable. Nothing for data
  /// outside the kernel: its arguments.
  std::optional<std::uint64_t> localAddress(std::uint64_t address) const {
    const std::uint64_t depth = LaneStacks::depthOf(address - stacksBegin);
    if (kernelDepth == nullptr || depth <= *kernelDepth) return std::nullopt;
    return LaneStacks::kBytesEach - depth;
  }
  /// Whether all addresses from `first` to `last` are in one space.
  bool isOneSpace(std::uint64_t first, std::uint64_t last) const {
    const auto part = [&](std::uint64_t at) {
      return (at >= sharedBegin) + (at >= sharedEnd) + (at >= stacksBegin) + (at >= stacksEnd) + (at >= constantBegin) +
             (at >= constantEnd) + (at >= ownShared.begin) + (at >= ownShared.end) + (at >= ownConstants.begin) +
             (at >= ownConstants.end);
    };
    return part(first) == part(last);
  }
};

/// `isAtom`: an atomic on global memory is an `atom`, not a `red`.
constexpr AccessKind kindOf(Event::Step step, bool isAtom, MemorySpace space) {
  const bool shared = space == MemorySpace::Shared;
  const bool local = space == MemorySpace::Local;
  if (step == Event::Step::Load || step == Event::Step::VolatileLoad) {
    if (space == MemorySpace::Constant) return AccessKind::ConstantLoad;
    if (local) return AccessKind::LocalLoad;
    return shared ? AccessKind::SharedLoad : AccessKind::GlobalLoad;
  }
  if (step == Event::Step::Store || step == Event::Step::VolatileStore) {
    if (local) return AccessKind::LocalStore;
    return shared ? AccessKind::SharedStore : AccessKind::GlobalStore;
  }
  if (shared)
    return step == Event::Step::AtomicFloating ? AccessKind::SharedAtomicFloat : AccessKind::SharedAtomicInteger;
  return isAtom ? AccessKind::GlobalAtom : AccessKind::GlobalRed;
}

/// The space of an address that the running lane uses.
MemorySpace spaceOf(const void* at);

/// The first byte of this thread's dynamic shared memory.
std::byte* dynamicSharedBegin();

/// Tracks which static shared arrays a block uses, because nvcc drops unused ones.
class SharedUse {
 public:
  void clear();
  /// The block accesses the byte at `offset` in the thread's shared memory.
  void touch(std::uint64_t offset) {
    for (const Range& range : m_arrays)
      if (offset - range.begin < range.bytes) return;
    add(offset);
  }
  /// The size of all arrays that it has touched, each aligned for its elements.
  std::size_t bytes() const { return m_bytes; }

 private:
  struct Range {
    std::uint64_t begin;
    std::uint64_t bytes;
  };
  void add(std::uint64_t offset);

  std::vector<Range> m_arrays;
  std::size_t m_bytes = 0;
};

DeviceError tooMuchSharedMemory(std::size_t wanted, std::size_t limit);

}  // namespace warpbench::simulator
