// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <chrono>
#include <future>
#include <thread>

#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "gui/fake_device.h"
#include "inspect/checked_points.h"
#include "run/compute_worker.h"
#include "test_registry.h"

using namespace warpbench;
using warpbench::gui::ComputeWorker;

namespace {

constexpr int kAnswerMs = 10000;

/// Receives a worker's signals like a window: queued, on its own thread.
class Listener : public QObject {
 public:
  explicit Listener(ComputeWorker& worker) {
    connect(&worker, &ComputeWorker::resultReady, this, [this](const Result& result) {
      results.push_back(result);
      note();
    });
    connect(&worker, &ComputeWorker::checked, this, [this](const CheckReport& report) {
      reports.push_back(report);
      note();
    });
    connect(&worker, &ComputeWorker::progress, this, [this](const RunProgress& now) {
      progress.push_back(now);
      note();
    });
    connect(&worker, &ComputeWorker::opened, this, [this](const Environment& now) {
      environment = now;
      note();
    });
    connect(&worker, &ComputeWorker::devicesListed, this, [this](const std::vector<DeviceInfo>& listed) {
      devices = listed;
      note();
    });
    connect(&worker, &ComputeWorker::finished, this, [this](bool complete) {
      endings.push_back(complete ? "complete" : "stopped");
      note();
    });
    connect(&worker, &ComputeWorker::failed, this, [this](const Message& message) {
      const QString reason = QString::fromStdString(message);
      failures << reason;
      endings.push_back("failed");
      note();
    });
  }

  std::vector<Result> results;
  std::vector<CheckReport> reports;
  std::vector<RunProgress> progress;
  Environment environment;
  std::vector<DeviceInfo> devices;
  QStringList failures;
  std::vector<std::string> endings;
  bool alwaysOnOwnThread = true;

 private:
  void note() { alwaysOnOwnThread = alwaysOnOwnThread && QThread::currentThread() == thread(); }
};

Request sweepOfWidths(std::int64_t last) {
  Request request;
  request.family = "transpose";
  request.variants = {"copy", "naive"};
  request.device = "simulated:fake";
  Sweep sweep{.parameter = "width", .values = {}};
  for (std::int64_t width = 1; width <= last; ++width) sweep.values.emplace_back(width);
  request.sweeps = {sweep};
  return request;
}

ComputeWorker::DeviceOpener opens(test::FakeDevice::Measure measure, std::function<void()> onClose = {}) {
  return [=](std::string_view id) {
    return std::make_unique<test::FakeDevice>(test::fakeInfo(std::string(id)), measure, onClose);
  };
}

/// Waits while polling the token, like a device between samples.
[[noreturn]] void measureUntilStopped(const std::stop_token& stop) {
  while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  throw Cancelled();
}

}  // namespace

class TestComputeWorker : public QObject {
  Q_OBJECT

 private slots:
  void resultsArriveInOrderAsValuesOnTheReceiversThread();
  void progressTellsPointsDone();
  void deviceStaysOpenBetweenRuns();
  void stopEndsTheRunInTheMiddleOfAPoint();
  void stopAlsoReachesRunsThatWait();
  void aRunAfterAStopRuns();
  void aLiveRunThatIsStoppedWhileItsDeviceOpensNamesNoDevice();
  void destroyingTheWorkerMidRunEndsCleanly();
  void aThrowingDeviceGivesFailedResultsAndTheRunGoesOn();
  void anUnavailableDeviceFails();
  void aSenselessRequestFails();
  void devicesAreListedOffTheReceiversThread();
  void checksAreReportedInOrderWithoutADevice();
  void aSenselessCheckFailsAndTheNextRunRuns();
};

