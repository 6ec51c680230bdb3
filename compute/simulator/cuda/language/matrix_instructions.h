// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <type_traits>

#include "../cuda_pipeline_primitives.h"
#include "conversions.h"
#include "matrix_places.h"
#include "small_float.h"
#include "warp_functions.h"

/// Called by code from own/ptx/inline_ptx.h: instructions for tensor cores (PTX ISA, "Warp-Level Matrix Instructions")
/// and for asynchronous copies to shared memory ("Asynchronous copy"). Registers are bits in 64-bit words, two 32-bit
/// registers per word, the first in the low half.
namespace warpbench::simulator::ptx {

/// Converts a C++ operand to and from a register.
template <typename T>
WARPBENCH_WORD std::uint64_t bits(T value) {
  return words::bitsOf(value);
}
template <typename T>
WARPBENCH_WORD auto value(std::uint64_t bits) {
  return words::fromBits<std::remove_cvref_t<T>>(bits);
}

/// Up to four 32-bit registers, or two of 64 bits.
struct Registers {
  std::uint64_t first, second;
};

/// Element types: convert bits to numbers and sums to bits. A GPU's own order and rounding of sums is undocumented, so
/// sums use doubles or integers and are rounded once.
struct Half {
  static constexpr int kBits = 16;
  WARPBENCH_WORD static double value(std::uint64_t x) { return words::halfToFloat(static_cast<unsigned short>(x)); }
  WARPBENCH_WORD static std::uint64_t rounded(double sum, bool) { return words::toSmall<words::HalfFormat>(sum); }
};
struct Bfloat {
  static constexpr int kBits = 16;
  WARPBENCH_WORD static double value(std::uint64_t x) { return words::bfloatToFloat(static_cast<unsigned short>(x)); }
};
struct Float {
  static constexpr int kBits = 32;
  WARPBENCH_WORD static double value(std::uint64_t x) { return words::fromBits<float>(x); }
  WARPBENCH_WORD static std::uint64_t rounded(double sum, bool) { return words::bitsOf(static_cast<float>(sum)); }
};
/// Tensor cores ignore the last 13 bits of a float's fraction.
struct TensorFloat {
  static constexpr int kBits = 32;
  WARPBENCH_WORD static double value(std::uint64_t x) { return words::fromBits<float>(x & 0xffffe000u); }
};
struct Double {
  static constexpr int kBits = 64;
  WARPBENCH_WORD static double value(std::uint64_t x) { return words::fromBits<double>(x); }
  WARPBENCH_WORD static std::uint64_t rounded(double sum, bool) { return words::bitsOf(sum); }
};
template <typename T>
struct Integer {
  static constexpr int kBits = 8 * sizeof(T);
  WARPBENCH_WORD static long long value(std::uint64_t x) { return static_cast<T>(x); }
  WARPBENCH_WORD static std::uint64_t rounded(long long sum, bool saturates) {
    if (saturates) sum = sum > 0x7fffffff ? 0x7fffffff : sum < -0x7fffffff - 1 ? -0x7fffffff - 1 : sum;
    return static_cast<std::uint32_t>(sum);
  }
};

template <typename T>
WARPBENCH_WORD auto element(const std::uint64_t* registers, int i) {
  constexpr int kInWord = 64 / T::kBits;
  return T::value(registers[i / kInWord] >> (i % kInWord * T::kBits));
}

/// The lane's elements of a product of kM x kK by kK x kN, added to C. `all` contains two words of A and one of B per
/// lane.
template <int kM, int kN, int kK, typename D, typename A, typename B, typename C>
[[gnu::pure]] WARPBENCH_UNSEEN Registers product(const WarpWords* all, std::uint64_t c0, std::uint64_t c1,
                                                 bool saturates) noexcept {
  unseen();
  using PlacesA = words::MatrixPlaces<words::MatrixUse::A, kM, kN, kK, A::kBits / 8>;
  using PlacesB = words::MatrixPlaces<words::MatrixUse::B, kM, kN, kK, B::kBits / 8>;
  using PlacesD = words::MatrixPlaces<words::MatrixUse::Sum, kM, kN, kK, D::kBits / 8>;
  static_assert(PlacesA::kElements * A::kBits <= 128 && PlacesB::kElements * B::kBits <= 64 &&
                PlacesD::kElements * D::kBits <= 128 && D::kBits == C::kBits);
  const int lane = laneIndex();
  // The rows of A and the columns of B for the lane's elements. Unrolling all this would take long to compile.
  constexpr int kRows = kM / 8;
  constexpr int kColumns = kN / 4;
  decltype(A::value(0)) rows[kRows][kK];
  decltype(B::value(0)) columns[kColumns][kK];
#pragma GCC unroll 1
  for (int r = 0; r < kRows; ++r)
#pragma GCC unroll 1
    for (int k = 0; k < kK; ++k) {
      const int row = PlacesD::row(lane, 2 * r);
      rows[r][k] = element<A>(all->of[PlacesA::laneOf(row, k)], PlacesA::indexOf(row, k));
    }
#pragma GCC unroll 1
  for (int j = 0; j < kColumns; ++j)
#pragma GCC unroll 1
    for (int k = 0; k < kK; ++k) {
      const int column = PlacesD::column(lane, j / 2 * 2 * kRows + j % 2);
      columns[j][k] = element<B>(&all->of[PlacesB::laneOf(column, k)][2], PlacesB::indexOf(column, k));
    }
  const std::uint64_t before[2]{c0, c1};
  std::uint64_t after[2]{0, 0};
#pragma GCC unroll 1
  for (int i = 0; i < PlacesD::kElements; ++i) {
    auto sum = element<C>(before, i);
    const auto* const row = rows[i / 2 % kRows];
    const auto* const column = columns[i / 2 / kRows * 2 + i % 2];
#pragma GCC unroll 1
    for (int k = 0; k < kK; ++k) sum += row[k] * column[k];
    constexpr int kInWord = 64 / D::kBits;
    after[i / kInWord] |= D::rounded(sum, saturates) << (i % kInWord * D::kBits);
  }
  return {after[0], after[1]};
}

// Functions called where lanes meet are declared pure: any other call would keep g++ from unrolling its loop and so
// move arrays that the loop indexes to local memory.

/// mma.sync ("Multiply-and-Accumulate Instruction: mma"): takes two words of A, one of B and two of C; returns those of
/// D.
template <int kM, int kN, int kK, typename D, typename A, typename B, typename C>
WARPBENCH_WORD Registers mma(std::uint64_t a0, std::uint64_t a1, std::uint64_t b, std::uint64_t c0, std::uint64_t c1,
                             bool saturates) {
  WARPBENCH_NOTHING_PASSES;
  const Registers d = product<kM, kN, kK, D, A, B, C>(wholeWarpGather(a0, a1, b), c0, c1, saturates);
  WARPBENCH_NOTHING_PASSES;
  return d;
}

/// Distributes the rows that the lanes have loaded, of up to four 8 x 8 matrices of 16-bit numbers, to their
/// destination lanes. Each gets a pair of neighbours of each matrix: in a row or, if transposed, in a column.
template <int kMatrices, bool turned>
[[gnu::pure]] WARPBENCH_UNSEEN Registers distributed(const WarpWords* rows) noexcept {
  unseen();
  const int lane = laneIndex();
  std::uint64_t own[4]{};
#pragma GCC unroll 1
  for (int matrix = 0; matrix < kMatrices; ++matrix)
#pragma GCC unroll 1
    for (int i = 0; i < 2; ++i) {
      const int row = turned ? lane % 4 * 2 + i : lane / 4;
      const int column = turned ? lane / 4 : lane % 4 * 2 + i;
      own[matrix] |= (rows->of[matrix * 8 + row][column / 4] >> (column % 4 * 16) & 0xffff) << (16 * i);
    }
  return {own[0] | own[1] << 32, own[2] | own[3] << 32};
}

/// ldmatrix ("Warp-level matrix load instruction: ldmatrix"). The first 8, 16 or 32 lanes address a row of 16 bytes
/// each. It counts as their 16-byte load, which is served eight lanes (one matrix) at a time: one wavefront if the rows
/// share no bank. The manual does not say so, but an H200 counted the same at twelve points.
template <int kMatrices, bool turned>
WARPBENCH_WORD Registers loadMatrices(std::uint64_t address) {
  __extension__ typedef unsigned __int128 Row;
  Row row = 0;
  if (kMatrices == 4 || laneIndex() < 8 * kMatrices)
    row = *static_cast<const Row*>(usedSharedMemoryAt(address, sizeof(Row)));
  WARPBENCH_NOTHING_PASSES;
  const Registers own = distributed<kMatrices, turned>(
      wholeWarpGather(static_cast<std::uint64_t>(row), static_cast<std::uint64_t>(row >> 64), 0));
  WARPBENCH_NOTHING_PASSES;
  return own;
}

/// cp.async ("Asynchronous copy: cp.async"): copies the first `fromBytes` of `bytes` bytes and sets the others to zero.
/// Executed and counted as the C++ primitive.
WARPBENCH_WORD void copyAsync(std::uint64_t to, std::uint64_t from, std::uint64_t bytes, std::uint64_t fromBytes) {
  __pipeline_memcpy_async(usedSharedMemoryAt(to, bytes), reinterpret_cast<const void*>(from), bytes,
                          bytes - static_cast<std::uint32_t>(fromBytes));
}

}  // namespace warpbench::simulator::ptx
