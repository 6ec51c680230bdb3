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
    Message::text("On average a warp's load touches %1 sectors instead of %2: %3 times the traffic.");
inline constexpr MessageId kUncoalescedStores =
    Message::text("On average a warp's store touches %1 sectors instead of %2: %3 times the traffic.");
inline constexpr MessageId kUncoalescedBoth =
    Message::text("On average a warp's loads and stores each touch %1 sectors instead of %2: %3 times the traffic.");
inline constexpr MessageId kMisalignedLoads =
    Message::text("Loads are not aligned to sectors: a warp touches %1 instead of %2, %3 times the traffic.");
inline constexpr MessageId kMisalignedStores =
    Message::text("Stores are not aligned to sectors: a warp touches %1 instead of %2, %3 times the traffic.");
inline constexpr MessageId kMisalignedBoth = Message::text(
    "Loads and stores are not aligned to sectors: a warp touches %1 instead of %2, %3 times the traffic.");
inline constexpr MessageId kConflictsInLoads = Message::text(
    "Bank conflicts: a warp's load from shared memory takes %1 wavefronts instead of %2, a %3-way conflict on "
    "average.");
inline constexpr MessageId kConflictsInStores = Message::text(
    "Bank conflicts: a warp's store to shared memory takes %1 wavefronts instead of %2, a %3-way conflict on average.");
inline constexpr MessageId kContentionInShared = Message::text(
    "The lanes of a warp conflict in one bank of shared memory: each atomic takes %1 wavefronts instead of one.");
inline constexpr MessageId kContentionInGlobal = Message::text(
    "The lanes of a warp use one address: memory serves each atomic of the warp in %1 turns instead of one.");
inline constexpr MessageId kScatteredAtomics =
    Message::text("On average a warp's atomic touches %1 sectors instead of %2: %3 times the traffic.");
inline constexpr MessageId kIdleLanes = Message::text(
    "On average %1 of a warp's %2 lanes are active in a memory request and %3 in a basic block: the rest are idle.");
inline constexpr MessageId kIdleLanesInRequests =
    Message::text("On average %1 of a warp's %2 lanes are active in a memory request: the rest are idle.");
inline constexpr MessageId kIdleLanesInBlocks =
    Message::text("On average %1 of a warp's %2 lanes are active in a basic block: the rest are idle.");
inline constexpr MessageId kPartialWarp =
    Message::text("Blocks of %1 threads do not fill their warps: on average %2 of %3 lanes have work.");
inline constexpr MessageId kDivisions = Message::text(
    "Integer divisions and remainders are %1 of the issued instructions: nvcc does not know the divisors, so each "
    "takes about 20 instructions.");

// For a program; %1 is a file and line.
inline constexpr MessageId kCostliestLine = Message::text("The most expensive line: %1.");

// Repeated loads.
inline constexpr MessageId kRereadFromL2 =
    Message::text("Each sector is loaded %1 times: the L2 cache holds all %2, so DRAM does not repeat the loads.");
inline constexpr MessageId kRereadBeyondL2 =
    Message::text("Each sector is loaded %1 times, and all sectors together, %2, exceed the L2 cache of %3.");

// Idle parts of the GPU.
inline constexpr MessageId kFewBlocks =
    Message::text("The grid's blocks use only %1 of %2 multiprocessors: the others are idle.");
inline constexpr MessageId kFewWarps =
    Message::text("The grid gives a multiprocessor %1 of the %2 warps that fit, so it hides less latency.");
inline constexpr MessageId kOccupancyByShared =
    Message::text("Occupancy is %1: with %2 of shared memory per block, a multiprocessor holds %3 at a time.");
inline constexpr MessageId kOccupancyByBlocks =
    Message::text("Occupancy is %1: a multiprocessor holds at most %2 blocks (threads per block: %3).");
inline constexpr MessageId kOccupancyByThreads =
    Message::text("Occupancy is %1: with %2 threads per block, a multiprocessor holds %3 at a time.");
inline constexpr MessageId kOccupancyByRegisters =
    Message::text("Occupancy is %1: with %2 registers per thread no more blocks fit a multiprocessor.");
inline constexpr MessageId kBarriers = Message::text(
    "A block waits at %1 barriers on average, %2 per memory request of a warp: warps wait for each other.");
