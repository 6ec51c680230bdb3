// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

#include "inspect/memory_state.h"

/// What a picture of one moment of a block shows, as pure data: no size, no colour.
namespace warpbench::plots {

/// An element that threads of the block access.
struct LitElement {
  std::int64_t index = 0;
  int firstLane = 0;  ///< of the lanes that access it, the lowest
  int lastLane = 0;
  int threads = 0;
  bool read = false;
  bool written = false;
};

/// How one request of shared memory falls into banks.
struct BankPicture {
  QStringList captions;  ///< long and short: the wavefronts alone
  std::vector<BankPart> parts;
  int wavefronts = 0;  ///< as counted
  int ideal = 0;       ///< without conflicts

  bool conflicts() const { return wavefronts > ideal; }
  /// Rows that its stacks need.
  int height() const;
};

/// How far the sum is that goes to an element.
struct SumProgress {
  ElementId element;
  int lane = 0;
  std::size_t terms = 0;
  std::size_t all = 0;
};

struct MemoryFrame {
  std::size_t moment = 0;
  bool barrier = false;
  QString title;                             ///< "Phase 0, step 3 of 21"
  QString place;                             ///< "kernels/matmul/matmul.cuh:82"
  QString code;                              ///< the line itself
  QString what;                              ///< sentences, a line each
  QString point;                             ///< the kernel, its sizes and the block
  QStringList threads;                       ///< what single threads do, a line each; all of them where they are few
  std::vector<std::uint32_t> active;         ///< lanes, by warp
  std::vector<std::vector<LitElement>> lit;  ///< by array
  std::vector<std::vector<std::int64_t>> sectors;  ///< of 32 bytes from the array's beginning, by array; increasing
  std::vector<BankPicture> banks;                  ///< of the first warp that accesses shared memory
  std::vector<WarpAtBarrier> waiting;              ///< at a barrier
  std::vector<SumProgress> sums;
};

/// Threads of a block of which each has a line of its own.
inline constexpr int kThreadsWithLines = 8;

/// `state` is that behind the moment.
MemoryFrame frameOf(const MemoryStory& story, const MemoryState& state, std::size_t moment);

/// "(x=0, y=1)": by name, as courses write (ty, tx) where CUDA has (x, y); "5" in a block of one dimension.
QString threadText(const MemoryStory& story, int thread);

/// "Matrix product, Tiled: rows=4 inner=4, block (0, 0)".
QString pointText(const MemoryStory& story);

}  // namespace warpbench::plots
