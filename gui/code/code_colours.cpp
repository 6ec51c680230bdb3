// SPDX-License-Identifier: GPL-3.0-or-later
#include "code/code_colours.h"

#include <QEvent>
#include <QRegularExpression>
#include <QTextDocument>
#include <QWidget>

#include "draw/theme.h"

namespace warpbench::gui {

namespace {

/// In the order in which they are applied: a comment wins.
struct Rule {
  QRegularExpression pattern;
  QColor light;
  QColor dark;
};

const std::vector<Rule>& rules() {
  static const std::vector<Rule> rules{
      // Numbers.
      {QRegularExpression(QStringLiteral(R"(\b(0x[0-9a-fA-F]+|[0-9][0-9.']*(e[-+]?[0-9]+)?f?)\b)")),
       QColor(0x7a, 0x3e, 0x9d), QColor(0xd0, 0xa8, 0xf0)},
      // C++.
      {QRegularExpression(QStringLiteral(
           R"(\b(template|typename|const|constexpr|static|inline|auto|using|struct|if|else|for|while|do|return|void|int|unsigned|char|float|double|bool|true|false|sizeof|namespace|decltype)\b)")),
       QColor(0x00, 0x51, 0xa8), QColor(0x7c, 0xb8, 0xf5)},
      // CUDA's own words.
      {QRegularExpression(QStringLiteral(
           R"(\b(__\w+|threadIdx|blockIdx|blockDim|gridDim|warpSize|atomic[A-Z]\w*|dim3|(u?int|float|double)[234])\b)")),
       QColor(0x9a, 0x4b, 0x00), QColor(0xf0, 0xb4, 0x6a)},
      {QRegularExpression(QStringLiteral("//.*$")), QColor(0x55, 0x6b, 0x55), QColor(0x93, 0xb0, 0x93)}};
  return rules;
}

}  // namespace

CodeColours::CodeColours(QTextDocument& document, QWidget& owner) : QSyntaxHighlighter(&document), m_owner(owner) {
  owner.installEventFilter(this);
}

void CodeColours::highlightBlock(const QString& text) {
  const bool dark = plots::themeOf(m_owner.palette()) == plots::Theme::Dark;
  for (const Rule& rule : rules())
    for (auto match = rule.pattern.globalMatch(text); match.hasNext();) {
      const QRegularExpressionMatch found = match.next();
      setFormat(static_cast<int>(found.capturedStart()), static_cast<int>(found.capturedLength()),
                dark ? rule.dark : rule.light);
    }
}

bool CodeColours::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &m_owner && event->type() == QEvent::PaletteChange) rehighlight();
  return QSyntaxHighlighter::eventFilter(watched, event);
}

}  // namespace warpbench::gui
