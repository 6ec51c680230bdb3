// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/memory_painter.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QStaticText>
#include <algorithm>
#include <array>

#include "look/edge.h"
#include "memory/memory_banks.h"
#include "memory/memory_colours.h"

namespace warpbench::plots {
namespace {

QFont fixed(const QFont& like) {
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  font.setPixelSize(like.pixelSize());
  return font;
}

/// The font for lane numbers: two digits fit into a cell of that size in pixels.
QFont laneFont(QFont small, double cell) {
  constexpr int kLeast = 10;      // pixels; smaller digits are unreadable
  constexpr double kWide = 1.35;  // width of two digits / their height
  small.setPixelSize(
      std::clamp(static_cast<int>((cell - 1) / kWide), std::min(kLeast, small.pixelSize()), small.pixelSize()));
  return small;
}

/// A cell without its border.
QRectF innerRect(const CellGrid& grid, std::int64_t row, std::int64_t column) {
  const double line = grid.cell >= kLinedCell ? 1 : 0;
  return grid.at(row, column).adjusted(0, 0, -line, -line);
}

class Painting {
 public:
  Painting(QPainter& painter, const MemoryLayout& layout, const MemoryStory& story, const MemoryLook& look)
      : m_painter(painter),
        m_layout(layout),
        m_story(story),
        m_look(look),
        m_colours(coloursOf(look.theme)),
        m_textMetrics(look.fonts.text),
        m_small(look.fonts.small),
        m_laneFont(laneFont(look.fonts.small, layout.threads.cell)),
        m_lane(m_laneFont),
        m_widest(m_lane.horizontalAdvance(QStringLiteral("30"))) {
    // Prepares the look of each lane once, because thousands of cells share it.
    for (int lane = 0; lane < simulator::kWarpSize; ++lane) {
      Lane& own = m_lanes[static_cast<std::size_t>(lane)];
      own.written = colourOf(lane, story, look);
      own.read = readColour(own.written, look.theme);
      own.text.setText(QString::number(lane));
      own.text.setTextFormat(Qt::PlainText);
      own.text.prepare({}, m_laneFont);
    }
  }

  void frame(const MemoryState& state, const MemoryFrame& frame) {
    header(frame);
    threads(frame);
    for (std::size_t i = 0; i < m_layout.arrays.size(); ++i) array(i, state, frame);
    sums(frame);
    for (std::size_t i = 0; i < m_layout.arrays.size(); ++i) arcs(i, state, frame);
    if (frame.barrier)
      paintBarrier(m_painter, m_layout, frame, m_look);
    else
      paintBanks(m_painter, m_layout, m_story, frame, m_look);
    lines(frame);
  }

 private:
  struct Lane {
    QColor written;
    QColor read;
    QStaticText text;
  };

  void words(const QRectF& area, const QString& all, const QFont& font, const QColor& colour) {
    paintWords(m_painter, area, all, font, colour);
  }

  void header(const MemoryFrame& frame) {
    words(m_layout.title, frame.title, m_look.fonts.title, m_colours.text);
    const QFont code = fixed(m_look.fonts.text);
    const double place = frame.place.isEmpty() ? 0 : m_textMetrics.horizontalAdvance(frame.place) + m_layout.gap;
    // The code takes precedence over its place.
    const bool both = place + QFontMetricsF(code).horizontalAdvance(frame.code) <= m_layout.code.width();
    if (both) {
      words(m_layout.code, frame.place, m_look.fonts.text, m_colours.muted);
      words(m_layout.code.adjusted(place, 0, 0, 0), frame.code, code, m_colours.text);
    } else {
      paintLines(m_painter, m_layout.code, frame.code, code, m_colours.text);
    }
    paintLines(m_painter, m_layout.what, frame.what, m_look.fonts.text, m_colours.text);
  }

  /// Decides by the widest number, so that neighbours with one and two digits agree.
  bool hasRoomForLane(const QRectF& area) const {
    return m_widest <= area.width() - 1 && m_lane.height() <= area.height() + 3;
  }

