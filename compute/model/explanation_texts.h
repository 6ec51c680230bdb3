// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/text/message.h"
#include "results/values/result.h"

/// All sentences and names of explanations, in one place for translators. Arguments come from a result, its counters
/// and its GPU's profile. No sentence depends on grammatical number.
namespace warpbench::explanation {

// First, for a variant that is wrong on purpose; %1 is its idea.
inline constexpr MessageId kWrongOnPurpose =
    Message::text("This variant is wrong on purpose: its result cannot be used, however fast it is. %1");

// Wasted accesses.
inline constexpr MessageId kUncoalescedLoads =
    Message::text("On average a warp's load touches %1 sectors where %2 would do: %3 times the traffic.");
inline constexpr MessageId kUncoalescedStores =
    Message::text("On average a warp's store touches %1 sectors where %2 would do: %3 times the traffic.");
inline constexpr MessageId kUncoalescedBoth = Message::text(
    "On average a warp's loads and stores each touch %1 sectors where %2 would do: %3 times the traffic.");
inline constexpr MessageId kMisalignedLoads =
    Message::text("Loads are not aligned to sectors: a warp's touches %1 where %2 would do, %3 times the traffic.");
inline constexpr MessageId kMisalignedStores =
    Message::text("Stores are not aligned to sectors: a warp's touches %1 where %2 would do, %3 times the traffic.");
inline constexpr MessageId kMisalignedBoth = Message::text(
    "Loads and stores are not aligned to sectors: a warp's touches %1 where %2 would do, %3 times the traffic.");
inline constexpr MessageId kConflictsInLoads = Message::text(
    "Bank conflicts: a warp's load from shared memory takes %1 wavefronts where %2 would do, a "
    "%3-way conflict on average.");
inline constexpr MessageId kConflictsInStores = Message::text(
    "Bank conflicts: a warp's store to shared memory takes %1 wavefronts where %2 would do, a "
    "%3-way conflict on average.");
inline constexpr MessageId kContentionInShared = Message::text(
    "The lanes of a warp meet in one bank of shared memory: each atomic takes %1 wavefronts where one would do.");
inline constexpr MessageId kContentionInGlobal = Message::text(
    "The lanes of a warp name one address: memory serves each of its atomics in %1 turns where one would do.");
inline constexpr MessageId kScatteredAtomics =
    Message::text("On average a warp's atomic touches %1 sectors where %2 would do: %3 times the traffic.");
inline constexpr MessageId kIdleLanes = Message::text(
    "On average %1 of a warp's %2 lanes take part in a memory request and %3 in a basic block: the rest wait.");
inline constexpr MessageId kIdleLanesInRequests =
    Message::text("On average %1 of a warp's %2 lanes take part in a memory request: the rest wait.");
inline constexpr MessageId kIdleLanesInBlocks =
    Message::text("On average %1 of a warp's %2 lanes are at work in a basic block: the rest wait.");
inline constexpr MessageId kPartialWarp =
    Message::text("With %1-thread blocks the warps are not full; lanes that have work, on average: %2 of %3.");
inline constexpr MessageId kDivisions = Message::text(
    "It divides integers by numbers that nvcc does not know: a division or remainder takes about 20 instructions, and "
    "they are %1 of all that it issues.");

// For a program; %1 is a file and line.
inline constexpr MessageId kCostliestLine = Message::text("The line that pays most for it: %1.");

// Repeated loads.
inline constexpr MessageId kRereadFromL2 = Message::text(
    "Each sector that it reads is loaded %1 times: the L2 cache holds all %2 and spares DRAM the repetition.");
inline constexpr MessageId kRereadBeyondL2 = Message::text(
    "Each sector that it reads is loaded %1 times, and all of them together, %2, are more than "
    "the L2 cache of %3 holds.");

// Idle parts of the GPU.
inline constexpr MessageId kFewBlocks =
    Message::text("The grid's blocks reach only %1 of %2 multiprocessors: the others stand idle.");
inline constexpr MessageId kFewWarps =
    Message::text("The grid gives a multiprocessor %1 of the %2 warps that fit: there is less to hide latency with.");
inline constexpr MessageId kOccupancyByShared = Message::text(
    "Occupancy is %1: blocks that take %2 of shared memory leave a multiprocessor room for %3 at a time.");
inline constexpr MessageId kOccupancyByBlocks =
    Message::text("Occupancy is %1: a multiprocessor holds %2 blocks at most (threads per block: %3).");
inline constexpr MessageId kOccupancyByThreads =
    Message::text("Occupancy is %1: of blocks with %2 threads a multiprocessor holds %3 at a time.");
inline constexpr MessageId kOccupancyByRegisters =
    Message::text("Occupancy is %1: with %2 registers per thread no more blocks fit a multiprocessor.");
inline constexpr MessageId kBarriers = Message::text(
    "A block meets at %1 barriers on average, %2 for each memory request of a warp: warps wait for one another.");
inline constexpr MessageId kLocalMemory = Message::text(
    "Local memory: %1 of the memory requests are for values that a thread has for itself and cannot keep in registers, "
    "such as an array whose index is known only when it runs.");
inline constexpr MessageId kNothingWasted =
    Message::text("Its accesses waste next to nothing: sectors and wavefronts are as few as the lanes' bytes allow.");

// The limit; %1 is the GPU.
inline constexpr MessageId kDramIdeal =
    Message::text("Modelled for the %1, DRAM is the limit, and it already moves only what it must: %2 in %3.");
inline constexpr MessageId kDramWaste =
    Message::text("Modelled for the %1, DRAM is the limit: it moves %2 in %3, where the algorithm needs %4.");
inline constexpr MessageId kL2 =
    Message::text("Modelled for the %1, the L2 cache is the limit: %2 sectors take %3, where DRAM would take %4.");
inline constexpr MessageId kShared =
    Message::text("Modelled for the %1, shared memory is the limit: %2 wavefronts take %3, where DRAM would take %4.");
inline constexpr MessageId kL1 =
    Message::text("Modelled for the %1, the L1 cache is the limit: %2 wavefronts take %3, where DRAM would take %4.");
inline constexpr MessageId kConstant = Message::text(
    "Modelled for the %1, the constant cache is the limit: %2 words, one after another, take %3, where DRAM would take "
    "%4.");
inline constexpr MessageId kAtomics = Message::text(
    "Modelled for the %1, atomics on one address are the limit: %2 of them, one after another, "
    "take %3 at %4 per microsecond.");
inline constexpr MessageId kNearbyAtomics = Message::text(
    "Modelled for the %1, atomics on neighbouring addresses are the limit: one part of L2 serves %2 sectors of them, "
    "one after another, in %3, at %4 per microsecond.");
inline constexpr MessageId kArithmetic =
    Message::text("Modelled for the %1, arithmetic is the limit: %2 operations take %3 at the peak of %4.");
inline constexpr MessageId kLaunch = Message::text(
    "Modelled for the %1, launching takes %2 and all the rest only %3 (above all %4): with more work per launch, the "
    "kernel itself matters more.");
inline constexpr MessageId kIssue =
    Message::text("Modelled for the %1, issuing instructions is the limit: it takes %2, where DRAM would take %3.");
inline constexpr MessageId kLatency = Message::text(
    "Modelled for the %1, waiting is the limit: with the blocks that fit, latencies take %2 "
    "(rounds of loads in a block: %3), where %4 takes %5.");
// The other parts of the modelled time.
inline constexpr MessageId kLaunchAdds = Message::text("Launching adds %1: %2 in all.");
inline constexpr MessageId kRestAdds =
    Message::text("What overlaps with that only in part adds %1, and launching %2: %3 in all.");
inline constexpr MessageId kBlockStarts =
    Message::text("Modelled for the %1, starting blocks is the limit: %2 of them take %3, where %4 takes %5.");
inline constexpr MessageId kMeasuredBelowModel =
    Message::text("It takes %1 (%2); the model has %4 for %3 alone, which is too much here.");
inline constexpr MessageId kMeasuredAgainstCounts =
    Message::text("It takes %1 (%2); by its counts %3 alone takes %4, %5 of that.");

// Measurements without counts.
inline constexpr MessageId kShareOfCopy =
    Message::text("It reaches %1, which is %2 of the %3 that the device's own copy reaches.");
inline constexpr MessageId kShareOfPeak = Message::text("It reaches %1, which is %2 of the peak of %3.");
// Source of a time; shown in parentheses.
inline constexpr MessageId kFromHere = Message::text("measured");
inline constexpr MessageId kFromRecording = Message::text("recorded");
inline constexpr MessageId kMeasured = Message::text("It takes %1 (%2).");
inline constexpr MessageId kSimulateToCount =
    Message::text("A run on the %1 (modelled) as well tells why: there each access is counted.");
inline constexpr MessageId kCannotCount = Message::text("The simulator, which would tell why, cannot run it: %1.");
inline constexpr MessageId kOnCpu = Message::text("It ran on the CPU, where nothing is counted.");
inline constexpr MessageId kNotTimed = Message::text("It was not timed, so there is nothing to explain.");
inline constexpr MessageId kFailed = Message::text("It failed, so there is nothing to explain: %1");

// What the next variant, titled %1, changes.
inline constexpr MessageId kNextFewer = Message::text("Next, %1: %2 fall from %3 to %4, %5 times fewer.");
inline constexpr MessageId kNextNone = Message::text("Next, %1: %2 fall from %3 to none.");
inline constexpr MessageId kNextMore = Message::text("Next, %1: %2 rise from %3 to %4, %5 times as many.");
inline constexpr MessageId kNextFirst = Message::text("Next, %1: %2 come to %3, where this one has none.");
inline constexpr MessageId kNextLanes = Message::text("Next, %1: %2 lanes of a warp work on average instead of %3.");
inline constexpr MessageId kNextFaster = Message::text("Next, %1: %2 (%3) instead of %4, %5 times as fast.");
inline constexpr MessageId kNextSlower = Message::text("Next, %1: %2 instead of %3, no faster here.");
inline constexpr MessageId kFasterHere = Message::text("Faster here is %1: %2 instead of %3, %4 times as fast.");
inline constexpr MessageId kNextSame = Message::text("Next, %1: the same counts. %2");
inline constexpr MessageId kNextIdea = Message::text("Next, %1: %2");

// Differences from a result that the user chose, whose variant has title %1.
inline constexpr MessageId kAgainstElsewhere = Message::text("More than the kernel differs: %1 here, %2 there.");
inline constexpr MessageId kAgainstModelled =
    Message::text("One of the two times is modelled and the other is not: their ratio is a hint only.");
inline constexpr MessageId kAgainstFaster = Message::text("Against %1: %2 instead of %3, %4 times as fast.");
inline constexpr MessageId kAgainstSlower = Message::text("Against %1: %2 instead of %3, %4 times as long.");
inline constexpr MessageId kAgainstEqual = Message::text("Against %1: the same time, %2.");
inline constexpr MessageId kAgainstFewer = Message::text("Against %1: %2 fall from %3 to %4, %5 times fewer.");
inline constexpr MessageId kAgainstNone = Message::text("Against %1: %2 fall from %3 to none.");
inline constexpr MessageId kAgainstMore = Message::text("Against %1: %2 rise from %3 to %4, %5 times as many.");
inline constexpr MessageId kAgainstFirst = Message::text("Against %1: %2 come to %3, where that one has none.");
inline constexpr MessageId kAgainstLanes =
    Message::text("Against %1: %2 lanes of a warp work on average instead of %3.");
inline constexpr MessageId kAgainstSame = Message::text("Against %1: the counts are the same.");
// Hardware counts, if there are no simulated ones: a list of names with counts.
inline constexpr MessageId kHardwareCounts = Message::text("By the hardware's counters: %1.");
inline constexpr MessageId kCountOf = Message::text("%1 (%2)");
inline constexpr MessageId kListed = Message::text("%1, %2");
inline constexpr MessageId kHardwareLacks = Message::text(
    "The hardware's counts do not tell what is wasted, such as bytes that no lane asks for: a run on the %1 "
    "(modelled) does.");

// Other measurements of Nsight Compute.
inline constexpr MessageId kMeasuredTraffic = Message::text(
    "Measured by Nsight Compute: DRAM delivered %1 and took %2, together %3; L2 had %4 of the sectors it was asked "
    "for, "
    "L1 %5.");
inline constexpr MessageId kMeasuredWarps =
    Message::text("On average %1 of a multiprocessor's warp slots were in use. Its warps spent their time %2.");
/// In the order of kWarpStates.
inline constexpr std::array<MessageId, kWarpStates.size()> kWarpStateNames{
    Message::text("issuing instructions"),
    Message::text("waiting for global or local memory"),
    Message::text("waiting for shared memory"),
    Message::text("waiting at barriers"),
    Message::text("waiting for the instruction before"),
    Message::text("waiting for arithmetic units"),
    Message::text("ready while another warp issued"),
    Message::text("waiting to ask global memory"),
    Message::text("waiting to ask shared memory"),
    Message::text("waiting to ask for textures"),
    Message::text("waiting for instructions to be read"),
    Message::text("waiting for branches"),
    Message::text("waiting for dispatch"),
    Message::text("waiting for their last stores"),
    Message::text("waiting at memory fences"),
    Message::text("waiting for constants"),
    Message::text("asleep"),
    Message::text("waiting for tensor cores"),
    Message::text("waiting for something else")};

// %1 is a variant's title or, if both are of one variant, the place.
inline constexpr MessageId kOfVariant = Message::text("%1: %2");
inline constexpr MessageId kHere = Message::text("Here");
inline constexpr MessageId kThere = Message::text("There");

inline constexpr MessageId kLoadSectors = Message::text("global load sectors");
inline constexpr MessageId kStoreSectors = Message::text("global store sectors");
inline constexpr MessageId kRedSectors = Message::text("sectors of atomics without a result");
inline constexpr MessageId kAtomSectors = Message::text("sectors of atomics with a result");
inline constexpr MessageId kSharedLoads = Message::text("shared load wavefronts");
inline constexpr MessageId kSharedStores = Message::text("shared store wavefronts");
inline constexpr MessageId kSharedAtomics = Message::text("shared atomic wavefronts");
inline constexpr MessageId kSameAddress = Message::text("atomics on one address");
inline constexpr MessageId kDramLoads = Message::text("sectors loaded from DRAM");
inline constexpr MessageId kDramStores = Message::text("sectors stored to DRAM");
inline constexpr MessageId kRequests = Message::text("memory requests");
inline constexpr MessageId kBarrierCount = Message::text("barriers");

inline constexpr MessageId kDramName = Message::text("DRAM");
inline constexpr MessageId kL2Name = Message::text("the L2 cache");
inline constexpr MessageId kSharedName = Message::text("shared memory");
inline constexpr MessageId kAtomicsName = Message::text("serving atomics on few addresses");
inline constexpr MessageId kL1Name = Message::text("the L1 cache");
inline constexpr MessageId kConstantName = Message::text("the constant cache");
inline constexpr MessageId kLatencyName = Message::text("latency");
inline constexpr MessageId kBlockStartsName = Message::text("starting blocks");
inline constexpr MessageId kIssueName = Message::text("issuing instructions");
inline constexpr MessageId kArithmeticName = Message::text("arithmetic");

// Counters compared with an ideal or another result.
inline constexpr MessageId kLoadsEach = Message::text("Sectors per load");
inline constexpr MessageId kStoresEach = Message::text("Sectors per store");
inline constexpr MessageId kRedsEach = Message::text("Sectors per atomic without a result");
inline constexpr MessageId kAtomsEach = Message::text("Sectors per atomic with a result");
inline constexpr MessageId kSharedLoadsEach = Message::text("Wavefronts per shared load");
inline constexpr MessageId kSharedStoresEach = Message::text("Wavefronts per shared store");
inline constexpr MessageId kSharedAtomicsEach = Message::text("Wavefronts per shared atomic");
inline constexpr MessageId kLanesEach = Message::text("Lanes per memory request");
inline constexpr MessageId kLanesOfBlock = Message::text("Lanes per basic block");
inline constexpr MessageId kOccupancy = Message::text("Occupancy");

}  // namespace warpbench::explanation
