// SPDX-License-Identifier: GPL-3.0-or-later
#include "code/find_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include "code/code_view.h"

namespace warpbench::gui {

FindBar::FindBar(CodeView& code, QWidget* parent)
    : QWidget(parent),
      m_code(code),
      m_wanted(new QLineEdit(this)),
      m_other(new QLineEdit(this)),
      m_said(new QLabel(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  m_wanted->setObjectName(QStringLiteral("find.text"));
  m_wanted->setPlaceholderText(tr("Find"));
  m_wanted->setAccessibleName(tr("Find"));
  m_wanted->setToolTip(tr("Press Enter for the next match, Shift+Enter for the previous one"));
  m_other->setObjectName(QStringLiteral("find.other"));
  m_other->setPlaceholderText(tr("Replace with"));
  m_other->setAccessibleName(tr("Replace with"));
  m_other->setToolTip(tr("Press Enter to replace the match"));
  m_said->setTextFormat(Qt::PlainText);
  row->addWidget(m_wanted, 2);
  row->addWidget(m_other, 2);
  const auto button = [&](const QString& text, const QString& tip, auto act) {
    auto* made = new QToolButton(this);
    made->setText(text);
    made->setToolTip(tip);
    made->setFocusPolicy(Qt::StrongFocus);
    connect(made, &QToolButton::clicked, this, act);
    row->addWidget(made);
  };
  button(tr("Next"), tr("Find the next match"), [this] { find(true); });
  button(tr("Replace"), tr("Replace the match"), [this] { replace(); });
  button(tr("Replace all"), tr("Replace all matches"), [this] { replaceAll(); });
  row->addWidget(m_said, 1);
  connect(m_wanted, &QLineEdit::textEdited, this, [this] {
    int line = 0;
    int index = 0;
    int end = 0;
    int unused = 0;
    if (m_code.hasSelectedText()) {
      m_code.getSelection(&line, &index, &end, &unused);
      m_code.setCursorPosition(line, index);
    }
    find(true);
  });
  connect(m_other, &QLineEdit::returnPressed, this, &FindBar::replace);
  hide();
}

void FindBar::open() {
  if (m_code.hasSelectedText() && !m_code.selectedText().contains(QLatin1Char('\n')))
    m_wanted->setText(m_code.selectedText());
  show();
  m_other->setEnabled(!m_code.isReadOnly());
  m_wanted->setFocus();
  m_wanted->selectAll();
}

void FindBar::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (event->key() == Qt::Key_Escape) {
    hide();
    m_code.setFocus();
  } else if (enter && m_wanted->hasFocus()) {
    find(!event->modifiers().testFlag(Qt::ShiftModifier));
  } else {
    QWidget::keyPressEvent(event);
  }
}

bool FindBar::find(bool forward) {
  if (m_wanted->text().isEmpty()) return false;
  int line = -1;
  int index = -1;
  // Search backwards from the start of the selection, or the search finds the selection again.
  if (int unused = 0; !forward && m_code.hasSelectedText()) m_code.getSelection(&line, &index, &unused, &unused);
  const bool found = m_code.findFirst(m_wanted->text(), false, false, false, true, forward, line, index);
  m_said->setText(found ? QString() : tr("Not found"));
  return found;
}

void FindBar::replace() {
  if (m_code.isReadOnly()) return;
  if (m_code.hasSelectedText() && m_code.selectedText().compare(m_wanted->text(), Qt::CaseInsensitive) == 0)
    m_code.replaceSelectedText(m_other->text());
  find(true);
}

void FindBar::replaceAll() {
  if (m_code.isReadOnly() || m_wanted->text().isEmpty()) return;
  int count = 0;
  m_code.beginUndoAction();
  for (bool found = m_code.findFirst(m_wanted->text(), false, false, false, false, true, 0, 0); found;
       found = m_code.findNext()) {
    m_code.replace(m_other->text());
    ++count;
  }
  m_code.endUndoAction();
  m_said->setText(tr("Replaced: %1").arg(count));
}

}  // namespace warpbench::gui
