// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "gui/lessons/lesson_fixture.h"
#include "settings/language.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using namespace warpbench::test;

/// A lesson in a window whose language changes.
class TestLessonLanguage : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() { applyLanguage("en"); }

  void aLessonOpensInTheLanguageThatCameBetween() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    fixture.lessons().close();
    speak(fixture.window, "it");
    QVERIFY(!fixture.window.findChild<QWidget*>("lesson.page"));
    fixture.lessons().open(sampleLesson());
    QVERIFY(fixture.settle());
    QTRY_VERIFY(fixture.shown("lesson.page"));
    QVERIFY(!fixture.shown("plots"));
    QCOMPARE(fixture.field<QPushButton>("lesson.next")->text(), QString("A&vanti"));
  }

  void theNoteOfAStepThatHasRunIsInTheNewLanguage() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    fixture.player().goTo(1);
    QVERIFY(fixture.settle());
    QVERIFY2(fixture.text("lesson.note").startsWith("These results are from NVIDIA H200 (modelled)."),
             qPrintable(fixture.text("lesson.note")));
    speak(fixture.window, "it");
    QTRY_VERIFY(fixture.shown("lesson.page"));
    QVERIFY2(fixture.text("lesson.note").startsWith("Questi risultati vengono da NVIDIA H200 (modellato)."),
             qPrintable(fixture.text("lesson.note")));
  }

 private:
  static void speak(MainWindow& window, const QString& language) {
    Settings settings = window.settings();
    settings.language = language;
    QSignalSpy changed(&window, &MainWindow::languageChanged);
    window.setSettings(settings);
    QVERIFY(!changed.isEmpty() || changed.wait(kPatienceMs));
  }

  const SettingsFolder m_folder;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLessonLanguage>(__FILE__);
#include "test_lesson_language.moc"
