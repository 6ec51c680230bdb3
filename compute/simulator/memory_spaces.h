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

/// Which memory of a GPU an address stands for. The shared memory of the block that an operating-system thread runs is
/// that thread's thread-local storage, as the simulator's words make `__shared__` thread-local; constant memory is a
/// section of the program; a lane's stack is its local memory; all else is global memory.
namespace warpbench::simulator {

/// Dynamic shared memory of a block, at most: what compute capability 9.0 allows (CUDA C++ Programming Guide,
/// "Technical Specifications").
inline constexpr std::size_t kMostSharedBytes = 227 * 1024;

struct MemorySpaces {
  std::uint64_t sharedBegin = 0, sharedEnd = 0;
  std::uint64_t constantBegin = 0, constantEnd = 0;
  std::uint64_t stacksBegin = 0, stacksEnd = 0;  ///< of the lanes
  const std::uint64_t* kernelDepth = nullptr;    ///< bytes of a lane's stack above what the kernel has of it
  AddressRange ownShared;                        ///< of kernels that were loaded while the program ran
  AddressRange ownConstants;
  std::uint64_t module = 0;  ///< its number

  /// As the running operating-system thread sees them, in a kernel of the module (nullptr: of the program).
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
  /// Of an address in shared memory: as in SharedArray.
  std::uint64_t sharedOffset(std::uint64_t address) const {
    if (address - ownShared.begin < ownShared.end - ownShared.begin)
      return firstOffsetOf(module) + (address - ownShared.begin);
    return address - sharedBegin;
  }
  /// The other way round.
  std::uint64_t sharedAddress(std::uint64_t offset) const {
    return moduleOf(offset) != 0 ? offset - firstOffsetOf(module) + ownShared.begin : offset + sharedBegin;
  }
  /// An address in shared memory as PTX has it, in 32 bits and with the same remainder by 128; others stay themselves.
  /// Dynamic shared memory begins behind the first KiB, as on a GPU; arrays of what was loaded lie beyond all others.
  std::uint64_t narrowShared(std::uint64_t address) const;
  /// The other way round.
  std::uint64_t wideShared(std::uint64_t address) const;
  /// Of an address on a lane's stack: the same for all lanes where they mean the same variable. Nothing for what is not
  /// the kernel's: its arguments.
  std::optional<std::uint64_t> localAddress(std::uint64_t address) const {
    const std::uint64_t depth = LaneStacks::depthOf(address - stacksBegin);
    if (kernelDepth == nullptr || depth <= *kernelDepth) return std::nullopt;
    return LaneStacks::kBytesEach - depth;
  }
  /// Whether all addresses from `first` to `last` are in one of them.
  bool isOneSpace(std::uint64_t first, std::uint64_t last) const {
    const auto part = [&](std::uint64_t at) {
      return (at >= sharedBegin) + (at >= sharedEnd) + (at >= stacksBegin) + (at >= stacksEnd) + (at >= constantBegin) +
             (at >= constantEnd) + (at >= ownShared.begin) + (at >= ownShared.end) + (at >= ownConstants.begin) +
             (at >= ownConstants.end);
    };
    return part(first) == part(last);
  }
};

/// `isAtom`: of an atomic on global memory, that it is no `red`.
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

/// Of an address that the running lane uses.
MemorySpace spaceOf(const void* at);

/// The first byte of this thread's dynamic shared memory.
std::byte* dynamicSharedBegin();

/// Which static shared arrays a block uses. nvcc leaves out those that nothing uses, too.
class SharedUse {
 public:
  void clear();
  /// The block accesses the byte at `offset` in the thread's shared memory.
  void touch(std::uint64_t offset) {
    for (const Range& range : m_arrays)
      if (offset - range.begin < range.bytes) return;
    add(offset);
  }
  /// Of all arrays that it has touched, each aligned as its elements are.
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
