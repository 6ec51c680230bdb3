// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace warpbench::gui {

class CodeView;

/// Finds and replaces text. Hidden until open().
class FindBar : public QWidget {
  Q_OBJECT

 public:
  explicit FindBar(CodeView& code, QWidget* parent = nullptr);

  /// Shows the bar and focuses its field, which receives the selected text.
  void open();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  bool find(bool forward);
  void replace();
  void replaceAll();

  CodeView& m_code;
  QLineEdit* m_wanted;
  QLineEdit* m_other;
  QLabel* m_said;
};

}  // namespace warpbench::gui
