// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/memory_layout.h"

#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <cmath>

#include "memory/memory_titles.h"
#include "memory/text_sizes.h"
#include "text/text_wrap.h"

namespace warpbench::plots {
namespace {

// In text heights, so that larger text gets larger cells.
constexpr double kLargestCell = 4;
constexpr double kLargestThread = 2.1;
constexpr double kLargestBank = 1.2;
constexpr std::int64_t kThreadsInARow = simulator::kWarpSize;

/// The visible part of the arrays, and the least cell size in pixels.
struct Level {
  bool whole = true;
  bool bare = false;      ///< without legend and thread lines, and with a shorter header
  std::int64_t most = 0;  ///< rows and columns; 0: as many as the block touches
  double minCell = 0;
};
constexpr std::array kLevels{Level{true, false, 0, 10}, Level{false, false, 0, 8}, Level{true, true, 0, 8},
                             Level{false, true, 0, 6},  Level{true, true, 0, 5},   Level{false, true, 0, 3},
                             Level{false, true, 32, 3}, Level{false, true, 16, 3}};

struct Shape {
  std::int64_t rows;
  std::int64_t columns;
};

Shape threadShape(const MemoryStory& story) {
  const auto& size = story.trace().threads;
  if (size[1] * size[2] > 1) return {std::int64_t{size[1]} * size[2], size[0]};
  const std::int64_t columns = std::min<std::int64_t>(size[0], kThreadsInARow);
  return {(size[0] + columns - 1) / columns, columns};
}

/// The window of the chosen warp, if the level need not show the whole block.
GridWindow threadWindow(const MemoryStory& story, const Shape& shape, const Level& level) {
  const GridWindow all{0, shape.rows, 0, shape.columns};
  if (level.whole || !story.warp()) return all;
  const std::int64_t first = std::int64_t{*story.warp()} * simulator::kWarpSize;
  const std::int64_t last = std::min<std::int64_t>(first + simulator::kWarpSize, story.threads()) - 1;
  const std::int64_t top = first / shape.columns, rows = last / shape.columns - top + 1;
  if (rows > 1) return {top, rows, 0, shape.columns};
  return {top, 1, first % shape.columns, last - first + 1};
}

GridWindow whole(const StoryArray& array) { return {0, array.rows(), 0, array.columns}; }

/// Limits the window to `level.most`, around its middle. Shows an array in full if the block touches almost all of it,
/// so that the spare column of a padded tile stays visible.
GridWindow windowOf(const StoryArray& array, const GridWindow& touched, const Level& level) {
  constexpr std::int64_t kAlmost = 4;
  const GridWindow all = whole(array);
  GridWindow window = touched;
  if (level.whole || (all.rows <= touched.rows + kAlmost && all.columns <= touched.columns + kAlmost)) window = all;
  const auto cut = [&](std::int64_t& first, std::int64_t& count) {
    if (level.most == 0 || count <= level.most) return;
    first += (count - level.most) / 2;
    count = level.most;
  };
  cut(window.firstRow, window.rows);
  cut(window.firstColumn, window.columns);
  return window;
}

/// The order in which pictures are placed.
enum class Order {
  Rows,
  SharedApart,  ///< in rows, with a new one for shared arrays, so that a tall one leaves room below
  Columns,      ///< low pictures stacked next to tall ones
};

/// Places boxes in rows or, with `columns`, in columns.
class Flow {
 public:
  Flow(const QRectF& area, double gap, bool columns)
      : m_area(area), m_gap(gap), m_inColumns(columns), m_at(area.topLeft()) {}

  QRectF place(QSizeF box) {
    const QRectF placed = m_inColumns ? inColumn(box) : inRow(box);
    m_fits = m_fits && placed.right() <= m_area.right() + kRounding && placed.bottom() <= m_area.bottom() + kRounding;
    return placed;
  }
  /// How far right the last box may extend if none follows.
  double rightEnd() const { return m_isLast ? m_area.right() : m_columns[m_column].right(); }
  /// Begins a new row.
  void endRow() { m_at.rx() = m_area.right(); }
  bool fits() const { return m_fits; }

 private:
  QRectF inRow(QSizeF box) {
    if (m_at.x() > m_area.left() && m_at.x() + box.width() > m_area.right() + kRounding) {
      m_at = QPointF(m_area.left(), m_at.y() + m_rowHeight + m_gap);
      m_rowHeight = 0;
    }
    const QRectF placed(QPointF(m_at.toPoint()), box);  // whole pixels give sharp lines
    m_at.rx() += box.width() + m_gap;
    m_rowHeight = std::max(m_rowHeight, box.height());
    return placed;
  }