  void laneLabel(const QRectF& area, int lane, const QColor& ground) {
    if (!hasRoomForLane(area)) return;
    const QStaticText& text = m_lanes[static_cast<std::size_t>(lane)].text;
    m_painter.setFont(m_laneFont);
    m_painter.setPen(inkOn(ground));
    m_painter.drawStaticText(area.center() - QPointF(text.size().width(), text.size().height()) / 2, text);
  }

  /// If several lanes access one element: which lanes, or how many.
  void lanesLabel(const QRectF& area, const LitElement& element, const QColor& ground) {
    if (!hasRoomForLane(area)) return;
    const bool allBetween = element.threads == element.lastLane - element.firstLane + 1;
    QString name = QStringLiteral("×%1").arg(element.threads);
    if (allBetween || element.threads == 2)
      name = (allBetween ? QStringLiteral("%1–%2") : QStringLiteral("%1, %2"))
                 .arg(element.firstLane)
                 .arg(element.lastLane);
    if (m_lane.horizontalAdvance(name) > area.width() - 4) name = QStringLiteral("×%1").arg(element.threads);
    if (m_lane.horizontalAdvance(name) > area.width()) return;
    m_painter.setFont(m_laneFont);
    m_painter.setPen(inkOn(ground));
    m_painter.drawText(area, Qt::AlignCenter, name);
  }

  void threads(const MemoryFrame& frame) {
    const CellGrid& grid = m_layout.threads;
    const QColor idle = idleColour(m_look.theme);
    for (int thread = 0; thread < m_story.threads(); ++thread) {
      const int warp = thread / simulator::kWarpSize, lane = thread % simulator::kWarpSize;
      const bool works = frame.barrier ? frame.waiting[static_cast<std::size_t>(warp)].waits
                                       : frame.active[static_cast<std::size_t>(warp)] >> lane & 1;
      const std::int64_t row = thread / grid.columns, column = thread % grid.columns;
      if (!grid.window.contains(row, column)) continue;
      const QRectF area = innerRect(grid, row, column);
      const Lane& own = m_lanes[static_cast<std::size_t>(lane)];
      const QColor fill = !works ? idle : frame.barrier ? own.read : own.written;
      m_painter.fillRect(area, fill);
      if (works) laneLabel(area, lane, fill);
    }
  }

  /// The visible parts of a range of elements: one rectangle per row, and one for all whole rows.
  std::vector<QRectF> runs(std::size_t i, std::int64_t first, std::int64_t behind) const {
    const StoryArray& array = m_story.arrays()[i];
    const CellGrid& grid = m_layout.arrays[i];
    std::vector<QRectF> all;
    behind = std::min(behind, array.elements);
    while (first < behind) {
      const std::int64_t row = first / array.columns;
      const std::int64_t end = std::min(behind, (row + 1) * array.columns);
      const std::int64_t left = std::max(first - row * array.columns, grid.window.firstColumn);
      const std::int64_t right = std::min(end - row * array.columns, grid.window.firstColumn + grid.window.columns);
      first = end;
      if (row < grid.window.firstRow || row >= grid.window.firstRow + grid.window.rows || left >= right) continue;
      const QRectF run = grid.run(row, left, right);
      const bool whole = right - left == grid.window.columns;
      if (whole && !all.empty() && all.back().width() == run.width() && all.back().left() == run.left())
        all.back() |= run;
      else
        all.push_back(run);
    }
    return all;
  }

  void array(std::size_t i, const MemoryState& state, const MemoryFrame& frame) {
    const StoryArray& array = m_story.arrays()[i];
    const CellGrid& grid = m_layout.arrays[i];
    written(i, state);
    const QColor fetched = fetchedColour(m_look.theme);
    const std::int64_t sector = std::max(1, simulator::kSectorBytes / array.elementBytes);
    for (const std::int64_t each : frame.sectors[i])
      for (const QRectF& run : runs(i, each * sector, (each + 1) * sector)) m_painter.fillRect(run, fetched);
    for (const LitElement& element : frame.lit[i]) {
      const std::int64_t row = element.index / array.columns, column = element.index % array.columns;
      if (grid.window.contains(row, column)) lit(innerRect(grid, row, column), element);
    }
    if (array.space == simulator::MemorySpace::Shared) origins(i, state);
    // In pixels: most of the cell shows its colour.
    const double edge = std::clamp(std::floor(grid.cell / 10), 1.0, m_look.strong ? 3.0 : 2.0);
    for (const std::int64_t each : frame.sectors[i])
      for (const QRectF& run : runs(i, each * sector, (each + 1) * sector))
        paintEdge(m_painter, run, m_colours.text, edge);
  }

