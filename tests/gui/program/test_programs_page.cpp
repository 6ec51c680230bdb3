// SPDX-License-Identifier: GPL-3.0-or-later
// CUDA programs in the window's Program mode: opening, closing, the keys, another language, projects of several files.
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "gui/program/program_fixture.h"
#include "gui/window/language_fixture.h"
#include "gui/window_fixture.h"
#include "programs/program_files.h"
#include "programs/programs_page.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using test::programText;
using test::WindowFixture;
using warpbench::test::kPatienceMs;

namespace {

const char* const kEndless = R"(#include <cstdio>
__global__ void endless(volatile int* a) { while (*a == 0) {} }
int main() {
  int* a;
  cudaMallocManaged(&a, 4);
  *a = 0;
  puts("on");
  fflush(stdout);
  endless<<<1, 1>>>(a);
  cudaDeviceSynchronize();
}
)";

/// A folder with programs, and a window.
class Fixture : public WindowFixture {
 public:
  QString write(const QString& name, const QString& text) const {
    const QString path = m_folder.filePath(name);
    if (!QDir().mkpath(QFileInfo(path).absolutePath())) qFatal("no folder");
    QFile file(path);
    if (!file.open(QFile::WriteOnly)) qFatal("cannot write %s", qPrintable(path));
    file.write(text.toUtf8());
    return path;
  }
  QString folder() const { return m_folder.path(); }

  ProgramsPage& page() const { return window.content().programs(); }
  ProgramView& program() const {
    if (!page().current()) qFatal("no program is open");
    return *page().current();
  }
  bool waitForProgram() {
    return QTest::qWaitFor([&] { return !program().running(); }, kPatienceMs);
  }
  void openAndRead(const QString& path) {
    window.openProgram(path);
    if (!waitForProgram()) qFatal("it was not read");
  }
  /// Presses the key of a menu's action.
  void press(const QKeySequence& key) {
    for (QAction* action : window.findChildren<QAction*>())
      if (action->shortcuts().contains(key)) return action->trigger();
    qFatal("no action has %s", qPrintable(key.toString()));
  }
  void run() {
    QSignalSpy ended(&program(), &ProgramView::ended);
    press(QKeySequence(Qt::Key_F5));
    if (!QTest::qWaitFor([&] { return !ended.isEmpty(); }, kPatienceMs)) qFatal("it does not end");
  }
  bool startEndless() {
    openAndRead(write("endless.cu", kEndless));
    press(QKeySequence(Qt::Key_F5));
    const auto* output = program().findChild<QPlainTextEdit*>("program.output");
    return QTest::qWaitFor([&] { return output->toPlainText() == "on\n"; }, kPatienceMs);
  }
  WindowMode mode() const { return window.content().workspaces().current(); }

 private:
  QTemporaryDir m_folder;
};

}  // namespace

class TestProgramsPage : public QObject {
  Q_OBJECT

  test::SettingsFolder m_settings;

 private slots:
  void cleanup() { applyLanguage(QStringLiteral("en")); }

  void theEmptyPageOffersToOpenAProgram() {
    Fixture fixture;
    fixture.press(QKeySequence("Ctrl+4"));
    QVERIFY(fixture.page().isVisible() && fixture.page().current() == nullptr);
    QVERIFY(!fixture.field<QWidget>("plots")->isVisible());
    auto* const open = fixture.field<QPushButton>("programs.open");
    QVERIFY(open->isVisible());
    fixture.script.openPath = fixture.write("a & b.cu", programText());
    open->click();
    QVERIFY(!open->isVisible());
    QCOMPARE(fixture.program().path(), fixture.script.openPath);
    QCOMPARE(fixture.field<QTabWidget>("programs.tabs")->tabText(0), QString("a && b.cu"));
    QVERIFY(fixture.waitForProgram());
    QVERIFY(fixture.program().report().launches.empty());  // nothing has run
  }

