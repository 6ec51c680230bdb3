// SPDX-License-Identifier: GPL-3.0-or-later
#include "available_memory.h"

#include <QFile>
#include <QtTest>
#include <cmath>

#include "../refusal.h"
#include "catalog.h"
#include "check.h"
#include "error.h"
#include "measure/verification.h"
#include "model/gpu_profile.h"

using namespace warpbench;
using test::refusal;

namespace {

/// MemAvailable in bytes, as the system tells it now.
std::size_t available() {
  QFile file("/proc/meminfo");
  if (!file.open(QIODevice::ReadOnly)) return 0;
  for (const QByteArray& line : file.readAll().split('\n'))
    if (line.startsWith("MemAvailable:")) return line.mid(13).trimmed().split(' ').front().toULongLong() * 1024;
  return 0;
}

}  // namespace

class TestAvailableMemory : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (available() == 0) QSKIP("this system does not tell how much memory is free");
  }

  void theLastOfItIsLeftToOthers() {
    requireMemory(available() / 2, "this needs");
    const QString reason = refusal([] { requireMemory(available() / 16 * 15, "this needs"); });
    QVERIFY2(QRegularExpression("^this needs [0-9]+ MiB of memory, and [0-9]+ MiB are free: choose a smaller size$")
                 .match(reason)
                 .hasMatch(),
             qPrintable(reason));
  }

  void dataAreRefusedBeforeTheyAreMade() {
    const QString reason =
        refusal([] { randomArray<double>("a", Array::Role::Input, std::int64_t{1} << 40, 1); });  // 8 TiB
    QVERIFY2(reason.startsWith("the arrays need 8388608 MiB of memory, and "), qPrintable(reason));
  }

  /// A check knows something of each byte of a picture: a hundred times as much as the picture has.
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

QTEST_GUILESS_MAIN(TestAvailableMemory)
#include "test_available_memory.moc"
