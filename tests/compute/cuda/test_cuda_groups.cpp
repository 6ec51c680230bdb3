// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <vector>

#include "compute/cuda/cuda_group_kernels.h"
#include "compute/cuda/cuda_launch_fixture.h"
#include "core/text/error.h"
#include "test_registry.h"

using namespace cuda_language;

class TestCudaGroups : public QObject {
  Q_OBJECT

 private slots:
  void tilesAreGroupsOfTheirLanes() {
    for (const unsigned size : {32u, 16u, 8u, 4u, 2u, 1u}) {
      constexpr unsigned kThreads = 96;
      Buffer<TileView> out(kThreads);
      tiles(launch, kThreads, size, out.data());
      for (unsigned thread = 0; thread < kThreads; ++thread) {
        const unsigned rank = thread % size, first = thread - rank, last = first + size - 1;
        const TileView& view = out[thread];
        QCOMPARE(view.size, size);
        QCOMPARE(view.rank, rank);
        QCOMPARE(view.part, thread / size);
        QCOMPARE(view.parts, kThreads / size);
        QCOMPARE(view.down, static_cast<int>(thread == last ? thread : thread + 1));
        QCOMPARE(view.up, static_cast<int>(thread == first ? thread : thread - 1));
        // PTX "shfl.bfly": a lane of an earlier tile is in reach, one of a later tile is not.
        const unsigned other = (thread ^ 1) > last ? thread : thread ^ 1;
        if (other >= first) {
          QCOMPARE(view.crossed, static_cast<int>(other));
          QCOMPARE(view.narrow, static_cast<short>(-static_cast<int>(other)));
        }
        QCOMPARE(view.indexed, static_cast<int>(first));
        unsigned ballot = 0, same = 0;
        int sum = 0, inclusive = 0, bitXor = 0, bitOr = 0, bitAnd = 1023;
        std::vector<float> reals;
        for (unsigned i = first; i <= last; ++i) {
          const int number = static_cast<int>(i);
          ballot |= static_cast<unsigned>(i % 3 == 0) << (i - first);
          same |= static_cast<unsigned>(i / 2 == thread / 2) << (i - first);
          sum += number;
          if (i <= thread) inclusive += number;
          bitXor ^= number, bitOr |= number, bitAnd &= number;
          reals.push_back(i == first ? 1e6f : number * 0.1f);
        }
        const unsigned everyone = size == 32 ? 0xffffffff : (1u << size) - 1;
        QCOMPARE(view.ballot, ballot);
        QCOMPARE(view.any, static_cast<int>(ballot != 0));
        QCOMPARE(view.all, static_cast<int>(ballot == everyone));
        QCOMPARE(view.same, same);
        QCOMPARE(view.allSame, same == everyone ? everyone : 0u);
        QCOMPARE(view.sum, sum);
        QCOMPARE(view.least, -static_cast<int>(last));
        QCOMPARE(view.greatest, static_cast<int>(last));
        QCOMPARE(view.bits, bitXor | bitOr << 10 | bitAnd << 20);
        QCOMPARE(view.inclusive, inclusive);
        QCOMPARE(view.exclusive, inclusive - static_cast<int>(thread));
        QCOMPARE(view.exclusiveMost, thread == first ? 0 : static_cast<int>(thread) - 1);
        QCOMPARE(view.wide, static_cast<double>(thread == last ? thread : thread + 1));
        // Sums of halves: each rounding matches that of the GPU's butterfly.
        std::vector<float> sums = reals;
        for (unsigned distance = size / 2; distance > 0; distance /= 2) {
          std::vector<float> next(size);
          for (unsigned i = 0; i < size; ++i) next[i] = sums[i] + sums[i ^ distance];
          sums = next;
        }
        QCOMPARE(view.realSum, sums[rank]);
      }
    }
  }

  void tilesOfTilesAreCountedWithinTheirParent() {
    Buffer<unsigned> out(6 * 48);
    nestedTiles(launch, 48, out.data());
    for (unsigned thread = 0; thread < 48; ++thread) {
      const unsigned expected[] = {thread % 16, thread / 16, 3, thread % 4, thread % 16 / 4, 4};
      for (int i = 0; i < 6; ++i) QCOMPARE(out[6 * thread + i], expected[i]);
    }
  }

