// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/program_output.h"

#include <QFontDatabase>

namespace warpbench::gui {

namespace {

constexpr int kMostLines = 10'000;
constexpr qsizetype kMostAtOnce = 256 * 1024;
constexpr qsizetype kLongestLine = 2'000;  ///< longer lines make the pane slow
constexpr int kGatherMs = 100;

/// Removes control characters and breaks long lines.
QString shown(const QString& text) {
  QString result;
  result.reserve(text.size());
  qsizetype column = 0;
  for (const QChar c : text) {
    if (c == QLatin1Char('\n') || column == kLongestLine) {
      result += QLatin1Char('\n');
      column = 0;
    }
    if (c == QLatin1Char('\n') || (c < QLatin1Char(' ') && c != QLatin1Char('\t'))) continue;
    result += c;
    ++column;
  }
  return result;
}

}  // namespace

ProgramOutput::ProgramOutput(QWidget* parent) : QPlainTextEdit(parent) {
  setObjectName(QStringLiteral("program.output"));
  setAccessibleName(tr("Output of the program"));
  setToolTip(accessibleName());
  setPlaceholderText(tr("The output of the program appears here."));
  setReadOnly(true);
  setTabChangesFocus(true);
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  setMaximumBlockCount(kMostLines);
  QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  fixed.setPointSizeF(font().pointSizeF());
  setFont(fixed);
  m_timer.setSingleShot(true);
  m_timer.setInterval(kGatherMs);
  connect(&m_timer, &QTimer::timeout, this, &ProgramOutput::flush);
}

void ProgramOutput::start() {
  m_come.clear();
  m_decoder.resetState();
  clear();
}

void ProgramOutput::add(const QByteArray& text) {
  m_come += text;
  if (m_come.size() > kMostAtOnce) m_come = m_come.right(kMostAtOnce);
  if (!m_timer.isActive()) m_timer.start();
}

void ProgramOutput::flush() {
  m_timer.stop();
  if (m_come.isEmpty()) return;
  const QString text = m_decoder.decode(m_come);
  m_come.clear();
  moveCursor(QTextCursor::End);
  insertPlainText(shown(text));
  moveCursor(QTextCursor::End);
}

}  // namespace warpbench::gui
