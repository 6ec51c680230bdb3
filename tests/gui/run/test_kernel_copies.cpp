// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels that the user types: the first key creates a copy; F5 compiles and runs it together with the others.
#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "catalogue/catalogue.h"
#include "code/code_view.h"
#include "code/kernel_editor.h"
#include "code/source_panel.h"
#include "core/text/text.h"
#include "document/own_kernels.h"
#include "document/session_runs.h"
#include "draw/plot_view.h"
#include "engine/simulated/check.h"
#include "experiment/sweep_box.h"
#include "gui/annotation_text.h"
#include "gui/run/copies_fixture.h"
#include "inspect/checked_points.h"
#include "plots/plots_panel.h"
#include "result_views/results_model.h"
#include "result_views/results_table.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;

class TestKernelCopies : public QObject {
  Q_OBJECT

 private slots:
  void init() { QLocale::setDefault(QLocale(QLocale::English)); }

  void undoAndRedoOfTheMenuAreTheTextsWhileItIsEdited() {
    test::CopiesFixture test;
    test.source().showKernel("transpose", "naive");
    QAction* const undo = test.action("Undo");
    QAction* const redo = test.action("Redo");
    QVERIFY(!undo->isEnabled());
    test.window.activateWindow();
    test.code().setFocus();
    QTRY_VERIFY(test.code().hasFocus());
    const QString before = test.code().text();
    test.code().setCursorPosition(0, 0);
    QTest::keyClicks(&test.code(), "// mine");
    const QString after = test.code().text();
    QVERIFY(undo->isEnabled() && !redo->isEnabled());
    undo->trigger();
    QCOMPARE(test.code().text(), before);
    QVERIFY(redo->isEnabled());
    QTest::keyClick(&test.code(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(test.code().text(), after);
    test.window.table().setFocus();
    QVERIFY(!undo->isEnabled());
  }

  void withoutItsSpareColumnTheTileHasTheConflictsOfTheSharedTile() {
    test::CopiesFixture test;
    test.check({"coalesced", "conflict-free"});
    test.source().showKernel("transpose", "conflict-free");
    test.erase(" + 1");
    QCOMPARE(test.shown(), std::string("conflict-free@mine"));
    QVERIFY(test.window.findChild<QCheckBox*>("variant.conflict-free@mine")->isChecked());
    QVERIFY(test.run());
    QCOMPARE(test.session().results.size(), std::size_t{3});
    const Result* const mine = test.result("conflict-free@mine");
    QVERIFY(mine);
    QVERIFY2(mine->status == Result::Status::Ok, mine->error.english().c_str());
    QVERIFY(mine->verification && mine->verification->passed);
    const double padded = test.result("conflict-free")->counters->sharedLoad.wavefronts;
    QCOMPARE(padded, 128.0);  // 4 tiles of 32 rows, a wavefront each
    QCOMPARE(mine->counters->sharedLoad.wavefronts, 32 * padded);
    QCOMPARE(mine->counters->sharedLoad.wavefronts, test.result("coalesced")->counters->sharedLoad.wavefronts);
  }

  void whatDoesNotCompileIsSaidAtItsLineAndTheLastResultStays() {
    test::CopiesFixture test;
    test.check({"naive"});
    test.source().showKernel("transpose", "naive");
    test.code().setCursorPosition(test.code().lines() - 1, 0);
    QTest::keyClicks(&test.code(), "// mine");
    test.check({"naive@mine"});
    QVERIFY(test.run());
    QCOMPARE(test.session().results.size(), std::size_t{1});
    QTest::keyClick(&test.code(), Qt::Key_Return);
    test.code().insert("int wrong = nowhere;");
    const auto said = [&, line = test.code().lines() - 1] { return test::annotationOf(test.code(), line); };
    QVERIFY(test.run());
    QCOMPARE(test.session().results.size(), std::size_t{1});
    QVERIFY(test.session().results.front().status == Result::Status::Ok);
    QVERIFY2(test.window.statusText().contains("nowhere"), qPrintable(test.window.statusText()));
    QVERIFY2(said().contains("nowhere"), qPrintable(said()));
    QCOMPARE(test.script.errors.size(), 0);
    // After the correction it runs again, without a message.
    test.erase("int wrong = nowhere;");
    QVERIFY(test.run());
    QCOMPARE(test.session().results.size(), std::size_t{2});
    QVERIFY(said().isEmpty());
  }

  void aMarkedConstantIsASliderOfTheCopy() {
    test::CopiesFixture test;
    test.source().showKernel("transpose", "naive");
    test.code().setCursorPosition(0, 0);
    QVERIFY(!test.window.findChild<QWidget*>("parameter.kMine"));
    test.code().insert("constexpr int kMine = 4;  // slider 1..8\n");
    QVERIFY(test.window.findChild<QWidget*>("parameter.kMine"));
    test.check({"naive"});
    QVERIFY(!test.window.findChild<ParameterEditor*>("parameter.kMine"));
  }

  void resultsHaveTheNewNameOfTheirCopyInTableAndPlot() {
    test::CopiesFixture test;
    test.check({});
    test.source().showKernel("transpose", "naive");
    test.code().insertAt("// one\n", 0, 0);
    QVERIFY(test.run());
    const auto shown = [&](plots::View view) {
      const plots::PlotData& data = test.window.plots().view(view)->data();
      QStringList texts = data.categories;
      for (const plots::Series& series : data.series) texts << series.variant;
      texts.removeDuplicates();
      return texts;
    };
    const auto cell = [&] { return test.window.table().model()->index(0, ResultsModel::Variant).data().toString(); };
    QCOMPARE(cell(), QString("Naive (mine)"));
    QVERIFY(shown(plots::View::Time).contains("Naive (mine)"));
    auto* const name = test.field<QLineEdit>("source.name");
    name->setText("unpadded");
    emit name->editingFinished();
    QCOMPARE(cell(), QString("Naive (unpadded)"));
    QVERIFY2(shown(plots::View::Time).contains("Naive (unpadded)"), qPrintable(shown(plots::View::Time).join(';')));
    QVERIFY(!shown(plots::View::Time).contains("Naive (mine)"));
    name->setFocus();
    test.window.workbench().sessions.document().undoStack().undo();
    QCOMPARE(cell(), QString("Naive (mine)"));
    QVERIFY(shown(plots::View::Time).contains("Naive (mine)"));
    QCOMPARE(test.shown(), std::string("naive@mine"));
    QCOMPARE(name->text(), QString("mine"));
    QVERIFY(test.code().text().startsWith("// one\n"));
    QVERIFY(test.window.findChild<QCheckBox*>("variant.naive@mine"));
  }

  void aHiddenLineOfACopyStaysHiddenUnderAnotherName() {
    test::CopiesFixture test;
    test.source().showKernel("transpose", "naive");
    test.code().insertAt("// one\n", 0, 0);
    test.check({"naive", "naive@mine"});
    test.field<SweepBox>("sweep")->propose("width", 64);
    QVERIFY(test.run());
    test.window.plots().setCurrentView(plots::View::Time);
    const auto view = [&] { return test.window.plots().view(plots::View::Time); };
    QCOMPARE(view()->legendRows(), (QStringList{"Naive", "Naive (mine)"}));
    view()->setShown("Naive (mine)", false);
    auto* const name = test.field<QLineEdit>("source.name");
    name->setText("another");
    emit name->editingFinished();
    QCOMPARE(view()->legendRows(), (QStringList{"Naive", "Naive (another)"}));
    QVERIFY(!view()->isShown("Naive (another)"));
    QVERIFY(view()->isShown("Naive"));
    test.window.workbench().sessions.document().undoStack().undo();
    QVERIFY(!view()->isShown("Naive (mine)"));
    QVERIFY(view()->isShown("Naive"));
  }

  void copiesAreNamedRevertedAndRemoved() {
    test::CopiesFixture test;
    test.source().showKernel("transpose", "naive");
    const QString original = test.code().text();
    test.code().insertAt("// one\n", 0, 0);
    auto* const name = test.field<QLineEdit>("source.name");
    QCOMPARE(name->text(), "mine");
    name->setText("unpadded");
    emit name->editingFinished();
    QCOMPARE(test.shown(), std::string("naive@unpadded"));
    QVERIFY(test.code().text().startsWith("// one\n"));
    QVERIFY(test.window.findChild<QCheckBox*>("variant.naive@unpadded"));
    name->setText("no name");
    emit name->editingFinished();
    QCOMPARE(test.shown(), std::string("naive@unpadded"));
    QCOMPARE(name->text(), "unpadded");
    test.source().showKernel("transpose", "naive");
    QCOMPARE(test.code().text(), original);
    test.code().insertAt("// two\n", 0, 0);
    QCOMPARE(test.shown(), std::string("naive@mine"));
    test.field<QToolButton>("source.revert")->click();
    QCOMPARE(test.code().text(), original);
    test.field<QToolButton>("source.remove")->click();
    QCOMPARE(test.shown(), std::string("naive"));
    QVERIFY(!test.window.findChild<QCheckBox*>("variant.naive@mine"));
    QCOMPARE(test.session().copies.size(), std::size_t{1});
    // After Undo the copy exists and is shown, whatever was selected in between.
    test.source().showKernel("transpose", "conflict-free");
    test.window.workbench().sessions.document().undoStack().undo();
    QCOMPARE(test.shown(), std::string("naive@mine"));
    QCOMPARE(test.code().text(), original);
    QVERIFY(test.window.findChild<QCheckBox*>("variant.naive@mine"));
    test.window.workbench().sessions.document().undoStack().redo();
    QCOMPARE(test.shown(), std::string("naive"));
    QVERIFY(!test.window.findChild<QCheckBox*>("variant.naive@mine"));
  }

  void aSessionsKernelsAreNotRunBeforeTheyAreAllowed() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("own.warpbench.json");
    {
      test::CopiesFixture test;
      test.check({});
      test.source().showKernel("transpose", "conflict-free");
      test.erase(" + 1");
      QVERIFY(test.run());
      QVERIFY(test.fileWork([&] { test.window.workbench().sessions.save(path); }));
      QVERIFY(!test.window.document().modified());
    }
    test::CopiesFixture test;
    QVERIFY(test.fileWork([&] { test.window.open(path); }));
    QCOMPARE(test.session().copies.size(), std::size_t{1});
    QCOMPARE(test.session().results.front().kernelDigest.size(), std::size_t{16});
    QVERIFY(!test.window.findChild<QCheckBox*>("variant.conflict-free@mine"));
    test.window.table().selectResult(0);
    QCOMPARE(test.shown(), std::string("conflict-free@mine"));
    QVERIFY(!test.code().text().contains("kTransposeTile][kTransposeTile + 1];\n  int x"));
    auto* const allow = test.field<QPushButton>("source.allow");
    QVERIFY(!allow->parentWidget()->isHidden());
    // Looked at and changed, it is not compiled either, for costs or Live.
    const QTemporaryDir cache;
    const QByteArray before = qgetenv("XDG_CACHE_HOME");
    qputenv("XDG_CACHE_HOME", cache.path().toUtf8());
    test.window.experiment().setLive(true);
    QSignalSpy paused(&test.source().editor(), &KernelEditor::paused);
    test.code().insertAt("// mine\n", 0, 0);
    QTRY_COMPARE(paused.count(), 1);
    QTest::qWait(300);
    QVERIFY(QDir(cache.path()).isEmpty());
    allow->click();
    QVERIFY(allow->parentWidget()->isHidden());
    test.code().insertAt("// allowed\n", 0, 0);
    QTRY_VERIFY_WITH_TIMEOUT(!QDir(cache.path()).isEmpty(), test::kPatienceMs);
    qputenv("XDG_CACHE_HOME", before);
    QVERIFY(test.window.findChild<QCheckBox*>("variant.conflict-free@mine"));
  }

  void aTextThatWasRunStaysAmongTheVersions() {
    test::CopiesFixture test;
    test.check({});
    test.source().showKernel("transpose", "conflict-free");
    test.erase(" + 1");
    QVERIFY(!test.field<QToolButton>("source.versions")->defaultAction()->isVisible());
    const QString unpadded = test.code().text();
    QVERIFY(test.run());
    test.field<QToolButton>("source.revert")->click();
    QCOMPARE(test.session().copies.front().earlier.size(), std::size_t{1});
    QMenu* const versions = test.field<QToolButton>("source.versions")->defaultAction()->menu();
    emit versions->aboutToShow();
    QCOMPARE(versions->actions().size(), 1);
    QVERIFY2(versions->actions().front()->text().startsWith("Version 1: __shared__ T tile[kTransposeTile]"),
             qPrintable(versions->actions().front()->text()));
    versions->actions().front()->trigger();
    QCOMPARE(test.code().text(), unpadded);
    // Text that was typed but never run is not a version.
    test.code().insertAt("// two\n", 0, 0);
    test.code().insertAt("// three\n", 0, 0);
    QCOMPARE(test.session().copies.front().earlier.size(), std::size_t{1});
  }

  void aBlockOfItsOwnChangesTheLaunch() {
    test::CopiesFixture test;
    test.check({});
    test.source().showKernel("transpose", "four-rows");
    test.code().insertAt("// mine\n", 0, 0);
    auto* const own = test.field<QAction>("source.block");
    QVERIFY(own->isVisible() && !own->isChecked());
    QVERIFY(test.field<QSpinBox>("source.block.x")->parentWidget()->isHidden());
    own->setChecked(true);
    // It begins as a copy of the catalogue's text.
    QCOMPARE(test.field<QSpinBox>("source.block.x")->value(), 32);
    QCOMPARE(test.field<QSpinBox>("source.block.y")->value(), 8);
    QCOMPARE(test.field<QSpinBox>("source.elements.y")->value(), 1);
    own->setChecked(false);
    QVERIFY(!test.session().copies.front().kernel.block);
    own->setChecked(true);
    test.field<QSpinBox>("source.block.x")->setValue(32);
    test.field<QSpinBox>("source.block.y")->setValue(8);
    QVERIFY(test.run());
    // 32 x 8 threads with one element each need four times as many blocks: wrong for this kernel, in which a thread
    // takes four rows.
    const Result* result = test.result("four-rows@mine");
    QCOMPARE(result->block, (std::array<std::int64_t, 3>{32, 8, 1}));
    QCOMPARE(result->grid, (std::array<std::int64_t, 3>{2, 2, 1}));
    test.field<QSpinBox>("source.block.y")->setValue(64);
    QVERIFY(test.run());  // rejected: 2048 threads exceed a block
    QCOMPARE(test.session().copies.front().kernel.block->threads[1], 8u);
    test.field<QSpinBox>("source.block.y")->setValue(4);
    test.field<QSpinBox>("source.elements.y")->setValue(2);
    QVERIFY(test.run());
    result = test.result("four-rows@mine");
    QCOMPARE(result->block, (std::array<std::int64_t, 3>{32, 4, 1}));
    QCOMPARE(result->grid, (std::array<std::int64_t, 3>{2, 2, 1}));
  }

  void aCopyIsCheckedAndItsLinesAreCosted() {
    test::CopiesFixture test;
    test.check({});
    test.source().showKernel("transpose", "conflict-free");
    test.erase(" + 1");
    QSignalSpy costs(&test.source(), &SourcePanel::costsShown);
    QTRY_VERIFY_WITH_TIMEOUT(costs.count() > 0, test::kPatienceMs);
    const auto* const list = test.field<QListWidget>("source.costs");
    QVERIFY2(list->count() == 4, qPrintable(test.field<QLabel>("source.costs.title")->text()));
    QCOMPARE(test.code().marked(CodeView::Mark::Costs).size(), std::size_t{1});
    const Request request = test.window.experiment().checkRequest();
    QCOMPARE(request.variants, std::vector<std::string>{"conflict-free@mine"});
    const std::vector<Point> points = pointsToCheck(request);
    QCOMPARE(points.size(), std::size_t{1});
    QVERIFY(points.front().own);
  }

  void kernelsAreExportedAsFilesAndAsPrograms() {
    test::CopiesFixture test;
    const QTemporaryDir folder;
    test.check({});
    test.source().showKernel("transpose", "conflict-free");
    test.erase(" + 1");
    const auto read = [&](const QString& name) {
      QFile file(folder.filePath(name));
      return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    const QList<QAction*> exports = test.field<QToolButton>("source.export")->defaultAction()->menu()->actions();
    test.script.savePath = folder.filePath("mine.cuh");
    QVERIFY(test.fileWork([&] { exports[0]->trigger(); }));
    QCOMPARE(read("mine.cuh"), test.code().text());
    test.script.savePath = folder.filePath("mine.cu");
    QVERIFY(test.fileWork([&] { exports[1]->trigger(); }));
    QVERIFY(read("mine.cu").contains("const long long width = 64;"));
    QVERIFY(read("mine.cu").contains("transposeConflictFree<float, false><<<dim3(2, 2), dim3(32, 32)>>>"));
    QVERIFY(test.script.proposed.last().endsWith("transpose-conflict-free-mine.cu"));
  }

  void whatARecordingCannotRunIsSimulatedAtAPress() {
    test::CopiesFixture test;
    QVERIFY(test.window.experiment().chooseDevice("recorded:nvidia-h200"));
    test.source().showKernel("transpose", "naive");
    const auto* const why = test.field<QLabel>("source.problem");
    QVERIFY(why->parentWidget()->isHidden());
    test.code().insertAt("// mine\n", 0, 0);
    QVERIFY(!why->parentWidget()->isHidden());
    QCOMPARE(why->text(), "The chosen device cannot run it: it was not recorded");
    QVERIFY(!test.window.findChild<QCheckBox*>("variant.naive@mine")->isEnabled());
    QSignalSpy ended(&test.window, &MainWindow::runEnded);
    test.field<QPushButton>("source.simulate")->click();
    QCOMPARE(test.window.experiment().device()->record.id, std::string("simulated:nvidia-h200"));
    QVERIFY(test.window.running());
    QVERIFY(!ended.isEmpty() || ended.wait(test::kPatienceMs));
    const Results& results = test.window.document().session().results;
    QCOMPARE(std::ranges::count(results, std::string("naive@mine"), &Result::variant), std::ptrdiff_t{1});
    QVERIFY(why->parentWidget()->isHidden());
    QVERIFY(test.window.findChild<QCheckBox*>("variant.naive@mine")->isChecked());
  }

  void ofACopyThePlotHasTheBarOfItsPresentText() {
    test::CopiesFixture test;
    test.check({});
    test.source().showKernel("transpose", "conflict-free");
    test.erase(" + 1");
    QVERIFY(test.run());
    test.field<QToolButton>("source.revert")->click();
    QVERIFY(test.run());
    const auto bar = [&] {
      const plots::PlotData& data = test.window.plots().view(plots::View::Figure)->data();
      return data.series.size() == 1 ? data.series.front().points.front().resultIndex : plots::kNoResult;
    };
    QTRY_COMPARE(bar(), std::size_t{1});
    QVERIFY(!test.window.document().runs().isShown(0));
    QMenu* const versions = test.field<QToolButton>("source.versions")->defaultAction()->menu();
    emit versions->aboutToShow();
    versions->actions().front()->trigger();
    QTRY_COMPARE(bar(), std::size_t{0});
    QVERIFY(!test.window.document().runs().isShown(1));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestKernelCopies>(__FILE__);
#include "test_kernel_copies.moc"
