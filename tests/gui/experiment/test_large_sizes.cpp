// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "experiment/experiment_panel.h"
#include "experiment/memory_warning.h"
#include "experiment/parameter_editor.h"
#include "gui/fake_device.h"
#include "gui/window_fixture.h"
#include "test_registry.h"
#include "widgets/number_box.h"

using namespace warpbench;
using namespace warpbench::gui;

/// Sizes that are large for the device or for this machine.
class TestLargeSizes : public QObject {
  Q_OBJECT

 private slots:
  void sizesFitTheDeviceAgain() {
    ExperimentPanel panel;
    panel.setDevices({test::fakeInfo("cuda:0", DeviceInfo::Kind::Cuda), test::fakeInfo()});
    panel.resize(360, 800);
    panel.show();
    const auto number = [&](const char* id) { return panel.findChild<ParameterEditor*>(id)->findChild<NumberBox*>(); };
    auto* const fit = panel.findChild<QToolButton*>("parameters.fit");
    number("parameter.width")->setNumber(8192);
    number("parameter.height")->setNumber(64);
    QVERIFY(fit->isHidden());  // a GPU takes any
    QVERIFY(panel.chooseDevice("simulated:fake"));
    QCOMPARE(panel.request().parameters.integer("width"), 8192);
    QVERIFY(!fit->isHidden());
    fit->click();
    const ParameterSpec& width = *std::ranges::find(panel.family().parameters, "width", &ParameterSpec::id);
    QCOMPARE(panel.request().parameters.integer("width"), width.initialSimulated);
    QCOMPARE(panel.request().parameters.integer("height"), width.initialSimulated);
    QVERIFY(fit->isHidden());
    // It appears and disappears without moving other widgets.
    const auto places = [&] {
      QCoreApplication::processEvents();
      QList<QRect> all;
      for (const char* name : {"sweep.on", "live", "presets", "device", "run"}) {
        const QWidget* const each = panel.findChild<QWidget*>(QLatin1String(name));
        all << QRect(each->mapTo(each->window(), QPoint()), each->size());
      }
      return all;
    };
    const QList<QRect> before = places();
    number("parameter.width")->setNumber(8192);
    QVERIFY(fit->isVisible());
    QCOMPARE(places(), before);
    fit->click();
    QVERIFY(!fit->isVisible());
    QCOMPARE(places(), before);
    // On the GPU, its own default returns.
    QVERIFY(panel.chooseDevice("cuda:0"));
    QCOMPARE(panel.request().parameters.integer("width"), width.initial);
  }

  void aRunThatNeedsMostOfTheMemorySaysSoBefore() {
    constexpr std::size_t kFree = std::size_t{5} << 20;
    MemoryWarning warning(nullptr, [] { return kFree; });
    QSignalSpy looked(&warning, &MemoryWarning::looked);
    const auto textOf = [&](std::int64_t side, const DeviceInfo& device) {
      Request request{.family = "transpose", .variants = {"naive"}};
      request.parameters.set("width", side);
      request.parameters.set("height", std::int64_t{512});
      looked.clear();
      warning.look(expand(request, device), &device);
      if (looked.isEmpty() && !looked.wait(test::kPatienceMs)) qFatal("it does not look");
      return warning.text();
    };
    // Input, and copies of both arrays.
    QCOMPARE(textOf(512, test::fakeInfo()), "This run needs 3.0 MiB of memory; 5.0 MiB are free.");
    QVERIFY(!warning.isHidden());
    QCOMPARE(textOf(256, test::fakeInfo()), "");
    QVERIFY(warning.isHidden());
    // For a GPU, only the input is in this machine's memory.
    const DeviceInfo gpu = test::fakeInfo("cuda:0", DeviceInfo::Kind::Cuda);
    QCOMPARE(textOf(512, gpu), "");
    QCOMPARE(textOf(std::int64_t{3} * 512, gpu), "This run needs 3.0 MiB of memory; 5.0 MiB are free.");
    warning.look({}, &gpu);
    QVERIFY(warning.isHidden());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLargeSizes>(__FILE__);
#include "test_large_sizes.moc"
