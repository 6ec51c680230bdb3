// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSyntaxHighlighter>

class QWidget;

namespace warpbench::gui {

/// Colours comments, words and numbers of CUDA C++ and of PTX, as the palette of `owner` asks for.
class CodeColours : public QSyntaxHighlighter {
  Q_OBJECT

 public:
  CodeColours(QTextDocument& document, QWidget& owner);

 protected:
  void highlightBlock(const QString& text) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget& m_owner;
};

}  // namespace warpbench::gui
