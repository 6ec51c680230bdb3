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

/// Rows and columns of a grid, `first` and how many of them.
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

/// Makes the window hold a run of elements as well, which may go over ends of rows.
void include(GridWindow& window, const StoryArray& array, std::int64_t first, std::int64_t last);

/// Square cells of an array's elements, or of the block's threads, with a title above and indices around.
struct CellGrid {
  std::int64_t rows = 0;  ///< of all, shown or not
  std::int64_t columns = 0;
  GridWindow window;
  double cell = 0;  ///< pixels
  QRectF title;
  QRectF area;  ///< of the cells

  QRectF at(std::int64_t row, std::int64_t column) const;
  /// From one column to behind another, in one row.
  QRectF run(std::int64_t row, std::int64_t fromColumn, std::int64_t toColumn) const;
  bool whole() const { return window.rows == rows && window.columns == columns; }
};

/// Where everything of a story's pictures goes, the same for all of its moments but for the windows of arrays that do
/// not fit.
struct MemoryLayout {
  QSizeF size;
  double gap = 0;
  QRectF title;
  QRectF code;
  QRectF what;
  CellGrid threads;
  std::vector<CellGrid> arrays;
  QRectF banks;         ///< also for the warps at a barrier; empty where the story has neither
  double bankCell = 0;  ///< pixels
  QRectF lines;         ///< what single threads do; may be empty
  QRectF legend;
  QRectF point;
  bool cramped = false;  ///< not all of it has room
};

/// What all moments of a story need room for. Computed once: it goes through all steps.
struct MemoryNeeds {
  std::vector<GridWindow> touched;  ///< by array: what the block accesses, whole sectors
  int bankRows = 0;                 ///< of the tallest stacks
  int bankPictures = 0;             ///< at most in one moment
  int rowsOfBankPicture = 0;        ///< of the tallest
  int threadLines = 0;
  std::vector<std::vector<ArrayRequests>> sentences;  ///< by kind of moment, with the largest numbers
  int codeLetters = 0;                                ///< of the longest line of code, with the place before it
  bool barriers = false;
};
MemoryNeeds needsOf(const MemoryStory& story);

/// Fits everything into `size`, in pixels: whole arrays as long as their cells can be told apart, then the elements
/// that the block touches, then those around what `lit` says.
MemoryLayout layOut(const MemoryStory& story, const MemoryNeeds& needs, QSizeF size, const Fonts& fonts);

/// The least height, in whole steps of a few pixels, at which all of it has room in that width.
int leastHeight(const MemoryStory& story, const MemoryNeeds& needs, double width, const Fonts& fonts);

/// Moves the windows of arrays that are not shown whole to where the moment's accesses are. @returns whether one moved.
bool follow(MemoryLayout& layout, const MemoryStory& story, const MemoryFrame& frame);

}  // namespace warpbench::plots
