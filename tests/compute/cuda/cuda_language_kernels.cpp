// SPDX-License-Identifier: GPL-3.0-or-later
#include "compute/cuda/cuda_language_kernels.h"

#include <cuda_runtime.h>

using namespace std;  // as in many courses: min, max and abs must not become ambiguous

// All kernels use the same name for dynamic shared memory: the simulator's.
namespace warpbench {
inline namespace simt {
extern __shared__ unsigned char dynamicShared[];
}
}  // namespace warpbench

__constant__ float coefficients[4];
__constant__ const int kSquares[] = {0, 1, 4, 9};
static __constant__ unsigned odd = 7;
__device__ int counter;

namespace cuda_language {
namespace {

template <typename T>
__device__ T valueOf(int lane) {
  return static_cast<T>((lane + 1) * 0x0102030405060708LL);
}

template <typename T>
__global__ void shuffleKernel(unsigned mask, int argument, int width, T* out) {
  const int lane = threadIdx.x;
  if ((mask >> lane & 1) == 0) return;
  const T value = valueOf<T>(lane);
  out[4 * lane] = __shfl_sync(mask, value, argument, width);
  out[4 * lane + 1] = __shfl_up_sync(mask, value, argument, width);
  out[4 * lane + 2] = __shfl_down_sync(mask, value, argument, width);
  out[4 * lane + 3] = __shfl_xor_sync(mask, value, argument, width);
}

__global__ void promotedKernel(int* out) {
  const int lane = threadIdx.x;
  const short small = static_cast<short>(-lane);
  out[2 * lane] = __shfl_xor_sync(0xffffffff, small, 1);
  out[2 * lane + 1] = __shfl_xor_sync(0xffffffff, lane % 2 == 0, 1);
}

__global__ void voteKernel(unsigned mask, unsigned predicates, unsigned gone, Votes* out) {
  const int lane = threadIdx.x;
  if (((mask & ~gone) >> lane & 1) == 0) return;
  const int predicate = static_cast<int>(predicates >> lane & 1) * 256;
  out[lane].all = __all_sync(mask, predicate) != 0;
  out[lane].any = __any_sync(mask, predicate) != 0;
  out[lane].uniform = __uni_sync(mask, predicate) != 0;
  out[lane].ballot = __ballot_sync(mask, predicate);
}

template <typename T>
__global__ void matchKernel(unsigned mask, const T* values, Matches* out) {
  const int lane = threadIdx.x;
  if ((mask >> lane & 1) == 0) return;
  int alike = -1;
  out[lane].any = __match_any_sync(mask, values[lane]);
  out[lane].all = __match_all_sync(mask, values[lane], &alike);
  out[lane].alike = alike;
}

__global__ void reduceKernel(unsigned mask, unsigned gone, const int* values, Reductions* out) {
  const int lane = threadIdx.x;
  if (((mask & ~gone) >> lane & 1) == 0) return;
  const int value = values[lane];
  const unsigned bits = value;
  out[lane].add = __reduce_add_sync(mask, value);
  out[lane].min = __reduce_min_sync(mask, value);
  out[lane].max = __reduce_max_sync(mask, value);
  out[lane].unsignedAdd = __reduce_add_sync(mask, bits);
  out[lane].unsignedMin = __reduce_min_sync(mask, bits);
  out[lane].unsignedMax = __reduce_max_sync(mask, bits);
  out[lane].bitAnd = __reduce_and_sync(mask, bits);
  out[lane].bitOr = __reduce_or_sync(mask, bits);
  out[lane].bitXor = __reduce_xor_sync(mask, bits);
}

__global__ void activeKernel(unsigned branch, unsigned* out) {
  const int lane = threadIdx.x;
  if (branch >> lane & 1)
    out[lane] = __activemask();
  else
    out[lane] = ~__activemask();
}

__global__ void blockVoteKernel(int alive, int modulus, BlockVotes* out) {
  const int i = threadIdx.x;
  if (i >= alive) return;
  const int predicate = i % modulus == 0 ? -i - 1 : 0;
  out[i].count = __syncthreads_count(predicate);
  out[i].all = __syncthreads_and(predicate) != 0;
  out[i].any = __syncthreads_or(predicate) != 0;
}

// `scope` selects the plain form, _block or _system.
#define IN_EACH_SCOPE(name) \
  (scope == 0 ? name(cell, argument) : scope == 1 ? name##_block(cell, argument) : name##_system(cell, argument))

template <typename T>
__global__ void atomicKernel(Atomic atomic, int scope, AtomicCase<T> test, T* old, T* cell) {
  const T argument = test.argument;
  *cell = test.before;
  if (atomic == Atomic::Exch) *old = IN_EACH_SCOPE(atomicExch);
  if constexpr (!is_same_v<T, long long> && !is_same_v<T, double>)
    if (atomic == Atomic::Add) *old = IN_EACH_SCOPE(atomicAdd);
  if constexpr (is_integral_v<T>) {
    if (atomic == Atomic::Min) *old = IN_EACH_SCOPE(atomicMin);
    if (atomic == Atomic::Max) *old = IN_EACH_SCOPE(atomicMax);
    if (atomic == Atomic::And) *old = IN_EACH_SCOPE(atomicAnd);
    if (atomic == Atomic::Or) *old = IN_EACH_SCOPE(atomicOr);
    if (atomic == Atomic::Xor) *old = IN_EACH_SCOPE(atomicXor);
    if (atomic == Atomic::Cas)
      *old = scope == 0   ? atomicCAS(cell, test.compare, argument)
             : scope == 1 ? atomicCAS_block(cell, test.compare, argument)
                          : atomicCAS_system(cell, test.compare, argument);
    if constexpr (sizeof(T) == 4)
      if (atomic == Atomic::Sub) *old = IN_EACH_SCOPE(atomicSub);
    if constexpr (is_same_v<T, unsigned>) {
      if (atomic == Atomic::Inc) *old = IN_EACH_SCOPE(atomicInc);
      if (atomic == Atomic::Dec) *old = IN_EACH_SCOPE(atomicDec);
    }
  }
}

// long long lacks three of these functions; the others follow one by one.
__global__ void longKernel(Atomic atomic, int scope, AtomicCase<long long> test, long long* old, long long* cell) {
  const long long argument = test.argument;
  *cell = test.before;
  if (atomic == Atomic::Min) *old = IN_EACH_SCOPE(atomicMin);
  if (atomic == Atomic::Max) *old = IN_EACH_SCOPE(atomicMax);
  if (atomic == Atomic::And) *old = IN_EACH_SCOPE(atomicAnd);
  if (atomic == Atomic::Or) *old = IN_EACH_SCOPE(atomicOr);
  if (atomic == Atomic::Xor) *old = IN_EACH_SCOPE(atomicXor);
}
__global__ void doubleKernel(int scope, AtomicCase<double> test, double* old, double* cell) {
  const double argument = test.argument;
  *cell = test.before;
  *old = IN_EACH_SCOPE(atomicAdd);
}

__global__ void crowdKernel(Crowd* crowd) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&crowd->sum, i);
  atomicInc(&crowd->wrapped, 9u);
  atomicMax(&crowd->greatest, i * 3);
  atomicAdd(&crowd->wide, 1ull << 33);
  atomicAdd(&crowd->real, 1.0f);
  atomicAdd(&crowd->precise, 0.5);
  atomicOr(&crowd->bits, 1u << i % 32);
  unsigned short seen = 0;
  for (unsigned short old = 1; old != seen;) {
    old = seen;
    seen = atomicCAS(&crowd->lock, old, static_cast<unsigned short>(old + 1));
  }
}

__global__ void overloadKernel(int* out) {
  __shared__ unsigned count;
  __shared__ unsigned long long wide;
  __shared__ float real;
  count = 5;
  wide = 1;
  real = -2.0f;
  static_assert(is_same_v<decltype(atomicAdd(&count, 1)), unsigned>);
  static_assert(is_same_v<decltype(atomicAdd(&real, 1)), float>);
  static_assert(is_same_v<decltype(atomicAdd(&wide, 1)), unsigned long long>);
  out[0] = atomicAdd(&count, 1) == 5 && count == 6;
  out[1] = atomicAdd(&real, 1) == -2.0f && real == -1.0f;
  out[2] = atomicAdd(&wide, 1) == 1 && wide == 2;
  // The largest float by comparing bits, a common method.
  real = 1.5f;
  atomicMax(reinterpret_cast<int*>(&real), __float_as_int(2.5f));
  out[3] = real == 2.5f;
}

__global__ void lockKernel(int* lock, volatile int* sum) {
  bool done = false;
  while (!done) {
    if (atomicCAS(lock, 0, 1) == 0) {
      __threadfence();
      *sum = *sum + 1;
      __threadfence();
      atomicExch(lock, 0);
      done = true;
    }
  }
}

__global__ void hintKernel(const float* in, float* out) {
  const int i = threadIdx.x;
  __stcg(&out[i], __ldg(&in[i]));
  __stcs(&out[i], __ldcg(&out[i]));
  __stwb(&out[i], __ldca(&out[i]));
  __stwt(&out[i], __ldcs(&out[i]));
  const float4 four = __ldcv(reinterpret_cast<const float4*>(in) + i % 8);
  out[i] = __ldlu(&out[i]) + four.w;
}

__device__ int spaceOf(const void* at) {
  return (__isShared(at) ? 1 : 0) + (__isConstant(at) ? 2 : 0) + (__isGlobal(at) ? 4 : 0) + (__isLocal(at) ? 8 : 0);
}
__global__ void spaceKernel(int* global, int* out) {
  __shared__ int shared[4];
  volatile int local[4];
  local[threadIdx.x % 4] = 1;
  out[0] = spaceOf(global);
  out[1] = spaceOf(shared);
  out[2] = spaceOf(warpbench::dynamicShared);
  out[3] = spaceOf(coefficients);
  out[4] = spaceOf(const_cast<const int*>(&local[threadIdx.x % 4]));
}

__global__ void __launch_bounds__(1024) sharedKernel(const float* in, float* out) {
  __shared__ float tile[32][33];
  static __shared__ float2 pairs[32];
  const int x = threadIdx.x % 32;
  const int y = threadIdx.x / 32;
  tile[y][x] = in[threadIdx.x];
  int* const dynamicValues = reinterpret_cast<int*>(warpbench::dynamicShared);
  dynamicValues[threadIdx.x] = threadIdx.x;
  if (y == 0) pairs[x] = make_float2(x, -x);
  __syncthreads();
  out[threadIdx.x] = tile[x][y] + dynamicValues[1023 - threadIdx.x] * 4096.0f + pairs[y].y;
}

__global__ void coordinateKernel(unsigned* out) {
  const dim3 block = blockDim;
  const unsigned threads = block.x * block.y * block.z;
  const unsigned thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  unsigned* const own = out + (blockIdx.x * threads + thread) * 16;
  const uint3 place = threadIdx;
  own[0] = place.x, own[1] = place.y, own[2] = place.z;
  own[3] = blockIdx.x, own[4] = blockIdx.y, own[5] = blockIdx.z;
  own[6] = blockDim.x, own[7] = blockDim.y, own[8] = blockDim.z;
  own[9] = gridDim.x, own[10] = gridDim.y, own[11] = gridDim.z;
  own[12] = warpSize;
}

__global__ void constantKernel(float* out) {
  out[threadIdx.x] = coefficients[threadIdx.x % 4] + kSquares[threadIdx.x % 4] * odd;
}

__device__ __noinline__ int factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }
__device__ __forceinline__ static int plus(int a, int b = 10) { return a + b; }
static __forceinline__ __device__ float plus(float a) { return a + 0.5f; }
__host__ __device__ inline int twice(int x) { return 2 * x; }
template <typename F>
__global__ void eachKernel(F f) {
  f(static_cast<int>(threadIdx.x));
}
struct __align__(16) Wide {
  int a, b, c;
};

