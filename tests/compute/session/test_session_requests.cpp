// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "catalogue/catalogue.h"
#include "engine/run/parameter_text.h"
#include "engine/run/session_requests.h"
#include "engine/simulated/simulated_device.h"
#include "host/cpu_device.h"
#include "model/gpu_profile.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

Result resultOf(const Point& point, const std::string& device) {
  Result result{.family = point.family, .variant = point.variant, .device = device};
  result.parameters = point.parameters;
  result.mode = point.mode;
  return result;
}

/// A session with the points of these requests on a device, as after a run.
Session sessionFrom(const std::vector<Request>& requests, const DeviceInfo& device) {
  Session session;
  for (const Request& request : requests)
    for (const Point& point : expand(request, device)) session.results.push_back(resultOf(point, device.record.id));
  return session;
}

Request requestFor(const char* family, std::vector<std::string> variants = {}) {
  Request request;
  request.family = family;
  request.variants = std::move(variants);
  return request;
}

QStringList textOf(const std::vector<Point>& points) {
  QStringList list;
  for (const Point& point : points)
    list << QString::fromStdString(point.family + " " + point.variant + " " + toText(point.parameters));
  return list;
}

}  // namespace

/// A session that is run again.
class TestSessionRequests : public QObject {
  Q_OBJECT

 private slots:
  void everyFamilyComesBackPointForPoint() {
    const DeviceInfo device = simulator::describeSimulated(defaultProfile());
    for (const Family& family : catalog()) {
      const Request request = requestFor(family.id.c_str());
      if (std::ranges::none_of(family.variants,
                               [&](const Variant& each) { return whyNotOn(family, each, device).empty(); }))
        continue;
      const Session session = sessionFrom({request}, device);
      const SessionRequests again = requestsOf(session, device);
      QVERIFY(again.refused.empty());
      std::vector<Point> points;
      for (const Request& each : again.requests)
        for (const Point& point : expand(each, device)) points.push_back(point);
      QCOMPARE(textOf(points), textOf(expand(request, device)));
    }
  }

  void variantsAndSweepsAreFoundAgain() {
    const DeviceInfo device = simulator::describeSimulated(defaultProfile());
    Request sweep = requestFor("matmul", {"naive", "tiled"});
    sweep.parameters.set("rows", std::int64_t{64});
    sweep.sweeps.push_back(parseSweep(*findFamily("matmul"), "tile=1:32"));
    const Request transpose = requestFor("transpose", {"copy", "naive"});
    const SessionRequests again = requestsOf(sessionFrom({transpose, sweep}, device), device);
    QCOMPARE(again.requests.size(), 2u);
    QCOMPARE(again.requests[0].variants, (std::vector<std::string>{"copy", "naive"}));
    QCOMPARE(again.requests[0].device, device.record.id);
    QCOMPARE(textOf(expand(again.requests[1], device)), textOf(expand(sweep, device)));
    QCOMPARE(again.requests[1].sweeps.size(), 1u);
    QCOMPARE(again.requests[1].sweeps[0].parameter, std::string("tile"));
    QCOMPARE(again.requests[1].sweeps[0].values.size(), 32u);
  }

  void aSweepOfMoreValuesThanOneMayHaveIsTwo() {
    const DeviceInfo device = simulator::describeSimulated(defaultProfile());
    Point point = expand(requestFor("vector-add", {"naive"}), device).at(0);
    Session session;
    for (std::int64_t elements = 1; elements <= 12'000; ++elements) {
      point.parameters.set("elements", elements);
      session.results.push_back(resultOf(point, device.record.id));
    }
    const SessionRequests again = requestsOf(session, device);
    QVERIFY(again.refused.empty());
    QCOMPARE(again.requests.size(), 2u);
    QCOMPARE(again.requests[0].sweeps.at(0).values.size(), 10'000u);
    QCOMPARE(again.requests[1].sweeps.at(0).values.size(), 2'000u);
    QVERIFY(again.requests[1].sweeps.at(0).values.back() == Value(std::int64_t{12'000}));
  }

  void aPointThatWasRunTwiceRunsOnce() {
    const DeviceInfo device = simulator::describeSimulated(defaultProfile());
    const Request request = requestFor("transpose", {"copy"});
    QCOMPARE(requestsOf(sessionFrom({request, request}, device), device).requests.size(), 1u);
  }

  void whatRanOnTheCpuRunsOnTheCpu() {
    const DeviceInfo device = simulator::describeSimulated(defaultProfile());
    Session session = sessionFrom({requestFor("transpose", {"copy"})}, device);
    const Session cpu = sessionFrom({requestFor("transpose")}, cpu::describeCpu());
    QVERIFY(!cpu.results.empty());
    session.results.insert(session.results.size(), cpu.results);
    const SessionRequests again = requestsOf(session, device);
    QVERIFY(again.refused.empty());
    QCOMPARE(again.requests.size(), 2u);
    QCOMPARE(again.requests[1].device, std::string("cpu"));
  }

  void whatCannotRunThereIsNamedAndTheRestRuns() {
    DeviceInfo gpu = simulator::describeSimulated(defaultProfile());
    gpu.kind = DeviceInfo::Kind::Cuda;
    gpu.record.id = "cuda:0";
    const Session session = sessionFrom({requestFor("transpose", {"copy", "memcpy"})}, gpu);
    const DeviceInfo simulated = simulator::describeSimulated(defaultProfile());
    const SessionRequests again = requestsOf(session, simulated);
    QCOMPARE(again.requests.size(), 1u);
    QCOMPARE(again.refused.size(), 1u);
    QCOMPARE(again.refused[0].result, 1u);
    const std::string text = refusalText(session, again, simulated);
    QVERIFY2(text.starts_with("1 of 2 results cannot run on " + simulated.record.id + ": transpose memcpy: "),
             text.c_str());

    Session foreign;
    foreign.results.push_back({.family = "of-another-version", .variant = "x"});
    QCOMPARE(requestsOf(foreign, simulated).refused.size(), 1u);
    QVERIFY(requestsOf(Session(), simulated).requests.empty());
    QVERIFY(refusalText(Session(), requestsOf(Session(), simulated), simulated).empty());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSessionRequests>(__FILE__);
#include "test_session_requests.moc"
