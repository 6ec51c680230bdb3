// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session.h"

/// The names that files give to groups of like fields, each written down once for the JSON writer, its reader and the
/// CSV columns. `visit(name, field)` is called for each; `Owner` is const or not.
namespace warpbench {

inline constexpr const char* kSessionFormat = "warpbench-session";
inline constexpr int kSessionVersion = 1;

template <typename Owner, typename Visit>
void visitTexts(Owner& environment, Visit visit) {
  visit("app_version", environment.appVersion);
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
}

/// All in milliseconds.
template <typename Owner, typename Visit>
void visitTransfers(Owner& transferTimes, Visit visit) {
  visit("to_device", transferTimes.toDevice);
  visit("to_host", transferTimes.toHost);
  visit("to_device_pinned", transferTimes.toDevicePinned);
  visit("to_host_pinned", transferTimes.toHostPinned);
}

/// All in milliseconds.
template <typename Owner, typename Visit>
void visitTimes(Owner& timeStatistics, Visit visit) {
  visit("median", timeStatistics.median);
  visit("q1", timeStatistics.q1);
  visit("q3", timeStatistics.q3);
  visit("min", timeStatistics.min);
  visit("max", timeStatistics.max);
  visit("mean", timeStatistics.mean);
}

template <typename Owner, typename Visit>
void visitCounts(Owner& counters, Visit visit) {
  visit("global_load_requests", counters.globalLoad.requests);
  visit("global_load_sectors", counters.globalLoad.sectors);
  visit("global_store_requests", counters.globalStore.requests);
  visit("global_store_sectors", counters.globalStore.sectors);
  visit("global_red_requests", counters.globalRed.requests);
  visit("global_red_sectors", counters.globalRed.sectors);
  visit("global_atom_requests", counters.globalAtom.requests);
  visit("global_atom_sectors", counters.globalAtom.sectors);
  visit("shared_load_requests", counters.sharedLoad.requests);
  visit("shared_load_wavefronts", counters.sharedLoad.wavefronts);
  visit("shared_store_requests", counters.sharedStore.requests);
  visit("shared_store_wavefronts", counters.sharedStore.wavefronts);
  visit("shared_atomic_requests", counters.sharedAtomic.requests);
  visit("shared_atomic_wavefronts", counters.sharedAtomic.wavefronts);
  visit("barriers", counters.barriers);
  visit("active_lanes_per_request", counters.activeLanesPerRequest);
  visit("distinct_load_sectors", counters.distinctLoadSectors);
  visit("distinct_store_sectors", counters.distinctStoreSectors);
  visit("atomics_on_one_address", counters.atomicsOnOneAddress);
}

inline std::string toText(Counters::Origin origin) {
  return origin == Counters::Origin::Simulated ? "simulated" : "hardware";
}

}  // namespace warpbench