  /// Tints the cells written at earlier moments; this moment's accesses are painted over them.
  void written(std::size_t i, const MemoryState& state) {
    const StoryArray& array = m_story.arrays()[i];
    const CellGrid& grid = m_layout.arrays[i];
    const QColor tint = writtenColour(m_look.theme);
    const GridWindow& window = grid.window;
    for (std::int64_t row = window.firstRow; row < window.firstRow + window.rows; ++row)
      for (std::int64_t column = window.firstColumn; column < window.firstColumn + window.columns; ++column) {
        const std::int64_t index = row * array.columns + column;
        if (index < array.elements && state.written({i, index})) m_painter.fillRect(innerRect(grid, row, column), tint);
      }
  }

  void lit(const QRectF& area, const LitElement& element) {
    const Lane& first = m_lanes[static_cast<std::size_t>(element.firstLane)];
    const Lane& last = m_lanes[static_cast<std::size_t>(element.lastLane)];
    const QColor& fill = element.written ? first.written : first.read;
    const double edge = m_look.strong ? 3 : 2;
    const bool edged = !element.written && area.width() > 4 * edge;
    m_painter.fillRect(area, edged ? first.written : fill);
    const QRectF inside = edged ? area.adjusted(edge, edge, -edge, -edge) : area;
    if (edged) m_painter.fillRect(inside, fill);
    const double upper = area.height() > 2.4 * m_small.height() ? area.height() / 2 : area.height();
    const QRectF labelled(area.left(), area.top(), area.width(), upper);
    if (element.lastLane == element.firstLane) {
      laneLabel(labelled, element.firstLane, fill);
      return;
    }
    // A broadcast shows its first lane on the left and its last on the right.
    m_painter.fillRect(QRectF(inside.center().x(), inside.top(), inside.width() / 2, inside.height()),
                       element.written ? last.written : last.read);
    lanesLabel(labelled, element, fill);
  }

  /// Large cells of shared memory show the element that they copy.
  void origins(std::size_t i, const MemoryState& state) {
    const StoryArray& array = m_story.arrays()[i];
    const CellGrid& grid = m_layout.arrays[i];
    if (grid.cell < 2.4 * m_small.height()) return;
    m_painter.setFont(m_look.fonts.small);
    m_painter.setPen(m_colours.text);
    for (std::int64_t index = 0; index < array.elements; ++index) {
      const std::int64_t row = index / array.columns, column = index % array.columns;
      const ElementId origin = state.originOf({i, index});
      if (!grid.window.contains(row, column) || origin == ElementId{i, index}) continue;
      const QRectF area = grid.at(row, column);
      const StoryArray& from = m_story.arrays()[origin.array];
      const QString place =
          from.matrix ? QStringLiteral("%1,%2").arg(origin.index / from.columns).arg(origin.index % from.columns)
                      : QString::number(origin.index);
      const QString name = QString::fromStdString(from.name) + QLatin1Char(' ') + place;
      if (m_small.horizontalAdvance(name) > area.width() - 2) continue;
      const QRectF lower(area.left() + 1, area.center().y() + 2, area.width() - 2, area.height() / 2 - 4);
      m_painter.fillRect(lower, m_colours.ground);
      m_painter.drawText(lower, Qt::AlignCenter, name);
    }
  }

