// SPDX-License-Identifier: GPL-3.0-or-later
#include "compute/cuda/cuda_group_kernels.h"

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cuda_runtime.h>

namespace cg = cooperative_groups;

// All kernels use the same name for dynamic shared memory: the simulator's.
namespace warpbench {
inline namespace simt {
extern __shared__ unsigned char dynamicShared[];
}
}  // namespace warpbench

namespace cuda_language {
namespace {

template <typename Tile>
__device__ void viewOf(const Tile& tile, TileView* out) {
  const int number = static_cast<int>(cg::this_thread_block().thread_rank());
  TileView view;
  view.size = tile.size();
  view.rank = tile.thread_rank();
  view.part = tile.meta_group_rank();
  view.parts = tile.meta_group_size();
  view.down = tile.shfl_down(number, 1);
  view.up = tile.shfl_up(number, 1);
  view.crossed = tile.shfl_xor(number, 1);
  view.indexed = tile.shfl(number, 0);
  view.any = tile.any(number % 3 == 0) != 0;
  view.all = tile.all(number % 3 == 0) != 0;
  view.ballot = tile.ballot(number % 3 == 0);
  view.same = tile.match_any(number / 2);
  int alike = 0;
  view.allSame = tile.match_all(number / 2, alike);
  if ((view.allSame != 0) != (alike != 0)) view.allSame = 12345;
  view.sum = cg::reduce(tile, number, cg::plus<int>());
  view.least = cg::reduce(tile, -number, cg::less<int>());
  view.greatest = cg::reduce(tile, number, cg::greater<int>());
  view.bits = cg::reduce(tile, number, cg::bit_xor<int>()) | cg::reduce(tile, number, cg::bit_or<int>()) << 10 |
              cg::reduce(tile, number, cg::bit_and<int>()) << 20;
  const float real = tile.thread_rank() == 0 ? 1e6f : number * 0.1f;
  view.realSum = cg::reduce(tile, real, [](float a, float b) { return a + b; });
  view.inclusive = cg::inclusive_scan(tile, number);
  view.exclusive = cg::exclusive_scan(tile, number, cg::plus<int>());
  view.exclusiveMost = cg::exclusive_scan(tile, number, cg::greater<int>());
  const double3 three = tile.shfl_down(make_double3(1, number, 2), 1);
  view.wide = three.y + (three.x == 1 && three.z == 2 ? 0 : 1000);
  view.narrow = tile.shfl_xor(static_cast<short>(-number), 1);
  tile.sync();
  *out = view;
}
template <unsigned size>
__global__ void tileKernel(TileView* out) {
  const cg::thread_block block = cg::this_thread_block();
  const auto tile = cg::tiled_partition<size>(block);
  viewOf(tile, out + block.thread_rank());
  // A tile gives the same result for any parent.
  const cg::thread_block_tile<size> plain = tile;
  if (plain.meta_group_rank() != tile.meta_group_rank()) out[block.thread_rank()].size = 0;
}
__global__ void nestedKernel(unsigned* out) {
  const cg::thread_block block = cg::this_thread_block();
  const cg::thread_block_tile<16> outer = cg::tiled_partition<16>(block);
  const auto inner = cg::tiled_partition<4>(outer);
  unsigned* const own = out + 6 * block.thread_rank();
  own[0] = outer.thread_rank();
  own[1] = outer.meta_group_rank();
  own[2] = outer.meta_group_size();
  own[3] = inner.thread_rank();
  own[4] = inner.meta_group_rank();
  own[5] = inner.meta_group_size();
}

__global__ void coalescedKernel(unsigned branch, CoalescedView* out) {
  const int lane = threadIdx.x;
  if ((branch >> lane & 1) == 0) return;
  const cg::coalesced_group active = cg::coalesced_threads();
  CoalescedView view;
  view.size = active.size();
  view.rank = active.thread_rank();
  view.next = active.shfl_down(lane, 1);
  view.previous = active.shfl_up(lane, 1);
  view.first = active.shfl(lane, 0);
  view.ballot = active.ballot(lane % 2);
  view.same = active.match_any(lane % 3);
  view.sum = cg::reduce(active, lane, cg::plus<int>());
  view.least = cg::reduce(active, -lane, cg::less<int>());
  view.inclusive = cg::inclusive_scan(active, lane, cg::plus<int>());
  view.exclusive = cg::exclusive_scan(active, lane);
  view.realSum = cg::reduce(active, active.thread_rank() == 0 ? 1e6f : lane * 0.1f, cg::plus<float>());
  const cg::coalesced_group part = cg::tiled_partition(active, 4);
  view.halfRank = part.thread_rank();
  view.halfSize = part.size();
  view.halfPart = part.meta_group_rank();
  active.sync();
  out[lane] = view;
}
__global__ void partitionKernel(const int* values, unsigned* out) {
  const int lane = threadIdx.x;
  const auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  const auto labeled = cg::labeled_partition(tile, values[lane]);
  const auto odd = cg::binary_partition(tile, (values[lane] & 1) != 0);
  unsigned* const own = out + 8 * lane;
  own[0] = labeled.size(), own[1] = labeled.thread_rank();
  own[2] = labeled.meta_group_rank(), own[3] = labeled.meta_group_size();
  own[4] = odd.size(), own[5] = odd.thread_rank(), own[6] = odd.meta_group_rank(), own[7] = odd.meta_group_size();
}

/// NVIDIA's first example of a group: any group computes a sum in `scratch`, for rank 0.
__device__ int sumOf(const cg::thread_group& group, int* scratch, int value) {
  const int rank = static_cast<int>(group.thread_rank());
  for (int i = static_cast<int>(group.size()) / 2; i > 0; i /= 2) {
    scratch[rank] = value;
    group.sync();
    if (rank < i) value += scratch[rank + i];
    cg::sync(group);
  }
  return value;
}
__global__ void anyKernel(unsigned size, int* blockSum, int* partSums) {
  const cg::thread_block block = cg::this_thread_block();
  const int number = static_cast<int>(block.thread_rank());
  int* const dynamicValues = reinterpret_cast<int*>(warpbench::dynamicShared);
  const int sum = sumOf(block, dynamicValues, number);
  if (number == 0) *blockSum = sum;
  block.sync();
  const cg::thread_group part = cg::tiled_partition(block, size);
  const int partSum = sumOf(part, dynamicValues + number / static_cast<int>(size) * static_cast<int>(size), number);
  if (part.thread_rank() == 0) partSums[number / static_cast<int>(size)] = partSum;
}

__global__ void placeKernel(unsigned long long* out) {
  const cg::thread_block block = cg::this_thread_block();
  const cg::grid_group grid = cg::this_grid();
  unsigned long long* const own = out + 10 * grid.thread_rank();
  own[0] = block.thread_rank(), own[1] = block.size(), own[2] = block.group_index().x, own[3] = block.thread_index().x;
  own[4] = grid.thread_rank(), own[5] = grid.size(), own[6] = grid.num_blocks(), own[7] = grid.block_rank();
  own[8] = block.dim_threads().x, own[9] = grid.dim_blocks().x;
}
__global__ void gridKernel(int* partial, int* out) {
  const cg::grid_group grid = cg::this_grid();
  __shared__ int sum;
  if (threadIdx.x == 0) sum = 0;
  __syncthreads();
  atomicAdd(&sum, static_cast<int>(grid.thread_rank()));
  __syncthreads();
  if (threadIdx.x == 0) partial[blockIdx.x] = sum;
  grid.sync();
  int total = 0;
  for (unsigned i = 0; i < gridDim.x; ++i) total += partial[i];
  out[grid.thread_rank()] = total;
}

__global__ void copyKernel(int count, const float* in, const short* shorts, float* out) {
  __shared__ float values[256];
  __shared__ short small[256];
  const cg::thread_block block = cg::this_thread_block();
  cg::memcpy_async(block, values, in, sizeof(float) * count);
  cg::memcpy_async(block, small, 256, shorts, count);
  cg::wait(block);
  for (int i = block.thread_rank(); i < count; i += block.size()) out[i] = values[count - 1 - i] + small[i];
  const auto tile = cg::tiled_partition<8>(block);
  block.sync();
  if (tile.meta_group_rank() == 0) {
    cg::memcpy_async(tile, values, in + 1, sizeof(float) * 3);
    cg::wait_prior<0>(tile);
    if (tile.thread_rank() < 3) out[count + tile.thread_rank()] = values[tile.thread_rank()];
  }
}

}  // namespace

void tiles(const Launch& launch, unsigned threads, unsigned size, TileView* out) {
  const Shape shape{1, threads};
  if (size == 32) launch(shape, [=] { tileKernel<32>(out); });
  if (size == 16) launch(shape, [=] { tileKernel<16>(out); });
  if (size == 8) launch(shape, [=] { tileKernel<8>(out); });
  if (size == 4) launch(shape, [=] { tileKernel<4>(out); });
  if (size == 2) launch(shape, [=] { tileKernel<2>(out); });
  if (size == 1) launch(shape, [=] { tileKernel<1>(out); });
}
void nestedTiles(const Launch& launch, unsigned threads, unsigned* out) {
  launch({1, threads}, [=] { nestedKernel(out); });
}
void coalesced(const Launch& launch, unsigned branch, CoalescedView* out) {
  launch({}, [=] { coalescedKernel(branch, out); });
}
void partitions(const Launch& launch, const int* values, unsigned* out) {
  launch({}, [=] { partitionKernel(values, out); });
}
void anyGroup(const Launch& launch, unsigned threads, unsigned size, int* blockSum, int* partSums) {
  launch({1, threads, threads * sizeof(int)}, [=] { anyKernel(size, blockSum, partSums); });
}
void places(const Launch& launch, const Shape& shape, unsigned long long* out) {
  launch(shape, [=] { placeKernel(out); });
}
void gridSum(const Launch& launch, unsigned blocks, unsigned threads, int* partial, int* out) {
  launch({blocks, threads}, [=] { gridKernel(partial, out); });
}
void asyncCopies(const Launch& launch, unsigned threads, int count, const float* in, const short* shorts, float* out) {
  launch({1, threads}, [=] { copyKernel(count, in, shorts, out); });
}

}  // namespace cuda_language
