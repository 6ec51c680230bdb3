// SPDX-License-Identifier: GPL-3.0-or-later
// Real runs on the simulated H200, driven as a user drives the window.
#include <qcustomplot.h>

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <atomic>

#include "catalogue/catalogue.h"
#include "experiment/sweep_box.h"
#include "experiment/variant_list.h"
#include "gui/window_fixture.h"
#include "plots/plot_actions.h"
#include "plots/plots_panel.h"
#include "result_views/results_table.h"
#include "test_registry.h"
#include "widgets/texts.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::kPatienceMs;
using warpbench::test::WindowFixture;

namespace {

constexpr const char* kDevice = "simulated:nvidia-h200";

void chooseFamily(const WindowFixture& fixture, const QString& id) {
  auto* families = fixture.field<QComboBox>("family");
  families->setFocus();
  const int wanted = families->findData(id);
  while (families->currentIndex() != wanted)
    QTest::keyClick(families, families->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
}

/// Leaves only these variants of the family checked.
void chooseVariants(const WindowFixture& fixture, const std::string& family, const std::vector<std::string>& wanted) {
  for (const Variant& variant : findFamily(family)->variants) {
    auto* box = fixture.field<QCheckBox>(("variant." + variant.id).c_str());
    if (box->isEnabled() && box->isChecked() != (std::ranges::count(wanted, variant.id) == 1)) box->click();
  }
}

double figureOf(const Result& result, plots::View view) {
  if (view == plots::View::Time) return result.time->median;
  return result.family == "matmul" ? *result.gflops : *result.bandwidthGbs;
}

/// The values that QCustomPlot draws, in any form.
std::vector<double> drawnValues(QCustomPlot& plot) {
  std::vector<double> values;
  for (int i = 0; i < plot.plottableCount(); ++i) {
    auto* plottable = plot.plottable(i);
    const bool points = qobject_cast<QCPGraph*>(plottable) || qobject_cast<QCPBars*>(plottable);
    if (!points) continue;
    auto* data = plottable->interface1D();
    for (int k = 0; k < data->dataCount(); ++k) values.push_back(data->dataMainValue(k));
  }
  std::ranges::sort(values);
  return values;
}

/// Both plots show each result with its own value, in the data and on the canvas.
void comparePlots(const WindowFixture& fixture, const std::vector<double>& xs) {
  const Results& results = fixture.session().results;
  for (const plots::View which : {plots::View::Time, plots::View::Figure}) {
    plots::PlotView* view = fixture.window.plots().view(which);
    const auto pointCount = [&] {
      std::size_t count = 0;
      for (const plots::Series& series : view->data().series) count += series.points.size();
      return count;
    };
    QTRY_COMPARE(pointCount(), results.size());
    std::vector<double> expected;
    for (const plots::Series& series : view->data().series)
      for (const plots::SeriesPoint& point : series.points) {
        const Result& result = results.at(point.resultIndex);
        QCOMPARE(series.variant.toStdString(), result.variant);
        QCOMPARE(point.y, figureOf(result, which));
        QVERIFY(xs.empty() || std::ranges::count(xs, point.x) == 1);
        expected.push_back(point.y);
      }
    std::ranges::sort(expected);
    QCOMPARE(drawnValues(*view->plot()), expected);
  }
}

void compareTable(const WindowFixture& fixture) {
  const Results& results = fixture.session().results;
  const QAbstractItemModel* model = fixture.window.table().model();
  QCOMPARE(model->rowCount(), static_cast<int>(results.size()));
  for (int row = 0; row < model->rowCount(); ++row) {
    const Result& result = results[static_cast<std::size_t>(row)];
    const auto cell = [&](int column, int role) { return model->index(row, column).data(role); };
    QCOMPARE(cell(ResultsModel::Variant, Qt::DisplayRole).toString(), variantTitle(result.family, result.variant));
    QCOMPARE(cell(ResultsModel::Time, ResultsModel::SortRole).toDouble(), result.time->median);
    QCOMPARE(cell(ResultsModel::Bandwidth, ResultsModel::SortRole).toDouble(), *result.bandwidthGbs);
    QCOMPARE(cell(ResultsModel::Origin, Qt::DisplayRole).toString(), QString("modelled"));
    QCOMPARE(cell(ResultsModel::Verified, Qt::DisplayRole).toString(), QString("verified"));
    QCOMPARE(cell(ResultsModel::Device, Qt::DisplayRole).toString(), QString(kDevice));
  }
}

void verifyAll(const WindowFixture& fixture) {
  for (const Result& result : fixture.session().results) {
    QVERIFY2(result.status == Result::Status::Ok, result.error.english().c_str());
    QVERIFY(result.verification && result.verification->passed);
    QVERIFY(result.origin == Origin::Modelled);
  }
}

}  // namespace

class TestMainWindow : public QObject {
  Q_OBJECT

