// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qsci/qsciscintilla.h>

#include <map>
#include <vector>

#include "own/compile_error.h"

class QsciLexerCPP;

namespace warpbench::gui {

/// Shows or edits CUDA C++ or machine code: coloured, with numbered and foldable lines, marks and costs on lines, and
/// the compiler's diagnostics below them. Follows the palette.
class CodeView : public QsciScintilla {
  Q_OBJECT

 public:
  /// Why a line is highlighted.
  enum class Mark {
    Body,   ///< belongs to the kernel in view
    Costs,  ///< costs more than necessary
    Added,
    Removed,
    Current,  ///< another view shows this line
  };
  enum class Use { Read, Edit };

  explicit CodeView(QWidget* parent = nullptr, Use use = Use::Read);

  /// Replaces the text and clears the undo history and the marks.
  void setCode(const QString& code, bool numbered = true);
  /// By line number, from 1. The view shows `notes` as tooltips and `costs` in the margin.
  void setMarks(const std::map<int, Mark>& marks, const std::map<int, QString>& notes = {},
                const std::map<int, QString>& costs = {});
  /// The lines with this mark, in order.
  std::vector<int> marked(Mark mark) const;
  /// Underlines the diagnostics' places and shows their texts below the lines. An empty list clears both.
  void setDiagnostics(const std::vector<Diagnostic>& diagnostics);
  /// Moves the cursor to the line and scrolls the line to the top.
  void showFrom(int number);
  /// Moves the cursor to the line and scrolls as little as possible.
  void showLine(int number);
  /// The cursor's line, from 1.
  int currentLine() const;

 signals:
  /// The user has changed the text.
  void edited();
  /// The user typed a character into a read-only view.
  void typedInVain();
  /// The user pressed Ctrl+F.
  void findRequested();

 protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool viewportEvent(QEvent* event) override;

 private:
  void applyColours();
  void applyMarks();
  void applyMargins();

  QsciLexerCPP* m_lexer;
  bool m_numbered = true;
  bool m_filling = false;
  bool m_passing = false;  ///< the focus came by Tab, and no other key followed
  std::map<int, Mark> m_marks;
  std::map<int, QString> m_notes;
  std::map<int, QString> m_costs;
};

}  // namespace warpbench::gui
