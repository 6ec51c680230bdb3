// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "results/session/session.h"

/// Sessions for the tests of reading and writing.
namespace warpbench::test {

/// Every field has a distinct, non-default value.
inline Result fullResult() {
  Result result;
  result.family = "transpose";
  result.variant = "conflict-free";
  result.device = "simulated:nvidia-h200";
  result.status = Result::Status::Failed;
  result.origin = Origin::Modelled;
  result.parameters.set("width", std::int64_t{512});
  result.parameters.set("height", std::int64_t{-3});
  result.parameters.set("type", std::string("fp32"));
  result.mode = Mode::Hot;
  result.grid = {16, 17, 18};
  result.block = {32, 8, 2};
  result.registers = 24;
  result.sharedBytes = 4224;
  result.occupancy = 0.75;
  result.bytes = 2097152;
  result.flops = 0.1;
  result.items = 10000;
  result.itemsPerSecond = 1e8;
  result.transfer = TransferTimes{.toDevice = 1.25, .toHost = 2.5, .toDevicePinned = 0.75, .toHostPinned = 0.5};
  result.time = TimeStatistics{.median = 0.1,
                               .q1 = 1.0 / 3,
                               .q3 = 5e-324,
                               .min = 1e250,
                               .max = 123456789.123456789,
                               .mean = 9007199254740993.0,
                               .noise = 0.005,
                               .samples = {0.1, 0.1, 0.30000000000000004}};
  result.sampling = Sampling{.criterion = Sampling::Criterion::NotImproving,
                             .kept = 3,
                             .discarded = 3,
                             .launchesPerSample = 16,
                             .placements = 32,
                             .emptyIntervalUs = 1.28,
                             .smClockStartMhz = 1980,
                             .smClockEndMhz = 1755.5};
  result.bandwidthGbs = 20971.52;
  result.gflops = 1e-9;
  result.verification = Verification{.passed = true,
                                     .expectedToFail = true,
                                     .method = "every element",
                                     .maxError = 1e-7,
                                     .unwritten = 44,
                                     .tolerance = 1e-5};
  Counters& counters = result.counters.emplace();
  counters.origin = Counters::Origin::Hardware;
  counters.sampledBlocks = 64;
  counters.totalBlocks = 256;
  counters.globalLoad = {8192, 32768, 262143, 1048572};
  counters.globalStore = {8193, 262144, 262145, 1048580};
  counters.globalRed = {3, 4, 17, 18};
  counters.globalAtom = {5, 6, 19, 20};
  counters.localLoad = {36, 37, 38, 39};
  counters.localStore = {40, 41, 42, 43};
  counters.sharedLoad = {7, 8, 21, 22};
  counters.sharedStore = {9, 10, 23, 24};
  counters.sharedAtomic = {11, 12, 25, 26};
  counters.barriers = 13;
  counters.activeLanesPerRequest = 31.5;
  counters.activeLanesPerBasicBlock = 30.25;
  counters.distinctLoadSectors = 14;
  counters.distinctStoreSectors = 15;
  counters.atomicsOnOneAddress = 16;
  counters.nearbyAtomics = 17;
  counters.maxLanesOnOneAddress = 27;
  counters.blockLoadSectors = 28;
  counters.loadLines = 29;
  counters.globalWavefronts = 30;
  counters.integerAtomics = 32;
  counters.constantRequests = 33;
  counters.constantWords = 34;
  counters.basicBlocks = 35;
  counters.storeLines = 44;
  counters.mergedLoads = 45;
  counters.mergedWavefronts = 46;
  counters.distinctLoadLines = 47;
  counters.distinctStorePairs = 48;
  counters.reloadedSectors = 49;
  counters.sectorsBetweenReloads = 50;
  counters.criticalPath = {.loads = 1.5,
                           .cachedLoads = 2.5,
                           .sharedLoads = 3.5,
                           .atomics = 4.5,
                           .barriers = 5.5,
                           .conflicts = 6.5,
                           .requestsAhead = 7.5};
  Activity& activity = result.activity.emplace();
  activity = {.dramReadBytes = 52,
              .dramWriteBytes = 53,
              .l1Hits = 0.125,
              .l2Hits = 0.25,
              .occupancy = 0.375,
              .issuing = 0.5,
              .instructions = 54};
  for (std::size_t i = 0; i < activity.states.size(); ++i) activity.states[i] = static_cast<double>(i) / 256;
  result.model = ModelledTime{.dram = 0.1,
                              .l2 = 0.2,
                              .atomics = 0.3,
                              .shared = 0.4,
                              .issue = 0.5,
                              .flops = 0.6,
                              .latency = 0.7,
                              .blocks = 0.8,
                              .launch = 0.9,
                              .overlap = 1.25,
                              .neighbours = 4.5,
                              .total = 1.9};
  result.facts = {{"bytes per flop", "0.25"}, {"counter", "1 of \"10,000\""}};
  result.warnings = {"first", "second; \"quoted\", with a comma"};
  result.error = "line one\nline two\ttab \x01 \x7f caf\u00e9 \u4e2d";
  result.provenance = {.date = "2026-11-21T10:00:00Z",
                       .appVersion = "0.2.0",
                       .commit = "0123abc-dirty",
                       .driver = "580.66",
                       .toolkit = "13.1"};
  return result;
}

inline Session fullSession() {
  Session session;
  session.environment = {.appVersion = "0.1.0",
                         .commit = "4567def",
                         .device = "",
                         .driver = "580.65",
                         .toolkit = "13.0",
                         .host = "A processor, an OS",
                         .date = "2026-11-20T12:00:00Z",
                         .clocks = "SM 1980 MHz",
                         .devices = {}};
  session.environment.add({.id = "cuda:0",
                           .name = "NVIDIA H200",
                           .origin = Origin::Recorded,
                           .date = "2026-11-20",
                           .peakBandwidthGbs = 4814.1,
                           .copyBandwidthGbs = 4211,
                           .peakGflopsFp32 = 66900,
                           .peakGflopsFp64 = 33450.5,
                           .smClockMhz = 1980,
                           .memoryClockMhz = 3201,
                           .ecc = "on"});
  session.environment.add({.id = "cpu", .name = "A processor"});
  session.results = {fullResult(), Result{.family = "offset", .variant = "increment", .device = "cpu"}};
  return session;
}

/// A session of one result whose fields `fields` replace or follow the required ones.
inline std::string withFields(const std::string& fields) {
  const auto unlessGiven = [&](const std::string& name, const std::string& value) {
    const std::string field = "\"" + name + "\":";
    return fields.starts_with(field) ? "" : "," + field + "\"" + value + "\"";
  };
  return R"({"format":"warpbench-session","version":1,"results":[{"family":"f","variant":"v","device":"d")" +
         unlessGiven("status", "ok") + unlessGiven("origin", "measured") + (fields.empty() ? "" : "," + fields) + "}]}";
}

}  // namespace warpbench::test
