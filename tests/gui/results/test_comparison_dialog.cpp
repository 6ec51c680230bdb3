// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QLabel>
#include <QTableView>

#include "core/files/file_io.h"
#include "format/session_file.h"
#include "gui/fake_device.h"
#include "gui/window_fixture.h"
#include "plots/plots_panel.h"
#include "result_views/comparison_dialog.h"
#include "result_views/runs_list.h"
#include "results/values/statistics.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using namespace warpbench::test;

namespace {

Result taking(const char* variant, double milliseconds) {
  Result result = fakeResult();
  result.family = "transpose";
  result.variant = variant;
  result.device = "simulated:fake";
  result.time = summarise(std::vector(12, milliseconds));  // as many as a comparison requires
  return result;
}

Session sessionOf(Results results, const char* driver) {
  Session session;
  session.environment.add(fakeInfo().record);
  session.environment.driver = driver;
  session.results = std::move(results);
  return session;
}

}  // namespace

/// Differences between the session and the compared session.
class TestComparisonDialog : public QObject {
  Q_OBJECT

 private slots:
  void whatChangedIsListed() {
    WindowFixture fixture;
    compare(fixture);
    ComparisonDialog& dialog = fixture.window.comparison();
    fixture.action("What changed...")->trigger();
    QVERIFY(dialog.isVisible());
    QVERIFY2(text(dialog, "comparison.environment").contains("Driver: here 580.65, there 570.10"),
             qPrintable(text(dialog, "comparison.environment")));
    QVERIFY(text(dialog, "comparison.summary").contains("Beyond the noise: 1 of 2 points"));
    const QAbstractItemModel& rows = *dialog.findChild<QTableView*>("comparison.table")->model();
    QCOMPARE(rows.rowCount(), 2);
    // The slowest change is on top, and text that both rows share takes no space from the figures.
    QCOMPARE(rows.index(0, ComparisonModel::Variant).data().toString(), "Naive");
    const auto* table = dialog.findChild<QTableView*>("comparison.table");
    QVERIFY(table->isColumnHidden(ComparisonModel::Parameters));
    QVERIFY(table->visualRect(rows.index(0, ComparisonModel::Verdict)).left() < table->viewport()->width());
    dialog.findChild<QCheckBox*>("comparison.changed")->setChecked(true);
    QCOMPARE(rows.rowCount(), 1);
    QCOMPARE(rows.index(0, ComparisonModel::Verdict).data().toString(), "slower");
    QCOMPARE(dialog.asTsv(),
             "Family\tVariant\tParameters\tMode\tHere (ms)\tThere (ms)\tHere / there\tDifference\tRange\n"
             "transpose\tnaive\t\tcold\t3\t2\t1.5\tslower\t1.5 to 1.5\n");
  }

  void hiddenRunsAreNotCompared() {
    WindowFixture fixture;
    compare(fixture);
    SessionDocument& document = fixture.window.workbench().sessions.document();
    document.runs().begin();
    document.add(sessionOf({taking("naive", 8)}, "580.65"));
    fixture.action("What changed...")->trigger();
    const QAbstractItemModel& rows = *fixture.window.comparison().findChild<QTableView*>("comparison.table")->model();
    QTRY_COMPARE(rows.rowCount(), 1);
    QCOMPARE(rows.index(0, ComparisonModel::Here).data().toDouble(), 8.0);
    document.runs().showOnly(0);
    QTRY_COMPARE(rows.rowCount(), 2);
  }

  void runsOfOneSessionAreComparedByTheirOwnDevices() {
    WindowFixture fixture;
    fixture.window.experiment().chooseFamily("transpose");
    SessionDocument& document = fixture.window.workbench().sessions.document();
    document.add(sessionOf({taking("naive", 2)}, "580.65"));
    Result elsewhere = taking("naive", 3);
    elsewhere.device = "simulated:other";
    Session second = sessionOf({elsewhere}, "580.65");
    second.environment.add({.id = "simulated:other", .name = "Other GPU"});
    document.runs().begin();
    document.add(second);
    emit fixture.field<RunsList>("runs")->comparisonRequested(0);
    fixture.action("What changed...")->trigger();
    const ComparisonDialog& dialog = fixture.window.comparison();
    QCOMPARE(text(dialog, "comparison.environment"),
             QString("Device: here Other GPU, there %1").arg(fakeInfo().record.name.c_str()));
    document.runs().begin();
    document.add(sessionOf({taking("naive", 4)}, "580.65"));
    QTRY_COMPARE(text(dialog, "comparison.environment"), "Device, driver, versions and host are the same.");
  }

  void theRatioIsAViewWhileThereIsSomethingToCompareWith() {
    WindowFixture fixture;
    PlotsPanel& plots = fixture.window.plots();
    plots.setCurrentView(plots::View::Ratio);
    QCOMPARE(plots.currentView(), plots::View::Figure);
    compare(fixture);
    plots.setCurrentView(plots::View::Ratio);
    QCOMPARE(plots.currentView(), plots::View::Ratio);
    QCOMPARE(plots.view(plots::View::Ratio)->data().series.size(), std::size_t{2});
    fixture.action("What changed...")->trigger();
    QVERIFY2(fixture.window.statusText().startsWith("Compared with "), qPrintable(fixture.window.statusText()));
    fixture.action("End comparison")->trigger();
    QCOMPARE(fixture.window.statusText(), QString());
    QCOMPARE(plots.currentView(), plots::View::Figure);
    QVERIFY(!fixture.window.comparison().isVisible());
    QVERIFY(!fixture.action("What changed...")->isEnabled());
  }

 private:
  QString written(const char* name, const Session& session) const {
    writeFile(m_folder.filePath(name).toStdString(), toJson(session));
    return m_folder.filePath(name);
  }
  void compare(WindowFixture& fixture) const {
    fixture.window.experiment().chooseFamily("transpose");
    const QString here = written("here.json", sessionOf({taking("copy", 1), taking("naive", 3)}, "580.65"));
    const QString there = written("there.json", sessionOf({taking("copy", 1), taking("naive", 2)}, "570.10"));
    QVERIFY(fixture.fileWork([&] { fixture.window.open(here); }));
    QVERIFY(fixture.fileWork([&] { fixture.window.workbench().sessions.compareWith(there); }));
  }
  static QString text(const ComparisonDialog& dialog, const char* name) {
    return dialog.findChild<QLabel*>(name)->text();
  }

  const SettingsFolder m_folder;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestComparisonDialog>(__FILE__);
#include "test_comparison_dialog.moc"
