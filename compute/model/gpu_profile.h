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
  std::string name;
  double computeCapability = 0;
  int multiprocessors = 0;
  double smClockMhz = 0;
  double memoryClockMhz = 0;
  int memoryBusBits = 0;
  double copyBandwidthGbs = 0;  ///< of the device's own copy, as measured
  double l2Bytes = 0;
  double l2BytesPerClock = 0;  ///< of all slices together, at the SM clock
  double fp32PerClock = 0;     ///< fused multiply-adds per multiprocessor
  double fp64PerClock = 0;     ///< fused multiply-adds per multiprocessor
  int threadsPerMultiprocessor = 0;
  int blocksPerMultiprocessor = 0;
  double sharedBytesPerMultiprocessor = 0;
  double sharedBytesPerBlock = 0;  ///< the most that a launch may ask for
  double launchOverheadUs = 0;
  double atomicsPerUs = 0;  ///< fp32 additions of single lanes to one address in global memory

  /// 2 x memory clock x bus width / 8 (CUDA C++ Best Practices Guide, "Theoretical Bandwidth Calculation").
  double peakBandwidthGbs() const { return 2 * memoryClockMhz * 1e6 * memoryBusBits / 8 * 1e-9; }
  double peakGflopsFp32() const { return 2 * fp32PerClock * multiprocessors * smClockMhz * 1e-3; }
  double peakGflopsFp64() const { return 2 * fp64PerClock * multiprocessors * smClockMhz * 1e-3; }
};

/// A profile's text, as shipped.
struct ProfileText {
  std::string_view file;
  std::string_view json;
};

/// The profiles of resources/profiles.
const std::vector<ProfileText>& shippedProfiles();

/// All shipped profiles, read and checked.
const std::vector<GpuProfile>& gpuProfiles();

/// @throws FormatError naming `file`, the field and what is wrong: a missing or unknown field, a value that is not a
/// positive number, a field without its source.
GpuProfile profileFromJson(std::string_view file, std::string_view json);

/// Blocks that a multiprocessor holds at a time, as threads, blocks and shared memory allow; registers are known to CUDA
/// builds only and left out. 0 where not even one block fits.
int residentBlocks(const GpuProfile& profile, int threadsPerBlock, double sharedBytesPerBlock);

/// Threads of so many blocks, in whole warps / the most that fit a multiprocessor.
double occupancy(const GpuProfile& profile, int threadsPerBlock, int residentBlocks);

}  // namespace warpbench
