// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "simulator/simulated_launcher.h"

/// Kernels that each use one feature of the kernel language, compiled like the catalogue's. Each function launches one
/// of them.
namespace language_kernels {

using Launcher = warpbench::simulator::SimulatedLauncher;

/// out[0] = the value of a[0] before 5 is stored in it.
void copyStaysAsItWas(Launcher& device, float* a, float* out);
/// out[i] = a[i] through `&a[i]`, `a + i` and an lvalue, plus max(a[i], 0.f); 32 lanes.
void addressesAndMaximum(Launcher& device, float* a, float* out);
/// out[i] = the x of vector i; read as a member.
void memberOfVector(Launcher& device, float* a, float* out);
/// out[i] = sum of vector i; read whole.
void wholeVector(Launcher& device, const float* a, float* out);
void tooManyInLockstep(Launcher& device, const float* a, float* out);
/// a[i] += 1, a[i] *= 2, ++a[i], a[i]--, each a load and a store.
void compoundAssignments(Launcher& device, int* a);
/// Each lane adds its number to sum[0]; nothing uses the old value.
void addWithoutLooking(Launcher& device, int* sum);
void addWithoutLooking(Launcher& device, float* sum);
/// Each lane adds 1 to count[0] and keeps the old value.
void addAndLook(Launcher& device, int* count, int* old);
/// Block sum of 0..threads-1 by a tree in dynamic shared memory.
void dynamicSharedTree(Launcher& device, int* out, int threads);
/// The warp's sum by each kind of shuffle: down, xor, up and indexed.
void shuffles(Launcher& device, int* out);
/// out[i] = coefficient[i % 4] + coefficient[1].
void constants(Launcher& device, const float* coefficients, float* out);
/// out[i] = x / divisor * 100 + x % divisor, with x = i + 1000; if i is a multiple of 7, (x + 1) % (divisor + 1). T is
/// int, unsigned or std::int64_t.
template <typename T>
void divideBy(Launcher& device, T divisor, T* out, int threads);
/// Threads beyond `alive` return before the others' barrier.
void earlyReturn(Launcher& device, int* out, int threads, int alive);
/// Lane 0 waits for its warp, the others for the block.
void mixedBarriers(Launcher& device);
/// Never ends, owns an object with a destructor, and requests its own stop once it runs.
void endless(Launcher& device, std::stop_source& stop);
/// One of three blocks never ends, and keeps loading shared memory.
void endlessBlock(Launcher& device, unsigned block, bool lockstep);
/// Each thread tests `perThread` points and adds 1 to hits for each point in the circle, as courses compute pi.
void countHits(Launcher& device, const float* xs, const float* ys, int* hits, int perThread, int blocks, int threads);
/// Each thread makes a different number of steps, with a store in each.
void ownTripCount(Launcher& device, const int* trips, int* out);
/// Two shared arrays in one block do not overlap: out is 1 if they kept their values.
void twoSharedArrays(Launcher& device, int* out);
/// Sums rows of a 2-D shared array filled by the block, one access each for read and write.
void sharedRowsAndColumns(Launcher& device, float* out);
/// Warp 0 waits for a flag in shared memory that warp 1 sets after `steps` steps.
void flagBetweenWarps(Launcher& device, int* out, int steps);
/// Each thread adds 1 to counter[0], without an atomic, while it holds the lock lock[0].
void lockedCounter(Launcher& device, int* lock, int* counter, int blocks, int threads);
/// Block b waits for flags[b - 1], stores sums[b] = sums[b - 1] + 1 and sets flags[b].
void lookBack(Launcher& device, int* flags, int* sums, int blocks);
/// out[i] = i!, by a function that calls itself; lane i goes i deep.
void factorials(Launcher& device, int* out);
/// A function that calls itself endlessly.
void bottomless(Launcher& device, int* out);
/// out[i] = a[i] by one function or its negative by another, chosen by the lane and called through a pointer.
void throughPointers(Launcher& device, const int* a, int* out);
/// Each lane loads through a pointer: to global memory in even lanes, to shared memory in odd ones.
void genericPointers(Launcher& device, const int* a, int* out);
/// block.x * block.y * block.z threads write their coordinates.
void coordinates(Launcher& device, int* out, warpbench::simulator::LaunchShape shape);

}  // namespace language_kernels
