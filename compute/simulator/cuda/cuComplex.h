// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/cuda_language.h"

/// Complex numbers (CUDA's cuComplex.h): a vector's x is the real and y the imaginary part. For kernels and hosts.

using cuFloatComplex = float2;
using cuDoubleComplex = double2;
using cuComplex = cuFloatComplex;

namespace warpbench::simulator::words {

/// The absolute value. Factors out the larger part, so that no square overflows.
template <typename Part>
WARPBENCH_WORD auto absolute(Part x, Part y) {
  const Part a = x < 0 ? -x : x;
  const Part b = y < 0 ? -y : y;
  const Part great = a > b ? a : b;
  const Part small = a > b ? b : a;
  const Part ratio = small / great;
  const bool plain = great == 0 || __builtin_isinf(great) || __builtin_isinf(small);
  return plain ? great + small : great * std::sqrt(1 + ratio * ratio);
}

/// First divides both by the sum of the divisor's parts, so that no intermediate result overflows.
template <typename Complex>
WARPBENCH_WORD auto quotient(Complex a, Complex b) {
  using Part = decltype(b.x);
  const Part scale = 1 / ((b.x < 0 ? -b.x : b.x) + (b.y < 0 ? -b.y : b.y));
  const Complex n{a.x * scale, a.y * scale};
  const Complex d{b.x * scale, b.y * scale};
  const Part norm = 1 / (d.x * d.x + d.y * d.y);
  return Complex{(n.x * d.x + n.y * d.y) * norm, (n.y * d.x - n.x * d.y) * norm};
}

}  // namespace warpbench::simulator::words

// `f` is the suffix of the float versions.
#define WARPBENCH_COMPLEX(Complex, Part, f)                                                                         \
  WARPBENCH_WORD Complex make_##Complex(Part real, Part imaginary) { return {real, imaginary}; }                    \
  WARPBENCH_WORD Part cuCreal##f(Complex a) { return a.x; }                                                         \
  WARPBENCH_WORD Part cuCimag##f(Complex a) { return a.y; }                                                         \
  WARPBENCH_WORD Complex cuConj##f(Complex a) { return {a.x, -a.y}; }                                               \
  WARPBENCH_WORD Complex cuCadd##f(Complex a, Complex b) { return {a.x + b.x, a.y + b.y}; }                         \
  WARPBENCH_WORD Complex cuCsub##f(Complex a, Complex b) { return {a.x - b.x, a.y - b.y}; }                         \
  WARPBENCH_WORD Complex cuCmul##f(Complex a, Complex b) { return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x}; } \
  WARPBENCH_WORD Complex cuCfma##f(Complex a, Complex b, Complex c) {                                               \
    return {a.x * b.x + c.x - a.y * b.y, a.x * b.y + c.y + a.y * b.x};                                              \
  }                                                                                                                 \
  WARPBENCH_WORD Complex cuCdiv##f(Complex a, Complex b) { return warpbench::simulator::words::quotient(a, b); }    \
  WARPBENCH_WORD Part cuCabs##f(Complex a) { return warpbench::simulator::words::absolute(a.x, a.y); }
WARPBENCH_COMPLEX(cuFloatComplex, float, f)
WARPBENCH_COMPLEX(cuDoubleComplex, double, )
#undef WARPBENCH_COMPLEX

WARPBENCH_WORD cuComplex make_cuComplex(float real, float imaginary) { return {real, imaginary}; }
WARPBENCH_WORD cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex a) { return {a.x, a.y}; }
WARPBENCH_WORD cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex a) {
  return {static_cast<float>(a.x), static_cast<float>(a.y)};
}
