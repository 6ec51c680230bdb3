// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/undo_actions.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QUndoStack>

#include "code/code_view.h"

namespace warpbench::gui {

UndoActions::UndoActions(QUndoStack& stack, QObject* parent)
    : QObject(parent), m_stack(stack), m_undo(new QAction(this)), m_redo(new QAction(this)) {
  m_undo->setShortcuts(QKeySequence::Undo);
  m_redo->setShortcuts(QKeySequence::Redo);
  connect(m_undo, &QAction::triggered, this, [this] { m_code ? m_code->undo() : m_stack.undo(); });
  connect(m_redo, &QAction::triggered, this, [this] { m_code ? m_code->redo() : m_stack.redo(); });
  connect(&m_stack, &QUndoStack::indexChanged, this, &UndoActions::update);
  connect(&m_stack, &QUndoStack::undoTextChanged, this, &UndoActions::update);
  connect(&m_stack, &QUndoStack::redoTextChanged, this, &UndoActions::update);
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
  follow(QApplication::focusWidget());
}

void UndoActions::follow(QWidget* focused) {
  // An open menu has the focus only briefly and contains nothing to undo.
  if (!focused || qobject_cast<QMenu*>(focused) || qobject_cast<QMenuBar*>(focused)) return;
  auto* const code = qobject_cast<CodeView*>(focused);
  if (m_code) disconnect(m_code, nullptr, this, nullptr);
  m_code = code && !code->isReadOnly() ? code : nullptr;
  if (m_code) connect(m_code, &CodeView::textChanged, this, &UndoActions::update);
  update();
}

void UndoActions::update() {
  const auto show = [](QAction& action, const QString& what, const QString& change, bool possible) {
    action.setText(change.isEmpty() ? what : QStringLiteral("%1 %2").arg(what, change));
    action.setEnabled(possible);
  };
  show(*m_undo, tr("&Undo"), m_code ? QString() : m_stack.undoText(),
       m_code ? m_code->isUndoAvailable() : m_stack.canUndo());
  show(*m_redo, tr("&Redo"), m_code ? QString() : m_stack.redoText(),
       m_code ? m_code->isRedoAvailable() : m_stack.canRedo());
}

}  // namespace warpbench::gui
