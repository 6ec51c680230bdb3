// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Text shared by all programs.
namespace warpbench::standalone {

inline constexpr const char* kHeaders = R"(#include <cuda_runtime.h>

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string_view>
#include <type_traits>
#include <vector>
)";

/// From measure/verification.h.
inline constexpr const char* kRandom = R"(
// A random number in [-1, 1), or an integer in -100..100, from the element's index alone (the mixer of Steele et al.,
// "Fast Splittable Pseudorandom Number Generators").
template <typename Element>
Element randomElement(unsigned long long seed, long long index) {
  unsigned long long z = seed * 0x9e3779b97f4a7c15u + static_cast<unsigned long long>(index) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  z ^= z >> 31;
  if constexpr (std::is_integral_v<Element>) return static_cast<Element>(static_cast<long long>(z % 201) - 100);
  return static_cast<Element>(static_cast<long long>(z) >> 40) / static_cast<Element>(1 << 23);
}
)";

inline constexpr const char* kWhole = R"(
// The largest n such that Element represents all integers up to n.
template <typename Element>
constexpr double mostWhole() {
  if constexpr (std::is_integral_v<Element>) return static_cast<double>(std::numeric_limits<Element>::max());
  return static_cast<double>(1ull << std::numeric_limits<Element>::digits);
}

// One of `count` integers whose sums, of any subset in any order, need no rounding: the sum of all is at most
// `most`.
template <typename Element>
Element wholeElement(unsigned long long seed, long long index, long long count, double most) {
  const auto random = [=](long long at) { return static_cast<long long>(randomElement<int>(seed, at)) + 100; };
  const double room = most / static_cast<double>(count);
  if (room >= 1) return static_cast<Element>(random(index) % static_cast<long long>(std::min(room, 100.0)) + 1);
  const auto stretch = static_cast<long long>(1 / room) + 1;
  return index == count - 1 || index % stretch == random(index / stretch) % stretch ? Element(1) : Element(0);
}
)";

inline constexpr const char* kExpected = R"(
struct Expected {
  Expected(double value, double tolerance = 0) : value(value), tolerance(tolerance) {}
  double value;
  double tolerance;
};

// 16-bit numbers convert only to float.
template <typename Element>
double numberOf(const Element& element) {
  if constexpr (std::is_arithmetic_v<Element>) return static_cast<double>(element);
  else return static_cast<float>(element);
}
)";

inline constexpr const char* kHelpers = R"(
void check(cudaError_t error, const char* what) {
  if (error == cudaSuccess) return;
  std::fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(error));
  std::exit(2);
}
#define CHECK(call) check(call, #call)

template <typename Element>
Element* allocate(size_t count) {
  Element* array = nullptr;
  CHECK(cudaMalloc(reinterpret_cast<void**>(&array), count * sizeof(Element)));
  return array;
}

template <typename Element>
void copyToGpu(Element* to, const std::vector<Element>& from) {
  CHECK(cudaMemcpy(to, from.data(), from.size() * sizeof(Element), cudaMemcpyHostToDevice));
}

template <typename Element>
__global__ void setElements(Element* at, long long count, Element value) {
  const long long i = static_cast<long long>(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i < count) at[i] = value;
}
)";

/// From gpu/tensor_launch.cpp.
inline constexpr const char* kTensorMaps = R"(
#if defined(__CUDA_ARCH__) && !defined(__CUDA_ARCH_FEAT_SM90_ALL)
#error this program needs warp groups and the copy engine: compile it with -gencode arch=compute_90a,code=sm_90a
#endif

// Code for sm_90a runs on no other GPU.
void requireWarpGroups() {
  int major = 0, minor = 0;
  CHECK(cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, 0));
  CHECK(cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor, 0));
  if (major == 9) return;
  std::fprintf(stderr, "this program needs a GPU of compute capability 9.0; this one has %d.%d\n", major, minor);
  std::exit(2);
}

// The driver's function, requested from the runtime, so that -lcuda is not needed.
decltype(cuTensorMapEncodeTiled)* tensorMapEncoder() {
  void* function = nullptr;
  cudaDriverEntryPointQueryResult found = cudaDriverEntryPointSymbolNotFound;
#if CUDART_VERSION >= 12050
  CHECK(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &function, 12000, cudaEnableDefault, &found));
#else
  CHECK(cudaGetDriverEntryPoint("cuTensorMapEncodeTiled", &function, cudaEnableDefault, &found));
#endif
  if (found != cudaDriverEntryPointSuccess) {
    std::fprintf(stderr, "this driver has no tensor maps: install CUDA 12 or newer\n");
    std::exit(2);
  }
  return reinterpret_cast<decltype(cuTensorMapEncodeTiled)*>(function);
}

// Describes a matrix to the copy engine: its rows and columns, and those of the boxes that the engine copies. Boxes have
// swizzled rows of 128 bytes. `matrices`: the number of consecutive matrices, each of which contains whole boxes;
// 0: a single matrix.
template <typename Element>
CUtensorMap tensorMap(Element* matrix, const int (&size)[2], const int (&box)[2], int matrices) {
  static const auto encode = tensorMapEncoder();
  constexpr auto type = sizeof(Element) == 2   ? CU_TENSOR_MAP_DATA_TYPE_UINT16
                        : sizeof(Element) == 4 ? CU_TENSOR_MAP_DATA_TYPE_UINT32
                                               : CU_TENSOR_MAP_DATA_TYPE_UINT64;
  const cuuint64_t sizes[] = {static_cast<cuuint64_t>(size[1]), static_cast<cuuint64_t>(size[0]),
                              static_cast<cuuint64_t>(matrices)};
  const cuuint64_t strides[] = {sizes[0] * sizeof(Element), sizes[0] * sizes[1] * sizeof(Element)};
  const cuuint32_t boxSizes[] = {static_cast<cuuint32_t>(box[1]), static_cast<cuuint32_t>(box[0]), 1};
  const cuuint32_t steps[] = {1, 1, 1};
  CUtensorMap map;
  const CUresult result = encode(&map, type, matrices == 0 ? 2 : 3, matrix, sizes, strides, boxSizes, steps,
                                 CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_128B,
                                 CU_TENSOR_MAP_L2_PROMOTION_L2_128B, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
  if (result != CUDA_SUCCESS) {
    std::fprintf(stderr, "cuTensorMapEncodeTiled: status %d\n", static_cast<int>(result));
    std::exit(2);
  }
  return map;
}
)";

