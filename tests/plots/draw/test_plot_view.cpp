// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/view_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

QStringList legendRows(const PlotView& view) {
  QStringList rows;
  for (QCPLegend* legend : view.plot()->findChildren<QCPLegend*>())
    for (int i = 0; i < legend->itemCount(); ++i)
      rows << qobject_cast<QCPPlottableLegendItem*>(legend->item(i))->plottable()->name();
  return rows;
}

/// All texts next to the axes, on bars and on lines.
QStringList texts(const PlotView& view) {
  QStringList found;
  for (const auto* element : view.plot()->findChildren<QCPTextElement*>()) found << element->text();
  for (int i = 0; i < view.plot()->itemCount(); ++i)
    if (const auto* text = qobject_cast<QCPItemText*>(view.plot()->item(i)))
      if (text->visible()) found << text->text().replace(QChar(QChar::Nbsp), QLatin1Char(' '));
  return found;
}

QString textWith(const PlotView& view, const QString& part) {
  for (const QString& text : texts(view))
    if (text.contains(part)) return text;
  return {};
}

}  // namespace

class TestPlotView : public QObject {
  Q_OBJECT
 private slots:
  void barsAreTheData();
  void linesAreTheData();
  void quartilesAreErrorBarsWithoutLegendRows();
  void barsOfTwoDevicesStandSideBySide();
  void flatSeriesSpanTheSweep();
  void everyTextIsInThePlot();
  void valuesStandAboveTheirBars();
  void aPointWithAWarningIsMarked();
  void referenceLabelsStayApart();
  void aFarPeakIsANote();
  void theRangeHasRoomForEverything();
  void logarithmicAxesLeaveOutZeroWithANote();
  void anErrorBarThatReachesZeroIsCutOnALogarithmicAxis();
  void anEmptyPlotSaysSo();
  void themesChangeTextAndGround();
  void paletteDecidesWithoutATheme();
  void theViewIsAccessible();
  void longNamesStayInside_data();
  void longNamesStayInside();
};

void TestPlotView::barsAreTheData() {
  PlotView view;
  show(view, bars());
  const auto drawn = plottables<QCPBars>(view);
  QCOMPARE(drawn.size(), 3);
  const QList<double> expected{1968, 550, 1819};
  for (int i = 0; i < 3; ++i) {
    QCOMPARE(drawn[i]->dataCount(), 1);
    QCOMPARE(drawn[i]->dataMainKey(0), double(i));
    QCOMPARE(drawn[i]->dataMainValue(0), expected[i]);
    QCOMPARE(drawn[i]->name(), view.data().series[std::size_t(i)].name);
  }
  QCOMPARE(plottables<QCPGraph>(view).size(), 0);
  QVERIFY(legendRows(view).isEmpty());  // the categories' labels say it
  for (const QCPBars* bar : drawn) QCOMPARE(bar->brush().color(), seriesColour(0, Theme::Light));
}

void TestPlotView::linesAreTheData() {
  PlotView view;
  show(view, sweep());
  const auto drawn = plottables<QCPGraph>(view);
  QCOMPARE(drawn.size(), 2);
  for (int i = 0; i < 2; ++i) {
    const Series& series = view.data().series[std::size_t(i)];
    QCOMPARE(drawn[i]->dataCount(), int(series.points.size()));
    for (int k = 0; k < drawn[i]->dataCount(); ++k) {
      QCOMPARE(drawn[i]->dataMainKey(k), series.points[std::size_t(k)].x);
      QCOMPARE(drawn[i]->dataMainValue(k), series.points[std::size_t(k)].y);
    }
  }
  QCOMPARE(drawn[0]->dataCount(), 4);
  QCOMPARE(drawn[1]->dataCount(), 2);
  QCOMPARE(drawn[1]->dataMainValue(1), 1400.);
  QCOMPARE(legendRows(view), (QStringList{view.data().series[0].name, view.data().series[1].name}));
}

void TestPlotView::quartilesAreErrorBarsWithoutLegendRows() {
  PlotView view;
  show(view, sweep());
  const auto errors = plottables<QCPErrorBars>(view);
  QCOMPARE(errors.size(), 2);
  QCOMPARE(errors[0]->data()->at(0).errorMinus, 2710 - 2710 * 0.8);
  QCOMPARE(errors[0]->data()->at(0).errorPlus, 2710 * 1.25 - 2710);
  QCOMPARE(legendRows(view).size(), 2);

  PlotData modelledOnly = sweep();
  for (Series& series : modelledOnly.series)
    for (SeriesPoint& point : series.points) point.low = point.high = point.y;
  view.setData(modelledOnly);
  QCOMPARE(plottables<QCPErrorBars>(view).size(), 0);
}

