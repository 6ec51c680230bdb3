// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <limits>

#include "core/machine/version.h"
#include "core/text/error.h"
#include "engine/run/runner.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// Answers each point as scripted, without running anything.
class FakeDevice : public Device {
 public:
  using Answer = std::function<Result(const Point&, const PointProgress&)>;

  explicit FakeDevice(Answer answer) : m_answer(std::move(answer)) {
    m_info.kind = DeviceInfo::Kind::Simulated;
    m_info.record = {.id = "simulated:fake", .name = "Fake", .origin = Origin::Modelled, .peakBandwidthGbs = 100};
    m_info.driver = "1.2";
    m_info.toolkit = "3.4";
    m_info.clocks = "5 MHz";
  }

  const DeviceInfo& info() const override { return m_info; }
  Result measure(const Point& point, const MeasureOptions& options, std::stop_token,
                 const PointProgress& progress) override {
    m_points.push_back(point);
    m_options.push_back(options);
    return m_answer(point, progress);
  }

  const std::vector<Point>& points() const { return m_points; }
  const std::vector<MeasureOptions>& options() const { return m_options; }

 private:
  Answer m_answer;
  DeviceInfo m_info;
  std::vector<Point> m_points;
  std::vector<MeasureOptions> m_options;
};

Result goodResult() {
  Result result;
  result.bytes = 2e6;
  result.time = TimeStatistics{.median = 0.05};
  result.verification = Verification{.passed = true, .method = "every element"};
  return result;
}

/// Two points of the transpose.
Request twoPoints() {
  Request request{.family = "transpose", .variants = {"naive", "conflict-free"}};
  request.parameters.set("width", std::int64_t{64});
  return request;
}

struct Reported {
  bool finished = false;
  std::vector<Result> results;
};

Reported runAll(FakeDevice& device, const Request& request, std::stop_token stop = {}) {
  Reported outcome;
  outcome.finished =
      run(device, request, stop, {}, [&](Result result) { outcome.results.push_back(std::move(result)); });
  return outcome;
}

/// The only result of a request of one point to a device that gives `result`.
Result runOne(const Result& result) {
  FakeDevice device([&](const Point&, const PointProgress&) { return result; });
  Request request = twoPoints();
  request.variants = {"naive"};
  return runAll(device, request).results.at(0);
}

}  // namespace

class TestRunner : public QObject {
  Q_OBJECT

 private slots:
  void everyPointBecomesAResultWithWhatTheRunnerKnows() {
    FakeDevice device([](const Point&, const PointProgress&) { return goodResult(); });
    Request request = twoPoints();
    request.mode = Mode::Hot;
    request.options.minSamples = 77;
    const Reported outcome = runAll(device, request);
    QVERIFY(outcome.finished);
    QCOMPARE(outcome.results.size(), 2u);
    const Result& result = outcome.results[1];
    QCOMPARE(result.family, std::string("transpose"));
    QCOMPARE(result.variant, std::string("conflict-free"));
    QCOMPARE(result.device, std::string("simulated:fake"));
    QCOMPARE(QString::fromStdString(toText(result.parameters)), "width=64 height=1536 type=fp32 repetitions=1");
    QVERIFY(result.mode == Mode::Hot);
    QVERIFY(result.status == Result::Status::Ok);
    QCOMPARE(device.points()[1].variant, std::string("conflict-free"));
    QCOMPARE(device.options()[0].minSamples, 77);
  }

  void bandwidthAndGflopsFollowFromTheMedian() {
    Result result = goodResult();
    result.time->median = 0.5;  // ms
    result.flops = 3e9;
    const Result out = runOne(result);
    QCOMPARE(out.bandwidthGbs.value(), 4.0);
    QCOMPARE(out.gflops.value(), 6000.0);
  }

  void withoutFlopsThereAreNoGflops() { QVERIFY(!runOne(goodResult()).gflops); }

  void withoutATimeThereAreNoFigures() {
    Result result = goodResult();
    result.time.reset();
    const Result out = runOne(result);
    QVERIFY(!out.bandwidthGbs);
    QVERIFY(out.status == Result::Status::Ok);
  }