inline constexpr MessageId kLocalMemory = Message::text(
    "Local memory: %1 of the memory requests access private values that a thread cannot keep in registers, such as an "
    "array indexed at run time.");
inline constexpr MessageId kNothingWasted =
    Message::text("The accesses waste almost nothing: sectors and wavefronts are as few as the lanes' bytes allow.");

// The limit; %1 is the GPU.
inline constexpr MessageId kDramIdeal =
    Message::text("DRAM limits this kernel on the %1 (modelled), and it already moves only what it must: %2 in %3.");
inline constexpr MessageId kDramWaste =
    Message::text("DRAM limits this kernel on the %1 (modelled): it moves %2 in %3; the algorithm needs %4.");
inline constexpr MessageId kL2 =
    Message::text("The L2 cache limits this kernel on the %1 (modelled): %2 sectors take %3; DRAM would take %4.");
inline constexpr MessageId kShared =
    Message::text("Shared memory limits this kernel on the %1 (modelled): %2 wavefronts take %3; DRAM would take %4.");
inline constexpr MessageId kL1 =
    Message::text("The L1 cache limits this kernel on the %1 (modelled): %2 wavefronts take %3; DRAM would take %4.");
inline constexpr MessageId kConstant = Message::text(
    "The constant cache limits this kernel on the %1 (modelled): %2 words, one after another, take %3; DRAM would take "
    "%4.");
inline constexpr MessageId kAtomics = Message::text(
    "Atomics on one address limit this kernel on the %1 (modelled): %2 atomics, one after another, take %3 at %4 per "
    "microsecond.");
inline constexpr MessageId kNearbyAtomics = Message::text(
    "Atomics on neighbouring addresses limit this kernel on the %1 (modelled): one part of L2 serves %2 sectors, one "
    "after another, in %3, at %4 per microsecond.");
inline constexpr MessageId kArithmetic =
    Message::text("Arithmetic limits this kernel on the %1 (modelled): %2 operations take %3 at the peak of %4.");
inline constexpr MessageId kLaunch = Message::text(
    "The launch limits this kernel on the %1 (modelled): it takes %2, and the rest only %3 (mostly %4). With more work "
    "per launch, the kernel itself matters more.");
inline constexpr MessageId kIssue =
    Message::text("Instruction issue limits this kernel on the %1 (modelled): it takes %2; DRAM would take %3.");
inline constexpr MessageId kLatency = Message::text(
    "Latency limits this kernel on the %1 (modelled): with the blocks that fit, latencies take %2 (rounds of loads in "
    "a block: %3); %4 takes %5.");
// The other parts of the modelled time.
inline constexpr MessageId kLaunchAdds = Message::text("The launch adds %1; total %2.");
inline constexpr MessageId kRestAdds = Message::text("Partly hidden work adds %1 and the launch %2; total %3.");
inline constexpr MessageId kBlockStarts =
    Message::text("Starting blocks limits this kernel on the %1 (modelled): %2 blocks take %3; %4 takes %5.");
inline constexpr MessageId kMeasuredBelowModel =
    Message::text("It takes %1 (%2); the model predicts %4 for %3 alone, which is too much here.");
inline constexpr MessageId kMeasuredAgainstCounts =
    Message::text("It takes %1 (%2); by its counts, %3 alone takes %4, %5 of that.");

// Measurements without counts.
inline constexpr MessageId kShareOfCopy =
    Message::text("It reaches %1, %2 of the device's own copy, which reaches %3.");
inline constexpr MessageId kShareOfPeak = Message::text("It reaches %1, %2 of the peak of %3.");
// Source of a time; shown in parentheses.
inline constexpr MessageId kFromHere = Message::text("measured");
inline constexpr MessageId kFromRecording = Message::text("recorded");
inline constexpr MessageId kMeasured = Message::text("It takes %1 (%2).");
inline constexpr MessageId kSimulateToCount =
    Message::text("A run on the %1 (modelled) shows why, because it counts each access.");
inline constexpr MessageId kCannotCount =
    Message::text("The simulator could show why, but cannot run this variant: %1.");
inline constexpr MessageId kOnCpu = Message::text("This variant ran on the CPU, which counts nothing.");
inline constexpr MessageId kNotTimed = Message::text("This result has no time, so there is nothing to explain.");
inline constexpr MessageId kFailed = Message::text("This run failed, so there is nothing to explain: %1");

