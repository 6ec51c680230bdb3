// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/text/message.h"
#include "results/values/activity.h"
#include "results/values/parameter.h"

namespace warpbench {

/// Where a time comes from.
enum class Origin {
  Measured,  ///< on this device, in this run
  Modelled,  ///< computed from simulated counts for a GPU profile
  Recorded,  ///< measured earlier, elsewhere
};

/// What one sample times, and the state of the caches when it starts.
enum class Mode {
  Cold,    ///< one launch, L2 flushed before
  Hot,     ///< launches in a row, the time divided by their number; L2 as the last one left it ("loop over")
  Inside,  ///< one launch in which the kernel repeats its work ("loop inside"); L2 as the last launch left it
};

/// Times of one launch, in milliseconds. Of a modelled time only `median` is meaningful: the quartiles, the extremes
/// and the mean equal it, `noise` is 0 and there are no samples.
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

/// How the samples of a time were taken.
struct Sampling {
  /// What ended it.
  enum class Criterion {
    Steady,        ///< the noise fell below the limit
    NotImproving,  ///< more samples no longer lowered the noise
    TimeLimit,
  };
  Criterion criterion = Criterion::Steady;
  std::int64_t kept = 0;
  std::int64_t discarded = 0;  ///< of a GPU that ran well below its clock
  std::int64_t launchesPerSample = 1;
  std::int64_t placements = 1;  ///< places in memory that the samples took turns between
  double emptyIntervalUs = 0;   ///< median between two events with nothing between them; taken off each sample
  double smClockStartMhz = 0;   ///< at the first sample; 0: unknown
  double smClockEndMhz = 0;     ///< at the last sample; 0: unknown
  bool operator==(const Sampling&) const = default;
};

/// When and with what a result was made. Empty strings: unknown.
struct Provenance {
  std::string date;  ///< ISO 8601, UTC
  std::string appVersion;
  std::string commit;   ///< of the program's source, as git abbreviates it
  std::string driver;   ///< CUDA devices only
  std::string toolkit;  ///< CUDA devices only
  bool operator==(const Provenance&) const = default;
};

/// A time that was computed from counts, in milliseconds: what each resource would take alone, and how they overlap.
struct ModelledTime {
  double dram = 0;     ///< distinct lines that are read and pairs of sectors that are written, at their rates
  double l2 = 0;       ///< sectors that blocks load for the first time, stores and atomics
  double atomics = 0;  ///< on one address, one after the other
  double shared = 0;   ///< wavefronts of shared memory and of L1 or, where they take longer, words of constant memory
  double issue = 0;    ///< instructions of warps, estimated
  double flops = 0;    ///< floating-point operations at the peak of their type
  double latency = 0;  ///< what the blocks of a multiprocessor wait, with as many side by side as fit
  double blocks = 0;   ///< starting them
  double launch = 0;   ///< of the launches and memsets
  double overlap = 2;  ///< 1: memory and waiting add up; 2: the root of the sum of their squares
  double neighbours = 1;  ///< blocks of one multiprocessor, or their warps, at different points if `overlap` is 2
  double total = 0;
  bool operator==(const ModelledTime&) const = default;

  /// The slowest of what each multiprocessor has for itself.
  double multiprocessor() const;
  /// The slower of DRAM and L2, which all multiprocessors share.
  double memory() const;
  /// Of the blocks, or starting them.
  double waiting() const;
  /// The slowest resource's time: without waiting, starting and launching.
  double work() const;
  /// The total that follows from the terms of one launch.
  double combined() const;
};

/// Copies of all inputs to the device and of all outputs back, in milliseconds.
struct TransferTimes {
  double toDevice = 0;        ///< from pageable memory
  double toHost = 0;          ///< to pageable memory
  double toDevicePinned = 0;  ///< from page-locked memory; 0 where it was not measured
  double toHostPinned = 0;    ///< to page-locked memory; 0 where it was not measured
  bool operator==(const TransferTimes&) const = default;
};

/// How a result compared with its double-precision reference, before and again after timing.
struct Verification {
  bool passed = false;
  bool expectedToFail = false;  ///< wrong on purpose; by luck, or at small sizes, it may pass all the same
  Message method;               ///< "every element", "Freivalds ...", "every element that the sampled blocks owe"
  double maxError = 0;          ///< largest absolute difference; NaN where the output held one
  std::int64_t unwritten = 0;   ///< elements of a floating-point output that are as they were before the launch
  double tolerance = 0;         ///< largest absolute difference that passes
  bool operator==(const Verification&) const = default;

