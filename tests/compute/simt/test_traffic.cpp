// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "simulator/counting/traffic.h"
#include "test_registry.h"

using namespace warpbench::simulator;

namespace {

constexpr std::uint64_t kBytes = std::uint64_t{1} << 26;

/// One warp loads 32 neighbouring floats.
WarpAccess lineAt(std::uint64_t address) {
  WarpAccess access{.kind = AccessKind::GlobalLoad, .bytesPerLane = 4, .active = ~0u};
  for (int lane = 0; lane < kWarpSize; ++lane) access.address[lane] = address + 4u * static_cast<unsigned>(lane);
  return access;
}

}  // namespace

class TestTraffic : public QObject {
  Q_OBJECT

 private slots:
  void aBlockLoadsEachSectorForTheFirstTimeOnce_data() {
    QTest::addColumn<qulonglong>("lines");
    QTest::addColumn<qulonglong>("stride");
    QTest::addRow("one") << 1ull << 128ull;
    QTest::addRow("side by side") << 100'003ull << 128ull;
    QTest::addRow("rows of 8 KiB") << 8191ull << 8192ull;
    QTest::addRow("rows of an odd number of lines") << 4099ull << 128ull * 127;
  }

  // Holds at any memory address: loaded sectors were once stored in a table with shared entries.
  void aBlockLoadsEachSectorForTheFirstTimeOnce() {
    QFETCH(qulonglong, lines);
    QFETCH(qulonglong, stride);
    for (const std::uint64_t base : {std::uint64_t{0}, std::uint64_t{0x7f3a'5c81'2000}, std::uint64_t{0x1234'5000}}) {
      SectorMap map(reinterpret_cast<const void*>(base), kBytes);
      Traffic traffic(&map);
      for (int block = 1; block <= 3; ++block) {
        traffic.blockBegins();
        for (int round = 0; round < 2; ++round)
          for (std::uint64_t line = 0; line < lines; ++line) traffic.add(lineAt(base + line * stride));
        traffic.blockEnds();
        QCOMPARE(traffic.blockLoadSectors(), block * static_cast<std::int64_t>(lines) * 4);
      }
      QCOMPARE(map.loaded(), static_cast<std::int64_t>(lines) * 4);
    }
  }

  void aSmallBlockAfterALargeOneIsAsExact() {
    SectorMap map(nullptr, kBytes);
    Traffic traffic(&map);
    traffic.blockBegins();
    for (std::uint64_t line = 0; line < 50'000; ++line) traffic.add(lineAt(line * 128));
    traffic.blockEnds();
    for (std::uint64_t block = 0; block < 1000; ++block) {
      traffic.blockBegins();
      for (int round = 0; round < 2; ++round) traffic.add(lineAt(block * 128 + 16));  // five sectors
      traffic.blockEnds();
    }
    QCOMPARE(traffic.blockLoadSectors(), 50'000 * 4 + 1000 * 5);
  }

  // DRAM moves whole lines to L2, and whole pairs of sectors back.
  void linesAndPairsAreCountedFromTheirMultiples() {
    // The memory begins in the middle of a line; rows of 5 lines, with a few touched sectors.
    const std::uint64_t base = 128 * 1001 + 64;
    SectorMap map(reinterpret_cast<const void*>(base), 8192);
    const auto mark = [&](AccessKind kind, std::initializer_list<std::uint64_t> sectors) {
      std::vector<std::uint64_t> all;
      for (const std::uint64_t sector : sectors) all.push_back(base / kSectorBytes + sector);
      map.mark(kind, all);
    };
    mark(AccessKind::GlobalLoad, {0, 1, 2});  // two of the first line, one of the second
    QCOMPARE(map.loaded(), 3);
    QCOMPARE(map.loadedLines(), 2);
    QCOMPARE(map.storedPairs(), 0);
    mark(AccessKind::GlobalStore, {0, 1, 3, 4, 66});  // a whole pair and three halves
    QCOMPARE(map.stored(), 5);
    QCOMPARE(map.storedPairs(), 4);
    mark(AccessKind::GlobalRed, {5, 100});  // the first is in a pair that L2 holds
    QCOMPARE(map.loadedLines(), 3);
    QCOMPARE(map.storedPairs(), 5);
    mark(AccessKind::GlobalLoad, {8191 / 32, 100'000});  // the last sector, and one outside
    QCOMPARE(map.loadedLines(), 4);
  }

  void arraysOfWhichSomethingIsTouchedAreWhatCanBeTouchedAtAll() {
    alignas(256) static const std::byte memory[256 * 41] = {};
    const std::byte* const arrays[] = {memory, memory + 256 * 7, memory + 256 * 24};
    SectorMap map(memory, sizeof memory, arrays);
    const auto sectorAt = [&](std::size_t byte) {
      return reinterpret_cast<std::uint64_t>(memory + byte) / kSectorBytes;
    };
    const auto mark = [&](AccessKind kind, std::size_t byte) { map.mark(kind, std::vector{sectorAt(byte)}); };
    QCOMPARE(map.readable(), 0);
    mark(AccessKind::GlobalLoad, 256 * 24 - 1);  // the last of the second
    QCOMPARE(map.readable(), 17 * 8);
    QCOMPARE(map.writable(), 0);
    mark(AccessKind::GlobalStore, 0);
    QCOMPARE(map.writable(), 7 * 8);
    mark(AccessKind::GlobalLoad, 256 * 24);
    QCOMPARE(map.readable(), (17 + 17) * 8 + 1);  // one sector more behind the last
    QCOMPARE(map.writable(), 7 * 8);
    QCOMPARE(SectorMap(memory, sizeof memory).readable(), 0);
  }

  void linesAreReadAgainOnceL2HasLostThem() {
    SectorMap map(nullptr, 8192);
    const auto mark = [&](AccessKind kind, std::initializer_list<std::uint64_t> sectors) {
      map.mark(kind, std::vector<std::uint64_t>(sectors));
    };
    mark(AccessKind::GlobalLoad, {0, 5});  // two lines, so eight sectors
    mark(AccessKind::GlobalStore, {9});    // a pair
    map.blocksEnd(10);                     // all fit
    QCOMPARE(map.fills(), 1);
    mark(AccessKind::GlobalLoad, {1});
    QCOMPARE(map.loadedLines(), 2);
    map.blocksEnd(9);
    QCOMPARE(map.fills(), 2);
    QCOMPARE(map.loadedLines(), 2);
    mark(AccessKind::GlobalLoad, {0, 1});  // once more
    mark(AccessKind::GlobalStore, {8, 11});
    QCOMPARE(map.loadedLines(), 3);
    QCOMPARE(map.storedPairs(), 3);
    QCOMPARE(map.loaded(), 3);
    QCOMPARE(map.stored(), 3);
  }

  void whatABlockLoadsAgainBehindABarrierIsToldApartWhereItIsFarAway() {
    SectorMap map(nullptr, kBytes);
    Traffic traffic(&map);
    const auto load = [&](std::uint64_t lines) {
      for (std::uint64_t line = 0; line < lines; ++line) traffic.add(lineAt(line * 128));
    };
    traffic.blockBegins();
    traffic.warpBegins();
    load(129);
    traffic.warpBegins();
    load(129);  // another warp: between barriers warps run side by side
    QCOMPARE(traffic.reloadedSectors(), 0);
    traffic.addBarrier();
    load(3);
    load(3);
    QCOMPARE(traffic.reloadedSectors(), 3 * 4);
    QCOMPARE(traffic.sectorsBetweenReloads(), 3 * 4 * 129 * 4);
    traffic.blockEnds();
    traffic.blockBegins();
    traffic.warpBegins();
    load(128);  // so few are still in L1
    traffic.addBarrier();
    traffic.warpBegins();
    load(128);
    traffic.blockEnds();
    QCOMPARE(traffic.reloadedSectors(), 3 * 4);
    Traffic sum(&map);
    sum.add(traffic);
    sum.add(traffic);
    QCOMPARE(sum.reloadedSectors(), 2 * 3 * 4);
    QCOMPARE(sum.sectorsBetweenReloads(), 2 * 3 * 4 * 129 * 4);
  }

  void whatAWarpLoadsAgainIsToldApartWhereItIsFarAway() {
    SectorMap map(nullptr, kBytes);
    Traffic traffic(&map);
    const auto load = [&](std::uint64_t lines) {
      for (std::uint64_t line = 0; line < lines; ++line) traffic.add(lineAt(line * 128));
    };
    const auto wait = [&] {
      WarpAccess store = lineAt(kBytes / 2);
      store.kind = AccessKind::GlobalStore;
      traffic.add(store);
    };
    traffic.blockBegins(8);
    traffic.warpBegins();
    load(32);  // L1 has as many lines for each warp
    wait();
    load(32);
    QCOMPARE(traffic.reloadedSectors(), 0);
    traffic.blockEnds();
    traffic.blockBegins(8);
    traffic.warpBegins();
    load(129);
    load(129);  // they are in sequence: one waits for the other
    QCOMPARE(traffic.reloadedSectors(), 0);
    wait();
    load(129);
    // The 129 lines of each of eight warps are between.
    QCOMPARE(traffic.reloadedSectors(), 129 * 4);
    QCOMPARE(traffic.sectorsBetweenReloads(), 129 * 4 * 129 * 4 * 8);
  }

  void aSectorTakesTheWholeLineInL1() {
    SectorMap map(nullptr, kBytes);
    Traffic traffic(&map);
    // Each lane walks through a row of its own of 32 words: one of the eight words of a sector in each round.
    const auto walk = [&](int rounds) {
      for (int round = 0; round < rounds; ++round) {
        traffic.addBlockEntry(32, 64);
        WarpAccess access{.kind = AccessKind::GlobalLoad, .bytesPerLane = 4, .active = ~0u};
        for (std::uint64_t lane = 0; lane < 32; ++lane) access.address[lane] = lane * 128 + round * 4;
        traffic.add(access);
        for (std::uint64_t lane = 0; lane < 32; ++lane) access.address[lane] += std::uint64_t{32} * 128;
        traffic.add(access);
      }
    };
    traffic.blockBegins(2);
    traffic.warpBegins();
    walk(8);
    // nvcc makes four rounds one, and the loads of the next four find 64 lines of each of two warps in between.
    QCOMPARE(traffic.blockLoadSectors(), 64);
    QCOMPARE(traffic.reloadedSectors(), 64);
    QCOMPARE(traffic.sectorsBetweenReloads(), 64 * 64 * 4 * 2);
  }

  void aConstantWithAnAddressThatNvccKnowsIsNoLoad() {
    SectorMap map(nullptr, kBytes);
    Traffic traffic(&map);
    const auto load = [&](std::uint64_t place, std::uint64_t address, std::uint64_t apart = 0) {
      WarpAccess access{.kind = AccessKind::ConstantLoad, .bytesPerLane = 4, .active = 7, .place = place};
      for (std::uint64_t lane = 0; lane < 3; ++lane) access.address[lane] = address + lane * apart;
      traffic.add(access);
    };
    traffic.blockBegins();
    for (int turn = 0; turn < 5; ++turn) load(1, 64);
    QCOMPARE(traffic.constantRequests(), 0);
    for (std::uint64_t turn = 0; turn < 5; ++turn) load(2, 64 + 4 * turn);  // an index of a loop: the first turn too
    QCOMPARE(traffic.constantRequests(), 5);
    QCOMPARE(traffic.constantWords(), 5);
    load(3, 64, 8);  // an index of each lane
    QCOMPARE(traffic.constantRequests(), 6);
    QCOMPARE(traffic.constantWords(), 8);
    traffic.blockEnds();
    traffic.blockBegins();
    load(2, 64);  // what blocks do does not depend on those before them
    QCOMPARE(traffic.constantRequests(), 6);
  }

  void loadsThatAreStoredToSharedMemoryLaterAreOnTheirWayUntilThen() {
    SectorMap map(nullptr, kBytes);
    const auto requestsAhead = [&](std::initializer_list<AccessKind> kinds) {
      Traffic traffic(&map);
      traffic.blockBegins();
      traffic.warpBegins();
      for (const AccessKind kind : kinds) {
        WarpAccess access{.kind = kind, .bytesPerLane = 4, .active = ~0u};
        for (unsigned lane = 0; lane < kWarpSize; ++lane) access.address[lane] = lane * 4;
        traffic.add(access);
      }
      traffic.blockEnds();
      return traffic.criticalPath().requestsAhead;
    };
    using enum AccessKind;
    QCOMPARE(requestsAhead({GlobalLoad, SharedStore}), 0.0);
    QCOMPARE(requestsAhead({GlobalLoad, GlobalLoad, SharedLoad, SharedLoad, SharedLoad, SharedStore, SharedStore}),
             3.0);
    QCOMPARE(requestsAhead({GlobalLoad, SharedLoad, GlobalLoad, SharedLoad, SharedLoad, SharedStore}), 2.0);
    QCOMPARE(requestsAhead({GlobalLoad, LocalLoad, SharedStore, SharedLoad, SharedStore}), 1.0);
    // Used before or not at all.
    QCOMPARE(requestsAhead({GlobalLoad, SharedLoad, GlobalStore, SharedStore}), 0.0);
    QCOMPARE(requestsAhead({GlobalLoad, SharedLoad, SharedAtomicInteger, SharedStore}), 0.0);
    QCOMPARE(requestsAhead({GlobalLoad, SharedLoad, GlobalRed, SharedStore}), 0.0);
    QCOMPARE(requestsAhead({GlobalLoad, SharedLoad}), 0.0);
  }

  void bankConflictsAreWaitedFor() {
    SectorMap map(nullptr, kBytes);
    Traffic traffic(&map);
    WarpAccess access{.kind = AccessKind::SharedLoad, .bytesPerLane = 4, .active = ~0u};
    for (unsigned lane = 0; lane < kWarpSize; ++lane) access.address[lane] = lane * 16;
    traffic.blockBegins();
    traffic.add(access);
    traffic.add(access);
    access.kind = AccessKind::SharedStore;  // before a barrier ends
    traffic.add(access);
    traffic.blockEnds();
    QCOMPARE(traffic.criticalPath().sharedLoads, 1.0);
    QCOMPARE(traffic.criticalPath().conflicts, 3 * 3.0);  // four lanes of each bank that is used
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestTraffic>(__FILE__);
#include "test_traffic.moc"
