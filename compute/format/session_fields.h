// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "results/session/session.h"

/// Field names in files, shared by the JSON writer, its reader and the CSV columns. Each function calls `visit(name,
/// field)` per field; `Owner` may be const.
namespace warpbench {

inline constexpr const char* kSessionFormat = "warpbench-session";
inline constexpr int kSessionVersion = 1;

template <typename Owner, typename Visit>
void visitTexts(Owner& environment, Visit visit) {
  visit("app_version", environment.appVersion);
  visit("commit", environment.commit);
  visit("device", environment.device);
  visit("driver", environment.driver);
  visit("toolkit", environment.toolkit);
  visit("host", environment.host);
  visit("date", environment.date);
  visit("clocks", environment.clocks);
}

template <typename Owner, typename Visit>
void visitCeilings(Owner& deviceRecord, Visit visit) {
  visit("peak_bandwidth_gbs", deviceRecord.peakBandwidthGbs);
  visit("copy_bandwidth_gbs", deviceRecord.copyBandwidthGbs);
  visit("peak_gflops_fp32", deviceRecord.peakGflopsFp32);
  visit("peak_gflops_fp64", deviceRecord.peakGflopsFp64);
  visit("peak_gflops_fp64_tensor", deviceRecord.peakGflopsFp64Tensor);
  visit("peak_gflops_tf32_tensor", deviceRecord.peakGflopsTf32Tensor);
  visit("sm_clock_mhz", deviceRecord.smClockMhz);
  visit("memory_clock_mhz", deviceRecord.memoryClockMhz);
}

template <typename Owner, typename Visit>
void visitProvenance(Owner& provenance, Visit visit) {
  visit("date", provenance.date);
  visit("app_version", provenance.appVersion);
  visit("commit", provenance.commit);
  visit("driver", provenance.driver);
  visit("toolkit", provenance.toolkit);
}

template <typename Owner, typename Visit>
void visitSamplingAmounts(Owner& sampling, Visit visit) {
  visit("empty_interval_us", sampling.emptyIntervalUs);
  visit("sm_clock_start_mhz", sampling.smClockStartMhz);
  visit("sm_clock_end_mhz", sampling.smClockEndMhz);
}

template <typename Owner, typename Visit>
void visitSamplingCounts(Owner& sampling, Visit visit) {
  visit("kept", sampling.kept);
  visit("discarded", sampling.discarded);
  visit("launches_per_sample", sampling.launchesPerSample);
  visit("placements", sampling.placements);
}

/// Written but never read, since they follow from the result and its device.
template <typename Owner, typename Visit>
void visitFractions(const Owner& fractions, Visit visit) {
  visit("bandwidth_of_peak", fractions.bandwidthOfPeak);
  visit("bandwidth_of_copy", fractions.bandwidthOfCopy);
  visit("gflops_of_peak", fractions.gflopsOfPeak);
}

/// In milliseconds.
template <typename Owner, typename Visit>
void visitTransfers(Owner& transferTimes, Visit visit) {
  visit("to_device", transferTimes.toDevice);
  visit("to_host", transferTimes.toHost);
  visit("to_device_pinned", transferTimes.toDevicePinned);
  visit("to_host_pinned", transferTimes.toHostPinned);
}

/// In milliseconds.
template <typename Owner, typename Visit>
void visitTimes(Owner& timeStatistics, Visit visit) {
  visit("median", timeStatistics.median);
  visit("q1", timeStatistics.q1);
  visit("q3", timeStatistics.q3);
  visit("min", timeStatistics.min);
  visit("max", timeStatistics.max);
  visit("mean", timeStatistics.mean);
}

/// In milliseconds, except `overlap` and `neighbours`.
template <typename Owner, typename Visit>
void visitModel(Owner& modelledTime, Visit visit) {
  visit("dram", modelledTime.dram);
  visit("l2", modelledTime.l2);
  visit("atomics", modelledTime.atomics);
  visit("shared", modelledTime.shared);
  visit("issue", modelledTime.issue);
  visit("flops", modelledTime.flops);
  visit("latency", modelledTime.latency);
  visit("blocks", modelledTime.blocks);
  visit("launch", modelledTime.launch);
  visit("overlap", modelledTime.overlap);
  visit("neighbours", modelledTime.neighbours);
  visit("total", modelledTime.total);
}

template <typename Owner, typename Visit>
void visitCounts(Owner& counters, Visit visit) {
  const auto inSectors = [&](const std::string& name, auto& traffic) {
    visit((name + "_requests").c_str(), traffic.requests);
    visit((name + "_sectors").c_str(), traffic.sectors);
    visit((name + "_lanes").c_str(), traffic.lanes);
    visit((name + "_bytes").c_str(), traffic.bytes);
  };
  const auto shared = [&](const std::string& name, auto& traffic) {
    visit((name + "_requests").c_str(), traffic.requests);
    visit((name + "_wavefronts").c_str(), traffic.wavefronts);
    visit((name + "_lanes").c_str(), traffic.lanes);
    visit((name + "_conflicts").c_str(), traffic.conflicts);
  };
  inSectors("global_load", counters.globalLoad);
  inSectors("global_store", counters.globalStore);
  inSectors("global_red", counters.globalRed);
  inSectors("global_atom", counters.globalAtom);
  inSectors("local_load", counters.localLoad);
  inSectors("local_store", counters.localStore);
  shared("shared_load", counters.sharedLoad);
  shared("shared_store", counters.sharedStore);
  shared("shared_atomic", counters.sharedAtomic);
  visit("barriers", counters.barriers);
  visit("active_lanes_per_request", counters.activeLanesPerRequest);
  visit("active_lanes_per_basic_block", counters.activeLanesPerBasicBlock);
  visit("distinct_load_sectors", counters.distinctLoadSectors);
  visit("distinct_store_sectors", counters.distinctStoreSectors);
  visit("distinct_load_lines", counters.distinctLoadLines);
  visit("distinct_store_pairs", counters.distinctStorePairs);
  visit("block_load_sectors", counters.blockLoadSectors);
  visit("load_lines", counters.loadLines);
  visit("store_lines", counters.storeLines);
  visit("merged_loads", counters.mergedLoads);
  visit("merged_wavefronts", counters.mergedWavefronts);
  visit("integer_atomics", counters.integerAtomics);
  visit("reloaded_sectors", counters.reloadedSectors);
  visit("sectors_between_reloads", counters.sectorsBetweenReloads);
  visit("constant_requests", counters.constantRequests);
  visit("constant_words", counters.constantWords);
  visit("global_wavefronts", counters.globalWavefronts);
  visit("basic_blocks", counters.basicBlocks);
  visit("division_instructions", counters.divisionInstructions);
  visit("path_loads", counters.criticalPath.loads);
  visit("path_cached_loads", counters.criticalPath.cachedLoads);
  visit("path_shared_loads", counters.criticalPath.sharedLoads);
  visit("path_atomics", counters.criticalPath.atomics);
  visit("path_barriers", counters.criticalPath.barriers);
  visit("path_conflicts", counters.criticalPath.conflicts);
  visit("path_requests_ahead", counters.criticalPath.requestsAhead);
  visit("atomics_on_one_address", counters.atomicsOnOneAddress);
  visit("nearby_atomics", counters.nearbyAtomics);
  visit("most_lanes_on_one_address", counters.maxLanesOnOneAddress);
}

/// Shares are 0 to 1.
template <typename Owner, typename Visit>
void visitActivity(Owner& activity, Visit visit) {
  visit("dram_read_bytes", activity.dramReadBytes);
  visit("dram_write_bytes", activity.dramWriteBytes);
  visit("l1_hits", activity.l1Hits);
  visit("l2_hits", activity.l2Hits);
  visit("achieved_occupancy", activity.occupancy);
  visit("issuing", activity.issuing);
  visit("instructions", activity.instructions);
  for (std::size_t i = 0; i < kWarpStates.size(); ++i)
    visit(("warps_" + std::string(kWarpStates[i])).c_str(), activity.states[i]);
}

inline std::string toText(Counters::Origin origin) {
  return origin == Counters::Origin::Simulated ? "simulated" : "hardware";
}

}  // namespace warpbench
