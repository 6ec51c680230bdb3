// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string_view>

#include "device/device.h"

namespace warpbench::process {

/// Whether the reason of a DeviceError is one after which CUDA answers everything with the same error, until the
/// process ends (CUDA Runtime API, "cudaError_t": "the process must be terminated and relaunched"), or a kernel that
/// never ends, behind which all else would wait.
bool leavesProcessBroken(std::string_view reason);

/// The warning of the first result after that.
inline constexpr const char* kRunsInOtherProcess =
    "after a GPU fault this program cannot use the GPU any more: from here on the points run in a process of their own";

/// A device of this process until a fault makes it useless; then the same device of another. The point that it happened
/// to fails; the rest goes on.
class FallbackDevice final : public Device {
 public:
  using Opener = std::function<std::unique_ptr<Device>(const std::stop_token& stop)>;

  /// `here` nullptr: it was useless before it could be opened.
  /// @throws what `elsewhere` does, in that case.
  FallbackDevice(std::unique_ptr<Device> here, Opener elsewhere);
  ~FallbackDevice() override;

  const DeviceInfo& info() const override;
  Result measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                 const PointProgress& progress) override;
  void runEnds() override {
    if (m_here) m_here->runEnds();
  }

 private:
  std::unique_ptr<Device> m_here;       ///< nullptr after a fault
  std::unique_ptr<Device> m_elsewhere;  ///< nullptr before one
  Opener m_open;
  DeviceInfo m_lastInfo;  ///< between the two
  bool m_said = false;
};

/// As openDevice(), but a CUDA device outlives its faults.
std::unique_ptr<Device> openGuarded(std::string_view id);

}  // namespace warpbench::process
