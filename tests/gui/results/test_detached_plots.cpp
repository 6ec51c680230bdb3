// SPDX-License-Identifier: GPL-3.0-or-later
// Views in windows of their own.
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "gui/results/plots_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using plots::View;
using warpbench::test::PlotsFixture;
using warpbench::test::plotted;

class TestDetachedPlots : public QObject {
  Q_OBJECT

 private slots:
  void aViewInAWindowOfItsOwnFollowsTheSession();
  void anExportIsOfTheWindowInUse();
};

void TestDetachedPlots::aViewInAWindowOfItsOwnFollowsTheSession() {
  PlotsFixture fixture;
  fixture.panel.setCurrentView(View::Time);
  fixture.panel.detach();
  fixture.panel.setCurrentView(View::Figure);
  auto* window = fixture.panel.findChild<QWidget*>("plots.detached");
  QVERIFY(window && window->isWindow() && window->isVisible());
  QCOMPARE(window->windowTitle(), QString("Time"));
  auto* view = window->findChild<plots::PlotView*>();
  QCOMPARE(view->data().series.size(), 3u);
  QCOMPARE(view->data().unit, QString("ms"));
  fixture.document.append(plotted("transpose", "memcpy", 5));
  QTRY_COMPARE(view->data().series.size(), 4u);
  QAction* const logarithmic = view->actions().at(1);
  QVERIFY(logarithmic->text().contains("y axis"));
  logarithmic->trigger();
  QVERIFY(view->logarithmicY());
  QVERIFY(!fixture.panel.view(View::Time)->logarithmicY());  // each has axes of its own
  fixture.panel.showFamily("matmul");
  QCOMPARE(view->data().series.size(), 2u);
  window->close();
  QTRY_VERIFY(!fixture.panel.findChild<QWidget*>("plots.detached"));
  fixture.panel.refresh();
}

void TestDetachedPlots::anExportIsOfTheWindowInUse() {
  PlotsFixture fixture;
  fixture.panel.setCurrentView(View::Time);
  fixture.panel.detach();
  fixture.panel.setCurrentView(View::Figure);
  auto* window = fixture.panel.findChild<QWidget*>("plots.detached");
  const auto use = [](QWidget& used) {
    QEvent activated(QEvent::WindowActivate);
    QCoreApplication::sendEvent(&used, &activated);
  };
  QSignalSpy changed(&fixture.panel, &PlotsPanel::shownChanged);
  use(*window);
  QCOMPARE(changed.size(), 1);
  QCOMPARE(fixture.panel.plotInUse(), window->findChild<plots::PlotView*>());
  fixture.panel.bringMemoryToFront();
  QVERIFY(fixture.panel.canExport());
  const QTemporaryDir folder;
  fixture.panel.exportFront(folder.filePath("plot.svg"));
  QVERIFY(QFileInfo(folder.filePath("plot.svg")).size() > 0);  // there is no memory to export
  use(fixture.panel);
  QCOMPARE(fixture.panel.plotInUse(), nullptr);
  fixture.panel.setCurrentView(View::Figure);
  QCOMPARE(fixture.panel.plotInUse(), fixture.panel.view(View::Figure));
  use(*window);
  window->close();
  QTRY_COMPARE(fixture.panel.plotInUse(), fixture.panel.view(View::Figure));
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestDetachedPlots>(__FILE__);
#include "test_detached_plots.moc"
