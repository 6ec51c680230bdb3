// SPDX-License-Identifier: GPL-3.0-or-later
#include "compute/cuda/cuda_small_float_kernels.h"

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

namespace cuda_language {
namespace {

// The conversions of the two types have different names.
struct Half {
  using One = __half;
  using Two = __half2;
  __device__ static One of(uint16_t bits) { return __ushort_as_half(bits); }
  __device__ static uint16_t bits(One x) { return __half_as_ushort(x); }
  __device__ static float value(One x) { return __half2float(x); }
  __device__ static Two two(One x, One y) { return __halves2half2(x, y); }
  __device__ static One low(Two x) { return __low2half(x); }
  __device__ static One high(Two x) { return __high2half(x); }
  __device__ static void fourWays(float x, uint16_t* out) {
    out[0] = bits(__float2half_rn(x)), out[1] = bits(__float2half_rz(x));
    out[2] = bits(__float2half_ru(x)), out[3] = bits(__float2half_rd(x));
  }
  __device__ static void fourWays(long long x, uint16_t* out) {
    out[0] = bits(__ll2half_rn(x)), out[1] = bits(__ll2half_rz(x));
    out[2] = bits(__ll2half_ru(x)), out[3] = bits(__ll2half_rd(x));
  }
  __device__ static void fourWays(One x, int* out) {
    out[0] = __half2int_rn(x), out[1] = __half2int_rz(x), out[2] = __half2int_ru(x), out[3] = __half2int_rd(x);
  }
  __device__ static One fromDouble(double x) { return __double2half(x); }
  __device__ static Two fromFloat2(float2 x) { return __float22half2_rn(x); }
  __device__ static float2 toFloat2(Two x) { return __half22float2(x); }
  __device__ static Two twice(float x) { return __float2half2_rn(x); }
};
struct Bfloat {
  using One = __nv_bfloat16;
  using Two = __nv_bfloat162;
  __device__ static One of(uint16_t bits) { return __ushort_as_bfloat16(bits); }
  __device__ static uint16_t bits(One x) { return __bfloat16_as_ushort(x); }
  __device__ static float value(One x) { return __bfloat162float(x); }
  __device__ static Two two(One x, One y) { return __halves2bfloat162(x, y); }
  __device__ static One low(Two x) { return __low2bfloat16(x); }
  __device__ static One high(Two x) { return __high2bfloat16(x); }
  __device__ static void fourWays(float x, uint16_t* out) {
    out[0] = bits(__float2bfloat16_rn(x)), out[1] = bits(__float2bfloat16_rz(x));
    out[2] = bits(__float2bfloat16_ru(x)), out[3] = bits(__float2bfloat16_rd(x));
  }
  __device__ static void fourWays(long long x, uint16_t* out) {
    out[0] = bits(__ll2bfloat16_rn(x)), out[1] = bits(__ll2bfloat16_rz(x));
    out[2] = bits(__ll2bfloat16_ru(x)), out[3] = bits(__ll2bfloat16_rd(x));
  }
  __device__ static void fourWays(One x, int* out) {
    out[0] = __bfloat162int_rn(x), out[1] = __bfloat162int_rz(x), out[2] = __bfloat162int_ru(x);
    out[3] = __bfloat162int_rd(x);
  }
  __device__ static One fromDouble(double x) { return __double2bfloat16(x); }
  __device__ static Two fromFloat2(float2 x) { return __float22bfloat162_rn(x); }
  __device__ static float2 toFloat2(Two x) { return __bfloat1622float2(x); }
  __device__ static Two twice(float x) { return __float2bfloat162_rn(x); }
};

__device__ int thread() { return blockIdx.x * blockDim.x + threadIdx.x; }

template <typename F>
__global__ void toFloatKernel(float* out) {
  out[thread()] = F::value(F::of(static_cast<uint16_t>(thread())));
}
template <typename F>
__global__ void fromFloatKernel(int count, const float* in, uint16_t* out) {
  for (int i = thread(); i < count; i += gridDim.x * blockDim.x) F::fourWays(in[i], out + 4 * i);
}
template <typename F>
__global__ void fromDoubleKernel(int count, const double* in, uint16_t* out) {
  for (int i = thread(); i < count; i += gridDim.x * blockDim.x) out[i] = F::bits(F::fromDouble(in[i]));
}

template <typename F>
__device__ void wordsOf(typename F::One a, typename F::One b, uint16_t* out) {
  out[kAdd] = F::bits(__hadd(a, b));
  out[kSubtract] = F::bits(__hsub(a, b));
  out[kMultiply] = F::bits(__hmul(a, b));
  out[kDivide] = F::bits(__hdiv(a, b));
  out[kMin] = F::bits(__hmin(a, b));
  out[kMax] = F::bits(__hmax(a, b));
  out[kMinNaN] = F::bits(__hmin_nan(a, b));
  out[kMaxNaN] = F::bits(__hmax_nan(a, b));
  out[kNegative] = F::bits(__hneg(a));
  out[kAbsolute] = F::bits(__habs(a));
  out[kRoot] = F::bits(hsqrt(a));
  out[kSaturatedAdd] = F::bits(__hadd_sat(a, b));
}
template <typename F>
__global__ void pairKernel(int count, const uint16_t* in, uint16_t* out) {
  for (int i = thread(); i < count; i += gridDim.x * blockDim.x)
    wordsOf<F>(F::of(in[2 * i]), F::of(in[2 * i + 1]), out + i * kPairWords);
}
template <typename F>
__global__ void agreeKernel(int count, const uint16_t* in, int* out) {
  for (int i = thread(); i < count; i += gridDim.x * blockDim.x) {
    const typename F::One a = F::of(in[2 * i]), b = F::of(in[2 * i + 1]);
    const typename F::Two both = F::two(a, b), swapped = __lowhigh2highlow(both);
    uint16_t expected[kPairWords], other[kPairWords];
    wordsOf<F>(a, b, expected);
    wordsOf<F>(b, a, other);
    typename F::One sum = a;
    sum += b;
    const auto is = [&](typename F::Two got, int word) {
      return F::bits(F::low(got)) == expected[word] && F::bits(F::high(got)) == other[word];
    };
    out[i] = F::bits(a + b) == expected[kAdd] && F::bits(a - b) == expected[kSubtract] &&
             F::bits(a * b) == expected[kMultiply] && F::bits(a / b) == expected[kDivide] &&
             F::bits(-a) == expected[kNegative] && F::bits(sum) == expected[kAdd] && is(both + swapped, kAdd) &&
             is(__hsub2(both, swapped), kSubtract) && is(both * swapped, kMultiply) &&
             is(__h2div(both, swapped), kDivide) && is(__hmin2(both, swapped), kMin) &&
             is(__hmax2(both, swapped), kMax) && is(__hneg2(both), kNegative) && is(__habs2(both), kAbsolute) &&
             is(h2sqrt(both), kRoot) && is(__hadd2_sat(both, swapped), kSaturatedAdd);
  }
}
template <typename F>
__global__ void compareKernel(int count, const uint16_t* in, unsigned* out) {
  for (int i = thread(); i < count; i += gridDim.x * blockDim.x) {
    const typename F::One a = F::of(in[2 * i]), b = F::of(in[2 * i + 1]);
    unsigned bits = __heq(a, b) | __hne(a, b) << 1 | __hlt(a, b) << 2 | __hle(a, b) << 3 | __hgt(a, b) << 4 |
                    __hge(a, b) << 5 | __hequ(a, b) << 6 | __hneu(a, b) << 7 | __hltu(a, b) << 8 | __hleu(a, b) << 9 |
                    __hgtu(a, b) << 10 | __hgeu(a, b) << 11 | __hisnan(a) << 12;
    // The functions for two numbers and the operators must agree.
    const typename F::Two both = F::two(a, b), swapped = F::two(b, a);
    if ((a < b) != __hlt(a, b) || (a == b) != __heq(a, b) || (a != b) != __hneu(a, b)) bits |= 1u << 31;
    if (__hlt2_mask(both, swapped) != (__hlt(a, b) ? 0xffffu : 0) + (__hlt(b, a) ? 0xffff0000u : 0)) bits |= 1u << 31;
    if (__hbge2(both, swapped) != (__hge(a, b) && __hge(b, a))) bits |= 1u << 31;
    if (F::value(F::low(__hgt2(both, swapped))) != (__hgt(a, b) ? 1.0f : 0.0f)) bits |= 1u << 31;
    out[i] = bits;
  }
}
template <typename F>
__global__ void multiplyAddKernel(int count, const uint16_t* in, uint16_t* out) {
  for (int i = thread(); i < count; i += gridDim.x * blockDim.x) {
    const typename F::One a = F::of(in[3 * i]), b = F::of(in[3 * i + 1]), c = F::of(in[3 * i + 2]);
    const typename F::Two two = __hfma2(F::two(a, b), F::two(b, a), F::two(c, c));
    out[i] = F::bits(F::low(two)) == F::bits(F::high(two)) ? F::bits(__hfma(a, b, c)) : 0x1234;
  }
}
template <typename F>
__global__ void fromIntegerKernel(int count, const long long* in, uint16_t* out) {
  const int i = thread();
  if (i < count) F::fourWays(in[i], out + 4 * i);
}
template <typename F>
__global__ void toIntegerKernel(int count, const uint16_t* in, int* out) {
  for (int i = thread(); i < count; i += gridDim.x * blockDim.x) F::fourWays(F::of(in[i]), out + 4 * i);
}

template <typename F>
__global__ void useKernel(uint16_t* memory, int* out) {
  using One = typename F::One;
  using Two = typename F::Two;
  __shared__ One shared[32];
  __shared__ Two pairs[4][9];
  const int lane = threadIdx.x;
  One* const cells = reinterpret_cast<One*>(memory);
  shared[lane] = One(static_cast<float>(lane));
  pairs[lane % 4][lane / 4] = F::two(One(1.0f), One(static_cast<float>(lane)));
  __syncwarp();
  bool holds[kSmallUses];
  holds[0] = F::value(shared[31 - lane]) == 31 - lane;
  holds[1] = F::value(pairs[lane % 4][lane / 4].y) == lane;
  holds[2] = F::value(__shfl_xor_sync(0xffffffff, shared[lane], 1)) == (lane ^ 1);
  const Two sent = __shfl_sync(0xffffffff, F::two(shared[lane], One(2.0f)), 5, 8);
  holds[3] = F::value(sent.x) == lane / 8 * 8 + 5 && F::value(sent.y) == 2;
  // Sums are whole numbers up to 32, and exact.
  atomicAdd(&cells[0], One(1.0f));
  atomicAdd(reinterpret_cast<Two*>(&cells[2]), F::two(One(1.0f), One(-1.0f)));
  __syncwarp();
  holds[4] = F::value(__ldcg(&cells[0])) == 32;
  holds[5] = F::value(cells[2]) == 32 && F::value(cells[3]) == -32 && F::value(cells[1]) == 0;
  union {
    uint4 words;
    Two twos[4];
  } both;
  both.words = make_uint4(0, 0, 0, 0);
  both.twos[1] = F::twice(1.5f);
  holds[6] = both.words.y == static_cast<unsigned>(F::bits(One(1.5f))) * 0x10001u && both.words.z == 0;
  const float2 wide = F::toFloat2(F::fromFloat2(make_float2(0.5f, -3.0f)));
  holds[7] = wide.x == 0.5f && wide.y == -3.0f;
  One steps = One(3.0f);
  ++steps;
  steps++;
  --steps;
  holds[8] = static_cast<int>(steps) == 4 && static_cast<unsigned long long>(steps) == 4;
  One assigned;
  assigned = 7;
  assigned = assigned * One(2.0f);
  holds[9] = static_cast<float>(assigned) == 14.0f && (assigned ? true : false);
  holds[10] = F::value(hexp(One(0.0f))) == 1 && F::value(hlog2(One(8.0f))) == 3 && F::value(hrcp(One(4.0f))) == 0.25f;
  holds[11] = F::value(hfloor(One(-1.5f))) == -2 && F::value(hrint(One(2.5f))) == 2 && F::value(hceil(One(0.5f))) == 1;
  holds[12] = __hisinf(One(-1e300)) == -1 && __hisinf(One(1.0f)) == 0;
  holds[13] = F::value(__hfma_relu(One(-1.0f), One(2.0f), One(1.0f))) == 0 &&
              F::value(__hfma_sat(One(1.0f), One(2.0f), One(1.0f))) == 1;
  for (int i = 0; i < kSmallUses; ++i) out[lane * kSmallUses + i] = holds[i];
}

template <typename Kernel>
void forFormat(int format, Kernel kernel) {
  if (format == 0)
    kernel(Half());
  else
    kernel(Bfloat());
}

}  // namespace

void smallToFloat(const Launch& launch, int format, float* out) {
  forFormat(format, [&](auto f) { launch({256, 256}, [=] { toFloatKernel<decltype(f)>(out); }); });
}
void floatToSmall(const Launch& launch, int format, int count, const float* in, std::uint16_t* out) {
  forFormat(format, [&](auto f) { launch({4, 64}, [=] { fromFloatKernel<decltype(f)>(count, in, out); }); });
}
void doubleToSmall(const Launch& launch, int format, int count, const double* in, std::uint16_t* out) {
  forFormat(format, [&](auto f) { launch({4, 64}, [=] { fromDoubleKernel<decltype(f)>(count, in, out); }); });
}
void pairWords(const Launch& launch, int format, int count, const std::uint16_t* in, std::uint16_t* out) {
  forFormat(format, [&](auto f) { launch({4, 64}, [=] { pairKernel<decltype(f)>(count, in, out); }); });
}
void pairWordsAgree(const Launch& launch, int format, int count, const std::uint16_t* in, int* out) {
  forFormat(format, [&](auto f) { launch({4, 64}, [=] { agreeKernel<decltype(f)>(count, in, out); }); });
}
void comparisons(const Launch& launch, int format, int count, const std::uint16_t* in, unsigned* out) {
  forFormat(format, [&](auto f) { launch({4, 64}, [=] { compareKernel<decltype(f)>(count, in, out); }); });
}
void multiplyAdds(const Launch& launch, int format, int count, const std::uint16_t* in, std::uint16_t* out) {
  forFormat(format, [&](auto f) { launch({4, 64}, [=] { multiplyAddKernel<decltype(f)>(count, in, out); }); });
}
void smallFromIntegers(const Launch& launch, int format, int count, const long long* in, std::uint16_t* out) {
  forFormat(format, [&](auto f) { launch({1, 256}, [=] { fromIntegerKernel<decltype(f)>(count, in, out); }); });
}
void smallToIntegers(const Launch& launch, int format, int count, const std::uint16_t* in, int* out) {
  forFormat(format, [&](auto f) { launch({4, 64}, [=] { toIntegerKernel<decltype(f)>(count, in, out); }); });
}
void smallUses(const Launch& launch, int format, std::uint16_t* memory, int* out) {
  forFormat(format, [&](auto f) { launch({1, 32}, [=] { useKernel<decltype(f)>(memory, out); }); });
}

}  // namespace cuda_language
