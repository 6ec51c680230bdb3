// SPDX-License-Identifier: GPL-3.0-or-later
// Text and marks are readable in both themes: WCAG 2.1, 1.4.3 and 1.4.11.
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "code/code_view.h"
#include "gui/window_fixture.h"
#include "settings/appearance.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::WindowFixture;

namespace {

constexpr double kText = 4.5;

double luminance(const QColor& colour) {
  const auto linear = [](float part) {
    return part <= 0.03928f ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const auto [less, more] = std::minmax({luminance(a), luminance(b)});
  return (more + 0.05) / (less + 0.05);
}

struct Pair {
  QPalette::ColorRole text, ground;
};

/// The texts of a widget and their backgrounds, as the style draws such widgets.
std::vector<Pair> pairsOf(const QWidget& widget) {
  using P = QPalette;
  if (qobject_cast<const QAbstractItemView*>(&widget))
    return {{P::Text, P::Base}, {P::Text, P::AlternateBase}, {P::HighlightedText, P::Highlight}};
  if (qobject_cast<const QLineEdit*>(&widget))
    return {{P::Text, P::Base}, {P::PlaceholderText, P::Base}, {P::HighlightedText, P::Highlight}};
  if (qobject_cast<const QLabel*>(&widget)) return {{widget.foregroundRole(), widget.backgroundRole()}};
  if (qobject_cast<const QAbstractButton*>(&widget)) return {{P::ButtonText, P::Button}, {P::WindowText, P::Window}};
  return {{P::WindowText, P::Window}};
}

QStringList paleIn(const QWidget& window) {
  QStringList pale;
  for (const QWidget* widget : window.findChildren<QWidget*>())
    for (const Pair& pair : pairsOf(*widget))
      for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        const double found =
            contrast(widget->palette().color(group, pair.text), widget->palette().color(group, pair.ground));
        if (found < kText)
          pale << QStringLiteral("%1 %2: %3 on %4 has %5")
                      .arg(QLatin1String(widget->metaObject()->className()), widget->objectName())
                      .arg(pair.text)
                      .arg(pair.ground)
                      .arg(found);
      }
  for (const CodeView* code : window.findChildren<CodeView*>()) {
    const auto colour = [code](unsigned message, int style) {
      const auto bgr = static_cast<unsigned long>(code->SendScintilla(message, static_cast<unsigned long>(style)));
      return QColor(int(bgr & 0xff), int(bgr >> 8 & 0xff), int(bgr >> 16 & 0xff));
    };
    for (int style = 0; style <= QsciScintilla::STYLE_LINENUMBER; ++style)
      if (const double found =
              contrast(colour(QsciScintilla::SCI_STYLEGETFORE, style), colour(QsciScintilla::SCI_STYLEGETBACK, style));
          found < kText)
        pale << QStringLiteral("code %1: style %2 has %3").arg(code->objectName()).arg(style).arg(found);
  }
  pale.removeDuplicates();
  return pale;
}

}  // namespace

class TestContrast : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() { applyTheme(plots::Theme::Light); }

  void everyTextIsRead_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
  }
  void everyTextIsRead() {
    QFETCH(const bool, dark);
    applyTheme(dark ? plots::Theme::Dark : plots::Theme::Light);
    WindowFixture fixture;
    for (QDockWidget* dock : fixture.window.findChildren<QDockWidget*>()) dock->show();
    QVERIFY(fixture.window.findChildren<QLabel*>().size() > 20);
    QStringList pale = paleIn(fixture.window);
    for (const QDialog* dialog : fixture.window.findChildren<QDialog*>()) pale << paleIn(*dialog);
    const QPalette tip = QToolTip::palette();
    if (contrast(tip.color(QPalette::ToolTipText), tip.color(QPalette::ToolTipBase)) < kText) pale << "tool tips";
    QVERIFY2(pale.isEmpty(), qPrintable(pale.join(QLatin1Char('\n'))));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestContrast>(__FILE__);
#include "test_contrast.moc"
