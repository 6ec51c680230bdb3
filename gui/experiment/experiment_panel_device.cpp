// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ExperimentPanel that depends on the device.
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "experiment/experiment_panel.h"
#include "places/device_box.h"
#include "widgets/texts.h"
#include "widgets/wheel_guard.h"

namespace warpbench::gui {

QWidget* ExperimentPanel::createDevice() {
  m_mode->setObjectName(QStringLiteral("mode"));
  m_mode->setAccessibleName(tr("Mode"));
  m_mode->setToolTip(
      toolTipText(tr("cold: the L2 cache is flushed before every sample.\n"
                     "hot: the L2 cache is as the last launch left it.\n"
                     "inside: the kernel repeats its work inside one launch, if the family's kernels can.")));
  WheelGuard::protect(m_mode);

  auto* device = new QWidget(this);
  auto* deviceLayout = new QVBoxLayout(device);
  deviceLayout->setContentsMargins(0, 0, 0, 0);
  deviceLayout->addWidget(m_devices);
  deviceLayout->addLayout(createReplay());
  return device;
}

QLayout* ExperimentPanel::createReplay() {
  m_speed->setObjectName(QStringLiteral("replay.speed"));
  constexpr double kAsMeasured = 1;
  constexpr double kFast = 10;
  m_speed->addItem(tr("at once"), 0.0);
  m_speed->addItem(tr("as measured"), kAsMeasured);
  m_speed->addItem(tr("10 times as fast"), kFast);
  m_speed->setToolTip(toolTipText(tr("Speed at which recorded samples are replayed.")));
  WheelGuard::protect(m_speed);
  m_speedLabel->setBuddy(m_speed);
  auto* row = new QHBoxLayout;
  row->addWidget(m_speedLabel);
  row->addWidget(m_speed, 1);
  return row;
}

double ExperimentPanel::replaySpeed() const { return m_speed->currentData().toDouble(); }

void ExperimentPanel::setReplaySpeed(double speed) {
  if (const int row = m_speed->findData(speed); row >= 0) m_speed->setCurrentIndex(row);
}

void ExperimentPanel::setDevices(const std::vector<DeviceInfo>& devices) { m_devices->setDevices(devices); }

bool ExperimentPanel::chooseDevice(const std::string& id) { return m_devices->choose(id); }

const DeviceInfo* ExperimentPanel::device() const { return m_devices->device(); }

const DeviceInfo* ExperimentPanel::firstDevice() const { return m_devices->firstDevice(); }

const DeviceInfo* ExperimentPanel::offered(const std::string& id) const { return m_devices->find(id); }

bool ExperimentPanel::onEach() const { return m_devices->onEach(); }

}  // namespace warpbench::gui
