// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QToolTip>

#include "plots/view_fixture.h"
#include "test_registry.h"
#include "text/point_text.h"

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
  void theSlidersPlaceIsMarked();
  void aPersonsColourIsDrawn();
  void aBoxIsZoomedTo();
  void aBoxOverBarsZoomsTheirHeight();
  void aPanAndAZoomEndWhereTheAxisDoes();
  void aZoomIsPartOfTheState();
  void aZoomIsEnteredAndUndone();
  void theCrosshairReadsAllSeries();
  void notesAreSummedUpAndReadWhole();
};

namespace {

/// Presses, moves and releases, like a mouse.
void drag(PlotView& view, QPoint from, QPoint to, Qt::KeyboardModifiers modifiers) {
  QTest::mousePress(view.plot(), Qt::LeftButton, modifiers, from);
  for (const QPoint& way : {(from + to) / 2, to}) {
    QMouseEvent move(QEvent::MouseMove, way, view.plot()->mapToGlobal(way), Qt::LeftButton, Qt::LeftButton, modifiers);
    QApplication::sendEvent(view.plot(), &move);
  }
  QTest::mouseRelease(view.plot(), Qt::LeftButton, modifiers, to);
}

void hover(PlotView& view, QPoint pixel) {
  QMouseEvent move(QEvent::MouseMove, pixel, view.plot()->mapToGlobal(pixel), Qt::NoButton, Qt::NoButton, {});
  QApplication::sendEvent(view.plot(), &move);
}

}  // namespace

