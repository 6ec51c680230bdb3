// SPDX-License-Identifier: GPL-3.0-or-later
// The path of a first-time user: a bandwidth plot of the transposes, why the naive one is slow, and the plot as PDF.
// Counts each click and each key.
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>
#include <algorithm>

#include "catalogue/catalogue.h"
#include "draw/plot_view.h"
#include "engine/devices/devices.h"
#include "gui/window_fixture.h"
#include "plots/plots_panel.h"
#include "result_views/why_panel.h"
#include "test_registry.h"

#include <qcustomplot.h>

using namespace warpbench;
using namespace warpbench::gui;

namespace {

/// Its hands.
class Person {
 public:
  void click(QWidget* widget, const QPoint& at) {
    ++m_actions;
    QTest::mouseClick(widget, Qt::LeftButton, {}, at);
  }
  void press(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers) {
    ++m_actions;
    QTest::keyClick(widget, key, modifiers);
  }
  /// In a system dialog: typing a name counts as one, Return as another.
  void answerTheDialog() { m_actions += 2; }
  int actions() const { return m_actions; }

 private:
  int m_actions = 0;
};

/// Machines with a GPU start with it; this one has none.
std::vector<DeviceInfo> devicesWithoutGpu() {
  std::vector<DeviceInfo> devices = listDevices();
  std::erase_if(devices, [](const DeviceInfo& each) { return each.kind == DeviceInfo::Kind::Cuda; });
  return devices;
}

/// The middle of a variant's horizontal bar.
QPoint barOf(const plots::PlotView& view, const QString& variant) {
  for (const plots::Series& series : view.data().series)
    if (series.variant == variant) {
      const QCPAxisRect* axes = view.plot()->axisRect();
      return {qRound(axes->axis(QCPAxis::atBottom)->coordToPixel(series.points.front().y / 2)),
              qRound(axes->axis(QCPAxis::atLeft)->coordToPixel(series.points.front().x))};
    }
  return {};
}

}  // namespace

class TestNewcomer : public QObject {
  Q_OBJECT

 private slots:
  void findsOutWhyTheNaiveTransposeIsSlowAndSavesThePlot() {
    const QTemporaryDir folder;
    test::WindowFixture fixture(std::make_unique<ComputeWorker>(openDevice, devicesWithoutGpu));
    MainWindow& window = fixture.window;
    Person person;

    // Starts like main(): the plot exists before any input.
    QVERIFY(window.replayAtStart());
    QVERIFY(fixture.waitForRun());
    QCOMPARE(window.plots().currentView(), plots::View::Figure);
    const plots::PlotView& plot = *window.plots().view(plots::View::Figure);
    QCOMPARE(plot.data().unit, "GB/s");
    QVERIFY(plot.data().series.size() >= 10);
    QCoreApplication::processEvents();

    // A click on the low bar and one on Explain show how low it is, and offer the rest.
    person.click(plot.plot(), barOf(plot, "naive"));
    auto* const explain = fixture.field<QToolBar>("modes")->widgetForAction(fixture.action("Explain"));
    person.click(explain, explain->rect().center());
    const auto* why = fixture.field<WhyPanel>("why");
    QCOMPARE(why->findChild<QLabel*>("why.title")->text(), "Naive");
    auto* count = fixture.field<QPushButton>("why.count");
    QTRY_VERIFY_WITH_TIMEOUT(count->isVisible(), test::kPatienceMs);
    const auto sentences = [why] { return why->findChild<QLabel*>("why.sentences")->text(); };
    QVERIFY(!sentences().contains("32 sectors instead of 4"));
    QTRY_VERIFY_WITH_TIMEOUT(count->visibleRegion().contains(count->rect().center()), test::kPatienceMs);
    person.click(count, count->rect().center());
    QVERIFY(fixture.waitForRun());
    QVERIFY2(sentences().contains("On average a warp's store touches 32 sectors instead of 4: 8 times the traffic."),
             qPrintable(sentences()));
    QVERIFY2(sentences().contains("8 times fewer"), qPrintable(sentences()));
    QVERIFY(count->isHidden());

    // The plot as PDF.
    fixture.script.savePath = folder.filePath("transposes.pdf");
    person.press(&window, Qt::Key_E, Qt::ControlModifier);
    auto* dialog = fixture.field<QDialog>("export");
    QTRY_VERIFY(dialog->isVisible());
    QVERIFY(fixture.fileWork([&] {
      person.press(dialog, Qt::Key_Return, {});
      person.answerTheDialog();
    }));
    QFile pdf(fixture.script.savePath);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.read(5).startsWith("%PDF-"));

    qInfo("clicks and keys: %d", person.actions());
    QVERIFY(person.actions() <= 12);
  }

  void whatHasItsCountsOrCannotBeSimulatedOffersNoCounting() {
    test::WindowFixture fixture(std::make_unique<ComputeWorker>(openDevice, devicesWithoutGpu));
    QVERIFY(fixture.window.replayAtStart());
    QVERIFY(fixture.waitForRun());
    const auto& results = fixture.session().results;
    const auto* count = fixture.field<QPushButton>("why.count");
    auto* why = fixture.field<WhyPanel>("why");
    for (std::size_t i = 0; i < results.size(); ++i) {
      why->select({i});
      QCOMPARE(count->isHidden(), results[i].variant == "memcpy");
    }
    why->select({});
    QVERIFY(count->isHidden());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestNewcomer>(__FILE__);
#include "test_newcomer.moc"