 private slots:
  void aTransposeRunIsPlottedAndListed();
  void aTileSweepIsPlotted();
  void anOffsetSweepIsPlotted();
  void stopKeepsTheResultsSoFar();
  void closingDuringARunEndsCleanly();
  void destroyingDuringARunEndsCleanly();
  void selectionIsLinkedBothWays();
  void axesToggleForThePlotInFront();
  void theFieldsFitTheWindow();
  void parametersStayInSightHoweverManyVariants();
  void theLayoutIsRemembered();
};

void TestMainWindow::aTransposeRunIsPlottedAndListed() {
  WindowFixture fixture;
  QVERIFY(fixture.window.experiment().chooseDevice(kDevice));
  fixture.enter("width", 64);
  fixture.enter("height", 48);
  const Request request = fixture.window.experiment().request();
  fixture.clickRun();
  QVERIFY(fixture.window.running());
  QVERIFY(fixture.waitForRun());

  QCOMPARE(fixture.session().results.size(), request.variants.size());
  QVERIFY(request.variants.size() >= 5);
  for (std::size_t i = 0; i < request.variants.size(); ++i) {
    const Result& result = fixture.session().results[i];
    QCOMPARE(result.variant, request.variants[i]);
    QCOMPARE(result.parameters.integer("width"), 64);
    QCOMPARE(result.parameters.integer("height"), 48);
  }
  verifyAll(fixture);
  comparePlots(fixture, {});
  compareTable(fixture);
  QVERIFY(fixture.window.table().isColumnHidden(ResultsModel::Gflops));  // transpose counts no operations
  QVERIFY(!fixture.window.table().isColumnHidden(ResultsModel::Bandwidth));
  QVERIFY(fixture.window.document().modified());
  QCOMPARE(fixture.window.statusText(), QString("Done. New results: %1").arg(request.variants.size()));
  QVERIFY(fixture.script.errors.isEmpty());
}

void TestMainWindow::aTileSweepIsPlotted() {
  WindowFixture fixture;
  QVERIFY(fixture.window.experiment().chooseDevice(kDevice));
  chooseFamily(fixture, "matmul");
  fixture.enter("rows", 33);
  fixture.enter("inner", 17);
  fixture.enter("columns", 40);
  chooseVariants(fixture, "matmul", {"tiled"});
  fixture.field<SweepBox>("sweep")->setChecked(true);
  QCOMPARE(fixture.field<QComboBox>("sweep.parameter")->currentData().toString(), QString("tile"));
  QTest::keyClick(&fixture.window, Qt::Key_F5);
  QVERIFY(fixture.waitForRun());

  QCOMPARE(fixture.session().results.size(), std::size_t(32));
  std::vector<double> tiles;
  for (int tile = 1; tile <= 32; ++tile) tiles.push_back(tile);
  verifyAll(fixture);
  comparePlots(fixture, tiles);
  compareTable(fixture);
  QVERIFY(!fixture.window.table().isColumnHidden(ResultsModel::Gflops));
  fixture.window.table().selectAll();
}

void TestMainWindow::anOffsetSweepIsPlotted() {
  WindowFixture fixture;
  QVERIFY(fixture.window.experiment().chooseDevice(kDevice));
  chooseFamily(fixture, "offset");
  fixture.enter("mib", 1);
  fixture.field<SweepBox>("sweep")->setChecked(true);
  fixture.enter("sweep.step", 8);
  QCOMPARE(fixture.field<QLabel>("sweep.summary")->text(), QString("Values: 5. Points to run: 5."));
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  QCOMPARE(fixture.session().results.size(), std::size_t(5));
  verifyAll(fixture);
  comparePlots(fixture, {0, 8, 16, 24, 32});
  compareTable(fixture);
}

void TestMainWindow::stopKeepsTheResultsSoFar() {
  WindowFixture fixture;
  QVERIFY(fixture.window.experiment().chooseDevice(kDevice));
  chooseFamily(fixture, "matmul");
  for (const char* side : {"rows", "inner", "columns"}) fixture.enter(side, 128);
  chooseVariants(fixture, "matmul", {"naive", "tiled"});
  fixture.field<SweepBox>("sweep")->setChecked(true);
  const std::size_t total = 64;
  fixture.clickRun();
  QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().results.empty(), kPatienceMs);
  fixture.clickStop();
  QVERIFY(!fixture.action("Stop")->isEnabled());
  QVERIFY(fixture.waitForRun());
  const std::size_t kept = fixture.session().results.size();
  QVERIFY2(kept >= 1 && kept < total, qPrintable(QString::number(kept)));
  verifyAll(fixture);
  comparePlots(fixture, {});
  QCOMPARE(fixture.window.statusText(), QString("Stopped; the results so far are kept"));

