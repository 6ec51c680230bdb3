// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "program/cuda/launch.h"
#include "program/program_process.h"
#include "program/report/program_events.h"
#include "program/runtime/counted_blocks.h"
#include "simulator/checking/shadow_memory.h"

namespace warpbench::program {

class ProgramRun;

/// Has a program's launches run without counts, and records what one block of one of them does to memory.
class ProgramTrace {
 public:
  explicit ProgramTrace(const TraceOrder& order) : m_order(order) {}

  /// The program has taken memory by that function of the runtime's, called at that place.
  void allocated(const std::byte* begin, const std::string& function, const SourceLine& where);

  /// Runs the launch of that number. @returns what comes of the one that is to be traced: its trace, or why there is
  /// none; nothing of others. @throws simulator::LaneFault, DeviceError where the kernel misbehaves.
  std::optional<ProgramEvent> run(ProgramRun& program, CountedBlocks& blocks, std::int64_t number,
                                  const std::string& kernel, const Configuration& configuration,
                                  const simulator::KernelCall& call) const;

 private:
  /// The arrays that kernels reach now.
  void addArrays(ProgramRun& program, simulator::CheckedMemory& memory) const;

  TraceOrder m_order;
  std::map<const std::byte*, std::string> m_names;  ///< of arrays, by their first byte
  int m_allocations = 0;
};

}  // namespace warpbench::program
