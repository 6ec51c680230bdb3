// SPDX-License-Identifier: GPL-3.0-or-later
// Elements that a reader sees first: the best point, scales, error bars, and each bar's device.
#include <algorithm>

#include "data/best_point.h"
#include "look/theme.h"
#include "plots/view_fixture.h"
#include "test_registry.h"
#include "text/text_wrap.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

QCPItemText* textItem(const PlotView& view, const QString& text) {
  for (int i = 0; i < view.plot()->itemCount(); ++i)
    if (auto* item = qobject_cast<QCPItemText*>(view.plot()->item(i)); item && item->text() == text) return item;
  return nullptr;
}

PlotData timesOf(std::initializer_list<double> milliseconds) {
  Session made = session({});
  int at = 0;
  for (const double each : milliseconds) {
    Result result = measured("offset", "increment", offsetAt(at++), 1000);
    result.time->median = result.time->q1 = result.time->q3 = each;
    made.results.push_back(std::move(result));
  }
  return plotData(made, "offset", View::Time);
}

}  // namespace

class TestSeenAtOnce : public QObject {
  Q_OBJECT

 private slots:
  void theHighestFigureOfASweepIsMarkedWithItsValue() {
    PlotView view;
    show(view, sweep());
    const auto* value = textItem(view, "2710");
    QVERIFY(value && value->visible());
    const QPointF at = value->position->coords();
    QVERIFY(at.y() + QFontMetrics(value->font()).height() <= view.plot()->yAxis->coordToPixel(2710));
    QVERIFY(at.y() >= view.plot()->axisRect()->top());
    QVERIFY(at.x() >= view.plot()->axisRect()->left());
  }

  void theShortestTimeOfASweepIsTheBest() {
    const PlotData data = timesOf({3, 1, 2});
    QVERIFY(data.best == PlotData::Best::Lowest);
    QVERIFY(bestPoint(data) == (PointId{0, 1}));
  }

  void whatIsFlatOrWrongOrAloneIsNeverTheBest() {
    PlotData data = sweep();
    const PointId best = bestPoint(data).value();
    data.series[best.series].wrong = true;
    const auto next = bestPoint(data);
    QVERIFY(!next || next->series != best.series);
    for (Series& series : data.series) series.flat = true;
    QVERIFY(!bestPoint(data));
    QVERIFY(!bestPoint(bars()));
    QVERIFY(!bestPoint(timesOf({1})));
  }

  void anAxisThatIsLogarithmicSaysSo() {
    PlotView view;
    show(view, sweep());
    const QString x = view.plot()->xAxis->label(), y = view.plot()->yAxis->label();
    QVERIFY(!y.contains("logarithmic"));
    view.setLogarithmic(false, true);
    view.plot()->replot();
    QCOMPARE(view.plot()->xAxis->label(), x);
    QCOMPARE(view.plot()->yAxis->label().simplified(), y + ", logarithmic");
    ViewState own = view.state();
    own.parts.own.y = "Mine";
    view.setState(own);
    view.plot()->replot();
    QCOMPARE(view.plot()->yAxis->label(), "Mine");
  }

  void aShortLogarithmicAxisNamesEachOfAFewValues() {
    PlotData data = sweep();
    data.series.resize(1);
    data.series[0].points.clear();
    for (const double x : {4.0, 8.0, 16.0, 32.0}) data.series[0].points.push_back({.x = x, .y = x, .low = x, .high = x});
    PlotView view;
    show(view, data);
    view.setLogarithmic(true, false);
    view.plot()->resize(320, 256);
    view.plot()->replot();
    const QVector<QString> labels = view.plot()->xAxis->tickVectorLabels();
    for (const char* label : {"4", "8", "16", "32"}) QVERIFY2(labels.contains(label), label);
  }

  void errorBarsStandOutFromABarOfTheirColour() {
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
      PlotView view;
      view.setTheme(theme);
      show(view, bars());
      const auto errors = plottables<QCPErrorBars>(view);
      QVERIFY(!errors.isEmpty() && errors.size() % 2 == 0);
      for (qsizetype i = 0; i < errors.size(); i += 2) {
        QCOMPARE(errors[i]->pen().color(), coloursOf(theme).ground);
        QCOMPARE(errors[i + 1]->pen().color(), coloursOf(theme).text);
        QVERIFY(errors[i]->pen().widthF() >= errors[i + 1]->pen().widthF() + 2);
      }
    }
  }

  void devicesAreToldApartInASmallPlot() {
    Session both =
        session({measured("transpose", "copy", square(512), 1968), modelled("transpose", "copy", square(512), 2100),
                 measured("transpose", "naive", square(512), 550)});
    both.environment.devices.push_back(simulatedH200());
    PlotView view;
    show(view, plotData(both, "transpose", View::Figure));
    view.plot()->resize(360, 240);
    view.plot()->replot();
    QVERIFY(view.legendFits());
    QVERIFY(view.plot()->legend->visible());
    QCOMPARE(view.plot()->legend->itemCount(), 2);
    QVERIFY(view.plot()->axisRect()->height() >= 60);
  }

  void aTextOfOnesOwnIsWholeWhereverItsPointIs() {
    const QString text = "a remark that is rather long and stands at the very edge";
    PlotData data = sweep();
    double first = data.series[0].points.front().x, last = first;
    for (const SeriesPoint& point : data.series[0].points)
      first = std::min(first, point.x), last = std::max(last, point.x);
    for (const double x : {first, last})
      for (const QSize size : {kSize, QSize(400, 300)}) {
        data.marks = {{text, x, 2710}};
        PlotView view;
        show(view, data);
        view.plot()->resize(size);
        view.plot()->replot();
        const QCPItemText* label = nullptr;
        for (int i = 0; i < view.plot()->itemCount(); ++i)
          if (const auto* item = qobject_cast<QCPItemText*>(view.plot()->item(i));
              item && item->text().simplified().startsWith("a remark"))
            label = item;
        QVERIFY(label);
        const QRectF place(label->position->coords(), QSizeF(sizeOf(label->text(), QFontMetrics(label->font()))));
        QVERIFY2(QRectF(view.plot()->axisRect()->rect()).adjusted(-1, -1, 1, 1).contains(place),
                 qPrintable(QStringLiteral("%1 %2").arg(x).arg(size.width())));
      }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSeenAtOnce>(__FILE__);
#include "test_seen_at_once.moc"
