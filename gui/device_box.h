// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "device/device.h"

class QComboBox;
class QLabel;

namespace warpbench::gui {

/// The devices of this machine, each with what its times are (measured, modelled). Those that cannot be used are
/// listed, cannot be chosen, and say why.
class DeviceBox : public QWidget {
  Q_OBJECT

 public:
  explicit DeviceBox(QWidget* parent = nullptr);

  /// Chooses a GPU where there is one, else a recording, else the first simulated device.
  void setDevices(const std::vector<DeviceInfo>& devices);
  const std::vector<DeviceInfo>& devices() const { return m_devices; }
  /// nullptr until devices were set, or where none can be used.
  const DeviceInfo* device() const;
  /// False where there is no such device or it cannot be used.
  bool choose(const std::string& id);
  /// The field, for a label's buddy.
  QComboBox* combo() const { return m_combo; }

 signals:
  void changed();

 private:
  void describe();

  std::vector<DeviceInfo> m_devices;
  QComboBox* m_combo;
  QLabel* m_badge;
  QLabel* m_about;
  QLabel* m_details;  ///< why others are not available
};

}  // namespace warpbench::gui
