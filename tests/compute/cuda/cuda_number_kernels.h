// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compute/cuda/cuda_language_kernels.h"

/// Kernels in plain CUDA that apply its numeric functions. Their meanings are in test_cuda_numbers.cpp,
/// cuda_integer_words.h and cuda_float_words.h.
namespace cuda_language {

/// All integer functions of each of `count` triples, in order: out[triple * words + word], as 64 bits.
void integerWords(const Launch& launch, int count, const unsigned* triples, int words, unsigned long long* out);
/// All float functions of each triple, as doubles.
void floatWords(const Launch& launch, int count, const float* triples, int words, double* out);

/// Results in four rounding modes: to nearest, to zero, up and down.
enum class Rounded { Add, Subtract, Multiply, Divide, MultiplyAdd, Reciprocal, SquareRoot };
inline constexpr int kRoundedWords = 7;
/// For each triple: out[(triple * kRoundedWords + word) * 4 + way].
template <typename T>
void roundedWords(const Launch& launch, int count, const T* triples, T* out);

/// Conversions of a number to integers in four rounding modes; sizes as CUDA's int, uint, ll, ull.
struct Integers {
  int i[4];
  unsigned u[4];
  long long ll[4];
  unsigned long long ull[4];
};
template <typename T>
void toIntegers(const Launch& launch, int count, const T* in, Integers* out);
/// Conversions of integers to floats.
struct Floats {
  float i[4], u[4], ll[4], ull[4];
  double longLong[4], unsignedLongLong[4];
};
void toFloats(const Launch& launch, int count, const long long* in, Floats* out);
/// Doubles as floats: out[4 * i + way].
void doublesToFloats(const Launch& launch, int count, const double* in, float* out);
/// sinpi and cospi of x, also as floats and by sincospi: out[6 * i + 0..5]; then erfcx.
void turns(const Launch& launch, int count, const double* in, double* out);
void scaledErfc(const Launch& launch, int count, const double* in, double* out);

}  // namespace cuda_language
