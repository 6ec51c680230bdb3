// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the legend hide and emphasise series.
#include <QSignalSpy>
#include <QTemporaryDir>

#include "export/export.h"
#include "look/legend_entries.h"
#include "plots/view_fixture.h"
#include "test_registry.h"
#include "text/text_wrap.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

QPoint rowPixel(const PlotView& view, int row) { return view.plot()->legend->item(row)->outerRect().center(); }

PlotData twoDevices() {
  Session both =
      session({measured("transpose", "copy", square(512), 4000), measured("transpose", "naive", square(512), 550),
               modelled("transpose", "copy", square(512), 300)});
  both.environment.devices = {simulatedH200(), h200()};
  for (DeviceRecord& device : both.environment.devices) device.peakBandwidthGbs = device.copyBandwidthGbs = 0;
  return plotData(both, "transpose", View::Figure);
}

}  // namespace

class TestLegend : public QObject {
  Q_OBJECT
 private slots:
  void aClickHidesALineAndShowsItAgain();
  void theAxesFitWhatIsShown();
  void groupsOfBarsAreHidden();
  void hiddenSeriesStayHiddenWithNewData();
  void notesAboutHiddenSeriesAreHidden();
  void aHiddenPointIsNotFound();
  void everythingHiddenLeavesTheLegend();
  void theMouseOverARowLetsItStandOut();
  void barsWithoutALegendHaveNoRows();
  void picturesShowWhatTheViewShows();
  void aLegendWithoutRoomBelowMovesBesideThePlot();
  void namesAreShortenedBeforeALegendGoes();
  void aLegendGoesWhereItIsAskedFor();
  void theDataHaveMostOfAColumnsHeight();
  void aPlotWithoutRoomForItsSubtitleSaysWhatIsModelled();
  void partsAreLeftOutAndNamedAnew();
  void aLongTitleBelowThePlotIsWrapped_data();
  void aLongTitleBelowThePlotIsWrapped();
};

namespace {

PlotData manyLines(int count) {
  PlotData data = sweep();
  const Series first = data.series[0];
  data.series.clear();
  for (int i = 0; i < count; ++i) {
    data.series.push_back(first);
    data.series.back().name = QStringLiteral("kernel %1 with a name of some length").arg(i);
  }
  return data;
}

void showAt(PlotView& view, const PlotData& data, QSize size) {
  show(view, data);
  view.resize(size);
  view.plot()->resize(size);
  view.plot()->replot();
}

QStringList textsOf(const PlotView& view) {
  QStringList texts;
  for (const auto* text : view.plot()->findChildren<QCPTextElement*>()) texts << text->text();
  return texts;
}

}  // namespace

void TestLegend::aClickHidesALineAndShowsItAgain() {
  PlotView view;
  show(view, sweep());
  const QStringList rows = view.legendRows();
  QCOMPARE(rows.size(), 2);
  QCOMPARE(plottables<QCPGraph>(view)[1]->dataCount(), 2);
  QTest::mouseClick(view.plot(), Qt::LeftButton, {}, rowPixel(view, 1));
  view.plot()->replot();
  QVERIFY(!view.isShown(rows[1]));
  QVERIFY(view.isShown(rows[0]));
  QCOMPARE(view.legendRows(), rows);
  QCOMPARE(view.plot()->legend->itemCount(), 2);
  QCOMPARE(plottables<QCPGraph>(view)[1]->dataCount(), 0);
  QVERIFY(view.plot()->legend->item(1)->textColor() != view.plot()->legend->item(0)->textColor());
  QTest::mouseClick(view.plot(), Qt::LeftButton, {}, rowPixel(view, 1));
  QVERIFY(view.isShown(rows[1]));
  QCOMPARE(plottables<QCPGraph>(view)[1]->dataCount(), 2);
  QCOMPARE(view.plot()->legend->item(1)->textColor(), view.plot()->legend->item(0)->textColor());
}

void TestLegend::theAxesFitWhatIsShown() {
  PlotData data = sweep();
  data.lines.clear();
  PlotView view;
  show(view, data);
  const double all = view.plot()->yAxis->range().upper;
  view.setShown(view.legendRows()[0], false);  // the higher one
  view.plot()->replot();
  QVERIFY(view.plot()->yAxis->range().upper < 0.8 * all);
  QVERIFY(view.plot()->yAxis->range().contains(1500));
  view.showAllRows();
  view.plot()->replot();
  QCOMPARE(view.plot()->yAxis->range().upper, all);
}

