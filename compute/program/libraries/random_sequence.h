// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpbench::program {

/// The numbers that a generator of cuRAND's host interface gives, in the order of CURAND_ORDERING_PSEUDO_DEFAULT on an
/// H200 (CUDA 13.0). Many streams, far apart in one long sequence, take turns: each gives a packet of numbers when it
/// is its turn. Words and uniform numbers are those of a GPU bit for bit; normal ones may differ in the last digits,
/// since a GPU has logarithms and sines of its own.
class RandomSequence {
 public:
  enum class Kind { Xorwow, Mrg32k3a, Philox };

  /// The first number is that at `offset` of the sequence of words.
  RandomSequence(Kind kind, std::uint64_t seed, std::uint64_t offset);

  /// Packets that were taken, with those that the offset stands for.
  std::uint64_t packets() const { return m_turns; }
  /// Whether the next number is not the first of its packet.
  bool isAmid() const { return m_used != 0; }

  void words(std::uint32_t* to, std::size_t count);
  void uniform(float* to, std::size_t count);
  void uniform(double* to, std::size_t count);
  /// Of mean 0 and deviation 1, in pairs: an odd `count` is for Philox alone.
  void normal(float* to, std::size_t count);
  void normal(double* to, std::size_t count);

 private:
  /// Of XORWOW: five words and a counter. Of MRG32k3a: three words modulo one number, three modulo another. Of Philox:
  /// how many packets it has given.
  using State = std::array<std::uint32_t, 6>;
  static constexpr std::size_t kMostOfDraw = 4;

  std::uint32_t next(State& state) const;
  void makeStreams(std::uint64_t offset);
  /// Takes packets of `Words` words, of which `convert` makes `Numbers` numbers.
  template <std::size_t Words, std::size_t Numbers, typename T, typename Convert>
  void fill(T* to, std::size_t count, Convert convert);
  /// The stream's next words: four of Philox, one of the others. @returns how many.
  std::size_t draw(std::size_t stream, std::uint32_t* to);

  Kind m_kind;
  std::uint64_t m_seed;
  std::vector<State> m_streams;
  std::uint64_t m_turns = 0;  ///< of all streams
  std::size_t m_used = 0;     ///< numbers that were taken of the next packet
};

}  // namespace warpbench::program
