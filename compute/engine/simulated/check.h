// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/gpu_profile.h"
#include "results/values/finding.h"
#include "results/values/point.h"
#include "results/values/result.h"
#include "simulator/counting/block_trace.h"

namespace warpbench {

/// Outcome of checking a kernel.
enum class Verdict {
  Clean,                ///< nothing found, right result
  CleanDespitePurpose,  ///< likewise, although the variant is wrong on purpose: a missed fault
  FoundAsMeant,         ///< fault found in a variant that is wrong on purpose
  Mistakes,             ///< fault found in any other variant
  WrongResult,          ///< wrong result, but no fault found that explains it
  GivenUp,              ///< aborted without a fault found
};

struct CheckReport {
  Point point;
  bool wrongOnPurpose = false;
  std::vector<Finding> findings;
  std::optional<Verification> verification;  ///< nothing if the launch was aborted
  Message error;                             ///< why it was aborted, in one line

  /// No faults, and a right result.
  bool clean() const { return findings.empty() && error.empty() && verification && verification->passed; }
  /// Faults exactly if the variant is wrong on purpose.
  bool asExpected() const { return wrongOnPurpose ? !findings.empty() : clean(); }
  Verdict verdict() const;
};

/// Limit of basic blocks entered plus accesses made by a thread in one block, above what any catalogue kernel needs.
/// The warp-tiled product needs the most: 200 for each of 32768 elements of the inner dimension.
inline constexpr std::int64_t kMostSteps = 1 << 24;

/// Runs a catalogue kernel in the simulator block by block and checks every access. Slower than counting (see
/// tests/compute/simt/benchmark_simulator.cpp) and never samples, so meant for small sizes. @throws RequestError for a
/// variant that the simulator cannot run; Cancelled; DeviceError if memory is short.
CheckReport check(const Point& point, const GpuProfile& profile, std::stop_token stop = {},
                  std::int64_t maxSteps = kMostSteps);

/// Traces one block of the variant's kernel; if it launches several times, of the launch with the most threads, and
/// among equals the one in which the block does most. Runs and checks all blocks, so meant for small sizes. @throws
/// RequestError for a variant that the simulator cannot run or a block outside the grid; DeviceError for a faulty
/// kernel; Cancelled.
BlockTrace traceBlock(const Point& point, const GpuProfile& profile, std::array<unsigned, 3> block,
                      std::size_t maxSteps = 100'000, std::stop_token stop = {});

}  // namespace warpbench