void TestLegend::groupsOfBarsAreHidden() {
  PlotView view;
  show(view, twoDevices());
  QCOMPARE(view.legendRows(), (QStringList{"NVIDIA H200 (measured)", "NVIDIA H200 (modelled)"}));
  view.setShown("NVIDIA H200 (measured)", false);
  view.plot()->replot();
  QVERIFY(view.plot()->yAxis->range().upper < 1000);
  QCOMPARE(view.data().categories.size(), 2);  // the categories stay
  QCOMPARE(view.plot()->xAxis->range(), QCPRange(-0.5, 1.5));
}

void TestLegend::hiddenSeriesStayHiddenWithNewData() {
  PlotView view;
  PlotData data = sweep();
  show(view, data);
  const QString row = view.legendRows()[1];
  view.setShown(row, false);
  data.series[0].points.pop_back();
  view.setData(data);
  QVERIFY(!view.isShown(row));
  QCOMPARE(plottables<QCPGraph>(view)[1]->dataCount(), 0);
}

void TestLegend::notesAboutHiddenSeriesAreHidden() {
  Session swept = session({});
  for (const char* variant : {"copy", "naive"})
    for (const int offset : {0, 1, 2}) {
      Result result = measured("offset", "increment", offsetAt(offset), 100);
      result.variant = variant;
      swept.results.push_back(result);
    }
  swept.results[0].warnings = {"only 3 samples"};
  swept.results[1].warnings = {"throttled"};
  swept.results[4].warnings = {"throttled"};
  swept.results[5].warnings = {"only 4 samples"};
  const PlotData data = plotData(swept, "offset", View::Figure);
  QCOMPARE(data.notes.size(), 4);
  const QStringList rows = legendKeys(data);
  QCOMPARE(rows.size(), 2);
  QCOMPARE(withoutHidden(data, {}).notes, data.notes);
  QCOMPARE(withoutHidden(data, {rows[0]}).notes,
           (QStringList{"naive offset=1: throttled", "naive offset=2: only 4 samples"}));
  QCOMPARE(shownOnly(data, {rows[1]}).notes,
           (QStringList{"copy offset=0: only 3 samples", "copy offset=1: throttled"}));
  QCOMPARE(withoutHidden(data, rows).notes, QStringList());
}

void TestLegend::aHiddenPointIsNotFound() {
  PlotView view;
  show(view, sweep());
  const QCPRange range = view.plot()->yAxis->range();
  const QPoint point = pixelOf(view, 4, 1400);
  QSignalSpy clicked(&view, &PlotView::resultClicked);
  QTest::mouseClick(view.plot(), Qt::LeftButton, {}, point);
  QCOMPARE(clicked.size(), 1);
  view.setShown(view.legendRows()[1], false);
  view.plot()->replot();
  QCOMPARE(view.plot()->yAxis->range(), range);  // the other line and the peak are above
  QTest::mouseClick(view.plot(), Qt::LeftButton, {}, point);
  QCOMPARE(clicked.size(), 1);
}

void TestLegend::everythingHiddenLeavesTheLegend() {
  PlotView view;
  show(view, sweep());
  for (const QString& row : view.legendRows()) view.setShown(row, false);
  view.plot()->replot();
  QCOMPARE(view.plot()->axisRectCount(), 1);
  QCOMPARE(view.plot()->legend->itemCount(), 2);
  QTest::mouseClick(view.plot(), Qt::LeftButton, {}, rowPixel(view, 0));
  QVERIFY(view.isShown(view.legendRows()[0]));
}

void TestLegend::theMouseOverARowLetsItStandOut() {
  PlotView view;
  show(view, sweep());
  const auto width = [&](int graph) { return plottables<QCPGraph>(view)[graph]->pen().widthF(); };
  const auto colour = [&](int graph) { return plottables<QCPGraph>(view)[graph]->pen().color(); };
  const double thin = width(0);
  const QColor full = colour(1);
  QTest::mouseMove(view.plot(), rowPixel(view, 0));
  QTRY_VERIFY(width(0) > 1.5 * thin);
  QCOMPARE(width(1), thin);
  QVERIFY(colour(1) != full);
  view.plot()->replot();
  QTest::mouseMove(view.plot(), view.plot()->axisRect()->center());
  QTRY_COMPARE(width(0), thin);
  QCOMPARE(colour(1), full);
}

