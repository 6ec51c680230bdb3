// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTreeWidget>

#include "draw/plot_view.h"
#include "gui/program/program_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::kPatienceMs;

using Fixture = test::ProgramFixture;
using test::programText;

class TestProgramView : public QObject {
  Q_OBJECT

  using M = LaunchesModel;
  test::SettingsFolder m_settings;

 private slots:
  void nothingRunsBeforeRunIsPressed() {
    Fixture program(programText());
    QVERIFY(program.opened);
    QVERIFY(!program.window->running());
    QCOMPARE(program.rows(), 0);
    QCOMPARE(program.part<ProgramSourceView>("program.source").text(), programText());
    QVERIFY(!program.part<QPushButton>("program.stop").isEnabled());
    QVERIFY(!program.part<QPushButton>("program.keep").isEnabled());
  }

  void timesOfItsEventsAreExplained() {
    Fixture program(programText().replace("cudaDeviceSynchronize();",
                                          "cudaEvent_t end; cudaEventCreate(&end); cudaEventRecord(end);\n"));
    program.press("program.run");
    QCOMPARE(program.window->statusText(),
             QString("The program ended with exit code 0. Launches: 3. The program's event times are modelled too: "
                     "they contain all launches and copies between two events and a microsecond for the event. The "
                     "table has each launch alone."));
  }

  void aCheckLeavesTheRunAsItIs() {
    Fixture program(programText().replace("  __syncthreads();\n", ""));
    program.press("program.run");
    const auto shown = [&] {
      QStringList cells;
      for (int row = 0; row < program.rows(); ++row)
        for (const int column : {M::Kernel, M::Time, M::Share, M::Sectors, M::Wavefronts})
          cells << program.cell(row, column);
      return cells;
    };
    const QStringList before = shown();
    const auto costly = [&] { return program.part<ProgramSourceView>("program.source").marked(CodeView::Mark::Costs); };
    QCOMPARE(costly(), std::vector<int>{10});
    const auto* table = &program.part<QTableView>("program.launches");
    QVERIFY(!table->isColumnHidden(M::Time) && table->isColumnHidden(M::Findings));
    program.press("program.check");
    QVERIFY2(program.window->statusText().contains("Mistakes found: "), qPrintable(program.window->statusText()));
    QVERIFY(program.mistakes().topLevelItemCount() > 0);
    QCOMPARE(shown(), before);
    QCOMPARE(costly(), std::vector<int>{10});
    QVERIFY(!table->isColumnHidden(M::Time) && !table->isColumnHidden(M::Findings));
    QVERIFY(program.cell(1, M::Findings).toInt() > 0);
    QVERIFY(!program.part<plots::PlotView>("program.plot").data().empty());
    // They say nothing about another text.
    program.write(programText());
    program.press("program.check");
    QVERIFY(table->isColumnHidden(M::Time));
    QCOMPARE(program.mistakes().topLevelItemCount(), 0);
  }

  void launchesAreCountedExactly() {
    Fixture program(programText());
    program.press("program.run");
    QCOMPARE(program.output(), QString("n = 1003\n"));
    QCOMPARE(program.window->statusText(), QString("The program ended with exit code 0. Launches: 3."));
    QCOMPARE(program.rows(), 3);
    QCOMPARE(program.cell(0, M::Number), QString("1"));
    QCOMPARE(program.cell(0, M::Kernel), QString("scale"));
    QCOMPARE(program.cell(0, M::Grid), QString("4"));
    QCOMPARE(program.cell(0, M::Block), QString("256"));
    // 31 whole warps and one of 11 lanes, a load and a store each: 2 x (31 x 4 + 2) sectors.
    QCOMPARE(program.cell(0, M::Requests), QString("64"));
    QCOMPARE(program.cell(0, M::Sectors), QString("252"));
    QCOMPARE(program.cell(0, M::PerRequest), QString("3.938"));
    QCOMPARE(program.cell(0, M::Conflicts), QString());
    QCOMPARE(program.cell(0, M::Place), QString("homework.cu:19"));
    // A store without conflicts, a load of columns with 31 a warp.
    QCOMPARE(program.cell(1, M::Kernel), QString("turn"));
    QCOMPARE(program.cell(1, M::Block), QString("32 x 32"));
    QCOMPARE(program.cell(1, M::Wavefronts), QLocale().toString(1056));
    QCOMPARE(program.cell(1, M::Conflicts), QString("992"));
    QCOMPARE(program.cell(2, M::Sectors), QString("252"));
    QVERIFY(program.cell(0, M::Time).toDouble() > 0);
    QCOMPARE(program.part<QTableView>("program.launches").model()->headerData(M::Time, Qt::Horizontal).toString(),
             QString("Modelled ms"));
  }

  void aLetterSaysThatTheFileIsOnlyShown() {
    Fixture program(programText());
    QTest::keyClick(&program.part<CodeView>("program.source"), Qt::Key_Down);
    QVERIFY(!program.window->statusText().startsWith("This view is read-only"));
    QTest::keyClick(&program.part<CodeView>("program.source"), Qt::Key_A);
    QVERIFY2(program.window->statusText().startsWith("This view is read-only: change the file in an editor"),
             qPrintable(program.window->statusText()));
  }

