// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMouseEvent>
#include <QRadioButton>

#include "draw/presented_plot.h"
#include "exporter/exporter.h"
#include "gui/lessons/lesson_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using namespace warpbench::test;

/// Presentation mode: the effects of a clicker's keys, and that nothing else changes.
class TestPresentation : public QObject {
  Q_OBJECT

 private slots:
  void aClickersKeysStepThroughTheLesson() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    PresentationWindow* screen = present(fixture);
    QCOMPARE(title(screen), "A warp and its sectors");
    QTest::keyClick(screen, Qt::Key_PageDown);
    QVERIFY(fixture.settle());
    QCOMPARE(fixture.player().index(), std::size_t{1});
    QCOMPARE(title(screen), "One element late");
    QVERIFY(!fixture.player().revealed());
    QVERIFY(words(screen).contains("Sectors loaded with offset 1"));
    // The hidden answer is a separate step.
    QTest::keyClick(screen, Qt::Key_Right);
    QCOMPARE(fixture.player().index(), std::size_t{1});
    QVERIFY(fixture.player().revealed());
    QVERIFY2(words(screen).contains("It is 1.25"), qPrintable(words(screen)));
    QTest::keyClick(screen, Qt::Key_PageUp);
    QVERIFY(!fixture.player().revealed());
    QTest::keyClick(screen, Qt::Key_Left);
    QCOMPARE(fixture.player().index(), std::size_t{0});
    QTest::keyClick(screen, Qt::Key_Left);
    QCOMPARE(fixture.player().index(), std::size_t{0});
  }

  void aClickOnAnAnswerChoosesAndShowsIt() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    fixture.player().goTo(2);
    QVERIFY(fixture.settle());
    PresentationWindow* screen = present(fixture);
    QVERIFY(words(screen).contains("Which offsets leave"));
    const auto* second = screen->findChild<QLabel*>("presentation.option.1");
    QVERIFY2(second && second->text().endsWith("Odd ones"), "no answer to click");
    QTest::mouseClick(screen, Qt::LeftButton, {}, second->mapTo(screen, QPoint(9, second->height() / 2)));
    QCOMPARE(fixture.player().index(), std::size_t{2});
    QVERIFY(fixture.player().revealed());
    QCOMPARE(fixture.player().guessed().choice, std::optional(1));
    QVERIFY2(words(screen).contains("Odd ones"), qPrintable(words(screen)));
    // The window below no longer asks, and has the chosen answer.
    QVERIFY(fixture.field<QRadioButton>("lesson.option.1")->isChecked());
    // A click elsewhere advances.
    QTest::mouseClick(screen, Qt::LeftButton, {}, QPoint(5, 5));
    QVERIFY(fixture.settle());
    QCOMPARE(fixture.player().index(), std::size_t{3});
    const auto* slowest = screen->findChild<QLabel*>("presentation.option.0");
    QVERIFY(slowest && slowest->text().endsWith("Naive"));
    QTest::mouseClick(screen, Qt::LeftButton, {}, slowest->geometry().center() + slowest->parentWidget()->pos());
    QCOMPARE(fixture.player().guessed().variant, std::optional<std::string>("naive"));
    QVERIFY(fixture.player().revealed());
  }

  // A pointing hand may turn the wheel and move slightly: only a click advances.
  void theWheelZoomsAndADragMovesAPlot() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    fixture.player().goTo(2);
    QVERIFY(fixture.settle());
    PresentationWindow* screen = present(fixture);
    QTest::keyClick(screen, Qt::Key_PageDown);
    QVERIFY(fixture.player().revealed());
    auto* plot = screen->findChild<plots::PresentedPlot*>("presentation.plot");
    QVERIFY(plot->isVisible());
    plot->grab();
    const auto all = plot->ranges();
    QVERIFY(all);
    const QPoint middle = plot->geometry().center();
    QWheelEvent wheel(QPointF(middle), screen->mapToGlobal(QPointF(middle)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(screen, &wheel);
    const auto zoomed = plot->ranges();
    QVERIFY(zoomed->top - zoomed->bottom < 0.95 * (all->top - all->bottom));
    plot->grab();
    QTest::mousePress(screen, Qt::LeftButton, {}, middle);
    QTest::mouseMove(screen, middle + QPoint(0, 40));
    QTest::mouseRelease(screen, Qt::LeftButton, {}, middle + QPoint(0, 40));
    QCOMPARE(fixture.player().index(), std::size_t{2});
    const auto moved = plot->ranges();
    QVERIFY(moved->top > zoomed->top);
    QCOMPARE(moved->top - moved->bottom, zoomed->top - zoomed->bottom);
    QTest::keyClick(screen, Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(plot->ranges()->top, all->top);
    QTest::mouseClick(screen, Qt::LeftButton, {}, middle);
    QCOMPARE(fixture.player().index(), std::size_t{3});
  }

  void downChoosesAndSkipsNothing() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    PresentationWindow* screen = present(fixture);
    QTest::keyClick(screen, Qt::Key_Down);
    QVERIFY(fixture.settle());
    QCOMPARE(fixture.player().index(), std::size_t{1});
    QTest::keyClick(screen, Qt::Key_Down);  // the question takes a number
    QVERIFY(!fixture.player().revealed());
    fixture.player().goTo(2);
    const auto marked = [&] {
      QStringList options;
      for (int i = 0; i < 3; ++i)
        options << screen->findChild<QLabel*>(QString("presentation.option.%1").arg(i))->text().left(1);
      return options.join(QString());
    };
    QCOMPARE(marked(), QString::fromUtf8("\u25cb\u25cb\u25cb"));
    for (const char* expected :
         {"\u25cf\u25cb\u25cb", "\u25cb\u25cf\u25cb", "\u25cb\u25cb\u25cf", "\u25cb\u25cb\u25cf"}) {
      QTest::keyClick(screen, Qt::Key_Down);
      QCOMPARE(marked(), QString::fromUtf8(expected));
    }
    QTest::keyClick(screen, Qt::Key_Up);
    QCOMPARE(fixture.player().guessed().choice, std::optional(1));
    QVERIFY(!fixture.player().revealed());
    QCOMPARE(fixture.player().index(), std::size_t{2});
    QTest::keyClick(screen, Qt::Key_Space);
    QVERIFY(fixture.player().revealed());
    QTest::keyClick(screen, Qt::Key_Down);
    QCOMPARE(fixture.player().index(), std::size_t{3});
    QTest::keyClick(screen, Qt::Key_Up);  // chooses the last
    QCOMPARE(fixture.player().guessed().variant, std::optional<std::string>("conflict-free"));
  }

  void bAndTheFullStopBlankTheScreenAndReturn() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    PresentationWindow* screen = present(fixture);
    for (const Qt::Key key : {Qt::Key_B, Qt::Key_Period}) {
      QTest::keyClick(screen, key);
      QVERIFY(screen->blank());
      const QImage image = screen->grab().toImage();
      QCOMPARE(image.pixelColor(image.rect().center()), QColor(Qt::black));
      QCOMPARE(image.pixelColor(2, 2), QColor(Qt::black));
      QTest::keyClick(screen, key);
      QVERIFY(!screen->blank());
    }
    // The next key returns as well, and nothing is skipped.
    QTest::keyClick(screen, Qt::Key_B);
    QTest::keyClick(screen, Qt::Key_PageDown);
    QVERIFY(!screen->blank());
    QCOMPARE(fixture.player().index(), std::size_t{0});
  }

  void escapeRestoresTheWindow() {
    LessonFixture fixture;
    QVERIFY(fixture.window.experiment().chooseDevice("recorded:nvidia-h200"));
    QVERIFY(fixture.window.replayAtStart());
    QVERIFY(fixture.waitForRun());
    const QByteArray layout = fixture.window.saveState();
    const QByteArray geometry = fixture.window.saveGeometry();
    const QImage before = fixture.window.grab().toImage();
    fixture.action("Presentation")->trigger();
    QPointer<PresentationWindow> screen = fixture.window.presentation().window();
    QVERIFY(screen && screen->isFullScreen());
    QTest::keyClick(screen, Qt::Key_Escape);
    QTRY_VERIFY(!fixture.window.presentation().on());
    QVERIFY(!screen);
    QCOMPARE(fixture.window.saveState(), layout);
    QCOMPARE(fixture.window.saveGeometry(), geometry);
    QVERIFY(!fixture.action("Presentation")->isChecked());
    QCOMPARE(fixture.window.plots().currentView(), plots::View::Figure);
    QCOMPARE(fixture.window.grab().toImage().size(), before.size());
  }

  void withoutALessonThePlotFillsTheScreenAndKeysChangeTheView() {
    LessonFixture fixture;
    QVERIFY(fixture.window.experiment().chooseDevice("recorded:nvidia-h200"));
    QVERIFY(fixture.window.replayAtStart());
    QVERIFY(fixture.waitForRun());
    PresentationWindow* screen = present(fixture);
    auto* plot = screen->findChild<plots::PresentedPlot*>();
    QCOMPARE(plot->data().yTitle, fixture.window.plots().view(plots::View::Figure)->data().yTitle);
    QVERIFY(plot->height() > screen->height() * 9 / 10);
    QTest::keyClick(screen, Qt::Key_PageDown);
    QCOMPARE(fixture.window.plots().currentView(), plots::View::Speedup);
    QCOMPARE(plot->data().yTitle, fixture.window.plots().view(plots::View::Speedup)->data().yTitle);
    QTest::keyClick(screen, Qt::Key_PageUp);
    QTest::keyClick(screen, Qt::Key_PageUp);
    QTest::keyClick(screen, Qt::Key_PageUp);
    QCOMPARE(fixture.window.plots().currentView(), plots::View::Time);
  }

  void aSliderThatIsFollowedIsSeenAndMoved() {
    LessonFixture fixture;
    fixture.window.experiment().chooseFamily("matmul");
    QVERIFY(fixture.window.experiment().chooseDevice("simulated:nvidia-h200"));
    Request request{.family = "matmul", .variants = {"tiled"}, .device = "simulated:nvidia-h200"};
    for (const char* side : {"rows", "columns", "inner"}) request.parameters.set(side, std::int64_t{33});
    request.parameters.set("tile", std::int64_t{8});
    fixture.window.experiment().enter(request);
    PresentationWindow* screen = present(fixture);
    QVERIFY2(words(screen).contains("Tile width: 8"), qPrintable(words(screen)));
    const auto tiles = [&] {
      std::vector<std::int64_t> measured;
      for (const Result& result : fixture.session().results) measured.push_back(result.parameters.integer("tile"));
      return measured;
    };
    QTest::keyClick(screen, Qt::Key_Up);
    QCOMPARE(fixture.number("tile")->number(), std::int64_t{9});
    QTRY_COMPARE_WITH_TIMEOUT(tiles(), std::vector<std::int64_t>{9}, kPatienceMs);
    QVERIFY(words(screen).contains("Tile width: 9"));
    QTest::keyClick(screen, Qt::Key_Down);
    QCOMPARE(fixture.number("tile")->number(), std::int64_t{8});
    // Unfollowed, it is hidden, and the keys change the view.
    fixture.window.experiment().setLive(false);
    fixture.enter("tile", 12);
    QCOMPARE(words(screen), QString());
    const plots::View before = fixture.window.plots().currentView();
    QTest::keyClick(screen, Qt::Key_Down);
    QCOMPARE(fixture.number("tile")->number(), std::int64_t{12});
    QVERIFY(fixture.window.plots().currentView() != before);
  }

  void whatGoesWrongIsASmallLineAndNoDialog() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    PresentationWindow* screen = present(fixture);
    fixture.window.exporter().writePlot("/nowhere/plot.pdf");
    QCOMPARE(fixture.script.errors, QStringList());
    auto* note = screen->findChild<QLabel*>("presentation.note");
    QVERIFY(note->isVisible() && note->text().contains("/nowhere/plot.pdf"));
    QVERIFY(note->font().pixelSize() < screen->findChild<QLabel*>("presentation.title")->font().pixelSize());
    QTest::keyClick(screen, Qt::Key_PageDown);
    QVERIFY(fixture.settle());
    QVERIFY(!note->text().contains("/nowhere"));
    fixture.window.presentation().action()->setChecked(false);
    fixture.lessons().close();
    fixture.window.exporter().writePlot("/nowhere/plot.pdf");
    QCOMPARE(fixture.script.errors.size(), 1);
  }

  void thePointerHidesWhenItRests() {
    LessonFixture fixture;
    PresentationWindow* screen = present(fixture);
    QVERIFY(screen->cursor().shape() != Qt::BlankCursor);
    QTRY_COMPARE_WITH_TIMEOUT(screen->cursor().shape(), Qt::BlankCursor, kPatienceMs);
    QMouseEvent move(QEvent::MouseMove, QPointF(50, 50), screen->mapToGlobal(QPointF(50, 50)), Qt::NoButton,
                     Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(screen, &move);
    QVERIFY(screen->cursor().shape() != Qt::BlankCursor);
  }

  void typeAndLinesAreLarge() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    PresentationWindow* screen = present(fixture, QSize(1920, 1080));
    const auto pixels = [&](const char* name) { return screen->findChild<QLabel*>(name)->font().pixelSize(); };
    QVERIFY(pixels("presentation.title") >= 40);
    QVERIFY(pixels("presentation.words") >= 32);
    QVERIFY(plots::strokeFor(plots::presented(plots::Theme::Dark)) > plots::strokeFor(plots::Theme::Dark));
  }

 private:
  static PresentationWindow* present(LessonFixture& fixture, QSize size = {1280, 720}) {
    fixture.window.presentation().action()->setChecked(true);
    PresentationWindow* screen = fixture.window.presentation().window();
    screen->showNormal();  // the test's screen is smaller
    screen->resize(size);
    if (!QTest::qWaitForWindowExposed(screen)) qFatal("no presentation");
    return screen;
  }
  static QString title(const PresentationWindow* screen) {
    return screen->findChild<QLabel*>("presentation.title")->text();
  }
  static QString words(const PresentationWindow* screen) {
    return screen->findChild<QLabel*>("presentation.words")->text();
  }

  const SettingsFolder m_folder;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPresentation>(__FILE__);
#include "test_presentation.moc"
