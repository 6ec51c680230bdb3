// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "results/session/session.h"
#include "tables/latex_text.h"
#include "tables/result_table.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

const ResultTable kOdd{
    .columns = {{"name", false}, {"time (ms)", true}},
    .rows = {{"a|b_c*d`e", "1.5"}, {"\\ < > & ~ ^", "100 %"}, {"$#{}[x]", "-"}, {"\u0111 \u00b5", "2"}}};

Result resultOf(const char* variant, std::int64_t width) {
  Result result{.family = "transpose", .variant = variant, .device = "cuda:0"};
  result.time = TimeStatistics{.median = 2.5};
  result.parameters.set("width", width);
  result.parameters.set("type", std::string("fp32"));
  return result;
}

Session tableSession(Results results) {
  Session session{.environment = {}, .results = std::move(results)};
  for (const char* id : {"cuda:0", "cuda:1", "simulated:nvidia-h200"})
    session.environment.add({.id = id, .name = "NVIDIA H200"});
  session.environment.add({.id = "recorded:old", .name = "Tesla C1060", .date = "2026-11-20T08:00:00Z"});
  return session;
}

ResultTable tableOf(Results results) { return resultTable(tableSession(std::move(results))); }

std::vector<std::string> headersOf(const ResultTable& table) {
  std::vector<std::string> headers;
  for (const auto& column : table.columns) headers.push_back(column.header);
  return headers;
}

}  // namespace

class TestResultTable : public QObject {
  Q_OBJECT

 private slots:
  void markdownShowsOddCharactersAsTheyAre() {
    QCOMPARE(QString::fromStdString(toMarkdown(kOdd)), QString("| name | time (ms) |\n"
                                                               "|---|---:|\n"
                                                               "| a\\|b\\_c\\*d\\`e | 1.5 |\n"
                                                               "| \\\\ \\< \\> \\& \\~ ^ | 100 % |\n"
                                                               "| \\$#{}\\[x\\] | - |\n"
                                                               "| \u0111 \u00b5 | 2 |\n"));
  }

  void latexShowsOddCharactersAsTheyAre() {
    QCOMPARE(QString::fromStdString(toLatex(kOdd)),
             QString("% Needs \\usepackage[T1]{fontenc} for letters beyond ASCII.\n"
                     "\\begin{tabular}{lr}\n"
                     "\\hline\n"
                     "name & time (ms) \\\\\n"
                     "\\hline\n"
                     "a\\textbar{}b\\_c{*}d\\textasciigrave{}e & 1.5 \\\\\n"
                     "\\textbackslash{} \\textless{} \\textgreater{} \\& \\textasciitilde{} \\textasciicircum{} & "
                     "100 \\% \\\\\n"
                     "\\$\\#\\{\\}{[}x{]} & - \\\\\n"
                     "\u0111 \\ensuremath{\\mu} & 2 \\\\\n"
                     "\\hline\n"
                     "\\end{tabular}\n"));
  }

  void whatAllRowsShareIsSaidOnce() {
    const ResultTable same = tableOf({resultOf("copy", 512), resultOf("naive", 512)});
    QCOMPARE(same.common,
             (std::vector<std::string>{"Matrix transpose, NVIDIA H200, measured, cold cache", "width=512 type=fp32"}));
    QCOMPARE(headersOf(same), (std::vector<std::string>{"Variant", "Time (ms)", "Figure", "Verification"}));
    QCOMPARE(same.rows.at(1).front(), std::string("Naive"));
    QVERIFY(QString::fromStdString(toLatex(same))
                .contains("\\hline\n\\multicolumn{4}{l}{Matrix transpose, NVIDIA H200, measured, cold cache} \\\\\n"
                          "\\multicolumn{4}{l}{width=512 type=fp32} \\\\\nVariant & "));
    QVERIFY(QString::fromStdString(toMarkdown(same))
                .startsWith("Matrix transpose, NVIDIA H200, measured, cold cache\nwidth=512 type=fp32\n\n| Variant |"));

    Result padded = resultOf("chosen-padding", 1024);
    padded.parameters.set("padding", std::int64_t{1});
    const ResultTable mixed = tableOf({resultOf("copy", 512), padded});
    QCOMPARE(mixed.common.at(1), std::string("type=fp32"));
    QCOMPARE(mixed.rows.at(1).at(1), std::string("width=1024 padding=1"));
    Result other = resultOf("naive", 512);
    other.family = "offset";
    const ResultTable families = tableOf({resultOf("naive", 512), other});
    QCOMPARE(families.columns.front().header, std::string("Family"));
    QCOMPARE(families.common.at(0), std::string("NVIDIA H200, measured, cold cache"));
  }

