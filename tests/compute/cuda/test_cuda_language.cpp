// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <bit>
#include <climits>
#include <cmath>
#include <cstring>

#include "compute/cuda/cuda_language_kernels.h"
#include "compute/cuda/cuda_launch_fixture.h"
#include "test_registry.h"

using namespace cuda_language;

namespace {

constexpr unsigned kAll = 0xffffffff;

/// The lane that a shuffle reads, as the Programming Guide says ("Warp Shuffle Functions"), step by step.
int shuffleSource(int kind, int lane, int argument, int width) {
  const int group = lane / width * width;
  switch (kind) {
    case 0:  // "srcLane modulo width"
      return group + ((argument % width) + width) % width;
    case 1:  // "the lower delta lanes will be unchanged"
      return lane - argument < group ? lane : lane - argument;
    case 2:  // "the upper delta lanes will remain unchanged"
      return lane + argument >= group + width ? lane : lane + argument;
    default: {  // "earlier groups" may be read; of "later groups", the own value
      const int source = lane ^ argument;
      return source >= group + width ? lane : source;
    }
  }
}

template <typename T>
void checkShuffles(unsigned mask, int argument, int width) {
  Buffer<T> out(4 * 32, static_cast<T>(-1));
  shuffles<T>(launch, mask, argument, width, out.data());
  for (int lane = 0; lane < 32; ++lane)
    for (int kind = 0; kind < 4; ++kind) {
      const T got = out[4 * lane + kind];
      const int source = shuffleSource(kind, lane, argument, width);
      if ((mask >> lane & 1) == 0)
        QCOMPARE(got, static_cast<T>(-1));
      else if ((mask >> source & 1) != 0)  // else it is undefined
        QVERIFY2(
            got == laneValue<T>(source),
            qPrintable(QString("kind %1 lane %2 argument %3 width %4").arg(kind).arg(lane).arg(argument).arg(width)));
    }
}

template <typename T>
void checkMatches(unsigned mask, const T (&distinct)[3]) {
  for (const int period : {1, 2, 3}) {
    Buffer<T> values(32);
    for (int lane = 0; lane < 32; ++lane) values[lane] = distinct[lane % period];
    Buffer<Matches> out(32, Matches{77, 77, 77});
    matches<T>(launch, mask, values.data(), out.data());
    for (int lane = 0; lane < 32; ++lane) {
      if ((mask >> lane & 1) == 0) {
        QCOMPARE(out[lane].any, 77u);
        continue;
      }
      unsigned same = 0;
      for (int other = 0; other < 32; ++other)
        if ((mask >> other & 1) != 0 && std::memcmp(&values[lane], &values[other], sizeof(T)) == 0) same |= 1u << other;
      QCOMPARE(out[lane].any, same);
      QCOMPARE(out[lane].all, same == mask ? mask : 0u);
      QCOMPARE(out[lane].alike, static_cast<int>(same == mask));
    }
  }
}

template <typename T>
void checkAtomic(Atomic atomic, AtomicCase<T> test, T expected) {
  for (int scope = 0; scope < 3; ++scope) {
    Buffer<T> old(1), cell(1);
    atomicOne<T>(launch, atomic, scope, test, old.data(), cell.data());
    QCOMPARE(std::memcmp(&old[0], &test.before, sizeof(T)), 0);
    QCOMPARE(cell[0], expected);
  }
}

/// The functions that all integers have.
template <typename T>
void checkIntegerAtomics() {
  constexpr T kLeast = std::numeric_limits<T>::min();
  constexpr T kMost = std::numeric_limits<T>::max();
  checkAtomic<T>(Atomic::Min, {kLeast, kMost, 0}, kLeast);
  checkAtomic<T>(Atomic::Min, {kMost, kLeast, 0}, kLeast);
  checkAtomic<T>(Atomic::Max, {kLeast, kMost, 0}, kMost);
  checkAtomic<T>(Atomic::Max, {kMost, kLeast, 0}, kMost);
  checkAtomic<T>(Atomic::Max, {static_cast<T>(-5), 3, 0}, std::is_signed_v<T> ? 3 : static_cast<T>(-5));
  checkAtomic<T>(Atomic::And, {static_cast<T>(-1), static_cast<T>(0x5a), 0}, 0x5a);
  checkAtomic<T>(Atomic::Or, {kLeast, static_cast<T>(0x5a), 0}, static_cast<T>(kLeast | 0x5a));
  checkAtomic<T>(Atomic::Xor, {static_cast<T>(-1), static_cast<T>(0x5a), 0}, static_cast<T>(~static_cast<T>(0x5a)));
}

}  // namespace

