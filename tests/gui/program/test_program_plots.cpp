// SPDX-License-Identifier: GPL-3.0-or-later
// The program window's plots of launches, and their export.
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>
#include <QTableView>
#include <QTest>

#include <qcustomplot.h>

#include "draw/plot_view.h"
#include "export/export.h"
#include "gui/program/program_fixture.h"
#include "report/report.h"
#include "test_registry.h"

using namespace warpbench;
using Fixture = test::ProgramFixture;
using test::kPatienceMs;
using test::programText;

namespace {

// 75007 elements: 300028 bytes take 0.012 ms in the model, after a latency of 0.0029 ms.
const char* const kCopies = R"(__global__ void scale(float* a, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) a[i] = 2 * a[i];
}
int main() {
  const int n = 75007;
  static float h[n];
  float* d;
  cudaStream_t s;
  cudaMalloc(&d, sizeof h);
  cudaStreamCreate(&s);
  cudaMemcpy(d, h, sizeof h, cudaMemcpyHostToDevice);
  scale<<<(n + 255) / 256, 256, 0, s>>>(d, n);
  scale<<<(n + 255) / 256, 256, 0, s>>>(d, n);
  cudaMemcpyAsync(h, d, sizeof h, cudaMemcpyDeviceToHost, s);
  return cudaDeviceSynchronize();
}
)";

