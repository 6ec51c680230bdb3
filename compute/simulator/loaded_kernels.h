// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "results/values/own_kernel.h"
#include "simulator/launch_shape.h"

namespace warpbench::simulator {

/// A range of addresses.
struct AddressRange {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
};

/// The process memory that a GPU's kernels may access, apart from shared memory and constants.
class ReachableMemory {
 public:
  virtual ~ReachableMemory() = default;
  /// The main range.
  virtual AddressRange device() const = 0;
  /// The other accessible range that contains this byte; empty if there is none.
  virtual AddressRange around(std::uint64_t at) const = 0;
};

/// Kernel code that was loaded while the program ran. It has its own thread-local storage for shared arrays, and its
/// own section for constant memory.
struct KernelModule {
  std::uint64_t number = 0;          ///< counts from 1 in loading order; 0 is the program itself
  std::size_t threadStorage = 0;     ///< its number for the dynamic linker: dlpi_tls_modid
  void* (*touchShared)() = nullptr;  ///< allocates the running thread's copy of the shared arrays
  AddressRange constants;
  const ReachableMemory* memory = nullptr;  ///< nullptr: all memory
};

/// Kernels that replace the catalogue's kernels and their __constant__ arrays.
struct LoadedKernels {
  KernelModule module;
  std::unordered_map<const void*, void*> replacements;  ///< by the address in the program
  const void* reshaped = nullptr;                       ///< the program's kernel whose launches `block` changes
  std::optional<OwnBlock> block;

  /// The replacement; nullptr if there is none.
  void* of(const void* address) const {
    const auto found = replacements.find(address);
    return found == replacements.end() ? nullptr : found->second;
  }
  /// The shape of a launch of the program's kernel.
  LaunchShape shapeOf(const void* kernel, const LaunchShape& shape) const {
    return block && kernel == reshaped ? block->of(shape) : shape;
  }
};

/// Offsets of shared memory identify the module: those of module n start here, the program's at 0.
inline constexpr int kModuleBits = 40;
constexpr std::uint64_t firstOffsetOf(std::uint64_t module) { return module << kModuleBits; }
constexpr std::uint64_t moduleOf(std::uint64_t offset) { return offset >> kModuleBits; }

}  // namespace warpbench::simulator
