// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/machine_limits.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <cstdint>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "device/shared_memory.h"
#include "engine/simulated/check.h"
#include "measure/verification.h"
#include "model/gpu_profile.h"
#include "refusal.h"
#include "test_registry.h"

using namespace warpbench;
using test::refusal;

namespace {

/// MemAvailable in bytes as the system reports it now, or the smaller limit of a container.
std::size_t available() {
  const std::size_t left = memoryLeftByGroups("/proc/self/cgroup", "/sys/fs/cgroup").value_or(SIZE_MAX);
  QFile file("/proc/meminfo");
  if (!file.open(QIODevice::ReadOnly)) return 0;
  for (const QByteArray& line : file.readAll().split('\n'))
    if (line.startsWith("MemAvailable:"))
      return std::min<std::size_t>(left, line.mid(13).trimmed().split(' ').front().toULongLong() * 1024);
  return 0;
}

constexpr MessageId kNeeds = Message::text("this needs %1 MiB of memory, and %2 MiB are free: choose a smaller size");

}  // namespace

class TestAvailableMemory : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (available() == 0) QSKIP("this system does not report its free memory");
  }

  void theLastOfItIsLeftToOthers() {
    requireMemory(available() / 2, kNeeds);
    const QString reason = refusal([] { requireMemory(available() / 16 * 15, kNeeds); });
    QVERIFY2(QRegularExpression("^this needs [0-9]+ MiB of memory, and [0-9]+ MiB are free: choose a smaller size$")
                 .match(reason)
                 .hasMatch(),
             qPrintable(reason));
  }

  void groupsThatGiveLessAreAsked_data() {
    QTest::addColumn<QString>("groups");
    QTest::addColumn<QStringList>("files");  // "path=content"
    QTest::addColumn<qlonglong>("left");     // -1: nothing
    const QStringList job{"a/memory.max=5000\n", "a/memory.current=3000\n",
                          "a/memory.stat=anon 9\ninactive_file 300\nactive_file 100\n", "a/b/memory.max=max\n",
                          "a/b/memory.current=2000\n"};
    QTest::newRow("an outer group's") << "0::/a/b\n" << job << 2400LL;
    QTest::newRow("the least") << "0::/a/b\n"
                               << job + QStringList{"a/b/memory.max=2100", "a/b/memory.stat=file 7\n"} << 100LL;
    QTest::newRow("a container's own") << "0::/\n" << QStringList{"memory.max=700", "memory.current=100"} << 600LL;
    QTest::newRow("above its limit") << "0::/\n" << QStringList{"memory.max=700", "memory.current=900"} << 0LL;
    QTest::newRow("version 1") << "5:cpu,cpuacct:/x\n4:memory:/x\n0::/\n"
                               << QStringList{"memory/x/memory.limit_in_bytes=1000",
                                              "memory/x/memory.usage_in_bytes=900",
                                              "memory/x/memory.stat=total_inactive_file 100\n"}
                               << 200LL;
    QTest::newRow("version 1 without a limit")
        << "4:memory:/x\n"
        << QStringList{"memory/x/memory.limit_in_bytes=9223372036854771712", "memory/x/memory.usage_in_bytes=900"}
        << -1LL;
    QTest::newRow("no limit") << "0::/a\n" << QStringList{"a/memory.max=max\n", "a/memory.current=5"} << -1LL;
    QTest::newRow("no groups") << "" << QStringList() << -1LL;
    QTest::newRow("no lines of groups") << "abc\n:\n1:memory\n" << QStringList{"memory.max=1"} << -1LL;
    QTest::newRow("outside") << "0::/../..\n" << QStringList{"memory.max=700", "memory.current=100"} << 600LL;
  }

  void groupsThatGiveLessAreAsked() {
    QFETCH(QString, groups);
    QFETCH(QStringList, files);
    QFETCH(qlonglong, left);
    const QTemporaryDir folder;
    const auto put = [&](const QString& path, const QString& content) {
      QVERIFY(QDir(folder.path()).mkpath(QFileInfo(path).path()));
      QFile file(folder.filePath(path));
      QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content.toUtf8()) == content.size());
    };
    for (const QString& file : files) put("groups/" + file.section('=', 0, 0), file.section('=', 1));
    put("cgroup", groups);
    const auto found =
        memoryLeftByGroups(folder.filePath("cgroup").toStdString(), folder.filePath("groups").toStdString());
    QCOMPARE(found ? static_cast<qlonglong>(*found) : -1, left);
  }

  void dataAreRefusedBeforeTheyAreMade() {
    const QString reason =
        refusal([] { randomArray<double>("a", Array::Role::Input, std::int64_t{1} << 40, 1); });  // 8 TiB
    QVERIFY2(reason.startsWith("the arrays need 8388608 MiB of memory, but "), qPrintable(reason));
  }

  void aBlockThatAsksForTooMuchSharedMemoryIsRefusedWithBothFigures() {
    // The bulk copies' two stages, on a GPU of compute capability 12.0 and on an H100.
    QCOMPARE(refusal([] { requireShared(147504, 101376); }),
             "a block needs 147504 bytes of shared memory, and this GPU gives it 101376 at most");
    QCOMPARE(refusal([] { requireShared(147504, 232448); }), QString());
  }

  /// A check keeps a record of each byte of a picture, a hundred times its size.
  void aCheckOfBytesIsRefusedInTime() {
    const auto side = static_cast<std::int64_t>(std::sqrt(static_cast<double>(available()) / 60 / 4));
    Point point{.family = "grayscale", .variant = "naive", .parameters = {}};
    const Family& family = *findFamily("grayscale");
    for (const ParameterSpec& spec : family.parameters) {
      if (spec.id == "width" && spec.maximum < side) QSKIP("this machine has more memory than any check needs");
      point.parameters.set(spec.id, spec.initialValue(true));
    }
    point.parameters.set("width", side);
    point.parameters.set("height", side);
    const QString reason = refusal([&] { check(point, defaultProfile(), {}, 1); });
    QVERIFY2(reason.startsWith("checking these arrays needs "), qPrintable(reason));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestAvailableMemory>(__FILE__);
#include "test_available_memory.moc"