/// The plot as currently drawn.
QPoint middleOf(const plots::PlotView& view, const plots::SeriesPoint& span) {
  view.plot()->replot();
  return QPointF(view.plot()->xAxis->coordToPixel(span.x + span.length / 2), view.plot()->yAxis->coordToPixel(span.y))
      .toPoint();
}

}  // namespace

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
    actions[0]->trigger();  // opens no file dialog, because there is nothing to write
    QCOMPARE(program.window->statusText(), QString("The plot is empty."));
    QVERIFY(program.script.proposed.isEmpty());
    program.press("program.run");
    program.script.savePath = QFileInfo(program.path).path() + "/bars.svg";
    QTRY_VERIFY(!program.part<plots::PlotView>("program.plot").size().isEmpty());  // it has appeared with the results
    actions[0]->trigger();
    QVERIFY2(QTest::qWaitFor([&] { return program.window->statusText().startsWith("Exported"); }, kPatienceMs),
             qPrintable(program.window->statusText()));
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

  void theTimelineHasCopiesBesideKernels() {
    Fixture program(kCopies);
    program.press("program.run");
    auto& view = program.part<plots::PlotView>("program.plot");
    auto& figure = program.part<QComboBox>("program.figure");
    figure.setCurrentIndex(figure.findText("Timeline"));
    const plots::PlotData data = view.data();
    QCOMPARE(data.subtitle, QString("NVIDIA H200 - modelled from simulated counts"));
    QCOMPARE(data.rows, QStringList({"Stream 1", "Default stream"}));
    QStringList names;
    for (const plots::Series& series : data.series) names << series.name;
    QCOMPARE(names, QStringList({"Copies to the device", "scale", "Copies to the host"}));
    figure.setCurrentIndex(figure.findText("Time"));
    QCOMPARE(data.series[1].style, view.data().series[0].style);  // the kernel's, as in its bars
    QVERIFY(data.series[0].style != data.series[1].style);
    figure.setCurrentIndex(figure.findText("Timeline"));
    const plots::SeriesPoint& copy = data.series[0].points.at(0);
    QCOMPARE(copy.x, 0.0);
    QCOMPARE(copy.y, 1.0);
    QCOMPARE(copy.length, 300028 / 25e6 + 0.0029);
    QCOMPARE(copy.details, QStringList({QLocale().toString(300028) + " bytes, 20.1 GB/s", "homework.cu:12"}));
    const auto& kernels = data.series[1].points;
    QCOMPARE(kernels.size(), std::size_t{2});
    QCOMPARE(kernels[0].x, copy.x + copy.length + 0.0044);  // the host launches it after the copy
    // A launch takes 1.472 us, of which 0.4 count as the kernel's own time.
    QCOMPARE(kernels[1].x, kernels[0].x + kernels[0].length + 0.6 * 0.001472);
    QCOMPARE(kernels[1].details, QStringList({"launch 2", "homework.cu:14"}));
    view.plot()->replot();
    QCOMPARE(view.plot()->yAxis->range().lower, -0.5);
    QCOMPARE(view.plot()->yAxis->range().upper, 1.5);
  }

  void aClickOnASpanShowsWhereItComesFrom() {
    Fixture program(kCopies);
    program.press("program.run");
    auto& view = program.part<plots::PlotView>("program.plot");
    auto& figure = program.part<QComboBox>("program.figure");
    figure.setCurrentIndex(figure.findText("Timeline"));
    const plots::PlotData data = view.data();
    const auto& source = program.part<gui::ProgramSourceView>("program.source");
    const auto& selection = *program.part<QTableView>("program.launches").selectionModel();
    QTest::mouseClick(view.plot(), Qt::LeftButton, {}, middleOf(view, data.series[2].points[0]));
    QCOMPARE(source.currentLine(), 15);
    QVERIFY(selection.selectedRows().isEmpty());  // it is no launch
    QTest::mouseClick(view.plot(), Qt::LeftButton, {}, middleOf(view, data.series[1].points[1]));
    QCOMPARE(source.currentLine(), 14);
    QCOMPARE(selection.selectedRows().value(0).row(), 1);
    QTest::mouseClick(view.plot(), Qt::LeftButton, {}, middleOf(view, data.series[0].points[0]));
    QCOMPARE(source.currentLine(), 12);
    // By keyboard, from the clicked copy to the kernel after it.
    QTest::keyClick(view.plot(), Qt::Key_Right);
    QTest::keyClick(view.plot(), Qt::Key_Return);
    QCOMPARE(source.currentLine(), 13);
    QCOMPARE(selection.selectedRows().value(0).row(), 0);
    // A row of the legend hides its spans, which the pointer then ignores.
    view.setShown("Copies to the device", false);
    QTest::mouseClick(view.plot(), Qt::LeftButton, {}, middleOf(view, data.series[0].points[0]));
    QCOMPARE(source.currentLine(), 13);
  }

  void theTimelineIsExportedAsSpans() {
    Fixture program(kCopies);
    program.press("program.run");
    auto& view = program.part<plots::PlotView>("program.plot");
    auto& figure = program.part<QComboBox>("program.figure");
    figure.setCurrentIndex(figure.findText("Timeline"));
    const QString folder = QFileInfo(program.path).path();
    const auto exported = [&](const QString& ending) {
      plots::exportPlot(view, folder + "/spans." + ending);
      QFile file(folder + "/spans." + ending);
      return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    const QStringList lines = exported("csv").split("\r\n", Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 5);
    QCOMPARE(lines[0], QString("Series,Stream,Time since the program's start (ms),Duration (ms),Origin"));
    QCOMPARE(lines[1], QString("Copies to the device,Default stream,0,0.01490112,modelled"));
    const QString latex = exported("tex");
    QVERIFY(latex.contains("rectangle (axis cs:0.01490112,"));
    QVERIFY(latex.contains("yticklabels={{Stream 1},{Default stream}}"));
    const QJsonObject span = QJsonDocument::fromJson(exported("json").toUtf8())["series"][0]["points"][0].toObject();
    QCOMPARE(span["row"].toString(), QString("Default stream"));
    QCOMPARE(span["length"].toDouble(), 0.01490112);
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
    // The share of the peak follows its figure.
    QStringList header;
    for (const auto& column : report.families[0].table.columns) header << QString::fromStdString(column.header);
    QVERIFY2(header.indexOf("Of peak") == header.indexOf("GB/s") + 1 && header.contains("GB/s"),
             qPrintable(header.join(", ")));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestProgramPlots>(__FILE__);
#include "test_program_plots.moc"
