// SPDX-License-Identifier: GPL-3.0-or-later
// The tabs of the plots, their choices, and a second session for comparison.
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "core/files/file_io.h"
#include "format/session_file.h"
#include "gui/results/plots_fixture.h"
#include "gui/window_fixture.h"
#include "plots/plot_actions.h"
#include "plots/plots_panel.h"
#include "plots/range_dialog.h"
#include "result_views/results_table.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using plots::View;
using warpbench::test::PlotsFixture;
using warpbench::test::plotted;
using warpbench::test::someResults;
using warpbench::test::WindowFixture;

class TestPlotsPanel : public QObject {
  Q_OBJECT
 private slots:
  void aSweepOverDecadesIsLogarithmicUntilChosenOtherwise();
  void tabsThatSayNothingAreHidden();
  void aHiddenTabGivesWayToTheFigure();
  void aPlotBehindOthersIsDrawnWhenItIsShown();
  void theBaselineIsRememberedForEachFamily();
  void theCounterIsChosen();
  void aSelectionShowsItsSamples();
  void everyViewIsFreshWhenLookedAt();
  void theMenuHidesASeries();
  void anotherFamilyHidesNothing();
  void theAxesOfARooflineStayLogarithmic();
  void everyChoiceHasANameAndATip();
  void aRightClickOpensTheMenu();
  void rangesAreEnteredByHand();
  void aSessionOfAnotherFamilyIsDrawnOnce();
  void aSecondSessionIsDrawnAndNeverMixed();
  void aSecondSessionThatCannotBeReadChangesNothing();
};

void TestPlotsPanel::tabsThatSayNothingAreHidden() {
  PlotsFixture fixture;
  QVERIFY(!fixture.hasTab(View::Roofline));
  for (const View view : {View::Time, View::Figure, View::Speedup, View::EndToEnd, View::Samples, View::Counters})
    QVERIFY(fixture.hasTab(view));
  fixture.panel.showFamily("matmul");
  QVERIFY(fixture.hasTab(View::Roofline));
}

void TestPlotsPanel::aHiddenTabGivesWayToTheFigure() {
  PlotsFixture fixture;
  fixture.panel.showFamily("matmul");
  fixture.panel.setCurrentView(View::Roofline);
  QCOMPARE(fixture.panel.currentView(), View::Roofline);
  fixture.panel.showFamily("transpose");
  QCOMPARE(fixture.panel.currentView(), View::Figure);
  fixture.panel.setCurrentView(View::Roofline);
  QCOMPARE(fixture.panel.currentView(), View::Figure);
}

void TestPlotsPanel::aPlotBehindOthersIsDrawnWhenItIsShown() {
  PlotsFixture fixture;
  QVERIFY(QTest::qWaitForWindowExposed(&fixture.panel));
  const View front = fixture.panel.currentView();
  const View behind = front == View::Counters ? View::Figure : View::Counters;
  QCustomPlot& plot = *fixture.panel.view(behind)->plot();
  QCustomPlot& shown = *fixture.panel.view(front)->plot();
  QTRY_VERIFY(shown.isVisible());
  int drawn = 0;
  connect(&plot, &QCustomPlot::afterReplot, this, [&] { ++drawn; });
  QSignalSpy inFront(&shown, &QCustomPlot::afterReplot);
  fixture.document.append(plotted("transpose", "coalesced", 3));
  QTRY_VERIFY(!inFront.isEmpty());
  QCOMPARE(drawn, 0);
  fixture.panel.setCurrentIndex(static_cast<int>(behind));
  QTRY_VERIFY(drawn > 0);
  QCOMPARE(fixture.values(behind).size(), 4);
}

void TestPlotsPanel::theBaselineIsRememberedForEachFamily() {
  PlotsFixture fixture;
  fixture.panel.setCurrentView(View::Speedup);
  QComboBox* const baseline = fixture.choice("plots.baseline");
  QCOMPARE(baseline->count(), 3);
  QCOMPARE(baseline->currentData().toString(), "naive");
  QCOMPARE(fixture.values(View::Speedup), (QList<double>{4, 1, 2}));
  QTest::keyClick(baseline, Qt::Key_Up);
  QCOMPARE(baseline->currentData().toString(), "copy");
  QCOMPARE(fixture.values(View::Speedup), (QList<double>{1, 0.25, 0.5}));
  fixture.panel.showFamily("matmul");
  QCOMPARE(baseline->count(), 2);
  QCOMPARE(baseline->currentData().toString(), "naive");
  QCOMPARE(fixture.values(View::Speedup), (QList<double>{1, 2}));
  fixture.panel.showFamily("transpose");
  QCOMPARE(baseline->currentData().toString(), "copy");
  QCOMPARE(fixture.values(View::Speedup), (QList<double>{1, 0.25, 0.5}));
}