class TestCudaLanguage : public QObject {
  Q_OBJECT

 private slots:
  void shufflesReadTheLaneThatTheGuideNames() {
    for (const int width : {32, 16, 8, 4, 2, 1})
      for (int argument = 0; argument < 32; ++argument) checkShuffles<int>(kAll, argument, width);
    for (const int width : {32, 8}) {
      checkShuffles<unsigned>(kAll, 3, width);
      checkShuffles<long>(kAll, 3, width);
      checkShuffles<unsigned long>(kAll, 3, width);
      checkShuffles<long long>(kAll, 3, width);
      checkShuffles<unsigned long long>(kAll, 3, width);
      checkShuffles<float>(kAll, 3, width);
      checkShuffles<double>(kAll, 3, width);
    }
  }

  void shufflesOfSomeLanesLeaveTheOthersAlone() {
    for (const unsigned mask : {0x0000ffffu, 0xf0f0f0f0u, 0x00000001u, 0x80000001u, 0x55555555u})
      for (const int width : {32, 8})
        for (const int argument : {0, 1, 2, 16}) checkShuffles<double>(mask, argument, width);
  }

  void sourcesOutsideOfAGroupWrapAround() {
    for (const int argument : {-1, -9, 32, 33, 40}) {
      Buffer<int> out(4 * 32);
      shuffles<int>(launch, kAll, argument, 8, out.data());
      for (int lane = 0; lane < 32; ++lane) QCOMPARE(out[4 * lane], laneValue<int>(lane / 8 * 8 + (argument & 7)));
    }
  }

  void smallTypesAreShuffledAsInts() {
    Buffer<int> out(64);
    promotedShuffles(launch, out.data());
    for (int lane = 0; lane < 32; ++lane) {
      QCOMPARE(out[2 * lane], -(lane ^ 1));
      QCOMPARE(out[2 * lane + 1], static_cast<int>((lane ^ 1) % 2 == 0));
    }
  }

  void votesCountLanesOfTheMaskThatHaveNotReturned() {
    for (const unsigned mask : {kAll, 0x0000ff00u, 0x80000001u, 0x00000004u})
      for (const unsigned predicates : {0u, kAll, 0x00000001u, 0x7fffffffu, 0x12345678u, 0x0000ff00u})
        for (const unsigned gone : {0u, 0x00000001u, 0x80000000u, 0x00000f00u}) {
          Buffer<Votes> out(32, Votes{9, 9, 9, 9});
          votes(launch, mask, predicates, gone, out.data());
          const unsigned there = mask & ~gone;
          const unsigned ballot = there & predicates;
          for (int lane = 0; lane < 32; ++lane) {
            const bool takesPart = (there >> lane & 1) != 0;
            QCOMPARE(out[lane].ballot, takesPart ? ballot : 9u);
            QCOMPARE(out[lane].all, takesPart ? static_cast<unsigned>(ballot == there) : 9u);
            QCOMPARE(out[lane].any, takesPart ? static_cast<unsigned>(ballot != 0) : 9u);
            QCOMPARE(out[lane].uniform, takesPart ? static_cast<unsigned>(ballot == there || ballot == 0) : 9u);
          }
        }
  }

  void matchesCompareBitByBit() {
    for (const unsigned mask : {kAll, 0x00ff00ffu, 0x00000010u}) {
      checkMatches<int>(mask, {0, INT_MIN, -1});
      checkMatches<unsigned long long>(mask, {1, 1ull << 32 | 1, 1ull << 63});
      checkMatches<float>(mask, {0.0f, -0.0f, std::numeric_limits<float>::quiet_NaN()});
      checkMatches<double>(mask, {0.0, -0.0, std::numeric_limits<double>::quiet_NaN()});
    }
  }

