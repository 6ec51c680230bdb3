// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "catalogue/catalogue.h"
#include "code/code_view.h"
#include "exporter/exporter.h"
#include "gui/window_fixture.h"
#include "inspect/memory_point.h"
#include "memory/memory_view.h"
#include "memory_panel/memory_panel.h"
#include "plots/plots_panel.h"
#include "result_views/results_table.h"
#include "settings/language.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::kPatienceMs;
using warpbench::test::WindowFixture;

namespace {

Parameters parameters(const std::vector<std::pair<std::string, std::int64_t>>& values) {
  Parameters all;
  for (const auto& [id, value] : values) all.set(id, value);
  return all;
}

/// A visible panel without a window.
struct MemoryFixture {
  MemoryFixture() {
    panel.resize(900, 640);
    panel.show();
  }

  /// Waits for the trace that `choose` starts.
  bool waitFor(const std::function<void()>& choose) {
    QSignalSpy shown(&panel, &MemoryPanel::shown);
    choose();
    return !shown.isEmpty() || shown.wait(kPatienceMs);
  }
  bool showProduct(std::array<unsigned, 3> block = {}, std::size_t at = 0) {
    return waitFor([&] { panel.showMemory("matmul", "tiled", {}, block, at); });
  }
  template <typename Field>
  Field* field(const QString& name) const {
    auto* found = panel.findChild<Field*>(name);
    if (!found) qFatal("no field %s", qPrintable(name));
    return found;
  }
  void press(Qt::Key key) { QTest::keyClick(panel.view(), key); }

  MemoryPanel panel;
};

const BlockTrace& traceOf(const MemoryPanel& panel) { return panel.scene()->story().trace(); }

}  // namespace

