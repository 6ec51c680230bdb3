// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "builtins.h"

/// Integer intrinsics (CUDA Math API, "Integer Intrinsics"), branch-free to add no basic block to a kernel.
namespace warpbench::simulator::words {
__extension__ typedef __int128 Int128;
__extension__ typedef unsigned __int128 UnsignedInt128;

/// Sign-extends the low 24 bits.
WARPBENCH_WORD int signed24(int x) { return static_cast<int>(static_cast<unsigned>(x) << 8) >> 8; }
/// The four bytes or two halves of a word, and dot products with those of another word.
WARPBENCH_WORD unsigned byteOf(unsigned word, unsigned i) { return word >> (8 * i) & 0xff; }
WARPBENCH_WORD int signedByteOf(unsigned word, unsigned i) { return static_cast<signed char>(byteOf(word, i)); }
WARPBENCH_WORD unsigned halfOf(unsigned word, unsigned i) { return word >> (16 * i) & 0xffff; }
WARPBENCH_WORD int signedHalfOf(unsigned word, unsigned i) { return static_cast<short>(halfOf(word, i)); }
WARPBENCH_WORD unsigned permutedByte(unsigned long long bytes, unsigned selector, unsigned i) {
  return static_cast<unsigned>(bytes >> (8 * (selector >> (4 * i) & 7)) & 0xff) << (8 * i);
}
}  // namespace warpbench::simulator::words

WARPBENCH_WORD int __popc(unsigned x) { return __builtin_popcount(x); }
WARPBENCH_WORD int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
// 32 and 64 for 0, for which the builtins are undefined.
WARPBENCH_WORD int __clz(int x) { return __builtin_clz(static_cast<unsigned>(x) | 1) + (x == 0); }
WARPBENCH_WORD int __clzll(long long x) { return __builtin_clzll(static_cast<unsigned long long>(x) | 1) + (x == 0); }
WARPBENCH_WORD int __ffs(int x) { return __builtin_ffs(x); }
WARPBENCH_WORD int __ffsll(long long x) { return __builtin_ffsll(x); }
WARPBENCH_WORD unsigned __brev(unsigned x) {
  x = __builtin_bswap32(x);
  x = (x & 0x0f0f0f0f) << 4 | (x >> 4 & 0x0f0f0f0f);
  x = (x & 0x33333333) << 2 | (x >> 2 & 0x33333333);
  return (x & 0x55555555) << 1 | (x >> 1 & 0x55555555);
}
WARPBENCH_WORD unsigned long long __brevll(unsigned long long x) {
  return static_cast<unsigned long long>(__brev(static_cast<unsigned>(x))) << 32 |
         __brev(static_cast<unsigned>(x >> 32));
}
/// The n-th set bit, counted from 0, from bit `base` upwards, or downwards with a negative `offset`; all ones if there
/// is none.
WARPBENCH_UNSEEN inline unsigned __fns(unsigned mask, unsigned base, int offset) noexcept {
  warpbench::simulator::unseen();
  if (offset == 0) return base < 32 && (mask >> base & 1) != 0 ? base : 0xffffffff;
  const int step = offset > 0 ? 1 : -1;
  int left = offset > 0 ? offset : -offset;
  for (int bit = static_cast<int>(base); bit >= 0 && bit < 32; bit += step)
    if ((mask >> bit & 1) != 0 && --left == 0) return static_cast<unsigned>(bit);
  return 0xffffffff;
}

WARPBENCH_WORD int __mulhi(int x, int y) { return static_cast<int>(static_cast<long long>(x) * y >> 32); }
WARPBENCH_WORD unsigned __umulhi(unsigned x, unsigned y) {
  return static_cast<unsigned>(static_cast<unsigned long long>(x) * y >> 32);
}
WARPBENCH_WORD long long __mul64hi(long long x, long long y) {
  return static_cast<long long>(static_cast<warpbench::simulator::words::Int128>(x) * y >> 64);
}
WARPBENCH_WORD unsigned long long __umul64hi(unsigned long long x, unsigned long long y) {
  return static_cast<unsigned long long>(static_cast<warpbench::simulator::words::UnsignedInt128>(x) * y >> 64);
}
WARPBENCH_WORD int __mul24(int x, int y) {
  using namespace warpbench::simulator::words;
  return static_cast<int>(static_cast<long long>(signed24(x)) * signed24(y));
}
WARPBENCH_WORD unsigned __umul24(unsigned x, unsigned y) { return (x & 0xffffff) * (y & 0xffffff); }

/// |x - y| + z, modulo 2^32.
WARPBENCH_WORD unsigned __sad(int x, int y, unsigned z) {
  return static_cast<unsigned>(__builtin_llabs(static_cast<long long>(x) - y)) + z;
}
WARPBENCH_WORD unsigned __usad(unsigned x, unsigned y, unsigned z) {
  return static_cast<unsigned>(__builtin_llabs(static_cast<long long>(x) - y)) + z;
}
// Averages, rounded down and up, without intermediate overflow.
WARPBENCH_WORD int __hadd(int x, int y) { return (x & y) + ((x ^ y) >> 1); }
WARPBENCH_WORD int __rhadd(int x, int y) { return (x | y) - ((x ^ y) >> 1); }
WARPBENCH_WORD unsigned __uhadd(unsigned x, unsigned y) { return (x & y) + ((x ^ y) >> 1); }
WARPBENCH_WORD unsigned __urhadd(unsigned x, unsigned y) { return (x | y) - ((x ^ y) >> 1); }

