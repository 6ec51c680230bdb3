// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <clocale>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "compute/session/sample_session.h"
#include "core/text/error.h"
#include "format/session_file.h"
#include "format/session_json.h"
#include "results/session/session_limits.h"
#include "results/values/statistics.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

}  // namespace

class TestSession : public QObject {
  Q_OBJECT

 private slots:
  void everyFieldSurvivesTheRoundTrip() {
    const Session session = fullSession();
    QVERIFY(sessionFromJson(toJson(session)) == session);
  }

  void sharesOfTheDevicesPeakAreWrittenAndNotRead() {
    Session session = fullSession();
    session.results.resize(1);
    session.results[0].device = "cuda:0";
    session.results[0].bandwidthGbs = 4814.1 / 4;
    const QJsonObject result =
        QJsonDocument::fromJson(QByteArray::fromStdString(toJson(session))).object()["results"][0].toObject();
    QCOMPARE(result["bandwidth_of_peak"].toDouble(), 0.25);
    QCOMPARE(result["bandwidth_of_copy"].toDouble(), 4814.1 / 4 / 4211);
    QVERIFY(sessionFromJson(toJson(session)) == session);
  }

  void whatAnOlderVersionWroteSaysNothingOfSampling() {
    const Result result = sessionFromJson(withFields(R"("time_ms":{"median":1})")).results[0];
    QVERIFY(!result.sampling);
    QVERIFY(result.provenance == Provenance());
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

  void samplesShareLinesOfLimitedWidth() {
    Session session;
    session.results.resize(1);
    session.results[0].time = TimeStatistics{.median = 0.072992, .samples = std::vector<double>(100, 0.072992)};
    const std::string json = toJson(session);
    QVERIFY(sessionFromJson(json) == session);
    // Behind 5 spaces 12 samples of 9 characters each fit into 120.
    const std::string line = QString("0.072992,").repeated(12).toStdString();
    QVERIFY(json.find("\n     " + line + "\n") != std::string::npos);
    for (const QString& each : QString::fromStdString(json).split('\n')) QVERIFY2(each.size() <= 120, qPrintable(each));
    // Text that looks like numbers stays unchanged.
    session.results[0].error = "1,\n2,\n-3";
    QVERIFY(sessionFromJson(toJson(session)) == session);
  }

  /// Found by fuzz_session.
  void aWholeNumberBeyond64BitsComesBackAsItWas() {
    for (const double flops : {134217728e12, 0x1p53, 0x1p62, 0x1p63, 0x1p64, 1e250}) {
      Session session = fullSession();
      session.results.front().flops = flops;
      QVERIFY(sessionFromJson(toJson(session)).results.front().flops == flops);
    }
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
    QCOMPARE(
        document["environment"].toObject().keys(),
        QStringList({"app_version", "clocks", "commit", "date", "device", "devices", "driver", "host", "toolkit"}));
    QCOMPARE(document["environment"]["devices"][0].toObject().keys(),
             QStringList({"copy_bandwidth_gbs", "date", "ecc", "id", "memory_clock_mhz", "name", "origin",
                          "peak_bandwidth_gbs", "peak_gflops_fp32", "peak_gflops_fp64", "peak_gflops_fp64_tensor",
                          "peak_gflops_tf32_tensor", "sm_clock_mhz"}));
    const QJsonObject result = document["results"][0].toObject();
    QCOMPARE(result.keys(),
             QStringList(
                 {"activity", "bandwidth_gbs", "block",     "bytes",   "counters",    "device",     "error",
                  "facts",    "family",        "flops",     "gflops",  "grid",        "items",      "items_per_second",
                  "mode",     "model_ms",      "occupancy", "origin",  "parameters",  "provenance", "registers",
                  "sampling", "shared_bytes",  "status",    "time_ms", "transfer_ms", "variant",    "verification",
                  "warnings"}));
    QCOMPARE(result["time_ms"].toObject().keys(),
             QStringList({"max", "mean", "median", "min", "noise", "q1", "q3", "samples"}));
    QCOMPARE(result["sampling"].toObject().keys(),
             QStringList({"criterion", "discarded", "empty_interval_us", "kept", "launches_per_sample", "placements",
                          "sm_clock_end_mhz", "sm_clock_start_mhz"}));
    QCOMPARE(result["provenance"].toObject().keys(),
             QStringList({"app_version", "commit", "date", "driver", "toolkit"}));
    QCOMPARE(result["transfer_ms"].toObject().keys(),
             QStringList({"to_device", "to_device_pinned", "to_host", "to_host_pinned"}));
    QCOMPARE(result["verification"].toObject().keys(),
             QStringList({"expected_to_fail", "max_error", "method", "passed", "tolerance", "unwritten"}));
    QCOMPARE(result["activity"].toObject().keys(), QStringList({"achieved_occupancy",
                                                                "dram_read_bytes",
                                                                "dram_write_bytes",
                                                                "instructions",
                                                                "issuing",
                                                                "l1_hits",
                                                                "l2_hits",
                                                                "warps_barrier",
                                                                "warps_branch_resolving",
                                                                "warps_dispatch_stall",
                                                                "warps_drain",
                                                                "warps_gmma",
                                                                "warps_imc_miss",
                                                                "warps_lg_throttle",
                                                                "warps_long_scoreboard",
                                                                "warps_math_pipe_throttle",
                                                                "warps_membar",
                                                                "warps_mio_throttle",
                                                                "warps_misc",
                                                                "warps_no_instruction",
                                                                "warps_not_selected",
                                                                "warps_selected",
                                                                "warps_short_scoreboard",
                                                                "warps_sleeping",
                                                                "warps_tex_throttle",
                                                                "warps_wait"}));
    QCOMPARE(result["counters"].toObject().keys(), QStringList({"active_lanes_per_basic_block",
                                                                "active_lanes_per_request",
                                                                "atomics_on_one_address",
                                                                "barriers",
                                                                "basic_blocks",
                                                                "block_load_sectors",
                                                                "constant_requests",
                                                                "constant_words",
                                                                "distinct_load_lines",
                                                                "distinct_load_sectors",
                                                                "distinct_store_pairs",
                                                                "distinct_store_sectors",
                                                                "division_instructions",
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
                                                                "global_wavefronts",
                                                                "integer_atomics",
                                                                "load_lines",
                                                                "local_load_bytes",
                                                                "local_load_lanes",
                                                                "local_load_requests",
                                                                "local_load_sectors",
                                                                "local_store_bytes",
                                                                "local_store_lanes",
                                                                "local_store_requests",
                                                                "local_store_sectors",
                                                                "merged_loads",
                                                                "merged_wavefronts",
                                                                "most_lanes_on_one_address",
                                                                "nearby_atomics",
                                                                "nvcc_shared_load_requests",
                                                                "nvcc_shared_load_wavefronts",
                                                                "origin",
                                                                "path_atomics",
                                                                "path_barriers",
                                                                "path_cached_loads",
                                                                "path_conflicts",
                                                                "path_loads",
                                                                "path_requests_ahead",
                                                                "path_shared_loads",
                                                                "reloaded_sectors",
                                                                "sampled_blocks",
                                                                "sectors_between_reloads",
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
                                                                "store_lines",
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

  /// Each of them once took as long as all earlier ones together.
  void manyUnknownObjectsAreNoMatter() {
    std::string many = "\"from_the_future\":[{}";
    for (int i = 0; i < 1'000'000; ++i) many += ",{}";
    QCOMPARE(sessionFromJson(withFields(many + "],\"registers\":7")).results[0].registers, std::optional<int>(7));
    const std::string document = R"({"format":"warpbench-session","version":1,)" + many + R"(],"results":[]})";
    QVERIFY(sessionFromJson(document) == Session());
  }

  void onlyTheDocumentsOwnResultsCount() {
    const std::string result = R"({"family":"f","variant":"v","device":"d","status":"ok","origin":"measured"})";
    const std::string document = R"({"a":{"results":[)" + result + R"(]},"b":[[)" + result + R"(]],"results":[)" +
                                 result + R"(],"format":"warpbench-session","version":1,"c":{"results":[1]}})";
    QCOMPARE(sessionFromJson(document).results.size(), std::size_t{1});
  }

  void fieldsMissingFromATimeTakeTheMedian() {
    const Session session = sessionFromJson(withFields(R"("time_ms":{"median":0.5})"));
    const TimeStatistics expected{
        .median = 0.5, .q1 = 0.5, .q3 = 0.5, .min = 0.5, .max = 0.5, .mean = 0.5, .noise = 0, .samples = {}};
    QVERIFY(session.results[0].time == expected);
  }

  void quantilesKeepTheirNameAndWhatTheyAreOf() {
    Session session = fullSession();
    Result& result = session.results.emplace_back(fullResult());
    std::vector<double> samples;
    for (int i = 300; i > 0; --i) samples.push_back(0.25 * i);
    result.time = summarise(samples);
    result.sampling->kept = 300;
    keepQuantiles(result);
    const std::string text = toJson(session);
    const QJsonArray results = QJsonDocument::fromJson(QByteArray::fromStdString(text))["results"].toArray();
    const QJsonObject time = results.last()["time_ms"].toObject();
    QCOMPARE(time.keys(), QStringList({"max", "mean", "median", "min", "noise", "q1", "q3", "quantiles"}));
    QCOMPARE(time["quantiles"].toArray().size(), 201);
    QCOMPARE(results.last()["sampling"]["kept"].toInt(), 300);
    QVERIFY(sessionFromJson(text) == session);
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

  void kernelsOfTheUsersAreKeptAndOldFilesHaveNone() {
    Session session = fullSession();
    QVERIFY(toJson(session).find("\"kernels\"") == std::string::npos);
    session.copies.push_back({.family = "transpose",
                              .variant = "naive",
                              .kernel = {.name = "mine", .file = "mine.cuh", .text = "// \"text\"\n\tx\n"}});
    session.results[0].kernelDigest = "0123456789abcdef";
    QVERIFY(sessionFromJson(toJson(session)) == session);
    const std::string document =
        R"({"format":"warpbench-session","version":1,"kernels":[{"family":"transpose"}],"results":[]})";
    QVERIFY_EXCEPTION_THROWN(sessionFromJson(document), FormatError);
  }

  void whatCouldNotBeReadAgainIsNotWritten() {
    Session session;
    for (int i = 0; i < 256; ++i) session.environment.add({.id = "cuda:" + std::to_string(i), .name = "NVIDIA H200"});
    QVERIFY(sessionFromJson(toJson(session)) == session);
    checkFits(session, 1'000'000);
    QVERIFY_EXCEPTION_THROWN(checkFits(session, 1'000'001), RequestError);
    session.environment.add({.id = "cpu", .name = "A processor"});
    QVERIFY_EXCEPTION_THROWN(toJson(session), RequestError);
    checkReadable(50'000'000, std::size_t{1} << 30);
    QVERIFY_EXCEPTION_THROWN(checkReadable(50'000'001, 0), RequestError);
    QVERIFY_EXCEPTION_THROWN(checkReadable(0, (std::size_t{1} << 30) + 1), RequestError);
    // Counted as the reader does: one, and one more for each array or object and for each comma.
    QCOMPARE(1 + valuesIn(nlohmann::ordered_json::parse(R"({"a":[],"b":{},"c":[1,2,3],"d":{"e":[[4]]},"f":5})")),
             std::size_t{14});
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSession>(__FILE__);
#include "test_session.moc"