  void reductionsWrapAroundAndLeaveOutWhoIsNotThere() {
    Buffer<int> values(32);
    for (const unsigned seed : {1u, 77u, 0u})
      for (const unsigned mask : {kAll, 0xfffffffeu, 0x00000100u, 0x0f0f0f0fu})
        for (const unsigned gone : {0u, 0x01000000u}) {
          for (int lane = 0; lane < 32; ++lane)
            values[lane] = seed == 0 ? (lane == 3   ? INT_MIN
                                        : lane == 8 ? INT_MAX
                                                    : -lane)
                                     : static_cast<int>((lane + seed) * 2654435761u);
          Buffer<Reductions> out(32);
          reductions(launch, mask, gone, values.data(), out.data());
          const unsigned there = mask & ~gone;
          Reductions expected{0, INT_MAX, INT_MIN, 0, UINT_MAX, 0, UINT_MAX, 0, 0};
          for (int lane = 0; lane < 32; ++lane) {
            if ((there >> lane & 1) == 0) continue;
            const unsigned bits = static_cast<unsigned>(values[lane]);
            expected.unsignedAdd += bits;
            expected.min = std::min(expected.min, values[lane]);
            expected.max = std::max(expected.max, values[lane]);
            expected.unsignedMin = std::min(expected.unsignedMin, bits);
            expected.unsignedMax = std::max(expected.unsignedMax, bits);
            expected.bitAnd &= bits;
            expected.bitOr |= bits;
            expected.bitXor ^= bits;
          }
          expected.add = static_cast<int>(expected.unsignedAdd);
          for (int lane = 0; lane < 32; ++lane)
            if ((there >> lane & 1) != 0) QCOMPARE(std::memcmp(&out[lane], &expected, sizeof expected), 0);
        }
  }

  void activeLanesAreThoseOnTheSameSideOfABranch() {
    for (const unsigned branch : {0x0000ffffu, 0x11111111u, kAll, 0u}) {
      Buffer<unsigned> out(32);
      activeMask(launch, branch, out.data());
      for (int lane = 0; lane < 32; ++lane) QCOMPARE(out[lane], branch);  // the others store the complement of theirs
    }
  }

  void blocksVote() {
    for (const unsigned threads : {1u, 31u, 64u, 100u})
      for (const int alive : {1, 31, 100})
        for (const int modulus : {1, 2, 1000}) {
          Buffer<BlockVotes> out(threads, BlockVotes{-1, -1, -1});
          blockVotes(launch, threads, alive, modulus, out.data());
          const int count = std::min<int>(threads, alive);
          const int holds = (count + modulus - 1) / modulus;
          for (int i = 0; i < count; ++i) {
            QCOMPARE(out[i].count, holds);
            QCOMPARE(out[i].all, static_cast<int>(holds == count));
            QCOMPARE(out[i].any, 1);
          }
        }
  }

  void atomicsReturnTheOldValueAndStoreTheNew() {
    checkIntegerAtomics<int>();
    checkIntegerAtomics<unsigned>();
    checkIntegerAtomics<long long>();
    checkIntegerAtomics<unsigned long long>();
    checkAtomic<int>(Atomic::Add, {INT_MAX, 1, 0}, INT_MIN);
    checkAtomic<int>(Atomic::Sub, {INT_MIN, 1, 0}, INT_MAX);
    checkAtomic<unsigned>(Atomic::Sub, {0, 1, 0}, UINT_MAX);
    checkAtomic<unsigned long long>(Atomic::Add, {ULLONG_MAX, 2, 0}, 1);
    checkAtomic<float>(Atomic::Add, {16777216, 1, 0}, 16777216);  // rounded
    checkAtomic<float>(Atomic::Add, {-0.0f, 0.0f, 0}, 0.0f);
    checkAtomic<double>(Atomic::Add, {0.1, 0.2, 0}, 0.1 + 0.2);
    checkAtomic<int>(Atomic::Exch, {1, INT_MIN, 0}, INT_MIN);
    checkAtomic<unsigned long long>(Atomic::Exch, {1, 1ull << 63, 0}, 1ull << 63);
    checkAtomic<float>(Atomic::Exch, {1, 0.1f, 0}, 0.1f);
    checkAtomic<int>(Atomic::Cas, {-5, 3, -5}, 3);
    checkAtomic<int>(Atomic::Cas, {-5, 3, -6}, -5);
    checkAtomic<unsigned>(Atomic::Cas, {UINT_MAX, 3, UINT_MAX}, 3);
    checkAtomic<unsigned long long>(Atomic::Cas, {1ull << 40, 3, 0}, 1ull << 40);
    checkAtomic<unsigned long long>(Atomic::Cas, {1ull << 40, 3, 1ull << 40}, 3);
  }

  void incAndDecWrapAround() {
    // "((old >= val) ? 0 : (old+1))"
    checkAtomic<unsigned>(Atomic::Inc, {0, 0, 0}, 0);
    checkAtomic<unsigned>(Atomic::Inc, {5, 7, 0}, 6);
    checkAtomic<unsigned>(Atomic::Inc, {7, 7, 0}, 0);
    checkAtomic<unsigned>(Atomic::Inc, {8, 7, 0}, 0);
    checkAtomic<unsigned>(Atomic::Inc, {UINT_MAX, UINT_MAX, 0}, 0);
    // "(((old == 0) || (old > val)) ? val : (old-1))"
    checkAtomic<unsigned>(Atomic::Dec, {0, 7, 0}, 7);
    checkAtomic<unsigned>(Atomic::Dec, {8, 7, 0}, 7);
    checkAtomic<unsigned>(Atomic::Dec, {7, 7, 0}, 6);
    checkAtomic<unsigned>(Atomic::Dec, {1, 0, 0}, 0);
    checkAtomic<unsigned>(Atomic::Dec, {0, UINT_MAX, 0}, UINT_MAX);
  }