void TestComputeWorker::resultsArriveInOrderAsValuesOnTheReceiversThread() {
  std::atomic<bool> measuredElsewhere = true;
  QThread* const here = QThread::currentThread();
  ComputeWorker worker(opens([&](const Point& point, const std::stop_token&, const PointProgress&) {
    if (QThread::currentThread() == here) measuredElsewhere = false;
    return test::fakeResult(static_cast<double>(point.parameters.integer("width")));
  }));
  Listener listener(worker);
  const Request request = sweepOfWidths(20);
  worker.start(request);
  QTRY_COMPARE_WITH_TIMEOUT(listener.endings, std::vector<std::string>{"complete"}, kAnswerMs);

  const std::vector<Point> points = expand(request, test::fakeInfo());
  QCOMPARE(points.size(), std::size_t(40));
  QCOMPARE(listener.results.size(), points.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    QCOMPARE(listener.results[i].variant, points[i].variant);
    QVERIFY(listener.results[i].parameters == points[i].parameters);
    QCOMPARE(listener.results[i].time->median, static_cast<double>(points[i].parameters.integer("width")));
  }
  QVERIFY(measuredElsewhere);
  QVERIFY(listener.alwaysOnOwnThread);
  QCOMPARE(listener.environment.devices.size(), std::size_t(1));
  QCOMPARE(listener.environment.devices.front().id, std::string("simulated:fake"));
}

void TestComputeWorker::progressTellsPointsDone() {
  ComputeWorker worker(opens([](const Point&, const std::stop_token&, const PointProgress& progress) {
    for (int i = 0; i < 1000; ++i) progress("sampling", i / 1000.0);
    return test::fakeResult();
  }));
  Listener listener(worker);
  worker.start(sweepOfWidths(2));
  QTRY_COMPARE_WITH_TIMEOUT(listener.endings.size(), std::size_t(1), kAnswerMs);
  for (int done = 0; done < 4; ++done)
    QVERIFY(std::ranges::count(listener.progress, done, &RunProgress::pointsDone) >= 1);
  for (const RunProgress& now : listener.progress) QCOMPARE(now.pointsTotal, 4);
  // 4,000 reports were sent; a receiver gets as many as it can show.
  QVERIFY(listener.progress.size() < 400);
}

void TestComputeWorker::deviceStaysOpenBetweenRuns() {
  std::atomic<int> opened = 0, closed = 0;
  ComputeWorker worker([&](std::string_view id) {
    ++opened;
    return std::make_unique<test::FakeDevice>(
        test::fakeInfo(std::string(id)),
        [](const Point&, const std::stop_token&, const PointProgress&) { return test::fakeResult(); },
        [&] { ++closed; });
  });
  Listener listener(worker);
  worker.start(sweepOfWidths(1));
  worker.start(sweepOfWidths(1));
  QTRY_COMPARE_WITH_TIMEOUT(listener.endings.size(), std::size_t(2), kAnswerMs);
  QCOMPARE(opened.load(), 1);
  QCOMPARE(closed.load(), 0);

  Request other = sweepOfWidths(1);
  other.device = "simulated:other";
  worker.start(other);
  QTRY_COMPARE_WITH_TIMEOUT(listener.endings.size(), std::size_t(3), kAnswerMs);
  QCOMPARE(opened.load(), 2);
  QCOMPARE(closed.load(), 1);
}

void TestComputeWorker::stopEndsTheRunInTheMiddleOfAPoint() {
  std::atomic<int> begun = 0;
  ComputeWorker worker(opens([&](const Point& point, const std::stop_token& stop, const PointProgress&) {
    ++begun;
    if (point.parameters.integer("width") > 3) measureUntilStopped(stop);
    return test::fakeResult();
  }));
  Listener listener(worker);
  worker.start(sweepOfWidths(100));
  QTRY_COMPARE_WITH_TIMEOUT(begun.load(), 7, kAnswerMs);  // two variants of three widths, and one more
  QTRY_COMPARE_WITH_TIMEOUT(listener.results.size(), std::size_t(6), kAnswerMs);
  QVERIFY(listener.endings.empty());

  worker.stop();
  QTRY_COMPARE_WITH_TIMEOUT(listener.endings, std::vector<std::string>{"stopped"}, kAnswerMs);
  QCOMPARE(listener.results.size(), std::size_t(6));
  QCOMPARE(begun.load(), 7);
}

