// SPDX-License-Identifier: GPL-3.0-or-later
#include <signal.h>
#include <unistd.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <string>
#include <thread>

#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "engine/run/runner.h"
#include "gpu/cuda_device.h"
#include "gpu/planted_fault.h"
#include "remote/place.h"
#include "remote/process_device.h"
#include "remote/server.h"
#include "results/session/session.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

constexpr std::int64_t kFaultyWidth = 34;
const int kEndless = static_cast<int>(std::ranges::find(kFaults, "endless kernel", &Fault::name) - kFaults.begin());
constexpr const char* kAtOnce = "at once";         ///< in the verified launch
constexpr const char* kInASample = "in a sample";  ///< during sampling, with the stream held
constexpr const char* kNoDevice = "no device";     ///< at once, and the next process finds no GPU

/// The catalogue's launches, except for one of transpose at that width.
cuda::Launches withFault(const Fault& fault, int launchesBefore) {
  return [&fault, launchesBefore](std::string_view family, std::string_view variant) {
    return [&fault, launchesBefore, usual = launchOf<cuda::CudaLauncher>(family, variant), launches = 0](
               cuda::CudaLauncher& device, const Arguments& arguments) mutable {
      if (arguments.integer("width") == kFaultyWidth && launches++ == launchesBefore)
        fault.launch(device);
      else
        usual(device, arguments);
    };
  };
}

Request sweep() {
  Request request{.family = "transpose", .variants = {"naive"}, .device = "cuda:0"};
  request.parameters.set("height", std::int64_t{77});
  request.sweeps = {{"width", {Value(32), Value(33), Value(kFaultyWidth), Value(35), Value(36)}}};
  request.options.minSamples = 5;
  request.options.minTimeSeconds = 0.01;
  return request;
}

/// Acts like `warpbench-cli serve` with the fault. `flag` is a file that the first such process creates; if the GPU
/// disappears after the fault, later processes find none.
int serveWith(const Fault& fault, const std::string& when, const std::string& flag) {
  constexpr int kSamplesBefore = 4;
  if (when == kNoDevice && !QFile::exists(QString::fromStdString(flag))) {
    if (!QFile(QString::fromStdString(flag)).open(QIODevice::WriteOnly)) return 1;
  } else if (when == kNoDevice) {
    qputenv("CUDA_VISIBLE_DEVICES", "");
  }
  const auto open = [&](std::string_view id) {
    if (!listDevices().front().available) return openDevice(id);  // which says why not
    return cuda::openCuda(0, withFault(fault, when == kInASample ? kSamplesBefore : 0));
  };
  ::signal(SIGPIPE, SIG_IGN);
  if (process::serve(STDIN_FILENO, STDOUT_FILENO, {.open = open, .list = listDevices}) == process::ServeEnd::Stuck)
    std::_Exit(1);
  return 0;
}

}  // namespace

