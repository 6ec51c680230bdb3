// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "device/simt/warp_replay.h"

using namespace warpbench::simulator;

namespace {

/// A lane's made-up trace: capital letters are basic blocks in the order of the code, 'l' a 4-byte load of the lane's
/// own element, 's' a store to it, 'p' a load from the lane's stack.
class Traces {
 public:
  void set(int lane, const char* path) {
    std::vector<Event>& events = m_events[static_cast<std::size_t>(lane)];
    const std::uint64_t element = 4096 + 4u * static_cast<unsigned>(lane);
    for (const char* at = path; *at; ++at) {
      if (*at == 'l')
        events.push_back({element, Event::accessTag(AccessKind::GlobalLoad, 4)});
      else if (*at == 's')
        events.push_back({element, Event::accessTag(AccessKind::GlobalStore, 4)});
      else if (*at == 'p')
        events.push_back({100, Event::accessTag(AccessKind::GlobalLoad, 4)});
      else
        events.push_back({static_cast<std::uint64_t>(*at), Event::kBlock});
    }
    events.push_back({0, Event::kBlock});
  }

  Traffic replay(std::uint32_t running = 0) {
    Traffic traffic(&m_sectors);
    for (std::size_t lane = 0; lane < 32; ++lane)
      if (!m_events[lane].empty())
        m_at[lane] = {m_events[lane].data(), m_events[lane].data() + m_events[lane].size() - 1};
    WarpReplay(traffic, 64, 128).replay(m_at, running);
    return traffic;
  }
  std::size_t left(int lane) const {
    const LaneTrace& trace = m_at[static_cast<std::size_t>(lane)];
    return static_cast<std::size_t>(trace.end - trace.at);
  }

 private:
  std::array<std::vector<Event>, 32> m_events;
  WarpTraces m_at;
  SectorMap m_sectors{nullptr, 1 << 16};
};

std::int64_t requests(const Traffic& traffic, AccessKind kind) { return traffic[kind].requests; }

}  // namespace

class TestWarpReplay : public QObject {
  Q_OBJECT

 private slots:
  void lanesOnOnePathMakeOneRequest() {
    Traces traces;
    for (int lane = 0; lane < 32; ++lane) traces.set(lane, "AlBs");
    const Traffic traffic = traces.replay();
    QCOMPARE(requests(traffic, AccessKind::GlobalLoad), 1);
    QCOMPARE(traffic[AccessKind::GlobalLoad].units, 4);
    QCOMPARE(traffic[AccessKind::GlobalLoad].activeLanes, 32);
    QCOMPARE(requests(traffic, AccessKind::GlobalStore), 1);
  }

  void twoSidesOfABranchMeetAgainBehindIt() {
    Traces traces;
    for (int lane = 0; lane < 32; ++lane) traces.set(lane, lane % 2 ? "ABlDs" : "AClDs");
    const Traffic traffic = traces.replay();
    QCOMPARE(requests(traffic, AccessKind::GlobalLoad), 2);
    QCOMPARE(requests(traffic, AccessKind::GlobalStore), 1);
    QCOMPARE(traffic[AccessKind::GlobalStore].activeLanes, 32);
  }

  void aBranchThatSomeSkipInALoopIsPairedByTurnAndNotByCount() {
    Traces traces;
    // Lane 0 takes the branch C in turns 1 and 3, lane 1 in turns 2 and 3; D ends a turn. Three turns with a store,
    // not two.
    traces.set(0, "ABCsDBDBCsDE");
    traces.set(1, "ABDBCsDBCsDE");
    const Traffic traffic = traces.replay();
    QCOMPARE(requests(traffic, AccessKind::GlobalStore), 3);
    QCOMPARE(traffic[AccessKind::GlobalStore].activeLanes, 4);
  }

  void lanesThatLeaveALoopWaitBehindIt() {
    Traces traces;
    traces.set(0, "ABlCs");
    traces.set(1, "ABlBlBlCs");
    const Traffic traffic = traces.replay();
    QCOMPARE(requests(traffic, AccessKind::GlobalLoad), 3);
    QCOMPARE(requests(traffic, AccessKind::GlobalStore), 1);
  }

  void accessesToTheStackAreNoTraffic() {
    Traces traces;
    traces.set(0, "AplpBp");
    const Traffic traffic = traces.replay();
    QCOMPARE(requests(traffic, AccessKind::GlobalLoad), 1);
  }

  void aLaneThatMayProduceMoreIsWaitedFor() {
    Traces traces;
    traces.set(0, "Al");
    traces.set(1, "AlBlCl");
    const Traffic traffic = traces.replay(1u << 0);
    // Lane 0 could enter B or C next: lane 1 stays where the two parted.
    QCOMPARE(requests(traffic, AccessKind::GlobalLoad), 1);
    QCOMPARE(traces.left(0), std::size_t{0});
    QCOMPARE(traces.left(1), std::size_t{4});
  }
};

QTEST_APPLESS_MAIN(TestWarpReplay)
#include "test_warp_replay.moc"