  void aProgramOpensWhereItIsDroppedOrNamedAndOnlyOnce() {
    Fixture fixture;
    const QString path = fixture.write("homework.cu", programText());
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&fixture.window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(QPointF(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&fixture.window, &event);
    QTRY_COMPARE(fixture.page().all().size(), std::size_t{1});
    QCOMPARE(fixture.mode(), WindowMode::Program);
    fixture.window.open(path);  // as `warpbench homework.cu` does
    QCOMPARE(fixture.page().all().size(), std::size_t{1});
    fixture.window.open(fixture.write("other.cu", programText()));
    QCOMPARE(fixture.page().all().size(), std::size_t{2});
    fixture.press(QKeySequence(Qt::CTRL | Qt::Key_W));
    QCOMPARE(fixture.program().path(), path);
    fixture.press(QKeySequence(Qt::CTRL | Qt::Key_W));
    QVERIFY(fixture.page().all().empty());
    QVERIFY(fixture.field<QPushButton>("programs.open")->isVisible());
    QCOMPARE(fixture.script.ended, QStringList());
  }

  void theKeysOfRunCheckAndStopAreTheProgramsInItsMode() {
    Fixture fixture;
    fixture.openAndRead(fixture.write("homework.cu", programText().replace("  __syncthreads();\n", "")));
    fixture.run();
    QCOMPARE(fixture.program().report().launches.size(), std::size_t{3});
    QVERIFY(fixture.session().results.empty());
    QSignalSpy ended(&fixture.program(), &ProgramView::ended);
    fixture.press(QKeySequence("Ctrl+Shift+K"));
    QVERIFY(QTest::qWaitFor([&] { return !ended.isEmpty(); }, kPatienceMs));
    QVERIFY(!fixture.program().report().findings.empty());
    QVERIFY(fixture.startEndless());
    fixture.press(QKeySequence(Qt::Key_Escape));
    QVERIFY(fixture.waitForProgram());
    QVERIFY2(fixture.program().statusText().startsWith("Stopped."), qPrintable(fixture.program().statusText()));
  }

  void itsLaunchesGoToTheResults() {
    Fixture fixture;
    fixture.openAndRead(fixture.write("homework.cu", programText()));
    fixture.run();
    const std::size_t before = fixture.session().results.size();
    fixture.program().findChild<QPushButton*>("program.keep")->click();
    QCOMPARE(fixture.session().results.size(), before + 3);
    QCOMPARE(fixture.session().results.back().family, std::string("program"));
    QCOMPARE(fixture.session().results.back().counters->global().sectors, 252.0);
  }

  void aRunningProgramClosesOnlyAfterAQuestion() {
    Fixture fixture;
    QVERIFY(fixture.startEndless());
    fixture.script.end = false;
    fixture.press(QKeySequence(Qt::CTRL | Qt::Key_W));
    QCOMPARE(fixture.script.ended, QStringList("endless.cu"));
    QVERIFY(fixture.program().running());
    fixture.window.close();
    QCOMPARE(fixture.script.ended, QStringList({"endless.cu", "endless.cu"}));
    QVERIFY(fixture.window.isVisible() && fixture.program().running());
    fixture.script.end = true;
    fixture.press(QKeySequence(Qt::CTRL | Qt::Key_W));
    QVERIFY(fixture.page().all().empty());
    QVERIFY(fixture.startEndless());
    fixture.window.close();
    QVERIFY(!fixture.window.isVisible());
    QCOMPARE(fixture.script.ended.size(), 4);
  }

  void anotherLanguageLosesNothing() {
    Fixture fixture;
    fixture.openAndRead(fixture.write("homework.cu", programText()));
    fixture.run();
    fixture.write("homework.cu", programText(8));
    fixture.program().findChild<QLineEdit*>("program.arguments")->setText("77 x");
    fixture.run();
    fixture.program().findChild<QTableView*>("program.launches")->selectRow(1);
    const program::ProgramReport report = fixture.program().report();
    test::choose(fixture.window, QStringLiteral("it"));
    QVERIFY(fixture.waitForProgram());
    QCOMPARE(fixture.mode(), WindowMode::Program);
    QVERIFY(fixture.page().isVisible());
    QCOMPARE(fixture.program().report().launches, report.launches);
    QCOMPARE(fixture.program().findChild<QLineEdit*>("program.arguments")->text(), QString("77 x"));
    QCOMPARE(fixture.program().findChild<QPlainTextEdit*>("program.output")->toPlainText(), QString("n = 77\n"));
    QVERIFY(!fixture.program().findChild<QPlainTextEdit*>("program.changes")->toPlainText().isEmpty());
    QVERIFY2(fixture.program().statusText().contains("3"), qPrintable(fixture.program().statusText()));
    const auto* const table = fixture.program().findChild<QTableView*>("program.launches");
    QCOMPARE(table->selectionModel()->selectedRows().front().row(), 1);
  }

  void aPartAppearsWhenItHasSomethingToShow() {
    Fixture fixture;
    fixture.openAndRead(fixture.write("homework.cu", programText()));
    const auto* const tabs = fixture.program().findChild<QTabWidget*>("program.tabs");
    const auto shown = [&] {
      QStringList titles;
      for (int i = 0; i < tabs->count(); ++i)
        if (tabs->isTabVisible(i)) titles << QString(tabs->tabText(i)).remove('&');
      return titles;
    };
    QCOMPARE(shown(), QStringList("Output"));
    QVERIFY(!fixture.program().findChild<QWidget*>("program.launches")->isVisible());
    QVERIFY(!fixture.program().findChild<QWidget*>("program.files")->isVisible());
    fixture.run();
    QCOMPARE(shown(), QStringList({"Output", "Why", "Memory"}));
    QVERIFY(fixture.program().findChild<QWidget*>("program.launches")->isVisible());
    fixture.run();
    QCOMPARE(shown(), QStringList({"Output", "Why", "Memory", "Changes"}));
  }

  void aProjectsFolderIsBuiltAndEachLaunchShowsItsFile() {
    Fixture fixture;
    fixture.write(
        "src/kernels.cu",
        "__global__ void fill(int* a, int n) {\n  const int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
        "  if (i < n) a[i * 5 % n] = i;\n}\nvoid run(int* a, int n) {\n  fill<<<(n + 127) / 128, 128>>>(a, n);\n"
        "}\n");
    fixture.write("main.cu",
                  "void run(int* a, int n);\n__global__ void add(int* a) { a[threadIdx.x] += 1; }\nint main() {\n"
                  "  int* a;\n  cudaMalloc(&a, 1003 * 4);\n  run(a, 1003);\n  add<<<1, 33>>>(a);\n"
                  "  return cudaDeviceSynchronize();\n}\n");
    const QString makefile = fixture.write(
        "Makefile", "NVCC ?= nvcc\napp: main.cu src/kernels.cu\n\t$(NVCC) -o app main.cu src/kernels.cu\n");
    fixture.openAndRead(makefile);
    QCOMPARE(fixture.program().path(), fixture.folder());
    const auto& files = *fixture.program().findChild<QListWidget*>("program.files");
    QVERIFY(files.isVisible());
    QCOMPARE(files.count(), 2);
    QCOMPARE(files.item(0)->text(), QString("main.cu"));
    QCOMPARE(files.item(1)->text(), QString("src/kernels.cu"));
    fixture.run();
    QVERIFY2(fixture.program().report().launches.size() == 2, qPrintable(fixture.program().statusText()));
    const auto& source = *fixture.program().findChild<ProgramSourceView*>("program.source");
    QTRY_COMPARE(source.path(), fixture.folder() + "/src/kernels.cu");
    QCOMPARE(source.currentLine(), 6);
    QCOMPARE(source.marked(CodeView::Mark::Costs), std::vector<int>{3});
    fixture.program().findChild<QTableView*>("program.launches")->selectRow(1);
    QTRY_COMPARE(source.path(), fixture.folder() + "/main.cu");
    QCOMPARE(source.currentLine(), 7);
    QCOMPARE(files.currentRow(), 0);
    // The program that was built opens as well.
    QVERIFY(isProgram(fixture.folder() + "/app"));
    fixture.openAndRead(fixture.folder() + "/app");
    fixture.run();
    QCOMPARE(fixture.program().report().launches.size(), std::size_t{2});
    QTRY_COMPARE(fixture.program().findChild<ProgramSourceView*>("program.source")->path(),
                 fixture.folder() + "/src/kernels.cu");
  }

  void whatIsNoProgramIsNotTakenForOne() {
    Fixture fixture;
    QVERIFY(!isProgram(fixture.folder()));  // without a Makefile
    QVERIFY(!isProgram(fixture.folder() + "/none"));
    QVERIFY(!isProgram(fixture.write("session.json", "{}")));
    QVERIFY(!isProgram(fixture.write("empty", "")));
    QVERIFY(isProgram(fixture.write("CMakeLists.txt", "")));
    QVERIFY(isProgram(fixture.folder()));
    QVERIFY(isProgram(fixture.folder() + "/none.CU"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestProgramsPage>(__FILE__);
#include "test_programs_page.moc"
