// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "device/device.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace warpbench::gui {

/// The devices of this machine and of remote places, each with the origin of its times (measured, modelled). Unusable
/// devices are listed with the reason but cannot be selected. An entry may stand for several GPUs (see withAllGpus).
class DeviceBox : public QWidget {
  Q_OBJECT

 public:
  explicit DeviceBox(QWidget* parent = nullptr);

  /// Selects a GPU if there is one, otherwise a recording, otherwise the first simulated device.
  void setDevices(const std::vector<DeviceInfo>& devices);
  const std::vector<DeviceInfo>& devices() const { return m_devices; }
  /// nullptr before setDevices(), or if no device is usable.
  const DeviceInfo* device() const;
  /// The selected device, or the first of several.
  const DeviceInfo* firstDevice() const;
  /// Whether several devices are selected and each runs every point.
  bool onEach() const;
  void setOnEach(bool each);
  /// How many times each point runs.
  std::size_t runsOfAPoint() const;
  /// nullptr if there is no such entry.
  const DeviceInfo* find(const std::string& id) const;
  /// Returns false if there is no such device or it is unusable.
  bool choose(const std::string& id);
  /// The selection field, without the description of the device.
  QComboBox* combo() const { return m_combo; }

 signals:
  void changed();
  /// The choice whether each of several devices runs every point has changed.
  void eachChanged();

 private:
  void describe();

  std::vector<DeviceInfo> m_devices;
  QComboBox* m_combo;
  QCheckBox* m_each;  ///< visible only if several devices are selected
  QLabel* m_badge;
  QLabel* m_about;
  QLabel* m_details;  ///< why other devices are unavailable
};

}  // namespace warpbench::gui
