// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QSlider>
#include <QToolButton>
#include <algorithm>
#include <set>

#include "compute/run/recording_fixture.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "engine/recorded/recordings.h"
#include "experiment/preset_button.h"
#include "experiment/variant_list.h"
#include "gui/window_fixture.h"
#include "plots/plots_panel.h"
#include "result_views/results_table.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using namespace warpbench::test;

namespace {

/// A worker whose only device replays `session`.
std::unique_ptr<ComputeWorker> workerOf(const Session& session) {
  return std::make_unique<ComputeWorker>([session](std::string_view) { return recorded::replay("small", session); },
                                         [session] { return std::vector{recorded::replay("small", session)->info()}; });
}

QStringList itemsOf(const QComboBox* combo) {
  QStringList items;
  for (int i = 0; i < combo->count(); ++i) items << combo->itemText(i);
  return items;
}

}  // namespace

/// The window on a recorded device.
class TestRecordedWindow : public QObject {
  Q_OBJECT

 private slots:
  void theFirstWindowIsFullOfMeasurements() {
    WindowFixture fixture;
    QVERIFY(fixture.window.experiment().chooseDevice("recorded:nvidia-h200"));
    QCOMPARE(fixture.field<QComboBox>("device")->currentText(), "NVIDIA H200 (recorded)");
    QVERIFY(fixture.window.replayAtStart());
    QVERIFY(fixture.waitForRun());
    QCOMPARE(fixture.script.errors, QStringList());
    QCOMPARE(fixture.session().results.size(), std::size_t{12});
    for (const Result& result : fixture.session().results) {
      QCOMPARE(result.origin, Origin::Recorded);
      QCOMPARE(result.family, std::string("transpose"));
    }
    QVERIFY(!fixture.window.plots().view(plots::View::Figure)->data().empty());
    QCOMPARE(fixture.window.plots().view(plots::View::Figure)->data().subtitle, "NVIDIA H200 - recorded 2026-11-26");
    // The recording can repeat them, so nothing needs saving.
    QVERIFY(!fixture.window.document().modified());
    fixture.window.close();
    QCOMPARE(fixture.script.questions, 0);
    // Runs started by the user belong to the user.
    QVERIFY(!fixture.window.replayAtStart());
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    QCOMPARE(fixture.session().results.size(), std::size_t{24});
    QVERIFY(fixture.window.document().modified());
  }

  void recordingsOfOneGpuAreToldApartByTheirDays() {
    Session later = smallRecording();
    later.environment.date = "2026-11-21T12:00:00Z";
    const auto open = [](std::string_view) { return recorded::replay("a", smallRecording()); };
    WindowFixture fixture(std::make_unique<ComputeWorker>(open, [later] {
      return std::vector{recorded::replay("a", smallRecording())->info(), recorded::replay("b", later)->info()};
    }));
    QCOMPARE(itemsOf(fixture.field<QComboBox>("device")),
             QStringList({"NVIDIA H200 (recorded 2026-11-20)", "NVIDIA H200 (recorded 2026-11-21)"}));
  }

  void othersDevicesAreNotRunUnasked() {
    WindowFixture fixture;
    QVERIFY(fixture.window.experiment().chooseDevice("simulated:nvidia-h200"));
    QVERIFY(!fixture.window.replayAtStart());
    QVERIFY(!fixture.window.running());
  }

