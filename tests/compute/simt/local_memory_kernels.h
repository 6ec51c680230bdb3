// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/simulated_launcher.h"

/// Kernels that copy values wider than a register, or have private arrays, compiled like the catalogue's. Each function
/// launches one of them.
namespace local_memory_kernels {

using Launcher = warpbench::simulator::SimulatedLauncher;

/// A structure of three floats, copied whole; one of four doubles.
void wideCopies(Launcher& device, const float* a, float* out, const double* b, double* wideOut);
/// Each of `threads` threads stores in[0 .. count) in a private array and loads the selected element.
void ownArray(Launcher& device, const float* in, const int* index, float* out, int count, int threads);
void ownArray(Launcher& device, const double* in, const int* index, double* out, int count, int threads);
void ownArray(Launcher& device, const char* in, const int* index, char* out, int count, int threads);
/// The sum of m[i][j] m[j][i] of a matrix of 4 x 4, `turns` times, from an array whose indices are all known after
/// loops of constant length are unrolled.
void ownMatrix(Launcher& device, const float* m, float* out, int turns);
/// Copies `rows` x `columns` elements of a matrix of 8 x 8 through the single thread's private array. Both loops of 8
/// iterations contain a branch.
void ownTile(Launcher& device, const float* m, float* out, int rows, int columns);
/// out[i] = element index[i] of an array that is part of an argument.
void indexedArgument(Launcher& device, const int* index, int* out);
/// Each lane copies 48 private bytes by memcpy and sets the next 12 to 7 by memset: 60 bytes per lane.
void copiedBytes(Launcher& device, const int* in, int* out);
/// Does this for `bytes` bytes per lane, 8 apart.
void copiedBytes(Launcher& device, const char* in, char* out, int bytes);
/// out[i] = the bits of a[i], by memcpy.
void copiedBits(Launcher& device, const float* a, unsigned* out);

}  // namespace local_memory_kernels
