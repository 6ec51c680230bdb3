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

/// The devices of this machine and of places, each with what its times are (measured, modelled). Those that cannot be
/// used are listed, cannot be chosen, and say why. An entry may stand for several GPUs (see withAllGpus).
class DeviceBox : public QWidget {
  Q_OBJECT

 public:
  explicit DeviceBox(QWidget* parent = nullptr);

  /// Chooses a GPU where there is one, else a recording, else the first simulated device.
  void setDevices(const std::vector<DeviceInfo>& devices);
  const std::vector<DeviceInfo>& devices() const { return m_devices; }
  /// nullptr until devices were set, or where none can be used.
  const DeviceInfo* device() const;
  /// The device, or of several the first.
  const DeviceInfo* firstDevice() const;
  /// Several devices are chosen, and each is to run every point.
  bool onEach() const;
  void setOnEach(bool each);
  /// How often each point runs.
  std::size_t runsOfAPoint() const;
  /// nullptr where there is no such entry.
  const DeviceInfo* find(const std::string& id) const;
  /// False where there is no such device or it cannot be used.
  bool choose(const std::string& id);
  /// The field, which stands apart from what is said of the device.
  QComboBox* combo() const { return m_combo; }

 signals:
  void changed();
  /// Whether each of several is to run every point.
  void eachChanged();

 private:
  void describe();

  std::vector<DeviceInfo> m_devices;
  QComboBox* m_combo;
  QCheckBox* m_each;  ///< shown with several devices only
  QLabel* m_badge;
  QLabel* m_about;
  QLabel* m_details;  ///< why others are not available
};

}  // namespace warpbench::gui
