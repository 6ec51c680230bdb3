// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>

#include <QTest>
#include <chrono>
#include <random>
#include <thread>

#include "compute/process/process_fixture.h"
#include "core/child/child.h"
#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "peak_memory.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;
using process::ProcessDevice;
using process::Timeouts;

namespace {

constexpr const char* kSimulatedH200 = "simulated:nvidia-h200";
// Only the limit that a child should exceed is short: a busy machine may be slow otherwise.
constexpr Timeouts kPatient{.start = 120, .silence = 120, .point = 120, .grace = 0.5};
constexpr Timeouts kNoHello{.start = 0.7, .silence = 120, .point = 120, .grace = 0.5};
constexpr Timeouts kSilence{.start = 120, .silence = 0.7, .point = 120, .grace = 0.5};
constexpr Timeouts kPoint{.start = 120, .silence = 120, .point = 3, .grace = 0.5};

qsizetype openDescriptors() {
  return QDir("/proc/self/fd").entryList(QDir::NoDotAndDotDot | QDir::System | QDir::Files).size();
}

bool hasChildren() { return ::waitpid(-1, nullptr, WNOHANG) != -1 || errno != ECHILD; }

Request transposeOf(std::int64_t size, std::vector<std::string> variants = {"naive"}) {
  Request request{.family = "transpose", .variants = std::move(variants), .device = kSimulatedH200};
  request.parameters.set("width", size);
  request.parameters.set("height", size);
  return request;
}

std::jthread stopSoon(std::stop_source& stop) {
  return std::jthread([&stop] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    stop.request_stop();
  });
}

/// Measures one point at an endpoint. @returns the error, or "measured".
std::string outcomeAt(const process::Endpoint& endpoint) {
  try {
    ProcessDevice device(endpoint, "cpu");
    Request request{.family = "transpose", .variants = {"cpu-one-thread"}, .device = "cpu"};
    const Result result = resultsOf(device, request).at(0);
    return result.status == Result::Status::Failed ? result.error : "measured";
  } catch (const std::exception& error) {
    return error.what();
  }
}

}  // namespace

