// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/runtime/program_trace.h"

#include <algorithm>
#include <bit>
#include <filesystem>

#include "program/runtime/program_run.h"
#include "simulator/checking/checker.h"
#include "simulator/counting/trace_recorder.h"

namespace warpbench::program {
namespace {

/// Nobody steps through more by hand.
constexpr std::size_t kMostSteps = 20'000;

/// The first step whose lanes access memory outside the nearest array; nullptr if there is none.
const TraceStep* strayStep(const BlockTrace& trace) {
  constexpr std::int64_t kNear = 4096;  // bytes: a row of a matrix or two
  const auto strays = [&](const TraceStep& step) {
    const std::int64_t bytes = trace.memories.empty() ? 0 : trace.memories[step.memory].bytes;
    for (std::uint32_t rest = step.barrier ? 0 : step.active; rest != 0; rest &= rest - 1) {
      const std::int64_t offset = step.offset[static_cast<std::size_t>(std::countr_zero(rest))];
      if (offset < 0 || offset > bytes + kNear) return true;
    }
    return false;
  };
  const auto found = std::ranges::find_if(trace.steps, strays);
  return found == trace.steps.end() ? nullptr : &*found;
}

}  // namespace

void ProgramTrace::allocated(const std::byte* begin, const std::string& function, const SourceLine& where) {
  const std::string file = std::filesystem::path(where.file).filename().string();
  m_names[begin] = "array " + std::to_string(++m_allocations) + " (" + function +
                   (file.empty() ? "" : " at " + file + ":" + std::to_string(where.line)) + ")";
}

void ProgramTrace::addArrays(ProgramRun& program, simulator::CheckedMemory& memory) const {
  for (const auto& [begin, allocation] : program.memory().all()) {
    const auto name = m_names.find(begin);
    memory.adopt(name == m_names.end() ? "an array" : name->second, allocation.begin, allocation.bytes);
  }
  for (const auto& [begin, bytes] : program.registered)
    memory.adopt("memory of the host", static_cast<std::byte*>(begin), bytes);
  for (const simulator::AddressRange& range :
       {program.variables().variables, program.variables().zeroed, program.variables().managed})
    if (range.end > range.begin)
      memory.adopt("the program's __device__ variables", reinterpret_cast<std::byte*>(range.begin),
                   range.end - range.begin);
}

std::optional<ProgramEvent> ProgramTrace::run(ProgramRun& program, CountedBlocks& blocks, std::int64_t number,
                                              const std::string& kernel, const Configuration& configuration,
                                              const simulator::KernelCall& call) const {
  const dim3& grid = configuration.grid;
  const simulator::LaunchShape shape{grid, configuration.block, configuration.sharedBytes};
  const auto& [x, y, z] = m_order.block;
  const bool has = x < grid.x && y < grid.y && z < grid.z;
  if (number != m_order.launch || !has) {
    blocks.runUncounted(shape, call, configuration.cooperative, -1, {});
    if (number != m_order.launch) return std::nullopt;
    const auto three = [](unsigned first, unsigned second, unsigned third) {
      return "(" + std::to_string(first) + ", " + std::to_string(second) + ", " + std::to_string(third) + ")";
    };
    return RefusalEvent{"launch " + std::to_string(number) + " (" + kernel + ") has no block " + three(x, y, z) +
                        ": its grid is " + three(grid.x, grid.y, grid.z)};
  }
  simulator::CheckedMemory memory(simulator::Remember::Places);
  addArrays(program, memory);
  simulator::Checker checker(memory);
  const simulator::AddressRange& constants = program.variables().constants;
  if (constants.end > constants.begin)
    checker.constantArray(reinterpret_cast<std::byte*>(constants.begin), constants.end - constants.begin, 0);
  const simulator::Checker::Launch checked(checker);
  simulator::TraceRecorder recorder(checker, std::nullopt, m_order.block, kMostSteps);
  simulator::BlockObserver* const observers[] = {&checker, &recorder};
  blocks.runUncounted(shape, call, configuration.cooperative, (std::int64_t{z} * grid.y + y) * grid.x + x, observers);
  BlockTrace trace = recorder.take();
  if (const TraceStep* const stray = strayStep(trace))
    return RefusalEvent{"launch " + std::to_string(number) + " (" + kernel + ") reaches beyond all arrays at " +
                        toText(stray->where).english() + ": run a check to find the access"};
  trace.point = pointOf(kernel, number);
  return TraceEvent{.trace = std::move(trace)};
}

}  // namespace warpbench::program
