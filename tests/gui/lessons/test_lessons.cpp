// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QFile>
#include <QListWidget>
#include <QRadioButton>
#include <QToolButton>
#include <fstream>

#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "gui/fake_device.h"
#include "gui/lessons/lesson_fixture.h"
#include "gui/text_fit.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using namespace warpbench::test;

namespace {

/// The devices of this machine and one, chosen first, that cannot run anything.
std::unique_ptr<ComputeWorker> workerWithBrokenDevice(bool opens = true) {
  const auto list = [] {
    std::vector<DeviceInfo> devices = listDevices();
    devices.push_back(fakeInfo("cuda:7", DeviceInfo::Kind::Cuda));
    return devices;
  };
  const auto open = [opens](std::string_view id) -> std::unique_ptr<Device> {
    if (id != "cuda:7") return openDevice(id);
    if (!opens) throw RequestError("the driver is gone");
    return std::make_unique<FakeDevice>(
        fakeInfo("cuda:7", DeviceInfo::Kind::Cuda),
        [](const Point&, std::stop_token, const PointProgress&) -> Result { throw DeviceError("out of memory"); });
  };
  return std::make_unique<ComputeWorker>(open, list);
}

}  // namespace

/// A lesson in the window, from the list to its end.
class TestLessons : public QObject {
  Q_OBJECT

 private slots:
  void aLessonGoesFromStartToEnd() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    QVERIFY(fixture.shown("lesson.page"));
    QCOMPARE(fixture.text("lesson.place"), "1 of 4");
    QCOMPARE(fixture.text("lesson.title"), "A warp and its sectors");
    QVERIFY(fixture.text("lesson.text").contains("<code>a[i + offset] += 1</code>"));
    QVERIFY(!fixture.shown("lesson.guess") && !fixture.shown("lesson.reveal"));
    QVERIFY(fixture.shown("lesson.cover"));

    fixture.forward();
    QCOMPARE(fixture.text("lesson.place"), "2 of 4");
    // A recording's counts come from the simulator, and a line says so.
    QVERIFY(fixture.text("lesson.note").contains("counted by the simulator"));
    QCOMPARE(fixture.lessonSession().results.size(), std::size_t{5});
    QVERIFY(fixture.shown("lesson.guess") && !fixture.shown("lesson.answer") && !fixture.shown("lesson.reveal"));
    QCOMPARE(fixture.field<QPushButton>("lesson.next")->text(), "Sho&w answer");
    // The results appear after the guess.
    QVERIFY(fixture.plot().empty());
    fixture.field<QDoubleSpinBox>("lesson.number")->setValue(1.25);
    fixture.forward();
    QCOMPARE(fixture.text("lesson.place"), "2 of 4");
    QCOMPARE(fixture.text("lesson.answer"), "You said 1.25. The result is 1.25: 40,960 sectors over 32,768 sectors.");
    QVERIFY(fixture.shown("lesson.reveal"));
    QVERIFY(!fixture.plot().empty());
    QCOMPARE(fixture.plot().yTitle, "Sectors per global load");  // the subject of the guess
    QVERIFY(fixture.shown("lesson.why"));

    fixture.forward();  // no experiment of its own: the earlier results stay
    QCOMPARE(fixture.text("lesson.place"), "3 of 4");
    QCOMPARE(fixture.lessonSession().results.size(), std::size_t{5});
    QVERIFY(!fixture.plot().empty());
    fixture.field<QRadioButton>("lesson.option.1")->click();
    fixture.forward();
    QCOMPARE(fixture.text("lesson.answer"), "You said: Odd ones\nCorrect answer: Multiples of 8");

