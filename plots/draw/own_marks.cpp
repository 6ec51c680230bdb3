// SPDX-License-Identifier: GPL-3.0-or-later
#include "draw/own_marks.h"

#include <algorithm>

#include "text/text_wrap.h"

namespace warpbench::plots {
namespace {

constexpr int kBeside = 5;  ///< pixels from a line or point to its text
constexpr int kDot = 5;     ///< pixels across

}  // namespace

OwnMarks::OwnMarks(const PlotData& data, const Look& look, QCPAxisRect& axes, bool lie)
    : m_axes(axes), m_lie(lie), m_x(axes.axis(QCPAxis::atBottom)), m_y(axes.axis(QCPAxis::atLeft)) {
  for (const OwnMark& own : data.marks) {
    if ((look.logX && own.x <= 0) || (own.y && look.logY && *own.y <= 0)) continue;
    if (own.y)
      addDot(own, look);
    else
      addLine(own, look);
    auto* label = new QCPItemText(m_x->parentPlot());
    label->position->setType(QCPItemPosition::ptAbsolute);
    label->setText(own.text);
    label->setFont(look.fonts.small);
    label->setColor(coloursOf(look.theme).text);
    label->setTextAlignment(Qt::AlignLeft);
    label->setSelectable(false);
    label->setClipToAxisRect(false);
    label->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_marks.push_back({own, label});
  }
}

void OwnMarks::addLine(const OwnMark& mark, const Look& look) {
  QPen pen(coloursOf(look.theme).muted, 1.5 * strokeFor(look.theme));
  pen.setCapStyle(Qt::FlatCap);
  auto* line = new QCPItemLine(m_x->parentPlot());
  for (QCPItemPosition* end : {line->start, line->end}) {
    end->setAxisRect(&m_axes);
    end->setAxes(m_x, m_y);
    end->setTypeX(m_lie ? QCPItemPosition::ptAxisRectRatio : QCPItemPosition::ptPlotCoords);
    end->setTypeY(m_lie ? QCPItemPosition::ptPlotCoords : QCPItemPosition::ptAxisRectRatio);
    const double share = end == line->start ? 0 : 1;
    end->setCoords(m_lie ? QPointF(share, mark.x) : QPointF(mark.x, share));
  }
  line->setPen(pen);
  line->setLayer(QStringLiteral("grid"));
  line->setSelectable(false);
  line->setClipAxisRect(&m_axes);
}

void OwnMarks::addDot(const OwnMark& mark, const Look& look) {
  auto* dot = new QCPItemTracer(m_x->parentPlot());
  dot->position->setAxes(m_x, m_y);
  dot->position->setCoords(m_lie ? QPointF(*mark.y, mark.x) : QPointF(mark.x, *mark.y));
  dot->setStyle(QCPItemTracer::tsCircle);
  dot->setSize(kDot);
  dot->setPen(Qt::NoPen);
  dot->setBrush(coloursOf(look.theme).text);
  dot->setSelectable(false);
  dot->setClipAxisRect(&m_axes);
}

std::vector<Shown> OwnMarks::shown() const {
  std::vector<Shown> values;
  for (const Mark& mark : m_marks)
    if (mark.own.y) {
      const QFontMetricsF metrics(mark.label->font());
      const double text = m_lie ? metrics.horizontalAdvance(mark.own.text) : metrics.height();
      values.push_back({*mark.own.y, text + kBeside});
    }
  return values;
}

void OwnMarks::place() {
  const QRectF inside(m_axes.rect());
  for (const Mark& mark : m_marks) {
    const double key = (m_lie ? m_y : m_x)->coordToPixel(mark.own.x);
    const double value = mark.own.y ? (m_lie ? m_x : m_y)->coordToPixel(*mark.own.y)
                                    : kBeside + (m_lie ? m_axes.left() : m_axes.top());
    const QPointF at = m_lie ? QPointF(value, key) : QPointF(key, value);
    const QFontMetrics metrics(mark.label->font());
    mark.label->setText(wrapped(mark.own.text, metrics, m_axes.width() - kBeside));
    const QSize size = sizeOf(mark.label->text(), metrics);
    const bool right = at.x() + kBeside + size.width() <= inside.right();
    const double x = right ? at.x() + kBeside : at.x() - kBeside - size.width();
    const double y = mark.own.y ? at.y() - size.height() : at.y();
    // In the plot as a whole, wherever the point is, as long as that shows.
    mark.label->setVisible(inside.adjusted(-1, -1, 1, 1).contains(at));
    mark.label->position->setCoords(
        std::clamp(x, inside.left(), std::max(inside.left(), inside.right() - size.width())),
        std::clamp(y, inside.top(), std::max(inside.top(), inside.bottom() - size.height())));
  }
}

}  // namespace warpbench::plots
