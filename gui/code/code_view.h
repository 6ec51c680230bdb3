// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QTextBlock>
#include <map>

namespace warpbench::gui {

/// Source or machine code to read: a fixed-width font, numbered lines, and marks on some of them. It follows the
/// palette.
class CodeView : public QPlainTextEdit {
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

  explicit CodeView(QWidget* parent = nullptr);

  /// @param firstNumber of the first line; 0: lines have no numbers.
  void setCode(const QString& code, int firstNumber = 1);
  /// By line number. `notes` are shown where the pointer rests on the line.
  void setMarks(const std::map<int, Mark>& marks, const std::map<int, QString>& notes = {});
  /// Puts the cursor on the line and the line at the top.
  void showFrom(int number);
  /// Puts the cursor on the line, and scrolls as little as it takes to see it.
  void showLine(int number);

  int marginWidth() const;
  void paintMargin(QPaintEvent* event);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool event(QEvent* event) override;

 private:
  QTextBlock blockOf(int number) const;
  void applyMarks();
  void placeMargin();

  QWidget* m_margin;
  int m_firstNumber = 1;
  std::map<int, Mark> m_marks;
  std::map<int, QString> m_notes;
};

}  // namespace warpbench::gui
