// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels call these functions instead of the C library's fmin and fmax, which leave the order of zeros open. A GPU
// takes -0 as less than +0 (PTX ISA, "min" and "max"; an H200 agrees).
#include <bit>
#include <cstdint>

namespace {

template <bool greater, typename Bits, typename Float>
Float extreme(Float a, Float b) {
  if (a != a) return b;
  if (b != b) return a;
  if (a != b) return (a > b) == greater ? a : b;
  const Bits first = std::bit_cast<Bits>(a), second = std::bit_cast<Bits>(b);
  return std::bit_cast<Float>(greater ? first & second : first | second);
}

}  // namespace

extern "C" {
float fmaxf(float a, float b) noexcept { return extreme<true, std::uint32_t>(a, b); }
float fminf(float a, float b) noexcept { return extreme<false, std::uint32_t>(a, b); }
double fmax(double a, double b) noexcept { return extreme<true, std::uint64_t>(a, b); }
double fmin(double a, double b) noexcept { return extreme<false, std::uint64_t>(a, b); }
}
