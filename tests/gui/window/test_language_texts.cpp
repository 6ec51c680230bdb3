// SPDX-License-Identifier: GPL-3.0-or-later
// Every text of the window is translated and fits.
#include <QDockWidget>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTranslator>
#include <set>

#include "catalogue/catalogue.h"
#include "engine/devices/devices.h"
#include "gui/text_fit.h"
#include "gui/window/language_fixture.h"
#include "gui/window/ts_file.h"
#include "gui/window/window_texts.h"
#include "lesson/lesson_library.h"
#include "plots/plot_editor.h"
#include "plots/plots_panel.h"
#include "result_views/results_table.h"
#include "test_registry.h"
#include "window/settings_dialog.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::choose;
using warpbench::test::kPatienceMs;
using warpbench::test::runSmallTranspose;
using warpbench::test::TsFile;
using warpbench::test::TsMessage;
using warpbench::test::WindowFixture;
using warpbench::test::WindowText;
using warpbench::test::WindowTexts;

namespace {

QString tsPath(const QString& code) { return QStringLiteral(WARPBENCH_TRANSLATIONS "/warpbench_%1.ts").arg(code); }

/// Marks every text known to the .ts files, so that untranslated ones stand out.
class Marking : public QTranslator {
 public:
  explicit Marking(const TsFile& ts) {
    for (const TsMessage& message : ts.messages)
      m_known.insert({message.context.toUtf8(), message.source.toUtf8(), message.comment.toUtf8()});
  }
  bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* source, const char* comment, int) const override {
    if (!m_known.contains({context, source, comment ? comment : ""})) return {};
    return QStringLiteral("\u00ab") + QString::fromUtf8(source) + QStringLiteral("\u00bb");
  }

 private:
  std::set<std::tuple<QByteArray, QByteArray, QByteArray>> m_known;
};

/// The text outside all marks.
QString withoutMarked(QString text) {
  static const QRegularExpression marked(QStringLiteral("\u00ab[^\u00ab\u00bb]*\u00bb"));
  while (text.contains(marked)) text.remove(marked);
  return text.trimmed();
}

/// Only names, ids, units and numbers, which are the same in all languages.
bool needsNoTranslation(QString text, const MainWindow& window) {
  static const QRegularExpression key(QStringLiteral("^((Ctrl|Shift|Alt)\\+)*(Esc|Del|F\\d+|\\S)$"));
  if (text.contains(key) || text == window.document().path()) return true;
  QStringList names{"PTX", "SASS", "fp32", "fp64", "int32", "Warpbench"};
  for (const Language& language : languages()) names << language.name;
  for (const DeviceInfo& device : listDevices())
    names << QString::fromStdString(device.record.name) << QString::fromStdString(device.record.id);
  // Lessons' files contain their own translations; test_lesson_reader checks them.
  for (const Lesson& lesson : shippedLessons())
    names << QString::fromStdString(lesson.title.in("en")) << QString::fromStdString(lesson.summary.in("en"));
  for (const QString& name : names) text.remove(name);
  // Parameters as on the command line: "width=32".
  static const QRegularExpression assignment(QStringLiteral("\\b[a-z-]+=\\S*"));
  static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
  return !text.remove(assignment).contains(word);
}

}  // namespace

