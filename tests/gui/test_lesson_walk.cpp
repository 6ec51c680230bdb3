// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSettings>
#include <QTemporaryDir>

#include "lesson_fixture.h"
#include "text_fit.h"

using namespace warpbench;
using namespace warpbench::gui;
using namespace warpbench::test;

namespace {

/// Names of files that screenshots of each step go to; empty: none are made.
QString pictureFolder() { return qEnvironmentVariable("WARPBENCH_LESSON_PICTURES"); }

}  // namespace

/// Every lesson that comes with the program, from start to end, in every language.
class TestLessonWalk : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(m_folder.isValid());
    QCoreApplication::setOrganizationName("Warpbench");
    QCoreApplication::setApplicationName("test");
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
  }

  void noTextOfALessonExceedsItsWidget_data() {
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "sr", "it", "es", "hu"}) {
      QTest::addRow("the test's own in %s", language) << -1 << language;
      for (std::size_t i = 0; i < shippedLessons().size(); ++i)
        QTest::addRow("%s in %s", shippedLessons()[i].id.c_str(), language) << static_cast<int>(i) << language;
    }
  }
  void noTextOfALessonExceedsItsWidget() {
    QFETCH(int, index);
    QFETCH(QString, language);
    const QLocale before;
    QLocale::setDefault(QLocale(language));
    const auto back = qScopeGuard([&] { QLocale::setDefault(before); });
    const Lesson lesson = index < 0 ? sampleLesson() : shippedLessons()[static_cast<std::size_t>(index)];
    LessonFixture fixture;
    fixture.open(lesson);
    for (int shown = 0;; ++shown) {
      QVERIFY(fixture.settle());
      // Plots that are drawn within a few frames.
      QTest::qWait(0);
      const QString place = QString("%1, step %2, %3")
                                .arg(QString::fromStdString(lesson.id))
                                .arg(fixture.player().index() + 1)
                                .arg(fixture.player().revealed() ? "revealed" : "at first");
      const QStringList faults = textsThatDoNotFit(fixture.lessons().page());
      QVERIFY2(faults.isEmpty(), qPrintable(place + ": " + faults.join("; ")));
      if (!pictureFolder().isEmpty())
        fixture.window.grab().save(QString("%1/%2-%3-%4.png")
                                       .arg(pictureFolder(), QString::fromStdString(lesson.id), language)
                                       .arg(shown, 2, 10, QChar('0')));
      // What a step shows is there, and what it asks has an answer.
      const auto experiment = lesson.experimentOf(fixture.player().index());
      if (fixture.player().revealed() && experiment && fixture.lessons().page().showsPlot()) {
        QVERIFY2(!fixture.plot().empty(), qPrintable(place));
        for (const Result& result : fixture.lessonSession().results)
          QVERIFY2(result.status == Result::Status::Ok,
                   qPrintable(place + ": " + QString::fromStdString(result.error)));
      }
      if (!fixture.player().canForward()) break;
      fixture.player().forward();
    }
    QCOMPARE(fixture.player().index() + 1, lesson.steps.size());
    QCOMPARE(fixture.script.errors, QStringList());
  }

 private:
  QTemporaryDir m_folder;
};

QTEST_MAIN(TestLessonWalk)
#include "test_lesson_walk.moc"