/// Must follow the functions and constants that it uses.
inline constexpr const char* kMain = R"(
// Whether the result is correct. If checking is expensive, checks a regular sample of the elements.
bool verify() {
  reset();
  prepare();
  launch();
  CHECK(cudaGetLastError());
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaMemcpy(result.data(), resultOnGpu(), result.size() * sizeof(T), cudaMemcpyDeviceToHost));
  constexpr double kMaxWork = 5e8;
  const long long count = static_cast<long long>(result.size());
  const long long step = static_cast<long long>(kFlops / kMaxWork) | 1;
  long long compared = 0, wrong = 0, first = -1;
  for (long long i = 0; i < count; i += step) {
    const Expected right = expected(i);
    ++compared;
    if (std::abs(numberOf(result[i]) - right.value) <= right.tolerance) continue;  // never of a NaN
    if (wrong++ == 0) first = i;
  }
  if (wrong == 0) {
    std::printf("right: %lld of %lld elements compared\n", compared, count);
  } else {
    std::printf("WRONG: %lld of %lld elements compared, the first at %lld: %.9g instead of %.9g\n", wrong, compared,
                first, numberOf(result[first]), expected(first).value);
  }
  return wrong == 0;
}

__global__ void readThrough(const uint4* buffer, size_t count, unsigned* sum) {
  unsigned mine = 0;
  for (size_t i = size_t{blockIdx.x} * blockDim.x + threadIdx.x; i < count; i += size_t{gridDim.x} * blockDim.x) {
    const uint4 value = buffer[i];
    mine += value.x + value.y + value.z + value.w;
  }
  if (mine == 1) *sum = mine;  // never true of zeros; the compiler keeps the loads
}

// Times single launches with an empty L2 cache: a memset and a read of four times its size precede each launch. The
// launch is queued while they run, so that its time has no gap. The time between two events with nothing in between is
// subtracted.
void measure(double seconds) {
  int l2Bytes = 0, multiprocessors = 0;
  CHECK(cudaDeviceGetAttribute(&l2Bytes, cudaDevAttrL2CacheSize, 0));
  CHECK(cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, 0));
  const size_t words = 4 * static_cast<size_t>(l2Bytes) / sizeof(uint4);
  uint4* const buffer = allocate<uint4>(words);
  unsigned* const sum = allocate<unsigned>(1);
  cudaEvent_t begin, end, next;
  for (cudaEvent_t* each : {&begin, &end, &next}) CHECK(cudaEventCreate(each));
  constexpr int kWarmUp = 3;
  constexpr size_t kFewest = 11, kMost = 100000;
  std::vector<float> samples, empty;
  const auto until = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  for (int run = 0;
       samples.size() < kFewest || (samples.size() < kMost && std::chrono::steady_clock::now() < until); ++run) {
    CHECK(cudaMemsetAsync(buffer, 0, words * sizeof(uint4)));
    readThrough<<<4 * multiprocessors, 512>>>(buffer, words, sum);
    prepare();
    CHECK(cudaEventRecord(begin));
    launch();
    CHECK(cudaEventRecord(end));
    CHECK(cudaEventRecord(next));
    CHECK(cudaEventSynchronize(next));
    float launched = 0, nothing = 0;
    CHECK(cudaEventElapsedTime(&launched, begin, end));
    CHECK(cudaEventElapsedTime(&nothing, end, next));
    if (run < kWarmUp) continue;
    samples.push_back(launched);
    empty.push_back(nothing);
  }
  for (std::vector<float>* each : {&samples, &empty}) std::sort(each->begin(), each->end());
  const double time = (samples[samples.size() / 2] - empty[empty.size() / 2]) * 1e-3;
  std::printf("time: %.6g ms (median of %zu, L2 empty)\n", time * 1e3, samples.size());
  if (kBytes > 0) std::printf("bandwidth: %.5g GB/s\n", kBytes / time * 1e-9);
  if (kFlops > 0) std::printf("arithmetic: %.5g GFLOP/s\n", kFlops / time * 1e-9);
  if (kItems > 0) std::printf("%s: %.5g per second\n", kItemsName, kItems / time);
  for (void* each : {static_cast<void*>(buffer), static_cast<void*>(sum)}) CHECK(cudaFree(each));
  for (cudaEvent_t each : {begin, end, next}) CHECK(cudaEventDestroy(each));
}

int main(int count, char** words) {
  const double seconds = count > 1 ? std::atof(words[1]) : 0.5;
  makeData();
  allocateArrays();
  bool right = verify();
  if (seconds > 0) {
    measure(seconds);
    right = verify() && right;
  }
  freeArrays();
  if (kWrongOnPurpose) std::printf("The kernel is wrong on purpose.\n");
  return right || kWrongOnPurpose ? 0 : 1;
}
)";

}  // namespace warpbench::standalone
