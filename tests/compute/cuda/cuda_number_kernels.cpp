// SPDX-License-Identifier: GPL-3.0-or-later
#include "compute/cuda/cuda_number_kernels.h"

#include <cuda_runtime.h>
#include <math_constants.h>

using namespace std;

namespace cuda_language {
namespace {

static_assert(sizeof(char3) == 3 && alignof(char4) == 4 && alignof(short4) == 8 && sizeof(float3) == 12);
static_assert(alignof(int2) == 8 && alignof(float4) == 16 && alignof(double2) == 16 && sizeof(longlong3) == 24);
static_assert(alignof(double3) == 8 && alignof(ulonglong2) == 16 && sizeof(uchar1) == 1 && alignof(ushort2) == 4);

__global__ void integerKernel(int count, const unsigned* triples, int words, unsigned long long* out) {
  const int triple = blockIdx.x * blockDim.x + threadIdx.x;
  if (triple >= count) return;
  const unsigned x = triples[3 * triple], y = triples[3 * triple + 1], z = triples[3 * triple + 2];
  const int i = x, j = y, k = z;
  const unsigned long long X = static_cast<unsigned long long>(x) << 32 | y;
  const unsigned long long Y = static_cast<unsigned long long>(y) << 32 | z;
  const long long I = X, J = Y;
  unsigned long long* own = out + static_cast<size_t>(triple) * words;
#define WORD(word, meaning) *own++ = word;
#include "compute/cuda/cuda_integer_words.h"
#undef WORD
}

__global__ void floatKernel(int count, const float* triples, int words, double* out) {
  const int triple = blockIdx.x * blockDim.x + threadIdx.x;
  if (triple >= count) return;
  const float a = triples[3 * triple], b = triples[3 * triple + 1], c = triples[3 * triple + 2];
  const double A = a, B = b, C = c;
  double* own = out + static_cast<size_t>(triple) * words;
#define EXACT(word, meaning) *own++ = word;
#define NEAR(word, meaning, share) *own++ = word;
#include "compute/cuda/cuda_float_words.h"
#undef NEAR
#undef EXACT
}

#define IN_FOUR_WAYS(word, ...) \
  word##_rn(__VA_ARGS__), word##_rz(__VA_ARGS__), word##_ru(__VA_ARGS__), word##_rd(__VA_ARGS__)

__device__ void four(float* at, float n, float z, float u, float d) { at[0] = n, at[1] = z, at[2] = u, at[3] = d; }
__device__ void four(double* at, double n, double z, double u, double d) { at[0] = n, at[1] = z, at[2] = u, at[3] = d; }

template <typename T>
__global__ void roundedKernel(int count, const T* triples, T* out) {
  const int triple = blockIdx.x * blockDim.x + threadIdx.x;
  if (triple >= count) return;
  const T a = triples[3 * triple], b = triples[3 * triple + 1], c = triples[3 * triple + 2];
  T* const own = out + triple * 28;
  if constexpr (sizeof(T) == 4) {
    four(own, IN_FOUR_WAYS(__fadd, a, b));
    four(own + 4, IN_FOUR_WAYS(__fsub, a, b));
    four(own + 8, IN_FOUR_WAYS(__fmul, a, b));
    four(own + 12, IN_FOUR_WAYS(__fdiv, a, b));
    four(own + 16, IN_FOUR_WAYS(__fmaf, a, b, c));
    four(own + 20, IN_FOUR_WAYS(__frcp, a));
    four(own + 24, IN_FOUR_WAYS(__fsqrt, a));
  } else {
    four(own, IN_FOUR_WAYS(__dadd, a, b));
    four(own + 4, IN_FOUR_WAYS(__dsub, a, b));
    four(own + 8, IN_FOUR_WAYS(__dmul, a, b));
    four(own + 12, IN_FOUR_WAYS(__ddiv, a, b));
    four(own + 16, IN_FOUR_WAYS(__fma, a, b, c));
    four(own + 20, IN_FOUR_WAYS(__drcp, a));
    four(own + 24, IN_FOUR_WAYS(__dsqrt, a));
  }
}

template <typename T>
__global__ void toIntegersKernel(int count, const T* in, Integers* out) {
  const int n = blockIdx.x * blockDim.x + threadIdx.x;
  if (n >= count) return;
  const T x = in[n];
#define STORE(type, word)                                                                      \
  out[n].type[0] = word##_rn(x), out[n].type[1] = word##_rz(x), out[n].type[2] = word##_ru(x), \
  out[n].type[3] = word##_rd(x)
  if constexpr (sizeof(T) == 4) {
    STORE(i, __float2int);
    STORE(u, __float2uint);
    STORE(ll, __float2ll);
    STORE(ull, __float2ull);
  } else {
    STORE(i, __double2int);
    STORE(u, __double2uint);
    STORE(ll, __double2ll);
    STORE(ull, __double2ull);
  }
#undef STORE
}

__global__ void toFloatsKernel(int count, const long long* in, Floats* out) {
  const int n = blockIdx.x * blockDim.x + threadIdx.x;
  if (n >= count) return;
  const int i = in[n];
  const unsigned u = in[n];
  const unsigned long long w = in[n];
  four(out[n].i, IN_FOUR_WAYS(__int2float, i));
  four(out[n].u, IN_FOUR_WAYS(__uint2float, u));
  four(out[n].ll, IN_FOUR_WAYS(__ll2float, in[n]));
  four(out[n].ull, IN_FOUR_WAYS(__ull2float, w));
  four(out[n].longLong, IN_FOUR_WAYS(__ll2double, in[n]));
  four(out[n].unsignedLongLong, IN_FOUR_WAYS(__ull2double, w));
}

__global__ void doubleKernel(int count, const double* in, float* out) {
  const int n = blockIdx.x * blockDim.x + threadIdx.x;
  if (n < count) four(out + 4 * n, IN_FOUR_WAYS(__double2float, in[n]));
}

__global__ void turnKernel(int count, const double* in, double* out) {
  const int n = blockIdx.x * blockDim.x + threadIdx.x;
  if (n >= count) return;
  double* const own = out + 6 * n;
  const float x = in[n];
  float sine, cosine;
  own[0] = sinpi(in[n]);
  own[1] = cospi(in[n]);
  own[2] = sinpif(x);
  own[3] = cospif(x);
  sincospif(x, &sine, &cosine);
  own[4] = sine;
  own[5] = cosine;
}
__global__ void erfcKernel(int count, const double* in, double* out) {
  const int n = blockIdx.x * blockDim.x + threadIdx.x;
  if (n < count) out[n] = erfcx(in[n]);
}

Shape shapeFor(int count) { return {static_cast<unsigned>(count + 255) / 256, 256}; }

}  // namespace

void integerWords(const Launch& launch, int count, const unsigned* triples, int words, unsigned long long* out) {
  launch(shapeFor(count), [=] { integerKernel(count, triples, words, out); });
}
void floatWords(const Launch& launch, int count, const float* triples, int words, double* out) {
  launch(shapeFor(count), [=] { floatKernel(count, triples, words, out); });
}
template <typename T>
void roundedWords(const Launch& launch, int count, const T* triples, T* out) {
  launch(shapeFor(count), [=] { roundedKernel<T>(count, triples, out); });
}
template void roundedWords(const Launch&, int, const float*, float*);
template void roundedWords(const Launch&, int, const double*, double*);
template <typename T>
void toIntegers(const Launch& launch, int count, const T* in, Integers* out) {
  launch(shapeFor(count), [=] { toIntegersKernel<T>(count, in, out); });
}
template void toIntegers(const Launch&, int, const float*, Integers*);
template void toIntegers(const Launch&, int, const double*, Integers*);
void toFloats(const Launch& launch, int count, const long long* in, Floats* out) {
  launch(shapeFor(count), [=] { toFloatsKernel(count, in, out); });
}
void doublesToFloats(const Launch& launch, int count, const double* in, float* out) {
  launch(shapeFor(count), [=] { doubleKernel(count, in, out); });
}
void turns(const Launch& launch, int count, const double* in, double* out) {
  launch(shapeFor(count), [=] { turnKernel(count, in, out); });
}
void scaledErfc(const Launch& launch, int count, const double* in, double* out) {
  launch(shapeFor(count), [=] { erfcKernel(count, in, out); });
}

}  // namespace cuda_language
