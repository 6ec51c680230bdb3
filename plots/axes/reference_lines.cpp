// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes/reference_lines.h"

#include <QCoreApplication>
#include <algorithm>

#include "text/short_names.h"
#include "text/text_wrap.h"

namespace warpbench::plots {
namespace {

struct ReferenceLinesText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::ReferenceLines)
};

/// A line is drawn only if the data below it keep a fifth of the height.
constexpr double kTallest = 5;
constexpr int kLeader = 8;  ///< pixels from the axis rect to a label
constexpr int kEdge = 2;    ///< pixels from a label to the plot's edge
constexpr int kApart = 5;   ///< pixels between labels

double largestValue(const PlotData& data) {
  double largest = 0;
  for (const Series& series : data.series)
    for (const SeriesPoint& point : series.points) largest = std::max({largest, point.y, point.high});
  return largest;
}

}  // namespace

QList<qreal> roofDash(ReferenceLine::Kind kind) {
  if (kind == ReferenceLine::Kind::Own) return {};
  return kind == ReferenceLine::Kind::Copy ? QList<qreal>{1.8, 2.2} : QList<qreal>{7, 3.5};
}

QString ChosenLines::note() const {
  return beyond.isEmpty() ? QString() : ReferenceLinesText::tr("%1 (off scale)").arg(beyond.join(QStringLiteral(", ")));
}

void ChosenLines::shorten() {
  QStringList labels;
  for (const ReferenceLine& line : drawn) labels << line.label;
  labels = withModelsAlone(labels);
  for (std::size_t i = 0; i < drawn.size(); ++i) drawn[i].label = labels[static_cast<qsizetype>(i)];
}

ChosenLines chosenLines(const PlotData& data, bool logY) {
  ChosenLines chosen;
  const double limit = kTallest * largestValue(data);
  for (const ReferenceLine& reference : data.lines) {
    if (!(reference.y > 0)) continue;
    if (logY || reference.y <= limit || reference.kind == ReferenceLine::Kind::Own)
      chosen.drawn.push_back(reference);
    else
      chosen.beyond << reference.label;
  }
  std::ranges::stable_sort(chosen.drawn, std::greater(), &ReferenceLine::y);
  return chosen;
}

ReferenceLines::ReferenceLines(const PlotData& data, const Look& look, QCPAxisRect& axes, bool lie)
    : m_axes(axes), m_lie(lie), m_values(axes.axis(lie ? QCPAxis::atBottom : QCPAxis::atLeft)) {
  // Lines lie behind markers and curves, but are drawn over bars.
  const QString layer = data.bars() ? QStringLiteral("axes") : QStringLiteral("grid");
  ChosenLines chosen = chosenLines(data, look.logY);
  if (captioned(look.parts)) chosen.shorten();
  for (const ReferenceLine& reference : chosen.drawn) add(reference, look, layer);
  if (!chosen.beyond.isEmpty()) m_notes << chosen.note();
}

void ReferenceLines::add(const ReferenceLine& reference, const Look& look, const QString& layer) {
  const Colours& colours = coloursOf(look.theme);
  QCustomPlot* plot = m_values->parentPlot();
  QPen pen(colours.muted, 1.5 * strokeFor(look.theme));
  pen.setCapStyle(Qt::FlatCap);
  if (const QList<qreal> dash = roofDash(reference.kind); !dash.isEmpty()) pen.setDashPattern(dash);

  Line line{.reference = reference};
  line.line = new QCPItemLine(plot);
  for (QCPItemPosition* end : {line.line->start, line.line->end}) {
    const bool fromX = end == line.line->start && reference.from > 0;
    const double share = end == line.line->start ? 0 : 1;
    end->setTypeX(fromX || m_lie ? QCPItemPosition::ptPlotCoords : QCPItemPosition::ptAxisRectRatio);
    end->setTypeY(m_lie ? QCPItemPosition::ptAxisRectRatio : QCPItemPosition::ptPlotCoords);
    end->setAxisRect(&m_axes);
    end->setAxes(m_axes.axis(QCPAxis::atBottom), m_axes.axis(QCPAxis::atLeft));
    if (m_lie)
      end->setCoords(reference.y, share);
    else
      end->setCoords(fromX ? reference.from : share, reference.y);
  }
  line.line->setPen(pen);
  line.line->setLayer(layer);
  line.line->setSelectable(false);
  line.line->setClipAxisRect(&m_axes);

  line.leader = new QCPItemLine(plot);
  line.leader->setPen(QPen(colours.muted, 1));
  line.leader->setClipToAxisRect(false);
  line.leader->setSelectable(false);
  line.leader->start->setType(QCPItemPosition::ptAbsolute);
  line.leader->end->setType(QCPItemPosition::ptAbsolute);

  line.label = new QCPItemText(plot);
  line.label->setClipToAxisRect(false);
  line.label->setSelectable(false);
  line.label->setFont(look.fonts.small);
  line.label->setColor(colours.muted);
  line.label->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  line.label->setTextAlignment(Qt::AlignLeft);
  line.label->position->setType(QCPItemPosition::ptAbsolute);
  m_lines.push_back(line);
}

