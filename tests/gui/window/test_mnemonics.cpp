// SPDX-License-Identifier: GPL-3.0-or-later
// Mnemonics (Alt and a letter) are unique in each menu, and among everything that a window shows at once.
#include <QAbstractButton>
#include <QDialog>
#include <QDockWidget>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <map>

#include "exporter/report_dialog.h"
#include "gui/fake_worker.h"
#include "gui/window/language_fixture.h"
#include "help/manual_window.h"
#include "lesson/lesson_library.h"
#include "lessons/lesson_mode.h"
#include "plots/plot_editor.h"
#include "plots/plots_panel.h"
#include "plots/range_dialog.h"
#include "recovery/recovery_bar.h"
#include "result_views/results_table.h"
#include "run/job_bar.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::WindowFixture;

namespace {

/// The visible texts with a letter for Alt.
QStringList shownTexts(const QWidget& window) {
  QStringList texts;
  for (const auto* bar : window.findChildren<QMenuBar*>(Qt::FindDirectChildrenOnly))
    for (const QAction* action : bar->actions())
      if (action->isVisible()) texts << action->text();
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->window() != &window) continue;
    if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy()) texts << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) texts << button->text();
    if (const auto* group = qobject_cast<const QGroupBox*>(widget)) texts << group->title();
    if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
      for (int i = 0; i < tabs->count(); ++i)
        if (tabs->isTabVisible(i)) texts << tabs->tabText(i);
  }
  return texts;
}

/// One line for each letter that several texts share.
QStringList clashes(const QString& where, const QStringList& texts) {
  QStringList lines;
  std::map<QString, QString> owners;
  for (const QString& text : texts) {
    const QKeySequence key = QKeySequence::mnemonic(text);
    if (key.isEmpty()) continue;
    const auto [owner, isNew] = owners.emplace(key.toString(), text);
    if (!isNew) lines << QStringLiteral("%1: %2 of '%3' and '%4'").arg(where, key.toString(), owner->second, text);
  }
  return lines;
}

void verifyDistinct(QStringList lines) {
  lines.removeDuplicates();
  QVERIFY2(lines.isEmpty(), qPrintable(lines.join(QLatin1Char('\n'))));
}

void everyLanguage() {
  QTest::addColumn<QString>("code");
  for (const Language& language : languages()) QTest::newRow(language.code.latin1()) << QString(language.code);
}

/// Everything on any page of its tabs.
QStringList clashesInTabs(const QString& where, QWidget& window) {
  window.show();
  QStringList lines = clashes(where, shownTexts(window));
  for (auto* tabs : window.findChildren<QTabWidget*>())
    for (int page = 0; page < tabs->count(); ++page) {
      tabs->setCurrentIndex(page);
      lines << clashes(where, shownTexts(window));
    }
  return lines;
}

}  // namespace

class TestMnemonics : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() { applyLanguage(QStringLiteral("en")); }

  void noTwoEntriesOfAMenuShareALetter_data() { everyLanguage(); }
  void noTwoEntriesOfAMenuShareALetter() {
    QFETCH(const QString, code);
    applyLanguage(code);
    const WindowFixture fixture(test::fakeWorker());
    QStringList lines;
    for (const QMenu* menu : fixture.window.findChildren<QMenu*>()) {
      QStringList texts;
      for (const QAction* action : menu->actions())
        if (action->isVisible()) texts << action->text();
      lines << clashes(menu->title(), texts);
    }
    verifyDistinct(lines);
  }

  void noTwoThingsInTheWindowShareALetter_data() { everyLanguage(); }
  void noTwoThingsInTheWindowShareALetter() {
    QFETCH(const QString, code);
    applyLanguage(code);
    WindowFixture fixture;
    MainWindow& window = fixture.window;
    window.setUpdatesEnabled(false);  // checks only letters, so nothing is painted
    window.resize(1600, 1000);
    test::runSmallTranspose(fixture);
    window.table().selectResults({0, 1});
    window.recovery().setVisible(true);
    fixture.field<JobBar>("jobs")->setVisible(true);
    QStringList lines;
    const auto look = [&](const QString& where) {
      QCoreApplication::processEvents();
      lines << clashes(where, shownTexts(window));
    };
    for (const char* device : {"simulated:nvidia-h200", "recorded:nvidia-h200"}) {
      QVERIFY(window.experiment().chooseDevice(device));
      for (int view = 0; view < window.plots().count(); ++view) {
        window.plots().setCurrentIndex(view);
        for (QDockWidget* dock : window.findChildren<QDockWidget*>()) {
          dock->raise();
          look(QStringLiteral("%1, %2").arg(window.plots().tabText(view), dock->objectName()));
          for (auto* tabs : dock->findChildren<QTabWidget*>())
            for (int page = 0; page < tabs->count(); ++page) {
              tabs->setCurrentIndex(page);
              look(QStringLiteral("%1, %2").arg(window.plots().tabText(view), tabs->tabText(page)));
            }
        }
      }
    }
    for (const WindowMode mode : {WindowMode::Program, WindowMode::Teach}) {
      window.content().workspaces().choose(mode);
      look(QStringLiteral("mode %1").arg(static_cast<int>(mode)));
    }
    window.openProgram(QStringLiteral("none.cu"));
    auto* const parts = fixture.field<QTabWidget>("program.tabs");
    for (int part = 0; part < parts->count(); ++part) {
      parts->setTabVisible(part, true);
      parts->setCurrentIndex(part);
      look(QStringLiteral("program, %1").arg(parts->tabText(part)));
    }
    verifyDistinct(lines);
  }

  void noTwoThingsOfALessonShareALetter_data() { everyLanguage(); }
  void noTwoThingsOfALessonShareALetter() {
    QFETCH(const QString, code);
    applyLanguage(code);
    WindowFixture fixture(test::fakeWorker());
    fixture.window.setUpdatesEnabled(false);
    LessonMode& lessons = fixture.window.lessons();
    QStringList lines;
    for (const Lesson& lesson : shippedLessons()) {
      lessons.open(lesson);
      for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        lessons.player().goTo(step);
        QCoreApplication::processEvents();
        const QString where = QStringLiteral("%1, step %2").arg(QString::fromStdString(lesson.id)).arg(step + 1);
        lines << clashes(where, shownTexts(fixture.window));
      }
      lessons.close();
    }
    verifyDistinct(lines);
  }

  void noTwoThingsInADialogShareALetter_data() { everyLanguage(); }
  void noTwoThingsInADialogShareALetter() {
    QFETCH(const QString, code);
    applyLanguage(code);
    WindowFixture fixture;
    test::runSmallTranspose(fixture);
    MainWindow& window = fixture.window;
    const plots::View front = window.plots().currentView();
    const PlotEditor editor(*window.plots().view(front), front, "transpose", {}, window.workbench().dialogs, &window);
    const RangeDialog range(*window.plots().view(front), &window);
    const ReportDialog report({}, &window);
    const ManualWindow manual(&window);
    QStringList lines;
    for (QDialog* dialog : window.findChildren<QDialog*>())
      lines << clashesInTabs(QLatin1String(dialog->metaObject()->className()), *dialog);
    verifyDistinct(lines);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestMnemonics>(__FILE__);
#include "test_mnemonics.moc"
