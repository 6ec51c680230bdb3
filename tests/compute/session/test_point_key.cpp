// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "results/session/comparison.h"
#include "results/session/point_key.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

Result point(std::vector<Parameters::Entry> entries) {
  Result result{.family = "transpose", .variant = "naive", .device = "cuda:0"};
  for (const auto& [id, value] : entries) result.parameters.set(id, value);
  return result;
}

const Value kOne = std::int64_t{1};
const Value kTwo = std::int64_t{2};

}  // namespace

class TestPointKey : public QObject {
  Q_OBJECT

 private slots:
  void theOrderOfParametersDoesNotCount() {
    QCOMPARE(pointKey(point({{"a", kOne}, {"b", kTwo}})), pointKey(point({{"b", kTwo}, {"a", kOne}})));
    QVERIFY(pointKey(point({{"a", kOne}, {"b", kTwo}})) != pointKey(point({{"a", kTwo}, {"b", kOne}})));
    QVERIFY(pointKey(point({{"a", kOne}})) != pointKey(point({{"a", kOne}, {"b", kTwo}})));
  }

  void variantAndModeCount() {
    const Result one = point({{"a", kOne}});
    Result other = one;
    other.variant = "copy";
    QVERIFY(pointKey(one) != pointKey(other));
    other = one;
    other.mode = Mode::Hot;
    QVERIFY(pointKey(one) != pointKey(other));
  }

  void whatElseAResultHasDoesNot() {
    const Result one = point({{"a", kOne}});
    Result other = one;
    other.device = "cuda:1";
    other.status = Result::Status::Failed;
    other.origin = Origin::Recorded;
    other.bytes = 1;
    QCOMPARE(pointKey(one), pointKey(other));
  }

  void aNumberIsNoText() { QVERIFY(pointKey(point({{"a", kOne}})) != pointKey(point({{"a", std::string("1")}}))); }

  void noTextIsTakenForSeveral() {
    // With separators instead of lengths these were the same.
    for (const char* separator : {"\n", "=", ":", "1:", "t1:"}) {
      const std::string joined = std::string("x") + separator + "b" + separator + "y";
      QVERIFY(pointKey(point({{"a", joined}})) != pointKey(point({{"a", std::string("x")}, {"b", std::string("y")}})));
    }
    QVERIFY(pointKey(point({{"a", std::string("x\nb=y")}})) !=
            pointKey(point({{"a", std::string("x")}, {"b", std::string("y")}})));
  }

  void sessionsAreComparedByIt() {
    Result before = point({{"a", kOne}, {"b", kTwo}});
    before.time = TimeStatistics{.median = 1};
    Result after = point({{"b", kTwo}, {"a", kOne}});
    after.time = TimeStatistics{.median = 2};
    Result otherFamily = after;
    otherFamily.family = "matmul";
    Session first;
    first.results = {before};
    Session second;
    second.results = {otherFamily, after};
    const SessionComparison compared = compare(first, second);
    QCOMPARE(compared.pairs.size(), std::size_t{1});
    QCOMPARE(compared.pairs[0].after, std::size_t{1});
    QCOMPARE(compared.pairs[0].ratio, 2.0);
    QCOMPARE(compared.onlyAfter, std::vector<std::size_t>{0});
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPointKey>(__FILE__);
#include "test_point_key.moc"
