// SPDX-License-Identifier: GPL-3.0-or-later
// The memory accesses of a block of a program's launch, step by step.
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

#include "gui/program/program_fixture.h"
#include "memory/memory_view.h"
#include "memory_panel/step_bar.h"
#include "programs/launch_memory.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using test::programText;
using warpbench::test::kPatienceMs;

namespace {

/// Hangs in its second run.
constexpr const char* kStopsTheSecondTime = R"(#include <cstdio>
#include <unistd.h>
__global__ void set(int* p) { p[threadIdx.x] = 1; }
__global__ void nothing() {}
int main() {
  int* p;
  cudaMalloc(&p, 52);
  nothing<<<3, 5>>>();
  if (FILE* file = fopen("ran", "r")) { printf("again\n"); fflush(stdout); for (;;) sleep(1); }
  fclose(fopen("ran", "w"));
  set<<<1, 13>>>(p);
  return cudaDeviceSynchronize();
}
)";

class MemoryFixture : public test::ProgramFixture {
 public:
  explicit MemoryFixture(const QString& text) : ProgramFixture(text), memory(part<LaunchMemory>("program.memory")) {
    part<QTabWidget>("program.tabs").setCurrentWidget(&memory);
  }
  void select(int row) const { part<QTableView>("program.launches").selectRow(row); }
  /// Presses Trace and waits for the result.
  void trace() const {
    QSignalSpy shown(&memory, &LaunchMemory::shown);
    part<QPushButton>("program.trace").click();
    if (!QTest::qWaitFor([&] { return !shown.isEmpty() && !window->running(); }, kPatienceMs)) qFatal("no trace");
  }
  const MemoryStory& story() const { return memory.view()->scene()->story(); }
  LaunchMemory& memory;
};

}  // namespace

class TestProgramMemory : public QObject {
  Q_OBJECT

  test::SettingsFolder m_settings;

 private slots:
  void nothingIsTracedBeforeTraceIsPressed() {
    MemoryFixture program(programText());
    QVERIFY(!program.part<QPushButton>("program.trace").isEnabled());
    program.press("program.run");
    QVERIFY(program.part<QPushButton>("program.trace").isEnabled());
    QVERIFY(!program.memory.running());
    QVERIFY(!program.memory.view()->scene());
  }

  void theSourceFollowsTheSteps() {
    MemoryFixture program(programText());
    program.press("program.run");
    program.select(1);
    program.trace();
    QCOMPARE(program.memory.problem(), QString());
    const MemoryStory& story = program.story();
    QCOMPARE(story.trace().point.variant, std::string("turn"));
    QStringList names;
    for (const StoryArray& array : story.arrays()) names << QString::fromStdString(array.name);
    QCOMPARE(names, QStringList({"a", "tile", "b"}));
    for (const StoryArray& array : story.arrays()) QCOMPARE(array.elements, std::int64_t{1024});
    // 32 warps load a row and store it; a barrier; they load a column, with every lane in one bank, and store a row.
    QCOMPARE(story.moments().size(), std::size_t{3});
    QCOMPARE(story.trace().steps.size(), std::size_t{129});
    QCOMPARE(story.moments()[2].steps.size(), std::size_t{64});
    for (const std::size_t i : story.moments()[2].steps) {
      const TraceStep& step = story.trace().steps[i];
      QCOMPARE(step.cost.units, isShared(step.kind) ? 32 : 4);
    }
    auto& steps = *program.memory.findChild<StepBar*>();
    const auto& source = program.part<ProgramSourceView>("program.source");
    QCOMPARE(source.currentLine(), 9);
    steps.stepForward();
    QCOMPARE(source.currentLine(), 10);
    QCOMPARE(source.marked(CodeView::Mark::Current), std::vector<int>{10});
    QCOMPARE(source.marked(CodeView::Mark::Costs), std::vector<int>{11});
    QVERIFY(program.memory.view()->frame().barrier);
    QTest::keyClick(&program.memory, Qt::Key_End);
    QCOMPARE(source.currentLine(), 11);
    QCOMPARE(program.memory.view()->frame().code,
             QString("b[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];"));
    QCOMPARE(program.rows(), 3);
    QCOMPARE(program.output(), QString("n = 1003\n"));
    QCOMPARE(program.window->statusText(), QString("The program ended with exit code 0. Launches: 3."));
    program.select(0);
    QCOMPARE(source.currentLine(), 19);
    QCOMPARE(source.marked(CodeView::Mark::Current), std::vector<int>());
  }

