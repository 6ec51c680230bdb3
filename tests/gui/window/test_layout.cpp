// SPDX-License-Identifier: GPL-3.0-or-later
// The docks keep the sizes that the user gave them, in another language and after the window was small for a while.
#include <QAction>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMap>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QTest>
#include <QToolBar>
#include <QWindow>
#include <cstdlib>

#include "gui/fake_worker.h"
#include "gui/run/copies_fixture.h"
#include "gui/text_fit.h"
#include "gui/window/language_fixture.h"
#include "plots/plots_panel.h"
#include "result_views/results_table.h"
#include "result_views/why_panel.h"
#include "settings/appearance.h"
#include "settings/language.h"
#include "test_registry.h"
#include "widgets/screen_fit.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::choose;
using warpbench::test::FakeDialogs;
using warpbench::test::fakeWorker;
using warpbench::test::kPatienceMs;
using warpbench::test::WindowFixture;

namespace {

QMap<QString, QSize> dockSizes(const MainWindow& window) {
  QMap<QString, QSize> sizes;
  for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
    if (dock->isVisible() && window.rect().contains(dock->geometry().center()))
      sizes[dock->objectName()] = dock->size();  // none covers it
  return sizes;
}

/// Drags the edge at `from` in the window, like a user.
void drag(MainWindow& window, QPoint from, QPoint by) {
  QWindow* handle = window.windowHandle();
  QTest::mousePress(handle, Qt::LeftButton, {}, from);
  QTest::mouseMove(handle, from + by / 2);
  QTest::mouseMove(handle, from + by);
  QTest::mouseRelease(handle, Qt::LeftButton, {}, from + by);
  QCoreApplication::processEvents();
}

void dragDocks(WindowFixture& fixture) {
  const auto* experiment = fixture.field<QDockWidget>("dock.experiment");
  const auto* why = fixture.field<QDockWidget>("dock.why");
  fixture.field<QDockWidget>("dock.why")->show();
  QTest::qWait(50);  // a layout settles
  const int before = experiment->width();
  drag(fixture.window, experiment->geometry().center() + QPoint(experiment->width() / 2 + 3, 0), {60, 0});
  QCOMPARE(experiment->width(), before + 60);
  const int beside = why->width();
  drag(fixture.window, why->geometry().center() - QPoint(why->width() / 2 + 2, 0), {40, 0});
  QCOMPARE(why->width(), beside - 40);
}

}  // namespace

class TestLayout : public QObject {
  Q_OBJECT

 private slots:
  void aDockThatIsShownIsInFront();
  void aThemeSetBeforeTheWindowIsSeenLeavesTheDocksWide();
  void aKernelOfOnesOwnLeavesTheWindowItsSize_data();
  void aKernelOfOnesOwnLeavesTheWindowItsSize();
  void aWindowThatHasNoRoomFillsTheScreen() {
    const QSize room = QGuiApplication::primaryScreen()->availableSize();
    QWidget small;
    resizeWithinScreen(small, room - QSize(100, 100));
    QCOMPARE(small.size(), room - QSize(100, 100));
    QVERIFY(!small.isMaximized());
    // As large as the screen, it would hide its last line behind the screen's edge, because the frame needs space too.
    QWidget large;
    resizeWithinScreen(large, room);
    QVERIFY(large.width() < room.width() && large.height() < room.height());
    QVERIFY(large.isMaximized());
  }

  void cleanup() { applyLanguage(QStringLiteral("en")); }

