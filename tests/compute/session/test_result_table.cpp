// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "report/latex_text.h"
#include "report/result_table.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

const ResultTable kOdd{
    .columns = {{"name", false}, {"time (ms)", true}},
    .rows = {{"a|b_c*d`e", "1.5"}, {"\\ < > & ~ ^", "100 %"}, {"$#{}[x]", "-"}, {"\u0111 \u00b5", "2"}}};

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
    const auto resultOf = [](const char* variant, std::int64_t width, bool padded) {
      Result result{.family = "transpose", .variant = variant};
      result.parameters.set("width", width);
      result.parameters.set("type", std::string("fp32"));
      if (padded) result.parameters.set("padding", std::int64_t{1});
      return result;
    };
    const ResultTable same = narrowTable({resultOf("copy", 512, false), resultOf("naive", 512, false)});
    QCOMPARE(same.common, std::string("transpose, width=512 type=fp32"));
    QCOMPARE(same.columns.front().header, std::string("variant"));
    QCOMPARE(same.columns.size(), std::size_t{4});
    QCOMPARE(same.rows.at(1).front(), std::string("naive"));
    QVERIFY(QString::fromStdString(toLatex(same))
                .contains("\\hline\n\\multicolumn{4}{l}{transpose, width=512 type=fp32} \\\\\nvariant & "));

    const ResultTable mixed = narrowTable({resultOf("copy", 512, false), resultOf("chosen-padding", 1024, true)});
    QCOMPARE(mixed.common, std::string("transpose, type=fp32"));
    QCOMPARE(mixed.rows.at(1).at(1), std::string("width=1024 padding=1"));
    Result other = resultOf("naive", 512, false);
    other.family = "offset";
    const ResultTable families = narrowTable({resultOf("naive", 512, false), other});
    QCOMPARE(families.columns.front().header, std::string("family"));
    QCOMPARE(families.common, std::string("width=512 type=fp32"));
    // One row has nothing to share.
    QVERIFY(narrowTable({other}).common.empty());
    QCOMPARE(narrowTable({other}).rows, resultTable({other}).rows);
    QVERIFY(narrowTable({}).rows.empty());
  }

  void aTableOfPlainTextNeedsNoPackage() {
    QVERIFY(!QString::fromStdString(toLatex({.columns = {{"a"}}, .rows = {{"b"}}})).contains("usepackage"));
  }

  void aTableLongerThanAPageBreaksAcrossPages() {
    ResultTable table{.columns = {{"a"}}, .rows = {}};
    table.rows.assign(41, {"b"});
    const QString latex = QString::fromStdString(toLatex(table));
    QVERIFY(latex.startsWith("% Needs \\usepackage{longtable}.\n\\begin{longtable}{l}\n"));
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