class TestLanguageTexts : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
  void init() { applyLanguage(QStringLiteral("en")); }
  void cleanup() { applyLanguage(QStringLiteral("en")); }

  void everyTextOfTheWindowPassesThroughTheTranslation() {
    const TsFile ts = test::readTs(tsPath(QStringLiteral("it")));
    QVERIFY2(ts.error.isEmpty(), qPrintable(ts.error));
    Marking marking(ts);
    QCoreApplication::installTranslator(&marking);
    {
      WindowFixture fixture;
      runSmallTranspose(fixture);
      fixture.window.table().selectResults({0});
      for (const plots::View view : plots::kViews) fixture.window.plots().setCurrentView(view);
      QSignalSpy ended(&fixture.window, &MainWindow::runEnded);
      fixture.window.startCheck();
      QVERIFY(ended.wait(kPatienceMs));
      QStringList missed;
      for (const WindowText& each : WindowTexts::of(fixture.window))
        if (!needsNoTranslation(withoutMarked(each.text), fixture.window))
          missed << each.where + QStringLiteral(": ") + each.text;
      missed.removeDuplicates();
      QCoreApplication::removeTranslator(&marking);
      QVERIFY2(missed.isEmpty(), qPrintable(missed.join(QLatin1Char('\n'))));
    }
  }

  void noEnglishIsLeftWhereThereIsATranslation_data() {
    QTest::addColumn<QString>("code");
    for (const char* code : {"sr", "it", "es", "hu"}) QTest::newRow(code) << QString::fromLatin1(code);
  }
  void noEnglishIsLeftWhereThereIsATranslation() {
    QFETCH(const QString, code);
    const TsFile ts = test::readTs(tsPath(code));
    QVERIFY2(ts.error.isEmpty(), qPrintable(ts.error));
    std::set<QString> english;
    std::set<QString> translations;
    for (const TsMessage& message : ts.messages) {
      for (const QString& translation : message.translations) translations.insert(translation);
      const bool translated = message.finished && !message.translations.contains(message.source);
      if (translated && !message.source.contains(QLatin1Char('%'))) english.insert(message.source);
    }
    WindowFixture fixture;
    runSmallTranspose(fixture);
    choose(fixture.window, code);
    fixture.window.table().selectResults({0});
    QStringList left;
    for (const WindowText& each : WindowTexts::of(fixture.window))
      if (english.contains(each.text) && !translations.contains(each.text))
        left << each.where + QStringLiteral(": ") + each.text;
    QVERIFY2(left.isEmpty(), qPrintable(left.join(QLatin1Char('\n'))));
  }

  void everyTextFitsTheWindow_data() {
    QTest::addColumn<QString>("code");
    QTest::addColumn<QSize>("size");
    for (const char* code : {"sr", "it", "es", "hu", "en"})
      for (const QSize size : {QSize(1280, 800), QSize(1024, 700), QSize(1440, 900)})
        QTest::addRow("%s %dx%d", code, size.width(), size.height()) << QString::fromLatin1(code) << size;
  }
  void everyTextFitsTheWindow() {
    QFETCH(const QString, code);
    QFETCH(const QSize, size);
    applyLanguage(code);
    WindowFixture fixture;
    fixture.window.setUpdatesEnabled(false);  // checks only places, so nothing is painted
    fixture.window.resize(size);
    runSmallTranspose(fixture);
    // Two rows have more to say than one.
    fixture.window.table().selectResults({0, 1});
    QStringList faults;
    const auto look = [&](const QString& where, const QWidget& widget) {
      // A layout takes a few turns to settle, and events from another thread may change it again. Before its first
      // turn, new fields have no position.
      constexpr int kTurns = 5;
      constexpr int kSettled = 2000;
      for (int turn = 0; turn < kTurns; ++turn) QCoreApplication::processEvents();
      if (QTest::qWaitFor([&] { return test::textsThatDoNotFit(widget).isEmpty(); }, kSettled)) return;
      for (const QString& fault : test::textsThatDoNotFit(widget)) faults << where + QStringLiteral(": ") + fault;
    };
    for (QDockWidget* dock : fixture.window.findChildren<QDockWidget*>()) {
      dock->raise();
      look(dock->objectName(), *dock);
    }
    const plots::View front = fixture.window.plots().currentView();
    PlotEditor editor(*fixture.window.plots().view(front), front, "transpose", {}, fixture.window.workbench().dialogs,
                      &fixture.window);
    editor.show();
    look(QStringLiteral("plot editor"), editor);
    editor.hide();
    fixture.window.settingsDialog().show();
    look(QStringLiteral("settings"), fixture.window.settingsDialog());
    // A recorded device offers recorded values; others have fields for any number.
    for (const char* device : {"simulated:nvidia-h200", "recorded:nvidia-h200"}) {
      QVERIFY(fixture.window.experiment().chooseDevice(device));
      for (const Family& family : catalog()) {
        fixture.window.experiment().chooseFamily(family.id);
        const QString where = QString::fromStdString(family.id) + QStringLiteral(" on ") + QLatin1String(device);
        look(where, fixture.window.experiment());
        look(where, fixture.window.plots());
        QCOMPARE(fixture.window.size(), size);
      }
    }
    faults.removeDuplicates();
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLanguageTexts>(__FILE__);
#include "test_language_texts.moc"
