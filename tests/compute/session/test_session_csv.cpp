// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <limits>

#include "core/text/error.h"
#include "format/session_file.h"
#include "refusal.h"
#include "results/session/session.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// The cells of RFC 4180 text, row by row; fails the test if it is invalid.
QList<QStringList> parsed(const QString& csv) {
  QList<QStringList> rows;
  QStringList row;
  QString cell;
  bool quoted = false;
  for (qsizetype i = 0; i < csv.size(); ++i) {
    const QChar c = csv[i];
    if (quoted) {
      if (c != '"')
        cell += c;
      else if (i + 1 < csv.size() && csv[i + 1] == '"')
        cell += csv[++i];
      else
        quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == ',') {
      row << std::exchange(cell, QString());
    } else if (c == '\r' && i + 1 < csv.size() && csv[i + 1] == '\n') {
      ++i;
      row << std::exchange(cell, QString());
      rows << std::exchange(row, QStringList());
    } else {
      cell += c;
    }
  }
  if (quoted || !cell.isEmpty() || !row.isEmpty()) qFatal("the text does not end with a whole row");
  return rows;
}

QList<QStringList> rowsOf(const Session& session) { return parsed(QString::fromStdString(toCsv(session))); }

/// The cell of the first result under the header.
QString cell(const QList<QStringList>& rows, const QString& header) {
  const qsizetype column = rows[0].indexOf(header);
  return column < 0 ? "no such column" : rows[1][column];
}

Session sessionWith(Result result) {
  Session session;
  session.results.push_back(std::move(result));
  return session;
}

}  // namespace

class TestSessionCsv : public QObject {
  Q_OBJECT

 private slots:
  void headersAreUniqueSnakeCaseAndNameTheirUnits() {
    const QStringList headers = rowsOf(sessionWith({}))[0];
    QCOMPARE(QSet<QString>(headers.begin(), headers.end()).size(), headers.size());
    const QRegularExpression snakeCase("^[a-z][a-z0-9_]*$");
    for (const QString& header : headers) QVERIFY2(snakeCase.match(header).hasMatch(), qPrintable(header));
    for (const char* header : {"family",
                               "variant",
                               "device",
                               "status",
                               "origin",
                               "mode",
                               "grid_x",
                               "grid_y",
                               "grid_z",
                               "block_x",
                               "block_y",
                               "block_z",
                               "registers",
                               "shared_bytes",
                               "occupancy",
                               "bytes",
                               "flops",
                               "transfer_to_device_ms",
                               "transfer_to_host_ms",
                               "time_median_ms",
                               "time_q1_ms",
                               "time_q3_ms",
                               "time_min_ms",
                               "time_max_ms",
                               "time_mean_ms",
                               "time_noise",
                               "time_samples",
                               "sampling_criterion",
                               "sampling_kept",
                               "sampling_discarded",
                               "sampling_launches_per_sample",
                               "sampling_placements",
                               "sampling_empty_interval_us",
                               "sampling_sm_clock_start_mhz",
                               "sampling_sm_clock_end_mhz",
                               "bandwidth_gbs",
                               "bandwidth_of_peak",
                               "bandwidth_of_copy",
                               "gflops_of_peak",
                               "made_date",
                               "made_app_version",
                               "made_commit",
                               "made_driver",
                               "made_toolkit",
                               "device_ecc",
                               "device_sm_clock_mhz",
                               "device_memory_clock_mhz",
                               "gflops",
                               "verification_passed",
                               "verification_expected_to_fail",
                               "verification_method",
                               "verification_max_error",
                               "verification_tolerance",
                               "counters_origin",
                               "sampled_blocks",
                               "total_blocks",
                               "global_load_requests",
                               "global_load_sectors",
                               "global_store_requests",
                               "global_store_sectors",
                               "global_red_requests",
                               "global_red_sectors",
                               "global_atom_requests",
                               "global_atom_sectors",
                               "local_load_requests",
                               "local_load_sectors",
                               "local_store_requests",
                               "local_store_sectors",
                               "shared_load_requests",
                               "shared_load_wavefronts",
                               "shared_store_requests",
                               "shared_store_wavefronts",
                               "shared_atomic_requests",
                               "shared_atomic_wavefronts",
                               "barriers",
                               "active_lanes_per_request",
                               "distinct_load_sectors",
                               "distinct_store_sectors",
                               "warnings",
                               "error",
                               "device_name",
                               "device_peak_bandwidth_gbs",
                               "environment_host",
                               "environment_date"})
      QVERIFY2(headers.contains(header), header);
  }

  void everyRowHasAsManyCellsAsThereAreHeaders() {
    Result full;
    full.time.emplace();
    full.transfer.emplace();
    full.verification.emplace();
    full.counters.emplace();
    Session session = sessionWith(full);
    session.results.emplace_back();
    const QList<QStringList> rows = rowsOf(session);
    QCOMPARE(rows.size(), 3);
    for (const QStringList& row : rows) QCOMPARE(row.size(), rows[0].size());
  }

