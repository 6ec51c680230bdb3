// SPDX-License-Identifier: GPL-3.0-or-later
// Keys that answer a lesson's questions.
#include <QDoubleSpinBox>

#include "gui/lessons/lesson_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::LessonFixture;
using warpbench::test::sampleLesson;
using warpbench::test::SettingsFolder;

class TestLessonKeys : public QObject {
  Q_OBJECT

 private slots:
  void returnInTheNumbersFieldShowsTheAnswer_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("said");
    QTest::newRow("typed") << "1.25"
                           << "You said 1.25. The result is 1.25: 40,960 sectors over 32,768 sectors.";
    QTest::newRow("as proposed")
        << ""
        << "You said 1, which is close. The result is 1.25, 40,960 sectors over 32,768 sectors.";
  }
  void returnInTheNumbersFieldShowsTheAnswer() {
    QFETCH(QString, typed);
    QFETCH(QString, said);
    LessonFixture fixture;
    fixture.open(sampleLesson());
    fixture.forward();
    auto* number = fixture.field<QDoubleSpinBox>("lesson.number");
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, typed);
    QTest::keyClick(number, Qt::Key_Return);
    QCOMPARE(fixture.text("lesson.place"), "2 of 4");
    QVERIFY(fixture.shown("lesson.answer"));
    QCOMPARE(fixture.text("lesson.answer"), said);
    // Once, without advancing to the next step.
    QTest::keyClick(number, Qt::Key_Return);
    QCOMPARE(fixture.text("lesson.place"), "2 of 4");
  }

 private:
  const SettingsFolder m_folder;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLessonKeys>(__FILE__);
#include "test_lesson_keys.moc"
