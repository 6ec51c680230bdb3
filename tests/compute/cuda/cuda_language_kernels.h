// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

/// Kernels in plain CUDA that use its features one by one: warps, blocks, atomics and memory. Each function launches
/// one kernel; the tests contain the expected output. The host side is plain C++, so tests include no CUDA headers.
namespace cuda_language {

struct Shape {
  unsigned blocks = 1;
  unsigned threads = 32;
  std::size_t sharedBytes = 0;  ///< dynamic
};
/// Runs `thread` once for each thread of the shape.
using Launch = std::function<void(const Shape& shape, const std::function<void()>& thread)>;

/// Lane i's value for a shuffle; all of its bytes differ.
template <typename T>
T laneValue(int lane) {
  return static_cast<T>((lane + 1) * 0x0102030405060708LL);
}

/// Per lane: __shfl_sync from lane `argument`, and __shfl_up_sync, _down_sync and _xor_sync by `argument`, with
/// `width`; out[4 * lane + 0..3]. Stores nothing for lanes outside `mask`.
template <typename T>
void shuffles(const Launch& launch, unsigned mask, int argument, int width, T* out);
/// __shfl_xor_sync by 1 of a short and a bool, which are passed as ints: out[2 * lane].
void promotedShuffles(const Launch& launch, int* out);

struct Votes {
  unsigned all, any, uniform, ballot;
};
/// Votes of the lanes of `mask`, each with its bit of `predicates` (times 256, because any nonzero value counts). Lanes
/// of `gone` return first.
void votes(const Launch& launch, unsigned mask, unsigned predicates, unsigned gone, Votes* out);

struct Matches {
  unsigned any, all;
  int alike;
};
/// Lane i has values[i].
template <typename T>
void matches(const Launch& launch, unsigned mask, const T* values, Matches* out);

struct Reductions {
  int add, min, max;
  unsigned unsignedAdd, unsignedMin, unsignedMax, bitAnd, bitOr, bitXor;
};
void reductions(const Launch& launch, unsigned mask, unsigned gone, const int* values, Reductions* out);

/// __activemask() of lanes that come together in either half of a branch.
void activeMask(const Launch& launch, unsigned branch, unsigned* out);

struct BlockVotes {
  int count, all, any;
};
/// Threads from `alive` on return first; thread i votes with i % `modulus` == 0.
void blockVotes(const Launch& launch, unsigned threads, int alive, int modulus, BlockVotes* out);

/// Each step is one atomic of one lane on a separate cell: old[i] is its result, cells[i] the value that it stored.
template <typename T>
struct AtomicCase {
  T before, argument, compare;  ///< compare: for atomicCAS
};
enum class Atomic { Add, Sub, Exch, Min, Max, Inc, Dec, And, Or, Xor, Cas };
template <typename T>
void atomicOne(const Launch& launch, Atomic atomic, int scope, AtomicCase<T> test, T* old, T* cell);
/// All threads of all blocks at once, on cells that start at 0: their sum, maximum, and a count that wraps at 9.
struct Crowd {
  int sum;
  unsigned wrapped, greatest;
  unsigned long long wide;
  float real;
  double precise;
  unsigned bits;
  unsigned short lock;
};
void atomicCrowd(const Launch& launch, unsigned blocks, unsigned threads, Crowd* crowd);
/// Overloads resolve as in CUDA: out is 1 for each with the right type.
void atomicOverloads(const Launch& launch, int* out);
/// Threads share a lock of atomicCAS and atomicExch with fences.
void locks(const Launch& launch, unsigned threads, int* lock, int* sum);

/// Loads and stores of each kind: out[i] = in[i] through all of them in turn.
void cacheHints(const Launch& launch, const float* in, float* out);
/// 1, 2, 4 and 8 for shared, constant, global and local memory: of global, shared, dynamic shared, constant, local.
void addressSpaces(const Launch& launch, int* global, int* out);
/// Transposes through tiles of a 2-D shared array, and reverses through dynamic shared memory.
void sharedArrays(const Launch& launch, const float* in, float* out);
/// Blocks with a 3-D shape write their coordinates and sizes; 16 numbers per thread.
void coordinates(const Launch& launch, const Shape& shape, unsigned* out);
/// Coefficients that the host has set, and constants with initial values.
void constants(const Launch& launch, const float* coefficients, float* out);
/// A __device__ variable, a device lambda, recursion, default arguments and overloads; out[lane].
void deviceFunctions(const Launch& launch, int* out);
/// clock(), clock64(), __nanosleep(): 1 if time does not go backward.
void clocks(const Launch& launch, int* out);

}  // namespace cuda_language
