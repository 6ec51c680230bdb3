// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "catalogue/catalogue.h"
#include "compute/process/process_fixture.h"
#include "compute/run/recording_fixture.h"
#include "compute/session/sample_session.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "engine/recorded/recorded_points.h"
#include "engine/recorded/recordings.h"
#include "engine/run/parameter_text.h"
#include "engine/run/runner.h"
#include "format/session_file.h"
#include "refusal.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

std::unique_ptr<Device> smallDevice() { return recorded::replay("small", smallRecording()); }

Request transposeOf(const std::vector<std::string>& variants, const std::vector<std::string>& parameters) {
  Request request{.family = "transpose", .variants = variants};
  for (const std::string& text : parameters) {
    const auto [id, value] = parseParameter(*findFamily("transpose"), text);
    request.parameters.set(id, value);
  }
  return request;
}

const DeviceInfo* find(const std::vector<DeviceInfo>& devices, const std::string& id) {
  for (const DeviceInfo& device : devices)
    if (device.record.id == id) return &device;
  return nullptr;
}

}  // namespace

class TestRecordedDevice : public QObject {
  Q_OBJECT

 private slots:
  void aRecordedPointComesBackWhole() {
    Session session = smallRecording();
    Result recording = fullResult();
    recording.family = "transpose";
    recording.variant = "copy";
    recording.device = "cuda:0";
    recording.status = Result::Status::Ok;
    recording.origin = Origin::Measured;
    recording.mode = Mode::Cold;
    recording.parameters = session.results[0].parameters;
    recording.time = summarise({0.5, 0.25, 1});
    recording.bytes = 1e6;
    recording.flops = 0;
    recording.items = 0;
    recording.gflops.reset();
    recording.itemsPerSecond.reset();
    recording.bandwidthGbs = 2;
    recording.verification->expectedToFail = false;
    recording.error = {};
    session.results[0] = recording;
    const auto device = recorded::replay("small", session);
    const std::vector<Result> results = resultsOf(*device, transposeOf({"copy"}, {"width=4096"}));
    QCOMPARE(results.size(), std::size_t{1});
    Result expected = recording;
    expected.device = "recorded:small";
    expected.origin = Origin::Recorded;
    QVERIFY(results[0] == expected);
  }

  void theDeviceIsLabelledWithWhereAndWhenItWasRecorded() {
    const auto device = smallDevice();
    const Environment environment = environmentOf(device->info());
    QCOMPARE(environment.driver, std::string("580.65"));
    QCOMPARE(environment.toolkit, std::string("13.0"));
    QCOMPARE(environment.clocks, std::string("SM 1980 MHz"));
    QCOMPARE(environment.host, std::string("A host elsewhere"));
    const DeviceRecord* record = environment.find("recorded:small");
    QVERIFY(record);
    QCOMPARE(record->name, std::string("NVIDIA H200"));
    QCOMPARE(record->origin, Origin::Recorded);
    QCOMPARE(record->date, std::string("2026-11-20T12:00:00Z"));
    QCOMPARE(record->peakBandwidthGbs, 4814.0);
    QCOMPARE(record->copyBandwidthGbs, 4211.0);
    QCOMPARE(device->info().details, std::string("6 points, driver 580.65"));
  }

