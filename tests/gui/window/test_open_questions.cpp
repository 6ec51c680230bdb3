// SPDX-License-Identifier: GPL-3.0-or-later
// A question is open, and its origin still exists when it is answered.
#include <QAction>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "experiment/parameter_form.h"
#include "gui/fake_worker.h"
#include "gui/window_fixture.h"
#include "settings/language.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using test::fakeWorker;
using test::kPatienceMs;
using test::WindowFixture;

namespace {

void setLanguage(MainWindow& window, const QString& language) {
  Settings settings = window.settings();
  settings.language = language;
  window.setSettings(settings);
}

constexpr int kWhileMs = 500;  // that a user thinks

void think(QWidget* parent) {
  QDialog question(parent);
  QTimer::singleShot(kWhileMs, &question, &QDialog::accept);
  question.exec();
}

/// The key of a button in the question about unsaved results, and the resulting answer.
std::pair<QKeySequence, Dialogs::Answer> answerByKey(QMessageBox::StandardButton button) {
  QKeySequence key;
  QTimer::singleShot(0, qApp, [&] {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (!box) return;
    key = box->button(button)->shortcut();
    if (key.isEmpty()) return box->reject();
    box->activateWindow();
    if (QTest::qWaitForWindowActive(box)) QTest::keyClick(box, key[0].key(), key[0].keyboardModifiers());
    // The button is shown pressed before it answers.
    if (!QTest::qWaitFor([&] { return box->isHidden(); })) box->reject();
  });
  const Dialogs::Answer answer = Dialogs().askUnsaved(nullptr, "a question");
  return {key, answer};
}

}  // namespace

class TestOpenQuestions : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() { applyLanguage("en"); }

  void theLanguageChangesWhenTheQuestionIsAnswered() {
    WindowFixture fixture(fakeWorker());
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    fixture.action("Export plot...")->trigger();
    QSignalSpy changed(&fixture.window, &MainWindow::languageChanged);
    int changedMeanwhile = -1;
    fixture.script.whileChoosing = [&] {
      setLanguage(fixture.window, "it");
      think(&fixture.window);
      changedMeanwhile = static_cast<int>(changed.size());
    };
    QTest::mouseClick(fixture.field<QPushButton>("export.save"), Qt::LeftButton);
    QCOMPARE(changedMeanwhile, 0);
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, kPatienceMs);
    QCOMPARE(currentLanguage(), QString("it"));
  }

  void theLanguageChangesWhenTheMenuIsClosed() {
    WindowFixture fixture(fakeWorker());
    QSignalSpy changed(&fixture.window, &MainWindow::languageChanged);
    QMenu menu;
    menu.addAction("something");
    setLanguage(fixture.window, "it");
    menu.popup(fixture.window.pos());
    QTest::qWait(kWhileMs);
    QCOMPARE(changed.size(), 0);
    menu.close();
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, kPatienceMs);
  }

  void unsavedResultsAreAnsweredByKeys() {
    for (const Language& language : languages()) {
      applyLanguage(language.code);
      QSet<int> keys;
      for (const auto& [button, answer] : {std::pair(QMessageBox::Save, Dialogs::Answer::Save),
                                           std::pair(QMessageBox::Discard, Dialogs::Answer::Discard)}) {
        const auto [key, given] = answerByKey(button);
        QVERIFY2(!key.isEmpty(), qPrintable(language.name));
        QVERIFY(given == answer);
        keys << key[0].toCombined();
      }
      QCOMPARE(keys.size(), 2);
      QCOMPARE(keys.contains(QKeySequence("Alt+D")[0].toCombined()), language.code == "en" || language.code == "es");
    }
  }

  void aFileIsEnteredThoughItsFieldIsGone() {
    WindowFixture fixture(fakeWorker());
    ExperimentPanel& experiment = fixture.window.experiment();
    experiment.chooseFamily("grayscale");
    auto* browse = fixture.field<ParameterEditor>("parameter.image")->findChild<QToolButton*>();
    QVERIFY(browse);
    // Simulates the last experiment being entered late, after its place has answered.
    fixture.script.whileChoosing = [&] {
      experiment.chooseFamily("transpose");
      experiment.chooseFamily("grayscale");
    };
    fixture.script.openPath = "/a folder/picture.png";
    // A native dialog would wait forever.
    QTimer other;
    connect(&other, &QTimer::timeout, this, [] {
      if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) dialog->reject();
    });
    other.start(100);
    browse->click();
    const auto entered = [&] {
      return fixture.field<ParameterEditor>("parameter.image")->findChild<QLineEdit*>()->text();
    };
    constexpr int kMoments = 5000;  // milliseconds
    QTRY_COMPARE_WITH_TIMEOUT(entered(), fixture.script.openPath, kMoments);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestOpenQuestions>(__FILE__);
#include "test_open_questions.moc"
