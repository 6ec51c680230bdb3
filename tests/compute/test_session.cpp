// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <clocale>
#include <cmath>
#include <limits>

#include "error.h"
#include "session.h"

using namespace warpbench;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Every field has a value of its own, none of them the default.
Result fullResult() {
  Result result;
  result.family = "transpose";
  result.variant = "conflict-free";
  result.device = "simulated:nvidia-h200";
  result.status = Result::Status::Failed;
  result.origin = Origin::Modelled;
  result.parameters.set("width", std::int64_t{512});
  result.parameters.set("height", std::int64_t{-3});
  result.parameters.set("type", std::string("fp32"));
  result.mode = Mode::Hot;
  result.grid = {16, 17, 18};
  result.block = {32, 8, 2};
  result.registers = 24;
  result.sharedBytes = 4224;
  result.occupancy = 0.75;
  result.bytes = 2097152;
  result.flops = 0.1;
  result.items = 10000;
  result.itemsPerSecond = 1e8;
  result.transfer = TransferTimes{.toDevice = 1.25, .toHost = 2.5, .toDevicePinned = 0.75, .toHostPinned = 0.5};
  result.time = TimeStatistics{.median = 0.1,
                               .q1 = 1.0 / 3,
                               .q3 = 5e-324,
                               .min = 1.7976931348623157e308,
                               .max = 123456789.123456789,
                               .mean = 9007199254740993.0,
                               .noise = 0.005,
                               .samples = {0.1, 0.2, 0.30000000000000004}};
  result.bandwidthGbs = 20971.52;
  result.gflops = 1e-9;
  result.verification = Verification{
      .passed = true, .expectedToFail = true, .method = "every element", .maxError = 1e-7, .tolerance = 1e-5};
  Counters& counters = result.counters.emplace();
  counters.origin = Counters::Origin::Hardware;
  counters.sampledBlocks = 64;
  counters.totalBlocks = 256;
  counters.globalLoad = {8192, 32768, 262143, 1048572};
  counters.globalStore = {8193, 262144, 262145, 1048580};
  counters.globalRed = {3, 4, 17, 18};
  counters.globalAtom = {5, 6, 19, 20};
  counters.sharedLoad = {7, 8, 21, 22};
  counters.sharedStore = {9, 10, 23, 24};
  counters.sharedAtomic = {11, 12, 25, 26};
  counters.barriers = 13;
  counters.activeLanesPerRequest = 31.5;
  counters.activeLanesPerBasicBlock = 30.25;
  counters.distinctLoadSectors = 14;
  counters.distinctStoreSectors = 15;
  counters.atomicsOnOneAddress = 16;
  counters.mostLanesOnOneAddress = 27;
  result.facts = {{"bytes per flop", "0.25"}, {"counter", "1 of \"10,000\""}};
  result.warnings = {"first", "second; \"quoted\", with a comma"};
  result.error = "line one\nline two\ttab \x01 \x7f caf\u00e9 \u4e2d";
  return result;
}

Session fullSession() {
  Session session;
  session.environment = {.appVersion = "0.1.0",
                         .device = "",
                         .driver = "580.65",
                         .toolkit = "13.0",
                         .host = "A processor, an OS",
                         .date = "2026-11-20T12:00:00Z",
                         .clocks = "SM 1980 MHz",
                         .devices = {}};
  session.environment.add({.id = "cuda:0",
                           .name = "NVIDIA H200",
                           .origin = Origin::Recorded,
                           .date = "2026-11-20",
                           .peakBandwidthGbs = 4814.1,
                           .copyBandwidthGbs = 4211,
                           .peakGflopsFp32 = 66900,
                           .peakGflopsFp64 = 33450.5});
  session.environment.add({.id = "cpu", .name = "A processor"});
  session.results = {fullResult(), Result{.family = "offset", .variant = "increment", .device = "cpu"}};
  return session;
}

/// A session of one result whose fields `fields` replace or follow the required ones.
std::string withFields(const std::string& fields) {
  return R"({"format":"warpbench-session","version":1,"results":[{"family":"f","variant":"v","device":"d",)"
         R"("status":"ok","origin":"measured")" +
         (fields.empty() ? "" : "," + fields) + "}]}";
}

