// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "simulator/counting/warp_replay.h"
#include "test_registry.h"

using namespace warpbench::simulator;

namespace {

/// A lane's made-up trace: capital letters are basic blocks in the order of the code, 'l' a 4-byte load of the lane's
/// own element, 's' a store to it, 'p' a load from the lane's stack, '(' a call whose return address is the next
/// capital letter, ')' the return there.
class Traces {
 public:
  void set(int lane, const char* path) {
    std::vector<Event>& events = m_events[static_cast<std::size_t>(lane)];
    const std::uint64_t element = 4096 + 4u * static_cast<unsigned>(lane);
    for (const char* at = path; *at; ++at) {
      if (*at == 'l')
        events.push_back({element, Event::accessTag(Event::Step::Load, 4)});
      else if (*at == 's')
        events.push_back({element, Event::accessTag(Event::Step::Store, 4)});
      else if (*at == 'p')
        events.push_back({100, Event::accessTag(Event::Step::Load, 4)});
      else if (*at == '(' || *at == ')')
        events.push_back({codeAt(at[1]), Event::tagOf(*at == '(' ? Event::Step::Call : Event::Step::Return)}), ++at;
      else
        events.push_back({codeAt(*at), Event::tagOf(Event::Step::Block)});
    }
    events.push_back({0, Event::tagOf(Event::Step::Block)});
  }

  Traffic replay(std::uint32_t running = 0) {
    Traffic traffic(&m_sectors);
    for (std::size_t lane = 0; lane < 32; ++lane)
      if (!m_events[lane].empty())
        m_at.take(static_cast<int>(lane), m_events[lane].data(), m_events[lane].data() + m_events[lane].size() - 1);
    SharedUse use;
    WarpReplay(traffic, {.stacksBegin = 64, .stacksEnd = 128}, use).replay(m_at, running);
    return traffic;
  }
  std::size_t left(int lane) const {
    const std::vector<Event>& events = m_events[static_cast<std::size_t>(lane)];
    return static_cast<std::size_t>(events.data() + events.size() - 1 - &m_at.next(lane));
  }

 private:
  static std::uint64_t codeAt(char letter) { return static_cast<std::uint64_t>(letter); }

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

  void lanesMeetBehindABranchWhoseCodeLiesBehindThatPlace() {
    // As g++ lays out the copies of an unrolled loop: D is the branch, C is where it ends.
    Traces traces;
    traces.set(0, "ABDlCsBDlCsE");
    traces.set(1, "ABCsBDlCsE");
    const Traffic traffic = traces.replay();
    QCOMPARE(requests(traffic, AccessKind::GlobalLoad), 2);
    QCOMPARE(traffic[AccessKind::GlobalLoad].activeLanes, 3);
    QCOMPARE(requests(traffic, AccessKind::GlobalStore), 2);
    QCOMPARE(traffic[AccessKind::GlobalStore].activeLanes, 4);
  }

  void lanesMeetBehindSuchABranchThatHasALoopAndACall() {
    // E and F are the branch's loop, in which lane 0 takes two turns and lane 2 one, and which calls G.
    Traces traces;
    traces.set(0, "ABE(FGl)FE(FGl)FCs");
    traces.set(1, "ABCs");
    traces.set(2, "ABE(FGl)FCs");
    const Traffic traffic = traces.replay();
    QCOMPARE(requests(traffic, AccessKind::GlobalLoad), 2);
    QCOMPARE(traffic[AccessKind::GlobalLoad].activeLanes, 3);
    QCOMPARE(requests(traffic, AccessKind::GlobalStore), 1);
    QCOMPARE(traffic[AccessKind::GlobalStore].activeLanes, 3);
  }

  void lanesMeetWhereALoopBegins() {
    // Lane 1 goes back to B from within B.
    Traces traces;
    traces.set(0, "ABlCsBlCsD");
    traces.set(1, "ABlBlCsD");
    const Traffic traffic = traces.replay();
    QCOMPARE(requests(traffic, AccessKind::GlobalLoad), 2);
    QCOMPARE(traffic[AccessKind::GlobalLoad].activeLanes, 4);
    QCOMPARE(requests(traffic, AccessKind::GlobalStore), 2);
    QCOMPARE(traffic[AccessKind::GlobalStore].activeLanes, 3);
  }

  void lanesMeetInsideAndBehindAFunctionThatLiesElsewhere() {
    // F and G are a function behind the kernel's own code; lane 1 skips the call in B.
    Traces traces;
    traces.set(0, "AB(CFlGl)CsD");
    traces.set(1, "AD");
    traces.set(2, "AB(CFlGl)CsD");
    const Traffic traffic = traces.replay();
    QCOMPARE(requests(traffic, AccessKind::GlobalLoad), 2);
    QCOMPARE(traffic[AccessKind::GlobalLoad].activeLanes, 4);
    QCOMPARE(requests(traffic, AccessKind::GlobalStore), 1);
  }

  void callsFromTwoPlacesAreApart() {
    // The same function, called from B by lane 0 and from D by lane 1: what lies in it is not one access.
    Traces traces;
    traces.set(0, "AB(CFl)CEs");
    traces.set(1, "AD(EFl)EEs");
    const Traffic traffic = traces.replay();
    QCOMPARE(requests(traffic, AccessKind::GlobalLoad), 2);
    QCOMPARE(requests(traffic, AccessKind::GlobalStore), 1);
    QCOMPARE(traffic[AccessKind::GlobalStore].activeLanes, 2);
  }

  void depthsOfARecursionAreApart() {
    Traces traces;
    traces.set(0, "A(BFl(GFl)G)Bs");
    traces.set(1, "A(BFl)Bs");
    const Traffic traffic = traces.replay();
    QCOMPARE(requests(traffic, AccessKind::GlobalLoad), 2);
    QCOMPARE(traffic[AccessKind::GlobalLoad].activeLanes, 3);
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

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestWarpReplay>(__FILE__);
#include "test_warp_replay.moc"