// What the next variant, titled %1, changes.
inline constexpr MessageId kNextFewer = Message::text("Next variant, %1: %2 fall from %3 to %4, %5 times fewer.");
inline constexpr MessageId kNextNone = Message::text("Next variant, %1: %2 fall from %3 to none.");
inline constexpr MessageId kNextMore = Message::text("Next variant, %1: %2 rise from %3 to %4, %5 times as many.");
inline constexpr MessageId kNextFirst = Message::text("Next variant, %1: %2 rise from none to %3.");
inline constexpr MessageId kNextLanes =
    Message::text("Next variant, %1: on average %2 lanes of a warp work instead of %3.");
inline constexpr MessageId kNextFaster = Message::text("Next variant, %1: %2 (%3) instead of %4, %5 times as fast.");
inline constexpr MessageId kNextSlower = Message::text("Next variant, %1: %2 instead of %3, no faster here.");
inline constexpr MessageId kFasterHere = Message::text("Faster here, %1: %2 instead of %3, %4 times as fast.");
inline constexpr MessageId kNextSame = Message::text("Next variant, %1: the same counts. %2");
inline constexpr MessageId kNextIdea = Message::text("Next variant, %1: %2");

// Differences from a result that the user chose, whose variant has title %1.
inline constexpr MessageId kAgainstElsewhere = Message::text("More than the kernel differs: %1 here, %2 there.");
inline constexpr MessageId kAgainstModelled =
    Message::text("One of the two times is modelled and the other is not: their ratio is a hint only.");
inline constexpr MessageId kAgainstFaster = Message::text("Compared with %1: %2 instead of %3, %4 times as fast.");
inline constexpr MessageId kAgainstSlower = Message::text("Compared with %1: %2 instead of %3, %4 times as long.");
inline constexpr MessageId kAgainstEqual = Message::text("Compared with %1: the same time, %2.");
inline constexpr MessageId kAgainstFewer = Message::text("Compared with %1: %2 fall from %3 to %4, %5 times fewer.");
inline constexpr MessageId kAgainstNone = Message::text("Compared with %1: %2 fall from %3 to none.");
inline constexpr MessageId kAgainstMore = Message::text("Compared with %1: %2 rise from %3 to %4, %5 times as many.");
inline constexpr MessageId kAgainstFirst = Message::text("Compared with %1: %2 rise from none to %3.");
inline constexpr MessageId kAgainstLanes =
    Message::text("Compared with %1: on average %2 lanes of a warp work instead of %3.");
inline constexpr MessageId kAgainstSame = Message::text("Compared with %1: the counts are the same.");
// Hardware counts, if there are no simulated ones: a list of names with counts.
inline constexpr MessageId kHardwareCounts = Message::text("By the hardware's counters: %1.");
inline constexpr MessageId kCountOf = Message::text("%1 (%2)");
inline constexpr MessageId kListed = Message::text("%1, %2");
inline constexpr MessageId kHardwareLacks = Message::text(
    "The hardware's counts do not show waste, such as bytes that no lane requests: a run on the %1 (modelled) does.");

// Other measurements of Nsight Compute.
inline constexpr MessageId kMeasuredTraffic = Message::text(
    "Measured by Nsight Compute: the kernel read %1 from DRAM and wrote %2, at %3; the hit rate was %4 in L2 and %5 in "
    "L1.");
inline constexpr MessageId kMeasuredWarps =
    Message::text("On average %1 of a multiprocessor's warp slots were in use. Its warps spent their time %2.");
/// In the order of kWarpStates.
inline constexpr std::array<MessageId, kWarpStates.size()> kWarpStateNames{
    Message::text("issuing instructions"),
    Message::text("waiting for global or local memory"),
    Message::text("waiting for shared memory"),
    Message::text("waiting at barriers"),
    Message::text("waiting for the previous instruction"),
    Message::text("waiting for arithmetic units"),
    Message::text("ready while another warp issued"),
    Message::text("waiting to issue requests to global memory"),
    Message::text("waiting to issue requests to shared memory"),
    Message::text("waiting to issue texture requests"),
    Message::text("waiting for instruction fetch"),
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
