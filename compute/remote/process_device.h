// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "device/device.h"
#include "remote/connection.h"

/// Devices of another process, which may run on another machine.
namespace warpbench::process {

/// A device there. A process that fails costs the point in work, which throws a DeviceError; the next point starts a
/// fresh one.
class ProcessDevice final : public Device {
 public:
  /// Starts the process and opens the device, by its id there; empty: the one that it would choose. `progress` hears
  /// what it waits for.
  /// @throws DeviceError, RequestError; Cancelled.
  ProcessDevice(Site site, const std::string& device, const std::stop_token& stop = {},
                const PointProgress& progress = {});

  const DeviceInfo& info() const override { return m_info; }
  Result measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                 const PointProgress& progress) override;

  /// Of the process that runs now; -1 where there is none.
  pid_t pid() const { return m_connection ? m_connection->pid() : -1; }

 private:
  void describe(DeviceInfo device);

  Site m_site;
  std::string m_device;  ///< its id there
  DeviceInfo m_info;
  std::unique_ptr<Connection> m_connection;  ///< nullptr: the next point makes one
};

/// All devices there.
/// @throws DeviceError where the process fails; Cancelled.
std::vector<DeviceInfo> listDevices(const Site& site, const std::stop_token& stop = {},
                                    const PointProgress& progress = {});

}  // namespace warpbench::process
