#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "device/device.h"
#include "remote/connection.h"

/// Devices of another process, which may run on another machine.
namespace warpbench::process {

/// A device in another process, possibly on another machine. If the process fails, the current point throws a
/// DeviceError and the next point starts a new process.
class ProcessDevice final : public Device {
 public:
  /// Starts the process and opens the device by its id there; empty: the remote default. `progress` receives what the
  /// start waits for. @throws DeviceError, RequestError; Cancelled.
  ProcessDevice(Endpoint endpoint, const std::string& device, const std::stop_token& stop = {},
                const PointProgress& progress = {});

  const DeviceInfo& info() const override { return m_info; }
  Result measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                 const PointProgress& progress) override;

  /// The id of the running process; -1 if none.
  pid_t pid() const { return m_connection ? m_connection->pid() : -1; }

 private:
  void describe(DeviceInfo device);

  Endpoint m_endpoint;
  std::string m_device;  ///< remote id
  DeviceInfo m_info;
  std::unique_ptr<Connection> m_connection;  ///< nullptr: the next point creates one
};

/// All devices at a endpoint. @throws DeviceError if the process fails; Cancelled.
std::vector<DeviceInfo> listDevices(const Endpoint& endpoint, const std::stop_token& stop = {},
                                    const PointProgress& progress = {});

}  // namespace warpbench::process
