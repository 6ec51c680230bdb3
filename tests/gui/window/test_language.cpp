// SPDX-License-Identifier: GPL-3.0-or-later
// The window in another language: it shows the same, all of it translated, and files stay as they are.
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QMenuBar>
#include <QSpinBox>
#include <QTranslator>
#include <QtTest>
#include <atomic>
#include <set>
#include <thread>

#include "app/language.h"
#include "catalogue/catalogue.h"
#include "device/process/place.h"
#include "files/file_io.h"
#include "gui/fake_device.h"
#include "gui/text_fit.h"
#include "gui/window/ts_file.h"
#include "gui/window/window_texts.h"
#include "gui/window_fixture.h"
#include "lesson/lesson_library.h"
#include "results/plots_panel.h"
#include "results/results_model.h"
#include "results/results_table.h"
#include "run/request_text.h"
#include "run/runner.h"
#include "session/session.h"
#include "test_registry.h"
#include "text/number_text.h"
#include "text/shown_text.h"
#include "window/settings_dialog.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::kPatienceMs;
using warpbench::test::TsFile;
using warpbench::test::TsMessage;
using warpbench::test::WindowFixture;
using warpbench::test::WindowText;
using warpbench::test::WindowTexts;

namespace {

QString tsPath(const QString& code) { return QStringLiteral(WARPBENCH_TRANSLATIONS "/warpbench_%1.ts").arg(code); }

void choose(MainWindow& window, const QString& code) {
  Settings settings = window.settings();
  if (settings.language == code) return;
  settings.language = code;
  QSignalSpy changed(&window, &MainWindow::languageChanged);
  window.setSettings(settings);
  QVERIFY(changed.wait(kPatienceMs));
  QCOMPARE(currentLanguage(), code);
}

void runSmallTranspose(WindowFixture& fixture) {
  Request request;
  request.family = "transpose";
  request.device = "simulated:nvidia-h200";
  request.variants = {"copy", "naive", "conflict-free"};
  request.parameters.set("height", std::int64_t{64});
  request.sweeps = {{"width", {std::int64_t{32}, std::int64_t{64}, std::int64_t{96}}}};
  fixture.window.experiment().enter(request);
  QSignalSpy ended(&fixture.window, &MainWindow::runEnded);
  fixture.window.startRun();
  QVERIFY(ended.wait(kPatienceMs));
}

/// What of the window must not depend on its language.
struct Shown {
  std::string session;
  QString path;
  bool modified;
  int undoable;
  QString experiment;
  std::vector<std::size_t> selected;
  QString filter;
  int sortedBy;
  std::string family;
  int view;
  QString comparedWith;
  bool logarithmic;
  QStringList docks;

  bool operator==(const Shown&) const = default;

