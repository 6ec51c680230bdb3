// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/counter_bars.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "look/theme.h"
#include "text/shown_text.h"

namespace warpbench::gui {

namespace {

constexpr int kBarHeight = 8;  ///< pixels, as all of these
constexpr int kBelowText = 2;
constexpr int kBetweenRows = 8;
constexpr int kMarkReach = 3;  ///< of the ideal's mark over the bar

CounterBars::Row rowOf(const CounterAgainstIdeal& counter) {
  const QString value = plots::quantityText(counter.value);
  const QString ideal = plots::quantityText(counter.ideal);
  const double most = std::max(counter.value.value, counter.ideal.value);
  const auto shareOf = [&](double of) { return most > 0 ? of / most : 0; };
  return {.name = plots::shownText(counter.name),
          .text = value == ideal ? value : CounterBars::tr("%1, ideal %2").arg(value, ideal),
          .share = shareOf(counter.value.value),
          .idealShare = shareOf(counter.ideal.value),
          .offIdeal = value != ideal};
}

QFont boldOf(QFont font) {
  font.setBold(true);
  return font;
}

}  // namespace

CounterBars::CounterBars(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("why.counters"));
  setAccessibleName(tr("Counters and their ideal values"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CounterBars::setCounters(const std::vector<CounterAgainstIdeal>& counters) {
  m_rows.clear();
  QStringList lines;
  for (const CounterAgainstIdeal& counter : counters) {
    m_rows.push_back(rowOf(counter));
    lines << m_rows.back().name + QStringLiteral(": ") + m_rows.back().text;
  }
  setAccessibleDescription(lines.join(QLatin1Char('\n')));
  updateGeometry();
  update();
}

int CounterBars::rowHeight() const {
  return QFontMetrics(boldOf(font())).height() + kBelowText + kBarHeight + kBetweenRows;
}

QSize CounterBars::sizeHint() const {
  const QFontMetrics metrics(boldOf(font()));
  int width = 0;
  for (const Row& row : m_rows)
    width = std::max(width, metrics.horizontalAdvance(row.name + QStringLiteral("  ") + row.text));
  return {width, static_cast<int>(m_rows.size()) * rowHeight()};
}

QSize CounterBars::minimumSizeHint() const { return {0, sizeHint().height()}; }

void CounterBars::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const plots::Theme theme = plots::themeOf(palette());
  const QColor good = plots::seriesColour(2, theme);
  const QColor bad = plots::seriesColour(1, theme);
  int top = 0;
  for (const Row& row : m_rows) {
    painter.setFont(row.offIdeal ? boldOf(font()) : font());
    const QFontMetrics metrics = painter.fontMetrics();
    const int textWidth = metrics.horizontalAdvance(row.text);
    const QRect line(0, top, width(), QFontMetrics(boldOf(font())).height());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, row.text);
    const int room = width() - textWidth - metrics.horizontalAdvance(QStringLiteral("  "));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(row.name, Qt::ElideRight, room));

    const int barTop = top + line.height() + kBelowText;
    const double whole = width() - 1;
    painter.fillRect(QRectF(0, barTop, whole, kBarHeight), palette().color(QPalette::Mid));
    painter.fillRect(QRectF(0, barTop, whole * row.share, kBarHeight), row.offIdeal ? bad : good);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    const double at = std::clamp(whole * row.idealShare, 1.0, whole - 1);
    painter.drawLine(QPointF(at, barTop - kMarkReach / 2.0), QPointF(at, barTop + kBarHeight + kMarkReach / 2.0));
    top += rowHeight();
  }
}

void CounterBars::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) updateGeometry();
}

}  // namespace warpbench::gui
