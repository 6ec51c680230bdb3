// SPDX-License-Identifier: GPL-3.0-or-later
// Names, colours and notes of a plot, edited by the user and saved with the session.
#include <qcustomplot.h>

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "core/files/file_io.h"
#include "format/session_file.h"
#include "gui/window_fixture.h"
#include "plots/marks_form.h"
#include "plots/plot_actions.h"
#include "plots/plot_editor.h"
#include "plots/plots_panel.h"
#include "plots/range_dialog.h"
#include "plots/series_looks_form.h"
#include "results/values/statistics.h"
#include "settings/language.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using plots::View;

namespace {

Result resultOf(const std::string& variant, std::int64_t width) {
  Result result{.family = "transpose", .variant = variant, .device = "cuda:0"};
  result.parameters.set("width", width);
  result.time = summarise({1, 1, 1});
  result.bandwidthGbs = 100;
  return result;
}

/// A plot of lines along the width, or of bars.
struct EditorFixture {
  explicit EditorFixture(bool lines) {
    for (const char* variant : {"copy", "naive"})
      for (const std::int64_t width : {64, 128})
        if (lines || width == 64) document.append(resultOf(variant, width));
    panel.resize(700, 500);
    panel.showFamily("transpose");
  }
  PlotEditor editor() {
    return PlotEditor(*panel.view(View::Figure), View::Figure, "transpose", document.session().annotations, dialogs);
  }
  test::FakeDialogs::Script script;
  test::FakeDialogs dialogs{script};
  SessionDocument document;
  PlotsPanel panel{document};
};

void click(const QDialog& editor, const char* name) { editor.findChild<QPushButton*>(QLatin1String(name))->click(); }

}  // namespace

