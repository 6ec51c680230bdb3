// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/message.h"
#include "results/values/parameter.h"

namespace warpbench {

/// States of an active warp: issuing ("selected") or stalled ("Kernel Profiling Guide", Warp Stall Reasons).
inline constexpr std::array<std::string_view, 19> kWarpStates{"selected",
                                                              "long_scoreboard",
                                                              "short_scoreboard",
                                                              "barrier",
                                                              "wait",
                                                              "math_pipe_throttle",
                                                              "not_selected",
                                                              "lg_throttle",
                                                              "mio_throttle",
                                                              "tex_throttle",
                                                              "no_instruction",
                                                              "branch_resolving",
                                                              "dispatch_stall",
                                                              "drain",
                                                              "membar",
                                                              "imc_miss",
                                                              "sleeping",
                                                              "gmma",
                                                              "misc"};

/// What Nsight Compute measured besides request counts. Shares are 0 to 1, averaged over kernels by instruction count.
struct Activity {
  double dramReadBytes = 0;
  double dramWriteBytes = 0;
  double l1Hits = 0;                                ///< hit rate of L1, in sectors
  double l2Hits = 0;                                ///< hit rate of L2, in sectors
  double occupancy = 0;                             ///< achieved: warps on an active multiprocessor / maximum
  double issuing = 0;                               ///< share of clocks in which a scheduler issues
  double instructions = 0;                          ///< warp instructions
  std::array<double, kWarpStates.size()> states{};  ///< share of the warps' time per state of kWarpStates; sums to 1
  bool operator==(const Activity&) const = default;
};

/// Source of a time.
enum class Origin {
  Measured,  ///< on this device, in this run
  Modelled,  ///< computed from simulated counts and a GPU profile
  Recorded,  ///< measured earlier, on another machine
};

/// What one sample times, and the cache state before it.
enum class Mode {
  Cold,    ///< one launch after flushing L2
  Hot,     ///< consecutive launches, time divided by their number; L2 is warm ("loop over")
  Inside,  ///< one launch whose kernel repeats its work; L2 is warm from the last launch ("loop inside")
};

/// Times of one launch in milliseconds. A modelled time has no samples or noise, and all else equals the median.
struct TimeStatistics {
  double median = 0;
  double q1 = 0;
  double q3 = 0;
  double min = 0;
  double max = 0;
  double mean = 0;
  double noise = 0;  ///< standard deviation / mean
  std::vector<double> samples;
  bool operator==(const TimeStatistics&) const = default;
};

struct Sampling {
  enum class Criterion {
    Steady,        ///< the median was known precisely enough; in older files, the noise fell below its limit
    NotImproving,  ///< only in older files: more samples no longer lowered the noise
    TimeLimit,
  };
  Criterion criterion = Criterion::Steady;
  std::int64_t kept = 0;
  std::int64_t discarded = 0;  ///< because the GPU ran well below its nominal clock
  std::int64_t launchesPerSample = 1;
  std::int64_t placements = 1;  ///< memory placements that the samples alternated between
  double emptyIntervalUs = 0;   ///< median time between two adjacent events; subtracted from each sample
  double smClockStartMhz = 0;   ///< at the first sample; 0: unknown
  double smClockEndMhz = 0;     ///< at the last sample; 0: unknown
  bool operator==(const Sampling&) const = default;
};

/// When and with what a result was made. Empty strings mean unknown.
struct Provenance {
  std::string date;  ///< ISO 8601, UTC
  std::string appVersion;
  std::string commit;   ///< of the program's source, abbreviated by git
  std::string driver;   ///< CUDA devices only
  std::string toolkit;  ///< CUDA devices only
  bool operator==(const Provenance&) const = default;
};

/// A time computed from counts, in milliseconds: what each resource would take alone, and how they overlap.
struct ModelledTime {
  double dram = 0;        ///< distinct lines read and pairs of sectors written
  double l2 = 0;          ///< sectors that blocks load for the first time, stores and atomics
  double atomics = 0;     ///< serialised on one address
  double shared = 0;      ///< wavefronts of shared memory and L1, or constant memory words if slower
  double issue = 0;       ///< warp instructions, estimated
  double flops = 0;       ///< floating-point operations at the peak rate of their type
  double latency = 0;     ///< waiting of a multiprocessor's blocks, as many resident as fit
  double blocks = 0;      ///< block starts
  double launch = 0;      ///< launches and memsets
  double overlap = 2;     ///< exponent: 1 adds memory and waiting; 2 takes the root of the sum of their squares
  double neighbours = 1;  ///< blocks or warps of one multiprocessor at different points if `overlap` is 2
  double total = 0;
  bool operator==(const ModelledTime&) const = default;

