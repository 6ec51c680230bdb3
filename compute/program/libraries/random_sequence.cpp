// SPDX-License-Identifier: GPL-3.0-or-later
// XORWOW: Marsaglia, "Xorshift RNGs", 2003. MRG32k3a: L'Ecuyer, "Good Parameters and Implementations for Combined
// Multiple Recursive Random Number Generators", 1999. Philox 4x32-10: Salmon et al., "Parallel Random Numbers: As Easy
// as 1, 2, 3", 2011. Seeding and streams follow cuRAND's documentation and curand_kernel.h.
#include "program/libraries/random_sequence.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace warpbench::program {
namespace {

/// One step of XORWOW's five words as a matrix over GF(2), stored as the image of each bit.
constexpr std::size_t kXorWords = 5;
using XorWords = std::array<std::uint32_t, kXorWords>;
using XorMatrix = std::array<XorWords, 32 * kXorWords>;

XorWords xorStep(const XorWords& v) {
  const std::uint32_t t = v[0] ^ (v[0] >> 2);
  return {v[1], v[2], v[3], v[4], (v[4] ^ (v[4] << 4)) ^ (t ^ (t << 1))};
}

XorWords image(const XorMatrix& matrix, const XorWords& v) {
  XorWords sum{};
  for (std::size_t bit = 0; bit < matrix.size(); ++bit)
    if (((v[bit / 32] >> bit % 32) & 1) != 0)
      for (std::size_t k = 0; k < kXorWords; ++k) sum[k] ^= matrix[bit][k];
  return sum;
}

XorMatrix square(const XorMatrix& matrix) {
  XorMatrix result;
  for (std::size_t bit = 0; bit < matrix.size(); ++bit) result[bit] = image(matrix, matrix[bit]);
  return result;
}

/// The matrix of 2^power steps.
const XorMatrix& xorSteps(std::size_t power) {
  static const auto all = [] {
    std::vector<XorMatrix> matrices(68);
    for (std::size_t bit = 0; bit < matrices[0].size(); ++bit) {
      XorWords one{};
      one[bit / 32] = std::uint32_t{1} << bit % 32;
      matrices[0][bit] = xorStep(one);
    }
    for (std::size_t i = 1; i < matrices.size(); ++i) matrices[i] = square(matrices[i - 1]);
    return matrices;
  }();
  return all[power];
}

/// One step of three words of MRG32k3a as a matrix, modulo a number.
struct ModularMatrix {
  std::array<std::array<std::uint64_t, 3>, 3> at;
  std::uint64_t modulus;

  ModularMatrix operator*(const ModularMatrix& other) const {
    ModularMatrix result{{}, modulus};
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t j = 0; j < 3; ++j)
        for (std::size_t k = 0; k < 3; ++k)
          result.at[i][j] = (result.at[i][j] + at[i][k] * other.at[k][j] % modulus) % modulus;
    return result;
  }
  void apply(std::uint32_t* v) const {
    std::array<std::uint64_t, 3> result{};
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t k = 0; k < 3; ++k) result[i] = (result[i] + at[i][k] * v[k] % modulus) % modulus;
    std::ranges::copy(result, v);
  }
};

constexpr std::uint64_t kModulus1 = 4294967087;
constexpr std::uint64_t kModulus2 = 4294944443;
constexpr ModularMatrix kStep1{{{{0, 1, 0}, {0, 0, 1}, {kModulus1 - 810728, 1403580, 0}}}, kModulus1};
constexpr ModularMatrix kStep2{{{{0, 1, 0}, {0, 0, 1}, {kModulus2 - 1370589, 0, 527612}}}, kModulus2};

ModularMatrix afterDoublings(ModularMatrix matrix, int times) {
  for (int i = 0; i < times; ++i) matrix = matrix * matrix;
  return matrix;
}

void skip(ModularMatrix matrix, std::uint64_t steps, std::uint32_t* v) {
  for (; steps != 0; steps /= 2, matrix = matrix * matrix)
    if (steps % 2 != 0) matrix.apply(v);
}

/// Maps a word, or 53 bits of two words, to (0, 1].
float toUniform(std::uint32_t word) {
  constexpr float kStep = 0x1p-32F;
  return std::fma(static_cast<float>(word), kStep, kStep / 2);
}
double toUniform(std::uint32_t low, std::uint32_t high) {
  return std::fma(static_cast<double>(low ^ (std::uint64_t{high} << 21)), 0x1p-53, 0x1p-54);
}
/// Maps an MRG32k3a number to (0, 1].
constexpr double kOfMrg = 2.3283065498378288e-10;

