// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/machine_limits.h"

#include <sched.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <optional>

#include "compute/cli/cli_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

class TestUsableThreads : public QObject {
  Q_OBJECT

 private slots:
  void aShareOfProcessorTimeIsRoundedUp_data() {
    QTest::addColumn<int>("processors");
    QTest::addColumn<double>("share");  // 0: no limit
    QTest::addColumn<int>("threads");
    QTest::newRow("no limit") << 8 << 0.0 << 8;
    QTest::newRow("less than one") << 8 << 0.2 << 1;
    QTest::newRow("one and a half") << 8 << 1.5 << 2;
    QTest::newRow("whole") << 8 << 3.0 << 3;
    QTest::newRow("more than there are") << 2 << 64.0 << 2;
    QTest::newRow("beyond an int") << 2 << 1e300 << 2;
    QTest::newRow("no processor known") << 0 << 0.0 << 1;
  }
  void aShareOfProcessorTimeIsRoundedUp() {
    QFETCH(int, processors);
    QFETCH(double, share);
    QFETCH(int, threads);
    QCOMPARE(usableThreads(processors, share > 0 ? std::optional(share) : std::nullopt), threads);
  }

  void groupsThatGiveLessAreAsked_data() {
    QTest::addColumn<QString>("groups");
    QTest::addColumn<QStringList>("files");  // "path=content"
    QTest::addColumn<double>("share");       // 0: nothing
    QTest::newRow("an outer group's") << "0::/a/b\n"
                                      << QStringList{"a/cpu.max=150000 100000\n", "a/b/cpu.max=max 100000\n"} << 1.5;
    QTest::newRow("the least") << "0::/a/b\n"
                               << QStringList{"a/cpu.max=150000 100000\n", "a/b/cpu.max=20000 50000\n"} << 0.4;
    QTest::newRow("a container's own") << "0::/\n" << QStringList{"cpu.max=400000 100000\n"} << 4.0;
    QTest::newRow("no limit") << "0::/a\n" << QStringList{"a/cpu.max=max 100000\n"} << 0.0;
    QTest::newRow("no number") << "0::/a\n" << QStringList{"a/cpu.max=lots\n"} << 0.0;
    QTest::newRow("no period") << "0::/a\n" << QStringList{"a/cpu.max=100000\n"} << 0.0;
    QTest::newRow("a period of nothing") << "0::/a\n" << QStringList{"a/cpu.max=100000 0\n"} << 0.0;
    const QString version1 = "5:cpu,cpuacct:/x\n4:memory:/y\n";
    QTest::newRow("version 1") << version1
                               << QStringList{"cpu/x/cpu.cfs_quota_us=250000\n", "cpu/x/cpu.cfs_period_us=100000\n"}
                               << 2.5;
    QTest::newRow("version 1 without a limit")
        << version1 << QStringList{"cpu/x/cpu.cfs_quota_us=-1\n", "cpu/x/cpu.cfs_period_us=100000\n"} << 0.0;
    QTest::newRow("no groups") << "" << QStringList() << 0.0;
  }
  void groupsThatGiveLessAreAsked() {
    QFETCH(QString, groups);
    QFETCH(QStringList, files);
    QFETCH(double, share);
    const QTemporaryDir folder;
    const auto put = [&](const QString& path, const QString& content) {
      QVERIFY(QDir(folder.path()).mkpath(QFileInfo(path).path()));
      QFile file(folder.filePath(path));
      QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content.toUtf8()) == content.size());
    };
    for (const QString& file : files) put("groups/" + file.section('=', 0, 0), file.section('=', 1));
    put("cgroup", groups);
    QCOMPARE(
        processorShare(folder.filePath("cgroup").toStdString(), folder.filePath("groups").toStdString()).value_or(0),
        share);
  }

  /// Equivalent to `taskset -c 0`.
  void theProcessorsOfTheProcessAreFollowed() {
    QProcess process;
    process.setChildProcessModifier([] {
      cpu_set_t allowed;
      ::sched_getaffinity(0, sizeof(allowed), &allowed);
      int first = 0;
      while (!CPU_ISSET(first, &allowed)) ++first;
      CPU_ZERO(&allowed);
      CPU_SET(first, &allowed);
      ::sched_setaffinity(0, sizeof(allowed), &allowed);
    });
    process.start(WARPBENCH_CLI, {"devices", "--json"});
    const Outcome outcome = outcomeOf(process);
    QCOMPARE(outcome.code, 0);
    const QJsonArray devices = onlyDocument(outcome.out)["devices"].toArray();
    QCOMPARE(devices.last()["id"].toString(), "cpu");
    QCOMPARE(devices.last()["details"].toString(), "1 threads");
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestUsableThreads>(__FILE__);
#include "test_usable_threads.moc"
