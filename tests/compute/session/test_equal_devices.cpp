// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/run/live_points.h"
#include "model/explanation.h"
#include "model/explanation_texts.h"
#include "results/session/comparison.h"
#include "results/session/equal_devices.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

Result resultAt(const std::string& device, std::int64_t width, double median = 1,
                const std::string& family = "transpose") {
  Result made;
  made.family = family;
  made.variant = "naive";
  made.device = device;
  made.parameters.set("width", width);
  made.time = TimeStatistics{.median = median, .q1 = median, .q3 = median};
  return made;
}

Session sessionOnGpus(Results results) {
  Session session;
  for (const char* id : {"cuda:0", "cuda:1", "cuda:0@server", "cuda:1@server"})
    session.environment.devices.push_back({.id = id, .name = "NVIDIA H200"});
  session.environment.devices.push_back({.id = "cuda:2", .name = "NVIDIA T4"});
  session.environment.devices.push_back({.id = "recorded:a", .name = "NVIDIA H200"});
  session.environment.devices.push_back({.id = "recorded:b", .name = "NVIDIA H200"});
  session.results = std::move(results);
  return session;
}

std::vector<std::string> sourcesOf(const Session& session) {
  const EqualDevices devices(session);
  std::vector<std::string> sources;
  for (const Result& each : session.results) sources.push_back(devices.of(each));
  return sources;
}

/// All results come from one source, which has this id.
void compareShared(const Session& session, const std::string& id = "cuda:0,cuda:1") {
  QCOMPARE(sourcesOf(session), std::vector<std::string>(session.results.size(), id));
}

/// Each result comes from its own device.
void compareApart(const Session& session) {
  std::vector<std::string> devices;
  for (const Result& each : session.results) devices.push_back(each.device);
  QCOMPARE(sourcesOf(session), devices);
}

}  // namespace

class TestEqualDevices : public QObject {
  Q_OBJECT

 private slots:
  void gpusOfOneNameThatSharedASweepAreOne() {
    compareShared(sessionOnGpus({resultAt("cuda:0", 1), resultAt("cuda:1", 2), resultAt("cuda:0", 3)}));
    compareShared(sessionOnGpus({resultAt("cuda:1@server", 1), resultAt("cuda:0@server", 2)}),
                  "cuda:0@server,cuda:1@server");
  }

  void aDeviceThatMetAnotherOfItsIdIsStillOneOfThem() {
    Session session = sessionOnGpus({resultAt("cuda:3@#2", 1), resultAt("cuda:1", 2)});
    session.environment.add({.id = "cuda:3", .name = "NVIDIA T4"});
    session.environment.add({.id = "cuda:3@#2", .name = "NVIDIA H200"});
    compareShared(session, "cuda:1,cuda:3@#2");
  }

  void aSweepThatIsSharedOnceMoreStaysOne() {
    // This time each device gets different points.
    compareShared(
        sessionOnGpus({resultAt("cuda:0", 1), resultAt("cuda:1", 2), resultAt("cuda:0", 3), resultAt("cuda:1", 4),
                       resultAt("cuda:1", 1), resultAt("cuda:0", 2), resultAt("cuda:1", 3), resultAt("cuda:1", 4)}));
  }

  void aSweepOnOneOfThemAfterwardsStaysOneToo() {
    compareShared(sessionOnGpus({resultAt("cuda:0", 1), resultAt("cuda:1", 2), resultAt("cuda:0", 3),
                                 resultAt("cuda:0", 1), resultAt("cuda:0", 2), resultAt("cuda:0", 3)}));
  }

  void theSamePointOnSeveralIsToldApart() {
    compareApart(sessionOnGpus({resultAt("cuda:0", 1), resultAt("cuda:1", 1)}));
    compareApart(
        sessionOnGpus({resultAt("cuda:0", 1), resultAt("cuda:1", 1), resultAt("cuda:0", 2), resultAt("cuda:1", 2)}));
    // One sweep on each, after the other; the second one was stopped.
    compareApart(sessionOnGpus({resultAt("cuda:0", 1), resultAt("cuda:0", 2), resultAt("cuda:0", 3),
                                resultAt("cuda:1", 1), resultAt("cuda:1", 2)}));
    // A shared sweep, then one of its points on both.
    compareApart(sessionOnGpus({resultAt("cuda:0", 1), resultAt("cuda:1", 2), resultAt("cuda:0", 3),
                                resultAt("cuda:1", 4), resultAt("cuda:0", 4), resultAt("cuda:1", 4)}));
  }