void TestPlotsPanel::theCounterIsChosen() {
  PlotsFixture fixture;
  fixture.panel.setCurrentView(View::Counters);
  QCOMPARE(fixture.values(View::Counters), (QList<double>{4, 4, 4}));
  QComboBox* const counter = fixture.choice("plots.counter");
  QTest::keyClick(counter, Qt::Key_End);
  QCOMPARE(counter->currentText(), plots::counterTitle(plots::CounterKind::Lanes));
  QCOMPARE(fixture.values(View::Counters), (QList<double>{16, 16, 16}));
}

void TestPlotsPanel::aSelectionShowsItsSamples() {
  PlotsFixture fixture;
  fixture.panel.setCurrentView(View::Samples);
  const auto variants = [&] {
    QStringList list;
    for (const plots::Series& series : fixture.panel.view(View::Samples)->data().series) list << series.variant;
    return list;
  };
  QCOMPARE(variants(), QStringList{"swizzled"});
  fixture.panel.highlight({0, 1});
  QCOMPARE(variants(), (QStringList{"copy", "naive"}));
  QTest::keyClick(fixture.choice("plots.samples"), Qt::Key_Down);
  QCOMPARE(fixture.panel.view(View::Samples)->data().form, plots::Form::Course);
  QCOMPARE(variants(), (QStringList{"copy", "naive"}));
  fixture.panel.highlight({});
  QCOMPARE(variants(), QStringList{"swizzled"});
}

void TestPlotsPanel::everyViewIsFreshWhenLookedAt() {
  PlotsFixture fixture;
  fixture.panel.setCurrentView(View::Figure);
  QCOMPARE(fixture.values(View::Time).size(), 3);
  fixture.document.append(plotted("transpose", "conflict-free", 3));
  QCOMPARE(fixture.values(View::Time).size(), 4);
  QCOMPARE(fixture.values(View::Speedup).size(), 4);
  // Without a selection, the front one appears by itself.
  const plots::PlotView* front = fixture.panel.view(View::Figure);
  fixture.document.append(plotted("transpose", "vectorised", 3));
  QTRY_COMPARE(front->data().series.size(), std::size_t{5});
}

void TestPlotsPanel::theMenuHidesASeries() {
  PlotsFixture fixture;
  Session sweep = someResults();
  sweep.results.push_back(plotted("transpose", "naive", 9));
  sweep.results.back().parameters.set("width", std::int64_t{1024});
  fixture.document.replace(sweep, {});
  fixture.panel.setCurrentView(View::Time);
  QMenu* const menu = fixture.panel.actions().seriesMenu();
  menu->popup(QPoint());
  QCOMPARE(menu->actions().size(), 3);
  QAction* const naive = menu->actions()[1];
  QCOMPARE(naive->text(), fixture.panel.view(View::Time)->legendRows()[1]);
  QVERIFY(naive->isChecked());
  naive->trigger();
  menu->hide();
  QVERIFY(!fixture.panel.view(View::Time)->isShown(naive->text()));
  menu->popup(QPoint());
  QVERIFY(!menu->actions()[1]->isChecked());
  menu->hide();
  // Bars have labels below, so nothing can be hidden.
  fixture.document.replace(someResults(), {});
  menu->popup(QPoint());
  QCOMPARE(menu->actions().size(), 1);
  QVERIFY(!menu->actions()[0]->isEnabled());
  menu->hide();
}

void TestPlotsPanel::anotherFamilyHidesNothing() {
  PlotsFixture fixture;
  plots::PlotView* const time = fixture.panel.view(View::Time);
  time->setShown("Naive", false);
  fixture.panel.showFamily("transpose");
  QVERIFY(!time->isShown("Naive"));
  fixture.panel.showFamily("matmul");
  QVERIFY(time->isShown("Naive"));
}

void TestPlotsPanel::theAxesOfARooflineStayLogarithmic() {
  PlotsFixture fixture;
  fixture.panel.showFamily("matmul");
  fixture.panel.setCurrentView(View::Roofline);
  QVERIFY(fixture.panel.actions().logarithmicX()->isChecked() && !fixture.panel.actions().logarithmicX()->isEnabled());
  QVERIFY(fixture.panel.actions().logarithmicY()->isChecked() && !fixture.panel.actions().logarithmicY()->isEnabled());
  fixture.panel.setCurrentView(View::Time);
  QVERIFY(!fixture.panel.actions().logarithmicX()->isChecked() && fixture.panel.actions().logarithmicX()->isEnabled());
}