  void oneRowIsATableToo() {
    const ResultTable table = tableOf({resultOf("naive", 512)});
    QCOMPARE(table.common,
             (std::vector<std::string>{"Matrix transpose, NVIDIA H200, measured, cold cache", "width=512 type=fp32"}));
    QCOMPARE(table.rows, (std::vector<std::vector<std::string>>{{"Naive", "2.500", "-", "not verified"}}));
    QVERIFY(tableOf({}).rows.empty());
    QVERIFY(tableOf({}).common.empty());
  }

  void rowsOfDifferentDevicesOriginsAndModesSaySo() {
    Result modelled = resultOf("naive", 512);
    modelled.device = "simulated:nvidia-h200";
    modelled.origin = Origin::Modelled;
    Result recorded = resultOf("naive", 512);
    recorded.device = "recorded:old";
    recorded.origin = Origin::Recorded;
    Result hot = resultOf("naive", 512);
    hot.mode = Mode::Hot;
    Result failed = resultOf("naive", 512);
    failed.status = Result::Status::Failed;
    failed.time.reset();
    const ResultTable table = tableOf({resultOf("naive", 512), modelled, recorded, hot, failed});
    QCOMPARE(headersOf(table),
             (std::vector<std::string>{"Variant", "Device", "Origin", "Mode", "Time (ms)", "Figure", "Verification"}));
    std::vector<std::vector<std::string>> told;
    for (const auto& row : table.rows) told.push_back({row.at(1), row.at(2), row.at(3)});
    QCOMPARE(told, (std::vector<std::vector<std::string>>{{"NVIDIA H200", "measured", "cold cache"},
                                                          {"NVIDIA H200", "modelled", "cold cache"},
                                                          {"Tesla C1060", "recorded 2026-11-20", "cold cache"},
                                                          {"NVIDIA H200", "measured", "hot cache"},
                                                          {"NVIDIA H200", "-", "cold cache"}}));
    QCOMPARE(table.common, (std::vector<std::string>{"Matrix transpose", "width=512 type=fp32"}));
  }

  void gpusOfOneModelGoByTheirIdsToo() {
    Result second = resultOf("naive", 512);
    second.device = "cuda:1";
    Result unknown = resultOf("naive", 512);
    unknown.device = "cuda:7@there";
    const ResultTable table = tableOf({resultOf("naive", 512), second, unknown});
    QCOMPARE(table.columns.at(1).header, std::string("Device"));
    QCOMPARE(table.rows.at(0).at(1), std::string("NVIDIA H200 cuda:0"));
    QCOMPARE(table.rows.at(1).at(1), std::string("NVIDIA H200 cuda:1"));
    QCOMPARE(table.rows.at(2).at(1), std::string("cuda:7@there"));
  }

  void variantsGoByTheNamesOfThePlots() {
    Session session = tableSession({resultOf("naive", 512), resultOf("naive@mine", 512), resultOf("lost", 512)});
    QCOMPARE(resultTable(session).rows.at(0).front(), std::string("Naive"));
    QCOMPARE(resultTable(session).rows.at(1).front(), std::string("Naive (mine)"));
    QCOMPARE(resultTable(session).rows.at(2).front(), std::string("lost"));
    session.annotations.series = {{.family = "transpose", .series = "naive", .name = "As in class", .colour = {}},
                                  {.family = "matmul", .series = "lost", .name = "Not this", .colour = {}}};
    QCOMPARE(resultTable(session).rows.at(0).front(), std::string("As in class"));
    QCOMPARE(resultTable(session).rows.at(2).front(), std::string("lost"));
  }

  void wordsAreSaidInTheLanguageOfTheReader() {
    const ResultTable table = resultTable(tableSession({resultOf("naive", 512)}),
                                          [](const Message& message) { return "<" + message.id() + ">"; });
    QCOMPARE(table.common.at(0), std::string("<Matrix transpose>, NVIDIA H200, <measured>, <cold cache>"));
    QCOMPARE(table.columns.at(1).header, std::string("<Time (ms)>"));
    QCOMPARE(table.rows.at(0), (std::vector<std::string>{"<Naive>", "2.500", "-", "<not verified>"}));
  }