  void aTimeThatIsNoneFails_data() {
    QTest::addColumn<double>("median");
    QTest::addColumn<QString>("error");
    QTest::newRow("zero") << 0.0 << "a time of 0 ms is impossible";
    QTest::newRow("negative") << -1.0 << "a time of -1 ms is impossible";
    QTest::newRow("nan") << std::numeric_limits<double>::quiet_NaN() << "a time of nan ms is impossible";
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << "a time of inf ms is impossible";
  }
  void aTimeThatIsNoneFails() {
    QFETCH(double, median);
    QFETCH(QString, error);
    Result result = goodResult();
    result.time->median = median;
    result.model.emplace();
    const Result out = runOne(result);
    QVERIFY(out.status == Result::Status::Failed);
    QCOMPARE(QString::fromStdString(out.error), error);
    QVERIFY(!out.time);
    QVERIFY(!out.model);  // an infinite part of it could not be read from a file again
    QVERIFY(!out.bandwidthGbs);
  }

  void aFailedPointIsAResultAndTheRestGoesOn() {
    FakeDevice device([](const Point& point, const PointProgress&) {
      if (point.variant == "naive") throw DeviceError("an illegal\naddress");
      return goodResult();
    });
    const Reported outcome = runAll(device, twoPoints());
    QVERIFY(outcome.finished);
    QCOMPARE(outcome.results.size(), 2u);
    QVERIFY(outcome.results[0].status == Result::Status::Failed);
    QCOMPARE(outcome.results[0].error, std::string("an illegal address"));
    QCOMPARE(outcome.results[0].variant, std::string("naive"));
    QVERIFY(outcome.results[0].origin == Origin::Modelled);
    QVERIFY(outcome.results[1].status == Result::Status::Ok);
  }

  void runningOutOfMemoryIsAReason() {
    FakeDevice device([](const Point&, const PointProgress&) -> Result { throw std::bad_alloc(); });
    QCOMPARE(runAll(device, twoPoints()).results.at(1).error, std::string("out of memory: choose smaller sizes"));
  }

  void aWrongResultFails() {
    Result result = goodResult();
    result.verification = Verification{.passed = false, .method = "every element", .maxError = 0.5, .tolerance = 1e-05};
    const Result out = runOne(result);
    QVERIFY(out.status == Result::Status::Failed);
    QCOMPARE(out.error, std::string("wrong result: largest difference 0.5, allowed 1e-05 (every element)"));
    QCOMPARE(out.bandwidthGbs.value(), 40.0);
  }

  void whatIsWrongIsSaidInWordsWhereThereIsNoDifference() {
    Result result = goodResult();
    result.verification =
        Verification{.passed = false, .method = "every element", .maxError = std::numeric_limits<double>::quiet_NaN()};
    QCOMPARE(runOne(result).error, std::string("wrong result: a value is not a number"));
    result.verification->unwritten = 1;
    QCOMPARE(runOne(result).error, std::string("wrong result: the launch did not change 1 element"));
    result.verification->unwritten = 49152;
    QCOMPARE(runOne(result).error, std::string("wrong result: the launch did not change 49,152 elements"));
  }

  void aResultThatIsWrongOnPurposeIsGood() {
    Result result = goodResult();
    result.verification = Verification{.passed = false, .expectedToFail = true};
    QVERIFY(runOne(result).status == Result::Status::Ok);
  }

  void aResultThatNeedNotBeRightAndIsSaysSo() {
    Result result = goodResult();
    result.verification = Verification{.passed = true, .expectedToFail = true, .method = "every element"};
    const Result out = runOne(result);
    QVERIFY(out.status == Result::Status::Ok);
    QCOMPARE(out.warnings, std::vector<Message>{"wrong on purpose, but correct in this run: that proves nothing"});
  }

  void itemsPerSecondFollowFromItemsAndTime() {
    Result result = goodResult();
    result.items = 10000;
    const double seconds = result.time->median / 1e3;
    QCOMPARE(runOne(result).itemsPerSecond.value(), 10000 / seconds);
    QVERIFY(!runOne(goodResult()).itemsPerSecond);
  }

  void theDevicesOwnReasonStays() {
    Result result = goodResult();
    result.status = Result::Status::Failed;
    QCOMPARE(runOne(result).error, std::string("it failed, and the device gave no reason"));
    result.error = "too hot";
    result.verification->passed = false;
    QCOMPARE(runOne(result).error, std::string("too hot"));
  }