  /// Paints the progress of a sum as a bar at the element's bottom, which grows with each term.
  void sums(const MemoryFrame& frame) {
    for (const SumProgress& sum : frame.sums) {
      const StoryArray& array = m_story.arrays()[sum.element.array];
      const CellGrid& grid = m_layout.arrays[sum.element.array];
      const std::int64_t row = sum.element.index / array.columns, column = sum.element.index % array.columns;
      if (!grid.window.contains(row, column) || sum.all == 0) continue;
      const QRectF area = grid.at(row, column).adjusted(1, 1, -1, -1);
      const double part = std::min(1.0, static_cast<double>(sum.terms) / static_cast<double>(sum.all));
      const double height = std::max(2.0, area.height() / 5);
      const QColor& colour = m_lanes[static_cast<std::size_t>(sum.lane)].written;
      m_painter.fillRect(QRectF(area.left(), area.bottom() - height, area.width(), height), m_colours.grid);
      m_painter.fillRect(QRectF(area.left(), area.bottom() - height, area.width() * part, height), colour);
      if (area.height() < 2.4 * m_small.height()) continue;
      const QString count = QStringLiteral("%1/%2").arg(sum.terms).arg(sum.all);
      if (m_small.horizontalAdvance(count) > area.width() - 2) continue;
      const QRectF above(area.left(), area.bottom() - height - m_small.height(), area.width(), m_small.height());
      m_painter.setFont(m_look.fonts.small);
      m_painter.setPen(m_colours.text);
      m_painter.drawText(above, Qt::AlignCenter, count);
    }
  }

  /// Draws arcs from the elements of the same array that a stored element was computed from: the branches of a tree.
  void arcs(std::size_t i, const MemoryState& state, const MemoryFrame& frame) {
    const CellGrid& grid = m_layout.arrays[i];
    const StoryArray& array = m_story.arrays()[i];
    constexpr std::ptrdiff_t kMaxBranches = 64;  // more would be indistinguishable
    const auto isWritten = [](const LitElement& element) { return element.written; };
    if (array.space != simulator::MemorySpace::Shared || std::ranges::count_if(frame.lit[i], isWritten) > kMaxBranches)
      return;
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setBrush(Qt::NoBrush);
    for (const LitElement& element : frame.lit[i]) {
      if (!element.written) continue;
      const ElementId target{i, element.index};
      for (const ElementId& source : state.sourcesOf(target)) {
        if (source.array != i || source == target) continue;
        const std::int64_t row = source.index / array.columns, column = source.index % array.columns;
        const std::int64_t toRow = target.index / array.columns, toColumn = target.index % array.columns;
        if (!grid.window.contains(row, column) || !grid.window.contains(toRow, toColumn)) continue;
        m_painter.setPen(QPen(m_lanes[static_cast<std::size_t>(element.firstLane)].written, m_look.strong ? 2.5 : 1.5));
        const auto top = [](const QRectF& cell) { return QPointF(cell.center().x(), cell.top()); };
        const QPointF from = top(grid.at(row, column)), to = top(grid.at(toRow, toColumn));
        QPainterPath path(from);
        path.quadTo((from + to) / 2 - QPointF(0, 2 * std::min(m_small.height(), std::abs(from.x() - to.x()) / 4)), to);
        m_painter.drawPath(path);
        m_painter.drawEllipse(to, 1.5, 1.5);
      }
    }
    m_painter.restore();
  }

  void lines(const MemoryFrame& frame) {
    QRectF line(m_layout.lines.left(), m_layout.lines.top(), m_layout.lines.width(), m_textMetrics.lineSpacing());
    for (const QString& each : frame.threads) {
      if (line.bottom() > m_layout.lines.bottom() + 1) break;
      words(line, each, m_look.fonts.text, m_colours.text);
      line.translate(0, m_textMetrics.lineSpacing());
    }
  }

  QPainter& m_painter;
  const MemoryLayout& m_layout;
  const MemoryStory& m_story;
  const MemoryLook& m_look;
  const Colours& m_colours;
  QFontMetricsF m_textMetrics;
  QFontMetricsF m_small;
  QFont m_laneFont;
  QFontMetricsF m_lane;
  double m_widest;  ///< pixels of the widest lane number
  std::array<Lane, simulator::kWarpSize> m_lanes;
};

}  // namespace

QColor colourOf(int lane, const MemoryStory& story, const MemoryLook& look) {
  return laneColour(lane, std::min(simulator::kWarpSize, story.threads()), look.theme);
}

void paintFrame(QPainter& painter, const MemoryLayout& layout, const MemoryStory& story, const MemoryState& state,
                const MemoryFrame& frame, const MemoryLook& look) {
  Painting(painter, layout, story, look).frame(state, frame);
}

}  // namespace warpbench::plots
