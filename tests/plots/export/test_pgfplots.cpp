// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "export/export.h"
#include "pgfplots/pgfplots.h"
#include "plots/sample_results.h"
#include "results/values/statistics.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

/// A matmul with everything that the views show.
Session products() {
  Session made;
  made.environment.devices = {h200()};
  double milliseconds = 2;
  for (const char* variant : {"naive", "tiled"}) {
    Result result = measured(
        "matmul", variant,
        parameters({{"rows", number(64)}, {"inner", number(64)}, {"columns", number(64)}, {"type", name("fp32")}}),
        500);
    result.time = summarise({milliseconds * 0.9, milliseconds, milliseconds, milliseconds * 1.2});
    result.flops = 1e9;
    result.gflops = 1000 / milliseconds;
    result.transfer = TransferTimes{.toDevice = 1, .toHost = 1};
    Counters counters;
    counters.globalLoad = {.requests = 1, .sectors = 8 / milliseconds, .lanes = 32, .bytes = 128};
    result.counters = counters;
    made.results.push_back(result);
    milliseconds = 0.5;
  }
  return made;
}

QString textOf(const PlotData& data, const ViewState& state = {}) {
  return QString::fromStdString(pgfplotsText(data, state));
}

}  // namespace

class TestPgfplots : public QObject {
  Q_OBJECT

 private slots:
  void ratiosBeginAtOne() {
    PlotData data = bars();
    data.around = 1;
    data.lines.clear();
    data.series.resize(1);
    data.series[0].points = {{.x = 0, .y = 0.75, .low = 0.7, .high = 0.8}};
    const QString text = textOf(data);
    QVERIFY2(text.contains("(axis cs:-0.31,1) rectangle (axis cs:0.31,0.75);"), qPrintable(text));
    QVERIFY(text.contains("draw=none, mark=none, forget plot"));
    QVERIFY(!text.contains("ybar"));
    // The value stands below the whisker.
    QVERIFY(text.contains("\\node[anchor=north, ") &&
            text.contains("fill=white, font=\\scriptsize] at (axis cs:0,0.7)"));
  }

  void barsStandAtTheirValues() {
    const QString text = textOf(bars());
    QVERIFY(text.contains("xticklabels={{Copy},{Naive},{Shared tile, padded}}"));
    QVERIFY2(text.contains("table[x=x, y=y, y error plus expr=\\thisrow{high}-\\thisrow{y}, y error minus "
                           "expr=\\thisrow{y}-\\thisrow{low}] {\n"
                           "  x y low high\n"
                           "  0 1968 1574.4 2460\n"
                           "};\n"),
             qPrintable(text));
    QVERIFY(text.contains("bar width=0.62"));
    QVERIFY(text.contains("{peak 4814 GB/s}"));
    QVERIFY(text.contains("{measured copy 4211 GB/s}"));
    QVERIFY(text.contains("\\definecolor{c0072B2}{HTML}{0072B2}%\n"));
    QVERIFY(!text.contains("addlegendentry"));
  }

  void theBestPointHasItsValue() {
    QVERIFY(textOf(sweep()).contains("font=\\scriptsize\\bfseries] at (axis cs:0,3387.5) {2710};\n"));
    PlotData data = sweep();
    data.best = PlotData::Best::Lowest;
    data.series.resize(1);
    data.series[0].points = {{.x = 1, .y = 3, .low = 3, .high = 3}, {.x = 2, .y = 1, .low = 0, .high = 2}};
    // A logarithmic axis cannot show the lower end of its error bar.
    const QString text = textOf(data, {.logY = true});
    QVERIFY2(text.contains("\\node[anchor=north, inner sep=4pt, font=\\scriptsize\\bfseries] at (axis cs:2,1) {1};"),
             qPrintable(text));
  }

  void linesHaveTheirPointsMarksAndLegend() {
    const QString text = textOf(sweep());
    QVERIFY2(text.contains("  x y low high\n"
                           "  0 2710 2168 3387.5\n"
                           "  1 2535 2028 3168.75\n"),
             qPrintable(text));
    QCOMPARE(text.count("\\addlegendentry{"), 2);
    QStringList marks;
    QRegularExpressionMatchIterator found = QRegularExpression("mark=([a-z0-9]*\\*?),").globalMatch(text);
    while (found.hasNext()) marks << found.next().captured(1);
    QCOMPARE(marks.size(), 2);
    QVERIFY(marks[0] != marks[1]);
    QVERIFY(text.contains("xmode=linear, ymode=linear"));
  }

  void logarithmicAxesAreThoseOfThePlot() {
    const QString text = textOf(sweep(), {.logX = true, .logY = true});
    QVERIFY(text.contains("xmode=log, ymode=log"));
    // The axis cannot show the offset 0; a note says so.
    QVERIFY(!text.contains("\n  0 2710"));
    QVERIFY2(text.contains("left out of the logarithmic plot: 1 of 4"), qPrintable(text));
  }