int ReferenceLines::fitLabels(int plotWidth, int height) {
  m_shown = plotWidth > 0;
  if (m_lines.empty() || !m_shown) return 0;
  if (m_lie) return wrapLabels(plotWidth).height() - static_cast<int>(m_lines.size() - 1) * kApart + kLeader;
  constexpr double kShare = 0.2;
  constexpr int kWidest = 110;
  constexpr int kNarrowest = 60;
  constexpr double kMaxShare = 0.35;
  constexpr int kStep = 10;
  int widest = std::clamp(static_cast<int>(plotWidth * kShare), kNarrowest, kWidest);
  QSize needed = wrapLabels(widest);
  while (needed.height() > height && widest < plotWidth * kMaxShare) needed = wrapLabels(widest += kStep);
  return needed.width() + kLeader + kEdge;
}

QSize ReferenceLines::wrapLabels(int widest) {
  QSize needed(0, -kApart);
  for (const Line& line : m_lines) {
    const QFontMetrics metrics(line.label->font());
    // Keeps a value and its unit on one line.
    QString text = line.reference.label;
    if (const auto space = text.lastIndexOf(QLatin1Char(' ')); space > 0 && text[space - 1].isDigit())
      text[space] = QChar(QChar::Nbsp);
    line.label->setText(wrapped(text, metrics, widest));
    const QSize size = sizeOf(line.label->text(), metrics);
    needed = {std::max(needed.width(), size.width()), needed.height() + kApart + size.height()};
  }
  return needed;
}

std::vector<Shown> ReferenceLines::shown() const {
  std::vector<Shown> values;
  constexpr double kAbove = 8;
  if (m_shown)
    for (const Line& line : m_lines) values.push_back({line.reference.y, kAbove});
  return values;
}

void standApart(std::vector<LineLabel>& labels, double top, double bottom) {
  // First pass, from the top: each label moves below the one above. Second pass, from the bottom: none ends below the
  // axes.
  const auto distance = [](const LineLabel& above, const LineLabel& below) {
    return (above.height + below.height) / 2 + kApart;
  };
  for (std::size_t i = 1; i < labels.size(); ++i) {
    const double overlap = labels[i - 1].y + distance(labels[i - 1], labels[i]) - labels[i].y;
    if (overlap <= 0) continue;
    // The two labels share the overlap as far as the upper one has room.
    const double room = i == 1 ? labels[0].y - labels[0].height / 2 - top
                               : labels[i - 1].y - distance(labels[i - 2], labels[i - 1]) - labels[i - 2].y;
    const double up = std::clamp(overlap / 2, 0.0, std::max(room, 0.0));
    labels[i - 1].y -= up;
    labels[i].y += overlap - up;
  }
  for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
    label->y = std::min(label->y, bottom - label->height / 2);
    bottom = label->y - label->height / 2 - kApart;
  }
  // The second pass can push labels above the axes, so this pass moves them down again.
  for (LineLabel& label : labels) {
    label.y = std::max(label.y, top + label.height / 2);
    top = label.y + label.height / 2 + kApart;
  }
}

/// Stacks the labels, each left of its line. The smallest value's label is next to the axes, so no leader crosses a
/// label.
void ReferenceLines::placeAbove() {
  double bottom = m_axes.top() - kLeader;
  for (auto line = m_lines.rbegin(); line != m_lines.rend(); ++line) {
    const bool visible = m_shown && m_values->range().contains(line->reference.y);
    line->line->setVisible(visible);
    line->leader->setVisible(visible);
    line->label->setVisible(visible);
    if (!visible) continue;
    const double x = m_values->coordToPixel(line->reference.y);
    const QSize size = sizeOf(line->label->text(), QFontMetrics(line->label->font()));
    const double left = m_values->parentPlot()->viewport().left() + kEdge;
    line->label->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
    line->label->position->setCoords(std::max(x, left + size.width()), bottom);
    line->leader->start->setCoords(x, m_axes.top());
    line->leader->end->setCoords(x, bottom + kEdge);
    bottom -= size.height();
  }
}

void ReferenceLines::place() {
  if (m_lie) {
    placeAbove();
    return;
  }
  std::vector<LineLabel> labels;
  std::vector<const Line*> lines;
  for (const Line& line : m_lines) {
    const bool visible = m_shown && m_values->range().contains(line.reference.y);
    line.line->setVisible(visible);
    line.leader->setVisible(visible);
    line.label->setVisible(visible);
    if (!visible) continue;
    const double y = m_values->coordToPixel(line.reference.y);
    const double height = sizeOf(line.label->text(), QFontMetrics(line.label->font())).height();
    labels.push_back({.lineY = y, .y = y, .height = height});
    lines.push_back(&line);
  }
  standApart(labels, m_axes.outerRect().top(), m_axes.outerRect().bottom());
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const double right = m_axes.right() + 1;
    lines[i]->leader->start->setCoords(right, labels[i].lineY);
    lines[i]->leader->end->setCoords(right + kLeader - 3, labels[i].y);
    lines[i]->label->position->setCoords(right + kLeader, labels[i].y);
  }
}

}  // namespace warpbench::plots
