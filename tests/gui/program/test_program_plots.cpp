// SPDX-License-Identifier: GPL-3.0-or-later
// What the program window draws of launches, and where that goes.
#include <QClipboard>
#include <QMimeData>
#include <QtTest>

#include "draw/plot_view.h"
#include "gui/program/program_fixture.h"
#include "report/report.h"
#include "test_registry.h"

using namespace warpbench;
using Fixture = test::ProgramFixture;
using test::kPatienceMs;
using test::programText;

class TestProgramPlots : public QObject {
  Q_OBJECT

  test::SettingsFolder m_settings;

 private slots:
  void launchesStandUnderTheRoofline() {
    Fixture program(programText());
    program.press("program.run");
    auto& view = program.part<plots::PlotView>("program.plot");
    auto& figure = program.part<QComboBox>("program.figure");
    figure.setCurrentIndex(figure.findText("Roofline"));
    // A product for each of 1003 elements, and 126 sectors loaded and stored. turn() computes nothing.
    const plots::PlotData data = view.data();
    QCOMPARE(data.form, plots::Form::Roofline);
    QCOMPARE(data.title, QString("homework.cu"));
    QCOMPARE(data.series.size(), std::size_t{1});
    const auto& points = data.series.front().points;
    QCOMPARE(points.size(), std::size_t{2});
    const double milliseconds = program.window->report().launches[2].result.time->median;
    QCOMPARE(points[1].resultIndex, std::size_t{2});
    QCOMPARE(points[1].x, 1003.0 / (252 * 32));
    QCOMPARE(points[1].y, 1003 / milliseconds * 1e-6);
    QCOMPARE(data.lines.size(), std::size_t{2});
    QCOMPARE(data.slopes.size(), std::size_t{2});
    QVERIFY2(data.notes.join('\n').contains("without flops or bytes: turn"), qPrintable(data.notes.join('\n')));
    // A point is a launch: a click selects it in the table.
    emit view.resultClicked(2);
    QCOMPARE(program.part<QTableView>("program.launches").selectionModel()->selectedRows().value(0).row(), 2);

    program.part<QComboBox>("program.grouping").setCurrentIndex(1);
    const plots::PlotData kernels = view.data();
    QCOMPARE(kernels.series.front().points.size(), std::size_t{1});
    QCOMPARE(kernels.series.front().points[0].x, 1003.0 / (252 * 32));
    const double both = milliseconds + program.window->report().launches[0].result.time->median;
    QCOMPARE(kernels.series.front().points[0].y, 2 * 1003 / both * 1e-6);
  }

  void thePlotGoesToFilesAndTheClipboard() {
    Fixture program(programText());
    const auto actions = program.part<plots::PlotView>("program.plot").actions();
    QCOMPARE(actions.size(), 3);
    actions[0]->trigger();  // asks nobody where: there is nothing to write
    QCOMPARE(program.window->statusText(), QString("The plot is empty."));
    QVERIFY(program.script.proposed.isEmpty());
    program.press("program.run");
    program.script.savePath = QFileInfo(program.path).path() + "/bars.svg";
    actions[0]->trigger();
    QVERIFY(QTest::qWaitFor([&] { return program.window->statusText().startsWith("Exported"); }, kPatienceMs));
    QVERIFY2(program.script.proposed.value(0).endsWith("/homework.pdf"), qPrintable(program.script.proposed.join(' ')));
    QFile file(program.script.savePath);
    QVERIFY(file.open(QFile::ReadOnly));
    QVERIFY(file.readAll().contains("scale"));
    actions[2]->trigger();
    const QStringList lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 4);
    QVERIFY2(lines[1].contains("scale"), qPrintable(lines[1]));
    actions[1]->trigger();
    QVERIFY(QGuiApplication::clipboard()->mimeData()->hasImage());
  }

  void aReportHasTheLaunchesPlots() {
    Fixture program(programText());
    program.press("program.run");
    const plots::Report report = plots::reportOf(program::sessionOf(program.window->report()), {});
    QCOMPARE(report.families.size(), std::size_t{1});
    QStringList plots;
    for (const plots::PlotData& plot : report.families[0].plots) plots << plot.yTitle;
    QVERIFY2(plots.contains("Throughput (GFLOP/s)"), qPrintable(plots.join(", ")));
    QVERIFY2(plots.contains("Sectors per global request"), qPrintable(plots.join(", ")));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestProgramPlots>(__FILE__);
#include "test_program_plots.moc"