  // The device is still usable: the next run starts normally.
  fixture.field<SweepBox>("sweep")->setChecked(false);
  fixture.enter("rows", 16);
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  QCOMPARE(fixture.session().results.size(), kept + 2);
  verifyAll(fixture);
}

void TestMainWindow::closingDuringARunEndsCleanly() {
  WindowFixture fixture;
  QVERIFY(fixture.window.experiment().chooseDevice(kDevice));
  chooseFamily(fixture, "matmul");
  for (const char* side : {"rows", "inner", "columns"}) fixture.enter(side, 128);
  fixture.field<SweepBox>("sweep")->setChecked(true);
  fixture.clickRun();
  QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().results.empty(), kPatienceMs);
  QVERIFY(!fixture.window.close());  // not yet: the run is asked to stop first
  QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.isVisible(), kPatienceMs);
  QVERIFY(!fixture.window.running());
  QCOMPARE(fixture.script.questions, 1);  // the results so far triggered a question
}

void TestMainWindow::destroyingDuringARunEndsCleanly() {
  auto worker = std::make_unique<ComputeWorker>();
  std::atomic<int> measured = 0;
  connect(worker.get(), &ComputeWorker::resultReady, [&] { ++measured; });
  auto fixture = std::make_unique<WindowFixture>(std::move(worker));
  QVERIFY(fixture->window.experiment().chooseDevice(kDevice));
  chooseFamily(*fixture, "matmul");
  for (const char* side : {"rows", "inner", "columns"}) fixture->enter(side, 128);
  fixture->field<SweepBox>("sweep")->setChecked(true);
  fixture->clickRun();
  QTRY_VERIFY_WITH_TIMEOUT(!fixture->session().results.empty(), kPatienceMs);
  fixture.reset();
  QVERIFY2(measured < 32, qPrintable(QString::number(measured)));  // a tile width each: it did not wait for all of them
}

void TestMainWindow::selectionIsLinkedBothWays() {
  WindowFixture fixture;
  QVERIFY(fixture.window.experiment().chooseDevice(kDevice));
  fixture.enter("width", 32);
  fixture.enter("height", 32);
  fixture.clickRun();
  QVERIFY(fixture.waitForRun());
  ResultsTable& table = fixture.window.table();

  std::size_t slowest = 0;
  const auto& results = fixture.session().results;
  for (std::size_t i = 0; i < results.size(); ++i)
    if (results[i].time->median > results[slowest].time->median) slowest = i;
  const std::size_t other = slowest == 2 ? 1 : 2;
  emit fixture.window.plots().view(plots::View::Figure)->resultClicked(other);
  QCOMPARE(table.selectedResults(), std::vector<std::size_t>{other});

  // With descending times, the first row is another result; the selection is identified by its index.
  table.sortByColumn(ResultsModel::Time, Qt::DescendingOrder);
  QCOMPARE(table.selectedResults(), std::vector<std::size_t>{other});
  auto* canvas = fixture.window.plots().view(plots::View::Figure)->plot();
  const QImage before = canvas->toPixmap(600, 400).toImage();
  table.selectRow(0);
  QCOMPARE(results[table.selectedResults().front()].time->median, results[slowest].time->median);
  QTRY_VERIFY(canvas->toPixmap(600, 400).toImage() != before);  // the point is marked

  const QStringList lines = table.asTsv().split('\n', Qt::SkipEmptyParts);
  QCOMPARE(lines.size(), 2);
  const QStringList header = lines[0].split('\t'), cells = lines[1].split('\t');
  QCOMPARE(cells.size(), header.size());
  QCOMPARE(cells[ResultsModel::Time].toDouble(), results[slowest].time->median);
  table.clearSelection();
  QCOMPARE(table.asTsv().split('\n', Qt::SkipEmptyParts).size(), static_cast<int>(results.size()) + 1);
}

