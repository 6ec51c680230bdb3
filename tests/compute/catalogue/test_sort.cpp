// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "catalogue/catalogue.h"
#include "compute/one_point.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

constexpr const char* kKernels[] = {"bitonic", "bitonic-shared", "merge", "radix", "sweep"};

}  // namespace

class TestSort : public QObject {
  Q_OBJECT

 private slots:
  // Tiles have 4096, 8192 and 5632 keys; a run of an odd number of tiles, and a last tile of one key.
  void everyKernelSortsAnyNumberOfKeys() {
    for (const char* variant : kKernels)
      for (const std::int64_t elements : {1, 2, 3, 31, 33, 257, 4095, 4096, 4097, 5632, 5633, 8193, 20481, 40007})
        resultOf("sort", variant, {{"elements", elements}});
  }

  void everyKernelSortsKeysInAnyOrder() {
    for (const char* variant : kKernels)
      for (const char* keys : {"random", "equal", "few", "sorted", "reversed"})
        resultOf("sort", variant, {{"elements", 18437}, {"keys", keys}});
  }

  void cpuLoopsSort() {
    for (const char* variant : {"cpu-one-thread", "cpu-all-threads"})
      for (const std::int64_t elements : {1, 2, 5, 10007})
        QVERIFY(resultOn(*openDevice("cpu"), "sort", variant, {{"elements", elements}}).verification->passed);
  }

  // 4096 keys take 1 + 2 + ... + 12 steps; in each, 64 warps load two keys per thread.
  void aNetworkInSharedMemoryLoadsEachKeyOnce() {
    const Counters inMemory = countersOf("sort", "bitonic", {{"elements", 4096}});
    QCOMPARE(inMemory.globalLoad.requests, 78 * 128.0);
    QCOMPARE(inMemory.globalStore.requests, 78 * 128.0);
    const Counters shared = countersOf("sort", "bitonic-shared", {{"elements", 4096}});
    QCOMPARE(shared.globalLoad.requests, 128.0);
    QCOMPARE(shared.globalLoad.sectors, 512.0);
    QCOMPARE(shared.globalStore.requests, 128.0);
    QCOMPARE(shared.sharedLoad.requests, 78 * 128 + 128.0);
    QCOMPARE(shared.sharedStore.requests, 78 * 128 + 128.0);
    QCOMPARE(shared.barriers, 78 + 1.0);
  }

  // Of four runs of 4096 keys two passes make one. A pass stores whole sectors.
  void aMergeStoresEachKeyOncePerPass() {
    const Counters merge = countersOf("sort", "merge", {{"elements", 1 << 14}});
    QCOMPARE(merge.globalStore.requests, 3 * 512.0);
    QCOMPARE(merge.globalStore.sectors, 3 * 2048.0);
  }

  // 32 keys per thread and request: four digits are counted in each lane's own bank, without a conflict.
  void aSweepCountsAllDigitsAtOnce() {
    for (const char* keys : {"random", "equal"}) {
      const Counters sweep = countersOf("sort", "sweep", {{"elements", 1 << 14}, {"keys", keys}});
      QCOMPARE(sweep.sharedAtomic.requests, 4 * 512.0);
      QCOMPARE(sweep.sharedAtomic.wavefronts, 4 * 512.0);
    }
  }

  void tooManyKeysAreRefused() {
    QVERIFY_EXCEPTION_THROWN(resultOf("sort", "sweep", {{"elements", (std::int64_t{1} << 29) + 1}}), std::exception);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSort>(__FILE__);
#include "test_sort.moc"