class TestMemoryPanel : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QApplication::setStyle("Fusion"); }

  void aClickOnTheTabGivesTheKeysToTheSteps() {
    WindowFixture fixture;
    PlotsPanel& plots = fixture.window.plots();
    fixture.field<QComboBox>("family")->setFocus();
    const QRect tab = plots.tabBar()->tabRect(plots.indexOf(&plots.memory()));
    QTest::mouseClick(plots.tabBar(), Qt::LeftButton, {}, tab.center());
    QVERIFY(plots.memoryInFront());
    QTRY_COMPARE(fixture.window.focusWidget(), plots.memory().view());
  }

  void aKernelThatCanBeTracedIsShownWhereTheSelectedOneCannot() {
    QCOMPARE(variantToTrace({.family = "scan", .variants = {"cub"}}),
             variantToTrace({.family = "scan", .variants = {}}));
    QCOMPARE(variantToTrace({.family = "scan", .variants = {"cub", "look-back"}}), std::string("look-back"));
    for (const Family& family : catalog())
      QCOMPARE(memoryPoint(family.id, variantToTrace({.family = family.id, .variants = {}}), {}).family, family.id);
    test::WindowFixture fixture;
    QVERIFY(fixture.window.experiment().chooseDevice("recorded:nvidia-h200"));
    fixture.window.experiment().chooseFamily("scan");
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    const auto& results = fixture.session().results;
    const auto cub = std::ranges::find(results, "cub", &Result::variant);
    QVERIFY(cub != results.end());
    fixture.window.table().selectResult(static_cast<std::size_t>(cub - results.begin()));
    const auto* variant = fixture.field<QComboBox>("memory.variant");
    QCOMPARE(variant->currentData().toString().toStdString(), variantToTrace({.family = "scan", .variants = {}}));
  }

  void whileItTracesItIsBusy() {
    MemoryFixture test;
    QSignalSpy changed(&test.panel, &MemoryPanel::busyChanged);
    QVERIFY(test.showProduct());
    QVERIFY(!test.panel.busy());
    QCOMPARE(changed.size(), 2);
    const auto picture = [&] { return test.panel.view()->grab().toImage(); };
    const QImage still = picture();
    test.panel.view()->setBusy(true);
    QTRY_VERIFY(picture() != still);  // a sign, over what is there
    test.panel.view()->setBusy(false);
    QCOMPARE(picture(), still);
    test.panel.showMemory("matmul", "tiled", {}, {1, 0, 0});
    QVERIFY(test.panel.busy());
    QVERIFY(test.panel.scene());
    QTRY_VERIFY_WITH_TIMEOUT(!test.panel.busy(), kPatienceMs);
    test.panel.showMemory("matmul", "no such", {});
    QVERIFY(!test.panel.busy());
  }

  void theCoursesExampleComesWithoutAnyChoice() {
    MemoryFixture test;
    QVERIFY(test.waitFor([&] { test.panel.follow("matmul", "tiled"); }));
    QVERIFY2(test.panel.problem().isEmpty(), qPrintable(test.panel.problem()));
    const Parameters& sizes = traceOf(test.panel).point.parameters;
    for (const char* size : {"rows", "inner", "columns"}) QCOMPARE(sizes.integer(size), std::int64_t{4});
    QCOMPARE(sizes.integer("tile"), std::int64_t{2});
    QCOMPARE(test.panel.steps(), std::size_t{13});
    QCOMPARE(test.panel.step(), std::size_t{0});
  }

  void nothingIsTracedBeforeThePanelIsSeen() {
    MemoryPanel panel;
    QSignalSpy shown(&panel, &MemoryPanel::shown);
    panel.follow("transpose", "naive");
    QVERIFY(!shown.wait(100));
    panel.show();
    QVERIFY(!shown.isEmpty() || shown.wait(kPatienceMs));
    QCOMPARE(traceOf(panel).point.variant, std::string("naive"));
  }

  void stepsGoForwardAndBackByButtonsAndKeys() {
    MemoryFixture test;
    QVERIFY(test.showProduct());
    const std::size_t last = test.panel.steps() - 1;
    QTest::mouseClick(test.field<QToolButton>("steps.forward"), Qt::LeftButton);
    QCOMPARE(test.panel.step(), std::size_t{1});
    QCOMPARE(test.panel.view()->moment(), std::size_t{1});
    test.press(Qt::Key_Right);
    QCOMPARE(test.panel.step(), std::size_t{2});
    test.press(Qt::Key_Left);
    QCOMPARE(test.panel.step(), std::size_t{1});
    test.press(Qt::Key_End);
    QCOMPARE(test.panel.step(), last);
    QVERIFY(!test.field<QToolButton>("steps.forward")->isEnabled());
    test.press(Qt::Key_Right);
    QCOMPARE(test.panel.step(), last);
    test.press(Qt::Key_Home);
    QCOMPARE(test.panel.step(), std::size_t{0});
    QVERIFY(!test.field<QToolButton>("steps.back")->isEnabled());
    test.field<QSlider>("steps.slider")->setValue(7);
    QCOMPARE(test.panel.view()->moment(), std::size_t{7});
    QTest::mouseClick(test.field<QToolButton>("steps.last"), Qt::LeftButton);
    QCOMPARE(test.field<QSlider>("steps.slider")->value(), static_cast<int>(last));
    QTest::mouseClick(test.field<QToolButton>("steps.first"), Qt::LeftButton);
    QCOMPARE(test.panel.view()->moment(), std::size_t{0});
  }

  void playingEndsAtTheLastStep() {
    MemoryFixture test;
    QVERIFY(test.showProduct());
    test.field<QComboBox>("steps.speed")->setCurrentIndex(test.field<QComboBox>("steps.speed")->count() - 1);
    test.panel.goTo(test.panel.steps() - 3);
    test.press(Qt::Key_Space);
    QVERIFY(test.panel.playing());
    QTRY_VERIFY_WITH_TIMEOUT(!test.panel.playing(), kPatienceMs);
    QCOMPARE(test.panel.step(), test.panel.steps() - 1);
    // Again from the beginning, stopped by hand.
    QTest::mouseClick(test.field<QToolButton>("steps.play"), Qt::LeftButton);
    QCOMPARE(test.panel.step(), std::size_t{0});
    QVERIFY(test.panel.playing());
    test.press(Qt::Key_Space);
    QVERIFY(!test.panel.playing());
  }

  void aBlockAndAWarpCanBeChosen() {
    MemoryFixture test;
    QVERIFY(test.waitFor([&] {
      test.panel.showMemory("matmul", "tiled",
                            parameters({{"rows", 33}, {"inner", 20}, {"columns", 17}, {"tile", 16}}));
    }));
    QCOMPARE(test.field<QSpinBox>("memory.block.x")->maximum(), 1);
    QCOMPARE(test.field<QSpinBox>("memory.block.y")->maximum(), 2);
    QVERIFY(test.field<QSpinBox>("memory.block.z")->isHidden());
    QVERIFY(test.waitFor([&] { test.field<QSpinBox>("memory.block.y")->setValue(2); }));
    QCOMPARE(traceOf(test.panel).block, (std::array{0u, 2u, 0u}));
    auto* warps = test.field<QComboBox>("memory.warp");
    QCOMPARE(warps->count(), 1 + 8);
    QVERIFY(test.waitFor([&] {
      warps->setCurrentIndex(3);
      emit warps->activated(3);
    }));
    QCOMPARE(test.panel.scene()->story().warp(), std::optional(2));
    QCOMPARE(traceOf(test.panel).block, (std::array{0u, 2u, 0u}));
  }

  void aBlockThatTheGridDoesNotHaveIsAProblem() {
    MemoryFixture test;
    QVERIFY(test.showProduct({7, 0, 0}));
    QVERIFY2(test.panel.problem().contains("block (7, 0, 0)"), qPrintable(test.panel.problem()));
    QVERIFY(!test.panel.scene());
    QVERIFY(test.showProduct({1, 1, 0}, 1000));
    QVERIFY(test.panel.problem().isEmpty());
    QCOMPARE(test.panel.step(), test.panel.steps() - 1);
  }

  void sizesBeyondTheLimitsAreRefusedWithTheReason() {
    MemoryFixture test;
    QVERIFY(test.waitFor([&] { test.panel.showMemory("matmul", "tiled", parameters({{"rows", 4096}})); }));
    QVERIFY2(test.panel.problem().contains("a whole number from 1 to 96"), qPrintable(test.panel.problem()));
    QVERIFY(test.showProduct());
    QTest::mouseClick(test.field<QToolButton>("memory.sizes"), Qt::LeftButton);
    auto* rows = test.field<ParameterEditor>("memory.parameter.rows");
    QVERIFY(rows->isVisible());
    auto* box = rows->findChild<NumberBox*>();
    box->selectAll();
    QTest::keyClicks(box, "4096");
    QVERIFY(box->number() <= 96);
    auto* reason = test.field<QLabel>("memory.reason.rows");
    QVERIFY(reason->isVisible());
    QVERIFY2(reason->text().contains("from 1 to 96"), qPrintable(reason->text()));
    // Traceable kernels are traced at once.
    QVERIFY(test.waitFor([&] {
      box->selectAll();
      QTest::keyClicks(box, "6");
      QTest::keyClick(box, Qt::Key_Return);
    }));
    QTRY_COMPARE_WITH_TIMEOUT(traceOf(test.panel).point.parameters.integer("rows"), std::int64_t{6}, kPatienceMs);
  }

  void whatOnlyAGpuCanRunSaysSo() {
    MemoryFixture test;
    QVERIFY(test.waitFor([&] { test.panel.follow("transpose", "memcpy"); }));
    QVERIFY2(test.panel.problem().contains("cudaMemcpy is a library call"), qPrintable(test.panel.problem()));
    QVERIFY(test.panel.view()->accessibleDescription().contains("cudaMemcpy is a library call"));
    QCOMPARE(test.panel.steps(), std::size_t{0});
    auto* variants = test.field<QComboBox>("memory.variant");
    QCOMPARE(variants->currentData().toString(), "memcpy");
    QVERIFY(test.waitFor([&] {
      variants->setCurrentIndex(variants->findData("conflict-free"));
      emit variants->activated(variants->currentIndex());
    }));
    QVERIFY(test.panel.problem().isEmpty());
    QCOMPARE(test.panel.variant(), std::string("conflict-free"));
    QVERIFY(test.waitFor([&] { test.panel.showMemory("nothing", "like this", {}); }));
    QVERIFY(test.panel.problem().contains("there is no family 'nothing'"));
  }

  void aLaterChoiceIsWhatIsShown() {
    MemoryFixture test;
    test.panel.follow("transpose", "naive");
    QVERIFY(test.waitFor([&] { test.panel.follow("transpose", "copy"); }));
    QTest::qWait(50);
    QCOMPARE(traceOf(test.panel).point.variant, std::string("copy"));
  }

  void aWarpAloneCanBeShownFromTheBeginning() {
    MemoryFixture test;
    QVERIFY(test.waitFor([&] { test.panel.showMemory("transpose", "naive", {}, {}, 0, 3); }));
    QCOMPARE(test.panel.scene()->story().warp(), std::optional(3));
    QCOMPARE(test.field<QComboBox>("memory.warp")->currentText(), "3");
    // The next one shows all of a block again.
    QVERIFY(test.waitFor([&] { test.panel.showMemory("transpose", "copy", {}); }));
    QVERIFY(!test.panel.scene()->story().warp());
  }

  void theLineOfTheStepStandsOutWhereThereIsRoom() {
    MemoryFixture test;
    QVERIFY(test.showProduct());
    auto* code = test.field<CodeView>("memory.code");
    test.panel.resize(500, 640);
    QVERIFY(!code->isVisible());
    test.panel.resize(1800, 900);
    QVERIFY(code->isVisible());
    test.panel.goTo(3);
    const int line = test.panel.scene()->story().moments()[3].where.line;
    QCOMPARE(code->currentLine(), line);
    QCOMPARE(code->marked(CodeView::Mark::Current), std::vector{line});
    QVERIFY(code->text(line - 1).contains("sum += mTile"));
  }

  void theWindowsViewFollowsTheExperimentAndIsExported() {
    WindowFixture fixture;
    MainWindow& window = fixture.window;
    MemoryPanel& memory = window.plots().memory();
    window.experiment().chooseFamily("matmul");
    const plots::View before = window.plots().currentView();
    window.plots().bringMemoryToFront();
    QVERIFY(window.plots().memoryInFront());
    QCOMPARE(window.plots().currentView(), before);
    QTRY_VERIFY_WITH_TIMEOUT(memory.scene() && memory.family() == "matmul", kPatienceMs);
    QTemporaryDir folder;
    const QString picture = folder.filePath("step.png");
    QVERIFY(fixture.fileWork([&] { window.exporter().writePlot(picture); }));
    QVERIFY(!QImage(picture).isNull());
    QVERIFY(fixture.action("Export all steps as PDF...")->isEnabled());
    fixture.script.savePath = folder.filePath("steps.pdf");
    QVERIFY(fixture.fileWork([&] { fixture.action("Export all steps as PDF...")->trigger(); }));
    QVERIFY(QFileInfo(fixture.script.savePath).size() > 0);
    QVERIFY(!fixture.fileWork([&] { window.exporter().writeSteps(folder.filePath("none/steps.pdf")); }));
    QCOMPARE(fixture.script.errors.size(), 1);
    window.experiment().chooseFamily("transpose");
    QTRY_VERIFY_WITH_TIMEOUT(memory.scene() && traceOf(memory).point.family == "transpose", kPatienceMs);
    window.plots().setCurrentView(plots::View::Time);
    QVERIFY(!window.plots().memoryInFront());
  }

  void anotherLanguageWaitsForTheHandout() {
    WindowFixture fixture;
    MainWindow& window = fixture.window;
    window.plots().bringMemoryToFront();
    QTRY_VERIFY_WITH_TIMEOUT(window.plots().memory().scene(), kPatienceMs);
    const QTemporaryDir folder;
    QSignalSpy changed(&window, &MainWindow::languageChanged);
    const auto choose = [&](const char* language) {
      Settings settings = window.settings();
      settings.language = language;
      window.setSettings(settings);
    };
    QString languageAtItsEnd;
    connect(&window, &MainWindow::fileDone, &window, [&] { languageAtItsEnd = currentLanguage(); });
    QVERIFY(fixture.fileWork([&] {
      window.exporter().writeSteps(folder.filePath("steps.pdf"));
      choose("it");
    }));
    QCOMPARE(languageAtItsEnd, QString("en"));
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, kPatienceMs);
    choose("en");
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 2, kPatienceMs);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestMemoryPanel>(__FILE__);
#include "test_memory_panel.moc"
