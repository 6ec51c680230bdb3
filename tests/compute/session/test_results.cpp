// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <utility>

#include "results/session/results.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

Results threeResults() { return {{.variant = "a"}, {.variant = "b"}, {.variant = "c"}}; }

std::string variantsOf(const Results& results) {
  std::string variants;
  for (const Result& result : results) variants += result.variant;
  return variants;
}

}  // namespace

class TestResults : public QObject {
  Q_OBJECT

 private slots:
  void copiesAreDeep() {
    const Results results = threeResults();
    Results copy = results;
    QVERIFY(copy == results);
    QVERIFY(&std::as_const(copy)[1] != &results[1]);
    copy[1].variant = "x";
    QCOMPARE(variantsOf(results), std::string("abc"));
    QVERIFY(copy != results);
  }

  void sharedResultsAreCopiedOneByOneWhereTheyChange() {
    Results results = threeResults();
    const Result* const first = &std::as_const(results)[0];
    const Result* const second = &std::as_const(results)[1];
    const Results shared = results.shared();
    QCOMPARE(&shared[0], first);
    results[1].variant = "x";
    QCOMPARE(&shared[1], second);
    QCOMPARE(variantsOf(shared), std::string("abc"));
    QCOMPARE(variantsOf(results), std::string("axc"));
    QCOMPARE(&std::as_const(results)[0], first);
  }

  void anUnsharedResultChangesWhereItIs() {
    Results results = threeResults();
    const Result* const second = &std::as_const(results)[1];
    results[1].variant = "x";
    QCOMPARE(&std::as_const(results)[1], second);
  }

  void resultsAreTakenAndPutBackAsTheyAre() {
    Results results = threeResults();
    const Result* const second = &std::as_const(results)[1];
    Results taken = results.take(1, 3);
    QCOMPARE(variantsOf(results), std::string("a"));
    QCOMPARE(variantsOf(taken), std::string("bc"));
    QCOMPARE(&std::as_const(taken)[0], second);
    results.insert(0, std::move(taken));
    QCOMPARE(variantsOf(results), std::string("bca"));
    QCOMPARE(&std::as_const(results)[0], second);
    QVERIFY(results.take(1, 1).empty());
    QCOMPARE(results.size(), std::size_t{3});
  }

  void sizesGrowAndShrink() {
    Results results = threeResults();
    results.resize(2);
    QCOMPARE(variantsOf(results), std::string("ab"));
    results.resize(4);
    QCOMPARE(results.size(), std::size_t{4});
    QVERIFY(results.back() == Result());
    results.clear();
    QVERIFY(results.empty());
    QVERIFY(results == Results());
  }

  void iteratorsReachEveryElement() {
    Results results = threeResults();
    for (Result& result : results) result.variant += "!";
    QCOMPARE(variantsOf(results), std::string("a!b!c!"));
    QCOMPARE(results.end() - results.begin(), std::ptrdiff_t{3});
    const Results& read = results;
    const auto found = std::ranges::find(read, "b!", &Result::variant);
    QCOMPARE(found - read.begin(), std::ptrdiff_t{1});
    QCOMPARE(variantsOf({found, read.end()}), std::string("b!c!"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestResults>(__FILE__);

#include "test_results.moc"