  /// Nothing is wrong with the program: the result is right, or need not be.
  bool asExpected() const { return passed || expectedToFail; }
};

/// Of a result that did not pass: "largest difference 0.5, allowed 1e-05", "12 elements are as they were before the
/// launch".
Message whatIsWrong(const Verification& verification);

/// Requests of warps to memory and what they cost. Requests, sectors and wavefronts are defined in
/// simulator/counting/access_cost.h. Doubles, because sampled counts are scaled; whole numbers otherwise, but for the means.
struct Counters {
  enum class Origin { Simulated, Hardware };
  struct Traffic {
    double requests = 0;
    double sectors = 0;  ///< of 32 bytes
    double lanes = 0;    ///< active ones, of all requests
    double bytes = 0;    ///< that those lanes ask for
    bool operator==(const Traffic&) const = default;

    Traffic& operator+=(const Traffic& other);
    /// Bytes asked for / bytes moved: above 1 where lanes ask for the same bytes. 0 where nothing moves.
    double efficiency() const;
    double sectorsPerRequest() const { return requests > 0 ? sectors / requests : 0; }
  };
  struct SharedTraffic {
    double requests = 0;
    double wavefronts = 0;
    double lanes = 0;      ///< active ones, of all requests
    double conflicts = 0;  ///< wavefronts beyond those that the same lanes would cost without any bank conflict
    bool operator==(const SharedTraffic&) const = default;

    SharedTraffic& operator+=(const SharedTraffic& other);
  };

  /// What the slowest warps of a block wait for, one after the other: from barrier to barrier those of the warp that
  /// waits longest. Loads that follow each other count once, as a group: nothing waits for the first before the last is
  /// asked for. A group ends at a barrier, at a global store (it may change what is loaded next; a shared store ends
  /// one of shared loads) and after kUnrolled rounds of a loop, which is how far nvcc unrolls one. What a warp loads
  /// early and stores to shared memory later is on its way while it does other things.
  struct CriticalPath {
    double loads = 0;          ///< groups of global loads, one of which at least is the block's first of its sector
    double cachedLoads = 0;    ///< groups of other global loads
    double sharedLoads = 0;    ///< groups of shared loads, and shared atomics
    double atomics = 0;        ///< global ones whose result is used
    double barriers = 0;       ///< of the block
    double conflicts = 0;      ///< wavefronts of the shared loads and stores that bank conflicts cost
    double requestsAhead = 0;  ///< between global loads and the stores to shared memory of what they bring
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
  Traffic localLoad;  ///< what a thread has for itself and cannot keep in registers
  Traffic localStore;
  SharedTraffic sharedLoad;
  SharedTraffic sharedStore;
  SharedTraffic sharedAtomic;
  double barriers = 0;                  ///< of a whole block, each counted once
  double activeLanesPerRequest = 0;     ///< mean over all requests above; 0 where there are none
  double activeLanesPerBasicBlock = 0;  ///< mean over the basic blocks that warps enter, whatever their length: an
                                        ///< estimate of the hardware's mean over instructions. 0: unknown
  double distinctLoadSectors = 0;       ///< of all buffers: what DRAM delivers when L2 holds everything once read
  double distinctStoreSectors = 0;      ///< of all buffers: what L2 keeps in the end
  double distinctLoadLines = 0;         ///< of 128 bytes: DRAM is read by whole ones, once more what L2 had lost
  double distinctStorePairs = 0;        ///< aligned pairs of sectors: DRAM is written by whole ones, in the same way
  double blockLoadSectors = 0;       ///< that a block loads for the first time: what L2 delivers when L1 holds what a
                                     ///< block has loaded once
  double loadLines = 0;              ///< of 128 bytes, of global loads
  double storeLines = 0;             ///< of 128 bytes, of global stores
  double globalWavefronts = 0;       ///< passes of global requests through L1: see simulator::globalWavefronts()
  double integerAtomics = 0;         ///< global ones of single lanes on 32-bit integers, as nvcc makes them
  double mergedLoads = 0;            ///< shared loads that nvcc makes part of a wider one: see simulator::LoadMerger
  double mergedWavefronts = 0;       ///< of shared loads, that those save
  double reloadedSectors = 0;        ///< that a block loads once more after many others
  double sectorsBetweenReloads = 0;  ///< those others, summed up over the reloaded ones: L1 has place for lines, and a
                                     ///< line counts as its four sectors
  double constantRequests = 0;       ///< loads from constant memory: of addresses that are not known to nvcc
  double constantWords = 0;          ///< different ones of each request: they are served one after the other
  double basicBlocks = 0;            ///< that warps enter
  double divisionInstructions = 0;   ///< of warps, that nvcc makes of integer divisions
  CriticalPath criticalPath;         ///< mean over the blocks
  double atomicsOnOneAddress = 0;    ///< global ones, of single lanes, on the address that has most
  double nearbyAtomics = 0;          ///< sectors of global atomics in the aligned 512 bytes that have most
  double mostLanesOnOneAddress = 0;  ///< of one atomic request, to global or shared memory
  bool operator==(const Counters&) const = default;

