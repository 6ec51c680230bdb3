// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/process/fallback_device.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "device/process/endless_kernel.h"
#include "device/process/place.h"

namespace warpbench::process {

namespace {

constexpr std::string_view kDidNotEnd = "the kernel did not end within ";

/// A fault is the whole process's: a device that is opened later has it too.
std::atomic<bool> faulty = false;

/// Remembers why this process cannot use its GPU any more.
void note(const std::string& id, std::string_view reason) {
  faulty = true;
  if (reason.find(kDidNotEnd) != reason.npos) noteEndlessKernel(id);
}

/// What would free its buffers waits for a kernel that may never end: it stays until the process does, in sight of
/// whoever looks for leaks.
void leave(std::unique_ptr<Device> device) {
  static std::mutex mutex;
  static auto* const left = new std::vector<Device*>;
  const std::scoped_lock lock(mutex);
  left->push_back(device.release());
}

}  // namespace

bool leavesProcessBroken(std::string_view reason) {
  constexpr std::array<std::string_view, 17> kFaults{"(cudaErrorIllegalAddress)",
                                                     "(cudaErrorLaunchTimeout)",
                                                     "(cudaErrorAssert)",
                                                     "(cudaErrorHardwareStackError)",
                                                     "(cudaErrorIllegalInstruction)",
                                                     "(cudaErrorMisalignedAddress)",
                                                     "(cudaErrorInvalidAddressSpace)",
                                                     "(cudaErrorInvalidPc)",
                                                     "(cudaErrorLaunchFailure)",
                                                     "(cudaErrorECCUncorrectable)",
                                                     "(cudaErrorContained)",
                                                     "(cudaErrorExternalDevice)",
                                                     "(cudaErrorContextIsDestroyed)",
                                                     "(cudaErrorDevicesUnavailable)",
                                                     "(cudaErrorTensorMemoryLeak)",
                                                     "(cudaErrorMpsClientTerminated)",
                                                     kDidNotEnd};
  return std::ranges::any_of(kFaults, [&](std::string_view fault) { return reason.find(fault) != reason.npos; });
}

FallbackDevice::FallbackDevice(std::unique_ptr<Device> here, Opener elsewhere)
    : m_here(std::move(here)), m_open(std::move(elsewhere)) {
  if (!m_here) m_elsewhere = m_open({});
}

FallbackDevice::~FallbackDevice() = default;

const DeviceInfo& FallbackDevice::info() const {
  return m_here ? m_here->info() : m_elsewhere ? m_elsewhere->info() : m_lastInfo;
}

Result FallbackDevice::measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                               const PointProgress& progress) {
  if (m_here) {
    try {
      return m_here->measure(point, options, stop, progress);
    } catch (const DeviceError& error) {
      if (!leavesProcessBroken(error.what())) throw;
      m_lastInfo = m_here->info();
      note(m_lastInfo.record.id, error.what());
      leave(std::move(m_here));
      throw;
    }
  }
  if (!m_elsewhere) m_elsewhere = m_open(stop);
  Result result = m_elsewhere->measure(point, options, stop, progress);
  if (!std::exchange(m_said, true)) result.warnings.emplace_back(kRunsInOtherProcess);
  return result;
}

std::unique_ptr<Device> openGuarded(std::string_view id) {
  if (!id.starts_with("cuda:")) return openDevice(id);
  std::unique_ptr<Device> here;
  try {
    if (!faulty) here = openDevice(id);
  } catch (const DeviceError& error) {
    if (!leavesProcessBroken(error.what())) throw;
    note(std::string(id), error.what());
  }
  return std::make_unique<FallbackDevice>(
      std::move(here), [id = std::string(id)](const std::stop_token& stop) { return openInChild(id, stop); });
}

}  // namespace warpbench::process