  void hiddenRunsStayOut() {
    Session session = tableSession({resultOf("copy", 512), resultOf("naive", 512), resultOf("memcpy", 512)});
    session.runs = {{.name = {}, .note = {}, .date = {}, .shown = false, .results = {1}}};
    const Session shown = withoutHiddenRuns(session);
    QCOMPARE(shown.results.size(), std::size_t{2});
    QCOMPARE(shown.results.at(0).variant, std::string("copy"));
    QCOMPARE(shown.results.at(1).variant, std::string("memcpy"));
    QVERIFY(shown.runs.empty());
    session.runs.front().results = {0, 1, 2};
    QCOMPARE(withoutHiddenRuns(session).results.size(), std::size_t{3});
  }

  void aTableOfPlainTextNeedsNoPackage() {
    QVERIFY(
        !QString::fromStdString(toLatex({.columns = {{"a"}}, .rows = {{"b"}}, .common = {}})).contains("usepackage"));
  }

  void aTableLongerThanAPageBreaksAcrossPages() {
    ResultTable table{.columns = {{"a"}}, .rows = {}};
    table.rows.assign(41, {"b"});
    const QString latex = QString::fromStdString(toLatex(table));
    QVERIFY(
        latex.startsWith("% Needs \\usepackage{longtable}, as it is longer than a page, and stands in one column "
                         "alone.\n\\begin{longtable}{l}\n"));
    QVERIFY(latex.contains("\\endhead\n"));
    QVERIFY(latex.endsWith("\\end{longtable}\n"));
  }

  void signsBecomeWhatLatexKnows_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("latex");
    QTest::newRow("letters") << "ő č ñ à đ"
                             << "ő č ñ à đ";
    QTest::newRow("power") << "10⁹"
                           << "10\\ensuremath{^9}";
    QTest::newRow("square") << "2²"
                            << "2\\ensuremath{^2}";
    QTest::newRow("times") << "32 × 8"
                           << "32 \\ensuremath{\\times} 8";
    QTest::newRow("Greek") << "β_tile ≤ ΔΑ, αω"
                           << "\\ensuremath{\\beta}\\_tile \\ensuremath{\\leq} "
                              "\\ensuremath{\\Delta}\\ensuremath{A}, \\ensuremath{\\alpha}\\ensuremath{\\omega}";
    QTest::newRow("Greek that there is not") << "\u03a2"
                                             << "{[}U+03A2{]}";
    QTest::newRow("micro, both signs") << "µμ"
                                       << "\\ensuremath{\\mu}\\ensuremath{\\mu}";
    QTest::newRow("no letter") << "中"
                               << "{[}U+4E2D{]}";
    QTest::newRow("beyond the first plane") << "😀"
                                            << "{[}U+1F600{]}";
    QTest::newRow("hyphens stay hyphens") << "a--b-c"
                                          << "a-{}-b-c";
    QTest::newRow("control characters") << "a\tb\nc\x1b"
                                        << "a b c ";
    QTest::newRow("quotes") << "\"x\""
                            << "''x''";
    QTest::newRow("command") << "\\input{/etc/passwd}"
                             << "\\textbackslash{}input\\{/etc/passwd\\}";
  }
  void signsBecomeWhatLatexKnows() {
    QFETCH(QString, text);
    QFETCH(QString, latex);
    QCOMPARE(QString::fromStdString(latexText(text.toStdString())), latex);
  }

  void wrongUtf8IsMarkedAndNothingAfterItLost() {
    QCOMPARE(latexText("a\xff"
                       "b\xc3"),
             std::string("a{[}U+FFFD{]}b{[}U+FFFD{]}"));
  }

  void bothTablesCompileWithPdflatex() {
    const QString pdflatex = QStandardPaths::findExecutable("pdflatex");
    if (pdflatex.isEmpty()) QSKIP("pdflatex is not installed");
    QTemporaryDir folder;
    ResultTable longer = kOdd;
    for (int i = 0; i < 60; ++i) longer.rows.push_back({"中 [ ő *", std::to_string(i)});
    for (const char character : {'!', '"', '\'', '(', ',', '-', '@', '`', '\x7f'})
      longer.rows.push_back({std::string(3, character), "x"});
    QFile file(folder.filePath("table.tex"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\\documentclass{article}\n\\usepackage[T1]{fontenc}\n\\usepackage{longtable}\n\\begin{document}\n");
    file.write(QByteArray::fromStdString(toLatex(kOdd) + "\n" + toLatex(longer)));
    file.write("\\end{document}\n");
    file.close();
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(pdflatex, {"-interaction=nonstopmode", "-halt-on-error", "table.tex"});
    QVERIFY(process.waitForFinished(120'000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardOutput().right(2000));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestResultTable>(__FILE__);
#include "test_result_table.moc"