  void fieldsOfferWhatWasRecorded() {
    WindowFixture fixture(workerOf(smallRecording()));
    auto* width = fixture.field<ParameterEditor>("parameter.width")->findChild<QComboBox*>();
    QVERIFY(width);
    // Units appear if there is space.
    QTRY_VERIFY(width->width() > 100);
    const QStringList withUnits{"4096 elements", "8192 elements", "16384 elements"};
    for (const int pixels : {200, 100, 200}) {
      width->resize(pixels, width->height());
      QCOMPARE(itemsOf(width), pixels == 200 ? withUnits : QStringList({"4096", "8192", "16384"}));
      QCOMPARE(width->currentIndex(), 0);
    }
    auto* type = fixture.field<ParameterEditor>("parameter.type")->findChild<QComboBox*>();
    QCOMPARE(itemsOf(type), QStringList({"fp32", "fp64"}));
    QVERIFY(fixture.window.experiment().ready());
    QVERIFY(!fixture.field<QCheckBox>("variant.coalesced")->isEnabled());
    QVERIFY(fixture.field<QCheckBox>("variant.naive")->isChecked());

    // The combination was not recorded; the reason appears next to the disabled button.
    width->setCurrentText("8192 elements");
    QVERIFY(!fixture.window.experiment().ready());
    QCOMPARE(fixture.field<QLabel>("reason")->text(),
             "width=8192 height=4096 type=fp32 repetitions=1 was not recorded for Copy; the nearest are "
             "width=4096 height=4096 type=fp32 repetitions=1 and width=8192 height=8192 type=fp32 repetitions=1");
    // Each variant that lacks a result says so, until it is unchecked or the values are recorded.
    const auto* const list = fixture.window.findChild<VariantList*>();
    const auto notes = [&] {
      QStringList texts;
      for (const QLabel* label : list->findChildren<QLabel*>())
        if (label->isVisible()) texts << label->text();
      texts.removeAll(QString());
      return texts;
    };
    QVERIFY2(notes().contains("Not recorded with these values: uncheck it"), qPrintable(notes().join('|')));
    fixture.field<QCheckBox>("variant.naive")->setChecked(false);
    fixture.field<QCheckBox>("variant.memcpy")->setChecked(false);
    fixture.field<ParameterEditor>("parameter.height")->setValue(std::int64_t{8192});
    QVERIFY2(fixture.window.experiment().ready(), qPrintable(fixture.window.experiment().problem()));
    QVERIFY(!notes().contains("Not recorded with these values: uncheck it"));
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    QCOMPARE(fixture.session().results.size(), std::size_t{1});
    QCOMPARE(fixture.session().results[0].time->median, 4.0);
  }

  void aRequestFromOutsideIsEnteredAsOnTheCommandLine() {
    WindowFixture fixture(workerOf(smallRecording()));
    Request request{.family = "transpose", .variants = {"copy"}};
    request.parameters.set("width", std::int64_t{16384});
    fixture.window.experiment().enter(request);
    QCOMPARE(fixture.window.experiment().request().parameters.integer("height"), std::int64_t{16384});
    QVERIFY(fixture.window.experiment().ready());
    request.parameters.set("width", std::int64_t{5000});
    try {
      fixture.window.experiment().enter(request);
      QFAIL("it was entered");
    } catch (const RequestError& error) {
      QCOMPARE(QString(error.what()), "width=5000 was not recorded for Copy; the nearest are 4096 and 8192");
    }
  }

  void aSweepProposesTheRecordedValues() {
    WindowFixture fixture(workerOf(smallRecording()));
    fixture.field<QCheckBox>("sweep.on")->setChecked(true);
    QCOMPARE(fixture.field<QLineEdit>("sweep.list")->text(), "4096,8192,16384");
    const std::vector<Sweep> sweeps = fixture.window.experiment().request().sweeps;
    QCOMPARE(sweeps.size(), std::size_t{1});
    QCOMPARE(sweeps[0].values, (std::vector<Value>{std::int64_t{4096}, std::int64_t{8192}, std::int64_t{16384}}));
  }

  void fieldsAreFreeAgainOnAnotherDevice() {
    WindowFixture fixture;
    QVERIFY(fixture.window.experiment().chooseDevice("recorded:nvidia-h200"));
    QVERIFY(!fixture.field<ParameterEditor>("parameter.width")->findChild<NumberBox*>());
    QVERIFY(fixture.window.experiment().chooseDevice("simulated:nvidia-h200"));
    QVERIFY(fixture.field<ParameterEditor>("parameter.width")->findChild<NumberBox*>());
    fixture.enter("width", 77);
    QVERIFY(fixture.window.experiment().chooseDevice("recorded:nvidia-h200"));
    QCOMPARE(fixture.field<ParameterEditor>("parameter.width")->value(), Value(std::int64_t{4096}));
    QVERIFY2(fixture.window.experiment().ready(), qPrintable(fixture.window.experiment().problem()));
    QVERIFY(fixture.window.experiment().chooseDevice("simulated:nvidia-h200"));
    QCOMPARE(fixture.number("width")->number(), std::int64_t{77});
  }

