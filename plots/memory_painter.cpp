// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory_painter.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "memory_banks.h"
#include "memory_colours.h"

namespace warpbench::plots {
namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Memory)
};

constexpr double kReadPart = 0.45;     ///< of a lane's colour where it reads
constexpr double kWrittenPart = 0.22;  ///< of the text's colour where something has been written before
constexpr double kFetchedPart = 0.35;  ///< of the axes' colour where a sector holds what nobody asked for
constexpr double kLinedCell = 5;       ///< pixels; smaller cells have no lines between them

QString text(std::string_view utf8) { return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())); }

QString elided(const QString& words, const QFontMetricsF& metrics, double width) {
  return metrics.elidedText(words, Qt::ElideRight, width);
}

QFont fixed(const QFont& like) {
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  font.setPixelSize(like.pixelSize());
  return font;
}

QString titleOf(const StoryArray& array, const CellGrid& grid) {
  const QString name = text(array.name);
  if (!array.matrix) {
    if (grid.whole()) return Text::tr("%1, elements: %2").arg(name).arg(qlonglong{array.elements});
    const std::int64_t first = grid.window.firstRow * array.columns;
    const std::int64_t last = std::min(first + grid.window.rows * array.columns, array.elements) - 1;
    return Text::tr("%1, elements %2 to %3 of %4")
        .arg(name)
        .arg(qlonglong{first})
        .arg(qlonglong{last})
        .arg(qlonglong{array.elements});
  }
  if (grid.whole()) return Text::tr("%1, %2 × %3").arg(name).arg(qlonglong{array.rows()}).arg(qlonglong{array.columns});
  return Text::tr("%1, rows %2 to %3 of %4, columns %5 to %6 of %7")
      .arg(name)
      .arg(qlonglong{grid.window.firstRow})
      .arg(qlonglong{grid.window.firstRow + grid.window.rows - 1})
      .arg(qlonglong{array.rows()})
      .arg(qlonglong{grid.window.firstColumn})
      .arg(qlonglong{grid.window.firstColumn + grid.window.columns - 1})
      .arg(qlonglong{array.columns});
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
        m_small(look.fonts.small) {}

  void ground() {
    m_painter.fillRect(QRectF(QPointF(), m_layout.size), m_colours.ground);
    grid(m_layout.threads, Text::tr("threads"), false);
    for (std::size_t i = 0; i < m_layout.arrays.size(); ++i) {
      const StoryArray& array = m_story.arrays()[i];
      grid(m_layout.arrays[i], titleOf(array, m_layout.arrays[i]), true);
      indices(m_layout.arrays[i], array);
    }
    legend();
    words(m_layout.point,
          m_story.trace().truncated
              ? pointText(m_story) + QLatin1Char(' ') + Text::tr("There are more steps than are shown.")
              : pointText(m_story),
          m_look.fonts.small, m_colours.muted);
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
  void words(const QRectF& area, const QString& all, const QFont& font, const QColor& colour) {
    m_painter.setFont(font);
    m_painter.setPen(colour);
    m_painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                       elided(all, QFontMetricsF(font), area.width()));
  }

  void grid(const CellGrid& grid, const QString& title, bool lined) {
    words(grid.title, title, m_look.fonts.text, m_colours.text);
    const double width = m_look.strong ? 1.5 : 1;
    if (lined && grid.cell >= kLinedCell) {
      for (std::int64_t row = 1; row < grid.window.rows; ++row)
        m_painter.fillRect(QRectF(grid.area.left(), grid.area.top() + grid.cell * static_cast<double>(row) - width / 2,
                                  grid.area.width(), width),
                           m_colours.grid);
      for (std::int64_t column = 1; column < grid.window.columns; ++column)
        m_painter.fillRect(QRectF(grid.area.left() + grid.cell * static_cast<double>(column) - width / 2,
                                  grid.area.top(), width, grid.area.height()),
                           m_colours.grid);
    }
    if (!lined) return;
    m_painter.setPen(QPen(m_colours.axis, width));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(grid.area);
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
      const std::int64_t row = window.firstRow + i;
      m_painter.drawText(
          QRectF(grid.title.left(), grid.area.top() + grid.cell * static_cast<double>(i),
                 grid.area.left() - grid.title.left() - 3, std::max(grid.cell, m_small.height())),
          grid.cell >= m_small.height() ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignTop,
          QString::number(array.matrix ? row : row * array.columns));
    }
  }

  void header(const MemoryFrame& frame) {
    words(m_layout.title, frame.title, m_look.fonts.title, m_colours.text);
    const QFont code = fixed(m_look.fonts.text);
    const double place = frame.place.isEmpty() ? 0 : m_textMetrics.horizontalAdvance(frame.place) + m_layout.gap;
    words(m_layout.code, frame.place, m_look.fonts.text, m_colours.muted);
    words(m_layout.code.adjusted(place, 0, 0, 0), frame.code, code, m_colours.text);
    QRectF line(m_layout.what.left(), m_layout.what.top(), m_layout.what.width(), m_textMetrics.lineSpacing());
    for (const QString& sentence : frame.what.split(QLatin1Char('\n'))) {
      if (line.bottom() > m_layout.what.bottom() + 1) break;
      words(line, sentence, m_look.fonts.text, m_colours.text);
      line.translate(0, m_textMetrics.lineSpacing());
    }
  }

  void label(const QRectF& area, const QString& label, const QColor& ground) {
    if (m_small.horizontalAdvance(label) > area.width() - 2 || m_small.height() > area.height() + 2) return;
    m_painter.setFont(m_look.fonts.small);
    m_painter.setPen(inkOn(ground));
    m_painter.drawText(area, Qt::AlignCenter, label);
  }

  void threads(const MemoryFrame& frame) {
    const CellGrid& grid = m_layout.threads;
    const double inset = grid.cell >= kLinedCell ? 0.5 : 0;
    const QColor idle = mixed(m_colours.text, m_colours.ground, 0.1);
    for (int thread = 0; thread < m_story.threads(); ++thread) {
      const int warp = thread / simulator::kWarpSize, lane = thread % simulator::kWarpSize;
      const bool works = frame.barrier ? frame.waiting[static_cast<std::size_t>(warp)].waits
                                       : frame.active[static_cast<std::size_t>(warp)] >> lane & 1;
      const QRectF area = grid.at(thread / grid.columns, thread % grid.columns).adjusted(inset, inset, -inset, -inset);
      const QColor own = colourOf(lane, m_story, m_look);
      const QColor fill = !works ? idle : frame.barrier ? mixed(own, m_colours.ground, kReadPart) : own;
      m_painter.fillRect(area, fill);
      if (works) label(area, QString::number(lane), fill);
    }
  }

  /// The parts of a run of elements that lie in the window, a rectangle a row; whole rows together.
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
    const double inset = grid.cell >= kLinedCell ? 0.5 : 0;
    written(i, state);
    const QColor fetched = mixed(m_colours.axis, m_colours.ground, kFetchedPart);
    const std::int64_t sector = std::max(1, simulator::kSectorBytes / array.elementBytes);
    for (const std::int64_t each : frame.sectors[i])
      for (const QRectF& run : runs(i, each * sector, (each + 1) * sector)) m_painter.fillRect(run, fetched);
    for (const LitElement& element : frame.lit[i]) {
      const std::int64_t row = element.index / array.columns, column = element.index % array.columns;
      if (grid.window.contains(row, column)) lit(grid.at(row, column).adjusted(inset, inset, -inset, -inset), element);
    }
    if (array.space == simulator::MemorySpace::Shared) origins(i, state);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_colours.text, m_look.strong ? 2.5 : grid.cell >= kLinedCell ? 1.5 : 1));
    for (const std::int64_t each : frame.sectors[i])
      for (const QRectF& run : runs(i, each * sector, (each + 1) * sector)) m_painter.drawRect(run);
  }

  /// What has been written before, and what moments have to overpaint.
  void written(std::size_t i, const MemoryState& state) {
    const StoryArray& array = m_story.arrays()[i];
    const CellGrid& grid = m_layout.arrays[i];
    const QColor tint = mixed(m_colours.text, m_colours.ground, kWrittenPart);
    const double inset = grid.cell >= kLinedCell ? 0.5 : 0;
    const GridWindow& window = grid.window;
    for (std::int64_t row = window.firstRow; row < window.firstRow + window.rows; ++row)
      for (std::int64_t column = window.firstColumn; column < window.firstColumn + window.columns; ++column) {
        const std::int64_t index = row * array.columns + column;
        if (index < array.elements && state.written({i, index}))
          m_painter.fillRect(grid.at(row, column).adjusted(inset, inset, -inset, -inset), tint);
      }
  }

  void lit(const QRectF& area, const LitElement& element) {
    const QColor first = colourOf(element.firstLane, m_story, m_look);
    const QColor last = colourOf(element.lastLane, m_story, m_look);
    const double part = element.written ? 1 : kReadPart;
    const QColor fill = mixed(first, m_colours.ground, part);
    m_painter.fillRect(area, fill);
    // A broadcast shows its first lane on the left and its last on the right.
    if (element.lastLane != element.firstLane)
      m_painter.fillRect(QRectF(area.center().x(), area.top(), area.width() / 2, area.height()),
                         mixed(last, m_colours.ground, part));
    const double edge = m_look.strong ? 3 : 2;
    if (!element.written && area.width() > 4 * edge) {
      m_painter.setBrush(Qt::NoBrush);
      m_painter.setPen(QPen(first, edge));
      m_painter.drawRect(area.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2));
    }
    QString name = QString::number(element.firstLane);
    if (element.lastLane != element.firstLane) {
      name = QStringLiteral("%1–%2").arg(element.firstLane).arg(element.lastLane);
      if (m_small.horizontalAdvance(name) > area.width() - 4) name = QStringLiteral("×%1").arg(element.threads);
    }
    const double upper = area.height() > 2.4 * m_small.height() ? area.height() / 2 : area.height();
    label(QRectF(area.left(), area.top(), area.width(), upper), name, fill);
  }

  /// In large cells of shared memory: the element of which they hold a copy.
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
      const QString name = text(m_story.nameOf(origin));
      if (m_small.horizontalAdvance(name) > area.width() - 2) continue;
      const QRectF lower(area.left() + 1, area.center().y() + 2, area.width() - 2, area.height() / 2 - 4);
      m_painter.fillRect(lower, m_colours.ground);
      m_painter.drawText(lower, Qt::AlignCenter, name);
    }
  }

  /// A sum on its way to an element: a bar at the element's foot that grows with each term.
  void sums(const MemoryFrame& frame) {
    for (const SumProgress& sum : frame.sums) {
      const StoryArray& array = m_story.arrays()[sum.element.array];
      const CellGrid& grid = m_layout.arrays[sum.element.array];
      const std::int64_t row = sum.element.index / array.columns, column = sum.element.index % array.columns;
      if (!grid.window.contains(row, column) || sum.all == 0) continue;
      const QRectF area = grid.at(row, column).adjusted(1, 1, -1, -1);
      const double part = std::min(1.0, static_cast<double>(sum.terms) / static_cast<double>(sum.all));
      const double height = std::max(2.0, area.height() / 5);
      const QColor colour = colourOf(sum.lane, m_story, m_look);
      m_painter.fillRect(QRectF(area.left(), area.bottom() - height, area.width(), height), m_colours.grid);
      m_painter.fillRect(QRectF(area.left(), area.bottom() - height, area.width() * part, height), colour);
      const QString count = QStringLiteral("%1/%2").arg(sum.terms).arg(sum.all);
      if (m_small.horizontalAdvance(count) > area.width() - 2 || area.height() < 2.4 * m_small.height()) continue;
      const QRectF above(area.left(), area.bottom() - height - m_small.height(), area.width(), m_small.height());
      m_painter.setFont(m_look.fonts.small);
      m_painter.setPen(m_colours.text);
      m_painter.drawText(above, Qt::AlignCenter, count);
    }
  }

  /// From the elements of the same array that a stored one was made of: the branches of a tree.
  void arcs(std::size_t i, const MemoryState& state, const MemoryFrame& frame) {
    const CellGrid& grid = m_layout.arrays[i];
    const StoryArray& array = m_story.arrays()[i];
    if (array.space != simulator::MemorySpace::Shared) return;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_colours.text, m_look.strong ? 2 : 1.2));
    for (const LitElement& element : frame.lit[i]) {
      if (!element.written) continue;
      const ElementId target{i, element.index};
      for (const ElementId& source : state.sourcesOf(target)) {
        if (source.array != i || source == target) continue;
        const std::int64_t row = source.index / array.columns, column = source.index % array.columns;
        const std::int64_t toRow = target.index / array.columns, toColumn = target.index % array.columns;
        if (!grid.window.contains(row, column) || !grid.window.contains(toRow, toColumn)) continue;
        const QPointF from = grid.at(row, column).center(), to = grid.at(toRow, toColumn).center();
        QPainterPath path(from);
        const double lift = std::min(grid.cell, std::abs(from.x() - to.x()) / 4);
        path.quadTo((from + to) / 2 - QPointF(0, 2 * lift), to);
        m_painter.drawPath(path);
        m_painter.drawEllipse(to, 2, 2);
      }
    }
  }

  void lines(const MemoryFrame& frame) {
    QRectF line(m_layout.lines.left(), m_layout.lines.top(), m_layout.lines.width(), m_textMetrics.lineSpacing());
    for (const QString& each : frame.threads) {
      if (line.bottom() > m_layout.lines.bottom() + 1) break;
      words(line, each, m_look.fonts.text, m_colours.text);
      line.translate(0, m_textMetrics.lineSpacing());
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
      words(QRectF(x + wide + 4, m_layout.legend.top(), width + 2, m_layout.legend.height()), name, m_look.fonts.small,
            m_colours.muted);
      x += wide + 4 + width + m_layout.gap;
    };
    const QColor sample = colourOf(0, m_story, m_look);
    const double ramp = 4 * side;
    add(
        lanes > 1 ? Text::tr("lanes 0 to %1").arg(lanes - 1) : Text::tr("lane 0"),
        [&](const QRectF& area) {
          for (int lane = 0; lane < lanes; ++lane)
            m_painter.fillRect(QRectF(area.left() + area.width() * lane / lanes, area.top(), area.width() / lanes + 0.5,
                                      area.height()),
                               colourOf(lane, m_story, m_look));
        },
        ramp);
    add(
        Text::tr("read"),
        [&](const QRectF& area) {
          m_painter.fillRect(area, mixed(sample, m_colours.ground, kReadPart));
          m_painter.setPen(QPen(sample, 2));
          m_painter.setBrush(Qt::NoBrush);
          m_painter.drawRect(area.adjusted(1, 1, -1, -1));
        },
        side);
    add(
        Text::tr("written"), [&](const QRectF& area) { m_painter.fillRect(area, sample); }, side);
    add(
        Text::tr("written before"),
        [&](const QRectF& area) { m_painter.fillRect(area, mixed(m_colours.text, m_colours.ground, kWrittenPart)); },
        side);
    add(
        Text::tr("sector of 32 bytes, with what nobody asked for"),
        [&](const QRectF& area) {
          m_painter.fillRect(area, mixed(m_colours.axis, m_colours.ground, kFetchedPart));
          m_painter.setPen(QPen(m_colours.text, 1.5));
          m_painter.setBrush(Qt::NoBrush);
          m_painter.drawRect(area);
        },
        2 * side);
    add(
        Text::tr("idle thread"),
        [&](const QRectF& area) { m_painter.fillRect(area, mixed(m_colours.text, m_colours.ground, 0.1)); }, side);
  }

  QPainter& m_painter;
  const MemoryLayout& m_layout;
  const MemoryStory& m_story;
  const MemoryLook& m_look;
  const Colours& m_colours;
  QFontMetricsF m_textMetrics;
  QFontMetricsF m_small;
};

}  // namespace

QColor colourOf(int lane, const MemoryStory& story, const MemoryLook& look) {
  return laneColour(lane, std::min(simulator::kWarpSize, story.threads()), look.theme);
}

void paintGround(QPainter& painter, const MemoryLayout& layout, const MemoryStory& story, const MemoryLook& look) {
  Painting(painter, layout, story, look).ground();
}

void paintFrame(QPainter& painter, const MemoryLayout& layout, const MemoryStory& story, const MemoryState& state,
                const MemoryFrame& frame, const MemoryLook& look) {
  Painting(painter, layout, story, look).frame(state, frame);
}

}  // namespace warpbench::plots
