// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "program/blocks/counted_blocks.h"
#include "program/cuda/launch.h"
#include "program/program_process.h"
#include "program/report/program_events.h"
#include "simulator/checking/shadow_memory.h"

namespace warpbench::program {

class ProgramRun;

/// Runs a program's launches without counting, and records the memory accesses of one block of one launch.
class ProgramTrace {
 public:
  explicit ProgramTrace(const TraceOrder& order) : m_order(order) {}

  /// The program has allocated memory with that runtime function at that location.
  void allocated(const std::byte* begin, const std::string& function, const SourceLine& where);

  /// Runs the launch. @returns the trace, or why there is none, for the launch to be traced; nothing for others.
  /// @throws simulator::LaneFault, DeviceError if the kernel misbehaves.
  std::optional<ProgramEvent> run(ProgramRun& program, CountedBlocks& blocks, std::int64_t number,
                                  const std::string& kernel, const Configuration& configuration,
                                  const simulator::KernelCall& call) const;

 private:
  /// Adds the arrays that kernels reach now.
  void addArrays(ProgramRun& program, simulator::CheckedMemory& memory) const;

  TraceOrder m_order;
  std::map<const std::byte*, std::string> m_names;  ///< of arrays, by their first byte
  int m_allocations = 0;
};

}  // namespace warpbench::program