  /// The slowest resource within a multiprocessor.
  double multiprocessor() const;
  /// The slower of DRAM and L2, which all multiprocessors share.
  double memory() const;
  /// The longer of latency and block starts.
  double waiting() const;
  /// The slowest resource's time, without waiting, block starts and launch.
  double work() const;
  /// The total implied by the terms of one launch.
  double combined() const;
};

/// Copies of all inputs to the device and all outputs back, in milliseconds.
struct TransferTimes {
  double toDevice = 0;        ///< from pageable memory
  double toHost = 0;          ///< to pageable memory
  double toDevicePinned = 0;  ///< from page-locked memory; 0: not measured
  double toHostPinned = 0;    ///< to page-locked memory; 0: not measured
  bool operator==(const TransferTimes&) const = default;
};

/// Comparison of a result with its double-precision reference, before and after timing.
struct Verification {
  bool passed = false;
  bool expectedToFail = false;  ///< wrong on purpose; may still pass by luck or at small sizes
  Message method;               ///< "every element", "Freivalds ...", "every element that the sampled blocks write"
  double maxError = 0;          ///< largest absolute difference; NaN if the output has one
  std::int64_t unwritten = 0;   ///< floating-point output elements unchanged by the launch
  double tolerance = 0;         ///< largest absolute difference allowed
  bool operator==(const Verification&) const = default;

  /// Whether the result is right or is not expected to be.
  bool asExpected() const { return passed || expectedToFail; }
};

/// Describes a failure: "largest difference 0.5, allowed 1e-05", "the launch did not change 12 elements".
Message whatIsWrong(const Verification& verification);

/// Memory requests of warps and their cost. simulator/counting/access_cost.h defines requests, sectors and wavefronts.
/// Doubles because sampled counts are scaled; except for means, unsampled ones are whole.
struct Counters {
  enum class Origin { Simulated, Hardware };
  struct Traffic {
    double requests = 0;
    double sectors = 0;  ///< of 32 bytes
    double lanes = 0;    ///< active lanes of all requests
    double bytes = 0;    ///< requested by those lanes
    bool operator==(const Traffic&) const = default;

    Traffic& operator+=(const Traffic& other);
    /// Bytes requested / bytes moved: above 1 if lanes share bytes; 0 without traffic.
    double efficiency() const;
    double sectorsPerRequest() const { return requests > 0 ? sectors / requests : 0; }
  };
  struct SharedTraffic {
    double requests = 0;
    double wavefronts = 0;
    double lanes = 0;      ///< active lanes of all requests
    double conflicts = 0;  ///< wavefronts in excess of those without bank conflicts
    bool operator==(const SharedTraffic&) const = default;

    SharedTraffic& operator+=(const SharedTraffic& other);
  };

  /// What the slowest warps of a block wait for in sequence: between barriers, the warp that waits longest. Consecutive
  /// loads form one group, since none is waited for before the last is issued. A group ends at a barrier, at a global
  /// store (which may change the next load; a shared store ends a group of shared loads) and after kUnrolled loop
  /// iterations, nvcc's unroll limit. A load that a warp later stores to shared memory overlaps with the work in
  /// between.
  struct CriticalPath {
    double loads = 0;          ///< groups of global loads with at least one sector new to the block
    double cachedLoads = 0;    ///< other groups of global loads
    double sharedLoads = 0;    ///< groups of shared loads, plus shared atomics
    double atomics = 0;        ///< global atomics whose result is used
    double barriers = 0;       ///< of the block
    double conflicts = 0;      ///< extra wavefronts of shared loads and stores due to bank conflicts
    double requestsAhead = 0;  ///< requests between global loads and the shared stores of their values
    bool operator==(const CriticalPath&) const = default;

    CriticalPath& operator+=(const CriticalPath& other);
    CriticalPath& operator/=(double by);
  };
  static constexpr int kUnrolled = 4;

