// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>

#include "gui/lessons/lesson_fixture.h"
#include "memory/memory_view.h"
#include "memory_panel/memory_panel.h"
#include "presentation/presentation_window.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using namespace warpbench::test;

/// The memory view within a lesson and on a presentation's screen.
class TestLessonMemory : public QObject {
  Q_OBJECT

 private slots:
  void aStepShowsTheWarpThatItNames() {
    LessonFixture fixture;
    open(fixture);
    QVERIFY(fixture.lessons().page().showsMemory());
    QVERIFY(traced(memoryOf(fixture)));
    const QWidget& panel = memoryOf(fixture);
    QCOMPARE(panel.findChild<QComboBox*>("memory.warp")->currentIndex(), 2);  // behind "all" and warp 0
    QCOMPARE(memoryOf(fixture).scene()->story().warp(), std::optional(1));
  }

  void theGuessComesBeforeThePicture() {
    LessonFixture fixture;
    open(fixture);
    fixture.forward();
    QVERIFY(fixture.shown("lesson.curtain"));
    QVERIFY(!fixture.lessons().page().showsMemory());
    fixture.player().forward();
    QVERIFY(fixture.player().revealed());
    QVERIFY(!fixture.shown("lesson.curtain"));
    QVERIFY(fixture.lessons().page().showsMemory());
    QVERIFY(traced(memoryOf(fixture)));
    QCOMPARE(memoryOf(fixture).step(), std::size_t{1});
  }

  void upAndDownMoveThroughTheMomentsOfALessonsPicture() {
    LessonFixture fixture;
    open(fixture);
    QVERIFY(traced(memoryOf(fixture)));
    PresentationWindow* screen = present(fixture);
    auto* picture = screen->findChild<plots::MemoryView*>();
    QVERIFY(picture->isVisible());
    QCOMPARE(picture->scene(), memoryOf(fixture).scene());
    // Enlarged and scrolled to the last row, then restored.
    const QSize size = picture->size();
    QTest::keyClick(screen, Qt::Key_Plus, Qt::ControlModifier);
    QTest::keyClick(screen, Qt::Key_Equal, Qt::ControlModifier);
    QCOMPARE(picture->size(), (QSizeF(size) * 1.44).toSize());
    QVERIFY(picture->pos().y() < 0);
    const QPoint before = picture->pos(), middle = screen->rect().center();
    QTest::mousePress(screen, Qt::LeftButton, {}, middle);
    QTest::mouseMove(screen, middle + QPoint(0, 20));
    QTest::mouseRelease(screen, Qt::LeftButton, {}, middle + QPoint(0, 20));
    QCOMPARE(picture->pos(), before + QPoint(0, 20));
    QTest::keyClick(screen, Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(picture->geometry(), QRect(QPoint(), size));
    QCOMPARE(picture->moment(), std::size_t{0});
    QTest::keyClick(screen, Qt::Key_Down);
    QCOMPARE(picture->moment(), std::size_t{1});
    QCOMPARE(fixture.player().index(), std::size_t{0});
    QTest::keyClick(screen, Qt::Key_Up);
    QCOMPARE(picture->moment(), std::size_t{0});
    QTest::keyClick(screen, Qt::Key_PageDown);
    QCOMPARE(fixture.player().index(), std::size_t{1});
    QVERIFY2(!picture->isVisible(), "the question has the screen");
  }

  void withoutALessonForwardAndBackMoveThroughTheMoments() {
    LessonFixture fixture;
    fixture.window.experiment().chooseFamily("matmul");
    PlotsPanel& plots = fixture.window.plots();
    plots.bringMemoryToFront();
    QVERIFY(traced(plots.memory()));
    PresentationWindow* screen = present(fixture);
    auto* picture = screen->findChild<plots::MemoryView*>();
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_PageDown, Qt::Key_Down}) QTest::keyClick(screen, key);
    QCOMPARE(picture->moment(), std::size_t{3});
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_PageUp, Qt::Key_Up}) QTest::keyClick(screen, key);
    QCOMPARE(picture->moment(), std::size_t{0});
    QVERIFY(plots.memoryInFront());
    // The previous view precedes the first moment.
    QTest::keyClick(screen, Qt::Key_Left);
    QVERIFY(!plots.memoryInFront());
  }

 private:
  static void open(LessonFixture& fixture) {
    fixture.open(readLesson(WARPBENCH_TESTS "/data/whose-bank.json"), "simulated:nvidia-h200");
  }
  static MemoryPanel& memoryOf(LessonFixture& fixture) { return fixture.lessons().page().plots().memory(); }
  static bool traced(const MemoryPanel& memory) {
    return QTest::qWaitFor([&] { return memory.scene() != nullptr; }, kPatienceMs);
  }
  static PresentationWindow* present(LessonFixture& fixture) {
    fixture.window.presentation().action()->setChecked(true);
    return fixture.window.presentation().window();
  }

  const SettingsFolder m_folder;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLessonMemory>(__FILE__);
#include "test_lesson_memory.moc"