  static Shown of(MainWindow& window) {
    QStringList docks;
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
      docks << QStringLiteral("%1 %2 %3")
                   .arg(dock->objectName())
                   .arg(window.dockWidgetArea(const_cast<QDockWidget*>(dock)))
                   .arg(dock->isHidden());
    docks.sort();
    return {.session = toJson(window.document().session()),
            .path = window.document().path(),
            .modified = window.document().modified(),
            .undoable = const_cast<SessionDocument&>(window.document()).undoStack().count(),
            .experiment = requestToText(window.experiment().request()),
            .selected = window.table().selectedResults(),
            .filter = window.table().filter(),
            .sortedBy = window.table().horizontalHeader()->sortIndicatorSection(),
            .family = window.plots().family(),
            .view = static_cast<int>(window.plots().currentView()),
            .comparedWith = window.plots().comparedWith(),
            .logarithmic = window.plots().logarithmicY()->isChecked(),
            .docks = docks};
  }
};

/// Marks every text that the .ts files know, so that what is not translated stands out.
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

/// What of a text stands outside of all marks.
QString withoutMarked(QString text) {
  static const QRegularExpression marked(QStringLiteral("\u00ab[^\u00ab\u00bb]*\u00bb"));
  while (text.contains(marked)) text.remove(marked);
  return text.trimmed();
}

/// Nothing but names, ids, units and numbers, which no language changes.
bool needsNoTranslation(QString text, const MainWindow& window) {
  static const QRegularExpression key(QStringLiteral("^((Ctrl|Shift|Alt)\\+)*(Esc|Del|F\\d+|\\S)$"));
  if (text.contains(key) || text == window.document().path()) return true;
  QStringList names{"PTX", "SASS", "fp32", "fp64", "int32", "Warpbench"};
  for (const Language& language : languages()) names << language.name;
  for (const DeviceInfo& device : listDevices())
    names << QString::fromStdString(device.record.name) << QString::fromStdString(device.record.id);
  // Lessons' files have their own translations; test_lesson_reader sees to it.
  for (const Lesson& lesson : shippedLessons())
    names << QString::fromStdString(lesson.title.in("en")) << QString::fromStdString(lesson.summary.in("en"));
  for (const QString& name : names) text.remove(name);
  // Parameters as on the command line: "width=32".
  static const QRegularExpression assignment(QStringLiteral("\\b[a-z-]+=\\S*"));
  static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
  return !text.remove(assignment).contains(word);
}

}  // namespace

