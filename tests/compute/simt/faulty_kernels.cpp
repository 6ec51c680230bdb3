// SPDX-License-Identifier: GPL-3.0-or-later
#include "compute/simt/faulty_kernels.h"

#include <map>
#include <string>

#include "families/shared/launches.h"
#include "simulator/cuda/language/cuda_language.h"

namespace warpbench {
inline namespace WARPBENCH_TARGET {
namespace {

#include "compute/simt/faulty_copies.cuh"

// Two blocks of 64 threads each, for 100 elements.

__global__ void cleanCopy(const float* in, float* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 100) out[i] = in[i];
}

__global__ void storeBehind(const float* in, float* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float value = i < 100 ? in[i] : 0;
  if (i <= 100) out[i] = value;  // storeBehind
}

__global__ void loadBefore(const float* in, float* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 100) out[i] = in[i - 1];  // loadBefore
}

__global__ void lastIsForgotten(const float* in, float* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 99) out[i] = in[i];  // lastIsForgotten
}

__global__ void sharedRowTooMany(const float* in, float* out) {
  __shared__ float tile[2][32];
  __shared__ float other[2][32];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  other[threadIdx.x / 32][threadIdx.x % 32] = 0;
  tile[threadIdx.x / 32 * 2][threadIdx.x % 32] = i < 100 ? in[i] : 0;  // sharedRowTooMany
  const float value = threadIdx.x < 32 ? tile[0][threadIdx.x] : in[i % 100];
  if (i < 100) out[i] = value + other[threadIdx.x / 32][threadIdx.x % 32];
}

// Unused: it would be a store to the simulator's memory.
__global__ void sharedFarOutside(const float* in, float* out) {
  __shared__ float tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x] = i < 100 ? in[i] : 0;
  tile[threadIdx.x + 1'000'000'000] = 1;  // sharedFarOutside
  if (i < 100) out[i] = tile[threadIdx.x];
}

__global__ void sharedNeverWritten(const float* in, float* out) {
  __shared__ float tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x != 7) tile[threadIdx.x] = i < 100 ? in[i] : 0;
  __syncthreads();
  if (i < 100) out[i] = tile[threadIdx.x];  // sharedNeverWritten
}

__global__ void outputReadFirst(const float* in, float* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 100) out[i] = out[i] + in[i];  // outputReadFirst
}

__global__ void reversed(const float* in, float* out) {
  __shared__ float tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x] = i < 100 ? in[i] : 0;
  __syncthreads();
  const float value = tile[63 - threadIdx.x];
  if (i < 100) out[i] = value;
}

__global__ void reversedWithoutBarrier(const float* in, float* out) {
  __shared__ float tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x] = i < 100 ? in[i] : 0;     // reversedWithoutBarrier stores
  const float value = tile[63 - threadIdx.x];  // reversedWithoutBarrier
  if (i < 100) out[i] = value;
}

__global__ void neighbourInWarp(const float* in, float* out) {
  __shared__ float tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x] = i < 100 ? in[i] : 0;
  __syncwarp();
  const float value = tile[threadIdx.x ^ 1];
  if (i < 100) out[i] = value;
}

__global__ void neighbourInWarpWithoutBarrier(const float* in, float* out) {
  __shared__ float tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x] = i < 100 ? in[i] : 0;    // neighbourInWarpWithoutBarrier stores
  const float value = tile[threadIdx.x ^ 1];  // neighbourInWarpWithoutBarrier
  if (i < 100) out[i] = value;
}

// A barrier of the warp orders nothing between warps.
__global__ void otherWarpBehindSyncwarp(const float* in, float* out) {
  __shared__ float tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x] = i < 100 ? in[i] : 0;  // otherWarpBehindSyncwarp stores
  __syncwarp();
  const float value = tile[threadIdx.x ^ 32];  // otherWarpBehindSyncwarp
  if (i < 100) out[i] = value;
}

