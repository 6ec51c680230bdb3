// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "device/device.h"
#include "engine/devices/devices.h"
#include "engine/run/runner.h"
#include "images/picture_file.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

const std::string kSimulated = "simulated:nvidia-h200";

/// The results of the variants (all if none is named) with these parameters.
std::vector<Result> results(const std::string& device, const std::vector<std::string>& variants,
                            const std::vector<Parameters::Entry>& entries, const std::vector<Sweep>& sweeps = {}) {
  Request request{.family = "grayscale", .variants = variants, .sweeps = sweeps};
  request.options.minTimeSeconds = 0;
  request.options.minSamples = 1;
  request.options.medianWithin = 1;
  for (const auto& [id, value] : entries) request.parameters.set(id, value);
  std::vector<Result> results;
  const auto opened = openDevice(device);
  run(*opened, request, {}, {}, [&](Result result) { results.push_back(std::move(result)); });
  return results;
}

Counters grayscaleCounters(const std::string& variant) {
  return results(kSimulated, {variant}, {{"width", 512}, {"height", 512}}).at(0).counters.value();
}

}  // namespace

class TestGrayscale : public QObject {
  Q_OBJECT

 private slots:
  // 512 x 512 pixels are 8192 warps. Each loads three times, and 32 bytes that lie 3 apart span 96 bytes, which start
  // at a multiple of 96: 3 sectors. The store is 32 bytes in a row. Nsight Compute gives the same on an H200.
  void theNaiveKernelAsksForEachSectorThrice() {
    const Counters counters = grayscaleCounters("naive");
    QCOMPARE(counters.globalLoad.requests, 24576.0);
    QCOMPARE(counters.globalLoad.sectors, 73728.0);
    QCOMPARE(counters.globalStore.requests, 8192.0);
    QCOMPARE(counters.globalStore.sectors, 8192.0);
  }

  // A quarter of the warps. 32 words that lie 12 bytes apart span 384 bytes, and touch all 12 sectors.
  void fourPixelsAThreadTakeAQuarterOfTheRequests() {
    const Counters counters = grayscaleCounters("four-pixels");
    QCOMPARE(counters.globalLoad.requests, 6144.0);
    QCOMPARE(counters.globalLoad.sectors, 6144.0 * 12);
    QCOMPARE(counters.globalStore.requests, 2048.0);
    QCOMPARE(counters.globalStore.sectors, 8192.0);
  }

  // A sixteenth of the warps. 32 vectors of 16 bytes, 48 bytes apart, touch 32 sectors, in two of three cases.
  void sixteenPixelsAThreadTakeASixteenth() {
    const Counters counters = grayscaleCounters("sixteen-pixels");
    QCOMPARE(counters.globalLoad.requests, 1536.0);
    QCOMPARE(counters.globalLoad.sectors, 1536.0 * 32);
    QCOMPARE(counters.globalStore.sectors, 8192.0);
  }

  // 786,432 bytes are 24,576 sectors, each requested once. A warp's 512 bytes take four wavefronts in shared memory,
  // the minimum.
  void throughSharedMemoryEachSectorIsAskedForOnceWithoutConflicts() {
    const Counters counters = grayscaleCounters("through-shared");
    QCOMPARE(counters.globalLoad.requests, 1536.0);
    QCOMPARE(counters.globalLoad.sectors, 24576.0);
    QCOMPARE(counters.sharedStore.wavefronts, 1536.0 * 4);
    QCOMPARE(counters.sharedLoad.wavefronts, 1536.0 * 4);
    QCOMPARE(counters.globalStore.sectors, 8192.0);
  }

  // Whole groups of 4 and 16 pixels, no pixel, one pixel, and sizes in between.
  void everyTailIsRight() {
    for (std::int64_t width = 1; width <= 35; ++width)
      for (const Result& result : results(kSimulated, {}, {{"width", width}, {"height", 1}}))
        QVERIFY2(result.status == Result::Status::Ok && result.verification->passed, result.error.english().c_str());
    for (const std::int64_t width : {511, 512, 513})
      for (const Result& result : results(kSimulated, {}, {{"width", width}, {"height", 3}}))
        QVERIFY2(result.status == Result::Status::Ok && result.verification->passed, result.error.english().c_str());
  }