  // 1003 elements in blocks of 256: seven warps of the last block are full, and one has 11 lanes.
  void theChosenBlockAndWarpAreShown() {
    MemoryFixture program(programText());
    program.press("program.run");
    program.select(2);
    auto& x = *program.memory.findChild<QSpinBox*>("memory.block.x");
    QCOMPARE(x.maximum(), 3);
    QVERIFY(program.memory.findChild<QSpinBox*>("memory.block.y")->isHidden());
    x.setValue(3);
    program.trace();
    QCOMPARE(program.story().trace().block, (std::array{3u, 0u, 0u}));
    QCOMPARE(program.story().trace().point.parameters.integer("launch"), std::int64_t{3});
    std::vector<std::uint32_t> lanes(8, 0xffffffffu);
    lanes[7] = (1u << 11) - 1;
    QCOMPARE(program.story().activeLanes(program.story().moments().front()), lanes);
    auto& warps = *program.memory.findChild<QComboBox*>("memory.warp");
    QCOMPARE(warps.count(), 9);
    QSignalSpy shown(&program.memory, &LaunchMemory::shown);
    warps.setCurrentIndex(8);
    emit warps.activated(8);
    QVERIFY(QTest::qWaitFor([&] { return !shown.isEmpty(); }, kPatienceMs));
    QCOMPARE(program.story().warp(), std::optional(7));
    QVERIFY(!program.memory.running());
    program.select(0);
    QVERIFY(!program.memory.view()->scene());
    QCOMPARE(x.value(), 0);
  }

  void whatCannotBeTracedIsSaidAndNothingIsLost() {
    MemoryFixture program(programText());
    program.press("program.run");
    program.select(2);
    QString shorter = programText();
    shorter.replace("  turn<<<", "  if (n < 0) turn<<<");
    program.write(shorter);
    program.trace();
    QCOMPARE(program.memory.problem(), QString("there is no launch 3: the last one is launch 2"));
    program.write("no program");
    program.trace();
    QCOMPARE(program.memory.problem(), QString("the program does not compile"));
    QString one = programText();
    one.replace("(n + 255) / 256, 256", "2, 256");
    program.write(one);
    program.memory.findChild<QSpinBox*>("memory.block.x")->setValue(3);
    program.trace();
    QCOMPARE(program.memory.problem(), QString("launch 3 (scale) has no block (3, 0, 0): its grid is (2, 1, 1)"));
    QCOMPARE(program.rows(), 3);
    QCOMPARE(program.output(), QString("n = 1003\n"));
    QVERIFY(program.part<QPushButton>("program.trace").isEnabled());
  }

  void aTraceIsStopped() {
    MemoryFixture program(kStopsTheSecondTime);
    program.press("program.run");
    QCOMPARE(program.rows(), 2);
    program.select(1);
    program.part<QPushButton>("program.trace").click();
    QVERIFY(QTest::qWaitFor([&] { return program.memory.running(); }, kPatienceMs));
    QVERIFY(program.part<QPushButton>("program.stop").isEnabled());
    QVERIFY(!program.part<QPushButton>("program.run").isEnabled());
    program.part<QPushButton>("program.stop").click();
    QVERIFY(program.waitForEnd());
    QCOMPARE(program.memory.problem(), QString("stopped"));
    QCOMPARE(program.rows(), 2);
    QVERIFY(program.part<QPushButton>("program.run").isEnabled());
  }

  void aLaunchWithoutAccessesSaysSo() {
    MemoryFixture program("__global__ void nothing() {}\nint main() { nothing<<<3, 5>>>(); return 0; }\n");
    program.press("program.run");
    program.select(0);
    program.trace();
    QCOMPARE(program.memory.problem(), QString("this block accesses no memory"));
  }

  void aGpuDoesNotTellItsAccesses() {
    DeviceInfo gpu;
    gpu.kind = DeviceKind::Cuda;
    gpu.record.id = "cuda:0";
    gpu.record.name = "NVIDIA H200";
    test::FakeDialogs::Script script;
    test::FakeDialogs dialogs(script);
    ProgramView window("homework.cu", dialogs, {gpu});
    auto& devices = *window.findChild<QComboBox*>("program.device");
    devices.setCurrentIndex(devices.findData("cuda:0"));
    QCOMPARE(window.findChild<LaunchMemory*>()->problem(),
             QString("A real GPU does not report its accesses. Choose a simulated GPU to trace a launch."));
    QVERIFY(!window.findChild<QPushButton*>("program.trace")->isEnabled());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestProgramMemory>(__FILE__);
#include "test_program_memory.moc"
