// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/process_device.h"

#include <utility>

#include "core/text/error.h"
#include "engine/devices/devices.h"
#include "results/values/device_id.h"

namespace warpbench::process {

namespace {

std::string chosenThere(Connection& connection, const std::stop_token& stop) {
  std::string device = defaultDevice(connection.devices(stop));
  if (device.empty()) throw RequestError(Message::text("the other process has no usable device"));
  return device;
}

}  // namespace

ProcessDevice::ProcessDevice(Endpoint endpoint, const std::string& device, const std::stop_token& stop,
                             const PointProgress& progress)
    : m_endpoint(std::move(endpoint)), m_connection(std::make_unique<Connection>(m_endpoint, stop, progress)) {
  m_device = device.empty() ? chosenThere(*m_connection, stop) : device;
  describe(m_connection->open(m_device, stop));
}

void ProcessDevice::describe(DeviceInfo device) {
  device.record.id = withPlace(m_device, m_endpoint.name);
  m_info = std::move(device);
}

Result ProcessDevice::measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                              const PointProgress& progress) {
  if (stop.stop_requested()) throw Cancelled();
  if (!m_connection || !m_connection->usable()) {
    m_connection.reset();
    progress(Message::text("starting the process"), 0);
    m_connection = std::make_unique<Connection>(m_endpoint, stop, progress);
  }
  Session session;
  try {
    session = m_connection->measure(m_device, point, options, stop, progress);
  } catch (...) {
    if (!m_connection->usable()) m_connection.reset();
    throw;
  }
  // A device learns its clocks and copy bandwidth while measuring.
  const Environment& there = session.environment;
  DeviceInfo known = m_info;
  if (const DeviceRecord* record = there.find(m_device)) known.record = *record;
  known.driver = there.driver;
  known.toolkit = there.toolkit;
  known.clocks = there.clocks;
  known.host = there.host;
  describe(std::move(known));
  return std::move(session.results.front());
}

std::vector<DeviceInfo> listDevices(const Endpoint& endpoint, const std::stop_token& stop,
                                    const PointProgress& progress) {
  std::vector<DeviceInfo> devices = Connection(endpoint, stop, progress).devices(stop);
  for (DeviceInfo& device : devices) device.record.id = withPlace(device.record.id, endpoint.name);
  return devices;
}

}  // namespace warpbench::process
