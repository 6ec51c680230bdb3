// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "device/device.h"
#include "engine/devices/devices.h"
#include "engine/run/runner.h"

using namespace warpbench;

class TestCudaDevice : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    const DeviceInfo info = listDevices().front();
    if (!info.available) QSKIP(("no CUDA device: " + info.whyNot.english()).c_str());
    m_device = openDevice("cuda:0");
  }

  void theDeviceIsDescribed() {
    const DeviceRecord& record = m_device->info().record;
    QVERIFY(!record.name.empty());
    QVERIFY(record.peakBandwidthGbs > 0);
    QVERIFY(record.copyBandwidthGbs > 0.3 * record.peakBandwidthGbs);
    QVERIFY(record.copyBandwidthGbs < record.peakBandwidthGbs);
    QVERIFY(!m_device->info().driver.empty());
    QVERIFY(record.smClockMhz > 0);
    QVERIFY(record.memoryClockMhz > 0);
    QVERIFY(record.ecc == "on" || record.ecc == "off");
  }

  void everyVariantIsRightAtOddSizes() {
    for (const Family& family : catalog()) {
      for (const std::int64_t size : {1, 37, 300}) {
        Request request = quick(family.id);
        for (const ParameterSpec& spec : family.parameters)
          if (spec.editor == ParameterSpec::Editor::PowersOfTwo)
            request.parameters.set(spec.id, spec.id == "mib"
                                                ? 3
                                                : std::clamp(size + static_cast<std::int64_t>(spec.id.size()),
                                                             spec.minimum, spec.maximum));
        QVERIFY(run(*m_device, request, {}, {}, [&](const Result& result) {
          const std::string name = result.variant + " " + toText(result.parameters) + " " + result.error.english();
          QVERIFY2(result.status == Result::Status::Ok && result.verification->asExpected(), name.c_str());
          QVERIFY2(result.time && result.time->median > 0, name.c_str());
          QVERIFY2(result.transfer && result.transfer->toDevice > 0, name.c_str());
        }));
      }
    }
  }

  void aResultSaysHowItWasSampledAndAtWhichClock() {
    Request request = quick("transpose");
    request.variants = {"copy", "naive"};
    request.parameters.set("width", 1024);
    request.parameters.set("height", 1024);
    for (const Mode mode : {Mode::Cold, Mode::Hot, Mode::Inside}) {
      request.mode = mode;
      int results = 0;
      run(*m_device, request, {}, {}, [&](const Result& result) {
        ++results;
        QVERIFY2(result.status == Result::Status::Ok && result.sampling, result.error.english().c_str());
        QVERIFY(result.sampling->kept >= 3);
        // The kernels take some microseconds, and a hot sample about a millisecond.
        QCOMPARE(result.sampling->launchesPerSample > 1, mode == Mode::Hot);
        for (const double clock : {result.sampling->smClockStartMhz, result.sampling->smClockEndMhz})
          QVERIFY2(
              clock > 0.1 * m_device->info().record.smClockMhz && clock < 1.05 * m_device->info().record.smClockMhz,
              qPrintable(QString::number(clock)));
        QCOMPARE(result.parameters.integer(kRepetitions), mode == Mode::Inside ? 10 : 1);
        for (const Message& warning : result.warnings)
          QVERIFY2(!warning.english().starts_with("the launch waits for the GPU"), warning.english().c_str());
      });
      QCOMPARE(results, 2);
    }
  }

  /// The first launch allocates and loads; no later one may wait for the held stream.
  void noLaunchOfTheCatalogueWaitsForTheStream() {
    for (const Family& family : catalog()) {
      Request request = quick(family.id);
      for (const ParameterSpec& spec : family.parameters)
        if (spec.editor == ParameterSpec::Editor::PowersOfTwo)
          request.parameters.set(spec.id, std::clamp<std::int64_t>(256, spec.minimum, spec.maximum));
      run(*m_device, request, {}, {}, [](const Result& result) {
        for (const Message& warning : result.warnings)
          QVERIFY2(!warning.english().starts_with("the launch waits for the GPU"), result.variant.c_str());
      });
    }
  }

  void everyTileWidthIsRight() {
    Request request = quick("matmul");
    request.parameters.set("rows", 333);
    request.parameters.set("inner", 517);
    request.parameters.set("columns", 1000);
    Sweep sweep{"tile", {}};
    for (std::int64_t tile = 1; tile <= 32; ++tile) sweep.values.push_back(tile);
    request.sweeps = {sweep};
    request.variants = {"naive", "naive-in-p", "uncoalesced", "tiled", "tiled-dynamic", "sub-matrices", "padded-input"};
    int right = 0;
    run(*m_device, request, {}, {},
        [&](const Result& result) { right += result.verification && result.verification->passed; });
    QCOMPARE(right, 32 * 7);
  }

  void whatDoesNotFitIsAFailedResultAndTheRestGoesOn() {
    Request request = quick("transpose");
    request.variants = {"copy"};
    request.parameters.set("type", "fp64");
    request.parameters.set("height", 32768);
    request.sweeps = {{"width", {Value(64), Value(32768), Value(65)}}};
    std::vector<Result> results;
    run(*m_device, request, {}, {}, [&](Result result) { results.push_back(std::move(result)); });
    QCOMPARE(results.size(), std::size_t{3});
    QCOMPARE(results[0].status, Result::Status::Ok);
    QCOMPARE(results[2].status, Result::Status::Ok);
    // 16 GiB: a result on a large GPU, a reason with both figures on a small one.
    if (results[1].status == Result::Status::Failed)
      QVERIFY2(QString::fromStdString(results[1].error).contains("MiB are free"), results[1].error.english().c_str());
  }

 private:
  static Request quick(const std::string& family) {
    Request request;
    request.family = family;
    request.options.minSamples = 3;
    request.options.minTimeSeconds = 0;
    request.options.medianWithin = 1;
    return request;
  }

  std::unique_ptr<Device> m_device;
};

QTEST_APPLESS_MAIN(TestCudaDevice)
#include "test_cuda_device.moc"
