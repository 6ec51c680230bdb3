// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QSignalSpy>
#include <algorithm>
#include <optional>

#include "gui/lessons/lesson_fixture.h"
#include "gui/text_fit.h"
#include "lessons/lesson_stage.h"
#include "memory/memory_scene.h"
#include "memory_panel/memory_panel.h"
#include "settings/appearance.h"
#include "settings/language.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using namespace warpbench::test;

namespace {

constexpr QSize kProjector(1920, 1080);

QString folderOr(const QString& otherwise) {
  const QString folder = qEnvironmentVariable("WARPBENCH_LESSON_PICTURES");
  return folder.isEmpty() ? otherwise : folder;
}

/// With WARPBENCH_LESSON_PICTURES, saves pictures of every view; WARPBENCH_LESSON_THEME may be dark.
void keepPicture(QWidget& widget, const QString& name) {
  const QString folder = folderOr({});
  if (!folder.isEmpty()) widget.grab().save(folder + '/' + name + ".png");
}

}  // namespace

/// Every shipped lesson, from start to end, in every language, in the window and on a projector.
class TestLessonWalk : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    applyTheme(qEnvironmentVariable("WARPBENCH_LESSON_THEME") == "dark" ? plots::Theme::Dark : plots::Theme::Light);
    m_fixture.emplace();  // one for all lessons: a window reads its recordings when it opens
  }
  void cleanupTestCase() { m_fixture.reset(); }

  void noTextOfALessonExceedsItsWidget_data() {
    QTest::addColumn<int>("index");
    QTest::newRow("the test's own") << -1;
    for (std::size_t i = 0; i < shippedLessons().size(); ++i)
      QTest::newRow(shippedLessons()[i].id.c_str()) << static_cast<int>(i);
  }
  void noTextOfALessonExceedsItsWidget() {
    QFETCH(int, index);
    const Lesson lesson = index < 0 ? sampleLesson() : shippedLessons()[static_cast<std::size_t>(index)];
    LessonFixture& fixture = *m_fixture;
    fixture.open(lesson);
    const auto back = qScopeGuard([] { applyLanguage("en"); });
    for (const Language& language : languages()) {
      speak(fixture.window, language.code);
      fixture.player().open(lesson);  // results are kept
      fixture.window.presentation().action()->setChecked(true);
      PresentationWindow* screen = fixture.window.presentation().window();
      screen->showNormal();  // the test's screen is smaller
      screen->resize(kProjector);
      walk(fixture, *screen, QString("%1-%2").arg(QString::fromStdString(lesson.id), language.code));
      if (QTest::currentTestFailed()) return;
      fixture.window.presentation().action()->setChecked(false);
    }
    const QString pages = folderOr(m_folder.path()) + '/' + QString::fromStdString(lesson.id) + ".pdf";
    QVERIFY(fixture.fileWork([&] { fixture.lessons().exportHandout(pages); }));
    QFile pdf(pages);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    const auto sheets = static_cast<std::size_t>(pdf.readAll().count("/Type /Page\n"));
    const bool asks = std::ranges::any_of(lesson.steps, [](const LessonStep& step) { return step.guess.has_value(); });
    QVERIFY(asks ? sheets > lesson.steps.size() : sheets == lesson.steps.size());
    QCOMPARE(fixture.script.errors, QStringList());
  }

 private:
  static void speak(MainWindow& window, const QString& language) {
    Settings settings = window.settings();
    if (settings.language == language) return;
    settings.language = language;
    QSignalSpy changed(&window, &MainWindow::languageChanged);
    window.setSettings(settings);
    QVERIFY(!changed.isEmpty() || changed.wait(kPatienceMs));
  }

  /// The memory view has traced the step's kernel.
  static bool tells(const LessonFixture& fixture, const LessonMemory& memory) {
    const auto scene = fixture.lessons().page().plots().memory().scene();
    if (!scene) return false;
    const Point& point = scene->story().trace().point;
    return point.family == memory.family && point.variant == memory.variant &&
           std::ranges::all_of(memory.parameters.entries(), [&](const Parameters::Entry& entry) {
             const Value* value = point.parameters.find(entry.first);
             return value && *value == entry.second;
           });
  }

  static void walk(LessonFixture& fixture, PresentationWindow& screen, const QString& name) {
    const Lesson lesson = fixture.player().lesson();
    for (int shown = 0;; ++shown) {
      QVERIFY(fixture.settle());
      const std::size_t index = fixture.player().index();
      const bool revealed = fixture.player().revealed();
      if (fixture.lessons().page().showsMemory())
        QVERIFY(QTest::qWaitFor([&] { return tells(fixture, *lesson.steps[*lesson.memoryOf(index)].memory); },
                                kPatienceMs));
      const QString place = QString("%1-%2%3").arg(name).arg(index + 1, 2, 10, QChar('0')).arg(revealed ? "b" : "a");
      // Layouts finish a moment after a text is set.
      QStringList faults;
      constexpr int kMomentMs = 3000;
      const auto fits = [&] {
        faults = textsThatDoNotFit(fixture.lessons().page()) + textsThatDoNotFit(screen);
        return faults.isEmpty();
      };
      const bool allFit = QTest::qWaitFor(fits, kMomentMs);
      keepPicture(fixture.window, place);
      keepPicture(screen, place + "-presented");
      QVERIFY2(allFit, qPrintable(place + ": " + faults.join("; ")));
      // The step's content is visible.
      if (revealed && lesson.experimentOf(index) && fixture.lessons().page().showsPlot()) {
        QVERIFY2(!fixture.plot().empty(), qPrintable(place));
        for (const Result& result : fixture.lessonSession().results)
          QVERIFY2(result.status == Result::Status::Ok,
                   qPrintable(place + ": " + QString::fromStdString(result.error)));
      }
      if (!fixture.player().canForward()) break;
      fixture.player().forward();
    }
    QCOMPARE(fixture.player().index() + 1, lesson.steps.size());
  }

  const SettingsFolder m_folder;
  std::optional<LessonFixture> m_fixture;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLessonWalk>(__FILE__);
#include "test_lesson_walk.moc"
