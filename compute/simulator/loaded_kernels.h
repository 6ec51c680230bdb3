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

/// What a GPU's kernels reach of the memory of the process, beside their own and that of their constants.
class ReachableMemory {
 public:
  virtual ~ReachableMemory() = default;
  /// Most of it.
  virtual AddressRange device() const = 0;
  /// What else they reach, around that byte; empty where they do not reach it.
  virtual AddressRange around(std::uint64_t at) const = 0;
};

/// Code of kernels that was loaded while the program ran. Its shared arrays lie in thread-local storage of its own,
/// and its constant memory in a section of its own.
struct KernelModule {
  std::uint64_t number = 0;          ///< from 1 on, in the order of loading; 0 stands for the program itself
  std::size_t threadStorage = 0;     ///< which one it is for the dynamic linker: dlpi_tls_modid
  void* (*touchShared)() = nullptr;  ///< lets the running thread have its copy of the shared arrays
  AddressRange constants;
  const ReachableMemory* memory = nullptr;  ///< nullptr: all that there is
};

/// Kernels that take the place of kernels of the catalogue, and of their __constant__ arrays.
struct LoadedKernels {
  KernelModule module;
  std::unordered_map<const void*, void*> replacements;  ///< by the address in the program
  const void* reshaped = nullptr;                       ///< the kernel of the program whose launches `block` changes
  std::optional<OwnBlock> block;

  /// nullptr where it stays.
  void* of(const void* address) const {
    const auto found = replacements.find(address);
    return found == replacements.end() ? nullptr : found->second;
  }
  /// Of a launch of the program's kernel.
  LaunchShape shapeOf(const void* kernel, const LaunchShape& shape) const {
    return block && kernel == reshaped ? block->of(shape) : shape;
  }
};

/// Offsets of shared memory say whose it is: those of module n begin here, those of the program at 0.
inline constexpr int kModuleBits = 40;
constexpr std::uint64_t firstOffsetOf(std::uint64_t module) { return module << kModuleBits; }
constexpr std::uint64_t moduleOf(std::uint64_t offset) { return offset >> kModuleBits; }

}  // namespace warpbench::simulator
