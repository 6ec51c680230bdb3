// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/time_model.h"

namespace warpbench {

/// Round numbers for calculations by hand: 10 multiprocessors at 1 GHz, 1e6 clocks per millisecond.
inline GpuProfile roundNumbers() {
  GpuProfile gpu;
  gpu.computeCapability = 9;
  gpu.multiprocessors = 10;
  gpu.smClockMhz = 1000;
  gpu.copyBandwidthGbs = gpu.readBandwidthGbs = 1000;
  gpu.writeBandwidthGbs = 500;
  gpu.l2Bytes = 1e6;
  gpu.l2ReadSectorsPerClock = 40;
  gpu.l2ScatteredReadSectorsPerClock = 10;
  gpu.l2WriteSectorsPerClock = 20;
  gpu.l2PartialWriteSectorsPerClock = 5;
  gpu.l2AtomicSectorsPerClock = 4;
  gpu.dramLatencyClocks = 600;
  gpu.l2LatencyClocks = 200;
  gpu.l1LatencyClocks = 40;
  gpu.sharedLatencyClocks = 30;
  gpu.atomicLatencyClocks = 250;
  gpu.fp32PerClock = 100;
  gpu.fp64PerClock = 50;
  gpu.instructionsPerClock = 4;
  gpu.wavefrontsPerClock = 1;
  gpu.constantWordsPerClock = 1;
  gpu.barrierClocks = 10;
  gpu.barrierClocksPerWarp = 2;
  gpu.blockStartClocks = 100;
  gpu.blockTurnaroundClocks = 300;
  gpu.threadsPerMultiprocessor = 2048;
  gpu.blocksPerMultiprocessor = 32;
  gpu.sharedBytesPerMultiprocessor = 200000;
  gpu.sharedBytesPerBlock = 200000;
  gpu.launchOverheadUs = 3;
  gpu.furtherLaunchUs = 2;
  gpu.atomicsPerUs = 500;
  gpu.integerAtomicsPerUs = 1000;
  return gpu;
}

inline const GpuProfile kGpu = roundNumbers();

inline ModelledTime timeOf(const Counters& counters, const ModelledWork& work = {}) {
  return timeModel(kGpu, LaunchCounts{.counters = counters}, work);
}

}  // namespace warpbench
