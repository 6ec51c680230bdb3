// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "plots/view_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::plots::samples;

class TestPlotInteraction : public QObject {
  Q_OBJECT
 private slots:
  void aClickGivesTheResult();
  void aDragIsNoClick();
  void keysGoFromPointToPoint();
  void doubleClickShowsEverythingAgain();
  void zoomStaysWhilePointsAreAdded();
  void highlightedPointsAreMarked();
};

void TestPlotInteraction::aClickGivesTheResult() {
  PlotView view;
  show(view, sweep());
  QSignalSpy clicked(&view, &PlotView::resultClicked);
  QTest::mouseClick(view.plot(), Qt::LeftButton, {}, pixelOf(view, 2, 2540) + QPoint(3, -2));
  QCOMPARE(clicked.size(), 1);
  QCOMPARE(clicked[0][0].value<std::size_t>(), 2u);
  QTest::mouseClick(view.plot(), Qt::LeftButton, {}, pixelOf(view, 4, 1400));
  QCOMPARE(clicked.size(), 2);
  QCOMPARE(clicked[1][0].value<std::size_t>(), 5u);
  QTest::mouseClick(view.plot(), Qt::LeftButton, {}, pixelOf(view, 3, 500));
  QTest::mouseClick(view.plot(), Qt::RightButton, {}, pixelOf(view, 2, 2540));
  QCOMPARE(clicked.size(), 2);

  show(view, bars());
  QTest::mouseClick(view.plot(), Qt::LeftButton, {}, pixelOf(view, 1, 300));  // in the middle of naive's bar
  QCOMPARE(clicked.size(), 3);
  QCOMPARE(clicked[2][0].value<std::size_t>(), 1u);
  QTest::mouseClick(view.plot(), Qt::LeftButton, {}, pixelOf(view, 1, 3000));  // far above it
  QCOMPARE(clicked.size(), 3);
}

void TestPlotInteraction::aDragIsNoClick() {
  PlotView view;
  show(view, sweep());
  QSignalSpy clicked(&view, &PlotView::resultClicked);
  // The point follows the mouse, which is on it at the end, too.
  const QPoint start = pixelOf(view, 2, 2540);
  const QPoint end = start + QPoint(80, 0);
  const QCPRange before = view.plot()->xAxis->range();
  QTest::mousePress(view.plot(), Qt::LeftButton, {}, start);
  QMouseEvent move(QEvent::MouseMove, end, view.plot()->mapToGlobal(end), Qt::LeftButton, Qt::LeftButton, {});
  QApplication::sendEvent(view.plot(), &move);
  QTest::mouseRelease(view.plot(), Qt::LeftButton, {}, end);
  QCOMPARE(clicked.size(), 0);
  QVERIFY(view.plot()->xAxis->range().lower < before.lower);
}

void TestPlotInteraction::keysGoFromPointToPoint() {
  PlotView view;
  show(view, bars());
  QSignalSpy clicked(&view, &PlotView::resultClicked);
  QTest::keyClick(view.plot(), Qt::Key_Return);
  QCOMPARE(clicked.size(), 0);  // no point yet
  QTest::keyClick(view.plot(), Qt::Key_Right);
  QTest::keyClick(view.plot(), Qt::Key_Right);
  QVERIFY(view.plot()->accessibleDescription().contains("550 GB/s"));
  QTest::keyClick(view.plot(), Qt::Key_Return);
  QCOMPARE(clicked.size(), 1);
  QCOMPARE(clicked[0][0].value<std::size_t>(), 1u);
  for (int i = 0; i < 5; ++i) QTest::keyClick(view.plot(), Qt::Key_Right);
  QTest::keyClick(view.plot(), Qt::Key_Return);
  QCOMPARE(clicked[1][0].value<std::size_t>(), 2u);
}

void TestPlotInteraction::doubleClickShowsEverythingAgain() {
  PlotView view;
  show(view, sweep());
  const QCPRange x = view.plot()->xAxis->range();
  const QCPRange y = view.plot()->yAxis->range();
  QTest::keyClick(view.plot(), Qt::Key_Plus);
  QVERIFY(view.plot()->xAxis->range().size() < 0.9 * x.size());
  QVERIFY(view.plot()->yAxis->range().size() < 0.9 * y.size());
  QTest::mouseDClick(view.plot(), Qt::LeftButton, {}, view.plot()->rect().center());
  QCOMPARE(view.plot()->xAxis->range(), x);
  QCOMPARE(view.plot()->yAxis->range(), y);
}

void TestPlotInteraction::zoomStaysWhilePointsAreAdded() {
  PlotView view;
  PlotData data = sweep();
  show(view, data);
  view.plot()->xAxis->setRange(1, 2);
  data.series[0].points.pop_back();
  view.setData(data);
  view.plot()->replot();
  QCOMPARE(view.plot()->xAxis->range(), QCPRange(1, 2));
  show(view, bars());
  QCOMPARE(view.plot()->xAxis->range(), QCPRange(-0.5, 2.5));
}

void TestPlotInteraction::highlightedPointsAreMarked() {
  const auto rings = [](const PlotView& view) {
    QList<QPointF> found;
    for (int i = 0; i < view.plot()->itemCount(); ++i)
      if (const auto* ring = qobject_cast<QCPItemTracer*>(view.plot()->item(i))) found << ring->position->coords();
    return found;
  };
  PlotView view;
  show(view, sweep());
  QVERIFY(rings(view).isEmpty());
  view.highlight({2, 4});
  QCOMPARE(rings(view), (QList<QPointF>{{2, 2540}, {0, 1500}}));
  view.highlight({});
  QVERIFY(rings(view).isEmpty());
  show(view, bars());
  const double thin = plottables<QCPBars>(view)[1]->pen().widthF();
  view.highlight({1});
  QVERIFY(plottables<QCPBars>(view)[1]->pen().widthF() > thin + 1);
  QCOMPARE(plottables<QCPBars>(view)[0]->pen().widthF(), thin);
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPlotInteraction>(__FILE__);
#include "test_plot_interaction.moc"