void TestPlotView::barsOfTwoDevicesStandSideBySide() {
  Session both =
      session({measured("transpose", "copy", square(512), 1968), measured("transpose", "naive", square(512), 550),
               modelled("transpose", "copy", square(512), 2100)});
  both.environment.devices.push_back(simulatedH200());
  PlotView view;
  show(view, plotData(both, "transpose", View::Figure));
  const auto drawn = plottables<QCPBars>(view);
  const double width = drawn[0]->width();
  QCOMPARE(drawn[0]->dataMainKey(0), -width / 2);
  QCOMPARE(drawn[1]->dataMainKey(0), width / 2);
  QCOMPARE(drawn[2]->dataMainKey(0), 1.);  // alone in its category, so in the middle
  QVERIFY(width < 0.5);
  QCOMPARE(legendRows(view), (QStringList{"NVIDIA H200 (measured)", "NVIDIA H200 (modelled)"}));
}

void TestPlotView::flatSeriesSpanTheSweep() {
  PlotData data = sweep();
  data.series[1].flat = true;
  data.series[1].points.resize(1);
  data.series[1].points[0].x = 0;
  PlotView view;
  show(view, data);
  const auto drawn = plottables<QCPGraph>(view);
  QCOMPARE(drawn[1]->dataCount(), 2);
  QCOMPARE(drawn[1]->dataMainKey(0), 0.);
  QCOMPARE(drawn[1]->dataMainKey(1), 4.);
  QCOMPARE(drawn[1]->dataMainValue(0), 1500.);
  QCOMPARE(drawn[1]->dataMainValue(1), 1500.);
  QCOMPARE(drawn[1]->scatterStyle().shape(), QCPScatterStyle::ssNone);
}

void TestPlotView::everyTextIsInThePlot() {
  PlotData data = bars();
  data.notes = {"naive width=512: failed: out of memory", "copy: wrong on purpose"};
  PlotView view;
  show(view, data);
  QVERIFY(texts(view).contains(data.title));
  QVERIFY(texts(view).contains("NVIDIA H200 - measured"));
  QVERIFY(texts(view).contains(data.formula));
  QVERIFY(texts(view).contains("naive width=512: failed: out of memory\ncopy: wrong on purpose"));
  QVERIFY(texts(view).contains("peak 4814 GB/s"));
  QCOMPARE(view.plot()->yAxis->label(), "Effective bandwidth (GB/s)");
  const auto labels = view.plot()->xAxis->tickVectorLabels();
  QCOMPARE(labels.size(), 3);
  for (int i = 0; i < 3; ++i) QCOMPARE(QString(labels[i]).replace('\n', ' '), data.categories[i]);
}

void TestPlotView::valuesStandAboveTheirBars() {
  PlotView view;
  show(view, bars());
  for (const Series& series : view.data().series) {
    const SeriesPoint& point = series.points[0];
    const QCPItemText* value = nullptr;
    for (int i = 0; i < view.plot()->itemCount(); ++i)
      if (auto* text = qobject_cast<QCPItemText*>(view.plot()->item(i));
          text && text->text() == QString::number(point.y))
        value = text;
    QVERIFY(value);
    const QPoint top = pixelOf(view, point.x, point.high);
    QVERIFY(qAbs(value->bottom->pixelPosition().x() - top.x()) <= 1);
    QVERIFY(value->bottom->pixelPosition().y() < top.y());
    QVERIFY(value->bottom->pixelPosition().y() > top.y() - 12);
    QVERIFY(value->top->pixelPosition().y() > view.plot()->axisRect()->top() - 1);
  }
}

void TestPlotView::aPointWithAWarningIsMarked() {
  Session bars =
      session({measured("transpose", "copy", square(512), 1000), measured("transpose", "naive", square(512), 500)});
  bars.results[1].warnings = {"throttled"};
  PlotView view;
  show(view, plotData(bars, "transpose", View::Figure));
  QCOMPARE(texts(view).filter("!"), QStringList("500 !"));

  Session lines =
      session({measured("transpose", "copy", square(512), 1000), measured("transpose", "copy", square(1024), 1100),
               measured("transpose", "copy", square(2048), 1200)});
  PlotView unmarked;
  show(unmarked, plotData(lines, "transpose", View::Figure));
  QCOMPARE(texts(unmarked).filter("!"), QStringList());
  lines.results[1].warnings = {"throttled"};
  PlotView marked;
  show(marked, plotData(lines, "transpose", View::Figure));
  QCOMPARE(texts(marked).filter("!"), QStringList("!"));
}

