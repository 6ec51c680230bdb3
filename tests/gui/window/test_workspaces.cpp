// SPDX-License-Identifier: GPL-3.0-or-later
// Each workspace shows the panels of one task, and the plot gets the remaining space.
#include <QComboBox>
#include <QDockWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <cmath>

#include "draw/plot_view.h"
#include "gui/fake_worker.h"
#include "gui/window/language_fixture.h"
#include "gui/window_fixture.h"
#include "lesson/lesson_library.h"
#include "lessons/lesson_mode.h"
#include "plots/plots_panel.h"
#include "result_views/results_table.h"
#include "settings/language.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::fakeWorker;
using warpbench::test::WindowFixture;

namespace {

constexpr QSize kUsual(1280, 800);

/// Share of the window's area in percent, for the plot alone, without its tabs.
double shareOfThePlot(const MainWindow& window) {
  const QWidget& plot = *window.plots().view(plots::View::Figure);
  return 100.0 * plot.width() * plot.height() / (window.width() * window.height());
}

bool isWhole(const QWidget& widget) {
  return widget.isVisible() && widget.visibleRegion().boundingRect() == widget.rect();
}

QStringList shownDocks(const MainWindow& window) {
  QStringList names;
  for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
    if (dock->isVisible()) names << dock->objectName();
  names.sort();
  return names;
}

void settle() { QTest::qWait(50); }

}  // namespace