  Origin origin = Origin::Simulated;
  std::int64_t sampledBlocks = 0;
  std::int64_t totalBlocks = 0;
  Traffic globalLoad;
  Traffic globalStore;
  Traffic globalRed;
  Traffic globalAtom;
  Traffic localLoad;  ///< per-thread data that does not fit registers
  Traffic localStore;
  SharedTraffic sharedLoad;
  SharedTraffic sharedStore;
  SharedTraffic sharedAtomic;
  double barriers = 0;                  ///< block barriers, each counted once per block
  double activeLanesPerRequest = 0;     ///< mean over all requests above; 0: none
  double activeLanesPerBasicBlock = 0;  ///< mean over basic blocks: estimates the mean over instructions; 0: unknown
  double distinctLoadSectors = 0;       ///< over all buffers: DRAM reads if L2 never evicts
  double distinctStoreSectors = 0;      ///< over all buffers: what remains in L2 at the end
  double distinctLoadLines = 0;         ///< 128 bytes, the unit of DRAM reads; an evicted line counts again
  double distinctStorePairs = 0;        ///< aligned pairs of sectors, the unit of DRAM writes; evicted ones count again
  double blockLoadSectors = 0;          ///< sectors new to their block: L2 reads if L1 never evicts a block's data
  double loadLines = 0;                 ///< 128-byte lines of global loads
  double storeLines = 0;                ///< 128-byte lines of global stores
  double globalWavefronts = 0;          ///< L1 passes of global requests: see simulator::globalWavefronts()
  double integerAtomics = 0;            ///< per-lane global atomics on 32-bit integers, as compiled by nvcc
  double mergedLoads = 0;               ///< shared loads that nvcc merges into wider ones: see simulator::LoadMerger
  double mergedWavefronts = 0;          ///< shared load wavefronts saved by merging
  double reloadedSectors = 0;           ///< sectors that a block loads again after many others
  double sectorsBetweenReloads = 0;     ///< sum of those other sectors over all reloads, in whole lines of four
  double constantRequests = 0;          ///< constant memory loads from addresses unknown at compile time
  double constantWords = 0;             ///< distinct words per request, which are served one after another
  double basicBlocks = 0;               ///< entered by warps
  double divisionInstructions = 0;      ///< warp instructions that nvcc generates for integer divisions
  CriticalPath criticalPath;            ///< mean over the blocks
  double atomicsOnOneAddress = 0;       ///< per-lane global atomics on the most used address
  double nearbyAtomics = 0;             ///< sectors of global atomics in the most used aligned 512 bytes
  double maxLanesOnOneAddress = 0;      ///< in one atomic request to global or shared memory
  bool operator==(const Counters&) const = default;

  /// Sectors read and written by DRAM, in whole lines and pairs if those were counted.
  double dramLoadSectors() const;
  double dramStoreSectors() const;
  Counters& operator+=(const Counters& other);
  /// Whether the counts are scaled up from sampled blocks.
  bool estimated() const { return sampledBlocks < totalBlocks; }
  /// The warning for estimated counts: "counts estimated from 507 of 262144 blocks".
  Message estimateText() const;
  /// All kinds of global requests together; below, local and shared ones.
  Traffic global() const;
  Traffic local() const;
  SharedTraffic shared() const;
};

/// A named fact about a result besides its figures: {"bytes per flop", "0.25"}.
struct Fact {
  Message name;
  Message value;
  bool operator==(const Fact&) const = default;
};

/// Every launch has this fact.
inline constexpr MessageId kBlocksPerMultiprocessor = Message::text("blocks per multiprocessor");

/// An image with 8 bits per channel, top row first.
struct Picture {
  int width = 0;
  int height = 0;
  int channels = 0;  ///< 1: grey; 3: red, green, blue
  std::vector<std::uint8_t> values;
};

/// Input and output of an image kernel. Not saved to files.
struct Pictures {
  std::shared_ptr<const Picture> before;  ///< shared by all variants at a point
  Picture after;
};

/// Everything known about one point: a variant with its parameters on a device.
struct Result {
  enum class Status { Ok, Failed };

  std::string family;
  std::string variant;
  std::string device;  ///< id, such as cuda:0
  Status status = Status::Ok;
  Origin origin = Origin::Measured;
  Parameters parameters;
  Mode mode = Mode::Cold;
  std::array<std::int64_t, 3> grid{};       ///< blocks in x, y, z; zeros without a launch
  std::array<std::int64_t, 3> block{};      ///< threads in x, y, z
  std::optional<int> registers;             ///< per thread; nothing for kernels not compiled by nvcc
  std::optional<std::int64_t> sharedBytes;  ///< per block, static and dynamic
  std::optional<double> occupancy;          ///< resident warps / maximum per multiprocessor, 0..1
  double bytes = 0;                         ///< minimum that the algorithm reads and writes
  double flops = 0;                         ///< minimum that the algorithm computes
  double items = 0;                         ///< points, increments: what the family counts, if anything
  std::optional<TransferTimes> transfer;
  std::optional<TimeStatistics> time;
  std::optional<Sampling> sampling;
  std::optional<ModelledTime> model;     ///< the terms of a modelled time
  std::optional<double> bandwidthGbs;    ///< bytes / median time, 1e9 bytes per second
  std::optional<double> gflops;          ///< flops / median time, 1e9 per second; only for families that count flops
  std::optional<double> itemsPerSecond;  ///< items / median time; only for families that count items
  std::optional<Verification> verification;
  std::optional<Counters> counters;
  std::optional<Activity> activity;  ///< measured together with hardware counters
  std::vector<Fact> facts;
  std::shared_ptr<const Pictures> pictures;  ///< image families only, in the run that made them
  std::vector<Message> warnings;
  Message error;  ///< why it failed, in one line
  Provenance provenance;
  std::string kernelDigest;  ///< of a user's kernel, see digestOf; empty: the catalogue's

  bool operator==(const Result&) const = default;
};

/// The names in files and on the command line: "measured", "cold", "ok".
std::string toText(Origin origin);
std::string toText(Mode mode);
std::string toText(Result::Status status);
std::string toText(Sampling::Criterion criterion);

}  // namespace warpbench
