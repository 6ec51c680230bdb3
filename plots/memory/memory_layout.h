// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>
#include <cstdint>
#include <vector>

#include "look/theme.h"
#include "memory/memory_frame.h"
#include "memory/memory_sentences.h"

namespace warpbench::plots {

/// A range of rows and columns of a grid.
struct GridWindow {
  std::int64_t firstRow = 0;
  std::int64_t rows = 0;
  std::int64_t firstColumn = 0;
  std::int64_t columns = 0;

  bool contains(std::int64_t row, std::int64_t column) const {
    return row >= firstRow && row < firstRow + rows && column >= firstColumn && column < firstColumn + columns;
  }
  bool operator==(const GridWindow&) const = default;
};

/// Extends the window to a range of elements, which may span several rows.
void include(GridWindow& window, const StoryArray& array, std::int64_t first, std::int64_t last);

/// Square cells for an array's elements or the block's threads, with a title above and indices around.
struct CellGrid {
  std::int64_t rows = 0;  ///< of the whole grid, visible or not
  std::int64_t columns = 0;
  GridWindow window;
  double cell = 0;  ///< pixels
  QRectF title;
  QRectF area;  ///< of the cells

  QRectF at(std::int64_t row, std::int64_t column) const;
  /// The rectangle of the columns from `fromColumn` up to `toColumn` (exclusive) in one row.
  QRectF run(std::int64_t row, std::int64_t fromColumn, std::int64_t toColumn) const;
  bool whole() const { return window.rows == rows && window.columns == columns; }
};

/// The positions of everything in a story's pictures. All moments share them, except the windows of arrays that do not
/// fit.
struct MemoryLayout {
  QSizeF size;
  double gap = 0;
  QRectF title;
  QRectF code;
  QRectF what;
  CellGrid threads;
  std::vector<CellGrid> arrays;
  QRectF banks;         ///< also for warps at a barrier; empty if the story has neither
  double bankCell = 0;  ///< pixels
  QRectF lines;         ///< for what single threads do; may be empty
  QRectF legend;
  QRectF point;
  bool cramped = false;  ///< not everything fits
};

/// The room that a story's moments need. Computed once, because it visits all steps.
struct MemoryNeeds {
  std::vector<GridWindow> touched;  ///< by array: the sectors that the block accesses
  int bankRows = 0;                 ///< of the tallest stacks
  int bankPictures = 0;             ///< at most in one moment
  int rowsOfBankPicture = 0;        ///< of the picture with the most rows
  int threadLines = 0;
  std::vector<std::vector<ArrayRequests>> sentences;  ///< by kind of moment, with the largest numbers
  int codeLetters = 0;                                ///< of the longest line of code, including its place
  bool barriers = false;
};
MemoryNeeds needsOf(const MemoryStory& story);

/// Fits everything into `size` pixels. Shows whole arrays while their cells are distinguishable, then only the elements
/// that the block touches, and last the elements around `lit`.
MemoryLayout layOut(const MemoryStory& story, const MemoryNeeds& needs, QSizeF size, const Fonts& fonts);

/// The least height, in steps of a few pixels, at which everything fits into `width`.
int leastHeight(const MemoryStory& story, const MemoryNeeds& needs, double width, const Fonts& fonts);

/// Moves the windows of partly visible arrays to the moment's accesses.
/// @returns whether a window moved.
bool follow(MemoryLayout& layout, const MemoryStory& story, const MemoryFrame& frame);

}  // namespace warpbench::plots
