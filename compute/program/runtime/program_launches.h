// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "program/blocks/counted_blocks.h"
#include "program/cuda/launch.h"
#include "program/runtime/errors.h"
#include "program/runtime/graphs.h"
#include "program/runtime/kernel_facts.h"
#include "program/runtime/kernel_prints.h"
#include "results/values/result.h"
#include "simulator/loaded_kernels.h"

namespace warpbench::program {

class ProgramRun;

/// Runs the program's launches, counts them and reports their results to the parent process.
class Launches {
 public:
  explicit Launches(ProgramRun& run);
  /// Call once the program is loaded: before, launches are refused.
  void loaded(const simulator::KernelModule& module);

  cudaError_t launch(const LaunchPlace& place, const Configuration& configuration, const KernelClosure& kernel);
  /// Launches a kernel by its registered address.
  cudaError_t launchKnown(const LaunchPlace& place, const Configuration& configuration, const void* kernel,
                          void** arguments);
  void makeKnown(const KnownKernel& kernel);
  /// Adds the launch of a kernel with a registered address to the graph instead of running it.
  cudaError_t addToGraph(CUgraph_st& graph, const LaunchPlace& place, const Configuration& configuration,
                         const void* kernel, void** arguments);
  /// Reports a library function as a launch without a grid, with a note `what`. Negative milliseconds: no time.
  /// @returns the launch's number.
  std::int64_t tellLibrary(const Caller& caller, MessageId what, double milliseconds = -1);

  KnownFacts& facts() { return m_facts; }
  /// Of the running kernel.
  KernelPrints& prints() { return m_prints; }
  /// A kernel that nvcc would reject ends the program.
  const KernelFacts& factsOf(const void* kernel);

  /// The requested shared memory of kernels that asked for more than 48 KiB.
  std::map<const void*, std::size_t> dynamicShared;

 private:
  /// Why the launch is refused; cudaSuccess if it is not.
  cudaError_t refusalOf(const Configuration& configuration, const void* function);
  cudaError_t refuse(const LaunchPlace& place, Result result, cudaError_t error);
  cudaError_t record(CUgraph_st& graph, const LaunchPlace& place, const Configuration& configuration,
                     const KernelClosure& kernel);
  /// Runs the launch and adds counts and time to its result.
  void count(Result& result, std::int64_t number, const LaunchPlace& place, const Configuration& configuration,
             const simulator::KernelCall& kernel, LineCosts* costs);
  std::string nameOf(const LaunchPlace& place, const void* function) const;
  Result resultOf(const std::string& kernel) const;

  ProgramRun& m_run;
  CountedBlocks m_blocks;
  std::optional<simulator::KernelModule> m_module;  ///< of the loaded program
  KnownFacts m_facts;
  KernelPrints m_prints;
  std::map<const void*, KnownKernel> m_known;
  CUgraph_st* m_recording = nullptr;  ///< the graph that receives the current launch
  std::int64_t m_count = 0;
  std::set<std::string> m_costed;  ///< kernels whose line costs have been reported
};

}  // namespace warpbench::program