/// What the reader says against the text; empty where it accepts it.
QString objection(const std::string& text) {
  try {
    sessionFromJson(text);
    return {};
  } catch (const FormatError& error) {
    return QString::fromUtf8(error.what());
  }
}

}  // namespace

class TestSession : public QObject {
  Q_OBJECT

 private slots:
  void everyFieldSurvivesTheRoundTrip() {
    const Session session = fullSession();
    QVERIFY(sessionFromJson(toJson(session)) == session);
  }

  void anEmptySessionSurvivesTheRoundTrip() { QVERIFY(sessionFromJson(toJson(Session())) == Session()); }

  void doublesSurviveTheRoundTripBitForBit_data() {
    QTest::addColumn<double>("value");
    for (const double value :
         {0.1, 1.0 / 3, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 9007199254740991.0, 9007199254740992.0,
          9007199254740994.0, 1e22, 1e23, 0.30000000000000004, 4814.0, -0.0})
      QTest::addRow("%.17g", value) << value;
  }
  void doublesSurviveTheRoundTripBitForBit() {
    QFETCH(double, value);
    Session session = fullSession();
    session.results[0].verification->maxError = value;
    const double read = sessionFromJson(toJson(session)).results[0].verification->maxError;
    QCOMPARE(std::signbit(read), std::signbit(value));
    QVERIFY(read == value);
  }

  void numbersThatAreNotFiniteAreWords() {
    Session session = fullSession();
    session.results[0].verification->maxError = kNan;
    session.results[0].verification->tolerance = kInfinity;
    session.results[0].time->noise = -kInfinity;
    const std::string json = toJson(session);
    QVERIFY(json.find(R"("max_error": "nan")") != std::string::npos);
    QVERIFY(json.find(R"("tolerance": "inf")") != std::string::npos);
    QVERIFY(json.find(R"("noise": "-inf")") != std::string::npos);
    const Result result = sessionFromJson(json).results[0];
    QVERIFY(std::isnan(result.verification->maxError));
    QVERIFY(result.verification->tolerance == kInfinity);
    QVERIFY(result.time->noise == -kInfinity);
  }

  void theDocumentHasTheNamesOfTheDesign() {
    const QJsonObject document = QJsonDocument::fromJson(QByteArray::fromStdString(toJson(fullSession()))).object();
    QCOMPARE(document.keys(), QStringList({"environment", "format", "results", "version"}));
    QCOMPARE(document["environment"].toObject().keys(),
             QStringList({"app_version", "clocks", "date", "device", "devices", "driver", "host", "toolkit"}));
    QCOMPARE(document["environment"]["devices"][0].toObject().keys(),
             QStringList({"copy_bandwidth_gbs", "date", "id", "name", "origin", "peak_bandwidth_gbs",
                          "peak_gflops_fp32", "peak_gflops_fp64"}));
    const QJsonObject result = document["results"][0].toObject();
    QCOMPARE(result.keys(),
             QStringList({"bandwidth_gbs", "block", "bytes", "counters", "device", "error", "facts", "family", "flops",
                          "gflops", "grid", "items", "items_per_second", "mode", "occupancy", "origin", "parameters",
                          "registers", "shared_bytes", "status", "time_ms", "transfer_ms", "variant", "verification",
                          "warnings"}));
    QCOMPARE(result["time_ms"].toObject().keys(),
             QStringList({"max", "mean", "median", "min", "noise", "q1", "q3", "samples"}));
    QCOMPARE(result["transfer_ms"].toObject().keys(),
             QStringList({"to_device", "to_device_pinned", "to_host", "to_host_pinned"}));
    QCOMPARE(result["verification"].toObject().keys(),
             QStringList({"expected_to_fail", "max_error", "method", "passed", "tolerance"}));
    QCOMPARE(result["counters"].toObject().keys(), QStringList({"active_lanes_per_basic_block",
                                                                "active_lanes_per_request",
                                                                "atomics_on_one_address",
                                                                "barriers",
                                                                "distinct_load_sectors",
                                                                "distinct_store_sectors",
                                                                "global_atom_bytes",
                                                                "global_atom_lanes",
                                                                "global_atom_requests",
                                                                "global_atom_sectors",
                                                                "global_load_bytes",
                                                                "global_load_lanes",
                                                                "global_load_requests",
                                                                "global_load_sectors",
                                                                "global_red_bytes",
                                                                "global_red_lanes",
                                                                "global_red_requests",
                                                                "global_red_sectors",
                                                                "global_store_bytes",
                                                                "global_store_lanes",
                                                                "global_store_requests",
                                                                "global_store_sectors",
                                                                "most_lanes_on_one_address",
                                                                "origin",
                                                                "sampled_blocks",
                                                                "shared_atomic_conflicts",
                                                                "shared_atomic_lanes",
                                                                "shared_atomic_requests",
                                                                "shared_atomic_wavefronts",
                                                                "shared_load_conflicts",
                                                                "shared_load_lanes",
                                                                "shared_load_requests",
                                                                "shared_load_wavefronts",
                                                                "shared_store_conflicts",
                                                                "shared_store_lanes",
                                                                "shared_store_requests",
                                                                "shared_store_wavefronts",
                                                                "total_blocks"}));
    QCOMPARE(result["counters"]["global_store_sectors"].toInt(), 262144);
    QCOMPARE(result["parameters"]["type"].toString(), "fp32");
    QCOMPARE(result["status"].toString(), "failed");
    QCOMPARE(result["origin"].toString(), "modelled");
    QCOMPARE(result["mode"].toString(), "hot");
  }