  QRectF inColumn(QSizeF box) {
    const auto hasRoom = [&](const QRectF& column) {
      return box.width() <= column.width() + kRounding &&
             column.bottom() + m_gap + box.height() <= m_area.bottom() + kRounding;
    };
    const auto found = std::ranges::find_if(m_columns, hasRoom);
    m_column = static_cast<std::size_t>(found - m_columns.begin());
    m_isLast = m_column + 1 >= m_columns.size();
    if (found == m_columns.end()) {
      m_columns.emplace_back(m_at, box);
      m_at.rx() += box.width() + m_gap;
      return {QPointF(m_columns.back().topLeft().toPoint()), box};
    }
    const QRectF placed(QPointF(found->left(), found->bottom() + m_gap).toPoint(), box);
    found->setBottom(placed.bottom());
    return placed;
  }

  static constexpr double kRounding = 0.5;
  QRectF m_area;
  double m_gap;
  bool m_inColumns;
  QPointF m_at;
  double m_rowHeight = 0;
  std::vector<QRectF> m_columns;
  std::size_t m_column = 0;  ///< of the last box
  bool m_isLast = true;      ///< the last box is in the last column
  bool m_fits = true;
};

/// Places the pictures below the header into `area`, with cells of that size.
class Arranger {
 public:
  Arranger(const MemoryStory& story, const MemoryNeeds& needs, const Fonts& fonts)
      : m_story(story),
        m_needs(needs),
        m_title(fonts.title),
        m_small(fonts.small),
        m_text(fonts.text),
        m_texts(fonts.text),
        m_numbers(fonts.small) {}

  double largestCell() const { return std::floor(kLargestCell * m_text.height()); }

  /// Places the header, the legend and everything between them.
  void frame(MemoryLayout& layout, QSizeF size, bool bare, bool legend) {
    layout.size = size;
    layout.gap = m_gap = m_text.height() * (bare ? 0.6 : 1);
    const double margin = m_gap / 2;
    const QRectF inside = QRectF(QPointF(), size).adjusted(margin, margin, -margin, -margin);
    double y = inside.top();
    const auto line = [&](double height) {
      const QRectF area(inside.left(), y, inside.width(), height);
      y += height;
      return area;
    };
    layout.title = line(m_title.height());
    // A code letter is three fifths as wide as high.
    const double beside = std::min(kTitleLetters * m_title.averageCharWidth() * 2, inside.width() / 2);
    if (bare && 0.6 * m_text.height() * m_needs.codeLetters <= inside.width() - beside) {
      layout.code = layout.title.adjusted(beside, 0, 0, 0);
      layout.title.setWidth(beside - m_gap);
    } else {
      constexpr double kMostLines = 3;
      const double lines = std::ceil(0.6 * m_text.height() * m_needs.codeLetters / inside.width());
      layout.code = line(m_text.height() * (0.3 + std::clamp(lines, 1.0, kMostLines)));
    }
    // Limits the text, because the arrays need room as well.
    constexpr double kMaxWordsShare = 0.3;
    const double most = std::max(1.0, std::floor(kMaxWordsShare * size.height() / m_text.lineSpacing()));
    layout.what = line(m_text.lineSpacing() * std::min(most, static_cast<double>(linesOfWords(inside.width()))));
    y += m_gap / 2;
    const double below = m_small.lineSpacing();
    layout.point = QRectF(inside.left(), inside.bottom() - below, inside.width(), below);
    layout.legend = legend ? layout.point.translated(0, -1.2 * below) : QRectF();
    const double end = (legend ? layout.legend : layout.point).top() - m_gap / 2;
    m_area = QRectF(inside.left(), y, inside.width(), end - y);
  }

  /// The most lines of sentences that any moment needs.
  qsizetype linesOfWords(double width) {
    qsizetype most =
        m_needs.barriers ? m_texts.linesOf(longestBarrierSentences(m_story).join(QLatin1Char('\n')), width) : 1;
    for (const std::vector<ArrayRequests>& largest : m_needs.sentences)
      most = std::max(most, m_texts.linesOf(longestSentences(m_story, largest).join(QLatin1Char('\n')), width));
    return most;
  }

  bool arrange(MemoryLayout& layout, const Level& level, double cell) {
    if (arrange(layout, level, cell, Order::Rows)) return true;
    for (const Order order : {Order::SharedApart, Order::Columns}) {
      MemoryLayout other = layout;
      if (!arrange(other, level, cell, order)) continue;
      layout = other;
      return true;
    }
    return false;
  }

