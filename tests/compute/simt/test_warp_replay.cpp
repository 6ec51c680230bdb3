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

}  // namespace

class TestWarpReplay : public QObject {
  Q_OBJECT

 private slots:
  void lanesMeetAgain_data() {
    QTest::addColumn<QStringList>("paths");  // of lanes 0, 1, ...
    QTest::addColumn<QList<int>>("loads");   // requests, lanes
    QTest::addColumn<QList<int>>("stores");
    using Counts = QList<int>;
    QTest::newRow("on one path") << QStringList(32, "AlBs") << Counts{1, 32} << Counts{1, 32};
    QTest::newRow("behind two sides of a branch")
        << QStringList{"AClDs", "ABlDs", "AClDs", "ABlDs"} << Counts{2, 4} << Counts{1, 4};
    // Lane 0 takes the branch C in iterations 1 and 3, lane 1 in 2 and 3; D ends an iteration. Three stores, not two.
    QTest::newRow("by turns of a loop and not by count")
        << QStringList{"ABCsDBDBCsDE", "ABDBCsDBCsDE"} << Counts{0, 0} << Counts{3, 4};
    QTest::newRow("behind a loop") << QStringList{"ABlCs", "ABlBlBlCs"} << Counts{3, 4} << Counts{1, 2};
    // Laid out like g++'s copies of an unrolled loop: D is the branch, C is its end.
    QTest::newRow("behind a branch whose code lies behind that place")
        << QStringList{"ABDlCsBDlCsE", "ABCsBDlCsE"} << Counts{2, 3} << Counts{2, 4};
    // E and F form the branch's loop, with two iterations for lane 0 and one for lane 2, and calls G.
    QTest::newRow("behind such a branch with a loop and a call")
        << QStringList{"ABE(FGl)FE(FGl)FCs", "ABCs", "ABE(FGl)FCs"} << Counts{2, 3} << Counts{1, 3};
    // Lane 1 goes back to B from within B.
    QTest::newRow("where a loop begins") << QStringList{"ABlCsBlCsD", "ABlBlCsD"} << Counts{2, 4} << Counts{2, 3};
    // F and G form a function after the kernel's own code; lane 1 skips the call in B.
    QTest::newRow("inside and behind a function elsewhere")
        << QStringList{"AB(CFlGl)CsD", "AD", "AB(CFlGl)CsD"} << Counts{2, 4} << Counts{1, 2};
    // The same function, called from B by lane 0 and from D by lane 1: its accesses are separate.
    QTest::newRow("not in calls from two places")
        << QStringList{"AB(CFl)CEs", "AD(EFl)EEs"} << Counts{2, 2} << Counts{1, 2};
    QTest::newRow("not at two depths of a recursion")
        << QStringList{"A(BFl(GFl)G)Bs", "A(BFl)Bs"} << Counts{2, 3} << Counts{1, 2};
    QTest::newRow("the stack is no traffic") << QStringList{"AplpBp"} << Counts{1, 1} << Counts{0, 0};
  }
  void lanesMeetAgain() {
    QFETCH(QStringList, paths);
    QFETCH(QList<int>, loads);
    QFETCH(QList<int>, stores);
    Traces traces;
    for (int lane = 0; lane < paths.size(); ++lane) traces.set(lane, qPrintable(paths[lane]));
    const Traffic traffic = traces.replay();
    QCOMPARE(traffic[AccessKind::GlobalLoad].requests, loads[0]);
    QCOMPARE(traffic[AccessKind::GlobalLoad].activeLanes, loads[1]);
    QCOMPARE(traffic[AccessKind::GlobalStore].requests, stores[0]);
    QCOMPARE(traffic[AccessKind::GlobalStore].activeLanes, stores[1]);
    if (loads[1] == 32) QCOMPARE(traffic[AccessKind::GlobalLoad].units, 4);
  }

  void aLaneThatMayProduceMoreIsWaitedFor() {
    Traces traces;
    traces.set(0, "Al");
    traces.set(1, "AlBlCl");
    const Traffic traffic = traces.replay(1u << 0);
    // Lane 0 could enter B or C next; lane 1 stays at the branch.
    QCOMPARE(traffic[AccessKind::GlobalLoad].requests, 1);
    QCOMPARE(traces.left(0), std::size_t{0});
    QCOMPARE(traces.left(1), std::size_t{4});
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestWarpReplay>(__FILE__);
#include "test_warp_replay.moc"
