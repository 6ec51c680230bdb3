// SPDX-License-Identifier: GPL-3.0-or-later
// Drawn icons: in their colours, at each scale, also when disabled; and the boxes of menus.
#include <malloc.h>

#include <QMenu>
#include <QTest>

#include "experiment/series_icon.h"
#include "experiment/sweep_icon.h"
#include "look/series_style.h"
#include "memory_panel/transport_icon.h"
#include "settings/appearance.h"
#include "test_registry.h"
#include "widgets/drawn_icon.h"

using namespace warpbench;

namespace {

constexpr int kMiddle = gui::kIconSide / 2;

QImage imageOf(const QIcon& icon, int scale, QIcon::Mode mode = QIcon::Normal) {
  return icon.pixmap(QSize(gui::kIconSide, gui::kIconSide), scale, mode).toImage();
}

}  // namespace

class TestIcons : public QObject {
  Q_OBJECT

 private slots:
  void fillTheirSquareAtEachScale() {
    for (const int scale : {1, 2, 3}) {
      const QImage image = imageOf(gui::seriesIcon(0, plots::Theme::Light), scale);
      QCOMPARE(image.size(), QSize(gui::kIconSide, gui::kIconSide) * scale);
      QCOMPARE(image.pixelColor(kMiddle * scale, kMiddle * scale), plots::seriesColour(0, plots::Theme::Light));
      QCOMPARE(image.pixelColor(0, 0).alpha(), 0);
    }
  }

  void aSeriesThatCannotBeChosenFadesOrStays() {
    const QColor colour = plots::seriesColour(1, plots::Theme::Dark);
    const QIcon faded = gui::seriesIcon(1, plots::Theme::Dark);
    const QIcon stays = gui::seriesIcon(1, plots::Theme::Dark, gui::WhenDisabled::AsEver);
    QCOMPARE(imageOf(faded, 1, QIcon::Disabled).pixelColor(kMiddle, kMiddle).alpha(), 102);  // 0.4 of 255
    QCOMPARE(imageOf(stays, 1, QIcon::Disabled).pixelColor(kMiddle, kMiddle), colour);
  }

  void signsHaveThePalettesColours() {
    QPalette palette;
    palette.setColor(QPalette::Active, QPalette::ButtonText, Qt::red);
    palette.setColor(QPalette::Disabled, QPalette::ButtonText, Qt::blue);
    for (const auto& [mode, colour] : {std::pair(QIcon::Normal, Qt::red), std::pair(QIcon::Disabled, Qt::blue)}) {
      QCOMPARE(imageOf(gui::sweepIcon(palette), 1, mode).pixelColor(13, 10), QColor(colour));  // in the highest bar
      const QIcon pause = gui::transportIcon(gui::Transport::Pause, palette);
      QCOMPARE(imageOf(pause, 1, mode).pixelColor(5, kMiddle), QColor(colour));
      QCOMPARE(imageOf(pause, 1, mode).pixelColor(kMiddle, kMiddle).alpha(), 0);  // between the bars
    }
  }

  void theBoxesOfMenusAreSeen_data() {
    QTest::addColumn<gui::ThemeChoice>("theme");
    QTest::newRow("light") << gui::ThemeChoice::Light;
    QTest::newRow("dark") << gui::ThemeChoice::Dark;
  }

  void theBoxesOfMenusAreSeen() {
    QFETCH(gui::ThemeChoice, theme);
    gui::applyTheme(theme);
    const auto back = qScopeGuard([] { gui::applyTheme(gui::ThemeChoice::System); });
    QMenu menu;
    QAction* box = menu.addAction(QStringLiteral("box"));
    box->setCheckable(true);
    menu.resize(menu.sizeHint());
    const QImage picture = menu.grab().toImage();
    const int ground = qGray(picture.pixel(picture.width() - 5, menu.actionGeometry(box).center().y()));
    const QRect row = menu.actionGeometry(box);
    int most = 0;
    for (int y = row.top(); y <= row.bottom(); ++y)
      for (int x = row.left(); x < row.left() + row.height(); ++x)
        most = std::max(most, std::abs(qGray(picture.pixel(x, y)) - ground));
    constexpr int kSeen = 20;  // of 255
    QVERIFY2(most >= kSeen, qPrintable(QString::number(most)));
  }

  void theSeparatorsOfMenusAreSeen_data() { theBoxesOfMenusAreSeen_data(); }
  void theSeparatorsOfMenusAreSeen() {
    QFETCH(gui::ThemeChoice, theme);
    gui::applyTheme(theme);
    const auto back = qScopeGuard([] { gui::applyTheme(gui::ThemeChoice::System); });
    QMenu menu;
    menu.addAction(QStringLiteral("above"));
    QAction* const separator = menu.addSeparator();
    menu.addAction(QStringLiteral("below"));
    menu.resize(menu.sizeHint());
    const QImage picture = menu.grab().toImage();
    const QRect row = menu.actionGeometry(separator);
    const int middle = row.center().x();
    const int ground = qGray(picture.pixel(middle, row.top()));
    int most = 0;
    for (int y = row.top(); y <= row.bottom(); ++y)
      most = std::max(most, std::abs(qGray(picture.pixel(middle, y)) - ground));
    constexpr int kSeen = 40;  // of 255: a thin line needs more than a box
    QVERIFY2(most >= kSeen, qPrintable(QString::number(most)));
  }

  // Icons from pixmaps leave their names in QPixmapCache, about 250 bytes each.
  void makingThemAnewTakesNoMemory() {
    const auto make = [](int count) {
      for (int i = 0; i < count; ++i) imageOf(gui::seriesIcon(i % 8, plots::Theme::Light), 1);
    };
    constexpr int kMany = 20'000;
    make(kMany / 2);  // what is cached is there
    const auto before = ::mallinfo2().uordblks;
    make(kMany);
    const auto after = ::mallinfo2().uordblks;
    QVERIFY2(after < before + 10 * kMany, qPrintable(QString("%1 bytes more").arg(after - before)));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestIcons>(__FILE__);
#include "test_icons.moc"
