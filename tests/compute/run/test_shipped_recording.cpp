// SPDX-License-Identifier: GPL-3.0-or-later
// The recordings shipped with the program.
#include <QTest>
#include <algorithm>
#include <set>
#include <string>

#include "catalogue/catalogue.h"
#include "compute/process/process_fixture.h"
#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "engine/recorded/recorded_points.h"
#include "engine/recorded/recordings.h"
#include "engine/run/recording_plan.h"
#include "engine/run/runner.h"
#include "format/session_file.h"
#include "refusal.h"
#include "results/values/statistics.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

/// With what was recorded when.
struct Shipped {
  const char* id;
  const char* name;
  const char* date;
};
constexpr Shipped kShipped[] = {{"recorded:nvidia-h200", "NVIDIA H200", "2026-11-26T12:55:40Z"},
                                {"recorded:nvidia-h100", "NVIDIA H100 80GB HBM3", "2026-11-26T13:12:41Z"}};
constexpr std::size_t kRecordedPoints = 533;
/// Variants and families that are newer than the recordings, which refuse them as not recorded.
const std::set<std::string> kNewerVariants{"shapes", "thin", "vectors", "split-k", "in-turn"};
const std::set<std::string> kNewerFamilies{"attention", "sort"};
constexpr std::size_t kNewerPoints = 19;  ///< of the plan

/// One was recorded without ldmatrix's loads, so its counts are left out; the other before the simulator ran it.
bool wasNotCounted(const std::string& recording, const Result& result) {
  return (recording == kShipped[1].id && result.family == "tensor-matmul" && result.variant == "pipeline") ||
         (result.family == "matmul" && result.variant == "bulk");
}

DeviceInfo infoOf(const Shipped& shipped) {
  const std::vector<DeviceInfo> devices = listDevices();
  return *std::ranges::find(devices, shipped.id, [](const DeviceInfo& device) { return device.record.id; });
}

}  // namespace

class TestShippedRecording : public QObject {
  Q_OBJECT

 private slots:
  void theyAreListedTheUsualOneFirst() {
    std::vector<DeviceInfo> devices = listDevices();
    std::erase_if(devices, [](const DeviceInfo& device) { return device.kind != DeviceInfo::Kind::Recorded; });
    QCOMPARE(devices.size(), std::size(kShipped));
    for (std::size_t i = 0; i < devices.size(); ++i) {
      QCOMPARE(devices[i].record.id, std::string(kShipped[i].id));
      QVERIFY2(devices[i].available, devices[i].whyNot.english().c_str());
      QCOMPARE(devices[i].record.name, std::string(kShipped[i].name));
      QCOMPARE(devices[i].record.date, std::string(kShipped[i].date));
      // The list leaves out most of the text; all of it says the same.
      const std::unique_ptr<Device> device = openDevice(kShipped[i].id);
      const DeviceInfo& whole = device->info();
      QVERIFY(devices[i].record == whole.record);
      QCOMPARE(devices[i].details.english(), whole.details.english());
      QCOMPARE(devices[i].driver, whole.driver);
      QCOMPARE(devices[i].toolkit, whole.toolkit);
      QCOMPARE(devices[i].clocks, whole.clocks);
      QCOMPARE(devices[i].host, whole.host);
      QCOMPARE(devices[i].recorded->size(), whole.recorded->size());
    }
  }

  void eachHasEveryFamilyAtItsInitialSizes() {
    for (const Shipped& each : kShipped) {
      const DeviceInfo shipped = infoOf(each);
      for (const Family& family : catalog()) {
        if (kNewerFamilies.contains(family.id)) continue;
        const std::vector<Point> points = expand(Request{.family = family.id}, shipped);
        QVERIFY2(!points.empty(), family.id.c_str());
        for (const Point& point : points)
          for (const ParameterSpec& spec : specsOf(family, *family.find(point.variant)))
            QCOMPARE(toText(*point.parameters.find(spec.id)), toText(spec.initialValue(false)));
      }
    }
  }

  void eachHasEveryVariantOfAGpu() {
    DeviceInfo gpu;
    gpu.kind = DeviceInfo::Kind::Cuda;
    for (const Shipped& each : kShipped) {
      const DeviceInfo shipped = infoOf(each);
      for (const Family& family : catalog())
        for (const Variant& variant : family.variants) {
          if (!whyNotOn(family, variant, gpu).empty()) continue;
          const std::string whyNot = whyNotOn(family, variant, shipped).english();
          if (kNewerFamilies.contains(family.id))
            QVERIFY(whyNot.starts_with("the recording has no results of " + family.title + "; it has Matrix transpose, "));
          else
            QCOMPARE(whyNot, std::string(kNewerVariants.contains(variant.id) ? "it was not recorded" : ""));
        }
    }
  }

