// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <climits>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <type_traits>
#include <vector>

/// The meanings of CUDA's integer functions, written as plainly as possible, for cuda_integer_words.h.
namespace word_meanings {

__extension__ typedef __int128 Wide;

inline std::uint64_t reversed(std::uint64_t x, int bits) {
  std::uint64_t result = 0;
  for (int i = 0; i < bits; ++i) result |= (x >> i & 1) << (bits - 1 - i);
  return result;
}
inline long long signedHigh(long long x, long long y) { return static_cast<long long>(static_cast<Wide>(x) * y >> 64); }
/// Multiplies halves of 32 bits, as on paper.
inline unsigned long long high(unsigned long long x, unsigned long long y) {
  const unsigned long long a = x >> 32, b = x & 0xffffffff, c = y >> 32, d = y & 0xffffffff;
  const unsigned long long middle = a * d + (b * d >> 32);
  return a * c + (middle >> 32) + ((b * c + (middle & 0xffffffff)) >> 32);
}
inline long long low24(int x) { return (x & 0xffffff) - ((x & 0x800000) != 0 ? 0x1000000 : 0); }
inline int floorHalf(std::int64_t sum) { return static_cast<int>((sum - (sum & 1)) / 2); }
inline unsigned permuted(unsigned x, unsigned y, unsigned selector) {
  unsigned char bytes[8], result[4];
  std::memcpy(bytes, &x, 4);
  std::memcpy(bytes + 4, &y, 4);
  for (int i = 0; i < 4; ++i) result[i] = bytes[selector >> (4 * i) & 7];
  unsigned word;
  std::memcpy(&word, result, 4);
  return word;
}
inline unsigned funnelLeft(unsigned low, unsigned high, unsigned shift) {
  for (; shift > 0; --shift) {
    high = high << 1 | low >> 31;
    low <<= 1;
  }
  return high;
}
inline unsigned funnelRight(unsigned low, unsigned high, unsigned shift) {
  for (; shift > 0; --shift) {
    low = low >> 1 | high << 31;
    high >>= 1;
  }
  return low;
}
template <typename Byte>
auto dot(unsigned a, unsigned b, unsigned c) {
  std::int64_t sum = c;
  for (int i = 0; i < 4; ++i) sum += static_cast<Byte>(a >> (8 * i)) * static_cast<Byte>(b >> (8 * i));
  return static_cast<std::conditional_t<std::is_signed_v<Byte>, int, unsigned>>(sum);
}
template <typename Half, typename Byte>
auto dot2(unsigned a, unsigned b, int first, unsigned c) {
  std::int64_t sum = c;
  for (int i = 0; i < 2; ++i)
    sum += static_cast<std::int64_t>(static_cast<Half>(a >> (16 * i))) * static_cast<Byte>(b >> (8 * (first + i)));
  return static_cast<std::conditional_t<std::is_signed_v<Byte>, int, unsigned>>(sum);
}
/// PTX ISA, "fns": the n-th set bit from `base` on, up or down; with n = 0, `base` if it is set.
inline unsigned nthSet(unsigned mask, unsigned base, int n) {
  std::vector<unsigned> places;
  if (n >= 0)
    for (unsigned bit = base; bit < 32; ++bit) {
      if ((mask >> bit & 1) != 0) places.push_back(bit);
    }
  else
    for (int bit = static_cast<int>(base); bit >= 0; --bit)
      if ((mask >> bit & 1) != 0) places.push_back(static_cast<unsigned>(bit));
  if (n == 0) return !places.empty() && places[0] == base ? base : UINT_MAX;
  const std::size_t rank = static_cast<std::size_t>(std::abs(n)) - 1;
  return rank < places.size() ? places[rank] : UINT_MAX;
}
template <typename Field, typename F>
inline unsigned fields(unsigned a, unsigned b, F f) {
  Field as[4 / sizeof(Field)], bs[4 / sizeof(Field)];
  std::memcpy(as, &a, 4);
  std::memcpy(bs, &b, 4);
  for (std::size_t i = 0; i < 4 / sizeof(Field); ++i) as[i] = static_cast<Field>(f(as[i], bs[i]));
  std::memcpy(&a, as, 4);
  return a;
}
template <typename Field, typename F>
inline unsigned sumOf(unsigned a, unsigned b, F f) {
  Field as[4 / sizeof(Field)], bs[4 / sizeof(Field)];
  std::memcpy(as, &a, 4);
  std::memcpy(bs, &b, 4);
  unsigned sum = 0;
  for (std::size_t i = 0; i < 4 / sizeof(Field); ++i) sum += static_cast<unsigned>(f(as[i], bs[i]));
  return sum;
}

}  // namespace word_meanings