  void whatWasNotRecordedIsRefusedWithTheNearest_data() {
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("parameters");
    QTest::addColumn<QString>("line");
    QTest::newRow("between") << "copy"
                             << "width=5000"
                             << "width=5000 was not recorded for Copy; the nearest are 4096 and 8192";
    QTest::newRow("below all") << "copy"
                               << "width=1"
                               << "width=1 was not recorded for Copy; the nearest is 4096";
    QTest::newRow("above all") << "copy"
                               << "height=32768"
                               << "height=32768 was not recorded for Copy; the nearest is 16384";
    QTest::newRow("name") << "naive"
                          << "type=fp64"
                          << "type=fp64 was not recorded for Naive; the recorded value is fp32; recorded with it: Copy";
    QTest::newRow("of another variant") << "naive"
                                        << "width=8192"
                                        << "width=8192 was not recorded for Naive; the nearest is 4096; "
                                           "recorded with it: Copy";
    QTest::newRow("not together") << "copy"
                                  << "width=4096 height=16384"
                                  << "width=4096 height=16384 was not recorded for Copy; the nearest are "
                                     "width=4096 height=4096 type=fp32 repetitions=1 and "
                                     "width=8192 height=8192 type=fp32 repetitions=1";
    QTest::newRow("not in this type") << "copy"
                                      << "width=4096 type=fp64"
                                      << "width=4096 type=fp64 was not recorded for Copy; the nearest are "
                                         "width=16384 height=8192 type=fp64 repetitions=1 and "
                                         "width=4096 height=4096 type=fp32 repetitions=1";
  }
  void whatWasNotRecordedIsRefusedWithTheNearest() {
    QFETCH(QString, variant);
    QFETCH(QString, parameters);
    QFETCH(QString, line);
    std::vector<std::string> words;
    for (const QString& word : parameters.split(' ')) words.push_back(word.toStdString());
    const auto device = smallDevice();
    bool ran = false;
    const Request request = transposeOf({variant.toStdString()}, words);
    QCOMPARE(refusal<NotRecorded>([&] { run(*device, request, {}, {}, [&](Result) { ran = true; }); }), line);
    QVERIFY(!ran);
  }

  void aSweepIsRefusedWhereOneOfItsValuesWasNotRecorded() {
    Request request = transposeOf({"copy"}, {});
    request.sweeps = {parseSweep(*findFamily("transpose"), "width=4096,8192,12000")};
    const auto device = smallDevice();
    QCOMPARE(refusal<NotRecorded>([&] { resultsOf(*device, request); }),
             "width=12000 was not recorded for Copy; the nearest are 8192 and 16384");
    request.sweeps = {parseSweep(*findFamily("transpose"), "width=4096,8192,16384")};
    std::vector<double> medians;
    for (const Result& result : resultsOf(*device, request)) medians.push_back(result.time->median);
    QCOMPARE(medians, (std::vector<double>{1, 4, 16}));
  }

  void anotherModeIsRefused() {
    Request request = transposeOf({"copy"}, {});
    request.mode = Mode::Hot;
    QCOMPARE(refusal<NotRecorded>([&] { resultsOf(*smallDevice(), request); }), "Copy: mode hot was not recorded");
  }

  void parametersThatAreLeftOutFollowThoseGiven() {
    const auto device = smallDevice();
    const auto parametersOf = [&](const std::vector<std::string>& given) {
      return QString::fromStdString(toText(resultsOf(*device, transposeOf({"copy"}, given)).at(0).parameters));
    };
    QCOMPARE(parametersOf({}), "width=4096 height=4096 type=fp32 repetitions=1");
    QCOMPARE(parametersOf({"width=16384"}), "width=16384 height=16384 type=fp32 repetitions=1");
    QCOMPARE(parametersOf({"type=fp64"}), "width=16384 height=8192 type=fp64 repetitions=1");
  }

  void variantsAndFamiliesThatWereNotRecordedSaySo() {
    const auto device = smallDevice();
    const Family& transpose = *findFamily("transpose");
    const Family& matmul = *findFamily("matmul");
    QCOMPARE(whyNotOn(transpose, *transpose.find("memcpy"), device->info()), std::string());
    QCOMPARE(whyNotOn(transpose, *transpose.find("coalesced"), device->info()), std::string("it was not recorded"));
    QCOMPARE(whyNotOn(matmul, *matmul.find("tiled"), device->info()),
             std::string("the recording has no results of Matrix product; it has Matrix transpose"));
    QCOMPARE(refusal<RequestError>([&] { resultsOf(*device, transposeOf({"coalesced"}, {})); }),
             "variant coalesced cannot run on recorded:small: it was not recorded");
    QCOMPARE(refusal<RequestError>([&] { resultsOf(*device, Request{.family = "matmul"}); }),
             "no variant of matmul runs on recorded:small");
    // Everything recorded, if nothing is named.
    QStringList variants;
    for (const Result& result : resultsOf(*device, transposeOf({}, {})))
      variants << QString::fromStdString(result.variant);
    QCOMPARE(variants, QStringList({"copy", "naive", "memcpy"}));
  }