__global__ void bothBlocksStore(const float* in, float* out) {
  const int i = threadIdx.x;
  out[i] = in[i] + blockIdx.x;  // bothBlocksStore
}

// Blocks may pass words by volatile accesses to global memory, but lanes still need a barrier for shared memory.
__global__ void bothBlocksStoreVolatile(const float* in, float* out) {
  const int i = threadIdx.x;
  volatile float* const word = out + i;
  *word = in[i];
  if (i < 100) *word = *word;
}
__global__ void otherWarpByVolatile(const float* in, float* out) {
  __shared__ volatile float tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x] = i < 100 ? in[i] : 0.0f;
  const float value = tile[threadIdx.x ^ 32];  // otherWarpByVolatile
  if (i < 100) out[i] = value;
}

__global__ void atomicAndPlain(const float* in, float* out) {
  if (threadIdx.x == 0) out[0] = in[0];              // atomicAndPlain stores
  if (threadIdx.x == 33) atomicAdd(&out[0], in[1]);  // atomicAndPlain
}

__global__ void atomicsOnly(const float* in, float* out) { atomicAdd(&out[1], in[threadIdx.x]); }

// Four lanes store to different bytes of one word.
__global__ void bytesOfOneWord(const float* in, float* out) {
  const auto from = reinterpret_cast<const unsigned char*>(in);
  const auto to = reinterpret_cast<unsigned char*>(out);
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < 400; i += gridDim.x * blockDim.x) to[i] = from[i];
}

__global__ void barrierForHalf(const float* in, float* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 100) out[i] = in[i];
  if (threadIdx.x >= 32) return;
  __syncthreads();  // barrierForHalf
}

__global__ void twoBarriers(const float* in, float* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 100) out[i] = in[i];
  if (threadIdx.x < 32)
    __syncthreads();  // twoBarriers
  else
    __syncthreads();  // twoBarriers other
}

__global__ void lanesThatNeverCome(const float* in, float* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 100) out[i] = in[i];
  if (threadIdx.x == 0)
    __syncwarp();  // lanesThatNeverCome
  else
    __syncthreads();
}

__global__ void misalignedVector(const float* in, float* out) {
  const float2 pair = reinterpret_cast<const float2*>(in + 1)[threadIdx.x];  // misalignedVector
  out[blockIdx.x * 50 + threadIdx.x % 50] = pair.x;
}

// The last block to finish adds up the blocks' published values.
template <bool fence>
__device__ void sumByLastBlock(const float* in, float* out, int* ticket) {
  __shared__ int number;
  if (threadIdx.x == 0) {
    out[blockIdx.x] = in[blockIdx.x];  // withoutFence
    if constexpr (fence) __threadfence();
    const int before = atomicAdd(&ticket[0], 1);
    number = before;
  }
  __syncthreads();
  if (number == 1 && threadIdx.x == 0) {
    const float first = out[0];
    out[2] = first + out[1];
  }
}
__global__ void withFence(const float* in, float* out, int* ticket) { sumByLastBlock<true>(in, out, ticket); }
__global__ void withoutFence(const float* in, float* out, int* ticket) { sumByLastBlock<false>(in, out, ticket); }

// The host sets three of them.
__constant__ float weights[4];

__global__ void weighted(const float* in, float* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 100) out[i] = in[i] * weights[i % 3];
}

__global__ void weightBehind(const float* in, float* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 100) out[i] = in[i] * weights[i % 5];  // weightBehind
}

__global__ void weightNotSet(const float* in, float* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 100) out[i] = in[i] * weights[i % 4];  // weightNotSet
}

