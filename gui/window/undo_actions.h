// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QUndoStack;

namespace warpbench::gui {

class CodeView;

/// Undo and Redo of the menu: of the text while its editor has the focus, else of the session.
class UndoActions : public QObject {
  Q_OBJECT

 public:
  UndoActions(QUndoStack& stack, QObject* parent);

  QAction* undo() const { return m_undo; }
  QAction* redo() const { return m_redo; }

 private:
  void follow(QWidget* focused);
  void update();

  QUndoStack& m_stack;
  QPointer<CodeView> m_code;  ///< nullptr: another widget has the focus
  QAction* m_undo;
  QAction* m_redo;
};

}  // namespace warpbench::gui