  void presetsThatWereNotRecordedSayWhy() {
    WindowFixture fixture;
    QVERIFY(fixture.window.experiment().chooseDevice("recorded:nvidia-h200"));
    auto* menu = fixture.field<PresetButton>("presets")->menu();
    emit menu->aboutToShow();
    const auto* course = menu->findChild<QAction*>("preset.course");  // 2048 x 2048, on another GPU
    QVERIFY(!course->isEnabled());
    QVERIFY2(course->toolTip().contains("recorded"), qPrintable(course->toolTip()));
    auto* report = menu->findChild<QAction*>("preset.report");
    QVERIFY2(report->isEnabled(), qPrintable(report->toolTip()));
    report->trigger();
    QCOMPARE(fixture.field<ParameterEditor>("parameter.width")->value(), Value(std::int64_t{16384}));
    QVERIFY2(fixture.window.experiment().ready(), qPrintable(fixture.window.experiment().problem()));
  }

  void aSliderGoesFromOfferToOfferAndReplaysThereAtOnce() {
    WindowFixture fixture;
    QVERIFY(fixture.window.experiment().chooseDevice("recorded:nvidia-h200"));
    fixture.window.experiment().chooseFamily("offset");
    auto* editor = fixture.field<ParameterEditor>("parameter.offset");
    auto* slider = editor->findChild<QSlider*>();
    slider->setSliderPosition(slider->value() == slider->maximum() ? slider->minimum() : slider->maximum());
    const Value offset = editor->value();
    QTRY_VERIFY(!fixture.session().results.empty());
    for (const Result& result : fixture.session().results) {
      QVERIFY(*result.parameters.find("offset") == offset);
      QVERIFY(result.origin == Origin::Recorded);
    }
  }

