// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QToolButton>
#include <vector>

#include "experiment/experiment_panel.h"
#include "experiment/parameter_editor.h"
#include "experiment/preset_button.h"
#include "gui/fake_device.h"
#include "widgets/number_box.h"

namespace warpbench::test {

/// A panel with a GPU and a simulated device; the GPU is chosen. It is shown, so that visibility can be tested.
struct Panel : gui::ExperimentPanel {
  Panel() {
    setDevices({fakeInfo("cuda:0", DeviceInfo::Kind::Cuda), fakeInfo()});
    resize(360, 800);
    show();
  }

  template <typename Field>
  Field* field(const QString& name) const {
    auto* found = findChild<Field*>(name);
    if (!found) qFatal("no field %s", qPrintable(name));
    return found;
  }
  gui::ParameterEditor* editor(const QString& id) const { return field<gui::ParameterEditor>("parameter." + id); }
  gui::NumberBox* number(const QString& id) const { return editor(id)->findChild<gui::NumberBox*>(); }
  QLabel* reason(const QString& id) const { return field<QLabel>("reason." + id); }
  void clickSweep(const QString& id) const { editor(id)->findChild<QToolButton*>("sweep.this")->click(); }

  std::vector<std::int64_t> sweptValues() const {
    std::vector<std::int64_t> values;
    const Request entered = request();
    for (const Value& value : entered.sweeps.at(0).values) values.push_back(std::get<std::int64_t>(value));
    return values;
  }

  /// Shows the panel for debugging.
  void shoot(const QString& name) {
    const QString folder = qEnvironmentVariable("WARPBENCH_SHOTS");
    if (folder.isEmpty()) return;
    QTest::qWait(200);
    grab().save(folder + '/' + name + ".png");
  }

  QAction* preset(const char* id) const {
    auto* menu = field<gui::PresetButton>("presets")->menu();
    emit menu->aboutToShow();
    return menu->findChild<QAction*>(QString("preset.") + id);
  }
};

}  // namespace warpbench::test
