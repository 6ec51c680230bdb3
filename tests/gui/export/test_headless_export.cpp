// SPDX-License-Identifier: GPL-3.0-or-later
// Exports from a Makefile with the built program: every format by its ending, identical bytes each time, one line on
// failure.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <numbers>

#include "core/files/file_io.h"
#include "files.h"
#include "format/session_file.h"
#include "look/plot_parts.h"
#include "results/session/session.h"
#include "results/values/statistics.h"
#include "test_registry.h"
#include "views/views.h"

using namespace warpbench;
using warpbench::test::contentOf;

namespace {

struct Outcome {
  int code = -1;
  QString err;
};

Outcome exported(const QStringList& arguments) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"})
    environment.remove(name);
  QProcess process;
  process.setProcessEnvironment(environment);
  process.start(QStringLiteral(WARPBENCH_PROGRAM), QStringList{"--export"} + arguments);
  if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit) return {};
  return {process.exitCode(), QString::fromUtf8(process.readAllStandardError())};
}

/// Figures without a short decimal form, and texts that a table must quote.
Session oddSession() {
  Session session;
  session.environment.add({.id = "cuda:0", .name = "A \"GPU\", \u0111", .peakBandwidthGbs = 4814.304});
  session.environment.date = "2026-11-20T10:00:00Z";
  for (int i = 0; i < 4; ++i) {
    Result result;
    result.family = "transpose";
    result.variant = i % 2 == 0 ? "copy" : "naive";
    result.device = "cuda:0";
    result.parameters.set("width", std::int64_t{512 << (i / 2)});
    result.parameters.set("type", std::string("fp32"));
    result.bytes = 1e9 / 3;
    result.time = summarise({std::numbers::pi / (i + 1), std::numbers::e / (i + 1), 1e-300 * (i + 1)});
    result.bandwidthGbs = result.bytes / result.time->median / 1e6;
    result.verification = Verification{.passed = true, .method = "every element", .maxError = 0.1 + 0.2};
    result.warnings = {"a \"quoted\", warning;\nof two lines"};
    session.results.push_back(result);
  }
  return session;
}

}  // namespace

