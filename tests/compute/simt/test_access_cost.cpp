// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "simulator/counting/access_cost.h"
#include "test_registry.h"

using namespace warpbench::simulator;

namespace {

/// Operations of the file, as this project names them. Sectors do not depend on the element's type.
const QHash<QByteArray, AccessKind>& kinds() {
  static const QHash<QByteArray, AccessKind> kinds{{"global_ld", AccessKind::GlobalLoad},
                                                   {"global_st", AccessKind::GlobalStore},
                                                   {"red_global_f32", AccessKind::GlobalRed},
                                                   {"red_global_s32", AccessKind::GlobalRed},
                                                   {"atom_global_f32", AccessKind::GlobalAtom},
                                                   {"shared_ld", AccessKind::SharedLoad},
                                                   {"shared_st", AccessKind::SharedStore},
                                                   {"shared_atomic_s32", AccessKind::SharedAtomicInteger},
                                                   {"shared_atomic_f32", AccessKind::SharedAtomicFloat}};
  return kinds;
}

WarpAccess parse(const QList<QByteArray>& columns) {
  WarpAccess access;
  access.kind = kinds().value(columns[0]);
  access.bytesPerLane = columns[1].toInt();
  const QList<QByteArray> offsets = columns[2].split(' ');
  for (int lane = 0; lane < kWarpSize; ++lane) {
    if (offsets[lane] == "-") continue;
    access.active |= 1u << lane;
    access.address[lane] = offsets[lane].toULongLong();
  }
  return access;
}

}  // namespace

class TestAccessCost : public QObject {
  Q_OBJECT

 private slots:
  void everyMeasuredAccessCostsWhatTheHardwareCounted() {
    QFile file(WARPBENCH_TESTS "/compute/h200-access-costs.csv");
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readLine().trimmed(),
             QByteArray("operation,bytes_per_lane,byte_offset_of_each_lane,requests,sectors_or_wavefronts"));
    int rows = 0;
    while (!file.atEnd()) {
      const QByteArray line = file.readLine().trimmed();
      const QList<QByteArray> columns = line.split(',');
      QCOMPARE(columns.size(), 5);
      QVERIFY2(kinds().contains(columns[0]), line);
      const AccessCost cost = costOf(parse(columns));
      QVERIFY2(cost.requests == columns[3].toInt() && cost.units == columns[4].toInt(),
               QByteArray("got ") + QByteArray::number(cost.requests) + " requests and " +
                   QByteArray::number(cost.units) + ": " + line);
      ++rows;
    }
    QCOMPARE(rows, 1371);
  }

  void costsDoNotDependOnWhereAnArrayStarts() {
    for (const std::uint64_t start : {std::uint64_t{0}, std::uint64_t{128}, std::uint64_t{1} << 40}) {
      WarpAccess column{.kind = AccessKind::SharedLoad, .bytesPerLane = 4, .active = ~0u};
      for (int lane = 0; lane < kWarpSize; ++lane) column.address[lane] = start + 128u * lane;
      QCOMPARE(costOf(column).units, 32);
      QCOMPARE(costOf(column).ideal, 1);
    }
  }

  void conflictsAreCountedAgainstTheSameLanesWithoutConflicts() {
    WarpAccess halfWarps{.kind = AccessKind::SharedStore, .bytesPerLane = 8, .active = ~0u};
    for (int lane = 0; lane < kWarpSize; ++lane) halfWarps.address[lane] = 16u * lane;
    const AccessCost cost = costOf(halfWarps);
    QCOMPARE(cost.ideal, 2);
    QCOMPARE(cost.units, 4);
    halfWarps.active = 0x0000ffff;
    QCOMPARE(costOf(halfWarps).ideal, 1);
    QCOMPARE(costOf(halfWarps).units, 2);
  }

  void oneLaneActsForAllWhereAnIntegerAtomicNamesOneAddress() {
    WarpAccess access{.kind = AccessKind::GlobalRed, .bytesPerLane = 4, .active = 0xfff0, .combines = true};
    access.address.fill(256);
    QCOMPARE(asCompiled(access).active, 0x10u);
    QCOMPARE(costOf(asCompiled(access)).units, 1);
    access.kind = AccessKind::SharedAtomicInteger;
    QCOMPARE(costOf(asCompiled(access)).units, 1);
    access.address[7] = 260;  // nvcc does not look for groups of lanes
    QCOMPARE(asCompiled(access).active, 0xfff0u);
    access.address[7] = 256;
    access.combines = false;
    QCOMPARE(asCompiled(access).active, 0xfff0u);
    QCOMPARE(costOf(asCompiled(access)).units, 12);
  }

  void bytesOfOneWordShareAWavefront() {
    WarpAccess bytes{.kind = AccessKind::SharedLoad, .bytesPerLane = 1, .active = ~0u};
    for (int lane = 0; lane < kWarpSize; ++lane) bytes.address[lane] = lane;
    QCOMPARE(costOf(bytes).units, 1);
  }

  void sectorsAreDistinctWhateverTheOrder() {
    WarpAccess access{.kind = AccessKind::GlobalLoad, .bytesPerLane = 4, .active = ~0u};
    for (int lane = 0; lane < kWarpSize; ++lane) access.address[lane] = (lane * 13 % 32) * 32u;
    QCOMPARE(costOf(access).units, 32);
    for (int lane = 0; lane < kWarpSize; ++lane) access.address[lane] = (lane * 13 % 4) * 32u;
    QCOMPARE(costOf(access).units, 4);
  }

  void l1PassesFourSetsOfLinesAndTheBanks_data() {
    QTest::addColumn<int>("bytes");
    QTest::addColumn<int>("stride");  // from lane to lane, in bytes
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("passes");
    QTest::addRow("a line") << 4 << 4 << 0 << 1;
    QTest::addRow("two half lines") << 4 << 4 << 100 << 1;
    QTest::addRow("a word") << 4 << 0 << 12 << 1;
    QTest::addRow("four lines, each lane 16 bytes") << 16 << 16 << 0 << 4;
    QTest::addRow("every second word meets another in its bank") << 4 << 8 << 0 << 2;
    QTest::addRow("every third does not") << 4 << 12 << 0 << 1;
    QTest::addRow("lines one behind the other, one bank") << 4 << 128 << 0 << 32;
    QTest::addRow("lines of which eight are in each set, all banks") << 4 << 132 << 0 << 8;
    QTest::addRow("lines of one set, all banks") << 4 << 516 << 0 << 32;
  }

  void l1PassesFourSetsOfLinesAndTheBanks() {
    QFETCH(int, bytes);
    QFETCH(int, stride);
    QFETCH(int, first);
    WarpAccess access{.kind = AccessKind::GlobalLoad, .bytesPerLane = bytes, .active = ~0u};
    for (int lane = 0; lane < kWarpSize; ++lane)
      access.address[static_cast<std::size_t>(lane)] = static_cast<std::uint64_t>(4096 + first + lane * stride);
    QTEST(globalWavefronts(access, SectorSet(access)), "passes");
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestAccessCost>(__FILE__);
#include "test_access_cost.moc"