  void hiddenSeriesAreLeftOut() {
    const PlotData data = sweep();
    const QString text = textOf(data, {.hidden = {data.series.front().name}});
    QCOMPARE(text.count("\\addlegendentry{"), 1);
    QVERIFY(!text.contains("2710"));
  }

  void aZoomIsThatOfThePlot() {
    const QString text = textOf(sweep(), {.zoom = ViewState::Ranges{0.5, 2.5, 1000, 2600}});
    QVERIFY2(text.contains("xmin=0.5, xmax=2.5, ymin=1000, ymax=2600"), qPrintable(text));
    QVERIFY(text.contains("clip=true, clip mode=individual"));
    QVERIFY(textOf(sweep()).contains("clip=false"));
    // Reference lines outside the range have no label next to the axes either.
    PlotData data = sweep();
    data.lines = {{"inside", 2000}, {"outside", 4000}};
    const QString lines = textOf(data, {.zoom = ViewState::Ranges{0.5, 2.5, 1000, 2600}});
    QVERIFY(lines.contains("{inside}") && !lines.contains("{outside}"));
    // So does a bar's value.
    const QString barText = textOf(bars(), {.zoom = ViewState::Ranges{-0.5, 2.5, 0, 1000}});
    QVERIFY(barText.contains("{550}") && !barText.contains("{1968}"));
  }

  void theLegendStandsWhereThePlotHasIt() {
    using Legend = PlotParts::Legend;
    const auto with = [](Legend legend) { return textOf(sweep(), {.parts = {.legend = legend}}); };
    QVERIFY(with(Legend::Below).contains("at={(xticklabel cs:0,24pt)}"));
    const QString beside = with(Legend::Beside);
    QVERIFY2(beside.contains(QRegularExpression("legend style=\\{at=\\{\\(1\\.[0-9]+,1\\)\\}, anchor=north west")),
             qPrintable(beside));
    QVERIFY(beside.contains("legend columns=1,"));
    const QString none = with(Legend::None);
    QVERIFY(!none.contains("legend"));
    QVERIFY(none.contains("0 2710"));
  }

  void linesAndTextsOfOnesOwnAreDrawn() {
    PlotData data = sweep();
    data.marks = {{"here", 2, 1500.0}, {"the tile", 3, {}}};
    const QString text = textOf(data);
    QVERIFY(text.contains("(axis cs:2,1500) circle [radius=1.9pt];"));
    QVERIFY2(text.contains("(axis cs:2,1500) {here};"), qPrintable(text));
    QVERIFY(text.contains("{the tile};"));
  }

  void thePlotIsTheSameWhereverItIsMade() {
    QCOMPARE(textOf(sweep()), textOf(sweep()));
    QVERIFY(!textOf(sweep()).contains(QString::number(QDate::currentDate().year())));
  }

