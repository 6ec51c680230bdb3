// SPDX-License-Identifier: GPL-3.0-or-later
// Several GPUs in the window: all of this machine, or all of a place.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QSlider>
#include <atomic>
#include <mutex>

#include "device/several_gpus.h"
#include "experiment/preset_button.h"
#include "gui/fake_device.h"
#include "gui/window_fixture.h"
#include "plots/plots_panel.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using test::kPatienceMs;
using test::WindowFixture;

namespace {

constexpr const char* kBoth = "cuda:0,cuda:1";

/// The opened devices, in order: the ids as given.
struct Opened {
  std::mutex mutex;
  std::vector<std::string> ids;

  void add(std::string_view id) {
    const std::scoped_lock lock(mutex);
    ids.emplace_back(id);
  }
};

DeviceInfo gpu(const std::string& id) {
  DeviceInfo info = test::fakeInfo(id, DeviceInfo::Kind::Cuda);
  info.record.name = "NVIDIA H200";
  return info;
}

std::unique_ptr<Device> fakeGpu(const std::string& id) {
  return std::make_unique<test::FakeDevice>(gpu(id),
                                            [](const Point&, const std::stop_token&, const PointProgress& progress) {
                                              progress("sample 1", 0.5);
                                              Result result = test::fakeResult();
                                              result.origin = Origin::Measured;
                                              return result;
                                            });
}

/// A machine with two GPUs.
std::unique_ptr<ComputeWorker> worker(Opened& opened, int gpus = 2) {
  const auto open = [&opened](std::string_view id) {
    opened.add(id);
    return fakeGpu(std::string(id));
  };
  const auto list = [gpus] {
    std::vector<DeviceInfo> devices;
    for (int i = 0; i < gpus; ++i) devices.push_back(gpu("cuda:" + std::to_string(i)));
    devices.push_back(test::fakeInfo());
    return devices;
  };
  const auto openSeveral = [&opened](std::string_view ids, const std::vector<process::NamedRemote>&,
                                     const std::stop_token&) {
    opened.add(ids);
    std::vector<std::unique_ptr<Device>> devices;
    for (const std::string& id : devicesIn(ids)) devices.push_back(fakeGpu(id));
    return devices;
  };
  const auto check = [](const Point& point, const std::stop_token&) { return CheckReport{.point = point}; };
  return std::make_unique<ComputeWorker>(open, list, check, openSeveral);
}

std::vector<Value> offsets(std::int64_t last) {
  std::vector<Value> values;
  for (std::int64_t offset = 0; offset <= last; ++offset) values.emplace_back(offset);
  return values;
}

/// If WARPBENCH_SHOTS names a folder, saves pictures of the window there, in light and in dark.
void shoot(WindowFixture& fixture, const QString& name) {
  const QString folder = qEnvironmentVariable("WARPBENCH_SHOTS");
  if (folder.isEmpty()) return;
  fixture.window.resize(1280, 800);
  for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
    Settings settings = fixture.window.settings();
    settings.theme = theme;
    fixture.window.setSettings(settings);
    QTest::qWait(500);
    const QString ending = theme == ThemeChoice::Dark ? "-dark.png" : "-light.png";
    QVERIFY(fixture.window.grab().save(folder + '/' + name + ending));
  }
}

class SeveralFixture : public WindowFixture {
 public:
  explicit SeveralFixture(Opened& opened, int gpus = 2) : WindowFixture(worker(opened, gpus)) {
    window.experiment().chooseFamily("transpose");
    window.experiment().setLive(false);
  }

  QCheckBox* each() const { return field<QCheckBox>("device.each"); }
  std::string chosen() const { return window.experiment().device()->record.id; }

  /// A sweep of one variant over four widths.
  void enterSweep() const {
    Request request{.family = "transpose", .variants = {"naive"}};
    request.sweeps = {{"width", {std::int64_t{32}, std::int64_t{64}, std::int64_t{96}, std::int64_t{128}}}};
    window.experiment().enter(request);
  }
  /// "32 cuda:0" of each result.
  QStringList places() const {
    QStringList texts;
    for (const Result& result : session().results)
      texts << QString("%1 %2").arg(result.parameters.integer("width")).arg(QString::fromStdString(result.device));
    return texts;
  }
};

}  // namespace