// A block's 64 ones and their expected values. The problem treats a negative number as a wrong result.
template <int count, int expected>
__device__ void sumOfTile(const float* in, float* out) {
  __shared__ float tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x] = i < 100 ? in[i] : 1;  // lastOfTileUnread
  __syncthreads();
  float sum = -expected;
  for (int k = 0; k < count; ++k) sum += tile[k];  // lastOfTileUnread reads
  if (i < 100) out[i] = sum;
}
__global__ void wholeTileRead(const float* in, float* out) { sumOfTile<64, 64>(in, out); }
__global__ void lastOfTileUnread(const float* in, float* out) { sumOfTile<63, 64>(in, out); }
__global__ void lastOfTileNotNeeded(const float* in, float* out) { sumOfTile<63, 63>(in, out); }

__global__ void scratchUnread(const float* in, float* out, int* scratch) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i == 0) scratch[1] = 7;  // scratchUnread
  if (i < 100) out[i] = -in[i];
}

// A thread's own atomic follows its store directly; other threads' atomics may precede it.
template <bool barrier>
__device__ void countInBlock(const float* in, float* out) {
  if (threadIdx.x == 0) out[98 + blockIdx.x] = 0;  // storeThenAtomic stores
  if constexpr (barrier) __syncthreads();
  atomicAdd(&out[98 + blockIdx.x], in[threadIdx.x]);  // storeThenAtomic
}
__global__ void atomicBehindBarrier(const float* in, float* out) { countInBlock<true>(in, out); }
__global__ void storeThenAtomic(const float* in, float* out) { countInBlock<false>(in, out); }

// Half of 0 is 0.
template <int least>
__device__ void halves(const float* in, float* out) {
  __shared__ float tile[64];
  const int thread = threadIdx.x;
  const int i = blockIdx.x * blockDim.x + thread;
  tile[thread] = i < 100 ? in[i] : 0;
  __syncthreads();
  for (int stride = 32; stride >= least; stride /= 2) {
    if (thread < stride) tile[thread] += tile[thread + stride];
    __syncthreads();  // halvesForEver
  }
  if (i < 100) out[i] = tile[0];
}
__global__ void halvesToOne(const float* in, float* out) { halves<1>(in, out); }
__global__ void halvesForEver(const float* in, float* out) { halves<0>(in, out); }

// Nothing stores to the awaited address, and no thread reaches a barrier.
__global__ void waitsForEver(const float* in, float* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  while (in[0] != 0) {  // waitsForEver
  }
  if (i < 100) out[i] = in[i];
}

// Practically endless, without a memory access.
__global__ void countsForEver(const float* in, float* out) {
  unsigned number = in[threadIdx.x] > 0 ? 1 : 2;
  while (number != 0) number = number * 5 + 7;  // countsForEver
  out[threadIdx.x] = static_cast<float>(number);
}

// The last warp's store follows the first one's additions here, but may precede them.
__global__ void zeroComesLate(const float* in, float* out) {
  __shared__ int count;
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x == 63) count = 0;  // zeroComesLate stores
  atomicAdd(&count, 1);              // zeroComesLate
  __syncthreads();
  if (i < 100) out[i] = in[i] + static_cast<float>(count);
}

template <typename... Parameters>
simulator::SimulatedLaunch launchOn64Threads(void (*kernel)(Parameters...)) {
  return [kernel](simulator::SimulatedLauncher& device, const Arguments& arguments) {
    const auto in = global<const float>(arguments, "in");
    const auto out = global<float>(arguments, "out");
    constexpr float kWeights[] = {1, 2, 3};
    device.setConstant(weights, kWeights, std::size(kWeights));
    if constexpr (sizeof...(Parameters) == 3) {
      int* const scratch = device.workspace<int>("scratch", 2);
      device.fill(scratch, 2, 0);
      device.launch(kernel, {dim3(2), dim3(64)}, in, out, scratch);
    } else {
      device.launch(kernel, {dim3(2), dim3(64)}, in, out);
    }
  };
}