  void aPictureHasTheSizeAskedFor_data() {
    QTest::addColumn<PlotData>("data");
    QTest::addColumn<QString>("preset");
    QTest::newRow("bars in a column") << bars() << "one-column";
    QTest::newRow("lines in a column") << sweep() << "one-column";
    QTest::newRow("lines in two columns") << sweep() << "two-columns";
    QTest::newRow("bars on a slide") << bars() << "slide";
  }
  void aPictureHasTheSizeAskedFor() {
    QFETCH(PlotData, data);
    QFETCH(QString, preset);
    const PictureSize size = sizeOf(*presetOf(preset), {});
    const QString pdflatex = QStandardPaths::findExecutable("pdflatex");
    const QString pdfinfo = QStandardPaths::findExecutable("pdfinfo");
    if (pdflatex.isEmpty() || pdfinfo.isEmpty()) QSKIP("pdflatex and poppler-utils are not installed");
    QTemporaryDir folder;
    writeFile(folder.filePath("plot.tex").toStdString(), pgfplotsText(data, {}, size));
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(pdflatex, {"-interaction=nonstopmode", "-halt-on-error", "plot.tex"});
    QVERIFY(process.waitForFinished(120'000));
    if (process.exitCode() != 0) QSKIP("pgfplots and standalone are not installed");
    process.start(pdfinfo, {"plot.pdf"});
    QVERIFY(process.waitForFinished(60'000));
    const QString info = QString::fromUtf8(process.readAllStandardOutput());
    const auto match = QRegularExpression("Page size: +([0-9.]+) x ([0-9.]+)").match(info);
    const QSizeF points(match.captured(1).toDouble(), match.captured(2).toDouble());
    QVERIFY2(std::abs(points.width() - size.points().width()) < 0.5, qPrintable(info));
    QVERIFY2(std::abs(points.height() / size.points().height() - 1) < 0.12, qPrintable(info));
  }

  void aPaperTakesItIn_data() {
    QTest::addColumn<QString>("packages");
    QTest::newRow("pgfplots alone") << "\\usepackage{pgfplots}\\pgfplotsset{compat=1.16}";
    QTest::newRow("with standalone") << "\\usepackage{standalone}\\usepackage{pgfplots}";
  }
  /// In two columns, two plots in different colours one after the other, each within a column.
  void aPaperTakesItIn() {
    QFETCH(QString, packages);
    const QString pdflatex = QStandardPaths::findExecutable("pdflatex");
    QProcess find;
    find.start("kpsewhich", {"pgfplots.sty", "standalone.sty"});
    if (pdflatex.isEmpty() || !find.waitForFinished() || find.readAllStandardOutput().count('\n') < 2)
      QSKIP("pdflatex, pgfplots and standalone are not installed");
    QTemporaryDir folder;
    const PictureSize size = sizeOf(PicturePreset::OneColumn, {});
    writeFile(folder.filePath("lines.tex").toStdString(), pgfplotsText(sweep(), {}, size));
    writeFile(folder.filePath("bars.tex").toStdString(), pgfplotsText(bars(), {}, size));
    writeFile(
        folder.filePath("paper.tex").toStdString(),
        ("\\documentclass[twocolumn]{article}\n" + packages +
         "\n\\begin{document}\nBefore.\n\n\\begin{figure}\\input{lines.tex}\\end{figure}\n\\noindent\\input{bars}\n\n"
         "\\noindent\\input{lines}\n\nAfter.\n\\end{document}\n")
            .toStdString());
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(pdflatex, {"-interaction=nonstopmode", "-halt-on-error", "paper.tex"});
    QVERIFY(process.waitForFinished(120'000));
    const QByteArray log = process.readAllStandardOutput();
    QVERIFY2(process.exitCode() == 0, log.right(2000));
    QVERIFY2(!log.contains("Overfull") && !log.contains("incomplete"), log);
    const QString pdftotext = QStandardPaths::findExecutable("pdftotext");
    if (pdftotext.isEmpty()) return;
    process.start(pdftotext, {"paper.pdf", "-"});
    QVERIFY(process.waitForFinished(60'000));
    const QString text = QString::fromUtf8(process.readAllStandardOutput());
    QVERIFY2(text.contains("Before.") && text.contains("After.") && text.contains("Copy"), qPrintable(text));
    QVERIFY2(!text.contains("standalone") && !text.contains("border="), qPrintable(text));
  }

  void withoutNotesNoneIsWritten() {
    PlotData data = bars();
    data.lines.push_back({"far peak 99999 GB/s", 99999});
    QVERIFY(textOf(data).contains("far peak 99999 GB/s (off scale)"));
    QVERIFY(!textOf(data, {.parts = {.notes = false}}).contains("not drawn"));
  }

  void decadesHaveLabelsAndLinesBetween() {
    PlotData data = bars();
    data.lines.clear();
    data.series[0].points[0].y = data.series[0].points[0].low = data.series[0].points[0].high = 400;
    data.series.back().points[0].y = data.series.back().points[0].high = 90000;
    const QString text = QString::fromStdString(pgfplotsText(
        data, {.logY = true, .zoom = ViewState::Ranges{-0.5, 2.5, 300, 200000}}, sizeOf(PicturePreset::OneColumn, {})));
    QVERIFY2(text.contains("ytick={1000,10000,100000}"), qPrintable(text));
    QVERIFY2(text.contains("minor ytick={300,400,500,"), qPrintable(text));
    QVERIFY(text.contains("yminorgrids"));
    QVERIFY(!textOf(bars()).contains("minor ytick"));
  }

  void labelsOfLinesThatHadToMoveAreLedTo() {
    PlotData data = sweep();
    data.lines = {{"upper", 2000}, {"lower", 1990}};
    const QString text = textOf(data);
    static const QRegularExpression kLabel(
        "\\(rel axis cs:([0-9.]+),([0-9.]+)\\) -- \\(rel axis cs:[0-9.]+,([0-9.]+)\\);\n"
        "\\\\node\\[anchor=west.*\\{(upper|lower)\\};");
    auto found = kLabel.globalMatch(text);
    QVERIFY2(found.hasNext(), qPrintable(text));
    const QRegularExpressionMatch upper = found.next();
    QVERIFY2(found.hasNext(), qPrintable(text));
    const QRegularExpressionMatch lower = found.next();
    QCOMPARE(upper.captured(4) + lower.captured(4), QString("upperlower"));
    // Both start at their line's end, one upward, one downward.
    QVERIFY(upper.captured(2).toDouble() > lower.captured(2).toDouble());
    QVERIFY(upper.captured(3).toDouble() > upper.captured(2).toDouble());
    QVERIFY(lower.captured(3).toDouble() < lower.captured(2).toDouble());
  }

  void aTextOfOnesOwnStaysInside() {
    PlotData data = sweep();
    const double last = data.series[0].points.back().x;
    data.marks = {{"here", 0.5, 1500.0}, {"a long text at the right end", last, 1500.0}};
    const QString text = textOf(data);
    QVERIFY2(text.contains("\\node[anchor=south west, inner sep=3pt, font=\\scriptsize] at (axis cs:0.5,1500) {here};"),
             qPrintable(text));
    QVERIFY2(text.contains("\\node[anchor=south east, inner sep=3pt, font=\\scriptsize] at (axis cs:" +
                           QString::number(last) + ",1500) {a long"),
             qPrintable(text));
  }

  void nothingToPlotIsRefused() {
    QTemporaryDir folder;
    const QString path = folder.filePath("empty.tex");
    QVERIFY_EXCEPTION_THROWN(exportPlot(PlotData(), path), RequestError);
    QVERIFY(!QFile::exists(path));
  }

  void anOldFileSurvivesAFolderThatIsNone() {
    QTemporaryDir folder;
    QFile file(folder.filePath("old.tex"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("old");
    file.close();
    QVERIFY_EXCEPTION_THROWN(exportPlot(bars(), file.fileName() + "/new.tex"), RequestError);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("old"));
  }

  void everyViewCompilesWithPdflatex_data() {
    QTest::addColumn<PlotData>("data");
    QTest::addColumn<bool>("logarithmic");
    const Session session = products();
    const Comparison withItself{&session, "monday.json", "today.json"};
    for (const View view : kViews)
      QTest::newRow(qPrintable(viewName(view, "matmul")))
          << plotData(session, "matmul", view, {}, view == View::Ratio ? withItself : Comparison()) << false;
    QTest::newRow("course") << plotData(session, "matmul", View::Samples, {.inOrder = true}) << false;
    QTest::newRow("lines") << sweep() << false;
    QTest::newRow("logarithmic lines") << sweep() << true;
    QTest::newRow("logarithmic bars") << bars() << true;
    PlotData hostile = bars();
    const QString odd = QStringLiteral("a,b]={}%$#&_^~\\end{axis} <|> \u0111\u0151 \u4e2d \u00d7 10\u2079\n]");
    hostile.title = hostile.subtitle = hostile.formula = hostile.yTitle = odd;
    hostile.categories[0] = hostile.series[0].name = hostile.series[0].distinction = hostile.lines[0].label = odd;
    hostile.notes << odd;
    QTest::newRow("odd characters") << hostile << false;
    PlotData hidden = bars();
    hidden.series.clear();
    QTest::newRow("everything hidden") << hidden << false;
  }
  void everyViewCompilesWithPdflatex() {
    QFETCH(PlotData, data);
    QFETCH(bool, logarithmic);
    const QString pdflatex = QStandardPaths::findExecutable("pdflatex");
    if (pdflatex.isEmpty()) QSKIP("pdflatex is not installed");
    QProcess find;
    find.start("kpsewhich", {"pgfplots.sty", "standalone.cls"});
    if (!find.waitForFinished() || find.readAllStandardOutput().count('\n') < 2)
      QSKIP("pgfplots and standalone are not installed");
    const QString format = m_formats.filePath("pgfplots");
    if (!QFile::exists(format + ".fmt")) dumpPgfplots(pdflatex);
    QVERIFY(QFile::exists(format + ".fmt"));
    QTemporaryDir folder;
    writeFile(folder.filePath("plot.tex").toStdString(),
              pgfplotsText(data, {.logX = logarithmic, .logY = logarithmic}));
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(pdflatex, {"-fmt=" + format, "-interaction=nonstopmode", "-halt-on-error", "plot.tex"});
    QVERIFY(process.waitForFinished(120'000));
    const QByteArray log = process.readAllStandardOutput();
    QVERIFY2(process.exitCode() == 0, log.right(2000));
    QVERIFY2(!log.contains("Missing character"), log);
    QVERIFY(log.contains("(1 page"));
  }

 private:
  /// A LaTeX format with pgfplots preloaded, which takes pdflatex longer to load than a plot to draw.
  void dumpPgfplots(const QString& pdflatex) {
    QProcess process;
    process.setWorkingDirectory(m_formats.path());
    process.start(pdflatex, {"-ini", "-interaction=nonstopmode", "-halt-on-error", "-jobname=pgfplots", "&pdflatex",
                             "\\RequirePackage{pgfplots}\\dump"});
    QVERIFY(process.waitForFinished(120'000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardOutput().right(2000));
  }

  const QTemporaryDir m_formats;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPgfplots>(__FILE__);
#include "test_pgfplots.moc"
