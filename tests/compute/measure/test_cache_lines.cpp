// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <numeric>
#include <span>
#include <vector>

#include "device/host/cache_lines.h"
#include "test_registry.h"

using namespace warpbench;

class TestCacheLines : public QObject {
  Q_OBJECT

 private slots:
  void changedDataReachMemory_data() {
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("size");
    QTest::newRow("nothing") << 0 << 0;
    QTest::newRow("one byte") << 63 << 1;
    QTest::newRow("over a line's end") << 61 << 7;
    QTest::newRow("odd") << 5 << 9001;
    QTest::newRow("all") << 0 << 10007;
  }
  void changedDataReachMemory() {
    QFETCH(int, begin);
    QFETCH(int, size);
    std::vector<unsigned char> data(10007);
    std::iota(data.begin(), data.end(), static_cast<unsigned char>(1));
    const std::vector<unsigned char> before = data;
    cpu::dropFromCaches(
        std::as_bytes(std::span(data)).subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(size)));
    QVERIFY(data == before);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCacheLines>(__FILE__);
#include "test_cache_lines.moc"