void TestLegend::barsWithoutALegendHaveNoRows() {
  PlotView view;
  show(view, bars());
  QVERIFY(view.legendRows().isEmpty());
  view.setShown("Naive", false);
  QCOMPARE(plottables<QCPBars>(view)[1]->dataCount(), 1);
}

void TestLegend::picturesShowWhatTheViewShows() {
  const QTemporaryDir folder;
  PlotView view;
  show(view, sweep());
  exportPlot(view, folder.filePath("all.png"));
  view.setShown(view.legendRows()[1], false);
  exportPlot(view, folder.filePath("one.png"));
  view.setLogarithmic(false, true);
  exportPlot(view, folder.filePath("log.png"));
  const QImage all(folder.filePath("all.png")), one(folder.filePath("one.png")),
      logarithmic(folder.filePath("log.png"));
  QVERIFY(!all.isNull() && !one.isNull() && !logarithmic.isNull());
  QVERIFY(all != one);
  QVERIFY(one != logarithmic);
}

void TestLegend::aLegendWithoutRoomBelowMovesBesideThePlot() {
  PlotView view;
  showAt(view, manyLines(3), {760, 400});
  QCPAxisRect* const axes = view.plot()->axisRect();
  QVERIFY(view.plot()->legend->outerRect().top() >= axes->outerRect().bottom());
  // Two columns of seven would leave the data less than half of the height.
  showAt(view, manyLines(13), {760, 320});
  QVERIFY(view.legendFits());
  QVERIFY(view.plot()->legend->visible());
  const QRect legend = view.plot()->legend->outerRect();
  QVERIFY2(legend.left() >= view.plot()->axisRect()->outerRect().right(),
           qPrintable(QStringLiteral("%1 x %2").arg(legend.width()).arg(legend.height())));
  QVERIFY(view.plot()->legend->outerRect().bottom() < 320);
  QVERIFY(view.plot()->axisRect()->height() > 150);
  QCOMPARE(view.plot()->legend->columnCount(), 1);
  // Its rows respond there as well, and it returns below.
  QTest::mouseClick(view.plot(), Qt::LeftButton, {}, rowPixel(view, 12));
  QVERIFY(!view.isShown(view.legendRows()[12]));
  showAt(view, manyLines(3), {760, 400});
  QVERIFY(view.plot()->legend->outerRect().top() >= view.plot()->axisRect()->outerRect().bottom());
}

void TestLegend::namesAreShortenedBeforeALegendGoes() {
  PlotView view;
  const PlotData data = manyLines(12);
  showAt(view, data, {480, 360});
  QVERIFY(view.legendFits());
  QVERIFY(view.plot()->legend->columnCount() >= 2);
  auto* first = qobject_cast<QCPPlottableLegendItem*>(view.plot()->legend->item(0));
  QVERIFY2(first->plottable()->name().contains(QChar(0x2026)), qPrintable(first->plottable()->name()));
  QVERIFY(view.plot()->legend->outerRect().right() <= 480);
  QCOMPARE(view.legendRows().size(), 12);
  QCOMPARE(view.legendRows()[0], data.series[0].name);
  showAt(view, data, kSize);
  first = qobject_cast<QCPPlottableLegendItem*>(view.plot()->legend->item(0));
  QCOMPARE(first->plottable()->name(), data.series[0].name);
}

void TestLegend::aLegendGoesWhereItIsAskedFor() {
  PlotView view;
  ViewState state;
  state.parts.legend = PlotParts::Legend::Beside;
  showAt(view, sweep(), kSize);
  view.setState(state);
  view.plot()->replot();
  QVERIFY(view.plot()->legend->outerRect().left() >= view.plot()->axisRect()->outerRect().right());
  state.parts.legend = PlotParts::Legend::None;
  view.setState(state);
  view.plot()->replot();
  QVERIFY(!view.plot()->legend->visible());
}

void TestLegend::theDataHaveMostOfAColumnsHeight() {
  const QSize column = sizeOf(PicturePreset::OneColumn, {}).wholeSheet();
  PlotView view;
  QFont font = view.font();
  font.setPixelSize(kSheetText);
  view.setFont(font);
  ViewState state;
  state.parts = {.title = false, .subtitle = false, .formula = false, .notes = false};
  view.setState(state);
  PlotData data = sweep();
  data.notes = {"naive: failed"};
  showAt(view, data, column);
  QVERIFY(view.legendFits());
  const double share = double(view.plot()->axisRect()->height()) / column.height();
  QVERIFY2(share >= 2.0 / 3, qPrintable(QString::number(share)));
  QVERIFY(textsOf(view).isEmpty());
  // Nothing is painted beyond the edge.
  QVERIFY(view.plot()->axisRect()->outerRect().top() >= 4);
  QVERIFY(view.plot()->legend->outerRect().bottom() <= column.height() - 4);
}

