// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qsci/qsciscintilla.h>

#include <map>
#include <vector>

#include "own/compile_error.h"

class QsciLexerCPP;

namespace warpbench::gui {

/// CUDA C++ or machine code, to read or to edit: coloured, with numbered lines that fold, marks and costs on some of
/// them, and what a compiler says below them. It follows the palette.
class CodeView : public QsciScintilla {
  Q_OBJECT

 public:
  /// What a line stands out for.
  enum class Mark {
    Body,   ///< it belongs to what is looked at
    Costs,  ///< it costs more than it had to
    Added,
    Removed,
    Current,  ///< what is shown elsewhere stands here
  };
  enum class Use { Read, Edit };

  explicit CodeView(QWidget* parent = nullptr, Use use = Use::Read);

  /// What was typed before is forgotten, and so are the marks.
  void setCode(const QString& code, bool numbered = true);
  /// By line number, from 1. `notes` are shown where the pointer rests on the line, `costs` in the margin.
  void setMarks(const std::map<int, Mark>& marks, const std::map<int, QString>& notes = {},
                const std::map<int, QString>& costs = {});
  /// The lines that stand out for this, in order.
  std::vector<int> marked(Mark mark) const;
  /// Underlines where they are and says below the line what they are. None: all is well.
  void setDiagnostics(const std::vector<Diagnostic>& diagnostics);
  /// Puts the cursor on the line and the line at the top.
  void showFrom(int number);
  /// Puts the cursor on the line, and scrolls as little as it takes to see it.
  void showLine(int number);
  /// Of the cursor, from 1.
  int currentLine() const;

 signals:
  /// A person has changed the text.
  void edited();
  /// A letter, where the text is only shown.
  void typedInVain();
  /// By Ctrl+F.
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
  bool m_passing = false;  ///< the focus came by Tab, and no other key since
  std::map<int, Mark> m_marks;
  std::map<int, QString> m_notes;
  std::map<int, QString> m_costs;
};

}  // namespace warpbench::gui