  void launchesOfAKernelAreAddedUp() {
    Fixture program(programText());
    program.press("program.run");
    program.part<QComboBox>("program.grouping").setCurrentIndex(1);
    QCOMPARE(program.rows(), 2);
    QCOMPARE(program.cell(0, M::Number), QString("2"));
    QCOMPARE(program.cell(0, M::Kernel), QString("scale"));
    QCOMPARE(program.cell(0, M::Requests), QString("128"));
    QCOMPARE(program.cell(0, M::Sectors), QString("504"));
    QCOMPARE(program.cell(1, M::Wavefronts), QLocale().toString(1056));
    const plots::PlotData& bars = program.part<plots::PlotView>("program.plot").data();
    QCOMPARE(bars.categories, QStringList({"scale, launches: 2", "2 turn"}));
    QCOMPARE(bars.series.size(), std::size_t{2});
  }

  void linesHaveTheirCostsAndALaunchItsReasons() {
    Fixture program(programText());
    program.press("program.run");
    const auto& source = program.part<ProgramSourceView>("program.source");
    QCOMPARE(source.marked(CodeView::Mark::Costs), std::vector<int>{11});
    program.part<QTableView>("program.launches").selectRow(1);
    const QString why = program.part<QLabel>("program.why.sentences").text();
    QVERIFY2(why.startsWith("Bank conflicts") && why.contains("32 wavefronts instead of 1"), qPrintable(why));
    QVERIFY2(why.contains("The most expensive line: ") && why.contains(".cu:11."), qPrintable(why));
    // A program has none of the catalogue's sizes and variants.
    QVERIFY2(why.contains("Latency limits this kernel") && !why.contains("variant") && !why.contains("size"),
             qPrintable(why));
    QCOMPARE(source.currentLine(), 20);
  }

  void argumentsAndExitCodeAreTheProgramsOwn() {
    Fixture program(programText());
    program.part<QLineEdit>("program.arguments").setText("77 \"two words\"");
    program.press("program.run");
    QCOMPARE(program.output(), QString("n = 77\n"));
    QCOMPARE(program.window->statusText(), QString("The program ended with exit code 3. Launches: 3."));
    QCOMPARE(program.cell(0, M::Requests), QString("6"));
    QCOMPARE(program.cell(0, M::Sectors), QString("20"));
  }

  void aSecondRunSaysWhatChanged() {
    Fixture program(programText());
    program.press("program.run");
    const auto& changes = program.part<QPlainTextEdit>("program.changes");
    QCOMPARE(changes.toPlainText(), QString());
    program.press("program.run");
    QCOMPARE(changes.toPlainText(), QString("The last run changed nothing."));
    program.write(programText(8));
    program.press("program.run");
    const QStringList lines = changes.toPlainText().split('\n');
    // Loads of every eighth element: 32 sectors instead of a warp's 4, except for the wrap-around.
    const double sectors = program.window->report().launches.front().result.counters->global().sectors;
    QVERIFY(sectors > 1000);
    QCOMPARE(
        lines.front(),
        QString("scale: sectors of global memory: 504 before, now %1").arg(QLocale().toString(2 * sectors, 'f', 0)));
    QVERIFY2(lines.at(1).startsWith("scale: modelled time: "), qPrintable(lines.at(1)));
    QCOMPARE(lines.size(), 2);
  }

  void aCompileErrorIsShownAtItsLine() {
    Fixture program(
        "#include <cstdio>\n__global__ void k(int* a) {\n  a[0] = undeclared;\n}\nint main() { k<<<1, 1>>>(nullptr); "
        "}\n");
    program.press("program.run");
    QVERIFY2(program.said(3).contains("undeclared"), qPrintable(program.said(3)));
    QCOMPARE(program.window->statusText(), QString("It does not compile."));
    QCOMPARE(program.mistakes().topLevelItemCount(), 1);
    QCOMPARE(program.mistakes().topLevelItem(0)->text(0), QString("homework.cu:3"));
    QCOMPARE(program.part<QTabWidget>("program.tabs").tabText(1), QString("&Mistakes (1)"));
    // After the correction it runs, and the error is gone.
    program.write(programText());
    program.press("program.run");
    QCOMPARE(program.said(3), QString());
    QCOMPARE(program.rows(), 3);
    QCOMPARE(program.mistakes().topLevelItemCount(), 0);
  }

