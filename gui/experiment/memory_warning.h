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

/// One line that says, before a run, that its data take more than half of this machine's free memory; hidden where they
/// do not.
class MemoryWarning : public QLabel {
  Q_OBJECT

 public:
  explicit MemoryWarning(QWidget* parent = nullptr, std::function<std::size_t()> freeMemory = warpbench::freeMemory);
  ~MemoryWarning() override;

  /// The run of these points on `device`, whose sizes become known in the background.
  void look(const std::vector<Point>& points, const DeviceInfo* device);

 signals:
  /// The line is that of the last look().
  void looked();

 private:
  void say(const QString& text);

  std::function<std::size_t()> m_freeMemory;
  std::stop_source m_look;
};

}  // namespace warpbench::gui