  void atomicsOfAllBlocksAddUp() {
    constexpr unsigned kBlocks = 4, kThreads = 96, kCount = kBlocks * kThreads;
    Buffer<Crowd> crowd(1, Crowd{});
    atomicCrowd(launch, kBlocks, kThreads, crowd.data());
    QCOMPARE(crowd[0].sum, static_cast<int>(kCount * (kCount - 1) / 2));
    QCOMPARE(crowd[0].wrapped, kCount % 10);
    QCOMPARE(crowd[0].greatest, 3 * (kCount - 1));
    QCOMPARE(crowd[0].wide, kCount * (1ull << 33));
    QCOMPARE(crowd[0].real, static_cast<float>(kCount));
    QCOMPARE(crowd[0].precise, kCount / 2.0);
    QCOMPARE(crowd[0].bits, kAll);
    QCOMPARE(crowd[0].lock, static_cast<unsigned short>(kCount));
  }

  void overloadsOfAtomicsAreChosenAsInCuda() {
    Buffer<int> out(4);
    atomicOverloads(launch, out.data());
    for (int i = 0; i < 4; ++i) QCOMPARE(out[i], 1);
  }

  void locksLetOneThreadInAtATime() {
    Buffer<int> lock(1), sum(1);
    locks(launch, 128, lock.data(), sum.data());
    QCOMPARE(sum[0], 128);
    QCOMPARE(lock[0], 0);
  }

  void cacheHintsChangeNoValue() {
    Buffer<float> in(32), out(32);
    for (int i = 0; i < 32; ++i) in[i] = static_cast<float>(i * i);
    cacheHints(launch, in.data(), out.data());
    for (int i = 0; i < 32; ++i) QCOMPARE(out[i], in[i] + in[i % 8 * 4 + 3]);
  }

  void addressesTellTheirSpace() {
    Buffer<int> global(1), out(5);
    addressSpaces(launch, global.data(), out.data());
    const int expected[] = {4, 1, 1, 2, 8};
    for (int i = 0; i < 5; ++i) QCOMPARE(out[i], expected[i]);
  }

  void sharedArraysBelongToTheBlock() {
    Buffer<float> in(1024), out(1024);
    for (int i = 0; i < 1024; ++i) in[i] = static_cast<float>(i) / 1024;
    sharedArrays(launch, in.data(), out.data());
    for (int i = 0; i < 1024; ++i)
      QCOMPARE(out[i], in[i % 32 * 32 + i / 32] + (1023 - i) * 4096.0f - static_cast<float>(i / 32));
  }

  void threadsKnowTheirPlace() {
    Buffer<unsigned> out(3 * 40 * 16);
    coordinates(launch, {3, 40, 0}, out.data());
    for (unsigned block = 0; block < 3; ++block)
      for (unsigned thread = 0; thread < 40; ++thread) {
        const unsigned expected[] = {thread, 0, 0, block, 0, 0, 40, 1, 1, 3, 1, 1, 32};
        for (int i = 0; i < 13; ++i) QCOMPARE(out[(block * 40 + thread) * 16 + i], expected[i]);
      }
  }

  void constantsHaveTheirValues() {
    const float coefficients[] = {0.5f, 20, 300, -4000};
    Buffer<float> out(32);
    constants(launch, coefficients, out.data());
    for (int i = 0; i < 32; ++i) QCOMPARE(out[i], coefficients[i % 4] + i % 4 * (i % 4) * 7.0f);
  }

  void deviceFunctionsAreFunctions() {
    Buffer<int> out(33);
    deviceFunctions(launch, out.data());
    const int factorials[] = {1, 1, 2, 6, 24, 120};
    for (int i = 0; i < 32; ++i) QCOMPARE(out[i], (i + 10) + (2 * i + 1) + factorials[i % 6] + 5 + 16);
    QCOMPARE(out[32], 32);
  }

  void timeGoesOn() {
    Buffer<int> out(32);
    clocks(launch, out.data());
    for (int i = 0; i < 32; ++i) QCOMPARE(out[i], 1);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCudaLanguage>(__FILE__);
#include "test_cuda_language.moc"