void TestComputeWorker::stopAlsoReachesRunsThatWait() {
  ComputeWorker worker(opens([](const Point&, const std::stop_token& stop, const PointProgress& progress) -> Result {
    progress("waiting", 0);
    measureUntilStopped(stop);
  }));
  Listener listener(worker);
  worker.start(sweepOfWidths(1));
  worker.start(sweepOfWidths(1));
  QTRY_VERIFY_WITH_TIMEOUT(!listener.progress.empty(), kAnswerMs);
  worker.stop();
  QTRY_COMPARE_WITH_TIMEOUT(listener.endings, (std::vector<std::string>{"stopped", "stopped"}), kAnswerMs);
  QVERIFY(listener.results.empty());
}

void TestComputeWorker::aRunAfterAStopRuns() {
  ComputeWorker worker(
      opens([](const Point&, const std::stop_token&, const PointProgress&) { return test::fakeResult(); }));
  Listener listener(worker);
  worker.stop();
  worker.start(sweepOfWidths(1));
  QTRY_COMPARE_WITH_TIMEOUT(listener.endings, std::vector<std::string>{"complete"}, kAnswerMs);
  QCOMPARE(listener.results.size(), std::size_t(2));
}

void TestComputeWorker::aLiveRunThatIsStoppedWhileItsDeviceOpensNamesNoDevice() {
  // Another session may be open by then, without the device.
  std::promise<void> opening, go;
  ComputeWorker worker([&](std::string_view id) {
    opening.set_value();
    go.get_future().wait();
    return opens([](auto&&...) { return test::fakeResult(); })(id);
  });
  QSignalSpy opened(&worker, &ComputeWorker::opened);
  QSignalSpy ended(&worker, &ComputeWorker::liveEnded);
  worker.startLive(sweepOfWidths(1));
  opening.get_future().wait();
  worker.stopLive();
  go.set_value();
  QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, kAnswerMs);
  QCOMPARE(ended[0][0], QVariant(false));
  QVERIFY(ended[0][1].value<Message>().empty());
  QCOMPARE(opened.size(), 0);

  // Without a stop it does. The device is open now.
  worker.startLive(sweepOfWidths(1));
  QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 2, kAnswerMs);
  QCOMPARE(ended[1][0], QVariant(true));
  QVERIFY(ended[1][1].value<Message>().empty());
  QCOMPARE(opened.size(), 1);
}

void TestComputeWorker::destroyingTheWorkerMidRunEndsCleanly() {
  std::atomic<bool> measuring = false, cancelled = false, closed = false, closedElsewhere = false;
  QThread* const here = QThread::currentThread();
  auto worker = std::make_unique<ComputeWorker>(opens(
      [&](const Point&, const std::stop_token& stop, const PointProgress&) -> Result {
        measuring = true;
        try {
          measureUntilStopped(stop);
        } catch (const Cancelled&) {
          cancelled = true;
          throw;
        }
      },
      [&] {
        closed = true;
        closedElsewhere = QThread::currentThread() != here;
      }));
  worker->start(sweepOfWidths(10));
  QTRY_VERIFY_WITH_TIMEOUT(measuring, kAnswerMs);
  worker.reset();
  QVERIFY(cancelled);
  QVERIFY(closed);
  QVERIFY(closedElsewhere);
}

void TestComputeWorker::aThrowingDeviceGivesFailedResultsAndTheRunGoesOn() {
  ComputeWorker worker(opens([](const Point& point, const std::stop_token&, const PointProgress&) {
    if (point.variant == "naive") throw DeviceError("the kernel misbehaved");
    return test::fakeResult();
  }));
  Listener listener(worker);
  worker.start(sweepOfWidths(2));
  QTRY_COMPARE_WITH_TIMEOUT(listener.endings, std::vector<std::string>{"complete"}, kAnswerMs);
  QCOMPARE(listener.results.size(), std::size_t(4));
  for (const Result& result : listener.results) {
    const bool good = result.variant == "copy";
    QCOMPARE(result.status, good ? Result::Status::Ok : Result::Status::Failed);
    QCOMPARE(result.error, good ? std::string() : std::string("the kernel misbehaved"));
  }
}