__global__ void clockKernel(int* out) {
  const long long first = clock64();
  const clock_t early = clock();
  __nanosleep(10);
  out[threadIdx.x] = clock64() > first && clock() >= early;
}

}  // namespace

template <typename T>
void shuffles(const Launch& launch, unsigned mask, int argument, int width, T* out) {
  launch({}, [=] { shuffleKernel<T>(mask, argument, width, out); });
}
template void shuffles(const Launch&, unsigned, int, int, int*);
template void shuffles(const Launch&, unsigned, int, int, unsigned*);
template void shuffles(const Launch&, unsigned, int, int, long*);
template void shuffles(const Launch&, unsigned, int, int, unsigned long*);
template void shuffles(const Launch&, unsigned, int, int, long long*);
template void shuffles(const Launch&, unsigned, int, int, unsigned long long*);
template void shuffles(const Launch&, unsigned, int, int, float*);
template void shuffles(const Launch&, unsigned, int, int, double*);
void promotedShuffles(const Launch& launch, int* out) {
  launch({}, [=] { promotedKernel(out); });
}
void votes(const Launch& launch, unsigned mask, unsigned predicates, unsigned gone, Votes* out) {
  launch({}, [=] { voteKernel(mask, predicates, gone, out); });
}
template <typename T>
void matches(const Launch& launch, unsigned mask, const T* values, Matches* out) {
  launch({}, [=] { matchKernel<T>(mask, values, out); });
}
template void matches(const Launch&, unsigned, const int*, Matches*);
template void matches(const Launch&, unsigned, const unsigned long long*, Matches*);
template void matches(const Launch&, unsigned, const float*, Matches*);
template void matches(const Launch&, unsigned, const double*, Matches*);
void reductions(const Launch& launch, unsigned mask, unsigned gone, const int* values, Reductions* out) {
  launch({}, [=] { reduceKernel(mask, gone, values, out); });
}
void activeMask(const Launch& launch, unsigned branch, unsigned* out) {
  launch({}, [=] { activeKernel(branch, out); });
}
void blockVotes(const Launch& launch, unsigned threads, int alive, int modulus, BlockVotes* out) {
  launch({1, threads}, [=] { blockVoteKernel(alive, modulus, out); });
}
template <typename T>
void atomicOne(const Launch& launch, Atomic atomic, int scope, AtomicCase<T> test, T* old, T* cell) {
  launch({1, 1}, [=] {
    if constexpr (is_same_v<T, long long>)
      longKernel(atomic, scope, test, old, cell);
    else if constexpr (is_same_v<T, double>)
      doubleKernel(scope, test, old, cell);
    else
      atomicKernel<T>(atomic, scope, test, old, cell);
  });
}
template void atomicOne(const Launch&, Atomic, int, AtomicCase<int>, int*, int*);
template void atomicOne(const Launch&, Atomic, int, AtomicCase<unsigned>, unsigned*, unsigned*);
template void atomicOne(const Launch&, Atomic, int, AtomicCase<long long>, long long*, long long*);
template void atomicOne(const Launch&, Atomic, int, AtomicCase<unsigned long long>, unsigned long long*,
                        unsigned long long*);