void TestPlotView::referenceLabelsStayApart() {
  PlotData data = bars();
  data.lines = {{"peak 4000 GB/s", 4000, ReferenceLine::Kind::Peak},
                {"measured copy 3990 GB/s", 3990, ReferenceLine::Kind::Copy},
                {"another device's peak 3980 GB/s", 3980, ReferenceLine::Kind::Peak}};
  PlotView view;
  show(view, data);
  QList<QRectF> rects;
  for (int i = 0; i < view.plot()->itemCount(); ++i) {
    const auto* text = qobject_cast<QCPItemText*>(view.plot()->item(i));
    if (!text || !text->text().contains("GB/s")) continue;
    rects << QRectF(text->topLeft->pixelPosition(), text->bottomRight->pixelPosition());
    QVERIFY(rects.back().left() > view.plot()->axisRect()->right());  // next to the data
    QVERIFY(QRectF(view.plot()->rect()).contains(rects.back()));
  }
  QCOMPARE(rects.size(), 3);
  for (int i = 0; i < 3; ++i)
    for (int k = 0; k < i; ++k) QVERIFY(!rects[i].intersects(rects[k]));
}

void TestPlotView::aFarPeakIsANote() {
  PlotData data = bars();
  data.lines = {{"peak 99000 GB/s", 99000, ReferenceLine::Kind::Peak},
                {"measured copy 4211 GB/s", 4211, ReferenceLine::Kind::Copy}};
  PlotView view;
  show(view, data);
  QVERIFY(!texts(view).contains("peak 99000 GB/s"));
  QCOMPARE(textWith(view, "99000"), "peak 99000 GB/s (off scale)");
  QVERIFY(view.plot()->yAxis->range().upper < 6000);

  // On a logarithmic axis it does not compress the rest.
  view.setLogarithmic(false, true);
  view.plot()->replot();
  QCOMPARE(textWith(view, "99000").replace('\n', ' '), "peak 99000 GB/s");
  QVERIFY(view.plot()->yAxis->range().contains(99000));
}

void TestPlotView::theRangeHasRoomForEverything() {
  PlotView view;
  show(view, bars());
  QCOMPARE(view.plot()->yAxis->range().lower, 0.);
  QVERIFY(view.plot()->yAxis->range().contains(4814));
  QCOMPARE(view.plot()->xAxis->range().lower, -0.5);
  QCOMPARE(view.plot()->xAxis->range().upper, 2.5);
  show(view, sweep());
  QVERIFY(view.plot()->xAxis->range().lower < 0);
  QVERIFY(view.plot()->xAxis->range().lower > -1);
  QVERIFY(view.plot()->xAxis->range().upper > 4);
}

void TestPlotView::logarithmicAxesLeaveOutZeroWithANote() {
  PlotData data = sweep();
  data.series[0].points[1].y = 0;
  PlotView view;
  show(view, data);
  QCOMPARE(plottables<QCPGraph>(view)[0]->dataCount(), 4);
  view.setLogarithmic(true, true);
  view.plot()->replot();
  QVERIFY(view.logarithmicX());
  QVERIFY(view.logarithmicY());
  const QCPGraph* graph = plottables<QCPGraph>(view)[0];
  QCOMPARE(graph->dataCount(), 2);  // without x = 0 and without y = 0
  QCOMPARE(graph->dataMainKey(0), 2.);
  QCOMPARE(graph->dataMainKey(1), 4.);
  QVERIFY(textWith(view, "logarithmic")
              .contains(data.series[0].name + ": at or below zero, so left out of the logarithmic plot: 2 of 4"));
  QVERIFY(view.plot()->xAxis->range().lower > 0);
  QVERIFY(view.plot()->yAxis->range().lower > 0);
  QCOMPARE(view.plot()->xAxis->tickVectorLabels().filter(QRegularExpression("^[24]$")).size(), 2);

  PlotData zeroBar = bars();
  zeroBar.series[1].points[0].y = 0;
  view.setLogarithmic(false, true);
  view.setData(zeroBar);
  QCOMPARE(plottables<QCPBars>(view)[1]->dataCount(), 0);
  QVERIFY(!textWith(view, "left out of the logarithmic plot: 0 GB/s").isEmpty());
}

void TestPlotView::anErrorBarThatReachesZeroIsCutOnALogarithmicAxis() {
  PlotData data = sweep();
  data.series[0].points[0].low = 0;
  PlotView view;
  show(view, data);
  QCOMPARE(plottables<QCPErrorBars>(view)[0]->data()->at(0).errorMinus, 2710.);
  view.setLogarithmic(false, true);
  const auto errors = plottables<QCPErrorBars>(view)[0]->data();
  QVERIFY(qIsNaN(errors->at(0).errorMinus));
  QCOMPARE(errors->at(0).errorPlus, 2710 * 1.25 - 2710);
  QVERIFY(!qIsNaN(errors->at(1).errorMinus));
}

