// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "inspect/memory_story.h"
#include "memory/memory_layout.h"

namespace warpbench::plots {

/// "tile, 32 × 33" or "in, rows 0 to 31 of 64": the array and the part that the window shows.
QString titleOf(const StoryArray& array, const GridWindow& window);

/// The title of the block's threads, or of those of the chosen warp.
QString threadsTitle(const MemoryStory& story, bool whole);

/// The number next to a row: the row's in a matrix, otherwise the index of its first element.
inline std::int64_t rowLabel(const StoryArray& array, std::int64_t row) {
  return array.matrix ? row : row * array.columns;
}

}  // namespace warpbench::plots