class TestHeadlessExport : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    writeFile(path("one.json").toStdString(), toJson(oddSession()));
  }

  void theEndingSaysWhatIsWritten_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("svg") << QStringList{"@x.svg"} << QByteArray("<svg");
    QTest::newRow("plot of pdf") << QStringList{"@x.pdf"} << QByteArray("%PDF");
    QTest::newRow("report of pdf") << QStringList{"@x.pdf", "--as", "report"} << QByteArray("%PDF");
    QTest::newRow("pgfplots") << QStringList{"@x.tex"} << QByteArray("\\begin{axis}");
    QTest::newRow("pgfplots of another view") << QStringList{"@x.tex", "--view", "time"} << QByteArray("Time (ms)");
    QTest::newRow("table of LaTeX") << QStringList{"@x.tex", "--as", "table"} << QByteArray("\\begin{tabular}");
    QTest::newRow("table of Markdown") << QStringList{"@x.md"} << QByteArray("| Copy | width=512 |");
    QTest::newRow("table says where from")
        << QStringList{"@x.md"} << QByteArray("Matrix transpose, A \"GPU\", \u0111, measured, cold cache\n");
    QTest::newRow("table in Spanish") << QStringList{"@x.tex", "--as", "table", "--language", "es"}
                                      << QByteArray(", medido, ");
    QTest::newRow("title of one's own") << QStringList{"@x.svg", "--title", "Mine"} << QByteArray(">Mine<");
    QTest::newRow("label of x") << QStringList{"@x.svg", "--x-label", "Columns"} << QByteArray(">Columns<");
    QTest::newRow("label of y") << QStringList{"@x.tex", "--y-label", "Rate"} << QByteArray("ylabel={Rate}");
    QTest::newRow("report") << QStringList{"@x.html"} << QByteArray("<!DOCTYPE html>");
    QTest::newRow("report with kernels") << QStringList{"@x.html", "--listings"} << QByteArray("__global__");
    QTest::newRow("report in Serbian") << QStringList{"@x.html", "--language", "sr"} << QByteArray("lang=\"sr\"");
    QTest::newRow("session") << QStringList{"@x.csv"} << QByteArray("family,variant,device");
    QTest::newRow("data of a plot") << QStringList{"@x.tsv", "--view", "time"} << QByteArray("Time (ms)");
    QTest::newRow("data as said") << QStringList{"@x.csv", "--as", "data"} << QByteArray("Effective bandwidth");
    QTest::newRow("session again") << QStringList{"@x.json", "--as", "session"} << QByteArray("warpbench-session");
    QTest::newRow("capitals") << QStringList{"@x.MD"} << QByteArray("|---|");
  }
  void theEndingSaysWhatIsWritten() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, part);
    arguments.replaceInStrings("@", m_folder->path() + "/");
    const Outcome outcome = exported(arguments + QStringList{path("one.json")});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    const QByteArray content = contentOf(arguments[0]);
    QVERIFY2(content.contains(part), content.left(500));
  }

  void partsAreLeftOut() {
    const auto content = [this](const QStringList& more) {
      [&] { QCOMPARE(exported(QStringList{path("x.tex")} + more + QStringList{path("one.json")}).err, QString()); }();
      return contentOf(path("x.tex"));
    };
    QVERIFY(content({}).contains("{peak 4814 GB/s}"));
    QVERIFY(content({}).contains("addlegendentry"));
    const QByteArray without = content({"--without", "lines,title,legend"});
    QVERIFY(!without.contains("{peak 4814 GB/s}"));
    QVERIFY(!without.contains("addlegendentry"));
    QVERIFY(without.contains("title={\\textbf{}"));  // the subtitle stays
    QVERIFY(!content({"--without", "title,subtitle"}).contains("title="));
  }

  void hiddenRunsStayOut() {
    Session session = oddSession();
    session.runs = {{.name = "old", .note = {}, .date = {}, .shown = false, .results = {1, 3}}};
    writeFile(path("hidden.json").toStdString(), toJson(session));
    for (const char* file : {"x.md", "x.tex"}) {
      QCOMPARE(exported({path(file), path("hidden.json")}).err, QString());
      QVERIFY(contentOf(path(file)).contains("Copy"));
      QVERIFY(!contentOf(path(file)).contains("Naive"));
    }
    // The session is unharmed.
    QCOMPARE(exported({path("x.csv"), path("hidden.json")}).code, 0);
    QVERIFY(contentOf(path("x.csv")).contains("naive"));
  }

  void aPresetIsTheSizeOfLatexToo() {
    const auto widthOf = [this](const QStringList& size) {
      [&] { QCOMPARE(exported(QStringList{path("x.tex")} + size + QStringList{path("one.json")}).err, QString()); }();
      const QString text = QString::fromUtf8(contentOf(path("x.tex")));
      return QRegularExpression("\\\\resizebox\\{\\\\warpbenchwidth\\{([0-9.]+)pt\\}")
          .match(text)
          .captured(1)
          .toDouble();
    };
    constexpr double kPointsPerMillimetre = 72.27 / 25.4;
    const auto isOf = [&](double millimetres, double width) {
      return std::abs(width - (millimetres * kPointsPerMillimetre - 2)) < 0.01;  // 1 pt of border on each side
    };
    QVERIFY(isOf(85, widthOf({"--preset", "one-column"})));
    QVERIFY(isOf(120, widthOf({"--size", "120x70mm"})));
    QVERIFY(isOf(178, widthOf({"--preset", "two-columns"})));
  }

  void aSmallPictureHasItsLegendOrSaysSo() {
    QCOMPARE(
        exported({path("x.svg"), "--size", "75x60mm", "--without", "subtitle,formula,notes", path("one.json")}).err,
        QString());
    QVERIFY(contentOf(path("x.svg")).contains(">Naive<"));
    const Outcome small = exported({path("x.svg"), "--size", "40x30mm", path("one.json")});
    QCOMPARE(small.err, "warpbench: " + path("x.svg") +
                            ": Names in the legend are shortened: enter shorter ones in the plot's menu.\n");
    QCOMPARE(small.err.count('\n'), 1);
    QCOMPARE(exported({path("x.svg"), "--size", "40x30mm", "--without", "legend", path("one.json")}).err, QString());
  }

  void namesThatAreShortenedAreSaid() {
    Session session = oddSession();
    session.environment.add({.id = "cuda:1", .name = "Another \"GPU\" with a name of some length"});
    const Results once = session.results;
    for (Result result : once) {
      result.device = "cuda:1";
      session.results.push_back(result);
    }
    writeFile(path("long.json").toStdString(), toJson(session));
    const QString file = path("long.pdf");
    const Outcome column = exported({file, "--preset", "one-column", path("long.json")});
    QCOMPARE(column.err,
             "warpbench: " + file + ": Names in the legend are shortened: enter shorter ones in the plot's menu.\n");
    QCOMPARE(column.code, 0);
    QVERIFY(contentOf(file).startsWith("%PDF"));
    QCOMPARE(exported({file, "--preset", "slide", path("long.json")}).err, QString());
  }

  void theSameSessionGivesTheSameBytes_data() {
    QTest::addColumn<QStringList>("arguments");
    for (const char* ending : {"csv", "json", "svg", "tex", "md", "html"})
      QTest::newRow(ending) << QStringList{QString("@x.") + ending};
    QTest::newRow("table") << QStringList{"@x.tex", "--as", "table"};
  }
  void theSameSessionGivesTheSameBytes() {
    QFETCH(QStringList, arguments);
    QByteArray before;
    for (const char* time : {"first", "second"}) {
      QStringList now = arguments;
      now.replaceInStrings("@", path(time));
      QCOMPARE(exported(now + QStringList{path("one.json")}).code, 0);
      const QByteArray content = contentOf(now[0]);
      QVERIFY(!content.isEmpty());
      if (!before.isEmpty()) QCOMPARE(content, before);
      before = content;
    }
  }

  void theSessionComesBackFromJson() {
    QCOMPARE(exported({path("copy.json"), path("one.json")}).code, 0);
    QVERIFY(readSession(path("copy.json").toStdString()) == oddSession());
  }

  /// Each number as its shortest decimal, which is the same double again.
  void pythonReadsTheSameValuesFromCsv() {
    const QString python = QStandardPaths::findExecutable("python3");
    if (python.isEmpty()) QSKIP("python3 is not installed");
    QCOMPARE(exported({path("x.csv"), path("one.json")}).code, 0);
    QProcess process;
    process.start(python, {"-c",
                           "import csv, json, sys\n"
                           "rows = list(csv.DictReader(open(sys.argv[1], newline='', encoding='utf-8')))\n"
                           "print(json.dumps([[r['variant'], r['device_name'], r['warnings'],\n"
                           "  float(r['time_median_ms']).hex(), float(r['time_min_ms']).hex(),\n"
                           "  float(r['bandwidth_gbs']).hex(), float(r['verification_max_error']).hex()]\n"
                           "  for r in rows]))",
                           path("x.csv")});
    QVERIFY(process.waitForFinished());
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError());
    const QJsonArray rows = QJsonDocument::fromJson(process.readAllStandardOutput()).array();
    const Session session = oddSession();
    QCOMPARE(rows.size(), static_cast<qsizetype>(session.results.size()));
    for (qsizetype i = 0; i < rows.size(); ++i) {
      const QJsonArray row = rows[i].toArray();
      const Result& result = session.results[static_cast<std::size_t>(i)];
      QCOMPARE(row[0].toString().toStdString(), result.variant);
      QCOMPARE(row[1].toString().toStdString(), session.environment.devices[0].name);
      QCOMPARE(row[2].toString().toStdString(), result.warnings[0]);
      const double values[] = {result.time->median, result.time->min, *result.bandwidthGbs,
                               result.verification->maxError};
      for (int k = 0; k < 4; ++k) QCOMPARE(std::strtod(qPrintable(row[k + 3].toString()), nullptr), values[k]);
    }
  }

  void oneFamilyAloneIsExported() {
    Session session = oddSession();
    session.results[0].family = "offset";
    writeFile(path("two.json").toStdString(), toJson(session));
    QCOMPARE(exported({path("x.md"), "--family", "offset", path("two.json")}).code, 0);
    QCOMPARE(contentOf(path("x.md")).count("verified |"), 1);
  }

  void wordsOfTheSessionAreInItsPlot() {
    Session session = oddSession();
    const plots::PlotData plot = plots::plotData(session, "transpose", plots::View::Time);
    session.annotations.words = {{plots::wordsKey(plot), "Saved", {}, "Milliseconds"}};
    writeFile(path("words.json").toStdString(), toJson(session));
    const auto svg = [&](const QStringList& arguments) {
      const Outcome outcome = exported(QStringList{path("x.svg"), path("words.json")} + arguments);
      return outcome.code == 0 ? contentOf(path("x.svg")) : QByteArray(outcome.err.toUtf8());
    };
    QVERIFY(svg({"--view", "time"}).contains(">Saved<"));
    const QByteArray other = svg({"--view", "time", "--title", "Mine"});
    QVERIFY(other.contains(">Mine<") && other.contains(">Milliseconds<") && !other.contains(">Saved<"));
    QVERIFY(!svg({"--view", "bandwidth"}).contains(">Saved<"));
  }

  void axesOfTheSessionAreInItsPlot() {
    Session session = oddSession();
    session.annotations.axes = {{.family = "transpose",
                                 .view = "time",
                                 .logY = true,
                                 .along = "width",
                                 .unit = "ms",
                                 .ranges = AxisRanges{300, 1500, 0.25, 7}}};
    writeFile(path("axes.json").toStdString(), toJson(session));
    const auto tex = [&](const QStringList& arguments) {
      const Outcome outcome = exported(QStringList{path("x.tex"), path("axes.json"), "--as", "plot"} + arguments);
      return outcome.code == 0 ? contentOf(path("x.tex")) : QByteArray(outcome.err.toUtf8());
    };
    const QByteArray ranges("xmin=300, xmax=1500, ymin=0.25, ymax=7,");
    const QByteArray time = tex({"--view", "time"});
    QVERIFY2(time.contains("xmode=linear, ymode=log") && time.contains(ranges), time);
    QVERIFY(tex({"--view", "time", "--log", "y"}).contains(ranges));
    const QByteArray other = tex({"--view", "time", "--log", "x"});
    QVERIFY2(other.contains("xmode=log, ymode=linear") && !other.contains(ranges), other);
    QVERIFY(tex({"--view", "bandwidth"}).contains("xmode=linear, ymode=linear"));
  }

  void axesAreLogarithmicOnDemand() {
    const auto ticks = [&](const QStringList& arguments) {
      const Outcome outcome = exported(QStringList{path("x.tex"), path("one.json"), "--view", "time"} + arguments);
      return outcome.code == 0 ? contentOf(path("x.tex")) : QByteArray(outcome.err.toUtf8());
    };
    QVERIFY(!ticks({"--as", "plot"}).contains("ymode=log"));
    QVERIFY(ticks({"--as", "plot", "--log", "y"}).contains("ymode=log"));
    const QByteArray both = ticks({"--as", "plot", "--log", "x,y"});
    QVERIFY(both.contains("ymode=log") && both.contains("xmode=log"));
  }

  void hiddenRunsStayOutOfAReport() {
    Session session = oddSession();
    session.runs = {{.name = "first", .note = {}, .date = {}, .shown = false, .results = {0, 1}},
                    {.name = "second", .note = {}, .date = {}, .results = {2, 3}}};
    writeFile(path("runs.json").toStdString(), toJson(session));
    QCOMPARE(exported({path("x.html"), path("runs.json")}).code, 0);
    const QByteArray report = contentOf(path("x.html"));
    QVERIFY(report.contains("width=1024") && !report.contains("width=512"));
  }

  void whatCannotBeDoneIsOneLine_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("says");
    QTest::newRow("unknown ending") << QStringList{"@x.doc"}
                                    << "in one of .png, .svg, .pdf, .tex, .md, .json, .csv, .tsv, .html";
    QTest::newRow("no ending") << QStringList{"@x"} << ".png, .svg";
    QTest::newRow("unknown word") << QStringList{"@x.pdf", "--as", "poem"} << "plot, table, session, data, report";
    QTest::newRow("table of png") << QStringList{"@x.png", "--as", "table"} << ".md, .tex";
    QTest::newRow("view of a table") << QStringList{"@x.md", "--view", "time"} << "--export of a plot";
    QTest::newRow("listings of a plot") << QStringList{"@x.pdf", "--listings"} << "--export of a report";
    QTest::newRow("dark table") << QStringList{"@x.md", "--theme", "dark"} << "--theme needs --export of a picture";
    QTest::newRow("dark LaTeX") << QStringList{"@x.tex", "--as", "plot", "--theme", "dark"} << "--theme needs";
    QTest::newRow("title of a table") << QStringList{"@x.md", "--title", "Mine"} << "--title needs";
    QTest::newRow("no such part")
        << QStringList{"@x.svg", "--without", "lines,poem"}
        << "--without poem: must be one of title, subtitle, formula, notes, marks, lines, legend";
    QTest::newRow("no such axis") << QStringList{"@x.svg", "--log", "z"} << "--log z: must be one of x, y, x,y";
    QTest::newRow("axis of a table") << QStringList{"@x.md", "--log", "y"} << "--log needs --export of a plot";
    QTest::newRow("other family") << QStringList{"@x.md", "--family", "pi"} << "no results of it";
    for (const char* ending : {"md", "tex", "csv", "json", "html", "svg", "pdf"})
      QTest::newRow(qPrintable(QString("below a file ") + ending))
          << QStringList{QString("@one.json/x.") + ending} << "one.json/x.";
    for (const char* as : {"data", "session"})
      QTest::newRow(qPrintable(QString("over itself as ") + as))
          << QStringList{"@one.json", "--as", as} << "one.json': it is the input file; name another file";
    QTest::newRow("report below a file") << QStringList{"@one.json/x.pdf", "--as", "report"} << "one.json/x.pdf";
  }
  void whatCannotBeDoneIsOneLine() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, says);
    arguments.replaceInStrings("@", m_folder->path() + "/");
    const QByteArray before = contentOf(path("one.json"));
    const Outcome outcome = exported(arguments + QStringList{path("one.json")});
    QCOMPARE(outcome.code, 2);
    QCOMPARE(outcome.err.count('\n'), 1);
    QVERIFY2(outcome.err.contains(says), qPrintable(outcome.err));
    QCOMPARE(contentOf(path("one.json")), before);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{"one.json"});
  }

  void namesWithSpacesQuotesAndLettersAreWritten() {
    for (const char* ending : {"md", "tex", "csv", "json", "html", "svg", "pdf"}) {
      const QString name = path(QStringLiteral("a 'b' \"c\" \u0111\u0151 %1 &.") + ending);
      QCOMPARE(exported({name, path("one.json")}).err, QString());
      QVERIFY(!contentOf(name).isEmpty());
    }
  }

  void aReadOnlyFolderIsSaid() {
    QDir(m_folder->path()).mkdir("locked");
    QFile::setPermissions(path("locked"), QFile::ReadOwner | QFile::ExeOwner);
    // The superuser may write there, but cannot create files in /proc either.
    const QString start = QFile(path("locked/probe")).open(QIODevice::WriteOnly) ? "/proc/x." : path("locked/x.");
    for (const char* ending : {"md", "csv", "html", "svg"}) {
      const Outcome outcome = exported({start + ending, path("one.json")});
      QCOMPARE(outcome.code, 2);
      QVERIFY2(outcome.err.contains(start), qPrintable(outcome.err));
    }
  }

 private:
  QString path(const QString& name) const { return m_folder->filePath(name); }
  std::unique_ptr<QTemporaryDir> m_folder;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestHeadlessExport>(__FILE__);
#include "test_headless_export.moc"
