// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstring>

#include "machine.h"

/// memcpy and memset for kernels, because g++ expands its own ones to instructions that it does not report. For sizes
/// known at compile time, accesses are as wide as the size allows, as with nvcc if the pointers' types do; other sizes
/// use a loop over bytes.
#if defined(WARPBENCH_SIMULATE) && !defined(__clang__)
namespace warpbench::simulator::words {

__extension__ typedef unsigned __int128 Widest;

/// Larger sizes use a loop, which compiles faster.
inline constexpr std::size_t kMaxUnrolledBytes = 256;

template <std::size_t width>
[[gnu::always_inline]] inline void copyParts(char* to, const char* from, std::size_t bytes) {
  for (std::size_t i = 0; i < bytes; i += width) __builtin_memcpy(to + i, from + i, width);
}
template <std::size_t width>
[[gnu::always_inline]] inline void setParts(char* to, Widest value, std::size_t bytes) {
  for (std::size_t i = 0; i < bytes; i += width) __builtin_memcpy(to + i, &value, width);
}

}  // namespace warpbench::simulator::words

// Inlined into all calls by these names; the C library provides the actual functions.
extern "C" {
[[gnu::always_inline, gnu::gnu_inline]] inline void* memcpy(void* to, const void* from, std::size_t bytes) noexcept {
  using namespace warpbench::simulator;
  auto* const out = static_cast<char*>(to);
  const auto* const in = static_cast<const char*>(from);
  if (__builtin_constant_p(bytes) && bytes <= words::kMaxUnrolledBytes) {
    if (bytes % 16 == 0)
      words::copyParts<16>(out, in, bytes);
    else if (bytes % 8 == 0)
      words::copyParts<8>(out, in, bytes);
    else if (bytes % 4 == 0)
      words::copyParts<4>(out, in, bytes);
    else if (bytes % 2 == 0)
      words::copyParts<2>(out, in, bytes);
    else
      words::copyParts<1>(out, in, bytes);
  } else if (runsLane()) {
    words::copyParts<1>(out, in, bytes);
  } else {
    __builtin_memcpy(to, from, bytes);
  }
  return to;
}

[[gnu::always_inline, gnu::gnu_inline]] inline void* memset(void* to, int value, std::size_t bytes) noexcept {
  using namespace warpbench::simulator;
  auto* const out = static_cast<char*>(to);
  const words::Widest all = ~words::Widest{0} / 255 * static_cast<unsigned char>(value);
  if (__builtin_constant_p(bytes) && bytes <= words::kMaxUnrolledBytes) {
    if (bytes % 16 == 0)
      words::setParts<16>(out, all, bytes);
    else if (bytes % 8 == 0)
      words::setParts<8>(out, all, bytes);
    else if (bytes % 4 == 0)
      words::setParts<4>(out, all, bytes);
    else if (bytes % 2 == 0)
      words::setParts<2>(out, all, bytes);
    else
      words::setParts<1>(out, all, bytes);
  } else if (runsLane()) {
    words::setParts<1>(out, all, bytes);
  } else {
    __builtin_memset(to, value, bytes);
  }
  return to;
}
}
#endif
