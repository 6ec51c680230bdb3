// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sentence.h"

/// Every sentence and name that an explanation is made of, in one place for readers and translators. What stands for %1
/// to %9 comes from a result, its counters and its GPU's profile. The sentences avoid forms that depend on a number.
namespace warpbench::explanation {

// Before anything else, of a mistake to learn from. %1 is its idea.
inline constexpr const char* kWrongOnPurpose = WARPBENCH_TRANSLATABLE(
    "Explanation", "This variant is wrong on purpose: its result cannot be used, however fast it is. %1");

// What the accesses of warps waste.
inline constexpr const char* kUncoalescedLoads = WARPBENCH_TRANSLATABLE(
    "Explanation", "On average a warp's load touches %1 sectors where %2 would do: %3 times the traffic.");
inline constexpr const char* kUncoalescedStores = WARPBENCH_TRANSLATABLE(
    "Explanation", "On average a warp's store touches %1 sectors where %2 would do: %3 times the traffic.");
inline constexpr const char* kUncoalescedBoth = WARPBENCH_TRANSLATABLE(
    "Explanation",
    "On average a warp's loads and stores each touch %1 sectors where %2 would do: %3 times the traffic.");
inline constexpr const char* kMisalignedLoads = WARPBENCH_TRANSLATABLE(
    "Explanation", "Loads are not aligned to sectors: a warp's touches %1 where %2 would do, %3 times the traffic.");
inline constexpr const char* kMisalignedStores = WARPBENCH_TRANSLATABLE(
    "Explanation", "Stores are not aligned to sectors: a warp's touches %1 where %2 would do, %3 times the traffic.");
inline constexpr const char* kMisalignedBoth = WARPBENCH_TRANSLATABLE(
    "Explanation",
    "Loads and stores are not aligned to sectors: a warp's touches %1 where %2 would do, %3 times the traffic.");
inline constexpr const char* kConflictsInLoads =
    WARPBENCH_TRANSLATABLE("Explanation",
                           "Bank conflicts: a warp's load from shared memory takes %1 wavefronts where %2 would do, a "
                           "%3-way conflict on average.");
inline constexpr const char* kConflictsInStores =
    WARPBENCH_TRANSLATABLE("Explanation",
                           "Bank conflicts: a warp's store to shared memory takes %1 wavefronts where %2 would do, a "
                           "%3-way conflict on average.");
inline constexpr const char* kContentionInShared = WARPBENCH_TRANSLATABLE(
    "Explanation",
    "The lanes of a warp meet on one word of shared memory: each atomic takes %1 wavefronts where one would do.");
inline constexpr const char* kContentionInGlobal = WARPBENCH_TRANSLATABLE(
    "Explanation",
    "The lanes of a warp name one address: memory serves each of its atomics in %1 turns where one would do.");
inline constexpr const char* kIdleLanes = WARPBENCH_TRANSLATABLE(
    "Explanation",
    "On average %1 of a warp's %2 lanes take part in a memory request and %3 in a basic block: the rest wait.");
inline constexpr const char* kIdleLanesInRequests = WARPBENCH_TRANSLATABLE(
    "Explanation", "On average %1 of a warp's %2 lanes take part in a memory request: the rest wait.");
inline constexpr const char* kIdleLanesInBlocks = WARPBENCH_TRANSLATABLE(
    "Explanation", "On average %1 of a warp's %2 lanes are at work in a basic block: the rest wait.");
inline constexpr const char* kPartialWarp = WARPBENCH_TRANSLATABLE(
    "Explanation", "Blocks of %1 threads do not fill their warps: on average %2 of %3 lanes have work.");

// What they have no need to ask for again.
inline constexpr const char* kRereadFromL2 = WARPBENCH_TRANSLATABLE(
    "Explanation",
    "Each sector that it reads is loaded %1 times: the L2 cache holds all %2 and spares DRAM the repetition.");
inline constexpr const char* kRereadBeyondL2 =
    WARPBENCH_TRANSLATABLE("Explanation",
                           "Each sector that it reads is loaded %1 times, and all of them together, %2, are more than "
                           "the L2 cache of %3 holds.");

// How much of the GPU there is work for.
inline constexpr const char* kFewBlocks = WARPBENCH_TRANSLATABLE(
    "Explanation", "The grid's blocks reach only %1 of %2 multiprocessors: the others stand idle.");
inline constexpr const char* kFewWarps = WARPBENCH_TRANSLATABLE(
    "Explanation", "The grid gives a multiprocessor %1 of the %2 warps that fit: there is less to hide latency with.");
inline constexpr const char* kOccupancyByShared = WARPBENCH_TRANSLATABLE(
    "Explanation",
    "Occupancy is only %1: blocks that take %2 of shared memory leave a multiprocessor room for %3 at a time.");
inline constexpr const char* kOccupancyByBlocks = WARPBENCH_TRANSLATABLE(
    "Explanation", "Occupancy is only %1: a multiprocessor holds %2 blocks at most, and these have %3 threads each.");
inline constexpr const char* kOccupancyByThreads = WARPBENCH_TRANSLATABLE(
    "Explanation", "Occupancy is only %1: of blocks with %2 threads a multiprocessor holds %3 at a time.");
inline constexpr const char* kOccupancyByRegisters = WARPBENCH_TRANSLATABLE(
    "Explanation", "Occupancy is only %1: with %2 registers per thread no more blocks fit a multiprocessor.");
inline constexpr const char* kBarriers = WARPBENCH_TRANSLATABLE(
    "Explanation",
    "A block meets at %1 barriers on average, %2 for each memory request of a warp: warps wait for one another.");
inline constexpr const char* kNothingWasted = WARPBENCH_TRANSLATABLE(
    "Explanation", "Its accesses waste next to nothing: sectors and wavefronts are as few as the lanes' bytes allow.");

// What limits it. %1 is the GPU.
inline constexpr const char* kDramIdeal = WARPBENCH_TRANSLATABLE(
    "Explanation", "Modelled for the %1, DRAM is the limit, and it already moves only what it must: %2 in %3.");
inline constexpr const char* kDramWaste = WARPBENCH_TRANSLATABLE(
    "Explanation", "Modelled for the %1, DRAM is the limit: it moves %2 in %3, where the algorithm needs %4.");
inline constexpr const char* kL2 = WARPBENCH_TRANSLATABLE(
    "Explanation", "Modelled for the %1, the L2 cache is the limit: %2 sectors take %3, where DRAM would take %4.");
inline constexpr const char* kShared = WARPBENCH_TRANSLATABLE(
    "Explanation", "Modelled for the %1, shared memory is the limit: %2 wavefronts take %3, where DRAM would take %4.");
inline constexpr const char* kL1 = WARPBENCH_TRANSLATABLE(
    "Explanation", "Modelled for the %1, the L1 cache is the limit: %2 lines take %3, where DRAM would take %4.");
inline constexpr const char* kConstant = WARPBENCH_TRANSLATABLE(
    "Explanation",
    "Modelled for the %1, the constant cache is the limit: %2 words, one after another, take %3, where DRAM would take "
    "%4.");
inline constexpr const char* kAtomics =
    WARPBENCH_TRANSLATABLE("Explanation",
                           "Modelled for the %1, atomics on one address are the limit: %2 of them, one after another, "
                           "take %3 at %4 per microsecond.");
inline constexpr const char* kArithmetic = WARPBENCH_TRANSLATABLE(
    "Explanation", "Modelled for the %1, arithmetic is the limit: %2 operations take %3 at the peak of %4.");
inline constexpr const char* kLaunch = WARPBENCH_TRANSLATABLE(
    "Explanation",
    "Modelled for the %1, launching takes %2 and the work itself only %3 (%4): at a larger size variants differ more.");
inline constexpr const char* kIssue = WARPBENCH_TRANSLATABLE(
    "Explanation", "Modelled for the %1, issuing instructions is the limit: it takes %2, where DRAM would take %3.");
inline constexpr const char* kLatency =
    WARPBENCH_TRANSLATABLE("Explanation",
                           "Modelled for the %1, waiting is the limit: with the blocks that fit, latencies take %2 "
                           "(rounds of loads in a block: %3), where %4 takes %5.");
inline constexpr const char* kBlockStarts = WARPBENCH_TRANSLATABLE(
    "Explanation", "Modelled for the %1, starting blocks is the limit: %2 of them take %3, where %4 takes %5.");
inline constexpr const char* kMeasuredBelowModel = WARPBENCH_TRANSLATABLE(
    "Explanation", "It was measured at %1; the model has %3 for %2 alone, which is too much here.");
inline constexpr const char* kMeasuredAgainstCounts =
    WARPBENCH_TRANSLATABLE("Explanation", "It was measured at %1; by its counts %2 alone takes %3, %4 of that.");

// What a measurement tells without counts.
inline constexpr const char* kShareOfCopy =
    WARPBENCH_TRANSLATABLE("Explanation", "It reaches %1, which is %2 of the %3 that the device's own copy reaches.");
inline constexpr const char* kShareOfPeak =
    WARPBENCH_TRANSLATABLE("Explanation", "It reaches %1, which is %2 of the peak of %3.");
inline constexpr const char* kMeasured = WARPBENCH_TRANSLATABLE("Explanation", "It was measured at %1.");
inline constexpr const char* kSimulateToCount = WARPBENCH_TRANSLATABLE(
    "Explanation", "What its warps ask of memory was not counted: run it on %1 as well to see why.");
inline constexpr const char* kCannotCount =
    WARPBENCH_TRANSLATABLE("Explanation", "What it asks of memory cannot be counted: %1.");
inline constexpr const char* kOnCpu =
    WARPBENCH_TRANSLATABLE("Explanation", "It ran on the CPU, where nothing is counted.");
inline constexpr const char* kNotTimed =
    WARPBENCH_TRANSLATABLE("Explanation", "It was not timed, so there is nothing to explain.");
inline constexpr const char* kFailed =
    WARPBENCH_TRANSLATABLE("Explanation", "It failed, so there is nothing to explain: %1");

// What the next variant, with id %1 and title %2, changes.
inline constexpr const char* kNextFewer =
    WARPBENCH_TRANSLATABLE("Explanation", "Next, %1 (%2): %3 fall from %4 to %5, %6 times fewer.");
inline constexpr const char* kNextNone =
    WARPBENCH_TRANSLATABLE("Explanation", "Next, %1 (%2): %3 fall from %4 to none.");
inline constexpr const char* kNextMore =
    WARPBENCH_TRANSLATABLE("Explanation", "Next, %1 (%2): %3 rise from %4 to %5, %6 times as many.");
inline constexpr const char* kNextFirst =
    WARPBENCH_TRANSLATABLE("Explanation", "Next, %1 (%2): %3 come to %4, where this one has none.");
inline constexpr const char* kNextLanes =
    WARPBENCH_TRANSLATABLE("Explanation", "Next, %1 (%2): %3 lanes of a warp work on average instead of %4.");
inline constexpr const char* kNextFaster =
    WARPBENCH_TRANSLATABLE("Explanation", "Next, %1 (%2): measured at %3 instead of %4, %5 times as fast.");
inline constexpr const char* kNextSlower =
    WARPBENCH_TRANSLATABLE("Explanation", "Next, %1 (%2): measured at %3 instead of %4, no faster here.");
inline constexpr const char* kNextSame =
    WARPBENCH_TRANSLATABLE("Explanation", "Next, %1 (%2), has the same counts: %3");
inline constexpr const char* kNextIdea = WARPBENCH_TRANSLATABLE("Explanation", "Next, %1 (%2): %3");

// Names of counters.
inline constexpr const char* kLoadSectors = WARPBENCH_TRANSLATABLE("Explanation", "global load sectors");
inline constexpr const char* kStoreSectors = WARPBENCH_TRANSLATABLE("Explanation", "global store sectors");
inline constexpr const char* kRedSectors = WARPBENCH_TRANSLATABLE("Explanation", "sectors of atomics without a result");
inline constexpr const char* kAtomSectors = WARPBENCH_TRANSLATABLE("Explanation", "sectors of atomics with a result");
inline constexpr const char* kSharedLoads = WARPBENCH_TRANSLATABLE("Explanation", "shared load wavefronts");
inline constexpr const char* kSharedStores = WARPBENCH_TRANSLATABLE("Explanation", "shared store wavefronts");
inline constexpr const char* kSharedAtomics = WARPBENCH_TRANSLATABLE("Explanation", "shared atomic wavefronts");
inline constexpr const char* kSameAddress = WARPBENCH_TRANSLATABLE("Explanation", "atomics on one address");
inline constexpr const char* kDramLoads = WARPBENCH_TRANSLATABLE("Explanation", "sectors loaded from DRAM");
inline constexpr const char* kDramStores = WARPBENCH_TRANSLATABLE("Explanation", "sectors stored to DRAM");
inline constexpr const char* kRequests = WARPBENCH_TRANSLATABLE("Explanation", "memory requests");
inline constexpr const char* kBarrierCount = WARPBENCH_TRANSLATABLE("Explanation", "barriers");

// Names of resources.
inline constexpr const char* kDramName = WARPBENCH_TRANSLATABLE("Explanation", "DRAM");
inline constexpr const char* kL2Name = WARPBENCH_TRANSLATABLE("Explanation", "the L2 cache");
inline constexpr const char* kSharedName = WARPBENCH_TRANSLATABLE("Explanation", "shared memory");
inline constexpr const char* kAtomicsName = WARPBENCH_TRANSLATABLE("Explanation", "atomics on one address");
inline constexpr const char* kL1Name = WARPBENCH_TRANSLATABLE("Explanation", "the L1 cache");
inline constexpr const char* kConstantName = WARPBENCH_TRANSLATABLE("Explanation", "the constant cache");
inline constexpr const char* kLatencyName = WARPBENCH_TRANSLATABLE("Explanation", "latency");
inline constexpr const char* kBlockStartsName = WARPBENCH_TRANSLATABLE("Explanation", "starting blocks");
inline constexpr const char* kIssueName = WARPBENCH_TRANSLATABLE("Explanation", "issuing instructions");
inline constexpr const char* kArithmeticName = WARPBENCH_TRANSLATABLE("Explanation", "arithmetic");

// Counters that have an ideal.
inline constexpr const char* kLoadsEach = WARPBENCH_TRANSLATABLE("Explanation", "Sectors per load");
inline constexpr const char* kStoresEach = WARPBENCH_TRANSLATABLE("Explanation", "Sectors per store");
inline constexpr const char* kSharedLoadsEach = WARPBENCH_TRANSLATABLE("Explanation", "Wavefronts per shared load");
inline constexpr const char* kSharedStoresEach = WARPBENCH_TRANSLATABLE("Explanation", "Wavefronts per shared store");
inline constexpr const char* kSharedAtomicsEach = WARPBENCH_TRANSLATABLE("Explanation", "Wavefronts per shared atomic");
inline constexpr const char* kLanesEach = WARPBENCH_TRANSLATABLE("Explanation", "Lanes per memory request");
inline constexpr const char* kLanesOfBlock = WARPBENCH_TRANSLATABLE("Explanation", "Lanes per basic block");
inline constexpr const char* kOccupancy = WARPBENCH_TRANSLATABLE("Explanation", "Occupancy");

}  // namespace warpbench::explanation
