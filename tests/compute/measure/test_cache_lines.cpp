// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <span>
#include <vector>

#include "host/cache_lines.h"
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

  void aCacheThatProcessorsShareCountsOnce() {
    const QTemporaryDir folder;
    const std::filesystem::path processors = folder.path().toStdString();
    QCOMPARE(cpu::lastCacheBytes(processors / "none"), std::size_t{0});
    const auto add = [&](const char* processor, const char* sharers, const char* size) {
      const auto cache = processors / processor / "cache" / "index3";
      std::filesystem::create_directories(cache);
      std::ofstream(cache / "shared_cpu_list") << sharers << '\n';
      std::ofstream(cache / "size") << size << '\n';
    };
    std::filesystem::create_directories(processors / "cpufreq");
    std::filesystem::create_directories(processors / "cpu9" / "cache");  // switched off
    QCOMPARE(cpu::lastCacheBytes(processors), std::size_t{0});
    add("cpu0", "0-1,96-97", "32768K");
    add("cpu1", "0-1,96-97", "32768K");
    add("cpu2", "2-3,98-99", "16384K");
    add("cpu4", "4", "");
    QCOMPARE(cpu::lastCacheBytes(processors), std::size_t{48} << 20);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCacheLines>(__FILE__);
#include "test_cache_lines.moc"