  void aSliderIsFollowedByWhatWasRecordedThere() {
    WindowFixture fixture;
    ExperimentPanel& experiment = fixture.window.experiment();
    QVERIFY(experiment.chooseDevice("recorded:nvidia-h200"));
    experiment.chooseFamily("matmul");
    QVERIFY(experiment.ready());
    auto* const slider = fixture.field<ParameterEditor>("parameter.tile")->findChild<QSlider*>();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);  // if few variants were recorded
    QVERIFY(!experiment.ready());
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.table().selectedResults().empty(), kPatienceMs);
    std::set<std::string> variants;
    for (const Result& result : fixture.session().results) {
      QCOMPARE(result.parameters.integer("tile"), 17);
      variants.insert(result.variant);
    }
    QVERIFY(variants.contains("naive") && variants.contains("tiled") && !variants.contains("one-block"));
  }

  void everyFamilyStartsOnRecordedValues() {
    WindowFixture fixture;
    for (const char* device : {"recorded:nvidia-h200", "recorded:nvidia-h100"}) {
      QVERIFY(fixture.window.experiment().chooseDevice(device));
      const auto* families = fixture.field<QComboBox>("family");
      for (int i = 0; i < families->count(); ++i) {
        const std::string family = families->itemData(i).toString().toStdString();
        fixture.window.experiment().chooseFamily(family);
        if (family == "attention" || family == "sort") {  // newer than the recordings
          QCOMPARE(fixture.window.experiment().problem(),
                   QString("This recording has no results of this family: choose another device"));
          continue;
        }
        QVERIFY2(fixture.window.experiment().ready(), qPrintable(fixture.window.experiment().problem()));
      }
    }
  }

  void aVariantThatWasNotRecordedSaysSo() {
    WindowFixture fixture(workerOf(smallRecording()));
    fixture.window.experiment().chooseFamily("transpose");
    const auto* box = fixture.field<QCheckBox>("variant.coalesced");
    QVERIFY(!box->isEnabled());
    QVERIFY2(box->toolTip().contains("it was not recorded"), qPrintable(box->toolTip()));
    QVERIFY(fixture.field<QCheckBox>("variant.naive")->isEnabled());
  }

  void aRecordingWithNothingOfAFamilySaysSoAndWhatToDo() {
    WindowFixture fixture(workerOf(smallRecording()));
    const auto* reason = fixture.field<QLabel>("reason");
    fixture.window.experiment().chooseFamily("pitch");
    QVERIFY(!fixture.window.experiment().ready());
    QCOMPARE(reason->text(), "This recording has no results of this family: choose another device");
    fixture.window.experiment().chooseFamily("transpose");
    fixture.field<QToolButton>("variants.none")->click();
    QCOMPARE(reason->text(), "Choose at least one variant");
  }

  void theFieldsFitTheWindow() {
    WindowFixture fixture;
    QVERIFY(fixture.window.experiment().chooseDevice("recorded:nvidia-h200"));
    fixture.window.resize(1280, 800);
    for (const char* family : {"transpose", "latency", "memory-kinds"}) {
      fixture.window.experiment().chooseFamily(family);
      QTest::qWait(50);
      for (const QComboBox* field : fixture.window.experiment().findChildren<QComboBox*>()) {
        if (!field->isVisible()) continue;
        const int right = field->mapTo(&fixture.window.experiment(), QPoint(field->width(), 0)).x();
        QVERIFY2(right <= fixture.window.experiment().width(), qPrintable(field->accessibleName()));
      }
      const auto* scroll = fixture.window.experiment().findChild<QScrollArea*>();
      QVERIFY2(scroll->widget()->width() <= scroll->viewport()->width(), family);
    }
  }

  void aReplayStopsInTheMiddle() {
    Session slow = smallRecording();
    for (Result& result : slow.results) result.time->samples.assign(3, 1e9);  // eleven days each
    WindowFixture fixture(workerOf(slow));
    fixture.field<QComboBox>("replay.speed")->setCurrentIndex(1);
    QCOMPARE(fixture.window.experiment().request().options.replaySpeed, 1.0);
    fixture.clickRun();
    QVERIFY(QTest::qWaitFor([&] { return fixture.window.statusText().contains("replaying"); }, kPatienceMs) ||
            fixture.window.statusText().contains("sample"));
    fixture.clickStop();
    QVERIFY(fixture.waitForRun());
    QVERIFY(fixture.session().results.empty());
  }

  void theSpeedIsOfferedForRecordingsOnlyAndRemembered() {
    {
      WindowFixture fixture;
      fixture.window.rememberLayout();
      auto* speed = fixture.field<QComboBox>("replay.speed");
      QVERIFY(fixture.window.experiment().chooseDevice("simulated:nvidia-h200"));
      QVERIFY(!speed->isVisible());
      QVERIFY(fixture.window.experiment().chooseDevice("recorded:nvidia-h200"));
      QVERIFY(speed->isVisible());
      QCOMPARE(itemsOf(speed), QStringList({"at once", "as measured", "10 times as fast"}));
      QCOMPARE(fixture.window.experiment().request().options.replaySpeed, 0.0);
      speed->setCurrentIndex(2);
      fixture.window.close();
    }
    WindowFixture again;
    again.window.rememberLayout();
    QCOMPARE(again.window.experiment().replaySpeed(), 10.0);
  }

  void resultsOfOtherProgramsAreShownAndNotWrittenOver() {
    const QString file = m_folder.filePath("bench.csv");
    writeFile(file.toStdString(),
              "Benchmark,Device,Device Name,N,Skipped,Samples,GPU Time (sec),Noise (%)\n"
              "first,0,NVIDIA H200,16,No,20,8e-06,0.01\n"
              "first,0,NVIDIA H200,32,No,20,9e-06,0.01\n"
              "second,0,NVIDIA H200,16,No,20,7e-06,0.01\n");
    WindowFixture fixture;
    QVERIFY(fixture.fileWork([&] { fixture.window.open(file); }));
    QCOMPARE(fixture.session().results.size(), std::size_t{3});
    QCOMPARE(fixture.window.document().path(), QString());
    QCOMPARE(fixture.window.plots().family(), std::string("first"));
    QCOMPARE(fixture.window.plots().currentView(), plots::View::Time);
    QCOMPARE(fixture.window.plots().view(plots::View::Time)->data().series.size(), std::size_t{1});
    fixture.window.table().selectResult(2);
    QCOMPARE(fixture.window.plots().family(), std::string("second"));
    QVERIFY(!fixture.window.plots().view(plots::View::Time)->data().empty());
    // The experiment is still one of the catalogue.
    QCOMPARE(fixture.window.experiment().family().id, std::string("transpose"));
    fixture.window.experiment().chooseFamily("matmul");
    QCOMPARE(fixture.window.plots().family(), std::string("matmul"));
  }

 private:
  const test::SettingsFolder m_folder;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestRecordedWindow>(__FILE__);
#include "test_recorded_window.moc"