template void atomicOne(const Launch&, Atomic, int, AtomicCase<float>, float*, float*);
template void atomicOne(const Launch&, Atomic, int, AtomicCase<double>, double*, double*);
void atomicCrowd(const Launch& launch, unsigned blocks, unsigned threads, Crowd* crowd) {
  launch({blocks, threads}, [=] { crowdKernel(crowd); });
}
void atomicOverloads(const Launch& launch, int* out) {
  launch({1, 1}, [=] { overloadKernel(out); });
}
void locks(const Launch& launch, unsigned threads, int* lock, int* sum) {
  launch({1, threads}, [=] { lockKernel(lock, sum); });
}
void cacheHints(const Launch& launch, const float* in, float* out) {
  launch({}, [=] { hintKernel(in, out); });
}
void addressSpaces(const Launch& launch, int* global, int* out) {
  launch({1, 1, 64}, [=] { spaceKernel(global, out); });
}
void sharedArrays(const Launch& launch, const float* in, float* out) {
  launch({1, 1024, 1024 * sizeof(int)}, [=] { sharedKernel(in, out); });
}
void coordinates(const Launch& launch, const Shape& shape, unsigned* out) {
  launch(shape, [=] { coordinateKernel(out); });
}
void constants(const Launch& launch, const float* values, float* out) {
  for (int i = 0; i < 4; ++i) coefficients[i] = values[i];
  launch({}, [=] { constantKernel(out); });
}
void deviceFunctions(const Launch& launch, int* out) {
  counter = 0;
  auto f = [=] __device__(int i) {
    Wide wide = {i, twice(i), factorial(i % 6)};
    out[i] =
        plus(wide.a) + plus(wide.b, 1) + wide.c + static_cast<int>(plus(2.0f) * 2) + static_cast<int>(sizeof(Wide));
    atomicAdd(&counter, 1);
  };
  launch({}, [=] { eachKernel(f); });
  out[32] = counter;
}
void clocks(const Launch& launch, int* out) {
  launch({}, [=] { clockKernel(out); });
}

}  // namespace cuda_language
