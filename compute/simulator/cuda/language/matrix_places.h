// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Which lane of a warp holds which element of a small matrix that the warp multiplies: the same for matrix functions
/// and for the instructions behind them.
namespace warpbench::simulator::words {

enum class MatrixUse { A, B, Sum };

/// The layout of GPUs since compute capability 8.0 (PTX ISA, "Matrix Fragments for mma.m16n8k16" and similar). A matrix
/// consists of parts of 8 by 4 runs; each lane has one run of each part.
template <MatrixUse use, int kM, int kN, int kK, int kBytes>
struct MatrixPlaces {
  static constexpr bool kIsB = use == MatrixUse::B;
  static constexpr bool kIsSum = use == MatrixUse::Sum;
  static constexpr int kRows = kIsB ? kK : kM;
  static constexpr int kColumns = use == MatrixUse::A ? kK : kN;
  static constexpr int kElements = kRows * kColumns / 32;  ///< per lane
  /// Adjacent elements of a lane: in a row, for B in a column.
  static constexpr int kRun = kIsSum ? 2 : kBytes < 4 ? 4 / kBytes : 1;
  static constexpr int kAlong = kIsB ? kRows : kColumns;
  static constexpr int kAcross = kIsB ? kColumns : kRows;
  static_assert(kAlong % (4 * kRun) == 0 && kAcross % 8 == 0, "a shape that CUDA has not");

  static constexpr int across(int lane, int i) {
    const int part = i / kRun;
    return 8 * (kIsB ? part / (kAlong / (4 * kRun)) : part % (kAcross / 8)) + lane / 4;
  }
  static constexpr int along(int lane, int i) {
    const int part = i / kRun;
    return 4 * kRun * (kIsB ? part % (kAlong / (4 * kRun)) : part / (kAcross / 8)) + lane % 4 * kRun + i % kRun;
  }
  static constexpr int row(int lane, int i) { return kIsB ? along(lane, i) : across(lane, i); }
  static constexpr int column(int lane, int i) { return kIsB ? across(lane, i) : along(lane, i); }

  /// The inverse: the lane that has the element, and the element's index there.
  static constexpr int laneOf(int across, int along) { return across % 8 * 4 + along % (4 * kRun) / kRun; }
  static constexpr int indexOf(int across, int along) {
    const int part = kIsB ? across / 8 * (kAlong / (4 * kRun)) + along / (4 * kRun)
                          : across / 8 + along / (4 * kRun) * (kAcross / 8);
    return part * kRun + along % kRun;
  }
};

}  // namespace warpbench::simulator::words