class TestGpuFaults : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    const DeviceInfo info = listDevices().front();
    if (!info.available) QSKIP(("no CUDA device: " + info.whyNot.english()).c_str());
  }

  void aFaultCostsItsPointOnly_data() {
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("when");
    for (std::size_t i = 0; i < kFaults.size(); ++i)
      for (const char* when : {kAtOnce, kInASample}) {
        // Allocations after the first launch would wait for the held stream; launches do not.
        if (kFaults[i].name == "out of memory" && when == kInASample) continue;
        QTest::newRow((std::string(kFaults[i].name) + " " + when).c_str()) << static_cast<int>(i) << QString(when);
      }
  }

  void aFaultCostsItsPointOnly() {
    QFETCH(int, fault);
    QFETCH(QString, when);
    const Fault& planted = kFaults.at(static_cast<std::size_t>(fault));
    const Session session = sessionOf(fault, when);
    QCOMPARE(session.results.size(), std::size_t{5});
    for (std::size_t i = 0; i < session.results.size(); ++i) {
      const Result& result = session.results[i];
      QCOMPARE(result.parameters.integer("width"), std::int64_t{32} + static_cast<std::int64_t>(i));
      if (result.parameters.integer("width") == kFaultyWidth) {
        QCOMPARE(result.status, Result::Status::Failed);
        QVERIFY2(QString::fromStdString(result.error).contains(planted.reason.data()), result.error.english().c_str());
        continue;
      }
      QVERIFY2(result.status == Result::Status::Ok && result.verification->passed, result.error.english().c_str());
      QVERIFY(result.time && result.time->median > 0);
    }
  }

  /// A launch still running at its limit ends with its process.
  void aLaunchIsStoppedWithinASecond() {
    process::ProcessDevice device(faultyGpu(kEndless, kAtOnce), "cuda:0");
    Request request = sweep();
    std::stop_source stop;
    QElapsedTimer timer;
    std::jthread stopper;
    const auto onProgress = [&](const RunProgress& now) {
      if (now.pointsDone != 2 || stopper.joinable()) return;
      stopper = std::jthread([&] {
        std::this_thread::sleep_for(std::chrono::seconds(2));
        timer.start();
        stop.request_stop();
      });
    };
    int results = 0;
    QVERIFY(!run(device, request, stop.get_token(), onProgress, [&](const Result&) { ++results; }));
    QVERIFY2(timer.elapsed() < 1000, QByteArray::number(timer.elapsed()));
    QCOMPARE(results, 2);
    // The GPU is free for later work.
    request.sweeps = {{"width", {Value(35), Value(36)}}};
    run(device, request, {}, {}, [&](const Result& result) {
      ++results;
      QVERIFY2(result.status == Result::Status::Ok && result.verification->passed, result.error.english().c_str());
    });
    QCOMPARE(results, 4);
  }

  void aGpuThatIsGoneAfterAFaultFailsEachPointWithItsReason() {
    const Session session = sessionOf(0, kNoDevice);
    QCOMPARE(session.results.size(), std::size_t{5});
    for (std::size_t i = 0; i < 2; ++i) QCOMPARE(session.results[i].error, std::string());
    QVERIFY(QString::fromStdString(session.results[2].error).contains("(cudaErrorIllegalAddress)"));
    for (std::size_t i = 3; i < 5; ++i) {
      QCOMPARE(session.results[i].status, Result::Status::Failed);
      QVERIFY2(QString::fromStdString(session.results[i].error).contains("no CUDA-capable GPU"),
               session.results[i].error.english().c_str());
    }
  }

 private:
  /// Its processes are this program's.
  process::Endpoint faultyGpu(int fault, const QString& when) const {
    process::Endpoint endpoint = process::parseEndpoint(process::remoteFrom("process"), "");
    endpoint.words = {QCoreApplication::applicationFilePath().toStdString(), "--serve", std::to_string(fault),
                      when.toStdString(), m_folder.filePath("flag").toStdString()};
    return endpoint;
  }

  /// The outcome of the sweep with the fault.
  Session sessionOf(int fault, const QString& when) const {
    QFile::remove(m_folder.filePath("flag"));
    process::ProcessDevice device(faultyGpu(fault, when), "cuda:0");
    Session session{.environment = environmentOf(device.info()), .results = {}};
    Request request = sweep();
    request.options.timeLimitSeconds = request.options.launchLimitSeconds = 2;
    run(device, request, {}, {}, [&](Result result) { session.results.push_back(std::move(result)); });
    return session;
  }

  QTemporaryDir m_folder;
};

int main(int argc, char** argv) {
  if (argc == 5 && std::string(argv[1]) == "--serve")
    return serveWith(kFaults.at(static_cast<std::size_t>(std::stoi(argv[2]))), argv[3], argv[4]);
  QCoreApplication application(argc, argv);
  TestGpuFaults test;
  return QTest::qExec(&test, argc, argv);
}

#include "test_gpu_faults.moc"