const std::map<std::string, simulator::SimulatedLaunch>& launches() {
  static const std::map<std::string, simulator::SimulatedLaunch> all{
      {"cleanCopy", launchOn64Threads(cleanCopy)},
      {"storeBehind", launchOn64Threads(storeBehind)},
      {"loadBefore", launchOn64Threads(loadBefore)},
      {"lastIsForgotten", launchOn64Threads(lastIsForgotten)},
      {"sharedRowTooMany", launchOn64Threads(sharedRowTooMany)},
      {"sharedFarOutside", launchOn64Threads(sharedFarOutside)},
      {"sharedNeverWritten", launchOn64Threads(sharedNeverWritten)},
      {"outputReadFirst", launchOn64Threads(outputReadFirst)},
      {"reversed", launchOn64Threads(reversed)},
      {"reversedWithoutBarrier", launchOn64Threads(reversedWithoutBarrier)},
      {"neighbourInWarp", launchOn64Threads(neighbourInWarp)},
      {"neighbourInWarpWithoutBarrier", launchOn64Threads(neighbourInWarpWithoutBarrier)},
      {"otherWarpBehindSyncwarp", launchOn64Threads(otherWarpBehindSyncwarp)},
      {"bothBlocksStore", launchOn64Threads(bothBlocksStore)},
      {"bothBlocksStoreVolatile", launchOn64Threads(bothBlocksStoreVolatile)},
      {"otherWarpByVolatile", launchOn64Threads(otherWarpByVolatile)},
      {"atomicAndPlain", launchOn64Threads(atomicAndPlain)},
      {"atomicsOnly", launchOn64Threads(atomicsOnly)},
      {"bytesOfOneWord", launchOn64Threads(bytesOfOneWord)},
      {"barrierForHalf", launchOn64Threads(barrierForHalf)},
      {"twoBarriers", launchOn64Threads(twoBarriers)},
      {"lanesThatNeverCome", launchOn64Threads(lanesThatNeverCome)},
      {"misalignedVector", launchOn64Threads(misalignedVector)},
      {"withFence", launchOn64Threads(withFence)},
      {"withoutFence", launchOn64Threads(withoutFence)},
      {"weighted", launchOn64Threads(weighted)},
      {"weightBehind", launchOn64Threads(weightBehind)},
      {"weightNotSet", launchOn64Threads(weightNotSet)},
      {"wholeTileRead", launchOn64Threads(wholeTileRead)},
      {"lastOfTileUnread", launchOn64Threads(lastOfTileUnread)},
      {"lastOfTileNotNeeded", launchOn64Threads(lastOfTileNotNeeded)},
      {"scratchUnread", launchOn64Threads(scratchUnread)},
      {"atomicBehindBarrier", launchOn64Threads(atomicBehindBarrier)},
      {"storeThenAtomic", launchOn64Threads(storeThenAtomic)},
      {"copyWaitedFor", launchOn64Threads(copyWaitedFor)},
      {"copyNotWaitedFor", launchOn64Threads(copyNotWaitedFor)},
      {"copyInNoGroup", launchOn64Threads(copyInNoGroup)},
      {"copyWaitedForBehindBarrier", launchOn64Threads(copyWaitedForBehindBarrier)},
      {"copyOfAnotherWithoutBarrier", launchOn64Threads(copyOfAnotherWithoutBarrier)},
      {"storeToUnfinishedCopy", launchOn64Threads(storeToUnfinishedCopy)},
      {"bothGroupsLanded", launchOn64Threads(bothGroupsLanded)},
      {"lastGroupOnItsWay", launchOn64Threads(lastGroupOnItsWay)},
      {"halvesToOne", launchOn64Threads(halvesToOne)},
      {"halvesForEver", launchOn64Threads(halvesForEver)},
      {"waitsForEver", launchOn64Threads(waitsForEver)},
      {"countsForEver", launchOn64Threads(countsForEver)},
      {"zeroComesLate", launchOn64Threads(zeroComesLate)},
  };
  return all;
}

}  // namespace
}  // namespace WARPBENCH_TARGET
}  // namespace warpbench

const warpbench::simulator::SimulatedLaunch& faulty_kernels::launchOf(const char* name) {
  return warpbench::launches().at(name);
}
