// SPDX-License-Identifier: GPL-3.0-or-later
// Variables in local memory and in registers; copies of structures and of bytes.
#include <QTest>

#include "compute/simt/local_memory_kernels.h"
#include "compute/simt/one_launch.h"
#include "core/text/error.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

class TestLocalMemory : public QObject {
  Q_OBJECT

 private slots:
  void aStructureIsCopiedInPartsThatAGpuHas() {
    Buffer<float> a(96), out(96);
    Buffer<double> b(128), wideOut(128);
    for (int i = 0; i < 96; ++i) a[i] = static_cast<float>(i);
    for (int i = 0; i < 128; ++i) b[i] = i;
    const Counters counts = countsOf([&](SimulatedLauncher& l) {
      local_memory_kernels::wideCopies(l, a.data(), out.data(), b.data(), wideOut.data());
    });
    for (int i = 0; i < 96; ++i) QCOMPARE(out[i], static_cast<float>(i));
    for (int i = 0; i < 128; ++i) QCOMPARE(wideOut[i], static_cast<double>(i));
    QCOMPARE(counts.globalLoad.requests, 3 + 2.0);  // three of 4 bytes, two of 16
    QCOMPARE(counts.globalLoad.sectors, 3 * 12 + 2 * 32.0);
    QCOMPARE(counts.globalStore.requests, 3 + 2.0);
  }

  void anArrayOfAThreadsOwnIsInterleaved() {
    Buffer<float> in(16), out(37);
    Buffer<int> index(37);
    for (int k = 0; k < 16; ++k) in[k] = static_cast<float>(10 * k);
    const auto run = [&](int threads) {
      return countsOf([&](SimulatedLauncher& l) {
        local_memory_kernels::ownArray(l, in.data(), index.data(), out.data(), 16, threads);
      });
    };
    // Words of the lanes are adjacent: 8 of them form a sector if all lanes use the same element; if the neighbours use
    // other elements, no lane shares a sector with them.
    for (const auto& [different, sectors] : {std::pair(1, 4.0), {2, 8.0}, {4, 16.0}, {16, 32.0}}) {
      for (int i = 0; i < 32; ++i) index[i] = i % different;
      const Counters counts = run(32);
      for (int i = 0; i < 32; ++i) QCOMPARE(out[i], 10.f * (i % different));
      QCOMPARE(counts.localStore.requests, 16.0);
      QCOMPARE(counts.localStore.sectors, 16 * 4.0);
      QCOMPARE(counts.localStore.lanes, 16 * 32.0);
      QCOMPARE(counts.localLoad.requests, 1.0);
      QCOMPARE(counts.localLoad.sectors, sectors);
      QCOMPARE(counts.localLoad.bytes, 128.0);
      QCOMPARE(counts.globalLoad.requests, 17.0);
      QCOMPARE(counts.globalStore.requests, 1.0);
    }
    // Five lanes of a second warp: a sector each.
    const Counters counts = run(37);
    QCOMPARE(counts.localStore.requests, 2 * 16.0);
    QCOMPARE(counts.localStore.sectors, 16 * (4 + 1.0));
  }

  void anArrayOfAThreadsOwnIsMadeOfWordsOfFourBytes() {
    Buffer<double> in(16, 1.5), out(32);
    Buffer<char> bytes(16, 'x'), bytesOut(32);
    Buffer<int> index(32, 3);
    const Counters wide = countsOf(
        [&](SimulatedLauncher& l) { local_memory_kernels::ownArray(l, in.data(), index.data(), out.data(), 5, 32); });
    QCOMPARE(out[31], 1.5);
    QCOMPARE(wide.localStore.requests, 5.0);
    QCOMPARE(wide.localStore.sectors, 5 * 8.0);
    QCOMPARE(wide.localLoad.sectors, 8.0);
    for (int i = 0; i < 32; ++i) index[i] = i % 4;  // bytes of one word
    const Counters narrow = countsOf([&](SimulatedLauncher& l) {
      local_memory_kernels::ownArray(l, bytes.data(), index.data(), bytesOut.data(), 5, 32);
    });
    QCOMPARE(bytesOut[31], 'x');
    QCOMPARE(narrow.localStore.sectors, 5 * 4.0);
    QCOMPARE(narrow.localLoad.sectors, 4.0);
    QCOMPARE(narrow.localLoad.bytes, 32.0);
  }