void TestPlotInteraction::aClickGivesTheResult() {
  PlotView view;
  show(view, sweep());
  QSignalSpy clicked(&view, &PlotView::resultClicked);
  QTest::mouseClick(view.plot(), Qt::LeftButton, {}, pixelOf(view, 2, 2540) + QPoint(3, -2));
  QCOMPARE(clicked.size(), 1);
  QCOMPARE(clicked[0][0].value<std::size_t>(), 2u);
  QVERIFY(!clicked[0][1].toBool());
  QTest::mouseClick(view.plot(), Qt::LeftButton, Qt::ControlModifier, pixelOf(view, 4, 1400));
  QCOMPARE(clicked.size(), 2);
  QCOMPARE(clicked[1][0].value<std::size_t>(), 5u);
  QVERIFY(clicked[1][1].toBool());  // with Ctrl it is added to the others
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
  // The point follows the mouse and is under it at the end.
  const QPoint start = pixelOf(view, 2, 2540);
  const QPoint end = start - QPoint(80, 0);
  const QCPRange before = view.plot()->xAxis->range();
  QTest::mousePress(view.plot(), Qt::LeftButton, {}, start);
  QMouseEvent move(QEvent::MouseMove, end, view.plot()->mapToGlobal(end), Qt::LeftButton, Qt::LeftButton, {});
  QApplication::sendEvent(view.plot(), &move);
  QTest::mouseRelease(view.plot(), Qt::LeftButton, {}, end);
  QCOMPARE(clicked.size(), 0);
  QVERIFY(view.plot()->xAxis->range().lower > before.lower);
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

void TestPlotInteraction::theSlidersPlaceIsMarked() {
  PlotView view;
  show(view, sweep());
  const auto count = [&] {
    int lines = 0, rings = 0;
    for (int i = 0; i < view.plot()->itemCount(); ++i) {
      if (auto* line = qobject_cast<QCPItemLine*>(view.plot()->item(i)); line && line->start->coords().x() == 4)
        lines += line->end->coords().x() == 4;
      if (auto* ring = qobject_cast<QCPItemTracer*>(view.plot()->item(i)); ring && ring->position->coords().x() == 4)
        ++rings;
    }
    return std::pair(lines, rings);
  };
  QCOMPARE(count(), std::pair(0, 0));
  view.setPosition(4);
  QCOMPARE(count(), std::pair(1, 2));  // both series have a point there
  view.setShown(view.legendRows().front(), false);
  QCOMPARE(count(), std::pair(1, 1));
  view.setPosition({});
  QCOMPARE(count(), std::pair(0, 0));
  view.setPosition(4);
  show(view, bars());
  QCOMPARE(count().second, 0);
}

void TestPlotInteraction::aPersonsColourIsDrawn() {
  PlotData data = sweep();
  data.series[0].colour = "#102030";
  PlotView view;
  show(view, data);
  QCOMPARE(plottables<QCPGraph>(view).front()->pen().color(), QColor(16, 32, 48));
  data = bars();
  data.series[1].colour = "#ff0000";
  show(view, data);
  QCOMPARE(plottables<QCPBars>(view)[1]->brush().color(), QColor(255, 0, 0));
}

void TestPlotInteraction::aBoxIsZoomedTo() {
  PlotView view;
  show(view, sweep());
  QSignalSpy clicked(&view, &PlotView::resultClicked);
  const QCPRange before = view.plot()->xAxis->range();
  const auto coords = [&](QPoint pixel) {
    return QPointF(view.plot()->xAxis->pixelToCoord(pixel.x()), view.plot()->yAxis->pixelToCoord(pixel.y()));
  };
  const QRect axes = view.plot()->axisRect()->rect();
  const QPoint from = axes.topLeft() + QPoint(axes.width() / 4, axes.height() / 4);
  const QPoint to = axes.topLeft() + QPoint(axes.width() / 2, axes.height() / 2);
  const QPointF upperLeft = coords(from);
  const QPointF lowerRight = coords(to);
  drag(view, from, to, Qt::ShiftModifier);
  QVERIFY(qAbs(view.plot()->xAxis->range().lower - upperLeft.x()) < 0.01 * before.size());
  QVERIFY(qAbs(view.plot()->xAxis->range().upper - lowerRight.x()) < 0.01 * before.size());
  QVERIFY(view.plot()->yAxis->range().upper < upperLeft.y() * 1.01);
  QCOMPARE(clicked.size(), 0);
  // Without the key it is a pan again, which changes no scale.
  const double size = view.plot()->xAxis->range().size();
  const double left = view.plot()->xAxis->range().lower;
  drag(view, from, to, {});
  QVERIFY(qAbs(view.plot()->xAxis->range().size() - size) < 1e-9);
  QVERIFY(view.plot()->xAxis->range().lower < left);
}

void TestPlotInteraction::aBoxOverBarsZoomsTheirHeight() {
  PlotView view;
  show(view, bars());
  const QCPRange x = view.plot()->xAxis->range();
  const double height = view.plot()->yAxis->range().size();
  const QRect axes = view.plot()->axisRect()->rect();
  drag(view, axes.center(), axes.center() + QPoint(axes.width() / 5, axes.height() / 4), Qt::ShiftModifier);
  QCOMPARE(view.plot()->xAxis->range(), x);
  QVERIFY(view.plot()->yAxis->range().size() < height / 3);
}

void TestPlotInteraction::aPanAndAZoomEndWhereTheAxisDoes() {
  PlotView view;
  show(view, sweep());
  const QCPRange all = view.plot()->xAxis->range();
  // Wider labels of y leave less space for x.
  const auto isAtItsEnd = [&] {
    return qAbs(view.plot()->xAxis->range().lower - std::min(0.0, all.lower)) < 0.001 * all.size();
  };
  const QRect axes = view.plot()->axisRect()->rect();
  // By half of the visible range to the right and up: below 0 there is nothing.
  const QPoint way(axes.width() / 2, -axes.height() / 2);
  drag(view, axes.center(), axes.center() + way, {});
  QVERIFY(isAtItsEnd());
  QVERIFY(qAbs(view.plot()->xAxis->range().size() - all.size()) < 1e-9 * all.size());
  QVERIFY(view.plot()->yAxis->range().lower >= 0);
  const QPoint up(0, -axes.height() / 2), down(0, axes.height() / 2);
  drag(view, axes.center(), axes.center() + up, {});
  QCOMPARE(view.plot()->yAxis->range().lower, 0.0);
  drag(view, axes.center(), axes.center() + down, {});
  QVERIFY(view.plot()->yAxis->range().lower > 0);
  for (int i = 0; i < 5; ++i) QTest::keyClick(view.plot(), Qt::Key_Minus);
  QVERIFY(isAtItsEnd());
  QCOMPARE(view.plot()->yAxis->range().lower, 0.0);
  QVERIFY(view.plot()->xAxis->range().upper > all.upper);
  // Values entered by hand are shown unchanged.
  view.setZoom(ViewState::Ranges{-5, 3, -10, 20});
  QCOMPARE(view.plot()->xAxis->range(), QCPRange(-5, 3));
  QVERIFY(view.state().zoom == (ViewState::Ranges{-5, 3, -10, 20}));
}

void TestPlotInteraction::aZoomIsPartOfTheState() {
  PlotView view;
  show(view, sweep());
  QVERIFY(!view.state().zoom);
  view.plot()->xAxis->setRange(1, 2);
  view.plot()->yAxis->setRange(100, 300);
  QVERIFY(view.state().zoom == (ViewState::Ranges{1, 2, 100, 300}));
  // A picture applies the state before it has data.
  PlotView picture;
  picture.setState(view.state());
  picture.setData(view.data());
  picture.plot()->replot();
  QCOMPARE(picture.plot()->xAxis->range(), QCPRange(1, 2));
  QCOMPARE(picture.plot()->yAxis->range(), QCPRange(100, 300));
}

void TestPlotInteraction::aZoomIsEnteredAndUndone() {
  PlotView view;
  show(view, sweep());
  const auto all = view.ranges();
  QVERIFY(all.has_value());
  view.setZoom(ViewState::Ranges{1, 3, 10, 20});
  QCOMPARE(view.plot()->yAxis->range(), QCPRange(10, 20));
  QVERIFY(view.state().zoom == view.ranges());
  view.setZoom({});
  view.plot()->replot();  // the ticks' labels are as wide as before again
  QCOMPARE(view.ranges()->top, all->top);
  QCOMPARE(view.ranges()->right, all->right);
  QVERIFY(!view.state().zoom);
  PlotView empty;
  show(empty, PlotData());
  QVERIFY(!empty.ranges());
}

void TestPlotInteraction::theCrosshairReadsAllSeries() {
  const auto lines = [](const PlotView& view) { return view.plot()->findChildren<QCPItemStraightLine*>().size(); };
  PlotView view;
  show(view, sweep());
  const QPoint between = pixelOf(view, 2, 2000) + QPoint(4, 0);
  hover(view, between);
  QCOMPARE(lines(view), 0);
  view.setCrosshair(true);
  hover(view, between);
  const auto* line = view.plot()->findChild<QCPItemStraightLine*>();
  QVERIFY(line);
  QCOMPARE(line->point1->coords().x(), 2.0);
  const QString read = readingText(view.data(), 2);
  QVERIFY2(read.contains("2540 GB/s"), qPrintable(read));
  QVERIFY2(!read.contains("1400 GB/s"), qPrintable(read));  // it is at 4
  QCOMPARE(readingText(view.data(), 4).count("GB/s"), 2);
  hover(view, QPoint(2, 2));  // outside of the axes
  QCOMPARE(lines(view), 0);
  hover(view, between);
  view.setCrosshair(false);
  QCOMPARE(lines(view), 0);
  show(view, bars());
  view.setCrosshair(true);
  hover(view, view.plot()->axisRect()->rect().center());
  QCOMPARE(lines(view), 0);
}

void TestPlotInteraction::notesAreSummedUpAndReadWhole() {
  PlotData data = sweep();
  data.notes = {"copy: counts estimated from some of the blocks", "naive: failed: out of memory", "tiled: wrong"};
  const auto texts = [](const PlotView& view) {
    QStringList all;
    for (const auto* text : view.plot()->findChildren<QCPTextElement*>()) all << text->text();
    return all.join("|");
  };
  PlotView view;
  show(view, data);
  QVERIFY(texts(view).contains(data.notes.join('\n')));
  view.setBriefNotes(true);
  view.plot()->replot();
  QVERIFY2(texts(view).contains("Notes: 3 (copy: counts estimated"), qPrintable(texts(view)));
  QVERIFY(!texts(view).contains("out of memory"));
  for (const auto* text : view.plot()->findChildren<QCPTextElement*>())
    if (text->text().startsWith("Notes")) hover(view, text->outerRect().center());
  QTRY_VERIFY2(QToolTip::text().contains("naive: failed: out of memory"), qPrintable(QToolTip::text()));
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPlotInteraction>(__FILE__);
#include "test_plot_interaction.moc"
