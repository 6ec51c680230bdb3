// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QSlider>
#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <thread>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "gui/fake_device.h"
#include "gui/window_fixture.h"

namespace warpbench::test {

/// A gate in the middle of a measurement: while closed, it holds the point until it is opened or stopped.
class Gate {
 public:
  void close() { m_open = false; }
  void open() { m_open = true; }
  /// Points started.
  int begun() const { return m_begun; }
  /// Points stopped in the middle.
  int stopped() const { return m_stopped; }

  void pass(const std::stop_token& stop) {
    ++m_begun;
    while (!m_open && !stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    if (!stop.stop_requested()) return;
    ++m_stopped;
    throw Cancelled();
  }

 private:
  std::atomic<bool> m_open = true;
  std::atomic<int> m_begun = 0;
  std::atomic<int> m_stopped = 0;
};

/// A window with a fake simulated device and a fake GPU, at the matrix product with its tiled variant only.
class LiveFixture {
 public:
  Gate gate;
  WindowFixture window{std::make_unique<gui::ComputeWorker>(
      [this](std::string_view id) {
        const auto kind = id.starts_with("cuda") ? DeviceInfo::Kind::Cuda : DeviceInfo::Kind::Simulated;
        return std::make_unique<FakeDevice>(fakeInfo(std::string(id), kind),
                                            [this](const Point&, const std::stop_token& stop, const PointProgress&) {
                                              gate.pass(stop);
                                              return fakeResult();
                                            });
      },
      [] {
        return std::vector{fakeInfo("cuda:0", DeviceInfo::Kind::Cuda), fakeInfo()};
      })};

  LiveFixture() {
    auto& experiment = window.window.experiment();
    if (!experiment.chooseDevice("simulated:fake")) qFatal("no device");
    experiment.chooseFamily("matmul");
    keepTiled();
  }

  /// All variants that the device runs.
  void keepTiled() const {
    for (const Variant& variant : findFamily("matmul")->variants) {
      auto* box = window.field<QCheckBox>(("variant." + variant.id).c_str());
      if (box->isChecked() && variant.id != "tiled") box->click();
    }
  }

  QSlider* slider() const { return window.field<gui::ParameterEditor>("parameter.tile")->findChild<QSlider*>(); }
  /// Drags it like a hand.
  void moveTo(int tile) const { slider()->setSliderPosition(tile); }

  std::vector<std::int64_t> tilesMeasured() const {
    std::vector<std::int64_t> tiles;
    for (const Result& result : window.session().results) tiles.push_back(result.parameters.integer("tile"));
    return tiles;
  }
};

}  // namespace warpbench::test