  void theLayoutIsTheSameInEveryLanguage_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("1280x800") << QSize(1280, 800);
    QTest::newRow("1440x900") << QSize(1440, 900);
  }
  void theLayoutIsTheSameInEveryLanguage() {
    QFETCH(const QSize, size);
    WindowFixture fixture(fakeWorker());
    MainWindow& window = fixture.window;
    window.resize(size);
    dragDocks(fixture);
    // The names of the modes are as wide as the language makes them; the plot and the table give them room.
    const auto sizes = [&] {
      const QSize modes(fixture.field<QToolBar>("modes")->width(), 0);
      QMap<QString, QSize> all = dockSizes(window);
      all["dock.results"] += modes;
      all["plots"] = window.plots().size() + modes;
      return all;
    };
    const QMap<QString, QSize> before = sizes();
    QCOMPARE(before.size(), 4);
    QVERIFY(before["plots"].width() > 300);
    for (const char* code : {"sr", "it", "es", "hu", "en"}) {
      choose(window, QLatin1String(code));
      QTest::qWait(50);  // a layout settles
      QCOMPARE(window.size(), size);
      QCOMPARE(sizes(), before);
    }
  }

  void theTableOfANewWindowHasRowsAndThePlotIsLarge_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("plot");  // pixels of its height
    QTest::addColumn<int>("rows");
    QTest::newRow("1440x900") << QSize(1440, 900) << 660 << 2;
    QTest::newRow("1280x800") << QSize(1280, 800) << 570 << 2;
    QTest::newRow("1024x700") << QSize(1024, 700) << 480 << 2;
    QTest::newRow("960x600") << QSize(960, 600) << 400 << 2;
  }
  void theTableOfANewWindowHasRowsAndThePlotIsLarge() {
    QFETCH(const QSize, size);
    QFETCH(const int, plot);
    QFETCH(const int, rows);
    WindowFixture fixture;
    fixture.window.resize(size);
    test::runSmallTranspose(fixture);
    const ResultsTable& table = fixture.window.table();
    QTRY_VERIFY(table.viewport()->height() >= rows * table.rowHeight(0));
    QVERIFY2(fixture.window.plots().height() >= plot, qPrintable(QString::number(fixture.window.plots().height())));
    QCOMPARE(fixture.window.size(), size);
  }

  void onALowScreenRunCanBePressed_data() {
    QTest::addColumn<QString>("language");
    for (const Language& each : languages()) QTest::newRow(each.code.latin1()) << QString(each.code);
  }
  void onALowScreenRunCanBePressed() {
    QFETCH(const QString, language);
    WindowFixture fixture;
    test::choose(fixture.window, language);
    QVERIFY(fixture.window.experiment().chooseDevice("recorded:nvidia-h200"));
    constexpr int kHeight = 402;  // pixels, of a screen of 450 with a frame
    fixture.window.resize(1024, kHeight);
    QTest::qWait(50);  // a layout settles
    QCOMPARE(fixture.window.height(), kHeight);
    const auto* const run = fixture.field<QPushButton>("run");
    const QRect place(run->mapTo(&fixture.window, QPoint()), run->size());
    QVERIFY(fixture.window.rect().contains(place));
    QVERIFY(run->height() >= run->fontMetrics().height());
    QVERIFY(run->visibleRegion().boundingRect() == run->rect());
  }

  void reasonsAreReadWithoutPushingThemAside_data() {
    QTest::addColumn<QString>("language");
    for (const Language& each : languages()) QTest::newRow(each.code.latin1()) << QString(each.code);
  }
  void reasonsAreReadWithoutPushingThemAside() {
    QFETCH(const QString, language);
    WindowFixture fixture;
    test::choose(fixture.window, language);
    fixture.window.resize(960, 600);
    test::runSmallTranspose(fixture);
    fixture.window.content().workspaces().actions()[1]->trigger();
    auto* const why = fixture.field<WhyPanel>("why");
    for (const char* button : {"why.turn", "why.count"}) fixture.field<QPushButton>(button)->show();
    QTRY_VERIFY(!why->horizontalScrollBar()->isVisible());
    QVERIFY(why->isVisible());
    QVERIFY2(fixture.window.plots().width() >= 420, qPrintable(QString::number(fixture.window.plots().width())));
    QCOMPARE(fixture.window.size(), QSize(960, 600));
  }

  void aLowWindowThatIsEnlargedHasATableOfItsSize() {
    WindowFixture low(fakeWorker()), high(fakeWorker());
    low.window.resize(960, 600);
    high.window.resize(1280, 800);
    QCoreApplication::processEvents();
    const auto heightOf = [](const WindowFixture& fixture) {
      return fixture.field<QDockWidget>("dock.results")->height();
    };
    QVERIFY(heightOf(low) < heightOf(high));
    // In between, another dock is widened.
    const QRect experiment = low.field<QDockWidget>("dock.experiment")->geometry();
    drag(low.window, QPoint(experiment.right() + 3, experiment.center().y()), {20, 0});
    QCOMPARE(low.field<QDockWidget>("dock.experiment")->width(), experiment.width() + 20);
    low.window.resize(1280, 800);
    QTRY_VERIFY(std::abs(heightOf(low) - heightOf(high)) <= 3);  // pixels, rounded
  }

  // Its dock shares its area with one that it covers.
  void theTableCanBeMadeHigher() {
    WindowFixture fixture(fakeWorker());
    fixture.window.resize(1280, 800);
    QCoreApplication::processEvents();
    const auto* results = fixture.field<QDockWidget>("dock.results");
    const int before = results->height();
    const QRect place = results->geometry();
    drag(fixture.window, QPoint(place.center().x(), place.top() - 3), {0, -80});
    QCOMPARE(results->height(), before + 80);
  }

  void shrinkingAndEnlargingKeepsTheLayout() {
    WindowFixture fixture(fakeWorker());
    MainWindow& window = fixture.window;
    window.resize(1440, 900);
    dragDocks(fixture);
    const int experiment = fixture.field<QDockWidget>("dock.experiment")->width();
    const int why = fixture.field<QDockWidget>("dock.why")->width();
    const int plots = window.plots().width();
    for (const QSize& small : {QSize(1024, 700), QSize(800, 600), QSize(1100, 800)}) {
      window.resize(small);
      QTest::qWait(50);
      window.resize(1440, 900);
      QTest::qWait(50);
      constexpr int kRounded = 6;  // pixels; Qt adds a little each time
      const auto near = [](int one, int other) { return std::abs(one - other) <= kRounded; };
      QVERIFY(near(fixture.field<QDockWidget>("dock.experiment")->width(), experiment));
      QVERIFY(near(fixture.field<QDockWidget>("dock.why")->width(), why));
      QVERIFY(near(window.plots().width(), plots));
    }
  }
};

