// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "results/values/own_kernel.h"

struct CUmod_st;   // cuda.h: a CUmodule points to one
struct CUfunc_st;  // cuda.h: a CUfunction points to one

namespace warpbench::cuda {

/// A launch's grid and block.
struct CudaLaunchShape {
  dim3 grid;
  dim3 block;
  std::size_t dynamicSharedBytes = 0;
};

/// The user's kernels on the current device, which replace kernels of the catalogue and their __constant__ arrays.
class DriverModule {
 public:
  /// What the variant's launch names, each name once and in order: see own::launchedNames.
  struct Name {
    bool isKernel = true;
    std::string symbol;       ///< in the machine code; empty: keeps the catalogue's own
    std::size_t atLeast = 0;  ///< bytes of a __constant__ array
    bool reshaped = false;    ///< `block` applies to its launches
  };

  /// @throws DeviceError if the driver refuses the code, or the code lacks a name.
  DriverModule(const std::string& machineCode, const std::vector<Name>& names, const std::optional<OwnBlock>& block);
  ~DriverModule();
  DriverModule(const DriverModule&) = delete;
  DriverModule& operator=(const DriverModule&) = delete;

  /// Families name their kernels in the same order in every launch, so a new address belongs to the next name. Returns
  /// nullptr for the catalogue's own.
  CUfunc_st* kernel(const void* ofCatalogue);
  void* constant(const void* ofCatalogue);
  CudaLaunchShape shapeOf(const void* ofCatalogue, const CudaLaunchShape& shape);

  /// @throws DeviceError.
  void launch(CUfunc_st* kernel, const CudaLaunchShape& shape, void** arguments, cudaStream_t stream) const;
  struct Properties {
    int registers = 0;
    std::size_t sharedBytes = 0;  ///< static only
    int blocksPerMultiprocessor = 0;
  };
  Properties propertiesOf(CUfunc_st* kernel, int threads, std::size_t dynamicSharedBytes) const;

 private:
  struct Entry {
    CUfunc_st* function = nullptr;
    void* constant = nullptr;
    bool reshaped = false;
  };
  const Entry& entryOf(const void* ofCatalogue, std::vector<Entry>& entries, std::map<const void*, std::size_t>& known);

  CUmod_st* m_module = nullptr;
  std::vector<Entry> m_kernels;
  std::vector<Entry> m_constants;
  std::map<const void*, std::size_t> m_knownKernels;
  std::map<const void*, std::size_t> m_knownConstants;
  std::optional<OwnBlock> m_block;
};

}  // namespace warpbench::cuda