class TestWorkspaces : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() { applyLanguage(QStringLiteral("en")); }

  void thePlotHasMostOfANewWindow() {
    WindowFixture fixture;
    fixture.window.resize(kUsual);
    test::runSmallTranspose(fixture);
    settle();
    QTRY_VERIFY(shareOfThePlot(fixture.window) >= 55);
    qInfo("the plot has %.1f %% of the window", shareOfThePlot(fixture.window));
    QCOMPARE(fixture.window.size(), kUsual);
  }

  void withTheSourceOpenThePlotHasAQuarter_data() {
    QTest::addColumn<QString>("action");
    QTest::newRow("opened beside what is there") << "Source";
    QTest::newRow("in the workspace for code") << "Code";
  }
  void withTheSourceOpenThePlotHasAQuarter() {
    QFETCH(const QString, action);
    WindowFixture fixture;
    fixture.window.resize(kUsual);
    test::runSmallTranspose(fixture);
    fixture.action(action)->trigger();
    settle();
    QTRY_VERIFY(isWhole(*fixture.field<QDockWidget>("dock.source")));
    QTRY_VERIFY(shareOfThePlot(fixture.window) >= 25);
    qInfo("the plot has %.1f %% of the window", shareOfThePlot(fixture.window));
    QCOMPARE(fixture.window.size(), kUsual);
  }

  void runStopDeviceAndProgressAreAlwaysInSight_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const Language& each : languages())
      for (const QSize size : {kUsual, QSize(1024, 700)})
        QTest::addRow("%s, %d", qPrintable(each.code), size.width()) << QString(each.code) << size;
  }
  void runStopDeviceAndProgressAreAlwaysInSight() {
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    WindowFixture fixture(fakeWorker());
    test::choose(fixture.window, language);
    fixture.window.resize(size);
    fixture.field<QProgressBar>("progress")->show();
    for (const WindowMode mode : {WindowMode::Measure, WindowMode::Explain, WindowMode::Code}) {
      fixture.window.content().workspaces().choose(mode);
      settle();
      QCOMPARE(fixture.window.size(), size);
      const auto* const bar = fixture.field<QToolBar>("toolbar");
      const auto* const more = bar->findChild<QToolButton*>("qt_toolbar_ext_button");
      QVERIFY(!more->isVisible());
      for (const QWidget* each :
           std::initializer_list<QWidget*>{fixture.field<QPushButton>("run"), fixture.field<QPushButton>("stop"),
                                           fixture.field<QComboBox>("device"), fixture.field<QComboBox>("family"),
                                           fixture.field<QProgressBar>("progress")})
        QTRY_VERIFY2(isWhole(*each) && each->width() >= each->minimumSizeHint().width(),
                     qPrintable(each->objectName()));
    }
  }

  void eachWorkspaceShowsItsPanels() {
    WindowFixture fixture(fakeWorker());
    const auto& actions = fixture.window.content().workspaces().actions();
    QCOMPARE(shownDocks(fixture.window), QStringList({"dock.experiment", "dock.results"}));
    actions[1]->trigger();
    QCOMPARE(shownDocks(fixture.window), QStringList({"dock.results", "dock.why"}));
    actions[2]->trigger();
    QCOMPARE(shownDocks(fixture.window), QStringList({"dock.source"}));
    QVERIFY(actions[2]->isChecked() && !actions[1]->isChecked());
    QCOMPARE(actions[0]->shortcut(), QKeySequence("Ctrl+1"));
    actions[0]->trigger();
    QCOMPARE(shownDocks(fixture.window), QStringList({"dock.experiment", "dock.results"}));
  }

  void theTableFoldsAway() {
    WindowFixture fixture(fakeWorker());
    fixture.window.resize(kUsual);
    settle();
    const double before = shareOfThePlot(fixture.window);
    QAction* const fold = fixture.field<QDockWidget>("dock.results")->toggleViewAction();
    QCOMPARE(fold->shortcut(), QKeySequence("Ctrl+T"));
    fold->trigger();
    settle();
    QTRY_VERIFY(shareOfThePlot(fixture.window) > before + 5);
    fold->trigger();
    settle();
    QTRY_VERIFY(std::abs(shareOfThePlot(fixture.window) - before) < 1);
  }

  void aWorkspaceIsAsItWasLeft() {
    const test::SettingsFolder settings;
    for (const bool again : {false, true}) {
      WindowFixture fixture(fakeWorker());
      fixture.window.rememberLayout();
      const auto& actions = fixture.window.content().workspaces().actions();
      if (again) {
        QVERIFY(actions[1]->isChecked());
        QCOMPARE(shownDocks(fixture.window), QStringList({"dock.results", "dock.why"}));
      }
      actions[0]->trigger();
      QCOMPARE(fixture.field<QDockWidget>("dock.results")->isVisible(), !again);
      fixture.field<QDockWidget>("dock.results")->close();
      actions[1]->trigger();
      QVERIFY(fixture.field<QDockWidget>("dock.results")->isVisible());
      actions[0]->trigger();
      QCOMPARE(shownDocks(fixture.window), QStringList({"dock.experiment"}));
      actions[1]->trigger();
      fixture.window.close();
    }
  }

  void anotherLanguageKeepsTheWorkspaces() {
    WindowFixture fixture(fakeWorker());
    fixture.field<QDockWidget>("dock.results")->close();
    fixture.window.content().workspaces().actions()[2]->trigger();
    test::choose(fixture.window, QStringLiteral("it"));
    const auto& actions = fixture.window.content().workspaces().actions();
    QVERIFY(actions[2]->isChecked());
    QCOMPARE(shownDocks(fixture.window), QStringList({"dock.source"}));
    actions[0]->trigger();
    QCOMPARE(shownDocks(fixture.window), QStringList({"dock.experiment"}));
  }

  void aLessonStaysOpenWhileAnotherModeIsInFront() {
    WindowFixture fixture(fakeWorker());
    const auto& actions = fixture.window.content().workspaces().actions();
    fixture.window.lessons().open(shippedLessons().front());
    QVERIFY(actions[4]->isChecked());
    QCOMPARE(actions[4]->shortcut(), QKeySequence("Ctrl+5"));
    QVERIFY(fixture.field<QWidget>("lesson.page")->isVisible());
    QVERIFY(!fixture.field<QToolBar>("toolbar")->isVisible());
    QCOMPARE(shownDocks(fixture.window), QStringList());
    QVERIFY(!fixture.field<QDockWidget>("dock.results")->toggleViewAction()->isEnabled());
    actions[0]->trigger();
    QVERIFY(!fixture.field<QWidget>("lesson.page")->isVisible());
    QVERIFY(fixture.field<QToolBar>("toolbar")->isVisible());
    QCOMPARE(shownDocks(fixture.window), QStringList({"dock.experiment", "dock.results"}));
    QVERIFY(fixture.field<QDockWidget>("dock.results")->toggleViewAction()->isEnabled());
    QVERIFY(fixture.window.lessons().player().isOpen() && !fixture.window.lessons().inFront());
    actions[4]->trigger();
    QVERIFY(fixture.field<QWidget>("lesson.page")->isVisible() && fixture.window.lessons().inFront());
    fixture.window.lessons().close();
    QVERIFY(fixture.field<QWidget>("lessons.list")->isVisible());
    QVERIFY(!fixture.field<QWidget>("lesson.page")->isVisible());
  }

  void pagesAreRememberedAsModesAre() {
    const test::SettingsFolder settings;
    for (const bool again : {false, true}) {
      WindowFixture fixture(fakeWorker());
      fixture.window.rememberLayout();
      const auto& actions = fixture.window.content().workspaces().actions();
      QCOMPARE(fixture.field<QWidget>("lessons.list")->isVisible(), again);
      QCOMPARE(fixture.field<QWidget>("plots")->isVisible(), !again);
      actions[3]->trigger();
      QVERIFY(fixture.field<QWidget>("programs.open")->isVisible());
      actions[4]->trigger();
      fixture.window.close();
    }
  }

  void theEditorHasTheWidthOfTheSourceInALowWindow() {
    WindowFixture fixture(fakeWorker());
    fixture.window.resize(1024, 700);
    fixture.window.content().workspaces().actions()[2]->trigger();
    settle();
    const auto* const all = fixture.field<QDockWidget>("dock.source");
    QTRY_VERIFY(fixture.field<QWidget>("source.code")->width() >= all->width() * 9 / 10);
  }

  void tabGoesThroughTheBarsInTheirOrder() {
    WindowFixture fixture(fakeWorker());
    fixture.window.activateWindow();
    auto* const modes = fixture.field<QToolBar>("modes");
    modes->widgetForAction(modes->actions().front())->setFocus(Qt::TabFocusReason);
    const auto follow = [&](const QToolBar& bar, int controls, int (QPoint::*place)() const) {
      int last = -1;
      for (int i = 0; i < controls; ++i) {
        const QWidget* const focus = fixture.window.focusWidget();
        QVERIFY2(bar.isAncestorOf(focus), qPrintable(focus->objectName()));
        const int here = (focus->mapTo(&bar, focus->rect().center()).*place)();
        QVERIFY2(here > last, qPrintable(focus->objectName()));
        last = here;
        QTest::keyClick(fixture.window.focusWidget(), Qt::Key_Tab);
      }
    };
    follow(*modes, static_cast<int>(modes->actions().size()), &QPoint::y);
    follow(*fixture.field<QToolBar>("toolbar"), 4, &QPoint::x);
  }

  void allViewsHaveTheirTabsInALowWindow_data() {
    QTest::addColumn<QString>("language");
    for (const Language& each : languages()) QTest::newRow(each.code.latin1()) << QString(each.code);
  }
  void allViewsHaveTheirTabsInALowWindow() {
    QFETCH(const QString, language);
    WindowFixture fixture;
    test::choose(fixture.window, language);
    fixture.window.resize(1024, 700);
    test::runSmallTranspose(fixture);
    settle();
    for (const auto* button : fixture.window.plots().tabBar()->findChildren<QToolButton*>())
      QTRY_VERIFY(!button->isVisible());
  }

  void reasonsForNotRunningAreReadWithoutThePanel() {
    WindowFixture fixture(fakeWorker());
    fixture.field<QDockWidget>("dock.experiment")->close();
    fixture.field<QToolButton>("variants.none")->click();
    const auto* const run = fixture.field<QPushButton>("run");
    QVERIFY(!run->isEnabled());
    QCOMPARE(run->toolTip(), QString("Choose at least one variant"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestWorkspaces>(__FILE__);
#include "test_workspaces.moc"
