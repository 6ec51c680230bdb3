// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "gpu/cuda_workload.h"
#include "measure/measure_point.h"

using namespace warpbench;
using namespace std::chrono_literals;

/// The held stream during sample queueing, its watchdogs, and the clock that it measures.
class TestStreamHold : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    int count = 0;
    if (cudaGetDeviceCount(&count) != cudaSuccess || count == 0) QSKIP("no CUDA device");
    int kilohertz = 0;
    cuda::check(cudaDeviceGetAttribute(&kilohertz, cudaDevAttrClockRate, 0), "cudaDeviceGetAttribute");
    m_highestMhz = kilohertz * 1e-3;
  }

  void whatIsQueuedWaitsForTheRelease() {
    const cuda::Stream stream;
    cuda::CudaEvent queued;
    cuda::StreamHold hold;
    for (int i = 0; i < 3; ++i) {
      hold.hold(stream.get());
      queued.record(stream.get());
      std::this_thread::sleep_for(20ms);
      QVERIFY_EXCEPTION_THROWN(queued.wait(0), DeviceError);
      hold.readClockAfter(stream.get());
      QVERIFY(hold.release());
      cuda::check(cudaStreamSynchronize(stream.get()), "cudaStreamSynchronize");
      QVERIFY2(hold.clockMhz() > 0.1 * m_highestMhz && hold.clockMhz() < 1.05 * m_highestMhz,
               qPrintable(QString::number(hold.clockMhz())));
    }
    QVERIFY(!hold.release());
  }

  void theHostsWatchdogLetsGoOfWhatWaits() {
    const cuda::Stream stream;
    cuda::StreamHold hold({.host = 100ms});
    hold.hold(stream.get());
    hold.readClockAfter(stream.get());
    cuda::check(cudaStreamSynchronize(stream.get()), "cudaStreamSynchronize");
    QVERIFY(!hold.release());
    QVERIFY(hold.clockMhz() > 0);
    // The next one holds again.
    hold.hold(stream.get());
    QVERIFY(hold.release());
  }

  void theDevicesWatchdogEndsAHoldThatNobodyReleases() {
    const cuda::Stream stream;
    cuda::StreamHold hold({.host = 1h, .device = 100ms});
    hold.hold(stream.get());
    cuda::check(cudaStreamSynchronize(stream.get()), "cudaStreamSynchronize");
    QVERIFY(hold.release());
    try {
      hold.clockMhz();
      QFAIL("accepted");
    } catch (const DeviceError& error) {
      QVERIFY2(std::string_view(error.what()).starts_with("the launch waited for the blocked stream"), error.what());
    }
  }

  void aLaunchThatWaitsForTheGpuIsSampledAllTheSame() {
    const Family& family = *findFamily("transpose");
    Point point{.family = "transpose", .variant = "naive", .parameters = {}};
    for (const char* side : {"width", "height"}) point.parameters.set(side, std::int64_t{256});
    point.parameters.set("type", std::string("fp32"));
    point.parameters.set(kRepetitions, std::int64_t{1});
    const std::unique_ptr<Problem> problem = family.problem(point.parameters);
    const auto launch = launchOf<cuda::CudaLauncher>("transpose", "naive");
    cuda::CacheFlush flush;
    cuda::StreamHold hold({.host = 100ms});
    cuda::Libraries libraries;
    const auto waiting = [&](cuda::CudaLauncher& device, const Arguments& arguments) {
      launch(device, arguments);
      cuda::check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
    };
    cuda::CudaWorkload workload(*problem, point, waiting, flush, hold, libraries, 10);
    MeasureOptions options;
    options.minTimeSeconds = 0;
    const Result result =
        measurePoint(workload, *problem, point, *family.find("naive"), options, {}, [](const Message&, double) {});
    QVERIFY(result.verification->passed);
    QVERIFY(result.sampling->kept + result.sampling->discarded >= 10);
    QVERIFY(std::ranges::any_of(result.warnings, [](const std::string& warning) {
      return warning.starts_with("the launch waits for the GPU, so the samples include host time");
    }));
  }

 private:
  double m_highestMhz = 0;
};

QTEST_APPLESS_MAIN(TestStreamHold)
#include "test_stream_hold.moc"