  void valuesAreExactAndShort() {
    Result result{.family = "transpose", .variant = "naive", .device = "cuda:0"};
    result.time = TimeStatistics{.median = 0.1, .q1 = 1.0 / 3, .q3 = 1e-7, .min = 10'000'000, .max = 1e300, .mean = 2};
    result.time->samples = {1, 2, 3};
    result.registers = 24;
    result.verification =
        Verification{.passed = false, .expectedToFail = true, .maxError = std::numeric_limits<double>::quiet_NaN()};
    result.verification->tolerance = std::numeric_limits<double>::infinity();
    const QList<QStringList> rows = rowsOf(sessionWith(result));
    QCOMPARE(cell(rows, "time_median_ms"), "0.1");
    QCOMPARE(cell(rows, "time_q1_ms"), "0.3333333333333333");
    QCOMPARE(cell(rows, "time_q3_ms"), "1e-07");
    QCOMPARE(cell(rows, "time_min_ms"), "10000000");
    QCOMPARE(cell(rows, "time_max_ms"), "1e+300");
    QCOMPARE(cell(rows, "time_samples"), "3");
    QCOMPARE(cell(rows, "registers"), "24");
    QCOMPARE(cell(rows, "verification_passed"), "false");
    QCOMPARE(cell(rows, "verification_expected_to_fail"), "true");
    QCOMPARE(cell(rows, "verification_max_error"), "nan");
    QCOMPARE(cell(rows, "verification_tolerance"), "inf");
    QCOMPARE(cell(rows, "gflops"), "");
    result.sampling = Sampling{.kept = 4000};  // the three are quantiles
    QCOMPARE(cell(rowsOf(sessionWith(result)), "time_samples"), "4000");
    QCOMPARE(cell(rows, "global_load_sectors"), "");
    QCOMPARE(cell(rows, "device_name"), "");
  }

  void aDevicesRecordStandsInItsRows() {
    Session session = sessionWith({.device = "cuda:0"});
    session.environment.add({.id = "cuda:0", .name = "NVIDIA H200", .peakBandwidthGbs = 4814.5});
    const QList<QStringList> rows = rowsOf(session);
    QCOMPARE(cell(rows, "device_name"), "NVIDIA H200");
    QCOMPARE(cell(rows, "device_peak_bandwidth_gbs"), "4814.5");
    QCOMPARE(cell(rows, "environment_device"), "NVIDIA H200");
  }

  void parametersAreColumnsInOrderOfAppearance() {
    Session session;
    session.results.resize(2);
    session.results[0].parameters.set("width", std::int64_t{512});
    session.results[0].parameters.set("block-size", std::int64_t{256});
    session.results[1].parameters.set("width", std::int64_t{33});
    session.results[1].parameters.set("block_size", std::int64_t{128});
    session.results[1].parameters.set("type", std::string("fp32"));
    const QList<QStringList> rows = rowsOf(session);
    QCOMPARE(rows[0].mid(6, 4),
             QStringList({"parameter_width", "parameter_block_size", "parameter_block_size_2", "parameter_type"}));
    QCOMPARE(rows[1].mid(6, 4), QStringList({"512", "256", "", ""}));
    QCOMPARE(rows[2].mid(6, 4), QStringList({"33", "", "128", "fp32"}));
  }

  void everyParameterHasAHeaderOfItsOwn() {
    Session session;
    session.results.resize(1);
    for (const char* id : {"a-b", "a_b_2", "a_b", "A.B"}) session.results[0].parameters.set(id, std::string(id));
    const QList<QStringList> rows = rowsOf(session);
    QCOMPARE(rows[0].mid(6, 4),
             QStringList({"parameter_a_b", "parameter_a_b_2", "parameter_a_b_3", "parameter_a_b_4"}));
    QCOMPARE(rows[1].mid(6, 4), QStringList({"a-b", "a_b_2", "a_b", "A.B"}));
  }

  void cellsAreQuotedWhereTheyMustBe() {
    Result result;
    result.warnings = {"a, b", "say \"c\""};
    result.error = "two\r\nlines";
    const std::string csv = toCsv(sessionWith(result));
    QVERIFY(csv.find("\"a, b; say \"\"c\"\"\",\"two\r\nlines\",") != std::string::npos);
    const QList<QStringList> rows = rowsOf(sessionWith(result));
    QCOMPARE(cell(rows, "warnings"), "a, b; say \"c\"");
    QCOMPARE(cell(rows, "error"), "two\r\nlines");
    QCOMPARE(cell(rows, "family"), "");
  }

  void linesEndWithCarriageReturnAndLineFeed() {
    const QString csv = QString::fromStdString(toCsv(sessionWith({})));
    QVERIFY(csv.endsWith("\r\n"));
    QCOMPARE(csv.count('\n'), 2);
    QCOMPARE(csv.count("\r\n"), 2);
  }

  void moreParametersThanATableTakesAreRefused() {
    Session session;
    for (int i = 0; i < 20; ++i) {
      Result& result = session.results.emplace_back();
      for (int j = 0; j < 100; ++j) result.parameters.set("p" + std::to_string(100 * i + j), std::int64_t{j});
    }
    QVERIFY(rowsOf(session)[0].contains("parameter_p1999"));
    session.results.emplace_back().parameters.set("p0", std::int64_t{0});
    QCOMPARE(rowsOf(session).size(), 22);
    session.results.back().parameters.set("p2000", std::int64_t{0});
    QCOMPARE(test::refusal<RequestError>([&] { toCsv(session); }),
             "the results have more than 2000 different parameters, too many columns for a table: remove some results");
  }

  void withoutResultsThereAreHeadersOnly() { QCOMPARE(rowsOf(Session()).size(), 1); }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSessionCsv>(__FILE__);
#include "test_session_csv.moc"
