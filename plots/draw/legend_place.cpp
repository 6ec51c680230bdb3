// SPDX-License-Identifier: GPL-3.0-or-later
// Decides where a plot's legend goes and how many columns it has.
#include <algorithm>

#include "draw/plot_frame.h"
#include "text/short_names.h"
#include "text/text_wrap.h"

namespace warpbench::plots {

/// Returns the legend's height with as many columns as fit. With a minimum number of columns, names are shortened to
/// fit; otherwise they wrap.
int PlotFrame::fitLegend(int width, int columnsAtLeast) {
  if (!m_legend) return 0;
  if (width == m_legendWidth && columnsAtLeast == m_legendColumns) return m_legendHeight;
  m_legendWidth = width;
  m_legendColumns = columnsAtLeast;
  const QFontMetrics metrics(m_legend->font());
  const int beside = m_legend->iconSize().width() + m_legend->iconTextPadding();
  std::vector<QCPAbstractPlottable*> named;
  for (int i = 0; i < m_legend->itemCount(); ++i)
    if (auto* item = qobject_cast<QCPPlottableLegendItem*>(m_legend->item(i))) named.push_back(item->plottable());
  // The full names, before any fitting.
  if (m_names.isEmpty())
    for (const QCPAbstractPlottable* plottable : named) m_names << plottable->name();
  const int most =
      (width + m_legend->columnSpacing()) / std::max(columnsAtLeast, 1) - m_legend->columnSpacing() - beside;
  QStringList names = columnsAtLeast > 0 ? shortLegendNames(metrics, most - 1) : m_names;
  m_shortNames = names;
  int widest = 0;
  for (std::size_t i = 0; i < named.size(); ++i) {
    QString& name = names[static_cast<qsizetype>(i)];
    name = wrapped(name, metrics, most);
    named[i]->setName(name);
    widest = std::max(widest, beside + sizeOf(name, metrics).width());
  }
  m_legendWidest = widest + 6;
  const int columns =
      std::clamp((width + m_legend->columnSpacing()) / (widest + m_legend->columnSpacing()), 1, m_legend->itemCount());
  if (m_legend->wrap() != columns || m_legend->columnCount() > columns) {
    m_legend->setWrap(columns);
    m_legend->setFillOrder(m_legend->fillOrder(), true);
  }
  // Keeps the legend as narrow as its content, on the left. Otherwise its columns would spread over the whole plot.
  const int needed = columns * widest + (columns - 1) * m_legend->columnSpacing() + 4;
  const bool narrow = captioned(m_look.parts);
  m_legend->setMargins(QMargins(3, narrow ? 2 : 4, std::max(0, width - needed - 3), narrow ? 0 : 2));
  return m_legendHeight = m_legend->minimumOuterSizeHint().height() + rowSpacing();
}

/// Names that the user chose share no parts with others, so only the other names are shortened together.
QStringList PlotFrame::shortLegendNames(const QFontMetrics& metrics, int width) const {
  const auto isOwn = [&](const QString& name) {
    return !m_data.bars() && std::ranges::any_of(m_data.series, [&](const Series& series) {
      return series.name == name && !series.distinction.isEmpty() && !name.endsWith(series.distinction);
    });
  };
  QStringList others = m_names;
  others.removeIf(isOwn);
  QStringList shorter = shortNames(others, metrics, width);
  QStringList names;
  for (const QString& name : m_names) names << (isOwn(name) ? firstWords(name, metrics, width) : shorter.takeFirst());
  return names;
}

/// The height in pixels that a captioned plot uses for neither data nor legend.
double PlotFrame::heightBesideData() const {
  const QMargins margins = m_canvas.plotLayout()->margins();
  const QCPAxis& x = *m_canvas.xAxis;
  const int ticks = QFontMetrics(x.tickLabelFont()).height();
  const int label = (m_lies ? m_data.yTitle : m_data.xTitle).isEmpty() ? 0 : x.labelPadding() + QFontMetrics(x.labelFont()).height();
  const int below = linesOfTicks() * ticks + label;
  const int title = m_title.element ? m_title.height() - kRowSpacing + rowSpacing() : 0;
  return margins.top() + title + aboveAxes() + x.tickLabelPadding() + below + x.padding() + margins.bottom();
}

/// The lines of the labels along x, estimated before the axes are laid out.
int PlotFrame::linesOfTicks() const {
  if (!m_data.bars() || m_lies) return 1;
  constexpr double kAxes = 0.75;  // of the width
  constexpr int kBetween = 5;
  constexpr qsizetype kMost = 4;
  const QFontMetrics metrics(m_canvas.xAxis->tickLabelFont());
  const int slot = std::max(
      1,
      static_cast<int>(kAxes * m_canvas.viewport().width() / static_cast<double>(m_data.categories.size())) - kBetween);
  qsizetype lines = 1;
  for (const QString& category : m_data.categories)
    lines = std::max(lines, wrapped(category, metrics, slot).count(QLatin1Char('\n')) + 1);
  return static_cast<int>(std::min(lines, kMost));
}

bool PlotFrame::namesDiffer() const { return differing(m_shortNames) == differing(m_names); }

int PlotFrame::rowSpacing() const {
  constexpr int kNarrow = 1;
  return captioned(m_look.parts) ? kNarrow : kRowSpacing;
}

PlotParts::Legend PlotFrame::placeOfLegend(QSize size, int width, double room) {
  using enum PlotParts::Legend;
  const bool narrow = captioned(m_look.parts) && m_look.parts.legend == Below;
  if (!m_legend || m_look.parts.legend == None) return None;
  constexpr double kMoreRoom = 0.1;      // of the height, for names that distinguish the series
  constexpr double kMaxBeside = 0.4;     // of the width
  constexpr double kHeightBeside = 0.8;  // of the height: the part that titles and notes leave
  const double most = room + size.height() * kMoreRoom;
  if (narrow) {
    fitLegendToCaptioned(size, width);
    return m_legendHeight < most ? Below : None;
  }
  const bool below = fitLegend(width) < most;
  const QFontMetrics metrics(m_legend->font());
  const int row = std::max(m_legend->iconSize().height(), metrics.height()) + m_legend->rowSpacing();
  const bool beside =
      m_legendWidest < size.width() * kMaxBeside && row * m_legend->itemCount() < size.height() * kHeightBeside;
  if (below && !(beside && m_look.parts.legend == Beside)) return Below;
  if (beside) return Beside;
  for (int columns = 2; columns <= 4; ++columns)
    if (fitLegend(width, columns) < most && namesDiffer()) return Below;
  return None;
}

void PlotFrame::fitLegendToCaptioned(QSize size, int width) {
  const double left = size.height() * (1 - kDataAboveCaption) - heightBesideData();
  constexpr int kMaxColumns = 3;
  int best = 0;
  int least = fitLegend(width);
  for (int columns = 1; columns <= kMaxColumns && least > left; ++columns) {
    const int height = fitLegend(width, columns);
    if (height >= least || !namesDiffer()) continue;
    least = height;
    best = columns;
  }
  fitLegend(width, best);
}

}  // namespace warpbench::plots
