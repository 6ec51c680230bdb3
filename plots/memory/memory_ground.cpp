// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a memory view that moments share.
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "look/edge.h"
#include "memory/memory_colours.h"
#include "memory/memory_painter.h"
#include "memory/memory_titles.h"
#include "text/text_wrap.h"

namespace warpbench::plots {
namespace {

struct MemoryGroundText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Memory)
};

class Ground {
 public:
  Ground(QPainter& painter, const MemoryLayout& layout, const MemoryStory& story, const MemoryLook& look)
      : m_painter(painter),
        m_layout(layout),
        m_story(story),
        m_look(look),
        m_colours(coloursOf(look.theme)),
        m_small(look.fonts.small) {}

  void paint() {
    m_painter.fillRect(QRectF(QPointF(), m_layout.size), m_colours.ground);
    grid(m_layout.threads, threadsTitle(m_story, m_layout.threads.whole()), false);
    for (std::size_t i = 0; i < m_layout.arrays.size(); ++i) {
      const StoryArray& array = m_story.arrays()[i];
      grid(m_layout.arrays[i], titleOf(array, m_layout.arrays[i].window), true);
      indices(m_layout.arrays[i], array);
    }
    if (!m_layout.legend.isEmpty()) legend();
    paintWords(m_painter, m_layout.point,
               m_story.trace().truncated ? pointText(m_story) + QLatin1Char(' ') +
                                               MemoryGroundText::tr("There are more steps than shown here.")
                                         : pointText(m_story),
               m_look.fonts.small, m_colours.muted);
  }

 private:
  void grid(const CellGrid& grid, const QString& title, bool lined) {
    paintLines(m_painter, grid.title, title, m_look.fonts.text, m_colours.text);
    if (!lined) return;
    if (grid.cell >= kLinedCell) {
      for (std::int64_t row = 1; row < grid.window.rows; ++row)
        m_painter.fillRect(
            QRectF(grid.area.left(), grid.area.top() + grid.cell * static_cast<double>(row) - 1, grid.area.width(), 1),
            m_colours.grid);
      for (std::int64_t column = 1; column < grid.window.columns; ++column)
        m_painter.fillRect(QRectF(grid.area.left() + grid.cell * static_cast<double>(column) - 1, grid.area.top(), 1,
                                  grid.area.height()),
                           m_colours.grid);
    }
    paintEdge(m_painter, grid.area.adjusted(-1, -1, 0, 0), m_colours.axis, 1);
  }

  void indices(const CellGrid& grid, const StoryArray& array) {
    const double room = grid.area.top() - grid.title.bottom();
    if (room < m_small.height() - 1) return;
    m_painter.setFont(m_look.fonts.small);
    m_painter.setPen(m_colours.muted);
    const auto step = [](double cell, double label) {
      std::int64_t each = 1;
      while (cell * static_cast<double>(each) < label) each *= 2;
      return each;
    };
    const double widest = m_small.horizontalAdvance(QString::number(grid.columns)) + 3;
    const std::int64_t across = step(grid.cell, widest), down = step(grid.cell, m_small.height());
    const GridWindow& window = grid.window;
    for (std::int64_t i = 0; i < window.columns; i += across)
      m_painter.drawText(QRectF(grid.area.left() + grid.cell * static_cast<double>(i),
                                grid.area.top() - m_small.height(), std::max(grid.cell, widest), m_small.height()),
                         grid.cell >= widest ? Qt::AlignHCenter | Qt::AlignBottom : Qt::AlignLeft | Qt::AlignBottom,
                         QString::number(window.firstColumn + i));
    for (std::int64_t i = 0; i < window.rows; i += down) {
      m_painter.drawText(
          QRectF(grid.title.left(), grid.area.top() + grid.cell * static_cast<double>(i),
                 grid.area.left() - grid.title.left() - 3, std::max(grid.cell, m_small.height())),
          grid.cell >= m_small.height() ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignTop,
          QString::number(rowLabel(array, window.firstRow + i)));
    }
  }

  void legend() {
    const double side = m_small.height() * 0.8;
    double x = m_layout.legend.left();
    const double middle = m_layout.legend.center().y();
    const int lanes = std::min(simulator::kWarpSize, m_story.threads());
    const auto add = [&](const QString& name, auto&& sample, double wide) {
      const double width = m_small.horizontalAdvance(name);
      if (x + wide + 4 + width > m_layout.legend.right()) return;
      sample(QRectF(x, middle - side / 2, wide, side));
      paintWords(m_painter, QRectF(x + wide + 4, m_layout.legend.top(), width + 2, m_layout.legend.height()), name,
                 m_look.fonts.small, m_colours.muted);
      x += wide + 4 + width + m_layout.gap;
    };
    const QColor sample = colourOf(0, m_story, m_look);
    const double ramp = 4 * side;
    add(
        lanes > 1 ? MemoryGroundText::tr("lanes 0 to %1").arg(lanes - 1) : MemoryGroundText::tr("lane 0"),
        [&](const QRectF& area) {
          for (int lane = 0; lane < lanes; ++lane)
            m_painter.fillRect(QRectF(area.left() + area.width() * lane / lanes, area.top(), area.width() / lanes + 0.5,
                                      area.height()),
                               colourOf(lane, m_story, m_look));
        },
        ramp);
    add(
        MemoryGroundText::tr("read"),
        [&](const QRectF& area) {
          m_painter.fillRect(area, readColour(sample, m_look.theme));
          paintEdge(m_painter, area, sample, 2);
        },
        side);
    add(
        MemoryGroundText::tr("written"), [&](const QRectF& area) { m_painter.fillRect(area, sample); }, side);
    add(
        MemoryGroundText::tr("written before"),
        [&](const QRectF& area) { m_painter.fillRect(area, writtenColour(m_look.theme)); }, side);
    add(
        MemoryGroundText::tr("sector of 32 bytes, with bytes that no lane requested"),
        [&](const QRectF& area) {
          m_painter.fillRect(area, fetchedColour(m_look.theme));
          paintEdge(m_painter, area, m_colours.text, 2);
        },
        2 * side);
    add(
        MemoryGroundText::tr("idle thread"),
        [&](const QRectF& area) { m_painter.fillRect(area, idleColour(m_look.theme)); }, side);
  }

  QPainter& m_painter;
  const MemoryLayout& m_layout;
  const MemoryStory& m_story;
  const MemoryLook& m_look;
  const Colours& m_colours;
  QFontMetricsF m_small;
};

}  // namespace

void paintWords(QPainter& painter, const QRectF& area, const QString& words, const QFont& font, const QColor& colour) {
  painter.setFont(font);
  painter.setPen(colour);
  painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                   QFontMetricsF(font).elidedText(words, Qt::ElideRight, area.width()));
}

void paintLines(QPainter& painter, const QRectF& area, const QString& text, const QFont& font, const QColor& colour) {
  const QFontMetrics metrics(font);
  const int most = std::max(1, qRound(area.height() / metrics.lineSpacing()));
  painter.setFont(font);
  painter.setPen(colour);
  painter.drawText(area, Qt::AlignLeft | Qt::AlignTop, wrapped(text, metrics, static_cast<int>(area.width()), most));
}

void paintGround(QPainter& painter, const MemoryLayout& layout, const MemoryStory& story, const MemoryLook& look) {
  Ground(painter, layout, story, look).paint();
}

}  // namespace warpbench::plots