class TestSeveralGpusWindow : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<test::SettingsFolder>();
    m_opened.ids.clear();
  }

  void twoGpusHaveAnEntryForBoth() {
    SeveralFixture fixture(m_opened);
    const auto* combo = fixture.field<QComboBox>("device");
    QCOMPARE(combo->itemText(0), QString("NVIDIA H200 (measured)"));
    QCOMPARE(combo->itemText(2), QString("All 2 GPUs (measured)"));
    QCOMPARE(fixture.chosen(), std::string("cuda:0"));
    QVERIFY(fixture.each()->isHidden());
    QVERIFY(fixture.window.experiment().chooseDevice(kBoth));
    QVERIFY(!fixture.each()->isHidden());
    QCOMPARE(fixture.field<QLabel>("device.about")->text(), QString("2 x NVIDIA H200"));
    QVERIFY(fixture.window.experiment().ready());
  }

  void oneGpuHasNone() {
    SeveralFixture fixture(m_opened, 1);
    const auto* combo = fixture.field<QComboBox>("device");
    for (int i = 0; i < combo->count(); ++i) QVERIFY(!combo->itemText(i).startsWith("All"));
  }

  void bothShareASweepWhichIsOneLine() {
    SeveralFixture fixture(m_opened);
    QVERIFY(fixture.window.experiment().chooseDevice(kBoth));
    fixture.enterSweep();
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    QCOMPARE(m_opened.ids, std::vector<std::string>{kBoth});
    QCOMPARE(fixture.places().size(), 4);
    for (int i = 0; i < 4; ++i) QVERIFY(fixture.places()[i].startsWith(QString("%1 cuda:").arg(32 * (i + 1))));
    QVERIFY(fixture.session().environment.find("cuda:0") && fixture.session().environment.find("cuda:1"));
    // Both stay open for the next run.
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    QCOMPARE(m_opened.ids.size(), std::size_t{1});
    QCOMPARE(fixture.places().size(), 8);
  }

  void eachRunsEveryPointWhereThatIsChosen() {
    SeveralFixture fixture(m_opened);
    QVERIFY(fixture.window.experiment().chooseDevice(kBoth));
    fixture.enterSweep();
    const auto* summary = fixture.field<QLabel>("sweep.summary");
    QVERIFY2(summary->text().contains("Points to run: 4"), qPrintable(summary->text()));
    fixture.each()->click();
    QVERIFY2(summary->text().contains("Points to run: 8"), qPrintable(summary->text()));
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    QCOMPARE(fixture.places(), (QStringList{"32 cuda:0", "32 cuda:1", "64 cuda:0", "64 cuda:1", "96 cuda:0",
                                            "96 cuda:1", "128 cuda:0", "128 cuda:1"}));
    const plots::PlotData data = plots::plotData(fixture.session(), "transpose", plots::View::Time);
    QCOMPARE(data.series.size(), std::size_t{2});
  }

  void theChoiceIsThereAgainNextTime() {
    {
      SeveralFixture fixture(m_opened);
      fixture.window.rememberLayout();
      QVERIFY(fixture.window.experiment().chooseDevice(kBoth));
      fixture.each()->click();
      fixture.window.close();
    }
    WindowFixture again(worker(m_opened));
    again.window.rememberLayout();
    QCOMPARE(again.window.experiment().device()->record.id, std::string(kBoth));
    QVERIFY(again.field<QCheckBox>("device.each")->isChecked());
    QVERIFY(again.window.experiment().request().each);
    again.window.close();
    // One GPU is missing, so the experiment uses an available device.
    WindowFixture one(worker(m_opened, 1));
    one.window.rememberLayout();
    QCOMPARE(one.window.experiment().device()->record.id, std::string("cuda:0"));
  }

  void theCheckBoxAloneSaysNothingOfOneGpu() {
    SeveralFixture fixture(m_opened);
    QVERIFY(fixture.window.experiment().chooseDevice(kBoth));
    fixture.each()->click();
    QVERIFY(fixture.window.experiment().chooseDevice("cuda:1"));
    QVERIFY(!fixture.window.experiment().request().each);
    fixture.enterSweep();
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    QCOMPARE(fixture.places(), (QStringList{"32 cuda:1", "64 cuda:1", "96 cuda:1", "128 cuda:1"}));
  }

  void aPresetKeepsTheChoice() {
    SeveralFixture fixture(m_opened);
    QVERIFY(fixture.window.experiment().chooseDevice(kBoth));
    fixture.each()->click();
    auto* presets = fixture.field<PresetButton>("presets")->menu();
    emit presets->aboutToShow();
    presets->findChild<QAction*>("preset.course")->trigger();
    QCOMPARE(fixture.window.experiment().request().parameters.integer("width"), 2048);
    QCOMPARE(fixture.chosen(), std::string(kBoth));
    QVERIFY(fixture.each()->isChecked());
  }

  void aSliderIsFollowedOnTheFirst() {
    SeveralFixture fixture(m_opened);
    QVERIFY(fixture.window.experiment().chooseDevice(kBoth));
    Request request{.family = "matmul", .variants = {"tiled"}};
    request.sweeps = {{"tile", {std::int64_t{8}, std::int64_t{16}}}};
    fixture.window.experiment().enter(request);
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    QCOMPARE(fixture.session().results.size(), std::size_t{2});
    Request last;
    connect(&fixture.window.experiment(), &ExperimentPanel::liveRequested, &fixture.window,
            [&](const Request& position) { last = position; });
    fixture.each()->click();
    fixture.window.experiment().setLive(true);
    auto* tile = fixture.field<ParameterEditor>("parameter.tile")->findChild<QSlider*>();
    tile->setSliderPosition(5);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.session().results.size(), std::size_t{3}, kPatienceMs);
    QCOMPARE(last.device, std::string("cuda:0"));
    QVERIFY(!last.each);
    QCOMPARE(fixture.session().results[2].device, std::string("cuda:0"));
    // Uses the open device; results of either are not measured again.
    QCOMPARE(m_opened.ids, std::vector<std::string>{kBoth});
    tile->setSliderPosition(16);
    tile->setSliderPosition(8);
    tile->setSliderPosition(6);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.session().results.size(), std::size_t{4}, kPatienceMs);
    QCOMPARE(fixture.session().results[3].parameters.integer("tile"), 6);
  }

  void aRowRunsAgainOnItsOwnGpu() {
    SeveralFixture fixture(m_opened);
    QVERIFY(fixture.window.experiment().chooseDevice(kBoth));
    fixture.each()->click();
    fixture.enterSweep();
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    fixture.window.repeat(3);
    QVERIFY(fixture.waitForRun());
    QCOMPARE(fixture.places().last(), QString("64 cuda:1"));
  }

  void aSessionRunsAgainOnAllOfThem() {
    SeveralFixture fixture(m_opened);
    QVERIFY(fixture.window.experiment().chooseDevice("cuda:1"));
    fixture.enterSweep();
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    QVERIFY(fixture.window.experiment().chooseDevice(kBoth));
    fixture.each()->click();
    fixture.window.repeatSession();
    QVERIFY(fixture.waitForRun());
    QCOMPARE(fixture.places().size(), 4 + 8);
    QCOMPARE(fixture.places().mid(4, 2), (QStringList{"32 cuda:0", "32 cuda:1"}));
  }

  void aCheckNeedsNoGpuAtAll() {
    SeveralFixture fixture(m_opened);
    QVERIFY(fixture.window.experiment().chooseDevice(kBoth));
    fixture.enterSweep();
    fixture.window.startCheck();
    QVERIFY(fixture.waitForRun());
    QVERIFY2(fixture.window.statusText().startsWith("Checked."), qPrintable(fixture.window.statusText()));
    QVERIFY(m_opened.ids.empty());
  }

  void aRunOnBothIsStopped() {
    SeveralFixture fixture(m_opened);
    QVERIFY(fixture.window.experiment().chooseDevice(kBoth));
    fixture.enterSweep();
    fixture.clickRun();
    fixture.clickStop();
    QVERIFY(fixture.waitForRun());
  }

  void allGpusOfAPlaceRunThere() {
    WindowFixture fixture;
    Settings settings = fixture.window.settings();
    settings.places = {{.name = "server", .text = std::string("command:") + SERVE_FAKE_GPUS + " H200 H200 H200"}};
    fixture.window.setSettings(settings);
    ExperimentPanel& experiment = fixture.window.experiment();
    const std::string all = "cuda:0@server,cuda:1@server,cuda:2@server";
    QVERIFY(QTest::qWaitFor([&] { return experiment.chooseDevice(all); }, kPatienceMs));
    const QString text = fixture.field<QComboBox>("device")->currentText();
    QCOMPARE(text, QString("All 3 GPUs at server (measured)"));
    Request request{.family = "transpose", .variants = {"naive", "conflict-free"}, .device = all, .each = true};
    request.parameters.set("height", std::int64_t{64});
    request.sweeps = {{"width", {std::int64_t{64}, std::int64_t{96}, std::int64_t{160}, std::int64_t{320}}}};
    experiment.enter(request);
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    const std::vector<std::string> gpus = devicesIn(all);
    QCOMPARE(fixture.session().results.size(), 8 * gpus.size());
    for (std::size_t i = 0; i < 8 * gpus.size(); ++i) {
      const Result& result = fixture.session().results[i];
      QCOMPARE(result.error, std::string());
      QCOMPARE(result.device, gpus[i % gpus.size()]);
    }
    shoot(fixture, "each");
    Request shared{.family = "offset", .variants = {"increment"}, .device = all};
    shared.parameters.set("mib", std::int64_t{1});
    shared.sweeps = {{"offset", offsets(16)}};
    experiment.enter(shared);
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    QCOMPARE(plots::plotData(fixture.session(), "offset", plots::View::Figure).series.size(), std::size_t{1});
    shoot(fixture, "shared");
  }

 private:
  std::unique_ptr<test::SettingsFolder> m_folder;
  Opened m_opened;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSeveralGpusWindow>(__FILE__);
#include "test_several_gpus_window.moc"
