// SPDX-License-Identifier: GPL-3.0-or-later
// The window in another language: it shows the same, fully translated, and files do not change.
#include <QAccessible>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>
#include <QValidator>
#include <atomic>
#include <thread>

#include "core/files/file_io.h"
#include "engine/run/runner.h"
#include "format/session_file.h"
#include "gui/fake_device.h"
#include "gui/window/language_fixture.h"
#include "gui/window_fixture.h"
#include "plots/plot_actions.h"
#include "plots/plots_panel.h"
#include "remote/place.h"
#include "result_views/results_model.h"
#include "result_views/results_table.h"
#include "results/session/session.h"
#include "run/request_text.h"
#include "settings/language.h"
#include "test_registry.h"
#include "text/number_text.h"
#include "text/shown_text.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::choose;
using warpbench::test::kPatienceMs;
using warpbench::test::runSmallTranspose;
using warpbench::test::WindowFixture;

namespace {

/// Everything in the window that must not depend on its language.
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
  QList<bool> rowsOfTimes;
  QString baseline;
  int widthOfTime;
  QStringList docks;

  bool operator==(const Shown&) const = default;

  static QList<bool> shownRows(const plots::PlotView& view) {
    QList<bool> shown;
    for (const QString& row : view.legendRows()) shown << view.isShown(row);
    return shown;
  }

  static QString baselineOf(MainWindow& window) {
    window.plots().view(plots::View::Speedup);  // the choice is offered in its own language
    return window.findChild<QComboBox*>(QStringLiteral("plots.baseline"))->currentData().toString();
  }

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
            .logarithmic = window.plots().actions().logarithmicY()->isChecked(),
            .rowsOfTimes = shownRows(*window.plots().view(plots::View::Time)),
            .baseline = baselineOf(window),
            .widthOfTime = window.table().columnWidth(ResultsModel::Time),
            .docks = docks};
  }
};

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
    window.workbench().sessions.save(other);
    QVERIFY(done.wait(kPatienceMs));
    window.workbench().sessions.compareWith(other);
    QVERIFY(done.wait(kPatienceMs));
    const auto undoStack = [&]() -> QUndoStack& { return const_cast<SessionDocument&>(window.document()).undoStack(); };
    window.table().selectResults({1});
    const_cast<SessionDocument&>(window.document()).remove({1});
    window.table().horizontalHeader()->setSortIndicator(2, Qt::DescendingOrder);
    window.table().setFilter(QStringLiteral("64"));
    window.table().selectResults({2, 3});
    window.plots().setCurrentView(plots::View::Speedup);
    auto* const baseline = window.findChild<QComboBox*>(QStringLiteral("plots.baseline"));
    baseline->setCurrentIndex(baseline->findData(QStringLiteral("conflict-free")));
    emit baseline->activated(baseline->currentIndex());
    window.plots().setCurrentView(plots::View::Time);
    window.plots().actions().logarithmicY()->trigger();
    plots::PlotView* const times = window.plots().view(plots::View::Time);
    times->setShown(times->legendRows().at(1), false);
    window.table().setColumnWidth(ResultsModel::Time, 217);
    window.findChild<QDockWidget*>(QStringLiteral("dock.check"))->hide();
    const Shown before = Shown::of(window);
    QVERIFY(before.modified);
    QCOMPARE(before.undoable, 2);
    QCOMPARE(before.rowsOfTimes.count(false), 1);
    QCOMPARE(before.baseline, QStringLiteral("conflict-free"));
    QCOMPARE(before.widthOfTime, 217);

    for (const char* code : {"sr", "it", "es", "hu", "en"}) {
      choose(window, QLatin1String(code));
      const Shown after = Shown::of(window);
      QCOMPARE(after.session, before.session);
      QCOMPARE(after.experiment, before.experiment);
      QCOMPARE(after.selected, before.selected);
      QCOMPARE(after.docks, before.docks);
      QCOMPARE(after.view, before.view);
      QCOMPARE(after.rowsOfTimes, before.rowsOfTimes);
      QCOMPARE(after.baseline, before.baseline);
      QCOMPARE(after.widthOfTime, before.widthOfTime);
      QVERIFY(after == before);
      QCOMPARE(window.findChildren<ExperimentPanel*>().size(), 1);
      QCOMPARE(window.findChildren<QMenuBar*>().size(), 1);
    }
    undoStack().undo();  // the logarithmic axis
    undoStack().undo();
    QCOMPARE(window.document().session().results.size(), std::size_t{9});
    QCOMPARE(window.table().selectedResults(), std::vector<std::size_t>{1});
    // And it still runs.
    QSignalSpy ended(&window, &MainWindow::runEnded);
    window.startRun();
    QVERIFY(ended.wait(kPatienceMs));
    QCOMPARE(window.document().session().results.size(), std::size_t{18});
  }

  void aViewInAWindowOfItsOwnOutlivesTheLanguage() {
    WindowFixture fixture;
    MainWindow& window = fixture.window;
    runSmallTranspose(fixture);
    window.plots().setCurrentView(plots::View::Time);
    window.plots().detach();
    const auto detached = [&] { return window.findChild<QWidget*>(QStringLiteral("plots.detached")); };
    detached()->resize(501, 367);
    auto* const times = detached()->findChild<plots::PlotView*>();
    times->setShown(times->legendRows().at(1), false);
    window.plots().setCurrentView(plots::View::Figure);
    // The menus' shortcuts work there as well.
    detached()->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), detached());
    QSignalSpy ended(&window, &MainWindow::runEnded);
    QTest::keyClick(times->plot(), Qt::Key_F5);
    QVERIFY(window.running());
    QVERIFY(ended.wait(kPatienceMs));
    choose(window, QStringLiteral("it"));
    QVERIFY(detached() && detached()->isVisible());
    QCOMPARE(detached()->size(), QSize(501, 367));
    QCOMPARE(detached()->windowTitle(), QStringLiteral("Tempo"));
    QCOMPARE(Shown::shownRows(*detached()->findChild<plots::PlotView*>()), (QList<bool>{true, false, true}));
    QCOMPARE(window.findChildren<QWidget*>(QStringLiteral("plots.detached")).size(), 1);
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
    // Some blocks of many, on a device in another process, and on a missing one.
    const process::NamedRemote place{.name = "child", .text = "command:" WARPBENCH_CLI " serve"};
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
      QCOMPARE(plots::figureText(1.5), QStringLiteral("1,5"));
    }
    // Spanish as in Peru, unless the system uses another variety.
    for (const char* code : {"es", "en"}) {
      applyLanguage(QLatin1String(code));
      QCOMPARE(plots::figureText(1.5), QStringLiteral("1.5"));
    }
  }

  /// Qt 6.8 requests the interface of each window that gets a title, and finds it by the widget's address.
  void accessibilityForgetsTheWidgetsThatAreGone() {
    WindowFixture fixture;
    std::vector<std::pair<QPointer<QWidget>, QAccessible::Id>> before;
    for (QWidget* widget : fixture.window.findChildren<QWidget*>())
      if (QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget))
        before.emplace_back(widget, QAccessible::uniqueId(interface));
    choose(fixture.window, "it");
    int gone = 0;
    for (const auto& [widget, id] : before) {
      if (widget) continue;
      const QAccessibleInterface* interface = QAccessible::accessibleInterface(id);
      QVERIFY(!interface || interface->object());
      ++gone;
    }
    QVERIFY2(gone > 100, qPrintable(QString::number(gone)));
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
