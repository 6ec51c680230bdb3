// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHeaderView>
#include <QTest>

#include "result_views/results_table.h"
#include "results/values/statistics.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;

namespace {

Result listed(const std::string& variant) {
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
    document.append(listed("naive"));
    QVERIFY(table.isColumnHidden(ResultsModel::Warnings));
    // The last column follows the window, so its width is not the user's choice.
    table.resize(700, 300);
    table.resize(400, 300);
    Result warned = listed("copy");
    warned.warnings = {"only 2 samples"};
    document.append(warned);
    QVERIFY(!table.isColumnHidden(ResultsModel::Warnings));
    const int text = table.fontMetrics().horizontalAdvance(QStringLiteral("Verified"));
    QVERIFY2(table.columnWidth(ResultsModel::Verified) > text,
             qPrintable(QString::number(table.columnWidth(ResultsModel::Verified))));
  }

  void columnsThatOtherRowsNeedStayWhereTheTopRowComesBack() {
    SessionDocument document;
    ResultsModel model(document);
    ResultsTable table(model);
    table.show();
    Result warned = listed("copy");
    warned.warnings = {"only 2 samples"};
    document.append(listed("naive"));
    document.append(warned);
    document.remove({0});
    document.undoStack().undo();
    QVERIFY(!table.isColumnHidden(ResultsModel::Warnings));
  }

  void parametersThatDifferAreShownAlone() {
    SessionDocument document;
    ResultsModel model(document);
    ResultsTable table(model);
    table.resize(300, 300);
    table.show();
    const auto append = [&](std::int64_t height, std::int64_t tile) {
      Result result = listed("naive");
      result.parameters = {};
      result.parameters.set("width", std::int64_t{16384});
      result.parameters.set("height", height);
      result.parameters.set("tile", tile);
      document.append(result);
      return table.columnWidth(ResultsModel::Parameters);
    };
    const auto room = [&](const char* text) { return table.fontMetrics().horizontalAdvance(QLatin1String(text)); };
    append(8, 16);
    QVERIFY(table.isColumnHidden(ResultsModel::Parameters));  // the plot's title has them
    const int one = append(8, 8);
    QVERIFY(!table.isColumnHidden(ResultsModel::Parameters));
    QVERIFY(one > room("tile=16") && one < room("width=16384 height=8"));
    const int two = append(4, 8);
    QVERIFY(two > room("height=4 tile=16") && two < room("width=16384 height=4 tile=16"));
    table.resize(1200, 300);
    QCOMPARE(table.columnWidth(ResultsModel::Parameters), two);
    // The cell contains the full text, for filters, copies and tooltips.
    QCOMPARE(model.index(0, ResultsModel::Parameters).data().toString(), "width=16384 height=8 tile=16");
    table.setFilter("width=16384");
    QCOMPARE(table.hiddenCount(), 0);
    table.sortByColumn(ResultsModel::Parameters, Qt::AscendingOrder);
    QStringList sorted;
    for (int row = 0; row < 3; ++row) sorted << table.model()->index(row, ResultsModel::Parameters).data().toString();
    QCOMPARE(sorted, (QStringList{"width=16384 height=4 tile=8", "width=16384 height=8 tile=8",
                                  "width=16384 height=8 tile=16"}));
  }

  void aWidthSetByHandStays() {
    SessionDocument document;
    ResultsModel model(document);
    ResultsTable table(model);
    table.show();
    document.append(listed("naive"));
    table.horizontalHeader()->resizeSection(ResultsModel::Variant, 321);
    document.append(listed("copy"));
    QCOMPARE(table.columnWidth(ResultsModel::Variant), 321);
  }