void TestComputeWorker::anUnavailableDeviceFails() {
  ComputeWorker worker(
      [](std::string_view) -> std::unique_ptr<Device> { throw RequestError("cuda:0 is not available: no driver"); });
  Listener listener(worker);
  worker.start(sweepOfWidths(1));
  QTRY_COMPARE_WITH_TIMEOUT(listener.endings, std::vector<std::string>{"failed"}, kAnswerMs);
  QCOMPARE(listener.failures, QStringList{"cuda:0 is not available: no driver"});
  QVERIFY(listener.results.empty());
}

void TestComputeWorker::aSenselessRequestFails() {
  ComputeWorker worker(
      opens([](const Point&, const std::stop_token&, const PointProgress&) { return test::fakeResult(); }));
  Listener listener(worker);
  Request request = sweepOfWidths(1);
  request.parameters.set("height", std::int64_t{-1});
  worker.start(request);
  QTRY_COMPARE_WITH_TIMEOUT(listener.endings, std::vector<std::string>{"failed"}, kAnswerMs);
  QVERIFY2(listener.failures.front().contains("height"), qPrintable(listener.failures.front()));
  QVERIFY(listener.results.empty());
}

void TestComputeWorker::devicesAreListedOffTheReceiversThread() {
  QThread* const here = QThread::currentThread();
  std::atomic<bool> elsewhere = false;
  ComputeWorker worker(openDevice, [&] {
    elsewhere = QThread::currentThread() != here;
    return std::vector{test::fakeInfo("simulated:a"), test::unavailableInfo("cuda:0", "no driver")};
  });
  Listener listener(worker);
  worker.listDevices();
  QTRY_COMPARE_WITH_TIMEOUT(listener.devices.size(), std::size_t(2), kAnswerMs);
  QVERIFY(elsewhere);
  QVERIFY(listener.alwaysOnOwnThread);
  QCOMPARE(listener.devices[1].whyNot, std::string("no driver"));
}

void TestComputeWorker::checksAreReportedInOrderWithoutADevice() {
  QThread* const here = QThread::currentThread();
  std::atomic<bool> elsewhere = true;
  ComputeWorker worker([](std::string_view) -> std::unique_ptr<Device> { throw RequestError("no device is needed"); },
                       listDevices,
                       [&](const Point& point, std::stop_token) {
                         if (QThread::currentThread() == here) elsewhere = false;
                         return CheckReport{.point = point};
                       });
  Listener listener(worker);
  Request request;
  request.family = "counter";
  worker.check(request);
  QTRY_COMPARE_WITH_TIMEOUT(listener.endings, std::vector<std::string>{"complete"}, kAnswerMs);
  const std::vector<Point> points = pointsToCheck(request);
  QCOMPARE(points.size(), std::size_t(3));
  QCOMPARE(listener.reports.size(), points.size());
  QCOMPARE(listener.progress.size(), points.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    QCOMPARE(listener.reports[i].point.variant, points[i].variant);
    QVERIFY(listener.reports[i].point.parameters == points[i].parameters);
    QCOMPARE(listener.progress[i].pointsDone, static_cast<int>(i));
    QCOMPARE(listener.progress[i].pointsTotal, 3);
  }
  QVERIFY(elsewhere);
  QVERIFY(listener.alwaysOnOwnThread);
}

void TestComputeWorker::aSenselessCheckFailsAndTheNextRunRuns() {
  ComputeWorker worker(
      opens([](const Point&, const std::stop_token&, const PointProgress&) { return test::fakeResult(); }));
  Listener listener(worker);
  Request request;
  request.family = "nothing";
  worker.check(request);
  worker.start(sweepOfWidths(1));
  QTRY_COMPARE_WITH_TIMEOUT(listener.endings, (std::vector<std::string>{"failed", "complete"}), kAnswerMs);
  QVERIFY2(listener.failures.front().contains("nothing"), qPrintable(listener.failures.front()));
  QVERIFY(listener.reports.empty());
  QCOMPARE(listener.results.size(), std::size_t(2));
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestComputeWorker>(__FILE__);
#include "test_compute_worker.moc"
