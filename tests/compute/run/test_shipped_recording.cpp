// SPDX-License-Identifier: GPL-3.0-or-later
// The recording of an H200 that comes with the program.
#include <QtTest>
#include <algorithm>

#include "base/error.h"
#include "catalogue/catalogue.h"
#include "compute/process/process_fixture.h"
#include "device/recorded/recording_plan.h"
#include "recording_age.h"
#include "refusal.h"
#include "run/runner.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

const std::string kShipped = "recorded:nvidia-h200";

std::string idOf(const DeviceInfo& device) { return device.record.id; }

}  // namespace

class TestShippedRecording : public QObject {
  Q_OBJECT

 private slots:
  void itHasEveryFamilyAtItsInitialSizes() {
    const std::vector<DeviceInfo> devices = listDevices();
    const auto shipped = std::ranges::find(devices, kShipped, idOf);
    QVERIFY(shipped != devices.end());
    QCOMPARE(shipped->kind, DeviceInfo::Kind::Recorded);
    QVERIFY2(shipped->available, shipped->whyNot.english().c_str());
    QCOMPARE(shipped->record.date, std::string("2026-11-23T22:39:04Z"));
    QCOMPARE(shipped->record.name, std::string("NVIDIA H200"));
    for (const Family& family : catalog()) {
      if (isYoungerThanRecording(family.id)) continue;
      const std::vector<Point> points = expand(Request{.family = family.id}, *shipped);
      QVERIFY2(!points.empty(), family.id.c_str());
      for (const Point& point : points)
        for (const ParameterSpec& spec : specsOf(family, *family.find(point.variant)))
          QCOMPARE(toText(*point.parameters.find(spec.id)), toText(spec.initialValue(false)));
    }
  }

  void itHasThePointsOfThePlan() {
    const DeviceInfo shipped = openDevice(kShipped)->info();
    std::size_t points = 0;
    for (const Request& request : recorded::recordingPlan(shipped, {})) points += expand(request, shipped).size();
    QCOMPARE(points, std::size_t{404});
    // What is to be recorded of a GPU makes sense there.
    DeviceInfo gpu;
    gpu.kind = DeviceInfo::Kind::Cuda;
    std::size_t onGpu = 0;
    for (const Request& request : recorded::recordingPlan(gpu, {})) onGpu += expand(request, gpu).size();
    QVERIFY(onGpu >= points);
    QCOMPARE(recorded::recordingPlan(gpu, {"offset"}).size(), std::size_t{2});
    QCOMPARE(refusal<RequestError>([&] {
               recorded::recordingPlan(gpu, {"offset", "x"});
             }),
             "there is no family 'x'; see warpbench-cli list");
  }

  void itOpensTwice() {
    const auto one = openDevice(kShipped);
    const auto other = openDevice(kShipped);
    const Request transpose{.family = "transpose"};
    const std::vector<Result> results = resultsOf(*one, transpose);
    QCOMPARE(results.size(), std::size_t{11});
    QVERIFY(results == resultsOf(*other, transpose));
    QVERIFY(results == resultsOf(*one, transpose));
    QCOMPARE(results[0].variant, std::string("copy"));
    QCOMPARE(results[0].time->median, 0.066496);
    QCOMPARE(results[0].registers, std::optional(10));
    QCOMPARE(results[0].transfer->toDevice, 9.37648);
    QVERIFY(results[0].time->samples.size() > 1000);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestShippedRecording>(__FILE__);
#include "test_shipped_recording.moc"