  /// Sectors that DRAM delivers and takes: of whole lines and of whole pairs, where those were counted.
  double dramLoadSectors() const;
  double dramStoreSectors() const;
  /// Adds what another launch counted.
  Counters& operator+=(const Counters& other);
  /// Counts of sampled blocks, scaled to the grid.
  bool estimated() const { return sampledBlocks < totalBlocks; }
  /// The warning of a result with such counts: "counts estimated from 507 of 262144 blocks".
  Message estimateText() const;
  /// All kinds of global memory requests together; the same of local and of shared ones.
  Traffic global() const;
  Traffic local() const;
  SharedTraffic shared() const;
};

/// Something to know of a result besides its figures, in words: {"bytes per flop", "0.25"}.
struct Fact {
  Message name;
  Message value;
  bool operator==(const Fact&) const = default;
};

/// The name of the fact that every launch has.
inline constexpr MessageId kBlocksPerMultiprocessor = Message::text("blocks per multiprocessor");

/// A picture with 8 bits a channel, rows from the top.
struct Picture {
  int width = 0;
  int height = 0;
  int channels = 0;  ///< 1: grey; 3: red, green, blue
  std::vector<std::uint8_t> values;
};

/// What a kernel for pictures was given and what it made of it. Not kept in files.
struct Pictures {
  std::shared_ptr<const Picture> before;  ///< that of all variants at a point
  Picture after;
};

/// Everything that is known of one point: a family's variant with its parameters on a device.
struct Result {
  enum class Status { Ok, Failed };

  std::string family;
  std::string variant;
  std::string device;  ///< id, such as cuda:0
  Status status = Status::Ok;
  Origin origin = Origin::Measured;
  Parameters parameters;
  Mode mode = Mode::Cold;
  std::array<std::int64_t, 3> grid{};       ///< blocks in x, y, z; zeros where nothing was launched
  std::array<std::int64_t, 3> block{};      ///< threads in x, y, z
  std::optional<int> registers;             ///< per thread; nothing for kernels that nvcc has not compiled
  std::optional<std::int64_t> sharedBytes;  ///< per block, static and dynamic
  std::optional<double> occupancy;          ///< resident warps / the most that fit a multiprocessor, 0..1
  double bytes = 0;                         ///< that the algorithm must read and write
  double flops = 0;                         ///< that the algorithm must do
  double items = 0;                         ///< points, increments: what the family counts, where it does
  std::optional<TransferTimes> transfer;
  std::optional<TimeStatistics> time;
  std::optional<Sampling> sampling;      ///< of a measured time
  std::optional<ModelledTime> model;     ///< the terms of a modelled time
  std::optional<double> bandwidthGbs;    ///< bytes / median time, 1e9 bytes per second
  std::optional<double> gflops;          ///< flops / median time, 1e9 per second; only where the family counts flops
  std::optional<double> itemsPerSecond;  ///< items / median time; only where the family counts items
  std::optional<Verification> verification;
  std::optional<Counters> counters;
  std::optional<Activity> activity;  ///< measured, with counters of the hardware
  std::vector<Fact> facts;
  std::shared_ptr<const Pictures> pictures;  ///< only of families that work on pictures, in the run that made them
  std::vector<Message> warnings;
  Message error;  ///< why it failed: one line
  Provenance provenance;
  std::string kernelDigest;  ///< of the text of kernels of the user's, see digestOf; empty: the catalogue's

  bool operator==(const Result&) const = default;
};

/// The words of the files and of the command line: "measured", "cold", "ok".
std::string toText(Origin origin);
std::string toText(Mode mode);
std::string toText(Result::Status status);
std::string toText(Sampling::Criterion criterion);

}  // namespace warpbench