  void otherNamesAndPlacesAndRecordingsStayApart() {
    compareApart(sessionOnGpus({resultAt("cuda:0", 1), resultAt("cuda:2", 2)}));
    compareApart(sessionOnGpus({resultAt("cuda:0", 1), resultAt("cuda:1@server", 2)}));
    compareApart(sessionOnGpus({resultAt("recorded:a", 1), resultAt("recorded:b", 2)}));
  }

  void eachFamilyIsLookedAtByItself() {
    const Session session = sessionOnGpus({resultAt("cuda:0", 1), resultAt("cuda:1", 1),
                                           resultAt("cuda:0", 1, 1, "matmul"), resultAt("cuda:1", 2, 1, "matmul")});
    const std::string both = "cuda:0,cuda:1";
    QCOMPARE(sourcesOf(session), (std::vector<std::string>{"cuda:0", "cuda:1", both, both}));
    QCOMPARE(EqualDevices(session, "transpose").of(session.results[2]), std::string("cuda:0"));
  }

  void pointsThatFellToOthersAreComparedAllTheSame() {
    const Session before = sessionOnGpus({resultAt("cuda:0", 1), resultAt("cuda:1", 2), resultAt("cuda:0", 3)});
    const Session after = sessionOnGpus({resultAt("cuda:1", 1, 2), resultAt("cuda:0", 2, 2), resultAt("cuda:1", 3, 2)});
    const SessionComparison comparison = compare(before, after);
    QCOMPARE(comparison.pairs.size(), std::size_t{3});
    for (const ComparedPair& pair : comparison.pairs) {
      QCOMPARE(pair.before, pair.after);
      QCOMPARE(*pair.ratio, 2.0);
    }
    QVERIFY(comparison.onlyBefore.empty() && comparison.onlyAfter.empty());
  }

  void ofASweepThatWasSharedTwiceTheLastOneIsCompared() {
    const Session before =
        sessionOnGpus({resultAt("cuda:0", 1), resultAt("cuda:1", 2), resultAt("cuda:1", 1, 4), resultAt("cuda:0", 2, 4),
                       resultAt("cuda:0", 3, 4), resultAt("cuda:1", 4, 4)});
    const Session after = sessionOnGpus({resultAt("cuda:0", 1), resultAt("cuda:1", 2)});
    const SessionComparison comparison = compare(before, after);
    QCOMPARE(comparison.pairs.size(), std::size_t{2});
    QCOMPARE(comparison.pairs[0].before, std::size_t{2});
    QCOMPARE(*comparison.pairs[0].ratio, 0.25);
    QCOMPARE(comparison.onlyBefore, (std::vector<std::size_t>{4, 5}));
  }

  void theSamePointOnSeveralIsComparedGpuByGpu() {
    const Session before = sessionOnGpus({resultAt("cuda:0", 1, 1), resultAt("cuda:1", 1, 2)});
    const Session after = sessionOnGpus({resultAt("cuda:1", 1, 6), resultAt("cuda:0", 1, 5)});
    const SessionComparison comparison = compare(before, after);
    QCOMPARE(comparison.pairs.size(), std::size_t{2});
    QCOMPARE(*comparison.pairs[0].ratio, 5.0);
    QCOMPARE(*comparison.pairs[1].ratio, 3.0);
  }

  void anExplanationFindsTheNextVariantOnTheOtherGpu() {
    Session session = sessionOnGpus({resultAt("cuda:0", 64, 2), resultAt("cuda:1", 64, 1)});
    for (Result& each : session.results) {
      each.bytes = 1e6;
      each.parameters.set("height", std::int64_t{64});
      each.parameters.set("type", std::string("fp32"));
    }
    session.results[1].variant = "coalesced";
    const auto tellsTheTime = [&] {
      return std::ranges::any_of(explain(session, session.results[0]).sentences, [](const Message& sentence) {
        return sentence.id() == explanation::kNextFaster.english;
      });
    };
    QVERIFY(tellsTheTime());
    session.environment.devices[1].name = "NVIDIA T4";
    QVERIFY(!tellsTheTime());
  }

  void alsoWhatAnotherGpuMeasuredIsKnown() {
    Session session = sessionOnGpus({});
    DeviceInfo both;
    both.kind = DeviceInfo::Kind::Cuda;
    both.record = {.id = "cuda:0,cuda:1", .name = "NVIDIA H200"};
    const Request request{.family = "transpose", .variants = {"naive"}};
    Result known = resultAt("cuda:1", 64);
    known.parameters = expand(request, both).at(0).parameters;
    session.results = {known};
    QVERIFY(variantsUnknown(expand(request, both), {}, both, session).empty());
    both.record.id = "cuda:0";
    QCOMPARE(variantsUnknown(expand(request, both), {}, both, session), std::vector<std::string>{"naive"});
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestEqualDevices>(__FILE__);
#include "test_equal_devices.moc"