class TestProcessDevice : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() { QVERIFY2(!hasChildren(), "a child was left running, or unreaped"); }

  void itsResultsAreThoseOfThisProcess_data() {
    QTest::addColumn<QString>("family");
    QTest::addColumn<QStringList>("variants");
    for (const char* family : {"transpose", "grayscale", "offset", "bank-stride", "pitch"})
      QTest::newRow(family) << QString(family) << QStringList();
    // Other variants of this family race on purpose: no two of their runs agree.
    QTest::newRow("matmul") << QString("matmul") << QStringList{"naive", "tiled"};
  }
  void itsResultsAreThoseOfThisProcess() {
    QFETCH(QString, family);
    QFETCH(QStringList, variants);
    Request request{.family = family.toStdString(), .variants = {}, .device = kSimulatedH200};
    for (const QString& variant : variants) request.variants.push_back(variant.toStdString());
    if (request.family == "transpose") {  // whose usual size takes two processes ten seconds
      request.parameters.set("width", std::int64_t{515});
      request.parameters.set("height", std::int64_t{259});
    }
    ProcessDevice there(realEndpoint(), kSimulatedH200);
    const std::unique_ptr<Device> here = openDevice(kSimulatedH200);
    const std::vector<Result> expected = resultsOf(*here, request);
    const std::vector<Result> results = resultsOf(there, request);
    QCOMPARE(results.size(), expected.size());
    for (std::size_t i = 0; i < results.size(); ++i) {
      QCOMPARE(results[i].device, std::string("simulated:nvidia-h200@process"));
      QCOMPARE(results[i].error, expected[i].error);
      QCOMPARE(results[i].counters, expected[i].counters);
      QCOMPARE(withoutPlaceAndDate(results[i]), withoutPlaceAndDate(expected[i]));
      Provenance provenance = results[i].provenance;
      provenance.date = expected[i].provenance.date;
      QCOMPARE(provenance, expected[i].provenance);
      QCOMPARE(results[i].pictures != nullptr, expected[i].pictures != nullptr);
      if (!results[i].pictures) continue;
      QCOMPARE(results[i].pictures->after.values, expected[i].pictures->after.values);
      QCOMPARE(results[i].pictures->before->values, expected[i].pictures->before->values);
      QCOMPARE(results[i].pictures->after.channels, expected[i].pictures->after.channels);
    }
  }

  void itDescribesTheDeviceThere() {
    const ProcessDevice there(realEndpoint(), "simulated:nvidia-t4");
    const DeviceInfo here = openDevice("simulated:nvidia-t4")->info();
    QCOMPARE(there.info().record.id, std::string("simulated:nvidia-t4@process"));
    DeviceRecord record = there.info().record;
    record.id = here.record.id;
    QCOMPARE(record, here.record);
    QCOMPARE(there.info().kind, here.kind);
    QCOMPARE(there.info().notes, here.notes);
    QCOMPARE(environmentOf(there.info()).host, environmentOf(here).host);
  }

  void itMeasuresAndLearnsOfTheCopyThere() {
    ProcessDevice there(realEndpoint(), "cpu");
    Request request{.family = "transpose", .variants = {"cpu-one-thread"}, .device = "cpu"};
    request.parameters.set("width", std::int64_t{64});
    request.parameters.set("height", std::int64_t{64});
    // As few samples as possible, however long they take on a busy machine.
    request.options.medianWithin = 1;
    request.options.minTimeSeconds = 0;
    request.options.timeLimitSeconds = 60 * WARPBENCH_PATIENCE;
    std::vector<std::string> told;
    const std::vector<Result> results =
        resultsOf(there, request, [&](const RunProgress& now) { told.push_back(now.what); });
    QCOMPARE(results.at(0).error, std::string());
    QCOMPARE(results[0].origin, Origin::Measured);
    QVERIFY(results[0].time->samples.size() > 1);
    QVERIFY(there.info().record.copyBandwidthGbs > 0);
    QVERIFY(!told.empty());
  }

  void allDevicesAreListedWithTheirPlace() {
    const std::vector<DeviceInfo> there = process::listDevices(realEndpoint());
    std::vector<std::string> expected;
    for (const DeviceInfo& device : listDevices())
      if (device.kind != DeviceInfo::Kind::Recorded) expected.push_back(device.record.id + "@process");
    std::vector<std::string> ids;
    for (const DeviceInfo& device : there) ids.push_back(device.record.id);
    QCOMPARE(ids, expected);
  }

  void withoutADeviceTheFirstUsableOneIsChosen() {
    const ProcessDevice device(realEndpoint(), "");
    QVERIFY(device.info().available);
    QVERIFY(device.info().kind != DeviceInfo::Kind::Recorded);
  }

  void aDeviceThatIsNotThereIsARequestError() {
    QVERIFY_THROWS_EXCEPTION(RequestError, ProcessDevice(realEndpoint(), "cuda:99"));
  }

  void aChildThatIsNoWarpbenchMakesOneFailureWithAReason_data() {
    QTest::addColumn<Timeouts>("timeouts");
    QTest::addColumn<QString>("script");
    QTest::addColumn<QStringList>("reasons");
    const auto row = [](const char* name, const Timeouts& timeouts, const std::string& script,
                        const QStringList& reasons) {
      QTest::newRow(name) << timeouts << QString::fromStdString(script) << reasons;
    };
    row("nothing", kNoHello, "exec sleep 600", {"sent no hello within 0.7 s"});
    row("nothing, deaf to signals", kNoHello, "trap '' TERM INT; while :; do sleep 1; done",
        {"sent no hello within 0.7 s"});
    row("ends at once", kPatient, "echo 'module: command not found' >&2; exit 127",
        {"ended with code 127", "it said: module: command not found"});
    row("crashes", kPatient, "kill -SEGV $$", {"was ended by signal 11"});
    row("garbage", kPatient, "echo 'Welcome to the cluster!'; exec sleep 600",
        {"wrote 'Welcome to the cluster!', which is not an answer"});
    row("bytes", kPatient, "head -c 100000 /dev/urandom; exec sleep 600", {"the process '/bin/sh'"});
    row("a line that is too long, and ends", kPatient,
        "head -c 67108864 /dev/zero | tr '\\0' x; echo xx; exec sleep 600", {"wrote a line of more than 64 MiB"});
    row("half a line, and ends", kPatient, kHalfALine, {"wrote an incomplete answer", "code 0"});
    row("half a line, and stays", kNoHello, kHalfALine + "; exec sleep 600", {"sent no hello within 0.7 s"});
    row("another version", kPatient,
        R"(echo '{"type":"hello","format":"warpbench-serve","version":12}'; exec sleep 600)",
        {"version 12", "this program version 1"});
    row("another format", kPatient, R"(echo '{"type":"hello","format":"else","version":1}'; exec sleep 600)",
        {"not an answer"});
    row("silent after its hello", kSilence, kSayHello + "exec sleep 600", {"sent nothing for 0.7 s"});
    row("silent with a point", kSilence, kSayHello + kOpen + "exec sleep 600", {"sent nothing for 0.7 s"});
    row("ends with a point", kPatient, kSayHello + kOpen + "read c; echo 'out of luck' >&2; exit 3",
        {"ended with code 3", "it said: out of luck"});
    row("garbage with a point", kPatient, kSayHello + kOpen + "read c; echo 42; exec sleep 600", {"wrote '42'"});
    row("half a result", kPatient, kSayHello + kOpen + "read c; " + kHalfALine, {"an incomplete answer"});
    row("a result of nothing", kPatient,
        kSayHello + kOpen + R"(read c; echo '{"type":"result","id":1}'; exec sleep 600)", {"session: is missing"});
    row("a refusal", kPatient,
        kSayHello + kOpen + R"(read c; echo '{"type":"error","reason":"not today"}'; exec sleep 600)",
        {"refused: not today"});
    row("progress for ever", kPoint,
        kSayHello + kOpen +
            R"(read c; while :; do echo '{"type":"progress","id":1,"what":"x","share":0.1}'; sleep 0.05; done)",
        {"did not end within 8 s"});
    row("leaves its group", kNoHello, "exec perl -e 'setpgrp(0, getpgrp(getppid)); sleep 600'",
        {"sent no hello within 0.7 s and was ended"});
    row("complaints for ever", kNoHello, "while :; do echo 'no licence' >&2; done", {"sent no hello within 0.7 s"});
  }
  void aChildThatIsNoWarpbenchMakesOneFailureWithAReason() {
    QFETCH(Timeouts, timeouts);
    QFETCH(QString, script);
    QFETCH(QStringList, reasons);
    QElapsedTimer timer;
    timer.start();
    const QString outcome = QString::fromStdString(outcomeAt(scriptEndpoint(script.toStdString(), timeouts)));
    for (const QString& reason : reasons) QVERIFY2(outcome.contains(reason), qPrintable(outcome));
    QVERIFY2(!outcome.contains('\n') && outcome.size() < 1000, qPrintable(outcome));
    // The call did not wait for the sleeping process.
    QVERIFY2(timer.elapsed() < 60'000, qPrintable(QString::number(timer.elapsed()) + " ms"));
  }

  void aGigabyteWithoutANewlineIsNotKept() {
    const std::string script = "head -c 1000000000 /dev/zero | tr '\\0' x";
    std::string outcome;
    const double peak = peakOf([&] { outcome = outcomeAt(scriptEndpoint(script, {.start = 60})); });
    QVERIFY2(outcome.find("wrote a line of more than 64 MiB") != std::string::npos, outcome.c_str());
    QVERIFY2(peak < 250 * kPeakFactor, qPrintable(QString::number(peak) + " MiB"));
  }

  void aProgramThatIsNotThereIsAReason() {
    const std::string outcome = outcomeAt({.name = "nowhere", .words = {"/nowhere/warpbench-cli", "serve"}});
    QCOMPARE(outcome, std::string("cannot start '/nowhere/warpbench-cli': No such file or directory"));
  }

  void killedFiftyTimesASweepLosesAPointEachTime() {
    Request request = transposeOf(1024);
    request.parameters = {};
    request.parameters.set("height", std::int64_t{1024});
    Sweep sweep{.parameter = "width", .values = {}};
    constexpr int kPoints = 60;
    constexpr int kKills = 50;
    std::mt19937 random(20261121);
    std::vector<bool> victims(kPoints);
    std::fill(victims.begin(), victims.begin() + kKills, true);
    std::shuffle(victims.begin(), victims.end(), random);
    // A victim takes long enough that it cannot end before it is killed, however busy the machine is.
    for (int i = 0; i < kPoints; ++i) sweep.values.emplace_back(std::int64_t{i} + (victims.at(i) ? 30'000 : 500));
    request.sweeps.push_back(sweep);

    ProcessDevice device(realEndpoint(), kSimulatedH200);
    const qsizetype descriptors = openDescriptors();
    int killed = -1;  // the last point whose process was
    std::jthread killer;
    const auto kill = [&](const RunProgress& now) {
      if (!victims.at(static_cast<std::size_t>(now.pointsDone)) || now.pointsDone == killed || device.pid() < 0) return;
      killed = now.pointsDone;
      const auto moment = std::chrono::microseconds(std::uniform_int_distribution(0, 20'000)(random));
      killer = std::jthread([pid = device.pid(), moment] {
        std::this_thread::sleep_for(moment);
        ::kill(pid, SIGKILL);
      });
    };
    const std::vector<Result> results = resultsOf(device, request, kill);
    if (killer.joinable()) killer.join();

    QCOMPARE(results.size(), std::size_t{kPoints});
    int failed = 0;
    for (std::size_t i = 0; i < results.size(); ++i) {
      QCOMPARE(results[i].parameters.integer("width"), std::get<std::int64_t>(sweep.values[i]));
      if (results[i].status == Result::Status::Ok) {
        QVERIFY(results[i].counters && results[i].verification->passed);
        continue;
      }
      ++failed;
      QVERIFY(victims[i]);
      QCOMPARE(results[i].error, std::string("the process '" WARPBENCH_CLI "' was ended by signal 9 (Killed)"));
    }
    QCOMPARE(failed, kKills);
    QVERIFY(openDescriptors() <= descriptors);
  }

  void stoppingCancelsThePointAndKeepsTheProcess() {
    ProcessDevice device(realEndpoint(), "cpu");
    const pid_t pid = device.pid();
    std::stop_source stop;
    Point point{.family = "transpose", .variant = "cpu-one-thread", .parameters = {}};
    point.parameters.set("width", std::int64_t{257});
    point.parameters.set("height", std::int64_t{129});
    MeasureOptions options{.minTimeSeconds = 600, .timeLimitSeconds = 600};
    const auto progress = [&](const Message& what, double) {
      if (what.english().starts_with("sample")) stop.request_stop();
    };
    QVERIFY_THROWS_EXCEPTION(Cancelled, device.measure(point, options, stop.get_token(), progress));
    QCOMPARE(device.pid(), pid);
    const Result next = device.measure(point, {.minSamples = 1, .timeLimitSeconds = 0.1 * WARPBENCH_PATIENCE}, {}, {});
    QVERIFY(next.time);
    QCOMPARE(device.pid(), pid);
  }

  void aChildThatDoesNotStopIsEnded() {
    const process::Endpoint endpoint =
        scriptEndpoint("trap '' TERM; " + kSayHello + kOpen +
                           R"(read c; while :; do echo '{"type":"progress","id":1}'; sleep 0.1; done)",
                       {.grace = 0.3});
    ProcessDevice device(endpoint, "cpu");
    std::stop_source stop;
    const std::jthread stopper = stopSoon(stop);
    const Point point{.family = "transpose", .variant = "cpu-one-thread", .parameters = {}};
    QVERIFY_THROWS_EXCEPTION(Cancelled, device.measure(point, {}, stop.get_token(), {}));
    QCOMPARE(device.pid(), -1);
  }

  void stoppingEndsTheWaitForAHello() {
    std::stop_source stop;
    const std::jthread stopper = stopSoon(stop);
    QVERIFY_THROWS_EXCEPTION(Cancelled, ProcessDevice(scriptEndpoint("exec sleep 60"), "cpu", stop.get_token()));
  }

  void outputThatNeverPausesHidesNoWake() {
    process::Child child({"yes"}, 1000);
    const process::Pipe wake = process::Pipe::make();
    QCOMPARE(::write(wake.write.get(), "x", 1), ssize_t{1});
    const auto until = process::Child::Clock::now() + std::chrono::seconds(120);
    QVERIFY(child.wait(until, -1) == process::Child::WaitResult::Lines);
    QTest::qWait(100);  // its pipe is full again
    QVERIFY(child.wait(until, wake.read.get()) == process::Child::WaitResult::Woken);
    QVERIFY(child.nextLine());
    child.finish();
  }

  void outOfMemoryThereIsOutOfMemoryHere() {
    ProcessDevice device(
        scriptEndpoint(kSayHello + kOpen +
                       R"(read c; echo '{"type":"failed","id":1,"kind":"memory","reason":"x"}'; read d)"),
        "cpu");
    Request request{.family = "transpose", .variants = {"cpu-one-thread"}, .device = "cpu"};
    QCOMPARE(resultsOf(device, request).at(0).error, std::string("out of memory: choose smaller sizes"));
  }

  void descriptorsAreClosedInOtherPrograms() {
    const process::Pipe pipe = process::Pipe::make();
    QVERIFY((::fcntl(pipe.read.get(), F_GETFD) & FD_CLOEXEC) != 0);
    QVERIFY((::fcntl(pipe.write.get(), F_GETFD) & FD_CLOEXEC) != 0);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestProcessDevice>(__FILE__);
#include "test_process_device.moc"