/// Box-Muller: two normal numbers from two uniform ones. An angle of 2 is the full circle.
void toNormal(double uniform, double angle, double* to) {
  const double radius = std::sqrt(-2 * std::log(uniform));
  to[0] = radius * std::sin(angle * std::numbers::pi);
  to[1] = radius * std::cos(angle * std::numbers::pi);
}
void toNormal(float uniform, float angle, float* to) {
  double both[2];
  toNormal(double{uniform}, double{angle}, both);
  to[0] = static_cast<float>(both[0]);
  to[1] = static_cast<float>(both[1]);
}

}  // namespace

RandomSequence::RandomSequence(Kind kind, std::uint64_t seed, std::uint64_t offset) : m_kind(kind), m_seed(seed) {
  makeStreams(offset);
}

void RandomSequence::makeStreams(std::uint64_t offset) {
  const std::size_t streams = m_kind == Kind::Xorwow ? 4096 : m_kind == Kind::Mrg32k3a ? 81920 : 65536;
  const std::size_t numbers = m_kind == Kind::Philox ? kMostOfDraw : 1;
  m_used = offset % numbers;
  m_turns = offset / numbers;
  const std::uint64_t rounds = m_turns / streams;
  const auto low = static_cast<std::uint32_t>(m_seed);
  const auto high = static_cast<std::uint32_t>(m_seed >> 32);
  m_streams.assign(streams, {});
  if (m_kind == Kind::Philox) {
    for (State& state : m_streams)
      state = {static_cast<std::uint32_t>(rounds), static_cast<std::uint32_t>(rounds >> 32)};
  } else if (m_kind == Kind::Xorwow) {
    const std::uint32_t a = 1099087573U * (low ^ 0xaad26b49U);
    const std::uint32_t b = 2591861531U * (high ^ 0xf7dcefddU);
    XorWords v{123456789U + a, 362436069U ^ a, 521288629U + b, 88675123U ^ b, 5783321U + a};
    for (std::size_t bit = 0; bit < 64; ++bit)
      if (((rounds >> bit) & 1) != 0) v = image(xorSteps(bit), v);
    const std::uint32_t counter = 6615241U + b + a + 362437U * static_cast<std::uint32_t>(rounds);
    for (State& state : m_streams) {
      std::ranges::copy(v, state.begin());
      state[kXorWords] = counter;
      v = image(xorSteps(67), v);
    }
  } else {
    State state;
    state.fill(12345);
    if (m_seed != 0) {
      const std::uint64_t x = low ^ 0x55555555U, y = high ^ 0xaaaaaaaaU;
      for (std::size_t i = 0; i < 6; ++i)
        state[i] = static_cast<std::uint32_t>(state[i] * (i == 1 || i == 3 || i == 5 ? y : x) %
                                              (i < 3 ? kModulus1 : kModulus2));
    }
    skip(kStep1, rounds, state.data());
    skip(kStep2, rounds, state.data() + 3);
    const ModularMatrix further1 = afterDoublings(kStep1, 76), further2 = afterDoublings(kStep2, 76);
    for (State& each : m_streams) {
      each = state;
      further1.apply(state.data());
      further2.apply(state.data() + 3);
    }
  }
  std::array<std::uint32_t, kMostOfDraw> unused;
  for (std::size_t i = 0; i < m_turns % streams; ++i) draw(i, unused.data());
}

std::uint32_t RandomSequence::next(State& v) const {
  if (m_kind == Kind::Xorwow) {
    XorWords words;
    std::copy_n(v.begin(), kXorWords, words.begin());
    std::ranges::copy(xorStep(words), v.begin());
    return v[4] + (v[kXorWords] += 362437);
  }
  const std::uint64_t one = (1403580 * std::uint64_t{v[1]} + 810728 * (kModulus1 - v[0])) % kModulus1;
  const std::uint64_t two = (527612 * std::uint64_t{v[5]} + 1370589 * (kModulus2 - v[3])) % kModulus2;
  v = {v[1], v[2], static_cast<std::uint32_t>(one), v[4], v[5], static_cast<std::uint32_t>(two)};
  return static_cast<std::uint32_t>(one > two ? one - two : one + kModulus1 - two);
}

std::size_t RandomSequence::draw(std::size_t stream, std::uint32_t* to) {
  State& state = m_streams[stream];
  if (m_kind != Kind::Philox) {
    *to = next(state);
    return 1;
  }
  std::array<std::uint32_t, 4> c{state[0], state[1], static_cast<std::uint32_t>(stream), 0};
  if (++state[0] == 0) ++state[1];
  std::uint32_t keys[2] = {static_cast<std::uint32_t>(m_seed), static_cast<std::uint32_t>(m_seed >> 32)};
  for (int round = 0; round < 10; ++round, keys[0] += 0x9e3779b9U, keys[1] += 0xbb67ae85U) {
    const std::uint64_t a = std::uint64_t{0xd2511f53U} * c[0], b = std::uint64_t{0xcd9e8d57U} * c[2];
    c = {static_cast<std::uint32_t>(b >> 32) ^ c[1] ^ keys[0], static_cast<std::uint32_t>(b),
         static_cast<std::uint32_t>(a >> 32) ^ c[3] ^ keys[1], static_cast<std::uint32_t>(a)};
  }
  std::ranges::copy(c, to);
  return c.size();
}