  void samplesComeOneByOneAtTheirSpeedOrAllAtOnce() {
    const auto device = smallDevice();
    Request request = transposeOf({"memcpy"}, {});
    const auto progressOf = [&](double speed) {
      request.options.replaySpeed = speed;
      QStringList steps;
      run(
          *device, request, {}, [&](const RunProgress& now) { steps << QString::fromStdString(now.what); },
          [](const Result&) {});
      return steps;
    };
    const QString name = "memcpy, width=4096 height=4096 type=fp32: ";
    QCOMPARE(progressOf(0), QStringList({name + "replaying"}));
    QCOMPARE(progressOf(1), QStringList({name + "replaying", name + "sample 1", name + "sample 2", name + "sample 3"}));
    QCOMPARE(progressOf(1e6).size(), 4);
  }

  void quantilesAreReplayedAsManySamplesAsThereWere() {
    Session session = smallRecording();
    for (Result& result : session.results) {
      result.time->samples = {1e-6, 2e-6, 3e-6};
      result.sampling = Sampling{.kept = 8};
    }
    const auto device = recorded::replay("small", session);
    Request request = transposeOf({"memcpy"}, {});
    request.options.replaySpeed = 1;
    QString last;
    int steps = 0;
    run(
        *device, request, {},
        [&](const RunProgress& now) {
          last = QString::fromStdString(now.what);
          ++steps;
        },
        [](const Result&) {});
    QCOMPARE(steps, 9);  // and the beginning
    QVERIFY2(last.endsWith("sample 8"), qPrintable(last));
  }

  void aReplayStopsInTheMiddle() {
    Session session = smallRecording();
    for (Result& result : session.results) result.time->samples.assign(20, 1e250);
    const auto device = recorded::replay("slow", session);
    Request request = transposeOf({"copy", "naive"}, {});
    request.options.replaySpeed = 1;
    std::stop_source stop;
    QString last;
    bool anyResult = false;
    const bool complete = run(
        *device, request, stop.get_token(),
        [&](const RunProgress& now) {
          last = QString::fromStdString(now.what);
          if (last.endsWith("sample 1")) stop.request_stop();
        },
        [&](const Result&) { anyResult = true; });
    QVERIFY(!complete);
    QVERIFY(!anyResult);
    QVERIFY2(last.endsWith("sample 1"), qPrintable(last));
  }

  void anotherThreadStopsAReplayWhileItWaits() {
    Session session = smallRecording();
    for (Result& result : session.results) result.time->samples.assign(3, 1e9);  // eleven days each
    const auto device = recorded::replay("slow", session);
    Request request = transposeOf({"copy"}, {});
    request.options.replaySpeed = 1;
    std::stop_source stop;
    std::jthread stopper;
    const bool complete = run(
        *device, request, stop.get_token(),
        [&](const RunProgress& now) {
          if (now.what.english().ends_with("sample 1")) stopper = std::jthread([&] { stop.request_stop(); });
        },
        [](const Result&) {});
    QVERIFY(!complete);
  }

  void theLaterOfTwoResultsOfOnePointIsReplayed() {
    Session session = smallRecording();
    session.results.push_back(recordedTranspose("copy", 4096, 4096, "fp32", 3));
    const auto device = recorded::replay("twice", session);
    QCOMPARE(resultsOf(*device, transposeOf({"copy"}, {})).at(0).time->median, 3.0);
    QVERIFY(device->info().details.english().starts_with("6 points"));
  }

  void whatTheCatalogueDoesNotAllowIsLeftOut() {
    Session session = smallRecording();
    Result& huge = session.results.emplace_back(recordedTranspose("copy", INT64_MAX, 4096, "fp32", 1));
    huge.device = "cuda:0";
    session.results.push_back(recordedTranspose("copy", 4096, 4096, "fp16", 1));
    session.results.push_back(recordedTranspose("gone", 4096, 4096, "fp32", 1));
    session.results.push_back(recordedTranspose("naive", 8192, 8192, "fp32", 1));
    session.results.back().parameters.set("unknown", std::int64_t{1});
    session.results.push_back(recordedTranspose("naive", 8192, 8192, "fp32", 1));
    session.results.back().device = "cpu";
    QVERIFY(recorded::replay("odd", session)->info().details.english().starts_with("6 points"));
  }