  void manySamplesAreKeptAsQuantiles() {
    std::size_t bytes = 0;
    for (const recorded::RecordingText& text : recorded::shippedRecordings()) {
      bytes += text.json.size();
      std::size_t quantiles = 0;
      for (const Result& result : sessionFromJson(text.json).results) {
        QVERIFY(result.time->samples.size() <= kQuantiles);
        quantiles += hasQuantiles(result);
      }
      QVERIFY(quantiles > 250);
    }
    QVERIFY2(bytes < 6'000'000, qPrintable(QString::number(bytes)));
  }

  void theyHaveWhatTheHardwareCounted() {
    for (const recorded::RecordingText& text : recorded::shippedRecordings())
      for (const Result& result : sessionFromJson(text.json).results) {
        const Launch::Kind kind = findFamily(result.family)->find(result.variant)->launch.kind;
        QCOMPARE(result.counters.has_value(),
                 kind == Launch::Kind::Kernel && !wasNotCounted("recorded:" + std::string(text.id), result));
        if (result.counters) QVERIFY(result.counters->origin == Counters::Origin::Hardware);
      }
    // 4096 x 4096 elements of 4 bytes, in sectors of 32; columns are written one sector an element.
    const std::vector<Result> results = resultsOf(*openDevice(kShipped[0].id), {.family = "transpose"});
    const Result& naive = *std::ranges::find(results, std::string("naive"), &Result::variant);
    QCOMPARE(naive.counters->globalLoad.sectors, 2097152.0);
    QCOMPARE(naive.counters->globalStore.sectors, 16777216.0);
  }

  void productsWithAsynchronousCopiesWereCountedAsTheSimulatorCountsThem() {
    Request request{.family = "matmul", .variants = {"packed", "stream-k"}};
    for (const char* side : {"rows", "inner", "columns"}) request.parameters.set(side, std::int64_t{1024});
    request.parameters.set("tile", std::int64_t{32});
    const std::vector<Result> simulated = resultsOf(*openDevice("simulated:nvidia-h200"), request);
    QCOMPARE(simulated.size(), std::size_t{2});
    for (const Shipped& each : kShipped) {
      const std::vector<Result> recorded = resultsOf(*openDevice(each.id), request);
      QCOMPARE(recorded.size(), simulated.size());
      // The hardware's counters exclude the copies' writes to shared memory, and how often a block of Stream-K polls
      // another is random.
      for (std::size_t i = 0; i < recorded.size(); ++i)
        for (const auto traffic : {&Counters::globalLoad, &Counters::globalStore}) {
          const auto& counted = (*recorded[i].counters).*traffic;
          QVERIFY(counted.requests > 0);
          QCOMPARE(counted.requests, ((*simulated[i].counters).*traffic).requests);
          QCOMPARE(counted.sectors, ((*simulated[i].counters).*traffic).sectors);
        }
      for (std::size_t i = 0; i < recorded.size(); ++i) {
        QCOMPARE(recorded[i].counters->sharedLoad.requests, simulated[i].counters->sharedLoad.requests);
        QCOMPARE(recorded[i].counters->sharedLoad.wavefronts, simulated[i].counters->sharedLoad.wavefronts);
      }
    }
  }

  void theyHaveThePointsOfThePlan() {
    for (const Shipped& each : kShipped) {
      const DeviceInfo shipped = infoOf(each);
      std::size_t points = 0;
      for (const Request& request : recorded::recordingPlan(shipped, {})) points += expand(request, shipped).size();
      QCOMPARE(points, kRecordedPoints);
    }
    // The recording plan suits the GPU.
    DeviceInfo gpu;
    gpu.kind = DeviceInfo::Kind::Cuda;
    std::size_t onGpu = 0;
    for (const Request& request : recorded::recordingPlan(gpu, {})) onGpu += expand(request, gpu).size();
    QCOMPARE(onGpu, kRecordedPoints + kNewerPoints);
    QCOMPARE(recorded::recordingPlan(gpu, {"offset"}).size(), std::size_t{2});
    QCOMPARE(refusal<RequestError>([&] {
               recorded::recordingPlan(gpu, {"offset", "x"});
             }),
             "there is no family 'x'; see warpbench-cli list");
  }

  void itOpensTwice() {
    const auto one = openDevice(kShipped[0].id);
    const auto other = openDevice(kShipped[0].id);
    const Request transpose{.family = "transpose"};
    const std::vector<Result> results = resultsOf(*one, transpose);
    QCOMPARE(results.size(), std::size_t{12});
    QVERIFY(results == resultsOf(*other, transpose));
    QVERIFY(results == resultsOf(*one, transpose));
    QCOMPARE(results[0].variant, std::string("copy"));
    QCOMPARE(results[0].time->median, 0.066336);
    QCOMPARE(results[0].registers, std::optional(10));
    QCOMPARE(results[0].transfer->toDevice, 11.584039);
    QCOMPARE(results[0].time->samples.size(), kQuantiles);
    QCOMPARE(sampleCount(results[0]), std::size_t{2138});
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestShippedRecording>(__FILE__);
#include "test_shipped_recording.moc"
