// SPDX-License-Identifier: GPL-3.0-or-later
// The program window with a GPU's launches, and its actions if there is a GPU.
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "gui/window_fixture.h"
#include "programs/launch_why.h"
#include "programs/launches_model.h"
#include "programs/program_view.h"
#include "results/values/statistics.h"
#include "test_registry.h"
#include "views/launch_plot.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::kPatienceMs;

namespace {

DeviceInfo gpu(const char* id) {
  DeviceInfo info;
  info.kind = DeviceKind::Cuda;
  info.record.id = id;
  info.record.name = "NVIDIA H200";
  return info;
}

/// Two kernels, the second launched twice with other registers.
program::ProgramReport measured() {
  program::ProgramReport report{
      .name = "homework.cu", .device = "cuda:0", .gpu = "NVIDIA H200", .origin = Origin::Measured};
  const auto add = [&](const char* kernel, int registers, double milliseconds) {
    Result result{.family = "program", .variant = kernel, .device = "cuda:0", .grid = {3, 1, 1}, .block = {257, 1, 1}};
    result.registers = registers;
    result.occupancy = 0.5;
    result.time = summarise({milliseconds});
    report.launches.push_back({.number = static_cast<std::int64_t>(report.launches.size()) + 1,
                               .file = "homework.cu",
                               .line = 7,
                               .result = result});
  };
  add("scale", 16, 0.25);
  add("turn", 32, 0.5);
  add("turn", 40, 0.25);
  return report;
}

}  // namespace

class TestProgramOnGpu : public QObject {
  Q_OBJECT

  using M = LaunchesModel;
  test::SettingsFolder m_settings;

 private slots:
  void launchesHaveRegistersAndMeasuredTimes() {
    const program::ProgramReport report = measured();
    LaunchesModel model;
    model.show(report, program::Grouping::InOrder);
    QCOMPARE(model.headerData(M::Time, Qt::Horizontal, Qt::DisplayRole).toString(), "Measured ms");
    QCOMPARE(model.index(1, M::Registers).data().toString(), "32");
    QCOMPARE(model.headerData(M::Place, Qt::Horizontal, Qt::DisplayRole).toString(), "Defined at");
    QCOMPARE(model.index(1, M::Place).data().toString(), "homework.cu:7");
    QCOMPARE(model.index(1, M::Time).data().toString(), "0.5");
    QCOMPARE(model.index(1, M::Share).data().toString(), QString("50.0\u00a0%"));
    QCOMPARE(model.index(1, M::Sectors).data().toString(), "");
    model.show(report, program::Grouping::ByKernel);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(1, M::Registers).data().toString(), "");  // they differ
    QCOMPARE(model.index(1, M::Time).data().toString(), "0.75");
  }

  void countsOfTheHardwareAreShownBesideTheTimes() {
    program::ProgramReport report = measured();
    QVERIFY(!report.hasCounts());
    Counters counters{.origin = Counters::Origin::Hardware, .sampledBlocks = 3, .totalBlocks = 3};
    counters.globalLoad = {.requests = 25, .sectors = 800, .lanes = 0, .bytes = 3084};
    report.launches[1].result.counters = counters;
    QVERIFY(report.hasCounts());
    LaunchesModel model;
    model.show(report, program::Grouping::InOrder);
    QCOMPARE(model.index(1, M::Sectors).data().toString(), "800");
    QCOMPARE(model.index(1, M::PerRequest).data().toString(), "32");
    QCOMPARE(model.index(1, M::Efficiency).data().toString(), QString("12.0\u00a0%"));
    QCOMPARE(model.index(1, M::Time).data().toString(), "0.5");
    QCOMPARE(model.index(0, M::Sectors).data().toString(), "");

    LaunchWhy why;
    why.show(report, report.launches[1], *findProfile("simulated:nvidia-h200", ""));
    const QString said = why.findChild<QLabel*>("program.why.sentences")->text();
    QVERIFY2(said.startsWith("On average a warp's load touches 32 sectors instead of 4: 8 times the traffic.") &&
                 !said.contains("by its counts"),  // the model needs counts that the hardware does not provide
             qPrintable(said));
  }

  void barsSayThatTheyAreMeasured() {
    const program::ProgramReport report = measured();
    const auto rows = rowsOf(report, program::Grouping::InOrder);
    const plots::PlotData data = plots::launchPlot(report, rows, plots::LaunchFigure::Time);
    QCOMPARE(data.subtitle, "NVIDIA H200 - measured");
    QCOMPARE(data.yTitle, "Time (ms)");
    QCOMPARE(data.series.size(), std::size_t{3});
    QCOMPARE(data.series[0].origin, Origin::Measured);
    QVERIFY(plots::launchPlot(report, rows, plots::LaunchFigure::Sectors).series.empty());
    // Before a run, no GPU is named.
    QCOMPARE(plots::launchPlot({}, {}, plots::LaunchFigure::Time).subtitle, QString());
    const plots::PlotData roofline = plots::launchPlot(report, rows, plots::LaunchFigure::Roofline);
    QVERIFY(roofline.empty());
    QCOMPARE(roofline.emptyText, "No launch has this figure.");
  }

  void aGpuIsOfferedAndChecksNothing() {
    QTemporaryDir folder;
    const QString path = folder.filePath("homework.cu");
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("int main() {}\n");
    file.close();
    test::FakeDialogs::Script script;
    test::FakeDialogs dialogs(script);
    ProgramView window(path, dialogs, {gpu("cuda:0"), gpu("cuda:77")});
    QVERIFY(QTest::qWaitFor([&] { return !window.running(); }, kPatienceMs));
    auto& devices = *window.findChild<QComboBox*>("program.device");
    QVERIFY(devices.currentText().endsWith("(modelled)"));
    QVERIFY(window.findChild<QPushButton*>("program.check")->isEnabled());
    QVERIFY(!window.findChild<QPushButton*>("program.count")->isEnabled());
    devices.setCurrentIndex(devices.findData("cuda:77"));
    QCOMPARE(devices.currentText(), "NVIDIA H200 (cuda:77)");
    QVERIFY(!window.findChild<QPushButton*>("program.check")->isEnabled());
    QVERIFY(window.findChild<QPushButton*>("program.count")->isEnabled());
    const auto& table = *window.findChild<QTableView*>("program.launches");
    QVERIFY(table.isColumnHidden(M::Registers) && !table.isColumnHidden(M::Sectors));

    // The GPU is gone: the window says so and shows nothing as measured.
    QSignalSpy ended(&window, &ProgramView::ended);
    window.findChild<QPushButton*>("program.run")->click();
    QVERIFY(QTest::qWaitFor([&] { return !ended.isEmpty(); }, kPatienceMs));
    QVERIFY2(window.statusText().contains("cuda:77"), qPrintable(window.statusText()));
    QCOMPARE(window.report().origin, Origin::Measured);
    QVERIFY(!table.isColumnHidden(M::Registers) && table.isColumnHidden(M::Sectors));
    QVERIFY(!window.findChild<QPushButton*>("program.keep")->isEnabled());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestProgramOnGpu>(__FILE__);
#include "test_program_on_gpu.moc"