  void anImageIsConvertedByEveryVariantOnEveryDevice() {
    const QTemporaryDir folder;
    const std::string file = folder.path().toStdString() + "/colours.png";
    // Grey 0, 53, 181, 17 and 252: the truncated products of 0.21, 0.71, 0.07 and their sum with 255.
    writePicture(file, {5, 1, 3, {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255}});
    for (const std::string& device : {kSimulated, std::string("cpu")}) {
      const std::vector<Result> converted = results(device, {}, {{"image", file}});
      QVERIFY(converted.size() >= 2);
      for (const Result& result : converted) {
        QCOMPARE(result.error, std::string());
        QCOMPARE(result.parameters.integer("width"), std::int64_t{5});
        QCOMPARE(result.parameters.integer("height"), std::int64_t{1});
        QCOMPARE(result.bytes, 20.0);
        QCOMPARE(std::ranges::count(result.facts, Fact{Message::text("picture"),
                                                       Message(Message::text("%1 x %2 from %3"), 5, 1, "colours.png")}),
                 1);
        QCOMPARE(result.pictures->before->values.size(), std::size_t{15});
        QCOMPARE(result.pictures->after.values, (std::vector<std::uint8_t>{0, 53, 181, 17, 252}));
        QCOMPARE(result.pictures->after.channels, 1);
      }
      QCOMPARE(converted.front().pictures->before.get(), converted.back().pictures->before.get());
    }
  }

  // In fp32 some sums are slightly below their exact whole number, which counts as correct; integer hundredths are
  // exact.
  void everyColourIsRight() {
    const QTemporaryDir folder;
    const std::string file = folder.path().toStdString() + "/all.ppm";
    Picture all{.width = 64 * 64, .height = 64, .channels = 3, .values = {}};
    for (int i = 0; i < 64 * 64 * 64; ++i)
      for (const int value : {i & 63, i >> 6 & 63, i >> 12}) all.values.push_back(static_cast<std::uint8_t>(4 * value));
    writePicture(file, all);
    for (const Result& result : results(kSimulated, {"naive", "sixteen-pixels"}, {{"image", file}})) {
      QVERIFY(result.verification->passed);
      QCOMPARE(result.verification->maxError, 0.0);
    }
  }

  void anImageThatCannotBeReadFailsBeforeAnythingRuns() {
    QVERIFY_THROWS_EXCEPTION(RequestError, results(kSimulated, {}, {{"image", std::string("/nowhere.png")}}));
  }

  void ofSeveralImagesTheReadableOnesAreConverted() {
    const QTemporaryDir folder;
    const std::string file = folder.path().toStdString() + "/a.png";
    writePicture(file, {1, 1, 3, {1, 2, 3}});
    const std::vector<Result> converted =
        results(kSimulated, {"naive"}, {}, {{"image", {std::string("/nowhere.png"), file}}});
    QCOMPARE(converted.size(), std::size_t{2});
    QVERIFY(converted[0].status == Result::Status::Failed);
    QVERIFY(QString::fromStdString(converted[0].error).contains("/nowhere.png"));
    QVERIFY(converted[1].status == Result::Status::Ok);
  }

  void aChangedImageIsReadAgain() {
    const QTemporaryDir folder;
    const std::string file = folder.path().toStdString() + "/a.ppm";
    const auto device = openDevice(kSimulated);
    Request request{.family = "grayscale", .variants = {"naive"}};
    request.parameters.set("image", file);
    for (const std::uint8_t value : {std::uint8_t{100}, std::uint8_t{200}}) {
      writePicture(file, {1, 1, 3, {value, value, value}});
      std::filesystem::last_write_time(file, std::filesystem::file_time_type(std::chrono::seconds(value)));
      run(*device, request, {}, {}, [&](const Result& result) {
        QCOMPARE(int{result.pictures->after.values.at(0)}, static_cast<int>(std::floor(value * 0.99)));
      });
    }
  }

  void aShiftByOnePixelIsNoticed() {
    Parameters parameters;
    for (const ParameterSpec& spec : findFamily("grayscale")->parameters)
      parameters.set(spec.id, spec.initialValue(true));
    const auto problem = findFamily("grayscale")->problem(parameters);
    const auto* const rgb = reinterpret_cast<const std::uint8_t*>(problem->arrays()[0].initial.data());
    std::vector<std::byte> shifted(problem->arrays()[1].bytes);
    for (std::size_t i = 0; i + 1 < shifted.size(); ++i)
      shifted[i] = static_cast<std::byte>((21 * rgb[3 * i + 3] + 71 * rgb[3 * i + 4] + 7 * rgb[3 * i + 5]) / 100);
    QVERIFY(!problem->verify({.arrays = {shifted}})->passed);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestGrayscale>(__FILE__);
#include "test_grayscale.moc"
