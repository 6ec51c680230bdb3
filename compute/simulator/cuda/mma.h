// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "cuda_bf16.h"
#include "cuda_fp16.h"
#include "language/cuda_language.h"
#include "language/matrix_places.h"

/// Keeps fragments in registers: no index makes them arrays in memory, as indices known only at run time do for other
/// arrays. Not all loops over fragments are unrolled here, because those with calls are not.
#define WARPBENCH_OF_FRAGMENTS [[gnu::no_sanitize("object-size")]] WARPBENCH_WORD

/// Products of small matrices by a warp (CUDA C++ Programming Guide, "Warp Matrix Functions"). The mapping of elements
/// to lanes is hidden from programs. Here it is that of the instructions since compute capability 8.0 (PTX ISA, "Matrix
/// Fragments for mma.m16n8k16" and similar), so that loads and stores use the same addresses, 4 bytes at a time where
/// elements are adjacent. Sums use doubles or integers and are rounded once, because a GPU's own rounding is
/// undocumented. Omits elements smaller than a byte.
namespace nvcuda::wmma {

struct matrix_a;
struct matrix_b;
struct accumulator;
struct row_major;
struct col_major;
enum layout_t { mem_row_major, mem_col_major };
namespace precision {
struct tf32;
}

namespace details {

template <typename T>
struct StoredOf {
  using Type = T;
};
template <>
struct StoredOf<precision::tf32> {
  using Type = float;
};

/// The layout of a matrix.
template <typename Use, int kM, int kN, int kK, typename T>
using Places =
    warpbench::simulator::words::MatrixPlaces<std::is_same_v<Use, matrix_a> ? warpbench::simulator::words::MatrixUse::A
                                              : std::is_same_v<Use, matrix_b>
                                                  ? warpbench::simulator::words::MatrixUse::B
                                                  : warpbench::simulator::words::MatrixUse::Sum,
                                              kM, kN, kK, sizeof(T)>;

}  // namespace details

template <typename Use, int kM, int kN, int kK, typename T, typename Layout = void>
class fragment {
 public:
  using element_type = typename details::StoredOf<T>::Type;
  using storage_element_type = element_type;
  using Places = details::Places<Use, kM, kN, kK, element_type>;
  static constexpr int num_elements = Places::kElements;
  static constexpr int num_storage_elements = num_elements;
  element_type x[num_elements];
};

namespace details {

/// A whole matrix, as a lane collects it from its warp.
template <typename Fragment>
struct Whole {
  using T = typename Fragment::element_type;
  static constexpr int kEach = sizeof(Fragment) < 8 ? 1 : static_cast<int>(sizeof(Fragment)) / 8;  ///< words per lane
  std::uint64_t words[32][kEach];

