// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <cmath>
#include <limits>
#include <numeric>

#include "data/bins.h"
#include "plots/data/series_fixture.h"
#include "plots/view_fixture.h"
#include "results/values/statistics.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

namespace {

Result sampled(const std::string& variant, std::vector<double> times, Parameters parameters = square(512)) {
  Result result = measured("transpose", variant, std::move(parameters), 1);
  result.time = summarise(std::move(times));
  return result;
}

/// 1, 2, ... `count`.
std::vector<double> ascending(int count) {
  std::vector<double> times;
  for (int i = 1; i <= count; ++i) times.push_back(i);
  return times;
}

double sum(const QList<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

PlotData distribution(const Session& session, std::vector<std::size_t> selected = {}) {
  return plotData(session, "transpose", View::Samples, {.selected = std::move(selected)});
}

}  // namespace

class TestSamples : public QObject {
  Q_OBJECT
 private slots:
  void binsHoldEverySample();
  void oneSampleMakesOneBin();
  void equalSamplesMakeOneBin();
  void noSamplesMakeNoBin();
  void samplesFarAwayAreCountedApart();
  void statisticsThatLieBreakNothing();
  void stretchesFollowTheOrder();
  void aDistributionIsSharesOfSamples();
  void withoutASelectionTheLastResultIsDrawn();
  void modelledAndFailedResultsAreANote();
  void severalResultsAreDrawnOverEachOther();
  void theCourseIsInTheOrderOfTaking();
  void coursesOfManyResultsAreTheFirst();
  void quantilesMakeADistributionAndNoCourse();
  void manyBigResultsMakeFewBins();
  void medianAndQuartilesAreMarked();
  void aBinIsFoundUnderTheMouse();
  void closeTimesAreToldApart();
  void aLogarithmicAxisShowsTheSame();
};

void TestSamples::binsHoldEverySample() {
  const Bins bins = binsOf(summarise(ascending(1000)), 100);
  QCOMPARE(bins.samples, 1000);
  QCOMPARE(bins.below + bins.above, 0);
  QCOMPARE(bins.start, 1.);
  // 2 x 499.5 / 10: ten bins of 99.9.
  QCOMPARE(bins.counts.size(), 10u);
  QCOMPARE(bins.width, 99.9);
  for (const std::int64_t count : bins.counts) QCOMPARE(count, 100);
  QCOMPARE(binsOf(summarise(ascending(1000)), 4).counts, (std::vector<std::int64_t>{250, 250, 250, 250}));
}

void TestSamples::oneSampleMakesOneBin() {
  const Bins bins = binsOf(summarise({2.0}), 100);
  QCOMPARE(bins.counts, std::vector<std::int64_t>{1});
  QVERIFY(bins.start < 2 && bins.start + bins.width > 2);
}

void TestSamples::equalSamplesMakeOneBin() {
  QCOMPARE(binsOf(summarise({3, 3, 3, 3}), 100).counts, std::vector<std::int64_t>{4});
  QCOMPARE(binsOf(summarise({0, 0}), 100).counts, std::vector<std::int64_t>{2});
  // Most are equal, so the range between the quartiles is empty.
  const Bins most = binsOf(summarise({3, 3, 3, 3, 3, 3, 3, 3, 4}), 100);
  QCOMPARE(most.counts, (std::vector<std::int64_t>{8, 0, 1}));
}

void TestSamples::noSamplesMakeNoBin() {
  QVERIFY(binsOf(TimeStatistics(), 100).counts.empty());
  TimeStatistics odd;
  odd.samples = {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()};
  QVERIFY(binsOf(odd, 100).counts.empty());
  QCOMPARE(binsOf(odd, 100).samples, 0);
}

void TestSamples::samplesFarAwayAreCountedApart() {
  std::vector<double> times = ascending(100);
  times.push_back(1e6);
  const Bins bins = binsOf(summarise(std::move(times)), 100);
  QCOMPARE(bins.samples, 101);
  QCOMPARE(bins.above, 1);
  QCOMPARE(bins.below, 0);
  QCOMPARE(std::accumulate(bins.counts.begin(), bins.counts.end(), std::int64_t{0}), 100);

  std::vector<double> drawn = ascending(100);
  drawn.push_back(1e6);
  QVERIFY(distribution(session({sampled("naive", drawn)})).notes.filter("not drawn: 1 of 101").size() == 1);
}

void TestSamples::statisticsThatLieBreakNothing() {
  TimeStatistics time = summarise(ascending(100));
  time.q1 = 1000;
  time.q3 = 1001;
  const Bins bins = binsOf(time, 100);
  QCOMPARE(std::accumulate(bins.counts.begin(), bins.counts.end(), bins.below + bins.above), 100);
  time.q1 = std::numeric_limits<double>::quiet_NaN();
  QCOMPARE(binsOf(time, 10).samples, 100);
}

void TestSamples::stretchesFollowTheOrder() {
  const std::vector<double> times{5, 1, 3, 9, 9, 9, 4};
  QCOMPARE(findStretches(times, 100).size(), 7u);
  QCOMPARE(findStretches(times, 100)[1].median, 1.);
  const auto three = findStretches(times, 3);  // of 3, 3 and 1 samples
  QCOMPARE(three.size(), 3u);
  QCOMPARE(three[0].median, 3.);
  QCOMPARE(three[0].q1, 2.);
  QCOMPARE(three[0].q3, 4.);
  QCOMPARE(three[1].first, 3u);
  QCOMPARE(three[1].median, 9.);
  QCOMPARE(three[2].count, 1u);
  QVERIFY(findStretches({}, 3).empty());
}

void TestSamples::aDistributionIsSharesOfSamples() {
  const PlotData data = distribution(session({sampled("naive", ascending(1000))}), {0});
  QCOMPARE(data.form, Form::Distribution);
  QCOMPARE(data.xTitle, "Time (ms)");
  QCOMPARE(data.series.size(), 1u);
  const Series& series = data.series[0];
  QCOMPARE(series.points.size(), 10u);
  QCOMPARE(ys(series), QList<double>(10, 10));
  QCOMPARE(series.points[3].x, 1 + 3 * 99.9);
  QCOMPARE(*series.spread, (Spread{99.9, 250.75, 500.5, 750.25}));
  QCOMPARE(series.name, titleOf("transpose", "naive") + ": median 501 ms, quartiles 251 to 750 ms");
  QVERIFY(data.notes.isEmpty());
}

void TestSamples::withoutASelectionTheLastResultIsDrawn() {
  const Session some = session({sampled("copy", ascending(20)), sampled("naive", ascending(30)),
                                failed("transpose", "conflict-free", square(512), "no")});
  const PlotData data = distribution(some);
  QCOMPARE(data.series.size(), 1u);
  QCOMPARE(data.series[0].variant, "naive");
  QCOMPARE(data.series[0].points[0].resultIndex, 1u);
  QVERIFY(data.notes.filter("select").size() == 1);
  // A selection in another family does not count.
  QCOMPARE(distribution(some, {77}).series[0].variant, "naive");
  QVERIFY(distribution(session({})).empty());
}

void TestSamples::modelledAndFailedResultsAreANote() {
  Result model = modelled("transpose", "naive", square(512), 1);
  model.time = modelledTime(1);
  const Session some = session({model, failed("transpose", "copy", square(512), "no")});
  QVERIFY(distribution(some).empty());
  QVERIFY(distribution(some).emptyText.contains("modelled"));
  const PlotData chosen = distribution(some, {0, 1});
  QVERIFY(chosen.empty());
  PlotView view;
  show(view, chosen);
  QStringList texts;
  for (const auto* element : view.plot()->findChildren<QCPTextElement*>()) texts << element->text();
  QCOMPARE(texts.filter("modelled time is computed").size(), 1);
  QVERIFY(!chosen.notes.filter("no samples").isEmpty());
  QVERIFY(!chosen.notes.filter("failed: no").isEmpty());
}

void TestSamples::severalResultsAreDrawnOverEachOther() {
  const Session some =
      session({sampled("copy", ascending(100)), sampled("naive", ascending(100)),
               sampled("naive", ascending(50), square(1024)), sampled("naive", ascending(60), square(2048))});
  const PlotData both = distribution(some, {0, 1});
  QCOMPARE(both.series.size(), 2u);
  QVERIFY(both.series[0].style != both.series[1].style);
  // One variant at three sizes, distinguished by colour and name.
  const PlotData sizes = distribution(some, {1, 2, 3});
  QCOMPARE(sizes.series.size(), 3u);
  QVERIFY(sizes.series[0].style != sizes.series[1].style && sizes.series[1].style != sizes.series[2].style);
  QVERIFY(sizes.series[1].name.contains("1024"));
  for (const Series& series : sizes.series) QVERIFY(qAbs(sum(ys(series)) - 100) < 1e-9);
}

void TestSamples::theCourseIsInTheOrderOfTaking() {
  const PlotData data = plotData(session({sampled("naive", {3, 1, 2})}), "transpose", View::Samples, {.inOrder = true});
  QCOMPARE(data.form, Form::Course);
  QCOMPARE(xs(data.series[0]), (QList<double>{1, 2, 3}));
  QCOMPARE(ys(data.series[0]), (QList<double>{3, 1, 2}));
  QCOMPARE(data.unit, "ms");
}

void TestSamples::coursesOfManyResultsAreTheFirst() {
  Session many = session({});
  std::vector<std::size_t> all;
  for (int i = 0; i < 40; ++i) {
    many.results.push_back(sampled("naive", ascending(200), square(100 + i)));
    all.push_back(static_cast<std::size_t>(i));
  }
  const PlotData data = plotData(many, "transpose", View::Samples, {.selected = all, .inOrder = true});
  QCOMPARE(data.series.size(), 12u);
  QVERIFY(data.notes.contains("the plot shows the first 12 of 40 results"));
  QCOMPARE(distribution(many, all).series.size(), 40u);
}

void TestSamples::quantilesMakeADistributionAndNoCourse() {
  std::vector<double> times = ascending(4000);
  times.back() = 1e6;
  Result many = sampled("naive", times);
  many.sampling = Sampling{.kept = 4000};
  keepQuantiles(many);
  const PlotData alone = distribution(session({many}));
  QCOMPARE(alone.series.size(), 1u);
  QVERIFY(qAbs(sum(ys(alone.series[0])) - 100 * 200. / 201) < 1e-9);
  QVERIFY2(alone.notes.contains("Naive: about 0.498 % of the samples are outliers and not drawn: from 1 to 1000000 ms"),
           qPrintable(alone.notes.join('\n')));
  const PlotData course = plotData(session({many}), "transpose", View::Samples, {.inOrder = true});
  QVERIFY(course.series.empty());
  QCOMPARE(course.emptyText, "Not in order: for more than 201 samples, recordings keep only quantiles.");
  // Next to one with all samples.
  const PlotData both = plotData(session({sampled("copy", {3, 1, 2}), many}), "transpose", View::Samples,
                                 {.selected = {0, 1}, .inOrder = true});
  QCOMPARE(both.series.size(), 1u);
  QCOMPARE(ys(both.series[0]), (QList<double>{3, 1, 2}));
  QVERIFY2(both.notes.contains("the order of the samples was not kept: Naive"), qPrintable(both.notes.join('\n')));
}

void TestSamples::manyBigResultsMakeFewBins() {
  Session many = session({});
  std::vector<std::size_t> all;
  for (int i = 0; i < 200; ++i) {
    many.results.push_back(sampled("naive", ascending(10000), square(100 + i)));
    all.push_back(static_cast<std::size_t>(i));
  }
  const PlotData data = distribution(many, all);
  QCOMPARE(data.series.size(), 200u);
  for (const Series& series : data.series) QVERIFY(series.points.size() <= 12u);
}

void TestSamples::medianAndQuartilesAreMarked() {
  PlotView view;
  show(view, distribution(session({sampled("naive", ascending(1000))}), {0}));
  QList<double> marks;
  for (int i = 0; i < view.plot()->itemCount(); ++i)
    if (const auto* line = qobject_cast<QCPItemLine*>(view.plot()->item(i))) marks << line->start->coords().x();
  QCOMPARE(marks, (QList<double>{250.75, 500.5, 750.25}));
  QVERIFY(view.plot()->xAxis->range().contains(1) && view.plot()->xAxis->range().contains(1000));
  QVERIFY(view.plot()->yAxis->range().contains(10));
  QCOMPARE(plottables<QCPGraph>(view)[0]->lineStyle(), QCPGraph::lsStepLeft);
}

void TestSamples::aBinIsFoundUnderTheMouse() {
  PlotView view;
  show(view, distribution(session({sampled("naive", ascending(1000))}), {0}));
  QSignalSpy clicked(&view, &PlotView::resultClicked);
  QTest::mouseClick(view.plot(), Qt::LeftButton, {}, pixelOf(view, 350, 5));
  QCOMPARE(clicked.size(), 1);
  QTest::keyClick(view.plot(), Qt::Key_Right);
  QTest::keyClick(view.plot(), Qt::Key_Home);
  QVERIFY2(view.plot()->accessibleDescription().contains("10 %"), qPrintable(view.plot()->accessibleDescription()));
}

void TestSamples::closeTimesAreToldApart() {
  const PlotData data = distribution(session({sampled("naive", {2.1052, 2.1053, 2.1062, 2.1071, 2.1073})}), {0});
  QVERIFY2(data.series[0].name.endsWith("median 2.1062 ms, quartiles 2.1053 to 2.1071 ms"),
           qPrintable(data.series[0].name));
  Result flagged = sampled("naive", {1, 2, 3});
  flagged.warnings = {"throttled"};
  const PlotData warned = distribution(session({flagged}));
  for (const SeriesPoint& bin : warned.series[0].points) QCOMPARE(bin.warnings, QStringList{"throttled"});
}

void TestSamples::aLogarithmicAxisShowsTheSame() {
  PlotView view;
  show(view, distribution(session({sampled("naive", ascending(1000))}), {0}));
  view.setLogarithmic(true, true);
  view.plot()->replot();
  QVERIFY(view.plot()->xAxis->range().lower > 0);
  QVERIFY(view.plot()->yAxis->range().contains(10));
  QCOMPARE(view.plot()->yAxis->scaleType(), QCPAxis::stLogarithmic);
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSamples>(__FILE__);
#include "test_samples.moc"
