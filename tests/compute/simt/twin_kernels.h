// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/simulated_launcher.h"

/// Kernels whose blocks do the same, or seem to. Each function launches one of them, in blocks of 64 threads.
namespace twin_kernels {

using Launcher = warpbench::simulator::SimulatedLauncher;

/// a[i] += 1 for i below n.
void increments(Launcher& device, float* a, int n, int blocks);
/// out[i] = in[index[i]]: a block's data determine its addresses.
void gathers(Launcher& device, const float* in, const int* index, float* out, int n, int blocks);
/// out[i] = in[i] + 1 or in[i] * 2: a thread's data determine which of two branches of equal length it takes.
void branches(Launcher& device, const float* in, float* out, int n, int blocks);
/// Each block adds its part of `a` and the block-th part from the end, which coincide in the middle.
void meetsItself(Launcher& device, const float* a, float* out, int blocks);
/// Counts the negative numbers of `in` with an atomic.
void countsNegatives(Launcher& device, const float* in, int* negatives, float* out, int n, int blocks);
/// Reads through a volatile pointer.
void readsVolatile(Launcher& device, const float* in, float* out, int n, int blocks);
/// A block of one thread runs a loop with a barrier, and votes.
void waitsAlone(Launcher& device, const float* in, float* out, int blocks);
/// Every other block of a runner takes another path: it reads the number of earlier blocks from shared memory.
void findsLeftovers(Launcher& device, const float* in, float* out, int blocks);
/// out[i] = the sum of a thread-private array, indexed by data.
void indexesLocal(Launcher& device, const int* index, float* out, int n, int blocks);

}  // namespace twin_kernels