  void aCheckFindsAnAccessOutOfBounds() {
    Fixture program(
        "__global__ void fill(int* a, int n) {\n  const int i = threadIdx.x;\n  if (i <= n) a[i] = i;\n}\nint main() "
        "{\n"
        "  int* a;\n  cudaMalloc(&a, 37 * sizeof(int));\n  fill<<<1, 64>>>(a, 37);\n  cudaDeviceSynchronize();\n}\n");
    program.press("program.check");
    QCOMPARE(program.mistakes().topLevelItemCount(), 2);
    const QTreeWidgetItem* const found = program.mistakes().topLevelItem(0);
    QCOMPARE(found->text(0), QString("homework.cu:3"));
    QCOMPARE(found->text(1), QString("out of bounds"));
    QVERIFY2(found->text(2).contains("thread (37, 0): store of 4 bytes at byte 148"), qPrintable(found->text(2)));
    QVERIFY2(program.said(3).contains("out of bounds"), qPrintable(program.said(3)));
    QCOMPARE(program.mistakes().topLevelItem(1)->text(1), QString("memory never freed"));
    QCOMPARE(program.mistakes().topLevelItem(1)->text(0), QString("homework.cu:7"));
    QCOMPARE(program.cell(0, M::Findings), QString("1"));
    QCOMPARE(program.part<QLabel>("program.mistake").text(), found->text(2));
    QVERIFY(program.part<QTableView>("program.launches").isColumnHidden(M::Time));
    QCOMPARE(program.part<ProgramSourceView>("program.source").currentLine(), 3);
    QVERIFY2(program.window->statusText().endsWith("Mistakes found: 2."), qPrintable(program.window->statusText()));
  }

  void aKernelWithoutAnEndIsStopped() {
    Fixture program(
        "#include <cstdio>\n__global__ void first() {}\n__global__ void endless(volatile int* a) { while (*a == 0) {} "
        "}\n"
        "int main() {\n  int* a;\n  cudaMalloc(&a, 4);\n  cudaMemset(a, 0, 4);\n  first<<<1, 1>>>();\n"
        "  puts(\"before\");\n  fflush(stdout);\n  endless<<<1, 32>>>(a);\n  cudaDeviceSynchronize();\n}\n");
    QSignalSpy ended(program.window.get(), &ProgramView::ended);
    program.part<QPushButton>("program.run").click();
    QVERIFY(QTest::qWaitFor([&] { return program.output() == "before\n"; }, kPatienceMs));
    QVERIFY(program.part<QPushButton>("program.stop").isEnabled());
    QElapsedTimer clock;
    clock.start();
    program.part<QPushButton>("program.stop").click();
    QVERIFY(QTest::qWaitFor([&] { return !ended.isEmpty(); }, kPatienceMs));
    QVERIFY2(clock.elapsed() < 1000 * WARPBENCH_PATIENCE, qPrintable(QString::number(clock.elapsed())));
    // Output received by then is kept.
    QCOMPARE(program.window->statusText(), QString("Stopped. Launches: 1."));
    QCOMPARE(program.rows(), 1);
    QCOMPARE(program.cell(0, M::Kernel), QString("first"));
  }

  void closingTheWindowEndsTheProgram() {
    Fixture program(
        "#include <cstdio>\n__global__ void endless(volatile int* a) { while (*a == 0) {} }\nint main() {\n"
        "  int* a;\n  cudaMallocManaged(&a, 4);\n  *a = 0;\n  puts(\"on\");\n  fflush(stdout);\n"
        "  endless<<<1, 1>>>(a);\n  cudaDeviceSynchronize();\n}\n");
    program.part<QPushButton>("program.run").click();
    QVERIFY(QTest::qWaitFor([&] { return program.output() == "on\n"; }, kPatienceMs));
    QElapsedTimer clock;
    clock.start();
    program.window.reset();
    QVERIFY2(clock.elapsed() < 2000 * WARPBENCH_PATIENCE, qPrintable(QString::number(clock.elapsed())));
  }

  void whatCannotRunIsSaidInOneLine() {
    Fixture missing;
    QVERIFY(!missing.opened);
    QVERIFY2(
        missing.window->statusText().contains("missing.cu") && missing.window->statusText().contains("No such file"),
        qPrintable(missing.window->statusText()));
    QCOMPARE(missing.window->statusText().count('\n'), 0);

    Fixture program(programText());
    program.part<QLineEdit>("program.options").setText("--device=cuda:0");
    program.part<QPushButton>("program.run").click();
    QCOMPARE(program.window->statusText(),
             QString("'--device=cuda:0' is neither a file of the program nor -I nor -D."));
    QVERIFY(!program.window->running());
  }

  void withoutACompilerOneLineSaysWhatToInstall() {
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", "/nonexistent");
    Fixture program(programText());
    program.press("program.run");
    qputenv("PATH", path);
    QVERIFY2(program.window->statusText().contains("g++"), qPrintable(program.window->statusText()));
    QCOMPARE(program.window->statusText().count('\n'), 0);
    QCOMPARE(program.rows(), 0);
  }

  void aFailedLaunchIsAMistakeAtItsLine() {
    Fixture program(
        "__global__ void wild(int* a) { *a = 1; }\nint main() {\n  wild<<<1, 1>>>((int*)0x10);\n"
        "  return cudaDeviceSynchronize() == cudaSuccess ? 0 : 9;\n}\n");
    program.press("program.run");
    QCOMPARE(program.mistakes().topLevelItemCount(), 1);
    QCOMPARE(program.mistakes().topLevelItem(0)->text(0), QString("homework.cu:3"));
    QVERIFY(program.window->statusText().startsWith("The program ended with exit code 9."));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestProgramView>(__FILE__);
#include "test_program_view.moc"
