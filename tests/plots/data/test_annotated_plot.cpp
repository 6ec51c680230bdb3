// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "plots/data/series_fixture.h"
#include "test_registry.h"
#include "views/annotated_plot.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

PlotMark markOf(PlotMark::Kind kind) {
  return {.family = "offset",
          .view = "bandwidth",
          .along = "offset",
          .variant = {},
          .unit = "GB/s",
          .kind = kind,
          .x = 8,
          .y = 1000,
          .text = "mine"};
}

Session offsets() {
  return session({measured("offset", "increment", offsetAt(8), 2556),
                  measured("offset", "increment", offsetAt(0), 2710), measured("offset", "other", offsetAt(8), 100)});
}

}  // namespace

/// The user's names, colours, lines and texts.
class TestAnnotatedPlot : public QObject {
  Q_OBJECT

 private slots:
  void linesOverManySizesAreLogarithmicUntilAPersonChooses() {
    const auto plotOf = [](double least, const Annotations& annotations = {}) {
      Session wide = session({measured("offset", "increment", offsetAt(0), least),
                              measured("offset", "increment", offsetAt(1), 1000)});
      wide.annotations = annotations;
      return plotData(wide, "offset", View::Figure);
    };
    QVERIFY(!plotOf(32).axes);
    QVERIFY(plotOf(31).axes && plotOf(31).axes->logY && !plotOf(31).axes->logX);
    Annotations linear;
    linear.axes.push_back({.family = "offset", .view = "bandwidth", .along = {}, .unit = {}});
    QVERIFY(!plotOf(31, linear).axes->logY);
    // Bars begin at zero.
    QVERIFY(!plotData(session({measured("transpose", "copy", square(512), 1), measured("transpose", "naive", square(512), 900)}),
                      "transpose", View::Figure).axes);
  }

  void aVariantsNameAndColourAreInAllItsPlots() {
    Session session = offsets();
    session.annotations.series = {{"offset", "increment", "Mine", "#102030"}, {"transpose", "other", "no", "#ffffff"}};
    const PlotData lines = plotData(session, "offset", View::Figure);
    QCOMPARE(names(lines), QStringList({"Mine", "other"}));
    QCOMPARE(lines.series[0].colour, "#102030");
    QCOMPARE(lines.series[1].colour, QString());
    session.results = Results{session.results[0], session.results[2]};
    const PlotData bars = plotData(session, "offset", View::Time);
    QCOMPARE(bars.categories, QStringList({"Mine", "other"}));
    QCOMPARE(bars.series[0].colour, "#102030");
    QCOMPARE(namedSeries(bars).front().name, "Mine");
    QCOMPARE(namedSeries(bars).front().key, "increment");
  }

  void ofSeveralSeriesOfAVariantOneIsMeant() {
    Session session = offsets();
    Result simulated = modelled("offset", "increment", offsetAt(8), 2000);
    session.environment.devices.push_back(
        {.id = "simulated:nvidia-h200", .name = "NVIDIA H200", .origin = Origin::Modelled});
    session.results.push_back(simulated);
    const QString key = "increment, simulated:nvidia-h200 modelled";
    QStringList keys;
    for (const NamedSeries& named : namedSeries(plotData(session, "offset", View::Figure))) keys << named.key;
    QVERIFY2(keys.contains(key), qPrintable(keys.join(" | ")));
    session.annotations.series = {{"offset", "increment", "Mine", "#102030"},
                                  {"offset", key.toStdString(), "The model", {}}};
    const PlotData data = plotData(session, "offset", View::Figure);
    for (const Series& series : data.series) {
      if (series.variant != "increment") continue;
      QCOMPARE(series.name, series.key == key ? "The model" : "Mine, NVIDIA H200 (measured)");
      QCOMPARE(series.colour, "#102030");  // its variant's
    }
  }

  void linesAndTextsAreDrawnWhereTheyWereMade() {
    using Kind = PlotMark::Kind;
    Session session = offsets();
    session.annotations.marks = {markOf(Kind::Horizontal), markOf(Kind::Vertical), markOf(Kind::Text)};
    const PlotData data = plotData(session, "offset", View::Figure);
    QCOMPARE(data.along, std::string("offset"));
    const auto own = std::ranges::find(data.lines, ReferenceLine::Kind::Own, &ReferenceLine::kind);
    QVERIFY(own != data.lines.end());
    QCOMPARE(own->label, "mine");
    QCOMPARE(own->y, 1000.0);
    QCOMPARE(data.marks, (std::vector<OwnMark>{{"mine", 8, {}}, {"mine", 8, 1000.0}}));
    QVERIFY(plotData(session, "offset", View::Time).marks.empty());
    for (PlotMark& mark : session.annotations.marks) mark.along = "mib", mark.unit = "ms";
    const PlotData others = plotData(session, "offset", View::Figure);
    QVERIFY(others.marks.empty());
    QCOMPARE(std::ranges::count(others.lines, ReferenceLine::Kind::Own, &ReferenceLine::kind), 0);
  }

  void chosenAxesAreThoseOfTheFamilyAndView() {
    Session session = offsets();
    const AxisRanges ranges{1, 9, 10, 3000};
    session.annotations.axes = {
        {.family = "transpose", .view = "bandwidth", .logX = true, .along = "offset", .unit = "GB/s"},
        {.family = "offset", .view = "bandwidth", .logY = true, .along = "offset", .unit = "GB/s", .ranges = ranges}};
    const auto axes = [&](View view) { return plotData(session, "offset", view).axes; };
    QVERIFY(axes(View::Figure) == session.annotations.axes[1]);
    QVERIFY(!axes(View::Time));
    // Over bars these x ranges mean nothing, but y is logarithmic all the same.
    session.results = Results{session.results[0], session.results[2]};
    QVERIFY(axes(View::Figure)->logY);
    QVERIFY(!axes(View::Figure)->ranges);
  }

  void anUnnamedLineSaysItsValue() {
    Session session = offsets();
    session.annotations.marks = {markOf(PlotMark::Kind::Horizontal)};
    session.annotations.marks[0].text.clear();
    QCOMPARE(plotData(session, "offset", View::Figure).lines.back().label, "1000 GB/s");
  }

  void aTextOverBarsStaysAtItsBar() {
    Session session = offsets();
    session.results = Results{session.results[0], session.results[2]};
    PlotMark mark = markOf(PlotMark::Kind::Text);
    mark.along.clear();
    mark.variant = "other";
    session.annotations.marks = {mark};
    QCOMPARE(plotData(session, "offset", View::Figure).marks.front().x, 1.0);
    session.annotations.marks[0].variant = "none";
    QVERIFY(plotData(session, "offset", View::Figure).marks.empty());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestAnnotatedPlot>(__FILE__);
#include "test_annotated_plot.moc"