class TestPlotEditor : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() { applyLanguage("en"); }
  void init() { QLocale::setDefault(QLocale(QLocale::English)); }

  // The window's title bar also has an icon and buttons.
  void theTitleOfTheRangesFitsItsFrame() {
    EditorFixture lines(true);
    for (const Language& language : languages()) {
      applyLanguage(language.code);
      const RangeDialog dialog(*lines.panel.view(View::Figure));
      const QString title = dialog.windowTitle() + QStringLiteral(" \u2014 Warpbench");
      constexpr int kBeside = 110;  // pixels
      const int needed = dialog.fontMetrics().horizontalAdvance(title) + kBeside;
      QVERIFY2(dialog.minimumWidth() >= needed,
               qPrintable(QString("%1: %2 of %3").arg(title).arg(dialog.minimumWidth()).arg(needed)));
    }
  }

  void aSeriesIsRenamedAndRecoloured() {
    EditorFixture fixture(true);
    {
      PlotEditor editor = fixture.editor();
      QCOMPARE(editor.findChild<QLineEdit*>("series.name.1")->placeholderText(), "Naive");
      editor.findChild<QLineEdit*>("series.name.1")->setText(" Ours ");
      editor.findChild<SeriesLooksForm*>()->setColour("naive", QColor(16, 32, 48));
      fixture.document.setAnnotations(editor.annotations());
    }
    QCOMPARE(fixture.document.session().annotations.series,
             (std::vector<SeriesLook>{{"transpose", "naive", "Ours", "#102030"}}));
    QVERIFY(fixture.document.modified());
    const plots::PlotData& data = fixture.panel.view(View::Figure)->data();
    QCOMPARE(data.series[1].name, "Ours");
    QCOMPARE(data.series[1].colour, "#102030");
    // Back to its defaults.
    PlotEditor again = fixture.editor();
    QCOMPARE(again.findChild<QLineEdit*>("series.name.1")->placeholderText(), "Naive");
    again.findChild<QLineEdit*>("series.name.1")->clear();
    again.findChild<SeriesLooksForm*>()->setColour("naive", {});
    QVERIFY(again.annotations().empty());
  }

  void linesAndTextsAreAddedEditedAndRemoved() {
    EditorFixture fixture(true);
    PlotEditor editor = fixture.editor();
    auto* const table = editor.findChild<QTableWidget*>("marks");
    for (const char* kind : {"marks.add.horizontal", "marks.add.vertical", "marks.add.text"}) click(editor, kind);
    QCOMPARE(table->rowCount(), 3);
    table->item(0, 2)->setText("4,814.5");
    table->item(0, 3)->setText("peak");
    table->item(1, 1)->setText("1048577");
    table->item(2, 1)->setText("128");
    table->item(2, 2)->setText("50");
    table->item(2, 3)->setText("here");
    const std::vector<PlotMark> marks = editor.annotations().marks;
    QCOMPARE(marks.size(), 3u);
    QCOMPARE(marks[0], (PlotMark{.family = "transpose",
                                 .view = "bandwidth",
                                 .along = "width",
                                 .variant = {},
                                 .unit = "GB/s",
                                 .kind = PlotMark::Kind::Horizontal,
                                 .x = marks[0].x,
                                 .y = 4814.5,
                                 .text = "peak"}));
    QCOMPARE(marks[1].x, 1048577.0);
    QCOMPARE(marks[2].text, std::string("here"));
    fixture.document.setAnnotations(editor.annotations());
    QCOMPARE(fixture.panel.view(View::Figure)->data().marks.size(), 2u);

    PlotEditor again = fixture.editor();
    auto* const shown = again.findChild<QTableWidget*>("marks");
    QCOMPARE(shown->rowCount(), 3);
    QCOMPARE(shown->item(1, 1)->text(), "1048577");
    shown->selectRow(0);
    click(again, "marks.remove");
    QCOMPARE(again.annotations().marks.size(), 2u);
  }

  void newOnesAreInTheMiddleAsItIsSeen() {
    EditorFixture fixture(true);
    plots::PlotView* const view = fixture.panel.view(View::Figure);
    const auto added = [&] {
      PlotEditor editor = fixture.editor();
      click(editor, "marks.add.text");
      const PlotMark mark = editor.annotations().marks.at(0);
      return std::pair(mark.x, mark.y);
    };
    view->setZoom(plots::ViewState::Ranges{4, 1024, 2, 450});
    QCOMPARE(added(), std::pair(514.0, 226.0));
    view->setLogarithmic(true, true);
    view->setZoom(plots::ViewState::Ranges{4, 1024, 2, 450});
    QCOMPARE(added(), std::pair(64.0, 30.0));
  }

  void aTextHasTheRoomThatIsLeft() {
    EditorFixture fixture(true);
    PlotEditor editor = fixture.editor();
    editor.show();
    editor.findChild<QTabWidget*>()->setCurrentIndex(1);
    click(editor, "marks.add.horizontal");
    auto* const table = editor.findChild<QTableWidget*>("marks");
    auto* const text = table->viewport()->findChild<QLineEdit*>();
    QVERIFY(text);  // what is typed next is the text
    QTest::keyClicks(text, "goal");
    QTest::keyClick(text, Qt::Key_Return);
    QTRY_COMPARE(table->item(0, 3)->text(), "goal");
    QVERIFY(editor.isVisible());
    int width = 0;
    for (int column = 0; column < table->columnCount(); ++column) width += table->columnWidth(column);
    QCOMPARE(width, table->viewport()->width());
    QVERIFY(table->columnWidth(3) > table->fontMetrics().horizontalAdvance(QString(20, 'x')));
  }

  void whatIsNoNumberCannotBeAccepted() {
    EditorFixture fixture(true);
    PlotEditor editor = fixture.editor();
    auto* const accept = editor.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    click(editor, "marks.add.horizontal");
    QVERIFY(accept->isEnabled());
    editor.findChild<QTableWidget*>("marks")->item(0, 2)->setText("high");
    QVERIFY(!accept->isEnabled());
    QCOMPARE(editor.findChild<MarksForm*>()->problem(), "Line 1: enter a number.");
    editor.findChild<QTableWidget*>("marks")->item(0, 2)->setText("7");
    QVERIFY(accept->isEnabled());
  }

  void escapeAsksBeforeEditsAreLost() {
    EditorFixture fixture(true);
    fixture.document.setAnnotations(
        {.series = {{"transpose", "naive", "N", {}}, {"transpose", "copy", "C", {}}}, .marks = {}});
    PlotEditor editor = fixture.editor();
    const auto escape = [&](Dialogs::Answer answer) {
      fixture.script.unsaved = answer;
      editor.show();
      QTest::keyClick(&editor, Qt::Key_Escape);
      return std::pair(editor.isVisible(), editor.result());
    };
    QCOMPARE(escape(Dialogs::Answer::Cancel), std::pair(false, 0));
    QCOMPARE(fixture.script.questions, 0);  // no change was made
    editor.findChild<QLineEdit*>("series.name.1")->setText("Ours");
    QCOMPARE(escape(Dialogs::Answer::Cancel), std::pair(true, 0));
    QCOMPARE(fixture.script.questions, 1);
    QCOMPARE(escape(Dialogs::Answer::Discard), std::pair(false, 0));
    QCOMPARE(escape(Dialogs::Answer::Save), std::pair(false, 1));
    QCOMPARE(fixture.script.questions, 3);
    // Invalid input stays, so that the user can correct it.
    click(editor, "marks.add.horizontal");
    editor.findChild<QTableWidget*>("marks")->item(0, 2)->setText("high");
    QCOMPARE(escape(Dialogs::Answer::Save).first, true);
    // The button says that it leaves the plot unchanged.
    editor.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel)->click();
    QVERIFY(!editor.isVisible());
    QCOMPARE(fixture.script.questions, 4);
  }

  void overBarsATextStandsAtOneOfThem() {
    EditorFixture fixture(false);
    PlotEditor editor = fixture.editor();
    QVERIFY(!editor.findChild<QPushButton*>("marks.add.vertical"));
    click(editor, "marks.add.text");
    auto* const bar = editor.findChild<QTableWidget*>("marks")->findChild<QComboBox*>();
    bar->setCurrentIndex(bar->findText("Naive"));
    QCOMPARE(editor.annotations().marks.at(0).variant, std::string("naive"));
    fixture.document.setAnnotations(editor.annotations());
    QCOMPARE(fixture.panel.view(View::Figure)->data().marks.at(0).x, 1.0);
  }

  void otherPlotsKeepWhatTheyHave() {
    EditorFixture fixture(true);
    const Annotations before{.series = {{"matmul", "tiled", "T", {}}},
                             .marks = {{.family = "transpose",
                                        .view = "time",
                                        .along = "width",
                                        .variant = {},
                                        .unit = "ms",
                                        .kind = PlotMark::Kind::Vertical,
                                        .x = 3,
                                        .text = {}}}};
    fixture.document.setAnnotations(before);
    const PlotEditor editor = fixture.editor();
    QCOMPARE(editor.findChild<QTableWidget*>("marks")->rowCount(), 0);
    QVERIFY(editor.annotations() == before);
  }

  void axesThatAreChosenAreTheSessions() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("axes.json");
    Session session;
    for (const char* variant : {"copy", "naive"})
      for (const std::int64_t width : {64, 128, 192}) session.results.push_back(resultOf(variant, width));
    Result other = resultOf("naive", 64);
    other.family = "matmul";
    session.results.push_back(other);
    writeFile(path.toStdString(), toJson(session));
    test::WindowFixture fixture;
    PlotsPanel& plots = fixture.window.plots();
    QVERIFY(fixture.fileWork([&] { fixture.window.open(path); }));
    QCOMPARE(plots.family(), "transpose");
    plots.setCurrentView(View::Time);
    const auto view = [&] { return plots.view(View::Time); };

    plots.actions().logarithmicY()->trigger();
    view()->plot()->replot();
    QTimer::singleShot(0, &fixture.window, [&] {
      auto* const dialog = fixture.window.findChild<QDialog*>("ranges");
      dialog->findChild<QLineEdit*>("ranges.left")->setText("100");
      dialog->findChild<QLineEdit*>("ranges.bottom")->setText("0.5");
      dialog->accept();
    });
    fixture.action("Axis ranges...")->trigger();
    QVERIFY(fixture.window.document().modified());
    const std::vector<PlotAxes> saved = fixture.session().annotations.axes;
    QCOMPARE(saved.size(), 1u);
    QCOMPARE(saved[0].view, std::string("time"));
    QCOMPARE(saved[0].along, std::string("width"));
    QVERIFY(saved[0].logY && !saved[0].logX && saved[0].ranges);
    QCOMPARE(saved[0].ranges->left, 100.0);
    QCOMPARE(saved[0].ranges->bottom, 0.5);
    QVERIFY(view()->state().zoom == saved[0].ranges);

    // Another family has its own, and this one gets them back.
    plots.showFamily("matmul");
    QVERIFY(!view()->logarithmicY());
    plots.showFamily("transpose");
    QVERIFY(view()->logarithmicY());
    QVERIFY(view()->state().zoom == saved[0].ranges);
    // A zoom is not saved in the file.
    view()->plot()->xAxis->setRange(110, 120);
    QVERIFY(fixture.session().annotations.axes == saved);

    QVERIFY(fixture.fileWork([&] { fixture.window.workbench().sessions.save(path); }));
    QVERIFY(fixture.fileWork([&] { fixture.window.open(path); }));
    QVERIFY(fixture.session().annotations.axes == saved);
    plots.setCurrentView(View::Time);
    QVERIFY(view()->logarithmicY());
    QVERIFY(view()->state().zoom == saved[0].ranges);
    QVERIFY(!fixture.window.document().modified());

    fixture.action("Show everything")->trigger();
    QVERIFY(!fixture.session().annotations.axes.at(0).ranges);
    plots.actions().logarithmicY()->trigger();
    QCOMPARE(fixture.session().annotations.axes.size(), 1u);
    QVERIFY(!fixture.session().annotations.axes[0].logY);
    QVERIFY(!view()->logarithmicY());
  }

  void theWindowsMenuOpensItAndTheSessionKeepsIt() {
    test::WindowFixture fixture;
    QVERIFY(fixture.window.experiment().chooseDevice("simulated:nvidia-h200"));
    fixture.enter("width", 64);
    fixture.enter("height", 64);
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    QTimer::singleShot(0, &fixture.window, [&] {
      auto* const editor = fixture.window.findChild<QDialog*>("plot.editor");
      editor->findChild<QLineEdit*>("series.name.0")->setText("Ours");
      editor->accept();
    });
    fixture.action("Names, colours and notes...")->trigger();
    QCOMPARE(fixture.session().annotations.series.at(0).name, std::string("Ours"));
    QCOMPARE(fixture.window.plots().view(View::Figure)->data().categories.front(), "Ours");
    QVERIFY(sessionFromJson(toJson(*fixture.window.document().snapshot())).annotations ==
            fixture.session().annotations);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPlotEditor>(__FILE__);
#include "test_plot_editor.moc"
