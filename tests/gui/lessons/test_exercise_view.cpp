// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <set>
#include <string_view>

#include "code/code_view.h"
#include "exercises/exercise_view.h"
#include "exercises/exercises.h"
#include "gui/annotation_text.h"
#include "gui/window_fixture.h"
#include "lesson/lesson_library.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;

namespace {

/// The shipped exercise in place of this variant.
const LessonExercise& exerciseOf(std::string_view family, std::string_view variant) {
  for (const Lesson& lesson : shippedLessons())
    for (const LessonStep& step : lesson.steps)
      if (step.exercise && step.exercise->family == family && step.exercise->variant == variant) return *step.exercise;
  throw std::logic_error("no such exercise");
}

/// Its tile needs a padding column.
const LessonExercise& padding() { return exerciseOf("transpose", "coalesced"); }
const LessonExercise& races() { return exerciseOf("histogram", "shared"); }

struct ViewFixture {
  explicit ViewFixture(const LessonExercise& exercise = padding()) {
    view.show("exercises", exercise);
    view.resize(900, 700);
  }
  template <typename T>
  T* field(const char* name) {
    return view.findChild<T*>(QString("exercise.") + name);
  }
  bool run() {
    QSignalSpy judged(&exercises, &Exercises::judged);
    field<QPushButton>("run")->click();
    return judged.wait(test::kPatienceMs);
  }
  void replace(const QString& before, const QString& after) {
    auto& code = *field<CodeView>("code");
    QString text = code.text();
    if (!text.contains(before)) qFatal("no %s in the text", qPrintable(before));
    code.selectAll();
    code.replaceSelectedText(text.replace(before, after));
  }
  QStringList parts() {
    QStringList texts;
    const auto* const list = field<QListWidget>("parts");
    for (int row = 0; row < list->count(); ++row)
      texts << list->item(row)->data(Qt::AccessibleTextRole).toString().section('\n', 0, 0);
    return texts;
  }

  QString verdict() { return field<QLabel>("verdict")->text(); }

  Exercises exercises;
  ExerciseView view{exercises};
};

}  // namespace

class TestExerciseView : public QObject {
  Q_OBJECT

 private slots:
  void init() { QLocale::setDefault(QLocale(QLocale::English)); }

  void itSaysWhichPartHoldsUntilAllDo() {
    ViewFixture test;
    QCOMPARE(test.field<QListWidget>("parts")->count(), 3);
    QVERIFY(test.run());
    QCOMPARE(test.verdict(), "Not all goals are met yet.");
    QVERIFY(!test.exercises.state().solved);
    QCOMPARE(test.parts(), (QStringList{"met: A correct result.", "met: A check finds no mistake.",
                                        "not met: At most 1,536 wavefronts of shared loads."}));
    test.replace("[32][32]", "[32][33]");
    QVERIFY(test.run());
    QCOMPARE(test.verdict(), "Solved: all goals are met.");
    QVERIFY(test.exercises.state().solved);
    QVERIFY(test.parts().last().startsWith("met: "));
    // The findings belong to the text that ran.
    test.replace("[32][33]", "[32][40]");
    QCOMPARE(test.verdict(), "The text has changed: compile and run it again.");
    QVERIFY(test.exercises.state().solved);
  }

  void aLineIsIndentedBelowABraceOnly() {
    ViewFixture test;
    auto* const code = test.field<CodeView>("code");
    const auto below = [code](const QString& line) {
      code->setCode(line);
      code->recolor();  // hidden text is not read either
      code->setCursorPosition(0, static_cast<int>(line.size()));
      QTest::keyClick(code->viewport(), Qt::Key_Return);
      QTest::keyClicks(code->viewport(), "x");
      return code->text(1);
    };
    QCOMPARE(below("  if (i < 4) a[i] = 1;"), "  x");
    QCOMPARE(below("  if (i < 4) {"), "    x");
  }

  void whatDoesNotCompileIsSaidAtItsLine() {
    ViewFixture test;
    test.replace("[32][32]", "[32][spare]");
    QVERIFY(test.run());
    QCOMPARE(test.verdict(), "It does not compile.");
    QVERIFY(test::annotationOf(*test.field<CodeView>("code"), 2).contains("spare"));
  }

