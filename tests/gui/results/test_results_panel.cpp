// SPDX-License-Identifier: GPL-3.0-or-later
// The filter above the table of results, and the list of runs next to it.
#include <QLabel>
#include <QTest>

#include "gui/fake_device.h"
#include "result_views/results_panel.h"
#include "result_views/results_table.h"
#include "result_views/runs_list.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;

namespace {

Result resultNamed(const std::string& variant, std::int64_t width) {
  Result result = test::fakeResult();
  result.family = "transpose";
  result.variant = variant;
  result.device = "cuda:0";
  result.parameters.set("width", width);
  return result;
}

struct ResultsFixture {
  ResultsFixture() {
    document.append(resultNamed("naive", 512));
    document.append(resultNamed("copy", 512));
    document.append(resultNamed("naive", 1024));
    panel.resize(800, 300);
    panel.show();
  }
  FilterField* field() const { return panel.findChild<FilterField*>("results.filter"); }
  QLabel* hidden() const { return panel.findChild<QLabel*>("results.hidden"); }
  void type(const QString& text) const {
    field()->setFocus();
    QTest::keyClicks(field(), text);
  }
  int rows() const { return panel.table().model()->rowCount(); }

  SessionDocument document;
  ResultsModel model{document};
  ResultsPanel panel{model, document.runs()};
};

}  // namespace

class TestResultsPanel : public QObject {
  Q_OBJECT

 private slots:
  void whatIsMeasuredIsSeenWhateverWasLookedFor() {
    ResultsFixture panel;
    panel.type("naive");
    panel.document.append(resultNamed("naive", 2048));
    QCOMPARE(panel.field()->text(), "naive");
    QCOMPARE(panel.rows(), 3);
    panel.document.append(resultNamed("copy", 2048));
    QCOMPARE(panel.field()->text(), "");
    QCOMPARE(panel.rows(), 5);
  }

  void anotherSessionIsFilteredByTheSameWords() {
    const ResultsFixture panel;
    Session other;
    other.results = {resultNamed("naive", 512), resultNamed("copy", 512), resultNamed("naive", 64)};
    QCOMPARE(panel.panel.table().filtered(other).results.size(), std::size_t{3});
    panel.type("naive width=512");
    const Session filtered = panel.panel.table().filtered(other);
    QCOMPARE(filtered.results.size(), std::size_t{1});
    QVERIFY(filtered.results[0] == other.results[0]);
  }

  void theFocusLeavesTheColoursOfTheTable() {
    ResultsFixture panel;
    QWidget* const cells = panel.panel.table().viewport();
    const auto middle = [&] { return cells->grab().toImage().pixelColor(cells->rect().center()); };
    panel.field()->setFocus();
    const QColor before = middle();
    panel.panel.activateWindow();
    panel.panel.table().setFocus();
    QTRY_VERIFY(panel.panel.table().hasFocus());
    QCOMPARE(middle(), before);
    const QColor edge = cells->grab().toImage().pixelColor(0, cells->height() / 2);
    QCOMPARE(edge, cells->palette().color(QPalette::Highlight));
  }

  void everyWordIsInSomeColumn() {
    const ResultsFixture panel;
    QVERIFY(!panel.hidden()->isVisible());
    panel.type("NAIVE");
    QCOMPARE(panel.rows(), 2);
    QCOMPARE(panel.hidden()->text(), "1 of 3 hidden");
    QVERIFY(panel.hidden()->isVisible());
    panel.type(" width=1024");
    QCOMPARE(panel.rows(), 1);
    QCOMPARE(panel.panel.table().model()->index(0, ResultsModel::Parameters).data().toString(), "width=1024");
    panel.type(" nothing");
    QCOMPARE(panel.rows(), 0);
    QCOMPARE(panel.hidden()->text(), "3 of 3 hidden");
  }

  void aDevicesIdIsInOneLineOfTheRuns() {
    SessionDocument document;
    for (const char* device : {"recorded:nvidia-h200", "simulated:nvidia-h100"}) {
      document.runs().begin();
      Result result = resultNamed("naive", 64);
      result.device = device;
      document.append(result);
    }
    RunsList list(document.runs());
    list.resize(list.sizeHint().width(), 300);
    list.show();
    QVERIFY(QTest::qWaitForWindowExposed(&list));
    QCOMPARE(list.item(1)->text(), "Run 1: Matrix transpose, recorded:nvidia-h200");
    for (const int row : {0, 1})
      QVERIFY(list.visualItemRect(list.item(row)).height() < 3 * list.fontMetrics().height());
  }

  void escapeClearsIt() {
    const ResultsFixture panel;
    panel.type("copy");
    QCOMPARE(panel.rows(), 1);
    QTest::keyClick(panel.field(), Qt::Key_Escape);
    QVERIFY(panel.field()->text().isEmpty());
    QCOMPARE(panel.rows(), 3);
    QVERIFY(!panel.hidden()->isVisible());
  }

  void resultsThatComeAreCounted() {
    ResultsFixture panel;
    panel.type("copy");
    panel.document.append(resultNamed("copy", 64));
    QCOMPARE(panel.rows(), 2);
    QCOMPARE(panel.hidden()->text(), "2 of 4 hidden");
  }

  void whatIsSelectedElsewhereIsShown() {
    const ResultsFixture panel;
    panel.type("copy");
    panel.panel.table().selectResult(1);
    QCOMPARE(panel.field()->text(), "copy");
    panel.panel.table().selectResult(2);  // hidden until now
    QVERIFY(panel.field()->text().isEmpty());
    QCOMPARE(panel.panel.table().selectedResults(), std::vector<std::size_t>{2});
  }

  void onlyRowsThatShowAreCopied() {
    const ResultsFixture panel;
    panel.type("1024");
    QCOMPARE(panel.panel.table().asTsv().split('\n', Qt::SkipEmptyParts).size(), 2);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestResultsPanel>(__FILE__);
#include "test_results_panel.moc"