template <std::size_t Words, std::size_t Numbers, typename T, typename Convert>
void RandomSequence::fill(T* to, std::size_t count, Convert convert) {
  for (std::size_t done = 0; done < count;) {
    const std::size_t stream = m_turns % m_streams.size();
    const State before = m_streams[stream];
    std::array<std::uint32_t, Words> words;
    for (std::size_t i = 0; i < Words;) i += draw(stream, words.data() + i);
    std::array<T, Numbers> numbers;
    convert(words.data(), numbers.data());
    const std::size_t from = std::min(m_used, Numbers - 1);
    const std::size_t taken = std::min(Numbers - from, count - done);
    std::copy_n(numbers.begin() + static_cast<std::ptrdiff_t>(from), taken, to + done);
    done += taken;
    m_used = (from + taken) % Numbers;
    if (m_used != 0)
      m_streams[stream] = before;
    else
      ++m_turns;
  }
}

void RandomSequence::words(std::uint32_t* to, std::size_t count) {
  if (m_kind == Kind::Philox) return fill<4, 4>(to, count, [](const auto* w, auto* n) { std::copy_n(w, 4, n); });
  const bool isMrg = m_kind == Kind::Mrg32k3a;
  // MRG32k3a's numbers end a little below 2^32, so they are stretched.
  fill<1, 1>(to, count,
             [&](const auto* w, auto* n) { *n = isMrg ? static_cast<std::uint32_t>(*w * 1.000000048662) : *w; });
}

void RandomSequence::uniform(float* to, std::size_t count) {
  if (m_kind == Kind::Mrg32k3a)
    return fill<1, 1>(to, count, [](const auto* w, auto* n) { *n = static_cast<float>(*w * kOfMrg); });
  if (m_kind == Kind::Xorwow) return fill<1, 1>(to, count, [](const auto* w, auto* n) { *n = toUniform(*w); });
  fill<4, 4>(to, count,
             [](const auto* w, auto* n) { std::transform(w, w + 4, n, [](auto x) { return toUniform(x); }); });
}

void RandomSequence::uniform(double* to, std::size_t count) {
  if (m_kind == Kind::Mrg32k3a) return fill<1, 1>(to, count, [](const auto* w, auto* n) { *n = *w * kOfMrg; });
  if (m_kind == Kind::Xorwow) return fill<2, 1>(to, count, [](const auto* w, auto* n) { *n = toUniform(w[0], w[1]); });
  fill<8, 4>(to, count, [](const auto* w, auto* n) {
    for (std::size_t i = 0; i < 4; ++i) n[i] = toUniform(w[2 * i], w[2 * i + 1]);
  });
}

void RandomSequence::normal(float* to, std::size_t count) {
  constexpr float kAngle = 0x1p-31F;
  const auto pair = [](const std::uint32_t* w, float* n) {
    toNormal(toUniform(w[0]), std::fma(static_cast<float>(w[1]), kAngle, kAngle / 2), n);
  };
  if (m_kind == Kind::Mrg32k3a)
    return fill<2, 2>(to, count, [](const auto* w, auto* n) {
      toNormal(static_cast<float>(w[0] * kOfMrg), static_cast<float>(w[1] * kOfMrg * 2), n);
    });
  if (m_kind == Kind::Xorwow) return fill<2, 2>(to, count, pair);
  fill<4, 4>(to, count, [&](const auto* w, auto* n) {
    pair(w, n);
    pair(w + 2, n + 2);
  });
}

void RandomSequence::normal(double* to, std::size_t count) {
  if (m_kind == Kind::Mrg32k3a)
    return fill<2, 2>(to, count, [](const auto* w, auto* n) { toNormal(w[0] * kOfMrg, w[1] * kOfMrg * 2, n); });
  const auto pair = [](const std::uint32_t* w, double* n) {
    toNormal(toUniform(w[0], w[1]), 2 * toUniform(w[2], w[3]), n);
  };
  if (m_kind == Kind::Xorwow) return fill<4, 2>(to, count, pair);
  fill<8, 4>(to, count, [&](const auto* w, auto* n) {
    pair(w, n);
    pair(w + 4, n + 2);
  });
}

}  // namespace warpbench::program
