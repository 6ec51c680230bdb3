// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/message.h"

namespace warpbench {

/// A GPU's properties for the time model and occupancy. The profile's file gives each field's source.
struct GpuProfile {
  std::string id;
  std::string name;  ///< as reported by the driver, to match a result's GPU
  double computeCapability = 0;
  int multiprocessors = 0;
  double smClockMhz = 0;
  double memoryBytes = 16.0 * (1 << 30);  ///< files of before 1.0.0 do not say
  double memoryClockMhz = 0;
  int memoryBusBits = 0;
  // Rates and latencies, each measured by itself; see gpu/timing/calibration_kernels.cuh. Clocks are SM clocks.
  double copyBandwidthGbs = 0;  ///< device-to-device copy
  double readBandwidthGbs = 0;
  double writeBandwidthGbs = 0;
  double l2Bytes = 0;
  double l2ReadSectorsPerClock = 0;           ///< whole GPU, all four sectors of each line
  double l2ScatteredReadSectorsPerClock = 0;  ///< one sector of each line
  double l2WriteSectorsPerClock = 0;
  double l2PartialWriteSectorsPerClock = 0;  ///< one word of each sector
  double l2AtomicSectorsPerClock = 0;        ///< fp32 additions to neighbouring words
  double dramLatencyClocks = 0;              ///< wait of a warp for a line
  double l2LatencyClocks = 0;
  double l1LatencyClocks = 0;
  double sharedLatencyClocks = 0;
  double atomicLatencyClocks = 0;    ///< atomic that returns the old value
  double fp32PerClock = 0;           ///< fused multiply-adds per multiprocessor
  double fp64PerClock = 0;           ///< fused multiply-adds per multiprocessor
  double instructionsPerClock = 0;   ///< warp instructions, per multiprocessor
  double wavefrontsPerClock = 0;     ///< of shared memory or L1, per multiprocessor
  double constantWordsPerClock = 0;  ///< distinct words of a request, per multiprocessor
  double barrierClocks = 0;
  double barrierClocksPerWarp = 0;
  double blockStartClocks = 0;       ///< between the starts of two blocks, per multiprocessor
  double blockTurnaroundClocks = 0;  ///< empty block, with another one waiting for its slot
  int threadsPerMultiprocessor = 0;
  int blocksPerMultiprocessor = 0;
  double sharedBytesPerMultiprocessor = 0;
  double sharedBytesPerBlock = 0;  ///< most that a launch may request
  double launchOverheadUs = 0;     ///< empty kernel
  double furtherLaunchUs = 0;      ///< each further launch
  double atomicsPerUs = 0;         ///< per-lane fp32 additions to one address in global memory
  double integerAtomicsPerUs = 0;  ///< likewise int32 additions, which nvcc aggregates per warp
  std::vector<std::string> notes;  ///< aspects of this GPU that the simulator's rules do not cover

  /// 2 x memory clock x bus width / 8 (CUDA C++ Best Practices Guide, "Theoretical Bandwidth Calculation").
  double peakBandwidthGbs() const { return 2 * memoryClockMhz * 1e6 * memoryBusBits / 8 * 1e-9; }
  double peakGflopsFp32() const { return 2 * fp32PerClock * multiprocessors * smClockMhz * 1e-3; }
  double peakGflopsFp64() const { return 2 * fp64PerClock * multiprocessors * smClockMhz * 1e-3; }
};

struct ProfileField {
  std::string name;  ///< "l2_latency_clocks"
  double value = 0;
  std::string source;
};

/// Writes a profile. @throws FormatError if it could not be read back: a field is missing or unknown.
std::string profileToJson(const std::string& id, const std::string& name, const std::vector<ProfileField>& fields);

struct ProfileText {
  std::string_view file;
  std::string_view json;
};

/// The files in resources/profiles.
const std::vector<ProfileText>& shippedProfiles();

/// All shipped profiles, parsed and checked.
const std::vector<GpuProfile>& gpuProfiles();

/// The profile of a GPU by its id, such as simulated:nvidia-h200, or its name, the user's first; nullptr if none.
const GpuProfile* findProfile(std::string_view deviceId, std::string_view gpuName);

/// The default GPU: the H200, on which the simulator's rules and the model's constants were measured.
const GpuProfile& defaultProfile();

/// The largest whole number in a profile: multiprocessors, bus bits, threads or blocks.
inline constexpr int kMaxProfileValue = 100'000;

/// The largest file of a profile, in bytes.
inline constexpr std::size_t kLargestProfile = std::size_t{1} << 20;

/// Parses a profile. @throws FormatError with `file`, the field and the fault: an invalid device id, a missing or
/// unknown field, a value that is not positive or not whole where required, or a missing source.
GpuProfile profileFromJson(std::string_view file, std::string_view json);

/// Shared memory that the system reserves per block: 1 KiB from compute capability 8.0 on (Hopper Tuning Guide,
/// "Unified Shared Memory/L1/Texture Cache").
double systemSharedBytes(const GpuProfile& profile);

/// Resident blocks per multiprocessor, limited by threads, blocks, shared memory and registers; 0 if not even one fits.
/// @param registersPerThread 0: unknown, not considered.
int residentBlocks(const GpuProfile& profile, int threadsPerBlock, double sharedBytesPerBlock,
                   int registersPerThread = 0);

/// Threads of the resident blocks, in whole warps, / the multiprocessor's maximum.
double occupancy(const GpuProfile& profile, int threadsPerBlock, int residentBlocks);

/// A GPU profile added by the user, or why its file is invalid.
struct OwnProfile {
  std::string file;  ///< file name without ".json"
  std::optional<GpuProfile> profile;
  Message whyNot;  ///< one line; empty if valid
};

/// The folder for users' profiles, such as those that `warpbench-cli calibrate` writes; see userDataFolder.
std::filesystem::path profilesFolder();

/// The .json files of profilesFolder(), read on first call. Refuses ids that are shipped or in an earlier file.
const std::vector<OwnProfile>& ownProfiles();

}  // namespace warpbench
