// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "program/report/launch_rows.h"
#include "program/report/program_changes.h"
#include "program/report/program_report.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::program;

namespace {

LaunchEvent launch(std::int64_t number, const std::string& kernel, double sectors, double milliseconds) {
  LaunchEvent event{.number = number, .file = "a.cu", .line = 7};
  event.result.family = "program";
  event.result.variant = kernel;
  event.result.device = "simulated:nvidia-h200";
  event.result.origin = Origin::Modelled;
  event.result.grid = {number, 1, 1};
  event.result.block = {64, 2, 1};
  event.result.occupancy = 0.5;
  event.result.time.emplace().median = milliseconds;
  Counters& counters = event.result.counters.emplace();
  counters.sampledBlocks = counters.totalBlocks = number;
  counters.globalLoad = {.requests = 10, .sectors = sectors, .lanes = 320, .bytes = 1280};
  event.result.flops = 1000;
  event.result.bytes = sectors * 32;
  counters.sharedLoad = {.requests = 4, .wavefronts = 12, .lanes = 128, .conflicts = 8};
  return event;
}

ProgramReport reportOf(std::vector<LaunchEvent> launches) {
  ProgramReport report{.name = "a.cu", .device = "simulated:nvidia-h200", .gpu = "NVIDIA H200"};
  report.launches = std::move(launches);
  report.end = ProgramEnd{.code = 0, .text = "ended with code 0"};
  return report;
}

QStringList texts(const std::vector<Message>& messages) {
  QStringList lines;
  for (const Message& each : messages) lines << QString::fromStdString(each.english());
  return lines;
}

}  // namespace

class TestProgramReport : public QObject {
  Q_OBJECT

 private slots:
  void kernelsAreAddedUp() {
    const ProgramReport report =
        reportOf({launch(1, "scale", 40, 1), launch(2, "turn", 320, 6), launch(3, "scale", 80, 3)});
    const std::vector<LaunchRow> inOrder = rowsOf(report, Grouping::InOrder);
    QCOMPARE(inOrder.size(), std::size_t{3});
    QCOMPARE(*inOrder[1].sectorsPerRequest(), 32.0);
    QCOMPARE(*inOrder[1].efficiency(), 0.125);
    QCOMPARE(*inOrder[1].conflicts(), 8.0);
    QCOMPARE(*inOrder[1].share, 0.6);
    const std::vector<LaunchRow> kernels = rowsOf(report, Grouping::ByKernel);
    QCOMPARE(kernels.size(), std::size_t{2});
    QCOMPARE(kernels[0].kernel, std::string("scale"));
    QCOMPARE(kernels[0].launches, (std::vector<std::size_t>{0, 2}));
    QCOMPARE(kernels[0].counters->globalLoad.sectors, 120.0);
    QCOMPARE(*kernels[0].sectorsPerRequest(), 6.0);
    QCOMPARE(*kernels[0].milliseconds, 4.0);
    QCOMPARE(kernels[0].grid, (std::array<std::int64_t, 3>{}));  // they differ
    QCOMPARE(kernels[0].block, (std::array<std::int64_t, 3>{64, 2, 1}));
    QCOMPARE(kernels[0].slowest(report), std::size_t{2});
  }

  void rowsAreResultsForPlots() {
    const ProgramReport report =
        reportOf({launch(1, "scale", 40, 1), launch(2, "turn", 320, 6), launch(3, "scale", 80, 3)});
    const Session session = sessionOf(report, rowsOf(report, Grouping::ByKernel));
    QCOMPARE(session.results.size(), std::size_t{2});
    const Result& scale = session.results[0];
    QCOMPARE(*scale.parameters.find("launches"), Value(std::int64_t{2}));
    QCOMPARE(scale.flops, 2000.0);
    QCOMPARE(scale.bytes, 120.0 * 32);
    QCOMPARE(scale.time->median, 4.0);
    QVERIFY(scale.time->samples.empty());  // a modelled time has none
    QCOMPARE(*scale.gflops, 2000 / 4e-3 / 1e9);
    QCOMPARE(*scale.bandwidthGbs, 120 * 32 / 4e-3 / 1e9);
    QCOMPARE(scale.counters->globalLoad.sectors, 120.0);
    QCOMPARE(*session.results[1].parameters.find("launch"), Value(std::int64_t{2}));
    // The simulated GPU's roofs are known.
    QCOMPARE(session.environment.devices.front().name, std::string("NVIDIA H200"));
    QVERIFY(session.environment.devices.front().peakGflopsFp64 > 0);
  }

