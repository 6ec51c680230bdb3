// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/memory_titles.h"

#include <QCoreApplication>
#include <algorithm>

namespace warpbench::plots {
namespace {

struct MemoryTitlesText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Memory)
};

}  // namespace

QString threadsTitle(const MemoryStory& story, bool whole) {
  if (whole || !story.warp()) return MemoryTitlesText::tr("threads");
  return MemoryTitlesText::tr("threads, warp %1").arg(*story.warp());
}

QString titleOf(const StoryArray& array, const GridWindow& window) {
  const QString name = QString::fromStdString(array.name);
  const GridWindow all{0, array.rows(), 0, array.columns};
  if (!array.matrix) {
    if (window == all) return MemoryTitlesText::tr("%1, elements: %2").arg(name).arg(qlonglong{array.elements});
    if (window.columns < array.columns)
      return MemoryTitlesText::tr("%1, elements %2 to %3 of each %4, of %5 in all")
          .arg(name)
          .arg(qlonglong{window.firstColumn})
          .arg(qlonglong{window.firstColumn + window.columns - 1})
          .arg(qlonglong{array.columns})
          .arg(qlonglong{array.elements});
    const std::int64_t first = window.firstRow * array.columns;
    const std::int64_t last = std::min(first + window.rows * array.columns, array.elements) - 1;
    return MemoryTitlesText::tr("%1, elements %2 to %3 of %4")
        .arg(name)
        .arg(qlonglong{first})
        .arg(qlonglong{last})
        .arg(qlonglong{array.elements});
  }
  if (window == all)
    return MemoryTitlesText::tr("%1, %2 × %3").arg(name).arg(qlonglong{array.rows()}).arg(qlonglong{array.columns});
  const qlonglong firstRow = window.firstRow, lastRow = window.firstRow + window.rows - 1;
  const qlonglong firstColumn = window.firstColumn, lastColumn = window.firstColumn + window.columns - 1;
  if (window.columns == array.columns)
    return MemoryTitlesText::tr("%1, rows %2 to %3 of %4")
        .arg(name)
        .arg(firstRow)
        .arg(lastRow)
        .arg(qlonglong{array.rows()});
  if (window.rows == array.rows())
    return MemoryTitlesText::tr("%1, columns %2 to %3 of %4")
        .arg(name)
        .arg(firstColumn)
        .arg(lastColumn)
        .arg(qlonglong{array.columns});
  return MemoryTitlesText::tr("%1, rows %2 to %3 of %4, columns %5 to %6 of %7")
      .arg(name)
      .arg(firstRow)
      .arg(lastRow)
      .arg(qlonglong{array.rows()})
      .arg(firstColumn)
      .arg(lastColumn)
      .arg(qlonglong{array.columns});
}

}  // namespace warpbench::plots
