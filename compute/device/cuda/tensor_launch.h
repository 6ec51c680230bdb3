// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>

namespace warpbench::cuda {

/// What the copy engine of compute capability 9.0 is told of a matrix in device memory: numbers of 16 bits, `columns`
/// of them in each of `rows` rows, fetched and stored in boxes of `boxRows` x `boxColumns` whose rows of 128 bytes have
/// their pieces of 16 bytes exchanged (CUDA Driver API, "Tensor Map Object Management"). A row is a multiple of 16
/// bytes.
/// @throws DeviceError where the driver refuses, or is too old to have tensor maps.
CUtensorMap tensorMap(const void* matrix, int rows, int columns, int boxRows, int boxColumns);

/// @throws DeviceError where the current device is not of compute capability 9.x: code for sm_90a runs on no other.
void requireWarpGroups();

/// How many clusters of `blocks` blocks of this shape the current device holds at a time.
int residentClusters(const void* kernel, int blocks, int threads, int sharedBytes);

}  // namespace warpbench::cuda
