// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "compute/cuda/cuda_language_kernels.h"

/// Kernels in plain CUDA with half and bfloat16, as bits: `format` 0 is half, 1 is bfloat16.
namespace cuda_language {

/// All 65,536 numbers as floats.
void smallToFloat(const Launch& launch, int format, float* out);
/// Conversions of each float to nearest, to zero, up and down: out[4 * i + way]; and of each double to nearest.
void floatToSmall(const Launch& launch, int format, int count, const float* in, std::uint16_t* out);
void doubleToSmall(const Launch& launch, int format, int count, const double* in, std::uint16_t* out);

/// Functions of pairs a, b: out[kPairWords * i + word].
enum PairWord {
  kAdd,
  kSubtract,
  kMultiply,
  kDivide,
  kMin,
  kMax,
  kMinNaN,
  kMaxNaN,
  kNegative,
  kAbsolute,
  kRoot,
  kSaturatedAdd,
  kPairWords
};
void pairWords(const Launch& launch, int format, int count, const std::uint16_t* in, std::uint16_t* out);
/// Computes the same by operators and by functions for two numbers: 1 if both agree with pairWords().
void pairWordsAgree(const Launch& launch, int format, int count, const std::uint16_t* in, int* out);
/// Comparisons of pairs as bits: eq, ne, lt, le, gt, ge, then the same with u, then isnan of a.
void comparisons(const Launch& launch, int format, int count, const std::uint16_t* in, unsigned* out);
/// a * b + c of triples, rounded once.
void multiplyAdds(const Launch& launch, int format, int count, const std::uint16_t* in, std::uint16_t* out);
/// From long longs, four ways, and back, four ways: out[4 * i + way].
void smallFromIntegers(const Launch& launch, int format, int count, const long long* in, std::uint16_t* out);
void smallToIntegers(const Launch& launch, int format, int count, const std::uint16_t* in, int* out);
/// Pairs, shuffles, atomics, shared arrays, vectors and unions: 1 for each that works.
inline constexpr int kSmallUses = 14;
void smallUses(const Launch& launch, int format, std::uint16_t* memory, int* out);

}  // namespace cuda_language
