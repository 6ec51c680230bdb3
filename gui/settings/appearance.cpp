// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/appearance.h"

#include <QApplication>
#include <QDir>
#include <QFontDatabase>
#include <QFontInfo>
#include <QPainter>
#include <QPalette>
#include <QProxyStyle>
#include <QStyleOption>

namespace warpbench::gui {

namespace {

QPalette lightPalette() {
  QPalette palette = QApplication::style()->standardPalette();
  // White on Fusion's blue has a contrast of 3.7 to 1; text needs 4.5.
  palette.setColor(QPalette::Highlight, QColor(0x1f, 0x74, 0xad));
  // Fusion's grey for disabled text is too faint for a projector.
  for (const QPalette::ColorRole role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, QColor(0x86, 0x86, 0x86));
  return palette;
}

QPalette darkPalette() {
  const QColor ground(0x38, 0x3a, 0x3f), field(0x1e, 0x20, 0x23), button(0x46, 0x49, 0x4f);
  const QColor text(0xec, 0xec, 0xec), dim(0xa4, 0xa8, 0xae), accent(0x36, 0x74, 0xbd);
  QPalette palette(text, button, QColor(0x66, 0x6a, 0x72), QColor(0x1c, 0x1d, 0x20), QColor(0x50, 0x53, 0x5a), text,
                   Qt::white, field, ground);
  palette.setColor(QPalette::AlternateBase, QColor(0x26, 0x28, 0x2c));
  palette.setColor(QPalette::ToolTipBase, button);
  palette.setColor(QPalette::ToolTipText, text);
  palette.setColor(QPalette::PlaceholderText, dim);
  palette.setColor(QPalette::Highlight, accent);
  palette.setColor(QPalette::HighlightedText, Qt::white);
  palette.setColor(QPalette::Link, QColor(0x6a, 0xb0, 0xf3));
  for (const QPalette::ColorRole role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, dim);
  palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(0x4a, 0x4d, 0x52));
  return palette;
}

/// Fusion draws the edges of check boxes and radio buttons darker than the window colour. This light one makes them
/// visible on a dark background.
constexpr QColor kWindowOfBoxes(0x96, 0x9a, 0xa0);

bool isDark(const QPalette& palette) {
  constexpr int kDark = 128;  // lightness
  return palette.color(QPalette::Window).lightness() < kDark;
}

/// Fusion draws menu separators in a shade of black, and edges of check boxes and radio buttons darker than the window.
/// Both would be invisible on a dark background.
class SeenOnDark : public QProxyStyle {
 public:
  SeenOnDark() : QProxyStyle(QStringLiteral("Fusion")) {}

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool box = element == PE_IndicatorRadioButton || element == PE_IndicatorCheckBox;
    if (!box || !button || !isDark(button->palette))
      return QProxyStyle::drawPrimitive(element, option, painter, widget);
    QStyleOptionButton seen = *button;
    seen.palette.setColor(QPalette::Window, kWindowOfBoxes);
    QProxyStyle::drawPrimitive(element, &seen, painter, widget);
  }

  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override {
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    if (element != CE_MenuItem || !item) return QProxyStyle::drawControl(element, option, painter, widget);
    if (item->menuItemType != QStyleOptionMenuItem::Separator || !item->text.isEmpty()) {
      // A menu draws its check boxes itself. The menu's palette cannot be changed instead, because combo box lists
      // share it.
      QStyleOptionMenuItem seen = *item;
      if (isDark(item->palette)) seen.palette.setColor(QPalette::Window, kWindowOfBoxes);
      QProxyStyle::drawControl(element, &seen, painter, widget);
      return;
    }
    constexpr int kMargin = 5;
    QColor line = item->palette.color(QPalette::Text);
    line.setAlphaF(0.3f);
    painter->fillRect(QRect(item->rect.left() + kMargin, item->rect.center().y(), item->rect.width() - 2 * kMargin, 1),
                      line);
  }
};

/// The desktop's style, read before another one replaces it.
const QString& systemStyle() {
  static const QString name = QApplication::style()->name();
  return name;
}

}  // namespace

void applyTheme(plots::Theme theme) {
  systemStyle();
  QApplication::setStyle(new SeenOnDark);
  QApplication::setPalette(theme == plots::Theme::Dark ? darkPalette() : lightPalette());
}

void applyTheme(ThemeChoice choice) {
  if (choice != ThemeChoice::System) {
    applyTheme(choice == ThemeChoice::Dark ? plots::Theme::Dark : plots::Theme::Light);
    return;
  }
  if (QApplication::style()->name() != systemStyle()) QApplication::setStyle(systemStyle());
  // Colours that the palette leaves open follow the desktop, even when it changes.
  QApplication::setPalette(QPalette());
}

void addFontsOfArchive() {
  // Without fonts the list of families still contains generic names, so this checks the resolved font.
  if (!QFontInfo(QApplication::font()).family().isEmpty()) return;
  const QDir fonts(QCoreApplication::applicationDirPath() + QLatin1String("/../share/warpbench/fonts"));
  for (const QString& file : fonts.entryList({QStringLiteral("*.ttf")}))
    QFontDatabase::addApplicationFont(fonts.filePath(file));
  QFont::insertSubstitution(QStringLiteral("monospace"), QStringLiteral("DejaVu Sans Mono"));
}

}  // namespace warpbench::gui
