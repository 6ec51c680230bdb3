// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <atomic>
#include <chrono>
#include <cstdint>

#include "program/runtime/host_watch.h"
#include "test_registry.h"

using namespace warpbench::program;

/// Host code that waits for a kernel which will never end.
class TestHostWatch : public QObject {
  Q_OBJECT

 private slots:
  void aHostThatOnlyComputesIsFound() {
    static std::atomic<bool> found = false;
    watchHost([] { return std::int64_t{5}; }, [] { found = true; }, std::chrono::milliseconds(50));
    while (!found) continue;
  }

  void aHostThatCallsTheRuntimeGoesOn() {
    static std::atomic<std::int64_t> looks = 0;
    static std::atomic<bool> found = false;
    watchHost([] { return ++looks; }, [] { found = true; }, std::chrono::milliseconds(50));
    while (looks < 50) continue;  // 250 ms and more
    QVERIFY(!found);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestHostWatch>(__FILE__);
#include "test_host_watch.moc"