  void absentOptionalsAreLeftOut() {
    const QJsonObject result =
        QJsonDocument::fromJson(QByteArray::fromStdString(toJson(fullSession())))["results"][1].toObject();
    for (const char* name : {"registers", "shared_bytes", "occupancy", "transfer_ms", "time_ms", "bandwidth_gbs",
                             "gflops", "verification", "counters"})
      QVERIFY2(!result.contains(name), name);
  }

  void nullStandsForAbsent() {
    const Session session = sessionFromJson(withFields(
        R"("registers":null,"occupancy":null,"time_ms":null,"counters":null,"verification":null,"warnings":null)"));
    QVERIFY(session.results[0] == (Result{.family = "f", .variant = "v", .device = "d"}));
  }

  void unknownFieldsAreIgnored() {
    const std::string text = withFields(R"("from_the_future":{"a":[1,{"b":null}]},"registers":7)");
    QCOMPARE(sessionFromJson(text).results[0].registers, std::optional<int>(7));
  }

  void fieldsMissingFromATimeTakeTheMedian() {
    const Session session = sessionFromJson(withFields(R"("time_ms":{"median":0.5})"));
    const TimeStatistics expected{
        .median = 0.5, .q1 = 0.5, .q3 = 0.5, .min = 0.5, .max = 0.5, .mean = 0.5, .noise = 0, .samples = {}};
    QVERIFY(session.results[0].time == expected);
  }

  void parametersKeepTheirOrder() {
    const Session session = sessionFromJson(withFields(R"("parameters":{"z":1,"a":"x","m":3})"));
    QCOMPARE(QString::fromStdString(toText(session.results[0].parameters)), "z=1 a=x m=3");
  }

  void textThatIsNoUtf8IsStillWritten() {
    Session session;
    session.results.push_back({.family = "f", .variant = "v", .device = "d", .error = "bad \xff byte"});
    QCOMPARE(QString::fromStdString(sessionFromJson(toJson(session)).results[0].error), u8"bad \ufffd byte");
  }