  void eachMistakeLeadsToItsLine() {
    ViewFixture test(races());
    QVERIFY(test.run());
    auto* const list = test.field<QListWidget>("parts");
    std::set<int> lines;
    for (int row = 0; row < list->count(); ++row) {
      static const QRegularExpression place(QStringLiteral("^exercise\\.cuh:(\\d+): race"));
      const auto match = place.match(list->item(row)->text());
      if (!match.hasMatch()) continue;
      const int line = match.captured(1).toInt();
      lines.insert(line);
      test.field<CodeView>("code")->setCursorPosition(0, 0);
      list->scrollToItem(list->item(row));
      QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(row)).center());
      QCOMPARE(test.field<CodeView>("code")->currentLine(), line);
    }
    QCOMPARE(lines, (std::set{6, 7}));  // both lines that add without an atomic
  }

  void stopEndsIt() {
    ViewFixture test;
    test.replace("__syncthreads();", "while (x >= 0) __syncthreads();");
    auto* const stop = test.field<QPushButton>("stop");
    QVERIFY(!stop->isEnabled());
    QSignalSpy judged(&test.exercises, &Exercises::judged);
    test.field<QPushButton>("run")->click();
    QVERIFY(stop->isEnabled() && !test.field<QPushButton>("run")->isEnabled());
    stop->click();
    QVERIFY(!stop->isEnabled());
    QVERIFY(judged.wait(test::kPatienceMs));
    QCOMPARE(test.verdict(), "stopped");
    QVERIFY(test.field<QPushButton>("run")->isEnabled());
    QCOMPARE(test.field<QListWidget>("parts")->count(), 3);
  }

  void theLaunchAndTheSizesAreSaid() {
    ViewFixture test;
    QTRY_COMPARE(test.field<QLabel>("launch")->text(), "Launch: grid 8 x 6, block 32 x 32; width=256 height=192");
    test.view.show("exercises", races());
    QTRY_COMPARE(test.field<QLabel>("launch")->text(), "Launch: grid 8, block 256; elements=2000 values=skewed");
  }

  void verdictAndHintsAreThereAgain() {
    ViewFixture test;
    test.field<QPushButton>("hint")->click();
    QVERIFY(test.run());
    const QStringList found = test.parts();
    test.view.show("exercises", races());
    QCOMPARE(test.verdict(), "The goals:");
    QVERIFY(test.field<QLabel>("hints")->isHidden());
    test.view.show("exercises", padding());
    QCOMPARE(test.verdict(), "Not all goals are met yet.");
    QCOMPARE(test.parts(), found);
    QVERIFY(test.field<QLabel>("hints")->text().contains("32 banks"));
  }

  void whatWasDoneOutlivesTheProgram() {
    const test::SettingsFolder settings;
    {
      ViewFixture before;
      before.exercises.remember();
      before.view.show("exercises", races());
      before.replace("+= 1;", "+= 1;  // \"mine\"; \\n, é");
      before.field<QPushButton>("hint")->click();
    }
    ViewFixture after;
    after.exercises.remember();
    after.view.show("exercises", races());
    QVERIFY(after.field<CodeView>("code")->text().contains("+= 1;  // \"mine\"; \\n, é\n"));
    QVERIFY(!after.field<QLabel>("hints")->isHidden());
    // An exercise changed by its author starts again.
    LessonExercise another = races();
    another.kernel += "// And more.";
    after.view.show("exercises", another);
    QCOMPARE(after.field<CodeView>("code")->text().toStdString(), another.kernel);
  }

  void hintsComeOneByOneAndWhatWasTypedStays() {
    ViewFixture test;
    auto* const hint = test.field<QPushButton>("hint");
    hint->click();
    QVERIFY(!test.field<QLabel>("hints")->text().contains("padding column"));
    hint->click();
    QVERIFY(test.field<QLabel>("hints")->text().contains("padding column"));
    QVERIFY(!hint->isEnabled());
    test.replace("[32][32]", "[32][34]");
    test.view.show("another lesson", padding());
    QVERIFY(test.field<CodeView>("code")->text().contains("[32][32]"));
    test.view.show("exercises", padding());
    QVERIFY(test.field<CodeView>("code")->text().contains("[32][34]"));
    test.field<QPushButton>("over")->click();
    QCOMPARE(test.field<CodeView>("code")->text().toStdString(), padding().kernel);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExerciseView>(__FILE__);
#include "test_exercise_view.moc"