class TestLanguage : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
  void init() { applyLanguage(QStringLiteral("en")); }
  void cleanup() { applyLanguage(QStringLiteral("en")); }

  void theSystemsLanguageIsUsedWhereNoneIsChosen() {
    applyLanguage(QString());
    QVERIFY(isLanguage(currentLanguage()));
    applyLanguage(QStringLiteral("tlh"));
    QVERIFY(isLanguage(currentLanguage()));
    QCOMPARE(languages().front().code, QLatin1String("en"));
  }

  void serbianIsWrittenInLatinScript() {
    applyLanguage(QStringLiteral("sr"));
    QCOMPARE(QLocale().script(), QLocale::LatinScript);
    QCOMPARE(QLocale().language(), QLocale::Serbian);
  }

  void theSessionAndTheExperimentOutliveEveryLanguage() {
    const QTemporaryDir folder;
    WindowFixture fixture;
    MainWindow& window = fixture.window;
    runSmallTranspose(fixture);
    const QString other = folder.filePath("other.json");
    QSignalSpy done(&window, &MainWindow::fileDone);
    window.sessions().save(other);
    QVERIFY(done.wait(kPatienceMs));
    window.sessions().compareWith(other);
    QVERIFY(done.wait(kPatienceMs));
    const auto undoStack = [&]() -> QUndoStack& { return const_cast<SessionDocument&>(window.document()).undoStack(); };
    window.table().selectResults({1});
    const_cast<SessionDocument&>(window.document()).remove({1});
    window.table().horizontalHeader()->setSortIndicator(2, Qt::DescendingOrder);
    window.table().setFilter(QStringLiteral("64"));
    window.table().selectResults({2, 3});
    window.plots().setCurrentView(plots::View::Time);
    window.plots().logarithmicY()->trigger();
    window.findChild<QDockWidget*>(QStringLiteral("dock.check"))->hide();
    const Shown before = Shown::of(window);
    QVERIFY(before.modified);
    QCOMPARE(before.undoable, 1);

    for (const char* code : {"sr", "it", "es", "hu", "en"}) {
      choose(window, QLatin1String(code));
      const Shown after = Shown::of(window);
      QCOMPARE(after.session, before.session);
      QCOMPARE(after.experiment, before.experiment);
      QCOMPARE(after.selected, before.selected);
      QCOMPARE(after.docks, before.docks);
      QCOMPARE(after.view, before.view);
      QVERIFY(after == before);
      QCOMPARE(window.findChildren<ExperimentPanel*>().size(), 1);
      QCOMPARE(window.findChildren<QMenuBar*>().size(), 1);
    }
    undoStack().undo();
    QCOMPARE(window.document().session().results.size(), std::size_t{9});
    QCOMPARE(window.table().selectedResults(), std::vector<std::size_t>{1});
    // And it still runs.
    QSignalSpy ended(&window, &MainWindow::runEnded);
    window.startRun();
    QVERIFY(ended.wait(kPatienceMs));
    QCOMPARE(window.document().session().results.size(), std::size_t{18});
  }

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

  void everyTextFitsAWindowOf1280x800_data() {
    noEnglishIsLeftWhereThereIsATranslation_data();
    QTest::newRow("en") << QStringLiteral("en");
  }
  void everyTextFitsAWindowOf1280x800() {
    QFETCH(const QString, code);
    applyLanguage(code);
    WindowFixture fixture;
    fixture.window.resize(1280, 800);
    runSmallTranspose(fixture);
    fixture.window.table().selectResults({0});
    QStringList faults;
    const auto look = [&](const QString& where, const QWidget& widget) {
      // A layout takes a few turns to settle, and what comes from another thread may change it once more. Before its
      // first turn new fields have no place at all.
      constexpr int kTurns = 50;
      constexpr int kSettled = 2000;
      QTest::qWait(kTurns);
      if (QTest::qWaitFor([&] { return test::textsThatDoNotFit(widget).isEmpty(); }, kSettled)) return;
      for (const QString& fault : test::textsThatDoNotFit(widget)) faults << where + QStringLiteral(": ") + fault;
    };
    for (QDockWidget* dock : fixture.window.findChildren<QDockWidget*>()) {
      dock->raise();
      look(dock->objectName(), *dock);
    }
    fixture.window.settingsDialog().show();
    look(QStringLiteral("settings"), fixture.window.settingsDialog());
    // A recorded device offers what was recorded, where others have fields for any number.
    for (const char* device : {"simulated:nvidia-h200", "recorded:nvidia-h200"}) {
      QVERIFY(fixture.window.experiment().chooseDevice(device));
      for (const Family& family : catalog()) {
        fixture.window.experiment().chooseFamily(family.id);
        const QString where = QString::fromStdString(family.id) + QStringLiteral(" on ") + QLatin1String(device);
        look(where, fixture.window.experiment());
        look(where, fixture.window.plots());
        QCOMPARE(fixture.window.size(), QSize(1280, 800));
      }
    }
    faults.removeDuplicates();
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
  }

  void theLanguageWaitsForTheRun() {
    std::atomic<bool> go = false;
    const auto measure = [&go](const Point&, const std::stop_token&, const PointProgress&) {
      while (!go) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      return test::fakeResult();
    };
    WindowFixture fixture(std::make_unique<ComputeWorker>(
        [&](std::string_view) { return std::make_unique<test::FakeDevice>(test::fakeInfo(), measure); },
        [] { return std::vector<DeviceInfo>{test::fakeInfo()}; }));
    MainWindow& window = fixture.window;
    window.startRun();
    QVERIFY(window.running());
    Settings settings = window.settings();
    settings.language = QStringLiteral("hu");
    QSignalSpy changed(&window, &MainWindow::languageChanged);
    window.setSettings(settings);
    QCoreApplication::processEvents();
    QCOMPARE(changed.size(), 0);
    QCOMPARE(currentLanguage(), QStringLiteral("en"));
    QVERIFY(fixture.field<QLabel>("status.note")->isVisibleTo(&window));
    go = true;
    QVERIFY(changed.wait(kPatienceMs));
    QCOMPARE(currentLanguage(), QStringLiteral("hu"));
    QVERIFY(!fixture.field<QLabel>("status.note")->isVisibleTo(&window));
    QVERIFY(!window.document().session().results.empty());
  }

  void filesAndCopiesAreTheSameInEveryLanguage() {
    WindowFixture fixture;
    runSmallTranspose(fixture);
    const Session& session = fixture.window.document().session();
    const std::string json = toJson(session);
    const std::string csv = toCsv(session);
    const QString tsv = fixture.window.table().asTsv();
    QVERIFY(tsv.contains(QLatin1String("Time (ms)")));
    for (const Language& language : languages()) {
      choose(fixture.window, language.code);
      QCOMPARE(toJson(session), json);
      QCOMPARE(toCsv(session), csv);
      QCOMPARE(fixture.window.table().asTsv(), tsv);
      QCOMPARE(toJson(sessionFromJson(json)), json);
    }
  }

  void whatAChildProcessAndAFileSayIsTranslatedWithItsArguments() {
    // Some blocks of many, on a device in another process, and one that is not there.
    const process::NamedPlace place{.name = "child", .text = "command:" WARPBENCH_CLI " serve"};
    Request request{.family = "transpose", .variants = {"naive"}, .device = "simulated:nvidia-h200@child"};
    request.parameters.set("width", std::int64_t{2048});
    request.parameters.set("height", std::int64_t{2048});
    request.options.simulationSeconds = 1e-6;
    const std::unique_ptr<Device> device = process::openAt(request.device, {place});
    Session session;
    session.environment = environmentOf(device->info());
    run(*device, request, {}, {}, [&](Result result) { session.results.push_back(std::move(result)); });
    QCOMPARE(session.results.size(), std::size_t{1});
    const Counters& counters = session.results[0].counters.value();
    QVERIFY(counters.estimated());
    const std::vector<Message>& warnings = session.results[0].warnings;
    const auto warning = std::ranges::find(warnings, counters.estimateText());
    QVERIFY(warning != warnings.end());
    const Message reason = [&]() -> Message {
      try {
        process::openAt("simulated:nowhere@child", {place});
        return {};
      } catch (const RequestError& error) {
        return error.message();
      }
    }();

    applyLanguage(QStringLiteral("it"));
    QVERIFY2(plots::shownText(reason).startsWith("il dispositivo 'simulated:nowhere' non esiste; disponibili: "),
             qPrintable(plots::shownText(reason)));
    const QString estimated =
        QStringLiteral("conteggi stimati da %1 blocchi su %2").arg(counters.sampledBlocks).arg(counters.totalBlocks);
    QCOMPARE(plots::shownText(*warning), estimated);

    const QTemporaryDir folder;
    const QString path = folder.filePath("a.json");
    writeFile(path.toStdString(), toJson(session));
    WindowFixture fixture;
    QVERIFY(fixture.fileWork([&] { fixture.window.open(path); }));
    const QAbstractItemModel* const model = fixture.window.table().model();
    QVERIFY(model->index(0, ResultsModel::Warnings).data().toString().contains(estimated));
  }

  void numbersOnTheScreenFollowTheLanguage() {
    for (const char* code : {"sr", "it", "hu"}) {
      applyLanguage(QLatin1String(code));
      QCOMPARE(plots::figureText(1.5), QStringLiteral("1,50"));
    }
    // Spanish as in Peru, unless the system speaks another.
    for (const char* code : {"es", "en"}) {
      applyLanguage(QLatin1String(code));
      QCOMPARE(plots::figureText(1.5), QStringLiteral("1.50"));
    }
  }

  void fieldsTakeWhatTheyShow() {
    for (const Language& language : languages()) {
      WindowFixture fixture;
      choose(fixture.window, language.code);
      int fields = 0;
      for (auto* box : fixture.window.findChildren<QDoubleSpinBox*>()) {
        const double value = box->value();
        QString text = box->text();
        QCOMPARE(box->locale().decimalPoint(), QLocale().decimalPoint());
        int position = 0;
        QCOMPARE(box->validate(text, position), QValidator::Acceptable);
        auto* edit = box->findChild<QLineEdit*>();
        edit->setText(text);
        box->interpretText();
        QCOMPARE(box->value(), value);
        ++fields;
      }
      QVERIFY(fields > 2);
    }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLanguage>(__FILE__);
#include "test_language.moc"
