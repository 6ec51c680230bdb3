// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/quantity.h"
#include "test_registry.h"

using namespace warpbench;

/// Numbers as they appear in sentences.
class TestQuantity : public QObject {
  Q_OBJECT

 private slots:
  void numbersHaveThreeDigitsThatTellSomething() {
    const auto text = [](double value, const char* unit = "") {
      return QString::fromStdString(englishText(Number{value, unit}));
    };
    QCOMPARE(text(0), "0");
    QCOMPARE(text(4), "4");
    QCOMPARE(text(4.0796), "4.08");
    QCOMPARE(text(25.667), "25.7");
    QCOMPARE(text(31.999), "32");
    QCOMPARE(text(99.96), "100");
    QCOMPARE(text(0.01234), "0.0123");
    QCOMPARE(text(999.4), "999");
    QCOMPARE(text(1000), "1,000");
    QCOMPARE(text(262144), "262,144");
    QCOMPARE(text(1234567.8), "1,234,568");
    QCOMPARE(text(12.5, "%"), "12.5 %");
  }

  void quantitiesTakeTheUnitInWhichTheyReadBest() {
    const auto duration = [](double milliseconds) { return englishText(durationNumber(milliseconds)); };
    QCOMPARE(duration(0.0000196), std::string("19.6 ns"));
    QCOMPARE(duration(0.00113), std::string("1.13 us"));
    QCOMPARE(duration(3.9), std::string("3.9 ms"));
    QCOMPARE(duration(12345), std::string("12,345 ms"));
    const auto size = [](double bytes) { return englishText(sizeNumber(bytes)); };
    QCOMPARE(size(1000), std::string("1,000 bytes"));
    QCOMPARE(size(4224), std::string("4.12 KiB"));
    QCOMPARE(size(2097152), std::string("2 MiB"));
    QCOMPARE(size(5.0 * (1 << 30)), std::string("5 GiB"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestQuantity>(__FILE__);
#include "test_quantity.moc"
