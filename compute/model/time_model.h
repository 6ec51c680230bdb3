// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "model/gpu_profile.h"
#include "results/values/result.h"

namespace warpbench {

struct LaunchCounts {
  Counters counters;
  std::int64_t blocks = 0;  ///< 0: unknown, so that waiting is not modelled
  int threadsPerBlock = 0;
  double sharedBytes = 0;  ///< per block
  int registers = 0;       ///< per thread; 0: unknown
  int loop = 0;            ///< instructions of the longest loop as compiled by nvcc; 0: unknown
  bool prepares = false;   ///< only prepares data for another launch and does no flops
};

/// The work of launches other than memory accesses.
struct ModelledWork {
  double flops = 0;
  std::string_view type = "fp32";    ///< type of the flops: fp32, fp64, int32
  double instructionsPerFlop = 0.5;  ///< thread instructions per flop: a multiply-add does two operations
  bool hot = false;                  ///< L2 is warm when the kernel starts
  bool tensorCores = false;          ///< computed by tensor cores, if the GPU has them for the type
};

/// Models a kernel's time from its counts; ModelledTime lists the terms. Rates and latencies come from the profile,
/// each measured by itself (`warpbench-cli calibrate`); none is fitted to the catalogue's kernels.
///
/// DRAM reads whole 128-byte lines and writes pairs of sectors, as the stride family recorded on an H200 shows at
/// strides of one, two and four sectors.
///
/// Memory time overlaps with the multiprocessors' time to the extent that blocks are at different points. Blocks that
/// start together, load once and end (a copy with 1024 threads per block) all wait and then all load, so the times add
/// up. If starting the blocks takes as long as one waits, if warps wait often and drift apart, or if memory takes twice
/// as long as a block's wait, they overlap like independent activities; the calibration's loop of dependent loads then
/// shows the root of the sum of squares. In between, the exponent is 1 + (time to start the neighbours / the block's
/// wait).
///
/// A multiprocessor serves its resident blocks in turn while others wait, like the customers of a closed queue. With
/// many, it takes the longer of work and waiting; with one, their sum. Blocks at the same point are one customer; if
/// warps wait several times between two barriers, each warp is one, unless they wait for the same sectors. Stores
/// proceed while warps continue, so memory is modelled outside this queue.
///
/// No warp waits for an atomic whose result is unused. The L2 slice with the address also serves its share of all other
/// requests. Consecutive integer atomics take less of its time than floats, but not across a line transfer from or to
/// DRAM.
ModelledTime timeModel(const GpuProfile& profile, const LaunchCounts& launch, const ModelledWork& work);

/// Several launches in sequence, which share the flops in proportion to their memory requests unless they only prepare.
ModelledTime timeModel(const GpuProfile& profile, std::span<const LaunchCounts> launches, const ModelledWork& work);

/// Peak rate for such work: its type, tensor cores with `mma.sync` if used, and its operations per instruction.
double peakGflops(const GpuProfile& profile, const ModelledWork& work);

/// The name of the largest term: "DRAM", "L2", "shared memory", "atomics on few addresses", "arithmetic", "issue
/// slots", "latency", "starting blocks", "launch overhead".
std::string_view limiter(const ModelledTime& time);

}  // namespace warpbench
