// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpbench::program {

/// The numbers of cuRAND's host generators, in the order of CURAND_ORDERING_PSEUDO_DEFAULT on an H200 (CUDA 13.0). Many
/// streams, far apart in one long sequence, take turns, and each turn yields a packet of numbers. Words and uniform
/// numbers equal a GPU's bit for bit. Normal numbers may differ in the last digits, because a GPU computes logarithms
/// and sines differently.
class RandomSequence {
 public:
  enum class Kind { Xorwow, Mrg32k3a, Philox };

  /// Starts at `offset` in the sequence of words.
  RandomSequence(Kind kind, std::uint64_t seed, std::uint64_t offset);

  /// The number of packets taken, including those that the offset skips.
  std::uint64_t packets() const { return m_turns; }
  /// True if the next number is not the first of its packet.
  bool isAmid() const { return m_used != 0; }

  void words(std::uint32_t* to, std::size_t count);
  void uniform(float* to, std::size_t count);
  void uniform(double* to, std::size_t count);
  /// Mean 0 and standard deviation 1, in pairs: only Philox takes an odd `count`.
  void normal(float* to, std::size_t count);
  void normal(double* to, std::size_t count);

 private:
  /// XORWOW: five words and a counter. MRG32k3a: three words modulo one number, then three modulo another. Philox: the
  /// number of packets given.
  using State = std::array<std::uint32_t, 6>;
  static constexpr std::size_t kMostOfDraw = 4;

  std::uint32_t next(State& state) const;
  void makeStreams(std::uint64_t offset);
  /// Takes packets of `Words` words; `convert` turns each into `Numbers` numbers.
  template <std::size_t Words, std::size_t Numbers, typename T, typename Convert>
  void fill(T* to, std::size_t count, Convert convert);
  /// Draws the stream's next words: four for Philox, one for the others. @returns their number.
  std::size_t draw(std::size_t stream, std::uint32_t* to);

  Kind m_kind;
  std::uint64_t m_seed;
  std::vector<State> m_streams;
  std::uint64_t m_turns = 0;  ///< summed over all streams
  std::size_t m_used = 0;     ///< numbers taken from the next packet
};

}  // namespace warpbench::program