  void wrongContentIsRefusedWithReasonAndPlace_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const std::string& text, const char* message) {
      QTest::newRow(name) << QByteArray::fromStdString(text) << QString(message);
    };
    row("empty", "",
        "line 1, column 1: syntax error while parsing value - unexpected end of input; expected '[', '{', "
        "or a literal");
    row("array", "[]", "the document: expected an object, found an array");
    row("number", "7", "the document: expected an object, found 7");
    row("no format", R"({"version":1,"results":[]})", "format: is missing");
    row("other format", R"({"format":"other","version":1,"results":[]})",
        R"(format: expected "warpbench-session", found "other")");
    row("no version", R"({"format":"warpbench-session","results":[]})", "version: is missing");
    row("newer", R"({"format":"warpbench-session","version":2,"results":[]})",
        "version: the file has version 2, this program reads up to version 1; a newer Warpbench opens it");
    row("version 0", R"({"format":"warpbench-session","version":0,"results":[]})",
        "version: expected a whole number from 1 to 9223372036854775807, found 0");
    row("version text", R"({"format":"warpbench-session","version":"1","results":[]})",
        "version: expected a whole number, found \"1\"");
    row("no results", R"({"format":"warpbench-session","version":1})", "results: is missing");
    row("results object", R"({"format":"warpbench-session","version":1,"results":{}})",
        "results: expected an array, found an object");
    row("result number", R"({"format":"warpbench-session","version":1,"results":[3]})",
        "results[0]: expected an object, found 3");
    row("no family", R"({"format":"warpbench-session","version":1,"results":[{}]})", "results[0].family: is missing");
    row("environment", R"({"format":"warpbench-session","version":1,"environment":[],"results":[]})",
        "environment: expected an object, found an array");
    row("ceiling",
        R"({"format":"warpbench-session","version":1,"environment":{"devices":[{"id":"cpu",)"
        R"("peak_bandwidth_gbs":-4}]},"results":[]})",
        "environment.devices[0].peak_bandwidth_gbs: expected a finite number that is not negative, found -4");
    row("status", withFields(R"("status":"fine")"), "results[0].status: expected one of ok, failed, found \"fine\"");
    row("origin", withFields(R"("origin":"guessed")"),
        "results[0].origin: expected one of measured, modelled, recorded, found \"guessed\"");
    row("mode", withFields(R"("mode":"warm")"), "results[0].mode: expected one of cold, hot, inside, found \"warm\"");
    row("counters origin", withFields(R"("counters":{"origin":"x"})"),
        "results[0].counters.origin: expected one of simulated, hardware, found \"x\"");
    row("median text", withFields(R"("time_ms":{"median":"fast"})"),
        "results[0].time_ms.median: expected a number, found \"fast\"");
    row("median nan", withFields(R"("time_ms":{"median":"nan"})"),
        "results[0].time_ms.median: expected a finite number that is not negative, found \"nan\"");
    row("no median", withFields(R"("time_ms":{})"), "results[0].time_ms.median: is missing");
    row("sample", withFields(R"("time_ms":{"median":1,"samples":[1,2,null]})"),
        "results[0].time_ms.samples[2]: expected a number, found null");
    row("bytes", withFields(R"("bytes":-1)"),
        "results[0].bytes: expected a finite number that is not negative, found -1");
    row("grid short", withFields(R"("grid":[1,2])"), "results[0].grid: expected 3 whole numbers, found 2");
    row("grid negative", withFields(R"("grid":[1,-2,1])"),
        "results[0].grid[1]: expected a whole number from 0 to 9223372036854775807, found -2");
    row("grid fraction", withFields(R"("grid":[1,1.5,1])"), "results[0].grid[1]: expected a whole number, found 1.5");
    row("registers", withFields(R"("registers":2147483648)"),
        "results[0].registers: expected a whole number from 0 to 2147483647, found 2147483648");
    row("beyond 64 bits", withFields(R"("shared_bytes":18446744073709551615)"),
        "results[0].shared_bytes: expected a whole number from 0 to 9223372036854775807, found 18446744073709551615");
    row("occupancy", withFields(R"("occupancy":1.5)"), "results[0].occupancy: expected a share from 0 to 1, found 1.5");
    row("passed", withFields(R"("verification":{"passed":1})"),
        "results[0].verification.passed: expected true or false, found 1");
    row("parameter", withFields(R"("parameters":{"width":1.5})"),
        "results[0].parameters.width: expected a whole number, found 1.5");
    row("parameter name", withFields("\"parameters\":{\"a\\nb\":[]}"),
        "results[0].parameters.a?b: expected a whole number, found an array");
    row("warnings", withFields(R"("warnings":["a",2])"), "results[0].warnings[1]: expected a string, found 2");
    row("overflow", "{\n \"text 1e999\": 5,\n \"bytes\": 1e999}", "line 3, column 11: number overflow parsing '1e999'");
    row("control character", "{\"a\": \"x\ty\"}",
        "line 1, column 9: syntax error while parsing value - invalid string: control character U+0009 (HT) must be "
        "escaped to \\u0009 or \\t");
    row("second line", "{\n  \"a\" 1}",
        "line 2, column 7: syntax error while parsing object separator - unexpected number literal; expected ':'");
    row("bad UTF-8", "{\"a\": \"\xff\"}",
        "line 1, column 8: syntax error while parsing value - invalid string: ill-formed UTF-8 byte");
    row("two documents", withFields("") + " {}",
        ("line 1, column " + std::to_string(withFields("").size() + 2) +
         ": syntax error while parsing value - unexpected '{'; expected end of input")
            .c_str());
  }
  void wrongContentIsRefusedWithReasonAndPlace() {
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    QCOMPARE(objection(text.toStdString()), message);
  }

  void aTextCutOffAnywhereIsRefusedInOneLine() {
    Session session = fullSession();
    session.results.resize(1);
    const std::string text = toJson(session);
    // The last byte is the line end after the document.
    for (std::size_t length = 0; length + 1 < text.size(); ++length) {
      const QString message = objection(text.substr(0, length));
      QVERIFY2(message.startsWith("line "), qPrintable(QString::number(length) + ": " + message));
      QVERIFY2(!message.contains('\n'), qPrintable(message));
    }
    QCOMPARE(objection(text.substr(0, text.size() - 1)), QString());
  }

  void aByteReplacedAnywhereIsReadOrRefused() {
    Session session = fullSession();
    session.results.resize(1);
    const std::string text = toJson(session);
    int refused = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      for (const char replacement : {'\0', '"', '{', ']', '-', '9', '\xff'}) {
        std::string changed = text;
        changed[i] = replacement;
        const QString message = objection(changed);
        QVERIFY2(!message.contains('\n'), qPrintable(message));
        if (!message.isEmpty()) ++refused;
      }
    }
    QVERIFY(refused > static_cast<int>(text.size()));
  }

  void absurdNestingIsRefused() {
    constexpr std::size_t kLevels = 100'000;
    QCOMPARE(objection(std::string(kLevels, '[')), "line 1, column 33: nested deeper than 32 levels");
    std::string objects;
    for (std::size_t i = 0; i < kLevels; ++i) objects += "{\"a\":";
    QCOMPARE(objection(objects), "line 1, column 161: nested deeper than 32 levels");
    QCOMPARE(objection("\n\n" + std::string(kLevels, '[') + std::string(kLevels, ']')),
             "line 3, column 33: nested deeper than 32 levels");
    // Brackets inside a string nest nothing.
    QCOMPARE(objection(withFields("\"error\":\"" + std::string(1000, '[') + "\\\"" + std::string(1000, '{') + "\"")),
             QString());
  }

  void anObjectOfAbsurdlyManyFieldsIsRefusedAtOnce() {
    std::string text = "{\"f0\":0";
    for (int i = 1; i < 200'000; ++i) text += ",\"f" + std::to_string(i) + "\":0";
    QElapsedTimer timer;
    timer.start();
    QVERIFY(objection(text + "}").endsWith(": an object of more than 1000 fields"));
    QVERIFY(timer.elapsed() < 5000);
  }

  void aForeignLocaleChangesNothing() {
    const std::string before = toJson(fullSession());
    const char* names[] = {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "fr_FR.utf8", "ps_AF.UTF-8", "ps_AF.utf8"};
    int tried = 0;
    for (const char* name : names) {
      if (!std::setlocale(LC_ALL, name)) continue;
      ++tried;
      const std::string json = toJson(fullSession());
      const std::string csv = toCsv(fullSession());
      const bool same = sessionFromJson(json) == fullSession();
      std::setlocale(LC_ALL, "C");
      QVERIFY(json == before);
      QVERIFY(csv == toCsv(fullSession()));
      QVERIFY(same);
    }
    if (tried == 0) QSKIP("no locale with a decimal comma is installed");
  }

  void addingADeviceReplacesTheOneOfTheSameId() {
    Environment environment;
    environment.add({.id = "cuda:0", .name = "NVIDIA H200"});
    environment.add({.id = "cpu", .name = "A processor"});
    QCOMPARE(QString::fromStdString(environment.device), "NVIDIA H200, A processor");
    environment.add({.id = "cuda:0", .name = "NVIDIA H100", .peakBandwidthGbs = 3352});
    QCOMPARE(QString::fromStdString(environment.device), "NVIDIA H100, A processor");
    QCOMPARE(environment.devices.size(), 2u);
    QCOMPARE(environment.find("cuda:0")->peakBandwidthGbs, 3352.0);
    QVERIFY(environment.find("cuda:1") == nullptr);
  }
};

QTEST_GUILESS_MAIN(TestSession)
#include "test_session.moc"
