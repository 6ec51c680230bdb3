// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compute/cuda/cuda_language_kernels.h"

/// Kernels in plain CUDA with cooperative groups.
namespace cuda_language {

/// A thread's view of a tile of 32, 16, 8, 4, 2 or 1.
struct TileView {
  unsigned size, rank, part, parts;
  int down, up, crossed, indexed;  ///< shuffles of its number in the block, by 1, 1, 1 and from rank 0
  int any, all;                    ///< votes: its number is divisible by 3
  unsigned ballot, same, allSame;  ///< ballot of that vote; matches of its number / 2
  int sum, least, greatest, bits;
  float realSum;  ///< sum of 0.1f times its number, plus 1e6f at rank 0
  int inclusive, exclusive, exclusiveMost;
  double wide;   ///< the middle of three doubles, from the next rank
  short narrow;  ///< a short, by xor 1
};
void tiles(const Launch& launch, unsigned threads, unsigned size, TileView* out);
/// Tiles of tiles: of 4 in 16 in the block; rank, part and parts of each: out[6 * thread + 0..5].
void nestedTiles(const Launch& launch, unsigned threads, unsigned* out);

/// A lane's view of the lanes that took its branch.
struct CoalescedView {
  unsigned size, rank;
  int next, previous, first;
  unsigned ballot, same;
  int sum, inclusive, exclusive, least;
  float realSum;
  unsigned halfRank, halfSize, halfPart;  ///< tiled in parts of 4
};
void coalesced(const Launch& launch, unsigned branch, CoalescedView* out);
/// Parts by label (values[lane]) and by whether that is odd: size, rank, part, parts of each: out[8 * lane + 0..7].
void partitions(const Launch& launch, const int* values, unsigned* out);

/// Sums of 0..threads-1 in the block and in parts of `size`, by a function that takes any thread_group.
void anyGroup(const Launch& launch, unsigned threads, unsigned size, int* blockSum, int* partSums);
/// Each thread's position in block and grid, from groups: out[10 * thread + 0..9].
void places(const Launch& launch, const Shape& shape, unsigned long long* out);
/// Each block adds up its numbers; after a grid barrier, each adds up the sums of all blocks.
void gridSum(const Launch& launch, unsigned blocks, unsigned threads, int* partial, int* out);
/// Copies `count` elements through shared memory by memcpy_async.
void asyncCopies(const Launch& launch, unsigned threads, int count, const float* in, const short* shorts, float* out);

}  // namespace cuda_language
