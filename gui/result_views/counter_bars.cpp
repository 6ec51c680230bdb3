// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_views/counter_bars.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>
#include <algorithm>

#include "look/theme.h"
#include "text/shown_text.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

constexpr int kBarHeight = 8;  ///< pixels, as the other sizes here
constexpr int kBelowText = 2;
constexpr int kBetweenRows = 8;
constexpr int kMarkReach = 3;    ///< how far the ideal's mark extends beyond the bar
const QLatin1String kGap("  ");  ///< between a counter's name and its values

CounterBars::Row rowOf(const CounterBeside& counter, Explanation::Beside beside) {
  const QString value = plots::quantityText(counter.value);
  const QString other = plots::quantityText(counter.other);
  const double most = std::max(counter.value.value, counter.other.value);
  const auto shareOf = [&](double of) { return most > 0 ? of / most : 0; };
  const QString both = beside == Explanation::Beside::Ideal ? CounterBars::tr("%1, ideal %2").arg(value, other)
                                                            : CounterBars::tr("%1 compared with %2").arg(value, other);
  return {.name = plots::shownText(counter.name),
          .text = value == other ? value : both,
          .share = shareOf(counter.value.value),
          .otherShare = shareOf(counter.other.value),
          .worse = counter.worse() && value != other,
          .access = counter.access};
}

QFont boldOf(QFont font) {
  font.setBold(true);
  return font;
}

int wrappedHeight(const QFontMetrics& metrics, const QString& text, int width) {
  return metrics.boundingRect(QRect(0, 0, width, 0), Qt::TextWordWrap, text).height();
}

}  // namespace

CounterBars::CounterBars(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("why.counters"));
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void CounterBars::setLeading(bool leads) {
  m_leads = leads;
  setMouseTracking(leads);
  updateFocusPolicy();
}

void CounterBars::setExplanation(const Explanation& explanation) {
  const bool ideal = explanation.beside == Explanation::Beside::Ideal;
  setAccessibleName(ideal ? tr("Counters and their ideal values") : tr("Counters of both results"));
  m_rows.clear();
  QStringList lines;
  for (const CounterBeside& counter : explanation.counters) {
    m_rows.push_back(rowOf(counter, explanation.beside));
    lines << m_rows.back().name + QStringLiteral(": ") + m_rows.back().text;
  }
  setAccessibleDescription(lines.join(QLatin1Char('\n')));
  m_current = 0;
  if (!leads(m_current)) moveBy(1);
  updateFocusPolicy();
  updateGeometry();
  update();
  setVisible(!m_rows.empty());
}

bool CounterBars::leads(int row) const {
  return m_leads && row >= 0 && row < static_cast<int>(m_rows.size()) && m_rows[static_cast<std::size_t>(row)].access;
}

int CounterBars::leadingRow(double y) const {
  int bottom = 0;
  for (int number = 0; const Row& row : m_rows) {
    bottom += rowHeight(row, width());
    if (y >= 0 && y < bottom) return leads(number) ? number : -1;
    ++number;
  }
  return -1;
}

void CounterBars::moveBy(int step) {
  for (int row = m_current + step; row >= 0 && row < static_cast<int>(m_rows.size()); row += step) {
    if (!leads(row)) continue;
    m_current = row;
    break;
  }
  update();
}

void CounterBars::updateFocusPolicy() {
  const bool any = leads(m_current);
  setFocusPolicy(any ? Qt::StrongFocus : Qt::NoFocus);
  setToolTip(any ? toolTipText(tr("Click a counter of accesses to see the most expensive line (or press Enter)"))
                 : QString());
}

bool CounterBars::event(QEvent* event) {
  if (event->type() == QEvent::Leave) unsetCursor();
  return QWidget::event(event);
}

void CounterBars::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void CounterBars::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

void CounterBars::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Up:
      moveBy(-1);
      break;
    case Qt::Key_Down:
      moveBy(1);
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (leads(m_current)) emit lineRequested(*m_rows[static_cast<std::size_t>(m_current)].access);
      break;
    default:
      QWidget::keyPressEvent(event);
  }
}

void CounterBars::mouseMoveEvent(QMouseEvent* event) {
  if (leadingRow(event->position().y()) >= 0)
    setCursor(Qt::PointingHandCursor);
  else
    unsetCursor();
}

void CounterBars::mouseReleaseEvent(QMouseEvent* event) {
  const int row = leadingRow(event->position().y());
  if (event->button() != Qt::LeftButton || row < 0) return;
  m_current = row;
  update();
  emit lineRequested(*m_rows[static_cast<std::size_t>(row)].access);
}

bool CounterBars::fitBeside(int width) const {
  return std::ranges::all_of(m_rows, [&](const Row& row) {
    return QFontMetrics(row.worse ? boldOf(font()) : font()).horizontalAdvance(row.name + kGap + row.text) <= width;
  });
}

int CounterBars::textHeight(const Row& row, int width) const {
  const QFontMetrics metrics(boldOf(font()));  // bold text is wider and higher
  if (fitBeside(width)) return metrics.height();
  return wrappedHeight(metrics, row.name, width) + wrappedHeight(metrics, row.text, width);
}

int CounterBars::rowHeight(const Row& row, int width) const {
  return textHeight(row, width) + kBelowText + kBarHeight + kBetweenRows;
}

int CounterBars::heightForWidth(int width) const {
  int height = 0;
  for (const Row& row : m_rows) height += rowHeight(row, width);
  return height;
}

QSize CounterBars::sizeHint() const {
  const QFontMetrics metrics(boldOf(font()));
  int width = 0;
  for (const Row& row : m_rows) width = std::max(width, metrics.horizontalAdvance(row.name + kGap + row.text));
  return {width, heightForWidth(width)};
}

QSize CounterBars::minimumSizeHint() const {
  const QFontMetrics metrics(boldOf(font()));
  int widest = 0;
  for (const Row& row : m_rows)
    for (const QString& word : (row.name + QLatin1Char(' ') + row.text).split(QLatin1Char(' ')))
      widest = std::max(widest, metrics.horizontalAdvance(word));
  return {widest, sizeHint().height()};
}

void CounterBars::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const plots::Theme theme = plots::themeOf(palette());
  const QColor good = plots::seriesColour(2, theme);
  const QColor bad = plots::seriesColour(1, theme);
  int top = 0;
  for (int number = 0; const Row& row : m_rows) {
    painter.setFont(row.worse ? boldOf(font()) : font());
    const QRect texts(0, top, width(), textHeight(row, width()));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(texts, Qt::AlignRight | Qt::AlignBottom | Qt::TextWordWrap, row.text);
    painter.drawText(texts, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, row.name);

    const int barTop = top + texts.height() + kBelowText;
    const double whole = width() - 1;
    painter.fillRect(QRectF(0, barTop, whole, kBarHeight), palette().color(QPalette::Mid));
    painter.fillRect(QRectF(0, barTop, whole * row.share, kBarHeight), row.worse ? bad : good);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    const double at = std::clamp(whole * row.otherShare, 1.0, whole - 1);
    painter.drawLine(QPointF(at, barTop - kMarkReach / 2.0), QPointF(at, barTop + kBarHeight + kMarkReach / 2.0));
    if (hasFocus() && number++ == m_current) {
      QStyleOptionFocusRect option;
      option.initFrom(this);
      option.rect = QRect(0, top, width(), rowHeight(row, width()) - kBetweenRows / 2);
      option.state |= QStyle::State_KeyboardFocusChange;
      style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
    top += rowHeight(row, width());
  }
}

void CounterBars::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) updateGeometry();
}

}  // namespace warpbench::gui
