// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "code/code_view.h"
#include "gui/window_fixture.h"
#include "lesson/lesson_library.h"
#include "lessons/exercise_view.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;

namespace {

/// The shipped exercise whose tile wants a spare column.
const LessonExercise& padding() {
  for (const Lesson& lesson : shippedLessons())
    for (const LessonStep& step : lesson.steps)
      if (step.exercise && step.exercise->variant == "coalesced") return *step.exercise;
  throw std::logic_error("no such exercise");
}

struct Fixture {
  Fixture() {
    view.show("exercises", 2, padding());
    view.resize(900, 700);
  }
  template <typename T>
  T* field(const char* name) {
    return view.findChild<T*>(QString("exercise.") + name);
  }
  bool run() {
    QSignalSpy judged(&view, &ExerciseView::judged);
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

  ExerciseView view;
};

}  // namespace

class TestExerciseView : public QObject {
  Q_OBJECT

 private slots:
  void init() { QLocale::setDefault(QLocale(QLocale::English)); }

  void itSaysWhichPartHoldsUntilAllDo() {
    Fixture test;
    QCOMPARE(test.field<QListWidget>("parts")->count(), 3);
    QVERIFY(test.run());
    QVERIFY(!test.view.solved());
    QCOMPARE(test.parts(), (QStringList{"holds: The result is right.", "holds: A check finds no mistake.",
                                        "does not hold: At most 1,536 wavefronts of shared loads."}));
    test.replace("[32][32]", "[32][33]");
    QVERIFY(test.run());
    QVERIFY2(test.view.solved(), qPrintable(test.field<QLabel>("verdict")->text()));
    QVERIFY(test.parts().last().startsWith("holds: "));
    // What was found is of the text that was run.
    test.replace("[32][33]", "[32][40]");
    QVERIFY(!test.view.solved());
    QCOMPARE(test.field<QLabel>("verdict")->text(), "The text has changed: compile and run it again.");
  }

  void aLineIsIndentedBelowABraceOnly() {
    Fixture test;
    auto* const code = test.field<CodeView>("code");
    const auto below = [code](const QString& line) {
      code->setCode(line);
      code->recolor();  // what is not drawn is not read either
      code->setCursorPosition(0, static_cast<int>(line.size()));
      QTest::keyClick(code->viewport(), Qt::Key_Return);
      QTest::keyClicks(code->viewport(), "x");
      return code->text(1);
    };
    QCOMPARE(below("  if (i < 4) a[i] = 1;"), "  x");
    QCOMPARE(below("  if (i < 4) {"), "    x");
  }

  void whatDoesNotCompileIsSaidAtItsLine() {
    Fixture test;
    test.replace("[32][32]", "[32][spare]");
    QVERIFY(test.run());
    QCOMPARE(test.field<QLabel>("verdict")->text(), "It does not compile.");
    QVERIFY(test.field<CodeView>("code")->annotation(2).contains("spare"));
  }

  void hintsComeOneByOneAndWhatWasTypedStays() {
    Fixture test;
    auto* const hint = test.field<QPushButton>("hint");
    hint->click();
    QVERIFY(!test.field<QLabel>("hints")->text().contains("spare column"));
    hint->click();
    QVERIFY(test.field<QLabel>("hints")->text().contains("spare column"));
    QVERIFY(!hint->isEnabled());
    test.replace("[32][32]", "[32][34]");
    test.view.show("exercises", 3, padding());
    QVERIFY(test.field<CodeView>("code")->text().contains("[32][32]"));
    test.view.show("exercises", 2, padding());
    QVERIFY(test.field<CodeView>("code")->text().contains("[32][34]"));
    test.field<QPushButton>("over")->click();
    QCOMPARE(test.field<CodeView>("code")->text().toStdString(), padding().kernel);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExerciseView>(__FILE__);
#include "test_exercise_view.moc"
