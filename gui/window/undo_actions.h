// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QUndoStack;

namespace warpbench::gui {

class CodeView;

/// The menu's Undo and Redo. They act on the code editor if it has the focus, otherwise on the session.
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
  QPointer<CodeView> m_code;  ///< nullptr if another widget has the focus
  QAction* m_undo;
  QAction* m_redo;
};

}  // namespace warpbench::gui
