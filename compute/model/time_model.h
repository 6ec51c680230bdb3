// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "model/gpu_profile.h"
#include "results/values/result.h"

namespace warpbench {

/// A launch as the time model sees it.
struct LaunchCounts {
  Counters counters;
  std::int64_t blocks = 0;  ///< 0: not known; then nothing waits
  int threadsPerBlock = 0;
  double sharedBytes = 0;  ///< of a block
  int registers = 0;       ///< of a thread; 0: not known
  int loop = 0;            ///< instructions of the longest loop, as nvcc makes it; 0: not known
  bool prepares = false;   ///< data for another launch: it does none of the flops
};

/// The work of launches, besides what they ask of memory.
struct ModelledWork {
  double flops = 0;
  std::string_view type = "fp32";    ///< of the flops: fp32, fp64, int32
  double instructionsPerFlop = 0.5;  ///< of a thread, that compute: a multiply-add does two operations
  bool hot = false;                  ///< L2 holds what fits it when the kernel starts
  bool tensorCores = false;          ///< the flops are theirs, where the GPU has them for the type
};

/// How long a kernel takes by its counts, term by term. See ModelledTime for what the terms are. Rates and latencies
/// are the profile's, measured one by one (`warpbench-cli calibrate`), and none is fitted to a time of the catalogue's
/// kernels.
///
/// DRAM is read by whole lines of 128 bytes and written by pairs of sectors: so says the stride family recorded on an
/// H200, at strides of one, two and four sectors.
///
/// Memory and what the blocks of a multiprocessor take overlap as far as different blocks are at different points. With
/// blocks that start together, load once and end (a copy with 1024 threads a block) all wait at the same time and then
/// all load at the same time: the times add up. Where starting the blocks takes as long as one of them waits, where
/// warps wait often and drift apart, or where memory takes twice as long as a block waits and serves one after the
/// other, they overlap like independent things, and the root of the sum of squares is what the calibration's loop of
/// dependent loads shows. In between the exponent is 1 + the share of a block's wait that starting its neighbours
/// takes.
///
/// A multiprocessor serves the blocks that it holds in turn while others wait: they are the customers of a closed
/// queue. With many of them the longer of its work and their waiting is what it takes, with one the sum. Blocks that
/// are at the same point are one customer; where warps wait several times between two barriers, each warp is one,
/// unless they wait for the same sectors. What they store is on its way while they go on: memory is beside that queue,
/// not in it.
///
/// Nobody waits for an atomic whose result is not used. The part of L2 that has the address serves its share of all
/// other requests as well. Integers that follow each other take less of its time than other numbers, but not across a
/// line that comes from DRAM or goes there.
ModelledTime timeModel(const GpuProfile& profile, const LaunchCounts& launch, const ModelledWork& work);

/// Of several launches, one after the other. The flops are shared out by the memory requests of those that do not only
/// prepare.
ModelledTime timeModel(const GpuProfile& profile, std::span<const LaunchCounts> launches, const ModelledWork& work);

/// What the GPU can do of such work: of fp64 or other numbers, or, where they are used, of tensor cores with
/// `mma.sync`; as many operations an instruction as the work has.
double peakGflops(const GpuProfile& profile, const ModelledWork& work);

/// The name of the largest term: "DRAM", "L2", "shared memory", "atomics on few addresses", "arithmetic", "issue
/// slots", "latency", "starting blocks", "launch overhead".
std::string_view limiter(const ModelledTime& time);

}  // namespace warpbench