WARPBENCH_WORD unsigned __byte_perm(unsigned x, unsigned y, unsigned selector) {
  using warpbench::simulator::words::permutedByte;
  const unsigned long long bytes = static_cast<unsigned long long>(y) << 32 | x;
  return permutedByte(bytes, selector, 0) | permutedByte(bytes, selector, 1) | permutedByte(bytes, selector, 2) |
         permutedByte(bytes, selector, 3);
}
// Shifts of hi:lo. The distance wraps at 32, or with suffix c is clamped there.
WARPBENCH_WORD unsigned __funnelshift_l(unsigned low, unsigned high, unsigned shift) {
  return static_cast<unsigned>((static_cast<unsigned long long>(high) << 32 | low) << (shift & 31) >> 32);
}
WARPBENCH_WORD unsigned __funnelshift_lc(unsigned low, unsigned high, unsigned shift) {
  return static_cast<unsigned>((static_cast<unsigned long long>(high) << 32 | low) << (shift < 32 ? shift : 32) >> 32);
}
WARPBENCH_WORD unsigned __funnelshift_r(unsigned low, unsigned high, unsigned shift) {
  return static_cast<unsigned>((static_cast<unsigned long long>(high) << 32 | low) >> (shift & 31));
}
WARPBENCH_WORD unsigned __funnelshift_rc(unsigned low, unsigned high, unsigned shift) {
  return static_cast<unsigned>((static_cast<unsigned long long>(high) << 32 | low) >> (shift < 32 ? shift : 32));
}

// Dot products of four bytes, and of two halves with two bytes, added to c, modulo 2^32.
WARPBENCH_WORD unsigned __dp4a(unsigned a, unsigned b, unsigned c) {
  using warpbench::simulator::words::byteOf;
  return c + byteOf(a, 0) * byteOf(b, 0) + byteOf(a, 1) * byteOf(b, 1) + byteOf(a, 2) * byteOf(b, 2) +
         byteOf(a, 3) * byteOf(b, 3);
}
WARPBENCH_WORD int __dp4a(int a, int b, int c) {
  using warpbench::simulator::words::signedByteOf;
  const unsigned x = static_cast<unsigned>(a), y = static_cast<unsigned>(b);
  return static_cast<int>(
      static_cast<unsigned>(c) +
      static_cast<unsigned>(signedByteOf(x, 0) * signedByteOf(y, 0) + signedByteOf(x, 1) * signedByteOf(y, 1) +
                            signedByteOf(x, 2) * signedByteOf(y, 2) + signedByteOf(x, 3) * signedByteOf(y, 3)));
}
#define WARPBENCH_DP2A(name, at)                                                                  \
  WARPBENCH_WORD unsigned name(unsigned a, unsigned b, unsigned c) {                              \
    using namespace warpbench::simulator::words;                                                  \
    return c + halfOf(a, 0) * byteOf(b, at) + halfOf(a, 1) * byteOf(b, at + 1);                   \
  }                                                                                               \
  WARPBENCH_WORD int name(int a, int b, int c) {                                                  \
    using namespace warpbench::simulator::words;                                                  \
    const unsigned x = static_cast<unsigned>(a), y = static_cast<unsigned>(b);                    \
    return static_cast<int>(static_cast<unsigned>(c) +                                            \
                            static_cast<unsigned>(signedHalfOf(x, 0) * signedByteOf(y, at) +      \
                                                  signedHalfOf(x, 1) * signedByteOf(y, at + 1))); \
  }                                                                                               \
  WARPBENCH_WORD unsigned name(ushort2 a, uchar4 b, unsigned c) {                                 \
    return name(__builtin_bit_cast(unsigned, a), __builtin_bit_cast(unsigned, b), c);             \
  }                                                                                               \
  WARPBENCH_WORD int name(short2 a, char4 b, int c) {                                             \
    return name(__builtin_bit_cast(int, a), __builtin_bit_cast(int, b), c);                       \
  }
WARPBENCH_DP2A(__dp2a_lo, 0)
WARPBENCH_DP2A(__dp2a_hi, 2)
#undef WARPBENCH_DP2A
WARPBENCH_WORD unsigned __dp4a(uchar4 a, uchar4 b, unsigned c) {
  return __dp4a(__builtin_bit_cast(unsigned, a), __builtin_bit_cast(unsigned, b), c);
}
WARPBENCH_WORD int __dp4a(char4 a, char4 b, int c) {
  return __dp4a(__builtin_bit_cast(int, a), __builtin_bit_cast(int, b), c);
}