void TestPlotView::anEmptyPlotSaysSo() {
  PlotView view;
  show(view, PlotData());
  QCOMPARE(texts(view), QStringList{"Nothing to plot yet. Choose an experiment and run it."});
  QCOMPARE(view.plot()->axisRectCount(), 0);
  PlotData onlyFailed;
  onlyFailed.title = "Matrix transpose";
  onlyFailed.notes = {"naive: failed: out of memory"};
  view.setData(onlyFailed);
  QCOMPARE(texts(view).size(), 3);
  QVERIFY(texts(view).contains("None of the results can be plotted."));
  QVERIFY(texts(view).contains("naive: failed: out of memory"));
  view.setData(bars());
  QCOMPARE(view.plot()->axisRectCount(), 1);
}

void TestPlotView::themesChangeTextAndGround() {
  PlotView view;
  show(view, bars());
  const auto lightness = [&] {
    const QImage image = view.plot()->toPixmap(300, 200).toImage();
    return std::pair(image.pixelColor(1, 1).lightness(), view.plot()->yAxis->tickLabelColor().lightness());
  };
  view.setTheme(Theme::Dark);
  QVERIFY(lightness().first < 60);
  QVERIFY(lightness().second > 200);
  for (const auto* text : view.plot()->findChildren<QCPTextElement*>()) QVERIFY(text->textColor().lightness() > 150);
  view.setTheme(Theme::Light);
  QCOMPARE(lightness().first, 255);
  QVERIFY(lightness().second < 60);
  for (const auto* text : view.plot()->findChildren<QCPTextElement*>()) QVERIFY(text->textColor().lightness() < 120);
}

void TestPlotView::paletteDecidesWithoutATheme() {
  PlotView view;
  show(view, bars());
  QPalette dark;
  dark.setColor(QPalette::Window, QColor(20, 20, 20));
  QPalette light;
  light.setColor(QPalette::Window, QColor(240, 240, 240));
  view.setPalette(dark);
  QVERIFY(view.plot()->yAxis->labelColor().lightness() > 200);
  view.setPalette(light);
  QVERIFY(view.plot()->yAxis->labelColor().lightness() < 60);
  view.setTheme(Theme::Light);
  view.setPalette(dark);
  QVERIFY(view.plot()->yAxis->labelColor().lightness() < 60);
  view.setTheme(std::nullopt);
  QVERIFY(view.plot()->yAxis->labelColor().lightness() > 200);
}

void TestPlotView::theViewIsAccessible() {
  PlotView view;
  show(view, bars());
  QCOMPARE(view.plot()->focusPolicy(), Qt::StrongFocus);
  QCOMPARE(view.focusProxy(), view.plot());
  QCOMPARE(view.plot()->accessibleName(), view.data().title);
  QVERIFY(view.plot()->accessibleDescription().contains("550"));
  QVERIFY(view.plot()->accessibleDescription().contains("peak 4814 GB/s"));
}

void TestPlotView::longNamesStayInside_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("report") << QSize(900, 560);
  QTest::newRow("panel") << QSize(480, 360);
  QTest::newRow("smallest") << QSize(320, 240);
}

void TestPlotView::longNamesStayInside() {
  QFETCH(QSize, size);
  PlotData data = bars();
  data.title = "Matrixtransposition 16384 x 16384 fp32, Wiederholungen innerhalb des Kernels 1, Blockgröße 256";
  data.subtitle = "NVIDIA H200 NVL - aus simulierten Zählwerten modelliert; AMD EPYC 9654 96-Kern-Prozessor - gemessen";
  data.yTitle = "Effektive Speicherbandbreite (GB/s)";
  data.categories =
      QStringList{"Gemeinsamer Speicher, Bankkonflikte", "Speicherkonfliktvermeidung durch aufgefüllte Kacheln",
                  "Aufgefüllt mit 32x8 Threads je Block"};
  for (int i = 0; i < 12; ++i)
    data.notes << QString("Variante %1: fehlgeschlagen: zu wenig Speicher auf dem Gerät, 48 GiB verlangt").arg(i);
  PlotView view;
  show(view, data);
  view.resize(size);
  view.plot()->resize(size);
  view.plot()->replot();
  int bottom = 0;
  for (const auto* text : view.plot()->findChildren<QCPTextElement*>()) {
    const QSize needed = QFontMetrics(text->font()).size(0, text->text());
    QVERIFY2(
        text->rect().height() >= needed.height() - 1 || text->text().isEmpty(),
        qPrintable(QStringLiteral("%1 of %2: %3").arg(text->rect().height()).arg(needed.height()).arg(text->text())));
    QVERIFY2(needed.width() <= size.width(), qPrintable(text->text()));
    bottom = qMax(bottom, text->rect().bottom());
  }
  QVERIFY(bottom <= size.height());
  QVERIFY(view.plot()->axisRect()->height() >= 40);
  QVERIFY(view.plot()->axisRect()->width() >= 100);
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPlotView>(__FILE__);
#include "test_plot_view.moc"