void TestPlotsPanel::aRightClickOpensTheMenu() {
  PlotsFixture fixture;
  QVERIFY(QTest::qWaitForWindowExposed(&fixture.panel));
  fixture.panel.setCurrentView(View::Figure);
  QWidget* const plot = fixture.panel.view(View::Figure)->focusProxy();
  QStringList texts;
  // The menu waits until it is closed.
  QTimer::singleShot(0, &fixture.panel, [&] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu) return;
    for (const QAction* action : menu->actions()) texts << action->text().remove('&');
    menu->close();
  });
  const QPoint place = plot->rect().center();
  QContextMenuEvent event(QContextMenuEvent::Mouse, place, plot->mapToGlobal(place));
  QApplication::sendEvent(plot, &event);
  for (const char* text : {"Logarithmic x axis", "Logarithmic y axis", "Shown series", "Show everything",
                           "Axis ranges...", "Crosshair", "Open in own window"})
    QVERIFY2(texts.contains(text), qPrintable(texts.join(", ")));
}

void TestPlotsPanel::rangesAreEnteredByHand() {
  PlotsFixture fixture;
  fixture.panel.setCurrentView(View::Figure);
  plots::PlotView* const view = fixture.panel.view(View::Figure);
  {
    RangeDialog dialog(*view);
    QVERIFY(!dialog.findChild<QLineEdit*>("ranges.left"));  // bars stand side by side
    auto* top = dialog.findChild<QLineEdit*>("ranges.top");
    auto* bottom = dialog.findChild<QLineEdit*>("ranges.bottom");
    auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QVERIFY(ok->isEnabled());
    for (const char* wrong : {"", "x", "-1", "nan", "inf"}) {
      top->setText(wrong);
      QVERIFY2(!ok->isEnabled(), wrong);
      QVERIFY(!dialog.ranges());
    }
    top->setText("0.75");
    bottom->setText("0.25");
    QVERIFY(ok->isEnabled());
    view->setZoom(dialog.ranges());
    QCOMPARE(view->ranges()->bottom, 0.25);
    QCOMPARE(view->ranges()->top, 0.75);
  }
  view->setLogarithmic(false, true);
  RangeDialog logarithmic(*view);
  logarithmic.findChild<QLineEdit*>("ranges.bottom")->setText("0");
  QVERIFY(!logarithmic.ranges());
  for (QAction* action : fixture.panel.actions().others())
    if (action->text().contains("everything")) action->trigger();
  QVERIFY(!view->state().zoom);
}

void TestPlotsPanel::everyChoiceHasANameAndATip() {
  PlotsFixture fixture;
  for (const View view : {View::Speedup, View::Samples, View::Counters}) {
    fixture.panel.setCurrentView(view);
    const auto* box = fixture.panel.currentWidget()->findChild<QComboBox*>();
    const auto* label = fixture.panel.currentWidget()->findChild<QLabel*>();
    QVERIFY(box->isVisible() && label->isVisible());
    QVERIFY(!box->toolTip().isEmpty());
    QCOMPARE(label->buddy(), box);
    QVERIFY(label->text().contains('&'));
  }
  fixture.panel.setCurrentView(View::Time);
  QVERIFY(!fixture.panel.currentWidget()->findChild<QComboBox*>());
  for (int tab = 0; tab < fixture.panel.count(); ++tab) QVERIFY(!fixture.panel.tabToolTip(tab).isEmpty());
}

void TestPlotsPanel::aSessionOfAnotherFamilyIsDrawnOnce() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("matmul.json"));
  Session session = someResults();
  session.results.removeIf([](const Result& result) { return result.family != "matmul"; });
  // Only the time is known, so it comes to the front.
  for (Result& result : session.results) {
    result.bandwidthGbs.reset();
    result.gflops.reset();
  }
  writeFile(path.toStdString(), toJson(session));

  WindowFixture fixture;
  PlotsPanel& plots = fixture.window.plots();
  QVERIFY(plots.family() != "matmul");
  QCOMPARE(plots.currentView(), View::Figure);
  const QSignalSpy drawn(&plots, &PlotsPanel::shownChanged);
  QVERIFY(fixture.fileWork([&] { fixture.window.open(path); }));
  QCOMPARE(drawn.size(), 1);
  QCOMPARE(plots.family(), "matmul");
  QCOMPARE(plots.currentView(), View::Time);
  QCOMPARE(plots.currentIndex(), static_cast<int>(View::Time));
  QCOMPARE(plots.view(View::Time)->data().series.size(), std::size_t{2});
  QCOMPARE(drawn.size(), 1);
}