  const T& of(int lane, int i) const { return reinterpret_cast<const Fragment*>(words[lane])->x[i]; }
};

/// The lane's elements, 8 bytes at a time. Accessed element by element, because an object passed to a call as a whole
/// has an address, and an array of those would be in memory.
template <typename Fragment>
WARPBENCH_OF_FRAGMENTS std::uint64_t wordOf(const Fragment& fragment, int i) {
  using T = typename Fragment::element_type;
  using Bits = std::conditional_t<sizeof(T) == 8, std::uint64_t,
                                  std::conditional_t<sizeof(T) == 4, std::uint32_t,
                                                     std::conditional_t<sizeof(T) == 2, std::uint16_t, std::uint8_t>>>;
  constexpr int kInWord = static_cast<int>(sizeof(Fragment) < 8 ? sizeof(Fragment) : 8) / static_cast<int>(sizeof(T));
  std::uint64_t word = 0;
  for (int j = 0; j < kInWord; ++j)
    word |= std::uint64_t{__builtin_bit_cast(Bits, fragment.x[i * kInWord + j])} << (8 * sizeof(T) * j);
  return word;
}
template <typename Fragment>
WARPBENCH_UNSEEN void keep(Whole<Fragment>* whole, int i, const std::uint64_t* words) noexcept {
  warpbench::simulator::unseen();
#pragma GCC unroll 1
  for (int lane = 0; lane < 32; ++lane) whole->words[lane][i] = words[lane];
}
/// Element by element, for the same reason.
template <typename Fragment>
WARPBENCH_OF_FRAGMENTS void copy(Fragment& to, const Fragment& from) {
  for (int i = 0; i < Fragment::num_elements; ++i) to.x[i] = from.x[i];
}
template <typename Fragment>
WARPBENCH_OF_FRAGMENTS void collect(Whole<Fragment>& whole, const Fragment& fragment) {
  for (int i = 0; i < Whole<Fragment>::kEach; ++i)
    keep(&whole, i, warpbench::simulator::warpGather(~0u, wordOf(fragment, i)));
}

template <typename T>
WARPBENCH_OF_FRAGMENTS auto exactly(T x) {
  if constexpr (std::is_integral_v<T>)
    return static_cast<long long>(x);
  else
    return static_cast<double>(static_cast<std::conditional_t<std::is_same_v<T, double>, double, float>>(x));
}
/// Reduces a float to what tensor cores use: 10 bits of the fraction.
template <typename T>
WARPBENCH_OF_FRAGMENTS T asTaken(T x) {
  if constexpr (std::is_same_v<T, float>)
    return __builtin_bit_cast(float, __builtin_bit_cast(unsigned, x) & 0xffffe000u);
  else
    return x;
}
template <typename T, typename Sum>
WARPBENCH_OF_FRAGMENTS T rounded(Sum sum, bool saturates) {
  if constexpr (std::is_same_v<T, __half>) {
    return __double2half(sum);
  } else if constexpr (std::is_integral_v<T>) {
    if (saturates) sum = sum > 0x7fffffff ? 0x7fffffff : sum < -0x7fffffff - 1 ? -0x7fffffff - 1 : sum;
    return static_cast<T>(sum);
  } else {
    return static_cast<T>(sum);
  }
}

template <typename D, typename A, typename B, typename C>
WARPBENCH_UNSEEN D product(const Whole<A>* a, const Whole<B>* b, C c, bool saturates) noexcept {
  warpbench::simulator::unseen();
  using PlacesA = typename A::Places;
  using PlacesB = typename B::Places;
  using PlacesD = typename D::Places;
  const int lane = warpbench::simulator::laneIndex();
  // The rows of A and the columns of B for the lane's elements, as doubles or integers. Unrolling all this would take
  // long to compile.
  constexpr int kRows = PlacesD::kRows / 8;
  constexpr int kColumns = PlacesD::kColumns / 4;
  constexpr int kInner = PlacesA::kColumns;
  decltype(exactly(a->of(0, 0))) rows[kRows][kInner];
  decltype(exactly(b->of(0, 0))) columns[kColumns][kInner];
#pragma GCC unroll 1
  for (int r = 0; r < kRows; ++r)
#pragma GCC unroll 1
    for (int k = 0; k < kInner; ++k) {
      const int row = PlacesD::row(lane, 2 * r);
      rows[r][k] = exactly(asTaken(a->of(PlacesA::laneOf(row, k), PlacesA::indexOf(row, k))));
    }
#pragma GCC unroll 1
  for (int j = 0; j < kColumns; ++j)
#pragma GCC unroll 1
    for (int k = 0; k < kInner; ++k) {
      const int column = PlacesD::column(lane, j / 2 * 2 * kRows + j % 2);
      columns[j][k] = exactly(asTaken(b->of(PlacesB::laneOf(column, k), PlacesB::indexOf(column, k))));
    }
  D d;
#pragma GCC unroll 1
  for (int i = 0; i < PlacesD::kElements; ++i) {
    auto sum = exactly(c.x[i]);
    const auto* const row = rows[i / 2 % kRows];
    const auto* const column = columns[i / 2 / kRows * 2 + i % 2];
#pragma GCC unroll 1
    for (int k = 0; k < kInner; ++k) sum += row[k] * column[k];
    d.x[i] = rounded<typename D::element_type>(sum, saturates);
  }
  return d;
}

/// An element of the running lane from a 16-bit matrix whose 8 x 8 parts were loaded transposed.
template <typename Fragment>
WARPBENCH_UNSEEN std::uint16_t turned(const Whole<Fragment>* loaded, int i) noexcept {
  warpbench::simulator::unseen();
  const int lane = warpbench::simulator::laneIndex();
  return __builtin_bit_cast(std::uint16_t, loaded->of((lane % 4 * 2 + i % 2) * 4 + lane / 8, i / 2 * 2 + lane / 4 % 2));
}

/// Adjacent elements.
template <typename T, int kCount>
struct alignas(kCount * sizeof(T)) Run {
  T x[kCount];
};

/// Loads a 16-bit matrix in which the elements of a lane's runs are not adjacent: loads adjacent pairs and then
/// transposes 8 x 8 parts (`movmatrix`, PTX ISA). Observed for B in rows, on an H100 with CUDA 13.0; A in columns is
/// assumed to behave alike.
template <typename Fragment, typename T>
WARPBENCH_OF_FRAGMENTS void loadTurned(Fragment& a, const T* at, unsigned stride) {
  using Places = typename Fragment::Places;
  const int lane = warpbench::simulator::laneIndex();
  Fragment loaded;
  for (int i = 0; i < Places::kElements; i += 2) {
    const int along = Places::along(0, i) + lane / 4;
    const int across = Places::across(0, i) + lane % 4 * 2;
    const auto run = *reinterpret_cast<const Run<T, 2>*>(at + static_cast<std::size_t>(along) * stride + across);
    for (int j = 0; j < 2; ++j) loaded.x[i + j] = run.x[j];
  }
  Whole<Fragment> whole;
  collect(whole, loaded);
  for (int i = 0; i < Places::kElements; ++i) a.x[i] = __builtin_bit_cast(T, turned(&whole, i));
}

/// The position of the lane's element i in memory, in elements from the matrix's first one. Runs are adjacent in a
/// row-major matrix; for B, in a column-major one.
template <typename Places>
WARPBENCH_OF_FRAGMENTS std::size_t placeOf(int lane, int i, unsigned stride, bool sideBySide) {
  const int outer = sideBySide ? Places::across(lane, i) : Places::along(lane, i);
  const int inner = sideBySide ? Places::along(lane, i) : Places::across(lane, i);
  return static_cast<std::size_t>(outer) * stride + static_cast<std::size_t>(inner);
}

template <typename Fragment, typename T>
WARPBENCH_OF_FRAGMENTS void load(Fragment& a, const T* at, unsigned stride, bool rows) {
  using Places = typename Fragment::Places;
  constexpr int kRun = Places::kRun;
  if constexpr (sizeof(T) == 2 && !Places::kIsSum) {
    if (rows == Places::kIsB) return loadTurned(a, at, stride);
  }
  const int lane = warpbench::simulator::laneIndex();
  if (rows != Places::kIsB) {
    for (int i = 0; i < Places::kElements; i += kRun) {
      const auto run = *reinterpret_cast<const Run<T, kRun>*>(at + placeOf<Places>(lane, i, stride, true));
      for (int j = 0; j < kRun; ++j) a.x[i + j] = run.x[j];
    }
  } else {
    for (int i = 0; i < Places::kElements; ++i) a.x[i] = at[placeOf<Places>(lane, i, stride, false)];
  }
}

}  // namespace details

template <typename Use, int kM, int kN, int kK, typename T, typename Layout, typename Value>
WARPBENCH_OF_FRAGMENTS void fill_fragment(fragment<Use, kM, kN, kK, T, Layout>& a, const Value& value) {
  for (int i = 0; i < a.num_elements; ++i) a.x[i] = value;
}

template <typename Use, int kM, int kN, int kK, typename T, typename Layout>
WARPBENCH_OF_FRAGMENTS void load_matrix_sync(fragment<Use, kM, kN, kK, T, Layout>& a,
                                             const typename details::StoredOf<T>::Type* from, unsigned stride) {
  static_assert(!std::is_void_v<Layout>, "a sum is loaded with its layout");
  details::load(a, from, stride, std::is_same_v<Layout, row_major>);
}
template <int kM, int kN, int kK, typename T>
WARPBENCH_OF_FRAGMENTS void load_matrix_sync(fragment<accumulator, kM, kN, kK, T>& a, const T* from, unsigned stride,
                                             layout_t layout) {
  details::load(a, from, stride, layout == mem_row_major);
}

template <int kM, int kN, int kK, typename T>
WARPBENCH_OF_FRAGMENTS void store_matrix_sync(T* to, const fragment<accumulator, kM, kN, kK, T>& a, unsigned stride,
                                              layout_t layout) {
  using Places = typename fragment<accumulator, kM, kN, kK, T>::Places;
  constexpr int kRun = Places::kRun;
  const int lane = warpbench::simulator::laneIndex();
  if (layout == mem_row_major) {
    for (int i = 0; i < Places::kElements; i += kRun) {
      details::Run<T, kRun> run;
      for (int j = 0; j < kRun; ++j) run.x[j] = a.x[i + j];
      *reinterpret_cast<details::Run<T, kRun>*>(to + details::placeOf<Places>(lane, i, stride, true)) = run;
    }
  } else {
    for (int i = 0; i < Places::kElements; ++i) to[details::placeOf<Places>(lane, i, stride, false)] = a.x[i];
  }
}

template <int kM, int kN, int kK, typename D, typename T, typename LayoutA, typename LayoutB, typename C>
WARPBENCH_OF_FRAGMENTS void mma_sync(fragment<accumulator, kM, kN, kK, D>& d,
                                     const fragment<matrix_a, kM, kN, kK, T, LayoutA>& a,
                                     const fragment<matrix_b, kM, kN, kK, T, LayoutB>& b,
                                     const fragment<accumulator, kM, kN, kK, C>& c, bool saturates = false) {
  details::Whole<fragment<matrix_a, kM, kN, kK, T, LayoutA>> wholeA;
  details::Whole<fragment<matrix_b, kM, kN, kK, T, LayoutB>> wholeB;
  details::collect(wholeA, a);
  details::collect(wholeB, b);
  fragment<accumulator, kM, kN, kK, C> before;
  details::copy(before, c);
  const auto sum = details::product<fragment<accumulator, kM, kN, kK, D>>(&wholeA, &wholeB, before, saturates);
  details::copy(d, sum);
}

/// Rounds to the nearest float with 10 bits of fraction, ties away from zero.
WARPBENCH_OF_FRAGMENTS float __float_to_tf32(float x) {
  const unsigned bits = __builtin_bit_cast(unsigned, x);
  const bool special = (bits & 0x7f800000u) == 0x7f800000u;
  return __builtin_bit_cast(float, special ? bits : (bits + 0x1000u) & 0xffffe000u);
}

}  // namespace nvcuda::wmma
