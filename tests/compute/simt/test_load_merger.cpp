// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "simulator/counting/load_merger.h"
#include "simulator/memory_spaces.h"
#include "test_registry.h"

using namespace warpbench::simulator;

namespace {

/// Where no dynamic shared memory lies.
constexpr std::uint64_t kStatic = 128;

/// A warp of a tile of `width` columns: each lane loads element k of its row of a matrix with that many columns.
WarpAccess elementOfRow(int width, int k, int bytes = 4, std::uint64_t base = kStatic) {
  WarpAccess access{.kind = AccessKind::SharedLoad, .bytesPerLane = bytes, .active = ~0u, .place = 7};
  for (int lane = 0; lane < kWarpSize; ++lane)
    access.address[static_cast<std::size_t>(lane)] =
        base + static_cast<std::uint64_t>((lane / width * width + k) * bytes);
  return access;
}

WarpAccess elementOfColumn(int width, int k) {
  WarpAccess access = elementOfRow(width, 0);
  access.place = 8;
  for (int lane = 0; lane < kWarpSize; ++lane)
    access.address[static_cast<std::size_t>(lane)] =
        kStatic + 4096 + static_cast<std::uint64_t>((k * width + lane % width) * 4);
  return access;
}

void add(LoadMerger& merger, const WarpAccess& access) { merger.add(access, sharedCost(access).units); }

}  // namespace

/// Merged loads of nvcc, compared with Nsight Compute's counts on an H200 (see countExceptions()).
class TestLoadMerger : public QObject {
  Q_OBJECT

 private slots:
  void rowsOfATileAreMergedAsTheirWidthAllows_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("bytes");
    QTest::addColumn<int>("loads");  // that are saved of a row
    QTest::addRow("32: four at once") << 32 << 4 << 24;
    QTest::addRow("24") << 24 << 4 << 18;
    QTest::addRow("10: rows begin at multiples of 8 bytes") << 10 << 4 << 5;
    QTest::addRow("13: no multiple") << 13 << 4 << 0;
    QTest::addRow("16 of 8 bytes: two at once") << 16 << 8 << 8;
    QTest::addRow("15 of 8 bytes") << 15 << 8 << 0;
    QTest::addRow("16 of 16 bytes: as wide as can be") << 16 << 16 << 0;
    QTest::addRow("16 of 2 bytes") << 16 << 2 << 0;
  }

  void rowsOfATileAreMergedAsTheirWidthAllows() {
    QFETCH(int, width);
    QFETCH(int, bytes);
    LoadMerger merger;
    for (int k = 0; k < width; ++k) {
      add(merger, elementOfRow(width, k, bytes));
      if (bytes == 4) add(merger, elementOfColumn(width, k));  // at another place, and far apart
    }
    QTEST(static_cast<int>(merger.saved().loads), "loads");
  }

  void aWideLoadCostsItsOwnWavefronts() {
    LoadMerger merger;
    for (int k = 0; k < 32; ++k) add(merger, elementOfRow(32, k));
    // One word for all lanes: a wavefront each. Four words for all: two halves of the warp.
    QCOMPARE(merger.saved().wavefronts, 32 - 8 * 2);
    LoadMerger both;
    both.add(merger);
    both.add(merger);
    QCOMPARE(both.saved().wavefronts, 32);
    QCOMPARE(both.saved().loads, 48);
  }

  void whatLiesInBetweenEndsARun() {
    const auto savedWith = [](auto&& between) {
      LoadMerger merger;
      for (int k = 0; k < 4; ++k) {
        if (k == 2) between(merger);
        add(merger, elementOfRow(32, k));
      }
      return static_cast<int>(merger.saved().loads);
    };
    QCOMPARE(savedWith([](LoadMerger&) {}), 3);
    // The third begins at a multiple of 8 bytes.
    QCOMPARE(savedWith([](LoadMerger& merger) { merger.endRuns(); }), 1);
    QCOMPARE(savedWith([](LoadMerger& merger) {
               WarpAccess store = elementOfRow(32, 2);
               store.kind = AccessKind::SharedStore;
               add(merger, store);
             }),
             1);
  }

  void otherLanesAreAnotherLoad() {
    LoadMerger merger;
    add(merger, elementOfRow(32, 0));
    WarpAccess half = elementOfRow(32, 1);
    half.active = 0xffff;
    add(merger, half);
    add(merger, elementOfRow(32, 2));
    add(merger, elementOfRow(32, 3));
    QCOMPARE(merger.saved().loads, 1);
  }

  // Their distance may be known only at launch, as in the kernel of bank conflicts.
  void rowsOfSingleLanesAreLoadedAsTheyStand() {
    LoadMerger merger;
    for (int k = 0; k < 4; ++k) add(merger, elementOfRow(1, 4 * k));
    for (int k = 0; k < 4; ++k) {
      WarpAccess access = elementOfRow(32, k);
      for (std::uint64_t lane = 0; lane < kWarpSize; ++lane) access.address[lane] += lane * 16;
      add(merger, access);
    }
    QCOMPARE(merger.saved().loads, 0);
    for (int k = 0; k < 4; ++k) {
      WarpAccess ofOne = elementOfRow(32, k);
      ofOne.active = 1u << 5;
      add(merger, ofOne);
    }
    QCOMPARE(merger.saved().loads, 3);
  }

  // `s[t] + s[t + stride]` of a reduction's last step
  void neighboursOfASingleLaneAreMergedInALoopOnly() {
    for (const bool loops : {true, false}) {
      LoadMerger merger;
      for (int k = 0; k < 2; ++k) {
        WarpAccess access = elementOfRow(32, k, 8);
        access.active = 1;
        access.place = loops ? 7 : 7 + static_cast<std::uint64_t>(k);
        add(merger, access);
      }
      QCOMPARE(merger.saved().loads, loops ? 1 : 0);
    }
  }

  // A row that begins at one place of dynamic shared memory, as in a layer norm, and rows of a tile.
  void dynamicSharedMemoryIsMergedWhereAllWarpsBeginAtOnePlace() {
    for (const int distance : {0, 32}) {
      LoadMerger merger;
      merger.blockBegins(2);
      for (int warp = 0; warp < 2; ++warp) {
        merger.warpBegins();
        const auto base =
            reinterpret_cast<std::uint64_t>(dynamicSharedBegin()) + static_cast<std::uint64_t>(4 * distance * warp);
        for (int k = 0; k < 32; ++k) add(merger, elementOfRow(32, k, 4, base));
      }
      QCOMPARE(merger.saved().loads, distance == 0 ? 48 : 0);
      LoadMerger sum;
      sum.add(merger, 3);
      QCOMPARE(sum.saved().loads, distance == 0 ? 144 : 0);
    }
  }

  // Its row length is a launch argument.
  void dynamicSharedMemoryIsLoadedAsItStands() {
    LoadMerger merger;
    const auto base = reinterpret_cast<std::uint64_t>(dynamicSharedBegin());
    for (int k = 0; k < 32; ++k) add(merger, elementOfRow(32, k, 4, base));
    QCOMPARE(merger.saved().loads, 0);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLoadMerger>(__FILE__);
#include "test_load_merger.moc"
