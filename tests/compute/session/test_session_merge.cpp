// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <limits>

#include "compute/session/sample_session.h"
#include "format/session_file.h"
#include "format/session_merge.h"
#include "remote/place.h"
#include "results/session/comparison.h"
#include "results/session/point_key.h"
#include "results/values/device_id.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

Result named(const char* variant) { return {.family = "transpose", .variant = variant, .device = "cpu"}; }

Session sessionOf(Results results) {
  Session session;
  session.results = std::move(results);
  return session;
}

std::vector<std::string> variantNamesOf(const Results& results) {
  std::vector<std::string> variants;
  for (const Result& result : results) variants.push_back(result.variant);
  return variants;
}

Result point(std::vector<Parameters::Entry> entries) {
  Result result{.family = "transpose", .variant = "naive", .device = "cuda:0"};
  for (const auto& [id, value] : entries) result.parameters.set(id, value);
  return result;
}

const Value kOne = std::int64_t{1};
const Value kTwo = std::int64_t{2};

}  // namespace

class TestSessionMerge : public QObject {
  Q_OBJECT

 private slots:
  void whatTheOtherHasMoreIsMissingInItsOrder() {
    const Session here = sessionOf({named("a"), named("b")});
    const Session there = sessionOf({named("d"), named("b"), named("c"), named("a")});
    QCOMPARE(variantNamesOf(missingResults(here, there)), (std::vector<std::string>{"d", "c"}));
    QVERIFY(missingResults(there, here).empty());
    QVERIFY(missingResults(here, here).empty());
  }

  void whatIsThereTwiceAndHereOnceIsMissingOnce() {
    const Session here = sessionOf({named("a")});
    const Session there = sessionOf({named("a"), named("a"), named("a")});
    QCOMPARE(missingResults(here, there).size(), 2u);
  }

  void aMeasurementOfTheSamePointIsAnotherResult() {
    Result again = named("a");
    again.provenance.date = "2026-11-22T00:00:00Z";
    QCOMPARE(missingResults(sessionOf({named("a")}), sessionOf({again})).size(), 1u);
  }

  void whatFilesDoNotKeepMakesNoDifference() {
    Session here = test::fullSession();
    const Session there = sessionFromJson(toJson(here));
    here.results[0].pictures = std::make_shared<Pictures>();
    here.results[0].error = std::string("not UTF-8: \xff");
    Session written = sessionFromJson(toJson(here));
    written.results[0].verification->maxError = std::numeric_limits<double>::quiet_NaN();
    here.results[0].verification->maxError = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(missingResults(here, written).empty());
    // Nor a ceiling of the device that was learnt later, with which a file states shares of it.
    here.environment.devices[0].copyBandwidthGbs *= 2;
    QVERIFY(missingResults(here, written).empty());
    QCOMPARE(missingResults(here, there).size(), 1u);
  }

  void bothHaveAllDevices() {
    Session first = sessionOf({named("a")}), second = sessionOf({named("b")});
    first.environment.host = "here";
    first.environment.add({.id = "cpu", .name = "One"});
    second.environment.host = "there";
    second.environment.add({.id = "cuda:0", .name = "Two"});
    const Session both = mergeSessions(first, second);
    QCOMPARE(variantNamesOf(both.results), (std::vector<std::string>{"a", "b"}));
    QCOMPARE(QString::fromStdString(both.environment.host), "here");
    QVERIFY(both.environment.find("cpu") && both.environment.find("cuda:0"));
  }

  void anotherDeviceByTheSameIdIsAnother() {
    const auto of = [](const char* variant, const char* id, const char* name, double peak) {
      Session session = sessionOf({named(variant)});
      session.results[0].device = id;
      session.environment.add({.id = id, .name = name, .peakBandwidthGbs = peak});
      return session;
    };
    Session all = of("a", "cuda:0", "NVIDIA H200", 4917);
    all = mergeSessions(all, of("b", "cuda:0", "Tesla T4", 320));
    all = mergeSessions(all, of("c", "cuda:0", "Tesla V100", 898));
    all = mergeSessions(all, of("d", "cuda:0", "Tesla T4", 321));  // known, with a peak that is another now
    all = mergeSessions(all, of("e", "cuda:0", "NVIDIA H200", 4917));
    all = mergeSessions(all, of("f", "cuda:0@ssh:far", "Tesla T4", 320));
    all = mergeSessions(all, of("g", "cuda:0@ssh:far", "NVIDIA H200", 4917));
    std::vector<std::string> devices;
    std::vector<double> peaks;
    for (const Result& result : all.results) {
      devices.push_back(result.device);
      peaks.push_back(all.environment.find(result.device)->peakBandwidthGbs);
    }
    QCOMPARE(devices, (std::vector<std::string>{"cuda:0", "cuda:0@#2", "cuda:0@#3", "cuda:0@#2", "cuda:0",
                                                "cuda:0@ssh:far", "cuda:0@ssh:far#2"}));
    QCOMPARE(peaks, (std::vector<double>{4917, 321, 898, 321, 4917, 320, 4917}));
    QVERIFY(!process::isPlaceName(placeIn(devices[1])) && !process::isPlaceName(placeIn(devices[6])));
    // Existing entries stay unchanged: adding a device again creates no second one.
    QCOMPARE(mergeSessions(all, all).environment.devices.size(), all.environment.devices.size());
    QCOMPARE(mergeSessions(all, all).results.back().device, all.results.back().device);
  }

  void whateverItsNumberElsewhereADeviceIsTheSame() {
    const auto of = [](const char* variant, const char* name) {
      Session session = sessionOf({named(variant)});
      session.results[0].device = "cuda:0";
      session.environment.add({.id = "cuda:0", .name = name});
      return session;
    };
    const Session first = of("a", "NVIDIA H200");
    const Session here = mergeSessions(first, of("b", "Tesla T4"));
    // The other session lists another device first.
    const Session there = mergeSessions(mergeSessions(first, of("c", "Tesla V100")), of("b", "Tesla T4"));
    const Session known = withIdsIn(here.environment, there);
    QCOMPARE(variantNamesOf(missingResults(here, known)), (std::vector<std::string>{"c"}));
    QCOMPARE(mergeSessions(here, there).environment.devices.size(), std::size_t{3});
  }

  void ofDevicesWithoutANameTheLastIsMeant() {
    Session all = sessionOf({});
    all.environment.add({.id = "cuda:0", .name = ""});
    Session other = all;
    other.environment.devices[0].name = "Tesla T4";
    QCOMPARE(mergeSessions(all, other).environment.find("cuda:0")->name, std::string("Tesla T4"));
  }

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
    // With separators instead of lengths, these would be equal.
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

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSessionMerge>(__FILE__);
#include "test_session_merge.moc"
