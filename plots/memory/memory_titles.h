// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "inspect/memory_story.h"
#include "memory/memory_layout.h"

namespace warpbench::plots {

/// "tile, 32 × 33", "in, rows 0 to 31 of 64": the array, and what of it the window shows.
QString titleOf(const StoryArray& array, const GridWindow& window);

/// Of the block's threads, or of the chosen warp's alone.
QString threadsTitle(const MemoryStory& story, bool whole);

/// The number beside a row: of a matrix the row's, else that of the row's first element.
inline std::int64_t rowLabel(const StoryArray& array, std::int64_t row) {
  return array.matrix ? row : row * array.columns;
}

}  // namespace warpbench::plots
