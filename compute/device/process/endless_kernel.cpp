// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/process/endless_kernel.h"

#include <mutex>
#include <set>
#include <utility>

namespace warpbench::process {

namespace {

struct Noted {
  std::mutex mutex;
  std::set<std::string> gpus;
};

Noted& noted() {
  static Noted all;
  return all;
}

class BesideEndlessKernel final : public Device {
 public:
  explicit BesideEndlessKernel(std::unique_ptr<Device> device) : m_device(std::move(device)) {}
  const DeviceInfo& info() const override { return m_device->info(); }
  Result measure(const Point& point, const MeasureOptions& options, std::stop_token stop,
                 const PointProgress& progress) override {
    Result result = m_device->measure(point, options, std::move(stop), progress);
    result.warnings.emplace_back(kBesideEndlessKernel);
    return result;
  }
  void runEnds() override { m_device->runEnds(); }

 private:
  std::unique_ptr<Device> m_device;
};

}  // namespace

void noteEndlessKernel(const std::string& gpu) {
  const std::scoped_lock lock(noted().mutex);
  noted().gpus.insert(gpu);
}

std::unique_ptr<Device> besideEndlessKernels(std::unique_ptr<Device> device, const std::string& gpu) {
  const std::scoped_lock lock(noted().mutex);
  if (!noted().gpus.contains(gpu)) return device;
  return std::make_unique<BesideEndlessKernel>(std::move(device));
}

}  // namespace warpbench::process