void TestMainWindow::axesToggleForThePlotInFront() {
  WindowFixture fixture;
  PlotsPanel& plots = fixture.window.plots();
  plots.setCurrentView(plots::View::Time);
  plots.actions().logarithmicY()->trigger();
  QVERIFY(plots.view(plots::View::Time)->logarithmicY());
  QVERIFY(!plots.view(plots::View::Figure)->logarithmicY());
  plots.setCurrentView(plots::View::Figure);
  QVERIFY(!plots.actions().logarithmicY()->isChecked());
  plots.actions().logarithmicX()->trigger();
  QVERIFY(plots.view(plots::View::Figure)->logarithmicX());
  QVERIFY(!plots.view(plots::View::Time)->logarithmicX());
  plots.setCurrentView(plots::View::Time);
  QVERIFY(plots.actions().logarithmicY()->isChecked());
  QVERIFY(!plots.actions().logarithmicX()->isChecked());
}

void TestMainWindow::theFieldsFitTheWindow() {
  WindowFixture fixture;
  fixture.window.resize(1280, 800);
  QTest::qWait(50);
  QCOMPARE(fixture.window.size(), QSize(1280, 800));
  // The name of a field that is cut off or outside, if any. The layout may take a few turns to settle.
  const auto misfit = [&] {
    for (QWidget* field : fixture.window.experiment().findChildren<QWidget*>()) {
      if (!field->isVisible() || !(qobject_cast<QCheckBox*>(field) || qobject_cast<QPushButton*>(field) ||
                                   qobject_cast<QComboBox*>(field) || qobject_cast<NumberBox*>(field)))
        continue;
      const int right = field->mapTo(&fixture.window.experiment(), QPoint(field->width(), 0)).x();
      if (field->width() < field->minimumSizeHint().width() || right > fixture.window.experiment().width())
        return field->objectName();
    }
    return QString();
  };
  for (const Family& family : catalog()) {
    chooseFamily(fixture, family.id.c_str());
    QTest::qWait(20);
    QTRY_VERIFY2(misfit().isEmpty(), qPrintable(misfit()));
  }
}

void TestMainWindow::parametersStayInSightHoweverManyVariants() {
  WindowFixture fixture;
  // The layout may take a few turns to settle.
  const auto whole = [](const QWidget* field) { return field->visibleRegion().boundingRect() == field->rect(); };
  const auto* variants = fixture.window.experiment().findChild<VariantList*>();
  for (const Family& family : catalog()) {
    fixture.window.resize(1280, 800);
    chooseFamily(fixture, family.id.c_str());
    QTest::qWait(20);
    for (const auto* editor : fixture.window.experiment().findChildren<ParameterEditor*>())
      QTRY_VERIFY2(whole(editor), qPrintable(QString::fromStdString(family.id) + ' ' + editor->objectName()));
    QTRY_VERIFY2(whole(fixture.field<QCheckBox>("sweep.on")), family.id.c_str());
    QTRY_VERIFY2(whole(variants->box(family.variants.front().id)), family.id.c_str());

    fixture.window.resize(1280, 1400);
    QTest::qWait(20);
    for (const Variant& variant : family.variants)
      QTRY_VERIFY2(whole(variants->box(variant.id)), (family.id + ' ' + variant.id).c_str());
  }

  // Hidden ones can be reached by scrolling.
  fixture.window.resize(1280, 800);
  chooseFamily(fixture, "matmul");
  QTest::qWait(20);
  QCheckBox* const last = variants->box(findFamily("matmul")->variants.back().id);
  QTRY_VERIFY(!whole(last));
  const auto scrolledToTheEnd = [&] {
    QScrollBar* const bar = variants->verticalScrollBar();
    bar->setValue(bar->maximum());  // which grows while the layout settles
    return whole(last);
  };
  QTRY_VERIFY(scrolledToTheEnd());
}

void TestMainWindow::theLayoutIsRemembered() {
  const test::SettingsFolder folder;
  QSize size;
  {
    WindowFixture fixture;
    fixture.window.rememberLayout();
    // After layout, at minimum width: Qt 6.8 limits wider windows to the test's screen.
    QTest::qWait(50);
    QTRY_VERIFY((fixture.window.resize(0, 700), fixture.window.height() == 700));
    size = fixture.window.size();
    fixture.action("Results")->trigger();
    QVERIFY(!fixture.window.table().isVisible());
    QVERIFY(fixture.window.close());
  }
  WindowFixture fixture;
  QVERIFY(fixture.window.table().isVisible());
  QVERIFY(fixture.window.size() != size);
  fixture.window.rememberLayout();
  QCOMPARE(fixture.window.size(), size);
  QVERIFY(!fixture.window.table().isVisible());
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestMainWindow>(__FILE__);
#include "test_main_window.moc"
