// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <limits>

#include "sample_session.h"
#include "session_merge.h"

using namespace warpbench;

namespace {

Result named(const char* variant) { return {.family = "transpose", .variant = variant, .device = "cpu"}; }

Session sessionOf(std::vector<Result> results) {
  Session session;
  session.results = std::move(results);
  return session;
}

std::vector<std::string> variantsOf(const std::vector<Result>& results) {
  std::vector<std::string> variants;
  for (const Result& result : results) variants.push_back(result.variant);
  return variants;
}

}  // namespace

class TestSessionMerge : public QObject {
  Q_OBJECT

 private slots:
  void whatTheOtherHasMoreIsMissingInItsOrder() {
    const Session here = sessionOf({named("a"), named("b")});
    const Session there = sessionOf({named("d"), named("b"), named("c"), named("a")});
    QCOMPARE(variantsOf(missingResults(here, there)), (std::vector<std::string>{"d", "c"}));
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
    const Session both = bothOf(first, second);
    QCOMPARE(variantsOf(both.results), (std::vector<std::string>{"a", "b"}));
    QCOMPARE(QString::fromStdString(both.environment.host), "here");
    QVERIFY(both.environment.find("cpu") && both.environment.find("cuda:0"));
  }
};

QTEST_GUILESS_MAIN(TestSessionMerge)
#include "test_session_merge.moc"