  void aMeasuredBandwidthAboveThePeakIsFlagged() {
    const std::vector<Message> warning{"bandwidth above the device's peak: a cache served the data"};
    Result result = goodResult();
    result.time->median = 0.02;  // exactly the peak of 100 GB/s
    QVERIFY(runOne(result).warnings.empty());
    result.time->median = 0.0199;
    QVERIFY(runOne(result).warnings == warning);
    result.origin = Origin::Modelled;
    QVERIFY(runOne(result).warnings.empty());
  }

  void cancellingEndsTheRunAndKeepsWhatWasGiven() {
    FakeDevice device([](const Point& point, const PointProgress&) {
      if (point.variant == "conflict-free") throw Cancelled();
      return goodResult();
    });
    const Reported outcome = runAll(device, twoPoints());
    QVERIFY(!outcome.finished);
    QCOMPARE(outcome.results.size(), 1u);
    QVERIFY(outcome.results[0].status == Result::Status::Ok);
  }

  void aStopBetweenPointsIsSeen() {
    std::stop_source source;
    FakeDevice device([&](const Point&, const PointProgress&) {
      source.request_stop();
      return goodResult();
    });
    const Reported outcome = runAll(device, twoPoints(), source.get_token());
    QVERIFY(!outcome.finished);
    QCOMPARE(outcome.results.size(), 1u);
    QCOMPARE(device.points().size(), 1u);
  }

  void nothingRunsWhereTheRequestMakesNoSense() {
    FakeDevice device([](const Point&, const PointProgress&) { return goodResult(); });
    Request request = twoPoints();
    request.variants = {"naive", "none"};
    QVERIFY_EXCEPTION_THROWN(runAll(device, request), RequestError);
    QVERIFY(device.points().empty());
  }

  void progressSaysWhatIsGoingOn() {
    FakeDevice device([](const Point&, const PointProgress& progress) {
      progress("verifying", 0.25);
      progress("sampling", 7);
      progress("nonsense", std::numeric_limits<double>::quiet_NaN());
      return goodResult();
    });
    std::vector<RunProgress> seen;
    run(device, twoPoints(), {}, [&](const RunProgress& progress) { seen.push_back(progress); }, {});
    QCOMPARE(seen.size(), 6u);
    QCOMPARE(QString::fromStdString(seen[0].what), "naive, width=64 height=1536 type=fp32 repetitions=1: verifying");
    QCOMPARE(seen[0].pointsDone, 0);
    QCOMPARE(seen[0].pointsTotal, 2);
    QCOMPARE(seen[0].pointShare, 0.25);
    QCOMPARE(seen[1].pointShare, 1.0);
    QCOMPARE(seen[2].pointShare, 0.0);
    QCOMPARE(seen[3].pointsDone, 1);
    QCOMPARE(QString::fromStdString(seen[3].what),
             "conflict-free, width=64 height=1536 type=fp32 repetitions=1: verifying");
  }

  void theEnvironmentNamesProgramDeviceHostAndDate() {
    FakeDevice device([](const Point&, const PointProgress&) { return goodResult(); });
    const QDateTime before = QDateTime::currentDateTimeUtc();
    const Environment environment = environmentOf(device.info());
    QCOMPARE(environment.appVersion, std::string(kVersion));
    QCOMPARE(environment.device, std::string("Fake"));
    QCOMPARE(environment.driver, std::string("1.2"));
    QCOMPARE(environment.toolkit, std::string("3.4"));
    QCOMPARE(environment.clocks, std::string("5 MHz"));
    QVERIFY(environment.devices == std::vector<DeviceRecord>{device.info().record});
    const QString date = QString::fromStdString(environment.date);
    QVERIFY(QRegularExpression("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$").match(date).hasMatch());
    const qint64 seconds = before.secsTo(QDateTime::fromString(date, Qt::ISODate));
    QVERIFY2(seconds >= -1 && seconds < 60, qPrintable(date));
    QVERIFY(environment.host.find(", ") != std::string::npos);
    QVERIFY(environment.host.find('"') == std::string::npos);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestRunner>(__FILE__);
#include "test_runner.moc"
