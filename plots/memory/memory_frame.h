// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

#include "inspect/memory_state.h"

/// A picture of one moment of a block as plain data, without sizes and colours.
namespace warpbench::plots {

/// An element that threads of the block access.
struct LitElement {
  std::int64_t index = 0;
  int firstLane = 0;  ///< the lowest lane that accesses it
  int lastLane = 0;
  int threads = 0;
  bool read = false;
  bool written = false;
};

/// How the words of one shared memory request map to banks.
struct BankPicture {
  QStringList captions;  ///< a long and a short one, which has the wavefronts only
  std::vector<BankPart> parts;
  int wavefronts = 0;  ///< as counted
  int ideal = 0;       ///< without conflicts

  bool conflicts() const { return wavefronts > ideal; }
  /// Rows needed for its stacks.
  int height() const;
};

/// The progress of the sum for an element.
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
  QString what;                              ///< one sentence per line
  QString point;                             ///< the kernel, its sizes and the block
  QStringList threads;                       ///< what single threads do, a line each; all threads if they are few
  std::vector<std::uint32_t> active;         ///< active lanes, by warp
  std::vector<std::vector<LitElement>> lit;  ///< by array
  std::vector<std::vector<std::int64_t>> sectors;  ///< of 32 bytes from the start of each array; ascending
  std::vector<BankPicture> banks;                  ///< of the first warp that accesses shared memory
  std::vector<WarpAtBarrier> waiting;              ///< at a barrier
  std::vector<SumProgress> sums;
};

/// Blocks of up to this many threads get a line for each thread.
inline constexpr int kThreadsWithLines = 8;

/// `state` is the state after the moment.
MemoryFrame frameOf(const MemoryStory& story, const MemoryState& state, std::size_t moment);

/// "(x=0, y=1)" with names, because courses write (ty, tx) and CUDA has (x, y); "5" in a one-dimensional block.
QString threadText(const MemoryStory& story, int thread);

/// "Matrix product, Tiled: rows=4 inner=4, block (0, 0)".
QString pointText(const MemoryStory& story);

}  // namespace warpbench::plots
