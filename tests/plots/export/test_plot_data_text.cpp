// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <cstring>
#include <limits>

#include "export/export.h"
#include "export/plot_data_text.h"
#include "look/legend_entries.h"
#include "plots/sample_results.h"
#include "test_registry.h"
#include "views/planned_plots.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

QList<QStringList> cellsOf(const QByteArray& tsv) {
  QList<QStringList> rows;
  for (const QString& line : QString::fromUtf8(tsv).split('\n', Qt::SkipEmptyParts)) rows << line.split('\t');
  return rows;
}

QList<QStringList> tsvOf(const PlotData& data, const ViewState& state = {}) {
  return cellsOf(plotDataText(data, state, DataFormat::Tsv));
}

QJsonObject jsonOf(const PlotData& data, const ViewState& state = {}) {
  return QJsonDocument::fromJson(plotDataText(data, state, DataFormat::Json)).object();
}

/// Doubles that need all of their digits.
const std::vector<double> kHard{0.1,
                                1. / 3,
                                2. / 3e10,
                                5e-324,
                                2.2250738585072014e-308,
                                1.7976931348623157e308,
                                9007199254740993.,
                                123456789.123456789,
                                std::nextafter(1., 2),
                                -0.30000000000000004};

PlotData hard() {
  PlotData data;
  data.xTitle = "n";
  data.yTitle = "Value (u)";
  data.unit = "u";
  Series series;
  series.name = "odd, \"quoted\"\nand\tlong";
  for (const double value : kHard) series.points.push_back({.x = value, .y = value, .low = value, .high = value});
  data.series = {series};
  return data;
}

}  // namespace

class TestPlotDataText : public QObject {
  Q_OBJECT
 private slots:
  void theHeaderNamesTitlesAndUnits();
  void aRowIsAPoint();
  void barsAreNamedByTheirVariant();
  void everyDoubleSurvives();
  void theLocaleHasNoSay();
  void whatIsNotFiniteIsEmpty();
  void hiddenSeriesAreLeftOut();
  void whatALogarithmicAxisCannotShowIsLeftOut();
  void csvIsQuoted();
  void pythonReadsTheCsv();
  void jsonHasLinesAndNotes();
  void endingsChooseTheFormat();
  void plannedPlotsAreThoseThatShowSomething();
  void plannedNamesAreSafeAndDiffer();
};

void TestPlotDataText::theHeaderNamesTitlesAndUnits() {
  QCOMPARE(tsvOf(sweep())[0], (QStringList{"Series", "Offset (elements)", "Effective bandwidth (GB/s)",
                                           "Lower quartile (GB/s)", "Upper quartile (GB/s)", "Origin"}));
}

void TestPlotDataText::aRowIsAPoint() {
  const QList<QStringList> rows = tsvOf(sweep());
  QCOMPARE(rows.size(), 1 + 4 + 2);
  QCOMPARE(rows[2][1], QString("1"));
  QCOMPARE(rows[2][2], QString("2535"));
  QCOMPARE(rows[2][3], QString("2028"));     // 2535 * 2 / 2.5
  QCOMPARE(rows[2][4], QString("3168.75"));  // 2535 * 2 / 1.6
  QCOMPARE(rows[2][5], QString("measured"));
}

void TestPlotDataText::barsAreNamedByTheirVariant() {
  const PlotData data = bars();
  const QList<QStringList> rows = tsvOf(data);
  QCOMPARE(rows[0][1], QString("Variant"));
  QCOMPARE(rows.size(), 1 + data.categories.size());
  for (qsizetype i = 1; i < rows.size(); ++i) QCOMPARE(rows[i][1], data.categories[i - 1]);
}

void TestPlotDataText::everyDoubleSurvives() {
  const QList<QStringList> rows = tsvOf(hard());
  const QJsonArray points = jsonOf(hard())["series"][0]["points"].toArray();
  QCOMPARE(rows.size(), static_cast<qsizetype>(kHard.size()) + 1);
  for (std::size_t i = 0; i < kHard.size(); ++i) {
    const auto row = static_cast<qsizetype>(i);
    for (const double read : {rows[row + 1][1].toDouble(), rows[row + 1][2].toDouble(), points[row]["x"].toDouble(),
                              points[row]["y"].toDouble()})
      QVERIFY2(std::memcmp(&read, &kHard[i], sizeof read) == 0, qPrintable(rows[row + 1][1]));
  }
}

void TestPlotDataText::theLocaleHasNoSay() {
  const QByteArray before = plotDataText(hard(), {}, DataFormat::Csv);
  const QLocale locale;
  QLocale::setDefault(QLocale(QLocale::German));
  const QByteArray german = plotDataText(hard(), {}, DataFormat::Csv);
  QLocale::setDefault(locale);
  QCOMPARE(german, before);
}

void TestPlotDataText::whatIsNotFiniteIsEmpty() {
  PlotData data = hard();
  data.series[0].points.resize(2);
  data.series[0].points[0].y = std::numeric_limits<double>::quiet_NaN();
  data.series[0].points[1].y = std::numeric_limits<double>::infinity();
  const QList<QStringList> rows = tsvOf(data);
  QCOMPARE(rows[1][2], QString());
  QCOMPARE(rows[2][2], QString());
  QVERIFY(jsonOf(data)["series"][0]["points"][0]["y"].isNull());
}

void TestPlotDataText::hiddenSeriesAreLeftOut() {
  const PlotData data = sweep();
  const QStringList keys = legendKeys(data);
  QCOMPARE(keys.size(), 2);
  const QList<QStringList> rows = tsvOf(data, {.hidden = {keys[0]}});
  QCOMPARE(rows.size(), 1 + 2);
  for (const QStringList& row : rows.mid(1)) QCOMPARE(row[0], keys[1]);
  QCOMPARE(jsonOf(data, {.hidden = {keys[0]}})["series"].toArray().size(), 1);
}