    fixture.forward();
    QCOMPARE(fixture.lessonSession().results.size(), std::size_t{3});
    for (const Result& result : fixture.lessonSession().results) QCOMPARE(result.origin, Origin::Recorded);
    QVERIFY(!fixture.field<QRadioButton>("lesson.option.0")->icon().isNull());
    fixture.field<QRadioButton>("lesson.option.2")->click();
    fixture.forward();
    QVERIFY2(fixture.text("lesson.answer").startsWith("Right: "), qPrintable(fixture.text("lesson.answer")));
    QCOMPARE(fixture.plot().lines.size(), std::size_t{2});
    QVERIFY(!fixture.field<QPushButton>("lesson.next")->isEnabled());
    QCOMPARE(fixture.script.errors, QStringList());
  }

  void aWrongGuessIsSetBesideWhatWasFound() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    fixture.player().goTo(3);
    QVERIFY(fixture.settle());
    fixture.field<QRadioButton>("lesson.option.0")->click();
    fixture.forward();
    const QString answer = fixture.text("lesson.answer");
    QVERIFY2(answer.startsWith("You said ") && answer.contains("The fastest is "), qPrintable(answer));
    QVERIFY(!fixture.field<QRadioButton>("lesson.option.1")->isEnabled());
  }

  void whatStandsOutIsRevealedLast() {
    LessonFixture fixture;
    fixture.open(sampleLesson());
    fixture.player().goTo(3);
    QVERIFY(fixture.settle());
    fixture.forward();
    for (const plots::Series& series : fixture.plot().series) QCOMPARE(series.faded, series.variant != "conflict-free");
  }

  void goingBackRunsNothingAgain() {
    int runs = 0;
    LessonFixture fixture(std::make_unique<ComputeWorker>([&runs](std::string_view id) {
      ++runs;
      return openDevice(id);
    }));
    fixture.open(sampleLesson());
    fixture.player().goTo(3);
    QVERIFY(fixture.settle());
    fixture.player().goTo(1);
    QVERIFY(fixture.settle());
    QCOMPARE(fixture.lessonSession().results.size(), std::size_t{5});
    const int before = runs;
    fixture.player().goTo(3);
    QVERIFY(fixture.lessons().runs().settled());
    QCOMPARE(fixture.lessonSession().results.size(), std::size_t{3});
    fixture.player().goTo(1);
    QVERIFY(fixture.lessons().runs().settled());
    QCOMPARE(fixture.lessonSession().results.size(), std::size_t{5});
    QCOMPARE(runs, before);
    // A revealed step stays revealed after leaving it.
    fixture.forward();
    QVERIFY(fixture.player().revealed());
    fixture.forward();  // this step needs times, which come from the recording
    QCOMPARE(fixture.lessonSession().results.front().origin, Origin::Recorded);
    QVERIFY(!fixture.player().revealed());
    fixture.player().backward();
    QVERIFY(fixture.player().revealed());
  }

  void aRunThatFailsFallsBackToTheRecordingWithoutADialog_data() {
    QTest::addColumn<bool>("opens");
    QTest::newRow("its results fail") << true;
    QTest::newRow("it cannot be opened") << false;
  }
  void aRunThatFailsFallsBackToTheRecordingWithoutADialog() {
    QFETCH(bool, opens);
    LessonFixture fixture(workerWithBrokenDevice(opens));
    fixture.open(sampleLesson(), "cuda:7");
    fixture.player().goTo(3);
    QVERIFY(fixture.settle());
    QCOMPARE(fixture.lessonSession().results.size(), std::size_t{3});
    for (const Result& result : fixture.lessonSession().results) {
      QCOMPARE(result.status, Result::Status::Ok);
      QCOMPARE(result.device, std::string("recorded:nvidia-h200"));
    }
    const QString note = fixture.text("lesson.note");
    QVERIFY2(note.contains("The run failed on ") && note.contains(opens ? "out of memory" : "the driver is gone"),
             qPrintable(note));
    QVERIFY(fixture.shown("lesson.note"));
    QCOMPARE(fixture.script.errors, QStringList());
    // Going back does not retry it, and the message stays.
    fixture.player().goTo(0);
    fixture.player().goTo(3);
    QVERIFY(fixture.lessons().runs().settled());
    QCOMPARE(fixture.text("lesson.note"), note);
  }

  void aPointThatWasNotRecordedIsSimulated() {
    Lesson lesson = sampleLesson();
    lesson.steps[3].experiment->request.parameters.set("width", std::int64_t{77});
    lesson.steps[3].experiment->simulatedParameters.set("width", std::int64_t{77});
    LessonFixture fixture;
    fixture.open(lesson);
    fixture.player().goTo(3);
    QVERIFY(fixture.settle());
    QCOMPARE(fixture.lessonSession().results.size(), std::size_t{3});
    QCOMPARE(fixture.lessonSession().results.front().device, std::string("simulated:nvidia-h200"));
    QVERIFY(fixture.text("lesson.note").startsWith("These results are from NVIDIA H200 (modelled)."));
    QCOMPARE(fixture.script.errors, QStringList());
  }

  void theSessionIsAsItWasUntilResultsAreKept() {
    LessonFixture fixture;
    QVERIFY(fixture.window.experiment().chooseDevice("recorded:nvidia-h200"));
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    const Session before = fixture.session();
    QTest::qWait(50);  // a layout settles
    const QByteArray layout = fixture.window.saveState();
    fixture.open(sampleLesson());
    for (QDockWidget* dock : fixture.window.findChildren<QDockWidget*>()) QVERIFY(!dock->isVisible());
    fixture.player().goTo(3);
    QVERIFY(fixture.settle());
    QCOMPARE(fixture.session(), before);
    fixture.lessons().close();
    QVERIFY(!fixture.shown("lesson.page") && fixture.shown("lessons") && !fixture.shown("plots"));
    fixture.window.content().workspaces().choose(WindowMode::Measure);
    QVERIFY(fixture.shown("plots") && !fixture.shown("lessons"));
    QCOMPARE(fixture.window.saveState(), layout);
    QCOMPARE(fixture.session(), before);

    fixture.open(sampleLesson());
    fixture.player().goTo(3);
    QVERIFY(fixture.settle());
    const auto keep = [&] { fixture.field<QToolButton>("lesson.keep")->click(); };
    // They come from the same recording as the existing ones.
    keep();
    QCOMPARE(fixture.session(), before);
    fixture.action("Clear results")->trigger();
    keep();
    QCOMPARE(fixture.session().results.size(), std::size_t{3});
    QVERIFY(fixture.window.document().modified());
    // Again, as after a later step.
    keep();
    QCOMPARE(fixture.session().results.size(), std::size_t{3});
    QVERIFY(fixture.window.statusText().endsWith("3"));
  }

  void theExperimentIsAsItWas() {
    LessonFixture fixture;
    ExperimentPanel& experiment = fixture.window.experiment();
    QVERIFY(experiment.chooseDevice("recorded:nvidia-h200"));
    experiment.chooseFamily("scan");
    const Request before = experiment.request();
    fixture.open(sampleLesson());
    fixture.player().goTo(3);
    QVERIFY(fixture.settle());
    fixture.lessons().close();
    QCOMPARE(experiment.request().family, std::string("scan"));
    QVERIFY(experiment.request().variants == before.variants);
    QVERIFY(experiment.request().parameters == before.parameters);
  }

  // Hardware counts explain too little, and a class should not have to run something else first.
  void whatIsExplainedOfARecordingIsCountedAsWell() {
    const auto lesson = std::ranges::find(shippedLessons(), "transpose", &Lesson::id);
    QVERIFY(lesson != shippedLessons().end());
    LessonFixture fixture;
    fixture.open(*lesson);
    fixture.player().goTo(2);
    QVERIFY(fixture.settle());
    fixture.forward();
    const Results& results = fixture.lessonSession().results;
    QCOMPARE(results.size(), std::size_t{2});
    for (const Result& result : results) QCOMPARE(result.device, std::string("recorded:nvidia-h200"));
    const auto naive = std::ranges::find(results, "naive", &Result::variant);
    QCOMPARE(naive->counters.value().origin, Counters::Origin::Simulated);
    QCOMPARE(naive->counters->globalStore.sectorsPerRequest(), 32.0);
    const auto* why = fixture.field<QWidget>("lesson.why");
    QVERIFY(why->isVisible() && why->findChild<QLabel*>("why.hint")->isHidden());
    const QString sentences = why->findChild<QLabel*>("why.sentences")->text();
    QVERIFY2(sentences.contains("32 sectors instead of 4"), qPrintable(sentences));
    const Session kept = fixture.lessonSession();
    fixture.player().goTo(0);
    fixture.player().goTo(2);
    QVERIFY(fixture.settle());
    QCOMPARE(fixture.lessonSession(), kept);
    fixture.field<QToolButton>("lesson.keep")->click();
    QCOMPARE(fixture.session().results.size(), std::size_t{2});
    for (const Result& result : fixture.session().results)
      QCOMPARE(result.counters.value().origin, Counters::Origin::Hardware);
  }

  void aRunInWorkIsWaitedFor() {
    LessonFixture fixture;
    Request small{.family = "transpose", .variants = {"naive", "coalesced"}, .device = "simulated:nvidia-h200"};
    for (const char* side : {"width", "height"}) small.parameters.set(side, std::int64_t{256});
    fixture.window.experiment().enter(small);
    fixture.window.startRun();
    QVERIFY(fixture.window.running());
    fixture.lessons().open(sampleLesson());
    fixture.player().goTo(3);
    QVERIFY(!fixture.lessons().runs().settled());
    QVERIFY(fixture.settle());
    QCOMPARE(fixture.lessonSession().results.size(), std::size_t{3});
    for (const Result& result : fixture.session().results) QCOMPARE(result.family, std::string("transpose"));
    QVERIFY(!fixture.session().results.empty());
  }

  void leavingAStepThatRunsStopsItAndRunsTheNext() {
    LessonFixture fixture;
    QVERIFY(fixture.window.experiment().chooseDevice("simulated:nvidia-h200"));
    fixture.lessons().open(sampleLesson());
    fixture.player().goTo(1);
    fixture.player().goTo(3);
    QVERIFY(fixture.settle());
    QCOMPARE(fixture.lessonSession().results.size(), std::size_t{3});
    QCOMPARE(fixture.lessonSession().results.front().family, std::string("transpose"));
    fixture.player().goTo(1);
    fixture.lessons().close();
    QVERIFY(fixture.waitForRun());
    QVERIFY(fixture.lessonSession().results.empty() && fixture.session().results.empty());
  }

  void theListOffersLessonsAndSaysWhatIsWrongWithOnes() {
    QVERIFY(QDir().mkpath(m_folder.filePath("data/warpbench/lessons")));
    qputenv("XDG_DATA_HOME", m_folder.filePath("data").toLocal8Bit());
    QVERIFY(QFile::copy(WARPBENCH_TESTS "/data/what-an-offset-costs.json",
                        m_folder.filePath("data/warpbench/lessons/mine.json")));
    std::ofstream(m_folder.filePath("data/warpbench/lessons/bad.json").toStdString())
        << R"({"format": "warpbench-lesson", "version": 1, "titel": "x"})";
    LessonFixture fixture;
    fixture.window.content().workspaces().choose(WindowMode::Teach);
    auto* const list = fixture.field<QListWidget>("lessons.list");
    auto* const start = fixture.field<QPushButton>("lessons.start");
    const std::size_t shipped = shippedLessons().size();
    QCOMPARE(list->count(), static_cast<int>(shipped) + 2);
    for (std::size_t i = 0; i < shipped; ++i)
      QCOMPARE(list->item(static_cast<int>(i))->text(), QString::fromStdString(shippedLessons()[i].title.in("en")));
    QCOMPARE(list->currentRow(), 0);
    QVERIFY(start->isEnabled());
    const auto row = [&](const QString& text) { return list->row(list->findItems(text, Qt::MatchExactly).value(0)); };
    list->setCurrentRow(row("bad: not a lesson"));
    QVERIFY(!start->isEnabled());
    QVERIFY2(fixture.text("lessons.summary").contains("titel: there is no such field; use &#39;title&#39;") ||
                 fixture.text("lessons.summary").contains("titel: there is no such field; use 'title'"),
             qPrintable(fixture.text("lessons.summary")));
    emit list->itemActivated(list->currentItem());
    QVERIFY(!fixture.player().isOpen());
    list->setCurrentRow(row("What an offset costs"));
    start->click();
    QVERIFY(fixture.shown("lesson.page") && !list->isVisible());
    QVERIFY(fixture.player().isOpen());
    qunsetenv("XDG_DATA_HOME");
  }

  void aLessonFileOpensAsASessionDoes() {
    LessonFixture fixture;
    fixture.window.open(WARPBENCH_TESTS "/data/what-an-offset-costs.json");
    QVERIFY(fixture.player().isOpen());
    QCOMPARE(fixture.player().lesson().id, std::string("what-an-offset-costs"));
    fixture.lessons().close();
    const QString wrong = m_folder.filePath("wrong.json");
    std::ofstream(wrong.toStdString()) << R"({"format": "warpbench-lesson", "version": 1, "titel": "x"})";
    fixture.window.open(wrong);
    QVERIFY(!fixture.player().isOpen());
    QCOMPARE(fixture.script.errors.size(), 1);
    QVERIFY(fixture.script.errors.front().startsWith("lesson wrong.json: titel: "));
  }

  void theStepOfALessonShowsOneCountHoweverItIsReached() {
    const auto lesson = std::ranges::find(shippedLessons(), "coalescing", &Lesson::id);
    LessonFixture fixture;
    fixture.open(*lesson);
    fixture.player().goTo(7);
    QVERIFY(fixture.settle());
    fixture.forward();
    QCOMPARE(fixture.plot().yTitle, "Sectors per global load");
  }

 private:
  const SettingsFolder m_folder;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLessons>(__FILE__);
#include "test_lessons.moc"
