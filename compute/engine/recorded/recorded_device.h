// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "device/device.h"
#include "results/session/session.h"

namespace warpbench::recorded {

/// Replays the results of a session, with samples at the requested speed.
class RecordedDevice final : public Device {
 public:
  /// `info` must describe the points of `session`.
  RecordedDevice(DeviceInfo info, std::shared_ptr<const Session> session)
      : m_info(std::move(info)), m_session(std::move(session)) {}

  const DeviceInfo& info() const override { return m_info; }
  Result measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                 const PointProgress& progress) override;

 private:
  DeviceInfo m_info;
  std::shared_ptr<const Session> m_session;
};

}  // namespace warpbench::recorded