  void aSessionWithNothingToReplayIsRefused() {
    QCOMPARE(refusal<RequestError>([] { recorded::replay("none", Session()); }),
             "recorded:none: the recording has no measured results");
    Session modelled = smallRecording();
    for (Result& result : modelled.results) result.origin = Origin::Modelled;
    QCOMPARE(refusal<RequestError>([&] { recorded::replay("modelled", modelled); }),
             "recorded:modelled: the recording has no measured results");
    Session foreign = smallRecording();
    for (Result& result : foreign.results) result.family = "foreign";
    QCOMPARE(refusal<RequestError>([&] { recorded::replay("foreign", foreign); }),
             "recorded:foreign: the recording has no result of a family and variant that this program knows");
  }

  void recordingsOfTheUsersFolderAreDevices() {
    QTemporaryDir data;
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", data.path().toLocal8Bit());
    const auto restore = qScopeGuard([&] { qputenv("XDG_DATA_HOME", before); });
    const QString folder = data.path() + "/warpbench/recordings/";
    QCOMPARE(QString::fromStdString(recorded::recordingsFolder().string()) + "/", folder);
    QVERIFY(!find(listDevices(), "recorded:mine"));  // no folder yet

    QVERIFY(QDir().mkpath(folder));
    const std::string json = toJson(smallRecording());
    const auto put = [&](const char* name, const std::string& text) { writeFile((folder + name).toStdString(), text); };
    put("mine.json", json);
    put("short.json", json.substr(0, json.size() / 2));
    put("other.json", "{\"format\": \"something\"}");
    put("empty.json", toJson(Session()));
    put("nvidia-h200.json", json);
    put("notes.txt", "no recording");
    const std::vector<DeviceInfo> devices = listDevices();
    QVERIFY(find(devices, "recorded:mine")->available);
    QCOMPARE(find(devices, "recorded:mine")->details, std::string("6 points, driver 580.65"));
    QVERIFY(!find(devices, "recorded:short")->available);
    QCOMPARE(QString::fromStdString(find(devices, "recorded:short")->whyNot),
             refusal<FormatError>([&] { sessionFromJson(json.substr(0, json.size() / 2)); }));
    QCOMPARE(find(devices, "recorded:other")->whyNot,
             std::string("format: expected \"warpbench-session\", found \"something\""));
    QCOMPARE(find(devices, "recorded:empty")->whyNot, std::string("the recording has no measured results"));
    QVERIFY(!find(devices, "recorded:notes"));
    QVERIFY(find(devices, "recorded:nvidia-h200")->available);  // the shipped one
    QCOMPARE(std::ranges::count(devices, "recorded:nvidia-h200", [](const auto& each) { return each.record.id; }), 2);

    const auto mine = openDevice("recorded:mine");
    QCOMPARE(resultsOf(*mine, transposeOf({"naive"}, {})).at(0).time->median, 2.0);
    const auto byPath = openDevice("recorded:" + (folder + "mine.json").toStdString());
    QCOMPARE(byPath->info().record.id, std::string("recorded:mine"));
    QVERIFY(refusal<RequestError>([] {
              openDevice("recorded:short");
            }).startsWith("device recorded:short is not available: line "));
    QCOMPARE(refusal<RequestError>([] { openDevice("recorded:nowhere.json"); }),
             "cannot read 'nowhere.json': No such file or directory");
  }

  void theDefaultIsAGpuElseARecordingElseTheSimulator() {
    const auto info = [](DeviceInfo::Kind kind, const char* id, bool available = true) {
      DeviceInfo device;
      device.kind = kind;
      device.record.id = id;
      device.available = available;
      return device;
    };
    using Kind = DeviceInfo::Kind;
    const DeviceInfo cpu = info(Kind::Cpu, "cpu");
    const DeviceInfo simulated = info(Kind::Simulated, "simulated:a");
    const DeviceInfo recording = info(Kind::Recorded, "recorded:a");
    QCOMPARE(defaultDevice({cpu, simulated, recording, info(Kind::Cuda, "cuda:0")}), std::string("cuda:0"));
    QCOMPARE(defaultDevice({cpu, simulated, recording, info(Kind::Cuda, "cuda:0", false)}), std::string("recorded:a"));
    QCOMPARE(defaultDevice({cpu, simulated, info(Kind::Recorded, "recorded:a", false)}), std::string("simulated:a"));
    QCOMPARE(defaultDevice({cpu}), std::string("cpu"));
    QCOMPARE(defaultDevice({}), std::string());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestRecordedDevice>(__FILE__);
#include "test_recorded_device.moc"
