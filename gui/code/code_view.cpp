// SPDX-License-Identifier: GPL-3.0-or-later
#include "code/code_view.h"

#include <QFontDatabase>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "app/texts.h"
#include "code/code_colours.h"
#include "draw/theme.h"

namespace warpbench::gui {

namespace {

constexpr int kMarginSpace = 6;  ///< pixels left and right of the numbers

/// The numbers beside the text.
class Margin : public QWidget {
 public:
  explicit Margin(CodeView& view) : QWidget(&view), m_view(view) {}

 protected:
  void paintEvent(QPaintEvent* event) override { m_view.paintMargin(event); }

 private:
  CodeView& m_view;
};

QColor groundOf(CodeView::Mark mark, plots::Theme theme) {
  const bool dark = theme == plots::Theme::Dark;
  switch (mark) {
    case CodeView::Mark::Body:
      return dark ? QColor(0x27, 0x2d, 0x36) : QColor(0xf1, 0xf5, 0xfb);
    case CodeView::Mark::Costs:
      return dark ? QColor(0x5a, 0x40, 0x14) : QColor(0xff, 0xe3, 0xb0);
    case CodeView::Mark::Added:
      return dark ? QColor(0x1d, 0x44, 0x2b) : QColor(0xd9, 0xf2, 0xdf);
    case CodeView::Mark::Removed:
      return dark ? QColor(0x54, 0x27, 0x27) : QColor(0xfb, 0xdd, 0xdb);
    case CodeView::Mark::Current:
      return dark ? QColor(0x1f, 0x4a, 0x6e) : QColor(0xbf, 0xdd, 0xf5);
  }
  return {};
}

}  // namespace

CodeView::CodeView(QWidget* parent) : QPlainTextEdit(parent), m_margin(new Margin(*this)) {
  setReadOnly(true);
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  setLineWrapMode(QPlainTextEdit::NoWrap);
  setTabChangesFocus(true);
  new CodeColours(*document(), *this);
  connect(this, &QPlainTextEdit::blockCountChanged, this, &CodeView::placeMargin);
  connect(this, &QPlainTextEdit::updateRequest, m_margin, [this](const QRect& area, int moved) {
    if (moved != 0)
      m_margin->scroll(0, moved);
    else
      m_margin->update(0, area.y(), m_margin->width(), area.height());
  });
  QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  fixed.setPointSizeF(font().pointSizeF());
  setFont(fixed);
  placeMargin();
}

void CodeView::setCode(const QString& code, int firstNumber) {
  m_firstNumber = firstNumber;
  m_marks.clear();
  m_notes.clear();
  setPlainText(code);
  applyMarks();
  placeMargin();
}

void CodeView::setMarks(const std::map<int, Mark>& marks, const std::map<int, QString>& notes) {
  m_marks = marks;
  m_notes = notes;
  applyMarks();
}

QTextBlock CodeView::blockOf(int number) const {
  return document()->findBlockByNumber(number - std::max(1, m_firstNumber));
}

void CodeView::showFrom(int number) {
  moveCursor(QTextCursor::End);
  showLine(number);
}

void CodeView::showLine(int number) {
  const QTextBlock block = blockOf(number);
  if (!block.isValid()) return;
  setTextCursor(QTextCursor(block));
  ensureCursorVisible();
}

void CodeView::applyMarks() {
  const plots::Theme theme = plots::themeOf(palette());
  QList<QTextEdit::ExtraSelection> selections;
  for (const auto& [number, mark] : m_marks) {
    const QTextBlock block = blockOf(number);
    if (!block.isValid()) continue;
    QTextEdit::ExtraSelection line;
    line.cursor = QTextCursor(block);
    line.format.setBackground(groundOf(mark, theme));
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    selections << line;
  }
  setExtraSelections(selections);
}

int CodeView::marginWidth() const {
  if (m_firstNumber == 0) return 0;
  const int last = m_firstNumber + blockCount() - 1;
  return fontMetrics().horizontalAdvance(QString::number(last)) + 2 * kMarginSpace;
}

void CodeView::placeMargin() {
  setViewportMargins(marginWidth(), 0, 0, 0);
  const QRect inside = contentsRect();
  m_margin->setGeometry(inside.left(), inside.top(), marginWidth(), inside.height());
}

void CodeView::paintMargin(QPaintEvent* event) {
  QPainter painter(m_margin);
  painter.setFont(font());
  painter.fillRect(event->rect(), palette().color(QPalette::AlternateBase));
  painter.setPen(palette().color(QPalette::PlaceholderText));
  for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
    const QRectF area = blockBoundingGeometry(block).translated(contentOffset());
    if (area.top() > event->rect().bottom()) break;
    painter.drawText(QRectF(0, area.top(), m_margin->width() - kMarginSpace, area.height()),
                     Qt::AlignRight | Qt::AlignTop, QString::number(m_firstNumber + block.blockNumber()));
  }
}

void CodeView::resizeEvent(QResizeEvent* event) {
  QPlainTextEdit::resizeEvent(event);
  placeMargin();
}

void CodeView::changeEvent(QEvent* event) {
  QPlainTextEdit::changeEvent(event);
  if (event->type() == QEvent::FontChange) placeMargin();
  if (event->type() == QEvent::PaletteChange) applyMarks();
}

bool CodeView::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QPlainTextEdit::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const QPoint inText = viewport()->mapFromGlobal(help->globalPos());
  const auto note = m_notes.find(cursorForPosition(inText).blockNumber() + std::max(1, m_firstNumber));
  if (note == m_notes.end()) return QPlainTextEdit::event(event);
  QToolTip::showText(help->globalPos(), toolTipText(note->second), this);
  return true;
}

}  // namespace warpbench::gui
