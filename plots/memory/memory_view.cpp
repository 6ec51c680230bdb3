// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/memory_view.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>
#include <algorithm>
#include <chrono>

#include "look/edge.h"
#include "memory/memory_titles.h"

namespace warpbench::plots {

MemoryView::MemoryView(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setAccessibleName(tr("Memory view"));
  m_busySoon.setSingleShot(true);
  m_busySoon.setInterval(std::chrono::milliseconds(150));
  connect(&m_busySoon, &QTimer::timeout, this, [this] {
    m_busy = true;
    update();
  });
}

MemoryLook MemoryView::look() const {
  constexpr double kLarger = 1.5;
  constexpr int kLines = 44;  // of text that fills a screen
  QFont base = font();
  if (m_strong) base.setPixelSize(std::max(qRound(fontsFor(base).text.pixelSize() * kLarger), height() / kLines));
  return {.theme = m_theme.value_or(themeOf(palette())), .fonts = fontsFor(base), .strong = m_strong};
}

void MemoryView::setScene(std::shared_ptr<const MemoryScene> scene, std::size_t moment) {
  setBusy(false);
  m_state.reset();
  m_scene = std::move(scene);
  m_frame = {};
  if (m_scene && m_scene->moments() == 0) m_scene.reset();
  if (m_scene) m_state.emplace(m_scene->start());
  invalidate();
  updateGeometry();
  showMoment(moment);
}

void MemoryView::setMessage(const QString& message) {
  m_message = message;
  if (!m_scene) setAccessibleDescription(message);
  update();
}

void MemoryView::setBusy(bool busy) {
  if (busy && !m_busy && !m_busySoon.isActive()) m_busySoon.start();
  if (busy) return;
  m_busySoon.stop();
  m_busy = false;
  update();
}

void MemoryView::showMoment(std::size_t moment) {
  if (m_scene) {
    moment = std::min(moment, m_scene->moments() - 1);
    m_state->advanceTo(moment + 1);
    m_frame = frameOf(m_scene->story(), *m_state, moment);
    setAccessibleDescription(m_frame.title + QLatin1Char('\n') + m_frame.code + QLatin1Char('\n') + m_frame.what);
    if (m_layout && follow(*m_layout, m_scene->story(), m_frame)) m_ground = {};
  }
  update();
}

void MemoryView::setTheme(std::optional<Theme> theme) {
  m_theme = theme;
  invalidate();
}

void MemoryView::setStrong(bool strong) {
  m_strong = strong;
  invalidate();
}

void MemoryView::invalidate() {
  m_layout.reset();
  m_ground = {};
  update();
}

int MemoryView::heightForWidth(int width) const {
  const int least = minimumSizeHint().height();
  return m_scene ? std::max(least, leastHeight(m_scene->story(), m_scene->needs(), width, look().fonts)) : least;
}

void MemoryView::fit() {
  if (!m_layout) {
    m_layout = layOut(m_scene->story(), m_scene->needs(), size(), look().fonts);
    follow(*m_layout, m_scene->story(), m_frame);
  }
  if (!m_ground.isNull()) return;
  m_ground = QPixmap(size() * devicePixelRatio());
  m_ground.setDevicePixelRatio(devicePixelRatio());
  QPainter painter(&m_ground);
  paintGround(painter, *m_layout, m_scene->story(), look());
}

const MemoryLayout& MemoryView::memoryLayout() {
  fit();
  return *m_layout;
}

QString MemoryView::textAt(QPointF place) {
  if (!m_scene) return {};
  fit();
  if (m_layout->what.contains(place)) return m_frame.what;
  if (m_layout->point.contains(place)) return m_frame.point;
  if (m_layout->code.contains(place)) return m_frame.place + QStringLiteral("  ") + m_frame.code;
  for (std::size_t i = 0; i < m_layout->arrays.size(); ++i)
    if (m_layout->arrays[i].title.contains(place))
      return titleOf(m_scene->story().arrays()[i], m_layout->arrays[i].window);
  return {};
}

bool MemoryView::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  // A line of code may look like HTML.
  QToolTip::showText(help->globalPos(), Qt::convertFromPlainText(textAt(help->pos())), this);
  return true;
}

void MemoryView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (!m_scene) {
    const MemoryLook look = this->look();
    painter.fillRect(rect(), coloursOf(look.theme).ground);
    painter.setFont(look.fonts.text);
    painter.setPen(coloursOf(look.theme).muted);
    const int margin = look.fonts.text.pixelSize();
    painter.drawText(rect().adjusted(margin, margin, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap, m_message);
  } else {
    if (!m_ground.isNull() && m_ground.devicePixelRatio() != devicePixelRatio()) m_ground = {};
    fit();
    painter.drawPixmap(0, 0, m_ground);
    paintFrame(painter, *m_layout, m_scene->story(), *m_state, m_frame, look());
  }
  if (m_scene && m_busy) paintBusy(painter);
  if (hasFocus()) paintFocus(painter, *this);
}

void MemoryView::paintBusy(QPainter& painter) const {
  const MemoryLook look = this->look();
  const Colours& colours = coloursOf(look.theme);
  painter.setFont(look.fonts.text);
  const QString text = tr("Tracing one block...");
  const int around = look.fonts.text.pixelSize() / 2;
  QRect box = painter.fontMetrics().boundingRect(text).marginsAdded({around, around, around, around});
  box.moveTopRight({width() - around, around});
  painter.setPen(colours.text);
  painter.setBrush(colours.ground);
  painter.drawRect(box);
  painter.drawText(box, Qt::AlignCenter, text);
}

void MemoryView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  switch (event->type()) {
    case QEvent::LanguageChange:
      if (m_scene) showMoment(m_frame.moment);
      [[fallthrough]];
    case QEvent::PaletteChange:
    case QEvent::FontChange:
      invalidate();
      updateGeometry();
      break;
    default:
      break;
  }
}

void MemoryView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  invalidate();
}

void MemoryView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void MemoryView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

}  // namespace warpbench::plots