void TestLayout::aThemeSetBeforeTheWindowIsSeenLeavesTheDocksWide() {
  const auto widthOfTheExperiment = [](bool themed) {
    FakeDialogs::Script script;
    MainWindow window(fakeWorker(), std::make_unique<FakeDialogs>(script));
    if (themed) applyTheme(ThemeChoice::Dark);
    window.show();
    QTest::qWait(50);  // a layout settles
    return window.findChild<QDockWidget*>("dock.experiment")->width();
  };
  applyTheme(ThemeChoice::Light);
  const int width = widthOfTheExperiment(false);
  QVERIFY(width > 200);
  QCOMPARE(widthOfTheExperiment(true), width);
  applyTheme(ThemeChoice::Light);
}

void TestLayout::aKernelOfOnesOwnLeavesTheWindowItsSize_data() {
  QTest::addColumn<QString>("language");
  for (const Language& each : languages()) QTest::newRow(each.code.latin1()) << QString(each.code);
}

void TestLayout::aKernelOfOnesOwnLeavesTheWindowItsSize() {
  QFETCH(const QString, language);
  applyLanguage(language);
  test::CopiesFixture test;
  constexpr QSize kSmall(1024, 700);
  test.window.resize(kSmall);
  test.window.content().workspaces().actions()[2]->trigger();
  test.check({});
  test.source().showKernel("transpose", "conflict-free");
  test.code().insertAt("// one\n", 0, 0);
  QVERIFY(test.run());
  test.code().insertAt("// two\n", 0, 0);  // so there is an earlier version
  test.field<QAction>("source.block")->setChecked(true);
  auto* const name = test.field<QLineEdit>("source.name");
  name->setText("unpadded");
  emit name->editingFinished();
  QCOMPARE(test.shown(), std::string("conflict-free@unpadded"));
  QTest::qWait(50);  // a layout settles
  QVERIFY(name->isVisible());
  QCOMPARE(test.window.size(), kSmall);
  QVERIFY2(test.window.minimumSizeHint().width() <= kSmall.width(),
           qPrintable(QString::number(test.window.minimumSizeHint().width())));
  for (const QWidget* each : test.source().findChildren<QWidget*>())
    if (each->isVisible() && each->objectName().startsWith("source.") && !test::scrolls(each, &test.source()))
      QVERIFY2(test.source().rect().contains(QRect(each->mapTo(&test.source(), QPoint()), each->size())),
               qPrintable(each->objectName()));
}

void TestLayout::aDockThatIsShownIsInFront() {
  WindowFixture fixture(fakeWorker());
  const auto seen = [&](const QDockWidget* dock) { return fixture.window.rect().contains(dock->geometry().center()); };
  auto* const results = fixture.field<QDockWidget>("dock.results");
  auto* const source = fixture.field<QDockWidget>("dock.source");
  source->show();
  fixture.window.tabifyDockWidget(results, source);
  results->raise();
  QTRY_VERIFY(seen(results));
  results->close();
  QTRY_VERIFY(seen(fixture.field<QDockWidget>("dock.source")));
  results->toggleViewAction()->trigger();
  QTRY_VERIFY(seen(results));
  QVERIFY(!seen(fixture.field<QDockWidget>("dock.source")));
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLayout>(__FILE__);
#include "test_layout.moc"
