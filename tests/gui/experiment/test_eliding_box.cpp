// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QTest>

#include "test_registry.h"
#include "widgets/eliding_box.h"

using namespace warpbench::gui;

class TestElidingBox : public QObject {
  Q_OBJECT

 private slots:
  void aListWithoutRoomShowsTheEndOfItsText() {
    const auto picture = [](QComboBox&& box, const QString& text, int width) {
      box.addItem(text);
      box.resize(width, box.sizeHint().height());
      return box.grab().toImage();
    };
    const QString mine = QStringLiteral("Shared tile, padded (mine)");
    const QString other = QStringLiteral("Shared tile, padded (no3)");
    constexpr int kNarrow = 130;
    constexpr int kWide = 400;
    QCOMPARE(picture(QComboBox(), mine, kNarrow), picture(QComboBox(), other, kNarrow));  // so much for Qt's own
    QVERIFY(picture(ElidingBox(), mine, kNarrow) != picture(ElidingBox(), other, kNarrow));
    QCOMPARE(picture(ElidingBox(), mine, kWide), picture(QComboBox(), mine, kWide));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestElidingBox>(__FILE__);
#include "test_eliding_box.moc"
