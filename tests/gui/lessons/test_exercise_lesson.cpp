// SPDX-License-Identifier: GPL-3.0-or-later
#include <QListWidget>
#include <QSignalSpy>

#include "code/code_view.h"
#include "exercises/exercises.h"
#include "gui/annotation_text.h"
#include "gui/lessons/lesson_fixture.h"
#include "gui/window/language_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using namespace warpbench::test;

namespace {

const Lesson& exercisesLesson() {
  for (const Lesson& lesson : shippedLessons())
    if (lesson.id == "exercises") return lesson;
  throw std::logic_error("no such lesson");
}

constexpr std::size_t kPadding = 2;  ///< the step whose tile needs a padding column

struct Fixture : LessonFixture {
  explicit Fixture(bool remembers = false) {
    if (remembers) window.rememberLayout();
    open(exercisesLesson(), "simulated:nvidia-h200");
    player().goTo(kPadding);
  }
  Exercises& exercises() const { return lessons().exercises(); }
  CodeView& code() const { return *field<CodeView>("exercise.code"); }
  void replace(const QString& before, const QString& after) const {
    QString text = code().text();
    if (!text.contains(before)) qFatal("no %s in the text", qPrintable(before));
    code().selectAll();
    code().replaceSelectedText(text.replace(before, after));
  }
  QAction* byKey(const QKeySequence& key) const {
    for (QAction* each : window.findChildren<QAction*>())
      if (each->shortcut() == key) return each;
    qFatal("no action for %s", qPrintable(key.toString()));
  }
  bool canRun() const { return byKey(Qt::Key_F5)->isEnabled(); }
  bool canStop() const { return byKey(Qt::Key_Escape)->isEnabled(); }
  QStringList solved() const {
    QStringList marks;
    const auto* const list = field<QListWidget>("lesson.exercises");
    for (int row = 0; row < list->count(); ++row) marks << (list->item(row)->checkState() == Qt::Checked ? "+" : "-");
    return marks;
  }
};

}  // namespace

/// The lesson of exercises in the window.
class TestExerciseLesson : public QObject {
  Q_OBJECT

 private slots:
  void f5RunsTheExerciseThatIsShownAndEscapeStopsIt() {
    Fixture fixture;
    QVERIFY(fixture.canRun() && !fixture.canStop());
    QSignalSpy judged(&fixture.exercises(), &Exercises::judged);
    fixture.code().setFocus();
    QTest::keyClick(&fixture.code(), Qt::Key_F5);
    QVERIFY(fixture.exercises().running());
    QVERIFY(!fixture.canRun() && fixture.canStop());
    QTest::keyClick(&fixture.code(), Qt::Key_Escape);
    QVERIFY(!fixture.exercises().canStop());
    QVERIFY(judged.wait(kPatienceMs));
    QVERIFY(fixture.canRun() && !fixture.canStop());
    QVERIFY(fixture.session().results.empty() && fixture.lessonSession().results.empty());
    // Without a visible exercise, it is the experiment's key.
    fixture.player().goTo(0);
    Request small{.family = "transpose", .variants = {"copy"}, .device = "simulated:nvidia-h200"};
    for (const char* side : {"width", "height"}) small.parameters.set(side, std::int64_t{96});
    fixture.window.experiment().enter(small);
    QTest::keyClick(&fixture.window, Qt::Key_F5);
    QVERIFY(fixture.window.running());
    QVERIFY(fixture.waitForRun());
    QVERIFY(!fixture.session().results.empty());
  }

  void theListSaysWhichAreSolvedAndLeadsToEach() {
    Fixture fixture;
    auto* const list = fixture.field<QListWidget>("lesson.exercises");
    QCOMPARE(list->count(), 6);
    QCOMPARE(list->currentRow(), 1);
    QCOMPARE(fixture.text("lesson.solved"), "Exercises solved: 0 of 6");
    fixture.replace("[32][32]", "[32][33]");
    QSignalSpy judged(&fixture.exercises(), &Exercises::judged);
    fixture.exercises().run();
    QVERIFY(judged.wait(kPatienceMs));
    QCOMPARE(fixture.solved(), (QStringList{"-", "+", "-", "-", "-", "-"}));
    QCOMPARE(fixture.text("lesson.solved"), "Exercises solved: 1 of 6");
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(4)).center());
    QTRY_COMPARE(fixture.player().index(), std::size_t{5});
    QVERIFY(fixture.code().text().contains("matmulNaive"));
    QCOMPARE(list->currentRow(), 4);
    fixture.player().goTo(0);
    QCOMPARE(list->currentRow(), -1);
  }

  void aLessonWithoutExercisesHasNoList() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    QVERIFY(!fixture.field<QWidget>("lesson.exercises")->isVisible());
  }

  void anotherLanguageTakesNothingAway() {
    Fixture fixture;
    fixture.replace("[32][32]", "[32][spare]");
    QSignalSpy judged(&fixture.exercises(), &Exercises::judged);
    fixture.exercises().run();
    QVERIFY(judged.wait(kPatienceMs));
    choose(fixture.window, QStringLiteral("it"));
    QVERIFY(fixture.code().text().contains("[32][spare]"));
    QVERIFY(annotationOf(fixture.code(), 2).contains("spare"));
    QCOMPARE(fixture.text("exercise.verdict"), "Non si compila.");
    choose(fixture.window, QStringLiteral("en"));
  }

  void closingTheProgramAsksNothingAndKeepsTheText() {
    const SettingsFolder settings;
    {
      Fixture fixture(true);
      fixture.replace("[32][32]", "[32][40]");
      QVERIFY(fixture.window.close());
      QCOMPARE(fixture.script.questions, 0);
    }
    Fixture fixture(true);
    QVERIFY(fixture.code().text().contains("[32][40]"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExerciseLesson>(__FILE__);
#include "test_exercise_lesson.moc"
