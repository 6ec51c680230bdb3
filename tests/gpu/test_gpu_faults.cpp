// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QtTest>
#include <cstdio>
#include <string>

#include "base/error.h"
#include "device/cuda/cuda_device.h"
#include "device/process/endless_kernel.h"
#include "device/process/fallback_device.h"
#include "device/process/place.h"
#include "gpu/planted_fault.h"
#include "run/runner.h"
#include "session/session.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

constexpr std::int64_t kFaultyWidth = 34;
constexpr const char* kAtOnce = "at once";         ///< in the launch that is verified
constexpr const char* kInASample = "in a sample";  ///< while samples are taken, the stream held
constexpr const char* kNoDevice = "no device";     ///< at once, and the GPU is gone for the process that follows

/// The catalogue's launches, but for one of transpose at that width.
cuda::Launches withFault(const Fault& fault, int launchesBefore) {
  return [&fault, launchesBefore](std::string_view family, std::string_view variant) {
    return [&fault, launchesBefore, usual = launchOf<cuda::Launcher>(family, variant), launches = 0](
               cuda::Launcher& device, const Arguments& arguments) mutable {
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

/// Runs the sweep with the fault, as the window does, and prints the session. In a process of its own: it will be
/// useless.
int inject(const Fault& fault, const std::string& when) {
  constexpr int kSamplesBefore = 4;
  constexpr double kLimitSeconds = 2;
  process::FallbackDevice device(
      cuda::openCuda(0, withFault(fault, when == kInASample ? kSamplesBefore : 0), kLimitSeconds),
      [&](const std::stop_token& stop) -> std::unique_ptr<Device> {
        const process::Place gone{.kind = process::Place::Kind::Command,
                                  .words = {"env", "CUDA_VISIBLE_DEVICES=", process::ownServer(), "serve"}};
        if (when == kNoDevice) return std::make_unique<process::ProcessDevice>(siteOf(gone, ""), "cuda:0", stop);
        return process::openInChild("cuda:0", stop);
      });
  Session session{.environment = environmentOf(device.info()), .results = {}};
  Request request = sweep();
  request.options.timeLimitSeconds = kLimitSeconds;
  const bool finished =
      run(device, request, {}, {}, [&](Result result) { session.results.push_back(std::move(result)); });
  std::fputs(toJson(session).c_str(), stdout);
  // What needs no GPU goes on in this process.
  Request onCpu{.family = "transpose", .variants = {"cpu-one-thread"}, .device = "cpu", .options = request.options};
  for (const char* side : {"width", "height"}) onCpu.parameters.set(side, std::int64_t{77});
  bool verified = false;
  const std::unique_ptr<Device> cpu = process::openGuarded("cpu");
  run(*cpu, onCpu, {}, {},
      [&](const Result& result) { verified = result.verification && result.verification->passed; });
  return finished && verified ? 0 : 1;
}

}  // namespace

class TestGpuFaults : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    const DeviceInfo info = listDevices().front();
    if (!info.available) QSKIP(("no CUDA device: " + info.whyNot).c_str());
  }

  void aFaultCostsItsPointOnly_data() {
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("when");
    for (std::size_t i = 0; i < kFaults.size(); ++i)
      for (const char* when : {kAtOnce, kInASample}) {
        // What is allocated after the first launch would wait for the held stream; launches do not.
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
        QVERIFY2(QString::fromStdString(result.error).contains(planted.reason.data()), result.error.c_str());
        continue;
      }
      QVERIFY2(result.status == Result::Status::Ok && result.verification->passed, result.error.c_str());
      QVERIFY(result.time && result.time->median > 0);
      const auto says = [&](const char* warning) { return std::ranges::count(result.warnings, warning) == 1; };
      QCOMPARE(says(process::kRunsInOtherProcess), planted.breaksProcess && i == 3);
      QCOMPARE(says(process::kBesideEndlessKernel), planted.name == "endless kernel" && i >= 3);
    }
  }

  void aGpuThatIsGoneAfterAFaultFailsEachPointWithItsReason() {
    const Session session = sessionOf(0, kNoDevice);
    QCOMPARE(session.results.size(), std::size_t{5});
    for (std::size_t i = 0; i < 2; ++i) QCOMPARE(session.results[i].error, std::string());
    QVERIFY(QString::fromStdString(session.results[2].error).contains("(cudaErrorIllegalAddress)"));
    for (std::size_t i = 3; i < 5; ++i) {
      QCOMPARE(session.results[i].status, Result::Status::Failed);
      QVERIFY2(QString::fromStdString(session.results[i].error).contains("no CUDA-capable GPU"),
               session.results[i].error.c_str());
    }
  }

 private:
  /// What a process makes of the sweep with the fault. It has to end by itself.
  static Session sessionOf(int fault, const QString& when) {
    constexpr int kPatienceMs = 60'000;
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(), {"--inject", QString::number(fault), when});
    if (!process.waitForFinished(kPatienceMs)) {
      process.kill();
      process.waitForFinished();
      QTest::qFail("the process did not end", __FILE__, __LINE__);
      return {};
    }
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
      QTest::qFail("the process did not go on", __FILE__, __LINE__);
    return sessionFromJson(process.readAllStandardOutput().toStdString());
  }
};

int main(int argc, char** argv) {
  if (argc == 4 && std::string(argv[1]) == "--inject")
    return inject(kFaults.at(static_cast<std::size_t>(std::stoi(argv[2]))), argv[3]);
  QCoreApplication application(argc, argv);
  TestGpuFaults test;
  return QTest::qExec(&test, argc, argv);
}

#include "test_gpu_faults.moc"
