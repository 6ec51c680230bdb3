// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces the CUDA device in builds without nvcc.
#include "core/text/error.h"
#include "gpu/cuda_devices.h"
#include "gpu/timing/calibration.h"
#include "gpu/timing/profiled_launches.h"

namespace warpbench::cuda {
namespace {

constexpr MessageId kWhyNot = Message::text("built without CUDA: no nvcc was found, or WARPBENCH_CUDA was OFF");

}  // namespace

std::vector<DeviceInfo> describeCudaDevices() {
  DeviceInfo info;
  info.kind = DeviceInfo::Kind::Cuda;
  info.record.id = "cuda:0";
  info.record.name = "CUDA GPU";
  info.available = false;
  info.whyNot = kWhyNot;
  return {info};
}

std::string toolkitVersion() { return {}; }

std::unique_ptr<Device> openCuda(int) { throw DeviceError(kWhyNot); }

void launchForProfiler(int, const std::vector<Point>&, const std::function<void(std::size_t, const ProfiledKernel&)>&) {
  throw DeviceError(kWhyNot);
}

std::vector<ProfileField> calibrate(int, const std::function<void(const ProfileField&)>&) {
  throw DeviceError(kWhyNot);
}

int multiprocessorsOf(int) { throw DeviceError(kWhyNot); }

}  // namespace warpbench::cuda