  void anArrayIndexedByConstantsIsRegisters() {
    Buffer<float> m(16), out(32);
    float expected = 0;
    for (int i = 0; i < 16; ++i) m[i] = static_cast<float>(i);
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 4; ++j) expected += 3 * m[4 * i + j] * m[4 * j + i];
    const Counters counts =
        countsOf([&](SimulatedLauncher& l) { local_memory_kernels::ownMatrix(l, m.data(), out.data(), 3); });
    QCOMPARE(out[31], expected);
    QCOMPARE(counts.local().requests, 0.0);
    QCOMPARE(counts.globalLoad.requests, 16.0);
    QCOMPARE(counts.globalStore.requests, 1.0);
  }

  void anArrayIndexedByConstantsIsRegistersInLoopsWithManyBranches() {
    Buffer<float> m(64), out(64, -1);
    for (int i = 0; i < 64; ++i) m[i] = static_cast<float>(i);
    const Counters counts =
        countsOf([&](SimulatedLauncher& l) { local_memory_kernels::ownTile(l, m.data(), out.data(), 7, 5); });
    for (int i = 0; i < 64; ++i) QCOMPARE(out[i], i / 8 < 7 && i % 8 < 5 ? static_cast<float>(i) : -1.f);
    QCOMPARE(counts.local().requests, 0.0);
    QCOMPARE(counts.globalLoad.requests, 64.0);
    QCOMPARE(counts.globalStore.requests, 35.0);
  }

  void anArgumentIsNoLocalMemory() {
    Buffer<int> index(32), out(32);
    for (int i = 0; i < 32; ++i) index[i] = i % 8;
    const Counters counts =
        countsOf([&](SimulatedLauncher& l) { local_memory_kernels::indexedArgument(l, index.data(), out.data()); });
    for (int i = 0; i < 32; ++i) QCOMPARE(out[i], i % 8 * 10);
    QCOMPARE(counts.local().requests, 0.0);
    QCOMPARE(counts.globalLoad.requests, 1.0);
  }

  void copiedMemoryIsSeen() {
    Buffer<int> in(512), out(512, -1);
    for (int i = 0; i < 512; ++i) in[i] = i;
    const Counters known =
        countsOf([&](SimulatedLauncher& l) { local_memory_kernels::copiedBytes(l, in.data(), out.data()); });
    for (int i = 0; i < 512; ++i) QCOMPARE(out[i], i % 16 < 12 ? i : i % 16 < 15 ? 0x07070707 : -1);
    QCOMPARE(known.globalLoad.requests, 3.0);  // of 16 bytes, 64 bytes apart
    QCOMPARE(known.globalLoad.sectors, 3 * 32.0);
    QCOMPARE(known.globalStore.requests, 3 + 3.0);  // of 4 bytes, that memset makes
    QCOMPARE(known.globalStore.sectors, (3 + 3) * 32.0);
    QCOMPARE(known.globalStore.bytes, 60 * 32.0);

    Buffer<char> bytes(256, 'a'), copies(256, 'b');
    const Counters unknown =
        countsOf([&](SimulatedLauncher& l) { local_memory_kernels::copiedBytes(l, bytes.data(), copies.data(), 5); });
    for (int i = 0; i < 256; ++i) QCOMPARE(copies[i], i % 8 < 5 ? 'a' : 'b');
    QCOMPARE(unknown.globalLoad.requests, 5.0);
    QCOMPARE(unknown.globalLoad.sectors, 5 * 8.0);
    QCOMPARE(unknown.globalStore.requests, 5.0);
    QCOMPARE(unknown.globalStore.bytes, 5 * 32.0);

    Buffer<float> a(32, 1);
    Buffer<unsigned> bits(32);
    const Counters inRegisters =
        countsOf([&](SimulatedLauncher& l) { local_memory_kernels::copiedBits(l, a.data(), bits.data()); });
    for (int i = 0; i < 32; ++i) QCOMPARE(bits[i], 0x3f800000u);
    QCOMPARE(inRegisters.globalLoad.requests, 1.0);
    QCOMPARE(inRegisters.local().requests, 0.0);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLocalMemory>(__FILE__);
#include "test_local_memory.moc"
