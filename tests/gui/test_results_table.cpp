// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHeaderView>
#include <QtTest>

#include "measure/statistics.h"
#include "results_table.h"

using namespace warpbench;
using namespace warpbench::gui;

namespace {

Result resultOf(const std::string& variant) {
  Result result;
  result.family = "transpose";
  result.variant = variant;
  result.device = "cuda:0";
  result.time = summarise({1.0, 1.1});
  return result;
}

}  // namespace

class TestResultsTable : public QObject {
  Q_OBJECT

 private slots:
  void aColumnThatWasStretchedShowsItsTextWhenAnotherFollows() {
    SessionDocument document;
    ResultsModel model(document);
    ResultsTable table(model);
    table.resize(900, 300);
    table.show();
    document.append(resultOf("naive"));
    QVERIFY(table.isColumnHidden(ResultsModel::Warnings));
    // The last column follows the window; that is nobody's choice of a width.
    table.resize(700, 300);
    table.resize(400, 300);
    Result warned = resultOf("copy");
    warned.warnings = {"only 2 samples"};
    document.append(warned);
    QVERIFY(!table.isColumnHidden(ResultsModel::Warnings));
    const int text = table.fontMetrics().horizontalAdvance(QStringLiteral("cuda:0"));
    QVERIFY2(table.columnWidth(ResultsModel::Device) > text,
             qPrintable(QString::number(table.columnWidth(ResultsModel::Device))));
  }

  void aWidthSetByHandStays() {
    SessionDocument document;
    ResultsModel model(document);
    ResultsTable table(model);
    table.show();
    document.append(resultOf("naive"));
    table.horizontalHeader()->resizeSection(ResultsModel::Variant, 321);
    document.append(resultOf("copy"));
    QCOMPARE(table.columnWidth(ResultsModel::Variant), 321);
  }
};

QTEST_MAIN(TestResultsTable)
#include "test_results_table.moc"
