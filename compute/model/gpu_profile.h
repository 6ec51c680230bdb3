// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace warpbench {

/// What the time model and the occupancy know of a GPU. Each field's source stands in the profile's file.
struct GpuProfile {
  std::string id;
  std::string name;  ///< as the driver has it, so that a result's GPU is found
  double computeCapability = 0;
  int multiprocessors = 0;
  double smClockMhz = 0;
  double memoryClockMhz = 0;
  int memoryBusBits = 0;
  // Rates and latencies as measured, one by one; see gpu/timing/calibration_kernels.cuh. Clocks are the SM's.
  double copyBandwidthGbs = 0;  ///< of the device's own copy
  double readBandwidthGbs = 0;
  double writeBandwidthGbs = 0;
  double l2Bytes = 0;
  double l2ReadSectorsPerClock = 0;           ///< of the whole GPU; all four sectors of each line
  double l2ScatteredReadSectorsPerClock = 0;  ///< one sector of each line
  double l2WriteSectorsPerClock = 0;
  double l2PartialWriteSectorsPerClock = 0;  ///< one word of each sector
  double l2AtomicSectorsPerClock = 0;        ///< fp32 additions to neighbouring words
  double dramLatencyClocks = 0;              ///< that a warp waits for a line
  double l2LatencyClocks = 0;
  double l1LatencyClocks = 0;
  double sharedLatencyClocks = 0;
  double atomicLatencyClocks = 0;    ///< of one that returns the old value
  double fp32PerClock = 0;           ///< fused multiply-adds per multiprocessor
  double fp64PerClock = 0;           ///< fused multiply-adds per multiprocessor
  double instructionsPerClock = 0;   ///< of warps, per multiprocessor
  double wavefrontsPerClock = 0;     ///< of shared memory or of L1, per multiprocessor
  double constantWordsPerClock = 0;  ///< different words of a request, per multiprocessor
  double barrierClocks = 0;
  double barrierClocksPerWarp = 0;
  double blockStartClocks = 0;       ///< from one block's start to the next one's, per multiprocessor
  double blockTurnaroundClocks = 0;  ///< of an empty block, with the next one waiting for its place
  int threadsPerMultiprocessor = 0;
  int blocksPerMultiprocessor = 0;
  double sharedBytesPerMultiprocessor = 0;
  double sharedBytesPerBlock = 0;  ///< the most that a launch may ask for
  double launchOverheadUs = 0;     ///< of an empty kernel
  double furtherLaunchUs = 0;      ///< of each one more
  double atomicsPerUs = 0;         ///< fp32 additions of single lanes to one address in global memory
  double integerAtomicsPerUs = 0;  ///< of int32 additions there, of warps that nvcc has one lane act for
  std::vector<std::string> notes;  ///< what the simulator's rules do not cover of this GPU

  /// 2 x memory clock x bus width / 8 (CUDA C++ Best Practices Guide, "Theoretical Bandwidth Calculation").
  double peakBandwidthGbs() const { return 2 * memoryClockMhz * 1e6 * memoryBusBits / 8 * 1e-9; }
  double peakGflopsFp32() const { return 2 * fp32PerClock * multiprocessors * smClockMhz * 1e-3; }
  double peakGflopsFp64() const { return 2 * fp64PerClock * multiprocessors * smClockMhz * 1e-3; }
};

/// A number of a profile, as its file has it.
struct ProfileField {
  std::string name;  ///< "l2_latency_clocks"
  double value = 0;
  std::string source;
};

/// A profile's file. @throws FormatError where it would not be read again: a field is missing or unknown.
std::string profileToJson(const std::string& id, const std::string& name, const std::vector<ProfileField>& fields);

/// A profile's text, as shipped.
struct ProfileText {
  std::string_view file;
  std::string_view json;
};

/// The profiles of resources/profiles.
const std::vector<ProfileText>& shippedProfiles();

/// All shipped profiles, read and checked.
const std::vector<GpuProfile>& gpuProfiles();

/// The profile of the GPU that a device stands for: named by its id, such as simulated:nvidia-h200, or that of a GPU of
/// this name; the user's own before those that are shipped. nullptr where there is none.
const GpuProfile* findProfile(std::string_view deviceId, std::string_view gpuName);

/// Where no GPU was named: the H200, on which the simulator's rules and the model's constants were measured.
const GpuProfile& defaultProfile();

/// The largest whole number in a profile: of multiprocessors, bits of a bus, threads or blocks.
inline constexpr int kMostOfProfile = 100'000;

/// The largest file of a profile, in bytes.
inline constexpr std::size_t kLargestProfile = std::size_t{1} << 20;

/// @throws FormatError naming `file`, the field and what is wrong: an id that cannot be a device's, a missing or
/// unknown field, a value that is not a positive number, or not a whole one where things are counted, a field without
/// its source.
GpuProfile profileFromJson(std::string_view file, std::string_view json);

/// Of shared memory, what the system takes for each block: 1 KiB from compute capability 8.0 on (Hopper Tuning Guide,
/// "Unified Shared Memory/L1/Texture Cache").
double systemSharedBytes(const GpuProfile& profile);

/// Blocks that a multiprocessor holds at a time, as threads, blocks, shared memory and registers allow. 0 where not even
/// one block fits. @param registersPerThread 0: unknown, and left out.
int residentBlocks(const GpuProfile& profile, int threadsPerBlock, double sharedBytesPerBlock,
                   int registersPerThread = 0);

/// Threads of so many blocks, in whole warps / the most that fit a multiprocessor.
double occupancy(const GpuProfile& profile, int threadsPerBlock, int residentBlocks);

}  // namespace warpbench