void TestPlotsPanel::aSecondSessionIsDrawnAndNeverMixed() {
  const QTemporaryDir folder;
  const auto path = [&](const char* name) { return folder.filePath(QLatin1String(name)); };
  Session other = someResults();
  other.results.resize(2);
  writeFile(path("today.json").toStdString(), toJson(someResults()));
  writeFile(path("monday.json").toStdString(), toJson(other));

  WindowFixture fixture;
  QVERIFY(!fixture.action("End comparison")->isEnabled());
  QVERIFY(fixture.fileWork([&] { fixture.window.open(path("today.json")); }));
  fixture.script.openPath = path("monday.json");
  QVERIFY(fixture.fileWork([&] { fixture.action("Compare with session...")->trigger(); }));
  PlotsPanel& plots = fixture.window.plots();
  QCOMPARE(plots.comparedWith(), "monday.json");
  const auto names = [&] {
    QStringList list;
    for (const plots::Series& series : plots.view(View::Figure)->data().series) list << series.name;
    return list;
  };
  QCOMPARE(names().size(), 5);
  QCOMPARE(names().filter("monday.json").size(), 2);
  QCOMPARE(names().filter("today.json").size(), 3);
  QVERIFY(fixture.session() == someResults());
  QVERIFY(!fixture.window.isWindowModified());
  QVERIFY(fixture.fileWork([&] { fixture.window.workbench().sessions.save(path("again.json")); }));
  QVERIFY(readSession(path("again.json").toStdString()) == someResults());
  QTRY_COMPARE(names().filter("again.json").size(), 3);  // the session has another name now

  // The filter applies to both.
  fixture.window.table().setFilter("naive");
  QTRY_COMPARE(names().size(), 2);
  fixture.window.table().setFilter({});
  QTRY_COMPARE(names().size(), 5);

  QVERIFY(fixture.action("End comparison")->isEnabled());
  fixture.action("End comparison")->trigger();
  QCOMPARE(names().size(), 3);
  QVERIFY(!fixture.action("End comparison")->isEnabled());
}

void TestPlotsPanel::aSecondSessionThatCannotBeReadChangesNothing() {
  const QTemporaryDir folder;
  WindowFixture fixture;
  fixture.script.openPath = folder.filePath("none.json");
  QVERIFY(!fixture.fileWork([&] { fixture.action("Compare with session...")->trigger(); }));
  QCOMPARE(fixture.script.errors.size(), 1);
  QVERIFY(fixture.script.errors[0].contains("none.json"));
  QVERIFY(fixture.window.plots().comparedWith().isEmpty());
  QVERIFY(!fixture.action("End comparison")->isEnabled());
}

void TestPlotsPanel::aSweepOverDecadesIsLogarithmicUntilChosenOtherwise() {
  PlotsFixture fixture;
  Session session;
  session.environment.add({.id = "cuda:0", .name = "NVIDIA H200"});
  const auto at = [](std::int64_t width, double milliseconds) {
    Result result = plotted("transpose", "copy", milliseconds);
    result.parameters.set("width", width);
    return result;
  };
  session.results = {at(32, 1), at(64, 1.0 / 31)};
  fixture.document.replace(session, QStringLiteral("/some/sweep.json"));
  fixture.panel.setCurrentView(View::Figure);
  const plots::PlotView& view = *fixture.panel.view(View::Figure);
  QVERIFY(!view.data().bars());
  QVERIFY(!view.logarithmicY());
  fixture.document.append(at(96, 1.0 / 32));
  QTRY_VERIFY(view.logarithmicY());
  // One click changes it permanently.
  connect(&fixture.panel, &PlotsPanel::axesChosen, &fixture.document, &SessionDocument::setAxes);
  fixture.panel.actions().logarithmicY()->trigger();
  QVERIFY(!view.logarithmicY());
  fixture.document.append(at(128, 1.0 / 64));
  QTRY_COMPARE(view.data().series[0].points.size(), std::size_t{4});
  QVERIFY(!view.logarithmicY());
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPlotsPanel>(__FILE__);
#include "test_plots_panel.moc"