void TestLegend::aPlotWithoutRoomForItsSubtitleSaysWhatIsModelled() {
  PlotData data = sweep();
  for (Series& series : data.series) series.origin = Origin::Modelled;
  PlotView view;
  const auto label = [&](QSize size) {
    showAt(view, data, size);
    return view.plot()->yAxis->label().replace('\n', ' ');
  };
  QVERIFY(!data.subtitle.isEmpty());
  QCOMPARE(label({900, 560}), data.yTitle);
  QCOMPARE(label({340, 260}), data.yTitle + ", modelled");
}

void TestLegend::partsAreLeftOutAndNamedAnew() {
  PlotData data = sweep();
  data.formula = "bytes / time";
  data.notes = {"naive: failed"};
  data.series[0].points[0].warnings = {"noise"};
  PlotParts parts{.subtitle = false, .marks = false, .own = {.title = "Offsets", .x = "s", .y = "rate"}};
  PlotView view;
  show(view, data);
  ViewState state;
  state.parts = parts;
  view.setState(state);
  view.plot()->replot();
  QCOMPARE(textsOf(view), (QStringList{"Offsets", data.formula, "naive: failed"}));
  QCOMPARE(view.plot()->xAxis->label(), "s");
  QCOMPARE(view.plot()->yAxis->label(), "rate");
  for (int i = 0; i < view.plot()->itemCount(); ++i)
    if (const auto* mark = qobject_cast<QCPItemText*>(view.plot()->item(i))) QVERIFY(mark->text() != "!");
  QCOMPARE(view.data().title, data.title);  // the data contain everything
  const PlotData bare = withParts(data, {.title = false, .formula = false, .notes = false});
  QVERIFY(bare.title.isEmpty() && bare.formula.isEmpty() && bare.notes.isEmpty());
  QCOMPARE(bare.series[0].points[0].warnings.size(), 1);
}

void TestLegend::aLongTitleBelowThePlotIsWrapped_data() {
  QTest::addColumn<Form>("form");
  QTest::newRow("lines") << Form::Results;
  QTest::newRow("distribution") << Form::Distribution;
}

void TestLegend::aLongTitleBelowThePlotIsWrapped() {
  QFETCH(Form, form);
  PlotData data = sweep();
  data.form = form;
  if (form == Form::Distribution)
    for (Series& series : data.series) series.spread = Spread{.binWidth = 1, .q1 = 1, .median = 2, .q3 = 3};
  PlotView view;
  show(view, data);
  view.resize(480, 360);
  view.plot()->resize(480, 360);
  const auto labelOf = [&](const QString& title) {
    ViewState state;
    state.parts.own.x = title;
    view.setState(state);
    view.plot()->replot();
    return view.plot()->xAxis->label();
  };
  QCOMPARE(labelOf(QStringLiteral("offset")), QStringLiteral("offset"));
  const QString title =
      QStringLiteral("Elements between the beginning of the array and the one that thread 0 reads first");
  const QString label = labelOf(title);
  const QFontMetrics metrics(view.plot()->xAxis->labelFont());
  QCOMPARE(label.count(QLatin1Char('\n')), 1);
  QCOMPARE(QString(label).replace(QLatin1Char('\n'), QLatin1Char(' ')), title);
  const auto isInside = [&](const QString& text) {       // it is centred below the axis rect
    const QCPAxisRect& axes = *view.plot()->axisRect();  // another one after every title
    const int half = sizeOf(text, metrics).width() / 2;
    return axes.center().x() - half >= 0 && axes.center().x() + half <= view.plot()->width();
  };
  QVERIFY(!isInside(title));
  QVERIFY(isInside(label));
  const int below = view.plot()->axisRect()->margins().bottom();
  QVERIFY(below > sizeOf(label, metrics).height() + metrics.height());  // and the ticks' labels
  const QString cut = labelOf(title + QLatin1Char(' ') + title);        // at most two lines
  QCOMPARE(cut.count(QLatin1Char('\n')), 1);
  QVERIFY(cut.endsWith(QChar(0x2026)));
  QVERIFY(isInside(cut));
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLegend>(__FILE__);
#include "test_legend.moc"