void TestPlotDataText::whatALogarithmicAxisCannotShowIsLeftOut() {
  const qsizetype all = tsvOf(sweep()).size();
  QCOMPARE(tsvOf(sweep(), {.logX = true}).size(), all - 2);  // offset 0 of both
  PlotData data = sweep();
  data.series[0].points[1].y = 0;
  QCOMPARE(tsvOf(data, {.logY = true}).size(), all - 1);
  QCOMPARE(tsvOf(bars(), {.logX = true}).size(), tsvOf(bars()).size());  // variants have no such axis
}

void TestPlotDataText::csvIsQuoted() {
  const QByteArray csv = plotDataText(hard(), {}, DataFormat::Csv);
  QVERIFY(csv.startsWith("Series,n,Value (u),Origin\r\n\"odd, \"\"quoted\"\"\nand\tlong\",0.1,0.1,"));
  QVERIFY(csv.endsWith("\r\n"));
  QVERIFY(tsvOf(hard())[1][0] == "odd, \"quoted\" and long");
}

void TestPlotDataText::pythonReadsTheCsv() {
  if (QStandardPaths::findExecutable("python3").isEmpty()) QSKIP("python3 is not installed");
  QTemporaryDir folder;
  prepared(hard(), folder.filePath("a b.csv"), Theme::Light, onScreen({900, 560}, 1)).write();
  QProcess python;
  python.start("python3", {"-c",
                           "import csv, sys\n"
                           "rows = list(csv.reader(open(sys.argv[1], newline='', encoding='utf-8')))\n"
                           "print(len(rows), repr(rows[1][0]))\n"
                           "for row in rows[1:]: print(float(row[2]).hex())",
                           folder.filePath("a b.csv")});
  QVERIFY(python.waitForFinished(60000));
  const QStringList lines = QString::fromUtf8(python.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
  QCOMPARE(lines.size(), static_cast<qsizetype>(kHard.size()) + 1);
  QCOMPARE(lines[0], QString("%1 'odd, \"quoted\"\\nand\\tlong'").arg(kHard.size() + 1));
  for (std::size_t i = 0; i < kHard.size(); ++i) {
    const double read = std::strtod(qPrintable(lines[static_cast<qsizetype>(i) + 1]), nullptr);
    QVERIFY(std::memcmp(&read, &kHard[i], sizeof read) == 0);
  }
}

void TestPlotDataText::jsonHasLinesAndNotes() {
  PlotData data = bars();
  data.notes = {"one <b>note</b>"};
  const QJsonObject json = jsonOf(data);
  QCOMPARE(json["format"].toString(), QString("warpbench-plot"));
  QCOMPARE(json["title"].toString(), data.title);
  QCOMPARE(json["unit"].toString(), QString("GB/s"));
  QCOMPARE(json["lines"].toArray().size(), static_cast<qsizetype>(data.lines.size()));
  QCOMPARE(json["lines"][0]["y"].toDouble(), data.lines[0].y);
  QCOMPARE(json["notes"][0].toString(), data.notes[0]);
  QCOMPARE(json["series"][0]["origin"].toString(), QString("measured"));
  QCOMPARE(json["series"][0]["points"][0]["x"].toString(), data.categories[0]);
}

void TestPlotDataText::endingsChooseTheFormat() {
  QCOMPARE(dataFormatOf("/a b/c.CSV"), std::optional(DataFormat::Csv));
  QCOMPARE(dataFormatOf("c.tsv"), std::optional(DataFormat::Tsv));
  QCOMPARE(dataFormatOf("c.json"), std::optional(DataFormat::Json));
  QVERIFY(!dataFormatOf("csv"));
  QVERIFY(!dataFormatOf("c.pdf"));
}

void TestPlotDataText::plannedPlotsAreThoseThatShowSomething() {
  const Session both =
      session({measured("transpose", "copy", square(512), 1968), measured("transpose", "naive", square(512), 550),
               measured("offset", "increment", offsetAt(0), 2710)});
  QStringList names;
  for (const PlannedPlot& plot : plannedPlots(both)) {
    QVERIFY(!plot.data.empty());
    names << plot.name;
  }
  for (const char* name : {"transpose-time", "transpose-bandwidth", "transpose-speedup", "offset-time"})
    QVERIFY2(names.contains(name), name);
  QVERIFY2(!names.contains("transpose-counters"), "nothing was counted");
  QVERIFY(plannedPlots({}).empty());
  QVERIFY(plannedPlots(session({failed("transpose", "copy", square(512), "no memory")})).empty());
}

void TestPlotDataText::plannedNamesAreSafeAndDiffer() {
  const Session foreign =
      session({measured("../up/kernel<int>", "a", square(512), 1), measured("../up/kernel_int_", "a", square(512), 2),
               measured("ÜBER", "a", square(512), 3), measured("", "a", square(512), 4)});
  QStringList names;
  for (const PlannedPlot& plot : plannedPlots(foreign)) {
    static const QRegularExpression safe("^[A-Za-z0-9_-]+$");
    QVERIFY2(safe.match(plot.name).hasMatch(), qPrintable(plot.name));
    QVERIFY2(!names.contains(plot.name, Qt::CaseInsensitive), qPrintable(plot.name));
    names << plot.name;
  }
  QVERIFY(names.contains("___up_kernel_int_-time"));
  QVERIFY(names.contains("___up_kernel_int_-time-2"));
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPlotDataText>(__FILE__);
#include "test_plot_data_text.moc"
