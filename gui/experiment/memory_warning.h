// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/machine/machine_limits.h"
#include "device/device.h"

namespace warpbench::gui {

/// Warns before a run if its data need more than half of this machine's free memory; otherwise hidden.
class MemoryWarning : public QLabel {
  Q_OBJECT

 public:
  explicit MemoryWarning(QWidget* parent = nullptr, std::function<std::size_t()> freeMemory = warpbench::freeMemory);
  ~MemoryWarning() override;

  /// Examines these points on `device` in the background.
  void look(const std::vector<Point>& points, const DeviceInfo* device);

 signals:
  /// The warning matches the last look().
  void looked();

 private:
  void say(const QString& text);

  std::function<std::size_t()> m_freeMemory;
  std::stop_source m_look;
};

}  // namespace warpbench::gui