  void ratesAndErrorsShowWhereThereAreAny() {
    SessionDocument document;
    ResultsModel model(document);
    ResultsTable table(model);
    Result right = listed("naive");
    right.verification = Verification{.passed = true};
    document.append(right);
    QVERIFY(table.isColumnHidden(ResultsModel::Rate));
    QVERIFY(table.isColumnHidden(ResultsModel::Error));
    Result wrong = listed("copy");
    wrong.verification = Verification{.passed = false, .expectedToFail = true, .maxError = 9999, .tolerance = 0.5};
    wrong.itemsPerSecond = 2.5e9;
    wrong.facts = {{"counter", "1 of 10,000"}};
    document.append(wrong);
    QVERIFY(!table.isColumnHidden(ResultsModel::Rate));
    QVERIFY(!table.isColumnHidden(ResultsModel::Error));
    const auto cell = [&](int column, int role) { return model.index(1, column).data(role).toString(); };
    QCOMPARE(cell(ResultsModel::Verified, Qt::DisplayRole), "wrong on purpose");
    QCOMPARE(cell(ResultsModel::Error, ResultsModel::CopyRole), "9999");
    QVERIFY(cell(ResultsModel::Error, Qt::ToolTipRole).contains("Allowed: " + QLocale().toString(0.5)));
    QVERIFY(!cell(ResultsModel::Time, Qt::ToolTipRole).contains("Allowed: "));
    QCOMPARE(cell(ResultsModel::Rate, ResultsModel::CopyRole), "2.5e+09");
    QVERIFY(cell(ResultsModel::Time, Qt::ToolTipRole).contains("counter: 1 of 10,000"));
  }

  void aWrongResultNeverLeads() {
    SessionDocument document;
    ResultsModel model(document);
    ResultsTable table(model);
    const auto append = [&](const char* variant, double gflops, bool passed) {
      Result result = listed(variant);
      result.gflops = gflops;
      result.verification = Verification{.passed = passed, .maxError = passed ? 0 : 3.5};
      document.append(result);
    };
    append("slow", 10, true);
    append("racing", 3858, false);
    append("fast", 200, true);
    Result failed = listed("failed");
    failed.status = Result::Status::Failed;
    failed.time.reset();
    document.append(failed);
    const auto order = [&](int column, Qt::SortOrder by) {
      table.sortByColumn(column, by);
      QStringList variants;
      for (int row = 0; row < table.model()->rowCount(); ++row)
        variants << table.model()->index(row, ResultsModel::Variant).data().toString();
      return variants;
    };
    QCOMPARE(order(ResultsModel::Gflops, Qt::DescendingOrder).mid(0, 2), (QStringList{"fast", "slow"}));
    QCOMPARE(order(ResultsModel::Gflops, Qt::AscendingOrder).mid(0, 2), (QStringList{"slow", "fast"}));
    for (const Qt::SortOrder by : {Qt::AscendingOrder, Qt::DescendingOrder})
      QVERIFY(order(ResultsModel::Time, by).indexOf("racing") >= 2 && order(ResultsModel::Time, by).indexOf("failed") >= 2);
    QCOMPARE(order(ResultsModel::Error, Qt::DescendingOrder).front(), "racing");

    // Its figures are struck out, and screen readers call them wrong.
    const auto struck = [&](int row, int column) {
      return model.index(row, column).data(Qt::FontRole).value<QFont>().strikeOut();
    };
    QVERIFY(struck(1, ResultsModel::Gflops) && struck(1, ResultsModel::Time));
    QVERIFY(!struck(1, ResultsModel::Error) && !struck(1, ResultsModel::Variant) && !struck(0, ResultsModel::Gflops));
    QCOMPARE(model.index(1, ResultsModel::Gflops).data(Qt::AccessibleTextRole).toString(),
             QLocale().toString(3858) + ", WRONG");
    QVERIFY(model.index(1, ResultsModel::Gflops).data(Qt::ToolTipRole).toString().contains("WRONG"));
  }

  void ofAFileOnlyTheNameIsShownAndAllIsCopied() {
    SessionDocument document;
    const ResultsModel model(document);
    Result result = listed("naive");
    result.parameters.set("image", std::string("/home/me/cat.png"));
    document.append(result);
    QCOMPARE(model.index(0, ResultsModel::Parameters).data(Qt::DisplayRole).toString(), "image=cat.png");
    QCOMPARE(model.index(0, ResultsModel::Parameters).data(ResultsModel::CopyRole).toString(),
             "image=/home/me/cat.png");
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestResultsTable>(__FILE__);
#include "test_results_table.moc"
