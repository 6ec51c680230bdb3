// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda_devices.h"

#include <cuda_runtime_api.h>
#include <cmath>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>

#include "core/text/error.h"
#include "gpu/cuda_check.h"

namespace warpbench::cuda {
namespace {

std::string versionText(int version) {
  return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

/// The driver version, such as "580.65.06", which CUDA's runtime does not report; otherwise the newest CUDA version
/// that the driver supports.
std::string driverVersion() {
  std::ifstream file("/proc/driver/nvidia/version");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  std::smatch match;
  if (std::regex_search(text, match, std::regex(R"((\d+\.\d+(\.\d+)?))"))) return match[1];
  int version = 0;
  return cudaDriverGetVersion(&version) == cudaSuccess && version > 0 ? "for CUDA " + versionText(version) : "";
}

int attribute(cudaDeviceAttr name, int device) {
  int value = 0;
  check(cudaDeviceGetAttribute(&value, name, device), "cudaDeviceGetAttribute");
  return value;
}

DeviceInfo describe(int device) {
  cudaDeviceProp properties{};
  check(cudaGetDeviceProperties(&properties, device), "cudaGetDeviceProperties");
  const double memoryKhz = attribute(cudaDevAttrMemoryClockRate, device);
  const double smKhz = attribute(cudaDevAttrClockRate, device);
  const double busBits = attribute(cudaDevAttrGlobalMemoryBusWidth, device);
  const UnitsPerClock units = unitsPerClock(properties.major, properties.minor);

  DeviceInfo info;
  info.kind = DeviceInfo::Kind::Cuda;
  info.record.id = "cuda:" + std::to_string(device);
  info.record.name = properties.name;
  info.record.origin = Origin::Measured;
  info.record.peakBandwidthGbs = 2 * memoryKhz * 1e3 * busBits / 8 * 1e-9;
  info.record.peakGflopsFp32 = 2.0 * units.fp32 * properties.multiProcessorCount * smKhz * 1e-6;
  info.record.peakGflopsFp64 = 2.0 * units.fp64 * properties.multiProcessorCount * smKhz * 1e-6;
  info.record.peakGflopsFp64Tensor = 2.0 * units.fp64Tensor * properties.multiProcessorCount * smKhz * 1e-6;
  info.record.peakGflopsTf32Tensor = 2.0 * units.tf32Tensor * properties.multiProcessorCount * smKhz * 1e-6;
  info.record.smClockMhz = smKhz * 1e-3;
  info.record.memoryClockMhz = memoryKhz * 1e-3;
  info.record.ecc = attribute(cudaDevAttrEccEnabled, device) != 0 ? "on" : "off";
  const double gib = std::round(static_cast<double>(properties.totalGlobalMem) / (1 << 30) * 10) / 10;
  info.details =
      Message(Message::text("%1 multiprocessors, %2 GiB, compute capability %3"), properties.multiProcessorCount, gib,
              std::to_string(properties.major) + "." + std::to_string(properties.minor));
  info.computeCapability = properties.major + properties.minor / 10.0;
  info.driver = driverVersion();
  info.toolkit = toolkitVersion();
  info.clocks = "SM up to " + std::to_string(static_cast<int>(smKhz / 1000)) + " MHz, memory " +
                std::to_string(static_cast<int>(memoryKhz / 1000)) + " MHz";
  return info;
}

DeviceInfo absent(int device, const Message& why) {
  DeviceInfo info;
  info.kind = DeviceInfo::Kind::Cuda;
  info.record.id = "cuda:" + std::to_string(device);
  info.record.name = "CUDA GPU";
  info.available = false;
  info.whyNot = why;
  info.toolkit = toolkitVersion();
  return info;
}

}  // namespace

UnitsPerClock unitsPerClock(int major, int minor) {
  switch (10 * major + minor) {
    case 70:
    case 72:
      return {64, 32, 0};
    case 75:
      return {64, 2, 0};
    case 80:
      return {64, 32, 64, 512};
    case 86:
    case 87:
    case 89:
      return {128, 2, 0, 128};
    case 90:
      return {128, 64, 128, 1024};
    case 100:
    case 103:
      return {128, 64, 0};
    case 120:
    case 121:
      return {128, 2, 0};
    default:
      return {};
  }
}

Message whyNoDevices(int status, int driverVersion) {
  if (driverVersion == 0) return Message::text("no NVIDIA driver in this machine");
  if (status == cudaSuccess || status == cudaErrorNoDevice) return Message::text("no CUDA-capable GPU in this machine");
  if (status == cudaErrorInsufficientDriver)
    return {Message::text("the NVIDIA driver is for CUDA %1, and this build needs %2: update the driver"),
            versionText(driverVersion), toolkitVersion()};
  return {Message::text("CUDA found no device: %1"), cudaGetErrorString(static_cast<cudaError_t>(status))};
}

std::optional<Message> whyNoCode(std::string_view architectures, int major, int minor) {
  const int capability = 10 * major + minor;
  std::istringstream list{std::string(architectures)};
  for (std::string each; list >> each;) {
    const int built = std::stoi(each);
    const bool hasCode = !each.ends_with("-virtual"), hasPtx = !each.ends_with("-real");
    if (hasPtx && built <= capability) return std::nullopt;
    if (hasCode && built / 10 == major && built <= capability) return std::nullopt;
  }
  return Message(Message::text("this build has GPU code for %1 and none for compute capability %2: configure it with "
                               "-DCMAKE_CUDA_ARCHITECTURES=%3"),
                 architectures, std::to_string(major) + "." + std::to_string(minor), capability);
}

std::string toolkitVersion() { return versionText(CUDART_VERSION); }

std::vector<DeviceInfo> describeCudaDevices() {
  int count = 0;
  const cudaError_t status = cudaGetDeviceCount(&count);
  if (status != cudaSuccess || count == 0) {
    cudaGetLastError();
    int driverVersion = 0;
    cudaDriverGetVersion(&driverVersion);
    return {absent(0, whyNoDevices(status, driverVersion))};
  }
  std::vector<DeviceInfo> devices;
  for (int device = 0; device < count; ++device) {
    try {
      DeviceInfo info = describe(device);
      const int capability = static_cast<int>(std::lround(info.computeCapability * 10));
      if (const auto why = whyNoCode(WARPBENCH_CUDA_ARCHITECTURES, capability / 10, capability % 10)) {
        info.available = false;
        info.whyNot = *why;
      }
      devices.push_back(std::move(info));
    } catch (const DeviceError& error) {
      devices.push_back(absent(device, error.message()));  // a broken device must not hide the others
    }
  }
  return devices;
}

}  // namespace warpbench::cuda