  void aFailedLaunchHasNoFigures() {
    ProgramReport report = reportOf({launch(1, "scale", 40, 1)});
    report.launches.push_back({.number = 2});
    report.launches.back().result.variant = "scale";
    report.launches.back().result.status = Result::Status::Failed;
    QVERIFY(!report.allWell());
    const LaunchRow row = rowsOf(report, Grouping::ByKernel).front();
    QCOMPARE(row.failed, std::size_t{1});
    QVERIFY(!row.milliseconds);
    QCOMPARE(row.counters->globalLoad.sectors, 40.0);
    QVERIFY(!rowsOf(report, Grouping::InOrder)[1].sectorsPerRequest());
  }

  void changesNameWhatDiffersAndNothingElse() {
    const ProgramReport before = reportOf({launch(1, "scale", 40, 1), launch(2, "gone", 40, 1)});
    QCOMPARE(texts(changes(before, before)), QStringList());
    ProgramReport after = reportOf({launch(1, "scale", 320, 2), launch(2, "scale", 320, 2), launch(3, "born", 40, 1)});
    after.end = ProgramEnd{.code = 3, .text = "ended with code 3"};
    QCOMPARE(
        texts(changes(before, after)),
        QStringList({"scale: launches: 1 before, now 2", "scale: requests to global memory: 10 before, now 20",
                     "scale: sectors of global memory: 40 before, now 640",
                     "scale: wavefronts of shared memory: 12 before, now 24", "scale: bank conflicts: 8 before, now 16",
                     "scale: floating-point operations: 1,000 before, now 2,000",
                     "scale: modelled time: 1 ms before, now 4 ms", "born: new", "gone: gone",
                     "the program's end: ended with code 0 before, now ended with code 3"}));
  }

  void eventsComeOverAPipeAsTheyWere() {
    LaunchEvent sent = launch(5, "k<int, 3>", 40, 0.25);
    sent.costs = {{.where = {"a.cu", 9},
                   .kind = simulator::AccessKind::SharedStore,
                   .requests = 4,
                   .lanes = 128,
                   .units = 128,
                   .ideal = 4}};
    QVERIFY(std::get<LaunchEvent>(eventFrom(lineOf(sent))) == sent);
    const FindingEvent finding{{.kind = "race", .file = "a.cu", .line = 3, .text = "\"both\"\n", .kernel = "k"}};
    QVERIFY(std::get<FindingEvent>(eventFrom(lineOf(finding))).finding == finding.finding);
    const ComplaintsEvent complaints{
        {{.severity = Diagnostic::Severity::Warning, .file = "a.cu", .line = 2, .column = 7, .text = "no"}}};
    QVERIFY(std::get<ComplaintsEvent>(eventFrom(lineOf(complaints))).diagnostics == complaints.diagnostics);
    QCOMPARE(std::get<RefusalEvent>(eventFrom(lineOf(RefusalEvent{"no"}))).reason, std::string("no"));
    QVERIFY(std::holds_alternative<StartEvent>(eventFrom(lineOf(StartEvent{}))));
    const ProgramEnd end = std::get<EndEvent>(eventFrom(lineOf(EndEvent{{.code = {}, .text = "was stopped"}}))).end;
    QVERIFY(!end.code && end.text == "was stopped");
    QCOMPARE(std::get<EndEvent>(eventFrom(lineOf(EndEvent{{.code = 255, .text = ""}}))).end.code, std::optional(255));
  }

  void whatIsNoEventIsRefused_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("type") << QByteArray(R"({"type": "song"})");
    QTest::newRow("no session") << QByteArray(R"({"type": "launch", "number": 1, "file": "", "line": 1, "costs": []})");
    QTest::newRow("code") << QByteArray(R"({"type": "end", "code": 256, "text": ""})");
    QTest::newRow("cost") << QByteArray(
        R"({"type": "launch", "number": 1, "file": "", "line": 1, "costs": [{"kind": 99}], "session": {}})");
  }
  void whatIsNoEventIsRefused() {
    QFETCH(QByteArray, line);
    QVERIFY_EXCEPTION_THROWN(eventFrom(line.toStdString()), FormatError);
  }

  void oneFindingOfEachKindAtALineIsKept() {
    ProgramReport report = reportOf({});
    const ProgramFinding found{.kind = "race", .file = "a.cu", .line = 3, .text = "thread 1"};
    for (const int line : {3, 3, 4}) {
      ProgramFinding each = found;
      each.line = line;
      report.take(FindingEvent{each});
    }
    QCOMPARE(report.findings.size(), std::size_t{2});
    QVERIFY(!report.allWell());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestProgramReport>(__FILE__);
#include "test_program_report.moc"