 private:
  bool arrange(MemoryLayout& layout, const Level& level, double cell, Order order) {
    Flow flow(m_area, m_gap, order == Order::Columns);
    const Shape threads = threadShape(m_story);
    const GridWindow shown = threadWindow(m_story, threads, level);
    layout.threads =
        grid(flow, threads.rows, threads.columns, shown, std::min(cell, std::floor(kLargestThread * m_text.height())),
             0, threadsTitle(m_story, shown.rows == threads.rows && shown.columns == threads.columns));
    layout.arrays.resize(m_story.arrays().size());
    // Global arrays come first.
    for (const bool shared : {false, true}) {
      if (shared && order == Order::SharedApart) flow.endRow();
      for (std::size_t i = 0; i < m_story.arrays().size(); ++i) {
        const StoryArray& array = m_story.arrays()[i];
        if ((array.space == simulator::MemorySpace::Shared) != shared) continue;
        const GridWindow window = windowOf(array, m_needs.touched[i], level);
        // The window may move, so this measures the last row, whose number is longest.
        const GridWindow last{array.rows() - window.rows, window.rows, array.columns - window.columns, window.columns};
        const double label = m_numbers.widthOf(QString::number(rowLabel(array, array.rows() - 1)));
        layout.arrays[i] = grid(flow, array.rows(), array.columns, window, cell, label, titleOf(array, last));
      }
    }
    placeBanks(layout, flow, cell, level.bare);
    layout.lines = {};
    if (!level.bare) placeLines(layout, flow);
    return flow.fits();
  }

  /// `label` is the pixel width of the longest row number.
  CellGrid grid(Flow& flow, std::int64_t rows, std::int64_t columns, const GridWindow& window, double cell,
                double label, const QString& title) {
    CellGrid grid{.rows = rows, .columns = columns, .window = window, .cell = cell, .title = {}, .area = {}};
    const double left = numbered(cell) && label > 0 ? label + kNumberGap : 0;
    const QSizeF cells(cell * static_cast<double>(window.columns), cell * static_cast<double>(window.rows));
    const double width = std::max({left + cells.width(), kTitleLetters * m_text.averageCharWidth(),
                                   std::min(m_texts.widthOf(title) + 1, m_area.width() / kTitlesInARow)});
    const double titleHeight = m_text.lineSpacing() * static_cast<double>(m_texts.linesOf(title, width));
    const double above = titleHeight + (numbered(cell) ? m_small.height() : 2);
    const QRectF box = flow.place({width, above + cells.height()});
    grid.title = QRectF(box.left(), box.top(), box.width(), titleHeight);
    grid.area = QRectF(QPointF(QPointF(box.left() + left, box.top() + above).toPoint()), cells);
    return grid;
  }

  bool numbered(double cell) const { return cell >= kNumberedCell; }

  void placeBanks(MemoryLayout& layout, Flow& flow, double cell, bool bare) const {
    layout.banks = {};
    if (m_needs.bankRows == 0 && !m_needs.barriers) return;
    layout.bankCell = std::clamp(cell, 2.5, std::floor(kLargestBank * m_text.height()));
    const double captions = m_needs.bankPictures * (m_text.height() + m_small.height() + m_gap / 2);
    const double bars = m_text.height() * 1.2 + m_story.warps() * (bare ? kMinBareBar : kMinBar);
    const double one = m_needs.bankPictures == 0
                           ? 0
                           : m_text.height() + m_small.height() + m_needs.rowsOfBankPicture * layout.bankCell;
    const double all = std::max(captions + m_needs.bankRows * layout.bankCell, bars);
    const double height = std::max(std::min(all, kMaxBanksShare * m_area.height()), one);
    const int letters = bare ? kTitleLetters : kCaptionLetters;
    const double width = std::max(simulator::kBanks * layout.bankCell, letters * m_text.averageCharWidth());
    layout.banks = flow.place({width, height});
    if (bare) layout.banks.setRight(flow.rightEnd());  // nothing follows
  }

  void placeLines(MemoryLayout& layout, Flow& flow) const {
    if (m_needs.threadLines == 0) return;
    const int letters = m_needs.threadLines > 1 ? kLongLineLetters : kLineLetters;  // sums of several products
    const double width = std::min(letters * m_text.averageCharWidth(), m_area.width());
    layout.lines = flow.place({width, m_needs.threadLines * m_text.lineSpacing()});
    layout.lines.setRight(flow.rightEnd());
  }

  static constexpr double kNumberGap = 4;     // pixels
  static constexpr double kNumberedCell = 7;  // smaller cells have no indices
  static constexpr double kMinBar = 5;
  static constexpr double kMinBareBar = 3;
  static constexpr int kTitleLetters = 14;
  static constexpr double kTitlesInARow = 2.5;  // longer titles take more lines
  static constexpr double kMaxBanksShare = 0.5;  // of the height, because the arrays need room as well
  static constexpr int kCaptionLetters = 58;
  static constexpr int kLineLetters = 52;
  static constexpr int kLongLineLetters = 96;

