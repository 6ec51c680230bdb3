// SPDX-License-Identifier: GPL-3.0-or-later
// The window on a machine with two or more GPUs.
#include <set>

#include "device/several_gpus.h"
#include "engine/devices/devices.h"
#include "gui/window_fixture.h"
#include "results/session/comparison.h"

using namespace warpbench;
using namespace warpbench::gui;
using test::WindowFixture;

namespace {

constexpr int kLongRunMs = 600'000;

/// The entry for all GPUs of this machine; nullptr if it has fewer than two.
const DeviceInfo* allOf(const WindowFixture& fixture) {
  const std::vector<DeviceInfo> gpus = usableGpus(listDevices(), "");
  std::string ids;
  for (const DeviceInfo& gpu : gpus) ids += (ids.empty() ? "" : ",") + gpu.record.id;
  return gpus.size() > 1 ? fixture.window.experiment().offered(ids) : nullptr;
}

Request sweepOn(const DeviceInfo& device, bool each) {
  Request request{.family = "transpose", .variants = {"naive", "four-rows"}, .device = device.record.id, .each = each};
  Sweep widths{.parameter = "width", .values = {}};
  for (std::int64_t width = 1024; width <= 8192; width += 1024) widths.values.emplace_back(width);
  request.parameters.set("height", std::int64_t{4096});
  request.sweeps = {widths};
  return request;
}

/// If WARPBENCH_SHOTS names a folder, saves pictures of the window there.
void shoot(WindowFixture& fixture, const QString& name) {
  const QString folder = qEnvironmentVariable("WARPBENCH_SHOTS");
  if (!folder.isEmpty()) QVERIFY(fixture.window.grab().save(folder + '/' + name));
}

}  // namespace

class TestSeveralGpusHere : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_folder = std::make_unique<test::SettingsFolder>(); }

  void allOfThemShareASweep() {
    WindowFixture fixture;
    const DeviceInfo* all = allOf(fixture);
    if (!all) QSKIP("fewer than two usable GPUs");
    fixture.window.resize(1280, 800);
    fixture.window.experiment().enter(sweepOn(*all, false));
    fixture.clickRun();
    QVERIFY(QTest::qWaitFor([&] { return !fixture.window.running(); }, kLongRunMs));
    std::set<std::string> devices;
    for (const Result& result : fixture.session().results) {
      QCOMPARE(result.error, std::string());
      devices.insert(result.device);
    }
    QCOMPARE(fixture.session().results.size(), std::size_t{16});
    QVERIFY(devices.size() > 1);
    QCOMPARE(plots::plotData(fixture.session(), "transpose", plots::View::Figure).series.size(), std::size_t{2});
    shoot(fixture, "shared.png");
  }

  void eachOfThemRunsEveryPoint() {
    WindowFixture fixture;
    const DeviceInfo* all = allOf(fixture);
    if (!all) QSKIP("fewer than two usable GPUs");
    const std::vector<std::string> gpus = devicesIn(all->record.id);
    fixture.window.resize(1280, 800);
    fixture.window.experiment().enter(sweepOn(*all, true));
    fixture.clickRun();
    QVERIFY(QTest::qWaitFor([&] { return !fixture.window.running(); }, kLongRunMs));
    const auto& results = fixture.session().results;
    QCOMPARE(results.size(), 16 * gpus.size());
    int beyondNoise = 0;
    for (std::size_t i = 0; i < results.size(); ++i) {
      QCOMPARE(results[i].error, std::string());
      QCOMPARE(results[i].device, gpus[i % gpus.size()]);
      const Result& first = results[i - i % gpus.size()];
      beyondNoise += isDifference(differenceOf(first, results[i]));
    }
    qInfo("%d of %zu times differ from the first GPU's beyond the noise", beyondNoise, results.size());
    QCOMPARE(plots::plotData(fixture.session(), "transpose", plots::View::Figure).series.size(), 2 * gpus.size());
    shoot(fixture, "each.png");
  }

 private:
  std::unique_ptr<test::SettingsFolder> m_folder;
};

QTEST_MAIN(TestSeveralGpusHere)
#include "test_several_gpus_here.moc"