  void coalescedThreadsAreThoseOfTheBranch() {
    for (const unsigned branch : {0xffffffffu, 0x0000ffffu, 0x10204081u, 0x80000000u, 0xaaaaaaaau, 0x7fffffffu}) {
      Buffer<CoalescedView> out(32);
      coalesced(launch, branch, out.data());
      std::vector<int> lanes;
      for (int lane = 0; lane < 32; ++lane)
        if ((branch >> lane & 1) != 0) lanes.push_back(lane);
      const int size = static_cast<int>(lanes.size());
      int before = 0, total = 0;
      unsigned ballot = 0;
      std::vector<float> sums;
      for (int rank = 0; rank < size; ++rank) {
        total += lanes[rank];
        ballot |= static_cast<unsigned>(lanes[rank] % 2) << rank;
        sums.push_back(rank == 0 ? 1e6f : lanes[rank] * 0.1f);
      }
      // A whole warp adds in a butterfly, others in the steps of a scan.
      for (int distance = size == 32 ? 16 : 1; size == 32 ? distance > 0 : distance < size;
           distance = size == 32 ? distance / 2 : distance * 2) {
        std::vector<float> next = sums;
        for (int i = 0; i < size; ++i)
          if (size == 32)
            next[i] = sums[i] + sums[i ^ distance];
          else if (i >= distance)
            next[i] = sums[i] + sums[i - distance];
        sums = next;
      }
      for (int rank = 0; rank < size; ++rank) {
        const CoalescedView& view = out[lanes[rank]];
        QCOMPARE(view.size, static_cast<unsigned>(size));
        QCOMPARE(view.rank, static_cast<unsigned>(rank));
        QCOMPARE(view.next, lanes[std::min(rank + 1, size - 1)]);
        QCOMPARE(view.previous, lanes[std::max(rank - 1, 0)]);
        QCOMPARE(view.first, lanes[0]);
        QCOMPARE(view.ballot, ballot);
        unsigned same = 0;
        for (int other = 0; other < size; ++other)
          same |= static_cast<unsigned>(lanes[other] % 3 == lanes[rank] % 3) << other;
        QCOMPARE(view.same, same);
        QCOMPARE(view.sum, total);
        QCOMPARE(view.least, -lanes[size - 1]);
        QCOMPARE(view.exclusive, before);
        before += lanes[rank];
        QCOMPARE(view.inclusive, before);
        QCOMPARE(view.realSum, size == 32 ? sums[rank] : sums[size - 1]);
        QCOMPARE(view.halfRank, static_cast<unsigned>(rank % 4));
        QCOMPARE(view.halfSize, static_cast<unsigned>(std::min(4, size - rank / 4 * 4)));
        QCOMPARE(view.halfPart, static_cast<unsigned>(rank / 4));
      }
    }
  }

  void partitionsGoByLabelAndByCondition() {
    for (const int period : {1, 2, 3, 7, 32}) {
      Buffer<int> values(32);
      for (int lane = 0; lane < 32; ++lane) values[lane] = (lane * 5 + 3) % period * 2 + (period > 3 ? lane % 2 : 0);
      Buffer<unsigned> out(8 * 32);
      partitions(launch, values.data(), out.data());
      std::vector<int> labels;  // in the order of their first lanes
      for (int lane = 0; lane < 32; ++lane)
        if (std::find(labels.begin(), labels.end(), values[lane]) == labels.end()) labels.push_back(values[lane]);
      const int odd =
          static_cast<int>(std::count_if(values.data(), values.data() + 32, [](int x) { return x % 2 != 0; }));
      for (int lane = 0; lane < 32; ++lane) {
        const auto isSame = [&](int x) { return x == values[lane]; };
        const auto isAlike = [&](int x) { return x % 2 == values[lane] % 2; };
        const bool divided = odd != 0 && odd != 32;
        const long expected[] = {std::count_if(values.data(), values.data() + 32, isSame),
                                 std::count_if(values.data(), values.data() + lane, isSame),
                                 std::find(labels.begin(), labels.end(), values[lane]) - labels.begin(),
                                 static_cast<long>(labels.size()),
                                 std::count_if(values.data(), values.data() + 32, isAlike),
                                 std::count_if(values.data(), values.data() + lane, isAlike),
                                 divided ? values[lane] % 2 : 0,
                                 divided ? 2 : 1};
        for (int i = 0; i < 8; ++i) QCOMPARE(static_cast<long>(out[8 * lane + i]), expected[i]);
      }
    }
  }

  void functionsTakeAnyGroup() {
    for (const unsigned size : {32u, 16u, 4u, 2u}) {
      Buffer<int> blockSum(1), partSums(128 / size);
      anyGroup(launch, 128, size, blockSum.data(), partSums.data());
      QCOMPARE(blockSum[0], 127 * 128 / 2);
      const int width = static_cast<int>(size);
      for (int part = 0; part < 128 / width; ++part)
        QCOMPARE(partSums[part], width * width * part + width * (width - 1) / 2);
    }
  }

  void groupsKnowTheirPlaceInTheGrid() {
    Buffer<unsigned long long> out(10 * 3 * 40);
    places(launch, {3, 40, 0}, out.data());
    for (unsigned i = 0; i < 120; ++i) {
      const unsigned expected[] = {i % 40, 40, i / 40, i % 40, i, 120, 3, i / 40, 40, 3};
      for (int k = 0; k < 10; ++k) QCOMPARE(out[10 * i + k], static_cast<unsigned long long>(expected[k]));
    }
  }

  void aBarrierOfTheGridIsRefused() {
    Buffer<int> partial(4), out(4 * 64);
    QVERIFY_EXCEPTION_THROWN(gridSum(launch, 4, 64, partial.data(), out.data()), warpbench::DeviceError);
  }

  void asyncCopiesArrive() {
    for (const int count : {256, 37, 8}) {
      Buffer<float> in(256), out(260);
      Buffer<short> shorts(256);
      for (int i = 0; i < 256; ++i) {
        in[i] = static_cast<float>(i * i);
        shorts[i] = static_cast<short>(-i);
      }
      asyncCopies(launch, 64, count, in.data(), shorts.data(), out.data());
      for (int i = 0; i < count; ++i) QCOMPARE(out[i], in[count - 1 - i] - static_cast<float>(i));
      for (int i = 0; i < 3; ++i) QCOMPARE(out[count + i], in[1 + i]);
    }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCudaGroups>(__FILE__);
#include "test_cuda_groups.moc"