  const MemoryStory& m_story;
  const MemoryNeeds& m_needs;
  QFontMetricsF m_title;
  QFontMetricsF m_small;
  QFontMetricsF m_text;
  TextSizes m_texts;
  TextSizes m_numbers;
  QRectF m_area;
  double m_gap = 0;
};

/// Uses the largest cells that fit and returns their size in pixels; 0 if the level does not fit.
double fitCells(Arranger& arranger, MemoryLayout& layout, const Level& level) {
  for (double cell = arranger.largestCell(); cell >= level.minCell; cell -= cell > 8 ? 1 : 0.5)
    if (arranger.arrange(layout, level, cell)) return cell;
  return 0;
}

}  // namespace

void include(GridWindow& window, const StoryArray& array, std::int64_t first, std::int64_t last) {
  first = std::clamp<std::int64_t>(first, 0, array.elements - 1);
  last = std::clamp<std::int64_t>(last, first, array.elements - 1);
  const std::int64_t top = first / array.columns, bottom = last / array.columns;
  const std::int64_t left = top == bottom ? first % array.columns : 0;
  const std::int64_t right = top == bottom ? last % array.columns : array.columns - 1;
  if (window.rows == 0) {
    window = {top, bottom - top + 1, left, right - left + 1};
    return;
  }
  const std::int64_t endRow = std::max(window.firstRow + window.rows, bottom + 1);
  const std::int64_t endColumn = std::max(window.firstColumn + window.columns, right + 1);
  window.firstRow = std::min(window.firstRow, top);
  window.firstColumn = std::min(window.firstColumn, left);
  window.rows = endRow - window.firstRow;
  window.columns = endColumn - window.firstColumn;
}

QRectF CellGrid::at(std::int64_t row, std::int64_t column) const { return run(row, column, column + 1); }

QRectF CellGrid::run(std::int64_t row, std::int64_t fromColumn, std::int64_t toColumn) const {
  return QRectF(area.left() + cell * static_cast<double>(fromColumn - window.firstColumn),
                area.top() + cell * static_cast<double>(row - window.firstRow),
                cell * static_cast<double>(toColumn - fromColumn), cell);
}

MemoryLayout layOut(const MemoryStory& story, const MemoryNeeds& needs, QSizeF size, const Fonts& fonts) {
  MemoryLayout layout;
  Arranger arranger(story, needs, fonts);
  for (const Level& level : kLevels) {
    arranger.frame(layout, size, level.bare, !level.bare);
    const double cell = fitCells(arranger, layout, level);
    if (cell == 0) continue;
    if (!level.bare) return layout;
    // If the width was the limit, the height may still have room for the rest.
    MemoryLayout roomy = layout;
    Level furnished = level;
    furnished.bare = false;
    arranger.frame(roomy, size, false, true);
    if (arranger.arrange(roomy, furnished, cell)) return roomy;
    // A legend for the colours is worth slightly smaller cells.
    constexpr double kAlmost = 0.8;
    Level explained = level;
    explained.minCell = kAlmost * cell;
    arranger.frame(roomy, size, true, true);
    return fitCells(arranger, roomy, explained) > 0 ? roomy : layout;
  }
  arranger.arrange(layout, kLevels.back(), kLevels.back().minCell);
  layout.cramped = true;
  return layout;
}

int leastHeight(const MemoryStory& story, const MemoryNeeds& needs, double width, const Fonts& fonts) {
  constexpr int kStep = 8, kMost = 4000;  // pixels
  MemoryLayout layout;
  Arranger arranger(story, needs, fonts);
  int height = kStep;
  for (; height < kMost; height += kStep) {
    arranger.frame(layout, QSizeF(width, height), true, false);
    if (arranger.arrange(layout, kLevels.back(), kLevels.back().minCell)) break;
  }
  return height;
}

bool follow(MemoryLayout& layout, const MemoryStory& story, const MemoryFrame& frame) {
  bool moved = false;
  for (std::size_t i = 0; i < layout.arrays.size(); ++i) {
    CellGrid& grid = layout.arrays[i];
    if (grid.whole() || frame.lit[i].empty()) continue;
    const StoryArray& array = story.arrays()[i];
    GridWindow lit;
    for (const LitElement& element : frame.lit[i]) include(lit, array, element.index, element.index);
    GridWindow window = grid.window;
    const auto move = [](std::int64_t& first, std::int64_t count, std::int64_t litFirst, std::int64_t litCount,
                         std::int64_t all) {
      if (litFirst >= first && litFirst + litCount <= first + count) return;
      first = litCount >= count || litFirst < first ? litFirst : litFirst + litCount - count;
      first = std::clamp<std::int64_t>(first, 0, all - count);
    };
    move(window.firstRow, window.rows, lit.firstRow, lit.rows, grid.rows);
    move(window.firstColumn, window.columns, lit.firstColumn, lit.columns, grid.columns);
    moved |= window != grid.window;
    grid.window = window;
  }
  return moved;
}

}  // namespace warpbench::plots
