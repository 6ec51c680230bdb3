// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cstdarg>
#include <vector>

#include "program/runtime/kernel_prints.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::program;

namespace {

PrintCost costOf(const char* format, ...) {
  std::va_list arguments;
  va_start(arguments, format);
  const PrintCost cost = printCost(format, arguments);
  va_end(arguments);
  return cost;
}

/// Requests and sectors of global loads, global stores, atomics, local loads and local stores.
std::vector<double> countsOf(const Counters& counters) {
  std::vector<double> all;
  for (const auto* each :
       {&counters.globalLoad, &counters.globalStore, &counters.globalAtom, &counters.localLoad, &counters.localStore}) {
    all.push_back(each->requests);
    all.push_back(each->sectors);
  }
  return all;
}

}  // namespace

/// Against what Nsight Compute counted on an H200.
class TestKernelPrints : public QObject {
  Q_OBJECT

 private slots:
  void formatsCostWhatAGpuCounts_data() {
    QTest::addColumn<std::vector<double>>("counts");  // loads, stores, local loads, local stores
    QTest::addColumn<std::vector<double>>("wanted");
    const auto row = [](const char* name, const PrintCost& cost, const std::vector<double>& wanted) {
      QTest::addRow("%s", name) << std::vector<double>{cost.loads, cost.stores, cost.localLoads, cost.localStores}
                                << wanted;
    };
    row("a line", costOf("\n"), {8, 222, 481, 60});
    row("letters", costOf("aaaaaaa\n"), {29, 222, 467, 60});
    row("an int", costOf("%d \n", 1), {17, 215, 474, 73});
    row("four", costOf("%d %d %d %d \n", 1, 2, 3, 4), {44, 194, 441, 94});
    row("doubles", costOf("%f %f \n", 1.0, 2.0), {26, 208, 469, 86});
    row("a long", costOf("%lld \n", 1ll), {23, 215, 473, 76});
    row("mixed", costOf("%d %f %d\n", 1, 2.0, 3), {32, 201, 457, 90});
    row("a width", costOf("%5.2f\n", 1.0), {23, 215, 473, 76});
    row("a percent sign", costOf("%%\n"), {14, 222, 477, 60});
    row("a pointer", costOf("%p\n", nullptr), {14, 215, 479, 76});
    row("a string", costOf("%s\n", "bbb"), {26, 215, 477, 80});
    row("strings", costOf("%s %s\n", "abc", "de"), {44, 208, 469, 94});
    row("a number and a string", costOf("%d %s\n", 1, "abcdef"), {44, 208, 460, 87});
  }
  void formatsCostWhatAGpuCounts() {
    QFETCH(std::vector<double>, counts);
    QTEST(counts, "wanted");
  }

  void aWarpPrintsTogether() {
    KernelPrints prints;
    const PrintCost cost = costOf("%d %d \n", 1, 2);
    for (int block = 0; block < 2; ++block)
      for (int thread = 0; thread < 64; ++thread) prints.add(block, thread, false, 7, cost);
    Counters counters;
    QCOMPARE(prints.addTo(counters), 0.049);
    QCOMPARE(countsOf(counters), (std::vector<double>{104, 104, 832, 26624, 17, 17, 1852, 7384, 320, 1256}));
    QCOMPARE(prints.addTo(counters), 0.0);
  }

  void fewLanesTouchFewSectors() {
    KernelPrints prints;
    for (int thread = 0; thread < 40; ++thread) prints.add(0, thread, false, 7, costOf("%d\n", 1));
    Counters counters;
    prints.addTo(counters);
    QCOMPARE(countsOf(counters), (std::vector<double>{28, 28, 430, 8600, 9, 9, 952, 2374, 146, 359}));
  }

  void callsInALoopFollowEachOther() {
    KernelPrints prints;
    for (int call = 0; call < 5; ++call)
      for (int thread = 0; thread < 32; ++thread) prints.add(0, thread, false, 7, costOf("%d\n", 1));
    Counters counters;
    QCOMPARE(prints.addTo(counters), 0.124);
    QCOMPARE(countsOf(counters), (std::vector<double>{70, 70, 1075, 34400, 25, 25, 2380, 9490, 365, 1430}));
  }

  void aBlockThatRunsAgainPrintsOnce() {
    KernelPrints prints;
    prints.add(0, 0, false, 7, costOf("%d\n", 1));
    prints.add(0, 0, true, 7, costOf("%d\n", 1));
    Counters counters;
    prints.addTo(counters);
    QCOMPARE(counters.globalStore.requests, 215.0);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestKernelPrints>(__FILE__);
#include "test_kernel_prints.moc"
